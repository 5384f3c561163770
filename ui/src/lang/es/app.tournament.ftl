# Un torneo en una velada del club.

club-tournament = Torneo
tournament-title = Torneo
tournament-table-word = Mesa

tournament-set-up = Preparar el torneo
tournament-size = Jugadores por mesa
tournament-size-note = Las mesas tienen este tamaño si es posible; si no, uno dentro de estos límites. Quien sobra descansa.
tournament-least = Como mínimo
tournament-most = Como máximo
tournament-rounds = Rondas
tournament-points = Puntos por posición
tournament-scale-even = Pasos iguales
tournament-scale-even-note = En una mesa de cuatro: 6, 4, 2, 0. En caso de empate se reparten. Un punto vale lo mismo en mesas de cualquier tamaño.
tournament-scale-steep = Más por ganar
tournament-scale-steep-note = En una mesa de cuatro: 6, 3, 1, 0. En caso de empate se reparten.
tournament-first = Primera ronda
tournament-first-lot = Por sorteo
tournament-first-lot-note = Después se encuentran jugadores con puntuación parecida que aún no han jugado entre sí.
tournament-first-list = Por una lista
tournament-first-list-note = Tú ordenas a los jugadores; los primeros de la lista no se encuentran en la primera ronda.
tournament-joined =
    { $people ->
        [0] Aún no hay nadie. Quien llegue, juega.
        [one] 1 persona ha llegado y juega; quien llegue después, también.
       *[other] { $people } personas han llegado y juegan; quien llegue después, también.
    }
tournament-settle = Fijar

tournament-not-begun = Aún no ha empezado
tournament-round = Ronda { $n }
tournament-round-of = Ronda { $n } de { $of }
tournament-over = El torneo ha terminado
tournament-waits =
    { $tables ->
        [one] 1 mesa sigue jugando.
       *[other] { $tables } mesas siguen jugando.
    }
tournament-draw = Sortear la ronda { $round }
tournament-call = Dar el tiempo por terminado
tournament-call-sure =
    { $tables ->
        [one] En la mesa que sigue jugando todos se reparten los puntos. Después puedes introducir las posiciones.
       *[other] En las { $tables } mesas que siguen jugando todos se reparten los puntos. Después puedes introducir las posiciones.
    }
tournament-call-yes = Se acabó el tiempo
tournament-take-back = Anular la ronda
tournament-take-back-sure = Las mesas de la ronda { $round } se cierran y se sortea de nuevo.
tournament-take-back-yes = Anular la ronda

tournament-plays = En juego
tournament-by-hand = Introducido por la organización
tournament-bye = Descansa
tournament-byes = Descansan: { $names }
tournament-enter = Introducir resultado
tournament-enter-of = Introducir el resultado de { $table }
tournament-correct = Corregir
tournament-correct-of = Corregir el resultado de { $table }
tournament-result-of = Resultado de { $table }
tournament-result-note = Quienes empatan tienen la misma posición. Las rondas sorteadas quedan como están; la clasificación se ajusta.
tournament-absent = No jugó

tournament-standings = Clasificación
tournament-final = Clasificación final
tournament-place = Pos.
tournament-player = Jugador
tournament-sum = Puntos
tournament-wins = Victorias
tournament-opponents = Rivales
tournament-by-lot = Posición por sorteo
tournament-by-direct = Posición por las mesas en común
tournament-by-wins = Posición por número de victorias
tournament-by-opponents = Posición por los puntos de los rivales
tournament-points-of = Puntos: { $points }
tournament-left = se fue
tournament-sheet = Guardar como hoja de cálculo
tournament-seed = Semilla de los sorteos: { $seed }

tournament-players = Jugadores
tournament-players-note = Quien se va conserva sus puntos y ya no entra en el sorteo. Quien llega tarde juega desde la ronda siguiente.
tournament-list-note = Los más fuertes primero: los primeros de la lista no se encuentran en la primera ronda.
tournament-up-of = Subir a { $name }
tournament-go = Se va
tournament-go-of = { $name } se va
tournament-back = Vuelve a jugar
tournament-back-of = { $name } vuelve a jugar

tournament-you-sit = Tu sitio: { $table }
tournament-you-placed = Tu resultado: posición { $place }
tournament-you-absent = Tu resultado: no has jugado
tournament-you-next = { $table }: terminada. Esta página mostrará tu asiento cuando se sortee la próxima ronda.
tournament-you-with = Con { $names }
tournament-you-bye = Esta ronda descansas
tournament-you-wait = Juegas en la próxima ronda.
tournament-you-stand = Posición { $place } de { $of }, puntos: { $points }
tournament-go-home = Dejar el torneo
tournament-go-home-sure = Conservas tus puntos y ya no entras en el sorteo.
tournament-go-home-yes = Sí, dejarlo
tournament-play = Juego

tournament-problem-sizes = Este juego no tiene mesas de ese tamaño.
tournament-problem-rounds = No se pueden planear tantas rondas.
tournament-problem-points = Los puntos por posición no encajan.
tournament-problem-bye = Descansar no puede valer más que ganar.
tournament-problem-begun = La primera ronda ya se ha sorteado.
tournament-problem-over = Todas las rondas previstas se han sorteado.
tournament-problem-unfinished =
    { $tables ->
        [one] 1 mesa aún no tiene resultado.
       *[other] { $tables } mesas aún no tienen resultado.
    }
tournament-problem-too_few = Jugadores presentes: { $present }. Una mesa necesita al menos { $least }.
tournament-problem-no_such_player = Este jugador no está en el torneo.
tournament-problem-no_such_table = Esta mesa ya no existe.
tournament-problem-places = Estas posiciones no encajan con la mesa.
tournament-problem-played = Una mesa de esta ronda ya tiene resultado.
