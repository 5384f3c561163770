# Ce que dit un appui sur un port, une galère ou un joueur.

told-points = { $points ->
        [one] Compte maintenant { $points } point de richesse.
       *[other] Compte maintenant { $points } points de richesse.
    }
told-fortress = Forteresse : la somme de l’attaquant est divisée par quatre.
told-stores = Dans l’entrepôt : { $goods }
told-buys = Marchandises achetées : { $goods }
told-next = Prochaine pièce : +{ $ducats }
told-bonus = Nouveau marché, +{ $ducats } : { $goods }
told-room = { $room ->
        [one] { $room } place libre
       *[other] { $room } places libres
    }
told-moved = Son déplacement est terminé.
now-title = Si l’on comptait maintenant
