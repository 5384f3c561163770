# Serenissima, first edition (1996): the words of the game in English.
# One message for every rule, event and question; names of goods, nations, phases and flaws.
# Values that may be missing arrive as the text "none"; yes and no as "true" and "false".

box = The first box: secret bids for turn order, haggling, permission to pass, one die per battle, and wealth counted at the end.

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
    .acc = { $count ->
        [one] { $count } sailor
       *[other] { $count } sailors
    }
nothing = nothing
by-seat = { $seat } { $what }
standing-ask = ask each time
standing-everybody = everyone passes
standing-nobody = no one passes

## Table options

option-sailors_180 = 180 sailors
    .note = The English box has 180 sailors, the others 176.
option-open_purses = Open purses
    .note = Everyone sees how much the others have.
option-high_seas_trade = Exchange on the high seas
    .note = Players can also exchange goods in zones without a coast.
option-unpaid_at_home = No pay at home
    .note = Selling in your own port earns nothing.
option-ducats_break_ties = Ducats break ties
    .note = If wealth is tied, more ducats win.
option-board_as_assumed = Trust the board
    .note = Assumed board values are treated as correct; no one is asked about them.
option-any_nations = House rule: any nations
    .note = Choose any nations for two or three players. The printed rules name fixed sets.

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
fix-Options = options
fix-Printed = printed value
fix-Board = printed board

## Events: what happened

event-SailorsPlaced = { $seat } placed the sailors: { $aboard1 } + { $aboard2 } aboard, { $ashore } in the town.
event-PlayBegan = The game continued from the position on the table.
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
event-MonopolyDoubted = { $owner } asked { $money } for each piece, a price that takes a monopoly. Goods: { $good }.
event-MonopolyConfirmed = { $holds ->
        [true] The board confirmed the monopoly. Goods: { $good }.
       *[other] The board has no such monopoly. Goods: { $good }.
    }
event-PriceCountered = { $seat } offered { $money } for each piece instead.
event-CounterRefused = { $seat } refused the counter-offer.
event-PriceLeft = { $seat } didn’t buy. In { $port } a price of { $money } holds until the turn ends.
event-PriceLapsed = The price in { $port } no longer holds; the next buyer asks again.
event-DealOffered = { $seat } offered { $with } { $give } for { $take }.
event-DealCountered = { $seat } countered: { $give } for { $take }.
event-DealDone = { $seat } gave { $with } { $give } for { $take }.
event-DealLeft = { $seat } turned down the exchange with { $with }.
event-GalleyBuilt = { $crew ->
        [hired] { $seat } built galley { $galley } in { $port } for { $money } in all. Hired for it: { $sailors }.
       *[garrison] { $seat } built galley { $galley } in { $port } for { $money }. From the garrison: { $sailors }.
    }
event-FortressBuilt = { $seat } built a fortress in { $port } for { $money }.
event-Hired = { $seat } hired { $men } in { $port }, { $money } each: { $to }.
event-SailorsMoved = { $seat } moved { $men }: { $from } › { $to }.
event-GoodsMoved = { $goods }: galley { $from } › galley { $to }.
event-Discarded = { $goods } went overboard from galley { $galley }.
event-PutAshore = { $seat } put { $men } ashore from galley { $galley }: they went to the box.
event-Sunk = { $seat }’s galley { $galley } sank.{ $goods ->
        [none] {""}
       *[other] {" "}Lost: { $goods }.
    }
event-Sailed = Galley { $galley } sailed from { $from } to { $to }{ $via ->
        [none] {""}
       *[other] , via { $via }
    }.
event-MoveEnded = The move of galley { $galley } is over.
event-LeaveAsked = Galley { $galley } asks to pass at { $zone }: { $seats }.
event-LeaveGiven = { $seat } let galley { $galley } pass at { $zone }.
event-LeaveRefused = { $seat } stopped galley { $galley } at { $zone }: its move is over.
event-StandingSet = { $answer ->
        [everybody] { $seat } lets everyone pass in this phase.
        [nobody] { $seat } lets no one pass in this phase.
       *[ask] { $seat } again wants to be asked each time.
    }
event-Attacked = { $fortress ->
        [true] { $seat } attacked { $foe } of { $against } with galley { $galley }: { $sailors1 } against { $sailors2 }, behind a fortress.
       *[other] { $seat } attacked { $foe } of { $against } with galley { $galley }: { $sailors1 } against { $sailors2 }.
    }
event-Fought = Dice { $dice1 } and { $dice2 }, sums { $sums1 } ÷ { $divisors1 } and { $sums2 } ÷ { $divisors2 }. Sailors lost: attacker { $lost1 }, defender { $lost2 }.
event-PrizeWon = { $seat } beat galley { $prize } with galley { $winner }.
event-Boarded = { $seat } captured galley { $prize }: { $men } went aboard from galley { $winner }.
event-PrizeLeft = { $seat } finished with the beaten galley.
event-GarrisonFell = { $seat }’s garrison in { $port } fell.
event-Landed = { $from ->
        [none] { $seat } landed { $men } in { $port } from galley { $galley } and now holds the port.
       *[other] { $seat } landed { $men } in { $port } from galley { $galley } and took the port from { $from }.
    }
event-NumberAsked = { $seat } wanted to sell { GOOD($good, case: "acc") } in { $port }: the number of space { $slot } was asked for.
event-NumberRead = Space { $slot } of { $port } has the number { $number }.
event-Sold = { $bonus ->
        [0] { $seat } sold { GOOD($good, case: "acc") } from galley { $galley } in { $port }, space { $slot }, for { $money }.
       *[other] { $seat } sold { GOOD($good, case: "acc") } from galley { $galley } in { $port }, space { $slot }, for { $money }, of which { $extra } for a new market.
    }
event-Income = { $seat } got { $money } from their major town.
event-LastRoundOver = The last round ended.
event-LetGo = { $seat } is out of the game.
event-EndedEarly = { $score ->
        [true] The game ended early, with a count of wealth.
       *[other] The game ended early, without a count.
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
        [placing] After a correction { $seat }’s starting sailors need no placing.
        [talk] After a correction, { $seat }’s negotiation no longer counts.
        [move] After a correction, the rest of { $seat }’s move no longer counts.
        [leave] After a correction no one is asked to let { $seat } pass.
        [battle] After a correction, { $seat }’s battle is over.
       *[sale] After a correction no one is asked about { $seat }’s sale.
    }
event-Corrected = Corrected { $what }: { $detail }

## What is undone

undo-what = { $event ->
        [SailorsPlaced] placing
        [PlayBegan] start
        [RoundBegan] start of the round
        [BidGiven] bid
        [BidsRevealed] bids
        [OrderRolled] dice
        [PlacePicked] place in the order
        [TurnBegan] end of the turn
        [Income] end of the turn
        [Bought] purchase
        [PriceAsked] purchase
        [PriceNamed] price
        [MonopolyDoubted] price
        [MonopolyConfirmed] monopoly
        [PriceCountered] counter-offer
        [CounterRefused] refusal
        [PriceLeft] refusal
        [DealOffered] offer
        [DealCountered] counter-offer
        [DealDone] exchange
        [DealLeft] refusal
        [GalleyBuilt] galley
        [FortressBuilt] fortress
        [Hired] hiring
        [SailorsMoved] sailors’ move
        [GoodsMoved] goods’ move
        [Discarded] overboard
        [PutAshore] sailors ashore
        [Sunk] sinking
        [Sailed] move
        [MoveEnded] end of the move
        [LeaveAsked] request to pass
        [LeaveGiven] permission to pass
        [LeaveRefused] permission refused
        [StandingSet] standing answer
        [Attacked] attack
        [Fought] dice
        [Boarded] capture
        [PrizeLeft] beaten galley
        [Landed] landing
        [NumberAsked] sale
        [NumberRead] number
        [Sold] sale
        [LastRoundOver] last round
        [LetGo] leaving
        [EndedEarly] end of the game
        [GameEnded] end of the game
        [Corrected] correction
       *[other] last action
    }

## Questions

ask-Reveal = Everyone has bid
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
ask-Leave = May { $seat }’s galley { $galley } sail on from { $zone }?
ask-Prize = { $captured ->
        [true] { $seat }: galley { $prize } is yours
       *[other] { $seat }: what happens to galley { $prize }?
    }
ask-Number = Which number is printed at space { $slot } of { $port }?

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
setup-order = Everyone sits where they like. The nations decide who places sailors first.
end-scored = End and count wealth
end-plain = End as it stands
map-fortress = fortress
map-town = major town
map-market = new market for { $goods }
map-leave = needs permission at { $zone }: { $seats }
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
correct-forward-note = Tap a player to move them one place forward.
correct-gone = No longer plays
check-tracks = Round and order

## The great moments
moment-round = Round
moment-bids = The bids
moment-order = Dice for the order
moment-boarded = Galley { $galley } is captured
