# Ein Turnier an einem Vereinsabend.

club-tournament = Turnier
tournament-title = Turnier
tournament-table-word = Tisch

tournament-set-up = Turnier einrichten
tournament-size = Spieler je Tisch
tournament-size-note = Tische haben möglichst diese Größe, sonst eine innerhalb dieser Grenzen. Wer übrig bleibt, hat ein Freilos.
tournament-least = Mindestens
tournament-most = Höchstens
tournament-rounds = Runden
tournament-points = Punkte nach Platzierung
tournament-scale-even = Gleiche Stufen
tournament-scale-even-note = An einem Vierertisch: 6, 4, 2, 0. Bei Gleichstand wird geteilt. Ein Punkt ist an Tischen jeder Größe gleich viel wert.
tournament-scale-steep = Mehr für den Sieg
tournament-scale-steep-note = An einem Vierertisch: 6, 3, 1, 0. Bei Gleichstand wird geteilt.
tournament-first = Erste Runde
tournament-first-lot = Auslosen
tournament-first-lot-note = Danach treffen Spieler mit ähnlich vielen Punkten aufeinander, die noch nicht gegeneinander gespielt haben.
tournament-first-list = Nach Liste
tournament-first-list-note = Du ordnest die Spieler; die ersten der Liste treffen in der ersten Runde nicht aufeinander.
tournament-joined =
    { $people ->
        [0] Noch ist niemand da. Wer dazukommt, spielt mit.
        [one] 1 Person ist da und spielt mit; wer später kommt, auch.
       *[other] { $people } Leute sind da und spielen mit; wer später kommt, auch.
    }
tournament-settle = Festlegen

tournament-not-begun = Noch nicht begonnen
tournament-round = Runde { $n }
tournament-round-of = Runde { $n } von { $of }
tournament-over = Das Turnier ist zu Ende
tournament-waits =
    { $tables ->
        [one] Ein Tisch spielt noch.
       *[other] { $tables } Tische spielen noch.
    }
tournament-draw = Runde { $round } auslosen
tournament-call = Runde abpfeifen
tournament-call-sure =
    { $tables ->
        [one] An dem Tisch, der noch spielt, teilen sich alle die Punkte. Platzierungen lassen sich danach noch eintragen.
       *[other] An den { $tables } Tischen, die noch spielen, teilen sich alle die Punkte. Platzierungen lassen sich danach noch eintragen.
    }
tournament-call-yes = Runde beenden
tournament-take-back = Runde zurücknehmen
tournament-take-back-sure = Die Tische von Runde { $round } werden geschlossen, und es wird neu ausgelost.
tournament-take-back-yes = Zurücknehmen

tournament-plays = Spielt noch
tournament-by-hand = Von der Leitung eingetragen
tournament-bye = Freilos
tournament-byes = Freilos: { $names }
tournament-enter = Ergebnis eintragen
tournament-enter-of = Ergebnis von { $table } eintragen
tournament-correct = Korrigieren
tournament-correct-of = Ergebnis von { $table } korrigieren
tournament-result-of = Ergebnis von { $table }
tournament-result-note = Wer gleichauf liegt, hat dieselbe Platzierung. Ausgeloste Runden bleiben, wie sie sind; die Tabelle ändert sich.
tournament-absent = Nicht gespielt

tournament-standings = Tabelle
tournament-final = Endstand
tournament-place = Rang
tournament-player = Spieler
tournament-sum = Punkte
tournament-wins = Siege
tournament-opponents = Gegner
tournament-by-lot = Rang ausgelost
tournament-by-direct = Rang nach direktem Vergleich
tournament-by-wins = Rang nach Zahl der Siege
tournament-by-opponents = Rang nach Punkten der Gegner
tournament-points-of = Punkte: { $points }
tournament-left = gegangen
tournament-sheet = Als Tabellendatei speichern
tournament-seed = Startwert der Auslosungen: { $seed }

tournament-players = Spieler
tournament-players-note = Wer geht, behält seine Punkte und wird nicht mehr ausgelost. Wer später kommt, spielt ab der nächsten Runde.
tournament-list-note = Die Stärksten zuerst: Die ersten der Liste treffen in der ersten Runde nicht aufeinander.
tournament-up-of = { $name } nach oben
tournament-go = Verlässt das Turnier
tournament-go-of = { $name } verlässt das Turnier
tournament-back = Spielt wieder
tournament-back-of = { $name } spielt wieder

tournament-you-sit = Dein Platz: { $table }
tournament-you-placed = Dein Ergebnis: Platz { $place }
tournament-you-absent = Dein Ergebnis: nicht gespielt
tournament-you-next = { $table } ist fertig. Diese Seite zeigt deinen Platz, sobald die nächste Runde ausgelost ist.
tournament-you-with = Mit { $names }
tournament-you-bye = Diese Runde hast du ein Freilos
tournament-you-wait = In der nächsten Runde bist du dabei.
tournament-you-stand = Rang { $place } von { $of }, Punkte: { $points }
tournament-go-home = Turnier verlassen
tournament-go-home-sure = Du behältst deine Punkte und wirst nicht mehr ausgelost.
tournament-go-home-yes = Ja, verlassen
tournament-play = Ich spiele mit

tournament-problem-sizes = An Tischen dieser Größe lässt sich dieses Spiel nicht spielen.
tournament-problem-rounds = So viele Runden lassen sich nicht planen.
tournament-problem-points = Diese Punkte nach Platzierung sind nicht möglich.
tournament-problem-bye = Ein Freilos kann nicht mehr wert sein als ein Sieg.
tournament-problem-begun = Die erste Runde ist schon ausgelost.
tournament-problem-over = Alle geplanten Runden sind ausgelost.
tournament-problem-unfinished =
    { $tables ->
        [one] Ein Tisch hat noch kein Ergebnis.
       *[other] { $tables } Tische haben noch kein Ergebnis.
    }
tournament-problem-too_few = Anwesend: { $present }. Ein Tisch braucht mindestens { $least }.
tournament-problem-no_such_player = Dieser Spieler ist nicht im Turnier.
tournament-problem-no_such_table = Diesen Tisch gibt es nicht mehr.
tournament-problem-places = Diese Platzierungen sind an diesem Tisch nicht möglich.
tournament-problem-played = Ein Tisch dieser Runde hat schon ein Ergebnis.
