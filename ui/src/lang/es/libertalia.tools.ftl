# Para qué sirve cada herramienta de la mesa.

tool-know = Muestra quién puede tener aún cada personaje, según lo que todos han visto.
tool-ship = El barco: quienes están aquí actúan de día y luego se reparten el botín.
tool-den = Una guarida. Tócala para ver quién está allí y qué botín pueden ver todos.
