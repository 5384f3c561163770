# Libertalia: los personajes, el botín y las palabras del juego en español.

box = Capitanes con la misma tripulación eligen en secreto y se reparten el botín según el rango.

## Los personajes. .short dice en una línea qué hace cada uno, .does qué hace y cuándo, .hard los casos difíciles.

character-1 = Loro
    .short = Juega otra carta en su lugar
    .does = Día: descarta el Loro y juega enseguida otra carta de tu mano. Ocupa su sitio en el barco según su rango y actúa cuando le toca.
    .hard = Varios Loros actúan por reputación ascendente; quien va después ya ha visto lo que trajeron los anteriores. Con la mano vacía, el Loro va al cementerio y hoy no tienes personaje.
character-2 = Mono
    .short = Tus reliquias pasan al vecino izquierdo
    .does = Día: todas tus reliquias malditas pasan a la guarida de tu vecino de la izquierda.
    .hard = Varios Monos actúan uno tras otro, así que una reliquia puede seguir viaje. Se anuncia cuántas son; llegan boca abajo.
character-3 = Mendigo
    .short = El de mayor rango del barco te paga 3
    .does = Día: el dueño del personaje de mayor rango del barco te paga 3 doblones.
    .hard = Cuenta primero el rango y después la reputación, tal como está el barco en ese momento. Quien tiene menos de 3 paga todo lo que tiene. Si el de mayor rango es tuyo, no paga nadie.
character-4 = Reclu­tador
    .short = Recupera uno de tu guarida
    .does = Día: devuelve a tu mano un personaje de tu guarida.
    .hard = Es obligatorio si hay alguno. Nunca el propio Reclutador: aún está en el barco. Un personaje recuperado vuelve a actuar cuando se juega otra vez.
character-5 = Grumete
    .short = No toma botín
    .does = Crepúsculo: no toma botín.
    .hard = Aun así va a tu guarida.
character-6 = Predi­cador
    .short = Guarda una ficha; 5 al final
    .does = Día: descarta todas tus fichas de botín menos una a tu elección. Fin de la campaña: recibes 5 doblones.
    .hard = Con una ficha o ninguna no descartas nada. Las fichas descartadas vuelven enseguida a la bolsa.
character-7 = Tabernero
    .short = Cada noche 1
    .does = Noche: recibes 1 doblón.
    .hard = Paga todas las noches que pase en tu guarida, desde la primera. Tu Amotinado actúa antes que él.
character-8 = Camarera
    .short = Cada noche: vende un mapa por 3
    .does = Noche: puedes descartar un mapa del tesoro y recibir 3 doblones.
    .hard = Como mucho un mapa por noche. Se te pregunta aunque no tengas mapas, para que tu respuesta no revele nada, salvo que tu botín a la vista muestre que no tienes.
character-9 = Carpin­tero
    .short = Pierdes la mitad; 10 al final
    .does = Día: descarta la mitad de tus doblones. Fin de la campaña: recibes 10 doblones.
    .hard = La mitad se redondea hacia abajo: de 7 doblones pierdes 3.
character-10 = Oficial francés
    .short = 5 si tienes menos de 9 doblones
    .does = Día: recibes 5 doblones si tienes menos de 9.
    .hard = Con 9 justos no recibes nada. Cuenta lo que tienes cuando le toca.
character-11 = Bruja vudú
    .short = 2 por cada uno de tu cementerio
    .does = Día: recibes 2 doblones por cada personaje de tu cementerio.
    .hard = También cuentan los descartados antes en ese mismo día.
character-12 = Esclavo liberado
    .short = Cada noche 1 por cada superior de tu guarida
    .does = Noche: recibes 1 doblón por cada personaje de rango superior en tu guarida.
    .hard = Cuenta todas las noches, desde la primera. Quien fue descartado antes en esa noche no cuenta.
character-13 = Amoti­nado
    .short = Cada noche: descarta al de menor rango por 2
    .does = Noche: descarta, de los demás personajes de tu guarida, el de menor rango y recibes 2 doblones.
    .hard = Es obligatorio todas las noches. Si está solo en tu guarida, no pasa nada y no recibes nada.
character-14 = Bruto
    .short = Tira por la borda al de mayor rango
    .does = Día: descarta el personaje de mayor rango del barco.
    .hard = Si el de mayor rango es él mismo, se descarta. La víctima pierde la capacidad que le quedaba y no toma botín. Un Bruto posterior mira de nuevo el barco.
character-15 = Artillero
    .short = Paga 3 y descarta uno de una guarida
    .does = Día: paga 3 doblones y descarta un personaje de cualquier guarida.
    .hard = La tuya también vale: si las demás están vacías, cae uno de los tuyos. Con menos de 3 pagas todo lo que tienes y descartas igualmente. Si todas están vacías no pasa nada, salvo que se haya acordado otra cosa.
character-16 = Gaviero
    .short = 5 al final por la guarida menor
    .does = Fin de la campaña: recibes 5 doblones si tu guarida es la que tiene menos personajes.
    .hard = También en caso de empate, salvo que se haya acordado otra cosa. Las guaridas se cuentan una vez, antes de cualquier capacidad del fin de la campaña.
character-17 = Espía español
    .short = Fichas nuevas por tus oficiales
    .does = Día: mete en la bolsa todos tus oficiales españoles y saca de ella otras tantas fichas.
    .hard = Los oficiales entran primero en la bolsa y pueden volver a salir. Los oficiales y sables que salen así no tienen efecto. Todos ven lo que sacas.
character-18 = Cocinero
    .short = Toma dos fichas de botín
    .does = Crepúsculo: toma una ficha de botín más.
    .hard = Tomas primero las dos fichas; luego vienen sus efectos. Un oficial lo manda al cementerio, pero las dos fichas son tuyas; dos sables descartan dos personajes. Si solo queda una ficha, tomas esa.
character-19 = Contra­maestre
    .short = 2 por cada inferior de tu guarida
    .does = Día: recibes 2 doblones por cada personaje de rango inferior en tu guarida.
    .hard = Cuenta tu guarida cuando le toca; él mismo sigue en el barco.
character-20 = Armero
    .short = Cada noche 1 por cada sable
    .does = Noche: recibes 1 doblón por cada sable tuyo.
    .hard = También cuentan los sables que no descartaron a nadie.
character-21 = Mercader
    .short = Dos iguales por 3, tres por 5
    .does = Día: descarta dos fichas de botín iguales por 3 doblones, o tres iguales por 5.
    .hard = Solo una vez, y es obligatorio si puedes. La clase y el número los eliges tú. Vale cualquier clase, también las reliquias malditas.
character-22 = Cirujano
    .short = Recupera uno de tu cementerio
    .does = Día: devuelve a tu mano un personaje de tu cementerio sin enseñarlo.
    .hard = Es obligatorio si hay alguno. Los demás solo ven cuántos quedan en tu cementerio. El personaje vuelve a actuar cuando se juega otra vez.
character-23 = Tesorero
    .short = Al final 1 por cada tesoro
    .does = Fin de la campaña: recibes 1 doblón por cada mercancía, joya y cofre tuyos.
    .hard = Se suma a su propio valor.
character-24 = Tahúr
    .short = Paga 1 por ficha; 8 al final
    .does = Día: paga 1 doblón por cada ficha de botín tuya. Fin de la campaña: recibes 8 doblones.
    .hard = Cuentan todas las clases. Quien no tiene bastante paga todo lo que tiene.
character-25 = Hija del gober­nador
    .short = Al final 6 si es la única
    .does = Fin de la campaña: recibes 6 doblones si nadie más la tiene en su guarida; si no, pagas 3.
    .hard = Las guaridas se comparan una vez, antes de cualquier capacidad del fin de la campaña. Quien tiene menos de 3 paga todo lo que tiene.
character-26 = Inten­dente
    .short = 1 por ficha; pierdes 8 al final
    .does = Día: recibes 1 doblón por cada ficha de botín tuya. Fin de la campaña: descarta 8 doblones.
    .hard = Cuentan todas las clases. Con menos de 8 doblones lo pierdes todo.
character-27 = Granny Wata
    .short = Cada noche 2 si es la única
    .does = Noche: recibes 2 doblones si nadie más la tiene en su guarida; si no, se descartan todas.
    .hard = Todas las guaridas se comparan a la vez, cuando le toca a la primera. Si se descartan, nadie recibe nada.
character-28 = Primer oficial
    .short = Al final 1 por cada uno de tu guarida
    .does = Fin de la campaña: recibes 1 doblón por cada personaje de tu guarida.
    .hard = Él mismo también cuenta.
character-29 = Capitán
    .short = 3 ahora; al final −3 por reliquia
    .does = Día: recibes 3 doblones. Fin de la campaña: descarta 3 doblones por cada reliquia maldita tuya.
    .hard = Cada reliquia resta además sus 3 en la puntuación. Nunca tienes menos de 0 doblones.
character-30 = Gober­nador español
    .short = Vacía tu propia guarida
    .does = Día: descarta todos los personajes de tu guarida.
    .hard = Él mismo sigue en el barco y entra en la guarida al llegar el crepúsculo.

## Botín. .does dice lo que vale o hace.

booty-Chest = { $count ->
        [one] { $count } cofre
       *[other] { $count } cofres
    }
    .does = Vale 5 doblones al final de la campaña.
booty-Jewel = { $count ->
        [one] { $count } joya
       *[other] { $count } joyas
    }
    .does = Vale 3 doblones al final de la campaña.
booty-Goods = { $count ->
        [one] { $count } mercancía
       *[other] { $count } mercancías
    }
    .does = Vale 1 doblón al final de la campaña.
booty-Officer = { $count ->
        [one] { $count } oficial español
       *[other] { $count } oficiales españoles
    }
    .does = Quien toma uno pierde el personaje que lo tomó: va al cementerio. El oficial se queda y no vale nada.
booty-Saber = { $count ->
        [one] { $count } sable
       *[other] { $count } sables
    }
    .does = Quien toma uno descarta un personaje de la guarida de su vecino de la izquierda o de la derecha. El sable se queda y no vale nada.
booty-Map = { $count ->
        [one] { $count } mapa del tesoro
       *[other] { $count } mapas del tesoro
    }
    .does = Cada tres valen 12 doblones al final de la campaña; uno o dos no valen nada.
booty-Relic = { $count ->
        [one] { $count } reliquia maldita
       *[other] { $count } reliquias malditas
    }
    .does = Cuesta 3 doblones al final de la campaña.

## Colores de los piratas

colour-yellow = amarillo
colour-red = rojo
colour-blue = azul
colour-green = verde
colour-black = negro
colour-white = blanco

## Momentos

time-dawn = Amanecer
time-day = Día
time-dusk = Crepúsculo
time-night = Noche
time-end = Fin de la campaña

## Sustantivos

noun-ship = barco
noun-graveyard = cementerio
noun-hand = mano
noun-character = personaje
raid = Campaña { $raid }
day = Día { $day }
doubloons = { $count ->
        [one] { $count } doblón
       *[other] { $count } doblones
    }

## What things are called

someone = { $character } ({ $seat })
of-colour = { $seat }: { $colour }
card-of = { $rank } { $character }, { $seat }, reputación { $reputation }
cards = { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }
points = { $count ->
        [one] { $count } punto
       *[other] { $count } puntos
    }
face-down = { $count ->
        [one] { $count } ficha de botín boca abajo
       *[other] { $count } fichas de botín boca abajo
    }
grave-count = { $count ->
        [one] { $count } personaje en el cementerio
       *[other] { $count } personajes en el cementerio
    }
kind-Chest = Cofres
kind-Jewel = Joyas
kind-Goods = Mercancías
kind-Officer = Oficiales españoles
kind-Saber = Sables
kind-Map = Mapas del tesoro
kind-Relic = Reliquias malditas
pile-hand = en la mano
pile-ship = en el barco
pile-den = en la guarida
pile-graveyard = en el cementerio
pile-gone = fuera de la partida
pile-perhaps = una de estas, tras un Cirujano
noun-doubloons = Doblones
noun-points = Puntos
fix-purse = { $seat } tiene { $doubloons }
fix-score = { $seat }, campaña { $raid }: { $points }
fix-card = { $who } { $pile }
fix-open = Todo el botín de las guaridas boca arriba
fix-cell = día { $day }: { $tokens }
fix-booty = guarida de { $seat }: { $tokens }
fix-reputation = reputación, { $character }: { $numbers }
fix-campaign = { $day ->
        [0] antes de sacar para la campaña { $raid }
       *[other] campaña { $raid }, día { $day }
    }
fix-healed = { $seat }: una carta del cementerio está en la mano, en secreto

## What happened

event-ColoursDrawn = Colores: { $all }.
event-RaidBegan = Empieza la campaña { $raid }: 10 doblones para cada uno.
event-RanksDrawn = Todos añaden a su mano: { $ranks }.
event-BootyLaid = El botín de los seis días está colocado.
event-DayBegan = Amanece el día { $day }.
event-Chose = { $rank ->
        [none] { $seat } ha elegido.
       *[other] { $seat } ha elegido: { $rank }.
    }
event-TimeUp = Se acabó el tiempo.
event-LeftToChance = Por el asiento vacío decide el azar.
event-Laid = { $count ->
        [0] A nadie le quedan cartas: el barco queda vacío.
       *[other] En el barco: { $all }.
    }
event-Acts = { $who } actúa.
event-Awaited = Hay algo que elegir.
event-Passed = { $seat } renuncia.
event-Lapsed = A { $seat } ya no le queda nada que elegir.
event-Replaced = En lugar del Loro, { $seat } envía: { $rank }.
event-Discarded = { $cause ->
        [saber] El sable de { $by }: { $who } va al cementerio.
        [officer] Un oficial español: { $who } va al cementerio.
        [brute] { $by }: { $who } cae por la borda.
        [jump] { $who } se tira por la borda.
        [self] { $who } va al cementerio.
       *[character] { $by }: { $who } va al cementerio.
    }
event-Recruited = { $seat } devuelve a la mano: { $rank }.
event-Healed = { $rank ->
        [none] { $seat } toma un personaje del cementerio sin mostrarlo.
       *[other] { $seat } toma del cementerio: { $rank }.
    }
event-Gained = { $seat } recibe { $doubloons }.
event-Paid = { $seat } paga { $doubloons }.
event-PaidTo = { $seat } paga { $doubloons } a { $to }.
event-BootyShown = { $seat } descubre todo su botín: { $tokens }.
event-RelicsPassed = { $relics }: de { $seat } a { $to }.
event-BootyDiscarded = { $seat } descarta: { $tokens }.
event-Drew = { $seat } saca de la bolsa: { $tokens }.
event-DuskBegan = Crepúsculo: se reparte el botín.
event-Took = { $forced ->
        [true] No queda otra cosa: { $seat } toma { $token }.
       *[other] { $seat } toma { $token }.
    }
event-NobodyKilled = El sable de { $seat } no encuentra a nadie.
event-Entered = { $forced ->
        [true] No queda botín: { $who } entra en la guarida.
       *[other] { $who } entra en la guarida.
    }
event-NightBegan = Cae la noche.
event-RaidEnds = Ha pasado la última noche de la campaña { $raid }.
event-Scored = { $seat } suma { $points }.
event-RaidEnded = La campaña { $raid } está puntuada; se vacían guaridas y cementerios.
event-CampaignEnded = Las tres campañas han terminado.
event-EndedEarly = { $score ->
        [true] Fin anticipado; la campaña en curso cuenta.
       *[other] Fin anticipado; la campaña en curso no cuenta.
    }
event-Corrected = Corregido: { $text }.

## Qué se deshace

undo-what = { $event ->
        [ColoursDrawn] colores
        [RaidBegan] inicio de la campaña
        [RanksDrawn] rangos
        [BootyLaid] botín
        [DayBegan] inicio del día
        [Chose] elección
        [TimeUp] fin del tiempo
        [LeftToChance] elección al azar
        [Laid] personajes revelados
        [Acts] capacidad
        [Passed] rechazo
        [Replaced] carta del loro
        [Discarded] cementerio
        [Recruited] carta recuperada
        [Healed] carta del cementerio
        [Gained] doblones
        [Paid] pago
        [PaidTo] pago
        [BootyShown] botín mostrado
        [RelicsPassed] reliquias
        [BootyDiscarded] botín descartado
        [Drew] robo
        [Took] botín
        [NobodyKilled] sable
        [Entered] guarida
        [Scored] puntuación
        [RaidEnded] fin de la campaña
        [CampaignEnded] fin de la partida
        [EndedEarly] fin de la partida
        [Corrected] corrección
       *[other] última acción
    }

## What is asked

ask-Colours = ¿Qué colores?
ask-Ranks = ¿Qué rangos llegan a las manos ({ $count })?
ask-Booty = El botín de los seis días, { $each } en cada uno
ask-LateCard = Una carta para { $seat }
ask-Reveal = Se muestran todas las cartas
ask-Card = { $seat }: ¿qué personaje?
ask-Replacement = { $seat }: ¿quién viene en lugar del Loro?
ask-Recruit = { $seat }: ¿a quién recupera el Reclutador?
ask-Keep = { $seat }: ¿qué conserva el Predicador?
ask-Shoot = { $seat }: ¿a quién dispara el Artillero?
ask-Exchange = { $seat }: ¿qué entrega el Mercader?
ask-Heal = { $seat }: ¿a quién toma el Cirujano en secreto?
ask-Take = { $seat } toma botín
ask-Kill = { $seat }: ¿a quién alcanza el sable?
ask-Sell = { $seat }: ¿vende un mapa la Camarera?
ask-Spy = { $seat } saca de la bolsa: { $count }
ask-NextRaid = { $seat }: ¿empezar la campaña siguiente?
ask-Prepare = Introduce lo que hay en la mesa

## A new table

setup-order = El vecino de la izquierda es el asiento siguiente en sentido horario: sables y reliquias afectan a los vecinos.
setup-colours = Colores
setup-colours-drawn = Se sortean al empezar. Toca para elegir.
setup-colours-chosen = Los colores están elegidos.
setup-colours-draw = Sortear los colores
setup-colours-yours = Elige los colores que tiene cada uno.
setup-options = Reglas de la casa
setup-countdown = Tiempo para elegir
setup-countdown-note = Cuando se acaba, la aplicación saca una carta para quien no haya elegido.
setup-countdown-none = sin límite
setup-hidden-purses = Doblones ocultos
setup-hidden-purses-note = Nadie ve los doblones de los demás; lo que da o cuesta una capacidad se anuncia.
setup-hands-from-memory = Las manos se confían a la memoria
setup-hands-from-memory-note = Ninguna pantalla muestra qué cartas tiene, o podría tener, otro jugador.
setup-open-booty = Botín a la vista
setup-open-booty-note = El botín de las guaridas está boca arriba desde el principio.
setup-gunner-spares = El Artillero solo paga si dispara
setup-gunner-spares-note = Si todas las guaridas están vacías, no se paga nada.
setup-topman-alone = Gaviero: sin empate
setup-topman-alone-note = Solo paga en una guarida con menos personajes que todas las demás.
setup-gains-first = Primero las ganancias
setup-gains-first-note = Al final de la campaña se cobra todo antes de pagar nada.
setup-below-zero = Bajo cero
setup-below-zero-note = Una campaña puede dar menos de 0 puntos.
setup-last-raid-decides = La última campaña desempata
setup-last-raid-decides-note = A igualdad de puntos gana la mejor tercera campaña.
setup-under-way = Ya empezada
setup-under-way-note = Introduce primero lo que hay en la mesa y sigue desde ahí.
chance-of-cards = Los rangos de una campaña
chance-of-draws = Colores y botín
end-scored = Parar: la campaña en curso cuenta
end-plain = Parar: la campaña en curso no cuenta

## The screen

panel-title = Tu decisión
layout-title = { $raid ->
        [1] Prepara la mesa
       *[other] Prepara la campaña { $raid }
    }
layout-cards = { $raid ->
        [1] Cada jugador toma en la mano estas cartas de su color:
       *[other] Cada jugador añade estas cartas a su mano:
    }
layout-doubloons = Cada jugador toma { $doubloons } de la banca.
layout-booty = Todo el botín va a la bolsa. Coloca boca arriba las fichas de cada día, como se ven en la pantalla.
layout-done = Todo está en su sitio
steps-title = Mueve las piezas
steps-done = Todo hecho
dawn-ask = Amanecer: elige un personaje
dawn-sealed = Has elegido
hand-hint = Toca una carta para leerla y elegirla.
booty-own = Tu botín
choose = Elegir: { $character }
is-chosen = elegido
outlook = Tal como está todo: { $text }
chosen-change = Aún puedes cambiar de idea.
has-chosen = ha elegido
is-thinking = pensando
seat-empty = vacío: saca la aplicación
pass-to = Pasa la tableta a { $seat }
pass-look = Que nadie más mire. Toca para ver tus cartas.
round-of = Todos los de esta pantalla
lay-title = Introducir las cartas de la mesa
lay-ask = ¿Qué ha jugado { $seat }?
lay-note = Se elige en secreto y se revela a la vez. Después, introduce aquí las cartas.
lay-not = Elegir en la pantalla
countdown-left = Tiempo restante: { $time }
sell-map = Vender un mapa por 3 doblones
sell-not = Esta noche no
kill-note = Descarta un personaje de la guarida de tu vecino de la izquierda o de la derecha.
kill-far = Contra la regla.
choose-none = No hacerlo
draw-app = Saca la aplicación
draw-colour = ¿Qué ha sacado { $seat }?
draw-ranks = { $drawn } de { $count }
draw-clear = Borrar
cells = El botín de los días
dens = Las guaridas
den-of = Guarida de { $seat }
told-hand = En la mano: { $count }
told-reputation = Reputación: { $reputation }
across-den = guarida: { $count }
across-covered = boca abajo: { $count }
den-empty = vacía
purse-covered = doblones ocultos
ship-empty = No hay nadie en el barco.
know-word = Quién tiene qué
know-title = Quién puede tener qué
know-none = Aún no se ha sacado ningún rango.
raid-over = La campaña { $raid } ha terminado
raid-last = Campaña { $raid }: último crepúsculo y última noche
put-away = Mueve los marcadores de puntuación. Después, recoge la mesa: los personajes de guaridas y cementerios van a la caja, el botín a la bolsa y los doblones a la banca. Las cartas de la mano se quedan.
to-score = Ver la puntuación
won = { $count ->
        [one] Gana { $seats }
       *[other] Ganan { $seats }
    }
all-level = Todos empatan
place = { $place }.º
score-track = Puntos de las campañas
score-sum = Total
score-least = Nunca menos de 0
next-raid = Campaña { $raid }
correct-whose = De quién
correct-score = Puntos de la campaña { $raid }
correct-card = Dónde está una carta
correct-booty = Botín
correct-open-note = Pon antes todo el botín boca arriba.
correct-day = La partida va por el día
correct-day-go = Pasar al día { $day }
correct-reputation = { $count ->
        [0] Reputación
       *[other] Reputación, números por comprobar: { $count }
    }
reputation-note = Toca dos colores para intercambiar sus números.
reputation-assumed = sin confirmar
reputation-of = { $colour }: { $number }
reputation-right = Así está en nuestras cartas
prepare-note = Introduce día, rangos, botín y lo que tiene cada uno.
prepare-enter = Introducir
prepare-begin = { $day ->
        [0] Seguir: sacar para la campaña { $raid }
       *[other] Seguir: campaña { $raid }, día { $day }
    }
prepare-unfinished = Lo que has empezado a introducir aún no está completo.
prepare-raid = Campaña
prepare-day = Día
prepare-undrawn = Antes de sacar
prepare-ranks = Rangos en juego: { $drawn } de { $count }
prepare-cells = Botín de los días que faltan: { $drawn } de { $count }
prepare-cells-note = Toca un día. Si está lleno, se vacía.
prepare-people = Lo que tiene cada uno
prepare-cards = { $count ->
        [one] En la mano: 1 carta
       *[other] En la mano: { $count } cartas
    }
prepare-cards-note = Toca las cartas que están en otro sitio.
prepare-healed = El Cirujano tomó una de estas en secreto

## The great moments
moment-raid = Campaña
moment-day = Día
moment-score = Campaña { $raid }: la puntuación
moment-over = La partida ha terminado
