app-back = Atrás
app-close = Cerrar
word-rule = Regla
word-correct = Corregir
word-check = Revisar
app-cancel = Cancelar
app-line = Línea { $line }: { $text }
app-seat = Asiento { $n }
app-program = Jugador virtual
app-empty = vacío
app-waits = Tu acción espera. Se enviará en cuanto el anfitrión responda.
    .club = Tu acción espera. Se enviará en cuanto el servidor responda.
app-unreachable = El anfitrión no responde. Se sigue intentando…
part-failed = No se pudo cargar esta parte de la página.
part-retry = Probar otra vez

game-serenissima-2e = Serenissima
game-twilight = Twilight of Venice
game-serenissima-1996 = Serenissima, primera edición (1996)
game-libertalia = Libertalia

asking-title = Explicar
table-hint = Pista
asking-note = Toca lo que quieras que se explique.

side-south = lado cercano
side-west = lado izquierdo
side-north = lado de enfrente
side-east = lado derecho

table-bar = Partida
table-undo = Deshacer:
table-undo-together = las respuestas de { $names }{ $revealed ->
        [0] {""}
       *[other] , que todos han visto
    }
table-undo-back = hasta «{ $what }», { $seat }
table-redo = Rehacer
table-record = Registro
table-fair = Justo
table-waits = De nuevo en este sorteo. Toca para continuar.
table-menu = Menú
table-past = Mirando atrás, entrada { $n }
table-now = Volver a la partida
table-continue = Seguir desde aquí

past-before = Una entrada atrás
past-after = Una entrada adelante
idle-wake = Despertar la pantalla
clock-pause = Parar los relojes
clock-go = Poner en marcha los relojes

problem-refused = Las reglas no lo permiten.
problem-stale = La partida ha cambiado. Mira y prueba otra vez.
problem-late = Ya respondida o deshecha. Mira y prueba otra vez.
problem-not_found = { $what ->
        [table] Esta partida ya no está aquí. Vuelve atrás y mira otra vez.
        [seat] Ese asiento no existe en la partida. Vuelve atrás y mira otra vez.
        [game] Esta versión de la aplicación no conoce ese juego. Actualiza la aplicación.
        [board] Este tablero ya no está aquí. Elige otro.
        [entry] Esa entrada no existe en el registro. Vuelve atrás y mira otra vez.
        [device] Este dispositivo ya no está: se quitó o dejó de pedir entrar.
        [person] Esta persona ya no está en la lista.
        [group] Este grupo ya no está aquí. Elige otro.
        [tournament] No hay ningún torneo en curso.
        [node] Este servidor no está en marcha. Elige otro.
        [folder] Aquí no se pueden hacer copias diarias.
        [backup] Esta copia ya no está aquí. Elige otra.
        [file] Este archivo ya no está aquí. Ábrelo otra vez.
        [parcel] El archivo no llegó completo. Empieza de nuevo.
        [part] El archivo no llegó completo. Empieza de nuevo.
       *[other] Esto ya no está aquí. Vuelve atrás y mira otra vez.
    }
problem-nothing_to_undo = No hay nada que deshacer.
problem-nothing_to_redo = No hay nada que rehacer.
problem-no_chance = Ahora no hay nada que tirar ni sortear.
problem-not_begun = La partida aún no ha empezado: espera a los jugadores.
problem-unreadable = Esto no se puede leer: { $detail }
problem-unsupported = Esta versión ya no puede hacerlo. Recarga la página.
problem-damaged = La primera línea de la partida está dañada. Restáurala desde una copia o una exportación.
problem-newer = Una versión más reciente de la aplicación escribió la línea { $line } de este registro. No se ha perdido nada: actualiza la aplicación para abrir la partida.
problem-disk_full = El disco está lleno. No se ha cambiado nada: libera espacio y toca otra vez.
problem-not_over = Solo es posible al terminar la partida.
problem-suggestions_off = En esta partida no hay pistas.
problem-too_long = Es demasiado largo y no se aceptó. Usa un texto más corto o un archivo más pequeño.
problem-unanswered = La conexión se cortó en cada intento. Prueba más tarde o con un archivo más pequeño.
problem-internal = Algo falló internamente. No se ha cambiado nada. El registro técnico dice más en { $ticket }.
problem-unsettled = Aún no es seguro que se haya hecho. Comprueba el resultado antes de volver a intentarlo. El registro técnico dice más en { $ticket }.

app-connecting = Conectando…
host-title = Móviles en la mesa
host-phones = { $count ->
        [one] { $count } móvil
       *[other] { $count } móviles
    }
past-story = Lo que pasó hasta aquí
past-start = La preparación. Aún no ha pasado nada.
table-yours = Te toca
table-turn = Es el turno de { $names }.
pieces-title = Qué hacer en la mesa
pieces-lay-out = Montar el juego
app-pack = Guardar en la caja
app-story = La historia de esta partida
app-share = Compartir

problem-board = No se aceptó el tablero:
problem-setup = La partida no se puede montar así:
problem-import = El archivo tiene fallos. No se importó nada:
