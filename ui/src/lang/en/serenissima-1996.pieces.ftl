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
