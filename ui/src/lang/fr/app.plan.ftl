## A computer player's move

plan-title = Déplacer les pièces
plan-played = { $name } a joué
plan-program = Joueur virtuel
plan-done = C’est fait
plan-waits = On déplace les pièces du dernier coup.
plan-thinking = Le joueur virtuel { $name } réfléchit
plan-decide = Décider maintenant
