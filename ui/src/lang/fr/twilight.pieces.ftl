## Que faire du matériel

piece-card = { $count ->
        [one] carte « { $card } »
       *[other] { $count } × carte « { $card } »
    }
at-hand = main
at-discards = défausse
at-deck = pioche
at-shuffled = pioche, mélangée
at-box = boîte
