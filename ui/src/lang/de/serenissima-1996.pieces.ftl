## Was mit dem Material zu tun ist

piece-goods = { $count ->
        [one] { $good }
       *[other] { $count } × { $good }
    }
piece-sailors = { $count ->
        [one] { $count } Matrose
       *[other] { $count } Matrosen
    }
piece-covered = Dukaten unter der Abdeckung
piece-fortress = { $count ->
        [1] Festung
       *[other] { $count } Festungen
    }
piece-marker = Rundenmarker
at-space = Lagerplatz { $slot }
at-number = Lagerplatz mit der { $number }
at-bank = Bank
at-box = Schachtel
at-track = Rundenleiste
at-round = Runde { $round }
leaving = Galeeren, Garnisonen und Häfen bleiben auf dem Spielplan und zählen. Niemand bietet, fährt, greift an oder verkauft für sie; Tausch und Gegenangebote werden abgelehnt, Durchfahrt wird gewährt, Waren gibt es zum üblichen Höchstpreis, und wer angegriffen wird, verteidigt sich. Sollen die Spielteile lieber weg? Dafür gibt es „Korrigieren“.
