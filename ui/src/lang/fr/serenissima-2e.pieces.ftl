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
piece-fort = { $count ->
        [1] fort
       *[other] { $count } forts
    }
piece-basilica = { $count ->
        [1] basilique
       *[other] { $count } basiliques
    }
piece-closed = { $count ->
        [1] carte « port fermé »
       *[other] { $count } cartes « port fermé »
    }
at-bank = banque
at-supply = stock
at-slot = case { $slot }
at-reserve = réserve
at-wine = côté vin visible
at-wheel = roue
at-doge = case Doge
at-number = numéro { $number }
at-track = piste de tours
at-start = case de départ à { $players } joueurs
at-scoring = case de décompte { $nth }
at-after = { $count ->
        [one] { $count } case après le départ
       *[other] { $count } cases après le départ
    }
pawn-scores = Pion blanc : sur la prochaine case de décompte
pawn-on = Pion blanc : avancer de { $count ->
        [one] { $count } case
       *[other] { $count } cases
    }
pawn-back = Pion blanc : reculer de { $count ->
        [one] { $count } case
       *[other] { $count } cases
    }
turn-card = { $count ->
        [1] Révéler cette carte Doge : { $card }
       *[other] Révéler des cartes Doge : { $count } × { $card }
    }
at-deck = cartes Doge, face cachée
at-shuffled = mélangées, face cachée
at-turned = cartes Doge, face visible
leaving = Galères, garnisons et ports restent sur le plateau et comptent. L’activation de chaque galère s’achève aussitôt : elle ne commerce pas, n’attaque pas, ne bloque pas, et se défend avec ce qu’elle a à bord. Pour retirer des pièces, utilisez « Corriger ».
