# El tablero impreso: cotejarlo con la caja, tableros propios.

board-start = Puerto inicial
board-track-note = Hacen falta tres espacios de puntuación. Pasos del inicio al último: { $steps }.
board-payout-note = Impreso en cada almacén: lo que paga en una puntuación según los cubos que tenga.
board-cubes = { $cubes ->
        [one] { $cubes } cubo
       *[other] { $cubes } cubos
    }
board-deck-note = En la caja hay cinco cartas del dux. Cuéntalas por tipo, y también las caras con calavera de un dado.
board-deck-total = { $cards } de 5 cartas

flaw-board-ports-count = { $ports ->
        [none] El tablero debe tener sus 19 puertos, los mismos de antes.
       *[other] El tablero debe tener 19 puertos, uno propio, de 1 a 32; tiene { $ports }.
    }
flaw-board-slots = { $port ->
        [none] Un almacén debe tener de 1 a 5 casillas.
       *[other] El almacén de { $port } debe tener de 1 a 5 casillas; tiene { $slots }.
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
        [none] El inicio y los tres espacios de puntuación deben ir en orden en la pista.
       *[other] Con { $players } jugadores el inicio y los tres espacios de puntuación deben ir en orden en la pista.
    }
flaw-board-deck = { $cards ->
        [none] Debe haber cinco cartas del dux, al menos una con flechas.
       *[other] Debe haber cinco cartas del dux, al menos una con flechas; hay { $cards }, con flechas { $shuffle }.
    }
flaw-board-skulls = { $skulls ->
        [none] Un dado debe tener de 1 a 6 caras con calavera.
       *[other] Un dado debe tener de 1 a 6 caras con calavera; hay: { $skulls }.
    }
