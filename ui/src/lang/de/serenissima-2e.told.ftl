# Was ein Tipp auf einen Ort, eine Galeere oder eine Person zeigt.

card-scores = Zählt jetzt { $ducats }. Belegte Lagerplätze: { $full } von { $slots }{ $basilica ->
        [true] , dazu eine Basilika
       *[other] {""}
    }.
card-far = Zu weit: { $steps ->
        [one] { $steps } Zone
       *[other] { $steps } Zonen
    }. Galeere { $galley } schafft noch { $left }.
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
