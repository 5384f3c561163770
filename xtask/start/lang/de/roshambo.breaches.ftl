# What a refused command broke, and what a set-up or a position cannot be.

rule-ROUND-1 = Alle wählen heimlich, und die letzte Wahl zeigt alle.
rule-ROUND-2 = Niemand zeigt zweimal hintereinander dasselbe Zeichen.
rule-POINT-1 = Ein Zeichen bringt einen Punkt für jedes, das es schlägt.
rule-END-1 = Nach drei Runden gewinnen die meisten Punkte.
rule-FIX-1 = So viele Punkte kann niemand haben: { $points }.

flaw-position = Die Stellung ist nicht lesbar.
flaw-seats = Es gibt nicht gleich viele Zeichen und Punktestände.
flaw-choices = Die Zeichen passen nicht zur Runde: Alle müssen offen oder bekannt sein.
flaw-points = Jemand hat mehr Punkte, als möglich sind.
flaw-round = Diese Runde gibt es nicht.
