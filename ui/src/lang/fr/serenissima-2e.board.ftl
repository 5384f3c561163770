# Le plateau imprimé : le vérifier avec la boîte, plateaux à soi.

board-start = Port de départ
board-track-note = Il faut trois cases de décompte. Nombre de pas du départ à la dernière : { $steps }.
board-payout-note = Imprimé près de chaque entrepôt : ce qu’il rapporte à un décompte selon son nombre de cubes.
board-cubes = { $cubes ->
        [one] { $cubes } cube
       *[other] { $cubes } cubes
    }
board-deck-note = La boîte contient cinq cartes Doge. Comptez-les par sorte, et comptez les faces « crâne » d’un dé.
board-deck-total = Cartes : { $cards } sur 5

flaw-board-ports-count = { $ports ->
        [none] Le plateau doit avoir ses 19 ports, les mêmes qu’avant.
       *[other] Le plateau doit avoir 19 ports, un plateau personnalisé de 1 à 32 ; il en a { $ports }.
    }
flaw-board-slots = { $port ->
        [none] Un entrepôt doit avoir de 1 à 5 cases.
       *[other] Un entrepôt doit avoir de 1 à 5 cases ; { $port } en a { $slots }.
    }
flaw-board-values = { $port ->
        [none] Les valeurs des cases doivent aller de 2 à 6 sans baisser.
       *[other] { $port } : les valeurs des cases doivent aller de 2 à 6 sans baisser.
    }
flaw-board-start-small = { $port ->
        [none] Un port de départ a besoin de 3 cases au moins.
       *[other] { $port } est un port de départ et a besoin de 3 cases au moins.
    }
flaw-board-payout = { $slots ->
        [none] Ce que rapporte un entrepôt doit monter de 0 (vide) à 20 (plein).
        [one] Ce que rapporte un entrepôt de { $slots } case doit être 0 (vide) et 20 (plein).
       *[other] Ce que rapporte un entrepôt de { $slots } cases doit monter de 0 (vide) à 20 (plein).
    }
flaw-board-starts = { $starts ->
        [none] Il faut cinq ports de départ, au moins quatre sur un plateau personnalisé.
       *[other] Il faut cinq ports de départ, au moins quatre sur un plateau personnalisé ; il y en a { $starts }.
    }
flaw-board-no-port-of = { $good ->
        [none] Une sorte de marchandise n’a pas de port qu’on puisse fermer.
       *[other] Aucun port ne produit { GOOD($good, case: "gen") }.
    }
flaw-board-starts-closed = { $starts ->
        [none] Il resterait trop peu de ports de départ ouverts.
       *[other] Il resterait trop peu de ports de départ ouverts : { $starts }, dont { $lost } à fermer.
    }
flaw-board-track = { $players ->
        [none] Le départ et les trois cases de décompte doivent se suivre sur la piste de tours.
       *[other] À { $players } joueurs, le départ et les trois cases de décompte doivent se suivre sur la piste de tours.
    }
flaw-board-deck = { $cards ->
        [none] Il faut cinq cartes Doge, dont au moins une aux flèches.
       *[other] Il faut cinq cartes Doge, dont au moins une aux flèches ; indiqué : { $cards }, aux flèches : { $shuffle }.
    }
flaw-board-skulls = { $skulls ->
        [none] Un dé doit avoir des crânes sur 1 à 6 faces.
       *[other] Un dé doit avoir des crânes sur 1 à 6 faces ; indiqué : { $skulls }.
    }
