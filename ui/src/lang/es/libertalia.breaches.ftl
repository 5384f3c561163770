# What a refused command broke, and what a set-up, a position or a board cannot be.

## The rules, as what a refused command broke

rule-BOX-1 = Esto no está aquí: { $token }.
rule-SETUP-1 = Todos se sientan en círculo; el vecino de la izquierda es el asiento siguiente en sentido horario. Los colores se sortean o se eligen; deciden la reputación.
rule-SETUP-2 = Tres campañas de seis días. Antes de cada una todo el botín va a la bolsa, cada día recibe tantas fichas de botín como jugadores hay y todos tienen 10 doblones.
rule-SETUP-3 = Para la primera campaña se sacan nueve rangos y seis más para cada una de las siguientes, los mismos para todos. Las cartas no jugadas siguen en la mano.
rule-RAND-1 = Sacados: { $drawn }; pedidos: { $wanted }.
rule-DAWN-1 = { $seat ->
        [none] { $rank } no está en la mano.
       *[other] { $rank } no está en la mano ({ $seat }).
    }
rule-DAY-1 = Las capacidades de día actúan por rango ascendente y, a igual rango, por reputación ascendente.
rule-DUSK-1 = Hay que tomar una ficha de botín mientras quede alguna.
rule-DUSK-2 = El Cocinero, el Grumete, los sables y los oficiales españoles actúan en el acto, durante el reparto.
rule-DUSK-3 = Después cada personaje entra en su guarida, con ficha de botín o sin ella.
rule-DUSK-4 = Las fichas de botín sobrantes se quedan hasta el final de la campaña.
rule-NIGHT-1 = Las capacidades de noche actúan en todas las guaridas por rango descendente y, a igual rango, por reputación descendente.
rule-ABIL-1 = { $rank } debe actuar: solo se puede renunciar si la carta lo permite.
rule-ABIL-2 = Una capacidad actúa cada vez que se juega su carta. Un personaje descartado antes la pierde.
rule-MONEY-1 = Nadie paga más de lo que tiene. Quien no puede pagarlo todo da lo que tiene, y la capacidad sigue.
rule-SABER-1 = Un sable debe golpear a alguien en la guarida del vecino de la izquierda o de la derecha mientras haya alguien.
rule-OFFICER-1 = Quien toma un oficial español pierde el personaje que lo tomó.
rule-GRAVE-1 = Un personaje descartado va boca abajo al cementerio de su dueño, sea quien sea el causante.
rule-BOOTY-1 = El botín está boca abajo en la guarida. Quien usa una capacidad que lo afecta lo muestra todo. Una capacidad imposible no muestra nada. Lo que llega después está boca abajo, también lo que saca el Espía.
rule-BOOTY-2 = Las fichas de botín descartadas vuelven enseguida a la bolsa.
rule-RAID-1 = Al final de la campaña las capacidades de las guaridas actúan por rango descendente. Nadie baja de 0 doblones.
rule-RAID-2 = Cuentan los doblones, 5 por cofre, 3 por joya, 1 por mercancía, 12 por tres mapas; una reliquia cuesta 3; sables y oficiales no valen nada. Una campaña nunca baja de 0, salvo que se acuerde.
rule-RAID-3 = Tras la puntuación, guaridas y cementerios salen de la partida, el botín vuelve a la bolsa y los doblones a la banca; las cartas de la mano se quedan.
rule-END-1 = Tras tres campañas gana quien tenga más puntos. En caso de empate se comparte la victoria, o decide la mejor última campaña.
rule-END-2 = Se puede parar antes; la campaña en curso cuenta o no, según se elija. Una en la que aún no se ha jugado ninguna carta no cuenta.
rule-REP-1 = A igual rango, la reputación más alta está por encima. Está impresa en las cartas; si la aplicación se equivoca, corrígela.
rule-SECRET-1 = Manos, elecciones, botín boca abajo y, si se acuerda, dinero solo los ve su dueño. Si las manos se confían a la memoria, ninguna pantalla muestra lo que los demás pueden tener aún.
rule-SECRET-2 = Lo que todos vieron se sigue sabiendo. Tras un Cirujano nadie más puede situar las cartas de ese cementerio: la aplicación dice «una de estas».
rule-RAND-2 = Saca la aplicación, o se introduce lo que se sacó en la mesa.
rule-FIX-1 = No puede ser: { $why }
rule-FIX-2 = Tras una corrección, una pregunta abierta se hace de nuevo, o termina si ya no hay nada que elegir.
rule-FIX-3 = Tras una corrección sigue repartiendo el botín el personaje que empezó, con cada sable, oficial y segunda ficha. Cada personaje actúa una vez por noche, y la pregunta por una carta pertenece a su día.
rule-CHAR-4 = { $rank } no está en la guarida de { $seat }.
rule-CHAR-8 = No hay ningún mapa del tesoro en la guarida.
rule-CHAR-21 = No hay tanto: { $token }.
rule-CHAR-22 = { $rank } no está en el cementerio.

## What a position or a correction cannot be

flaw-colour-twice = dos jugadores tendrían el mismo color
flaw-cards-elsewhere = faltaría una carta o estaría dos veces
flaw-not-the-whole = falta algo oculto
flaw-ship-order = el orden del barco no sería correcto
flaw-token-too-many = la caja tiene menos de estas fichas de botín
flaw-booty-face-down = hay botín boca abajo: descúbrelo todo primero
flaw-no-such-raid = hay tres campañas
flaw-no-such-day = una campaña tiene seis días
flaw-ranks-drawn = hasta ahora se ha sacado otro número de rangos
flaw-ship-full = a esta hora no hay nadie en el barco
flaw-chosen-by-day = las elecciones ya se han mostrado
flaw-reputation-rows = hay treinta rangos
flaw-reputation-row = cada número del 1 al 6 está una vez
flaw-nothing-asked = desde ahí nadie podría seguir
flaw-countdown-zero = el tiempo para elegir no puede ser 0
flaw-bag-empty = la bolsa no tiene tantas fichas de botín
flaw-no-such-seat = ahí no se sienta nadie
flaw-raid-not-scored = esa campaña aún no está puntuada
flaw-no-raid = no hay ninguna campaña en curso
flaw-rank-not-drawn = ese rango aún no está en juego
flaw-campaign-over = la partida ha terminado
flaw-no-place-aboard = ahora no hay sitio para eso en el barco
flaw-not-dawn = el día solo se cambia mientras todos eligen
flaw-colours-unsaid = elige los colores de una partida ya empezada
flaw-campaign-begun = la partida ya ha empezado
flaw-cells-at-once = el botín de los días se introduce todo junto
flaw-cells-of-days = cada día que falta tiene una ficha de botín por jugador, y ninguno anterior tiene más
flaw-healed-already = aún falta elegir por el Cirujano
flaw-nobody-hidden = solo puede ser secreta una de varias cartas del cementerio
flaw-position-line = la línea { $line } no se puede leer: { $text }
flaw-setup-unreadable = esta preparación no se puede leer: { $detail }

## The screen

rule-CHAR-1 = { character-1.does }
rule-CHAR-2 = { character-2.does }
rule-CHAR-3 = { character-3.does }
rule-CHAR-5 = { character-5.does }
rule-CHAR-6D = { character-6.does }
rule-CHAR-6E = { character-6.does }
rule-CHAR-7 = { character-7.does }
rule-CHAR-9D = { character-9.does }
rule-CHAR-9E = { character-9.does }
rule-CHAR-10 = { character-10.does }
rule-CHAR-11 = { character-11.does }
rule-CHAR-12 = { character-12.does }
rule-CHAR-13 = { character-13.does }
rule-CHAR-14 = { character-14.does }
rule-CHAR-15 = { character-15.does }
rule-CHAR-16 = { character-16.does }
rule-CHAR-17 = { character-17.does }
rule-CHAR-18 = { character-18.does }
rule-CHAR-19 = { character-19.does }
rule-CHAR-20 = { character-20.does }
rule-CHAR-23 = { character-23.does }
rule-CHAR-24D = { character-24.does }
rule-CHAR-24E = { character-24.does }
rule-CHAR-25 = { character-25.does }
rule-CHAR-26D = { character-26.does }
rule-CHAR-26E = { character-26.does }
rule-CHAR-27 = { character-27.does }
rule-CHAR-28 = { character-28.does }
rule-CHAR-29D = { character-29.does }
rule-CHAR-29E = { character-29.does }
rule-CHAR-30 = { character-30.does }
