app-back = Retour
app-close = Fermer
app-cancel = Annuler
app-line = Ligne { $line } : { $text }
app-unreachable = L’hôte est injoignable. On réessaie…

home-motto = La table tient la partie ; ceci tient l’ordre, la banque, les dés et le compte.
home-new = Nouvelle table
home-empty = Pas encore de table. Prenez la boîte, dépliez le plateau et commencez.
game-serenissima-2e = Serenissima
game-twilight = Crépuscule de Venise
home-over = finie
home-turn = tour { $turn }
home-rematch = Revanche
home-export = Exporter
home-delete = Supprimer
home-delete-title = Supprimer cette table ?
home-delete-text = La table de { $names } disparaîtra pour de bon. Exportez-la avant si elle peut resservir.
home-delete-yes = Supprimer pour de bon
home-import = Importer un fichier
home-imported = La table est là.
home-backup = Sauvegarder toutes les tables
home-restored = Ajoutées : { $added }. Déjà là : { $known }.
home-boards = Plateaux
home-rules = Règles
home-settings = Réglages

asking-title = Qu’est-ce que c’est ?
asking-note = Touchez ce que vous voulez voir expliqué.

new-title = Nouvelle table
new-game = Jeu
new-players = Joueurs
new-player = Joueur { $n }
new-name = Nom du joueur { $n }
new-chair = Joueur { $n } : { $name }
new-colour = Le joueur { $n } joue { $colour ->
        [red] rouge
        [blue] bleu
        [orange] orange
       *[other] noir
    }
new-later = Échanger avec le suivant
new-chance = Qui lance et retourne ?
new-by-app = L’application
new-by-table = La table
new-chance-note = Cela se change à tout moment.
new-start = Commencer

side-south = près de vous
side-west = côté gauche
side-north = en face
side-east = côté droit

settings-title = Réglages
settings-language = Langue
settings-theme = Lumière
settings-auto = Comme l’appareil
settings-light = Jour
settings-dark = Nuit
settings-text = Taille du texte
settings-on = Oui
settings-off = Non
settings-chime = Un son quand c’est à votre galère
settings-clock = Une horloge par joueur
settings-idle = Assombrir l’écran entre deux touches
settings-minutes = après { $minutes } min
settings-credits = Licences et crédits
settings-about = Bucintoro accompagne les gens qui ont les jeux. Il ne montre ni image, ni logo, ni texte d’eux ; les noms sont à leurs éditeurs.

table-bar = Table
table-undo = Annuler :
table-redo = Refaire
table-record = Journal
table-menu = Menu
table-past = Regard en arrière, entrée { $n }
table-now = Revenir au présent
table-continue = Continuer d’ici
table-set-aside = La ligne { $line } du journal était abîmée ({ $fault }). Tout ce qui précède est là ; le reste a été mis de côté dans { $file }. Comparez les derniers coups à la table.
table-lost-tail = Le journal finit à l’entrée { $last }, mais l’entrée { $known } avait été gardée. Comparez les derniers coups à la table.

refusal-title = Contraire aux règles
refusal-allow = Permettre quand même
refusal-limit = C’est une limite de la boîte elle-même ; on ne peut la permettre.
refusal-not-asked = On ne demande cela à personne maintenant.

record-note = La table est à l’entrée { $head }. Rien n’est jamais ôté du journal.
record-to = La table est allée à l’entrée { $n }.
record-to-start = La table est revenue à la mise en place.
record-settings = Noms, côtés ou lanceurs ont changé.
record-new-seed = Les tirages suivent une nouvelle graine.
record-waived = Permis quand même :
record-drawn = tiré par l’application
record-branch = sur une autre branche
record-whose = Les entrées de qui
record-all = Tout
record-allowed = Permis quand même
record-none = Rien de tel.
record-older = Entrées plus anciennes ({ $entries })
record-ways = { $ways ->
        [one] { $ways } chemin quitté
       *[other] { $ways } chemins quittés
    }
record-look = Voir

past-before = Une entrée en arrière
past-after = Une entrée en avant
past-revealed = { $revealed ->
        [one] { $revealed } jet ou carte a été vu depuis
       *[other] { $revealed } jets et cartes ont été vus depuis
    }

keys-title = Touches
keys-undo = Annuler
keys-past = Une entrée en arrière ou en avant en regardant
keys-walk = Tout parcourir et presser
idle-wake = Réveiller l’écran
clock-pause = Arrêter les horloges
clock-go = Lancer les horloges

menu-resume = Remettre la table en place
menu-people = Personnes
menu-save-people = Garder noms et côtés
menu-end = Finir maintenant
menu-commitment = Les tirages de l’application sont engagés sur :
menu-seed = La graine :
menu-reveal = Montrer la graine

rules-search = Chercher dans les règles
rules-none = Rien trouvé.

problem-refused = Les règles ne le permettent pas.
problem-stale = La table a changé depuis. Regardez encore, puis touchez.
problem-not_found = Ceci n’est plus là.
problem-nothing_to_undo = Rien à annuler.
problem-nothing_to_redo = Rien à refaire.
problem-no_chance = Aucun dé, aucune carte n’est attendu.
problem-unreadable = Illisible : { $detail }
problem-board = Le plateau n’a pas été pris :
problem-setup = La table ne se dresse pas ainsi :
problem-import = Le fichier a des défauts. Rien n’a été pris :
problem-damaged = La première ligne de la table est abîmée. Reprenez-la d’une sauvegarde ou d’un export.
problem-disk_full = Le disque est plein. Rien n’a changé : faites de la place, puis touchez encore.
problem-not_over = La graine se montre quand la partie est finie.
problem-too_long = C’est trop long pour être retenu.
problem-internal = Quelque chose a échoué à l’intérieur. Rien n’a changé. Le journal technique en dit plus sous { $ticket }.

fault-no_hash = la ligne n’a pas d’empreinte
fault-wrong_hash = l’empreinte ne va pas : cette ligne ou une précédente a changé
fault-unreadable = la ligne est illisible ({ $detail })
fault-newer = le fichier a le format { $found }, cette application lit jusqu’à { $known } : mettez-la à jour
fault-unknown_game = le jeu { $game } n’est pas connu ici
fault-setup = la mise en place est fautive ({ $flaws })
fault-number = l’entrée { $found } est là où devrait être la { $expected }
fault-after = l’entrée suit { $found }, mais la table était à { $expected }
fault-head = la table ne peut aller à { $to }
fault-differs = redécidé, l’ordre donne autre chose
fault-empty = le fichier est vide

flaw-seats-count = { $seats } joueurs : le jeu en prend { $least } à { $most }.
flaw-name-empty = Le joueur { $seat } n’a pas de nom.
flaw-name-long = Le nom du joueur { $seat } dépasse { $most } signes.
flaw-name-control = Le nom du joueur { $seat } a des signes qui ne se montrent pas.
flaw-name-twice = { $name } est deux fois à la table (joueur { $seat }).
