# Serenissima, deuxième édition : les mots du jeu en français.

good-wood = bois
    .gen = bois
    .acc = bois
    .one = 1 cube de bois
good-stone = pierre
    .gen = pierre
    .acc = pierre
    .one = 1 cube de pierre
good-marble = marbre
    .gen = marbre
    .acc = marbre
    .one = 1 cube de marbre
good-wine = vin
    .gen = vin
    .acc = vin
    .one = 1 cube de vin
good-gold = or
    .gen = or
    .acc = or
    .one = 1 cube d’or
good-spice = épices
    .gen = épices
    .acc = épices
    .one = 1 cube d’épices

colour-red = rouge
    .adj = rouges
colour-blue = bleu
    .adj = bleus
colour-orange = orange
    .adj = orange
colour-black = noir
    .adj = noirs

card-wine = vin
card-one = un sablier
card-two = deux sabliers
card-shuffle = deux sabliers et flèches

step-load = charger
step-move = se déplacer
step-sell = vendre
step-fight = combattre
place-galley = la galère { $galley }
place-port = { $port }
place-reserve = la réserve
zone-open-sea = la haute mer

fix-Purse = bourse
fix-Galley = galère
fix-Port = propriétaire et garnison du port
fix-Warehouse = entrepôt
fix-Buildings = forteresse et basilique
fix-Closed = port fermé
fix-WhitePawn = pion blanc
fix-BlackPawn = pion noir
fix-DogeDeck = paquet du Doge
fix-Turn = numéro du tour
fix-Scorings = décomptes faits
fix-First = premier joueur
fix-Colour = couleur d’un joueur
fix-Options = options de la table
fix-Board = plateau imprimé
fix-Printed = valeur imprimée

rule-BOX-1 = La banque n’a plus de cubes ({ GOOD($good, case: "gen") }) : impossible d’en charger.
    .title = Les marchandises de la banque
    .help = La banque n’a que les cubes de la boîte : 14 de bois, 12 de pierre, de marbre et de vin, 10 d’or et d’épices. Quand une sorte est épuisée, personne n’en charge. Les cubes reviennent quand ils passent par-dessus bord ou coulent. Ceux d’un entrepôt y restent jusqu’à la fin.
rule-BOX-2 = Les marins tombés et les équipages coulés retournent dans la réserve de leur joueur.
    .title = Retour dans la réserve
    .help = Aucun marin ne quitte le jeu. Qui tombe au combat ou coule avec sa galère retourne dans la réserve et peut être engagé de nouveau pour 1 ducat.
rule-BOX-3 = Une galère coulée retourne au stock, où chacun peut l’acheter.
    .title = Galères coulées
    .help = La galère retourne au stock et son cube quitte la roue. Le numéro est libre et tout joueur peut l’acheter en investissant, même celui qui l’a coulée.
rule-BOX-4 = Plus de cube pour une autre galère : la limite est de { $most ->
        [one] { $most } galère
       *[other] { $most } galères
    } par joueur.
    .title = Six galères au plus
    .help = Chaque couleur a six cubes pour la roue et chaque galère en jeu en prend un. Avec six galères on n’en achète plus. Si l’une coule, son cube revient.
rule-BOX-5 = { $seat } n’a pas assez de marins en réserve.
    .title = Marins en réserve
    .help = Un joueur a 22 marins à quatre, 26 à trois et 30 à deux. Quand tous sont dans des ports et sur des galères, on n’engage plus. Ils reviennent quand ils tombent ou que leur galère coule.
rule-BOX-6 = { $seat } ne peut pas payer { $price ->
        [one] { $price } ducat
       *[other] { $price } ducats
    }.
    .title = Pas de dettes
    .help = Personne ne paie plus qu’il n’a : ni crédit ni prêt. Ventes, décomptes et la carte du vin rapportent. Si les pièces sur la table disent autre chose, corrigez la bourse dans l’application.
rule-BOX-7 = { $piece ->
        [galley] La galère { $galley } ne convient pas : elle est prise, ou hors jeu.
        [port] { $port } est déjà tenu ou fermé.
        [sailors] Aucun marin à vous n’est utilisable là : { $place }.
        [cube] La galère { $galley } ne porte pas cela : { GOOD($good, case: "gen") }.
       *[other] Cette pièce n’existe pas.
    }
    .title = Ce qui n’est pas là
    .help = Chaque pièce n’existe qu’une fois. Une galère en jeu ne se prend pas deux fois, un port tenu ne se choisit pas, et ce qui n’est pas à bord ne se déplace ni ne se vend. Les marins de deux joueurs ne partagent ni galère ni port. Si la table montre autre chose, corrigez d’abord.

rule-SETUP-1 = Le premier joueur est tiré au sort.
    .title = Premier joueur
    .help = L’application tire le premier joueur, ou la table décide et touche un nom. Il choisit d’abord à la mise en place et achète d’abord après une carte du Doge. L’ordre d’action vient de la roue.
rule-SETUP-2 = Chacun commence avec une couleur, une réserve pleine de marins et 5 ducats.
    .title = Ce que chacun reçoit
    .help = La réserve compte 22 marins à quatre, 26 à trois et 30 à deux. Les six premiers vont dans le port de départ et sur la première galère, trois de plus sur chaque galère suivante. Ports et galères de départ sont gratuits.
rule-SETUP-3 = Le pion blanc commence sur la piste des tours, le noir sur la case du Doge, et les cartes du Doge sont mélangées.
    .title = Pions et cartes du Doge
    .help = Le pion blanc est sur la case de départ pour votre nombre de joueurs. Le noir attend sur la case du Doge de la roue. Les cinq cartes du Doge forment une pioche face cachée.
rule-SETUP-4 = { $port } n’est pas un port de départ.
    .title = Premier port, première galère
    .help = Dans l’ordre des places chacun choisit un port de départ et une galère libres. Mettez 3 marins dans le port et 3 sur la galère, posez-la dans la zone du port, mettez votre cube sur son numéro et prenez la carte du port. Un petit numéro agit tôt, un grand tard.
rule-SETUP-5 = Chacun choisit une deuxième galère ; à deux joueurs, une troisième.
    .title = Autres galères
    .help = La deuxième galère se choisit en ordre inverse, à partir du dernier joueur. À deux une troisième suit, dans l’ordre des places. Chaque nouvelle galère est posée près de la première avec 3 marins.
rule-SETUP-6 = { $why ->
        [port] { $port } est fermé dans cette partie.
        [good] { $port } ne produit pas cela ({ GOOD($good, case: "gen") }) : fermez un port qui en produit.
        [galley] La galère { $galley } reste dans la boîte à deux ou trois joueurs.
       *[other] Ceci reste hors jeu à deux ou trois joueurs.
    }
    .title = Ports fermés
    .help = À deux ou trois joueurs, quatre ports sont fermés avant tout choix : un de bois, un de vin, un de pierre, un de marbre. Les galères 13 à 15 restent dans la boîte. Un port fermé ne donne et n’achète rien et ne se prend pas. Sa zone reste ouverte aux galères.
rule-SETUP-7 = Avec l’argent caché, chacun ne voit que sa bourse.
    .title = Argent visible ou caché
    .help = La table convient avant la partie si l’argent est visible. S’il est caché, l’application ne montre une bourse qu’à son joueur. Les revenus s’annoncent toujours à voix haute et toutes les bourses s’ouvrent à la fin.

rule-WHEEL-1 = La galère au prochain numéro supérieur de la roue est active.
    .title = La galère suivante
    .help = Le pion noir monte les numéros et s’arrête au cube suivant. Le joueur de cette galère l’active ou investit. Puis le pion avance.
rule-WHEEL-2 = Sans cube devant lui, le pion noir atteint la case du Doge et le tour s’achève.
    .title = Fin de la roue
    .help = Quand la dernière galère a agi, le pion noir va sur la case du Doge. On retourne alors une carte du Doge, qui dit de combien la partie avance.
rule-WHEEL-3 = La roue vaut telle qu’elle est à cet instant.
    .title = La roue est vivante
    .help = Une galère achetée pendant le tour agit ce tour-ci si son numéro est encore devant le pion. S’il est derrière, elle attend. Une galère coulée est sautée aussitôt.
rule-WHEEL-4 = Le pion est sur un numéro, même si la galère de ce numéro a coulé.
    .title = Le pion garde son numéro
    .help = Si la galère active coule, le pion reste et va ensuite au prochain cube. Un joueur sans galère n’a ni activation ni blocus, mais il encaisse et peut acheter après la carte du Doge. S’il ne reste aucun cube, le tour s’achève aussitôt.

rule-ACT-1 = Trop tard pour { $step ->
        [load] { step-load }
        [move] { step-move }
        [sell] { step-sell }
       *[other] { step-fight }
    } : cette galère en est déjà à « { $now ->
        [load] { step-load }
        [move] { step-move }
        [sell] { step-sell }
       *[other] { step-fight }
    } ».
    .title = Ordre des étapes
    .help = Une galère charge, puis se déplace, puis vend ou combat. Chaque étape peut être sautée, aucune reprise. Seul jeter des marchandises par-dessus bord est toujours possible.
rule-LOAD-1 = La galère { $galley } n’a plus d’espace libre.
    .title = Cinq espaces
    .help = Une galère porte cinq pièces, marins et marchandises ensemble, dont au moins un marin. Jetez des marchandises ou passez des pièces à une autre galère pour faire de la place.
rule-LOAD-2 = Un marin ne peut pas aller de { $from } vers { $to }.
    .title = Déplacer des marins
    .help = Au chargement, les marins passent entre la galère active et vos autres galères de la zone, ou entre elle et le port s’il est à vous. La galère active est toujours l’un des deux bouts. On ne débarque pas ainsi dans un port neutre ou étranger. C’est gratuit et illimité.
rule-LOAD-3 = { $port } n’a plus de place pour un marin.
    .title = Place dans un port
    .help = Un port accueille autant de marins que son entrepôt a de cases, si plein soit-il. Cela vaut pour engager, déplacer et débarquer.
rule-LOAD-4 = Le dernier marin doit rester à { $port }.
    .title = Un port garde un marin
    .help = Un port est à vous tant qu’un de vos marins y est. Le dernier n’embarque donc pas. Si la table le permet quand même, le port devient neutre et sa carte retourne à la réserve.
rule-LOAD-5 = La galère { $galley } ne peut pas être sabordée maintenant.
    .title = Une galère vide coule
    .help = Une galère que son dernier marin quitte coule aussitôt : au stock, marchandises à la banque, cube hors de la roue. On peut le faire exprès au chargement, avec la galère active ou une autre à soi dans la zone. Si l’active coule, son activation est finie.
rule-LOAD-6 = { $port } ne produit pas cela ({ GOOD($good, case: "gen") }) : on ne peut pas en charger ici.
    .title = Charger
    .help = La galère active charge ce que produit le port de sa zone. Dans votre port le premier cube est gratuit, les autres coûtent 1 ducat à la banque. Dans un port neutre chaque cube coûte 1 ducat à la banque, dans un port étranger 1 ducat à son joueur, qui ne peut refuser. L’entrepôt ne se charge pas.
rule-LOAD-7 = Les marchandises ne passent pas maintenant de la galère { $from } à la galère { $to }.
    .title = Marchandises entre galères
    .help = Au chargement, les marchandises passent gratuitement entre la galère active et vos autres galères de la zone. L’active est toujours l’un des deux bouts.
rule-LOAD-8 = La galère { $galley } n’est pas celle qui peut jeter des marchandises.
    .title = Par-dessus bord
    .help = La galère active peut jeter des marchandises à tout moment de son activation ; elles retournent à la banque. Le vainqueur d’un combat aussi, pour faire place au butin. On ne jette jamais de marins.
rule-LOAD-9 = On ne peut rien charger ici : { $zone } n’a pas de port ouvert.
    .title = Zones sans port
    .help = Sans port, ou avec un port fermé, on ne charge, ne vend ni n’entrepose. On peut encore passer marins et marchandises entre ses galères, jeter, naviguer et combattre.

rule-MOVE-1 = { $gap ->
        [none] { $left ->
            [0] Cette galère n’a plus de zone à parcourir.
           *[other] Trop loin : { $path ->
                [one] { $path } zone
               *[other] { $path } zones
            }, et cette galère n’en a plus que { $left }.
        }
       *[other] Le chemin est coupé : { $gap } ne touche pas la zone précédente.
    }
    .title = Jusqu’où va une galère
    .help = Une galère avance d’une zone au plus par marin à bord, de zone en zone voisine. On compte les marins au départ. Chaque pas compte, aussi en arrière, et affaiblit la galère au combat.
rule-MOVE-2 = La galère { $galley } subit un blocus et ne va pas plus loin.
    .title = Blocus
    .help = Quand une galère entre dans une zone, un adversaire dont les galères y portent plus de marins en tout peut l’arrêter. Plus veut dire strictement plus, et les ports ne comptent pas. La galère arrêtée peut encore vendre ou combattre. Pas de blocus dans la zone de départ.
rule-MOVE-3 = On demande d’abord à l’adversaire qui a le plus de marins dans la zone.
    .title = À qui l’on demande
    .help = Si plusieurs adversaires peuvent bloquer, on demande à l’un après l’autre, en commençant par celui qui a le plus de marins sur ses galères. À égalité, celui de la galère au plus petit numéro. Le premier oui tranche.
rule-MOVE-4 = On ne donne ni ne prend à la galère { $galley } : elle est à un autre joueur.
    .title = Pas de cadeaux
    .help = On peut parler et promettre, mais rien n’oblige à tenir. Marchandises et ducats ne passent jamais d’un joueur à l’autre. Le seul paiement entre joueurs est pour charger dans un port étranger.

rule-SELL-1 = { $port } n’achète pas cela ({ GOOD($good, case: "acc") }) : il en produit ou en stocke déjà.
    .title = Ce qu’achète un port
    .help = La galère active vend au port de sa zone autant de cubes qu’elle veut, un par sorte. Un port n’achète ni ce qu’il produit ni ce qu’il stocke. On peut vendre sans avoir bougé.
rule-SELL-2 = Plus de case libre dans l’entrepôt de { $zone }.
    .title = Cases et prix
    .help = Le cube vendu va sur la case libre au plus petit nombre. Dans un port neutre ou étranger la banque paie ce nombre, de 2 à 6 ducats. Dans le vôtre rien, mais un entrepôt plus plein rapporte plus aux décomptes.
rule-SELL-3 = Les épices rapportent 2 ducats de plus dans tout port.
    .title = Épices
    .help = Qui vend des épices reçoit 2 ducats de plus que la case. Aussi dans son propre port, où c’est la seule marchandise payée sur-le-champ.
rule-SELL-4 = Un port qui stocke du vin montre le côté vin de sa carte.
    .title = Du vin au port
    .help = Dès qu’on vend du vin à un port, sa carte est tournée côté vin. La carte du Doge au vin rapporte alors 3 ducats à son joueur. Les ports qui produisent du vin n’ont que ce côté.
rule-SELL-5 = { $by } bloque la vente : combattez une galère de { $by } ou finissez l’activation.
    .title = Blocus d’une vente
    .help = Un adversaire dont les galères de la zone portent strictement plus de marins peut interdire la vente. On le demande une fois, avant le premier cube. Le joueur bloqué combat une galère du bloqueur ou finit. Pas de tel blocus dans la zone où l’activation a commencé, sauf option de la table.
rule-SELL-6 = { $sold ->
        [true] Cette galère a vendu : elle ne combat ni ne prend plus.
       *[other] Cette galère a combattu : elle ne vend plus.
    }
    .title = Vendre ou combattre
    .help = À la dernière étape une galère fait l’un des deux : vendre, ou combattre et prendre. L’un commencé, l’autre attend sa prochaine activation.

rule-FIGHT-1 = La galère active ne peut pas attaquer : { $foe }.
    .title = Choisir l’ennemi
    .help = La galère active attaque une cible ennemie de sa zone. Un combat est toujours un contre un : les autres galères n’aident pas. Les attaques de galères ne se bloquent pas.
rule-FIGHT-2 = La galère { $galley } n’a plus de force pour attaquer.
    .title = Force
    .help = La force de l’attaquant : marins à bord moins zones parcourues dans cette activation. Celle du défenseur : ses marins. À 0 ou moins on n’attaque pas.
rule-FIGHT-3 = Trop de crânes : au plus { $dice1 } pour l’attaquant et { $dice2 } pour le défenseur.
    .title = Lancer les dés
    .help = Les deux lancent ensemble, un dé par point de force. Chaque crâne tue un marin ennemi, les pertes sont simultanées. Chaque dé a un crâne sur trois faces.
rule-FIGHT-4 = Après chaque manche l’attaquant continue ou rompt.
    .title = Encore une manche
    .help = L’attaquant seul décide. Rompre finit l’activation. S’il continue, il lance autant de dés qu’il lui reste de marins, jamais plus que la force du premier combat. Le défenseur lance toujours un dé par marin.
rule-FIGHT-5 = Un camp sans marin a perdu et sa galère coule.
    .title = Naufrage
    .help = La galère retourne au stock et son cube quitte la roue. Les deux peuvent couler dans la même manche ; alors toutes leurs marchandises vont à la banque.
rule-FIGHT-6 = La galère coulée ne portait plus cela : { GOOD($good, case: "gen") }.
    .title = Butin
    .help = Le survivant peut prendre des marchandises de la galère coulée dans ses espaces libres, aussi comme défenseur. Il peut jeter les siennes pour faire place. Cela se règle aussitôt ; le reste va à la banque.
rule-FIGHT-7 = Après avoir coulé une galère l’attaquant peut continuer : une autre, le port, ou finir.
    .title = Un combat après l’autre
    .help = Le vainqueur peut attaquer la galère suivante, le port, ou s’arrêter. La force du premier combat reste la limite. Les pertes s’ajoutent.

rule-CAPT-1 = { $sailors ->
        [one] { $sailors } marin
       *[other] { $sailors } marins
    }, c’est impossible : il en faut au moins 1 et ici au plus { $most }.
    .title = Prendre un port neutre
    .help = Débarquez un marin ou plus de la galère active et le port est à vous, sans combat. Pas plus que de cases. Même le dernier peut débarquer : la galère coule alors.
rule-CAPT-2 = { $by } bloque la prise : combattez d’abord les galères de { $by } ou finissez l’activation.
    .title = Blocus d’une prise
    .help = Un adversaire avec strictement plus de marins sur ses galères de la zone peut vous empêcher de prendre un port neutre. Vous pouvez combattre ces galères puis réessayer, ou finir. Pas de tel blocus dans la zone où l’activation a commencé, sauf option de la table.
rule-CAPT-3 = Le preneur reçoit la carte ; marchandises et bâtiments restent.
    .title = Ce qui vient avec un port
    .help = La carte passe au nouveau joueur. Ce qui est dans l’entrepôt reste, forteresse et basilique aussi. Dès lors ils comptent pour lui.
rule-CAPT-4 = Une prise finit l’activation.
    .title = La fin d’une prise
    .help = Après avoir pris un port la galère a fini pour ce tour. Elle ne vend ni ne combat, et n’y charge pas avant sa prochaine activation.

rule-PORT-1 = La galère { $galley } garde le port et doit d’abord être coulée.
    .title = Gardes
    .help = Un port étranger ne se prend que par la force. Il faut d’abord couler toutes les galères de son joueur dans la zone. Celles des autres n’importent pas et personne ne peut bloquer l’attaque.
rule-PORT-2 = { $port } est le dernier port de { $seat } et ne peut être attaqué.
    .title = Le dernier port
    .help = On ne chasse personne de la carte : le seul port d’un joueur est sûr. On le vérifie à la déclaration. Les galères qui y sont peuvent être attaquées.
rule-PORT-3 = La garnison défend le port comme un équipage sa galère.
    .title = Attaquer un port
    .help = Le combat va manche par manche, comme contre une galère. Force de l’attaquant : marins moins zones parcourues. La garnison lance un dé par marin du port.
rule-PORT-4 = La forteresse lance deux dés : { $skulls ->
        [one] { $skulls } crâne
       *[other] { $skulls } crânes
    }, c’est impossible.
    .title = Forteresse
    .help = Avant la première manche la forteresse lance deux dés et chaque crâne tue un marin attaquant. Elle tire une fois par combat et l’attaquant ne peut rompre entre-temps. Elle reste au port, à qui qu’il soit.
rule-PORT-5 = { $sailors ->
        [one] { $sailors } marin
       *[other] { $sailors } marins
    }, c’est impossible : { $most } au plus.
    .title = Débarquer après la victoire
    .help = La garnison morte, l’attaquant peut débarquer un marin ou plus et prend le port et sa carte. Pas plus que de cases. Même le dernier peut débarquer : la galère coule alors. Sans débarquement le port reste neutre.
rule-PORT-6 = Si les deux camps meurent, le port devient neutre et la galère coule.
    .title = Les deux camps morts
    .help = La carte retourne à la réserve. La galère va au stock, ses marchandises à la banque. Ce qui est au port y reste.
rule-PORT-7 = Si l’attaquant meurt, la galère et ses marchandises sont perdues.
    .title = Une attaque manquée
    .help = La galère va au stock, ses marchandises à la banque. Une garnison ne prend pas de butin. Le port reste à son joueur avec les marins qui restent.
rule-PORT-8 = Une forteresse ne tire que si son port est attaqué.
    .title = Quand une forteresse se tait
    .help = Les galères qui chargent ou vendent n’ont rien à craindre. Elle ne tire pas non plus dans les combats entre galères. Un port neutre à forteresse se prend sans un coup.
rule-PORT-9 = Un combat pour un port finit l’activation.
    .title = Après le combat pour un port
    .help = Que le port tombe, tienne ou devienne neutre : la galère a fini. Elle ne peut pas viser une autre cible.

rule-INV-1 = { $invested ->
        [true] Cette galère a investi : elle ne charge, ne bouge, ne vend ni ne combat plus.
       *[other] Cette galère a déjà agi : elle ne peut plus investir.
    }
    .title = Agir ou investir
    .help = Au lieu d’agir, le joueur de la galère active peut investir : engager, acheter une galère, bâtir forteresses et basiliques. Autant d’achats qu’il veut, en tout ordre, dans ses ports. L’un commencé, l’autre est exclu.
rule-INV-2 = On ne peut pas engager là : { $to }.
    .title = Engager des marins
    .help = Un marin coûte 1 ducat et vient de votre réserve. Il va dans un de vos ports ou sur une de vos galères dans la zone d’un tel port. Les limites valent : cases du port, cinq espaces de la galère.
rule-INV-3 = { $bought ->
        [true] Une galère a déjà été achetée dans cet investissement.
       *[other] { $port } n’est pas à vous : on n’y achète pas de galère.
    }
    .title = Acheter une galère
    .help = Une galère par investissement. Elle coûte 1 ducat par galère que vous avez en jeu. Choisissez un numéro libre : elle est posée près d’un de vos ports et votre cube va sur la roue. Un numéro encore devant le pion agit ce tour.
rule-INV-4 = La galère { $galley } ne peut pas recevoir son équipage de là.
    .title = L’équipage d’une nouvelle galère
    .help = Une galère achetée a besoin d’un marin aussitôt. Il est engagé pour 1 ducat, ou vient du port ou de vos galères de la zone. Le port doit en garder un, et une galère vidée coule.
rule-INV-5 = Pas de forteresse à { $port } : il faut un port à vous avec bois et pierre.
    .title = Bâtir une forteresse
    .help = Une forteresse coûte 2 ducats. Le port doit être à vous et avoir bois et pierre, produits ou en entrepôt. Les cubes restent. Une par port.
rule-INV-6 = Pas de basilique à { $port } : il faut un port à vous avec or et marbre.
    .title = Bâtir une basilique
    .help = Une basilique coûte 2 ducats et en rapporte 5 à chaque décompte. Le port doit être à vous et avoir or et marbre, produits ou en entrepôt. Les cubes restent. Une par port.
rule-INV-7 = On ne bâtit plus à { $port } : c’est déjà fait, ou la boîte n’en a plus.
    .title = Cinq de chaque
    .help = Il y a cinq forteresses et cinq basiliques pour toute la table. Chaque port en a une de chaque au plus. On n’enlève jamais un bâtiment.

rule-DOGE-1 = Aucune carte « { CARD($card) } » n’est plus face cachée.
    .title = Carte du Doge
    .help = La carte du dessus est retournée quand la roue est finie. Vin : le pion blanc reste et chaque port tenu qui produit ou stocke du vin rapporte 3 ducats. Sabliers : le pion avance d’une ou deux cases. La carte aux flèches remélange aussi les cinq.
rule-DOGE-2 = Le pion blanc amène un décompte en atteignant ou dépassant une case de décompte.
    .title = Quand on décompte
    .help = À quatre joueurs comptent les cases jaunes, à deux ou trois les rouges. Seules comptent les cases où ce pas entre. S’il y en a deux, il y a deux décomptes de suite.
rule-DOGE-3 = { $galley ->
        [none] Ici on n’engage que pour les galères achetées à l’instant.
       *[other] La galère { $galley } dépasse cet achat : deux galères, et les équipages des nouvelles.
    }
    .title = Moins de deux galères
    .help = Après la carte du Doge, les joueurs à moins de deux galères peuvent acheter jusqu’à deux, à partir du premier joueur. Prix habituels : la première de qui n’en a pas est gratuite. On n’engage que pour les nouvelles, sauf option de la table.
rule-DOGE-4 = Le tour suivant reprend au début de la roue.
    .title = Un nouveau tour
    .help = Le pion noir repart du plus petit numéro. Toutes les galères ont de nouveau leur activation.
rule-DOGE-5 = Une pioche du Doge vide est refaite des cinq cartes.
    .title = Une pioche vide
    .help = Avec les cartes habituelles cela n’arrive pas. Après une correction la pioche peut s’épuiser : on mélange alors les cinq cartes.

rule-SCORE-1 = Chaque port tenu rapporte selon le remplissage de son entrepôt.
    .title = Ce que rapportent les ports
    .help = Un entrepôt vide rien, un plein 20 ducats, entre les deux selon le tableau du plateau pour sa taille. Valence, quatre cases sur cinq, rapporte 15. Ce que le port produit ne compte pas.
rule-SCORE-2 = Chaque basilique dans un port tenu rapporte 5 ducats.
    .title = Ce que rapportent les basiliques
    .help = Les 5 ducats vont au joueur du port, qui que soit le bâtisseur. À chaque décompte, en plus de l’entrepôt.
rule-SCORE-3 = Les ports neutres ne rapportent à personne.
    .title = Ports neutres
    .help = Si plein soit son entrepôt, un port sans joueur ne rapporte rien. Le prendre avant un décompte vaut la peine.
rule-SCORE-4 = Le revenu de chaque joueur est annoncé.
    .title = Annoncer les revenus
    .help = L’application montre ce que rapporte chaque port et la somme. On l’annonce même quand l’argent est caché. Le contenu de la bourse reste secret.
rule-SCORE-5 = Après le troisième décompte le plus riche gagne ; à égalité, celui qui a plus de ports.
    .title = La fin de la partie
    .help = La partie finit au troisième décompte : on n’achète plus. Le plus de ducats gagne. À égalité, celui qui tient plus de ports. S’ils restent à égalité, ils partagent la victoire.

rule-RAND-1 = Le hasard est réglé par l’application ou à la table, et noté.
    .title = Dés et cartes
    .help = L’application peut lancer et tirer, ou vous le faites et touchez le résultat. On peut changer à tout moment. Le résultat est noté : annuler et refaire ne relancent jamais.
rule-FIX-1 = Cette correction ne tient pas dans la boîte : { $flaw }
    .title = Corrections
    .help = Si l’application et la table diffèrent, corrigez l’application : argent, marins, marchandises, propriétaires, pions, cartes. La correction est notée et s’annule. Elle doit tenir dans la boîte.
rule-BOARD-1 = Cela ne fait pas un plateau jouable : { $flaw }
    .title = Vérifier le plateau
    .help = Toutes les valeurs imprimées ne sont pas connues. Vous pouvez comparer une fois le plateau de l’application au vôtre et changer ce qui diffère. Il doit rester jouable. Il est gardé pour d’autres parties.

event-FirstPlayer = { $seat } commence.

event-PortsDrawn = Les ports à fermer ont été laissés au hasard.

event-PortClosed = { $port } a été fermé.
do-PortClosed = Posez une carte de port fermé sur { $port }.

event-StartPicked = { $seat } a choisi { $port } et la galère { $galley }.
do-StartPicked = { $seat } : 3 marins à { $port } et 3 sur la galère { $galley } à côté. Votre cube sur le numéro { $galley } de la roue. Prenez la carte du port.

event-GalleyPicked = { $seat } a choisi la galère { $galley } à { $zone }.
do-GalleyPicked = { $seat } : posez la galère { $galley } à { $zone } avec 3 marins. Votre cube sur le numéro { $galley } de la roue.

event-PlayBegan = La partie a repris depuis la position sur la table.

event-TurnBegan = Le tour { $turn } a commencé.

event-Activated = La galère { $galley } de { $seat } est devenue active.
do-Activated = Avancez le pion noir au numéro { $galley }.

event-SailorMoved = { $seat } a déplacé un marin de { $from } vers { $to }.
do-SailorMoved = Déplacez 1 marin de { $from } vers { $to }.

event-GoodMoved = Un cube ({ GOOD($good, case: "gen") }) est passé de la galère { $from } à la galère { $to }.
do-GoodMoved = Déplacez { GOOD($good, case: "one") } de la galère { $from } à la galère { $to }.

event-Loaded = { $paid ->
        [0] { $seat } a chargé { GOOD($good, case: "one") } sur la galère { $galley }, gratuitement.
       *[other] { $to ->
            [none] { $seat } a chargé { GOOD($good, case: "one") } sur la galère { $galley } et payé { $paid ->
                [one] { $paid } ducat
               *[other] { $paid } ducats
            } à la banque.
           *[other] { $seat } a chargé { GOOD($good, case: "one") } sur la galère { $galley } et payé { $paid ->
                [one] { $paid } ducat
               *[other] { $paid } ducats
            } à { $to }.
        }
    }
do-Loaded = Posez { GOOD($good, case: "one") } sur la galère { $galley }. { $paid ->
        [0] C’est gratuit.
       *[other] { $to ->
            [none] { $seat } paie { $paid ->
                [one] { $paid } ducat
               *[other] { $paid } ducats
            } à la banque.
           *[other] { $seat } paie { $paid ->
                [one] { $paid } ducat
               *[other] { $paid } ducats
            } à { $to }.
        }
    }

event-Jettisoned = Un cube ({ GOOD($good, case: "gen") }) est passé par-dessus bord de la galère { $galley }.
do-Jettisoned = Remettez { GOOD($good, case: "one") } de la galère { $galley } à la banque.

event-Sunk = La galère { $galley } de { $seat } a coulé.{ $goods ->
        [none] {""}
       *[other] { $adrift ->
            [true] {" "}À la dérive : { $goods }.
           *[other] {" "}Perdu : { $goods }.
        }
    }
do-Sunk = Remettez la galère { $galley } au stock et ôtez son cube de la roue.{ $sailors ->
        [0] {""}
       *[other] {" "}Retour dans la réserve de { $seat } : { $sailors ->
            [one] { $sailors } marin
           *[other] { $sailors } marins
        }.
    }{ $goods ->
        [none] {""}
       *[other] { $adrift ->
            [true] {" "}Mettez de côté pour le vainqueur : { $goods }.
           *[other] {" "}Retour à la banque : { $goods }.
        }
    }

event-PortAbandoned = { $seat } a quitté { $port } : il est neutre.
do-PortAbandoned = Remettez la carte de { $port } dans la réserve.

event-Sailed = La galère { $galley } a navigué de { $from } vers { $to }.
do-Sailed = Déplacez la galère { $galley } vers { $to }.

event-BlockadePossible = { $cause ->
        [move] La galère { $galley } peut être arrêtée à { $zone } par : { $seats }.
        [sale] La vente de la galère { $galley } à { $zone } peut être bloquée par : { $seats }.
        [capture] La prise par la galère { $galley } à { $zone } peut être bloquée par : { $seats }.
       *[other] La galère { $galley } peut subir un blocus à { $zone } de : { $seats }.
    }

event-BlockadeCalled = { $cause ->
        [move] { $seat } a fait blocus : la galère { $galley } s’est arrêtée à { $zone }.
        [sale] { $seat } a fait blocus : la galère { $galley } n’a pas pu vendre à { $zone }.
        [capture] { $seat } a fait blocus : la galère { $galley } n’a pas pu prendre le port à { $zone }.
       *[other] { $seat } a fait blocus contre la galère { $galley } à { $zone }.
    }

event-BlockadeDeclined = { $seat } n’a pas fait blocus contre la galère { $galley } à { $zone }.

event-Sold = { $paid ->
        [0] { $seat } a entreposé { GOOD($good, case: "one") } de la galère { $galley } à { $port }, case { $slot }.
       *[other] { $bonus ->
            [0] { $seat } a vendu { GOOD($good, case: "one") } de la galère { $galley } à { $port }, case { $slot }, pour { $paid ->
                [one] { $paid } ducat
               *[other] { $paid } ducats
            }.
           *[other] { $seat } a vendu { GOOD($good, case: "one") } de la galère { $galley } à { $port }, case { $slot }, pour { $paid ->
                [one] { $paid } ducat
               *[other] { $paid } ducats
            }, prime des épices comprise.
        }
    }
do-Sold = Posez { GOOD($good, case: "one") } de la galère { $galley } sur la case { $slot } de { $port }.{ $paid ->
        [0] {""}
       *[other] {" "}{ $seat } prend { $paid ->
            [one] { $paid } ducat
           *[other] { $paid } ducats
        } à la banque.
    }{ $good ->
        [wine] {" "}Tournez la carte du port côté vin.
       *[other] {""}
    }

event-Attacked = { $against ->
        [none] { $seat } a attaqué avec la galère { $galley } : { $foe }, force { $strength } contre { $defence }.
       *[other] { $seat } a attaqué avec la galère { $galley } : { $foe } de { $against }, force { $strength } contre { $defence }.
    }

event-FortFired = { $skulls ->
        [0] La forteresse de { $port } a tiré et manqué.
       *[other] La forteresse de { $port } a tiré : { $skulls ->
            [one] { $skulls } crâne
           *[other] { $skulls } crânes
        }, pertes : { $lost ->
            [one] { $lost } marin
           *[other] { $lost } marins
        }.
    }
do-FortFired = { $lost ->
        [0] Rien à ôter.
       *[other] Ôtez { $lost ->
            [one] { $lost } marin
           *[other] { $lost } marins
        } de la galère attaquante, retour dans la réserve.
    }

event-RoundFought = Crânes : attaquant { $skulls1 }, défenseur { $skulls2 }. Pertes : attaquant { $lost1 }, défenseur { $lost2 }.
do-RoundFought = { $lost1 ->
        [0] { $lost2 ->
            [0] Aucune perte.
           *[other] Retour dans la réserve : { $lost2 ->
                [one] { $lost2 } marin
               *[other] { $lost2 } marins
            } du défenseur.
        }
       *[other] { $lost2 ->
            [0] Retour dans la réserve : { $lost1 ->
                [one] { $lost1 } marin
               *[other] { $lost1 } marins
            } de l’attaquant.
           *[other] Retour dans la réserve : { $lost1 ->
                [one] { $lost1 } marin
               *[other] { $lost1 } marins
            } de l’attaquant et { $lost2 ->
                [one] { $lost2 } marin
               *[other] { $lost2 } marins
            } du défenseur.
        }
    }

event-FoughtOn = { $seat } a continué le combat avec la galère { $galley }.

event-BrokeOff = { $seat } a rompu le combat avec la galère { $galley }.

event-GarrisonFell = La garnison de { $seat } à { $port } est tombée.
do-GarrisonFell = Retirez à { $seat } la carte de { $port } : le port est neutre pour l’instant.

event-Looted = { $seat } a pris { GOOD($good, case: "one") } en butin sur la galère { $galley }.
do-Looted = Posez { GOOD($good, case: "one") } de la galère coulée sur la galère { $galley }.

event-LootLeft = { $goods ->
        [none] Il ne restait rien du butin.
       *[other] Laissé à la mer : { $goods }.
    }
do-LootLeft = { $goods ->
        [none] Rien ne retourne à la banque.
       *[other] Retour à la banque : { $goods }.
    }

event-Captured = { $seat } a pris { $port } : { $sailors ->
        [one] { $sailors } marin
       *[other] { $sailors } marins
    } de la galère { $galley } à terre.
do-Captured = Déplacez { $sailors ->
        [one] { $sailors } marin
       *[other] { $sailors } marins
    } de la galère { $galley } à { $port }. { $seat } prend la carte du port.

event-BattleOver = Le combat de la galère { $galley } a fini par une correction.

event-ActivationEnded = { $seat } en a fini avec la galère { $galley }.

event-Hired = { $seat } a engagé un marin pour 1 ducat : { $to }.
do-Hired = { $seat } paie 1 ducat à la banque. Déplacez 1 marin de la réserve vers { $to }.

event-GalleyBought = { $paid ->
        [0] { $seat } a reçu gratuitement la galère { $galley } à { $port }, premier marin de : { $crew }.
       *[other] { $seat } a acheté la galère { $galley } à { $port } pour { $paid ->
            [one] { $paid } ducat
           *[other] { $paid } ducats
        } en tout, premier marin de : { $crew }.
    }
do-GalleyBought = Posez la galère { $galley } près de { $port } avec 1 marin de { $crew }, et un cube de { $seat } sur le numéro { $galley } de la roue.{ $paid ->
        [0] {""}
       *[other] {" "}{ $seat } paie { $paid ->
            [one] { $paid } ducat
           *[other] { $paid } ducats
        } à la banque.
    }

event-FortBuilt = { $seat } a bâti une forteresse à { $port } pour 2 ducats.
do-FortBuilt = Posez une forteresse à { $port }. { $seat } paie 2 ducats à la banque.

event-BasilicaBuilt = { $seat } a bâti une basilique à { $port } pour 2 ducats.
do-BasilicaBuilt = Posez une basilique à { $port }. { $seat } paie 2 ducats à la banque.

event-WheelDone = Toutes les galères avaient agi : au tour de la carte du Doge.
do-WheelDone = Avancez le pion noir sur la case du Doge.

event-DogeTurned = Carte du Doge : { CARD($card) }.
do-DogeTurned = { $card ->
        [shuffle] Posez la carte du Doge avec les autres.
       *[other] Défaussez la carte du Doge face visible.
    }

event-DeckShuffled = Toutes les cartes du Doge ont été remélangées.
do-DeckShuffled = Mélangez les cinq cartes du Doge et posez-les face cachée.

event-WinePaid = { $seat } a reçu { $ducats ->
        [one] { $ducats } ducat
       *[other] { $ducats } ducats
    } pour { $ports ->
        [one] { $ports } port à vin
       *[other] { $ports } ports à vin
    }.
do-WinePaid = { $seat } prend { $ducats ->
        [one] { $ducats } ducat
       *[other] { $ducats } ducats
    } à la banque.

event-PawnAdvanced = Le pion blanc est passé de la case { $from } à la case { $to }.
do-PawnAdvanced = Déplacez le pion blanc de la case { $from } à la case { $to }.

event-ScoringBegan = { $nth ->
        [0] Un dernier décompte a eu lieu avant l’heure.
        [1] Premier décompte.
        [2] Deuxième décompte.
        [3] Troisième et dernier décompte.
       *[other] Décompte { $nth }.
    }

event-PortPaid = { $basilica ->
        [0] { $port } a rapporté { $ducats ->
            [one] { $ducats } ducat
           *[other] { $ducats } ducats
        } à { $seat } : { $goods } cases pleines sur { $slots }.
       *[other] { $port } a rapporté { $ducats ->
            [one] { $ducats } ducat
           *[other] { $ducats } ducats
        } à { $seat }, { $goods } cases pleines sur { $slots }, et { $basilica } pour la basilique.
    }

event-Income = { $seat } a gagné { $ducats ->
        [one] { $ducats } ducat
       *[other] { $ducats } ducats
    } à ce décompte.
do-Income = { $ducats ->
        [0] { $seat } ne prend rien.
       *[other] { $seat } prend { $ducats ->
            [one] { $ducats } ducat
           *[other] { $ducats } ducats
        } à la banque.
    }

event-PurchasesBegan = Avec moins de deux galères pouvaient acheter : { $seats }.

event-PurchasesEnded = { $seat } a fini d’acheter.

event-EndedEarly = { $score ->
        [true] La table a fini la partie plus tôt, avec un dernier décompte.
       *[other] La table a fini la partie plus tôt, sans décompte.
    }

event-GameEnded = { $count ->
        [1] { $winners } a gagné avec { $ducats ->
            [one] { $ducats } ducat
           *[other] { $ducats } ducats
        }.
       *[other] { $winners } ont partagé la victoire avec { $ducats ->
            [one] { $ducats } ducat
           *[other] { $ducats } ducats
        } chacun.
    }

event-Corrected = Corrigé : { $what ->
        [Purse] { fix-Purse }
        [Galley] { fix-Galley }
        [Port] { fix-Port }
        [Warehouse] { fix-Warehouse }
        [Buildings] { fix-Buildings }
        [Closed] { fix-Closed }
        [WhitePawn] { fix-WhitePawn }
        [BlackPawn] { fix-BlackPawn }
        [DogeDeck] { fix-DogeDeck }
        [Turn] { fix-Turn }
        [Scorings] { fix-Scorings }
        [First] { fix-First }
        [Colour] { fix-Colour }
        [Options] { fix-Options }
        [Board] { fix-Board }
        [Printed] { fix-Printed }
       *[other] valeur
    } : { $detail }

ask-FirstPlayer = Qui est le premier joueur ?
ask-ClosedPort = Quel port est fermé ({ GOOD($good, case: "gen") }) ?
ask-Dice = Lancez les dés : attaquant { $attacker }, défenseur { $defender }. Combien de crânes ?
ask-Fort = Lancez deux dés pour la forteresse. Combien de crânes ?
ask-Doge = Retournez la carte du Doge du dessus. Laquelle est-ce ?
ask-Close = { $seat } : fermez un port qui produit : { GOOD($good, case: "acc") }
ask-Start = { $seat } : choisissez un port de départ et une galère
ask-NextGalley = { $seat } : choisissez encore une galère
ask-Prepare = Entrez ce qui est sur la table, puis commencez
ask-Activation = { $seat } : galère { $galley } — charger, naviguer, puis vendre ou combattre ; ou investir
ask-Blockade = { $cause ->
        [move] { $seat } : arrêter la galère { $galley } à { $zone } ?
        [sale] { $seat } : bloquer la vente de la galère { $galley } à { $zone } ?
        [capture] { $seat } : bloquer la prise par la galère { $galley } à { $zone } ?
       *[other] { $seat } : blocus contre la galère { $galley } à { $zone } ?
    }
ask-Round = { $seat } : encore une manche, ou rompre ?
ask-Loot = { $seat } : prenez le butin de la galère coulée
ask-Landing = { $seat } : combien de marins débarquent à { $port } ?
ask-Purchases = { $seat } : achetez jusqu’à deux galères, avec équipages

flaw-setup-colours = { $colours ->
        [none] Il faut deux à quatre couleurs différentes.
       *[other] Il faut deux à quatre couleurs différentes, une par joueur ; données : { $colours }.
    }
flaw-setup-unreadable = Cette mise en place est illisible : { $detail }
flaw-position-line = La ligne { $line } de la position est illisible : { $detail }
flaw-position-flaw = La position ne tient pas : { $detail }

flaw-board-ports-count = { $ports ->
        [none] Le plateau doit avoir ses 19 ports, les mêmes qu’avant.
       *[other] Le plateau doit avoir 19 ports, un plateau à soi 1 à 32 ; il en a { $ports }.
    }
flaw-board-zones-count = { $zones ->
        [none] Le plateau n’a pas de zone, ou trop.
       *[other] Le plateau doit avoir 1 à { $most } zones ; il en a { $zones }.
    }
flaw-board-zone-twice = { $zone ->
        [none] Une zone y est deux fois.
       *[other] La zone « { $zone } » y est deux fois.
    }
flaw-board-port-twice = { $port ->
        [none] Un port y est deux fois.
       *[other] Le port « { $port } » y est deux fois.
    }
flaw-board-port-no-zone = { $port ->
        [none] Un port est sur une zone qui n’existe pas.
       *[other] { $port } est sur une zone qui n’existe pas : « { $zone } ».
    }
flaw-board-zone-two-ports = { $port ->
        [none] Deux ports partagent une zone.
       *[other] { $port } partage la zone « { $zone } » avec un autre port.
    }
flaw-board-port-name = { $port ->
        [none] Un port a besoin d’un nom de 1 à 24 signes.
       *[other] Le nom du port « { $port } » doit avoir 1 à 24 signes.
    }
flaw-board-name = Le plateau a besoin d’un nom de 1 à 24 signes et d’un identifiant.
flaw-board-zone-at = { $zone ->
        [none] Une zone est hors de la carte, ou là où il y en a une autre.
       *[other] La zone « { $zone } » est hors de la carte, ou là où il y en a une autre.
    }
flaw-board-port-at = { $port ->
        [none] Un port est hors de la carte.
       *[other] { $port } est hors de la carte.
    }
flaw-board-shape = À la table on ne change que les valeurs imprimées, pas les ports ni les zones.
flaw-board-file = { $path } { $detail }
flaw-board-id = Un plateau d’identifiant « { $id } » vient avec le jeu et reste tel quel.
flaw-board-too-many = On garde { $most } plateaux au plus. Supprimez-en un d’abord.
flaw-board-no-port = { $port ->
        [none] Ce port n’existe pas.
       *[other] Le port « { $port } » n’existe pas.
    }
flaw-board-no-zone = { $zone ->
        [none] Cette zone n’existe pas.
       *[other] La zone « { $zone } » n’existe pas.
    }
flaw-board-slots = { $port ->
        [none] Un entrepôt doit avoir 1 à 5 cases.
       *[other] L’entrepôt de { $port } doit avoir 1 à 5 cases ; il en a { $slots }.
    }
flaw-board-values-count = { $port ->
        [none] Chaque case d’un entrepôt a besoin d’une valeur.
       *[other] { $port } : cases { $slots }, mais valeurs { $values }.
    }
flaw-board-values = { $port ->
        [none] Les valeurs vont de 2 à 6 et ne baissent pas.
       *[other] Les valeurs des cases de { $port } vont de 2 à 6 et ne baissent pas.
    }
flaw-board-start-small = { $port ->
        [none] Un port de départ a besoin de 3 cases au moins.
       *[other] { $port } est un port de départ et a besoin de 3 cases au moins.
    }
flaw-board-payout = { $slots ->
        [none] Ce que rapporte un entrepôt doit monter de 0 vide à 20 plein.
        [one] Ce que rapporte un entrepôt de { $slots } case doit être 0 vide et 20 plein.
       *[other] Ce que rapporte un entrepôt de { $slots } cases doit monter de 0 vide à 20 plein.
    }
flaw-board-link-twice = { $a ->
        [none] Deux zones voisines sont liées deux fois.
       *[other] Les zones « { $a } » et « { $b } » sont liées deux fois.
    }
flaw-board-link = { $a ->
        [none] Un lien entre zones n’a pas de sens.
       *[other] Le lien entre « { $a } » et « { $b } » n’a pas de sens.
    }
flaw-board-cut-off = { $zone ->
        [none] Une zone est coupée des autres.
       *[other] La zone « { $zone } » est coupée des autres.
    }
flaw-board-starts = { $starts ->
        [none] Il faut cinq ports de départ, sur un plateau à soi au moins quatre.
       *[other] Il faut cinq ports de départ, sur un plateau à soi au moins quatre ; il y en a { $starts }.
    }
flaw-board-no-port-of = { $good ->
        [none] Une sorte de marchandise n’a pas de port à fermer.
       *[other] Aucun port ne produit cela : { GOOD($good, case: "acc") }.
    }
flaw-board-starts-closed = { $starts ->
        [none] Trop peu de ports de départ resteraient ouverts.
       *[other] Trop peu de ports de départ resteraient ouverts : { $starts }, dont { $lost } à fermer.
    }
flaw-board-track = { $players ->
        [none] Le départ et les trois cases de décompte doivent se suivre sur la piste.
       *[other] À { $players } joueurs le départ et les trois cases de décompte doivent se suivre sur la piste.
    }
flaw-board-deck = { $cards ->
        [none] Il faut cinq cartes du Doge, dont une aux flèches au moins.
       *[other] Il faut cinq cartes du Doge, dont une aux flèches au moins ; données : { $cards }, aux flèches { $shuffle }.
    }
flaw-board-skulls = { $skulls ->
        [none] Un dé doit avoir des crânes sur 1 à 6 faces.
       *[other] Un dé doit avoir des crânes sur 1 à 6 faces ; donné : { $skulls }.
    }

flaw-audit-sailors = { $seat ->
        [none] Plus de marins seraient sortis que n’en a le joueur.
       *[other] Plus de marins sont sortis que n’en a ce joueur : { $seat }.
    }
flaw-audit-cubes = { $good ->
        [none] Plus de cubes d’une sorte seraient sortis que n’en a la boîte.
       *[other] Plus de cubes ({ GOOD($good, case: "gen") }) sont sortis que n’en a la boîte.
    }
flaw-audit-galley = { $galley ->
        [none] Une galère a besoin de 1 à 5 marins, 5 pièces au plus, et d’un joueur avec un cube.
       *[other] La galère { $galley } est impossible : 1 à 5 marins, 5 pièces au plus, et un joueur.
    }
flaw-audit-port = { $port ->
        [none] Le port est impossible : ses marins et son entrepôt doivent tenir dans ses cases.
       *[other] { $port } est impossible : ses marins et son entrepôt doivent tenir dans ses cases.
    }
flaw-audit-purse = { $seat ->
        [none] Cette bourse est impossible : 0 à 9999 ducats d’un joueur de la table.
       *[other] Cette bourse est impossible : { $seat }.
    }
flaw-audit-wheel = { $seat ->
        [none] La roue est impossible : six galères par joueur au plus, et des numéros de la boîte.
       *[other] La roue est impossible, six galères au plus : { $seat }.
    }
flaw-audit-track = Le tour, un pion ou le nombre de décomptes est impossible.
flaw-audit-deck = Plus de cartes du Doge seraient cachées qu’il n’y en a.
flaw-audit-buildings = Il n’y a que cinq forteresses et cinq basiliques.
flaw-audit-setup = Ceci ne se corrige pas pendant la mise en place : annulez plutôt le choix.
