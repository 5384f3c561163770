# Serenissima, first edition (1996): the words of the game in English.
# One message for every rule, event and question; names of goods, nations, phases and flaws.
# Values that may be missing arrive as the text "none"; yes and no as "true" and "false".

box = The older box: bids for goods, haggling, leave of passage, one die for a battle, and wealth counted at the end.

## Goods. Attributes are cases for Russian and French.

good-gems = gems
    .gen = gems
    .acc = gems
good-gold = gold
    .gen = gold
    .acc = gold
good-spices = spices
    .gen = spices
    .acc = spices
good-wine = wine
    .gen = wine
    .acc = wine
good-iron = iron
    .gen = iron
    .acc = iron
good-cloth = cloth
    .gen = cloth
    .acc = cloth
good-wood = wood
    .gen = wood
    .acc = wood

## Nations, and the phases of a round

nation-venice = Venice
nation-genoa = Genoa
nation-spain = Spain
nation-turks = Turks

phase-order = order
phase-trade = trade
phase-move = movement
phase-fight = battles
phase-take = landings
phase-sell = sales
round = Round { $round }
round-of = Round { $round } of { $rounds }
round-setup = Set-up

## Places and amounts

place-galley = galley { $galley }
place-port = { $port }
place-box = the box
ducats = { $sum } ducats
pieces = { $count } × { $good }
sailors = { $count ->
        [one] { $count } sailor
       *[other] { $count } sailors
    }
nothing = nothing
by-seat = { $seat } { $what }
standing-ask = ask each time
standing-everybody = everybody passes
standing-nobody = nobody passes

## Table options

option-sailors_180 = 180 sailors
    .note = The English box has 180 sailors, the others 176.
option-open_purses = Open purses
    .note = Everybody sees how much the others have.
option-high_seas_trade = Exchange on the high seas
    .note = Players exchange goods in zones without a coast, too.
option-unpaid_at_home = No pay at home
    .note = Selling in one’s own port brings nothing.
option-ducats_break_ties = Ducats break ties
    .note = Of equal wealth, whoever has more ducats wins.
option-board_as_assumed = Trust the board
    .note = What is only assumed of the board counts: nobody is asked about it.

## What can be corrected

fix-Purse = purse
fix-Galley = galley
fix-Port = port owner and garrison
fix-Warehouse = warehouse
fix-Fortress = fortress
fix-Used = used in this round
fix-Round = round
fix-Order = order
fix-Turn = phase and turn
fix-Nation = nation
fix-Gone = player who left
fix-Options = table options
fix-Printed = printed value
fix-Board = printed board

## Rules: the box

rule-BOX-1a = { $stock ->
        [goods] The box has too few { GOOD($good, case: "gen") } left.
        [sailors] The box has too few sailors left.
        [galleys] The box has no galley left.
       *[fortresses] The box has no fortress left.
    }
rule-BOX-1b = Dead sailors, sunk galleys and lost cargo go back to the box.
rule-BOX-1c = { $piece ->
        [galley] Galley { $galley } cannot be used for this: it is another player’s, or not in play.
        [sailors] There are not so many sailors of yours there: { $place }.
       *[goods] Galley { $galley } does not carry so much { GOOD($good, case: "gen") }.
    }
rule-BOX-1d = { $seat } cannot pay { $money }.
rule-BOX-1e = { $money } cannot be paid: the smallest coin is 100.
rule-BOX-2 = The box has 176 sailors, or 180.

## Rules: set-up

rule-SETUP-1 = Rounds and nations follow the number of players.
rule-SETUP-2 = Everybody starts with the own major town, two galleys, ten sailors and 2000 ducats.
rule-SETUP-3 = Each starting galley takes 1 to 5 sailors, not { $sailors }.
rule-SETUP-4 = Major towns of nations that nobody plays are neutral.
rule-SEAT-1a = A player without port and galley still bids and scores, and is skipped otherwise.
rule-SEAT-1b = { $seat } still has a port or a galley, and stays in the game.

## Rules: phase 1, the order

rule-BID-1 = Bids are revealed together, and all of them are paid.
rule-BID-2a = Place { $place } cannot be picked: it is taken, or there is none.
rule-BID-2b = Equal bids pick by die, bids of nothing last.
rule-BID-3 = A phase begins when everybody has finished the one before.

## Rules: phase 2, trade, building, crews

rule-BUY-1a = Galley { $galley } does not lie beside { $port }.
rule-BUY-1b = { $port } does not supply { GOOD($good, case: "gen") }.
rule-BUY-2a = A piece costs 100 ducats in a neutral or own port.
rule-BUY-2b = { $money } cannot be asked: the price is { $low } to { $high }.
rule-BUY-2c = { $money } cannot be offered: a counter-offer is { $low } to { $high }.
rule-BUY-2d = A price that was left stands in that port until the turn ends.
rule-BUY-3 = With a monopoly the price may be up to 1000 ducats.
rule-BUY-4 = Galley { $galley } has too little room. Free spaces: { $room }.
rule-TRADE-1a = No exchange at { $zone }: both need a galley there, and it must not be the high seas.
rule-TRADE-1b = An exchange needs goods from at least one side.
rule-TRADE-1c = An exchange is offered, countered once, then taken or left.
rule-BUILD-1a = { $port } has already built something in this round.
rule-BUILD-1b = { $port } is not your port: nothing is built or hired there.
rule-BUILD-2 = A new galley needs a crew at once. Wanted: { $sailors }, possible: { $most }.
rule-BUILD-3 = A galley takes wood and iron. { $port } lacks { GOOD($good, case: "acc") }.
rule-BUILD-4 = A fortress takes wood and gold. { $port } lacks { GOOD($good, case: "acc") }.
rule-BUILD-5 = { $port } already has a fortress.
rule-HIRE-1a = Sailors hired in { $port } cannot go there ({ $to }): only into the port, or onto your galleys beside it.
rule-HIRE-1b = { $port } hires one sailor a round for each piece in its warehouse. Left: { $left }.
rule-PLACE-1a = { $from } and { $to } do not lie in one zone.
rule-PLACE-1b = A galley without sailors sinks.
rule-PLACE-2a = Goods thrown overboard go back to the box.
rule-PLACE-2b = { $zone } has no port: nobody can go ashore there.
rule-HOLD-1 = A port without garrison stays held until somebody lands.

## Rules: phase 3, movement

rule-MOVE-1a = Too far. Zones on the way: { $path }, zones this galley can still enter: { $left }.
rule-MOVE-1b = { $from } and { $to } are not neighbours.
rule-MOVE-1c = The move of galley { $galley } is over.
rule-MOVE-1d = Opponents are asked for leave of passage in every zone that a galley enters.

## Rules: phase 4, battles

rule-FIGHT-1 = Both sides roll, add their sailors and divide by three.
rule-FIGHT-2 = Out of reach: { $foe }. Only what lies in the same zone can be attacked.
rule-FIGHT-3a = { $sailors ->
        [one] { $sailors } sailor
       *[other] { $sailors } sailors
    } cannot board: at least 1 and at most { $most } from the galley that won.
rule-FIGHT-3b = A galley that has no sailors in the end sinks.
rule-FIGHT-4 = Against a fortress the attacker’s sum is divided by four.
rule-FIGHT-5 = A port whose garrison died stays held until somebody lands.
rule-FIGHT-6 = A captured galley may fight again.
rule-FIGHT-7 = There is nothing to fight: { $foe }. Only opponents’ galleys and garrisons are attacked.

## Rules: phase 5, landings

rule-TAKE-1a = There is no port to land in: { $zone }.
rule-TAKE-1b = { $sailors ->
        [one] { $sailors } sailor
       *[other] { $sailors } sailors
    } cannot land: at least 1 and at most { $most }.
rule-TAKE-1c = The last sailor may land: the galley sinks.
rule-TAKE-2a = { $port } has a garrison: it must be beaten first.
rule-TAKE-2b = { $port } is yours and has a garrison: nobody lands there.
rule-TAKE-3 = Fortress and goods stay in a captured port.

## Rules: phase 6, sales

rule-SALE-1a = There is no port to sell in: { $zone }.
rule-SALE-1b = { $port } does not buy { GOOD($good, case: "acc") }: it supplies or already stores it.
rule-SALE-1c = The warehouse of { $port } is full.
rule-SALE-1d = The bank pays a hundred times the number of the lowest free space.
rule-SALE-2 = A new market pays 500 more, 1000 in a major town.
rule-INCOME-1 = Whoever holds the own major town gets 300 ducats.

## Rules: wealth, chance, corrections, the board

rule-SCORE-1 = Wealth points come from the own major town, held ports and ducats.
rule-SCORE-2 = Most wealth points win. Ties share the win.
rule-MONEY-1 = Purses and bids are hidden from the others.
rule-RAND-1 = A die cannot show { $die }.
rule-FIX-1 = This correction does not fit the box: { $flaw }
rule-FIX-2 = A correction closes what it has made void.
rule-END-1 = The table may stop before the end.
rule-MAP-1 = This does not make a playable board: { $flaw }
rule-MAP-2 = Where the neighbours are not known, any zone may be entered next.
rule-MAP-3 = { $number } does not fit beside the other numbers of this warehouse: it must be { $least } to { $most }.

## Events: what happened

event-SailorsPlaced = { $seat } placed the sailors: { $aboard1 } + { $aboard2 } aboard, { $ashore } in the town.
event-PlayBegan = The game went on from the position on the table.
event-RoundBegan = Round { $round } began.
event-BidGiven = { $money ->
        [none] { $seat } has bid.
       *[other] { $seat } bid { $money }.
    }
event-BidsRevealed = The bids, all paid: { $all }.
event-OrderRolled = Dice for the order: { $all }.
event-PlacePicked = { $seat } picked place { $place }.
event-TurnBegan = { $seat }: { $step }.
event-Bought = { $to ->
        [none] { $seat } bought { $goods } in { $port } for { $money }: { $aboard }.
       *[other] { $seat } bought { $goods } in { $port } for { $money }, paid to { $to }: { $aboard }.
    }
event-PriceAsked = { $seat } asked { $owner } for a price: { $goods } in { $port }.
event-PriceNamed = { $owner } asked { $money } for each piece.
event-MonopolyDoubted = { $owner } asked { $money } for each piece, as only a monopoly may. Goods: { $good }.
event-MonopolyConfirmed = { $holds ->
        [true] The board confirmed the monopoly. Goods: { $good }.
       *[other] The board knows no such monopoly. Goods: { $good }.
    }
event-PriceCountered = { $seat } offered { $money } for each piece instead.
event-CounterRefused = { $seat } refused the counter-offer.
event-PriceLeft = { $seat } left it. In { $port } the price of { $money } stands until the turn ends.
event-DealOffered = { $seat } offered { $with } { $give } for { $take }.
event-DealCountered = { $seat } countered: { $give } for { $take }.
event-DealDone = { $seat } gave { $with } { $give } for { $take }.
event-DealLeft = { $seat } left the exchange with { $with }.
event-GalleyBuilt = { $crew ->
        [hired] { $seat } built galley { $galley } in { $port } for { $money } in all. Hired for it: { $sailors }.
       *[garrison] { $seat } built galley { $galley } in { $port } for { $money }. From the garrison: { $sailors }.
    }
event-FortressBuilt = { $seat } built a fortress in { $port } for { $money }.
event-Hired = { $seat } hired { $men } in { $port }, { $money } each: { $to }.
event-SailorsMoved = { $seat } moved { $men }: { $from } → { $to }.
event-GoodsMoved = { $goods }: galley { $from } → galley { $to }.
event-Discarded = { $goods } went overboard from galley { $galley }.
event-PutAshore = { $seat } put { $men } ashore from galley { $galley }: they went to the box.
event-Sunk = Galley { $galley } of { $seat } sank.{ $goods ->
        [none] {""}
       *[other] {" "}Lost: { $goods }.
    }
event-Sailed = Galley { $galley } sailed from { $from } to { $to }{ $via ->
        [none] {""}
       *[other] , via { $via }
    }.
event-MoveEnded = The move of galley { $galley } is over.
event-LeaveAsked = Galley { $galley } asked for leave of passage at { $zone }: { $seats }.
event-LeaveGiven = { $seat } let galley { $galley } pass at { $zone }.
event-LeaveRefused = { $seat } refused galley { $galley } leave at { $zone }: its move is over.
event-StandingSet = { $answer ->
        [everybody] { $seat } lets everybody pass in this phase.
        [nobody] { $seat } lets nobody pass in this phase.
       *[ask] { $seat } wants to be asked each time again.
    }
event-Attacked = { $fortress ->
        [true] { $seat } attacked { $foe } of { $against } with galley { $galley }: { $sailors1 } against { $sailors2 }, behind a fortress.
       *[other] { $seat } attacked { $foe } of { $against } with galley { $galley }: { $sailors1 } against { $sailors2 }.
    }
event-Fought = Dice { $dice1 } and { $dice2 }, sums { $sums1 } ÷ { $divisors1 } and { $sums2 } ÷ { $divisors2 }. Sailors lost: attacker { $lost1 }, defender { $lost2 }.
event-PrizeWon = { $seat } beat galley { $prize } with galley { $winner }.
event-Boarded = { $seat } captured galley { $prize }: { $men } went aboard from galley { $winner }.
event-PrizeLeft = { $seat } was done with the beaten galley.
event-GarrisonFell = The garrison of { $seat } in { $port } fell.
event-Landed = { $from ->
        [none] { $seat } landed { $men } in { $port } from galley { $galley } and holds it now.
       *[other] { $seat } landed { $men } in { $port } from galley { $galley } and took it from { $from }.
    }
event-NumberAsked = { $seat } wanted to sell { GOOD($good, case: "acc") } in { $port }: the number of space { $slot } was asked for.
event-NumberRead = Space { $slot } of { $port } bears the number { $number }.
event-Sold = { $bonus ->
        [0] { $seat } sold { GOOD($good, case: "acc") } from galley { $galley } in { $port }, space { $slot }, for { $money }.
       *[other] { $seat } sold { GOOD($good, case: "acc") } from galley { $galley } in { $port }, space { $slot }, for { $money }, of which { $extra } for a new market.
    }
event-Income = { $seat } got { $money } from the own major town.
event-LastRoundOver = The last round was over.
event-LetGo = { $seat } was let go.
event-EndedEarly = { $score ->
        [true] The table ended the game early and counted wealth.
       *[other] The table ended the game early, without a count.
    }
event-GameEnded = { $count ->
        [0] The game ended without a winner.
        [1] { $winners } won with { $wealth ->
            [one] { $wealth } wealth point
           *[other] { $wealth } wealth points
        }.
       *[other] { $winners } shared the win with { $wealth ->
            [one] { $wealth } wealth point
           *[other] { $wealth } wealth points
        } each.
    }
event-Lapsed = { $what ->
        [placing] After a correction the starting sailors of { $seat } need no placing.
        [talk] After a correction what { $seat } talked over no longer holds.
        [move] After a correction the rest of { $seat }’s move no longer holds.
        [leave] After a correction nobody is asked to let { $seat } pass.
        [battle] After a correction the battle of { $seat } is over.
       *[sale] After a correction nobody is asked about { $seat }’s sale.
    }
event-Corrected = Corrected { $what }: { $detail }

## What is undone

deed-PriceAsked = { $seat } wants to buy { $goods } in { $port }
deed-NumberAsked = { $seat } wants to sell { GOOD($good, case: "acc") } in { $port }

## Questions

ask-Reveal = Everybody has bid
ask-Order = Roll for the order: { $seats }
ask-Dice = Roll a die for each side
ask-Count = The game is over: count the wealth
ask-Place = { $seat }: place your ten sailors
ask-Prepare = Enter what lies on the table, then begin
ask-Bid = { $seat }: bid for the order
ask-Pick = { $seat }: pick a place in the order
ask-Trade = { $seat }: trade, build, hire
ask-Move = { $seat }: move your galleys
ask-Fight = { $seat }: attack?
ask-Take = { $seat }: land?
ask-Sell = { $seat }: sell
ask-Price = { $seat }: your price? { $buyer } wants { $goods } in { $port }
ask-Monopoly = Do all ports with { GOOD($good, case: "acc") } on your board belong to one player?
ask-Offer = { $seat }: { $goods } for { $money } each?
ask-Counter = { $seat }: accept { $money } for each piece?
ask-LastOffer = { $seat }: take it at { $money } each after all?
ask-Deal = { $seat }: { $with } offers { $give } for { $take }
ask-DealCounter = { $seat }: accept { $take } for { $give }?
ask-LastDeal = { $seat }: take the first offer after all? { $give } for { $take }
ask-Leave = May galley { $galley } of { $seat } sail on from { $zone }?
ask-Prize = { $seat }: what becomes of galley { $prize }?
ask-Number = Which number is printed at space { $slot } of { $port }?

## Flaws of a set-up, a position, a board

flaw-setup-nations = Two play Venice and Genoa, or Spain and the Turks; three Venice, Genoa and Spain; four all of them.
flaw-setup-unreadable = This set-up cannot be read: { $detail }
flaw-position-line = Line { $line } of the position cannot be read: { $detail }
flaw-position-flaw = The position does not hold together: { $detail }
flaw-board-ports-count = { $ports ->
        [none] The board must have its 23 ports, each the same one as before.
       *[other] The board must have 23 ports, a custom board 1 to 32; it has { $ports }.
    }
flaw-board-slots = { $port ->
        [none] A warehouse must have 2, 4 or 6 spaces.
       *[other] The warehouse of { $port } must have 2, 4 or 6 spaces; it has { $slots }.
    }
flaw-board-values = { $port ->
        [none] The numbers of a warehouse must be 1 to 9 and must not fall.
       *[other] The numbers in { $port } must be 1 to 9 and must not fall.
    }
flaw-board-town-size = The four major towns have warehouses of six spaces, and no other port has.
flaw-board-towns = Each nation needs one major town.
flaw-board-ports-of = { $good ->
        [none] Some goods do not have as many ports as on the printed board: gems 1, gold 2, spices 2, wine 4, iron 4, cloth 4, wood 6.
       *[other] Ports that supply { GOOD($good, case: "acc") }: { $ports }; on the printed board: { $printed }.
    }
flaw-audit-sailors = There would be more sailors on the table than the box has.
flaw-audit-goods = { $good ->
        [none] More of one kind of goods would be on the table than the box has.
       *[other] More { GOOD($good, case: "gen") } would be on the table than the box has.
    }
flaw-audit-fortresses = There would be more fortresses on the table than the box has.
flaw-audit-galley = { $galley ->
        [none] A galley needs 1 to 5 sailors and carries 5 pieces at most.
       *[other] Galley { $galley } is not possible: it needs 1 to 5 sailors and carries 5 pieces at most.
    }
flaw-audit-port = { $port ->
        [none] The port is not possible: a garrison needs an owner, and goods lie on the spaces of the warehouse only.
       *[other] { $port } is not possible: a garrison needs an owner, and goods lie on the spaces of the warehouse only.
    }
flaw-audit-purse = A purse holds 0 to 999,900 ducats, in hundreds.
flaw-audit-gone = A player who left has neither port nor galley, and somebody must stay.
flaw-audit-round = There is no such round.

## What else there is to say

fix-see-menu = changed
is-fortress = there is one
is-no-fortress = there is no fortress
is-built = something was built
is-no-built = nothing was built
is-hired = hired: { $hired }
is-gone = left
is-no-gone = plays
zone-coast = a coast
zone-high-seas = high seas, no coast
ports = { $count ->
        [one] { $count } port
       *[other] { $count } ports
    }
galleys = { $count ->
        [one] { $count } galley
       *[other] { $count } galleys
    }
wealth = { $wealth ->
        [one] { $wealth } wealth point
       *[other] { $wealth } wealth points
    }
wealth-open = { $wealth ->
        [one] { $wealth } wealth point without ducats
       *[other] { $wealth } wealth points without ducats
    }
chance-of-dice = Dice
setup-order = Everybody sits where they like. The nations decide who places sailors first.
end-scored = End and count wealth
end-plain = End as it stands
flaw-audit-order = The order needs everybody who plays, each once.
map-fortress = fortress
map-town = major town
map-market = new market for { $goods }
map-leave = { $seats } will be asked for leave at { $zone }
map-unchecked = its neighbours are only assumed
map-land = you can land here
map-sell = you can sell here
map-trade = you can buy, hire or build here
board-town = Major town
zone-shore = Coast
correct-round = Round, order and options
correct-moved = Its move is over
correct-built = Something was built in this round
correct-hired = Sailors hired in this round
correct-forward = { $seat }, place { $place }: one place forward
correct-forward-note = A tap takes a player one place forward.
correct-gone = No longer plays
check-tracks = Round and order

## The great moments
moment-round = Round
moment-bids = The bids
moment-order = Dice for the order
moment-boarded = Galley { $galley } is captured
