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
piece-fortress = Festung
piece-marker = Rundenmarker
at-space = Lagerplatz { $slot }
at-bank = Bank
at-box = Schachtel
at-track = Rundenleiste
at-round = Runde { $round }
