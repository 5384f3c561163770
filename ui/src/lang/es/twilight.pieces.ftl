## Qué hacer con las piezas

piece-card = { $count ->
        [one] carta «{ $card }»
       *[other] { $count } × carta «{ $card }»
    }
at-hand = mano
at-discards = descarte
at-deck = mazo
at-shuffled = mazo, barajado
at-box = caja
leaving = Juegan dos: quien se va se rinde. Cuando le toca, la ronda en curso y las que faltan son para el otro lado.
