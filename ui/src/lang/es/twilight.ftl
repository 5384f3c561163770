# Crepúsculo de Venecia: las palabras del juego en español.

box = Dos casas nobles atraen de noche al séquito del dux por Venecia, cada una hacia su palacio.

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
card-times = { $times } × { $card }
card-left = { $card }: { $left ->
        [one] queda { $left }
       *[other] quedan { $left }
    }
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
        [0] La Favorita no se mueve ({ $first } : { $second }).
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

ask-Merchant = ¿Quién sacó el Mercader?
ask-Cards = { $seat } roba { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }
ask-Turn = Turno de { $seat }
ask-NextRound = { $seat }: ¿empieza la ronda siguiente?
ask-Prepare = Introduce lo que hay en la mesa

## Lo que incumple una orden rechazada

rule-SETUP-1 = Dux y Favorita empiezan en 0, los Guardias en 2.
rule-SETUP-2 = Mercader y Arlequín se sortean y se cambian cada ronda.
rule-SETUP-3 = Ocho cartas iguales solo se muestran antes de la primera carta de la ronda.
rule-TURN-1 = Se juega por turnos.
rule-PLAY-1 = Este turno se juega con un solo tipo, { $suit }: { $card } no puede añadirse.
rule-PLAY-2 = { $empty ->
        [true] No hay mano que cambiar.
       *[other] La mano solo se cambia al principio del turno.
    }
rule-PLAY-3 = La palabra del gremio va en lugar de cartas, no después.
rule-PLAY-4 = No se pasa mientras se pueda jugar, cambiar la mano o llamar.
rule-MOVE-1 = { $card } mueve su ficha, en una dirección y entera.
rule-MOVE-2 = { $pawn } saldría de la pista con { $card }.
rule-MOVE-3 = La jugada se deshace entera.
rule-NOBLE-1 = El Dux ha de estar entre los Guardias: estarían en { $lower } y { $upper }, y el Dux en { $doge }.
rule-CARD-DOGE = Una carta de Dux lo mueve una casilla.
rule-CARD-PROCESSION = Dos cartas de Dux mueven juntos al Dux y a los Guardias.
rule-CARD-GUARD-1 = Un Guardia se mueve una casilla.
rule-CARD-GUARD-11 = Guardias 1+1: los dos una casilla o uno dos.
rule-CARD-GUARD-CLOSE = Los dos Guardias ya están junto al Dux.
rule-CARD-MERCHANT-n = El Mercader avanza tantas casillas como dice la carta.
rule-CARD-HARLEQUIN-n = El Arlequín avanza tantas casillas como dice la carta.
rule-CARD-HARLEQUIN-CENTRE = Con esta carta no puede ir ahora al centro: { $pawn }.
rule-MASK-1 = No hay mascarada: el Arlequín ({ $harlequin }) no está entre el jugador y el Dux ({ $doge }).
rule-MASK-2 = Las cartas de Arlequín de este turno son para { $first }, no para { $now }.
rule-MASK-3 = Se acabó la mascarada: Arlequín { $harlequin }, Dux { $doge }.
rule-MASK-4 = { $suit }: cartas propias y mascarada no se mezclan en un turno.
rule-GUILD-1 = { $pawn } no puede acudir al Mercader: el gremio solo llama al Dux o a un Guardia, y a nadie que ya esté allí.
rule-FAV-1 = La Favorita se mueve al final de cada turno.
rule-FAV-2 = Pasar de la última casilla es llegar a casa.
rule-END-1 = Dux o Favorita en un palacio: acaba la ronda.
rule-END-2 = El mazo se acaba dos veces.
rule-END-3 = Acabado el mazo, gana el lado del Dux.
rule-MATCH-1 = Dos rondas, quizá una tercera.
rule-MATCH-2 = Una tercera ronda empatada es una partida empatada.
rule-COUNT-1 = { $card }: para esto pueden quedar como mucho { $left }.
rule-FIX-1 = No puede ser: { $why }

flaw-pawn-off-track = una ficha estaría fuera de la pista
flaw-card-too-many = la caja tiene menos cartas de esas
flaw-cards-too-many = solo hay 54 cartas
flaw-hand-too-large = una mano tiene ocho cartas como mucho
flaw-hand-unknown = las cartas de una mano no cuadran con su número
flaw-no-such-deal = hay tres repartos, y solo el segundo y el tercero se acaban del todo
flaw-no-such-seat = juegan dos
flaw-position-line = la línea { $line } no se entiende: { $text }
flaw-cards-in-the-app = las cartas las lleva la aplicación, no se corrigen a mano
flaw-no-turn = ahora no es el turno de nadie
flaw-match-decided = la partida quedaría decidida
flaw-not-the-winner = según las rondas gana otro
flaw-round-decided = la ronda habría acabado: el Dux o la Favorita está en casa
flaw-check-due = el mazo se acabó al final del turno del segundo jugador: la ronda se comprobaría ahora
flaw-nothing-to-draw = ahora nadie roba cartas

## La pantalla

setup-order = Dos jugadores frente a frente. La mitad del primero está a la izquierda.
setup-hands = Cartas
setup-own = En nuestras manos
setup-dealt = Las reparte la aplicación
setup-own-note = Juega con las cartas de la caja y toca lo que se juega.
setup-under-way = Ya empezada
setup-under-way-note = Introduce primero lo que hay en la mesa y sigue desde ahí.
setup-dealt-note = La aplicación reparte y guarda las manos: cada uno mira la suya mientras el otro aparta la vista. No hacen falta cartas.
setup-options = Acuerdos
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
played = Jugado en este turno
end-turn = Fin del turno
pass = Pasar
take-back = Deshacer
end-turn-stays = la Favorita no se mueve
end-turn-moves = la Favorita va a { $cell }
end-turn-wins = la Favorita gana la ronda para { $seat }
masquerade = Mascarada
uses = Cartas de Arlequín para { $suit }
call = Palabra del gremio: { $pawn } a { $cell }
change-title = Cambiar la mano
sure-loses = { $seat } gana la ronda: { $by }.
sure-discards = { $count ->
        [one] La carta se descarta y el turno termina.
       *[other] Se descartan las { $count } cartas y el turno termina.
    }
sure-do-play = Jugarla igualmente
change-note = { $count ->
        [one] Toca la carta que se descarta.
       *[other] Toca las { $count } cartas que se descartan.
    }
change-clear = Vaciar
change-do = Descartar { $total } de { $count }
eight-title = ¿Ocho cartas iguales?
hint-title = ¿Qué podría ganar?
hint-now = { $seat }, este turno
hint-then = Si fuera ahora el turno de { $seat }
hint-none = Nada.
hint-kinds = Se muestra una manera de cada tipo, la que gasta menos cartas.
hint-own = Con las cartas de la mano que se muestra.
hint-unseen = Con cartas que nadie ha visto aún; no se sabe quién las tiene.
hint-call = Palabra del gremio: { $pawn }
hint-masked = { $cards } como { $suit }
by-doge-home = el Dux llega a casa
by-favourite-home = la Favorita llega a casa
by-doge-side = decide el lado del Dux
by-favourite-side = decide el lado de la Favorita
correct-title = Corregir
correct-towards = { $pawn } una casilla hacia { $seat }
correct-turn = De quién es el turno
correct-merchant = Quién tiene al Mercader
correct-has-merchant = { $seat } tiene al Mercader
correct-round-open = Sin terminar
correct-hand = Cartas de { $seat }
correct-deal = Reparto
correct-ran-out = Mazo agotado al final de
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
counts = puntos: { $n }
rounds-label = Rondas: { $one } { $first }, { $other } { $second }
deck = Mazo { $deck } · reparto { $deal }
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
again = Revancha
next-round = Ronda { $round }

## The great moments
moment-round = Ronda
moment-merchant = ¿Para quién es el Mercader?
moment-begins = Empieza { $seat }
prepare-note = Pon fichas, rondas, descartes y manos como están en la mesa. Después se sigue desde ahí.
prepare-enter = Introducir
prepare-begin = Seguir desde aquí
