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
fix-Options = reglas de la casa
fix-Board = tablero impreso
fix-Printed = valor impreso

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
        [true] La partida terminó antes de tiempo, con una última puntuación.
       *[other] La partida terminó antes de tiempo, sin puntuación.
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

## Qué se deshace

undo-what = { $event ->
        [FirstPlayer] primer jugador
        [PortsDrawn] sorteo
        [PortClosed] puerto cerrado
        [StartPicked] elección de puerto
        [GalleyPicked] elección de galera
        [PlayBegan] comienzo
        [TurnBegan] inicio del turno
        [Activated] activación
        [SailorMoved] marinero movido
        [GoodMoved] cubo movido
        [Loaded] carga
        [Jettisoned] por la borda
        [Sunk] hundimiento
        [PortAbandoned] puerto abandonado
        [Sailed] navegación
        [BlockadeCalled] bloqueo
        [BlockadeDeclined] sin bloqueo
        [Sold] venta
        [Attacked] ataque
        [FortFired] disparo del fuerte
        [RoundFought] dados
        [FoughtOn] seguir
        [BrokeOff] retirada
        [Looted] botín
        [LootLeft] resto del botín
        [Captured] conquista
        [ActivationEnded] fin de la activación
        [Hired] contratación
        [GalleyBought] galera
        [FortBuilt] fuerte
        [BasilicaBuilt] basílica
        [WheelDone] carta del dux
        [DogeTurned] carta del dux
        [DeckShuffled] mezcla
        [ScoringBegan] puntuación
        [PurchasesEnded] fin de la inversión
        [EndedEarly] fin de la partida
        [GameEnded] fin de la partida
        [Corrected] corrección
       *[other] última acción
    }

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

