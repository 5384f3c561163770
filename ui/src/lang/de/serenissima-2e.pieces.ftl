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
piece-fort = Festung
piece-basilica = Basilika
piece-closed = Karte „Hafen geschlossen“
at-bank = Bank
at-supply = Vorrat
at-slot = Lagerplatz { $slot }
at-reserve = Reserve
at-wine = Weinseite oben
at-wheel = Rad
at-doge = Dogenfeld
at-number = Nummer { $number }
at-track = Rundenleiste
at-space = Feld { $space }
at-deck = Dogenkarten, verdeckt
at-shuffled = gemischt und verdeckt
at-turned = Dogenkarten, offen
at-adrift = treibt im Wasser
leaving = Galeeren, Garnisonen und Häfen bleiben auf dem Spielplan und zählen. Die Aktivierung jeder Galeere endet sofort: Sie handelt nicht, greift nicht an, blockiert nicht, verteidigt sich aber. Sollen die Spielteile lieber weg? Dafür gibt es „Korrigieren“.
