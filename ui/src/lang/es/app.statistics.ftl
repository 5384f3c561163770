# Lo que suman todas las mesas, quién jugó en ellas y quién juega junto.
stats-figures = Cifras
stats-people = Personas
stats-groups = Grupos
stats-filter = Filtros
stats-by-game = Juego
stats-by-people = Personas
stats-by-seats = Número de jugadores
stats-by-period = Cuándo
stats-any-game = Todos los juegos
stats-anybody = Todos
stats-any-number = Cualquier número de jugadores
stats-of = { $many ->
    [one] { $many } jugador
   *[other] { $many } jugadores
}
stats-always = Desde siempre
stats-days = { $past ->
    [one] Último día
   *[other] Últimos { $past } días
}
stats-programs = Con jugadores virtuales
stats-all = Quitar filtros
stats-people-note = Se cuentan las partidas en las que jugaron juntas todas las personas elegidas.
stats-unread = { $tables ->
    [one] { $tables } partida no se pudo leer y no cuenta.
   *[other] { $tables } partidas no se pudieron leer y no cuentan.
}
stats-none = Ninguna partida terminada coincide.
stats-games = Partidas jugadas
stats-time = Tiempo en la mesa
stats-each = { $time } por partida
stats-longest = Mejor racha de victorias
stats-played = Qué se jugó
stats-everybody = { $people ->
    [one] Mostrar la única persona
   *[other] Mostrar las { $people } personas
}
stats-in-games = { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
}
stats-wins = Victorias
stats-average = Posición media
stats-streak = Victorias seguidas
stats-best = récord: { $games }
stats-places = Posiciones finales
stats-place = { $times ->
    [one] posición { $place }: una vez
   *[other] posición { $place }: { $times } veces
}
stats-attacked = { $times ->
    [0] Nunca sufrió un ataque
    [one] Sufrió un ataque
   *[other] Sufrió { $times } ataques
}
stats-by = { $name } ({ $times })
stats-attacks = { $times ->
    [0] No atacó a nadie.
    [one] Atacó una vez.
   *[other] Atacó { $times } veces.
}
stats-start = Inicio preferido:
stats-started = { $games ->
    [one] una vez, ganó { $wins }
   *[other] { $games } veces, ganó { $wins }
}
stats-pace = { $decisions ->
    [one] { $decisions } decisión
   *[other] { $decisions } decisiones
}, en total { $time }: { $each } cada una
stats-versus = Cara a cara
stats-versus-note = Cuántas veces cada fila quedó por delante de cada columna, y por detrás.
stats-level = { $level } en empate
stats-luck = Dados: { $showed }, { $sum } respecto a la media
stats-luck-usual = ni suerte ni mala suerte
stats-luck-good = tanta suerte como una persona de cada { $among }
stats-luck-bad = tan mala suerte como una persona de cada { $among }
stats-seconds = { $seconds } s
stats-minutes = { $minutes } min
stats-hours = { $hours } h { $minutes } min
stats-left-note = Una partida cuenta para quienes estaban sentados al terminar. Quien se fue antes no se cuenta.
stats-people-what = Toca a alguien para unir dos nombres, cambiarle el nombre o no contarlo. Los registros quedan como están.
stats-also = También: { $names }
stats-is-out = No cuenta
stats-called = Nombre
stats-rename = Cambiar el nombre
stats-names = Nombres de la misma persona
stats-part = Separar
stats-part-from = Separar a { $name }
stats-same = { $name } es la misma persona que
stats-find = Buscar un nombre
stats-counted = Cuenta en las estadísticas
stats-unchanged = Ningún registro cambia: en las partidas los nombres quedan como se escribieron.
stats-groups-what = Un grupo recuerda a sus jugadores, sus asientos y sus reglas. Guarda uno al crear una partida o desde el menú de una partida.
stats-play = Jugar otra vez
stats-forget = Borrar
stats-forget-title = ¿Borrar { $group }?
stats-forget-text = Sus partidas y estadísticas quedan. Solo se borra el grupo.
stats-keep-what = Estas personas, sus asientos y estas reglas: su próxima partida empieza con dos toques.
stats-group-name = Nombre del grupo
stats-keep = Guardar
