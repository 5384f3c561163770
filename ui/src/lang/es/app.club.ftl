club-unreachable = No se puede llegar al servidor del club, probando otra vez…
club-join = Unirse a la velada
club-join-yes = Unirse
club-join-note = El código está en la pantalla de la sala. No hace falta cuenta: el nombre vale solo para esta velada.
club-code = Código de la velada
club-rename = Cambiar nombre
club-organise = Organizo la velada
club-organise-note = Abre la dirección que mostró el servidor del club, o pégala aquí.
club-out-code = Este código no es válido. El correcto está en la pantalla de la sala.
club-out-token = Aquí ya no se reconoce este dispositivo. Únete de nuevo.
club-out-busy = Demasiados intentos. Espera un minuto y vuelve a probar.
club-out-dismissed = La organización ha quitado este dispositivo, ha renovado su acceso o ha empezado una velada nueva.
club-out-name_taken = Alguien ya se llama así en esta velada. Elige otro nombre.
club-out-nameless = Hace falta un nombre.
club-out-too_long = Este nombre es demasiado largo.
club-out-no_evening = Todavía no hay ninguna velada. Vuelve cuando la organización la haya empezado.
club-out-full = La velada está llena: no puede unirse nadie más.
club-out-crowded = Se está uniendo mucha gente. Esta página lo intenta de nuevo en un momento.
problem-no_evening = No hay ninguna velada en curso.
problem-running = Ya hay una velada en curso.
problem-not_allowed = Eso solo puede hacerlo la organización.
problem-taken = Alguien ha sido más rápido: este asiento se acaba de ocupar. Elige otro.
problem-seated = Ya tienes asiento en una mesa. Levántate primero de allí.
problem-given = En este torneo los asientos se asignan.
problem-name_taken = Alguien ya se llama así en esta velada.
problem-full = Está lleno.
problem-unwatched = Esta mesa no admite espectadores.
problem-crowded = Se está uniendo mucha gente desde aquí. Inténtalo de nuevo en un momento.
problem-no_such_time = En ese momento no puede haberse unido nadie. Elige un momento que ya haya pasado.
problem-too_many = Este número es demasiado grande. Máximo: { $most }.
club-seat = Asiento { $n }
club-seat-free = libre
club-free = { $free ->
    [one] { $free } asiento libre
   *[other] { $free } asientos libres
}
club-awaits = Esperando a los jugadores
club-begin-game = Empezar
club-begin-game-note = La partida empieza en cuanto se ocupen todos los asientos. Si la empiezas ahora, la aplicación toma la decisión mínima por los asientos vacíos.
club-sit = Sentarse aquí
club-sit-at = { $table }, asiento { $n }: sentarse aquí
club-place = { $place }.º
club-score = Puntuación: { $score }
club-ended-note = La velada ha terminado. Los registros de tus partidas siguen aquí hasta que empiece otra.
club-tables = Mesas
club-own = Tu mesa
club-you-won = ¡Has ganado!
club-to-table = Ir a la mesa
club-stand = Levantarse
club-stand-sure = Mientras siga la partida, otra persona puede ocupar tu asiento.
club-stand-yes = Sí, levantarse
club-given-note = Espera al sorteo: después esta página muestra tu asiento.
club-archive = Mesas cerradas
club-all-games = Todos los juegos
club-watch = Ver
club-watch-of = Ver { $table }
club-no-tables = Todavía no hay ninguna mesa abierta.
club-label = Mesa { $n }
club-open = Abrir una mesa
club-open-for = Abrir una mesa para { $seats }
club-opened = { $table } está abierta.
club-opened-many = Mesas abiertas: de { $first } a { $last }.
club-take-back = Cerrar de nuevo
club-more-count = Más mesas como esta
club-more = { $tables ->
    [one] Otra igual
   *[other] Otras { $tables } iguales
}
club-given-up = cerrada antes del final
club-record = Descargar el registro
club-record-of = Descargar el registro de { $table }
club-record-whole = El registro entero, para abrirlo en Bucintoro.
club-record-later = Disponible en cuanto acepten todos los que jugaron en esa mesa.
club-agree-note = Esta partida se cerró antes del final. ¿Pueden tener los demás el registro entero, con lo que estaba oculto?
club-agree = Acepto
club-agreed = Has aceptado.
club-archive-empty = Todavía no se ha cerrado ninguna mesa.
club-people = Gente
club-joined = { $people ->
    [0] Todavía no se ha unido nadie.
    [one] Se ha unido { $people } persona.
   *[other] Se han unido { $people } personas.
}
club-change = Cambiar
club-change-event = Cambiar la velada
club-save = Guardar
club-new = Una velada nueva
club-ended = «{ $evening }» ha terminado.
club-begin = Empezar la velada
club-name = Nombre de la velada
club-seating = Asientos
club-seating-free = A elección
club-seating-free-note = Cada uno se sienta donde haya un asiento libre.
club-seating-tournament = Torneo
club-seating-tournament-note = Las mesas y los asientos se sortean, ronda a ronda.
club-opening = ¿Quién puede abrir mesas?
club-opening-organiser = La organización
club-opening-anybody = Todos
club-house-rules = Los jugadores pueden permitir reglas de la casa
club-house-rules-note = Un jugador puede hacer entonces una vez lo que una regla prohíbe. Queda en el registro y lo ve toda la mesa.
club-programs = Mesas con jugadores virtuales
club-programs-note = Como máximo, tantas a la vez. Cada una da trabajo al servidor.
club-programs-off = Desactivado. Nadie puede hacer que juegue el ordenador.
club-programs-seats = Jugadores virtuales
club-organiser = Organización
club-manage = Gestionar
club-manage-of = Gestionar { $table }
club-table-name = Nombre de la mesa
club-earlier = Subir
club-later = Bajar
club-watchable = Admite espectadores
club-watchable-note = En un televisor o un móvil. Allí nadie ve lo que está oculto.
club-move = Pasar a otro servidor
club-move-note = La partida sigue allí. Los móviles pasan automáticamente.
club-close = Cerrar la mesa
club-close-sure = { $table } no podrá continuar después. Su registro pasa a las mesas cerradas.
club-close-yes = Sí, cerrarla
club-find = Buscar a alguien
club-stands = sin asiento
club-remove-sure = ¿Quitar a { $name }? Su asiento queda libre y su móvil se desconecta.
club-lately = Llegadas recientes
club-lately-minutes = Llegadas en los últimos minutos
club-lately-people =
    { $people ->
        [0] Nadie.
        [one] { $people } persona.
       *[other] { $people } personas.
    }
club-lately-remove = Quitarlas todas
club-lately-sure =
    { $people ->
        [one] ¿Quitar a { $people } persona? Su asiento queda libre y su móvil se desconecta.
       *[other] ¿Quitar a { $people } personas? Sus asientos quedan libres y sus móviles se desconectan.
    }
club-way-note = Cuélgalo o enséñalo: basta con escanearlo, escribir un nombre y sentarse.
club-way-note-tournament = Cuélgalo o enséñalo: quien lo escanee y escriba un nombre juega en el torneo.
club-renew = Código nuevo
club-renew-of = Código nuevo para unirse
club-renew-sure = El código anterior ya no deja entrar a nadie. Quien ya está dentro se queda.
club-renew-yes = Sí, renovarlo
club-wall = Pantalla de sala
club-wall-note = Ábrelo en una pantalla grande: muestra el código, los asientos libres y todas las mesas.
club-wall-open = Abrir la pantalla de sala
club-wall-address = Dirección de la pantalla de sala
club-wall-renew = Dirección nueva
club-wall-sure = Todas las pantallas de sala se apagan hasta que se abran con la dirección nueva.
club-key = La clave de la organización
club-key-note = Quien tiene la dirección de la organización puede hacer todo lo que puedes hacer tú. Renueva la clave si alguien la ha visto.
club-key-fresh = Esta es la dirección nueva de la organización. Guárdala bien:
club-key-renew = Renovar la clave
club-key-sure = La dirección anterior deja de valer al momento, también en todos los demás dispositivos.
club-key-yes = Sí, renovar la clave
club-end = Terminar la velada
club-end-note = Se cierran todas las mesas. Los registros se pueden descargar hasta que empiece otra velada.
club-end-sure = { $tables ->
    [0] ¿Terminar ahora la velada?
    [one] Hay { $tables } mesa abierta y se cerrará. ¿Terminar ahora la velada?
   *[other] Hay { $tables } mesas abiertas y se cerrarán. ¿Terminar ahora la velada?
}
club-end-yes = Sí, terminarla
club-ended-wall = La velada ha terminado. ¡Gracias por venir!
club-none-yet = Todavía no hay ninguna velada.
club-wall-join = Para jugar: escanea, o abre
club-wall-code = Código
club-wall-page = { $page } de { $of }
club-back = Volver a la velada
club-ended-here = La organización ha terminado esta partida.
club-ended-place = Tu posición: { $place }.
club-ended-tied = Toda la mesa comparte los puntos.
