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
leaving = On joue à deux : partir, c’est abandonner. Si son tour vient et que l’autre continue, c’est l’autre qui gagne la manche en cours et celles qui restent.
