# The printed board: matching it to the box, boards of one's own.

board-start = Starting port
board-track-note = Three scoring spaces are needed. Steps from the start to the last one: { $steps }.
board-payout-note = Printed at each warehouse: what it pays at a scoring with so many cubes in it.
board-cubes = { $cubes ->
        [one] { $cubes } cube
       *[other] { $cubes } cubes
    }
board-deck-note = Five Doge cards lie in the box. Count them by kind, and the skull faces of one die.
board-deck-total = { $cards } of 5 cards

## Flaws of a board

flaw-board-ports-count = { $ports ->
        [none] The board must have its 19 ports, each the same one as before.
       *[other] The board must have 19 ports, a custom board 1 to 32; it has { $ports }.
    }
flaw-board-slots = { $port ->
        [none] A warehouse must have 1 to 5 slots.
       *[other] The warehouse of { $port } must have 1 to 5 slots; it has { $slots }.
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
