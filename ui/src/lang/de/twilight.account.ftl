# Was in diesem Spiel zählt, und woher es kommt.
account-worth = Gewonnene Runden
account-flows = Was die Runden entschied
account-axis = Zug
account-at = Zug { $turn }
account-since = ab Zug { $turn }
source-doge-home = Doge zu Hause
source-favourite-home = Favoritin zu Hause
source-doge-side = Seite des Dogen
source-favourite-side = Seite der Favoritin
source-level = Gleichstand nach dem dritten Durchgang
source-given-up = Aufgabe
source-corrected = Korrekturen
