# Ce qui guide dans une démonstration.

demo-title = Démonstration
demo-step = Démonstration · étape { $step } sur { $of }
demo-next = Suivant
demo-show = Me montrer
demo-twice = Touchez de nouveau pour confirmer.
demo-astray = C’est permis aussi, mais la démonstration suit une autre voie.
demo-back = Reprendre ce coup
demo-free = Jouer librement
demo-done = Retour à l’accueil
