## The box and the page for reference

stock-board = Plateau
stock-aid = Cartes d’aide
stock-card = Carte « { $card } »
ref-setup-1 = Le Doge et la Favorite sont sur 0, les Gardes sur { $guards } de chaque côté.
ref-setup-2 = On tire au sort le Marchand et l’Arlequin ; chacun est sur la case 1 de son joueur. Le Marchand commence ; on les échange aux manches suivantes.
ref-setup-3 = Cartes en main : { $hand }.
ref-turn-1 = Jouez des cartes d’un seul type, l’une après l’autre.
ref-turn-2 = Ou renouvelez toute la main : cela termine le tour.
ref-turn-3 = Ou la parole de la guilde : appelez le Doge ou un Garde sur la case du Marchand.
ref-turn-4 = La Favorite avance de la différence : 1 par pion dans son palais, 1 de plus si le Doge et les deux Gardes sont dans sa moitié.
ref-turn-5 = Piochez jusqu’à { $hand }.
ref-cards-1 = Doge : 1 case. Deux cartes Doge en paire : un cortège, Doge et deux Gardes 1 case dans le même sens.
ref-cards-2 = Gardes : 1 en déplace un ; 1+1 les deux de 1 ou un de 2 ; « au Doge » les place à côté de lui. Le Doge est toujours entre eux.
ref-cards-3 = Marchand : autant de cases que l’indique la carte, toutes dans un sens.
ref-cards-4 = Arlequin : de même, ou sur la case 0.
ref-cards-5 = Mascarade : tant que l’Arlequin est entre vous et le Doge, ses cartes peuvent déplacer un autre type à la place.
ref-cards-6 =
    { $no_op ->
        [1] Ce qui ne peut être fait en entier ne peut être joué. « Au Doge », « au centre » et la parole de la guilde valent même si rien ne bouge.
       *[other] Ce qui ne peut être fait en entier ne peut être joué.
    }
ref-end-1 = Doge ou Favorite dans un palais, cases { $mansion } et { $edge } : son propriétaire gagne aussitôt la manche.
ref-end-2 = La pioche est vide pour la deuxième fois : le joueur du côté où se trouve le Doge gagne ; si le Doge est sur 0, la Favorite décide.
ref-end-3 = La partie : deux manches ; une égalité se joue à la manche { $rounds }.
