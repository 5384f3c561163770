# Pages, and sheets over a table.

home-motto = Vous jouez autour de la table. Bucintoro s’occupe de l’ordre, de la banque, des dés et des points.
home-new = Nouvelle partie
home-tables = Parties
home-shelf = Jeux sur l’étagère
home-go-on = Continuer
home-look = Voir
home-asked = On attend { $names }
home-won = Victoire : { $names }
home-empty = Pas encore de partie. Prenez la boîte, dépliez le plateau et commencez.
home-over = terminée
home-copy = copie
home-turn = { $turn ->
        [0] pas commencée
       *[other] tour { $turn }
    }
home-turn-twilight = tour { $turn }
home-turn-serenissima-1996 = manche { $turn }
home-turn-libertalia = campagne { $raid }, jour { $day }
home-demo = Démonstration · étape { $step }
home-label = Renommer, annoter, archiver
home-rematch = Revanche
home-export = Exporter
home-delete = Supprimer
home-import = Importer un fichier
home-backup = Sauvegarder toutes les parties
home-exports = Exporter pour d’autres applications
home-taking = Importation du fichier…
home-saving = Création de la sauvegarde…
home-rules = Règles
home-settings = Réglages
home-statistics = Statistiques
home-more = Plus
home-more-of = Plus sur la partie : { $names }
home-see = Voir comment ça marche : 10 minutes

new-title = Nouvelle partie
new-game = Jeu
new-players = Joueurs
new-player = Joueur { $n }
new-name = Nom du joueur { $n }
new-chair = Joueur { $n } : { $name }
new-colour = Le joueur { $n } joue { $colour ->
        [red] rouge
        [blue] bleu
        [orange] orange
        [green] vert
        [yellow] jaune
        [white] blanc
       *[other] noir
    }
new-later = Échanger sa place avec le suivant
new-chance = { $kinds ->
        [dice] Dés
        [draws] Tirages
       *[both] Dés et tirages
    }
new-colours = Couleur :
new-side = À table : { $side }
new-by-app = L’application
new-by-table = Nous-mêmes
new-chance-note = Cela se change à tout moment.
new-start = Commencer
new-groups = Groupes
new-keep = Enregistrer comme groupe

settings-title = Réglages
settings-language = Langue
settings-theme = Apparence
settings-auto = Automatique
settings-light = Jour
settings-dark = Nuit
settings-text = Taille du texte
settings-on = Oui
settings-off = Non
settings-sounds = Sons et vibrations
settings-notices = Annoncer à qui c’est le tour quand la fenêtre n’est pas au premier plan
settings-first-use = Expliquer chaque outil la première fois
settings-clock = Une pendule par joueur
settings-idle = Assombrir l’écran au repos
settings-minutes = après { $minutes } min
settings-pace = Consignes pour les pièces
settings-pace-tap = Pas à pas, en touchant
settings-pace-slow = Automatique, lent
settings-pace-quick = Automatique, rapide
settings-pace-once = Tout d’un coup
settings-programs = Coups des joueurs virtuels
settings-programs-tap = Attendre « C’est fait »
settings-programs-timed = Continuer automatiquement
settings-letters = Raccourcis à une lettre
settings-letters-plain = Oui
settings-letters-alt = Avec Alt
settings-letters-off = Non
settings-credits = Licences et crédits
settings-about = Bucintoro s’adresse à ceux qui possèdent les jeux. Il n’en montre ni image, ni logo, ni texte ; les noms appartiennent à leurs éditeurs.

refusal-allow = Autoriser quand même
refusal-sure = Autoriser malgré « { $rules } »
refusal-ok = OK
refusal-limit = La boîte n’en contient pas plus : impossible de l’autoriser.
refusal-not-asked = Impossible pour l’instant.

record-note = Entrée actuelle : { $head }. Rien n’est jamais retiré du journal.
record-to = La partie reprend à l’entrée { $n }.
record-to-start = La partie est revenue à la mise en place.
record-settings = Les noms, les côtés ou la façon de lancer les dés ont changé.
record-released = { $by ->
        [host] L’hôte
       *[organiser] L’organisateur
    } a retiré l’appareil qui jouait pour { $seat } ({ $at }).
record-new-seed = Les tirages de l’application repartent d’une nouvelle graine ; engagement : { $commitment }.
record-round = Une manche pour une nouvelle graine (nº { $round }). Engagés : { $names }
record-round-asked = { $name } a demandé une nouvelle graine. Une manche commence (nº { $round }). Engagés : { $names }
record-round-done = La manche est terminée : sa graine vaut à partir du tirage { $from }.
record-round-void = La manche reste sans résultat. Sans réponse : { $names }
record-round-stopped = La manche reste sans résultat : l’hôte l’a interrompue.
record-waived = Autorisé quand même :
record-drawn = lancé ou tiré par l’application
record-branch = annulé
record-whose = Filtrer les entrées par joueur
record-all = Tout
record-allowed = Autorisé quand même
record-none = Aucune entrée de ce genre.
record-older = Entrées plus anciennes ({ $entries })
record-ways = Coups annulés ({ $ways })
record-look = Voir

keys-title = Raccourcis clavier
keys-undo = Annuler
keys-tabs = Ouvrir un onglet
keys-arrow = Flèches
keys-arrows = Passer d’un lieu éclairé à l’autre
keys-past = Une entrée en arrière ou en avant, en consultation
keys-walk = Parcourir tous les éléments et les activer

menu-resume = Remettre la table en place
menu-game = Cette partie
menu-players = Joueurs
menu-screen = Cet écran
menu-end = Terminer la partie

rules-search = Chercher dans les règles
rules-none = Aucun résultat.

home-join = Rejoindre une partie
home-take-over = Reprendre une partie
refusal-asked = Question en cours : { $ask }

fault-no_hash = la ligne n’a pas d’empreinte
fault-wrong_hash = l’empreinte ne correspond pas : cette ligne ou une précédente a été modifiée
fault-unreadable = la ligne est illisible ({ $detail })
fault-newer = le fichier est au format { $found }, cette application lit jusqu’à { $known } : mettez-la à jour
fault-unknown_game = le jeu { $game } n’est pas connu ici
fault-setup = la mise en place est incorrecte ({ $flaws })
fault-number = l’entrée { $found } se trouve à la place de l’entrée { $expected }
fault-after = l’entrée suit { $found }, mais la partie était à { $expected }
fault-head = la partie ne peut pas aller à { $to }
fault-differs = rejouée, cette entrée donne un autre résultat
fault-mark = l’entrée dit « { $mark } », et c’est faux
fault-not_a_record = ce n’est pas le journal d’une partie
fault-empty = le fichier est vide
fault-settings = les noms et les côtés sont erronés ({ $flaws })
fault-no_seat = cette place n’existe pas dans la partie
fault-shared_seed = la graine commune est erronée ({ $detail })
fault-limits = cela dépasse ce que contient la boîte ({ $flaws })
fault-fails = l’application ne peut pas rejouer cette entrée
fault-too_long = le journal est trop long

flaw-seats-count = Nombre de joueurs : { $seats } ; le jeu en demande de { $least } à { $most }.
flaw-seats-differ = Noms donnés : { $chairs } ; joueurs : { $seats }.
flaw-name-empty = Le joueur { $seat } n’a pas de nom.
flaw-name-long = Le nom du joueur { $seat } dépasse { $most } caractères.
flaw-name-control = Le nom du joueur { $seat } contient des caractères impossibles à afficher.
flaw-name-twice = { $name } figure deux fois dans la partie (joueur { $seat }).
flaw-seat-empty = Personne n’occupe la place du joueur { $seat }.
flaw-program-empty = La place du joueur { $seat } ne peut pas être vide tant qu’un joueur virtuel l’occupe.
flaw-no-programs = Il n’y a pas de joueurs virtuels pour ce jeu sur cet appareil.
flaw-programs-need-dealt-hands = Pour les joueurs virtuels et les conseils, l’application doit distribuer les cartes.
flaw-waiver-unknown = La règle { $rule } n’existe pas.
flaw-waiver-limit = La règle { $rule } ne peut pas être levée : la boîte ne contient pas assez de pièces.
flaw-waiver-twice = { $rule } figure deux fois parmi les règles toujours autorisées.
flaw-waivers-long = Trop de choses sont toujours autorisées.

guest-leave = Quitter cette place
guest-leave-note = La place est libre pour un autre téléphone. Pour revenir, il vous faudra son nouveau code.
guest-leave-yes = Quitter
guest-refused = L’hôte peut quand même l’autoriser.
    .club = Un téléphone qui peut agir pour tous peut l’autoriser malgré tout. L’organisateur peut le permettre.
