# Lo que explica la demostración, paso a paso.

demo-goal = ¡Te damos la bienvenida! Eres Anna, de rojo; Bruno juega de azul. Gana quien tenga más ducados tras la tercera puntuación. Puedes irte cuando quieras: la demostración te espera.
demo-track = La ficha blanca de la pista de turnos muestra por dónde va la partida. En cada espacio marcado hay una puntuación. La próxima está a un solo espacio.
demo-wheel = Las galeras actúan por orden de número. La ficha negra está en el 3: le toca a tu galera 3.
demo-hull = Una galera tiene cinco espacios, para marineros y mercancías. Los marineros la hacen rápida y fuerte; las mercancías se venden.
demo-load = Primero se carga. Tu puerto te da un cubo de lo que produce. Toca la madera para cargarla.
demo-sailor = Una galera navega una zona por cada marinero. Toca el marinero para subir a bordo uno de la guarnición: así alcanzas dos zonas.
demo-sail = Ahora navega: toca la zona de Corfu en el mapa. Lo que brilla está a tu alcance.
demo-value = Corfu es de Bruno, y aun así puedes vender allí. La siguiente casilla libre del almacén muestra el precio. Lo que ya está en él no se puede volver a vender allí.
demo-sell = Vende la madera: la banca te paga y el cubo ocupa una casilla del almacén.
demo-pieces = Después de cada jugada, esta línea dice qué hacer con las piezas en el tablero de verdad. También con los ducados.
demo-next = Tu galera ha terminado. Toca el botón grande: la ficha negra pasa al número siguiente.
demo-rival = Ahora le toca a Bruno con la galera 5. Toca «Siguiente» para ver qué hace: carga piedra y quiere pasar junto a tu galera 8.
demo-blockade = Donde tengas una galera lo bastante fuerte puedes detener a otros: eso es un bloqueo. Esta vez déjalo pasar. Vende su piedra en Sicilia y termina.
demo-capture = Tu galera 6 está en Tunis, que no es de nadie. Abre «Puerto» y desembarca un marinero: desde ahora el puerto es tuyo.
demo-attack = La galera 8 se encuentra con la galera 10 de Bruno. Abre «Combatir»: ves las probabilidades antes de decidir. Atácala.
demo-round = Cada bando tira un dado por marinero; cada calavera mata a un marinero enemigo. Los dos han perdido uno. Sigue luchando.
demo-loot = La galera de Bruno se ha hundido. Lo que llevaba es tuyo si hay espacio: toma la piedra.
demo-done = Buen combate. Deja que actúe la galera siguiente.
demo-invest = En vez de cargar y navegar, una galera puede invertir. Abre «Invertir» y contrata un marinero para la galera 12.
demo-galley = Compra también una galera: toca «Comprar una galera» y luego el botón que muestra el precio.
demo-turn = La galera 12 ha terminado, y es la última de la rueda. Termina su inversión.
demo-doge = Cuando todas las galeras han actuado, se descubre una carta del dux. Sus relojes de arena mueven la ficha blanca. Toca «Siguiente» para descubrirla.
demo-scoring = La ficha ha llegado a una puntuación. Cada puerto paga a su dueño por los cubos de su almacén: uno lleno paga 20 ducados.
demo-special = Quien tiene menos de dos galeras puede comprar ahora. Bruno no quiere. Después empieza el turno siguiente.
demo-end = Este es el juego: cargar, navegar, vender o combatir; tomar puertos y llenarlos. En la tercera puntuación gana quien más ducados tenga. ¡Que disfrutes de la partida!
