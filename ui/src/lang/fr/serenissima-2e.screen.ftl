# L’écran de table de Serenissima.

map-title = Carte de la Méditerranée
map-closed = fermé
map-neutral = neutre
map-held = à { $seat } avec { $sailors ->
        [one] { $sailors } marin
       *[other] { $sailors } marins
    }
map-galley = galère { $galley } de { $seat }
map-reach = { $steps ->
        [one] à 1 zone
       *[other] à { $steps } zones
    }
map-blockade = blocus possible de { $seats } à { $zone }
map-ways = Chemins vers { $zone }
map-whole = Carte entière
map-assumed = Plateau : { $values } valeurs supposées

track-label = Tour { $turn } ; { $left } cases jusqu’au prochain décompte
track-setup = Mise en place
track-turn = Tour { $turn }
track-next = { $left ->
        [one] 1 case
       *[other] { $left } cases
    } jusqu’au décompte · { $percent } % ce tour
track-deck = sur { $left } cachées

players-first = premier joueur
players-covered = Touchez pour découvrir, si elle est à vous
players-ducats = ducats
players-ports = { $n ->
        [one] 1 port
       *[other] { $n } ports
    }
players-galleys = { $n ->
        [one] 1 galère
       *[other] { $n } galères
    }
players-reserve = { $n } en réserve
players-income = rapporte { $ducats }

wheel-title = Roue
wheel-galley = galère
wheel-next = Suivantes

fix-supply = au stock
fix-neutral = neutre
fix-sailors = { $sailors ->
        [one] { $sailors } marin
       *[other] { $sailors } marins
    }
fix-a-fort = forteresse
fix-a-basilica = basilique
fix-is-closed = fermé
fix-is-open = ouvert
fix-see-menu = changées

keys-next = Galère suivante, ou fini
keys-load = Charger la marchandise du port
keys-sell = Vendre
keys-attack = Attaquer
keys-continue = Continuer, ou prendre le port
keys-break-off = Rompre
keys-yes = Faire blocus
keys-zoom = Plus près, plus loin, carte entière

resume-title = Remettre la table en place
resume-note = { $done } sur { $all } en place. Cochez ce qui est sur la table.
resume-print = Imprimer
resume-colour = Couleur : { $colour }
resume-purse = { $ducats ->
        [one] { $ducats } ducat
       *[other] { $ducats } ducats
    }
resume-hidden = Bourse : à regarder à couvert
resume-reserve = { $sailors ->
        [one] { $sailors } marin
       *[other] { $sailors } marins
    } en réserve
resume-garrison = { $seat } : { $sailors ->
        [one] { $sailors } marin
       *[other] { $sailors } marins
    }
resume-zone = Dans les eaux de { $zone }
resume-galley = Galère { $galley } de { $seat } : marins { $sailors } ; cale : { $goods }
resume-tracks = Pistes et cartes
resume-pawn = Pion blanc sur la case { $space }
resume-wheel = Pion noir sur { $galley } ; sur la roue : { $order }
resume-deck = Cartes du Doge face cachée : { $cards }

check-title = La table est-elle juste ?
check-note = Regardez la table. Touchez la ligne qui diffère.
check-done = La table est juste, pour ce qu’on en a vu.
check-yes = C’est ainsi
check-fix = Le corriger
check-galleys = Galères de { $seat }
check-galley = { $galley } à { $zone } : { $sailors ->
        [one] { $sailors } marin
       *[other] { $sailors } marins
    } ; cale : { $goods }
check-ports-west = Ports de l’ouest
check-ports-east = Ports de l’est
check-purses = Bourses
check-tracks = Pion blanc et cartes du Doge

chance-of-dice = Dés
chance-of-cards = Cartes du Doge
chance-of-draws = Autres tirages
setup-order = Dans l’ordre des places, sens horaire. Le premier joueur est tiré au sort.
end-scored = Finir avec un dernier décompte
end-plain = Finir tel quel
