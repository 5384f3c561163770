# Le plateau imprimé : le vérifier avec la boîte, plateaux à soi.

board-title = Plateaux
board-intro = Certaines valeurs du plateau sont supposées. Comparez une fois avec votre boîte (10 minutes).
board-match = Vérifier mon plateau
board-my-box = Ma boîte
board-shipped = fourni avec l’application
board-still-assumed = { $values ->
        [one] { $values } valeur est seulement supposée
       *[other] { $values } valeurs sont seulement supposées
    }
board-assumed-play = Elles sont imprimées sur votre plateau : jouez dès maintenant, et corrigez-les plus tard à chaque port.
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
board-delete-note = « { $name } » disparaîtra. Les parties mises en place avec lui le gardent.
board-later = Continuer plus tard
board-progress = Confirmé : { $done } sur { $all }
board-jump = Aller à
board-skip = Plus tard
board-as-shown = Identique chez moi
board-save = Enregistrer et continuer
board-good = Produit
board-warehouse = Cases de l’entrepôt
board-values = Valeur de chaque case
board-value-more = { $n } : plus
board-value-fewer = { $n } : moins
board-neighbours-note = Touchez chaque zone qu’une galère peut atteindre en un pas depuis { $zone }. Les zones cochées sont voisines.
board-check = Contrôle
board-sound = Ce plateau n’a aucun défaut. On peut y jouer.
board-first-open = { $pages ->
        [one] { $pages } page n’est pas encore confirmée
       *[other] { $pages } pages ne sont pas encore confirmées
    }
board-go = Y aller
board-finish = Terminé
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
board-otherwise-note = Imprimé autrement ? Corrigez ici.
board-keep = L’enregistrer pour les parties suivantes
setup-board = Plateau
setup-boards = Tous les plateaux et « Vérifier mon plateau »
guess-title = Imprimé sur le plateau
guess-note = « ? » = supposé. Faux ? Corrigez-le sur l’appareil de l’hôte.
    .club = « ? » = supposé. Faux ? Un téléphone qui peut agir pour tous peut le corriger.

flaw-board-zones-count = { $zones ->
        [none] Le plateau n’a aucune zone, ou en a trop.
       *[other] Zones du plateau : de 1 à { $most } ; il en a { $zones }.
    }
flaw-board-zone-twice = { $zone ->
        [none] Une zone y est deux fois.
       *[other] La zone « { $zone } » y est deux fois.
    }
flaw-board-port-twice = { $port ->
        [none] Un port y est deux fois.
       *[other] Le port « { $port } » y est deux fois.
    }
flaw-board-port-no-zone = { $port ->
        [none] Un port est sur une zone qui n’existe pas.
       *[other] { $port } est sur une zone qui n’existe pas : « { $zone } ».
    }
flaw-board-zone-two-ports = { $port ->
        [none] Deux ports partagent une zone.
       *[other] { $port } partage la zone « { $zone } » avec un autre port.
    }
flaw-board-port-name = { $port ->
        [none] Un port a besoin d’un nom de 1 à 24 caractères.
       *[other] Le nom du port « { $port } » doit avoir de 1 à 24 caractères.
    }
flaw-board-name = Le plateau a besoin d’un nom de 1 à 24 caractères et d’un identifiant.
flaw-board-zone-at = { $zone ->
        [none] Une zone est hors de la carte, ou là où il y en a une autre.
       *[other] La zone « { $zone } » est hors de la carte, ou là où il y en a une autre.
    }
flaw-board-port-at = { $port ->
        [none] Un port est hors de la carte.
       *[other] { $port } est hors de la carte.
    }
flaw-board-shape = En cours de partie, on ne change que les valeurs imprimées, pas les ports ni les zones.
flaw-board-file = { $path } { $detail }
flaw-board-id = Le plateau « { $id } » est fourni avec le jeu et ne peut pas être modifié. Copiez-le, ou choisissez un autre identifiant.
flaw-board-id-form = L’identifiant d’un plateau : lettres a–z, chiffres, tirets ou tirets bas, au maximum { $most }.
flaw-board-too-many = Plateaux gardés au plus : { $most }. Supprimez-en un d’abord.
flaw-board-no-port = { $port ->
        [none] Ce port n’existe pas.
       *[other] Le port « { $port } » n’existe pas.
    }
flaw-board-no-zone = { $zone ->
        [none] Cette zone n’existe pas.
       *[other] La zone « { $zone } » n’existe pas.
    }
flaw-board-values-count = { $port ->
        [none] Chaque case d’un entrepôt a besoin d’une valeur.
       *[other] { $port } : cases { $slots }, mais valeurs { $values }.
    }
flaw-board-link-twice = { $a ->
        [none] Une paire de zones voisines y est deux fois.
       *[other] Les zones « { $a } » et « { $b } » sont liées deux fois.
    }
flaw-board-link = { $a ->
        [none] Un lien entre zones n’est pas valable.
       *[other] Le lien entre « { $a } » et « { $b } » n’est pas valable.
    }
flaw-board-cut-off = { $zone ->
        [none] Une zone est coupée des autres.
       *[other] La zone « { $zone } » est coupée des autres.
    }
flaw-board-high-seas = { $zones ->
        [none] Le nombre de zones de haute mer diffère du plateau imprimé.
       *[other] Le nombre de zones de haute mer diffère du plateau imprimé : { $zones }.
    }
flaw-board-port-high-seas = { $port ->
        [none] Un port se trouve en haute mer, où il n’y a pas de côte.
       *[other] { $port } se trouve en haute mer, où il n’y a pas de côte : « { $zone } ».
    }
