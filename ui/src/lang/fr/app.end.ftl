# La fin d’une partie : le décompte, le résultat et comment on y est arrivé.
count-skip = Passer
count-result = Voir le résultat
count-done = Continuer
count-purse = Bourse
count-before = Jusqu’ici
end-over = La partie est terminée
end-won = { $count ->
    [one] { $seats } gagne
   *[other] { $seats } se partagent la victoire
}
end-level = Égalité pour tous
end-uncounted = Arrêtée avant tout décompte
end-standings = Résultat
end-place = Place { $place }
end-by = l’emporte de { $lead }
end-tied = à égalité de points : victoire partagée
end-board = Plateau
end-rematch = Revanche
end-gain = Plus gros gain : { $seat }, { $amount } ({ $what })
end-loss = Plus forte baisse : { $seat }, { $amount } ({ $what })
