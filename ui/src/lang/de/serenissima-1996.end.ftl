# Das Ende von Serenissima 1996.

count-title = Der Reichtum wird gezählt
count-done = Zum Ergebnis
over-won = { $count ->
        [one] { $seats } hat gewonnen
       *[other] { $seats } teilen sich den Sieg
    }
over-stopped = Das Spiel ist aus
over-points = Reichtumspunkte
over-place = { $place }.
over-sum = { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
over-town = eigene Hauptstadt
over-ports = Häfen
over-money = Dukaten, einer je 500
over-again = Noch einmal spielen
