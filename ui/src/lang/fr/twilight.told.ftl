# Ce que dit un toucher sur la piste, la pioche ou un joueur.

told-cell = Case { $cell }
told-centre = Case 0
told-doge = Dans un palais, le Doge gagne la manche pour son maître. Il reste entre les deux Gardes.
told-guard = Un Garde ne saute jamais le Doge. Dans un palais, il compte pour la Favorite.
told-merchant = La parole de la guilde appelle le Doge ou un Garde sur la case du Marchand. Dans un palais, le Marchand compte pour la Favorite.
told-harlequin = Entre un joueur et le Doge, l’Arlequin crée une mascarade. Dans un palais, il compte pour la Favorite.
told-favourite = À la fin d’un tour, la Favorite avance vers le côté qui a le plus de points. Dans un palais, elle gagne la manche pour son maître.
told-counts = Points maintenant : { $first } { $one }, { $second } { $other }.
told-now = Si le tour finissait maintenant : { $what }.
told-here = Ici : { $pawns }.
told-empty = Il n’y a personne ici.
told-mansion = Palais ({ $seat }). Avec le Doge ou la Favorite ici, { $seat } gagne la manche.
told-home = Chaque Garde, le Marchand et l’Arlequin comptent ici 1 pour la Favorite.
told-half = Moitié ({ $seat }). Avec le Doge et les deux Gardes, elle compte 1 pour la Favorite.
told-deck = Pioche
told-left = { $count ->
        [one] { $count } carte restante
       *[other] { $count } cartes restantes
    }
told-discards = Défausses : { $cards }
told-wins = Manches gagnées : { $rounds }
told-count = Points pour la Favorite : { $count }
told-masquerade = Mascarade : les cartes Arlequin peuvent déplacer le Doge, les Gardes ou le Marchand.
now-wins = Si la manche était comptée maintenant : { $seat } gagne, { $by }.
now-level = Si la manche était comptée maintenant : égalité.
