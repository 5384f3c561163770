# The great moments: what the whole table looks up for.

moment-first = Qui commence ?
moment-begins = { $seat } commence
moment-turn = Tour
moment-doge-wine = Du vin
moment-doge-one = Un sablier
moment-doge-two = Deux sabliers
moment-doge-shuffle = Deux sabliers et des flèches
moment-doge-wine-does = Chaque port tenu où il y a du vin rapporte 3 ducats. Le pion blanc ne bouge pas.
moment-doge-one-does = Le pion blanc avance d’une case.
moment-doge-two-does = Le pion blanc avance de deux cases.
moment-doge-shuffle-does = Le pion blanc avance de deux cases, puis les cinq cartes sont remélangées.
moment-fort = Le fort tire
moment-skulls = { $skulls ->
        [0] aucun crâne
        [one] { $skulls } crâne
       *[other] { $skulls } crânes
    }
