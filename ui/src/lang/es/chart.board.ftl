# El tablero impreso: cotejarlo con la caja, tableros propios.

board-title = Tableros
board-intro = Algunos valores del tablero son suposiciones. Coteja tu caja una vez (10 minutos).
board-match = Cotejar mi tablero
board-my-box = Mi caja
board-shipped = viene con la aplicación
board-still-assumed = { $values ->
        [one] { $values } valor es solo supuesto
       *[other] { $values } valores son solo supuestos
    }
board-assumed-play = Están impresos en el tablero: se puede jugar ya y corregirlos más tarde en cada puerto.
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
board-delete-note = «{ $name }» desaparecerá. Las partidas montadas con él lo conservan.
board-later = Seguir luego
board-progress = Confirmado: { $done } de { $all }
board-jump = Ir a
board-skip = Luego
board-as-shown = Igual en el mío
board-save = Guardar y seguir
board-good = Produce
board-warehouse = Casillas del almacén
board-values = Valor de cada casilla
board-value-more = { $n }: más
board-value-fewer = { $n }: menos
board-neighbours-note = Toca cada zona a la que una galera llega desde { $zone } en un paso. Las marcadas son vecinas.
board-check = Comprobar
board-sound = Este tablero no tiene fallos. Se puede jugar.
board-first-open = { $pages ->
        [one] Falta confirmar { $pages } página
       *[other] Faltan por confirmar { $pages } páginas
    }
board-go = Ir allí
board-finish = Hecho
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
board-in-play = Tablero de esta partida
board-otherwise-note = ¿Impreso de otro modo? Cámbialo aquí.
board-keep = Guardarlo para otras partidas
setup-board = Tablero
setup-boards = Todos los tableros y «Cotejar mi tablero»
guess-title = Impreso en el tablero
guess-note = «?» = supuesto. ¿Mal? Corrígelo en el dispositivo del anfitrión.
    .club = «?» = supuesto. ¿Mal? Puede corregirlo un móvil que pueda actuar por todos.

flaw-board-zones-count = { $zones ->
        [none] El tablero no tiene zonas, o demasiadas.
       *[other] El tablero debe tener de 1 a { $most } zonas; tiene { $zones }.
    }
flaw-board-zone-twice = { $zone ->
        [none] Una zona está repetida.
       *[other] La zona «{ $zone }» está repetida.
    }
flaw-board-port-twice = { $port ->
        [none] Un puerto está repetido.
       *[other] El puerto «{ $port }» está repetido.
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
flaw-board-shape = Durante la partida solo se cambian valores impresos, no qué puertos y zonas hay.
flaw-board-file = { $path } { $detail }
flaw-board-id = El tablero «{ $id }» viene con el juego y no se puede cambiar. Haz una copia o usa otro identificador.
flaw-board-id-form = El identificador de un tablero: letras a–z, cifras, guiones o guiones bajos, como máximo { $most }.
flaw-board-too-many = Se guardan como mucho { $most } tableros. Borra uno primero.
flaw-board-no-port = { $port ->
        [none] No existe ese puerto.
       *[other] No existe el puerto «{ $port }».
    }
flaw-board-no-zone = { $zone ->
        [none] No existe esa zona.
       *[other] No existe la zona «{ $zone }».
    }
flaw-board-values-count = { $port ->
        [none] Cada casilla de un almacén necesita un valor.
       *[other] { $port }: casillas { $slots }, pero valores { $values }.
    }
flaw-board-link-twice = { $a ->
        [none] Un par de zonas vecinas está repetido.
       *[other] Las zonas «{ $a }» y «{ $b }» están unidas dos veces.
    }
flaw-board-link = { $a ->
        [none] Una unión entre zonas no es válida.
       *[other] La unión entre «{ $a }» y «{ $b }» no es válida.
    }
flaw-board-cut-off = { $zone ->
        [none] A una zona no se llega desde las demás.
       *[other] A la zona «{ $zone }» no se llega desde las demás.
    }
flaw-board-high-seas = { $zones ->
        [none] El número de zonas de alta mar difiere del tablero impreso.
       *[other] El número de zonas de alta mar difiere del tablero impreso: { $zones }.
    }
flaw-board-port-high-seas = { $port ->
        [none] Un puerto está en alta mar, donde no hay costa.
       *[other] { $port } está en alta mar, donde no hay costa: «{ $zone }».
    }
