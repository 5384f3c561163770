# The panel, battles, scorings and corrections of Serenissima.

setup-options = Options
setup-hidden = Hidden money
setup-hidden-note = Money stays secret; scoring income is announced.
setup-blockade = Blockades where the galley started
setup-blockade-note = Sales and captures can also be blockaded in the zone where the activation began.
setup-hiring = Special hiring anywhere
setup-hiring-note = With fewer than two galleys, sailors may be hired into any of your ports, not only onto the galleys bought.
setup-under-way = Already under way
setup-under-way-note = Enter what lies on the table first, then continue from there.

prepare-turn = Turn { $turn }, white pawn on space { $space }, cards
prepare-seat = { $ducats ->
        [one] { $ducats } ducat
       *[other] { $ducats } ducats
    }, ports { $ports }, galleys { $galleys }

draft-closing = Four ports stay closed in this game. Closed: { $done }
draft-close = Close { $port }
draft-ports = Starting ports
draft-numbers = Galleys by number
draft-taken = Galley { $galley }, taken
draft-draw = Draw them at random
draft-order = Order of the picks
draft-port-first = Pick a port first, here or on the map.
draft-galley = Pick a galley: low numbers act early.
draft-take = Take galley { $galley }

panel-steps = Steps of the activation, or investing instead
panel-sell = Sell: +{ $ducats }
panel-load-dim = Load { $good }
panel-sell-for = Sell { $good } for { $ducats }
panel-sell-dim = Sell { $good }: not here
panel-not-here = not here
panel-overboard = { $good } overboard
panel-makes = Produces { $good }
panel-no-port = No port to use here.
panel-beside = Galleys here
panel-nothing-aboard = No goods aboard.
panel-nobody-here = No one to fight here.
panel-attack-do = Attack
panel-cannot = not now
panel-against = { $strength ->
        [one] { $strength } die
       *[other] { $strength } dice
    } to { $defence }
panel-fort-first = the fort fires first
panel-over-to = To galley { $galley }
panel-sailor-over = Sailor aboard from galley { $galley }
panel-good-over = { $good } aboard from galley { $galley }
panel-move-sailor = Move a sailor
panel-sail-to = Sail to { $zone }, { $steps } { $steps ->
    [one] zone
   *[other] zones
}
panel-sail-risk = Blockade: { $seats }
panel-sail-none = It sails no further.
panel-stopped = Blockaded: it sails no further.
panel-scuttle = Sink galley { $galley }
panel-capture-dim = Take { $port }: not now
panel-title = Your decision
panel-begin = Begin from here
panel-sailors = { $yours } of your sailors against { $theirs }.
panel-blockade-yes = Blockade!
panel-blockade-ends = Blockade: its turn ends
panel-blockade-no = Let it pass
panel-blockade-sale = Allow the sale
panel-purchases-end = Done buying
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
panel-to-port = ashore
panel-to-galley = to { $galley }
panel-to-here = aboard
panel-blocked = { $seat } blockades: fight, or end.
panel-attack = Attack { $foe } of { $seat }: { $strength } against { $defence }
panel-attack-dim = Attack { $foe } of { $seat }: not now
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
panel-next = Done with this galley
panel-skipped = { $seat }’s galley { $galley } is skipped: empty seat.
panel-order = Load, then sail, then sell or fight.
panel-order-invest = Investing: hire, buy or build.
panel-ends = This ends the galley’s turn.

tab-load = Load
tab-sail = Sail
tab-trade = Port
tab-fight = Fight
tab-invest = Invest

blockade-move = Blockade: it stops at { $zone }.
blockade-sale = Blockade: no sale of { $good } at { $zone }. { $ends ->
        [true] Too weak to fight, it ends its turn.
       *[other] It must fight you or end its turn.
    }
blockade-capture = Blockade: { $sailors ->
        [one] { $sailors } sailor
       *[other] { $sailors } sailors
    } can’t land at { $zone }. { $ends ->
        [true] Too weak to fight, it ends its turn.
       *[other] It must fight you or end its turn.
    }
blockade-yours = yours here
blockade-then = Asked after this: { $seats }

invest-hire = Hire, { $ducats } { $ducats ->
    [one] ducat
   *[other] ducats
} each
invest-hire-to = Hire a sailor: { $place } (room for { $room })
invest-reserve = { $left } in reserve
invest-hold = hold to fill
invest-room = room { $room }
invest-no-hire = No one can be hired now.
invest-hire-bought = Only a galley that you buy now can hire sailors.
invest-join = { $from } › { $to }
invest-galley = Buy a galley: from { $ducats } { $ducats ->
    [one] ducat
   *[other] ducats
} …
invest-buy = Buy galley { $galley } at { $port }: { $ducats } { $ducats ->
    [one] ducat
   *[other] ducats
}
invest-number = Number of the galley
invest-number-note = { $pawn ->
        [0] It acts next turn.
       *[other] Above { $pawn }: this turn. Others: next turn.
    }
invest-port = Where it is placed
invest-back = Back
invest-fort-dim = Fort: 2 ducats
invest-basilica-dim = Basilica: 2 ducats
invest-too-late = Too late to invest.
invest-no-number = No galley is free.
invest-crew = Its first sailor comes from:
invest-price = Galley: { $price }, 1 for each you have. Sailor: { $sailor }
invest-fort = Fort in { $port }: 2 ducats
invest-basilica = Basilica in { $port }: 2 ducats
invest-build = Build a fort or basilica: 2 ducats …
invest-left = Left: forts { $forts }, basilicas { $basilicas }

chance-left = { $n } left
chance-skulls-attacker = { $n } for the attacker
chance-skulls-defender = { $n } for the defender
chance-skulls-fort = { $n } for the fort
chance-draw-dice = Roll in the app
chance-draw-cards = Draw in the app
chance-draw-draws = Draw in the app
chance-to-app = Let the app do it from now on
chance-to-table = Do it at the table from now on

battle-dice = { $seat }: { $skulls } { $skulls ->
    [one] skull
   *[other] skulls
} on { $dice } { $dice ->
    [one] die
   *[other] dice
}
battle-fort = Fort fires first (2 dice)
battle-odds = If fought to the end, { $attacker ->
        [one] 1 die
       *[other] { $attacker } dice
    } against { $defender }:
battle-skulls = Each skull strikes down one sailor on the other side.
battle-take = Take { $good }
battle-take-short = take
battle-own = Tap goods to throw overboard from galley { $galley }:
battle-landing = { $left ->
        [0] Everyone lands: galley { $galley } sinks.
        [one] { $left } sailor stays aboard.
       *[other] { $left } sailors stay aboard.
    }
battle-continue = Fight on: { $attacker ->
    [one] 1 die
   *[other] { $attacker } dice
  } against { $defender }
battle-break-off = Break off
battle-loot = { $room ->
        [0] No room for loot
       *[other] Take loot: room for { $room }
    }
battle-jettison = { $good } overboard
battle-leave = { $taken ->
        [0] Take nothing
       *[other] Leave the rest
    }
battle-land-none = Land no one: it becomes neutral

scoring-done = Paid out

over-shared = { $seats } share the win: tied on ducats and ports.
over-by-ducats = { $seat } wins by { $lead } { $lead ->
    [one] ducat
   *[other] ducats
}.
over-by-ports = { $seat } wins the tie with { $ports ->
        [one] { $ports } port
       *[other] { $ports } ports
    } to { $fewer }.
over-ducats = { $ducats } { $ducats ->
    [one] ducat
   *[other] ducats
}
over-scoring = Scoring { $nth }
over-early = Last scoring

correct-first = First player
correct-deck = Doge cards face down
correct-black-note = Moving the black pawn ends the current activation.
correct-turn = Turn, pawns and cards

panel-store = Store
panel-store-it = Store { $good }
