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
