# La fin de Serenissima 1996.

count-title = Les richesses sont comptées
count-done = Voir le résultat
over-won = { $count ->
        [one] { $seats } a gagné
       *[other] { $seats } se partagent la victoire
    }
over-stopped = La partie est terminée
over-points = Points de richesse
over-place = { $place }.
over-sum = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
over-town = sa ville principale
over-ports = ports
over-money = ducats, un par 500
over-again = Rejouer
