## Que faire du matériel

piece-sailors = { $count ->
        [one] { $count } marin
       *[other] { $count } marins
    }
piece-goods = { $count ->
        [one] { $good }
       *[other] { $count } × { $good }
    }
piece-ducats = { $count ->
        [one] { $count } ducat
       *[other] { $count } ducats
    }
piece-covered = ducats sous le cache
piece-mark = { $count ->
        [one] cube ({ $seat })
       *[other] { $count } × cube ({ $seat })
    }
piece-card = carte du port { $port }
piece-doge = { $count ->
        [one] carte Doge ({ $card })
       *[other] { $count } × carte Doge ({ $card })
    }
piece-fort = fort
piece-basilica = basilique
piece-closed = carte « port fermé »
at-bank = banque
at-supply = stock
at-slot = case { $slot }
at-reserve = réserve
at-wine = côté vin visible
at-wheel = roue
at-doge = case Doge
at-number = numéro { $number }
at-track = piste de tours
at-space = case { $space }
at-deck = cartes Doge, face cachée
at-shuffled = mélangées, face cachée
at-turned = cartes Doge, face visible
at-adrift = à la dérive
leaving = Galères, garnisons et ports restent sur le plateau et comptent. L’activation de chaque galère s’achève aussitôt : elle ne commerce pas, n’attaque pas, ne bloque pas, et se défend avec ce qu’elle a à bord. Pour retirer des pièces, utilisez « Corriger ».
