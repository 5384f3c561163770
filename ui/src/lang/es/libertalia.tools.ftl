# Para qué sirve cada herramienta de la mesa.

tool-know = Muestra quién puede tener aún cada personaje, según lo que todos han visto.
