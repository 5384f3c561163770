# Comment une partie a fini, raconté aux autres.
share-title = Partager le résultat
share-won = { $count ->
    [one] { $seats } gagne
   *[other] { $seats } gagnent ensemble
}
share-level = Égalité générale
share-uncounted = Arrêtée avant tout décompte
share-when = { $day }, { $minutes } min
share-line = { $place }. { $name } : { $counts }
share-unplaced = { $name } : { $counts }
share-wide = Paysage
share-tall = Portrait
share-save = Enregistrer l’image
share-send = Partager l’image
share-copy = Copier le texte
share-copied = Copié
share-record = Enregistrer le journal
share-replay = Enregistrer le replay
share-replay-note = Toute la partie dans un fichier, à regarder dans n’importe quel navigateur, même hors connexion. Il contient ce que tout le monde pouvait voir, et rien de plus.
share-old = Rien ne s’affiche ? Ce fichier demande un navigateur de 2023 ou plus récent.
share-replay-failed = Le fichier n’a pas pu être créé. Réessayez.
share-point = { $points ->
    [one] { $seat } a pris la décision la plus coûteuse : elle lui a coûté { $points } point de pourcentage de chances de gagner.
   *[other] { $seat } a pris la décision la plus coûteuse : elle lui a coûté { $points } points de pourcentage de chances de gagner.
}
share-luck = { $points ->
    [one] { $seat } a eu le plus de chance : { $points } point de pourcentage de plus à ses chances de gagner.
   *[other] { $seat } a eu le plus de chance : { $points } points de pourcentage de plus à ses chances de gagner.
}
