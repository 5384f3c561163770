# La carte : ce qu’en disent les jeux de ports et de mers.

zone-open-sea = la haute mer
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
map-follow = Suivre la galère
map-key = Légende
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
