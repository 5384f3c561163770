# La carte : ce qu’en disent les jeux de ports et de mers.

zone-open-sea = la haute mer
zone-high-algerian = la mer d’Algérie
zone-high-tyrrhenian = la mer Tyrrhénienne
zone-high-ionian = la mer Ionienne
zone-high-levantine = la mer du Levant
map-title = Carte de la Méditerranée
map-closed = fermé
map-neutral = neutre
map-held = tenu par { $seat } avec { $sailors ->
        [one] { $sailors } marin
       *[other] { $sailors } marins
    }
map-galley = galère { $galley } ({ $seat })
map-reach = { $steps ->
        [one] à { $steps } zone
       *[other] à { $steps } zones
    }
map-whole = Carte entière
map-zoom = Agrandir
map-key = Légende
map-planner = Planificateur
map-earns = rapporte { $ducats }
map-assumed = { $values ->
        [one] Plateau : { $values } valeur supposée
       *[other] Plateau : { $values } valeurs supposées
    }
map-crowd = { $count } galères ici : { $galleys }
map-sailors = marins : { $sailors }
map-cargo = à bord : { $goods }
map-spaces = emplacements libres : { $spaces }
map-produces = produit : { $good }
map-stored = stocké : { $goods }
map-slots = cases libres : { $slots }
board-name = Nom
board-slots = { $slots ->
        [one] { $slots } case
       *[other] { $slots } cases
    }
board-shape = la forme du plateau
board-otherwise = { $what } : imprimé autrement sur votre plateau ? Corrigez
board-neighbours = { $zone } : zones voisines
board-printed-here = Ce qui est imprimé ici
correct-save = Enregistrer
correct-tap = Touchez ce qui est faux à l’écran.
side-attacker = Attaquant
side-defender = Défenseur
side-fort = Fort
battle-title = Combat : { $zone }
odds-survivors = Survivants, attaquant contre défenseur
odds-win = gagne
odds-both = les deux détruits
odds-lose = perd
odds-losses = Pertes moyennes : { $attacker } chez vous, { $defender } en face
odds-losses-of = Pertes moyennes : { $attacker } pour { $seat }, { $defender } en face
odds-of = Vu par { $seat } :
odds-label = L’attaquant gagne : { $win }, les deux perdent : { $both }, le défenseur gagne : { $lose }
purse-title = Bourse : { $seat }
purse-pass = Pour { $seat } seulement. Maintenez pour voir.
purse-hold = Maintenir pour voir
purse-elsewhere = Sur son téléphone : { $seat }
purse-look = Regarder dans la bourse
correct-owner = Propriétaire
correct-free = rien
correct-space = Emplacement { $n } : { $what }
correct-put = Ce qui s’y trouve
panel-sailor = marin
correct-note = Cela peut s’annuler.
correct-galley = Galère { $galley }
correct-hold = À bord
correct-zone = Zone
correct-covered = Masquée : ressaisir
correct-sailors = Marins
correct-warehouse = Entrepôt
correct-galley-here = Il y a ici une galère que l’application ne connaît pas
check-title = Tout correspond sur la table ?
check-galleys = Galères : { $seat }
check-galley = { $galley } ({ $zone }) : { $sailors ->
        [one] { $sailors } marin
       *[other] { $sailors } marins
    } ; cale : { $goods }
check-ports-west = Ports de l’ouest
check-ports-east = Ports de l’est
check-purses = Bourses
checked-garrison = { $seat } : { $sailors ->
        [one] { $sailors } marin
       *[other] { $sailors } marins
    }
prepare-ports = Ports : touchez-les sur la carte (tenus : { $held })
prepare-galleys = Galères : touchez un numéro (en jeu : { $galleys })
keys-zoom = Plus près, plus loin, carte entière
