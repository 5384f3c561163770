# What a refused command broke, and what a set-up, a position or a board cannot be.

## Lo que incumple una orden rechazada

rule-SETUP-1 = Dux y Favorita empiezan en 0, los Guardias en 2.
rule-SETUP-2 = Mercader y Arlequín se sortean y se cambian cada ronda.
rule-SETUP-3 = Ocho cartas del mismo tipo solo se muestran antes de la primera carta de la ronda.
rule-TURN-1 = Se juega por turnos.
rule-PLAY-1 = Este turno se juega con un solo tipo, { $suit }: { $card } no puede añadirse.
rule-PLAY-2 = { $empty ->
        [true] No hay mano que cambiar.
       *[other] La mano solo se cambia al principio del turno.
    }
rule-PLAY-3 = La palabra del gremio va en lugar de cartas, no después.
rule-PLAY-4 = No se pasa mientras se pueda jugar, cambiar la mano o llamar.
rule-MOVE-1 = { $card } mueve su ficha, en una sola dirección y con todos sus puntos.
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
rule-COUNT-1 = { $card }: pueden quedar en juego como mucho { $left }.
rule-FIX-1 = No puede ser: { $why }

flaw-pawn-off-track = una ficha estaría fuera de la pista
flaw-card-too-many = la caja tiene menos cartas de esas
flaw-cards-too-many = solo hay 54 cartas
flaw-hand-too-large = una mano tiene ocho cartas como mucho
flaw-hand-unknown = las cartas de una mano no cuadran con su número
flaw-no-such-deal = hay tres repartos, y solo el segundo y el tercero se acaban del todo
flaw-no-such-seat = solo juegan dos
flaw-position-line = la línea { $line } no se puede leer: { $text }
flaw-cards-in-the-app = las cartas las lleva la aplicación, no se corrigen a mano
flaw-no-turn = ahora no es el turno de nadie
flaw-match-decided = la partida quedaría decidida
flaw-not-the-winner = según las rondas gana otro
flaw-round-decided = la ronda habría acabado: el Dux o la Favorita está en casa
flaw-check-due = el mazo se acabó al final del turno del segundo jugador: la ronda se comprobaría ahora
flaw-nothing-to-draw = ahora nadie roba cartas
