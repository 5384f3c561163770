# Was ein Tipp auf einen Ort, eine Galeere oder eine Person zeigt.

card-scores = Zählt jetzt { $ducats }. Belegte Lagerplätze: { $full } von { $slots }{ $basilica ->
        [true] , dazu eine Basilika
       *[other] {""}
    }.
card-far = Zu weit: { $steps ->
        [one] { $steps } Zone
       *[other] { $steps } Zonen
    }. Galeere { $galley } schafft noch { $left }.
card-late = Zu spät zum Fahren: Galeere { $galley } ist schon beim { $now ->
        [sell] Verkaufen.
       *[fight] Kämpfen.
    }
card-stopped = Galeere { $galley } ist blockiert: Sie fährt nicht weiter.
card-invested = Galeere { $galley } hat investiert: Sie fährt nicht.
card-sail-anyway = Trotzdem fahren
card-acts = { $when ->
        [now] Ist jetzt dran.
        [turn] Kommt in dieser Runde noch dran.
       *[later] Kommt in der nächsten Runde dran.
    }
card-reach = Kann noch { $steps ->
        [one] { $steps } Zone
       *[other] { $steps } Zonen
    } fahren.
card-income = Eine Wertung brächte { $ducats }
now-title = Würde jetzt gewertet
