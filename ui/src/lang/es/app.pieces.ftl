## Qué hacer con las piezas

pieces-way = { $what }: { $from } › { $to }
pieces-to = { $what } › { $to }
pieces-spot = { $heap }, { $spot }
pieces-more = { $rest } más
pieces-lead = En la mesa:
pieces-rest = y { $rest } más ›
pieces-done = Hecho en la mesa
walk-next = Paso siguiente ({ $step }/{ $steps })
walk-on = Siguiente
pieces-none = No hay piezas que mover.
pieces-back = Para seguir desde aquí
past-revealed = Tiradas y cartas vistas desde entonces: { $revealed }
resume-title = Volver a montar el juego
resume-note = { $done } de { $all } · marca lo que ya está en la mesa
resume-print = Imprimir
pack-title = Guardar el juego
pack-note = { $done } de { $all } · marca lo que está en la caja
pack-done = Todo está en la caja.
pack-board = En el tablero
pack-count = Contar lo que hay en la caja
