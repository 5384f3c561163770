# Para qué sirve cada herramienta de la mesa.

tool-zoom = Muestra el mapa entero o sigue a la galera que actúa. Con dos dedos o la rueda del ratón se acerca.
tool-key = Dice qué significa cada signo del mapa y qué valores son supuestos.
tool-board = Algunos valores impresos no están confirmados. Compáralos aquí con tu tablero.
tool-planner = Muestra lo que tu galera puede ganar en cada zona a su alcance. Toca una zona para ver los detalles.
