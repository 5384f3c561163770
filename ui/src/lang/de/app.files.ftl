home-imported = Die Partie wurde importiert.
home-restored = Importiert: { $added }. Schon vorhanden: { $known }.
home-here = Diese Partie ist schon hier
home-here-continues = Die Datei setzt diese Partie fort, aber Geräte sind mit ihr verbunden. Trenne die Handys und importiere noch einmal.
home-here-open = Partie öffnen
home-here-copy = Als Kopie importieren
home-unsound = Das Protokoll ist teilweise beschädigt
home-unsound-text =
    { $sound ->
        [0] Bis dahin ist nur der Aufbau in Ordnung. Er kann ohne den Rest importiert werden.
        [one] Bis dahin ist ein Eintrag in Ordnung. Die Partie kann bis dort importiert werden, ohne den Rest.
       *[other] Bis dahin sind { $sound } Einträge in Ordnung. Die Partie kann bis dort importiert werden, ohne den Rest.
    }
home-unsound-yes =
    { $sound ->
        [0] Den Aufbau importieren
        [one] Einen Eintrag importieren
       *[other] { $sound } Einträge importieren
    }
home-cut-title = Nicht alles wurde importiert
home-cut = Die Partie von { $names } wurde bis Eintrag { $kept } von { $of } importiert.
home-cut-lost = Eine Partie konnte nicht importiert werden (Einträge: { $of }).
home-cut-board = Der Spielplan „{ $board }“ konnte nicht importiert werden.
