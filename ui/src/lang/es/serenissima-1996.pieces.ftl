## Qué hacer con las piezas

piece-goods = { $count ->
        [one] { $good }
       *[other] { $count } × { $good }
    }
piece-sailors = { $count ->
        [one] { $count } marinero
       *[other] { $count } marineros
    }
piece-covered = ducados tapados
piece-fortress = fortaleza
piece-marker = marcador de ronda
at-space = casilla { $slot }
at-bank = banca
at-box = caja
at-track = rondas
at-round = ronda { $round }
