## Qué hacer con las piezas

piece-sailors = { $count ->
        [one] { $count } marinero
       *[other] { $count } marineros
    }
piece-goods = { $count ->
        [one] { $good }
       *[other] { $count } × { $good }
    }
piece-ducats = { $count ->
        [one] { $count } ducado
       *[other] { $count } ducados
    }
piece-covered = ducados tapados
piece-mark = { $count ->
        [one] cubo de { $seat }
       *[other] { $count } cubos de { $seat }
    }
piece-card = carta del puerto { $port }
piece-doge = { $count ->
        [one] carta del dux ({ $card })
       *[other] { $count } × carta del dux ({ $card })
    }
piece-fort = { $count ->
        [1] fuerte
       *[other] { $count } fuertes
    }
piece-basilica = { $count ->
        [1] basílica
       *[other] { $count } basílicas
    }
piece-closed = { $count ->
        [1] carta de puerto cerrado
       *[other] { $count } cartas de puerto cerrado
    }
at-bank = banca
at-supply = reserva general
at-slot = casilla { $slot }
at-reserve = reserva
at-wine = por el lado del vino
at-wheel = rueda
at-doge = espacio del dux
at-number = número { $number }
at-track = pista de turnos
at-start = espacio inicial para { $players } jugadores
at-scoring = espacio de puntuación { $nth }
at-after = { $count ->
        [one] { $count } espacio después del inicio
       *[other] { $count } espacios después del inicio
    }
pawn-scores = Ficha blanca: al siguiente espacio de puntuación
pawn-on = Ficha blanca: avanza { $count ->
        [one] { $count } espacio
       *[other] { $count } espacios
    }
pawn-back = Ficha blanca: retrocede { $count ->
        [one] { $count } espacio
       *[other] { $count } espacios
    }
turn-card = { $count ->
        [1] Descubre esta carta del dux: { $card }
       *[other] Descubre cartas del dux: { $count } × { $card }
    }
at-deck = cartas del dux, boca abajo
at-shuffled = barajadas, boca abajo
at-turned = cartas del dux, boca arriba
leaving = Las galeras, las guarniciones y los puertos siguen en el tablero y cuentan. La activación de cada galera termina enseguida: no comercia, no ataca ni bloquea, y se defiende con lo que lleva a bordo. Si prefieres retirar sus piezas, usa «Corregir».
