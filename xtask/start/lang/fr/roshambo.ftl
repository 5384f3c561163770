box = Pierre, feuille, ciseaux : tous choisissent en secret, et tous le voient en même temps.
setup-order = Chacun s’assied où il veut : tous choisissent en même temps.
setup-note = Il n’y a rien à choisir : pierre, feuille, ciseaux, en trois manches.
round = Manche { $round }
sign-rock = pierre
sign-paper = feuille
sign-scissors = ciseaux
choice-open = choisit
choice-secret = a choisi
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
next = Manche suivante
pass = Donnez l’écran à { $seat } : personne d’autre ne regarde.
again = Rejouer
shown = { $seat } { $sign ->
    [rock] pierre
    [paper] feuille
   *[other] ciseaux
} ({ $points })
event-Chose = { $sign ->
    [none] { $seat } a choisi.
    [rock] { $seat } a choisi la pierre.
    [paper] { $seat } a choisi la feuille.
   *[other] { $seat } a choisi les ciseaux.
}
event-Revealed = Tout est montré, avec les points gagnés : { $all }.
event-RoundBegan = La manche { $round } a commencé.
event-Corrected = Les points de { $seat } ont été corrigés : { $points }.
ask-Sign = { $seat } : quel signe ?
ask-Next = Tout le monde a vu les signes ?
leaving = Une place vide montre le premier signe permis.
