## Que faire du matériel

piece-goods = { $count ->
        [one] { $good }
       *[other] { $count } × { $good }
    }
piece-sailors = { $count ->
        [one] { $count } marin
       *[other] { $count } marins
    }
piece-covered = ducats sous le cache
piece-fortress = forteresse
piece-marker = marqueur de manche
at-space = case { $slot }
at-bank = banque
at-box = boîte
at-track = manches
at-round = manche { $round }
