# Serenissima, second edition: the words of the game in English.
# One message for every rule, event and question; names of goods, cards, steps and flaws.
# Values that may be missing arrive as the text "none"; yes and no as "true" and "false".

box = A sea full of ports: load galleys, take ports, fill their warehouses, and be the wealthiest when the last turn ends.

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
fix-Options = options
fix-Board = printed board
fix-Printed = printed value

## Events: what happened, and what to do with the pieces

event-FirstPlayer = { $seat } became first player.

event-PortsDrawn = The ports to close were left to chance.

event-PortClosed = { $port } was closed.

event-StartPicked = { $seat } picked { $port } and galley { $galley }.

event-GalleyPicked = { $seat } picked galley { $galley } at { $zone }.

event-PlayBegan = The game continued from the position on the table.

event-TurnBegan = Turn { $turn } began.

event-Activated = { $seat }’s galley { $galley } became active.

event-SailorMoved = { $seat } moved a sailor from { $from } to { $to }.

event-GoodMoved = A cube of { GOOD($good, case: "gen") } went from galley { $from } to galley { $to }.

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

event-Jettisoned = A cube of { GOOD($good, case: "gen") } went overboard from galley { $galley }.

event-Sunk = { $seat }’s galley { $galley } sank.{ $goods ->
        [none] {""}
       *[other] { $adrift ->
            [true] {" "}Adrift: { $goods }.
           *[other] {" "}Lost: { $goods }.
        }
    }

event-PortAbandoned = { $seat } gave up { $port }: it is neutral.

event-Sailed = Galley { $galley } sailed from { $from } to { $to }{ $via ->
        [none] {""}
       *[other] , via { $via }
    }.

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
    }{ $ends ->
        [true] {" "}Too weak to fight, it ended its turn.
       *[other] {""}
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

event-RoundFought = Skulls: attacker { $skulls1 }, defender { $skulls2 }. Sailors lost: attacker { $lost1 }, defender { $lost2 }.

event-FoughtOn = { $seat } fought on with galley { $galley }.

event-BrokeOff = { $seat } broke off the battle with galley { $galley }.

event-GarrisonFell = { $seat }’s garrison in { $port } fell.

event-Looted = { $seat } took { GOOD($good, case: "one") } as loot on galley { $galley }.

event-LootLeft = { $goods ->
        [none] Nothing was left of the loot.
       *[other] Left to the sea: { $goods }.
    }

event-Captured = { $seat } took { $port }: { $sailors ->
        [one] { $sailors } sailor
       *[other] { $sailors } sailors
    } landed from galley { $galley }.

event-Lapsed = { $what ->
        [move] The rest of galley { $galley }’s move no longer fits after a correction: it stays where it is.
        [sale] The sale from galley { $galley } no longer fits after a correction: nothing is sold.
        [capture] The capture by galley { $galley } no longer fits after a correction: no one lands.
       *[blockade] After a correction, the answers about blockading galley { $galley } no longer count.
    }

event-FortDue = { $due ->
        [true] After a correction the fort of { $port } fires first.
       *[other] After a correction there is no fort in { $port } to fire.
    }

event-PickDue = After a correction the set-up continues with another pick.

event-BattleOver = The battle of galley { $galley } ended with a correction.

event-ActivationEnded = { $seat } finished with galley { $galley }.

event-Hired = { $seat } hired a sailor for { $paid ->
        [one] { $paid } ducat
       *[other] { $paid } ducats
    }: { $to }.

event-GalleyBought = { $paid ->
        [0] { $seat } got galley { $galley } at { $port } for free, the first sailor from { $crew }.
       *[other] { $seat } bought galley { $galley } at { $port } for { $paid ->
            [one] { $paid } ducat
           *[other] { $paid } ducats
        } in all, the first sailor from { $crew }.
    }

event-FortBuilt = { $seat } built a fort in { $port } for { $paid ->
        [one] { $paid } ducat
       *[other] { $paid } ducats
    }.

event-BasilicaBuilt = { $seat } built a basilica in { $port } for { $paid ->
        [one] { $paid } ducat
       *[other] { $paid } ducats
    }.

event-WheelDone = All galleys had acted: the Doge card was next.

event-DogeTurned = Doge card: { CARD($card) }.

event-DeckShuffled = All Doge cards were shuffled into a new deck.

event-WinePaid = { $seat } got { $ducats ->
        [one] { $ducats } ducat
       *[other] { $ducats } ducats
    } for { $ports ->
        [one] { $ports } port with wine
       *[other] { $ports } ports with wine
    }.

event-PawnAdvanced = The white pawn moved on from space { $from } to { $to }.

event-ScoringBegan = { $nth ->
        [0] A last scoring was held early.
        [1] First scoring.
        [2] Second scoring.
        [3] Third and last scoring.
       *[other] Scoring { $nth }.
    }

event-PortPaid = { $basilica ->
        [0] { $port } paid { $seat } { $ducats ->
            [one] { $ducats } ducat
           *[other] { $ducats } ducats
        }: slots full: { $goods } of { $slots }.
       *[other] { $port } paid { $seat } { $ducats ->
            [one] { $ducats } ducat
           *[other] { $ducats } ducats
        } (slots full: { $goods } of { $slots }), and { $basilica } for the basilica.
    }

event-Income = { $seat } earned { $ducats ->
        [one] { $ducats } ducat
       *[other] { $ducats } ducats
    } in this scoring.

event-PurchasesBegan = Fewer than two galleys, so may buy: { $seats }.

event-PurchasesEnded = { $seat } finished buying.

event-EndedEarly = { $score ->
        [true] The game ended early, with a last scoring.
       *[other] The game ended early, without a scoring.
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

## What is undone

undo-what = { $event ->
        [FirstPlayer] first player
        [PortsDrawn] draw
        [PortClosed] closed port
        [StartPicked] choice of port
        [GalleyPicked] choice of galley
        [PlayBegan] start
        [TurnBegan] start of the turn
        [Activated] activation
        [SailorMoved] sailor’s move
        [GoodMoved] cube’s move
        [Loaded] loading
        [Jettisoned] overboard
        [Sunk] sinking
        [PortAbandoned] port given up
        [Sailed] move
        [BlockadeCalled] blockade
        [BlockadeDeclined] no blockade
        [Sold] sale
        [Attacked] attack
        [FortFired] shot of the fort
        [RoundFought] dice
        [FoughtOn] fighting on
        [BrokeOff] breaking off
        [Looted] loot
        [LootLeft] rest of the loot
        [Captured] capture
        [ActivationEnded] end of the activation
        [Hired] hiring
        [GalleyBought] galley
        [FortBuilt] fort
        [BasilicaBuilt] basilica
        [WheelDone] Doge card
        [DogeTurned] Doge card
        [DeckShuffled] shuffle
        [ScoringBegan] scoring
        [PurchasesEnded] end of investing
        [EndedEarly] end of the game
        [GameEnded] end of the game
        [Corrected] correction
       *[other] last action
    }

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
ask-Activation = { $seat }: galley { $galley }
ask-Blockade = { $cause ->
        [move] { $seat }: stop galley { $galley } at { $zone }?
        [sale] { $seat }: blockade the sale of galley { $galley } at { $zone }?
        [capture] { $seat }: blockade the capture by galley { $galley } at { $zone }?
       *[other] { $seat }: blockade galley { $galley } at { $zone }?
    }
ask-Round = { $seat }: fight another round, or break off?
ask-Loot = { $seat }: take loot from the sunk galley
ask-Landing = { $seat }: how many sailors land in { $port }?
ask-Purchases = { $seat }: you may buy until you have two galleys

