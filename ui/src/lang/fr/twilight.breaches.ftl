# What a refused command broke, and what a set-up, a position or a board cannot be.

## Ce qu’un ordre refusé enfreint

rule-SETUP-1 = Doge et Favorite commencent sur 0, les Gardes sur 2.
rule-SETUP-2 = Marchand et Arlequin sont tirés au sort et changent de joueur à chaque manche.
rule-SETUP-3 = Huit cartes du même type ne se montrent qu’avant la première carte de la manche.
rule-TURN-1 = On joue chacun son tour.
rule-PLAY-1 = Ce tour se joue avec un seul type, { $suit } : { $card } ne peut pas s’y ajouter.
rule-PLAY-2 = { $empty ->
        [true] Il n’y a pas de main à renouveler.
       *[other] La main ne se renouvelle qu’au tout début du tour.
    }
rule-PLAY-3 = La parole de la guilde remplace les cartes, elle ne les suit pas.
rule-PLAY-4 = On ne passe pas tant qu’on peut jouer, renouveler sa main ou appeler.
rule-MOVE-1 = { $card } déplace son pion, dans un seul sens, de tous ses points.
rule-MOVE-2 = { $pawn } sortirait de la piste avec { $card }.
rule-MOVE-3 = Le coup est repris en entier.
rule-NOBLE-1 = Le Doge doit être strictement entre les Gardes : ils seraient sur { $lower } et { $upper }, le Doge sur { $doge }.
rule-CARD-DOGE = Une carte Doge le déplace d’une case.
rule-CARD-PROCESSION = Deux cartes Doge déplacent ensemble le Doge et les Gardes.
rule-CARD-GUARD-1 = Un Garde avance d’une case.
rule-CARD-GUARD-11 = Gardes 1+1 : les deux d’une case ou l’un de deux.
rule-CARD-GUARD-CLOSE = Les deux Gardes sont déjà près du Doge.
rule-CARD-MERCHANT-n = Le Marchand avance d’autant de cases que l’indique la carte.
rule-CARD-HARLEQUIN-n = L’Arlequin avance d’autant de cases que l’indique la carte.
rule-CARD-HARLEQUIN-CENTRE = Cette carte ne peut pas envoyer au centre maintenant : { $pawn }.
rule-MASK-1 = Pas de mascarade : l’Arlequin ({ $harlequin }) n’est pas entre le joueur et le Doge ({ $doge }).
rule-MASK-2 = Les cartes Arlequin de ce tour servent au type « { $first } », pas au type « { $now } ».
rule-MASK-3 = La mascarade est finie : Arlequin { $harlequin }, Doge { $doge }.
rule-MASK-4 = { $suit } : cartes de ce type et mascarade ne se mêlent pas dans un même tour.
rule-GUILD-1 = { $pawn } ne peut pas répondre à l’appel : la guilde n’appelle que le Doge ou un Garde, et personne qui se trouve déjà là.
rule-FAV-1 = La Favorite avance à la fin de chaque tour.
rule-FAV-2 = Au-delà de la dernière case, c’est le palais.
rule-END-1 = Doge ou Favorite au palais : la manche est finie.
rule-END-2 = La pioche s’épuise deux fois.
rule-END-3 = Quand la pioche est épuisée, le joueur du côté où se trouve le Doge gagne.
rule-MATCH-1 = Deux manches, peut-être une troisième.
rule-MATCH-2 = Une troisième manche nulle fait une partie nulle.
rule-COUNT-1 = { $card } : il peut en rester au plus { $left } en jeu.
rule-FIX-1 = Impossible : { $why }

flaw-pawn-off-track = un pion serait hors de la piste
flaw-card-too-many = la boîte contient moins de ces cartes
flaw-cards-too-many = il n’y a que 54 cartes
flaw-hand-too-large = une main a huit cartes au plus
flaw-hand-unknown = les cartes d’une main ne s’accordent pas à leur nombre
flaw-no-such-deal = il y a trois donnes, et seules la deuxième et la troisième s’épuisent pour de bon
flaw-no-such-seat = on joue à deux
flaw-position-line = la ligne { $line } est illisible : { $text }
flaw-cards-in-the-app = l’application tient les cartes, on ne les corrige pas à la main
flaw-no-turn = ce n’est le tour de personne
flaw-match-decided = la partie serait jouée
flaw-not-the-winner = d’après les manches, le gagnant est quelqu’un d’autre
flaw-round-decided = la manche serait finie : le Doge ou la Favorite est au palais
flaw-check-due = la pioche s’est épuisée à la fin du tour du second joueur : la manche serait jugée maintenant
flaw-nothing-to-draw = personne ne pioche de cartes maintenant
