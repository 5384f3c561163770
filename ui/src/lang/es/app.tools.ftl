# Para qué sirve cada herramienta de la mesa.

tool-back = Lleva al inicio. La partida queda guardada.
tool-undo = Deshace lo último, tantas veces como quieras. No se pierde nada: el registro lo guarda.
tool-redo = Vuelve a hacer lo que se deshizo.
tool-todo = Dice qué piezas mover en la mesa. Toca ahí para verlas todas.
tool-asking = Toca aquí y luego lo que quieras saber: se explica y no hace nada más.
tool-lamp = Muestra hasta tres planes para tu turno, con tu probabilidad de ganar. Toca un plan para verlo y juégalo o vuelve.
tool-phones = Los móviles de esta partida: quién puede entrar y por qué jugador actúa cada uno.
tool-record = Guarda todo lo que ha pasado. Toca una entrada para ver ese momento.
tool-fair = Este resultado lo sorteó la aplicación. Toca aquí para ver por qué es justo.
tool-menu = Todo lo demás: personas y asientos, móviles, televisor, sonidos, reglas y volver a preparar la mesa.
tool-past = Ves un momento anterior. Aquí se va una entrada atrás o adelante, y nada cambia.
tool-replay = Toda la partida en una línea. Desliza el dedo, salta al turno o al momento destacado siguiente, o deja que avance; en la partida no cambia nada.
tool-continue = Devuelve la partida a esta entrada para seguir desde ahí. Lo posterior queda en el registro.
tool-now = Vuelve a la partida como está ahora.
tool-turn = Dice a quién le toca. Al tocarlo se llega a la pregunta.
tool-clock = Un reloj por jugador. Corre mientras le toca decidir.
tool-correct = Cuando la aplicación y la mesa no coinciden, aquí se corrige la aplicación.
tool-check = Compara la aplicación con la mesa, primero los fallos más probables.
tool-again = Empieza una partida nueva con las mismas personas.
tool-pack = Una lista para devolver cada pieza a la caja.
tool-story = Cuenta esta partida en cifras: quién iba por delante y cuándo, de dónde vino todo, los combates y los dados. Se puede imprimir.
tool-share = Cuenta a otros cómo acabó: con una imagen, un texto o el registro entero.
tool-cover = Oculta lo que solo puede ver un jugador. Ese jugador toca aquí para mirar.
tool-twice = Esto cuesta algo o hace perder algo. Toca otra vez para confirmar; toca fuera para cancelar.
