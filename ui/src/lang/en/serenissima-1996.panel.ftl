# The panel, battles, the end and the set-up of Serenissima 1996.

back = Back
begin = Begin from here
end-trade = Done trading
end-move = Done moving
end-fight = Done fighting
end-take = Done landing
end-sell = Done selling
panel-title = Your decision
noun-player = player
noun-sailor = sailor
noun-ducats = ducats
lot-fewer = fewer
lot-more = more
sum-less = less: −{ $ducats }
sum-more = more: +{ $ducats }

setup-nation = Nation:
setup-nations = Nations
setup-nations-west = Venice and Genoa
setup-nations-east = Spain and the Turks
setup-nations-any = Choose a nation at each seat above.
setup-options = Options
setup-under-way = Already under way
setup-under-way-note = Enter what lies on the table first, then continue from there.

phases-label = Round { $round } of { $rounds }
phases-round = Round { $round } / { $rounds }
phases-setup = Set-up
phases-order = Order of play

players-covered = Tap to uncover, if it is yours
players-ports = { $n ->
        [one] { $n } port
       *[other] { $n } ports
    }
players-galleys = { $n ->
        [one] { $n } galley
       *[other] { $n } galleys
    }
players-sailors = { $n ->
        [one] { $n } sailor
       *[other] { $n } sailors
    }
players-points = { $points ->
        [one] { $points } point now
       *[other] { $points } points now
    }
players-open = { $points ->
        [one] { $points } point now + ducats
       *[other] { $points } points now + ducats
    }

port-neutral = neutral
port-held = held by { $seat }, garrison { $sailors }
port-fortress = fortress
port-town = major town
port-supplies = supplies { GOOD($good, case: "acc") }

placing-do = Place sailors like this

bid-ask = Bid in secret for the order
place-pick = Place { $place }

again = As in the last round
again-buy = { $count } × { GOOD($good, case: "acc") }
again-hire = { $count ->
        [one] { $count } sailor
       *[other] { $count } sailors
    } ({ $place })
again-galley = a galley at { $port }

trade-tabs = Actions
trade-no-port = No port where you can act.
trade-purse = Your purse
tab-ports = Ports
tab-crews = Holds
tab-exchange = Exchange
buy = Buy { $count } × { GOOD($good, case: "acc") }: { $ducats }
buy-ask = Ask the price: { $count } × { GOOD($good, case: "acc") } (for one: at most { $most })
hire = Hire { $count }: { $ducats } ({ $place })
hire-to = Where they go
build-galley = { $crew ->
        [hired] Build a galley, crew { $sailors }: { $ducats }
       *[garrison] Build a galley, crew { $sailors } from the garrison: { $ducats }
    }
build-crew = Where its crew comes from
build-crew-hired = hired
build-crew-garrison = garrison
build-fortress = Build a fortress: { $ducats }
crews-none = No galley in play.
hold-room = free: { $room }
hold-take = { $piece }: { $taken } of { $count } in hand
hold-put = Put here: { $count }
hold-overboard = Overboard
hold-ashore = Ashore at { $port }: lost
hold-keep = Leave it where it is
not-now = Not possible now ({ $count })

exchange-none = No partner beside your galleys.
deal-gives = { $seat } gives
deal-pays = { $seat } pays
deal-who-pays = Who pays
deal-no-goods = no goods aboard
deal-after = Aboard after that:
deal-offer = Offer it to { $seat }
deal-take = Accept
deal-counter = Make a counter-offer
deal-counter-say = Offer this instead
deal-leave = Decline

sail-which = Which galley
sail-left = { $zones ->
        [one] { $zones } zone to go
       *[other] { $zones } zones to go
    }
sail-to = { $zones ->
        [one] Sail to { $zone }, { $zones } zone
       *[other] Sail to { $zone }, { $zones } zones
    }
sail-asks = needs permission from: { $seats }
sail-none = No galley can move any more.
sail-elsewhere = Other zones
sail-by-hand = Neighbours of { $zone } unknown: tap the next zone.
leave-title = Passage in this phase
leave-left = Zones it can still sail: { $zones }
leave-give = Let it pass
leave-refuse = Block
leave-standing = Always in this phase

fight-none = No one to attack.
fight-attack = { $galley } attacks { $foe } of { $seat }
fight-walled = { $port }, behind a fortress
odds-round-ends = Losses from the next roll, attacker to defender
odds-on = If fought to the end:
odds-dice = { $fortress ->
        [true] Die plus sailors, ÷ 3 (attacker ÷ 4): that many fall on the other side.
       *[other] Die plus sailors, ÷ 3: that many fall on the other side.
    }
blow-sum = { $sum } ÷ { $divisor } = { $hits }
blow-strikes = { $count ->
        [0] strikes no one down
        [one] strikes down { $count } sailor
       *[other] strikes down { $count } sailors
    }
dice-of = { $seat }’s die
dice-showed = { $seat } rolled { $die }
dice-roll = Roll in the app
dice-to-app = Let the app roll from now on
dice-to-table = Roll at the table from now on
chance-go-on = Continue
prize-sailors = Sailors to { $galley }
prize-board = { $sailors ->
        [one] Capture it with { $sailors } sailor
       *[other] Capture it with { $sailors } sailors
    }
prize-more = { $sailors ->
        [one] Move { $sailors } more sailor
       *[other] Move { $sailors } more sailors
    }
prize-sink = Sink { $galley }
prize-done = Done

market-title = Ports and goods
market-short = Market
market-next = next: { $ducats }
market-unknown = next: number not known
market-full = warehouse full
goods-title = Goods
goods-left = in the box: { $left }
goods-monopoly = { $doubted ->
        [true] { $seat }’s monopoly, if the board is right
       *[other] { $seat }’s monopoly
    }

keys-next = Done with this phase
keys-yes = Yes: take it, let it pass, confirm
