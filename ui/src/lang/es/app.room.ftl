sides-title = Con la tableta tumbada en la mesa
sides-still = La pantalla no gira
sides-over = Se gira hacia el lado opuesto
sides-round = Se gira hacia quien debe responder
sides-edges = No gira e informa a cada lado en su borde
sides-turn = Girar la pantalla hacia este lado
sides-many = Deciden { $names }
sides-all = Deciden todos
sides-ended = La partida ha terminado
sides-place = Partida terminada: { $place }.º lugar
sides-waiting = { $count ->
    [one] Decide { $names }
   *[other] Deciden { $names }
}
sides-answered = Respuesta dada. { $count ->
    [one] Decide { $names }
   *[other] Deciden { $names }
}
television-choice = Vista para televisor
television-standings = Clasificación
television-events = Lo último
television-join = Para jugar o ver, escanea o abre
television-join-note = Escribe allí el código de tu asiento o pide entrar.
