# Ce que dit un appui sur un lieu, une galère ou un joueur.

card-scores = Rapporte maintenant : { $ducats }. Cases pleines : { $full } sur { $slots }{ $basilica ->
        [true] , et une basilique
       *[other] {""}
    }.
card-far = Trop loin : { $steps ->
        [one] { $steps } zone
       *[other] { $steps } zones
    }. La galère { $galley } peut encore en parcourir { $left }.
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
