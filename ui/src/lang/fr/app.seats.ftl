seats-open = Quelqu’un part ou arrive
seats-title = Qui est à la table
seats-leaves = S’en va
seats-leaving = Si quelqu’un s’en va
seats-replace = Quelqu’un d’autre joue
seats-sits = Prend place
seats-name = Qui remplace { $name } ?
seats-since = depuis { $time }
seats-note = Quand il ne reste que des places vides à répondre, l’application décide pour elles. Le journal le note, et cela s’annule. Un joueur qui arrive plus tard prend simplement place.
seats-waits = Place vide : { $name }.
seats-go-on = Continuer
seats-deserted = Tout le monde a quitté la partie.
seats-over = Départs : { $names }.
seats-leave = Quitter la partie
seats-leave-note = Votre place est vide dès maintenant ; ce téléphone ne fait que regarder.
seats-later = Arrive plus tard
seats-awaits = On attend des joueurs.
seats-awaits-note = { $free ->
    [one] Une place est libre. La partie commence dès qu’elle est prise.
   *[other] { $free } places sont libres. La partie commence dès qu’elles sont toutes prises.
}
seats-own-name = Votre nom
seats-begin = Commencer
seats-begin-note = Si vous commencez maintenant, l’application fait pour les places vides le choix minimal. Un joueur qui arrive plus tard prend simplement place.
record-left = { $name } quitte la partie.
record-came = { $name } rejoint la partie.
record-replaced = { $name } remplace { $before }.
record-renamed = { $before } s’appelle maintenant { $name }.
record-begun = La partie commence.
record-absent = Réponse de l’application : la place était vide.
