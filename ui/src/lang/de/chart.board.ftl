# Der gedruckte Spielplan: Abgleich mit der Schachtel, eigene Spielpläne.

board-title = Spielpläne
board-intro = Einige Werte des Spielplans sind nur angenommen. Gleiche deine Schachtel einmal ab (10 Minuten).
board-match = Meinen Spielplan abgleichen
board-my-box = Meine Schachtel
board-shipped = in der App enthalten
board-still-assumed = { $values ->
        [one] { $values } Wert ist nur angenommen
       *[other] { $values } Werte sind nur angenommen
    }
board-assumed-play = Sie stehen auf eurem Spielplan: Spielt ruhig los und korrigiert sie später am jeweiligen Hafen.
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
board-delete-note = Der Spielplan „{ $name }“ wird gelöscht. Partien, die damit aufgebaut wurden, behalten ihn.
board-later = Später weitermachen
board-progress = { $done } von { $all } bestätigt
board-jump = Gehe zu
board-skip = Später
board-as-shown = Stimmt so
board-save = Speichern und weiter
board-good = Produziert
board-warehouse = Lagerplätze
board-values = Wert jedes Lagerplatzes
board-value-more = { $n }: mehr
board-value-fewer = { $n }: weniger
board-neighbours-note = Tippe jede Zone an, die eine Galeere aus der Zone { $zone } in einem Schritt erreicht. Nachbarn haben ein Häkchen.
board-check = Prüfen
board-sound = Dieser Spielplan ist spielbereit.
board-first-open = { $pages ->
        [one] Eine Seite ist noch nicht bestätigt
       *[other] { $pages } Seiten sind noch nicht bestätigt
    }
board-go = Zeigen
board-finish = Fertig
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
board-otherwise-note = Anders gedruckt? Ändere es hier.
board-keep = Für spätere Partien speichern
setup-board = Spielplan
setup-boards = Alle Spielpläne und „Meinen Spielplan abgleichen“
guess-title = Aufdruck des Spielplans
guess-note = „?“ = angenommen. Falsch? Korrigiere es auf dem Gerät des Gastgebers.
    .club = „?“ = angenommen. Falsch? Ein Handy, das für alle handeln darf, kann es korrigieren.

flaw-board-zones-count = { $zones ->
        [none] Der Spielplan hat keine oder zu viele Zonen.
       *[other] Der Spielplan muss 1 bis { $most } Zonen haben; er hat { $zones }.
    }
flaw-board-zone-twice = { $zone ->
        [none] Eine Zone kommt doppelt vor.
       *[other] Die Zone „{ $zone }“ kommt doppelt vor.
    }
flaw-board-port-twice = { $port ->
        [none] Ein Hafen kommt doppelt vor.
       *[other] Der Hafen „{ $port }“ kommt doppelt vor.
    }
flaw-board-port-no-zone = { $port ->
        [none] Ein Hafen liegt in einer Zone, die es nicht gibt.
       *[other] { $port } liegt in einer Zone, die es nicht gibt: „{ $zone }“.
    }
flaw-board-zone-two-ports = { $port ->
        [none] Zwei Häfen teilen sich eine Zone.
       *[other] { $port } teilt sich die Zone „{ $zone }“ mit einem anderen Hafen.
    }
flaw-board-port-name = { $port ->
        [none] Ein Hafen braucht einen Namen mit 1 bis 24 Zeichen.
       *[other] Der Name des Hafens „{ $port }“ muss 1 bis 24 Zeichen haben.
    }
flaw-board-name = Der Spielplan braucht einen Namen mit 1 bis 24 Zeichen und eine Kennung.
flaw-board-zone-at = { $zone ->
        [none] Eine Zone liegt außerhalb der Karte oder dort, wo schon eine andere liegt.
       *[other] Die Zone „{ $zone }“ liegt außerhalb der Karte oder dort, wo schon eine andere liegt.
    }
flaw-board-port-at = { $port ->
        [none] Ein Hafen liegt außerhalb der Karte.
       *[other] { $port } liegt außerhalb der Karte.
    }
flaw-board-shape = Während der Partie lassen sich nur gedruckte Werte ändern, nicht, welche Häfen und Zonen es gibt.
flaw-board-file = { $path } { $detail }
flaw-board-id = Der Spielplan „{ $id }“ gehört zum Spiel und lässt sich nicht ändern. Kopiere ihn oder nimm eine andere Kennung.
flaw-board-id-form = Die Kennung eines Spielplans: Buchstaben a–z, Ziffern, Bindestriche oder Unterstriche; maximale Länge: { $most }.
flaw-board-too-many = Es werden höchstens { $most } Spielpläne gespeichert. Lösche zuerst einen.
flaw-board-no-port = { $port ->
        [none] Diesen Hafen gibt es nicht.
       *[other] Einen Hafen „{ $port }“ gibt es nicht.
    }
flaw-board-no-zone = { $zone ->
        [none] Diese Zone gibt es nicht.
       *[other] Eine Zone „{ $zone }“ gibt es nicht.
    }
flaw-board-values-count = { $port ->
        [none] Jeder Lagerplatz braucht genau einen Wert.
       *[other] { $port }: Lagerplätze { $slots }, aber Werte { $values }.
    }
flaw-board-link-twice = { $a ->
        [none] Zwei Zonen sind doppelt verbunden.
       *[other] Die Zonen „{ $a }“ und „{ $b }“ sind doppelt verbunden.
    }
flaw-board-link = { $a ->
        [none] Eine Verbindung zwischen Zonen ist ungültig.
       *[other] Die Verbindung zwischen „{ $a }“ und „{ $b }“ ist ungültig.
    }
flaw-board-cut-off = { $zone ->
        [none] Eine Zone ist von den anderen aus nicht erreichbar.
       *[other] Die Zone „{ $zone }“ ist von den anderen aus nicht erreichbar.
    }
flaw-board-high-seas = { $zones ->
        [none] Die Zahl der Hochseezonen weicht vom gedruckten Spielplan ab.
       *[other] Die Zahl der Hochseezonen weicht vom gedruckten Spielplan ab: { $zones }.
    }
flaw-board-port-high-seas = { $port ->
        [none] Ein Hafen liegt auf hoher See, wo es keine Küste gibt.
       *[other] { $port } liegt auf hoher See, wo es keine Küste gibt: „{ $zone }“.
    }
