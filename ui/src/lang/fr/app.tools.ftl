# À quoi sert chaque outil de la table.

tool-back = Ramène à l’accueil. La partie est enregistrée.
tool-undo = Revient sur ce qui vient d’être fait, autant de fois qu’on veut. Rien n’est perdu : le journal le garde.
tool-redo = Rétablit ce qui a été annulé.
tool-todo = Dit quelles pièces déplacer sur la table. Touchez pour tout voir.
tool-asking = Touchez ici, puis un élément de l’écran : son rôle s’affiche, et rien d’autre ne se passe.
tool-lamp = Montre jusqu’à trois plans pour votre tour, avec vos chances de gagner. Touchez un plan pour le voir, puis jouez-le ou revenez.
tool-phones = Les téléphones de cette partie : qui peut entrer, et pour quel joueur chacun agit.
tool-record = Garde tout ce qui s’est passé. Touchez une entrée pour revoir ce moment.
tool-fair = L’application a tiré ce résultat au sort. Touchez pour voir pourquoi c’est équitable.
tool-menu = Tout le reste : personnes et places, téléphones, téléviseur, sons, règles, remise en place.
tool-past = Vous voyez un moment passé. Ici, on recule ou avance d’une entrée, et rien ne change.
tool-replay = Toute la partie sur une ligne. Glissez, passez au tour ou au moment fort suivant, ou lancez la lecture ; rien ne change dans la partie.
tool-continue = Ramène la partie à cette entrée pour repartir de là. La suite reste dans le journal.
tool-now = Revient à la partie telle qu’elle est maintenant.
tool-turn = Dit à qui c’est de jouer. Toucher mène à ce qui est demandé.
tool-clock = Une pendule par joueur. Elle tourne quand c’est à lui de décider.
tool-correct = Quand l’application et votre table diffèrent, on corrige l’application ici.
tool-check = Compare l’application avec votre table, les écarts les plus probables d’abord.
tool-again = Commence une nouvelle partie avec les mêmes personnes.
tool-pack = Une liste pour tout remettre dans la boîte.
tool-story = Raconte cette partie en chiffres : qui menait et quand, d’où tout est venu, les combats et les dés. À imprimer si vous voulez.
tool-share = Raconte aux autres comment cela a fini : par une image, un texte ou le journal entier.
tool-cover = Cache ce qu’un seul joueur peut voir. Ce joueur touche ici pour regarder.
tool-twice = Cela coûte ou fait perdre quelque chose. Touchez de nouveau pour confirmer, ailleurs pour annuler.
