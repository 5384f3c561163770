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
piece-fortress = { $count ->
        [1] fortress
       *[other] { $count } fortresses
    }
piece-marker = round marker
at-space = space { $slot }
at-number = space marked { $number }
at-bank = bank
at-box = box
at-track = rounds
at-round = round { $round }
leaving = Their galleys, garrisons and ports stay and count, but take no actions. Trades are refused, passage is granted, goods sell at the usual top price, and defenders defend. If you prefer to clear their pieces, use Correct.
