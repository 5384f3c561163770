home-imported = Die Partie wurde übernommen.
home-restored = Übernommen: { $added }. Schon vorhanden: { $known }.
home-unsound = Das Protokoll ist nicht bis zum Ende in Ordnung
home-unsound-text =
    { $sound ->
        [0] Bis dahin ist nur der Aufbau in Ordnung. Er kann ohne den Rest übernommen werden.
        [one] Bis dahin ist ein Eintrag in Ordnung. Die Partie kann bis dort übernommen werden, ohne den Rest.
       *[other] Bis dahin sind { $sound } Einträge in Ordnung. Die Partie kann bis dort übernommen werden, ohne den Rest.
    }
home-unsound-yes =
    { $sound ->
        [0] Den Aufbau übernehmen
        [one] Einen Eintrag übernehmen
       *[other] { $sound } Einträge übernehmen
    }
home-cut-title = Nicht alles wurde übernommen
home-cut = Die Partie von { $names } wurde bis Eintrag { $kept } von { $of } übernommen.
home-cut-lost = Eine Partie konnte nicht übernommen werden (Einträge: { $of }).
home-cut-board = Der Spielplan „{ $board }“ konnte nicht übernommen werden.
