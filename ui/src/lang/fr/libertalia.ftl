# Libertalia : les personnages, le butin et les mots du jeu en français.

box = Des capitaines au même équipage choisissent en secret et se partagent le butin dans l’ordre des rangs.

## Les personnages. .short dit en une ligne ce que fait chacun, .does ce qu’il fait et quand, .hard les cas difficiles.

character-1 = Perroquet
    .short = Jouez une autre carte à la place
    .does = Jour : défaussez le Perroquet et jouez aussitôt une autre carte de votre main. Elle prend place sur le navire selon son rang et agit quand vient son tour.
    .hard = Plusieurs Perroquets agissent par influence croissante ; les suivants ont vu ce que les premiers ont amené. Si votre main est vide, le Perroquet va au cimetière et vous n’avez pas de personnage aujourd’hui.
character-2 = Singe
    .short = Vos reliques vont au voisin de gauche
    .does = Jour : toutes vos reliques maudites passent dans le repaire de votre voisin de gauche.
    .hard = Plusieurs Singes agissent l’un après l’autre : une relique peut aller plus loin. Le nombre de reliques est annoncé ; elles arrivent face cachée.
character-3 = Mendiant
    .short = Le plus haut rang du navire vous paie 3
    .does = Jour : le propriétaire du personnage de plus haut rang du navire vous paie 3 doublons.
    .hard = On compare le rang, puis l’influence, tels qu’ils sont sur le navire à cet instant. Un joueur qui a moins de 3 doublons paie tout ce qu’il a. Si ce personnage est à vous, personne ne paie.
character-4 = Recru­teur
    .short = Reprenez-en un dans votre repaire
    .does = Jour : reprenez en main un personnage de votre repaire.
    .hard = C’est obligatoire s’il y en a un. Jamais le Recruteur lui-même : il est encore sur le navire. Un personnage repris agit de nouveau quand il est rejoué.
character-5 = Mousse
    .short = Ne prend pas de butin
    .does = Crépuscule : il ne prend pas de butin.
    .hard = Il va quand même dans votre repaire.
character-6 = Prêcheur
    .short = Gardez un jeton ; 5 à la fin
    .does = Jour : défaussez tous vos jetons de butin sauf un de votre choix. Fin de campagne : vous recevez 5 doublons.
    .hard = Avec un jeton ou aucun, vous ne défaussez rien. Les jetons défaussés retournent aussitôt dans le sac.
character-7 = Taver­nier
    .short = Chaque nuit 1
    .does = Nuit : vous recevez 1 doublon.
    .hard = Il paie chaque nuit passée dans votre repaire, dès la première. Votre Mutin agit avant lui.
character-8 = Serveuse
    .short = Chaque nuit : 3 pour une carte au trésor
    .does = Nuit : vous pouvez défausser une carte au trésor pour recevoir 3 doublons.
    .hard = Une carte au trésor par nuit au plus. On vous le demande même si vous n’en avez pas, pour que votre réponse ne trahisse rien, sauf si votre butin visible montre que vous n’en avez pas.
character-9 = Char­pentier
    .short = Perdez la moitié ; 10 à la fin
    .does = Jour : défaussez la moitié de vos doublons. Fin de campagne : vous recevez 10 doublons.
    .hard = La moitié est arrondie vers le bas : de 7 doublons vous en perdez 3.
character-10 = Officier français
    .short = 5 si vous avez moins de 9 doublons
    .does = Jour : vous recevez 5 doublons si vous en avez moins de 9.
    .hard = Avec exactement 9, vous ne recevez rien. On compte ce que vous avez quand vient son tour.
character-11 = Sorcière vaudou
    .short = 2 par personnage au cimetière
    .does = Jour : vous recevez 2 doublons par personnage de votre cimetière.
    .hard = Les personnages défaussés plus tôt le même jour comptent aussi.
character-12 = Esclave affranchi
    .short = Chaque nuit 1 par rang supérieur du repaire
    .does = Nuit : vous recevez 1 doublon par personnage de rang supérieur dans votre repaire.
    .hard = Il compte chaque nuit, dès la première. Un personnage défaussé plus tôt dans la nuit ne compte pas.
character-13 = Mutin
    .short = Chaque nuit : défaussez le plus bas rang pour 2
    .does = Nuit : défaussez, parmi les autres personnages de votre repaire, celui de plus bas rang et recevez 2 doublons.
    .hard = C’est obligatoire, chaque nuit. S’il est seul dans votre repaire, rien ne se passe et vous ne recevez rien.
character-14 = Brute
    .short = Jette le plus haut rang par-dessus bord
    .does = Jour : défaussez le personnage de plus haut rang du navire.
    .hard = Si c’est la Brute elle-même, elle est défaussée. La victime perd la capacité qui lui restait et ne prend pas de butin. Une Brute suivante regarde de nouveau le navire.
character-15 = Canon­nier
    .short = Payez 3 : un personnage est défaussé
    .does = Jour : payez 3 doublons et défaussez un personnage d’un repaire au choix.
    .hard = Le vôtre en fait partie : si tous les autres sont vides, c’est un des vôtres. Avec moins de 3 doublons, payez tout ce que vous avez et défaussez quand même. Si tous les repaires sont vides, rien ne se passe, sauf si vous en avez convenu autrement.
character-16 = Gabier
    .short = 5 à la fin pour le plus petit repaire
    .does = Fin de campagne : vous recevez 5 doublons si votre repaire a le moins de personnages.
    .hard = À égalité aussi, sauf si vous en avez convenu autrement. Les repaires sont comptés une fois, avant toute capacité de fin de campagne.
character-17 = Espion espagnol
    .short = De nouveaux jetons pour vos officiers
    .does = Jour : remettez tous vos officiers espagnols dans le sac, puis piochez-y autant de jetons.
    .hard = Les officiers vont d’abord dans le sac et peuvent être repiochés. Les officiers et les sabres piochés ainsi n’ont pas d’effet. Tout le monde voit ce que vous piochez.
character-18 = Cuisinier
    .short = Prend deux jetons de butin
    .does = Crépuscule : prenez un jeton de butin de plus.
    .hard = Prenez d’abord les deux jetons ; leurs effets suivent. Un officier l’envoie au cimetière, mais les deux jetons restent à vous ; deux sabres défaussent deux personnages. S’il ne reste qu’un jeton, prenez celui-là.
character-19 = Bosco
    .short = 2 par rang inférieur de votre repaire
    .does = Jour : vous recevez 2 doublons par personnage de rang inférieur dans votre repaire.
    .hard = On regarde votre repaire quand vient son tour ; lui-même est encore sur le navire.
character-20 = Armurier
    .short = Chaque nuit 1 par sabre
    .does = Nuit : vous recevez 1 doublon pour chacun de vos sabres.
    .hard = Les sabres qui n’ont touché personne comptent aussi.
character-21 = Marchand
    .short = Deux pareils pour 3, trois pour 5
    .does = Jour : défaussez deux jetons de butin identiques pour 3 doublons, ou trois pour 5.
    .hard = Une seule fois, et c’est obligatoire si vous le pouvez. La sorte et le nombre sont à votre choix. Toute sorte convient, même les reliques maudites.
character-22 = Chirur­gien
    .short = Reprenez-en un au cimetière
    .does = Jour : reprenez en main un personnage de votre cimetière sans le montrer.
    .hard = C’est obligatoire s’il y en a un. Les autres voient seulement combien il en reste dans votre cimetière. Le personnage agit de nouveau quand il est rejoué.
character-23 = Tréso­rier
    .short = À la fin 1 par trésor
    .does = Fin de campagne : vous recevez 1 doublon par marchandise, bijou et coffre que vous avez.
    .hard = Cela s’ajoute à leur propre valeur.
character-24 = Flambeur
    .short = Payez 1 par jeton ; 8 à la fin
    .does = Jour : payez 1 doublon pour chacun de vos jetons de butin. Fin de campagne : vous recevez 8 doublons.
    .hard = Toutes les sortes comptent. Si vous n’avez pas assez, vous payez tout ce que vous avez.
character-25 = Fille du gouver­neur
    .short = À la fin 6 si elle est la seule
    .does = Fin de campagne : vous recevez 6 doublons si personne d’autre ne l’a dans son repaire ; sinon vous en payez 3.
    .hard = Les repaires sont comparés une fois, avant toute capacité de fin de campagne. Un joueur qui a moins de 3 doublons paie tout ce qu’il a.
character-26 = Quartier-maître
    .short = 1 par jeton ; perdez 8 à la fin
    .does = Jour : vous recevez 1 doublon pour chacun de vos jetons de butin. Fin de campagne : défaussez 8 doublons.
    .hard = Toutes les sortes comptent. Avec moins de 8 doublons, vous perdez tout.
character-27 = Granny Wata
    .short = Chaque nuit 2 si elle est la seule
    .does = Nuit : vous recevez 2 doublons si personne d’autre ne l’a dans son repaire ; sinon elles sont toutes défaussées.
    .hard = Tous les repaires sont comparés à la fois, quand vient le tour de la première. Si elles sont défaussées, personne ne reçoit rien.
character-28 = Second
    .short = À la fin 1 par personnage du repaire
    .does = Fin de campagne : vous recevez 1 doublon par personnage de votre repaire.
    .hard = Il se compte lui-même.
character-29 = Capitaine
    .short = 3 maintenant ; −3 par relique à la fin
    .does = Jour : vous recevez 3 doublons. Fin de campagne : défaussez 3 doublons pour chacune de vos reliques maudites.
    .hard = Chaque relique coûte en plus ses 3 doublons au décompte. Vous n’avez jamais moins de 0 doublon.
character-30 = Gouver­neur espagnol
    .short = Vide votre propre repaire
    .does = Jour : défaussez tous les personnages de votre repaire.
    .hard = Lui-même est encore sur le navire et entre au repaire au crépuscule.

## Butin. .does dit ce qu’il vaut ou ce qu’il fait.

booty-Chest = { $count ->
        [one] { $count } coffre
       *[other] { $count } coffres
    }
    .does = Vaut 5 doublons à la fin de la campagne.
booty-Jewel = { $count ->
        [one] { $count } bijou
       *[other] { $count } bijoux
    }
    .does = Vaut 3 doublons à la fin de la campagne.
booty-Goods = { $count ->
        [one] { $count } marchandise
       *[other] { $count } marchandises
    }
    .does = Vaut 1 doublon à la fin de la campagne.
booty-Officer = { $count ->
        [one] { $count } officier espagnol
       *[other] { $count } officiers espagnols
    }
    .does = Si vous en prenez un, vous perdez le personnage qui l’a pris : il va au cimetière. L’officier reste et ne vaut rien.
booty-Saber = { $count ->
        [one] { $count } sabre
       *[other] { $count } sabres
    }
    .does = Si vous en prenez un, défaussez un personnage du repaire de votre voisin de gauche ou de droite. Le sabre reste et ne vaut rien.
booty-Map = { $count ->
        [one] { $count } carte au trésor
       *[other] { $count } cartes au trésor
    }
    .does = Trois ensemble valent 12 doublons à la fin de la campagne ; une ou deux ne valent rien.
booty-Relic = { $count ->
        [one] { $count } relique maudite
       *[other] { $count } reliques maudites
    }
    .does = Coûte 3 doublons à la fin de la campagne.

## Couleurs des pirates

colour-yellow = jaune
colour-red = rouge
colour-blue = bleu
colour-green = vert
colour-black = noir
colour-white = blanc

## Moments

time-dawn = Aube
time-day = Jour
time-dusk = Crépuscule
time-night = Nuit
time-end = Fin de la campagne

## Noms

noun-ship = navire
noun-graveyard = cimetière
noun-hand = main
noun-character = personnage
raid = Campagne { $raid }
day = Jour { $day }
doubloons = { $count ->
        [one] { $count } doublon
       *[other] { $count } doublons
    }

## What things are called

someone = { $character } ({ $seat })
of-colour = { $seat } : { $colour }
card-of = { $rank } { $character }, { $seat }, influence { $reputation }
cards = { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
points = { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
face-down = { $count ->
        [one] { $count } jeton face cachée
       *[other] { $count } jetons face cachée
    }
grave-count = { $count ->
        [one] { $count } personnage au cimetière
       *[other] { $count } personnages au cimetière
    }
kind-Chest = Coffres
kind-Jewel = Bijoux
kind-Goods = Marchandises
kind-Officer = Officiers espagnols
kind-Saber = Sabres
kind-Map = Cartes au trésor
kind-Relic = Reliques maudites
pile-hand = en main
pile-ship = sur le navire
pile-den = au repaire
pile-graveyard = au cimetière
pile-gone = hors du jeu
pile-perhaps = l’une d’elles, après un Chirurgien
noun-doubloons = Doublons
noun-points = Points
fix-purse = { $seat } a { $doubloons }
fix-score = { $seat }, campagne { $raid } : { $points }
fix-card = { $who } { $pile }
fix-open = Tout le butin des repaires face visible
fix-cell = jour { $day } : { $tokens }
fix-booty = repaire ({ $seat }) : { $tokens }
fix-reputation = influence, { $character } : { $numbers }
fix-campaign = { $day ->
        [0] avant le tirage de la campagne { $raid }
       *[other] campagne { $raid }, jour { $day }
    }
fix-healed = { $seat } : une carte du cimetière est en main, en secret

## What happened

event-ColoursDrawn = Couleurs : { $all }.
event-RaidBegan = La campagne { $raid } commence : 10 doublons chacun.
event-RanksDrawn = Chacun prend en main : { $ranks }.
event-BootyLaid = Le butin des six jours est en place.
event-DayBegan = Le jour { $day } se lève.
event-Chose = { $rank ->
        [none] { $seat } a choisi.
       *[other] { $seat } a choisi : { $rank }.
    }
event-TimeUp = Le temps est écoulé.
event-LeftToChance = Pour la place vide, le hasard choisit.
event-Laid = { $count ->
        [0] Plus personne n’a de carte : le navire reste vide.
       *[other] Sur le navire : { $all }.
    }
event-Acts = { $who } agit.
event-Awaited = Un choix est à faire.
event-Passed = { $seat } y renonce.
event-Lapsed = { $seat } n’a plus rien à choisir.
event-Replaced = Au lieu du Perroquet, { $seat } envoie : { $rank }.
event-Discarded = { $cause ->
        [saber] Sabre ({ $by }) : { $who } va au cimetière.
        [officer] Un officier espagnol : { $who } va au cimetière.
        [brute] { $by } : { $who } passe par-dessus bord.
        [jump] { $who } se jette par-dessus bord.
        [self] { $who } va au cimetière.
       *[character] { $by } : { $who } va au cimetière.
    }
event-Recruited = { $seat } reprend en main : { $rank }.
event-Healed = { $rank ->
        [none] { $seat } prend un personnage du cimetière sans le montrer.
       *[other] { $seat } prend du cimetière : { $rank }.
    }
event-Gained = { $seat } reçoit { $doubloons }.
event-Paid = { $seat } paie { $doubloons }.
event-PaidTo = { $seat } paie { $doubloons } à { $to }.
event-BootyShown = { $seat } dévoile tout son butin : { $tokens }.
event-RelicsPassed = { $seat } donne { $relics } à { $to }.
event-BootyDiscarded = { $seat } défausse : { $tokens }.
event-Drew = { $seat } tire du sac : { $tokens }.
event-DuskBegan = Crépuscule : partage du butin.
event-Took = { $forced ->
        [true] Il ne reste rien d’autre : { $seat } prend { $token }.
       *[other] { $seat } prend { $token }.
    }
event-NobodyKilled = Sabre ({ $seat }) : personne n’est touché.
event-Entered = { $forced ->
        [true] Il ne reste plus de butin : { $who } rejoint le repaire.
       *[other] { $who } rejoint le repaire.
    }
event-NightBegan = La nuit tombe.
event-RaidEnds = La dernière nuit de la campagne { $raid } est passée.
event-Scored = { $seat } marque { $points }.
event-RaidEnded = La campagne { $raid } est comptée ; repaires et cimetières sont vidés.
event-CampaignEnded = Les trois campagnes sont terminées.
event-EndedEarly = { $score ->
        [true] Arrêt avant la fin ; la campagne en cours compte.
       *[other] Arrêt avant la fin ; la campagne en cours ne compte pas.
    }
event-Corrected = Corrigé : { $text }.

## Ce qui est annulé

undo-what = { $event ->
        [ColoursDrawn] couleurs
        [RaidBegan] début de la campagne
        [RanksDrawn] rangs
        [BootyLaid] butin
        [DayBegan] début du jour
        [Chose] choix
        [TimeUp] fin du temps
        [LeftToChance] choix au hasard
        [Laid] personnages révélés
        [Acts] capacité
        [Passed] refus
        [Replaced] carte du perroquet
        [Discarded] cimetière
        [Recruited] carte reprise
        [Healed] carte du cimetière
        [Gained] doublons
        [Paid] paiement
        [PaidTo] paiement
        [BootyShown] butin révélé
        [RelicsPassed] reliques
        [BootyDiscarded] butin défaussé
        [Drew] tirage
        [Took] butin
        [NobodyKilled] sabre
        [Entered] repaire
        [Scored] décompte
        [RaidEnded] fin de la campagne
        [CampaignEnded] fin de la partie
        [EndedEarly] fin de la partie
        [Corrected] correction
       *[other] dernière action
    }

## What is asked

ask-Colours = Quelles couleurs ?
ask-Ranks = Quels rangs rejoignent les mains ({ $count }) ?
ask-Booty = Le butin des six jours, { $each } chacun
ask-LateCard = Une carte pour { $seat }
ask-Reveal = Tout le monde dévoile sa carte
ask-Card = { $seat } : quel personnage ?
ask-Replacement = { $seat } : qui vient à la place du Perroquet ?
ask-Recruit = { $seat } : qui le Recruteur reprend-il ?
ask-Keep = { $seat } : que garde le Prêcheur ?
ask-Shoot = { $seat } : sur qui tire le Canonnier ?
ask-Exchange = { $seat } : que cède le Marchand ?
ask-Heal = { $seat } : qui le Chirurgien prend-il en secret ?
ask-Take = { $seat } prend du butin
ask-Kill = { $seat } : qui le sabre frappe-t-il ?
ask-Sell = { $seat } : la Serveuse vend-elle une carte au trésor ?
ask-Spy = { $seat } tire du sac : { $count }
ask-NextRaid = { $seat } : commencer la campagne suivante ?
ask-Prepare = Saisissez ce qu’il y a sur la table

## A new table

setup-order = Le voisin de gauche est la place suivante dans le sens horaire : sabres et reliques touchent les voisins.
setup-colours = Couleurs
setup-colours-drawn = Tirées au début. Touchez pour choisir.
setup-colours-chosen = Les couleurs sont choisies.
setup-colours-draw = Tirer les couleurs au sort
setup-colours-yours = Choisissez les couleurs que vous avez.
setup-options = Règles maison
setup-countdown = Temps pour choisir
setup-countdown-note = Quand il est écoulé, l’application tire une carte pour ceux qui n’ont pas choisi.
setup-countdown-none = sans limite
setup-hidden-purses = Doublons cachés
setup-hidden-purses-note = Personne ne voit les doublons des autres ; ce qu’une capacité rapporte ou coûte est annoncé.
setup-hands-from-memory = Mains à retenir de mémoire
setup-hands-from-memory-note = Aucun écran ne montre quelles cartes un autre joueur a, ou pourrait avoir.
setup-open-booty = Butin visible
setup-open-booty-note = Le butin des repaires est visible dès le début.
setup-gunner-spares = Le Canonnier ne paie que s’il tire
setup-gunner-spares-note = Si tous les repaires sont vides, rien n’est payé.
setup-topman-alone = Gabier : pas d’égalité
setup-topman-alone-note = Il ne rapporte que dans un repaire qui a moins de personnages que chaque autre.
setup-gains-first = D’abord les gains
setup-gains-first-note = À la fin de la campagne, on reçoit tout avant de payer.
setup-below-zero = Sous zéro
setup-below-zero-note = Une campagne peut rapporter moins de 0 point.
setup-last-raid-decides = La dernière campagne départage
setup-last-raid-decides-note = À égalité de points, la meilleure troisième campagne l’emporte.
setup-under-way = Déjà commencée
setup-under-way-note = Saisissez d’abord ce qu’il y a sur la table, puis continuez de là.
chance-of-cards = Les rangs d’une campagne
chance-of-draws = Couleurs et butin
end-scored = Arrêter : la campagne en cours compte
end-plain = Arrêter : la campagne en cours ne compte pas

## The screen

panel-title = Votre décision
layout-title = { $raid ->
        [1] Préparez la table
       *[other] Préparez la campagne { $raid }
    }
layout-cards = { $raid ->
        [1] Chaque joueur prend en main ces cartes de sa couleur :
       *[other] Chaque joueur ajoute ces cartes à sa main :
    }
layout-doubloons = Chaque joueur prend { $doubloons } à la banque.
layout-booty = Tout le butin va dans le sac. Placez les jetons de chaque jour face visible, comme l’écran les montre.
layout-done = Tout est en place
steps-title = Déplacez les pièces
steps-done = Tout est fait
dawn-ask = Aube : choisissez un personnage
dawn-sealed = Vous avez choisi
hand-hint = Touchez une carte pour la lire et la choisir.
booty-own = Votre butin
choose = Choisir : { $character }
is-chosen = choisi
outlook = En l’état : { $text }
chosen-change = Vous pouvez encore changer d’avis.
has-chosen = a choisi
is-thinking = réfléchit
seat-empty = place vide : l’application tire
pass-to = Passez la tablette à { $seat }
pass-look = Que personne d’autre ne regarde. Touchez pour voir vos cartes.
round-of = Tous les joueurs de cet écran
lay-title = Saisir les cartes de la table
lay-ask = Qu’a joué { $seat } ?
lay-note = Choisissez en secret et révélez ensemble. Saisissez ensuite les cartes ici.
lay-not = Choisir à l’écran
countdown-left = Temps restant : { $time }
sell-map = Vendre une carte au trésor pour 3 doublons
sell-not = Pas cette nuit
kill-note = Défaussez un personnage du repaire de votre voisin de gauche ou de droite.
kill-far = Contre la règle.
choose-none = Passer
draw-app = L’application tire
draw-colour = Qu’a tiré { $seat } ?
draw-ranks = { $drawn } sur { $count }
draw-clear = Effacer
cells = Le butin des jours
dens = Les repaires
den-of = Repaire ({ $seat })
told-hand = En main : { $count }
told-reputation = Influence : { $reputation }
across-den = repaire : { $count }
across-covered = face cachée : { $count }
den-empty = vide
purse-covered = doublons cachés
ship-empty = Personne sur le navire.
know-word = Qui a quoi
know-title = Qui peut avoir quoi
know-none = Aucun rang n’est encore tiré.
raid-over = La campagne { $raid } est terminée
raid-last = Campagne { $raid } : dernier crépuscule et dernière nuit
put-away = Déplacez les compteurs de points. Débarrassez ensuite la table : personnages des repaires et des cimetières dans la boîte, butin dans le sac, doublons à la banque. Les cartes en main restent.
to-score = Voir le décompte
won = { $count ->
        [one] { $seats } gagne
       *[other] { $seats } gagnent ensemble
    }
all-level = Tous à égalité
place = { $place }.
score-track = Points des campagnes
score-sum = Total
score-least = Jamais moins de 0
next-raid = Campagne { $raid }
correct-whose = De quel joueur
correct-score = Points de la campagne { $raid }
correct-card = Où se trouve une carte
correct-booty = Butin
correct-open-note = Révélez d’abord tout le butin.
correct-day = La partie en est au jour
correct-day-go = Passer au jour { $day }
correct-reputation = { $count ->
        [0] Influence
       *[other] Influence, nombres à vérifier : { $count }
    }
reputation-note = Touchez deux couleurs pour échanger leurs nombres.
reputation-assumed = à confirmer
reputation-of = { $colour } : { $number }
reputation-right = C’est ainsi sur nos cartes
prepare-note = Saisissez jour, rangs, butin et avoirs de chacun.
prepare-enter = Saisir
prepare-begin = { $day ->
        [0] Continuer : tirer pour la campagne { $raid }
       *[other] Continuer : campagne { $raid }, jour { $day }
    }
prepare-unfinished = Ce que vous avez commencé à saisir n’est pas encore complet.
prepare-raid = Campagne
prepare-day = Jour
prepare-undrawn = Avant le tirage
prepare-ranks = Rangs en jeu : { $drawn } sur { $count }
prepare-cells = Butin des jours à venir : { $drawn } sur { $count }
prepare-cells-note = Touchez un jour. Un jour plein est vidé.
prepare-people = Ce qu’a chacun
prepare-cards = { $count ->
        [one] En main : { $count } carte
       *[other] En main : { $count } cartes
    }
prepare-cards-note = Touchez les cartes qui sont ailleurs.
prepare-healed = Le Chirurgien en a pris une en secret

## The great moments
moment-raid = Campagne
moment-day = Jour
moment-score = Campagne { $raid } : le décompte
moment-over = La partie est finie
