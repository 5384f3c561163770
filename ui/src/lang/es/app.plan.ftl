## A computer player's move

plan-title = Mover las piezas
plan-played = { $name } ha jugado
plan-program = Jugador virtual
plan-done = Listo
plan-waits = Se están moviendo las piezas de la última jugada.
plan-lay-out = El ordenador juega primero, cuando todo esté en su sitio.
plan-laid-out = Todo está en su sitio
plan-laying-out = Se está montando el juego.
plan-thinking = El jugador virtual { $name } está pensando
plan-decide = Decidir ya
