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
