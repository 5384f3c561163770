edge-points = { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
edge-open = { $points ->
        [one] { $points } punto + ducados
       *[other] { $points } puntos + ducados
    }
edge-order = orden: { $place } de { $count }
