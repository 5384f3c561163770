# Serenissima, segunda edición: las palabras del juego en español.

box = Un mar lleno de puertos: carga galeras, toma puertos, llena sus almacenes y sé quien más riqueza tenga al final.

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

fix-Purse = bolsa
fix-Galley = galera
fix-Port = dueño y guarnición del puerto
fix-Warehouse = almacén
fix-Buildings = fuerte y basílica
fix-Closed = puerto cerrado
fix-WhitePawn = ficha blanca
fix-BlackPawn = ficha negra
fix-DogeDeck = mazo del dux
fix-Turn = número del turno
fix-Scorings = puntuaciones hechas
fix-First = primer jugador
fix-Colour = color de jugador
fix-Options = acuerdos de la mesa
fix-Board = tablero impreso
fix-Printed = valor impreso

rule-BOX-1 = En la banca no hay más { GOOD($good, case: "gen") }: no se puede cargar.
rule-BOX-2 = Los marineros caídos y las tripulaciones de galeras hundidas vuelven a la reserva de su dueño.
rule-BOX-3 = Una galera hundida vuelve a la reserva general, donde cualquiera puede comprarla.
rule-BOX-4 = No queda cubo para otra galera: el límite es de { $most ->
        [one] { $most } galera
       *[other] { $most } galeras
    } por jugador.
rule-BOX-5 = { $seat } no tiene bastantes marineros en la reserva.
rule-BOX-6 = { $seat } no puede pagar { $price ->
        [one] { $price } ducado
       *[other] { $price } ducados
    }.
rule-BOX-7 = { $piece ->
        [galley] La galera { $galley } no sirve para esto: ya tiene dueño o no está en juego.
        [port] { $port } ya tiene dueño o está cerrado.
        [sailors] No hay marineros tuyos que usar allí: { $place }.
        [cube] La galera { $galley } no lleva { GOOD($good, case: "gen") }.
       *[other] No existe tal pieza.
    }

rule-SETUP-1 = El primer jugador se elige al azar.
rule-SETUP-2 = Cada uno empieza con un color, la reserva llena de marineros y 5 ducados.
rule-SETUP-3 = La ficha blanca empieza en la pista de turnos, la negra en el espacio del dux de la rueda, y las cartas del dux se barajan.
rule-SETUP-4 = { $port } no es un puerto inicial.
rule-SETUP-5 = Cada jugador elige una segunda galera; con dos jugadores, una tercera.
rule-SETUP-6 = { $why ->
        [port] { $port } está cerrado en esta partida.
        [good] { $port } no produce { GOOD($good, case: "gen") }: cierra un puerto que lo produzca.
        [starts] { $port } debe quedar abierto: quedarían muy pocos puertos iniciales.
        [galley] La galera { $galley } se queda en la caja con dos o tres jugadores.
       *[other] Esto queda fuera de la partida con dos o tres jugadores.
    }
rule-SETUP-7 = Con dinero oculto cada jugador ve solo su bolsa.

rule-WHEEL-1 = La galera activa es la del siguiente número de la rueda, en orden ascendente.
rule-WHEEL-2 = Si no queda cubo por delante, la ficha negra llega al espacio del dux y el turno acaba.
rule-WHEEL-3 = La rueda cuenta tal como está en este momento.
rule-WHEEL-4 = La ficha está en un número, aunque la galera de ese número se haya hundido.

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
rule-LOAD-1 = La galera { $galley } no tiene espacio libre: haz sitio en ella primero.
rule-LOAD-2 = Un marinero no puede ir de { $from } a { $to }: uno de los dos debe ser la galera activa, y el otro una galera o un puerto tuyos en su zona.
rule-LOAD-3 = { $port } no tiene sitio para otro marinero: cabe uno por casilla.
rule-LOAD-4 = El último marinero debe quedarse en { $port }.
rule-LOAD-5 = La galera { $galley } no puede hundirse a propósito ahora: solo tu galera activa u otra tuya de su zona.
rule-LOAD-6 = { $port } no produce { GOOD($good, case: "gen") }: no se puede cargar aquí.
rule-LOAD-7 = Las mercancías no pueden pasar de la galera { $from } a la galera { $to }: una debe ser la activa y la otra estar en su zona.
rule-LOAD-8 = La galera { $galley } no puede tirar mercancías por la borda: solo puede la galera activa, o la que acaba de ganar un combate.
rule-LOAD-9 = Aquí no se puede cargar: { $zone } no tiene puerto abierto.

rule-MOVE-1 = { $gap ->
        [none] { $left ->
            [0] Esta galera ya no puede moverse más.
           *[other] Demasiado lejos: { $path ->
                [one] { $path } zona
               *[other] { $path } zonas
            }, y esta galera solo puede avanzar { $left ->
                [one] { $left } zona
               *[other] { $left } zonas
            }.
        }
       *[other] El camino se corta: { $gap } no limita con la zona anterior.
    }
rule-MOVE-2 = La galera { $galley } está bloqueada y no sigue. Aún puede vender o combatir.
rule-MOVE-3 = Se pregunta primero al rival con más marineros en la zona.
rule-MOVE-4 = No se pueden dar ni tomar mercancías de la galera { $galley }: es de otro jugador.

rule-SELL-1 = { $port } no compra { GOOD($good, case: "acc") }: ya produce o guarda esa mercancía.
rule-SELL-2 = No hay casilla libre en el almacén de { $zone }.
rule-SELL-3 = Las especias pagan 2 ducados más en todos los puertos.
rule-SELL-4 = Un puerto que guarda vino muestra el lado del vino de su carta.
rule-SELL-5 = { $by } ha bloqueado la venta: combate contra una galera de { $by } o termina la activación.
rule-SELL-6 = { $sold ->
        [true] Esta galera ha vendido: ya no combate ni conquista.
       *[other] Esta galera ha combatido: ya no vende.
    }

rule-FIGHT-1 = La galera activa no puede atacar a { $foe }: el objetivo debe ser de otro jugador y estar en su zona.
rule-FIGHT-2 = A la galera { $galley } no le queda fuerza para atacar: la fuerza son sus marineros menos las zonas movidas.
rule-FIGHT-3 = Demasiadas calaveras: como mucho { $dice1 } del atacante y { $dice2 } del defensor.
rule-FIGHT-4 = Tras cada ronda el atacante sigue o se retira.
rule-FIGHT-5 = El bando sin marineros pierde y su galera se hunde.
rule-FIGHT-6 = En la galera hundida ya no hay { GOOD($good, case: "gen") } que tomar.
rule-FIGHT-7 = Tras hundir una galera, el atacante puede seguir con otra galera o con el puerto, o terminar.

rule-CAPT-1 = { $why ->
        [neutral] { $port } es neutral: se desembarca sin combate.
       *[sailors] No es posible desembarcar { $sailors ->
                [one] { $sailors } marinero
               *[other] { $sailors } marineros
            }: hace falta al menos 1 y aquí como mucho { $most }.
    }
rule-CAPT-2 = { $by } ha bloqueado la conquista: combate antes contra las galeras de { $by } o termina la activación.
rule-CAPT-3 = Quien conquista toma la carta del puerto; mercancías y edificios se quedan en él.
rule-CAPT-4 = Una conquista termina la activación.

rule-PORT-1 = { $why ->
        [garrison] { $port } tiene dueño: solo se toma ganando un combate.
       *[galley] La galera { $galley } protege el puerto y debe hundirse antes.
    }
rule-PORT-2 = { $port } es el último puerto de { $seat } y no puede atacarse.
rule-PORT-3 = La guarnición defiende el puerto como una tripulación su galera.
rule-PORT-4 = El fuerte tira solo dos dados: no es posible sacar { $skulls ->
        [one] { $skulls } calavera
       *[other] { $skulls } calaveras
    }.
rule-PORT-5 = No es posible desembarcar { $sailors ->
        [one] { $sailors } marinero
       *[other] { $sailors } marineros
    }: como mucho { $most }.
rule-PORT-6 = Si mueren ambos bandos, el puerto queda neutral y la galera se hunde.
rule-PORT-7 = Si muere el atacante, la galera y sus mercancías se pierden.
rule-PORT-8 = Un fuerte dispara solo cuando atacan su puerto.
rule-PORT-9 = Un combate por un puerto termina la activación.

rule-INV-1 = { $invested ->
        [true] Esta galera ha invertido: ya no carga, ni se mueve, ni vende, ni combate.
       *[other] Esta galera ya ha actuado: ya no puede invertir.
    }
rule-INV-2 = Allí no se puede contratar ningún marinero: { $to }. Solo en un puerto tuyo o en una galera tuya en la zona de uno de ellos.
rule-INV-3 = { $bought ->
        [true] Ya se ha comprado una galera en esta inversión.
       *[other] { $port } no es tu puerto: allí no puedes comprar una galera.
    }
rule-INV-4 = La galera { $galley } no puede tomar su tripulación de allí: solo de su puerto o de tus galeras de la misma zona.
rule-INV-5 = { $why ->
        [second] En { $port } ya hay un fuerte.
       *[goods] En { $port } no se puede construir un fuerte: hace falta un puerto tuyo con madera y piedra.
    }
rule-INV-6 = { $why ->
        [second] En { $port } ya hay una basílica.
       *[goods] En { $port } no se puede construir una basílica: hace falta un puerto tuyo con oro y mármol.
    }
rule-INV-7 = En { $port } no se puede construir más: no quedan en la caja.

rule-DOGE-1 = Ya no queda boca abajo ninguna carta «{ CARD($card) }».
rule-DOGE-2 = La ficha blanca provoca una puntuación al alcanzar o pasar un espacio de puntuación.
rule-DOGE-3 = { $galley ->
        [none] Aquí solo se contratan marineros para las galeras recién compradas.
       *[other] La galera { $galley } no entra en esta compra: hasta dos galeras, y tripulación para las nuevas.
    }
rule-DOGE-4 = El turno siguiente empieza al principio de la rueda.
rule-DOGE-5 = Un mazo del dux vacío se baraja de nuevo con las cinco cartas.

rule-SCORE-1 = Cada puerto con dueño paga según lo lleno que esté su almacén.
rule-SCORE-2 = Cada basílica en un puerto con dueño paga 5 ducados.
rule-SCORE-3 = Los puertos neutrales no pagan a nadie.
rule-SCORE-4 = Los ingresos de cada jugador se dicen en voz alta.
rule-SCORE-5 = Tras la tercera puntuación gana el más rico; en caso de empate, quien tenga más puertos.
rule-SCORE-6 = La mesa puede parar antes del final, con una última puntuación o sin ella.

rule-RAND-1 = El azar lo resuelve la aplicación o la mesa, y queda en el registro.
rule-FIX-1 = Esta corrección no cuadra con la caja: { $flaw }
rule-FIX-2 = Una corrección cierra las preguntas que ha dejado sin sentido y abre las que ahora tocan.
rule-BOARD-1 = Con esto el tablero no es jugable: { $flaw }

event-FirstPlayer = { $seat } es el primer jugador.

event-PortsDrawn = Los puertos por cerrar se dejaron al azar.

event-PortClosed = Se cerró { $port }.

event-StartPicked = { $seat } eligió { $port } y la galera { $galley }.

event-GalleyPicked = { $seat } eligió la galera { $galley } en { $zone }.

event-PlayBegan = La partida siguió desde la posición de la mesa.

event-TurnBegan = Empezó el turno { $turn }.

event-Activated = Se activó la galera { $galley } de { $seat }.

event-SailorMoved = { $seat } pasó un marinero de { $from } a { $to }.

event-GoodMoved = Un cubo de { GOOD($good, case: "gen") } pasó de la galera { $from } a la galera { $to }.

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

event-Jettisoned = Se tiró por la borda un cubo de { GOOD($good, case: "gen") } de la galera { $galley }.

event-Sunk = Se hundió la galera { $galley } de { $seat }.{ $goods ->
        [none] {""}
       *[other] { $adrift ->
            [true] {" "}A la deriva: { $goods }.
           *[other] {" "}Se perdió: { $goods }.
        }
    }

event-PortAbandoned = { $seat } abandonó { $port }: queda neutral.

event-Sailed = La galera { $galley } navegó de { $from } a { $to }{ $via ->
        [none] {""}
       *[other] , por { $via }
    }.

event-BlockadePossible = { $cause ->
        [move] La galera { $galley } podía ser detenida en { $zone } por: { $seats }.
        [sale] La galera { $galley } podía ser bloqueada al vender en { $zone } por: { $seats }.
        [capture] La galera { $galley } podía ser bloqueada al conquistar en { $zone } por: { $seats }.
       *[other] La galera { $galley } podía ser bloqueada en { $zone } por: { $seats }.
    }

event-BlockadeCalled = { $cause ->
        [move] { $seat } bloqueó: la galera { $galley } se detuvo en { $zone }.
        [sale] { $seat } bloqueó: la galera { $galley } no pudo vender en { $zone }.
        [capture] { $seat } bloqueó: la galera { $galley } no pudo tomar el puerto de { $zone }.
       *[other] { $seat } bloqueó la galera { $galley } en { $zone }.
    }{ $ends ->
        [true] {" "}Sin fuerza para combatir, terminó su turno.
       *[other] {""}
    }

event-BlockadeDeclined = { $seat } no bloqueó la galera { $galley } en { $zone }.

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

event-Attacked = { $against ->
        [none] { $seat } atacó con la galera { $galley } a { $foe }: fuerza { $strength } contra { $defence }.
       *[other] { $seat } atacó con la galera { $galley } a { $foe } ({ $against }): fuerza { $strength } contra { $defence }.
    }

event-FortFired = { $skulls ->
        [0] El fuerte de { $port } disparó y falló.
       *[other] El fuerte de { $port } disparó: { $skulls ->
            [one] { $skulls } calavera
           *[other] { $skulls } calaveras
        }, { $lost ->
            [one] { $lost } marinero perdido
           *[other] { $lost } marineros perdidos
        }.
    }

event-RoundFought = Calaveras: atacante { $skulls1 }, defensor { $skulls2 }. Bajas: atacante { $lost1 }, defensor { $lost2 }.

event-FoughtOn = { $seat } siguió combatiendo con la galera { $galley }.

event-BrokeOff = { $seat } se retiró del combate con la galera { $galley }.

event-GarrisonFell = Cayó la guarnición de { $seat } en { $port }.

event-Looted = { $seat } tomó { GOOD($good, case: "one") } como botín en la galera { $galley }.

event-LootLeft = { $goods ->
        [none] No quedó nada del botín.
       *[other] Quedó en el mar: { $goods }.
    }

event-Captured = { $seat } tomó { $port } desembarcando { $sailors ->
        [one] { $sailors } marinero
       *[other] { $sailors } marineros
    } de la galera { $galley }.

event-Lapsed = { $what ->
        [move] El resto del viaje de la galera { $galley } ya no cuadra tras la corrección: se queda donde está.
        [sale] La venta de la galera { $galley } ya no cuadra tras la corrección: no se vende nada.
        [capture] La conquista con la galera { $galley } ya no cuadra tras la corrección: nadie desembarca.
       *[blockade] Tras una corrección ya no vale lo que se dijo sobre el bloqueo de la galera { $galley }.
    }

event-FortDue = { $due ->
        [true] Tras una corrección dispara primero el fuerte de { $port }.
       *[other] Tras una corrección no hay en { $port } ningún fuerte que dispare.
    }

event-PickDue = Tras una corrección la preparación sigue con otra elección.

event-BattleOver = El combate de la galera { $galley } terminó con una corrección.

event-ActivationEnded = { $seat } terminó la activación de la galera { $galley }.

event-Hired = { $seat } contrató un marinero por { $paid ->
        [one] { $paid } ducado
       *[other] { $paid } ducados
    }: { $to }.

event-GalleyBought = { $paid ->
        [0] { $seat } recibió gratis la galera { $galley } en { $port }, con el primer marinero de { $crew }.
       *[other] { $seat } compró la galera { $galley } en { $port } por { $paid ->
            [one] { $paid } ducado
           *[other] { $paid } ducados
        } en total, con el primer marinero de { $crew }.
    }

event-FortBuilt = { $seat } construyó un fuerte en { $port } por { $paid ->
        [one] { $paid } ducado
       *[other] { $paid } ducados
    }.

event-BasilicaBuilt = { $seat } construyó una basílica en { $port } por { $paid ->
        [one] { $paid } ducado
       *[other] { $paid } ducados
    }.

event-WheelDone = Todas las galeras habían actuado: tocaba la carta del dux.

event-DogeTurned = Carta del dux: { CARD($card) }.

event-DeckShuffled = Todas las cartas del dux se barajaron en un mazo nuevo.

event-WinePaid = { $seat } recibió { $ducats ->
        [one] { $ducats } ducado
       *[other] { $ducats } ducados
    } por { $ports ->
        [one] { $ports } puerto con vino
       *[other] { $ports } puertos con vino
    }.

event-PawnAdvanced = La ficha blanca avanzó del espacio { $from } al { $to }.

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
        } a { $seat }; casillas llenas: { $goods } de { $slots }.
       *[other] { $port } pagó { $ducats ->
            [one] { $ducats } ducado
           *[other] { $ducats } ducados
        } a { $seat } (casillas llenas: { $goods } de { $slots }), y { $basilica } por la basílica.
    }

event-Income = { $seat } ganó { $ducats ->
        [one] { $ducats } ducado
       *[other] { $ducats } ducados
    } en esta puntuación.

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

event-Corrected = Corrección ({ $what ->
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
    }): { $detail }

ask-FirstPlayer = ¿Quién es el primer jugador?
ask-ClosedPort = ¿Qué puerto de { GOOD($good, case: "gen") } se cierra?
ask-Dice = Tira los dados: atacante { $attacker }, defensor { $defender }. ¿Cuántas calaveras?
ask-Fort = Tira dos dados por el fuerte. ¿Cuántas calaveras?
ask-Doge = Revela la carta superior del mazo del dux. ¿Cuál es?
ask-Close = { $seat }: cierra un puerto que produzca { GOOD($good, case: "acc") }
ask-Start = { $seat }: elige un puerto inicial y una galera
ask-NextGalley = { $seat }: elige otra galera
ask-Prepare = Introduce lo que hay en la mesa y empieza
ask-Activation = { $seat }: galera { $galley }
ask-Blockade = { $cause ->
        [move] { $seat }: ¿detener la galera { $galley } en { $zone }?
        [sale] { $seat }: ¿bloquear la venta de la galera { $galley } en { $zone }?
        [capture] { $seat }: ¿bloquear la conquista con la galera { $galley } en { $zone }?
       *[other] { $seat }: ¿bloquear la galera { $galley } en { $zone }?
    }
ask-Round = { $seat }: ¿otra ronda o retirada?
ask-Loot = { $seat }: toma botín de la galera hundida
ask-Landing = { $seat }: ¿cuántos marineros desembarcan en { $port }?
ask-Purchases = { $seat }: puedes comprar galeras hasta tener dos

flaw-setup-colours = { $colours ->
        [none] Hacen falta de dos a cuatro colores distintos.
       *[other] Hacen falta de dos a cuatro colores distintos, uno por jugador; hay: { $colours }.
    }
flaw-setup-unreadable = Esta preparación no se puede leer: { $detail }
flaw-position-line = La línea { $line } de la posición no se puede leer: { $detail }
flaw-position-flaw = La posición no es coherente: { $detail }

flaw-audit-sailors = { $seat ->
        [none] Habría en juego más marineros de los que tiene el jugador.
       *[other] Hay en juego más marineros de los que tiene este jugador: { $seat }.
    }
flaw-audit-cubes = { $good ->
        [none] Habría en juego más cubos de una clase de los que trae la caja.
       *[other] Hay en juego demasiados cubos de { GOOD($good, case: "gen") }: la caja no trae tantos.
    }
flaw-audit-galley = { $galley ->
        [none] Una galera necesita de 1 a 5 marineros, como mucho 5 piezas, y un dueño con algún cubo libre.
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
flaw-audit-track = El turno, una ficha o el número de puntuaciones no es posible.
flaw-audit-deck = Habría boca abajo más cartas del dux de las que existen.
flaw-audit-buildings = Solo hay cinco fuertes y cinco basílicas.
deed-BlockadePossible = { $seat ->
        [none] La galera { $galley }
       *[other] { $seat }
    } quiere { $cause ->
        [sale] vender { GOOD($good, case: "acc") } en { $zone }
        [capture] tomar el puerto en { $zone }
       *[other] seguir desde { $zone }
    }
