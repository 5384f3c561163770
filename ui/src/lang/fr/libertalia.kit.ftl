## The box and the page for reference

stock-board = Plateau avec le navire
stock-den = Plateaux des repaires
stock-character = Cartes de personnages
stock-bag = Sac
stock-marker = Compteurs de points
stock-doubloon = Doublons
stock-token-Chest = Coffres
stock-token-Jewel = Bijoux
stock-token-Goods = Marchandises
stock-token-Officer = Officiers espagnols
stock-token-Saber = Sabres
stock-token-Map = Cartes au trésor
stock-token-Relic = Reliques maudites
ref-setup-1 = Tous ont les mêmes personnages : { $first_ranks } pour la première campagne, { $later_ranks } de plus pour chacune des suivantes.
ref-setup-2 = Chaque campagne : doublons, { $doubloons } chacun ; jetons pour chacun des { $days } jours : { $tokens }.
ref-turn-1 = Aube : choisissez une carte en secret ; toutes vont sur le navire par rang croissant, à égalité par influence.
ref-turn-2 = Jour : capacités de jour, du plus petit rang au plus grand.
ref-turn-3 = Crépuscule : du plus grand rang au plus petit, chacun prend un jeton du jour et rejoint son repaire.
ref-turn-4 = Nuit : capacités de nuit de tous les personnages des repaires, du plus grand rang au plus petit.
ref-turn-5 = Après le jour { $days } : capacités de fin de campagne, puis décompte. Repaires et cimetières quittent le jeu ; les mains restent.
ref-limits-1 = Les capacités sont obligatoires, sauf si la carte dit « pouvez ». Personne ne paie plus qu’il n’a.
ref-limits-2 =
    { $open_booty ->
        [1] Le butin reste face visible dans le repaire.
       *[other] Le butin reste face cachée dans le repaire jusqu’à ce qu’une capacité le concerne ; il reste alors visible.
    }
ref-end-1 =
    { $below_zero ->
        [1] Doublons, plus : coffre { $chest }, bijou { $jewel }, marchandise { $goods }, cartes au trésor par { $maps } : { $map_set }, relique −{ $relic }. Le total peut être négatif.
       *[other] Doublons, plus : coffre { $chest }, bijou { $jewel }, marchandise { $goods }, cartes au trésor par { $maps } : { $map_set }, relique −{ $relic }. Jamais moins de 0.
    }
ref-end-2 =
    { $last_raid_decides ->
        [1] Après la campagne { $raids }, le joueur qui a le plus de points gagne ; à égalité, la dernière campagne décide.
       *[other] Après la campagne { $raids }, le joueur qui a le plus de points gagne ; à égalité, la victoire est partagée.
    }
