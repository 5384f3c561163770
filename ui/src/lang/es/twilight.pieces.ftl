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
leaving = Juegan dos: quien se va se rinde. Si le toca y la otra parte decide seguir, la ronda en curso y las que faltan son para ella.
