# L’ordre, les discussions, le débarquement et la vente dans Serenissima 1996.

bid-pass = Pour { $seat }
bid-look = Que personne d’autre ne regarde. Touchez pour miser.
bid-of = Votre mise, au plus { $most }
bid-say = Miser { $ducats }
bid-given = Vous misez { $ducats }. Vous pouvez changer jusqu’à ce que tous aient misé.
bid-round = Qui mise
bid-has = a misé
take = { $sailors ->
        [one] Débarquer { $sailors } marin à { $port } ({ $galley })
       *[other] Débarquer { $sailors } marins à { $port } ({ $galley })
    }
take-none = Aucune galère ne peut débarquer.
sell-for = Vendre { GOOD($good, case: "acc") } pour { $ducats }
sell-aboard = à bord : { $count }
sell-one = pour un
sell-unknown = Vendre { GOOD($good, case: "acc") } : le nombre sera demandé
sell-dim = { GOOD($good) } : pas ici
sell-market = nouveau marché +{ $ducats }
sell-none = Rien ne peut être vendu.
number-title = Nombre
number-note = { $port }, case { $slot } : quel nombre y a-t-il sur votre plateau ?
talk-wants = { $seat } veut { $count } × { GOOD($good) } ({ $port })
talk-each = { $count ->
        [one] { $ducats }
       *[other] { $count } × { $ducats } = { $sum }
    }
talk-price = Votre prix pour une pièce
talk-ask = Par pièce : { $ducats }
talk-sum = { $sum } en tout
talk-monopoly = Sur ce plateau, ces ports fournissent { GOOD($good, case: "acc") }. Sur le vôtre aussi ?
talk-assumed = (supposé)
talk-holds = Les mêmes
talk-differs = Pas les mêmes
talk-take = Accepter : { $ducats }
talk-counter = Une seule contre-offre, par pièce :
talk-leave = Renoncer
talk-accept = Accepter
talk-refuse = Refuser
