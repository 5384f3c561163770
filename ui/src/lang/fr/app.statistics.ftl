# Ce que donnent toutes les tables, qui y a joué et qui joue ensemble.
stats-figures = Chiffres
stats-people = Personnes
stats-groups = Groupes
stats-filter = Filtres
stats-by-game = Jeu
stats-by-people = Personnes
stats-by-seats = Nombre de joueurs
stats-by-period = Quand
stats-any-game = Tous les jeux
stats-anybody = Tout le monde
stats-any-number = Nombre de joueurs indifférent
stats-of = { $many ->
    [one] { $many } joueur
   *[other] { $many } joueurs
}
stats-always = Depuis toujours
stats-days = { $past ->
    [one] Dernier jour
   *[other] { $past } derniers jours
}
stats-programs = Avec joueurs virtuels
stats-all = Effacer les filtres
stats-people-note = Les parties comptées sont celles où toutes les personnes choisies ont joué ensemble.
stats-unread = { $tables ->
    [one] { $tables } partie illisible n’est pas comptée.
   *[other] { $tables } parties illisibles ne sont pas comptées.
}
stats-none = Aucune partie terminée ne correspond.
stats-games = Parties jouées
stats-time = Temps de jeu
stats-each = { $time } par partie
stats-longest = Plus longue série de victoires
stats-played = Ce qui a été joué
stats-everybody = { $people ->
    [one] Montrer la seule personne
   *[other] Montrer les { $people } personnes
}
stats-in-games = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
stats-wins = Victoires
stats-average = Rang moyen
stats-streak = Victoires de suite
stats-best = record : { $games }
stats-places = Répartition des places
stats-place = { $times ->
    [one] rang { $place } : { $times } fois
   *[other] rang { $place } : { $times } fois
}
stats-attacked = { $times ->
    [0] N’a subi aucune attaque
    [one] A subi une attaque
   *[other] A subi { $times } attaques
}
stats-by = { $name } ({ $times })
stats-attacks = { $times ->
    [0] N’a attaqué personne.
    [one] A attaqué une fois.
   *[other] A attaqué { $times } fois.
}
stats-start = Départ préféré :
stats-started = { $games ->
    [one] une fois, gagné : { $wins }
   *[other] { $games } fois, gagné : { $wins }
}
stats-pace = { $decisions ->
    [one] { $decisions } décision
   *[other] { $decisions } décisions
}, en tout { $time } : { $each } chacune
stats-versus = Face à face
stats-versus-note = Combien de fois chaque ligne a fini devant chaque colonne, et derrière.
stats-level = { $level } à égalité
stats-luck = Dés : { $showed }, { $sum } par rapport à la moyenne
stats-luck-usual = ni chance ni malchance
stats-luck-good = autant de chance qu’une personne sur { $among }
stats-luck-bad = autant de malchance qu’une personne sur { $among }
stats-seconds = { $seconds } s
stats-minutes = { $minutes } min
stats-hours = { $hours } h { $minutes } min
stats-left-note = Une partie compte pour les joueurs présents à la fin. Ceux qui sont partis avant ne sont pas comptés.
stats-people-what = Touchez quelqu’un pour réunir deux noms, renommer la personne ou ne pas la compter. Les journaux restent tels quels.
stats-also = Aussi : { $names }
stats-is-out = Ne compte pas
stats-called = Nom
stats-rename = Renommer
stats-names = Noms de la même personne
stats-part = Séparer
stats-part-from = Séparer { $name }
stats-same = { $name } est la même personne que
stats-find = Chercher un nom
stats-counted = Compte dans les statistiques
stats-unchanged = Aucun journal n’est modifié : les noms y restent tels qu’ils ont été saisis.
stats-groups-what = Un groupe garde ses joueurs, leurs places et leurs règles. Enregistrez-en un en créant une partie, ou depuis le menu d’une partie.
stats-play = Rejouer
stats-forget = Supprimer
stats-forget-title = Supprimer { $group } ?
stats-forget-text = Ses parties et ses statistiques restent. Seul le groupe est supprimé.
stats-keep-what = Ces personnes, leurs places et ces règles : leur prochaine partie commence en deux gestes.
stats-group-name = Nom du groupe
stats-keep = Enregistrer
