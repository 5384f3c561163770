# What a tap on a port, a galley or a player tells.

told-points = { $points ->
        [one] Counts { $points } wealth point now.
       *[other] Counts { $points } wealth points now.
    }
told-fortress = Fortress: the attacker’s sum is divided by four.
told-stores = In the warehouse: { $goods }
told-buys = Buys { $goods }
told-next = Next piece: +{ $ducats }
told-bonus = New market, +{ $ducats }: { $goods }
told-room = { $room ->
        [one] { $room } space free
       *[other] { $room } spaces free
    }
told-moved = Its move is over.
now-title = If it scored now
