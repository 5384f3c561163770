# Der gedruckte Spielplan: Abgleich mit der Schachtel, eigene Spielpläne.

board-title = Spielpläne
board-intro = Die Spielregel nennt diese Werte nicht, deshalb sind einige geraten. Gleiche deine Schachtel einmal ab, das dauert etwa zehn Minuten – danach kennt sie jede Partie.
board-match = Meinen Spielplan abgleichen
board-my-box = Meine Schachtel
board-shipped = in der App enthalten
board-still-assumed = { $values ->
        [one] { $values } Wert ist nur angenommen
       *[other] { $values } Werte sind nur angenommen
    }
board-all-confirmed = Alle Werte sind bestätigt
board-faults = { $faults ->
        [one] { $faults } Fehler: noch nicht spielbar
       *[other] { $faults } Fehler: noch nicht spielbar
    }
board-change-shape = Häfen und Zonen
board-rename = Umbenennen
board-name-own = Name des Spielplans
board-copy = Duplizieren
board-copy-of = { $name } (Kopie)
board-export = Exportieren
board-import = Spielplan importieren
board-delete = Löschen
board-delete-note = „{ $name }“ ist dann weg. Partien, die damit aufgebaut wurden, behalten ihn.
board-later = Später weitermachen
board-progress = { $done } von { $all } bestätigt
board-jump = Gehe zu
board-skip = Später
board-as-shown = Stimmt so
board-save = Speichern und weiter
board-name = Name
board-good = Produziert
board-warehouse = Lagerplätze
board-values = Wert jedes Lagerplatzes
board-value-more = { $n }: mehr
board-value-fewer = { $n }: weniger
board-start = Starthafen
board-start-yes = Starthafen
board-start-no = Kein Starthafen
board-neighbours = Nachbarn der Zone { $zone }
board-neighbours-note = Tippe jede Zone an, die eine Galeere aus der Zone { $zone } in einem Schritt erreicht. Nachbarn haben ein Häkchen.
board-track = Rundenleiste bei { $players } Spielern
board-spaces = Felder der Rundenleiste
board-pawn-start = Startfeld der weißen Figur bei { $players } Spielern
board-scoring = Wertungsfelder bei { $players } Spielern
board-track-note = Es braucht drei Wertungsfelder. Schritte vom Start bis zum letzten: { $steps }.
board-payout = Was Lagerhäuser zahlen
board-payout-note = Steht bei jedem Lagerhaus: was es bei einer Wertung mit so vielen Klötzchen zahlt.
board-slots = { $slots ->
        [one] { $slots } Lagerplatz
       *[other] { $slots } Lagerplätze
    }
board-cubes = { $cubes ->
        [one] { $cubes } Klötzchen
       *[other] { $cubes } Klötzchen
    }
board-deck = Dogenkarten und Würfel
board-deck-note = In der Schachtel liegen fünf Dogenkarten. Zähle sie nach Art, und zähle die Totenköpfe auf einem Würfel.
board-deck-total = { $cards } von 5 Karten
board-skulls = Würfelseiten mit Totenkopf
board-check = Prüfen
board-sound = Mit diesem Spielplan ist alles in Ordnung. Ihr könnt darauf spielen.
board-first-open = { $pages ->
        [one] Eine Seite ist noch nicht bestätigt
       *[other] { $pages } Seiten sind noch nicht bestätigt
    }
board-go = Dorthin
board-finish = Fertig
board-shape = die Form des Spielplans
board-shape-of = Häfen und Zonen: { $name }
board-shape-choose = Tippe eine Zone an, um sie zu ändern, oder füge eine neue hinzu.
board-shape-chosen = Ausgewählt: { $zone }.
board-shape-move = Tippe dorthin, wo { $zone } liegen soll.
board-shape-link = Tippe die Nachbarn der Zone { $zone } an.
board-shape-add = Tippe dorthin, wo die neue Zone liegen soll.
board-add-zone = Seezone hinzufügen
board-link-zone = Nachbarn
board-move-zone = Verschieben
board-add-port = Hafen hinzufügen
board-remove-port = Hafen { $port } entfernen
board-remove-zone = Zone entfernen
board-in-play = Spielplan dieser Partie
board-otherwise = { $what }: auf deinem Spielplan anders gedruckt? Ändere es
board-otherwise-note = Anders gedruckt? Ändere es hier.
board-keep = Für spätere Partien behalten
board-printed-here = Was hier gedruckt steht
setup-board = Spielplan
setup-boards = Alle Spielpläne und „Meinen Spielplan abgleichen“
