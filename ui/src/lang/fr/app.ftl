app-back = Retour
app-close = Fermer
word-rule = Règle
word-correct = Corriger
word-check = Vérifier
app-cancel = Annuler
app-line = Ligne { $line } : { $text }
app-seat = Place { $n }
app-program = Joueur virtuel
app-empty = vide
app-waits = Votre action attend. Elle sera envoyée dès que l’hôte répondra.
    .club = Votre action attend. Elle sera envoyée dès que le serveur répondra.
app-unreachable = L’hôte est injoignable. Nouvel essai…
part-failed = Cet élément de la page n’a pas pu être chargé.
part-retry = Réessayer

game-serenissima-2e = Serenissima
game-twilight = Twilight of Venice
game-serenissima-1996 = Serenissima, première édition (1996)
game-libertalia = Libertalia

asking-title = Expliquer
table-hint = Conseil
asking-note = Touchez ce que vous voulez voir expliqué.

side-south = près de vous
side-west = côté gauche
side-north = en face
side-east = côté droit

table-bar = Partie
table-undo = Annuler :
table-undo-together = les réponses ({ $names }){ $revealed ->
        [0] {""}
       *[other] , que tout le monde a vues
    }
table-undo-back = jusqu’à « { $what } », { $seat }
table-redo = Rétablir
table-record = Journal
table-fair = Équitable
table-waits = De retour à ce tirage. Touchez pour continuer.
table-menu = Menu
table-past = Retour sur l’entrée { $n }
table-now = Revenir à la partie
table-continue = Reprendre ici

past-before = Une entrée en arrière
past-after = Une entrée en avant
idle-wake = Réveiller l’écran
clock-pause = Arrêter les pendules
clock-go = Lancer les pendules

problem-refused = Les règles ne le permettent pas.
problem-stale = La partie a changé. Vérifiez et réessayez.
problem-late = Déjà répondu, ou annulé. Vérifiez et réessayez.
problem-not_found = { $what ->
        [table] Cette partie n’est plus là. Revenez en arrière et vérifiez.
        [seat] Cette place n’existe pas dans la partie. Revenez en arrière et vérifiez.
        [game] Cette version de l’application ne connaît pas ce jeu. Mettez l’application à jour.
        [board] Ce plateau n’est plus là. Choisissez-en un autre.
        [entry] Cette entrée n’existe pas dans le journal. Revenez en arrière et vérifiez.
        [device] Cet appareil n’est plus là : il a été retiré ou ne demande plus à entrer.
        [person] Cette personne n’est plus dans la liste.
        [group] Ce groupe n’est plus là. Choisissez-en un autre.
        [tournament] Aucun tournoi n’est en cours.
        [node] Ce serveur n’est pas en marche. Choisissez-en un autre.
        [folder] Les sauvegardes quotidiennes ne sont pas possibles ici.
        [backup] Cette sauvegarde n’est plus là. Choisissez-en une autre.
        [file] Ce fichier n’est plus là. Ouvrez-le à nouveau.
        [parcel] Le fichier n’est pas arrivé en entier. Recommencez.
        [part] Le fichier n’est pas arrivé en entier. Recommencez.
       *[other] Cet élément n’est plus là. Revenez en arrière et vérifiez.
    }
problem-nothing_to_undo = Rien à annuler.
problem-nothing_to_redo = Rien à rétablir.
problem-no_chance = Il n’y a rien à lancer ni à tirer pour l’instant.
problem-not_begun = La partie n’a pas encore commencé : elle attend des joueurs.
problem-unreadable = Illisible : { $detail }
problem-unsupported = Cette version ne le permet plus. Rechargez la page.
problem-damaged = La première ligne de la partie est endommagée. Restaurez-la depuis une sauvegarde ou un export.
problem-newer = La ligne { $line } de ce journal a été écrite par une version plus récente de l’application. Rien n’est perdu : mettez l’application à jour pour ouvrir la partie.
problem-disk_full = Le disque est plein. Rien n’a changé : faites de la place, puis touchez à nouveau.
problem-not_over = C’est possible seulement une fois la partie terminée.
problem-suggestions_off = Cette partie ne donne pas de conseils.
problem-too_long = C’est trop long pour être accepté. Prenez un texte plus court ou un fichier plus petit.
problem-unanswered = La connexion s’est coupée à chaque essai. Réessayez plus tard, ou avec un fichier plus petit.
problem-internal = Une erreur interne s’est produite. Rien n’a changé. Le journal technique en dit plus sous { $ticket }.
problem-unsettled = Il n’est pas encore certain que cela ait été fait. Vérifiez le résultat avant de réessayer. Le journal technique en dit plus sous { $ticket }.

app-connecting = Connexion…
host-title = Téléphones à la table
host-phones = { $count ->
        [one] { $count } téléphone
       *[other] { $count } téléphones
    }
past-story = Ce qui s’est passé jusqu’ici
past-start = La mise en place. Rien ne s’est encore passé.
table-yours = À vous de jouer
table-turn = À { $names } de jouer.
pieces-title = À faire sur la table
pieces-lay-out = Mettre la table en place
app-pack = Ranger
app-story = L’histoire de cette partie
app-share = Partager

problem-board = Le plateau n’a pas été accepté :
problem-setup = La partie ne peut pas être mise en place ainsi :
problem-import = Le fichier a des défauts. Rien n’a été importé :
