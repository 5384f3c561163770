edge-points = { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[other] { $points } очков
    }
edge-open = { $points ->
        [one] { $points } очко + дукаты
        [few] { $points } очка + дукаты
       *[other] { $points } очков + дукаты
    }
edge-order = очередь: { $place } из { $count }
