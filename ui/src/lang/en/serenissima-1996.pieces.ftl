## What to do with the pieces

piece-goods = { $count ->
        [one] { $good }
       *[other] { $count } × { $good }
    }
piece-sailors = { $count ->
        [one] { $count } sailor
       *[other] { $count } sailors
    }
piece-covered = ducats under the cover
piece-fortress = fortress
piece-marker = round marker
at-space = space { $slot }
at-bank = bank
at-box = box
at-track = rounds
at-round = round { $round }
leaving = Galleys, garrisons and ports stay on the board and count. Nobody bids, sails, attacks or sells for them; exchanges and counter-offers are refused, passage is granted, goods are sold at the usual highest price, and what is there defends itself. If the table would rather clear pieces away, it does so with corrections.
