# Serenissima, primera edición (1996): las palabras del juego en español.

box = La primera edición: pujas secretas por el orden de turno, regateo, permiso de paso, un dado por combate y, al final, gana la riqueza.

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
    .acc = { $count ->
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
    .note = Los valores supuestos del tablero se dan por buenos: no se pregunta a nadie.
option-any_nations = Regla de la casa: naciones a elección
    .note = Elige cualquier nación con dos o tres jugadores. El reglamento fija los grupos.

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
fix-Options = reglas de la casa
fix-Printed = valor impreso
fix-Board = tablero impreso

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
event-PriceNamed = { $owner } pidió { $money } por unidad.
event-MonopolyDoubted = { $owner } pidió { $money } por unidad, lo que solo permite un monopolio. Mercancía: { $good }.
event-MonopolyConfirmed = { $holds ->
        [true] El tablero confirmó el monopolio. Mercancía: { $good }.
       *[other] El tablero no conoce ese monopolio. Mercancía: { $good }.
    }
event-PriceCountered = { $seat } ofreció en cambio { $money } por unidad.
event-CounterRefused = { $seat } rechazó la contraoferta.
event-PriceLeft = { $seat } no compró. En { $port } el precio de { $money } vale hasta el final del turno.
event-PriceLapsed = El precio en { $port } ya no vale; el próximo comprador vuelve a preguntar.
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
event-SailorsMoved = { $seat } movió { $men }: { $from } › { $to }.
event-GoodsMoved = { $goods }: galera { $from } › galera { $to }.
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
       *[ask] { $seat } vuelve a pedir que le pregunten cada vez.
    }
event-Attacked = { $fortress ->
        [true] { $seat } atacó con la galera { $galley }: { $foe } ({ $against }), { $sailors1 } contra { $sailors2 } tras una fortaleza.
       *[other] { $seat } atacó con la galera { $galley }: { $foe } ({ $against }), { $sailors1 } contra { $sailors2 }.
    }
event-Fought = Dados { $dice1 } y { $dice2 }, sumas { $sums1 } ÷ { $divisors1 } y { $sums2 } ÷ { $divisors2 }. Marineros perdidos: atacante { $lost1 }, defensor { $lost2 }.
event-PrizeWon = { $seat } venció a la galera { $prize } con la galera { $winner }.
event-Boarded = { $seat } capturó la galera { $prize } con { $men } de la galera { $winner }.
event-PrizeLeft = { $seat } no hizo nada más con la galera vencida.
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
        [true] La partida terminó antes de tiempo, contando la riqueza.
       *[other] La partida terminó antes de tiempo, sin contar.
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

## Qué se deshace

undo-what = { $event ->
        [SailorsPlaced] colocación
        [PlayBegan] comienzo
        [RoundBegan] inicio de la ronda
        [BidGiven] puja
        [BidsRevealed] pujas
        [OrderRolled] dados
        [PlacePicked] lugar en el orden
        [TurnBegan] fin del turno
        [Income] fin del turno
        [Bought] compra
        [PriceAsked] compra
        [PriceNamed] precio
        [MonopolyDoubted] precio
        [MonopolyConfirmed] monopolio
        [PriceCountered] contraoferta
        [CounterRefused] rechazo
        [PriceLeft] rechazo
        [DealOffered] propuesta
        [DealCountered] contraoferta
        [DealDone] intercambio
        [DealLeft] rechazo
        [GalleyBuilt] galera
        [FortressBuilt] fortaleza
        [Hired] contratación
        [SailorsMoved] marineros movidos
        [GoodsMoved] mercancía movida
        [Discarded] por la borda
        [PutAshore] marineros en tierra
        [Sunk] hundimiento
        [Sailed] navegación
        [MoveEnded] fin del movimiento
        [LeaveAsked] petición de paso
        [LeaveGiven] paso concedido
        [LeaveRefused] paso denegado
        [StandingSet] respuesta fija
        [Attacked] ataque
        [Fought] dados
        [Boarded] captura
        [PrizeLeft] galera vencida
        [Landed] desembarco
        [NumberAsked] venta
        [NumberRead] número
        [Sold] venta
        [LastRoundOver] última ronda
        [LetGo] salida
        [EndedEarly] fin de la partida
        [GameEnded] fin de la partida
        [Corrected] corrección
       *[other] última acción
    }

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
ask-Offer = { $seat }: ¿{ $goods } a { $money } por unidad?
ask-Counter = { $seat }: ¿aceptas { $money } por unidad?
ask-LastOffer = { $seat }: ¿lo tomas al final a { $money } por unidad?
ask-Deal = { $seat }: { $with } ofrece { $give } por { $take }
ask-DealCounter = { $seat }: ¿aceptas { $take } por { $give }?
ask-LastDeal = { $seat }: ¿aceptas al final la primera oferta? { $give } por { $take }
ask-Leave = ¿Puede la galera { $galley } de { $seat } seguir desde { $zone }?
ask-Prize = { $captured ->
        [true] { $seat }: la galera { $prize } es tuya
       *[other] { $seat }: ¿qué pasa con la galera { $prize }?
    }
ask-Number = ¿Qué número lleva la casilla { $slot } de { $port }?

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
correct-round = Ronda, orden y reglas de la casa
correct-moved = Su viaje ha terminado
correct-built = Se ha construido en esta ronda
correct-hired = Marineros contratados en esta ronda
correct-forward = { $seat }, lugar { $place }: un lugar adelante
correct-forward-note = Toca a un jugador para adelantarlo un lugar.
correct-gone = Ya no juega
check-tracks = Ronda y orden

## The great moments
moment-round = Ronda
moment-bids = Las pujas
moment-order = Dados para el orden
moment-boarded = La galera { $galley }, capturada
