# The table screen of Serenissima.

map-title = Chart of the Mediterranean
map-closed = closed
map-neutral = neutral
map-held = held by { $seat } with { $sailors } { $sailors ->
    [one] sailor
   *[other] sailors
}
map-galley = galley { $galley } of { $seat }
map-reach = { $steps ->
    [one] 1 zone away
   *[other] { $steps } zones away
}
map-blockade = { $seats } may blockade at { $zone }
map-assumed = Board: { $values } values assumed
map-assumed-note = No source says what is printed there. Compare with your board, and correct what differs.

track-label = Turn { $turn }; { $left } spaces to the next scoring
track-setup = Set-up
track-turn = Turn { $turn }
track-next = { $left ->
    [one] 1 space
   *[other] { $left } spaces
} to the scoring · { $percent } % this turn
track-deck = of { $left } face down

players-first = first player
players-covered = Tap to uncover, if it is yours
players-ducats = ducats
players-ports = { $n ->
    [one] 1 port
   *[other] { $n } ports
}
players-galleys = { $n ->
    [one] 1 galley
   *[other] { $n } galleys
}
players-reserve = { $n } in reserve
players-income = scores { $ducats }

wheel-title = Wheel
wheel-galley = galley
wheel-next = Next

setup-colours = Colours
setup-colour-of = Player { $n }
setup-options = What the table agrees on
setup-hidden = Hidden money
setup-hidden-note = Purses lie face down; incomes are announced.
setup-blockade = Blockades where the galley started
setup-blockade-note = Sales and captures can be blockaded in the zone where the activation began, too.
setup-hiring = Special hiring anywhere
setup-hiring-note = With fewer than two galleys, sailors may be hired into any own port, not only onto the galleys bought.
setup-under-way = Already under way
setup-under-way-note = Enter what lies on the table first, then go on from there.

panel-title = What is asked
panel-preparing = Tap ports, players and the wheel to enter what lies on the table. Then begin.
panel-begin = Begin from here
panel-sailors = { $yours } of your sailors against { $theirs }.
panel-blockade-yes = Blockade!
panel-blockade-no = Let it pass
panel-purchases-end = Done buying
panel-over = The game is over. Corrections still count.
panel-correct = Correct
panel-correct-note = Tap what is wrong.
panel-turn = Turn to the player
panel-steps = Steps
panel-sailor = sailor
panel-sell = sell { $ducats }
panel-overboard = ⤓
panel-load-free = Load { $good }: free
panel-load = Load { $good }: { $ducats } { $to ->
    [none] { $ducats ->
        [one] ducat
       *[other] ducats
    }
   *[other] to { $to }
}
panel-aboard = Sailor aboard from { $port }
panel-ashore = Sailor ashore to { $port }
panel-blocked = { $seat } blockades: fight, or end.
panel-attack = Attack { $foe } of { $seat }: { $strength } against { $defence }
panel-fewer = fewer
panel-more = more
panel-capture = Take { $port } with { $sailors } { $sailors ->
    [one] sailor
   *[other] sailors
}
panel-may-block = May blockade: { $seats }
panel-sail = Sail up to { $steps } { $steps ->
    [one] zone
   *[other] zones
}
panel-invest = Invest instead
panel-scuttle = Sink it
panel-next = Next galley

chance-attacker = Skulls of the attacker
chance-defender = Skulls of the defender
chance-skulls-attacker = { $n } for the attacker
chance-skulls-defender = { $n } for the defender
chance-skulls-fort = { $n } for the fort
chance-draw-dice = Roll in the app
chance-draw-cards = Turn in the app
chance-draw-draws = Draw in the app
chance-to-app = Leave it to the app from now on
chance-to-table = Do it at the table from now on

odds-label = Attacker wins { $win }, both lost { $both }, defender wins { $lose }
odds-win = win
odds-both = both lost
odds-lose = lose
odds-losses = Expected losses: { $attacker } and { $defender }

draft-closed = Closed: { $done } of 4
draft-draw = Draw them at random
draft-order = Order of the picks
draft-port-first = Pick a port first, here or on the map.
draft-galley = Pick a galley: low numbers act early.
draft-take = Take galley { $galley }

invest-hire = Hire: { $ducats } { $ducats ->
    [one] ducat
   *[other] ducats
} each, { $left } in reserve
invest-galley = Buy a galley: { $ducats } { $ducats ->
    [one] ducat
   *[other] ducats
}
invest-crew = Its first sailor comes from:
invest-fort = Fort in { $port }: 2
invest-basilica = Basilica in { $port }: 2
invest-left = Left: forts { $forts }, basilicas { $basilicas }

battle-last = The last dice: { $attacker } and { $defender }
battle-continue = Fight on: { $attacker } dice against { $defender }
battle-break-off = Break off
battle-loot = Take what is adrift. Free spaces: { $room }
battle-jettison = { $good } overboard
battle-leave = Leave the rest
battle-land-none = Land nobody: it stays neutral

over-title = The end
over-ducats = { $ducats } { $ducats ->
    [one] ducat
   *[other] ducats
}
over-income = Where it came from
over-sales = sales
over-ports = ports
over-basilicas = basilicas
over-wine = wine
over-loads = loads by others
over-scoring = Scoring { $nth }
over-early = Last scoring

correct-turn = Turn, pawns and cards
correct-note = Set what lies on the table. It goes into the record and can be undone.
correct-owner = Owner
correct-sailors = Sailors
correct-slot = Slot { $n }
correct-zone = Zone
correct-save = It is so
correct-galley-here = A galley lies here that the app does not know
correct-galley-put = Put it here

fix-supply = in the supply
fix-neutral = neutral
fix-sailors = { $sailors } { $sailors ->
    [one] sailor
   *[other] sailors
}
fix-a-fort = fort
fix-a-basilica = basilica
fix-is-closed = closed
fix-is-open = open
fix-see-menu = changed
