# Lo que dice un toque en un lugar, una galera o un jugador.

card-scores = Ahora puntúa { $ducats }. Casillas llenas: { $full } de { $slots }{ $basilica ->
        [true] , y una basílica
       *[other] {""}
    }.
card-far = Demasiado lejos: { $steps ->
        [one] { $steps } zona
       *[other] { $steps } zonas
    }. La galera { $galley } aún puede avanzar { $left }.
card-late = Demasiado tarde para navegar: la galera { $galley } ya ha empezado a { $now ->
        [sell] vender.
       *[fight] combatir.
    }
card-stopped = La galera { $galley } está bloqueada: no navega más.
card-invested = La galera { $galley } ha invertido: no navega.
card-sail-anyway = Navegar igualmente
card-acts = { $when ->
        [now] Actúa ahora.
        [turn] Actúa más tarde en este turno.
       *[later] Actúa en el próximo turno.
    }
card-reach = Aún puede avanzar { $steps ->
        [one] { $steps } zona
       *[other] { $steps } zonas
    }.
card-income = Una puntuación daría { $ducats }
now-title = Si se puntuara ahora
