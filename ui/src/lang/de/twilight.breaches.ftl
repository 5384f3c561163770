# What a refused command broke, and what a set-up, a position or a board cannot be.

## Was ein abgelehnter Befehl verletzt

rule-SETUP-1 = Doge und Favoritin beginnen auf 0, die Gardisten auf 2.
rule-SETUP-2 = Kaufmann und Harlekin werden ausgelost und wechseln in jeder Runde den Besitzer.
rule-SETUP-3 = Acht gleiche dürfen nur gezeigt werden, bevor die erste Karte der Runde gespielt ist.
rule-TURN-1 = Die Spieler sind abwechselnd am Zug.
rule-PLAY-1 = In diesem Zug wird nur eine Art gespielt, { $suit }: { $card } passt nicht dazu.
rule-PLAY-2 = { $empty ->
        [true] Du hast keine Karten zum Tauschen.
       *[other] Die Hand tauscht man nur ganz am Anfang des Zuges.
    }
rule-PLAY-3 = Das Wort der Gilde gilt anstelle von Karten, nicht danach.
rule-PLAY-4 = Gepasst wird nicht, solange etwas möglich ist: spielen, Hand tauschen oder rufen.
rule-MOVE-1 = { $card } bewegt nur die eigene Figur, in eine Richtung, um alle Punkte.
rule-MOVE-2 = { $pawn } käme mit { $card } über das letzte Feld hinaus.
rule-MOVE-3 = Der Zug wird ganz zurückgenommen.
rule-NOBLE-1 = Der Doge muss zwischen den Gardisten stehen: Sie stünden auf { $lower } und { $upper }, der Doge auf { $doge }.
rule-CARD-DOGE = Eine Dogenkarte bewegt den Dogen um ein Feld.
rule-CARD-PROCESSION = Zwei Dogenkarten bewegen den Dogen und die Gardisten gemeinsam.
rule-CARD-GUARD-1 = Ein Gardist zieht ein Feld.
rule-CARD-GUARD-11 = Gardisten 1+1: beide ein Feld oder einer zwei.
rule-CARD-GUARD-CLOSE = Beide Gardisten stehen schon neben dem Dogen.
rule-CARD-MERCHANT-n = Der Kaufmann zieht so viele Felder, wie die Karte sagt.
rule-CARD-HARLEQUIN-n = Der Harlekin zieht so viele Felder, wie die Karte sagt.
rule-CARD-HARLEQUIN-CENTRE = Nicht möglich, mit dieser Karte jetzt zur Mitte zu gehen: { $pawn }.
rule-MASK-1 = Keine Maskerade: Der Harlekin ({ $harlequin }) steht nicht zwischen dem Spieler und dem Dogen ({ $doge }).
rule-MASK-2 = Die Harlekinkarten dieses Zuges gelten für { $first }, nicht für { $now }.
rule-MASK-3 = Die Maskerade ist vorbei: Harlekin { $harlequin }, Doge { $doge }.
rule-MASK-4 = { $suit }: eigene Karten und Maskerade gehen nicht im selben Zug.
rule-GUILD-1 = { $pawn } kann nicht zum Kaufmann gerufen werden: Die Gilde ruft nur den Dogen oder einen Gardisten, und niemanden, der schon dort steht.
rule-FAV-1 = Die Favoritin zieht am Ende jedes Zuges.
rule-FAV-2 = Über das letzte Feld hinaus heißt: zu Hause.
rule-END-1 = Doge oder Favoritin in einem Palast beendet die Runde.
rule-END-2 = Der Stapel wird zweimal leer.
rule-END-3 = Ist der Stapel leer, gewinnt die Seite des Dogen.
rule-MATCH-1 = Zwei Runden, vielleicht eine dritte.
rule-MATCH-2 = Endet die dritte Runde unentschieden, endet auch die Partie unentschieden.
rule-COUNT-1 = { $card }: Davon können höchstens noch im Spiel sein: { $left }.
rule-FIX-1 = Das kann nicht sein: { $why }

flaw-pawn-off-track = eine Figur stünde außerhalb der Leiste
flaw-card-too-many = so viele dieser Karten hat die Schachtel nicht
flaw-cards-too-many = es gibt nur 54 Karten
flaw-hand-too-large = eine Hand hat höchstens acht Karten
flaw-hand-unknown = die Karten einer Hand passen nicht zu ihrer Zahl
flaw-no-such-deal = es gibt drei Durchgänge, und nur im zweiten und dritten ist der Stapel am Ende endgültig leer
flaw-no-such-seat = es spielen nur zwei
flaw-position-line = Zeile { $line } ist nicht lesbar: { $text }
flaw-cards-in-the-app = die App verwaltet die Karten, von Hand lassen sie sich nicht korrigieren
flaw-no-turn = jetzt ist niemand am Zug
flaw-match-decided = die Partie wäre entschieden
flaw-not-the-winner = nach den Runden gewinnt jemand anders
flaw-round-decided = die Runde wäre vorbei: Doge oder Favoritin ist in einem Palast
flaw-check-due = der Stapel war am Ende des Zuges des zweiten Spielers leer: Die Runde würde jetzt geprüft
flaw-nothing-to-draw = jetzt zieht niemand Karten
