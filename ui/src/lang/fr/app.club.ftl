club-unreachable = Le serveur du club ne répond pas, nouvel essai…
club-join = Rejoindre la soirée
club-join-yes = Rejoindre
club-join-note = Le code est affiché sur l’écran de salle. Pas besoin de compte : le nom ne vaut que pour cette soirée.
club-code = Code de la soirée
club-rename = Renommer
club-organise = J’organise la soirée
club-organise-note = Ouvrez l’adresse que le serveur du club a affichée, ou collez-la ici.
club-out-code = Ce code n’est pas valable. Le bon est sur l’écran de salle.
club-out-token = Cet appareil n’est plus connu ici. Inscrivez-vous de nouveau.
club-out-busy = Trop d’essais. Attendez une minute, puis réessayez.
club-out-dismissed = L’organisateur a retiré cet appareil, renouvelé son accès ou commencé une nouvelle soirée.
club-out-name_taken = Quelqu’un porte déjà ce nom ce soir. Choisissez-en un autre.
club-out-nameless = Il faut un nom.
club-out-too_long = Ce nom est trop long.
club-out-no_evening = Aucune soirée n’est en cours. Revenez quand l’organisateur l’aura ouverte.
club-out-full = La soirée est complète : plus personne ne peut la rejoindre.
club-out-crowded = Beaucoup de monde arrive. Cette page réessaie dans un instant.
problem-no_evening = Aucune soirée n’est en cours.
problem-running = Une soirée est déjà en cours.
problem-not_allowed = Seul l’organisateur peut le faire.
problem-taken = Quelqu’un a été plus rapide : cette place vient d’être prise. Choisissez-en une autre.
problem-seated = Vous êtes déjà à une table. Levez-vous d’abord là-bas.
problem-given = Les places de ce tournoi sont attribuées.
problem-name_taken = Quelqu’un porte déjà ce nom ce soir.
problem-full = Il n’y a plus de place.
problem-unwatched = Cette table n’accepte pas de spectateurs.
problem-crowded = Beaucoup de monde arrive d’ici. Réessayez dans un instant.
problem-no_such_time = Personne n’a pu rejoindre la soirée à ce moment-là. Choisissez un moment déjà passé.
problem-too_many = Ce nombre est trop grand. Au plus : { $most }.
club-seat = Place { $n }
club-seat-free = libre
club-free = { $free ->
    [one] { $free } place libre
   *[other] { $free } places libres
}
club-awaits = En attente de joueurs
club-begin-game = Commencer
club-begin-game-note = La partie commence dès que toutes les places sont prises. Si vous la commencez maintenant, l’application fait pour les places vides le choix minimal.
club-sit = S’asseoir ici
club-sit-at = { $table }, place { $n } : s’asseoir ici
club-place = n° { $place }
club-score = Score : { $score }
club-ended-note = La soirée est terminée. Les journaux de vos parties restent ici jusqu’à la prochaine soirée.
club-tables = Tables
club-own = Votre table
club-you-won = Vous avez gagné !
club-to-table = À la table
club-stand = Se lever
club-stand-sure = Tant que la partie continue, quelqu’un d’autre peut prendre votre place.
club-stand-yes = Oui, se lever
club-given-note = Attendez le tirage : cette page montrera ensuite votre place.
club-archive = Tables fermées
club-all-games = Tous les jeux
club-watch = Regarder
club-watch-of = Regarder { $table }
club-no-tables = Aucune table n’est encore ouverte.
club-label = Table { $n }
club-open = Ouvrir une table
club-open-for = Ouvrir une table pour { $seats }
club-opened = { $table } est ouverte.
club-opened-many = Tables ouvertes : { $first } à { $last }.
club-take-back = Refermer
club-more-count = Autres tables comme celle-ci
club-more = { $tables ->
    [one] Encore une comme celle-ci
   *[other] Encore { $tables } comme celle-ci
}
club-given-up = fermée avant la fin
club-record = Télécharger le journal
club-record-of = Télécharger le journal : { $table }
club-record-whole = Le journal entier, à ouvrir dans Bucintoro.
club-record-later = Disponible dès que tous les joueurs de cette table auront accepté.
club-agree-note = Cette partie a été fermée avant la fin. Les autres peuvent-ils avoir le journal entier, avec ce qui était caché ?
club-agree = J’accepte
club-agreed = Vous avez accepté.
club-archive-empty = Aucune table n’a encore été fermée.
club-people = Joueurs
club-joined = { $people ->
    [0] Personne n’est encore là.
    [one] { $people } personne est là.
   *[other] { $people } personnes sont là.
}
club-change = Modifier
club-change-event = Modifier la soirée
club-save = Enregistrer
club-new = Une nouvelle soirée
club-ended = « { $evening } » est terminée.
club-begin = Commencer la soirée
club-name = Nom de la soirée
club-seating = Places
club-seating-free = Libre choix
club-seating-free-note = Chacun s’assied là où une place est libre.
club-seating-tournament = Tournoi
club-seating-tournament-note = Tables et places sont tirées au sort, ronde après ronde.
club-opening = Qui peut ouvrir des tables ?
club-opening-organiser = L’organisateur
club-opening-anybody = Tout le monde
club-house-rules = Les joueurs peuvent autoriser des règles maison
club-house-rules-note = Un joueur peut alors faire une fois ce qu’une règle interdit. Le journal le note, et toute la table le voit.
club-programs = Tables avec des joueurs virtuels
club-programs-note = Pas plus à la fois. Chacune occupe le serveur.
club-programs-off = Désactivé. Personne ne peut faire jouer l’ordinateur.
club-programs-seats = Joueurs virtuels
club-organiser = Organisateur
club-manage = Gérer
club-manage-of = Gérer { $table }
club-table-name = Nom de la table
club-earlier = Monter
club-later = Descendre
club-watchable = Spectateurs admis
club-watchable-note = Sur un téléviseur ou un téléphone. Personne n’y voit ce qui est caché.
club-move = Déplacer vers un autre serveur
club-move-note = La partie continue là-bas. Les téléphones suivent d’eux-mêmes.
club-close = Fermer la table
club-close-sure = { $table } ne pourra plus continuer. Son journal rejoint les tables fermées.
club-close-yes = Oui, la fermer
club-find = Chercher quelqu’un
club-stands = n’a pas de place
club-remove-sure = Retirer { $name } ? La place se libère et le téléphone est déconnecté.
club-lately = Arrivées récentes
club-lately-minutes = Arrivées des dernières minutes
club-lately-people =
    { $people ->
        [0] Personne.
        [one] { $people } personne.
       *[other] { $people } personnes.
    }
club-lately-remove = Toutes les retirer
club-lately-sure =
    { $people ->
        [one] Retirer { $people } personne ? Sa place se libère, et son téléphone est déconnecté.
       *[other] Retirer { $people } personnes ? Leurs places se libèrent, et leurs téléphones sont déconnectés.
    }
club-way-note = Affichez-le ou faites-le circuler : il suffit de le scanner, de saisir un nom et de prendre place.
club-way-note-tournament = Affichez-le ou faites-le circuler : il suffit de le scanner et de saisir un nom pour participer au tournoi.
club-renew = Nouveau code
club-renew-of = Nouveau code pour rejoindre
club-renew-sure = L’ancien code ne laisse plus entrer personne. Ceux qui sont là restent.
club-renew-yes = Oui, le renouveler
club-wall = Écran de salle
club-wall-note = Ouvrez ceci sur un grand écran : il affiche le code, les places libres et toutes les tables.
club-wall-open = Ouvrir l’écran de salle
club-wall-address = Adresse de l’écran de salle
club-wall-renew = Nouvelle adresse
club-wall-sure = Tous les écrans de salle s’éteignent jusqu’à ce qu’on les rouvre avec la nouvelle adresse.
club-key = La clé de l’organisateur
club-key-note = Toute personne qui a cette adresse peut faire la même chose que vous. Renouvelez la clé si quelqu’un l’a vue.
club-key-fresh = Voici la nouvelle adresse de l’organisateur. Gardez-la bien :
club-key-renew = Renouveler la clé
club-key-sure = L’ancienne adresse cesse aussitôt de fonctionner, sur tous les appareils.
club-key-yes = Oui, renouveler la clé
club-end = Terminer la soirée
club-end-note = Toutes les tables sont fermées. Les journaux peuvent être téléchargés jusqu’à la prochaine soirée.
club-end-sure = { $tables ->
    [0] Terminer la soirée maintenant ?
    [one] { $tables } table est ouverte et sera fermée. Terminer la soirée maintenant ?
   *[other] { $tables } tables sont ouvertes et seront fermées. Terminer la soirée maintenant ?
}
club-end-yes = Oui, la terminer
club-ended-wall = La soirée est terminée. Merci d’être venus !
club-none-yet = Aucune soirée n’est en cours.
club-wall-join = Pour jouer : scannez, ou ouvrez
club-wall-code = Code
club-wall-page = { $page } sur { $of }
club-back = Retour à la soirée
club-ended-here = L’organisateur a terminé cette partie.
club-ended-place = Votre place : { $place }.
club-ended-tied = Toute la table se partage les points.
