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
piece-fort = { $count ->
        [1] fort
       *[other] { $count } forts
    }
piece-basilica = { $count ->
        [1] basilica
       *[other] { $count } basilicas
    }
piece-closed = { $count ->
        [1] closed-port card
       *[other] { $count } closed-port cards
    }
at-bank = bank
at-supply = supply
at-slot = slot { $slot }
at-reserve = reserve
at-wine = wine side up
at-wheel = wheel
at-doge = Doge space
at-number = number { $number }
at-track = turn track
at-start = start space for { $players } players
at-scoring = scoring space { $nth }
at-after = { $count ->
        [one] { $count } space after the start
       *[other] { $count } spaces after the start
    }
pawn-scores = White pawn: onto the next scoring space
pawn-on = White pawn: { $count ->
        [one] { $count } space on
       *[other] { $count } spaces on
    }
pawn-back = White pawn: { $count ->
        [one] { $count } space back
       *[other] { $count } spaces back
    }
turn-card = { $count ->
        [1] Turn this Doge card: { $card }
       *[other] Turn Doge cards: { $count } × { $card }
    }
at-deck = Doge cards, face down
at-shuffled = face down, shuffled
at-turned = Doge cards, face up
leaving = Their galleys, garrisons and ports stay and count. Each galley’s activation is skipped; it doesn’t trade, attack or blockade, but defends itself. If you prefer to clear their pieces, use Correct.
