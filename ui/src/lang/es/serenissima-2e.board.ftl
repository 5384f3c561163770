# El tablero impreso: cotejarlo con la caja, tableros propios.

board-title = Tableros
board-intro = El reglamento no recoge estos valores, así que algunos son suposiciones. Coteja tu caja una vez, en unos diez minutos, y todas las mesas siguientes la conocerán.
board-match = Cotejar mi tablero
board-my-box = Mi caja
board-shipped = viene con la aplicación
board-still-assumed = { $values ->
        [one] { $values } valor es solo supuesto
       *[other] { $values } valores son solo supuestos
    }
board-all-confirmed = Todos los valores están confirmados
board-faults = { $faults ->
        [one] { $faults } fallo: aún no se puede jugar
       *[other] { $faults } fallos: aún no se puede jugar
    }
board-change-shape = Puertos y zonas
board-rename = Renombrar
board-name-own = Nombre del tablero
board-copy = Duplicar
board-copy-of = { $name } (copia)
board-export = Exportar
board-import = Importar un tablero
board-delete = Borrar
board-delete-note = «{ $name }» desaparecerá. Las mesas montadas con él lo conservan.
board-later = Seguir luego
board-progress = Confirmado: { $done } de { $all }
board-jump = Ir a
board-skip = Luego
board-as-shown = Igual en el mío
board-save = Guardar y seguir
board-name = Nombre
board-good = Produce
board-warehouse = Casillas del almacén
board-values = Valor de cada casilla
board-value-more = { $n }: más
board-value-fewer = { $n }: menos
board-start = Puerto inicial
board-start-yes = Puerto inicial
board-start-no = No es inicial
board-neighbours = Vecinas de { $zone }
board-neighbours-note = Toca cada zona a la que una galera llega desde { $zone } en un paso. Las marcadas son vecinas.
board-track = Pista de turnos con { $players } jugadores
board-spaces = Espacios de la pista de turnos
board-pawn-start = La ficha blanca empieza aquí con { $players } jugadores
board-scoring = Espacios de puntuación con { $players } jugadores
board-track-note = Hacen falta tres espacios de puntuación. Pasos del inicio al último: { $steps }.
board-payout = Lo que pagan los almacenes
board-payout-note = Impreso en cada almacén: lo que paga en una puntuación según los cubos que tenga.
board-slots = { $slots ->
        [one] { $slots } casilla
       *[other] { $slots } casillas
    }
board-cubes = { $cubes ->
        [one] { $cubes } cubo
       *[other] { $cubes } cubos
    }
board-deck = Cartas del dux y dados
board-deck-note = En la caja hay cinco cartas del dux. Cuéntalas por tipo, y también las caras con calavera de un dado.
board-deck-total = { $cards } de 5 cartas
board-skulls = Caras con calavera de un dado
board-check = Comprobar
board-sound = Este tablero no tiene fallos. Se puede jugar.
board-first-open = { $pages ->
        [one] Falta confirmar { $pages } página
       *[other] Faltan por confirmar { $pages } páginas
    }
board-go = Ir allí
board-finish = Hecho
board-shape = la forma del tablero
board-shape-of = Puertos y zonas: { $name }
board-shape-choose = Toca una zona para cambiarla, o añade una nueva.
board-shape-chosen = Elegida: { $zone }.
board-shape-move = Toca el sitio donde debe estar { $zone }.
board-shape-link = Toca las vecinas de { $zone }.
board-shape-add = Toca el sitio de la zona nueva.
board-add-zone = Añadir zona de mar
board-link-zone = Vecinas
board-move-zone = Mover
board-add-port = Añadir un puerto
board-remove-port = Quitar el puerto { $port }
board-remove-zone = Quitar la zona
board-in-play = El tablero en juego
board-otherwise = { $what }: ¿impreso de otro modo en tu tablero? Cámbialo
board-otherwise-note = ¿Impreso de otro modo? Cámbialo aquí.
board-keep = Guardarlo para otras mesas
board-printed-here = Lo impreso aquí
setup-board = Tablero
setup-boards = Todos los tableros y «Cotejar mi tablero»
