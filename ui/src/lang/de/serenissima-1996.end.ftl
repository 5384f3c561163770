# Das Ende von Serenissima 1996.

count-title = Der Reichtum wird gezählt
over-town = eigene Hauptstadt
over-ports = Häfen
over-money = Dukaten, 1 Punkt je 500
