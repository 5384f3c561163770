# Lo que explica la demostración, paso a paso.

demo-goal = ¡Te damos la bienvenida! Eres Anna. Lleva al Dux a tu palacio, las dos últimas casillas de tu lado, y ganas la ronda. Quien gana dos rondas gana la partida. Puedes irte cuando quieras: la demostración te espera.
demo-pawns = El Dux está siempre entre los dos Guardias y no puede saltarlos.
demo-others = El Mercader y el Arlequín van adonde quieren: pasan a cualquiera y entran en cualquier casilla.
demo-hand = Tienes ocho cartas en la mano, sin que Bruno las vea. Las juegas en la mesa y tocas aquí lo que has jugado. En esta demostración te decimos qué tienes.
demo-guard = Primero abre paso al Dux. Tienes una carta de Guardia de un punto: tócala y luego toca el lugar del Guardia de tu lado, una casilla más cerca de ti.
demo-again = En un turno juegas cuantas cartas quieras, pero todas de un tipo. Otra carta de Guardia: mueve al mismo Guardia dos casillas más.
demo-favourite = Al final de cada turno se mueve la Favorita. Cada uno cuenta los Guardias, el Mercader y el Arlequín que tiene en casa: tu Mercader está en casa, así que ella se acerca una casilla. En un palacio también gana la ronda.
demo-turn = Toca el botón grande: tu turno ha terminado. Vuelves a robar hasta tener ocho cartas.
demo-rival = Ahora juega Bruno. Toca «Siguiente»: lleva al Dux una casilla hacia su lado.
demo-masquerade = El Arlequín está entre tú y el Dux. Eso es una mascarada: tus cartas de Arlequín pueden mover ahora al Dux, a los Guardias o al Mercader.
demo-mask = Juega tu carta de Arlequín de tres puntos para el Dux: tócala y luego toca el lugar del Dux, tres casillas más cerca de ti.
demo-done = Bien jugado. Termina tu turno; la Favorita se acerca otra vez.
demo-merchant = Toca «Siguiente»: Bruno saca a tu Mercader de tu palacio. Ahora la Favorita se queda donde está.
demo-guild = En vez de jugar cartas puedes usar la palabra del gremio: llama al Dux o a un Guardia junto al Mercader. Llama al Dux: viene a la casilla 5.
demo-answer = Eso fue un turno entero. Toca «Siguiente»: Bruno se lleva al Dux una casilla.
demo-procession = Dos cartas de Dux jugadas juntas son un cortejo: el Dux y los dos Guardias avanzan una casilla. Toca la carta de Dux y luego la flecha hacia ti.
demo-pair = Tienes otras dos. Juega el cortejo una vez más.
demo-home = El camino está libre. Una sola carta de Dux lo lleva a casa: juégala hacia ti.
demo-won = El Dux está en tu palacio: la ronda es tuya en el acto.
demo-match = En la ronda siguiente el Mercader y el Arlequín cambian de dueño. Toca «Siguiente» para prepararla.
demo-end = Este es el juego: un solo tipo de cartas por turno, o una mano nueva, o la palabra del gremio. Dos rondas ganadas dan la partida. ¡Que disfrutes de la partida!
