## Was mit dem Material zu tun ist

piece-sailors = { $count ->
        [one] { $count } Matrose
       *[other] { $count } Matrosen
    }
piece-goods = { $count ->
        [one] { $good }
       *[other] { $count } × { $good }
    }
piece-ducats = { $count ->
        [one] { $count } Dukat
       *[other] { $count } Dukaten
    }
piece-covered = Dukaten unter der Abdeckung
piece-mark = { $count ->
        [one] Klötzchen von { $seat }
       *[other] { $count } × Klötzchen von { $seat }
    }
piece-card = Hafenkarte { $port }
piece-doge = { $count ->
        [one] Dogenkarte ({ $card })
       *[other] { $count } × Dogenkarte ({ $card })
    }
piece-fort = { $count ->
        [1] Festung
       *[other] { $count } Festungen
    }
piece-basilica = { $count ->
        [1] Basilika
       *[other] { $count } Basiliken
    }
piece-closed = { $count ->
        [1] Karte „Hafen geschlossen“
       *[other] { $count } Karten „Hafen geschlossen“
    }
at-bank = Bank
at-supply = Vorrat
at-slot = Lagerplatz { $slot }
at-reserve = Reserve
at-wine = Weinseite oben
at-wheel = Rad
at-doge = Dogenfeld
at-number = Nummer { $number }
at-track = Rundenleiste
at-start = Startfeld für { $players } Spieler
at-scoring = Wertungsfeld { $nth }
at-after = { $count ->
        [one] { $count } Feld hinter dem Start
       *[other] { $count } Felder hinter dem Start
    }
pawn-scores = Weiße Figur: auf das nächste Wertungsfeld
pawn-on = Weiße Figur: { $count ->
        [one] { $count } Feld vor
       *[other] { $count } Felder vor
    }
pawn-back = Weiße Figur: { $count ->
        [one] { $count } Feld zurück
       *[other] { $count } Felder zurück
    }
turn-card = { $count ->
        [1] Diese Dogenkarte aufdecken: { $card }
       *[other] Dogenkarten aufdecken: { $count } × { $card }
    }
at-deck = Dogenkarten, verdeckt
at-shuffled = gemischt und verdeckt
at-turned = Dogenkarten, offen
leaving = Galeeren, Garnisonen und Häfen bleiben auf dem Spielplan und zählen. Die Aktivierung jeder Galeere endet sofort: Sie handelt nicht, greift nicht an, blockiert nicht, verteidigt sich aber. Sollen die Spielteile lieber weg? Dafür gibt es „Korrigieren“.
