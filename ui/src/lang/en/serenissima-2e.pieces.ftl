## What to do with the pieces

piece-sailors = { $count ->
        [one] { $count } sailor
       *[other] { $count } sailors
    }
piece-goods = { $count ->
        [one] { $good }
       *[other] { $count } × { $good }
    }
piece-ducats = { $count ->
        [one] { $count } ducat
       *[other] { $count } ducats
    }
piece-covered = ducats under the cover
piece-mark = { $count ->
        [one] cube of { $seat }
       *[other] { $count } × cube of { $seat }
    }
piece-card = port card of { $port }
piece-doge = { $count ->
        [one] Doge card ({ $card })
       *[other] { $count } × Doge card ({ $card })
    }
piece-fort = fort
piece-basilica = basilica
piece-closed = closed-port card
at-bank = bank
at-supply = supply
at-slot = slot { $slot }
at-reserve = reserve
at-wine = wine side up
at-wheel = wheel
at-doge = Doge space
at-number = number { $number }
at-track = turn track
at-space = space { $space }
at-deck = Doge cards, face down
at-shuffled = face down, shuffled
at-turned = Doge cards, face up
at-adrift = adrift
leaving = Their galleys, garrisons and ports stay and count. Each galley’s activation is skipped; it doesn’t trade, attack or blockade, but defends itself. If you prefer to clear their pieces, use Correct.
