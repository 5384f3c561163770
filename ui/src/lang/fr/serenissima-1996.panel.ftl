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

setup-nation = Nation :
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
trade-purse = Votre bourse
tab-ports = Ports
tab-crews = Cales
tab-exchange = Échange
buy = Acheter { $count } × { GOOD($good) } : { $ducats }
buy-ask = Demander le prix : { $count } × { GOOD($good) } (au plus, par pièce : { $most })
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
leave-left = Zones restantes : { $zones }
leave-give = Laisser passer
leave-refuse = Arrêter
leave-standing = Toujours pendant cette phase

fight-none = Personne à attaquer.
fight-attack = La { $galley } attaque : { $foe } ({ $seat })
fight-walled = { $port }, derrière une forteresse
odds-round-ends = Pertes au prochain jet, attaquant contre défenseur
odds-on = En combattant jusqu’au bout :
odds-dice = { $fortress ->
        [true] Dé plus marins, ÷ 3 (attaquant ÷ 4) : autant de pertes en face.
       *[other] Dé plus marins, ÷ 3 : autant de pertes en face.
    }
blow-sum = { $sum } ÷ { $divisor } = { $hits }
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
prize-sailors = Marins vers la { $galley }
prize-board = { $sailors ->
        [one] La capturer avec { $sailors } marin
       *[other] La capturer avec { $sailors } marins
    }
prize-more = { $sailors ->
        [one] Transférer encore { $sailors } marin
       *[other] Transférer encore { $sailors } marins
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

keys-next = Terminer cette phase
keys-yes = Oui : accepter, laisser passer, confirmer
