edge-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
edge-open = { $points ->
        [one] { $points } point + ducats
       *[other] { $points } points + ducats
    }
edge-order = ordre : { $place } sur { $count }
