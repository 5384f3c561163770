# The order phase, what is talked over, landing and selling in Serenissima 1996.

bid-pass = For { $seat }
bid-look = Others, look away! Tap to bid.
bid-of = Your bid, up to { $most }
bid-say = Bid { $ducats }
bid-given = You bid { $ducats }. You can change it until everyone has bid.
bid-round = Who bids
bid-has = has bid
take = { $sailors ->
        [one] Land { $sailors } sailor at { $port } ({ $galley })
       *[other] Land { $sailors } sailors at { $port } ({ $galley })
    }
take-none = No galley can land.
sell-for = Sell { GOOD($good, case: "acc") } for { $ducats }
sell-aboard = aboard: { $count }
sell-one = for one
sell-unknown = Sell { GOOD($good, case: "acc") }: you’ll be asked for the number
sell-dim = { GOOD($good) }: not here
sell-market = new market +{ $ducats }
sell-none = Nothing can be sold.
number-title = Number
number-note = { $port }, space { $slot }: what number does your board show there?
talk-wants = { $seat } wants { $count } × { GOOD($good, case: "acc") } from { $port }
talk-each = { $count ->
        [one] { $ducats }
       *[other] { $count } × { $ducats } = { $sum }
    }
talk-price = Your price for a piece
talk-ask = { $ducats } for a piece
talk-sum = { $sum } in all
talk-monopoly = On this board these ports supply { GOOD($good, case: "acc") }. On yours?
talk-assumed = (assumed)
talk-holds = The same
talk-differs = Not the same
talk-take = Take it: { $ducats }
talk-counter = One counter-offer for a piece:
talk-leave = Don’t buy
talk-accept = Accept
talk-refuse = Refuse
