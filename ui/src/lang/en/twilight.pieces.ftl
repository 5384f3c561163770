## What to do with the pieces

piece-card = { $count ->
        [one] card “{ $card }”
       *[other] { $count } × card “{ $card }”
    }
at-hand = hand
at-discards = discards
at-deck = deck
at-shuffled = deck, shuffled
at-box = box
leaving = Two play, so whoever leaves gives up: when it is their turn and the other goes on, the round under way and those not yet played are lost.
