## Qué hacer con las piezas

at-hand = mano
at-den = guarida
at-graveyard = cementerio
at-booty = guarida, boca arriba
at-down = guarida, boca abajo
at-purse = doblones
at-ship = barco
at-cell = día { $day }
at-bag = bolsa
at-bank = banca
at-box = caja
