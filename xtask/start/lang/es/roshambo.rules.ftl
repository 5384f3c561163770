chapter-goal = Tener más puntos que nadie tras tres rondas.
    .title = El objetivo
chapter-round = Todos eligen y todos muestran a la vez.
    .title = Una ronda
chapter-table = Lo que se puede corregir.
    .title = En la mesa

help-ROUND-1 = Todos eligen un signo en secreto. Cuando elige el último, se muestra todo.
    .title = Elegir
help-ROUND-2 = Nadie muestra el mismo signo dos veces seguidas.
    .title = Otro signo
help-POINT-1 = La piedra gana a la tijera, la tijera al papel, el papel a la piedra. Un signo da un punto por cada uno al que gana.
    .title = Puntos
help-END-1 = Tras tres rondas gana quien tiene más puntos. Si hay empate, se comparte el lugar.
    .title = El final
help-FIX-1 = Los puntos se corrigen dentro de lo que se puede ganar.
    .title = Corregir
