# What a refused command broke, and what a set-up, a position or a board cannot be.

rule-SETUP-1 = Manches et nations dépendent du nombre de joueurs.
rule-SETUP-2 = Chacun commence avec sa ville principale, deux galères, dix marins et 2000 ducats.
rule-SETUP-3 = Chaque galère de départ reçoit 1 à 5 marins, pas { $sailors }.
rule-SETUP-4 = Les villes principales des nations que personne ne joue sont neutres.
rule-SEAT-1a = Sans port ni galère, un joueur mise et marque encore, mais passe les autres phases.
rule-SEAT-1b = { $seat } a encore un port ou une galère et reste dans la partie.
rule-SEAT-2 = On ne demande plus rien à un joueur parti : ses ports vendent comme des ports neutres et ses galères laissent passer tout le monde.

rule-BID-1 = Les mises sont révélées ensemble, et toutes sont payées.
rule-BID-2a = La place { $place } ne peut pas être choisie : elle est prise, ou n’existe pas.
rule-BID-2b = Les mises égales sont départagées au dé, les mises nulles viennent en dernier.
rule-BID-3 = Une phase commence quand tous ont terminé la précédente.

rule-TRADE-1a = Pas d’échange ici ({ $zone }) : il faut une galère de chacun, et pas en haute mer.
rule-TRADE-1b = Un échange demande des marchandises d’un côté au moins.
rule-TRADE-1c = Un échange est proposé, peut recevoir une seule contre-offre, puis est accepté ou refusé.
rule-PLACE-1a = Ces deux lieux ne sont pas dans la même zone : { $from }, { $to }.
rule-PLACE-1b = Une galère sans marin coule.
rule-PLACE-2a = Les marchandises jetées par-dessus bord retournent dans la boîte.
rule-PLACE-2b = Il n’y a pas de port ici ({ $zone }) : personne ne peut aller à terre.
rule-HOLD-1 = Un port sans garnison reste à vous jusqu’à ce que quelqu’un y débarque.

rule-MOVE-1a = Trop loin. Zones du trajet : { $path }, zones encore possibles pour cette galère : { $left }.
rule-MOVE-1b = Ces zones ne sont pas voisines : { $from }, { $to }.
rule-MOVE-1c = Le déplacement de la galère { $galley } est terminé.
rule-MOVE-1d = Dans chaque zone où entre une galère, elle demande le passage aux adversaires.

rule-FIGHT-1 = Les deux camps lancent un dé, ajoutent leurs marins et divisent par trois.
rule-FIGHT-2 = Hors de portée : { $foe }. On n’attaque que ce qui est dans la même zone.
rule-FIGHT-3a = { $sailors ->
        [one] { $sailors } marin ne peut
       *[other] { $sailors } marins ne peuvent
    } pas monter à bord : 1 au moins et { $most } au plus, de la galère qui a gagné.
rule-FIGHT-3b = Une galère qui finit sans marin coule.
rule-FIGHT-4 = Contre une forteresse, la somme de l’attaquant est divisée par quatre.
rule-FIGHT-5 = Un port dont la garnison est morte reste tenu jusqu’à ce que quelqu’un débarque.
rule-FIGHT-6 = Une galère capturée peut combattre à nouveau.
rule-FIGHT-7 = Rien à combattre : { $foe }. On n’attaque que les galères et les garnisons des adversaires.

rule-TAKE-1a = Il n’y a pas de port où débarquer : { $zone }.
rule-TAKE-1b = { $sailors ->
        [one] { $sailors } marin ne peut
       *[other] { $sailors } marins ne peuvent
    } pas débarquer : 1 au moins, { $most } au plus.
rule-TAKE-1c = Le dernier marin peut débarquer : la galère coule.
rule-TAKE-2a = { $port } a une garnison : il faut d’abord la battre.
rule-TAKE-2b = { $port } est à vous et a une garnison : on n’y débarque pas.
rule-TAKE-3 = Forteresse et marchandises restent dans un port pris.

rule-SALE-1a = Il n’y a pas de port où vendre : { $zone }.
rule-SALE-1b = { $port } n’achète pas { GOOD($good, case: "gen") } : le port en fournit ou en stocke déjà.
rule-SALE-1c = { $port } : l’entrepôt est plein.
rule-SALE-1d = La banque paie cent fois le nombre de la case libre la plus basse.
rule-SALE-2 = Un nouveau marché rapporte 500 de plus, 1 000 dans une ville principale.
rule-INCOME-1 = Si vous tenez votre propre ville principale, vous recevez 300 ducats.

rule-SCORE-1 = Les points de richesse viennent de sa ville principale, des ports tenus et des ducats.
rule-SCORE-2 = Le joueur qui a le plus de points de richesse gagne. À égalité, on partage la victoire.
rule-MONEY-1 = Bourses et mises sont cachées aux autres.
rule-RAND-1 = Un dé ne peut pas montrer { $die }.
rule-FIX-1 = Cette correction ne correspond pas à la boîte : { $flaw }
rule-FIX-2 = Une correction ferme ce qu’elle a rendu sans objet.
rule-FIX-3 = Une correction ne ferme que ce qu’elle rend sans objet ; rien ne bouge, ne coule ni n’est payé.
rule-END-1 = Vous pouvez arrêter avant la fin.
rule-MAP-1 = Cela ne fait pas un plateau jouable : { $flaw }
rule-MAP-2 = Là où les voisines sont inconnues, on peut entrer ensuite dans toute zone.
rule-MAP-3 = { $number } ne va pas avec les autres nombres de cet entrepôt : il faut de { $least } à { $most }.

flaw-setup-nations = À deux : Venise et Gênes, ou l’Espagne et les Turcs ; à trois : Venise, Gênes et l’Espagne ; à quatre : toutes.
flaw-setup-unreadable = Cette mise en place est illisible : { $detail }
flaw-position-line = La ligne { $line } de la position est illisible : { $detail }
flaw-position-flaw = La position est incohérente : { $detail }
flaw-board-ports-count = { $ports ->
        [none] Le plateau doit avoir ses 23 ports, les mêmes qu’avant.
       *[other] Le plateau doit avoir 23 ports, un plateau personnalisé de 1 à 32 ; il en a { $ports }.
    }
flaw-board-slots = { $port ->
        [none] Un entrepôt doit avoir 2, 4 ou 6 cases.
       *[other] Un entrepôt doit avoir 2, 4 ou 6 cases ; { $port } en a { $slots }.
    }
flaw-board-values = { $port ->
        [none] Les nombres d’un entrepôt doivent aller de 1 à 9 sans baisser.
       *[other] { $port } : les nombres de l’entrepôt doivent aller de 1 à 9 sans baisser.
    }
flaw-board-town-size = Les quatre villes principales ont un entrepôt de six cases, et aucun autre port.
flaw-board-towns = Chaque nation a besoin d’une ville principale.
flaw-board-ports-of = { $good ->
        [none] Certaines marchandises n’ont pas autant de ports que sur le plateau imprimé : gemmes 1, or 2, épices 2, vin 4, fer 4, tissu 4, bois 6.
       *[other] Ports qui fournissent { GOOD($good, case: "acc") } : { $ports } ; sur le plateau imprimé : { $printed }.
    }
flaw-audit-sailors = Il y aurait plus de marins sur la table que n’en contient la boîte.
flaw-audit-goods = { $good ->
        [none] Il y aurait sur la table plus de pièces d’une marchandise que n’en contient la boîte.
       *[other] Il y aurait sur la table plus { GOOD($good, case: "gen") } que n’en contient la boîte.
    }
flaw-audit-fortresses = Il y aurait plus de forteresses sur la table que n’en contient la boîte.
flaw-audit-galley = { $galley ->
        [none] Une galère a besoin de 1 à 5 marins et porte 5 pièces au plus.
       *[other] La galère { $galley } est impossible : il lui faut 1 à 5 marins, et 5 pièces au plus.
    }
flaw-audit-port = { $port ->
        [none] Le port est impossible : une garnison a besoin d’un propriétaire, et les marchandises ne sont que sur les cases de l’entrepôt.
       *[other] { $port } est impossible : une garnison a besoin d’un propriétaire, et les marchandises ne sont que sur les cases de l’entrepôt.
    }
flaw-audit-purse = Une bourse contient de 0 à 999 900 ducats, par centaines.
flaw-audit-gone = Un joueur parti n’a ni port ni galère, et il faut que quelqu’un reste.
flaw-audit-round = Cette manche n’existe pas.

## What else there is to say

flaw-audit-order = L’ordre comprend tous ceux qui jouent, chacun une fois.

## Rules: the box, buying, building and hiring

rule-BOX-1a = { $stock ->
        [goods] La boîte n’a plus assez { GOOD($good, case: "gen") }.
        [sailors] La boîte n’a plus assez de marins.
        [galleys] La boîte n’a plus de galère.
       *[fortresses] La boîte n’a plus de forteresse.
    }
rule-BOX-1b = Marins tombés, galères coulées et cargaisons perdues retournent dans la boîte.
rule-BOX-1c = { $piece ->
        [galley] La galère { $galley } ne convient pas : elle est à un autre joueur, ou hors jeu.
        [sailors] Vous n’avez pas autant de marins là : { $place }.
       *[goods] La galère { $galley } ne porte pas autant { GOOD($good, case: "gen") }.
    }
rule-BOX-1d = { $seat } ne peut pas payer { $money }.
rule-BOX-1e = Impossible de payer { $money } : la plus petite pièce est de 100.
rule-BOX-2 = La boîte contient 176 marins, ou 180.
rule-BUY-1a = La galère { $galley } n’est pas devant ce port : { $port }.
rule-BUY-1b = { $port } ne fournit pas { GOOD($good, case: "gen") }.
rule-BUY-2a = Dans un port neutre ou à soi, une pièce coûte 100 ducats.
rule-BUY-2b = Impossible de demander { $money } : le prix va de { $low } à { $high }.
rule-BUY-2c = Impossible de proposer { $money } : une contre-offre va de { $low } à { $high }.
rule-BUY-2d = Un prix refusé reste valable dans ce port jusqu’à la fin du tour.
rule-BUY-3 = Avec un monopole, le prix peut monter à 1 000 ducats.
rule-BUY-4 = La galère { $galley } n’a pas assez de place. Emplacements libres : { $room }.
rule-BUILD-1a = On a déjà construit à { $port } pendant cette manche.
rule-BUILD-1b = { $port } n’est pas à vous : on n’y construit rien et on n’y engage personne.
rule-BUILD-2 = Une galère neuve a besoin d’un équipage tout de suite. Demandé : { $sailors }, possible : { $most }.
rule-BUILD-3 = Une galère demande du bois et du fer. À { $port }, il manque { GOOD($good, case: "acc") }.
rule-BUILD-4 = Une forteresse demande du bois et de l’or. À { $port }, il manque { GOOD($good, case: "acc") }.
rule-BUILD-5 = Il y a déjà une forteresse à { $port }.
rule-HIRE-1a = Les marins engagés à { $port } ne peuvent pas aller là ({ $to }) : seulement dans le port, ou sur vos galères devant lui.
rule-HIRE-1b = { $port } engage par manche autant de marins que de pièces dans son entrepôt. Encore possible : { $left }.
