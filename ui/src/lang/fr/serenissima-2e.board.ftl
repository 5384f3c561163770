# Le plateau imprimé : le vérifier avec la boîte, plateaux à soi.

board-title = Plateaux
board-intro = Les règles n’impriment pas les valeurs du plateau ; quelques-unes sont donc supposées. Vérifiez votre boîte une fois, en dix minutes environ, et toutes les tables suivantes la connaîtront.
board-match = Vérifier mon plateau
board-my-box = Ma boîte
board-shipped = vient avec l’application
board-still-assumed = { $values ->
        [one] { $values } valeur est seulement supposée
       *[other] { $values } valeurs sont seulement supposées
    }
board-all-confirmed = Toutes les valeurs sont confirmées
board-faults = { $faults ->
        [one] { $faults } défaut : pas encore jouable
       *[other] { $faults } défauts : pas encore jouable
    }
board-change-shape = Ports et mers
board-rename = Renommer
board-name-own = Nom du plateau
board-copy = Dupliquer
board-copy-of = { $name } (copie)
board-export = Exporter
board-import = Importer un plateau
board-delete = Supprimer
board-delete-note = « { $name } » disparaîtra. Les tables dressées avec lui le gardent.
board-later = Continuer plus tard
board-progress = { $done } sur { $all } confirmés
board-jump = Aller à
board-skip = Plus tard
board-as-shown = Tel quel
board-save = Garder et continuer
board-name = Nom
board-good = Produit
board-warehouse = Cases de l’entrepôt
board-values = Valeur de chaque case
board-value-more = { $n } : plus
board-value-fewer = { $n } : moins
board-start = Port de départ
board-start-yes = Port de départ
board-start-no = Pas de départ
board-neighbours = Voisines de { $zone }
board-neighbours-note = Touchez chaque zone qu’une galère atteint de { $zone } en un pas. Les cochées sont voisines.
board-track = Piste des tours à { $players } joueurs
board-spaces = Cases de la piste des tours
board-pawn-start = Départ du pion blanc à { $players } joueurs
board-scoring = Cases de décompte à { $players } joueurs
board-track-note = Il faut trois cases de décompte. Du départ à la dernière : { $steps } pas.
board-payout = Ce que rapportent les entrepôts
board-payout-note = Imprimé près de chaque entrepôt : ce qu’il rapporte à un décompte avec tant de cubes.
board-slots = { $slots ->
        [one] { $slots } case
       *[other] { $slots } cases
    }
board-cubes = { $cubes ->
        [one] { $cubes } cube
       *[other] { $cubes } cubes
    }
board-deck = Cartes du Doge et dés
board-deck-note = Cinq cartes du Doge sont dans la boîte. Comptez-les par sorte, et les faces à crâne d’un dé.
board-deck-total = { $cards } cartes sur 5
board-skulls = Faces à crâne d’un dé
board-check = Contrôle
board-sound = Ce plateau est bon. On peut y jouer.
board-first-open = { $pages ->
        [one] { $pages } page n’est pas confirmée
       *[other] { $pages } pages ne sont pas confirmées
    }
board-go = Y aller
board-finish = Terminé
board-shape = la forme du plateau
board-shape-of = Ports et mers : { $name }
board-shape-choose = Touchez une zone pour la changer, ou ajoutez-en une.
board-shape-chosen = Choisie : { $zone }.
board-shape-move = Touchez l’endroit où { $zone } doit être.
board-shape-link = Touchez les voisines de { $zone }.
board-shape-add = Touchez l’endroit de la nouvelle zone.
board-add-zone = Ajouter une zone
board-link-zone = Voisines
board-move-zone = Déplacer
board-add-port = Ajouter un port
board-remove-port = Ôter le port { $port }
board-remove-zone = Ôter la zone
board-in-play = Le plateau en jeu
board-otherwise = { $what } : votre plateau dit autre chose ? Changez-le
board-otherwise-note = Votre plateau dit autre chose ? Changez-le : la table continue ainsi aussitôt, et c’est noté.
board-keep = Le garder pour d’autres tables
board-printed-here = Ce qui est imprimé ici
setup-board = Plateau
setup-boards = Tous les plateaux et « Vérifier mon plateau »
