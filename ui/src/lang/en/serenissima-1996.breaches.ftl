# What a refused command broke, and what a set-up, a position or a board cannot be.

## Rules: set-up

rule-SETUP-1 = Rounds and nations follow the number of players.
rule-SETUP-2 = Everyone starts with their own major town, two galleys, ten sailors and 2000 ducats.
rule-SETUP-3 = Each starting galley takes 1 to 5 sailors, not { $sailors }.
rule-SETUP-4 = Major towns of nations that no one plays are neutral.
rule-SEAT-1a = A player with no port and no galley still bids and scores, but skips everything else.
rule-SEAT-1b = { $seat } still has a port or a galley, and stays in the game.
rule-SEAT-2 = A player who was let go is asked nothing: their ports sell like neutral ones, and their galleys let everyone pass.

## Rules: phase 1, the order

rule-BID-1 = Bids are revealed together, and all of them are paid.
rule-BID-2a = Place { $place } can’t be picked: it is taken, or there is none.
rule-BID-2b = Players with equal bids roll for who picks first; bids of 0 pick last.
rule-BID-3 = A phase begins when everyone has finished the one before.

## Rules: phase 2, trade, building, crews

rule-TRADE-1a = No exchange at { $zone }: both need a galley there, and it must not be the high seas.
rule-TRADE-1b = An exchange needs goods from at least one side.
rule-TRADE-1c = An exchange is offered, countered once, then taken or left.
rule-PLACE-1a = { $from } and { $to } are not in the same zone.
rule-PLACE-1b = A galley without sailors sinks.
rule-PLACE-2a = Goods thrown overboard go back to the box.
rule-PLACE-2b = { $zone } has no port: no one can go ashore there.
rule-HOLD-1 = A port without a garrison stays yours until someone lands there.

## Rules: phase 3, movement

rule-MOVE-1a = Too far. Zones on the way: { $path }, zones this galley can still enter: { $left }.
rule-MOVE-1b = { $from } and { $to } are not neighbours.
rule-MOVE-1c = The move of galley { $galley } is over.
rule-MOVE-1d = In every zone it enters, a galley needs permission from opponents there to sail on.

## Rules: phase 4, battles

rule-FIGHT-1 = Both sides roll, add their sailors and divide by three.
rule-FIGHT-2 = Out of reach: { $foe }. Only what lies in the same zone can be attacked.
rule-FIGHT-3a = { $sailors ->
        [one] { $sailors } sailor
       *[other] { $sailors } sailors
    } can’t board: at least 1 and at most { $most } from the galley that won.
rule-FIGHT-3b = A galley that has no sailors in the end sinks.
rule-FIGHT-4 = Against a fortress the attacker’s sum is divided by four.
rule-FIGHT-5 = A port whose garrison died stays held until someone lands.
rule-FIGHT-6 = A captured galley may fight again.
rule-FIGHT-7 = There is nothing to fight: { $foe }. Only opponents’ galleys and garrisons are attacked.

## Rules: phase 5, landings

rule-TAKE-1a = There is no port to land in: { $zone }.
rule-TAKE-1b = { $sailors ->
        [one] { $sailors } sailor
       *[other] { $sailors } sailors
    } can’t land: at least 1 and at most { $most }.
rule-TAKE-1c = Even the last sailor may land; the galley then sinks.
rule-TAKE-2a = { $port } has a garrison: it must be beaten first.
rule-TAKE-2b = { $port } is yours and has a garrison: no one lands there.
rule-TAKE-3 = The fortress and the goods stay in a captured port.

## Rules: phase 6, sales

rule-SALE-1a = There is no port to sell in: { $zone }.
rule-SALE-1b = { $port } does not buy { GOOD($good, case: "acc") }: it supplies or already stores it.
rule-SALE-1c = The warehouse of { $port } is full.
rule-SALE-1d = The bank pays a hundred times the number of the lowest free space.
rule-SALE-2 = A new market pays 500 more, 1,000 in a major town.
rule-INCOME-1 = If you hold your own major town, you get 300 ducats.

## Rules: wealth, chance, corrections, the board

rule-SCORE-1 = You score wealth points for your own major town, the ports you hold and your ducats.
rule-SCORE-2 = The most wealth points win. Tied players share the win.
rule-MONEY-1 = Purses and bids are hidden from other players.
rule-RAND-1 = A die can’t show { $die }.
rule-FIX-1 = This correction does not fit the box: { $flaw }
rule-FIX-2 = A correction cancels anything it makes impossible.
rule-FIX-3 = A correction closes only what it has made void; nothing moves, sinks or is paid because of it.
rule-END-1 = You may stop before the end.
rule-MAP-1 = This does not make a playable board: { $flaw }
rule-MAP-2 = Where the neighbours are not known, any zone may be entered next.
rule-MAP-3 = { $number } does not fit beside the other numbers of this warehouse: it must be { $least } to { $most }.

## Flaws of a set-up, a position, a board

flaw-setup-nations = Two play Venice and Genoa, or Spain and the Turks; three Venice, Genoa and Spain; four all of them.
flaw-setup-unreadable = This set-up can’t be read: { $detail }
flaw-position-line = Line { $line } of the position can’t be read: { $detail }
flaw-position-flaw = The position is inconsistent: { $detail }
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
flaw-audit-sailors = There would be more sailors in play than the box has.
flaw-audit-goods = { $good ->
        [none] More of one kind of goods would be in play than the box has.
       *[other] More { GOOD($good, case: "gen") } would be in play than the box has.
    }
flaw-audit-fortresses = There would be more fortresses in play than the box has.
flaw-audit-galley = { $galley ->
        [none] A galley needs 1 to 5 sailors and carries 5 pieces at most.
       *[other] Galley { $galley } is not possible: it needs 1 to 5 sailors and carries 5 pieces at most.
    }
flaw-audit-port = { $port ->
        [none] The port is not possible: a garrison needs an owner, and goods lie on the spaces of the warehouse only.
       *[other] { $port } is not possible: a garrison needs an owner, and goods lie on the spaces of the warehouse only.
    }
flaw-audit-purse = A purse holds 0 to 999,900 ducats, in hundreds.
flaw-audit-gone = A player who left has neither port nor galley, and someone must stay.
flaw-audit-round = There is no such round.

## What else there is to say

flaw-audit-order = The order must list every player once.

## Rules: the box, buying, building and hiring

rule-BOX-1a = { $stock ->
        [goods] The box has too few { GOOD($good, case: "gen") } left.
        [sailors] The box has too few sailors left.
        [galleys] The box has no galley left.
       *[fortresses] The box has no fortress left.
    }
rule-BOX-1b = Dead sailors, sunk galleys and lost cargo go back to the box.
rule-BOX-1c = { $piece ->
        [galley] Galley { $galley } can’t be used for this: it is another player’s, or not in play.
        [sailors] You don’t have that many sailors there: { $place }.
       *[goods] Galley { $galley } doesn’t carry that much { GOOD($good, case: "gen") }.
    }
rule-BOX-1d = { $seat } can’t pay { $money }.
rule-BOX-1e = { $money } can’t be paid: the smallest coin is 100.
rule-BOX-2 = The box has 176 sailors, or 180.
rule-BUY-1a = Galley { $galley } isn’t at { $port }.
rule-BUY-1b = { $port } doesn’t supply { GOOD($good, case: "gen") }.
rule-BUY-2a = A piece costs 100 ducats in a neutral port or your own.
rule-BUY-2b = { $money } can’t be asked: the price is { $low } to { $high }.
rule-BUY-2c = { $money } can’t be offered: a counter-offer is { $low } to { $high }.
rule-BUY-2d = A price you declined holds in that port until the turn ends.
rule-BUY-3 = With a monopoly the price may be up to 1,000 ducats.
rule-BUY-4 = Galley { $galley } has too little room. Free spaces: { $room }.
rule-BUILD-1a = { $port } has already built something in this round.
rule-BUILD-1b = { $port } isn’t your port: you can’t build or hire there.
rule-BUILD-2 = A new galley needs a crew at once. Wanted: { $sailors }, possible: { $most }.
rule-BUILD-3 = A galley takes wood and iron. { $port } lacks { GOOD($good, case: "acc") }.
rule-BUILD-4 = A fortress takes wood and gold. { $port } lacks { GOOD($good, case: "acc") }.
rule-BUILD-5 = { $port } already has a fortress.
rule-HIRE-1a = Sailors hired in { $port } can’t go there ({ $to }): only into the port, or onto your galleys beside it.
rule-HIRE-1b = { $port } hires one sailor a round for each piece in its warehouse. Left: { $left }.
