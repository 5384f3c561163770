# Serenissima, primera edición (1996): las palabras del juego en español.

box = La caja antigua: pujas, regateo, permiso de paso, un dado por combate y la riqueza que se cuenta al final.

good-gems = gemas
    .gen = gemas
    .acc = gemas
good-gold = oro
    .gen = oro
    .acc = oro
good-spices = especias
    .gen = especias
    .acc = especias
good-wine = vino
    .gen = vino
    .acc = vino
good-iron = hierro
    .gen = hierro
    .acc = hierro
good-cloth = tela
    .gen = tela
    .acc = tela
good-wood = madera
    .gen = madera
    .acc = madera

nation-venice = Venecia
nation-genoa = Génova
nation-spain = España
nation-turks = Turcos

phase-order = orden
phase-trade = comercio
phase-move = navegación
phase-fight = combates
phase-take = desembarcos
phase-sell = ventas
round = Ronda { $round }
round-of = Ronda { $round } de { $rounds }
round-setup = Preparación

place-galley = galera { $galley }
place-port = { $port }
place-box = la caja
ducats = { $sum } ducados
pieces = { $count } × { $good }
sailors = { $count ->
        [one] { $count } marinero
       *[other] { $count } marineros
    }
nothing = nada
by-seat = { $seat } { $what }
standing-ask = preguntar cada vez
standing-everybody = pasa todo el mundo
standing-nobody = no pasa nadie

option-sailors_180 = 180 marineros
    .note = La caja inglesa trae 180 marineros, las demás 176.
option-open_purses = Bolsas a la vista
    .note = Todos ven cuánto tienen los demás.
option-high_seas_trade = Intercambio en alta mar
    .note = También se intercambia en zonas sin costa.
option-unpaid_at_home = En casa no se cobra
    .note = Vender en un puerto propio no da nada.
option-ducats_break_ties = Los ducados desempatan
    .note = A igual riqueza gana quien tiene más ducados.
option-board_as_assumed = Fiarse del tablero
    .note = Lo que solo se supone del tablero vale: no se pregunta a nadie.

fix-Purse = bolsa
fix-Galley = galera
fix-Port = dueño y guarnición del puerto
fix-Warehouse = almacén
fix-Fortress = fortaleza
fix-Used = usado en esta ronda
fix-Round = ronda
fix-Order = orden
fix-Turn = fase y turno
fix-Nation = nación
fix-Gone = jugador retirado
fix-Options = acuerdos de la mesa
fix-Printed = valor impreso
fix-Board = tablero impreso

rule-BOX-1a = { $stock ->
        [goods] En la caja no queda bastante: { GOOD($good, case: "gen") }.
        [sailors] En la caja no quedan bastantes marineros.
        [galleys] En la caja no quedan galeras.
       *[fortresses] En la caja no quedan fortalezas.
    }
rule-BOX-1b = Los marineros caídos, las galeras hundidas y la carga perdida vuelven a la caja.
rule-BOX-1c = { $piece ->
        [galley] La galera { $galley } no sirve para esto: es de otro jugador o no está en juego.
        [sailors] No tienes tantos marineros ahí: { $place }.
       *[goods] La galera { $galley } no lleva tanto a bordo: { GOOD($good, case: "gen") }.
    }
rule-BOX-1d = { $seat } no puede pagar { $money }.
rule-BOX-1e = No se pueden pagar { $money }: la moneda más pequeña es de 100.
rule-BOX-2 = La caja trae 176 marineros, o 180.

rule-SETUP-1 = Las rondas y las naciones dependen del número de jugadores.
rule-SETUP-2 = Cada uno empieza con su ciudad principal, dos galeras, diez marineros y 2000 ducados.
rule-SETUP-3 = Cada galera inicial recibe de 1 a 5 marineros, no { $sailors }.
rule-SETUP-4 = Las ciudades principales de naciones que nadie juega son neutrales.
rule-SEAT-1a = Sin puerto ni galera se puja y se puntúa, pero se saltan las demás fases.
rule-SEAT-1b = { $seat } aún tiene un puerto o una galera y sigue en la partida.

rule-BID-1 = Las pujas se revelan a la vez y se pagan todas.
rule-BID-2a = El lugar { $place } no se puede elegir: está ocupado o no existe.
rule-BID-2b = Las pujas iguales se deciden con el dado; las de cero van al final.
rule-BID-3 = Una fase empieza cuando todos han terminado la anterior.

rule-BUY-1a = La galera { $galley } no está junto a { $port }.
rule-BUY-1b = { $port } no ofrece { GOOD($good, case: "gen") }.
rule-BUY-2a = En un puerto neutral o propio una pieza cuesta 100 ducados.
rule-BUY-2b = No se pueden pedir { $money }: el precio va de { $low } a { $high }.
rule-BUY-2c = No se pueden ofrecer { $money }: una contraoferta va de { $low } a { $high }.
rule-BUY-2d = Un precio rechazado vale en ese puerto hasta el final del turno.
rule-BUY-3 = Con un monopolio el precio puede llegar a 1000 ducados.
rule-BUY-4 = La galera { $galley } no tiene bastante sitio. Espacios libres: { $room }.
rule-TRADE-1a = Aquí no hay intercambio ({ $zone }): hace falta una galera de cada uno, y no en alta mar.
rule-TRADE-1b = Un intercambio necesita mercancía de al menos una parte.
rule-TRADE-1c = Un intercambio se ofrece, admite una contraoferta y luego se acepta o se deja.
rule-BUILD-1a = En { $port } ya se ha construido en esta ronda.
rule-BUILD-1b = { $port } no es tuyo: allí no se construye ni se contrata.
rule-BUILD-2 = Una galera nueva necesita tripulación enseguida. Pedidos: { $sailors }, posibles: { $most }.
rule-BUILD-3 = Una galera pide madera y hierro. En { $port } falta { GOOD($good, case: "acc") }.
rule-BUILD-4 = Una fortaleza pide madera y oro. En { $port } falta { GOOD($good, case: "acc") }.
rule-BUILD-5 = En { $port } ya hay una fortaleza.
rule-HIRE-1a = Los marineros contratados en { $port } no pueden ir ahí ({ $to }): solo al puerto o a tus galeras junto a él.
rule-HIRE-1b = { $port } contrata en cada ronda tantos marineros como piezas hay en su almacén. Aún posibles: { $left }.
rule-PLACE-1a = Estos lugares no están en la misma zona: { $from }, { $to }.
rule-PLACE-1b = Una galera sin marineros se hunde.
rule-PLACE-2a = La mercancía arrojada por la borda vuelve a la caja.
rule-PLACE-2b = Aquí no hay puerto ({ $zone }): nadie puede bajar a tierra.
rule-HOLD-1 = Un puerto sin guarnición sigue ocupado hasta que alguien desembarque.

rule-MOVE-1a = Demasiado lejos. Zonas del camino: { $path }, zonas que le quedan a esta galera: { $left }.
rule-MOVE-1b = Estas zonas no son vecinas: { $from }, { $to }.
rule-MOVE-1c = El viaje de la galera { $galley } ha terminado.
rule-MOVE-1d = En cada zona en que entra una galera se pide paso a los rivales.

rule-FIGHT-1 = Ambos lados tiran un dado, suman sus marineros y dividen entre tres.
rule-FIGHT-2 = Fuera de alcance: { $foe }. Solo se ataca lo que está en la misma zona.
rule-FIGHT-3a = No se puede abordar con { $sailors ->
        [one] { $sailors } marinero
       *[other] { $sailors } marineros
    }: al menos 1 y como mucho { $most } de la galera que ganó.
rule-FIGHT-3b = Una galera que acaba sin marineros se hunde.
rule-FIGHT-4 = Contra una fortaleza la suma del atacante se divide entre cuatro.
rule-FIGHT-5 = Un puerto cuya guarnición ha muerto sigue ocupado hasta que alguien desembarque.
rule-FIGHT-6 = Una galera capturada puede volver a combatir.
rule-FIGHT-7 = Aquí no hay con quién combatir: { $foe }. Solo se atacan galeras y guarniciones rivales.

rule-TAKE-1a = Aquí no hay puerto donde desembarcar: { $zone }.
rule-TAKE-1b = No se puede desembarcar con { $sailors ->
        [one] { $sailors } marinero
       *[other] { $sailors } marineros
    }: al menos 1 y como mucho { $most }.
rule-TAKE-1c = El último marinero puede desembarcar: la galera se hunde.
rule-TAKE-2a = { $port } tiene guarnición: antes hay que vencerla.
rule-TAKE-2b = { $port } es tuyo y tiene guarnición: allí no se desembarca.
rule-TAKE-3 = La fortaleza y la mercancía se quedan en el puerto tomado.

rule-SALE-1a = Aquí no hay puerto donde vender: { $zone }.
rule-SALE-1b = { $port } no compra { GOOD($good, case: "acc") }: ya lo ofrece o lo guarda.
rule-SALE-1c = El almacén de { $port } está lleno.
rule-SALE-1d = La banca paga cien veces el número de la casilla libre más baja.
rule-SALE-2 = Un mercado nuevo paga 500 más, 1000 en una ciudad principal.
rule-INCOME-1 = Quien tiene su propia ciudad principal recibe 300 ducados.

rule-SCORE-1 = Los puntos de riqueza vienen de la ciudad principal propia, los puertos y los ducados.
rule-SCORE-2 = Gana quien tiene más puntos de riqueza. Los empates comparten la victoria.
rule-MONEY-1 = Las bolsas y las pujas están ocultas a los demás.
rule-RAND-1 = Un dado no puede mostrar un { $die }.
rule-FIX-1 = Esta corrección no cuadra con la caja: { $flaw }
rule-FIX-2 = Una corrección cierra lo que ha dejado sin objeto.
rule-END-1 = La mesa puede parar antes del final.
rule-MAP-1 = Así no sale un tablero jugable: { $flaw }
rule-MAP-2 = Donde no se conocen las vecinas, se puede entrar después en cualquier zona.
rule-MAP-3 = El { $number } no encaja con los demás números de este almacén: debe ir de { $least } a { $most }.

event-SailorsPlaced = { $seat } repartió sus marineros: { $aboard1 } + { $aboard2 } a bordo, { $ashore } en la ciudad.
event-PlayBegan = La partida siguió desde la posición de la mesa.
event-RoundBegan = Empezó la ronda { $round }.
event-BidGiven = { $money ->
        [none] { $seat } ha pujado.
       *[other] { $seat } pujó { $money }.
    }
event-BidsRevealed = Las pujas, todas pagadas: { $all }.
event-OrderRolled = Dados para el orden: { $all }.
event-PlacePicked = { $seat } eligió el lugar { $place }.
event-TurnBegan = { $seat }: { $step }.
event-Bought = { $to ->
        [none] { $seat } compró { $goods } en { $port } por { $money }: { $aboard }.
       *[other] { $seat } compró { $goods } en { $port } y pagó { $money } a { $to }: { $aboard }.
    }
event-PriceAsked = { $seat } pidió precio a { $owner }: { $goods } en { $port }.
event-PriceNamed = { $owner } pidió { $money } por pieza.
event-MonopolyDoubted = { $owner } pidió { $money } por pieza, lo que solo permite un monopolio. Mercancía: { $good }.
event-MonopolyConfirmed = { $holds ->
        [true] El tablero confirmó el monopolio. Mercancía: { $good }.
       *[other] El tablero no conoce ese monopolio. Mercancía: { $good }.
    }
event-PriceCountered = { $seat } ofreció en cambio { $money } por pieza.
event-CounterRefused = { $seat } rechazó la contraoferta.
event-PriceLeft = { $seat } lo dejó. En { $port } el precio de { $money } vale hasta el final del turno.
event-DealOffered = { $seat } ofreció a { $with }: { $give } por { $take }.
event-DealCountered = { $seat } hizo una contraoferta: { $give } por { $take }.
event-DealDone = { $seat } intercambió con { $with }: { $give } por { $take }.
event-DealLeft = { $seat } rechazó el intercambio con { $with }.
event-GalleyBuilt = { $crew ->
        [hired] { $seat } construyó la galera { $galley } en { $port } por { $money } en total. Marineros contratados para ella: { $sailors }.
       *[garrison] { $seat } construyó la galera { $galley } en { $port } por { $money }. Marineros de la guarnición: { $sailors }.
    }
event-FortressBuilt = { $seat } construyó una fortaleza en { $port } por { $money }.
event-Hired = { $seat } contrató { $men } en { $port }, a { $money } cada uno: { $to }.
event-SailorsMoved = { $seat } movió { $men }: { $from } → { $to }.
event-GoodsMoved = { $goods }: galera { $from } → galera { $to }.
event-Discarded = La galera { $galley } arrojó { $goods } por la borda.
event-PutAshore = { $seat } bajó a tierra { $men } de la galera { $galley }: vuelven a la caja.
event-Sunk = La galera { $galley } de { $seat } se hundió.{ $goods ->
        [none] {""}
       *[other] {" "}Perdido: { $goods }.
    }
event-Sailed = La galera { $galley } navegó de { $from } a { $to }{ $via ->
        [none] {""}
       *[other] , por { $via }
    }.
event-MoveEnded = El viaje de la galera { $galley } ha terminado.
event-LeaveAsked = La galera { $galley } pidió paso en { $zone } a: { $seats }.
event-LeaveGiven = { $seat } dejó pasar la galera { $galley } en { $zone }.
event-LeaveRefused = { $seat } negó el paso a la galera { $galley } en { $zone }: su viaje ha terminado.
event-StandingSet = { $answer ->
        [everybody] { $seat } deja pasar a todos en esta fase.
        [nobody] { $seat } no deja pasar a nadie en esta fase.
       *[ask] { $seat } quiere que le pregunten otra vez en cada caso.
    }
event-Attacked = { $fortress ->
        [true] { $seat } atacó con la galera { $galley }: { $foe } ({ $against }), { $sailors1 } contra { $sailors2 } tras una fortaleza.
       *[other] { $seat } atacó con la galera { $galley }: { $foe } ({ $against }), { $sailors1 } contra { $sailors2 }.
    }
event-Fought = Dados { $dice1 } y { $dice2 }, sumas { $sums1 } ÷ { $divisors1 } y { $sums2 } ÷ { $divisors2 }. Marineros perdidos: atacante { $lost1 }, defensor { $lost2 }.
event-PrizeWon = { $seat } venció a la galera { $prize } con la galera { $winner }.
event-Boarded = { $seat } capturó la galera { $prize } con { $men } de la galera { $winner }.
event-PrizeLeft = { $seat } acabó con la galera vencida.
event-GarrisonFell = Cayó la guarnición de { $seat } en { $port }.
event-Landed = { $from ->
        [none] { $seat } desembarcó { $men } de la galera { $galley } en { $port } y ocupa el puerto.
       *[other] { $seat } desembarcó { $men } de la galera { $galley } en { $port } y quitó el puerto a { $from }.
    }
event-NumberAsked = { $seat } quería vender { GOOD($good, case: "acc") } en { $port }: se preguntó el número de la casilla { $slot }.
event-NumberRead = La casilla { $slot } de { $port } lleva el número { $number }.
event-Sold = { $bonus ->
        [0] { $seat } vendió { GOOD($good, case: "acc") } de la galera { $galley } en { $port }, casilla { $slot }, por { $money }.
       *[other] { $seat } vendió { GOOD($good, case: "acc") } de la galera { $galley } en { $port }, casilla { $slot }, por { $money }, de ellos { $extra } por un mercado nuevo.
    }
event-Income = { $seat } recibió { $money } de su ciudad principal.
event-LastRoundOver = Terminó la última ronda.
event-LetGo = { $seat } dejó la partida.
event-EndedEarly = { $score ->
        [true] La mesa terminó la partida antes de tiempo y contó la riqueza.
       *[other] La mesa terminó la partida antes de tiempo, sin contar.
    }
event-GameEnded = { $count ->
        [0] La partida terminó sin ganador.
        [1] { $winners } ganó con { $wealth ->
            [one] { $wealth } punto de riqueza
           *[other] { $wealth } puntos de riqueza
        }.
       *[other] { $winners } compartieron la victoria con { $wealth ->
            [one] { $wealth } punto de riqueza
           *[other] { $wealth } puntos de riqueza
        } cada uno.
    }
event-Lapsed = { $what ->
        [placing] Tras una corrección, { $seat } ya no tiene marineros que repartir.
        [talk] Tras una corrección ya no vale lo que negociaba { $seat }.
        [move] Tras una corrección ya no vale el resto del viaje de { $seat }.
        [leave] Tras una corrección ya no se pregunta a nadie si pasa { $seat }.
        [battle] Tras una corrección terminó el combate de { $seat }.
       *[sale] Tras una corrección no se pregunta nada más sobre la venta de { $seat }.
    }
event-Corrected = Corrección ({ $what }): { $detail }

deed-PriceAsked = { $seat } quiere comprar { $goods } en { $port }
deed-NumberAsked = { $seat } quiere vender { GOOD($good, case: "acc") } en { $port }

ask-Reveal = Todos han pujado
ask-Order = El dado decide el orden: { $seats }
ask-Dice = Tira un dado por cada lado
ask-Count = La partida ha terminado: cuenta la riqueza
ask-Place = { $seat }: reparte tus diez marineros
ask-Prepare = Introduce lo que hay en la mesa y empieza
ask-Bid = { $seat }: puja por el orden
ask-Pick = { $seat }: elige un lugar en el orden
ask-Trade = { $seat }: comercia, construye, contrata
ask-Move = { $seat }: mueve tus galeras
ask-Fight = { $seat }: ¿atacas?
ask-Take = { $seat }: ¿desembarcas?
ask-Sell = { $seat }: vende
ask-Price = { $seat }: ¿tu precio? { $buyer } quiere { $goods } en { $port }
ask-Monopoly = En tu tablero, ¿son de un solo jugador todos los puertos de esta mercancía: { GOOD($good, case: "gen") }?
ask-Offer = { $seat }: ¿{ $goods } a { $money } por pieza?
ask-Counter = { $seat }: ¿aceptas { $money } por pieza?
ask-LastOffer = { $seat }: ¿lo tomas al final a { $money } por pieza?
ask-Deal = { $seat }: { $with } ofrece { $give } por { $take }
ask-DealCounter = { $seat }: ¿aceptas { $take } por { $give }?
ask-LastDeal = { $seat }: ¿aceptas al final la primera oferta? { $give } por { $take }
ask-Leave = ¿Puede la galera { $galley } de { $seat } seguir desde { $zone }?
ask-Prize = { $seat }: ¿qué pasa con la galera { $prize }?
ask-Number = ¿Qué número lleva la casilla { $slot } de { $port }?

flaw-setup-nations = A dos juegan Venecia y Génova, o España y los Turcos; a tres, Venecia, Génova y España; a cuatro, todas.
flaw-setup-unreadable = Esta preparación no se puede leer: { $detail }
flaw-position-line = La línea { $line } de la posición no se puede leer: { $detail }
flaw-position-flaw = La posición no es coherente: { $detail }
flaw-board-ports-count = { $ports ->
        [none] El tablero debe tener sus 23 puertos, los mismos de antes.
       *[other] El tablero debe tener 23 puertos, uno propio, de 1 a 32; tiene { $ports }.
    }
flaw-board-slots = { $port ->
        [none] Un almacén debe tener 2, 4 o 6 casillas.
       *[other] El almacén de { $port } debe tener 2, 4 o 6 casillas; tiene { $slots }.
    }
flaw-board-values = { $port ->
        [none] Los números de un almacén van del 1 al 9 y no pueden bajar.
       *[other] Los números de { $port } van del 1 al 9 y no pueden bajar.
    }
flaw-board-town-size = Las cuatro ciudades principales tienen almacén de seis casillas, y ningún otro puerto lo tiene.
flaw-board-towns = Cada nación necesita una ciudad principal.
flaw-board-ports-of = { $good ->
        [none] Algunas mercancías no tienen tantos puertos como en el tablero impreso: gemas 1, oro 2, especias 2, vino 4, hierro 4, tela 4, madera 6.
       *[other] Puertos que ofrecen { GOOD($good, case: "acc") }: { $ports }; en el tablero impreso: { $printed }.
    }
flaw-audit-sailors = Habría en la mesa más marineros de los que trae la caja.
flaw-audit-goods = { $good ->
        [none] Habría en la mesa más de una mercancía de lo que trae la caja.
       *[other] Habría en la mesa más de lo que trae la caja: { GOOD($good, case: "gen") }.
    }
flaw-audit-fortresses = Habría en la mesa más fortalezas de las que trae la caja.
flaw-audit-galley = { $galley ->
        [none] Una galera necesita de 1 a 5 marineros y lleva como mucho 5 piezas.
       *[other] La galera { $galley } no es posible: necesita de 1 a 5 marineros y lleva como mucho 5 piezas.
    }
flaw-audit-port = { $port ->
        [none] El puerto no es posible: una guarnición necesita dueño, y la mercancía solo está en las casillas del almacén.
       *[other] { $port } no es posible: una guarnición necesita dueño, y la mercancía solo está en las casillas del almacén.
    }
flaw-audit-purse = En una bolsa hay de 0 a 999 900 ducados, en centenas.
flaw-audit-gone = Un jugador retirado no tiene puerto ni galera, y alguien debe quedar.
flaw-audit-round = Esa ronda no existe.

## What else there is to say

fix-see-menu = cambiados
is-fortress = hay una
is-no-fortress = no hay
is-built = se construyó
is-no-built = no se construyó nada
is-hired = contratados: { $hired }
is-gone = retirado
is-no-gone = juega
zone-coast = una costa
zone-high-seas = alta mar, sin costa
ports = { $count ->
        [one] { $count } puerto
       *[other] { $count } puertos
    }
galleys = { $count ->
        [one] { $count } galera
       *[other] { $count } galeras
    }
wealth = { $wealth ->
        [one] { $wealth } punto de riqueza
       *[other] { $wealth } puntos de riqueza
    }
wealth-open = { $wealth ->
        [one] { $wealth } punto de riqueza sin los ducados
       *[other] { $wealth } puntos de riqueza sin los ducados
    }
chance-of-dice = Dados
setup-order = Cada uno se sienta donde quiera. Las naciones deciden quién coloca antes sus marineros.
end-scored = Terminar y contar la riqueza
end-plain = Terminar tal como está
flaw-audit-order = En el orden están todos los que juegan, una vez cada uno.
map-fortress = fortaleza
map-town = ciudad principal
map-market = mercado nuevo para { $goods }
map-leave = se pedirá paso en { $zone } a { $seats }
map-unchecked = sus vecinas solo se suponen
map-land = aquí puedes desembarcar
map-sell = aquí puedes vender
map-trade = aquí puedes comprar, contratar o construir
board-town = Ciudad principal
zone-shore = Costa
correct-round = Ronda, orden y acuerdos
correct-moved = Su viaje ha terminado
correct-built = Se ha construido en esta ronda
correct-hired = Marineros contratados en esta ronda
correct-forward = { $seat }, lugar { $place }: un lugar adelante
correct-forward-note = Un toque adelanta un lugar a un jugador.
correct-gone = Ya no juega
check-tracks = Ronda y orden

## The great moments
moment-round = Ronda
moment-bids = Las pujas
moment-order = Dados para el orden
moment-boarded = La galera { $galley }, capturada
