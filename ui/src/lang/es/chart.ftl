# La carta: lo que dicen de ella los juegos de puertos y mares.

zone-open-sea = mar abierto
map-title = Mapa del Mediterráneo
map-closed = cerrado
map-neutral = neutral
map-held = de { $seat } con { $sailors ->
        [one] { $sailors } marinero
       *[other] { $sailors } marineros
    }
map-galley = galera { $galley } de { $seat }
map-reach = { $steps ->
        [one] a { $steps } zona
       *[other] a { $steps } zonas
    }
map-whole = Mapa entero
map-follow = Seguir la galera
map-key = Leyenda
map-assumed = { $values ->
        [one] Tablero: { $values } valor supuesto
       *[other] Tablero: { $values } valores supuestos
    }
map-crowd = { $count } galeras aquí: { $galleys }
map-sailors = marineros: { $sailors }
map-cargo = a bordo: { $goods }
map-spaces = espacios libres: { $spaces }
map-produces = produce { $good }
map-stored = almacenado: { $goods }
map-slots = casillas libres: { $slots }
board-name = Nombre
board-slots = { $slots ->
        [one] { $slots } casilla
       *[other] { $slots } casillas
    }
board-shape = la forma del tablero
board-otherwise = { $what }: ¿impreso de otro modo en tu tablero? Cámbialo
board-neighbours = Vecinas de { $zone }
board-printed-here = Lo impreso aquí
correct-save = Guardar
