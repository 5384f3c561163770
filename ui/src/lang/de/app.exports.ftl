# Dateien für andere Programme: Partien, und der nächste Abend.
exports-plays = Alle Partien als Datei
exports-csv = Tabelle (CSV)
exports-json = Alles (JSON)
exports-bgg = BoardGameGeek (XML)
exports-bgg-note = BoardGameGeek hat für jedes Spiel eine Nummer. Sie steht dort in der Adresse der Seite des Spiels; ohne sie steht in der Datei nur der Name.
exports-bgg-number = Nummer von { $game } bei BoardGameGeek
exports-making = Die Datei wird erstellt …
exports-evening = Der nächste Abend
exports-evening-title = Spieleabend
exports-when = Beginn
exports-hours = Stunden
exports-what = Was
exports-where = Wo
exports-calendar = Für den Kalender speichern
exports-bg-stats = An BG Stats
