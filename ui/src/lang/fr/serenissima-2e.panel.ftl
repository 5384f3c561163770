# Le panneau, les combats, les décomptes et les corrections de Serenissima.

setup-options = Ce dont la table convient
setup-hidden = Argent caché
setup-hidden-note = Les bourses sont face cachée ; les revenus s’annoncent.
setup-blockade = Blocus là où la galère a commencé
setup-blockade-note = Ventes et prises peuvent être bloquées aussi dans la zone où l’activation a commencé.
setup-hiring = Engagement spécial partout
setup-hiring-note = À moins de deux galères, on engage dans tout port à soi, pas seulement sur les galères achetées.
setup-under-way = Déjà commencée
setup-under-way-note = Entrez d’abord ce qui est sur la table, puis continuez de là.

prepare-turn = Tour { $turn }, pion blanc sur { $space }, cartes
prepare-seat = ducats { $ducats }, ports { $ports }, galères { $galleys }
prepare-ports = Ports : touchez-les sur la carte (tenus : { $held })
prepare-galleys = Galères : touchez un numéro (en jeu : { $galleys })

draft-closing = Un port ({ $good }), fermés { $done } sur 4
draft-close = Fermer { $port }
draft-ports = Ports de départ
draft-numbers = Galères par numéro
draft-taken = Galère { $galley }, prise
draft-draw = Les tirer au sort
draft-order = Ordre des choix
draft-port-first = Choisissez d’abord un port, ici ou sur la carte.
draft-galley = Choisissez une galère : les petits numéros agissent tôt.
draft-take = Prendre la galère { $galley }

panel-steps = Étapes de l’activation, ou investir à la place
panel-correct = Corriger
panel-sell = vendre { $ducats }
panel-load-dim = Charger : { $good }
panel-sell-for = Vendre { $good } pour { $ducats }
panel-sell-dim = Vendre { $good } : pas ici
panel-overboard = { $good } par-dessus bord
panel-makes = Produit : { $good }
panel-no-port = Aucun port à utiliser ici.
panel-nothing-aboard = Aucune marchandise à bord.
panel-nowhere = Nulle part où aller d’ici.
panel-nobody-here = Personne à combattre ici.
panel-cannot = pas maintenant
panel-against = { $strength } dés contre { $defence }
panel-fort-first = la forteresse tire d’abord
panel-over-to = Vers la galère { $galley }
panel-sailor-over = Un marin à bord depuis la galère { $galley }
panel-good-over = { $good } à bord depuis la galère { $galley }
panel-move-sailor = Déplacer un marin
panel-sail-to = Naviguer vers { $zone }, { $steps ->
        [one] { $steps } zone
       *[other] { $steps } zones
    }
panel-sail-risk = Blocus : { $seats }
panel-sail-none = Elle ne navigue plus.
panel-stopped = Blocus : elle ne navigue plus.
panel-scuttle = Saborder la galère { $galley }
panel-capture-dim = Prendre { $port } : pas maintenant
panel-title = Ce qui est demandé
panel-begin = Commencer d’ici
panel-sailors = { $yours } de vos marins contre { $theirs }.
panel-blockade-yes = Blocus !
panel-blockade-no = Laisser passer
panel-purchases-end = Achats finis
panel-over = La partie est finie. Les corrections comptent encore.
panel-correct-note = Touchez ce qui est faux.
panel-turn = Tourner vers le joueur
panel-sailor = marin
panel-load-free = Charger { $good } : gratuit
panel-load = Charger { $good } : { $ducats } { $to ->
        [none] { $ducats ->
            [one] ducat
           *[other] ducats
        }
       *[other] à { $to }
    }
panel-aboard = Un marin à bord depuis { $port }
panel-ashore = Un marin à terre à { $port }
panel-blocked = { $seat } fait blocus : combattez, ou finissez.
panel-attack = Attaquer { $foe } de { $seat } : { $strength } contre { $defence }
panel-fewer = moins
panel-more = plus
panel-capture = Prendre { $port } avec { $sailors ->
        [one] { $sailors } marin
       *[other] { $sailors } marins
    }
panel-may-block = Blocus possible : { $seats }
panel-sail = Naviguez jusqu’à { $steps ->
        [one] { $steps } zone
       *[other] { $steps } zones
    }
panel-next = Galère suivante

tab-load = Charger
tab-sail = Naviguer
tab-trade = Vendre, prendre
tab-fight = Combattre
tab-invest = Investir

sure-title = Vraiment ?
sure-scuttle = La galère { $galley } coule : ses marins retournent à la réserve, ses marchandises à la banque.
sure-last-sailor = C’est le dernier marin : la galère { $galley } coule avec ses marchandises.
sure-land = Tous débarquent : la galère { $galley } coule avec ses marchandises.
sure-do = La couler
sure-keep = La garder

blockade-move = Avec un blocus la galère s’arrête à { $zone }.
blockade-sale = Avec un blocus elle ne vend pas à { $zone } ({ $good }) : elle vous combat, ou finit.
blockade-capture = Avec un blocus personne ne débarque à { $zone } ({ $sailors ->
        [one] { $sailors } marin
       *[other] { $sailors } marins
    }) : elle vous combat, ou finit.
blockade-yours = à vous ici
blockade-then = Ensuite on demande à : { $seats }

invest-hire = Engager, { $ducats ->
        [one] { $ducats } ducat
       *[other] { $ducats } ducats
    } chacun
invest-hire-to = Engager un marin : { $place } (place pour { $room })
invest-reserve = { $left } en réserve
invest-room = place { $room }
invest-no-hire = On ne peut engager personne maintenant.
invest-join = { $from } → { $to }
invest-galley = Acheter une galère : { $ducats ->
        [one] { $ducats } ducat
       *[other] { $ducats } ducats
    } …
invest-buy = Acheter la galère { $galley } à { $port } : { $ducats ->
        [one] { $ducats } ducat
       *[other] { $ducats } ducats
    }
invest-number = Numéro de la galère
invest-number-note = Au-dessus de { $pawn } elle agit ce tour ; les autres au prochain.
invest-port = Où elle est posée
invest-back = Retour
invest-fort-dim = Forteresse : 2 ducats
invest-basilica-dim = Basilique : 2 ducats
invest-too-late = Cette galère a agi : investir, c’était avant.
invest-no-number = Aucune galère n’est libre.
invest-crew = Son premier marin vient de :
invest-fort = Forteresse à { $port } : 2
invest-basilica = Basilique à { $port } : 2
invest-left = Restent : forteresses { $forts }, basiliques { $basilicas }

chance-attacker = Attaquant
chance-defender = Défenseur
chance-fort = Forteresse
chance-left = reste { $n }
chance-skulls-attacker = { $n } pour l’attaquant
chance-skulls-defender = { $n } pour le défenseur
chance-skulls-fort = { $n } pour la forteresse
chance-draw-dice = Lancer dans l’application
chance-draw-cards = Retourner dans l’application
chance-draw-draws = Tirer dans l’application
chance-to-app = Le laisser à l’application désormais
chance-to-table = Le faire à la table désormais

odds-survivors = Qui reste, attaquant à défenseur
odds-win = gagne
odds-both = tous deux perdus
odds-lose = perd
odds-losses = Pertes attendues : { $attacker } des vôtres, { $defender } des leurs
odds-label = L’attaquant gagne { $win }, tous deux perdus { $both }, le défenseur gagne { $lose }

battle-title = Combat à { $zone }
battle-dice = { $seat } : { $skulls ->
        [one] { $skulls } crâne
       *[other] { $skulls } crânes
    } sur { $dice } dés
battle-fort = La forteresse tire d’abord, avec deux dés.
battle-odds = Jusqu’au bout à partir d’ici, { $attacker } dés contre { $defender } :
battle-take = Prendre : { $good }
battle-take-short = prendre
battle-own = À bord de la galère { $galley } ; une touche jette pour faire place :
battle-landing = { $left ->
        [one] { $left } marin reste
       *[other] { $left } marins restent
    } à bord.
battle-ended = Les derniers dés
battle-seen = Vu
battle-continue = Continuer : { $attacker } dés contre { $defender }
battle-break-off = Rompre
battle-loot = Prenez ce qui flotte. Espaces libres : { $room }
battle-jettison = { $good } par-dessus bord
battle-leave = Laisser le reste
battle-land-none = Ne débarquer personne : il reste neutre

scoring-skip = Tout d’un coup
scoring-done = Payé

over-shared = { $seats } partagent la victoire : autant de ducats, autant de ports.
over-by-ducats = { $seat } gagne de { $lead ->
        [one] { $lead } ducat
       *[other] { $lead } ducats
    }.
over-by-ports = { $seat } gagne l’égalité, { $ports } ports contre { $fewer }.
over-more = D’où cela vient
over-sources = Revenus
over-scorings = Décomptes
over-wealth = Richesse
over-luck = Dés
over-earned = en tout
over-no-scoring = Rien n’a été décompté.
over-covered = Les bourses étaient cachées.
over-end = fin
over-no-dice = Aucun dé n’a été lancé.
over-dice = dés
over-skulls = crânes
over-expected = en moyenne
over-difference = chance
over-export = Exporter
over-rematch = Revanche
over-title = La fin
over-ducats = { $ducats ->
        [one] { $ducats } ducat
       *[other] { $ducats } ducats
    }
over-sales = ventes
over-ports = ports
over-basilicas = basiliques
over-wine = vin
over-loads = chargements d’autrui
over-scoring = Décompte { $nth }
over-early = Dernier décompte

correct-galley = Galère { $galley }
correct-warehouse = Entrepôt
correct-hold = À bord
correct-free = rien
correct-space = Espace { $n } : { $what }
correct-put = Ce qui s’y trouve
correct-covered = Cachée : remettez-la à neuf
correct-first = Premier joueur
correct-deck = Cartes du Doge face cachée
correct-black-note = Déplacer le pion noir finit l’activation en cours.
correct-turn = Tour, pions et cartes
correct-note = Mettez ce qui est sur la table. C’est noté et s’annule.
correct-owner = Joueur
correct-sailors = Marins
correct-zone = Zone
correct-save = C’est ainsi
correct-galley-here = Une galère est ici que l’application ne connaît pas

purse-title = La bourse de { $seat }
purse-pass = Passez la tablette à { $seat }. La bourse ne se montre que tant que le bouton est tenu.
purse-hold = Tenir pour voir
panel-help = Les règles à ce sujet
