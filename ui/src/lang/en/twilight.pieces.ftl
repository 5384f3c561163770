## What to do with the pieces

piece-card = { $count ->
        [one] card “{ $card }”
       *[other] { $count } × card “{ $card }”
    }
order-shuffle = Shuffle all 54 cards
order-eight = Shuffle both hands back into the deck
order-discard = { $seat } discards the hand
order-reshuffle = Shuffle the discards ({ $count }) { $rest ->
        [0] into a new deck
       *[other] and put them under the deck
    } (deal { $deal })
at-hand = hand
at-discards = discards
at-deck = deck
at-shuffled = deck, shuffled
at-box = box
leaving = With two players, leaving means conceding: the other player wins this round and the remaining ones.
