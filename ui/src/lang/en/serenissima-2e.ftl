# Serenissima, second edition: the words of the game in English.
# One message for every rule, event and question; names of goods, cards, steps and flaws.
# Values that may be missing arrive as the text "none"; yes and no as "true" and "false".

## Goods. Attributes are cases for Russian; .one is a single cube.

good-wood = wood
    .gen = wood
    .acc = wood
    .one = 1 cube of wood
good-stone = stone
    .gen = stone
    .acc = stone
    .one = 1 cube of stone
good-marble = marble
    .gen = marble
    .acc = marble
    .one = 1 cube of marble
good-wine = wine
    .gen = wine
    .acc = wine
    .one = 1 cube of wine
good-gold = gold
    .gen = gold
    .acc = gold
    .one = 1 cube of gold
good-spice = spice
    .gen = spice
    .acc = spice
    .one = 1 cube of spice

## Colours. .adj goes before a plural: “red sailors”.

colour-red = red
    .adj = red
colour-blue = blue
    .adj = blue
colour-orange = orange
    .adj = orange
colour-black = black
    .adj = black

## Doge cards, steps, causes, places

card-wine = wine
card-one = one hourglass
card-two = two hourglasses
card-shuffle = two hourglasses and arrows

step-load = load
step-move = move
step-sell = sell
step-fight = fight
place-galley = galley { $galley }
place-port = { $port }
place-reserve = the reserve
zone-open-sea = the open sea

## What can be corrected

fix-Purse = purse
fix-Galley = galley
fix-Port = port owner and garrison
fix-Warehouse = warehouse
fix-Buildings = fort and basilica
fix-Closed = closed port
fix-WhitePawn = white pawn
fix-BlackPawn = black pawn
fix-DogeDeck = Doge deck
fix-Turn = turn number
fix-Scorings = scorings so far
fix-First = first player
fix-Colour = player colour
fix-Options = table options
fix-Board = printed board
fix-Printed = printed value

## Rules: the box

rule-BOX-1 = The bank has no { GOOD($good, case: "gen") } left, so none can be loaded.
    .title = The bank’s goods
    .help = The bank holds only the cubes of the box: 14 wood, 12 each of stone, marble and wine, 10 each of gold and spice. When a kind has run out, nobody can load it. Cubes come back when they go overboard or down with a galley. Cubes in a warehouse stay there for the rest of the game, so a kind can run out for good.
rule-BOX-2 = Dead sailors and the crews of sunk galleys go back to their owner’s reserve.
    .title = Back to the reserve
    .help = No sailor ever leaves the game. Whoever falls in battle or goes down with a galley returns to the player’s reserve and can be hired again for 1 ducat. A lost battle costs money and time, but never your last man.
rule-BOX-3 = A sunk galley goes back to the supply, where anyone can buy it.
    .title = Sunk galleys
    .help = The ship returns to the supply and the cube comes off the wheel. From then on the number is free again, and any player may buy it in an investment, even the one who sank it.
rule-BOX-4 = No cube is left for another galley: { $most ->
        [one] { $most } galley
       *[other] { $most } galleys
    } a player is the limit.
    .title = Six galleys at most
    .help = Each colour has six cubes for the wheel, and every galley in play needs one. With six galleys you can buy no more. If one sinks, its cube comes back to you and you can buy again.
rule-BOX-5 = { $seat } has too few sailors in reserve.
    .title = Sailors in reserve
    .help = A player has 22 sailors with four players, 26 with three and 30 with two. When all of them are in ports and on galleys, nobody can be hired. Sailors come back to the reserve when they fall or when their galley sinks.
rule-BOX-6 = { $seat } cannot pay { $price ->
        [one] { $price } ducat
       *[other] { $price } ducats
    }.
    .title = No debts
    .help = Nobody pays more than they have: there is no credit and no loan between players. Sales, scorings and the wine card bring money in. If the coins on the table say otherwise, correct the purse in the app.
rule-BOX-7 = { $piece ->
        [galley] Galley { $galley } cannot be used for this: it is taken, or not in play.
        [port] { $port } is already held or closed.
        [sailors] There are no sailors of yours to use there: { $place }.
        [cube] Galley { $galley } carries no { GOOD($good, case: "gen") }.
       *[other] There is no such piece.
    }
    .title = What is not there
    .help = Every piece exists once. A galley that is in play cannot be taken a second time, a held port cannot be picked, and what is not aboard cannot be moved or sold. Sailors of two players never share a galley or a port. If the table shows something else, correct it in the app first.

## Rules: set-up

rule-SETUP-1 = The first player is drawn at random.
    .title = First player
    .help = The app draws the first player, or the table decides and taps a name. The first player picks first in the set-up, and buys first after a Doge card. Who acts when is a matter of the wheel, not of this draw.
rule-SETUP-2 = Everybody starts with a colour, a full reserve of sailors and 5 ducats.
    .title = What everybody gets
    .help = The reserve is 22 sailors with four players, 26 with three and 30 with two. The first six of them go into the starting port and onto the first galley, three more onto each further galley. The starting ports and galleys themselves cost nothing.
rule-SETUP-3 = The white pawn starts on the turn track, the black pawn on the wheel’s Doge space, and the Doge cards are shuffled.
    .title = Pawns and Doge cards
    .help = The white pawn stands on the start space for your number of players. The black pawn waits on the Doge space of the wheel. The five Doge cards lie face down in one deck.
rule-SETUP-4 = { $port } is not a starting port.
    .title = First port and galley
    .help = In seat order each player picks one free starting port and one free galley. Put 3 sailors into the port and 3 on the galley, lay the galley in the port’s zone, put your cube on its number on the wheel, and take the port card. A low number acts early in each turn, a high one late.
rule-SETUP-5 = Each player picks a second galley, with two players a third.
    .title = Further galleys
    .help = The second galley is picked in reverse order, starting with the last player. With two players a third follows, in seat order again. Each new galley lies beside the first one and carries 3 sailors.
rule-SETUP-6 = { $why ->
        [port] { $port } is closed in this game.
        [good] { $port } does not produce { GOOD($good, case: "gen") }: close a port that does.
        [galley] Galley { $galley } stays in the box with two or three players.
       *[other] This stays out of the game with two or three players.
    }
    .title = Closed ports
    .help = With two or three players, four ports are closed before the first pick: one each of wood, wine, stone and marble. Galleys 13 to 15 stay in the box. A closed port gives no goods, buys nothing and cannot be taken. Its zone stays open: galleys pass through, blockade, fight and swap sailors or goods there.
rule-SETUP-7 = With hidden money each player sees only their own purse.
    .title = Open or hidden money
    .help = The table agrees before the game whether money is open. If it is hidden, the app shows a purse to its owner alone. Income from a scoring is always said aloud, and at the end all purses are opened.

## Rules: the wheel

rule-WHEEL-1 = The galley with the next higher number on the wheel is active.
    .title = The next galley
    .help = The black pawn walks up the numbers and stops at the next cube. The owner of that galley either activates it or invests instead. Then the pawn walks on.
rule-WHEEL-2 = When no cube is ahead, the black pawn reaches the Doge space and the turn ends.
    .title = End of the wheel
    .help = Once the last galley has acted, the black pawn goes to the Doge space. Then a Doge card is turned, which decides how far the game moves on.
rule-WHEEL-3 = The wheel counts as it stands at this moment.
    .title = The wheel is live
    .help = A galley bought during the turn acts in this same turn if its number is still ahead of the pawn. If its number is already behind, it waits for the next turn. A sunk galley is skipped from that moment on.
rule-WHEEL-4 = The pawn stands on a number, even when the galley of that number has sunk.
    .title = The pawn stays on its number
    .help = If the active galley sinks, the pawn stays where it is and walks on to the next higher cube. A player without galleys has no activations and calls no blockades, but still gets income and may buy after the Doge card. If no cube at all is left, the turn ends at once.

## Rules: activating a galley

rule-ACT-1 = Too late to { $step ->
        [load] { step-load }
        [move] { step-move }
        [sell] { step-sell }
       *[fight] { step-fight }
    }: this galley has already gone on to “{ $now ->
        [load] { step-load }
        [move] { step-move }
        [sell] { step-sell }
       *[fight] { step-fight }
    }”.
    .title = Order of the steps
    .help = A galley first loads, then moves, then sells or fights. Every step may be skipped, but none can be taken up again later. Throwing goods overboard is the exception: that works at any time.
rule-LOAD-1 = Galley { $galley } has no free space.
    .title = Five spaces
    .help = A galley holds five pieces, sailors and goods together. At least one must be a sailor, so the most is five sailors, or four goods and one sailor. Throw goods overboard or move pieces to another galley to make room.
rule-LOAD-2 = A sailor cannot go from { $from } to { $to }.
    .title = Moving sailors
    .help = In the load step sailors move between the active galley and your other galleys in its zone, or between it and the port, if the port is yours. The active galley is always one of the two ends. In a neutral or foreign port nobody can be set ashore this way. It costs nothing, and you may do it as often as you like.
rule-LOAD-3 = { $port } has no room for another sailor.
    .title = Room in a port
    .help = A port holds as many sailors as its warehouse has slots. A port with five slots holds five sailors, however full the warehouse is. It counts for hiring, moving and landing alike.
rule-LOAD-4 = The last sailor must stay in { $port }.
    .title = A port keeps a sailor
    .help = A port is yours as long as at least one of your sailors is in it. So the last one may not board a galley. If the table allows it anyway, the port becomes neutral and its card goes back to the reserve.
rule-LOAD-5 = Galley { $galley } cannot be sunk on purpose now.
    .title = An empty galley sinks
    .help = A galley whose last sailor leaves sinks at once. It goes to the supply, its goods to the bank, and its cube comes off the wheel. You may do this on purpose in the load step, to the active galley or another of yours in its zone. If the active galley sinks, its activation is over.
rule-LOAD-6 = { $port } does not produce { GOOD($good, case: "gen") }, so it cannot be loaded here.
    .title = Loading goods
    .help = The active galley loads the kind that the port of its zone produces. In your own port the first cube of the activation is free and each further one costs 1 ducat to the bank. In a neutral port each cube costs 1 ducat to the bank, in another player’s port 1 ducat to that player, who cannot refuse. What lies in the warehouse cannot be loaded.
rule-LOAD-7 = Goods cannot go from galley { $from } to galley { $to } now.
    .title = Goods between galleys
    .help = In the load step goods move free of charge between the active galley and your other galleys in the same zone. The active galley is always one of the two ends. Two galleys beside it cannot trade with each other.
rule-LOAD-8 = Galley { $galley } is not the one that may throw goods overboard.
    .title = Overboard
    .help = The active galley may throw goods overboard at any time of its activation. They go back to the bank. The winner of a battle may do so too, to make room for loot. Sailors can never be thrown overboard.
rule-LOAD-9 = Nothing can be loaded here: { $zone } has no open port.
    .title = Zones without a port
    .help = Where there is no port, or a closed one, no goods can be loaded, sold or stored. You can still move sailors and goods between your own galleys, throw goods overboard, sail on and fight galleys.

## Rules: moving and blockades

rule-MOVE-1 = { $gap ->
        [none] { $left ->
            [0] This galley has no zones left to move.
           *[other] Too far: { $path ->
                [one] { $path } zone
               *[other] { $path } zones
            }, and this galley can still move only { $left ->
                [one] { $left } zone
               *[other] { $left } zones
            }.
        }
       *[other] The way is broken: { $gap } does not border the zone before it.
    }
    .title = How far a galley moves
    .help = A galley moves up to one zone for each sailor aboard, from zone to neighbouring zone. The sailors are counted when the move begins. Every step counts, also back to where you came from. Each zone moved makes the galley weaker in battle this activation.
rule-MOVE-2 = Galley { $galley } is blockaded and moves no further.
    .title = Blockade
    .help = When a galley enters a zone, an opponent whose galleys there carry more sailors in total may stop it. More means strictly more, and sailors in ports do not count. The stopped galley may still sell or fight. Nobody can blockade a galley in the zone where it started.
rule-MOVE-3 = The opponent with the most sailors in the zone is asked first.
    .title = Who is asked first
    .help = If several opponents could call a blockade, they are asked one after another. The one with most sailors on galleys in the zone begins. Among equals it is the one who owns the lowest-numbered galley there. The first yes settles it.
rule-MOVE-4 = Goods cannot be given to or taken from galley { $galley }: it is another player’s.
    .title = No gifts
    .help = You may talk and promise, for example not to call a blockade, but nobody has to keep a promise. Goods and ducats never pass from player to player. The only payment between players is for loading in someone’s port.

## Rules: selling

rule-SELL-1 = { $port } does not buy { GOOD($good, case: "acc") }: it produces or already stores it.
    .title = What a port buys
    .help = The active galley sells at the port of its zone, as many cubes as you like, but one of each kind. A port never buys what it produces, and never a kind that already lies in its warehouse. You may sell without having moved.
rule-SELL-2 = There is no free warehouse slot at { $zone }.
    .title = Slots and prices
    .help = A sold cube goes on the free slot with the lowest number. In a neutral or another player’s port the bank pays that number, from 2 to 6 ducats. In your own port you get nothing, but a fuller warehouse pays more in the scorings. A full warehouse buys no more.
rule-SELL-3 = Spice pays 2 ducats more in every port.
    .title = Spice
    .help = Whoever sells spice gets 2 ducats on top of the slot’s value. That holds in your own port too, where spice is the only good that earns anything on the spot.
rule-SELL-4 = A port that stores wine shows the wine side of its card.
    .title = Wine in port
    .help = As soon as wine is sold to a port, its card is turned to the wine side. The wine Doge card then pays the port’s owner 3 ducats. Ports that produce wine have only that side.
rule-SELL-5 = { $by } has blockaded the sale: fight one of { $by }’s galleys, or end the activation.
    .title = Blockade of a sale
    .help = An opponent whose galleys in the zone carry strictly more sailors in total may forbid the sale. It is asked once, before the first cube. The blocked player fights a galley of the blockader or ends the activation. In the zone where the activation began there is no such blockade, unless the table chose that option.
rule-SELL-6 = { $sold ->
        [true] This galley has sold goods, so it does not fight or capture any more.
       *[other] This galley has fought, so it does not sell any more.
    }
    .title = Sell or fight
    .help = In the last step a galley does one of two things: it sells, or it fights and captures. Once it has begun one, the other is out until its next activation.

## Rules: battle against a galley

rule-FIGHT-1 = The active galley cannot attack { $foe }.
    .title = Choosing an enemy
    .help = The active galley attacks one enemy target in its own zone. A battle is always one against one: other galleys in the zone do not help. Attacks on galleys cannot be blockaded.
rule-FIGHT-2 = Galley { $galley } has no strength left to attack.
    .title = Strength
    .help = The attacker’s strength is the sailors aboard minus the zones moved in this activation. The defender’s strength is simply the sailors aboard. With strength 0 or less nobody can attack. Come from nearby with a full crew.
rule-FIGHT-3 = Too many skulls: at most { $dice1 } for the attacker and { $dice2 } for the defender.
    .title = Rolling the dice
    .help = Both sides roll at once, one die for each point of strength. Each skull kills one enemy sailor, and both losses take effect together. Every die has a skull on three of its six faces. Nobody can roll more skulls than dice.
rule-FIGHT-4 = After each round the attacker fights on or breaks off.
    .title = Another round
    .help = The attacker alone decides after a round. Breaking off ends the activation. Fighting on, the attacker rolls as many dice as sailors are left, but never more than the strength of the first battle. The defender always rolls one die for each sailor.
rule-FIGHT-5 = A side without sailors has lost, and its galley sinks.
    .title = Sinking
    .help = The galley goes to the supply and its cube comes off the wheel. Since both sides roll at once, both can sink in the same round. Then all their goods go to the bank.
rule-FIGHT-6 = The sunk galley carried no { GOOD($good, case: "gen") } that could still be taken.
    .title = Loot
    .help = Whoever survives may take goods from the sunk galley into free spaces, also as the defender. Own goods may go overboard to make room, sailors may not. This is settled at once. What nobody takes goes to the bank.
rule-FIGHT-7 = After sinking a galley the attacker may go on: another galley, the port, or the end.
    .title = One battle after another
    .help = The winner may attack the next galley in the zone, turn to the port, or stop. The strength of the first battle stays the upper limit for all of them. Losses add up, so later battles are harder.

## Rules: neutral ports

rule-CAPT-1 = { $sailors ->
        [one] { $sailors } sailor
       *[other] { $sailors } sailors
    } cannot land: it takes at least 1 and here at most { $most }.
    .title = Taking a neutral port
    .help = Land one or more sailors from the active galley and the port is yours, without a fight. No more may land than the port has slots. Even the last sailor may land: then the galley sinks.
rule-CAPT-2 = { $by } has blockaded the capture: fight { $by }’s galleys first, or end the activation.
    .title = Blockade of a capture
    .help = An opponent with strictly more sailors on galleys in the zone may stop you from taking a neutral port. You may fight those galleys first and then try again, or end the activation. If they still carry more after a loss, they may call it again. In the zone where the activation began there is no such blockade, unless the table chose that option.
rule-CAPT-3 = The captor takes the port card; goods and buildings stay in the port.
    .title = What comes with a port
    .help = The card lies in the reserve and goes to the new owner. Whatever is in the warehouse stays, and so do a fort and a basilica. From now on they count for the new owner.
rule-CAPT-4 = A capture ends the activation.
    .title = The end of a capture
    .help = After taking a port the galley is done for this turn. It neither sells nor fights, and it does not load there before its next activation.

## Rules: other players’ ports

rule-PORT-1 = Galley { $galley } guards the port and must be sunk first.
    .title = Guards
    .help = Another player’s port can only be taken by force. First all galleys of its owner in the zone must be sunk. Galleys of other players do not matter, and nobody can blockade the attack.
rule-PORT-2 = { $port } is the last port of { $seat } and cannot be attacked.
    .title = The last port
    .help = Nobody can be driven off the map: a player’s only port is safe. It is tested when the attack is declared. Galleys lying there can still be attacked.
rule-PORT-3 = The garrison defends the port as a crew defends its galley.
    .title = Attacking a port
    .help = The battle goes round by round, like one against a galley. The attacker’s strength is sailors minus zones moved. The garrison rolls one die for each sailor in the port.
rule-PORT-4 = The fort rolls two dice, so { $skulls ->
        [one] { $skulls } skull
       *[other] { $skulls } skulls
    } cannot be.
    .title = Fort
    .help = Before the first round a fort rolls two dice, and each skull kills one sailor of the attacking galley. It fires once in each battle, and the attacker cannot break off in between. The fort stays in the port, whoever owns it afterwards.
rule-PORT-5 = { $sailors ->
        [one] { $sailors } sailor
       *[other] { $sailors } sailors
    } cannot land: at most { $most } can.
    .title = Landing after a victory
    .help = When the garrison is dead, the attacker may land one or more sailors and takes the port and its card. No more may land than the port has slots. Even the last sailor may land: then the galley sinks. Landing nobody leaves the port neutral.
rule-PORT-6 = If both sides die, the port becomes neutral and the galley sinks.
    .title = Both sides dead
    .help = The port card goes back to the reserve. The galley goes to the supply and all its goods to the bank. Goods and buildings in the port stay where they are.
rule-PORT-7 = If the attacker dies, the galley and its goods are lost.
    .title = A failed attack
    .help = The galley goes to the supply and its goods to the bank. A garrison cannot take loot. The port stays with its owner, with the sailors who are left.
rule-PORT-8 = A fort fires only when its port is attacked.
    .title = When a fort is silent
    .help = Galleys that load or sell in the port have nothing to fear from a fort. It does not fire in battles between galleys either. A neutral port with a fort is taken without a shot.
rule-PORT-9 = A battle for a port ends the activation.
    .title = After a battle for a port
    .help = Whether the port falls, stays or becomes neutral: after the battle the galley is done. It cannot go on against another target.

## Rules: investing

rule-INV-1 = { $invested ->
        [true] This galley has invested, so it does not load, move, sell or fight any more.
       *[other] This galley has already acted, so it cannot invest any more.
    }
    .title = Act or invest
    .help = Instead of acting with the active galley, its owner may invest: hire sailors, buy a galley, build forts and basilicas. Any number of purchases in any order is fine, all in ports that the player holds. Having begun one, you cannot do the other.
rule-INV-2 = No sailor can be hired there: { $to }.
    .title = Hiring sailors
    .help = A sailor costs 1 ducat and comes from your reserve. He goes into one of your ports or onto one of your galleys in the zone of such a port. The limits hold: a port’s slots and a galley’s five spaces.
rule-INV-3 = { $bought ->
        [true] One galley has already been bought in this investment.
       *[other] { $port } is not your port, so no galley can be bought there.
    }
    .title = Buying a galley
    .help = One galley can be bought in each investment. It costs 1 ducat for each galley that you have in play. Pick any free number: the galley lies beside one of your ports, and your cube goes on the wheel. A number still ahead of the pawn acts this turn.
rule-INV-4 = Galley { $galley } cannot get its crew from there.
    .title = The crew of a new galley
    .help = A bought galley needs at least one sailor at once, or it would sink. He is hired for 1 ducat, or comes from the port or from your galleys in that zone. The port must keep one sailor, and a galley that is left empty sinks.
rule-INV-5 = No fort can be built in { $port }: it takes your own port with wood and stone.
    .title = Building a fort
    .help = A fort costs 2 ducats. The port must be yours and have both wood and stone, produced there or lying in the warehouse. The cubes stay. Each port can have one fort.
rule-INV-6 = No basilica can be built in { $port }: it takes your own port with gold and marble.
    .title = Building a basilica
    .help = A basilica costs 2 ducats and pays 5 in every scoring. The port must be yours and have both gold and marble, produced there or lying in the warehouse. The cubes stay. Each port can have one basilica.
rule-INV-7 = Nothing more can be built in { $port }: it has one already, or none is left in the box.
    .title = Five of each building
    .help = There are five forts and five basilicas for the whole table. Each port takes one of each at most. Buildings are never removed, so when the last one is built, that is all.

## Rules: the end of the turn

rule-DOGE-1 = No card “{ CARD($card) }” is face down any more.
    .title = Doge card
    .help = The top Doge card is turned when the wheel is done. Wine: the white pawn stays, and each held port that produces or stores wine pays its owner 3 ducats. Hourglasses: the pawn moves one or two spaces. The card with arrows also shuffles all five into a new deck.
rule-DOGE-2 = The white pawn brings a scoring when it reaches or passes a scoring space.
    .title = When scoring happens
    .help = With four players the yellow spaces score, with two or three the red ones. Only spaces entered by this move count. If one move enters two of them, there are two scorings, one after the other.
rule-DOGE-3 = { $galley ->
        [none] Here sailors can be hired only for the galleys bought just now.
       *[other] Galley { $galley } is beyond this purchase: two galleys, and crews for the new ones.
    }
    .title = Fewer than two galleys
    .help = After the Doge card, players with fewer than two galleys may buy until they have two, in seat order from the first player. Prices are as usual: the first galley of a player without any is free. Sailors are hired only for the new galleys, unless the table chose otherwise. Nobody has to buy.
rule-DOGE-4 = The next turn begins at the start of the wheel.
    .title = A new turn
    .help = The black pawn starts again from the lowest number. All galleys in play get their activation again.
rule-DOGE-5 = An empty Doge deck is shuffled anew from all five cards.
    .title = An empty deck
    .help = With the usual cards this does not happen, since the card with arrows comes in time. After a correction or with cards of your own the deck can run out. Then all five cards are shuffled into a new one.

## Rules: scoring and the end

rule-SCORE-1 = Every held port pays by how full its warehouse is.
    .title = What ports pay
    .help = An empty warehouse pays nothing, a full one 20 ducats, and in between it goes by the table on the board for that size. Valencia with four of its five slots filled pays 15. The good that a port produces does not count: it is not in the warehouse.
rule-SCORE-2 = Every basilica in a held port pays 5 ducats.
    .title = What basilicas pay
    .help = The owner of the port gets the 5 ducats, whoever built the basilica. It pays in every scoring, on top of the warehouse.
rule-SCORE-3 = Neutral ports pay nobody.
    .title = Neutral ports
    .help = However full its warehouse is, a port without an owner pays nothing. Taking it before a scoring is worth it.
rule-SCORE-4 = Every player’s income is said aloud.
    .title = Announcing income
    .help = The app shows what each port pays and the sum. It is announced even when money is hidden. What a player has in the purse stays secret.
rule-SCORE-5 = After the third scoring the richest player wins; ties go to the holder of more ports.
    .title = The end of the game
    .help = The game ends at once with the third scoring: nobody buys any more. The most ducats win. If players are tied, the one who holds more ports wins. If they are still tied, they share the win.

## Rules: chance, corrections, the board

rule-RAND-1 = Chance is settled by the app or at the table, and written into the record.
    .title = Dice and cards
    .help = The app can roll and draw, or you roll and draw yourselves and tap the result. You may switch at any time. The result is written down, so undo and redo never roll anything again.
rule-FIX-1 = This correction does not fit the box: { $flaw }
    .title = Corrections
    .help = When the app and the table differ, correct the app: money, sailors, goods, owners, pawns, cards. The correction is written into the record and can be undone. It must fit the box: no piece can be there twice, and nothing holds more than it can.
rule-BOARD-1 = This does not make a playable board: { $flaw }
    .title = Matching the board
    .help = Not every value printed on the board is known for sure. You can compare the app’s board with yours once and change what differs. It must stay playable: neighbours that fit, enough starting ports, slots and tracks in order. It is kept for later games.

## Events: what happened, and what to do with the pieces

event-FirstPlayer = { $seat } became first player.

event-PortsDrawn = The ports to close were left to chance.

event-PortClosed = { $port } was closed.
do-PortClosed = Lay a closed-port card on { $port }.

event-StartPicked = { $seat } picked { $port } and galley { $galley }.
do-StartPicked = { $seat }: put 3 sailors into { $port } and 3 on galley { $galley } beside it. Put your cube on wheel number { $galley }. Take the port card.

event-GalleyPicked = { $seat } picked galley { $galley } at { $zone }.
do-GalleyPicked = { $seat }: put galley { $galley } at { $zone } with 3 sailors aboard. Put your cube on wheel number { $galley }.

event-PlayBegan = The game went on from the position on the table.

event-TurnBegan = Turn { $turn } began.

event-Activated = Galley { $galley } of { $seat } became active.
do-Activated = Move the black pawn to number { $galley }.

event-SailorMoved = { $seat } moved a sailor from { $from } to { $to }.
do-SailorMoved = Move 1 sailor from { $from } to { $to }.

event-GoodMoved = A cube of { GOOD($good, case: "gen") } went from galley { $from } to galley { $to }.
do-GoodMoved = Move { GOOD($good, case: "one") } from galley { $from } to galley { $to }.

event-Loaded = { $paid ->
        [0] { $seat } loaded { GOOD($good, case: "one") } on galley { $galley } for free.
       *[other] { $to ->
            [none] { $seat } loaded { GOOD($good, case: "one") } on galley { $galley } and paid the bank { $paid ->
                [one] { $paid } ducat
               *[other] { $paid } ducats
            }.
           *[other] { $seat } loaded { GOOD($good, case: "one") } on galley { $galley } and paid { $to } { $paid ->
                [one] { $paid } ducat
               *[other] { $paid } ducats
            }.
        }
    }
do-Loaded = Put { GOOD($good, case: "one") } on galley { $galley }. { $paid ->
        [0] It is free.
       *[other] { $to ->
            [none] { $seat } pays { $paid ->
                [one] { $paid } ducat
               *[other] { $paid } ducats
            } to the bank.
           *[other] { $seat } pays { $paid ->
                [one] { $paid } ducat
               *[other] { $paid } ducats
            } to { $to }.
        }
    }

event-Jettisoned = A cube of { GOOD($good, case: "gen") } went overboard from galley { $galley }.
do-Jettisoned = Put { GOOD($good, case: "one") } from galley { $galley } back into the bank.

event-Sunk = Galley { $galley } of { $seat } sank.{ $goods ->
        [none] {""}
       *[other] { $adrift ->
            [true] {" "}Adrift: { $goods }.
           *[other] {" "}Lost: { $goods }.
        }
    }
do-Sunk = Put galley { $galley } back into the supply and take its cube off the wheel.{ $sailors ->
        [0] {""}
       *[other] {" "}{ $sailors ->
            [one] { $sailors } sailor goes
           *[other] { $sailors } sailors go
        } back to { $seat }’s reserve.
    }{ $goods ->
        [none] {""}
       *[other] { $adrift ->
            [true] {" "}Set aside for the winner: { $goods }.
           *[other] {" "}Back into the bank: { $goods }.
        }
    }

event-PortAbandoned = { $seat } gave up { $port }: it is neutral.
do-PortAbandoned = Put the card of { $port } back into the reserve.

event-Sailed = Galley { $galley } sailed from { $from } to { $to }.
do-Sailed = Move galley { $galley } to { $to }.

event-BlockadePossible = { $cause ->
        [move] Galley { $galley } could be stopped at { $zone } by: { $seats }.
        [sale] Galley { $galley } could be kept from selling at { $zone } by: { $seats }.
        [capture] Galley { $galley } could be kept from the capture at { $zone } by: { $seats }.
       *[other] Galley { $galley } could be blockaded at { $zone } by: { $seats }.
    }

event-BlockadeCalled = { $cause ->
        [move] { $seat } called a blockade: galley { $galley } stopped at { $zone }.
        [sale] { $seat } called a blockade: galley { $galley } could not sell at { $zone }.
        [capture] { $seat } called a blockade: galley { $galley } could not take the port at { $zone }.
       *[other] { $seat } called a blockade against galley { $galley } at { $zone }.
    }

event-BlockadeDeclined = { $seat } called no blockade against galley { $galley } at { $zone }.

event-Sold = { $paid ->
        [0] { $seat } stored { GOOD($good, case: "one") } from galley { $galley } in { $port }, slot { $slot }.
       *[other] { $bonus ->
            [0] { $seat } sold { GOOD($good, case: "one") } from galley { $galley } to { $port }, slot { $slot }, for { $paid ->
                [one] { $paid } ducat
               *[other] { $paid } ducats
            }.
           *[other] { $seat } sold { GOOD($good, case: "one") } from galley { $galley } to { $port }, slot { $slot }, for { $paid ->
                [one] { $paid } ducat
               *[other] { $paid } ducats
            }, spice bonus included.
        }
    }
do-Sold = Put { GOOD($good, case: "one") } from galley { $galley } on { $port }’s slot { $slot }.{ $paid ->
        [0] {""}
       *[other] {" "}{ $seat } takes { $paid ->
            [one] { $paid } ducat
           *[other] { $paid } ducats
        } from the bank.
    }{ $good ->
        [wine] {" "}Turn the port card to the wine side.
       *[other] {""}
    }

event-Attacked = { $against ->
        [none] { $seat } attacked { $foe } with galley { $galley }: strength { $strength } against { $defence }.
       *[other] { $seat } attacked { $foe } of { $against } with galley { $galley }: strength { $strength } against { $defence }.
    }

event-FortFired = { $skulls ->
        [0] The fort of { $port } fired and missed.
       *[other] The fort of { $port } fired: { $skulls ->
            [one] { $skulls } skull
           *[other] { $skulls } skulls
        }, { $lost ->
            [one] { $lost } sailor
           *[other] { $lost } sailors
        } lost.
    }
do-FortFired = { $lost ->
        [0] Nothing to take off.
       *[other] Take { $lost ->
            [one] { $lost } sailor
           *[other] { $lost } sailors
        } off the attacking galley, back to the reserve.
    }

event-RoundFought = Skulls: attacker { $skulls1 }, defender { $skulls2 }. Sailors lost: attacker { $lost1 }, defender { $lost2 }.
do-RoundFought = { $lost1 ->
        [0] { $lost2 ->
            [0] No losses on either side.
           *[other] Back to the reserve: { $lost2 ->
                [one] { $lost2 } sailor
               *[other] { $lost2 } sailors
            } of the defender.
        }
       *[other] { $lost2 ->
            [0] Back to the reserve: { $lost1 ->
                [one] { $lost1 } sailor
               *[other] { $lost1 } sailors
            } of the attacker.
           *[other] Back to the reserve: { $lost1 ->
                [one] { $lost1 } sailor
               *[other] { $lost1 } sailors
            } of the attacker and { $lost2 ->
                [one] { $lost2 } sailor
               *[other] { $lost2 } sailors
            } of the defender.
        }
    }

event-FoughtOn = { $seat } fought on with galley { $galley }.

event-BrokeOff = { $seat } broke off the battle with galley { $galley }.

event-GarrisonFell = The garrison of { $seat } in { $port } fell.
do-GarrisonFell = Take the card of { $port } away from { $seat }: the port is neutral for now.

event-Looted = { $seat } took { GOOD($good, case: "one") } as loot on galley { $galley }.
do-Looted = Put { GOOD($good, case: "one") } from the sunk galley on galley { $galley }.

event-LootLeft = { $goods ->
        [none] Nothing was left of the loot.
       *[other] Left to the sea: { $goods }.
    }
do-LootLeft = { $goods ->
        [none] Nothing goes back into the bank.
       *[other] Back into the bank: { $goods }.
    }

event-Captured = { $seat } took { $port }: { $sailors ->
        [one] { $sailors } sailor
       *[other] { $sailors } sailors
    } landed from galley { $galley }.
do-Captured = Move { $sailors ->
        [one] { $sailors } sailor
       *[other] { $sailors } sailors
    } from galley { $galley } into { $port }. { $seat } takes the port card.

event-BattleOver = The battle of galley { $galley } ended with a correction.

event-ActivationEnded = { $seat } was done with galley { $galley }.

event-Hired = { $seat } hired a sailor for 1 ducat: { $to }.
do-Hired = { $seat } pays 1 ducat to the bank. Move 1 sailor from the reserve to { $to }.

event-GalleyBought = { $paid ->
        [0] { $seat } got galley { $galley } at { $port } for free, the first sailor from { $crew }.
       *[other] { $seat } bought galley { $galley } at { $port } for { $paid ->
            [one] { $paid } ducat
           *[other] { $paid } ducats
        } in all, the first sailor from { $crew }.
    }
do-GalleyBought = Put galley { $galley } beside { $port } with 1 sailor from { $crew }, and a cube of { $seat } on wheel number { $galley }.{ $paid ->
        [0] {""}
       *[other] {" "}{ $seat } pays { $paid ->
            [one] { $paid } ducat
           *[other] { $paid } ducats
        } to the bank.
    }

event-FortBuilt = { $seat } built a fort in { $port } for 2 ducats.
do-FortBuilt = Put a fort in { $port }. { $seat } pays 2 ducats to the bank.

event-BasilicaBuilt = { $seat } built a basilica in { $port } for 2 ducats.
do-BasilicaBuilt = Put a basilica in { $port }. { $seat } pays 2 ducats to the bank.

event-WheelDone = All galleys had acted: the Doge card was next.
do-WheelDone = Move the black pawn to the Doge space.

event-DogeTurned = Doge card: { CARD($card) }.
do-DogeTurned = { $card ->
        [shuffle] Lay the Doge card with the others.
       *[other] Discard the Doge card face up.
    }

event-DeckShuffled = All Doge cards were shuffled into a new deck.
do-DeckShuffled = Shuffle all five Doge cards and lay them face down.

event-WinePaid = { $seat } got { $ducats ->
        [one] { $ducats } ducat
       *[other] { $ducats } ducats
    } for { $ports ->
        [one] { $ports } port with wine
       *[other] { $ports } ports with wine
    }.
do-WinePaid = { $seat } takes { $ducats ->
        [one] { $ducats } ducat
       *[other] { $ducats } ducats
    } from the bank.

event-PawnAdvanced = The white pawn moved on from space { $from } to { $to }.
do-PawnAdvanced = Move the white pawn from space { $from } to space { $to }.

event-ScoringBegan = { $nth ->
        [0] A last scoring was held before time.
        [1] First scoring.
        [2] Second scoring.
        [3] Third and last scoring.
       *[other] Scoring { $nth }.
    }

event-PortPaid = { $basilica ->
        [0] { $port } paid { $seat } { $ducats ->
            [one] { $ducats } ducat
           *[other] { $ducats } ducats
        }: { $goods } of { $slots } slots full.
       *[other] { $port } paid { $seat } { $ducats ->
            [one] { $ducats } ducat
           *[other] { $ducats } ducats
        }, { $goods } of { $slots } slots full, and { $basilica } for the basilica.
    }

event-Income = { $seat } earned { $ducats ->
        [one] { $ducats } ducat
       *[other] { $ducats } ducats
    } in this scoring.
do-Income = { $ducats ->
        [0] { $seat } takes nothing.
       *[other] { $seat } takes { $ducats ->
            [one] { $ducats } ducat
           *[other] { $ducats } ducats
        } from the bank.
    }

event-PurchasesBegan = With fewer than two galleys, these could buy: { $seats }.

event-PurchasesEnded = { $seat } was done buying.

event-EndedEarly = { $score ->
        [true] The table ended the game early, with a last scoring.
       *[other] The table ended the game early, without a scoring.
    }

event-GameEnded = { $count ->
        [1] { $winners } won with { $ducats ->
            [one] { $ducats } ducat
           *[other] { $ducats } ducats
        }.
       *[other] { $winners } shared the win with { $ducats ->
            [one] { $ducats } ducat
           *[other] { $ducats } ducats
        } each.
    }

event-Corrected = Corrected { $what ->
        [Purse] { fix-Purse }
        [Galley] { fix-Galley }
        [Port] { fix-Port }
        [Warehouse] { fix-Warehouse }
        [Buildings] { fix-Buildings }
        [Closed] { fix-Closed }
        [WhitePawn] { fix-WhitePawn }
        [BlackPawn] { fix-BlackPawn }
        [DogeDeck] { fix-DogeDeck }
        [Turn] { fix-Turn }
        [Scorings] { fix-Scorings }
        [First] { fix-First }
        [Colour] { fix-Colour }
        [Options] { fix-Options }
        [Board] { fix-Board }
        [Printed] { fix-Printed }
       *[other] value
    }: { $detail }

## Questions

ask-FirstPlayer = Who is the first player?
ask-ClosedPort = Which { GOOD($good, case: "gen") } port is closed?
ask-Dice = Roll the dice: attacker { $attacker }, defender { $defender }. How many skulls?
ask-Fort = Roll two dice for the fort. How many skulls?
ask-Doge = Turn the top Doge card. Which one is it?
ask-Close = { $seat }: close a port that produces { GOOD($good, case: "acc") }
ask-Start = { $seat }: pick a starting port and a galley
ask-NextGalley = { $seat }: pick one more galley
ask-Prepare = Enter what lies on the table, then begin
ask-Activation = { $seat }: galley { $galley } — load, sail, then sell or fight; or invest
ask-Blockade = { $cause ->
        [move] { $seat }: stop galley { $galley } at { $zone }?
        [sale] { $seat }: blockade the sale of galley { $galley } at { $zone }?
        [capture] { $seat }: blockade the capture by galley { $galley } at { $zone }?
       *[other] { $seat }: blockade galley { $galley } at { $zone }?
    }
ask-Round = { $seat }: fight another round, or break off?
ask-Loot = { $seat }: take loot from the sunk galley
ask-Landing = { $seat }: how many sailors land in { $port }?
ask-Purchases = { $seat }: buy up to two galleys, with crews

## Flaws of a set-up or a position

flaw-setup-colours = { $colours ->
        [none] Two to four different colours are needed.
       *[other] Two to four different colours are needed, one for each player; given: { $colours }.
    }
flaw-setup-unreadable = This set-up cannot be read: { $detail }
flaw-position-line = Line { $line } of the position cannot be read: { $detail }
flaw-position-flaw = The position does not hold together: { $detail }

## Flaws of a board

flaw-board-ports-count = { $ports ->
        [none] The board must have its 19 ports, each the same one as before.
       *[other] The board must have 19 ports, a custom board 1 to 32; it has { $ports }.
    }
flaw-board-zones-count = { $zones ->
        [none] The board has no zones, or too many.
       *[other] The board must have 1 to { $most } zones; it has { $zones }.
    }
flaw-board-zone-twice = { $zone ->
        [none] A zone is there twice.
       *[other] The zone “{ $zone }” is there twice.
    }
flaw-board-port-twice = { $port ->
        [none] A port is there twice.
       *[other] The port “{ $port }” is there twice.
    }
flaw-board-port-no-zone = { $port ->
        [none] A port lies on a zone that does not exist.
       *[other] { $port } lies on a zone that does not exist: “{ $zone }”.
    }
flaw-board-zone-two-ports = { $port ->
        [none] Two ports share one zone.
       *[other] { $port } shares the zone “{ $zone }” with another port.
    }
flaw-board-port-name = { $port ->
        [none] A port needs a name of 1 to 24 characters.
       *[other] The name of the port “{ $port }” must have 1 to 24 characters.
    }
flaw-board-name = The board needs a name of 1 to 24 characters, and an id.
flaw-board-zone-at = { $zone ->
        [none] A zone lies off the chart, or where another lies.
       *[other] The zone “{ $zone }” lies off the chart, or where another lies.
    }
flaw-board-port-at = { $port ->
        [none] A port lies off the chart.
       *[other] { $port } lies off the chart.
    }
flaw-board-shape = At the table only printed values can be changed, not which ports and zones there are.
flaw-board-file = { $path } { $detail }
flaw-board-id = A board with the id “{ $id }” comes with the game and stays as it is.
flaw-board-too-many = At most { $most } boards are kept. Delete one first.
flaw-board-no-port = { $port ->
        [none] There is no such port.
       *[other] There is no port “{ $port }”.
    }
flaw-board-no-zone = { $zone ->
        [none] There is no such zone.
       *[other] There is no zone “{ $zone }”.
    }
flaw-board-slots = { $port ->
        [none] A warehouse must have 1 to 5 slots.
       *[other] The warehouse of { $port } must have 1 to 5 slots; it has { $slots }.
    }
flaw-board-values-count = { $port ->
        [none] Every slot of a warehouse needs one value.
       *[other] { $port }: slots { $slots }, but values { $values }.
    }
flaw-board-values = { $port ->
        [none] Slot values must be 2 to 6 and must not fall.
       *[other] The slot values of { $port } must be 2 to 6 and must not fall.
    }
flaw-board-start-small = { $port ->
        [none] A starting port needs at least 3 slots.
       *[other] { $port } is a starting port and needs at least 3 slots.
    }
flaw-board-payout = { $slots ->
        [none] What a warehouse pays must rise from 0 when empty to 20 when full.
        [one] What a warehouse with { $slots } slot pays must be 0 when empty and 20 when full.
       *[other] What a warehouse with { $slots } slots pays must rise from 0 when empty to 20 when full.
    }
flaw-board-link-twice = { $a ->
        [none] A pair of neighbouring zones is there twice.
       *[other] The zones “{ $a }” and “{ $b }” are linked twice.
    }
flaw-board-link = { $a ->
        [none] A link between zones makes no sense.
       *[other] The link between “{ $a }” and “{ $b }” makes no sense.
    }
flaw-board-cut-off = { $zone ->
        [none] A zone cannot be reached from the others.
       *[other] The zone “{ $zone }” cannot be reached from the others.
    }
flaw-board-starts = { $starts ->
        [none] Five starting ports are needed, on a custom board at least four.
       *[other] Five starting ports are needed, on a custom board at least four; there are { $starts }.
    }
flaw-board-no-port-of = { $good ->
        [none] A kind of goods has no port that could be closed.
       *[other] No port produces { GOOD($good, case: "acc") }.
    }
flaw-board-starts-closed = { $starts ->
        [none] Too few starting ports would stay open.
       *[other] Too few starting ports would stay open: { $starts }, of which { $lost } would have to be closed.
    }
flaw-board-track = { $players ->
        [none] The start and the three scoring spaces must follow each other on the turn track.
       *[other] With { $players } players the start and the three scoring spaces must follow each other on the turn track.
    }
flaw-board-deck = { $cards ->
        [none] There must be five Doge cards, at least one of them with arrows.
       *[other] There must be five Doge cards, at least one of them with arrows; given: { $cards }, with arrows { $shuffle }.
    }
flaw-board-skulls = { $skulls ->
        [none] A die must have skulls on 1 to 6 faces.
       *[other] A die must have skulls on 1 to 6 faces; given: { $skulls }.
    }

## Flaws found when counting the pieces

flaw-audit-sailors = { $seat ->
        [none] More sailors would be out than the player has.
       *[other] More sailors are out than this player has: { $seat }.
    }
flaw-audit-cubes = { $good ->
        [none] More cubes of one kind would be out than the box has.
       *[other] More { GOOD($good, case: "gen") } is out than the box has.
    }
flaw-audit-galley = { $galley ->
        [none] A galley needs 1 to 5 sailors, at most 5 pieces, and an owner with a cube left.
       *[other] Galley { $galley } is not possible: it needs 1 to 5 sailors, at most 5 pieces, and an owner.
    }
flaw-audit-port = { $port ->
        [none] The port is not possible: its sailors must fit its slots, and its warehouse too.
       *[other] { $port } is not possible: its sailors must fit its slots, and its warehouse too.
    }
flaw-audit-purse = { $seat ->
        [none] This purse is not possible: 0 to 9999 ducats of a player at this table.
       *[other] This purse is not possible: { $seat }.
    }
flaw-audit-wheel = { $seat ->
        [none] The wheel is not possible: six galleys a player at most, and numbers of the box.
       *[other] The wheel is not possible, six galleys at most: { $seat }.
    }
flaw-audit-track = The turn, a pawn or the number of scorings is not possible.
flaw-audit-deck = More Doge cards would be face down than there are.
flaw-audit-buildings = There are only five forts and five basilicas.
flaw-audit-setup = This cannot be corrected during the set-up: undo the pick instead.
