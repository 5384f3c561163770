# Places jouées par l’ordinateur : le choix, donner et reprendre une place, jouer seul.
programs-player = Qui joue :
programs-person = Une personne
programs-computer = L’ordinateur
programs-level = Niveau :
programs-level-1 = Débutant
programs-level-2 = Confirmé
programs-level-3 = Fort
programs-temperament = Style :
programs-temperament-trader = Marchand
programs-temperament-builder = Bâtisseur
programs-temperament-corsair = Corsaire
programs-names = Alvise, Bianca, Tito, Orsola, Enzo, Marina
programs-give = Laisser l’ordinateur jouer pour { $name }
programs-back = Une personne joue à la place
programs-give-own = Jouer à ma place
programs-back-own = Je reprends ma place
programs-plays-own = L’ordinateur joue à votre place.
programs-alone = Jouer en solo
programs-alone-name = Votre nom, si vous jouez en solo
programs-alone-against = Contre { $opponents }
programs-rung = Échelon { $n } sur { $of } : { $opponents }
programs-handicap-ducats = { $more ->
    [one] Vous commencez avec { $more } ducat de plus
   *[other] Vous commencez avec { $more } ducats de plus
}
programs-handicap-doubloons = { $more ->
    [one] Vous commencez avec { $more } doublon de plus
   *[other] Vous commencez avec { $more } doublons de plus
}
programs-opponents-1 = { $n ->
    [one] { $n } débutant
   *[other] { $n } débutants
}
programs-opponents-2 = { $n ->
    [one] { $n } joueur confirmé
   *[other] { $n } joueurs confirmés
}
programs-opponents-3 = { $n ->
    [one] { $n } joueur fort
   *[other] { $n } joueurs forts
}
programs-opponents-builder = { $opponents } (bâtisseur)
programs-opponents-corsair = { $opponents } (corsaire)
programs-next = Échelon suivant
programs-again = Encore une fois
programs-top = Vous avez franchi le dernier échelon.
programs-climb = Si vous gagnez, vous passez à l’échelon suivant.
programs-take-free = Installer l’ordinateur ici
programs-leave-free = Libérer la place
problem-programs_off = Les joueurs virtuels ne sont pas autorisés à cette soirée. Demandez à l’organisateur de les autoriser.
problem-programs_full = { $most ->
    [one] La seule table avec des joueurs virtuels est prise. Demandez à l’organisateur d’en autoriser plus.
   *[other] Les { $most } tables avec des joueurs virtuels sont prises. Demandez à l’organisateur d’en autoriser plus.
}
problem-programs_by_organiser = Dans un tournoi, seul l’organisateur peut faire jouer l’ordinateur. Demandez-le-lui.
