# Ce que dit un appui sur un lieu, une galère ou un joueur.

card-scores = Rapporte maintenant : { $ducats }. Cases pleines : { $full } sur { $slots }{ $basilica ->
        [true] , et une basilique
       *[other] {""}
    }.
card-far = Trop loin : { $steps ->
        [one] { $steps } zone
       *[other] { $steps } zones
    }. La galère { $galley } peut encore en parcourir { $left }.
card-late = Trop tard pour naviguer : la galère { $galley } en est déjà à { $now ->
        [sell] la vente.
       *[fight] l’attaque.
    }
card-stopped = La galère { $galley } est bloquée : elle ne va pas plus loin.
card-invested = La galère { $galley } a investi : elle ne navigue pas.
card-sail-anyway = Naviguer quand même
card-acts = { $when ->
        [now] Joue maintenant.
        [turn] Joue plus tard ce tour-ci.
       *[later] Joue au tour suivant.
    }
card-reach = Peut encore parcourir { $steps ->
        [one] { $steps } zone
       *[other] { $steps } zones
    }.
card-income = Un décompte rapporterait { $ducats }
now-title = Si l’on comptait maintenant
