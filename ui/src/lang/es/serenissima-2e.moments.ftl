# The great moments: what the whole table looks up for.

moment-first = ¿Quién empieza?
moment-begins = Empieza { $seat }
moment-turn = Turno
moment-doge-wine = Vino
moment-doge-one = Un reloj de arena
moment-doge-two = Dos relojes de arena
moment-doge-shuffle = Dos relojes de arena y flechas
moment-doge-wine-does = Cada puerto con dueño y con vino paga 3 ducados. La ficha blanca no se mueve.
moment-doge-one-does = La ficha blanca avanza un espacio.
moment-doge-two-does = La ficha blanca avanza dos espacios.
moment-doge-shuffle-does = La ficha blanca avanza dos espacios; después se barajan las cinco cartas.
moment-fort = El fuerte dispara
moment-skulls = { $skulls ->
        [0] ninguna calavera
        [one] { $skulls } calavera
       *[other] { $skulls } calaveras
    }
