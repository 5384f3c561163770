# Lo que dice un toque en el tablero, el mazo o un jugador.

told-cell = Casilla { $cell }
told-centre = Casilla 0
told-doge = En un palacio, el Dux gana la ronda para su dueño. Siempre queda entre los dos Guardias.
told-guard = Un Guardia nunca salta al Dux. En un palacio cuenta para la Favorita.
told-merchant = La palabra del gremio llama al Dux o a un Guardia a la casilla del Mercader. En un palacio el Mercader cuenta para la Favorita.
told-harlequin = Entre un jugador y el Dux, el Arlequín da lugar a una mascarada. En un palacio cuenta para la Favorita.
told-favourite = Al acabar un turno, la Favorita avanza hacia el lado con más puntos. En un palacio gana la ronda para su dueño.
told-counts = Puntos ahora: { $first } { $one }, { $second } { $other }.
told-now = Si el turno acabara ahora: { $what }.
told-here = Aquí: { $pawns }.
told-empty = Aquí no hay nadie.
told-mansion = Palacio de { $seat }. Con el Dux o la Favorita aquí, { $seat } gana la ronda.
told-home = Cada Guardia, el Mercader y el Arlequín cuentan aquí 1 para la Favorita.
told-half = Mitad de { $seat }. Con el Dux y los dos Guardias en ella, cuenta 1 para la Favorita.
told-deck = Mazo
told-left = { $count ->
        [one] queda { $count } carta
       *[other] quedan { $count } cartas
    }
told-discards = Descartes: { $cards }
told-wins = Rondas ganadas: { $rounds }
told-count = Puntos para la Favorita: { $count }
told-masquerade = Mascarada: las cartas de Arlequín pueden mover al Dux, a los Guardias o al Mercader.
now-wins = Si la ronda se contara ahora: gana { $seat }, { $by }.
now-level = Si la ronda se contara ahora: empate.
