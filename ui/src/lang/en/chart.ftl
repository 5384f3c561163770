# The chart: what the games say of it that are played on ports and seas.

zone-open-sea = the open sea
zone-high-algerian = Algerian Sea
zone-high-tyrrhenian = Tyrrhenian Sea
zone-high-ionian = Ionian Sea
zone-high-levantine = Levantine Sea
map-title = Chart of the Mediterranean
map-closed = closed
map-neutral = neutral
map-held = held by { $seat } with { $sailors } { $sailors ->
    [one] sailor
   *[other] sailors
}
map-galley = { $seat }’s galley { $galley }
map-reach = { $steps ->
    [one] 1 zone away
   *[other] { $steps } zones away
}
map-whole = Whole chart
map-zoom = Zoom
map-key = Map key
map-planner = Planner
map-earns = earns { $ducats }
map-assumed = { $values ->
        [one] Board: { $values } value assumed
       *[other] Board: { $values } values assumed
    }
map-crowd = { $count } galleys here: { $galleys }
map-sailors = sailors: { $sailors }
map-cargo = aboard: { $goods }
map-spaces = free spaces: { $spaces }
map-produces = produces { $good }
map-stored = stored: { $goods }
map-slots = free slots: { $slots }
board-name = Name
board-slots = { $slots ->
        [one] { $slots } slot
       *[other] { $slots } slots
    }
board-shape = the shape of the board
board-otherwise = { $what }: printed differently on your board? Change it
board-neighbours = Neighbours of { $zone }
board-printed-here = What is printed here
correct-save = Save
correct-tap = Tap what is wrong on the screen.
side-attacker = Attacker
side-defender = Defender
side-fort = Fort
battle-title = Battle at { $zone }
odds-survivors = Survivors, attacker to defender
odds-win = win
odds-both = both lost
odds-lose = lose
odds-losses = Expected losses: { $attacker } of yours, { $defender } of theirs
odds-losses-of = Expected losses: { $attacker } of { $seat }, { $defender } on the other side
odds-of = As { $seat } sees it:
odds-label = Attacker wins { $win }, both lost { $both }, defender wins { $lose }
purse-title = { $seat }’s purse
purse-pass = For { $seat } only. Hold to look.
purse-hold = Hold to look
purse-elsewhere = On { $seat }’s phone
purse-look = Look into the purse
correct-owner = Owner
correct-free = nothing
correct-space = Space { $n }: { $what }
correct-put = What stands there
panel-sailor = sailor
correct-note = You can undo this.
correct-galley = Galley { $galley }
correct-hold = Aboard
correct-zone = Zone
correct-covered = Covered: enter it again
correct-sailors = Sailors
correct-warehouse = Warehouse
correct-galley-here = There’s a galley here that the app doesn’t know about
check-title = Check the table
check-galleys = { $seat }’s galleys
check-galley = { $galley } at { $zone }: { $sailors } { $sailors ->
        [one] sailor
       *[other] sailors
    }; hold: { $goods }
check-ports-west = Ports in the west
check-ports-east = Ports in the east
check-purses = Purses
checked-garrison = { $seat }: { $sailors ->
        [one] { $sailors } sailor
       *[other] { $sailors } sailors
    }
prepare-ports = Ports: tap them on the map ({ $held } held)
prepare-galleys = Galleys: tap a number ({ $galleys } in play)
keys-zoom = Zoom in, zoom out, whole chart
