# Pages, and sheets over a table.

home-motto = Se juega en la mesa. Bucintoro se encarga del orden, la banca, los dados y la puntuación.
home-new = Nueva partida
home-tables = Partidas
home-shelf = Juegos en la estantería
home-go-on = Continuar
home-look = Ver
home-asked = Se espera a { $names }
home-won = Victoria: { $names }
home-empty = Aún no hay partidas. Saca la caja de la estantería, despliega el tablero y empieza una.
home-over = terminada
home-copy = copia
home-turn = { $turn ->
        [0] sin empezar
       *[other] turno { $turn }
    }
home-turn-twilight = turno { $turn }
home-turn-serenissima-1996 = ronda { $turn }
home-turn-libertalia = campaña { $raid }, día { $day }
home-demo = Demostración · paso { $step }
home-label = Renombrar, añadir nota o archivar
home-rematch = Revancha
home-export = Exportar
home-delete = Borrar
home-import = Importar archivo
home-backup = Hacer copia de todo
home-exports = Exportar para otras aplicaciones
home-taking = Importando el archivo…
home-saving = Creando la copia de seguridad…
home-rules = Reglas
home-settings = Ajustes
home-statistics = Estadísticas
home-more = Más
home-more-of = Más sobre la partida: { $names }
home-see = Ver cómo funciona: 10 minutos

new-title = Nueva partida
new-game = Juego
new-players = Jugadores
new-player = Jugador { $n }
new-name = Nombre del jugador { $n }
new-chair = Jugador { $n }: { $name }
new-colour = El jugador { $n } juega con el color { $colour ->
        [red] rojo
        [blue] azul
        [orange] naranja
        [green] verde
        [yellow] amarillo
        [white] blanco
       *[other] negro
    }
new-later = Cambiar de asiento con el siguiente
new-chance = { $kinds ->
        [dice] Dados
        [draws] Sorteos
       *[both] Dados y sorteos
    }
new-colours = Color:
new-side = Se sienta en el { $side }:
new-by-app = La aplicación
new-by-table = Nosotros
new-chance-note = Se puede cambiar en cualquier momento.
new-start = Empezar
new-groups = Grupos
new-keep = Guardar como grupo

settings-title = Ajustes
settings-language = Idioma
settings-theme = Tema
settings-auto = Automático
settings-light = Día
settings-dark = Noche
settings-text = Tamaño del texto
settings-on = Sí
settings-off = No
settings-sounds = Sonidos y vibración
settings-notices = Avisar de quién es el turno cuando la ventana no está delante
settings-first-use = Explicar cada herramienta la primera vez
settings-clock = Un reloj por jugador
settings-idle = Atenuar la pantalla en reposo
settings-minutes = tras { $minutes } min
settings-pace = Qué hacer con las piezas
settings-pace-tap = Paso a paso, al tocar
settings-pace-slow = Automático, lento
settings-pace-quick = Automático, rápido
settings-pace-once = Todo a la vez
settings-programs = Jugadas de los jugadores virtuales
settings-programs-tap = Esperar a «Listo»
settings-programs-timed = Seguir automáticamente
settings-letters = Atajos de una sola letra
settings-letters-plain = Sí
settings-letters-alt = Con Alt
settings-letters-off = No
settings-credits = Licencias y créditos
settings-about = Bucintoro acompaña a quienes tienen los juegos. No muestra imágenes, logotipos ni textos de ellos; los nombres son de sus editoriales.

refusal-allow = Permitir igualmente
refusal-sure = Permitir pese a «{ $rules }»
refusal-ok = OK
refusal-limit = En la caja no hay más: no se puede permitir.
refusal-not-asked = Ahora no es posible.

record-note = La partida está en la entrada { $head }. Nada se quita nunca del registro.
record-to = La partida sigue desde la entrada { $n }.
record-to-start = La partida volvió a la preparación.
record-settings = Se cambiaron los nombres, los lados o quién tira.
record-released = { $by ->
        [host] El anfitrión
       *[organiser] La organización
    } quitó el dispositivo de { $seat } ({ $at }).
record-new-seed = Los sorteos siguen con una semilla nueva, fijada de antemano por { $commitment }.
record-round = Ronda para una semilla nueva (n.º { $round }). Comprometidos: { $names }
record-round-asked = { $name } pidió una semilla nueva. Empieza una ronda (n.º { $round }). Comprometidos: { $names }
record-round-done = La ronda terminó: su semilla vale desde el sorteo { $from }.
record-round-void = La ronda queda sin resultado. Sin respuesta: { $names }
record-round-stopped = La ronda queda sin resultado: el anfitrión la interrumpió.
record-waived = Permitido igualmente:
record-drawn = tirado o sorteado por la aplicación
record-branch = deshecho
record-whose = Filtrar por jugador
record-all = Todo
record-allowed = Permitido igualmente
record-none = No hay nada de ese tipo.
record-older = Entradas anteriores ({ $entries })
record-ways = Jugadas deshechas ({ $ways })
record-look = Ver

keys-title = Atajos de teclado
keys-undo = Deshacer
keys-tabs = Abrir una pestaña
keys-arrow = Flechas
keys-arrows = Pasar de un lugar iluminado a otro
keys-past = Una entrada atrás o adelante al mirar atrás
keys-walk = Recorrerlo todo y activarlo

menu-resume = Volver a montar el juego
menu-game = Esta partida
menu-players = Jugadores
menu-screen = Esta pantalla
menu-end = Terminar ahora

rules-search = Buscar en las reglas
rules-none = No se encontró nada.

home-join = Unirse a una partida
home-take-over = Continuar aquí una partida
refusal-asked = Pregunta pendiente: { $ask }

fault-no_hash = la línea no tiene huella
fault-wrong_hash = la huella no cuadra: se cambió esta línea o una anterior
fault-unreadable = la línea no se puede leer ({ $detail })
fault-newer = el archivo tiene el formato { $found }, esta aplicación lee hasta { $known }: actualízala
fault-unknown_game = aquí no se conoce el juego { $game }
fault-setup = la preparación tiene fallos ({ $flaws })
fault-number = está la entrada { $found } donde debía estar la { $expected }
fault-after = la entrada sigue a { $found }, pero la partida estaba en { $expected }
fault-head = la partida no puede ir a { $to }
fault-differs = al repetirla, esta entrada da otro resultado
fault-mark = la entrada dice «{ $mark }», y no es así
fault-not_a_record = esto no es el registro de una partida
fault-empty = el archivo está vacío
fault-settings = los nombres y los lados tienen fallos ({ $flaws })
fault-no_seat = ese asiento no existe en la partida
fault-shared_seed = la semilla compartida no es correcta ({ $detail })
fault-limits = supera lo que hay en la caja ({ $flaws })
fault-fails = la aplicación no puede repetir esta entrada
fault-too_long = el registro es demasiado largo

flaw-seats-count = Jugadores: { $seats }; el juego es de { $least } a { $most }.
flaw-seats-differ = Nombres: { $chairs }; jugadores: { $seats }.
flaw-name-empty = El jugador { $seat } no tiene nombre.
flaw-name-long = El nombre del jugador { $seat } pasa de { $most } caracteres.
flaw-name-control = El nombre del jugador { $seat } tiene caracteres que no se pueden mostrar.
flaw-name-twice = { $name } está dos veces en la partida (jugador { $seat }).
flaw-seat-empty = Nadie ocupa el asiento del jugador { $seat }.
flaw-program-empty = El asiento del jugador { $seat } no puede estar vacío mientras lo ocupe un jugador virtual.
flaw-no-programs = Este juego no tiene jugadores virtuales en este dispositivo.
flaw-programs-need-dealt-hands = Para los jugadores virtuales y las pistas, la aplicación tiene que repartir las cartas.
flaw-waiver-unknown = No existe la regla { $rule }.
flaw-waiver-limit = La regla { $rule } no se puede anular: la caja no trae suficientes piezas.
flaw-waiver-twice = { $rule } figura dos veces entre lo siempre permitido.
flaw-waivers-long = Se permiten siempre demasiadas cosas.

guest-leave = Dejar este asiento
guest-leave-note = El asiento queda libre para otro móvil. Para volver hará falta su código nuevo.
guest-leave-yes = Dejarlo
guest-refused = El anfitrión aún puede permitirlo.
    .club = Un móvil que pueda actuar por todos puede permitirlo de todos modos. La organización puede habilitarlo.
