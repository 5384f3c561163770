edge-points = { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
edge-open = { $points ->
        [one] { $points } Punkt + Dukaten
       *[other] { $points } Punkte + Dukaten
    }
edge-order = Reihenfolge: { $place } von { $count }
