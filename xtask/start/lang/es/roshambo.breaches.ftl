# What a refused command broke, and what a set-up or a position cannot be.

rule-ROUND-1 = Todos eligen en secreto, y la última elección muestra todo.
rule-ROUND-2 = Nadie muestra el mismo signo dos veces seguidas.
rule-POINT-1 = Un signo da un punto por cada uno al que gana.
rule-END-1 = Tras tres rondas gana quien tiene más puntos.
rule-FIX-1 = Nadie puede tener tantos puntos: { $points }.

flaw-position = No se puede leer la posición.
flaw-seats = No hay tantos signos como puntuaciones.
flaw-choices = Los signos no encajan con la ronda: todos deben estar por elegir o conocerse.
flaw-points = Alguien tiene más puntos de los posibles.
flaw-round = Esa ronda no existe.
