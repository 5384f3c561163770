# Was ein Tipp auf einen Hafen, eine Galeere oder eine Person zeigt.

told-points = { $points ->
        [one] Zählt jetzt { $points } Reichtumspunkt.
       *[other] Zählt jetzt { $points } Reichtumspunkte.
    }
told-fortress = Festung: Die Summe des Angreifers wird durch vier geteilt.
told-stores = Im Lagerhaus: { $goods }
told-buys = Kauft { $goods }
told-next = Nächstes Stück: +{ $ducats }
told-bonus = Neuer Markt, +{ $ducats }: { $goods }
told-room = { $room ->
        [one] { $room } Platz frei
       *[other] { $room } Plätze frei
    }
told-moved = Ihre Fahrt ist zu Ende.
now-title = Würde jetzt gewertet
