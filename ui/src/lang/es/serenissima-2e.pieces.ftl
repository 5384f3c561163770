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
piece-fort = fuerte
piece-basilica = basílica
piece-closed = carta de puerto cerrado
at-bank = banca
at-supply = reserva general
at-slot = casilla { $slot }
at-reserve = reserva
at-wine = por el lado del vino
at-wheel = rueda
at-doge = espacio del dux
at-number = número { $number }
at-track = pista de turnos
at-space = espacio { $space }
at-deck = cartas del dux, boca abajo
at-shuffled = barajadas, boca abajo
at-turned = cartas del dux, boca arriba
at-adrift = a la deriva
leaving = Las galeras, las guarniciones y los puertos siguen en el tablero y cuentan. La activación de cada galera termina enseguida: no comercia, no ataca ni bloquea, y se defiende con lo que lleva a bordo. Si prefieres retirar sus piezas, usa «Corregir».
