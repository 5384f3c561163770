# Asientos que juega el ordenador: la elección, ceder y recuperar un asiento, jugar a solas.
programs-player = Quién juega:
programs-person = Una persona
programs-computer = El ordenador
programs-level = Nivel:
programs-level-1 = Principiante
programs-level-2 = Hábil
programs-level-3 = Fuerte
programs-temperament = Estilo:
programs-temperament-trader = Mercader
programs-temperament-builder = Constructor
programs-temperament-corsair = Corsario
programs-names = Alvise, Bianca, Tito, Orsola, Enzo, Marina
programs-give = Que el ordenador juegue por { $name }
programs-back = Que juegue una persona
programs-give-own = Juega por mí
programs-back-own = Vuelvo a jugar yo
programs-plays-own = El ordenador juega por ti.
programs-alone = Jugar a solas
programs-alone-name = Tu nombre, si juegas a solas
programs-alone-against = Contra { $opponents }
programs-rung = Peldaño { $n } de { $of }: { $opponents }
programs-handicap-ducats = { $more ->
    [one] Empiezas con { $more } ducado más
   *[other] Empiezas con { $more } ducados más
}
programs-handicap-doubloons = { $more ->
    [one] Empiezas con { $more } doblón más
   *[other] Empiezas con { $more } doblones más
}
programs-opponents-1 = { $n ->
    [one] { $n } principiante
   *[other] { $n } principiantes
}
programs-opponents-2 = { $n ->
    [one] { $n } jugador hábil
   *[other] { $n } jugadores hábiles
}
programs-opponents-3 = { $n ->
    [one] { $n } jugador fuerte
   *[other] { $n } jugadores fuertes
}
programs-opponents-builder = { $opponents } (constructor)
programs-opponents-corsair = { $opponents } (corsario)
programs-next = Siguiente peldaño
programs-again = Otra vez
programs-top = Has superado el último peldaño.
programs-climb = Si ganas, subes al siguiente peldaño.
programs-take-free = Que se siente el ordenador
programs-leave-free = Dejar libre el asiento
problem-programs_off = En esta velada no se permiten jugadores virtuales. Pide a la organización que los permita.
problem-programs_full = { $most ->
    [one] La única mesa con jugadores virtuales está ocupada. Pide a la organización que permita más.
   *[other] Las { $most } mesas con jugadores virtuales están ocupadas. Pide a la organización que permita más.
}
problem-programs_by_organiser = En un torneo, solo la organización puede hacer que juegue el ordenador. Pídeselo.
