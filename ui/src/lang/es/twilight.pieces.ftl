## Qué hacer con las piezas

piece-card = { $count ->
        [one] carta «{ $card }»
       *[other] { $count } × carta «{ $card }»
    }
order-shuffle = Barajar las 54 cartas
order-eight = Barajar ambas manos con el mazo
order-discard = { $seat } descarta la mano
order-reshuffle = Barajar el descarte ({ $count }) { $rest ->
        [0] y formar un mazo nuevo
       *[other] y ponerlo debajo del mazo
    } (reparto { $deal })
at-hand = mano
at-discards = descarte
at-deck = mazo
at-shuffled = mazo, barajado
at-box = caja
leaving = Juegan dos: quien se va se rinde. La ronda en curso y las que faltan son para la otra parte.
