# Crepúsculo de Venecia: las palabras del juego en español.

box = Dos casas nobles atraen de noche al séquito del Dux por Venecia, cada una hacia su palacio.

pawn-doge = Dux
pawn-lower-guard = Guardia derecho
pawn-upper-guard = Guardia izquierdo
pawn-merchant = Mercader
pawn-harlequin = Arlequín
pawn-favourite = Favorita
suit-doge = Dux
suit-guards = Guardias
suit-merchant = Mercader
suit-harlequin = Arlequín
card-doge = Dux 1
card-guard-1 = Guardia 1
card-guard-11 = Guardias 1+1
card-guard-close = Guardias al Dux
card-merchant-1 = Mercader 1
card-merchant-2 = Mercader 2
card-merchant-3 = Mercader 3
card-harlequin-1 = Arlequín 1
card-harlequin-2 = Arlequín 2
card-harlequin-3 = Arlequín 3
card-harlequin-4 = Arlequín 4
card-harlequin-5 = Arlequín 5
card-harlequin-centre = Arlequín al centro
card-procession = Cortejo
card-times = { $times } × { $card }
card-left = { $card }: { $left ->
        [one] queda { $left }
       *[other] quedan { $left }
    }
left = { $count ->
        [one] queda { $count }
       *[other] quedan { $count }
    }
times = × { $count }
cell = { $n } de { $seat }
move = { $pawn } a { $to }
play-way = { $card }: { $moves }
pawn-told = { $pawn }: { $cell }; casillas hasta el palacio de { $first }: { $one }, de { $second }: { $other }
guard-towards = Guardia del lado de { $seat }
way-not = { $way }; ahora no: { $rules }
deal = Reparto { $deal }
round = Ronda { $round }
round-drawn = empate
fix-hand = { $seat } tiene { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    } en la mano

event-MerchantDrawn = { $seat } saca el Mercader.
event-RoundBegan = Ronda { $round }: { $merchant } tiene el Mercader y empieza.
event-EightShown = { $seat } muestra ocho cartas de un tipo: { $suit }. Se reparte de nuevo.
event-Drew = { $seat } roba { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }.
event-TurnBegan = Turno de { $seat }.
event-Played = { $seat } juega { $pair ->
        [true] un cortejo
       *[other] { $card }
    }: { $moves }.
event-Called = Palabra del gremio de { $seat }: { $pawn } a { $to }.
event-HandChanged = { $seat } cambia la mano: { $cards }.
event-Passed = { $seat } no puede hacer nada y pasa.
event-TurnEnded = { $moved ->
        [0] La Favorita no se mueve ({ $first } : { $second }).
       *[other] La Favorita va a { $favourite } ({ $one } { $first }, { $other } { $second }).
    }
event-Reshuffled = { $why ->
        [level] Todo igualado: empieza el reparto { $deal }.
       *[other] Se acabó el mazo: empieza el reparto { $deal }.
    }
event-RanOut = El mazo se acabó al final del turno de { $seat }.
event-RoundEnded = Ronda { $round }: { $winner ->
        [none] no gana nadie
       *[other] gana { $winner }
    } – { $by ->
        [doge-home] el Dux está en casa
        [favourite-home] la Favorita está en casa
        [doge-side] cuenta el lado del Dux
        [favourite-side] cuenta el lado de la Favorita
        [given-up] el otro lado se ha rendido
       *[other] igualdad tras el tercer reparto
    }.
event-MatchEnded = { $winner ->
        [none] La partida acaba en empate
       *[other] { $winner } gana la partida
    }: { $one } { $first }, { $other } { $second }.
event-Corrected = Corregido: { $text }.

## Qué se deshace

undo-what = { $event ->
        [MerchantDrawn] Mercader
        [RoundBegan] inicio de la ronda
        [EightShown] ocho cartas
        [Drew] robo
        [Played] carta
        [Called] palabra del gremio
        [HandChanged] cambio de mano
        [Passed] paso
        [TurnEnded] fin del turno
        [Reshuffled] mezcla
        [RanOut] fin del turno
        [RoundEnded] fin de la ronda
        [MatchEnded] fin de la partida
        [Corrected] corrección
       *[other] última acción
    }

ask-Merchant = ¿Quién sacó el Mercader?
ask-Cards = { $seat } roba { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }
ask-Turn = Turno de { $seat }
ask-NextRound = { $seat }: ¿empieza la ronda siguiente?
ask-Prepare = Introduce lo que hay en la mesa

## La pantalla

setup-order = Dos jugadores frente a frente. La mitad del primero está a la izquierda.
setup-hands = Cartas
setup-own = Nuestras propias cartas
setup-dealt = Las reparte la aplicación
setup-own-note = Juega con las cartas de la caja y toca lo que se juega.
setup-under-way = Ya empezada
setup-under-way-note = Introduce primero lo que hay en la mesa y sigue desde ahí.
setup-dealt-note = La aplicación reparte y guarda las manos. No hacen falta cartas.
setup-options = Reglas de la casa
setup-no-op = Cartas sin efecto
setup-no-op-note = «Al Dux», «al centro» y la palabra del gremio valen aunque nada se mueva.
setup-centre-in-masquerade = Centro en mascarada
setup-centre-in-masquerade-note = «Al centro» puede llevar otra ficha al 0.
setup-split-guards = Repartir entre los Guardias
setup-split-guards-note = En mascarada una carta puede repartirse entre los dos Guardias.
chance-of-draws = Quién recibe el Mercader
end-early = Parar: deciden las rondas ganadas

panel-title = El turno
track-title = Las pistas
lying-upright = La pista queda vertical entre los jugadores
cards-matrix = Mostrar todas las jugadas en las cartas
played = Jugado en este turno
end-turn = Fin del turno
pass = Pasar
end-turn-stays = la Favorita no se mueve
end-turn-moves = la Favorita va a { $cell }
end-turn-wins = la Favorita gana la ronda para { $seat }
end-turn-check = mazo vacío: { $seat } gana la ronda, { $by }
end-turn-level = { $again ->
        [true] mazo vacío, empate: empieza el tercer reparto
       *[other] mazo vacío, empate: nadie gana la ronda
    }
masquerade = Mascarada
uses = Cartas de Arlequín para { $suit }
call-title = Palabra del gremio
call = Palabra del gremio: { $pawn } a { $cell }
lift-card = Toca una carta: la pista muestra adónde lleva.
lift-more = Toca otra carta o termina el turno.
lift-none = { $then ->
        [end] Ahora no se puede jugar ninguna carta: puedes terminar el turno.
        [pass] Ahora no se puede jugar ninguna carta: puedes pasar.
       *[other] Ahora no se puede jugar ninguna carta.
    }
lifted = { $card }: { $moves ->
        [one] { $moves } jugada posible.
       *[other] { $moves } jugadas posibles.
    }
lifted-where = Toca adónde va la ficha.
lifted-anyway = Para permitirla igualmente, toca adónde va la ficha.
lifted-again = Jugada. Juega otra carta «{ $card }» o termina el turno.
lifted-none = { $card } no se puede jugar ahora.
both-guards = Ambos Guardias
play-idle = Jugar sin mover nada
change-title = Cambiar la mano
sure-loses = { $seat } gana la ronda: { $by }.
sure-discards = { $count ->
        [one] La carta se descarta y el turno termina.
       *[other] Se descartan las { $count } cartas y el turno termina.
    }
sure-do-play = Jugarla igualmente
change-note = { $count ->
        [0] Ya están todas las cartas.
        [one] Toca { $count } carta para descartarla
       *[other] Toca { $count } cartas para descartarlas
    }
change-clear = Vaciar
change-do = Descartar { $total } de { $count }
eight-title = ¿Ocho cartas del mismo tipo?
eight-note = Ambas manos se barajan con el mazo y se reparten de nuevo. ¿Quién muestra qué tipo?
hint-title = ¿Qué podría ganar?
hint-now = { $seat }, este turno
hint-then = Si fuera ahora el turno de { $seat }
hint-none = Nada.
hint-kinds = La manera más corta de cada tipo
hint-own = Con la mano mostrada
hint-unseen = Con cartas que nadie ha visto
hint-call = Palabra del gremio: { $pawn }
hint-masked = { $cards } como { $suit }
by-doge-home = el Dux llega a casa
by-favourite-home = la Favorita llega a casa
by-doge-side = decide el lado del Dux
by-favourite-side = decide el lado de la Favorita
correct-towards = { $pawn } una casilla hacia { $seat }
correct-turn = De quién es el turno
correct-merchant = Quién tiene el Mercader
correct-has-merchant = { $seat } tiene el Mercader
correct-round-open = Sin terminar
correct-hand = Cartas de { $seat }
correct-deal = Reparto
correct-ran-out = Mazo agotado al final del turno de
correct-ran-out-no = Todavía no
correct-discards = Descartes
hand-pass = Pasa la tableta a { $seat }
hand-own = Tu mano
hand-show = { $count ->
        [one] Ver mi carta
       *[other] Ver mis cartas ({ $count })
    }
draw-app = Sortea la aplicación
deal-app = Reparte la aplicación
has-merchant = tiene el Mercader
has-harlequin = tiene el Arlequín
hand-count = { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }
counts = Favorita: { $n ->
        [0] 0
       *[other] +{ $n }
    }
rounds-label = Rondas: { $one } { $first }, { $other } { $second }
deck = Mazo: quedan { $deck } · reparto { $deal }
last-turn = Último turno
ran-out = El mazo está vacío
match-drawn = La partida acaba en empate
match-won = { $seat } gana la partida
rounds-won = { $rounds ->
        [one] { $rounds } ronda
       *[other] { $rounds } rondas
    }
round-level = Nadie gana la ronda
round-won = { $seat } gana la ronda
next-round = Ronda { $round }

## The great moments
moment-round = Ronda
moment-merchant = ¿Para quién es el Mercader?
moment-begins = Empieza { $seat }
prepare-note = Pon fichas, rondas, descartes y manos como están en la mesa. Después se sigue desde ahí.
prepare-enter = Introducir
prepare-begin = Seguir desde aquí
