# L’écran de table de Serenissima.

map-blockade = blocus possible ({ $zone }) : { $seats }
map-ways = Chemins vers { $zone }

board-start-yes = Port de départ
board-start-no = Pas un port de départ
board-spaces = Cases de la piste de tours
board-pawn-start = Départ du pion blanc à { $players } joueurs
board-scoring = Cases de décompte à { $players } joueurs
board-skulls = Faces « crâne » d’un dé
board-payout = Ce que rapportent les entrepôts
board-deck = Cartes Doge et dés
board-track = Piste de tours à { $players } joueurs
track-label = Tour { $turn } ; { $left ->
        [one] { $left } case
       *[other] { $left } cases
    } jusqu’au prochain décompte
track-setup = Mise en place
track-turn = Tour { $turn }
track-next = { $left ->
        [one] { $left } case
       *[other] { $left } cases
    } jusqu’au décompte · { $percent } % ce tour
track-deck = cartes face cachée : { $left }

players-first = premier joueur
players-covered = Touchez pour découvrir, si elle est à vous
players-ducats = ducats
players-ports = { $n ->
        [one] { $n } port
       *[other] { $n } ports
    }
players-galleys = { $n ->
        [one] { $n } galère
       *[other] { $n } galères
    }
players-reserve = { $n } en réserve
players-income = décompte : { $ducats }
players-holds = { $ducats ->
        [one] { $ducats } ducat
       *[other] { $ducats } ducats
    }

wheel-title = Roue
wheel-next = Suivantes
wheel-next-turn = Au tour suivant :

fix-supply = au stock
fix-neutral = neutre
fix-sailors = { $sailors ->
        [one] { $sailors } marin
       *[other] { $sailors } marins
    }
fix-a-fort = fort
fix-a-basilica = basilique
fix-is-closed = fermé
fix-is-open = ouvert
fix-see-menu = modifiées

keys-next = Terminer
keys-load = Charger la marchandise du port
keys-sell = Vendre
keys-attack = Attaquer
keys-continue = Continuer, ou prendre le port
keys-break-off = Rompre le combat
keys-yes = Déclarer le blocus

checked-purse = { $ducats ->
        [one] { $ducats } ducat
       *[other] { $ducats } ducats
    }
checked-pawn = Pion blanc sur la case { $space }
checked-deck = Cartes Doge face cachée : { $cards }

check-tracks = Pion blanc et cartes Doge

chance-of-dice = Dés
chance-of-cards = Cartes Doge
chance-of-draws = Autres tirages
setup-order = Dans l’ordre des places, sens horaire. Le premier joueur est tiré au sort.
end-scored = Terminer par un dernier décompte
end-plain = Terminer en l’état
map-fort = fort
map-basilica = basilique
map-wine = côté vin

card-pawn = Le pion noir est sur le { $galley }.
