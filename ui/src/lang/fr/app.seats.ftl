seats-open = Quelqu’un part ou arrive
seats-title = Qui est à la table
seats-leaves = S’en va
seats-replace = Quelqu’un d’autre joue
seats-sits = Prend place
seats-name = Qui prend la place de { $name } ?
seats-empty = personne à cette place
seats-since = depuis { $time }
seats-note = Une place vide répond d’elle-même dès que personne d’autre n’a à répondre, et en dit le moins possible. Le journal le note ; l’annulation remonte au-delà. Qui arrive plus tard prend simplement place.
seats-waits = Personne n’est à la place de { $name }.
seats-go-on = Continuer
seats-deserted = Tout le monde a quitté la table.
seats-over = Départs : { $names }.
seats-leave = Quitter la partie
seats-leave-note = Votre place est vide à partir de là, et ce téléphone ne fait plus que regarder.
seats-later = Arrive plus tard
seats-awaits = On attend des joueurs.
seats-awaits-note = { $free ->
    [one] Une place est libre. La partie commence dès qu’elle est prise.
   *[other] { $free } places sont libres. La partie commence dès qu’elles sont toutes prises.
}
seats-own-name = Votre nom
seats-begin = Commencer
seats-begin-note = Si vous commencez maintenant, l’application fait pour les places vides le choix minimal. Un joueur qui arrive plus tard prend simplement place.
record-left = { $name } quitte la table.
record-came = { $name } prend place à la table.
record-replaced = { $name } joue à la place de { $before }.
record-renamed = { $before } s’appelle maintenant { $name }.
record-begun = La partie commence.
record-absent = Répondu pour personne : la place était vide.
