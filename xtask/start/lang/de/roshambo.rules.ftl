chapter-goal = Nach drei Runden die meisten Punkte haben.
    .title = Das Ziel
chapter-round = Alle wählen, und alle zeigen zugleich.
    .title = Eine Runde
chapter-table = Was sich richtigstellen lässt.
    .title = An eurem Tisch

help-ROUND-1 = Alle wählen heimlich ein Zeichen. Hat der Letzte gewählt, werden alle gezeigt.
    .title = Wählen
help-ROUND-2 = Niemand zeigt zweimal hintereinander dasselbe Zeichen.
    .title = Ein anderes Zeichen
help-POINT-1 = Stein schlägt Schere, Schere schlägt Papier, Papier schlägt Stein. Ein Zeichen bringt einen Punkt für jedes, das es schlägt.
    .title = Punkte
help-END-1 = Nach drei Runden gewinnen die meisten Punkte. Bei gleich vielen wird der Rang geteilt.
    .title = Das Ende
help-FIX-1 = Punkte lassen sich korrigieren, soweit sie zu gewinnen sind.
    .title = Korrigieren
