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
piece-fortress = { $count ->
        [1] fortaleza
       *[other] { $count } fortalezas
    }
piece-marker = marcador de ronda
at-space = casilla { $slot }
at-number = casilla con el { $number }
at-bank = banca
at-box = caja
at-track = rondas
at-round = ronda { $round }
leaving = Las galeras, las guarniciones y los puertos siguen en el tablero y cuentan. Nadie puja, navega, ataca ni vende por ellos; los intercambios y las contraofertas se rechazan, el paso se concede, las mercancías se venden al precio máximo habitual y se defiende lo que hay. Si prefieres retirar sus piezas, usa «Corregir».
