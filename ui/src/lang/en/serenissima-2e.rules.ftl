# Serenissima, second edition: the rules in a few sentences each, read when somebody asks.

chapter-goal = Have the most ducats after the third scoring. Ports pay their owners by how full the warehouses are: fill them well and you grow rich.
    .title = The goal
chapter-setup = The board is prepared, and everyone picks where to begin and with which galleys.
    .title = Set-up
chapter-wheel = A turn goes once around the wheel: each galley acts when its number comes up, whoever it belongs to.
    .title = A turn
chapter-load = Before it moves, a galley takes sailors and goods aboard, or leaves them behind.
    .title = Step 1: loading
chapter-sail = The more sailors row, the further a galley gets, unless someone blocks the way.
    .title = Step 2: sailing
chapter-sell = Goods go into a warehouse, and the bank pays: the first way to end an activation.
    .title = Step 3: selling
chapter-battle = Instead of selling, a galley may attack: one against one, round after round of dice.
    .title = Or: a battle
chapter-ports = Ports are what pays. A neutral one is taken by landing, a held one only by force.
    .title = Taking ports
chapter-invest = Instead of acting, a galley’s owner may spend the activation on sailors, galleys and buildings.
    .title = Investing
chapter-doge = A Doge card pays for wine, or moves the white pawn towards the next scoring.
    .title = The end of a turn
chapter-box = What the box holds is all there is, and no one has credit.
    .title = Limits
chapter-table = Who rolls and draws, what can be put right, and how the app matches your box.
    .title = At your table

## Rules: the box
help-BOX-1 = The bank holds only the cubes of the box: 14 wood, 12 each of stone, marble and wine, 10 each of gold and spice. When a kind has run out, no one can load it. Cubes come back when they go overboard or down with a galley. Cubes in a warehouse stay there for the rest of the game, so a kind can run out for good.
    .title = The bank’s goods
help-BOX-2 = No sailor ever leaves the game. A sailor who falls in battle or goes down with a galley returns to the player’s reserve and can be hired again for 1 ducat. A lost battle costs money and time, but never your last man.
    .title = Back to the reserve
help-BOX-3 = The galley returns to the supply and its cube comes off the wheel. From then on the number is free again, and any player may buy it in an investment, even the one who sank it.
    .title = Sunk galleys
help-BOX-4 = Each colour has six cubes for the wheel, and every galley in play needs one. With six galleys you can buy no more. If one sinks, its cube comes back to you and you can buy again.
    .title = Six galleys at most
help-BOX-5 = A player has 22 sailors with four players, 26 with three and 30 with two. When all of them are in ports and on galleys, no one can be hired. Sailors come back to the reserve when they fall or when their galley sinks.
    .title = Sailors in reserve
help-BOX-6 = No one pays more than they have: there is no credit and no loan between players. Sales, scorings and the wine card bring money in. If the coins on the table say otherwise, correct the purse in the app.
    .title = No debts
help-BOX-7 = Every piece exists once. A galley that is in play can’t be taken a second time, a held port can’t be picked, and what is not aboard can’t be moved or sold. Sailors of two players never share a galley or a port. If the table shows something else, correct it in the app first.
    .title = What is not there

## Rules: set-up
help-SETUP-1 = The app draws the first player, or you decide and tap a name. The first player picks first in the set-up, and buys first after a Doge card. The wheel, not this draw, decides who acts when.
    .title = First player
help-SETUP-2 = The reserve is 22 sailors with four players, 26 with three and 30 with two. The first six of them go into the starting port and onto the first galley, three more onto each further galley. The starting ports and galleys themselves cost nothing.
    .title = What everyone gets
help-SETUP-3 = The white pawn stands on the start space for your number of players. The black pawn waits on the Doge space of the wheel. The five Doge cards lie face down in one deck.
    .title = Pawns and Doge cards
help-SETUP-4 = In seat order each player picks one free starting port and one free galley. Put 3 sailors into the port and 3 on the galley, lay the galley in the port’s zone, put your cube on its number on the wheel, and take the port card. A low number acts early in each turn, a high one late.
    .title = First port and galley
help-SETUP-5 = The second galley is picked in reverse order, starting with the last player. With two players a third follows, in seat order again. Each new galley lies beside the first one and carries 3 sailors.
    .title = Further galleys
help-SETUP-6 = With two or three players, four ports are closed before the first pick: one each of wood, wine, stone and marble. Galleys 13 to 15 stay in the box. A closed port gives no goods, buys nothing and can’t be taken. Its zone stays open: galleys pass through, blockade, fight and swap sailors or goods there.
    .title = Closed ports
help-SETUP-7 = You agree before the game whether money is open. If it is hidden, the app shows a purse only to its owner. Income from a scoring is always said aloud, and at the end all purses are opened.
    .title = Open or hidden money

## Rules: the wheel
help-WHEEL-1 = The black pawn moves up the numbers and stops at the next cube. The owner of that galley either activates it or invests instead. Then the pawn moves on.
    .title = The next galley
help-WHEEL-2 = Once the last galley has acted, the black pawn goes to the Doge space. Then a Doge card is turned, which decides how far the game moves on.
    .title = End of the wheel
help-WHEEL-3 = A galley bought during the turn acts in this same turn if its number is still ahead of the pawn. If its number is already behind, it waits for the next turn. A sunk galley is skipped from that moment on.
    .title = The wheel is live
help-WHEEL-4 = If the active galley sinks, the pawn stays where it is and then moves on to the next higher cube. A player without galleys has no activations and calls no blockades, but still gets income and may buy after the Doge card. If no cube at all is left, the turn ends at once.
    .title = The pawn stays on its number

## Rules: activating a galley
help-ACT-1 = A galley first loads, then moves, then sells or fights. Any step can be skipped, but you can’t go back to an earlier one. The exception: goods can be thrown overboard at any time.
    .title = Order of the steps
help-LOAD-1 = A galley holds five pieces, sailors and goods together. At least one must be a sailor, so the most is five sailors, or four goods and one sailor. Throw goods overboard or move pieces to another galley to make room.
    .title = Five spaces
help-LOAD-2 = In the load step sailors move between the active galley and your other galleys in its zone, or between it and the port, if the port is yours. The active galley is always one of the two ends. In a neutral or foreign port no one can be set ashore this way. It costs nothing, and you may do it as often as you like.
    .title = Moving sailors
help-LOAD-3 = A port holds as many sailors as its warehouse has slots. A port with five slots holds five sailors, however full the warehouse is. This limit applies to hiring, moving and landing alike.
    .title = Room in a port
help-LOAD-4 = A port is yours as long as at least one of your sailors is in it. So the last one may not board a galley. If you allow it anyway, the port becomes neutral and its card goes back to the reserve.
    .title = A port keeps a sailor
help-LOAD-5 = A galley whose last sailor leaves sinks at once. It goes to the supply, its goods to the bank, and its cube comes off the wheel. You may do this on purpose in the load step, to the active galley or another of yours in its zone. If the active galley sinks, its activation is over.
    .title = An empty galley sinks
help-LOAD-6 = The active galley loads the kind that the port of its zone produces. In your own port the first cube of the activation is free and each further one costs 1 ducat, paid to the bank. In a neutral port every cube costs 1 ducat, paid to the bank. In another player’s port it is paid to that player, who can’t refuse. Goods in the warehouse can’t be loaded.
    .title = Loading goods
help-LOAD-7 = In the load step goods move free of charge between the active galley and your other galleys in the same zone. The active galley is always one of the two ends. Two galleys beside it can’t trade with each other.
    .title = Goods between galleys
help-LOAD-8 = The active galley may throw goods overboard at any time of its activation. They go back to the bank. The winner of a battle may do so too, to make room for loot. Sailors can never be thrown overboard.
    .title = Overboard
help-LOAD-9 = Where there is no port, or a closed one, no goods can be loaded, sold or stored. You can still move sailors and goods between your own galleys, throw goods overboard, sail on and fight galleys.
    .title = Zones without a port

## Rules: moving and blockades
help-MOVE-1 = A galley moves up to one zone for each sailor aboard, from zone to neighbouring zone. The sailors are counted when the move begins. Every step counts, even one back to where you came from. Each zone moved makes the galley weaker in battle this activation.
    .title = How far a galley moves
help-MOVE-2 = When a galley enters a zone, an opponent whose galleys there carry more sailors in total may stop it. More means strictly more, and sailors in ports do not count. The stopped galley may still sell or fight. No one can blockade a galley in the zone where it started.
    .title = Blockade
help-MOVE-3 = If several opponents could call a blockade, they are asked one after another. The one with the most sailors on galleys in the zone begins. If players are tied, the one with the lowest-numbered galley there begins. The first yes settles it.
    .title = Who is asked first
help-MOVE-4 = You may talk and promise, for example not to call a blockade, but no one has to keep a promise. Goods and ducats never pass from player to player. The only payment between players is for loading in someone’s port.
    .title = No gifts

## Rules: selling
help-SELL-1 = The active galley sells at the port of its zone, as many cubes as you like, but one of each kind. A port never buys what it produces, and never a kind that is already in its warehouse. You may sell without having moved.
    .title = What a port buys
help-SELL-2 = A sold cube goes on the free slot with the lowest number. In a neutral or another player’s port the bank pays that number, from 2 to 6 ducats. In your own port you get nothing, but a fuller warehouse pays more in the scorings. A full warehouse buys no more.
    .title = Slots and prices
help-SELL-3 = If you sell spice, you get 2 ducats on top of the slot’s value. That holds in your own port too, where spice is the only good that earns anything on the spot.
    .title = Spice
help-SELL-4 = As soon as wine is sold to a port, its card is turned to the wine side. The wine Doge card then pays the port’s owner 3 ducats. Ports that produce wine have only that side.
    .title = Wine in port
help-SELL-5 = An opponent whose galleys in the zone carry strictly more sailors in total may forbid the sale. The question is asked once, before the first cube. The blocked player fights a galley of the blockader or ends the activation. In the zone where the activation began there is no such blockade, unless you chose that option.
    .title = Blockade of a sale
help-SELL-6 = In the last step a galley does one of two things: it sells, or it fights and captures. Once it has begun one, the other is out until its next activation.
    .title = Sell or fight

## Rules: battle against a galley
help-FIGHT-1 = The active galley attacks one enemy target in its own zone. A battle is always one against one: other galleys in the zone do not help. Attacks on galleys can’t be blockaded.
    .title = Choosing an enemy
help-FIGHT-2 = The attacker’s strength is the sailors aboard minus the zones moved in this activation. The defender’s strength is simply the sailors aboard. With strength 0 or less no one can attack. Come from nearby with a full crew.
    .title = Strength
help-FIGHT-3 = Both sides roll at once, one die for each point of strength. Each skull kills one enemy sailor, and both losses take effect together. Every die has a skull on three of its six faces. No one can roll more skulls than dice.
    .title = Rolling the dice
help-FIGHT-4 = Only the attacker decides after a round. Breaking off ends the activation. Fighting on, the attacker rolls as many dice as sailors are left, but never more than the strength of the first battle. The defender always rolls one die for each sailor.
    .title = Another round
help-FIGHT-5 = The galley goes to the supply and its cube comes off the wheel. Since both sides roll at once, both can sink in the same round. Then all their goods go to the bank.
    .title = Sinking
help-FIGHT-6 = The survivor may take goods from the sunk galley into free spaces, even as the defender. Your own goods may go overboard to make room, sailors may not. This is settled at once. What no one takes goes to the bank.
    .title = Loot
help-FIGHT-7 = The winner may attack the next galley in the zone, turn to the port, or stop. The strength of the first battle stays the upper limit for all of them. Losses add up, so later battles are harder.
    .title = One battle after another

## Rules: neutral ports
help-CAPT-1 = Land one or more sailors from the active galley and the port is yours, without a fight. A neutral port is not attacked. No more may land than the port has slots. Even the last sailor may land: then the galley sinks.
    .title = Taking a neutral port
help-CAPT-2 = An opponent with strictly more sailors on galleys in the zone may stop you from taking a neutral port. You may fight those galleys first and then try again, or end the activation, but attack no one else. If they still carry more after a loss, they may call it again. In the zone where the activation began there is no such blockade, unless you chose that option.
    .title = Blockade of a capture
help-CAPT-3 = The card lies in the reserve and goes to the new owner. Whatever is in the warehouse stays, and so do a fort and a basilica. From now on they count for the new owner.
    .title = What comes with a port
help-CAPT-4 = After taking a port the galley is done for this turn. It neither sells nor fights, and it does not load there before its next activation.
    .title = The end of a capture

## Rules: other players’ ports
help-PORT-1 = Another player’s port can only be taken by force: no one just lands there. First all galleys of its owner in the zone must be sunk. Galleys of other players do not matter, and no one can blockade the attack.
    .title = Guards
help-PORT-2 = No one can be driven off the map: a player’s only port is safe. This is checked when the attack is declared. Galleys lying there can still be attacked.
    .title = The last port
help-PORT-3 = The battle goes round by round, like one against a galley. The attacker’s strength is sailors minus zones moved. The garrison rolls one die for each sailor in the port.
    .title = Attacking a port
help-PORT-4 = Before the first round a fort rolls two dice, and each skull kills one sailor of the attacking galley. It fires once in each battle, and the attacker can’t break off in between. The fort stays in the port, whoever owns it afterwards.
    .title = Fort
help-PORT-5 = When the garrison is dead, the attacker may land one or more sailors and takes the port and its card. No more may land than the port has slots. Even the last sailor may land: then the galley sinks. Landing no one leaves the port neutral.
    .title = Landing after a victory
help-PORT-6 = The port card goes back to the reserve. The galley goes to the supply and all its goods to the bank. Goods and buildings in the port stay where they are.
    .title = Both sides dead
help-PORT-7 = The galley goes to the supply and its goods to the bank. A garrison can’t take loot. The port stays with its owner, with the sailors who are left.
    .title = A failed attack
help-PORT-8 = Galleys that load or sell in the port have nothing to fear from a fort. It does not fire in battles between galleys either. A neutral port with a fort is taken without a shot.
    .title = When a fort is silent
help-PORT-9 = Whether the port falls, stays or becomes neutral: after the battle the galley is done. It can’t attack another target.
    .title = After a battle for a port

## Rules: investing
help-INV-1 = Instead of acting with the active galley, its owner may invest: hire sailors, buy a galley, build forts and basilicas. Any number of purchases in any order is fine, all in ports that the player holds. Having begun one, you can’t do the other.
    .title = Act or invest
help-INV-2 = A sailor costs 1 ducat and comes from your reserve. He goes into one of your ports or onto one of your galleys in the zone of such a port. The limits hold: a port’s slots and a galley’s five spaces.
    .title = Hiring sailors
help-INV-3 = One galley can be bought in each investment. It costs 1 ducat for each galley that you have in play. Pick any free number: the galley lies beside one of your ports, and your cube goes on the wheel. A number still ahead of the pawn acts this turn.
    .title = Buying a galley
help-INV-4 = A bought galley needs at least one sailor at once, or it would sink. He is hired for 1 ducat, or comes from the port or from your galleys in that zone. The port must keep one sailor, and a galley that is left empty sinks. More sailors may follow in the same way while you are buying.
    .title = The crew of a new galley
help-INV-5 = A fort costs 2 ducats. The port must be yours and have both wood and stone, produced there or lying in the warehouse. The cubes stay. Each port can have one fort.
    .title = Building a fort
help-INV-6 = A basilica costs 2 ducats and pays 5 in every scoring. The port must be yours and have both gold and marble, produced there or lying in the warehouse. The cubes stay. Each port can have one basilica.
    .title = Building a basilica
help-INV-7 = There are five forts and five basilicas for all players together. Buildings are never removed, so when the last one is built, that is all.
    .title = Five of each building

## Rules: the end of the turn
help-DOGE-1 = The top Doge card is turned when the wheel is done. Wine: the white pawn stays, and each held port that produces or stores wine pays its owner 3 ducats. Hourglasses: the pawn moves one or two spaces. The card with arrows also shuffles all five into a new deck.
    .title = Doge card
help-DOGE-2 = With four players the yellow spaces score, with two or three the red ones. Only spaces entered by this move count. If one move enters two of them, there are two scorings, one after the other.
    .title = When scoring happens
help-DOGE-3 = After the Doge card, players with fewer than two galleys may buy until they have two, in seat order from the first player. Prices are as usual: the first galley of a player without any is free. Sailors are hired only for the new galleys, unless you chose otherwise. No one has to buy.
    .title = Fewer than two galleys
help-DOGE-4 = The black pawn starts again from the lowest number. All galleys in play get their activation again.
    .title = A new turn
help-DOGE-5 = With the usual cards this does not happen, since the card with arrows comes in time. After a correction or with cards of your own the deck can run out. Then all five cards are shuffled into a new one.
    .title = An empty deck

## Rules: scoring and the end
help-SCORE-1 = An empty warehouse pays nothing, a full one 20 ducats, and in between, the table on the board for that size applies. Valencia with four of its five slots filled pays 15. The good that a port produces does not count: it is not in the warehouse.
    .title = What ports pay
help-SCORE-2 = The owner of the port gets the 5 ducats, whoever built the basilica. It pays in every scoring, on top of the warehouse.
    .title = What basilicas pay
help-SCORE-3 = However full its warehouse is, a port without an owner pays nothing. Taking it before a scoring is worth it.
    .title = Neutral ports
help-SCORE-4 = The app shows what each port pays, and the sum. The sum is announced even when money is hidden. What a player has in the purse stays secret.
    .title = Announcing income
help-SCORE-5 = The game ends at once with the third scoring: no one buys any more. The most ducats win. If players are tied, the one who holds more ports wins. If they are still tied, they share the win.
    .title = The end of the game
help-SCORE-6 = You can stop whenever you like, if everyone agrees. Either all ports pay once more, or the purses count as they are. The record says that the game was stopped.
    .title = Stopping early

## Rules: chance, corrections, the board
help-RAND-1 = The app can roll and draw, or you roll and draw yourselves and tap the result. You may switch at any time. The result is written down, so undo and redo never roll anything again.
    .title = Dice and cards
help-FIX-1 = When the app and the table differ, correct the app: money, sailors, goods, owners, pawns, cards. The correction is written into the record and can be undone. It must fit the box: no piece can be there twice, and nothing holds more than it can.
    .title = Corrections
help-FIX-2 = A correction can change what is being asked. If two galleys no longer meet, their battle is over; if an opponent now has more sailors, that opponent is asked about a blockade. A sale, a capture or a move that waited for an answer happens only if it still fits the table.
    .title = What a correction changes
help-BOARD-1 = Not every value printed on the board is known for sure. You can compare the app’s board with yours once and change what differs. It must stay playable: neighbours that fit, enough starting ports, slots and tracks in order. It is kept for later games.
    .title = Matching the board
