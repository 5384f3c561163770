# Was alle Partien ergeben, wer sie gespielt hat und wer zusammen spielt.
stats-figures = Überblick
stats-people = Personen
stats-groups = Gruppen
stats-filter = Filter
stats-by-game = Spiel
stats-by-people = Personen
stats-by-seats = Spielerzahl
stats-by-period = Wann
stats-any-game = Alle Spiele
stats-anybody = Alle
stats-any-number = Beliebig viele Spieler
stats-of = { $many ->
    [one] { $many } Spieler
   *[other] { $many } Spieler
}
stats-always = Gesamter Zeitraum
stats-days = { $past ->
    [one] Letzter Tag
   *[other] Letzte { $past } Tage
}
stats-programs = Mit Computerspielern
stats-all = Filter zurücksetzen
stats-people-note = Gezählt werden Partien, in denen alle Gewählten zusammen gespielt haben.
stats-unread = { $tables ->
    [one] { $tables } Partie ließ sich nicht lesen und zählt nicht mit.
   *[other] { $tables } Partien ließen sich nicht lesen und zählen nicht mit.
}
stats-none = Keine beendete Partie passt zu dieser Auswahl.
stats-games = Gespielte Partien
stats-time = Zeit am Tisch
stats-each = { $time } je Partie
stats-longest = Längste Siegesserie
stats-played = Was gespielt wurde
stats-everybody = { $people ->
    [one] Die einzige Person zeigen
   *[other] Alle { $people } Personen zeigen
}
stats-in-games = { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}
stats-wins = Siege
stats-average = Durchschnittlicher Platz
stats-streak = Siege in Folge
stats-best = Rekord: { $games }
stats-places = Platzierungen
stats-place = { $times ->
    [one] Platz { $place }: einmal
   *[other] Platz { $place }: { $times }-mal
}
stats-attacked = { $times ->
    [0] Nie angegriffen worden
    [one] Einmal angegriffen worden
   *[other] { $times }-mal angegriffen worden
}
stats-by = { $name } ({ $times })
stats-attacks = { $times ->
    [0] Selbst nie angegriffen.
    [one] Selbst einmal angegriffen.
   *[other] Selbst { $times }-mal angegriffen.
}
stats-start = Häufigster Start:
stats-started = { $games ->
    [one] einmal, davon { $wins } gewonnen
   *[other] { $games }-mal, davon { $wins } gewonnen
}
stats-pace = { $decisions ->
    [one] { $decisions } Entscheidung
   *[other] { $decisions } Entscheidungen
}, zusammen { $time }: je { $each }
stats-versus = Direkter Vergleich
stats-versus-note = Wie oft jede Zeile vor jeder Spalte lag, und wie oft dahinter.
stats-level = { $level } gleichauf
stats-luck = Würfel: { $showed }, { $sum } gegenüber dem Schnitt
stats-luck-usual = weder Glück noch Pech
stats-luck-good = so viel Glück hat eine Person von { $among }
stats-luck-bad = so viel Pech hat eine Person von { $among }
stats-seconds = { $seconds } s
stats-minutes = { $minutes } min
stats-hours = { $hours } h { $minutes } min
stats-left-note = Eine Partie zählt für alle, die am Ende am Tisch saßen. Wer vorher ging, wird nicht gezählt.
stats-people-what = Tippe einen Namen an, um ihn zusammenzuführen, umzubenennen oder auszuschließen. Protokolle bleiben, wie sie sind.
stats-also = Auch: { $names }
stats-is-out = Zählt nicht mit
stats-called = Name
stats-rename = Umbenennen
stats-names = Namen derselben Person
stats-part = Trennen
stats-part-from = { $name } trennen
stats-same = { $name } ist dieselbe Person wie
stats-find = Namen suchen
stats-counted = Zählt in der Statistik mit
stats-unchanged = Kein Protokoll ändert sich: In jeder Partie bleiben die Namen, wie sie eingegeben wurden.
stats-groups-what = Eine Gruppe merkt sich ihre Personen, deren Plätze und ihre Hausregeln. Speichere sie beim Aufbau oder im Menü einer Partie.
stats-play = Wieder spielen
stats-forget = Löschen
stats-forget-title = { $group } löschen?
stats-forget-text = Ihre Partien und Statistiken bleiben. Nur die Gruppe wird gelöscht.
stats-keep-what = Diese Personen, ihre Plätze und diese Regeln: Ihre nächste Partie beginnt mit zweimal Tippen.
stats-group-name = Name der Gruppe
stats-keep = Speichern
