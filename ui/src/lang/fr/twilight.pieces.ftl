## Que faire du matériel

piece-card = { $count ->
        [one] carte « { $card } »
       *[other] { $count } × carte « { $card } »
    }
order-shuffle = Mélanger les 54 cartes
order-eight = Remélanger les deux mains dans la pioche
order-discard = { $seat } défausse sa main
order-reshuffle = Mélanger la défausse ({ $count }) { $rest ->
        [0] en une nouvelle pioche
       *[other] et la mettre sous la pioche
    } (donne { $deal })
at-hand = main
at-discards = défausse
at-deck = pioche
at-shuffled = pioche, mélangée
at-box = boîte
leaving = On joue à deux : partir, c’est abandonner. L’autre gagne la manche en cours et celles qui restent.
