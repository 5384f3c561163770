# Serenissima, segunda edición: las palabras del juego en español.

good-wood = madera
    .gen = madera
    .acc = madera
    .one = 1 cubo de madera
good-stone = piedra
    .gen = piedra
    .acc = piedra
    .one = 1 cubo de piedra
good-marble = mármol
    .gen = mármol
    .acc = mármol
    .one = 1 cubo de mármol
good-wine = vino
    .gen = vino
    .acc = vino
    .one = 1 cubo de vino
good-gold = oro
    .gen = oro
    .acc = oro
    .one = 1 cubo de oro
good-spice = especias
    .gen = especias
    .acc = especias
    .one = 1 cubo de especias

colour-red = rojo
    .adj = rojos
colour-blue = azul
    .adj = azules
colour-orange = naranja
    .adj = naranjas
colour-black = negro
    .adj = negros

card-wine = vino
card-one = un reloj de arena
card-two = dos relojes de arena
card-shuffle = dos relojes de arena y flechas

step-load = cargar
step-move = mover
step-sell = vender
step-fight = combatir
place-galley = la galera { $galley }
place-port = { $port }
place-reserve = la reserva
zone-open-sea = mar abierto

fix-Purse = bolsa
fix-Galley = galera
fix-Port = dueño y guarnición del puerto
fix-Warehouse = almacén
fix-Buildings = fortaleza y basílica
fix-Closed = puerto cerrado
fix-WhitePawn = peón blanco
fix-BlackPawn = peón negro
fix-DogeDeck = mazo del Dogo
fix-Turn = número del turno
fix-Scorings = puntuaciones hechas
fix-First = primer jugador
fix-Colour = color de jugador
fix-Options = opciones de la mesa
fix-Board = tablero impreso
fix-Printed = valor impreso

rule-BOX-1 = A la banca no le queda { GOOD($good, case: "gen") }: no se puede cargar.
    .title = Mercancías de la banca
    .help = La banca tiene solo los cubos de la caja: 14 de madera, 12 de piedra, mármol y vino, 10 de oro y especias. Si una clase se agota, nadie puede cargarla. Los cubos vuelven cuando se tiran por la borda o se hunden con una galera. Los de un almacén se quedan allí toda la partida.
rule-BOX-2 = Los marineros caídos y las tripulaciones hundidas vuelven a la reserva de su dueño.
    .title = De vuelta a la reserva
    .help = Ningún marinero sale del juego. Quien cae en combate o se hunde con su galera vuelve a la reserva del jugador y puede contratarse de nuevo por 1 ducado.
rule-BOX-3 = Una galera hundida vuelve a la provisión, donde cualquiera puede comprarla.
    .title = Galeras hundidas
    .help = La galera vuelve a la provisión y su cubo sale de la rueda. Desde entonces el número queda libre y cualquier jugador puede comprarlo al invertir, también quien la hundió.
rule-BOX-4 = No queda cubo para otra galera: el límite es de { $most ->
        [one] { $most } galera
       *[other] { $most } galeras
    } por jugador.
    .title = Seis galeras como máximo
    .help = Cada color tiene seis cubos para la rueda y cada galera en juego necesita uno. Con seis galeras no se compra más. Si una se hunde, su cubo vuelve y se puede comprar otra.
rule-BOX-5 = { $seat } no tiene bastantes marineros en la reserva.
    .title = Marineros en la reserva
    .help = Cada jugador tiene 22 marineros con cuatro jugadores, 26 con tres y 30 con dos. Si todos están en puertos y galeras, no se puede contratar. Vuelven a la reserva al caer o al hundirse su galera.
rule-BOX-6 = { $seat } no puede pagar { $price ->
        [one] { $price } ducado
       *[other] { $price } ducados
    }.
    .title = Sin deudas
    .help = Nadie paga más de lo que tiene: no hay crédito ni préstamos entre jugadores. Ventas, puntuaciones y la carta del vino traen dinero. Si las monedas de la mesa dicen otra cosa, corrige la bolsa en la aplicación.
rule-BOX-7 = { $piece ->
        [galley] La galera { $galley } no sirve para esto: está tomada o no está en juego.
        [port] { $port } ya tiene dueño o está cerrado.
        [sailors] No hay marineros tuyos que usar allí: { $place }.
        [cube] La galera { $galley } no lleva { GOOD($good, case: "gen") }.
       *[other] No existe tal pieza.
    }
    .title = Lo que no está
    .help = Cada pieza existe una sola vez. Una galera en juego no puede tomarse otra vez, un puerto con dueño no puede elegirse y lo que no está a bordo no se mueve ni se vende. Marineros de dos jugadores nunca comparten galera ni puerto. Si la mesa muestra otra cosa, corrígelo primero.

rule-SETUP-1 = El primer jugador se elige al azar.
    .title = Primer jugador
    .help = La aplicación sortea el primer jugador, o la mesa decide y toca un nombre. Elige primero en la preparación y compra primero tras una carta del Dogo. El orden de actuar lo da la rueda.
rule-SETUP-2 = Cada uno empieza con un color, la reserva llena de marineros y 5 ducados.
    .title = Lo que recibe cada uno
    .help = La reserva es de 22 marineros con cuatro jugadores, 26 con tres y 30 con dos. Los seis primeros van al puerto inicial y a la primera galera, tres más a cada galera siguiente. Los puertos y galeras iniciales no cuestan nada.
rule-SETUP-3 = El peón blanco empieza en la escala de turnos, el negro en el espacio del Dogo, y las cartas del Dogo se barajan.
    .title = Peones y cartas del Dogo
    .help = El peón blanco está en el espacio inicial de vuestro número de jugadores. El negro espera en el espacio del Dogo de la rueda. Las cinco cartas del Dogo forman un mazo boca abajo.
rule-SETUP-4 = { $port } no es un puerto inicial.
    .title = Primer puerto y primera galera
    .help = En orden de asiento cada jugador elige un puerto inicial y una galera libres. Pon 3 marineros en el puerto y 3 en la galera, deja la galera en la zona del puerto, pon tu cubo en su número de la rueda y toma la carta del puerto. Un número bajo actúa pronto, uno alto tarde.
rule-SETUP-5 = Cada jugador elige una segunda galera; con dos jugadores, una tercera.
    .title = Más galeras
    .help = La segunda galera se elige en orden inverso, desde el último jugador. Con dos jugadores sigue una tercera, otra vez en orden de asiento. Cada galera nueva queda junto a la primera con 3 marineros.
rule-SETUP-6 = { $why ->
        [port] { $port } está cerrado en esta partida.
        [good] { $port } no produce { GOOD($good, case: "gen") }: cierra un puerto que lo produzca.
        [galley] La galera { $galley } se queda en la caja con dos o tres jugadores.
       *[other] Esto queda fuera con dos o tres jugadores.
    }
    .title = Puertos cerrados
    .help = Con dos o tres jugadores se cierran cuatro puertos antes de elegir: uno de madera, uno de vino, uno de piedra y uno de mármol. Las galeras 13 a 15 se quedan en la caja. Un puerto cerrado no da ni compra mercancías ni puede tomarse. Su zona sigue abierta: las galeras pasan, bloquean, combaten e intercambian allí.
rule-SETUP-7 = Con dinero oculto cada jugador ve solo su bolsa.
    .title = Dinero abierto u oculto
    .help = La mesa acuerda antes de jugar si el dinero está a la vista. Si está oculto, la aplicación muestra la bolsa solo a su dueño. Los ingresos se dicen siempre en voz alta y al final se abren todas las bolsas.

rule-WHEEL-1 = Actúa la galera con el siguiente número más alto de la rueda.
    .title = La galera siguiente
    .help = El peón negro sube por los números y se detiene en el cubo siguiente. El dueño de esa galera la activa o invierte. Después el peón sigue.
rule-WHEEL-2 = Si no queda cubo por delante, el peón negro llega al espacio del Dogo y el turno acaba.
    .title = Fin de la rueda
    .help = Cuando la última galera ha actuado, el peón negro va al espacio del Dogo. Entonces se gira una carta del Dogo, que decide cuánto avanza la partida.
rule-WHEEL-3 = La rueda cuenta tal como está en este momento.
    .title = La rueda está viva
    .help = Una galera comprada en el turno actúa en ese mismo turno si su número está aún por delante del peón. Si ya quedó atrás, espera al siguiente. Una galera hundida se salta desde ese momento.
rule-WHEEL-4 = El peón está en un número, aunque la galera de ese número se haya hundido.
    .title = El peón sigue en su número
    .help = Si la galera activa se hunde, el peón se queda donde está y sigue hasta el cubo siguiente. Un jugador sin galeras no tiene activaciones ni bloqueos, pero cobra y puede comprar tras la carta del Dogo. Si no queda ningún cubo, el turno acaba al momento.

rule-ACT-1 = Demasiado tarde para { $step ->
        [load] { step-load }
        [move] { step-move }
        [sell] { step-sell }
       *[other] { step-fight }
    }: esta galera ya está en «{ $now ->
        [load] { step-load }
        [move] { step-move }
        [sell] { step-sell }
       *[other] { step-fight }
    }».
    .title = Orden de los pasos
    .help = Una galera primero carga, luego se mueve y después vende o combate. Cada paso puede saltarse, pero ninguno se retoma. Tirar mercancías por la borda es la excepción: vale siempre.
rule-LOAD-1 = La galera { $galley } no tiene espacio libre.
    .title = Cinco espacios
    .help = Una galera lleva cinco piezas, marineros y mercancías juntos. Al menos una debe ser un marinero. Tira mercancías por la borda o pasa piezas a otra galera para hacer sitio.
rule-LOAD-2 = Un marinero no puede ir de { $from } a { $to }.
    .title = Mover marineros
    .help = Al cargar, los marineros pasan entre la galera activa y tus otras galeras de la zona, o entre ella y el puerto si es tuyo. La galera activa es siempre uno de los extremos. En un puerto neutral o ajeno no se desembarca así. Es gratis y tan a menudo como quieras.
rule-LOAD-3 = { $port } no tiene sitio para otro marinero.
    .title = Sitio en un puerto
    .help = Un puerto alberga tantos marineros como casillas tiene su almacén, por lleno que esté. Vale para contratar, mover y desembarcar.
rule-LOAD-4 = El último marinero debe quedarse en { $port }.
    .title = Un puerto conserva un marinero
    .help = Un puerto es tuyo mientras haya en él al menos un marinero tuyo. Por eso el último no puede embarcar. Si la mesa lo permite, el puerto queda neutral y su carta vuelve a la reserva.
rule-LOAD-5 = La galera { $galley } no puede hundirse a propósito ahora.
    .title = Una galera vacía se hunde
    .help = Una galera que pierde su último marinero se hunde al momento. Vuelve a la provisión, sus mercancías a la banca y su cubo sale de la rueda. Puedes hacerlo a propósito al cargar, con la galera activa u otra tuya de la zona. Si se hunde la activa, su activación termina.
rule-LOAD-6 = { $port } no produce { GOOD($good, case: "gen") }: no se puede cargar aquí.
    .title = Cargar mercancías
    .help = La galera activa carga lo que produce el puerto de su zona. En tu puerto el primer cubo es gratis y cada otro cuesta 1 ducado a la banca. En un puerto neutral cada cubo cuesta 1 ducado a la banca, en uno ajeno 1 ducado a su dueño, que no puede negarse. Lo que está en el almacén no se carga.
rule-LOAD-7 = Las mercancías no pueden pasar ahora de la galera { $from } a la galera { $to }.
    .title = Mercancías entre galeras
    .help = Al cargar, las mercancías pasan gratis entre la galera activa y tus otras galeras de la zona. La activa es siempre uno de los extremos.
rule-LOAD-8 = La galera { $galley } no es la que puede tirar mercancías por la borda.
    .title = Por la borda
    .help = La galera activa puede tirar mercancías en cualquier momento de su activación. Vuelven a la banca. Quien gana un combate también puede, para hacer sitio al botín. Los marineros nunca se tiran.
rule-LOAD-9 = Aquí no se puede cargar: { $zone } no tiene puerto abierto.
    .title = Zonas sin puerto
    .help = Donde no hay puerto, o está cerrado, no se carga, vende ni almacena. Aún puedes pasar marineros y mercancías entre tus galeras, tirar por la borda, navegar y combatir.

rule-MOVE-1 = { $gap ->
        [none] { $left ->
            [0] A esta galera no le quedan zonas por mover.
           *[other] Demasiado lejos: { $path ->
                [one] { $path } zona
               *[other] { $path } zonas
            }, y a esta galera le quedan { $left ->
                [one] { $left } zona
               *[other] { $left } zonas
            }.
        }
       *[other] El camino está roto: { $gap } no limita con la zona anterior.
    }
    .title = Cuánto se mueve una galera
    .help = Una galera se mueve hasta una zona por marinero a bordo, de zona en zona vecina. Los marineros se cuentan al empezar a mover. Cada paso cuenta, también hacia atrás, y debilita a la galera en combate.
rule-MOVE-2 = La galera { $galley } está bloqueada y no sigue.
    .title = Bloqueo
    .help = Cuando una galera entra en una zona, un rival cuyas galeras lleven allí más marineros en total puede detenerla. Más es estrictamente más, y los de los puertos no cuentan. La galera detenida aún puede vender o combatir. Nadie bloquea en la zona de partida.
rule-MOVE-3 = Se pregunta primero al rival con más marineros en la zona.
    .title = A quién se pregunta primero
    .help = Si varios rivales pueden bloquear, se les pregunta por turno, empezando por quien tiene más marineros en galeras de la zona. En empate, quien posee la galera de número más bajo. El primer sí decide.
rule-MOVE-4 = No se puede dar ni tomar mercancía de la galera { $galley }: es de otro jugador.
    .title = Sin regalos
    .help = Podéis hablar y prometer, pero nadie está obligado a cumplir. Mercancías y ducados nunca pasan de jugador a jugador. El único pago entre jugadores es por cargar en un puerto ajeno.

rule-SELL-1 = { $port } no compra { GOOD($good, case: "acc") }: lo produce o ya lo guarda.
    .title = Lo que compra un puerto
    .help = La galera activa vende en el puerto de su zona cuantos cubos quiera, uno de cada clase. Un puerto nunca compra lo que produce ni lo que ya guarda. Se puede vender sin haberse movido.
rule-SELL-2 = No hay casilla libre en el almacén de { $zone }.
    .title = Casillas y precios
    .help = El cubo vendido va a la casilla libre de número más bajo. En un puerto neutral o ajeno la banca paga ese número, de 2 a 6 ducados. En tu puerto no cobras, pero un almacén más lleno paga más al puntuar.
rule-SELL-3 = Las especias pagan 2 ducados más en todos los puertos.
    .title = Especias
    .help = Quien vende especias cobra 2 ducados más que el valor de la casilla. También en tu propio puerto, donde son la única mercancía que se cobra al momento.
rule-SELL-4 = Un puerto que guarda vino muestra el lado del vino de su carta.
    .title = Vino en el puerto
    .help = En cuanto se vende vino a un puerto, su carta se gira al lado del vino. La carta del Dogo con vino paga entonces 3 ducados al dueño. Los puertos que producen vino solo tienen ese lado.
rule-SELL-5 = { $by } ha bloqueado la venta: combate una galera de { $by } o termina la activación.
    .title = Bloqueo de una venta
    .help = Un rival cuyas galeras de la zona lleven estrictamente más marineros puede prohibir la venta. Se pregunta una vez, antes del primer cubo. El bloqueado combate una galera del bloqueador o termina. En la zona donde empezó la activación no hay tal bloqueo, salvo que la mesa lo haya elegido.
rule-SELL-6 = { $sold ->
        [true] Esta galera ha vendido: ya no combate ni captura.
       *[other] Esta galera ha combatido: ya no vende.
    }
    .title = Vender o combatir
    .help = En el último paso una galera hace una de dos cosas: vende, o combate y captura. Empezada una, la otra queda para su próxima activación.

rule-FIGHT-1 = La galera activa no puede atacar: { $foe }.
    .title = Elegir enemigo
    .help = La galera activa ataca un blanco enemigo de su zona. Un combate es siempre uno contra uno: las otras galeras no ayudan. Los ataques a galeras no se bloquean.
rule-FIGHT-2 = A la galera { $galley } no le queda fuerza para atacar.
    .title = Fuerza
    .help = La fuerza del atacante son los marineros a bordo menos las zonas movidas en esta activación. La del defensor son sus marineros. Con fuerza 0 o menos no se ataca.
rule-FIGHT-3 = Demasiadas calaveras: como mucho { $dice1 } el atacante y { $dice2 } el defensor.
    .title = Tirar los dados
    .help = Ambos tiran a la vez, un dado por punto de fuerza. Cada calavera mata un marinero enemigo y las pérdidas son simultáneas. Cada dado tiene calavera en tres de sus seis caras.
rule-FIGHT-4 = Tras cada ronda el atacante sigue o se retira.
    .title = Otra ronda
    .help = Solo el atacante decide tras una ronda. Retirarse termina la activación. Si sigue, tira tantos dados como marineros le queden, nunca más que la fuerza del primer combate. El defensor tira siempre un dado por marinero.
rule-FIGHT-5 = El bando sin marineros pierde y su galera se hunde.
    .title = Hundimiento
    .help = La galera vuelve a la provisión y su cubo sale de la rueda. Como se tira a la vez, ambas pueden hundirse en la misma ronda; entonces todas las mercancías van a la banca.
rule-FIGHT-6 = La galera hundida no llevaba { GOOD($good, case: "gen") } que aún pueda tomarse.
    .title = Botín
    .help = Quien sobrevive puede tomar mercancías de la galera hundida en sus espacios libres, también como defensor. Puede tirar las propias para hacer sitio. Se resuelve al momento y lo que nadie toma va a la banca.
rule-FIGHT-7 = Tras hundir una galera el atacante puede seguir: otra galera, el puerto o el final.
    .title = Un combate tras otro
    .help = El vencedor puede atacar la siguiente galera de la zona, el puerto, o parar. La fuerza del primer combate sigue siendo el límite. Las pérdidas se suman.

rule-CAPT-1 = No pueden desembarcar { $sailors ->
        [one] { $sailors } marinero
       *[other] { $sailors } marineros
    }: hace falta al menos 1 y aquí como mucho { $most }.
    .title = Tomar un puerto neutral
    .help = Desembarca uno o más marineros de la galera activa y el puerto es tuyo, sin combate. No más que casillas tenga. Puede desembarcar hasta el último: entonces la galera se hunde.
rule-CAPT-2 = { $by } ha bloqueado la captura: combate antes las galeras de { $by } o termina la activación.
    .title = Bloqueo de una captura
    .help = Un rival con estrictamente más marineros en galeras de la zona puede impedir que tomes un puerto neutral. Puedes combatir esas galeras y volver a intentarlo, o terminar. En la zona donde empezó la activación no hay tal bloqueo, salvo que la mesa lo haya elegido.
rule-CAPT-3 = Quien captura toma la carta; mercancías y edificios se quedan.
    .title = Lo que viene con un puerto
    .help = La carta pasa al nuevo dueño. Lo que hay en el almacén se queda, igual que fortaleza y basílica. Desde ahora cuentan para él.
rule-CAPT-4 = Una captura termina la activación.
    .title = El fin de una captura
    .help = Tras tomar un puerto la galera ha terminado por este turno. No vende ni combate, ni carga allí antes de su próxima activación.

rule-PORT-1 = La galera { $galley } guarda el puerto y debe hundirse antes.
    .title = Guardias
    .help = Un puerto ajeno solo se toma por la fuerza. Primero hay que hundir todas las galeras de su dueño en la zona. Las de otros jugadores no importan y nadie puede bloquear el ataque.
rule-PORT-2 = { $port } es el último puerto de { $seat } y no puede atacarse.
    .title = El último puerto
    .help = A nadie se le echa del mapa: el único puerto de un jugador está a salvo. Se comprueba al declarar el ataque. Las galeras que estén allí sí pueden atacarse.
rule-PORT-3 = La guarnición defiende el puerto como una tripulación su galera.
    .title = Atacar un puerto
    .help = El combate va ronda a ronda, como contra una galera. La fuerza del atacante son marineros menos zonas movidas. La guarnición tira un dado por marinero del puerto.
rule-PORT-4 = La fortaleza tira dos dados: { $skulls ->
        [one] { $skulls } calavera
       *[other] { $skulls } calaveras
    } no puede ser.
    .title = Fortaleza
    .help = Antes de la primera ronda la fortaleza tira dos dados y cada calavera mata un marinero atacante. Dispara una vez por combate y el atacante no puede retirarse entre medias. La fortaleza se queda en el puerto, sea de quien sea.
rule-PORT-5 = No pueden desembarcar { $sailors ->
        [one] { $sailors } marinero
       *[other] { $sailors } marineros
    }: como mucho { $most }.
    .title = Desembarco tras la victoria
    .help = Muerta la guarnición, el atacante puede desembarcar uno o más marineros y toma el puerto y su carta. No más que casillas tenga. Puede desembarcar hasta el último: entonces la galera se hunde. Sin desembarco el puerto queda neutral.
rule-PORT-6 = Si mueren ambos bandos, el puerto queda neutral y la galera se hunde.
    .title = Ambos bandos muertos
    .help = La carta vuelve a la reserva. La galera va a la provisión y sus mercancías a la banca. Lo que hay en el puerto se queda.
rule-PORT-7 = Si muere el atacante, la galera y sus mercancías se pierden.
    .title = Un ataque fallido
    .help = La galera va a la provisión y sus mercancías a la banca. Una guarnición no toma botín. El puerto sigue de su dueño con los marineros que queden.
rule-PORT-8 = Una fortaleza dispara solo cuando atacan su puerto.
    .title = Cuando una fortaleza calla
    .help = Las galeras que cargan o venden no tienen nada que temer. Tampoco dispara en combates entre galeras. Un puerto neutral con fortaleza se toma sin un tiro.
rule-PORT-9 = Un combate por un puerto termina la activación.
    .title = Tras el combate por un puerto
    .help = Caiga el puerto, resista o quede neutral: después la galera ha terminado. No puede ir contra otro blanco.

rule-INV-1 = { $invested ->
        [true] Esta galera ha invertido: ya no carga, mueve, vende ni combate.
       *[other] Esta galera ya ha actuado: ya no puede invertir.
    }
    .title = Actuar o invertir
    .help = En lugar de actuar, el dueño de la galera activa puede invertir: contratar marineros, comprar una galera, construir fortalezas y basílicas. Cuantas compras quiera y en cualquier orden, en puertos propios. Empezado lo uno, no se hace lo otro.
rule-INV-2 = Allí no se puede contratar: { $to }.
    .title = Contratar marineros
    .help = Un marinero cuesta 1 ducado y viene de tu reserva. Va a un puerto tuyo o a una galera tuya en la zona de tal puerto. Valen los límites: casillas del puerto y cinco espacios de la galera.
rule-INV-3 = { $bought ->
        [true] Ya se ha comprado una galera en esta inversión.
       *[other] { $port } no es tu puerto: allí no se compra galera.
    }
    .title = Comprar una galera
    .help = En cada inversión se compra una galera. Cuesta 1 ducado por cada galera que tengas en juego. Elige un número libre: la galera queda junto a un puerto tuyo y tu cubo va a la rueda. Un número aún por delante del peón actúa este turno.
rule-INV-4 = La galera { $galley } no puede tomar su tripulación de allí.
    .title = La tripulación de una galera nueva
    .help = Una galera comprada necesita al menos un marinero al momento. Se contrata por 1 ducado, o viene del puerto o de tus galeras de la zona. El puerto debe conservar uno, y una galera vaciada se hunde.
rule-INV-5 = En { $port } no se puede construir fortaleza: hace falta un puerto tuyo con madera y piedra.
    .title = Construir una fortaleza
    .help = Una fortaleza cuesta 2 ducados. El puerto debe ser tuyo y tener madera y piedra, producidas o en el almacén. Los cubos se quedan. Una por puerto.
rule-INV-6 = En { $port } no se puede construir basílica: hace falta un puerto tuyo con oro y mármol.
    .title = Construir una basílica
    .help = Una basílica cuesta 2 ducados y paga 5 en cada puntuación. El puerto debe ser tuyo y tener oro y mármol, producidos o en el almacén. Los cubos se quedan. Una por puerto.
rule-INV-7 = En { $port } no se puede construir más: ya hay una o no quedan en la caja.
    .title = Cinco de cada edificio
    .help = Hay cinco fortalezas y cinco basílicas para toda la mesa. Cada puerto admite una de cada. Los edificios nunca se retiran.

rule-DOGE-1 = Ya no queda boca abajo la carta «{ CARD($card) }».
    .title = Carta del Dogo
    .help = La carta superior se gira al acabar la rueda. Vino: el peón blanco se queda y cada puerto con dueño que produce o guarda vino le paga 3 ducados. Relojes: el peón avanza uno o dos espacios. La carta con flechas además baraja las cinco en un mazo nuevo.
rule-DOGE-2 = El peón blanco trae una puntuación al llegar a un espacio de puntuación o pasarlo.
    .title = Cuándo se puntúa
    .help = Con cuatro jugadores puntúan los espacios amarillos, con dos o tres los rojos. Solo cuentan los espacios en que se entra con este avance. Si son dos, hay dos puntuaciones seguidas.
rule-DOGE-3 = { $galley ->
        [none] Aquí solo se contratan marineros para las galeras recién compradas.
       *[other] La galera { $galley } sobra en esta compra: dos galeras, y tripulación para las nuevas.
    }
    .title = Menos de dos galeras
    .help = Tras la carta del Dogo, quienes tengan menos de dos galeras pueden comprar hasta tener dos, desde el primer jugador. Los precios son los de siempre: la primera de quien no tiene ninguna es gratis. Solo se contrata para las nuevas, salvo que la mesa eligiera otra cosa.
rule-DOGE-4 = El turno siguiente empieza al principio de la rueda.
    .title = Un turno nuevo
    .help = El peón negro vuelve a empezar desde el número más bajo. Todas las galeras vuelven a tener su activación.
rule-DOGE-5 = Un mazo del Dogo vacío se baraja de nuevo con las cinco cartas.
    .title = Un mazo vacío
    .help = Con las cartas de siempre no ocurre, pues la de las flechas llega a tiempo. Tras una corrección el mazo puede agotarse: entonces se barajan las cinco.

rule-SCORE-1 = Cada puerto con dueño paga según lo lleno que esté su almacén.
    .title = Lo que pagan los puertos
    .help = Un almacén vacío no paga, uno lleno 20 ducados, y entre medias según la tabla del tablero para su tamaño. Valencia con cuatro de sus cinco casillas paga 15. Lo que el puerto produce no cuenta: no está en el almacén.
rule-SCORE-2 = Cada basílica en un puerto con dueño paga 5 ducados.
    .title = Lo que pagan las basílicas
    .help = Los 5 ducados son del dueño del puerto, la construyera quien la construyera. Paga en cada puntuación, además del almacén.
rule-SCORE-3 = Los puertos neutrales no pagan a nadie.
    .title = Puertos neutrales
    .help = Por lleno que esté su almacén, un puerto sin dueño no paga. Vale la pena tomarlo antes de puntuar.
rule-SCORE-4 = Los ingresos de cada jugador se dicen en voz alta.
    .title = Anunciar los ingresos
    .help = La aplicación muestra lo que paga cada puerto y la suma. Se anuncia también con dinero oculto. Lo que hay en la bolsa sigue siendo secreto.
rule-SCORE-5 = Tras la tercera puntuación gana el más rico; el empate es de quien tenga más puertos.
    .title = El fin de la partida
    .help = La partida acaba con la tercera puntuación: nadie compra más. Gana quien tenga más ducados. En empate, quien tenga más puertos. Si persiste, comparten la victoria.

rule-RAND-1 = El azar lo resuelve la aplicación o la mesa, y queda en el registro.
    .title = Dados y cartas
    .help = La aplicación puede tirar y robar, o lo hacéis vosotros y tocáis el resultado. Se puede cambiar en cualquier momento. El resultado queda escrito: deshacer y rehacer nunca vuelven a tirar.
rule-FIX-1 = Esta corrección no cabe en la caja: { $flaw }
    .title = Correcciones
    .help = Si la aplicación y la mesa difieren, corrige la aplicación: dinero, marineros, mercancías, dueños, peones, cartas. Queda en el registro y puede deshacerse. Debe caber en la caja.
rule-BOARD-1 = Así no sale un tablero jugable: { $flaw }
    .title = Cotejar el tablero
    .help = No todos los valores impresos se conocen con seguridad. Puedes comparar una vez el tablero de la aplicación con el tuyo y cambiar lo que difiera. Debe seguir siendo jugable. Se guarda para más partidas.

event-FirstPlayer = { $seat } es el primer jugador.

event-PortsDrawn = Los puertos que se cierran quedaron al azar.

event-PortClosed = Se cerró { $port }.
do-PortClosed = Pon una carta de puerto cerrado en { $port }.

event-StartPicked = { $seat } eligió { $port } y la galera { $galley }.
do-StartPicked = { $seat }: pon 3 marineros en { $port } y 3 en la galera { $galley } a su lado. Pon tu cubo en el número { $galley } de la rueda. Toma la carta del puerto.

event-GalleyPicked = { $seat } eligió la galera { $galley } en { $zone }.
do-GalleyPicked = { $seat }: pon la galera { $galley } en { $zone } con 3 marineros. Pon tu cubo en el número { $galley } de la rueda.

event-PlayBegan = La partida siguió desde la posición de la mesa.

event-TurnBegan = Empezó el turno { $turn }.

event-Activated = Se activó la galera { $galley } de { $seat }.
do-Activated = Mueve el peón negro al número { $galley }.

event-SailorMoved = { $seat } pasó un marinero de { $from } a { $to }.
do-SailorMoved = Mueve 1 marinero de { $from } a { $to }.

event-GoodMoved = Un cubo de { GOOD($good, case: "gen") } pasó de la galera { $from } a la galera { $to }.
do-GoodMoved = Mueve { GOOD($good, case: "one") } de la galera { $from } a la galera { $to }.

event-Loaded = { $paid ->
        [0] { $seat } cargó { GOOD($good, case: "one") } en la galera { $galley }, gratis.
       *[other] { $to ->
            [none] { $seat } cargó { GOOD($good, case: "one") } en la galera { $galley } y pagó { $paid ->
                [one] { $paid } ducado
               *[other] { $paid } ducados
            } a la banca.
           *[other] { $seat } cargó { GOOD($good, case: "one") } en la galera { $galley } y pagó { $paid ->
                [one] { $paid } ducado
               *[other] { $paid } ducados
            } a { $to }.
        }
    }
do-Loaded = Pon { GOOD($good, case: "one") } en la galera { $galley }. { $paid ->
        [0] Es gratis.
       *[other] { $to ->
            [none] { $seat } paga { $paid ->
                [one] { $paid } ducado
               *[other] { $paid } ducados
            } a la banca.
           *[other] { $seat } paga { $paid ->
                [one] { $paid } ducado
               *[other] { $paid } ducados
            } a { $to }.
        }
    }

event-Jettisoned = Un cubo de { GOOD($good, case: "gen") } cayó por la borda de la galera { $galley }.
do-Jettisoned = Devuelve { GOOD($good, case: "one") } de la galera { $galley } a la banca.

event-Sunk = Se hundió la galera { $galley } de { $seat }.{ $goods ->
        [none] {""}
       *[other] { $adrift ->
            [true] {" "}A la deriva: { $goods }.
           *[other] {" "}Se perdió: { $goods }.
        }
    }
do-Sunk = Devuelve la galera { $galley } a la provisión y quita su cubo de la rueda.{ $sailors ->
        [0] {""}
       *[other] {" "}Vuelven { $sailors ->
            [one] { $sailors } marinero
           *[other] { $sailors } marineros
        } a la reserva de { $seat }.
    }{ $goods ->
        [none] {""}
       *[other] { $adrift ->
            [true] {" "}Aparta para el vencedor: { $goods }.
           *[other] {" "}De vuelta a la banca: { $goods }.
        }
    }

event-PortAbandoned = { $seat } dejó { $port }: queda neutral.
do-PortAbandoned = Devuelve la carta de { $port } a la reserva.

event-Sailed = La galera { $galley } navegó de { $from } a { $to }.
do-Sailed = Mueve la galera { $galley } a { $to }.

event-BlockadePossible = { $cause ->
        [move] La galera { $galley } puede ser detenida en { $zone } por: { $seats }.
        [sale] La venta de la galera { $galley } en { $zone } puede ser bloqueada por: { $seats }.
        [capture] La captura de la galera { $galley } en { $zone } puede ser bloqueada por: { $seats }.
       *[other] La galera { $galley } puede ser bloqueada en { $zone } por: { $seats }.
    }

event-BlockadeCalled = { $cause ->
        [move] { $seat } bloqueó: la galera { $galley } se detuvo en { $zone }.
        [sale] { $seat } bloqueó: la galera { $galley } no pudo vender en { $zone }.
        [capture] { $seat } bloqueó: la galera { $galley } no pudo tomar el puerto en { $zone }.
       *[other] { $seat } bloqueó a la galera { $galley } en { $zone }.
    }

event-BlockadeDeclined = { $seat } no bloqueó a la galera { $galley } en { $zone }.

event-Sold = { $paid ->
        [0] { $seat } guardó { GOOD($good, case: "one") } de la galera { $galley } en { $port }, casilla { $slot }.
       *[other] { $bonus ->
            [0] { $seat } vendió { GOOD($good, case: "one") } de la galera { $galley } a { $port }, casilla { $slot }, por { $paid ->
                [one] { $paid } ducado
               *[other] { $paid } ducados
            }.
           *[other] { $seat } vendió { GOOD($good, case: "one") } de la galera { $galley } a { $port }, casilla { $slot }, por { $paid ->
                [one] { $paid } ducado
               *[other] { $paid } ducados
            }, con la prima de las especias.
        }
    }
do-Sold = Pon { GOOD($good, case: "one") } de la galera { $galley } en la casilla { $slot } de { $port }.{ $paid ->
        [0] {""}
       *[other] {" "}{ $seat } toma { $paid ->
            [one] { $paid } ducado
           *[other] { $paid } ducados
        } de la banca.
    }{ $good ->
        [wine] {" "}Gira la carta del puerto al lado del vino.
       *[other] {""}
    }

event-Attacked = { $against ->
        [none] { $seat } atacó con la galera { $galley }: { $foe }, fuerza { $strength } contra { $defence }.
       *[other] { $seat } atacó con la galera { $galley }: { $foe } de { $against }, fuerza { $strength } contra { $defence }.
    }

event-FortFired = { $skulls ->
        [0] La fortaleza de { $port } disparó y falló.
       *[other] La fortaleza de { $port } disparó: { $skulls ->
            [one] { $skulls } calavera
           *[other] { $skulls } calaveras
        }, { $lost ->
            [one] { $lost } marinero
           *[other] { $lost } marineros
        } de baja.
    }
do-FortFired = { $lost ->
        [0] Nada que retirar.
       *[other] Retira { $lost ->
            [one] { $lost } marinero
           *[other] { $lost } marineros
        } de la galera atacante, de vuelta a la reserva.
    }

event-RoundFought = Calaveras: atacante { $skulls1 }, defensor { $skulls2 }. Bajas: atacante { $lost1 }, defensor { $lost2 }.
do-RoundFought = { $lost1 ->
        [0] { $lost2 ->
            [0] Sin bajas en ningún bando.
           *[other] De vuelta a la reserva: { $lost2 ->
                [one] { $lost2 } marinero
               *[other] { $lost2 } marineros
            } del defensor.
        }
       *[other] { $lost2 ->
            [0] De vuelta a la reserva: { $lost1 ->
                [one] { $lost1 } marinero
               *[other] { $lost1 } marineros
            } del atacante.
           *[other] De vuelta a la reserva: { $lost1 ->
                [one] { $lost1 } marinero
               *[other] { $lost1 } marineros
            } del atacante y { $lost2 ->
                [one] { $lost2 } marinero
               *[other] { $lost2 } marineros
            } del defensor.
        }
    }

event-FoughtOn = { $seat } siguió combatiendo con la galera { $galley }.

event-BrokeOff = { $seat } se retiró del combate con la galera { $galley }.

event-GarrisonFell = Cayó la guarnición de { $seat } en { $port }.
do-GarrisonFell = Quita a { $seat } la carta de { $port }: por ahora el puerto es neutral.

event-Looted = { $seat } tomó { GOOD($good, case: "one") } como botín en la galera { $galley }.
do-Looted = Pon { GOOD($good, case: "one") } de la galera hundida en la galera { $galley }.

event-LootLeft = { $goods ->
        [none] No quedó nada del botín.
       *[other] Quedó en el mar: { $goods }.
    }
do-LootLeft = { $goods ->
        [none] Nada vuelve a la banca.
       *[other] De vuelta a la banca: { $goods }.
    }

event-Captured = { $seat } tomó { $port }: desembarcaron { $sailors ->
        [one] { $sailors } marinero
       *[other] { $sailors } marineros
    } de la galera { $galley }.
do-Captured = Mueve { $sailors ->
        [one] { $sailors } marinero
       *[other] { $sailors } marineros
    } de la galera { $galley } a { $port }. { $seat } toma la carta del puerto.

event-BattleOver = El combate de la galera { $galley } terminó con una corrección.

event-ActivationEnded = { $seat } terminó con la galera { $galley }.

event-Hired = { $seat } contrató un marinero por 1 ducado: { $to }.
do-Hired = { $seat } paga 1 ducado a la banca. Mueve 1 marinero de la reserva a { $to }.

event-GalleyBought = { $paid ->
        [0] { $seat } recibió gratis la galera { $galley } en { $port }, con el primer marinero de { $crew }.
       *[other] { $seat } compró la galera { $galley } en { $port } por { $paid ->
            [one] { $paid } ducado
           *[other] { $paid } ducados
        } en total, con el primer marinero de { $crew }.
    }
do-GalleyBought = Pon la galera { $galley } junto a { $port } con 1 marinero de { $crew }, y un cubo de { $seat } en el número { $galley } de la rueda.{ $paid ->
        [0] {""}
       *[other] {" "}{ $seat } paga { $paid ->
            [one] { $paid } ducado
           *[other] { $paid } ducados
        } a la banca.
    }

event-FortBuilt = { $seat } construyó una fortaleza en { $port } por 2 ducados.
do-FortBuilt = Pon una fortaleza en { $port }. { $seat } paga 2 ducados a la banca.

event-BasilicaBuilt = { $seat } construyó una basílica en { $port } por 2 ducados.
do-BasilicaBuilt = Pon una basílica en { $port }. { $seat } paga 2 ducados a la banca.

event-WheelDone = Todas las galeras actuaron: tocaba la carta del Dogo.
do-WheelDone = Mueve el peón negro al espacio del Dogo.

event-DogeTurned = Carta del Dogo: { CARD($card) }.
do-DogeTurned = { $card ->
        [shuffle] Deja la carta del Dogo con las demás.
       *[other] Descarta la carta del Dogo boca arriba.
    }

event-DeckShuffled = Todas las cartas del Dogo se barajaron en un mazo nuevo.
do-DeckShuffled = Baraja las cinco cartas del Dogo y déjalas boca abajo.

event-WinePaid = { $seat } recibió { $ducats ->
        [one] { $ducats } ducado
       *[other] { $ducats } ducados
    } por { $ports ->
        [one] { $ports } puerto con vino
       *[other] { $ports } puertos con vino
    }.
do-WinePaid = { $seat } toma { $ducats ->
        [one] { $ducats } ducado
       *[other] { $ducats } ducados
    } de la banca.

event-PawnAdvanced = El peón blanco avanzó del espacio { $from } al { $to }.
do-PawnAdvanced = Mueve el peón blanco del espacio { $from } al espacio { $to }.

event-ScoringBegan = { $nth ->
        [0] Hubo una última puntuación anticipada.
        [1] Primera puntuación.
        [2] Segunda puntuación.
        [3] Tercera y última puntuación.
       *[other] Puntuación { $nth }.
    }

event-PortPaid = { $basilica ->
        [0] { $port } pagó { $ducats ->
            [one] { $ducats } ducado
           *[other] { $ducats } ducados
        } a { $seat }: { $goods } de { $slots } casillas llenas.
       *[other] { $port } pagó { $ducats ->
            [one] { $ducats } ducado
           *[other] { $ducats } ducados
        } a { $seat }, { $goods } de { $slots } casillas llenas, y { $basilica } por la basílica.
    }

event-Income = { $seat } ganó { $ducats ->
        [one] { $ducats } ducado
       *[other] { $ducats } ducados
    } en esta puntuación.
do-Income = { $ducats ->
        [0] { $seat } no toma nada.
       *[other] { $seat } toma { $ducats ->
            [one] { $ducats } ducado
           *[other] { $ducats } ducados
        } de la banca.
    }

event-PurchasesBegan = Con menos de dos galeras podían comprar: { $seats }.

event-PurchasesEnded = { $seat } terminó de comprar.

event-EndedEarly = { $score ->
        [true] La mesa terminó la partida antes de tiempo, con una última puntuación.
       *[other] La mesa terminó la partida antes de tiempo, sin puntuación.
    }

event-GameEnded = { $count ->
        [1] { $winners } ganó con { $ducats ->
            [one] { $ducats } ducado
           *[other] { $ducats } ducados
        }.
       *[other] { $winners } compartieron la victoria con { $ducats ->
            [one] { $ducats } ducado
           *[other] { $ducats } ducados
        } cada uno.
    }

event-Corrected = Corregido: { $what ->
        [Purse] { fix-Purse }
        [Galley] { fix-Galley }
        [Port] { fix-Port }
        [Warehouse] { fix-Warehouse }
        [Buildings] { fix-Buildings }
        [Closed] { fix-Closed }
        [WhitePawn] { fix-WhitePawn }
        [BlackPawn] { fix-BlackPawn }
        [DogeDeck] { fix-DogeDeck }
        [Turn] { fix-Turn }
        [Scorings] { fix-Scorings }
        [First] { fix-First }
        [Colour] { fix-Colour }
        [Options] { fix-Options }
        [Board] { fix-Board }
        [Printed] { fix-Printed }
       *[other] valor
    }: { $detail }

ask-FirstPlayer = ¿Quién es el primer jugador?
ask-ClosedPort = ¿Qué puerto de { GOOD($good, case: "gen") } se cierra?
ask-Dice = Tirad los dados: atacante { $attacker }, defensor { $defender }. ¿Cuántas calaveras?
ask-Fort = Tirad dos dados por la fortaleza. ¿Cuántas calaveras?
ask-Doge = Girad la carta superior del Dogo. ¿Cuál es?
ask-Close = { $seat }: cierra un puerto que produzca { GOOD($good, case: "acc") }
ask-Start = { $seat }: elige un puerto inicial y una galera
ask-NextGalley = { $seat }: elige otra galera
ask-Prepare = Introducid lo que hay en la mesa y empezad
ask-Activation = { $seat }: galera { $galley } — carga, navega, luego vende o combate; o invierte
ask-Blockade = { $cause ->
        [move] { $seat }: ¿detener a la galera { $galley } en { $zone }?
        [sale] { $seat }: ¿bloquear la venta de la galera { $galley } en { $zone }?
        [capture] { $seat }: ¿bloquear la captura de la galera { $galley } en { $zone }?
       *[other] { $seat }: ¿bloquear a la galera { $galley } en { $zone }?
    }
ask-Round = { $seat }: ¿otra ronda o retirarse?
ask-Loot = { $seat }: toma botín de la galera hundida
ask-Landing = { $seat }: ¿cuántos marineros desembarcan en { $port }?
ask-Purchases = { $seat }: compra hasta dos galeras, con tripulación

flaw-setup-colours = { $colours ->
        [none] Hacen falta de dos a cuatro colores distintos.
       *[other] Hacen falta de dos a cuatro colores distintos, uno por jugador; hay: { $colours }.
    }
flaw-setup-unreadable = Esta preparación no se puede leer: { $detail }
flaw-position-line = La línea { $line } de la posición no se puede leer: { $detail }
flaw-position-flaw = La posición no se sostiene: { $detail }

flaw-board-ports-count = { $ports ->
        [none] El tablero debe tener sus 19 puertos, los mismos de antes.
       *[other] El tablero debe tener 19 puertos, uno propio de 1 a 32; tiene { $ports }.
    }
flaw-board-zones-count = { $zones ->
        [none] El tablero no tiene zonas, o demasiadas.
       *[other] El tablero debe tener de 1 a { $most } zonas; tiene { $zones }.
    }
flaw-board-zone-twice = { $zone ->
        [none] Una zona está dos veces.
       *[other] La zona «{ $zone }» está dos veces.
    }
flaw-board-port-twice = { $port ->
        [none] Un puerto está dos veces.
       *[other] El puerto «{ $port }» está dos veces.
    }
flaw-board-port-no-zone = { $port ->
        [none] Un puerto está en una zona que no existe.
       *[other] { $port } está en una zona que no existe: «{ $zone }».
    }
flaw-board-zone-two-ports = { $port ->
        [none] Dos puertos comparten una zona.
       *[other] { $port } comparte la zona «{ $zone }» con otro puerto.
    }
flaw-board-port-name = { $port ->
        [none] Un puerto necesita un nombre de 1 a 24 caracteres.
       *[other] El nombre del puerto «{ $port }» debe tener de 1 a 24 caracteres.
    }
flaw-board-name = El tablero necesita un nombre de 1 a 24 caracteres y un identificador.
flaw-board-zone-at = { $zone ->
        [none] Una zona está fuera del mapa o donde hay otra.
       *[other] La zona «{ $zone }» está fuera del mapa o donde hay otra.
    }
flaw-board-port-at = { $port ->
        [none] Un puerto está fuera del mapa.
       *[other] { $port } está fuera del mapa.
    }
flaw-board-shape = En la mesa solo se cambian valores impresos, no qué puertos y zonas hay.
flaw-board-file = { $path } { $detail }
flaw-board-id = Un tablero con el identificador «{ $id }» viene con el juego y se queda como está.
flaw-board-too-many = Se guardan como mucho { $most } tableros. Borra uno primero.
flaw-board-no-port = { $port ->
        [none] No existe ese puerto.
       *[other] No existe el puerto «{ $port }».
    }
flaw-board-no-zone = { $zone ->
        [none] No existe esa zona.
       *[other] No existe la zona «{ $zone }».
    }
flaw-board-slots = { $port ->
        [none] Un almacén debe tener de 1 a 5 casillas.
       *[other] El almacén de { $port } debe tener de 1 a 5 casillas; tiene { $slots }.
    }
flaw-board-values-count = { $port ->
        [none] Cada casilla de un almacén necesita un valor.
       *[other] { $port }: casillas { $slots }, pero valores { $values }.
    }
flaw-board-values = { $port ->
        [none] Los valores van de 2 a 6 y no pueden bajar.
       *[other] Los valores de las casillas de { $port } van de 2 a 6 y no pueden bajar.
    }
flaw-board-start-small = { $port ->
        [none] Un puerto inicial necesita al menos 3 casillas.
       *[other] { $port } es un puerto inicial y necesita al menos 3 casillas.
    }
flaw-board-payout = { $slots ->
        [none] Lo que paga un almacén debe subir de 0 vacío a 20 lleno.
        [one] Lo que paga un almacén de { $slots } casilla debe ser 0 vacío y 20 lleno.
       *[other] Lo que paga un almacén de { $slots } casillas debe subir de 0 vacío a 20 lleno.
    }
flaw-board-link-twice = { $a ->
        [none] Un par de zonas vecinas está dos veces.
       *[other] Las zonas «{ $a }» y «{ $b }» están unidas dos veces.
    }
flaw-board-link = { $a ->
        [none] Una unión entre zonas no tiene sentido.
       *[other] La unión entre «{ $a }» y «{ $b }» no tiene sentido.
    }
flaw-board-cut-off = { $zone ->
        [none] A una zona no se llega desde las demás.
       *[other] A la zona «{ $zone }» no se llega desde las demás.
    }
flaw-board-starts = { $starts ->
        [none] Hacen falta cinco puertos iniciales, en un tablero propio al menos cuatro.
       *[other] Hacen falta cinco puertos iniciales, en un tablero propio al menos cuatro; hay { $starts }.
    }
flaw-board-no-port-of = { $good ->
        [none] Una clase de mercancía no tiene puerto que cerrar.
       *[other] Ningún puerto produce { GOOD($good, case: "acc") }.
    }
flaw-board-starts-closed = { $starts ->
        [none] Quedarían abiertos muy pocos puertos iniciales.
       *[other] Quedarían abiertos muy pocos puertos iniciales: { $starts }, de los que habría que cerrar { $lost }.
    }
flaw-board-track = { $players ->
        [none] El inicio y los tres espacios de puntuación deben ir en orden en la escala.
       *[other] Con { $players } jugadores el inicio y los tres espacios de puntuación deben ir en orden en la escala.
    }
flaw-board-deck = { $cards ->
        [none] Debe haber cinco cartas del Dogo, al menos una con flechas.
       *[other] Debe haber cinco cartas del Dogo, al menos una con flechas; hay { $cards }, con flechas { $shuffle }.
    }
flaw-board-skulls = { $skulls ->
        [none] Un dado debe tener calaveras en 1 a 6 caras.
       *[other] Un dado debe tener calaveras en 1 a 6 caras; hay: { $skulls }.
    }

flaw-audit-sailors = { $seat ->
        [none] Habría fuera más marineros de los que tiene el jugador.
       *[other] Hay fuera más marineros de los que tiene este jugador: { $seat }.
    }
flaw-audit-cubes = { $good ->
        [none] Habría fuera más cubos de una clase de los que trae la caja.
       *[other] Hay fuera más { GOOD($good, case: "gen") } de lo que trae la caja.
    }
flaw-audit-galley = { $galley ->
        [none] Una galera necesita de 1 a 5 marineros, como mucho 5 piezas, y un dueño con cubo.
       *[other] La galera { $galley } no es posible: necesita de 1 a 5 marineros, como mucho 5 piezas, y un dueño.
    }
flaw-audit-port = { $port ->
        [none] El puerto no es posible: sus marineros y su almacén deben caber en sus casillas.
       *[other] { $port } no es posible: sus marineros y su almacén deben caber en sus casillas.
    }
flaw-audit-purse = { $seat ->
        [none] Esta bolsa no es posible: de 0 a 9999 ducados de un jugador de la mesa.
       *[other] Esta bolsa no es posible: { $seat }.
    }
flaw-audit-wheel = { $seat ->
        [none] La rueda no es posible: seis galeras por jugador como mucho, y números de la caja.
       *[other] La rueda no es posible, seis galeras como mucho: { $seat }.
    }
flaw-audit-track = El turno, un peón o el número de puntuaciones no es posible.
flaw-audit-deck = Habría boca abajo más cartas del Dogo de las que existen.
flaw-audit-buildings = Solo hay cinco fortalezas y cinco basílicas.
flaw-audit-setup = Esto no se corrige durante la preparación: deshaz la elección.
