# Serenissima, première édition (1996) : les règles en quelques phrases, lues quand on les demande.

chapter-goal = Avoir le plus de points de richesse après la dernière manche : ports, entrepôts pleins et ducats comptent.
    .title = Le but
chapter-setup = Chaque joueur est une nation, avec une ville principale, deux galères et leurs équipages.
    .title = Mise en place
chapter-order = Chacun mise en secret, et les plus hautes mises choisissent leur place pour la manche.
    .title = Phase 1 : qui commence
chapter-trade = Les galères embarquent des marchandises, achetées dans les ports ou échangées avec les autres joueurs.
    .title = Phase 2 : les marchandises
chapter-build = Vos ports bâtissent galères et forteresses et engagent des marins, puis chacun prend sa place.
    .title = Phase 2 : bâtir et engager
chapter-sail = Les galères vont de zone en zone, et celui qui est sur la route peut refuser le passage.
    .title = Phase 3 : naviguer
chapter-fight = Les galères attaquent galères et garnisons : un dé et le nombre de marins décident.
    .title = Phase 4 : les combats
chapter-take = Les galères débarquent des marins dans les ports que personne ne défend.
    .title = Phase 5 : prendre des ports
chapter-sell = Les marchandises entrent dans les entrepôts contre des ducats, et votre ville principale verse son revenu.
    .title = Phase 6 : vendre
chapter-box = Il n’y a que ce que contient la boîte. On lit aussi ici ce que peut faire un joueur sans port ni galère.
    .title = Les limites
chapter-table = Ce qui reste caché, qui lance, ce qui se corrige, et comment l’application s’accorde à votre boîte.
    .title = À votre table

## La boîte
help-BOX-1a = La boîte contient 28 galères, 176 ou 180 marins, 20 forteresses et 15 pièces de chaque marchandise. Ce qui est épuisé ne peut être ni acheté, ni construit, ni engagé avant qu’il en revienne.
    .title = Ce qu’il reste dans la boîte
help-BOX-1b = Les marins tués, les galères coulées et les marchandises perdues retournent dans la boîte, où chacun peut les reprendre. L’argent ne manque jamais : la banque paie ce qu’elle doit.
    .title = Retour dans la boîte
help-BOX-1c = On n’utilise que ses propres pièces, et là où elles sont. Si la table montre autre chose, corrigez d’abord dans l’application.
    .title = Ce qui n’est pas là
help-BOX-1d = Personne ne paie plus que le contenu de sa bourse. Il n’y a ni crédit ni prêt entre joueurs.
    .title = Pas de dettes
help-BOX-1e = La plus petite pièce vaut 100 ducats. Mises, prix et paiements d’un échange sont des multiples de 100.
    .title = Par centaines
help-BOX-2 = La plupart des boîtes contiennent 176 marins, l’anglaise 180. Choisissez le nombre de votre boîte à la mise en place.
    .title = Combien de marins

## Mise en place
help-SETUP-1 = À quatre, on joue 8 manches avec toutes les nations. À trois, 10 manches avec Venise, Gênes et l’Espagne. À deux, 12 manches avec Venise et Gênes, ou avec l’Espagne et les Turcs.
    .title = Manches et nations
help-SETUP-2 = Vous tenez dès le début votre ville principale : Venise, Gênes, Valence ou Istanbul. Deux galères sont dans sa zone, vous avez dix marins à répartir et 2000 ducats. Tous les autres ports sont neutres.
    .title = Ce que chacun reçoit
help-SETUP-3 = Dans l’ordre des nations, chacun met 1 à 5 marins sur chacune de ses deux galères. Les autres forment la garnison de la ville. Ce qui est à bord décide jusqu’où va une galère à la première manche.
    .title = Les premiers marins
help-SETUP-4 = À deux ou trois joueurs, les autres villes principales sont des ports neutres à six cases. On peut les prendre ; pleines, elles comptent 10 points. Elles ne rapportent jamais les 300 ducats ni les points de votre propre ville.
    .title = Les villes sans joueur
help-SEAT-1a = Tant que vous tenez un port, vous pouvez reconstruire, même sans galère. Sans rien, vous misez encore et vos ducats comptent à la fin, mais vous passez votre tour dans les autres phases.
    .title = Sans port ni galère
help-SEAT-1b = Quand un joueur n’a plus ni port ni galère, vous pouvez convenir de le laisser partir. Personne d’autre ne quitte la partie ainsi.
    .title = Laisser partir un joueur
help-SEAT-2 = { rule-SEAT-2 }
    .title = Après le départ d’un joueur

## Phase 1 : ordre
help-BID-1 = À chaque manche, chacun mise en secret : 0, ou un multiple de 100 dans la limite de sa bourse. Les mises sont révélées ensemble et toutes payées à la banque, pas seulement la plus haute.
    .title = Miser pour l’ordre
help-BID-2a = La plus haute mise choisit la place qu’elle veut pour cette manche : première, deuxième, ou dernière si c’est mieux. Puis la suivante choisit parmi les autres.
    .title = Choisir une place
help-BID-2b = À mises égales, on lance un dé, et le plus haut choisit en premier. En cas de nouvelle égalité, on relance. Les mises de 0 sont réglées de même, après toutes les autres.
    .title = Mises égales
help-BID-3 = Tous jouent la phase 2 dans cet ordre, puis tous la phase 3, et ainsi de suite. L’ordre vaut pour toute la manche.
    .title = Phase après phase

## Phase 2 : commerce, construction, équipages
help-BUY-1a = Vous achetez là où une de vos galères est dans la zone du port. Le port peut être neutre, à vous ou à un autre. Personne ne peut refuser de vendre.
    .title = Où l’on achète
help-BUY-1b = Un port ne vend que la marchandise imprimée à côté de lui. Ce qui est dans son entrepôt n’est pas à vendre.
    .title = Ce que vend un port
help-BUY-2a = Dans un port neutre et dans le vôtre, une pièce coûte 100 ducats, payés à la banque.
    .title = Le prix de la banque
help-BUY-2b = Dans le port d’un autre, dites d’abord combien de pièces vous voulez. Le propriétaire donne alors un seul prix par pièce, de 100 à 300 ducats, et reçoit l’argent. Avec un monopole, jusqu’à 1 000.
    .title = Le prix du propriétaire
help-BUY-2c = Vous pouvez répondre au prix par une seule offre plus basse, d’au moins 100. Si le propriétaire refuse, vous prenez le premier prix ou vous renoncez.
    .title = Une contre-offre
help-BUY-2d = Si vous renoncez, le prix reste valable dans ce port jusqu’à la fin de votre tour. Vous pouvez encore acheter à ce prix, autant de pièces que vous voulez, mais sans marchander de nouveau.
    .title = Un prix qui reste
help-BUY-3 = Si vous tenez tous les ports qui fournissent une marchandise, vous en avez le monopole et pouvez demander jusqu’à 1 000 ducats la pièce. Les gemmes ne viennent que d’un seul port.
    .title = Monopole
help-BUY-4 = Une galère porte cinq pièces, marins et marchandises ensemble, dont un marin au moins. Ce que vous achetez monte aussitôt à bord.
    .title = Cinq pièces à bord
help-TRADE-1a = Dans votre phase 2, vous pouvez échanger avec un joueur dont une galère est dans la même zone côtière que la vôtre. En haute mer, il faut en avoir convenu.
    .title = Où l’on échange
help-TRADE-1b = Des marchandises passent d’une galère à l’autre, contre des marchandises, des ducats ou les deux. Ni marins, ni ports, ni promesses.
    .title = Ce que l’on échange
help-TRADE-1c = Le joueur actif fait une offre. L’autre accepte, refuse, ou fait une seule contre-offre. Si elle est refusée, la première offre peut encore être acceptée.
    .title = Offre et réponse
help-BUILD-1a = Chaque port que vous tenez construit une chose par manche, une galère ou une forteresse, pour 500 ducats.
    .title = Une construction par manche
help-BUILD-1b = On ne construit et on n’engage que dans les ports que l’on tient. Ailleurs, on peut seulement acheter.
    .title = Seulement dans ses ports
help-BUILD-2 = Une galère neuve se place dans la zone du port et reçoit aussitôt un marin au moins, engagé là ou pris à la garnison. Elle peut être chargée tout de suite et naviguer dans cette manche.
    .title = Une galère neuve
help-BUILD-3 = Le port doit avoir du bois et du fer. Peu importe qu’il les fournisse ou les stocke, et rien n’est consommé.
    .title = Ce qu’il faut pour une galère
help-BUILD-4 = Le port doit avoir du bois et de l’or, fournis ou stockés. Rien n’est consommé.
    .title = Ce qu’il faut pour une forteresse
help-BUILD-5 = Une deuxième forteresse dans le même port ne changerait rien : il n’y en a donc qu’une.
    .title = Une forteresse par port
help-HIRE-1a = Les marins engagés vont dans le port ou sur vos galères de sa zone, dans la limite de leurs cinq emplacements.
    .title = Où vont les marins engagés
help-HIRE-1b = Un port engage par manche au plus autant de marins qu’il y a de marchandises dans son entrepôt, à 100 ducats chacun. Un entrepôt vide n’engage personne.
    .title = Combien on en engage
help-PLACE-1a = Dans votre phase 2, les marins passent librement entre vos galères et votre port d’une même zone, les marchandises entre vos galères. Cela ne coûte rien.
    .title = Répartir équipages et cargaisons
help-PLACE-1b = Une galère sans marin coule aussitôt, et ses marchandises retournent dans la boîte. L’application prévient avant.
    .title = Le dernier marin
help-PLACE-2a = Dans votre phase 2, on peut jeter des marchandises par-dessus bord pour faire de la place. Une marchandise n’entre dans un entrepôt que par une vente.
    .title = Par-dessus bord
help-PLACE-2b = Les marins peuvent quitter une galère là où il y a un port. Dans le vôtre, ils rejoignent la garnison ; dans tout autre, ils retournent dans la boîte.
    .title = Aller à terre
help-HOLD-1 = Vous pouvez retirer le dernier marin d’un port. Il reste à vous, mais n’importe qui peut y débarquer sans combat.
    .title = Ports sans garnison

## Phase 3 : navigation
help-MOVE-1a = Une galère entre dans autant de zones au plus qu’elle a de marins à bord. Le déplacement d’une galère se termine avant que la suivante commence.
    .title = Jusqu’où va une galère
help-MOVE-1b = Chaque pas mène à une zone voisine. La carte montre toutes les zones à portée.
    .title = De zone en zone
help-MOVE-1c = Une galère à qui le passage a été refusé reste où elle est, et de même celle que l’on a laissée pour une autre. Elle peut encore combattre, débarquer et vendre.
    .title = Un déplacement terminé
help-MOVE-1d = Entrer dans une zone est libre. Pour repartir d’une zone où elle est entrée, une galère a besoin de l’accord de chaque adversaire qui y a une galère. Un seul refus arrête le déplacement. La zone de départ n’en demande pas. On peut répondre une fois pour toute la phase.
    .title = Droit de passage

## Phase 4 : combats
help-FIGHT-1 = Les deux camps lancent un dé, ajoutent leurs marins, divisent par trois et arrondissent vers le bas. Autant de marins de l’autre camp meurent, des deux côtés à la fois. Seules les deux galères qui combattent ont des pertes.
    .title = Déroulement d’un combat
help-FIGHT-2 = Vous attaquez aussi souvent que vous voulez, avec n’importe laquelle de vos galères et n’importe quelle cible de sa zone, et vous arrêtez quand vous voulez. Personne n’est obligé de combattre.
    .title = Continuer ou s’arrêter
help-FIGHT-3a = Quand une galère a perdu tous ses marins, le vainqueur la capture en y faisant passer un marin ou plus de la galère qui a gagné. Des marchandises peuvent ensuite passer de l’une à l’autre.
    .title = Monter à bord
help-FIGHT-3b = Une galère battue que personne n’occupe coule avec ce qui reste à bord. Si tous les marins y passent, c’est la galère victorieuse qui coule. Si les deux camps meurent, les deux coulent. Le vainqueur décide, même si c’est le défenseur.
    .title = Couler la galère battue
help-FIGHT-4 = Une garnison défend son port comme un équipage sa galère, mais n’attaque jamais. Derrière une forteresse, la somme de l’attaquant est divisée par quatre au lieu de trois. Une galère qui y perd son dernier marin coule.
    .title = Ports et forteresses
help-FIGHT-5 = Un port dont la garnison est morte reste à son propriétaire. En phase 5, il revient au premier qui débarque.
    .title = Une garnison tombée
help-FIGHT-6 = Une galère capturée a les marins qui y sont montés et peut attaquer dans le même tour.
    .title = Galères capturées
help-FIGHT-7 = On n’attaque que des adversaires : leurs galères, et leurs ports tant qu’il y a une garnison. Les ports neutres ou vides se prennent en débarquant.
    .title = Qui l’on attaque

## Phase 5 : débarquements
help-TAKE-1a = Une galère débarque dans le port de la zone où elle se trouve. Dès lors, vous tenez le port.
    .title = Où l’on débarque
help-TAKE-1b = Un ou plusieurs marins du bord débarquent et forment la garnison. Un port en accueille autant qu’on veut.
    .title = Combien débarquent
help-TAKE-1c = Même le dernier marin peut débarquer. La galère coule alors avec ses marchandises.
    .title = Tout le monde débarque
help-TAKE-2a = Personne ne débarque dans un port que d’autres défendent. Battez d’abord la garnison en phase 4. Une forteresse sans garnison n’arrête personne.
    .title = Garnisons
help-TAKE-2b = Dans votre propre port, on ne débarque que s’il n’a pas de garnison. Sinon, déplacez des marins en phase 2.
    .title = Vos propres ports
help-TAKE-3 = Forteresse et marchandises restent dans le port, quel que soit celui qui le prend.
    .title = Ce qui reste

## Phase 6 : ventes
help-SALE-1a = Une galère vend dans le port de la zone où elle se trouve : le vôtre, un port neutre ou celui d’un autre. Personne ne peut l’empêcher.
    .title = Où l’on vend
help-SALE-1b = Un port achète ce qu’il ne fournit ni ne stocke. Chaque marchandise n’est donc qu’une fois dans un entrepôt.
    .title = Ce qu’achète un port
help-SALE-1c = Chaque pièce vendue occupe une case, et rien ne sort jamais d’un entrepôt. Plein, il n’achète plus rien.
    .title = Un entrepôt plein
help-SALE-1d = La pièce va sur la case libre la plus basse, et la banque paie 100 ducats fois le nombre imprimé. Si vous en avez convenu, vendre dans son propre port ne rapporte rien.
    .title = Ce que rapporte une vente
help-SALE-2 = Si vous vendez au port d’un autre une marchandise qu’aucun port de ce joueur ne fournit ni ne stocke, la banque paie 500 ducats de plus, et 1 000 dans une ville principale.
    .title = Nouveaux marchés
help-INCOME-1 = Après vos ventes, vous recevez 300 ducats si vous tenez votre propre ville principale.
    .title = Revenu

## Richesse, argent, application
help-SCORE-1 = Votre ville principale compte 10, et 10 de plus si son entrepôt est plein. Tout autre port tenu compte 1 ; plein, il compte 2 s’il est petit, 5 s’il est moyen, 10 pour une ville principale. Chaque tranche de 500 ducats compte 1.
    .title = Points de richesse
help-SCORE-2 = Après la dernière manche, le joueur qui a le plus de points de richesse gagne. À égalité, la victoire est partagée, ou les ducats décident si vous l’avez choisi.
    .title = Qui gagne
help-MONEY-1 = Chacun ne voit que sa propre bourse. Les mises restent cachées jusqu’à ce que toutes soient faites. Vous pouvez jouer à bourses ouvertes.
    .title = Argent caché
help-RAND-1 = L’application lance le dé, ou vous le lancez et saisissez ce qu’il montre, de 1 à 6.
    .title = Dés
help-FIX-1 = Toute valeur suivie peut être réglée sur ce qu’il y a sur la table, dans la limite de la boîte. Une correction est une entrée du journal et peut être annulée.
    .title = Corrections
help-FIX-2 = Une question devenue sans objet après une correction est fermée, et la partie continue avec l’étape suivante.
    .title = Après une correction
help-FIX-3 = Une correction ne ferme que ce qu’elle rend sans objet. Une prise reste au choix du vainqueur, un prix appartient à son propriétaire et à son monopole, un déplacement va aussi loin que l’équipage actuel, et le passage devenu nécessaire est demandé d’abord. Le revenu est payé une fois par manche. Un tour corrigé ouvre sa phase et ne termine rien.
    .title = Ce qu’une correction ne change pas
help-END-1 = Vous pouvez terminer la partie avant la dernière manche, en comptant la richesse ou non.
    .title = Arrêter avant la fin
help-MAP-1 = Ce que fournit chaque port, la taille de son entrepôt, les nombres et les voisines sont imprimés sur le plateau. « Vérifier mon plateau » les règle pour votre boîte.
    .title = Le plateau
help-MAP-2 = Là où personne n’a vérifié les voisines d’une zone, une galère peut entrer ensuite dans toute zone : vérifiez le pas sur votre plateau.
    .title = Voisines inconnues
help-MAP-3 = Là où les nombres d’un entrepôt sont inconnus, l’application demande celui d’une case à la première vente et s’en souvient.
    .title = Nombres inconnus
