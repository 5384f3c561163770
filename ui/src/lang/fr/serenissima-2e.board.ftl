# Le plateau imprimé : le vérifier avec la boîte, plateaux à soi.

board-title = Plateaux
board-intro = La règle ne donne pas ces valeurs ; certaines sont donc supposées ici. Comparez une fois avec votre boîte, en dix minutes environ, et toutes les tables suivantes les connaîtront.
board-match = Vérifier mon plateau
board-my-box = Ma boîte
board-shipped = fourni avec l’application
board-still-assumed = { $values ->
        [one] { $values } valeur est seulement supposée
       *[other] { $values } valeurs sont seulement supposées
    }
board-all-confirmed = Toutes les valeurs sont confirmées
board-faults = { $faults ->
        [one] { $faults } défaut : pas encore jouable
       *[other] { $faults } défauts : pas encore jouable
    }
board-change-shape = Ports et zones
board-rename = Renommer
board-name-own = Nom du plateau
board-copy = Dupliquer
board-copy-of = { $name } (copie)
board-export = Exporter
board-import = Importer un plateau
board-delete = Supprimer
board-delete-note = « { $name } » disparaîtra. Les tables mises en place avec lui le gardent.
board-later = Continuer plus tard
board-progress = Confirmé : { $done } sur { $all }
board-jump = Aller à
board-skip = Plus tard
board-as-shown = Identique chez moi
board-save = Enregistrer et continuer
board-name = Nom
board-good = Produit
board-warehouse = Cases de l’entrepôt
board-values = Valeur de chaque case
board-value-more = { $n } : plus
board-value-fewer = { $n } : moins
board-start = Port de départ
board-start-yes = Port de départ
board-start-no = Pas un port de départ
board-neighbours = { $zone } : zones voisines
board-neighbours-note = Touchez chaque zone qu’une galère peut atteindre en un pas depuis { $zone }. Les zones cochées sont voisines.
board-track = Piste de tours à { $players } joueurs
board-spaces = Cases de la piste de tours
board-pawn-start = Départ du pion blanc à { $players } joueurs
board-scoring = Cases de décompte à { $players } joueurs
board-track-note = Il faut trois cases de décompte. Nombre de pas du départ à la dernière : { $steps }.
board-payout = Ce que rapportent les entrepôts
board-payout-note = Imprimé près de chaque entrepôt : ce qu’il rapporte à un décompte selon son nombre de cubes.
board-slots = { $slots ->
        [one] { $slots } case
       *[other] { $slots } cases
    }
board-cubes = { $cubes ->
        [one] { $cubes } cube
       *[other] { $cubes } cubes
    }
board-deck = Cartes Doge et dés
board-deck-note = La boîte contient cinq cartes Doge. Comptez-les par sorte, et comptez les faces « crâne » d’un dé.
board-deck-total = Cartes : { $cards } sur 5
board-skulls = Faces « crâne » d’un dé
board-check = Contrôle
board-sound = Ce plateau n’a aucun défaut. On peut y jouer.
board-first-open = { $pages ->
        [one] { $pages } page n’est pas encore confirmée
       *[other] { $pages } pages ne sont pas encore confirmées
    }
board-go = Y aller
board-finish = Terminé
board-shape = la forme du plateau
board-shape-of = Ports et zones : { $name }
board-shape-choose = Touchez une zone pour la modifier, ou ajoutez-en une.
board-shape-chosen = Zone choisie : { $zone }.
board-shape-move = Touchez l’endroit où placer { $zone }.
board-shape-link = { $zone } : touchez les zones voisines.
board-shape-add = Touchez l’endroit de la nouvelle zone.
board-add-zone = Ajouter une zone de mer
board-link-zone = Voisines
board-move-zone = Déplacer
board-add-port = Ajouter un port
board-remove-port = Retirer le port { $port }
board-remove-zone = Retirer la zone
board-in-play = Le plateau en jeu
board-otherwise = { $what } : imprimé autrement sur votre plateau ? Corrigez
board-otherwise-note = Imprimé autrement ? Corrigez ici.
board-keep = Le garder pour les tables suivantes
board-printed-here = Ce qui est imprimé ici
setup-board = Plateau
setup-boards = Tous les plateaux et « Vérifier mon plateau »
