# Para qué sirve cada herramienta de la mesa.

tool-back = Lleva al inicio. La mesa queda como está.
tool-undo = Deshace lo último, tantas veces como quieras. No se pierde nada: el registro lo guarda.
tool-redo = Vuelve a hacer lo que se deshizo.
tool-todo = Dice qué piezas mover en la mesa. Un «+» con un número abre el resto.
tool-asking = Toca aquí y luego lo que quieras saber: se explica y no hace nada más.
tool-phones = Los móviles de esta mesa: quién puede entrar y por qué jugador actúa cada uno.
tool-record = Guarda todo lo que ha pasado. Toca una entrada para ver la mesa como estaba entonces.
tool-menu = Todo lo demás: personas y asientos, móviles, televisor, sonidos, reglas y volver a preparar la mesa.
tool-past = Ves un momento anterior. Aquí se va una entrada atrás o adelante, y nada cambia.
tool-replay = Toda la historia de la mesa. Desliza el dedo por ella, salta al turno o al gran momento siguiente, o deja que avance sola; en la mesa no cambia nada.
tool-continue = Devuelve la mesa a esta entrada para seguir desde ahí. Lo posterior queda en el registro.
tool-now = Vuelve a la mesa como está ahora.
tool-turn = Dice a quién le toca. Al tocarlo se llega a la pregunta.
tool-clock = Un reloj por jugador. Corre mientras se le pregunta.
tool-correct = Cuando la aplicación y la mesa no coinciden, aquí se corrige la aplicación.
tool-check = Compara lo anotado con la mesa, primero los fallos más probables.
tool-again = Empieza una mesa nueva con las mismas personas.
tool-pack = Una lista para devolver cada pieza a la caja.
tool-story = Cuenta esta partida en cifras: quién iba por delante y cuándo, de dónde vino todo, los combates y los dados. Se puede imprimir.
tool-share = Cuenta a otros cómo acabó: con una imagen, un texto o el registro entero.
tool-cover = Oculta lo que solo puede ver un jugador. Ese jugador toca aquí para mirar.
tool-twice = Esto cuesta algo o hace perder algo. Un segundo toque lo hace; tocar fuera lo deja.
