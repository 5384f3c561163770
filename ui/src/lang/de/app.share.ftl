# Wie eine Partie ausging, anderen erzählt.
share-title = Ergebnis teilen
share-won = { $count ->
    [one] { $seats } gewinnt
   *[other] { $seats } gewinnen gemeinsam
}
share-level = Alle gleichauf
share-uncounted = Beendet, bevor gezählt wurde
share-when = { $day }, { $minutes } min
share-line = { $place }. { $name }: { $counts }
share-unplaced = { $name }: { $counts }
share-wide = Breit
share-tall = Hoch
share-save = Bild speichern
share-send = Bild teilen
share-copy = Text kopieren
share-copied = Kopiert
share-record = Protokoll speichern
share-replay = Wiedergabe speichern
share-replay-note = Die ganze Partie in einer Datei, für jeden Browser, auch ohne Netz. Darin ist nur, was alle am Tisch sehen konnten.
share-old = Noch nichts zu sehen? Diese Datei braucht einen Browser von 2023 oder später.
share-replay-failed = Die Datei konnte nicht erstellt werden. Versuche es noch einmal.
share-point = { $points ->
    [one] Die teuerste Entscheidung traf { $seat }: Sie kostete { $points } Prozentpunkt Gewinnchance.
   *[other] Die teuerste Entscheidung traf { $seat }: Sie kostete { $points } Prozentpunkte Gewinnchance.
}
share-luck = { $points ->
    [one] Das meiste Glück hatte { $seat }: Es brachte { $points } Prozentpunkt mehr Gewinnchance.
   *[other] Das meiste Glück hatte { $seat }: Es brachte { $points } Prozentpunkte mehr Gewinnchance.
}
