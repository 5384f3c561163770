# Le panneau, les combats, les décomptes et les corrections de Serenissima.

setup-options = Règles maison
setup-hidden = Argent caché
setup-hidden-note = L’argent reste secret ; les revenus des décomptes sont annoncés.
setup-blockade = Blocus dans la zone de départ aussi
setup-blockade-note = Ventes et prises peuvent aussi être bloquées dans la zone où l’activation a commencé.
setup-hiring = Achats spéciaux : engager partout
setup-hiring-note = Avec moins de deux galères, on peut engager des marins dans tous ses ports, pas seulement sur les galères achetées.
setup-under-way = Partie déjà commencée
setup-under-way-note = Saisissez d’abord ce qui est sur la table, puis continuez à partir de là.

prepare-turn = Tour { $turn }, pion blanc sur la case { $space }, cartes
prepare-seat = { $ducats ->
        [one] { $ducats } ducat
       *[other] { $ducats } ducats
    }, ports { $ports }, galères { $galleys }

draft-closing = Quatre ports restent fermés dans cette partie. Fermés : { $done }
draft-close = Fermer { $port }
draft-ports = Ports de départ
draft-numbers = Galères par numéro
draft-taken = Galère { $galley }, prise
draft-draw = Les tirer au sort
draft-order = Ordre des choix
draft-port-first = Choisissez d’abord un port, ici ou sur la carte.
draft-galley = Choisissez une galère : les petits numéros agissent tôt.
draft-take = Prendre la galère { $galley }

panel-steps = Étapes de l’activation, ou l’investissement à la place
panel-sell = Vendre : +{ $ducats }
panel-load-dim = Charger : { $good }
panel-sell-for = Vendre : { $good } pour { $ducats }
panel-sell-dim = Vendre : { $good }, pas ici
panel-not-here = pas ici
panel-overboard = { $good } par-dessus bord
panel-makes = Produit : { $good }
panel-no-port = Aucun port à utiliser ici.
panel-beside = Galères présentes
panel-nothing-aboard = Aucune marchandise à bord.
panel-nobody-here = Personne à combattre ici.
panel-attack-do = Attaquer
panel-cannot = pas maintenant
panel-against = { $strength ->
        [one] { $strength } dé
       *[other] { $strength } dés
    } contre { $defence }
panel-fort-first = le fort tire en premier
panel-over-to = Vers la galère { $galley }
panel-sailor-over = Embarquer un marin de la galère { $galley }
panel-good-over = Embarquer : { $good }, de la galère { $galley }
panel-move-sailor = Déplacer un marin
panel-sail-to = Naviguer vers { $zone }, { $steps ->
        [one] { $steps } zone
       *[other] { $steps } zones
    }
panel-sail-risk = Blocus : { $seats }
panel-sail-none = Elle ne va pas plus loin.
panel-stopped = Blocus : elle ne va pas plus loin.
panel-scuttle = Saborder la galère { $galley }
panel-capture-dim = Prendre { $port } : pas maintenant
panel-title = Votre décision
panel-begin = Commencer à partir d’ici
panel-sailors = { $yours } de vos marins contre { $theirs }.
panel-blockade-yes = Blocus !
panel-blockade-ends = Blocus : son tour s’arrête
panel-blockade-no = Laisser passer
panel-blockade-sale = Autoriser la vente
panel-purchases-end = Terminer les achats
panel-load-free = Charger : { $good }, gratuit
panel-load = Charger : { $good }, { $ducats } { $to ->
        [none] { $ducats ->
            [one] ducat
           *[other] ducats
        }
       *[other] à { $to }
    }
panel-aboard = Embarquer un marin ({ $port })
panel-ashore = Débarquer un marin ({ $port })
panel-to-port = à terre
panel-to-galley = vers { $galley }
panel-to-here = à bord
panel-blocked = Blocus ({ $seat }) : combattez ou terminez.
panel-attack = Attaquer { $foe } ({ $seat }) : { $strength } contre { $defence }
panel-attack-dim = Attaquer { $foe } ({ $seat }) : pas maintenant
panel-fewer = moins
panel-more = plus
panel-capture = Prendre { $port } avec { $sailors ->
        [one] { $sailors } marin
       *[other] { $sailors } marins
    }
panel-may-block = Blocus possible : { $seats }
panel-sail = Naviguez : { $steps ->
        [one] { $steps } zone
       *[other] { $steps } zones
    } au plus
panel-next = Terminer cette galère
panel-skipped = Galère { $galley } ({ $seat }) passée : place vide.
panel-order = Chargez, naviguez, puis vendez ou combattez.
panel-order-invest = Investissement : engagez, achetez ou construisez.
panel-ends = Cela termine le tour de la galère.

tab-load = Charger
tab-sail = Naviguer
tab-trade = Port
tab-fight = Combattre
tab-invest = Investir

blockade-move = Blocus : elle s’arrête ({ $zone }).
blockade-sale = Blocus : pas de vente ({ $good }, { $zone }). { $ends ->
        [true] Trop faible pour combattre, elle termine son tour.
       *[other] Elle doit vous combattre ou terminer son tour.
    }
blockade-capture = Blocus : pas de débarquement ({ $zone }, { $sailors ->
        [one] { $sailors } marin
       *[other] { $sailors } marins
    }). { $ends ->
        [true] Trop faible pour combattre, elle termine son tour.
       *[other] Elle doit vous combattre ou terminer son tour.
    }
blockade-yours = les vôtres ici
blockade-then = On demandera ensuite à : { $seats }

invest-hire = Engager, { $ducats ->
        [one] { $ducats } ducat
       *[other] { $ducats } ducats
    } chacun
invest-hire-to = Engager un marin : { $place } (place pour { $room })
invest-reserve = { $left } en réserve
invest-hold = maintenir pour remplir
invest-room = places : { $room }
invest-no-hire = On ne peut engager personne maintenant.
invest-hire-bought = On n’engage des marins que pour une galère achetée maintenant.
invest-join = { $from } › { $to }
invest-galley = Acheter une galère : dès { $ducats ->
        [one] { $ducats } ducat
       *[other] { $ducats } ducats
    }…
invest-buy = Acheter la galère { $galley } à { $port } : { $ducats ->
        [one] { $ducats } ducat
       *[other] { $ducats } ducats
    }
invest-number = Numéro de la galère
invest-number-note = { $pawn ->
        [0] Elle joue au tour suivant.
       *[other] Au-dessus de { $pawn } : ce tour-ci. Sinon : au suivant.
    }
invest-port = Où la placer
invest-back = Retour
invest-fort-dim = Fort : 2 ducats
invest-basilica-dim = Basilique : 2 ducats
invest-too-late = Trop tard pour investir.
invest-no-number = Aucune galère n’est libre.
invest-crew = Origine de son premier marin :
invest-price = Galère : { $price }, 1 par galère à vous. Marin : { $sailor }
invest-fort = Fort à { $port } : 2 ducats
invest-basilica = Basilique à { $port } : 2 ducats
invest-build = Construire un fort ou une basilique : 2 ducats…
invest-left = Restent : forts { $forts }, basiliques { $basilicas }

chance-left = encore { $n }
chance-skulls-attacker = { $n } pour l’attaquant
chance-skulls-defender = { $n } pour le défenseur
chance-skulls-fort = { $n } pour le fort
chance-draw-dice = Lancer dans l’application
chance-draw-cards = Retourner dans l’application
chance-draw-draws = Tirer dans l’application
chance-to-app = Désormais, le laisser à l’application
chance-to-table = Désormais, le faire à la table

battle-dice = { $seat } : { $skulls ->
        [one] { $skulls } crâne
       *[other] { $skulls } crânes
    } sur { $dice ->
        [one] { $dice } dé
       *[other] { $dice } dés
    }
battle-fort = Le fort tire en premier (2 dés)
battle-odds = En combattant jusqu’au bout, { $attacker ->
        [one] { $attacker } dé
       *[other] { $attacker } dés
    } contre { $defender } :
battle-skulls = Chaque crâne abat un marin adverse.
battle-take = Prendre : { $good }
battle-take-short = prendre
battle-own = Touchez ce qui passe par-dessus bord (galère { $galley }) :
battle-landing = { $left ->
        [0] Tous débarquent : la galère { $galley } coule.
        [one] { $left } marin reste à bord.
       *[other] { $left } marins restent à bord.
    }
battle-continue = Continuer, dés : { $attacker } contre { $defender }
battle-break-off = Rompre le combat
battle-loot = { $room ->
        [0] Plus de place pour le butin
       *[other] Prendre du butin : place pour { $room }
    }
battle-jettison = { $good } par-dessus bord
battle-leave = { $taken ->
        [0] Ne rien prendre
       *[other] Laisser le reste
    }
battle-land-none = Ne débarquer personne : le port devient neutre

scoring-done = Versé

over-shared = { $seats } se partagent la victoire : à égalité de ducats et de ports.
over-by-ducats = { $seat } gagne avec { $lead ->
        [one] { $lead } ducat
       *[other] { $lead } ducats
    } d’avance.
over-by-ports = { $seat } l’emporte avec { $ports ->
        [one] { $ports } port
       *[other] { $ports } ports
    } contre { $fewer }.
over-ducats = { $ducats ->
        [one] { $ducats } ducat
       *[other] { $ducats } ducats
    }
over-scoring = Décompte { $nth }
over-early = Dernier décompte

correct-first = Premier joueur
correct-deck = Cartes Doge face cachée
correct-black-note = Déplacer le pion noir met fin à l’activation en cours.
correct-turn = Tour, pions et cartes

panel-store = Stocker
panel-store-it = Stocker : { $good }
