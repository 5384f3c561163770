# El final de Serenissima 1996.

count-title = Se cuenta la riqueza
count-done = Ver el resultado
over-won = { $count ->
        [one] { $seats } ha ganado
       *[other] { $seats } comparten la victoria
    }
over-stopped = La partida ha terminado
over-points = Puntos de riqueza
over-place = { $place }.º
over-sum = { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
over-town = ciudad principal propia
over-ports = puertos
over-money = ducados, uno por cada 500
over-again = Jugar otra vez
