# El panel, los combates, las puntuaciones y las correcciones de Serenissima.

setup-options = Reglas de la casa
setup-hidden = Dinero oculto
setup-hidden-note = El dinero permanece oculto; los ingresos de cada puntuación se anuncian.
setup-blockade = Bloqueos también donde empezó la galera
setup-blockade-note = Ventas y conquistas pueden bloquearse también en la zona donde empezó la activación.
setup-hiring = Contratar en cualquier puerto propio
setup-hiring-note = Con menos de dos galeras se pueden contratar marineros en cualquier puerto propio, no solo para las galeras compradas.
setup-under-way = Ya empezada
setup-under-way-note = Introduce primero lo que hay en la mesa y sigue desde ahí.

prepare-turn = Turno { $turn }, ficha blanca en el espacio { $space }, cartas
prepare-seat = { $ducats ->
        [one] { $ducats } ducado
       *[other] { $ducats } ducados
    }, puertos { $ports }, galeras { $galleys }

draft-closing = Cuatro puertos quedan cerrados en esta partida. Cerrados: { $done }
draft-close = Cerrar { $port }
draft-ports = Puertos iniciales
draft-numbers = Galeras por número
draft-taken = Galera { $galley }, ya elegida
draft-draw = Sortearlos
draft-order = Orden de elección
draft-port-first = Elige primero un puerto, aquí o en el mapa.
draft-galley = Elige una galera: los números bajos actúan pronto.
draft-take = Tomar la galera { $galley }

panel-steps = Pasos de la activación, o invertir en su lugar
panel-sell = Vender: +{ $ducats }
panel-load-dim = Cargar { $good }
panel-sell-for = Vender { $good } por { $ducats }
panel-sell-dim = Vender { $good }: aquí no
panel-not-here = aquí no
panel-overboard = { $good } por la borda
panel-makes = Produce { $good }
panel-no-port = Aquí no hay puerto que usar.
panel-beside = Galeras aquí
panel-nothing-aboard = No hay mercancías a bordo.
panel-nobody-here = Aquí no hay contra quién combatir.
panel-attack-do = Atacar
panel-cannot = ahora no
panel-against = { $strength ->
        [one] { $strength } dado
       *[other] { $strength } dados
    } contra { $defence }
panel-fort-first = el fuerte dispara primero
panel-over-to = A la galera { $galley }
panel-sailor-over = Embarcar un marinero de la galera { $galley }
panel-good-over = Embarcar { $good } de la galera { $galley }
panel-move-sailor = Mover un marinero
panel-sail-to = Navegar a { $zone }, { $steps ->
        [one] { $steps } zona
       *[other] { $steps } zonas
    }
panel-sail-risk = Bloqueo: { $seats }
panel-sail-none = No navega más.
panel-stopped = Bloqueada: no navega más.
panel-scuttle = Hundir la galera { $galley }
panel-capture-dim = Tomar { $port }: ahora no
panel-title = Tu decisión
panel-begin = Empezar desde aquí
panel-sailors = Tus marineros: { $yours } contra { $theirs }.
panel-blockade-yes = ¡Bloqueo!
panel-blockade-ends = Bloqueo: termina su turno
panel-blockade-no = Dejar pasar
panel-blockade-sale = Permitir la venta
panel-purchases-end = Terminar las compras
panel-load-free = Cargar { $good }: gratis
panel-load = Cargar { $good }: { $ducats } { $to ->
        [none] { $ducats ->
            [one] ducado
           *[other] ducados
        }
       *[other] a { $to }
    }
panel-aboard = Embarcar un marinero de { $port }
panel-ashore = Desembarcar un marinero en { $port }
panel-to-port = a tierra
panel-to-galley = a la { $galley }
panel-to-here = a bordo
panel-blocked = { $seat } bloquea: combate o termina.
panel-attack = Atacar a { $foe } ({ $seat }): { $strength } contra { $defence }
panel-attack-dim = Atacar a { $foe } ({ $seat }): ahora no
panel-fewer = menos
panel-more = más
panel-capture = Tomar { $port } con { $sailors ->
        [one] { $sailors } marinero
       *[other] { $sailors } marineros
    }
panel-may-block = Posible bloqueo: { $seats }
panel-sail = Navega hasta { $steps ->
        [one] { $steps } zona
       *[other] { $steps } zonas
    }
panel-next = Terminar con esta galera
panel-skipped = Se salta la galera { $galley } ({ $seat }): asiento vacío.
panel-order = Carga, navega y luego vende o combate.
panel-order-invest = Inversión: contrata, compra o construye.
panel-ends = Esto termina el turno de la galera.

tab-load = Cargar
tab-sail = Navegar
tab-trade = Puerto
tab-fight = Combatir
tab-invest = Invertir

blockade-move = Bloqueo: se detiene en { $zone }.
blockade-sale = Bloqueo: no vende { $good } en { $zone }. { $ends ->
        [true] Sin fuerza para combatir, termina su turno.
       *[other] Debe combatir contra ti o terminar su turno.
    }
blockade-capture = Bloqueo: no desembarca en { $zone } ({ $sailors ->
        [one] { $sailors } marinero
       *[other] { $sailors } marineros
    }). { $ends ->
        [true] Sin fuerza para combatir, termina su turno.
       *[other] Debe combatir contra ti o terminar su turno.
    }
blockade-yours = tuyos aquí
blockade-then = Después se pregunta a: { $seats }

invest-hire = Contratar, { $ducats ->
        [one] { $ducats } ducado
       *[other] { $ducats } ducados
    } cada uno
invest-hire-to = Contratar un marinero: { $place } (sitio para { $room })
invest-reserve = { $left } en la reserva
invest-hold = mantén pulsado para llenar
invest-room = sitio { $room }
invest-no-hire = Ahora no se puede contratar.
invest-hire-bought = Solo puedes contratar marineros para una galera que compres ahora.
invest-join = { $from } › { $to }
invest-galley = Comprar una galera: desde { $ducats ->
        [one] { $ducats } ducado
       *[other] { $ducats } ducados
    }…
invest-buy = Comprar la galera { $galley } en { $port }: { $ducats ->
        [one] { $ducats } ducado
       *[other] { $ducats } ducados
    }
invest-number = Número de la galera
invest-number-note = { $pawn ->
        [0] Actúa en el próximo turno.
       *[other] Por encima de { $pawn }: este turno. Si no: el próximo.
    }
invest-port = Dónde se coloca
invest-back = Atrás
invest-fort-dim = Fuerte: 2 ducados
invest-basilica-dim = Basílica: 2 ducados
invest-too-late = Ya es tarde para invertir.
invest-no-number = No queda galera libre.
invest-crew = Su primer marinero viene de:
invest-price = Galera: { $price }, 1 por cada una tuya. Marinero: { $sailor }
invest-fort = Fuerte en { $port }: 2 ducados
invest-basilica = Basílica en { $port }: 2 ducados
invest-build = Construir un fuerte o una basílica: 2 ducados…
invest-left = Quedan: fuertes { $forts }, basílicas { $basilicas }

chance-left = { $n ->
        [one] queda { $n }
       *[other] quedan { $n }
    }
chance-skulls-attacker = { $n } del atacante
chance-skulls-defender = { $n } del defensor
chance-skulls-fort = { $n } del fuerte
chance-draw-dice = Tirar en la aplicación
chance-draw-cards = Revelar en la aplicación
chance-draw-draws = Sortear en la aplicación
chance-to-app = Que lo haga la aplicación desde ahora
chance-to-table = Hacerlo en la mesa desde ahora

battle-dice = { $seat }: { $skulls ->
        [one] { $skulls } calavera
       *[other] { $skulls } calaveras
    } con { $dice ->
        [one] { $dice } dado
       *[other] { $dice } dados
    }
battle-fort = El fuerte dispara primero (2 dados)
battle-odds = Luchando hasta el final, { $attacker ->
        [one] 1 dado
       *[other] { $attacker } dados
    } contra { $defender }:
battle-skulls = Cada calavera abate a un marinero rival.
battle-take = Tomar { $good }
battle-take-short = tomar
battle-own = Toca lo que tirar por la borda (galera { $galley }):
battle-landing = { $left ->
        [0] Todos desembarcan: la galera { $galley } se hunde.
        [one] { $left } marinero se queda a bordo.
       *[other] { $left } marineros se quedan a bordo.
    }
battle-continue = Seguir: dados { $attacker } contra { $defender }
battle-break-off = Retirarse
battle-loot = { $room ->
        [0] No hay sitio para el botín
       *[other] Toma botín: sitio para { $room }
    }
battle-jettison = { $good } por la borda
battle-leave = { $taken ->
        [0] No tomar nada
       *[other] Dejar el resto
    }
battle-land-none = No desembarcar: pasa a ser neutral

scoring-done = Pagado

over-shared = { $seats } comparten la victoria: igualados en ducados y puertos.
over-by-ducats = { $seat } gana por { $lead ->
        [one] { $lead } ducado
       *[other] { $lead } ducados
    }.
over-by-ports = { $seat } gana el desempate con { $ports ->
        [one] { $ports } puerto
       *[other] { $ports } puertos
    } frente a { $fewer }.
over-ducats = { $ducats ->
        [one] { $ducats } ducado
       *[other] { $ducats } ducados
    }
over-scoring = Puntuación { $nth }
over-early = Última puntuación

correct-first = Primer jugador
correct-deck = Cartas del dux boca abajo
correct-black-note = Mover la ficha negra termina la activación en curso.
correct-turn = Turno, fichas y cartas

panel-store = Almacenar
panel-store-it = Almacenar { $good }
