## The box and the page for reference

stock-board = Tablero
stock-aid = Cartas de ayuda
stock-card = Carta «{ $card }»
ref-setup-1 = El Dux y la Favorita están en 0, los Guardias en { $guards } a cada lado.
ref-setup-2 = Se sortean el Mercader y el Arlequín; cada uno en la casilla 1 de su jugador. Empieza el Mercader; en las rondas siguientes se intercambian.
ref-setup-3 = Cartas en la mano: { $hand }.
ref-turn-1 = Juega cartas de un solo tipo, una tras otra.
ref-turn-2 = O cambia toda la mano: eso acaba el turno.
ref-turn-3 = O la palabra del gremio: llama al Dux o a un Guardia a la casilla del Mercader.
ref-turn-4 = La Favorita avanza la diferencia: 1 por ficha en el propio palacio, 1 más si el Dux y los dos Guardias están en la propia mitad.
ref-turn-5 = Roba hasta tener { $hand }.
ref-cards-1 = Dux: 1 casilla. Dos cartas de Dux en pareja: un cortejo, el Dux y los dos Guardias 1 casilla en el mismo sentido.
ref-cards-2 = Guardias: 1 mueve uno; 1+1 ambos 1 o uno 2; «al Dux» los pone a su lado. El Dux siempre está entre ellos.
ref-cards-3 = Mercader: tantas casillas como diga la carta, todas en un sentido.
ref-cards-4 = Arlequín: igual, o a la casilla 0.
ref-cards-5 = Mascarada: mientras el Arlequín esté entre tú y el Dux, sus cartas pueden mover otro tipo en su lugar.
ref-cards-6 =
    { $no_op ->
        [1] Lo que no puede hacerse entero no se puede jugar. «Al Dux», «al centro» y la palabra del gremio valen aunque nada se mueva.
       *[other] Lo que no puede hacerse entero no se puede jugar.
    }
ref-end-1 = Dux o Favorita en un palacio, casillas { $mansion } y { $edge }: su dueño gana la ronda al instante.
ref-end-2 = El mazo se acaba por segunda vez: gana el lado del Dux; en 0, el lado de la Favorita.
ref-end-3 = La partida: dos rondas; en caso de empate decide la ronda { $rounds }.
