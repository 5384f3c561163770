# What a tap on a place, a galley or a player tells.

card-scores = Scores now: { $ducats }. Slots full: { $full } of { $slots }{ $basilica ->
        [true] , and a basilica
       *[other] {""}
    }.
card-far = Too far: { $steps ->
        [one] { $steps } zone
       *[other] { $steps } zones
    }. Galley { $galley } can still sail { $left }.
card-late = Too late to sail: galley { $galley } { $now ->
        [sell] has already begun to sell.
       *[fight] has already begun to fight.
    }
card-stopped = Galley { $galley } is blockaded: it sails no further.
card-invested = Galley { $galley } has invested: it doesn’t sail.
card-sail-anyway = Sail anyway
card-acts = { $when ->
        [now] Acts now.
        [turn] Acts later this turn.
       *[later] Acts next turn.
    }
card-reach = Can still sail { $steps ->
        [one] { $steps } zone
       *[other] { $steps } zones
    }.
card-income = A scoring would bring { $ducats }
now-title = If it scored now
