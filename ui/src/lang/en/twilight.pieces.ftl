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
leaving = With two players, leaving means conceding: if the other player goes on, they win this round and the remaining ones.
