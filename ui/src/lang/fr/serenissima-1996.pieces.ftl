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
piece-fortress = { $count ->
        [1] forteresse
       *[other] { $count } forteresses
    }
piece-marker = marqueur de manche
at-space = case { $slot }
at-number = case marquée { $number }
at-bank = banque
at-box = boîte
at-track = manches
at-round = manche { $round }
leaving = Galères, garnisons et ports restent sur le plateau et comptent. Personne ne mise, ne navigue, n’attaque ni ne vend pour eux ; échanges et contre-offres sont refusés, le passage est accordé, les marchandises se vendent au prix maximal habituel, et ce qui est là se défend. Pour retirer des pièces, utilisez « Corriger ».
