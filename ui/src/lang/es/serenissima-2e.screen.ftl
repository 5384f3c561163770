# La pantalla de la mesa de Serenissima.

map-blockade = Posible bloqueo en { $zone }: { $seats }
map-ways = Caminos a { $zone }

board-start-yes = Puerto inicial
board-start-no = No es inicial
board-spaces = Espacios de la pista de turnos
board-pawn-start = La ficha blanca empieza aquí con { $players } jugadores
board-scoring = Espacios de puntuación con { $players } jugadores
board-skulls = Caras con calavera de un dado
board-payout = Lo que pagan los almacenes
board-deck = Cartas del dux y dados
board-track = Pista de turnos con { $players } jugadores
track-label = Turno { $turn }; { $left ->
        [one] { $left } espacio
       *[other] { $left } espacios
    } hasta la próxima puntuación
track-setup = Preparación
track-turn = Turno { $turn }
track-next = { $left ->
        [one] 1 espacio
       *[other] { $left } espacios
    } hasta puntuar · { $percent } % este turno
track-deck = cartas boca abajo: { $left }

players-first = primer jugador
players-covered = Toca para descubrirla, si es tuya
players-ducats = ducados
players-ports = { $n ->
        [one] 1 puerto
       *[other] { $n } puertos
    }
players-galleys = { $n ->
        [one] 1 galera
       *[other] { $n } galeras
    }
players-reserve = { $n } en la reserva
players-income = puntuación: { $ducats }
players-holds = { $ducats ->
        [one] { $ducats } ducado
       *[other] { $ducats } ducados
    }

wheel-title = Rueda
wheel-next = Siguientes
wheel-next-turn = En el turno siguiente:

fix-supply = en la reserva general
fix-neutral = neutral
fix-sailors = { $sailors ->
        [one] { $sailors } marinero
       *[other] { $sailors } marineros
    }
fix-a-fort = fuerte
fix-a-basilica = basílica
fix-is-closed = cerrado
fix-is-open = abierto
fix-see-menu = cambiados

keys-next = Terminar
keys-load = Cargar la mercancía del puerto
keys-sell = Vender
keys-attack = Atacar
keys-continue = Seguir combatiendo, o tomar el puerto
keys-break-off = Retirarse
keys-yes = Bloquear

checked-purse = { $ducats ->
        [one] { $ducats } ducado
       *[other] { $ducats } ducados
    }
checked-pawn = Ficha blanca en el espacio { $space }
checked-deck = Cartas del dux boca abajo: { $cards }

check-tracks = Ficha blanca y cartas del dux

chance-of-dice = Dados
chance-of-cards = Cartas del dux
chance-of-draws = Otros sorteos
setup-order = Por orden de asiento, en sentido horario. El primer jugador se sortea.
end-scored = Terminar con una última puntuación
end-plain = Terminar como está
map-fort = fuerte
map-basilica = basílica
map-wine = lado del vino

card-pawn = La ficha negra está en el { $galley }.
