## Qué hacer con las piezas

at-hand = mano
at-den = guarida
at-graveyard = cementerio
at-booty = guarida, boca arriba
at-down = guarida, boca abajo
at-ship = barco
at-cell = día { $day }
at-bag = bolsa
at-bank = banca
at-box = caja
leaving = Los personajes, el botín y los doblones se quedan y cuentan. El personaje de cada día sale al azar de la mano, las capacidades que dicen «puedes» no se usan y, donde hay que elegir, se toma lo primero. Si prefieres retirar sus cartas, usa «Corregir».
heal-unseen = Pasa una carta cualquiera del cementerio de { $seat } a la mano, boca abajo. Si más tarde la aplicación juega otra, intercámbialas.
