## A computer player's move

plan-title = Mover las piezas
plan-played = { $name } ha jugado
plan-program = Jugador virtual
plan-done = Listo
plan-waits = Se están moviendo las piezas de la última jugada.
plan-thinking = El jugador virtual { $name } está pensando
plan-decide = Decidir ya
