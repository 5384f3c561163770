## A computer player's move

plan-title = Déplacer les pièces
plan-played = { $name } a joué
plan-program = Joueur virtuel
plan-done = C’est fait
plan-waits = On déplace les pièces du dernier coup.
plan-lay-out = L’ordinateur joue en premier, quand tout est en place.
plan-laid-out = Tout est en place
plan-laying-out = On met la table en place.
plan-thinking = Le joueur virtuel { $name } réfléchit
plan-decide = Décider maintenant
