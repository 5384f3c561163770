home-delete-title = Supprimer cette table ?
home-delete-text = La table ({ $names }) disparaîtra pour de bon. Exportez-la d’abord si elle peut resservir.
home-delete-yes = Supprimer pour de bon
home-boards = Plateaux
home-search = Chercher une table : nom ou jeu
home-finished = Tables terminées ({ $count })
home-none = Aucune table trouvée.
box-for = Joueurs : { $players }. Environ { $minutes } minutes.
