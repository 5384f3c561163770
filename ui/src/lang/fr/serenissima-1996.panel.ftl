# Le panneau, les combats, la fin et la mise en place de Serenissima 1996.

back = Retour
begin = Commencer à partir d’ici
end-trade = Terminer le commerce
end-move = Terminer les déplacements
end-fight = Terminer les combats
end-take = Terminer les débarquements
end-sell = Terminer les ventes
panel-title = Votre décision
noun-player = joueur
noun-sailor = marin
noun-ducats = ducats
lot-fewer = moins
lot-more = plus
sum-less = moins : −{ $ducats }
sum-more = plus : +{ $ducats }

setup-nations = Nations
setup-nations-west = Venise et Gênes
setup-nations-east = Espagne et Turcs
setup-nations-any = Choisissez la nation à chaque place, ci-dessus.
setup-options = Règles maison
setup-under-way = Déjà commencée
setup-under-way-note = Saisissez d’abord ce qui se trouve sur la table, puis continuez à partir de là.

phases-label = Manche { $round } sur { $rounds }
phases-round = Manche { $round } / { $rounds }
phases-setup = Mise en place
phases-order = Ordre du jeu

players-covered = Touchez pour la découvrir, si c’est la vôtre
players-ports = { $n ->
        [one] { $n } port
       *[other] { $n } ports
    }
players-galleys = { $n ->
        [one] { $n } galère
       *[other] { $n } galères
    }
players-sailors = { $n ->
        [one] { $n } marin
       *[other] { $n } marins
    }
players-points = { $points ->
        [one] { $points } point maintenant
       *[other] { $points } points maintenant
    }
players-open = { $points ->
        [one] { $points } point maintenant + ducats
       *[other] { $points } points maintenant + ducats
    }

port-neutral = neutre
port-held = tenu par { $seat }, garnison { $sailors }
port-fortress = forteresse
port-town = ville principale
port-supplies = fournit { GOOD($good, case: "acc") }
told-points = { $points ->
        [one] Compte maintenant { $points } point de richesse.
       *[other] Compte maintenant { $points } points de richesse.
    }
told-fortress = Forteresse : la somme de l’attaquant est divisée par quatre.
told-stores = Dans l’entrepôt : { $goods }
told-buys = Marchandises achetées : { $goods }
told-next = Prochaine pièce : +{ $ducats }
told-bonus = Nouveau marché, +{ $ducats } : { $goods }
told-room = { $room ->
        [one] { $room } place libre
       *[other] { $room } places libres
    }
told-moved = Son déplacement est terminé.

placing-do = Placer les marins ainsi

bid-ask = Misez en secret pour l’ordre
place-pick = Place { $place }

again = Comme à la manche précédente
again-buy = { $count } × { GOOD($good) }
again-hire = { $count ->
        [one] { $count } marin
       *[other] { $count } marins
    } ({ $place })
again-galley = une galère à { $port }

trade-tabs = Actions
trade-no-port = Aucun port où agir.
tab-ports = Ports
tab-crews = Cales
tab-exchange = Échange
buy = Acheter { $count } × { GOOD($good) } : { $ducats }
buy-ask = Demander le prix : { $count } × { GOOD($good) }, au plus { $most }
hire = Engager { $count } : { $ducats } ({ $place })
hire-to = Où ils vont
build-galley = { $crew ->
        [hired] Construire une galère, équipage { $sailors } : { $ducats }
       *[garrison] Construire une galère, de la garnison { $sailors } : { $ducats }
    }
build-crew = D’où vient son équipage
build-crew-hired = engagé
build-crew-garrison = garnison
build-fortress = Construire une forteresse : { $ducats }
crews-none = Aucune galère en jeu.
hold-room = libres : { $room }
hold-take = { $piece } : { $taken } sur { $count } en main
hold-put = Ici : { $count }
hold-overboard = Par-dessus bord
hold-ashore = À terre à { $port } : perdu
hold-keep = Laisser en place
not-now = Impossible pour l’instant ({ $count })

exchange-none = Aucun partenaire à côté de vos galères.
deal-gives = { $seat } donne
deal-pays = { $seat } paie
deal-who-pays = Qui paie
deal-no-goods = aucune marchandise à bord
deal-after = À bord ensuite :
deal-offer = Le proposer à { $seat }
deal-take = Accepter
deal-counter = Faire une contre-offre
deal-counter-say = Proposer cela à la place
deal-leave = Refuser

sail-which = Quelle galère
sail-left = { $zones ->
        [one] encore { $zones } zone
       *[other] encore { $zones } zones
    }
sail-to = { $zones ->
        [one] Naviguer vers { $zone }, { $zones } zone
       *[other] Naviguer vers { $zone }, { $zones } zones
    }
sail-asks = demande le passage : { $seats }
sail-none = Plus aucune galère ne peut naviguer.
sail-elsewhere = Autres zones
sail-by-hand = Zones voisines inconnues ({ $zone }) : touchez la zone suivante.
leave-title = Droit de passage pendant cette phase
leave-where = { $seat } : la { $galley } veut passer ({ $zone } ; zones restantes : { $zones })
leave-give = Laisser passer
leave-refuse = Arrêter
leave-standing = Toujours pendant cette phase

fight-none = Personne à attaquer.
fight-attack = La { $galley } attaque : { $foe } ({ $seat })
fight-walled = { $port }, derrière une forteresse
odds-round = Le prochain jet coûte :
odds-round-ends = Pertes au prochain jet, attaquant contre défenseur
odds-lose-both = attaquant { $attacker }, défenseur { $defender }
odds-on = En combattant jusqu’au bout :
blow-sum = { $sum } ÷ { $divisor }
blow-strikes = { $count ->
        [0] n’abat personne
        [one] abat { $count } marin
       *[other] abat { $count } marins
    }
dice-of = Dé ({ $seat })
dice-showed = { $seat } a fait { $die }
dice-roll = Lancer dans l’application
dice-to-app = Désormais, lancer dans l’application
dice-to-table = Désormais, lancer à la table
chance-go-on = Continuer
prize-sailors = Vers la { $galley }
prize-board = { $sailors ->
        [one] La capturer avec { $sailors } marin
       *[other] La capturer avec { $sailors } marins
    }
prize-sink = Couler la { $galley }
prize-done = Terminé

market-title = Ports et marchandises
market-short = Marché
market-next = ensuite : { $ducats }
market-unknown = ensuite : nombre inconnu
market-full = entrepôt plein
goods-title = Marchandises
goods-left = dans la boîte : { $left }
goods-monopoly = { $doubted ->
        [true] monopole ({ $seat }), si le plateau dit vrai
       *[other] monopole ({ $seat })
    }

sure-all = Rien de fait dans cette phase.
sure-voyages = Peuvent encore naviguer : { $galleys }
sure-landing = { $port } pourrait être pris.
sure-sale = Il reste quelque chose à vendre : { $good } pour { $ducats }.
sure-sinks = Le dernier marin part : la { $galley } coule avec ses marchandises.
sure-loses = Perdu : { $count } × { $good }.
sure-strands = { $sailors ->
        [one] { $sailors } marin va dans la boîte.
       *[other] { $sailors } marins vont dans la boîte.
    }
sure-bares = { $port } reste sans garnison.
sure-do-Attack = Attaquer
sure-do-EndTurn = Terminer quand même
sure-do-MoveSailors = Les déplacer
sure-do-PutAshore = Les mettre à terre
sure-do-Discard = Par-dessus bord
sure-do-BuildGalley = Construire
sure-do-Land = Tous débarquent
sure-do-Board = Tous à l’abordage
sure-do-LeavePrize = La laisser couler

keys-next = Terminer cette phase
keys-yes = Oui : accepter, laisser passer, confirmer

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
rule-BUY-3 = Avec un monopole, le prix peut monter à 1000 ducats.
rule-BUY-4 = La galère { $galley } n’a pas assez de place. Emplacements libres : { $room }.
rule-BUILD-1a = On a déjà construit à { $port } pendant cette manche.
rule-BUILD-1b = { $port } n’est pas à vous : on n’y construit rien et on n’y engage personne.
rule-BUILD-2 = Une galère neuve a besoin d’un équipage tout de suite. Demandé : { $sailors }, possible : { $most }.
rule-BUILD-3 = Une galère demande du bois et du fer. À { $port }, il manque { GOOD($good, case: "acc") }.
rule-BUILD-4 = Une forteresse demande du bois et de l’or. À { $port }, il manque { GOOD($good, case: "acc") }.
rule-BUILD-5 = Il y a déjà une forteresse à { $port }.
rule-HIRE-1a = Les marins engagés à { $port } ne peuvent pas aller là ({ $to }) : seulement dans le port, ou sur vos galères devant lui.
rule-HIRE-1b = { $port } engage par manche autant de marins que de pièces dans son entrepôt. Encore possible : { $left }.
