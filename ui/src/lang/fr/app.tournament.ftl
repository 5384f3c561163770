# Un tournoi pendant une soirée de club.

club-tournament = Tournoi
tournament-title = Tournoi
tournament-table-word = Table

tournament-set-up = Préparer le tournoi
tournament-size = Joueurs par table
tournament-size-note = Les tables ont cette taille si possible, sinon une taille comprise dans ces limites. Un joueur en trop est exempt.
tournament-least = Au moins
tournament-most = Au plus
tournament-rounds = Rondes
tournament-points = Points par rang
tournament-scale-even = Paliers égaux
tournament-scale-even-note = À une table de quatre : 6, 4, 2, 0. Les ex æquo partagent. Un point vaut autant aux tables de toutes tailles.
tournament-scale-steep = Plus pour la victoire
tournament-scale-steep-note = À une table de quatre : 6, 3, 1, 0. Les ex æquo partagent.
tournament-first = Première ronde
tournament-first-lot = Par tirage au sort
tournament-first-lot-note = Ensuite se rencontrent des joueurs aux scores proches qui n’ont pas encore joué ensemble.
tournament-first-list = Par une liste
tournament-first-list-note = Vous classez les joueurs ; les premiers de la liste ne se rencontrent pas à la première ronde.
tournament-joined =
    { $people ->
        [0] Personne n’est encore inscrit. Toute personne qui arrive jouera.
        [one] { $people } personne est inscrite et joue ; celles qui arrivent plus tard aussi.
       *[other] { $people } personnes sont inscrites et jouent ; celles qui arrivent plus tard aussi.
    }
tournament-settle = Valider

tournament-not-begun = Pas encore commencé
tournament-round = Ronde { $n }
tournament-round-of = Ronde { $n } sur { $of }
tournament-over = Le tournoi est terminé
tournament-waits =
    { $tables ->
        [one] { $tables } table joue encore.
       *[other] { $tables } tables jouent encore.
    }
tournament-draw = Tirer la ronde { $round }
tournament-call = Déclarer le temps écoulé
tournament-call-sure =
    { $tables ->
        [one] À la table qui joue encore, tous partagent les points. Vous pourrez saisir les rangs ensuite.
       *[other] Aux { $tables } tables qui jouent encore, tous partagent les points. Vous pourrez saisir les rangs ensuite.
    }
tournament-call-yes = Le temps est écoulé
tournament-take-back = Annuler la ronde
tournament-take-back-sure = Les tables de la ronde { $round } sont fermées, et elle est tirée à nouveau.
tournament-take-back-yes = Annuler la ronde

tournament-plays = En cours
tournament-by-hand = Saisi par l’organisateur
tournament-bye = Exempt
tournament-byes = Exempts : { $names }
tournament-enter = Saisir le résultat
tournament-enter-of = Saisir le résultat : { $table }
tournament-correct = Corriger
tournament-correct-of = Corriger le résultat : { $table }
tournament-result-of = Résultat : { $table }
tournament-result-note = Les ex æquo ont le même rang. Les rondes tirées restent telles quelles ; le classement suit.
tournament-absent = N’a pas joué

tournament-standings = Classement
tournament-final = Classement final
tournament-place = Rang
tournament-player = Joueur
tournament-sum = Points
tournament-wins = Victoires
tournament-opponents = Adversaires
tournament-by-lot = Départagé par le sort
tournament-by-direct = Départagé par la confrontation directe
tournament-by-wins = Départagé par le nombre de victoires
tournament-by-opponents = Départagé par les points des adversaires
tournament-points-of = Points : { $points }
tournament-left = est parti
tournament-sheet = Enregistrer en tableur
tournament-seed = Graine des tirages : { $seed }

tournament-players = Joueurs
tournament-players-note = Les joueurs qui partent gardent leurs points et ne prennent plus part au tirage. Les retardataires jouent dès la ronde suivante.
tournament-list-note = Les plus forts d’abord : les premiers de la liste ne se rencontrent pas à la première ronde.
tournament-up-of = Monter { $name }
tournament-go = S’en va
tournament-go-of = { $name } s’en va
tournament-back = Rejoue
tournament-back-of = { $name } rejoue

tournament-you-sit = Votre place : { $table }
tournament-you-placed = Votre résultat : place { $place }
tournament-you-absent = Votre résultat : n’a pas joué
tournament-you-next = { $table } : terminé. Cette page montrera votre place au tirage de la prochaine ronde.
tournament-you-with = Avec { $names }
tournament-you-bye = Vous ne jouez pas cette ronde (exempt)
tournament-you-wait = Vous jouerez à la prochaine ronde.
tournament-you-stand = Rang { $place } sur { $of }, points : { $points }
tournament-go-home = Quitter le tournoi
tournament-go-home-sure = Vous gardez vos points et ne prenez plus part au tirage.
tournament-go-home-yes = Oui, quitter
tournament-play = Je joue

tournament-problem-sizes = Ce jeu n’a pas de tables de cette taille.
tournament-problem-rounds = Ce nombre de rondes est impossible.
tournament-problem-points = Les points par rang ne conviennent pas.
tournament-problem-bye = Être exempt ne peut pas valoir plus qu’une victoire.
tournament-problem-begun = La première ronde est déjà tirée.
tournament-problem-over = Toutes les rondes prévues sont tirées.
tournament-problem-unfinished =
    { $tables ->
        [one] { $tables } table n’a pas encore de résultat.
       *[other] { $tables } tables n’ont pas encore de résultat.
    }
tournament-problem-too_few = Joueurs présents : { $present }. Il en faut au moins { $least } pour une table.
tournament-problem-no_such_player = Ce joueur n’est pas dans le tournoi.
tournament-problem-no_such_table = Cette table n’existe plus.
tournament-problem-places = Ces rangs ne conviennent pas à la table.
tournament-problem-played = Une table de cette ronde a déjà un résultat.
