# La carta: lo que dicen de ella los juegos de puertos y mares.

zone-open-sea = mar abierto
zone-high-algerian = mar de Argel
zone-high-tyrrhenian = mar Tirreno
zone-high-ionian = mar Jónico
zone-high-levantine = mar Levantino
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
map-zoom = Ampliar
map-key = Leyenda
map-planner = Planificador
map-earns = gana { $ducats }
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
correct-tap = Toca lo que está mal en la pantalla.
side-attacker = Atacante
side-defender = Defensor
side-fort = Fuerte
battle-title = Combate en { $zone }
odds-survivors = Quién queda: atacante – defensor
odds-win = gana
odds-both = ambos caen
odds-lose = pierde
odds-losses = Bajas esperadas: tuyas { $attacker }, del rival { $defender }
odds-losses-of = Bajas esperadas: { $attacker } de { $seat }, { $defender } del otro lado
odds-of = Visto por { $seat }:
odds-label = Gana el atacante { $win }, ambos caen { $both }, gana el defensor { $lose }
purse-title = La bolsa de { $seat }
purse-pass = Solo para { $seat }. Mantén pulsado para ver.
purse-hold = Mantén pulsado para ver
purse-elsewhere = En su móvil: { $seat }
purse-look = Mirar la bolsa
correct-owner = Dueño
correct-free = nada
correct-space = Espacio { $n }: { $what }
correct-put = Lo que hay allí
panel-sailor = marinero
correct-note = Se puede deshacer.
correct-galley = Galera { $galley }
correct-hold = A bordo
correct-zone = Zona
correct-covered = Oculta: introdúcela de nuevo
correct-sailors = Marineros
correct-warehouse = Almacén
correct-galley-here = Aquí hay una galera que la aplicación no conoce
check-title = ¿Coincide todo en la mesa?
check-galleys = Galeras de { $seat }
check-galley = { $galley } en { $zone }: { $sailors ->
        [one] { $sailors } marinero
       *[other] { $sailors } marineros
    }; bodega: { $goods }
check-ports-west = Puertos del oeste
check-ports-east = Puertos del este
check-purses = Bolsas
checked-garrison = { $seat }: { $sailors ->
        [one] { $sailors } marinero
       *[other] { $sailors } marineros
    }
prepare-ports = Puertos: tócalos en el mapa (con dueño: { $held })
prepare-galleys = Galeras: toca un número (en juego: { $galleys })
keys-zoom = Más cerca, más lejos, mapa entero
