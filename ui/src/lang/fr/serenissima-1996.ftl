# Serenissima, première édition (1996) : les mots du jeu en français.

box = L’ancienne boîte : mises, marchandage, droit de passage, un dé par combat, et la richesse comptée à la fin.

good-gems = gemmes
    .gen = de gemmes
    .acc = des gemmes
good-gold = or
    .gen = d’or
    .acc = de l’or
good-spices = épices
    .gen = d’épices
    .acc = des épices
good-wine = vin
    .gen = de vin
    .acc = du vin
good-iron = fer
    .gen = de fer
    .acc = du fer
good-cloth = tissu
    .gen = de tissu
    .acc = du tissu
good-wood = bois
    .gen = de bois
    .acc = du bois

nation-venice = Venise
nation-genoa = Gênes
nation-spain = Espagne
nation-turks = Turcs

phase-order = ordre
phase-trade = commerce
phase-move = navigation
phase-fight = combats
phase-take = débarquements
phase-sell = ventes
round = Manche { $round }
round-of = Manche { $round } sur { $rounds }
round-setup = Mise en place

place-galley = galère { $galley }
place-port = { $port }
place-box = la boîte
ducats = { $sum } ducats
pieces = { $count } × { $good }
sailors = { $count ->
        [one] { $count } marin
       *[other] { $count } marins
    }
    .acc = { $count ->
        [one] { $count } marin
       *[other] { $count } marins
    }
nothing = rien
by-seat = { $seat } { $what }
standing-ask = demander chaque fois
standing-everybody = tout le monde passe
standing-nobody = personne ne passe

option-sailors_180 = 180 marins
    .note = La boîte anglaise contient 180 marins, les autres 176.
option-open_purses = Bourses ouvertes
    .note = Chacun voit ce qu’ont les autres.
option-high_seas_trade = Échanges en haute mer
    .note = On échange aussi dans les zones sans côte.
option-unpaid_at_home = Rien dans ses propres ports
    .note = Vendre dans son propre port ne rapporte rien.
option-ducats_break_ties = Les ducats départagent
    .note = À richesse égale, celui qui a le plus de ducats gagne.
option-board_as_assumed = Se fier au plateau
    .note = Les valeurs supposées du plateau sont tenues pour exactes : personne n’est interrogé.
option-any_nations = Règle maison : nations au choix
    .note = Choisissez les nations à deux ou trois joueurs. La règle imprimée en fixe les groupes.

fix-Purse = bourse
fix-Galley = galère
fix-Port = propriétaire et garnison du port
fix-Warehouse = entrepôt
fix-Fortress = forteresse
fix-Used = utilisé pendant cette manche
fix-Round = manche
fix-Order = ordre
fix-Turn = phase et tour
fix-Nation = nation
fix-Gone = joueur parti
fix-Options = règles maison
fix-Printed = valeur imprimée
fix-Board = plateau imprimé

event-SailorsPlaced = { $seat } a réparti ses marins : { $aboard1 } + { $aboard2 } à bord, { $ashore } dans la ville.
event-PlayBegan = La partie a repris depuis la position sur la table.
event-RoundBegan = La manche { $round } a commencé.
event-BidGiven = { $money ->
        [none] { $seat } a misé.
       *[other] { $seat } a misé { $money }.
    }
event-BidsRevealed = Les mises, toutes payées : { $all }.
event-OrderRolled = Dés pour l’ordre : { $all }.
event-PlacePicked = { $seat } a choisi la place { $place }.
event-TurnBegan = { $seat } : { $step }.
event-Bought = { $to ->
        [none] { $seat } a acheté { $goods } à { $port } pour { $money } : { $aboard }.
       *[other] { $seat } a acheté { $goods } à { $port } pour { $money }, payés à { $to } : { $aboard }.
    }
event-PriceAsked = { $seat } a demandé un prix à { $owner } : { $goods } à { $port }.
event-PriceNamed = { $owner } a demandé { $money } la pièce.
event-MonopolyDoubted = { $owner } a demandé { $money } la pièce, ce que seul un monopole permet. Marchandise : { $good }.
event-MonopolyConfirmed = { $holds ->
        [true] Le plateau a confirmé le monopole. Marchandise : { $good }.
       *[other] Le plateau ne connaît pas ce monopole. Marchandise : { $good }.
    }
event-PriceCountered = { $seat } a proposé plutôt { $money } la pièce.
event-CounterRefused = { $seat } a refusé la contre-offre.
event-PriceLeft = { $seat } a renoncé. À { $port }, le prix de { $money } reste valable jusqu’à la fin du tour.
event-PriceLapsed = Le prix à { $port } ne tient plus ; le prochain acheteur le redemande.
event-DealOffered = { $seat } a proposé à { $with } : { $give } contre { $take }.
event-DealCountered = { $seat } a fait une contre-offre : { $give } contre { $take }.
event-DealDone = { $seat } a échangé avec { $with } : { $give } contre { $take }.
event-DealLeft = { $seat } a refusé l’échange avec { $with }.
event-GalleyBuilt = { $crew ->
        [hired] { $seat } a construit la galère { $galley } à { $port } pour { $money } en tout. Marins engagés pour elle : { $sailors }.
       *[garrison] { $seat } a construit la galère { $galley } à { $port } pour { $money }. Marins de la garnison : { $sailors }.
    }
event-FortressBuilt = { $seat } a construit une forteresse à { $port } pour { $money }.
event-Hired = { $seat } a engagé { $men } à { $port }, à { $money } chacun : { $to }.
event-SailorsMoved = { $seat } a déplacé { $men } : { $from } › { $to }.
event-GoodsMoved = { $goods } : galère { $from } › galère { $to }.
event-Discarded = La galère { $galley } a jeté { $goods } par-dessus bord.
event-PutAshore = { $seat } a mis à terre { $men } de la galère { $galley } : retour dans la boîte.
event-Sunk = La galère { $galley } ({ $seat }) a coulé.{ $goods ->
        [none] {""}
       *[other] {" "}Perdu : { $goods }.
    }
event-Sailed = La galère { $galley } a quitté { $from } pour { $to }{ $via ->
        [none] {""}
       *[other] {" "}via { $via }
    }.
event-MoveEnded = Le déplacement de la galère { $galley } est terminé.
event-LeaveAsked = La galère { $galley } a demandé le passage ({ $zone }) à : { $seats }.
event-LeaveGiven = { $seat } a laissé passer la galère { $galley } ({ $zone }).
event-LeaveRefused = { $seat } a refusé le passage à la galère { $galley } ({ $zone }) : son déplacement est terminé.
event-StandingSet = { $answer ->
        [everybody] { $seat } laisse passer tout le monde pendant cette phase.
        [nobody] { $seat } ne laisse passer personne pendant cette phase.
       *[ask] { $seat } veut de nouveau qu’on lui demande chaque fois.
    }
event-Attacked = { $fortress ->
        [true] { $seat } a attaqué avec la galère { $galley } : { $foe } ({ $against }), { $sailors1 } contre { $sailors2 } derrière une forteresse.
       *[other] { $seat } a attaqué avec la galère { $galley } : { $foe } ({ $against }), { $sailors1 } contre { $sailors2 }.
    }
event-Fought = Dés { $dice1 } et { $dice2 }, sommes { $sums1 } ÷ { $divisors1 } et { $sums2 } ÷ { $divisors2 }. Marins perdus : attaquant { $lost1 }, défenseur { $lost2 }.
event-PrizeWon = { $seat } a battu la galère { $prize } avec la galère { $winner }.
event-Boarded = { $seat } a capturé la galère { $prize } avec { $men } de la galère { $winner }.
event-PrizeLeft = { $seat } en a fini avec la galère battue.
event-GarrisonFell = Garnison tombée à { $port } ({ $seat }).
event-Landed = { $from ->
        [none] { $seat } a débarqué { $men } de la galère { $galley } à { $port } et tient le port.
       *[other] { $seat } a débarqué { $men } de la galère { $galley } à { $port } et pris le port à { $from }.
    }
event-NumberAsked = { $seat } voulait vendre { GOOD($good, case: "acc") } à { $port } : il fallait le nombre de la case { $slot }.
event-NumberRead = { $port }, case { $slot } : le nombre est { $number }.
event-Sold = { $bonus ->
        [0] { $seat } a vendu { GOOD($good, case: "acc") } de la galère { $galley } à { $port }, case { $slot }, pour { $money }.
       *[other] { $seat } a vendu { GOOD($good, case: "acc") } de la galère { $galley } à { $port }, case { $slot }, pour { $money }, dont { $extra } pour un nouveau marché.
    }
event-Income = { $seat } a reçu { $money } de sa ville principale.
event-LastRoundOver = La dernière manche s’est terminée.
event-LetGo = { $seat } a quitté la partie.
event-EndedEarly = { $score ->
        [true] La partie a été arrêtée avant la fin, richesse comptée.
       *[other] La partie a été arrêtée avant la fin, sans compter.
    }
event-GameEnded = { $count ->
        [0] La partie s’est terminée sans vainqueur.
        [1] { $winners } a gagné avec { $wealth ->
            [one] { $wealth } point de richesse
           *[other] { $wealth } points de richesse
        }.
       *[other] { $winners } se sont partagé la victoire avec { $wealth ->
            [one] { $wealth } point de richesse
           *[other] { $wealth } points de richesse
        } chacun.
    }
event-Lapsed = { $what ->
        [placing] Après une correction, { $seat } n’a plus de marins à répartir.
        [talk] Après une correction, la négociation ne vaut plus ({ $seat }).
        [move] Après une correction, la suite du trajet ne vaut plus ({ $seat }).
        [leave] Après une correction, on ne demande plus à personne de laisser passer { $seat }.
        [battle] Après une correction, le combat est terminé ({ $seat }).
       *[sale] Après une correction, plus rien n’est demandé pour la vente ({ $seat }).
    }
event-Corrected = Corrigé, { $what } : { $detail }

## Ce qui est annulé

undo-what = { $event ->
        [SailorsPlaced] placement
        [PlayBegan] début
        [RoundBegan] début de la manche
        [BidGiven] mise
        [BidsRevealed] mises
        [OrderRolled] dés
        [PlacePicked] place dans l’ordre
        [TurnBegan] fin du tour
        [Income] fin du tour
        [Bought] achat
        [PriceAsked] achat
        [PriceNamed] prix
        [MonopolyDoubted] prix
        [MonopolyConfirmed] monopole
        [PriceCountered] contre-offre
        [CounterRefused] refus
        [PriceLeft] refus
        [DealOffered] offre
        [DealCountered] contre-offre
        [DealDone] échange
        [DealLeft] refus
        [GalleyBuilt] galère
        [FortressBuilt] forteresse
        [Hired] engagement
        [SailorsMoved] marins déplacés
        [GoodsMoved] marchandise déplacée
        [Discarded] par-dessus bord
        [PutAshore] marins à terre
        [Sunk] sabordage
        [Sailed] navigation
        [MoveEnded] fin du mouvement
        [LeaveAsked] demande de passage
        [LeaveGiven] passage accordé
        [LeaveRefused] passage refusé
        [StandingSet] réponse permanente
        [Attacked] attaque
        [Fought] dés
        [Boarded] capture
        [PrizeLeft] galère vaincue
        [Landed] débarquement
        [NumberAsked] vente
        [NumberRead] nombre
        [Sold] vente
        [LastRoundOver] dernière manche
        [LetGo] départ
        [EndedEarly] fin de la partie
        [GameEnded] fin de la partie
        [Corrected] correction
       *[other] dernière action
    }

ask-Reveal = Tout le monde a misé
ask-Order = Lancez le dé pour l’ordre : { $seats }
ask-Dice = Lancez un dé pour chaque camp
ask-Count = La partie est finie : comptez la richesse
ask-Place = { $seat } : répartissez vos dix marins
ask-Prepare = Saisissez ce qui est sur la table, puis commencez
ask-Bid = { $seat } : misez pour l’ordre
ask-Pick = { $seat } : choisissez une place dans l’ordre
ask-Trade = { $seat } : commercez, construisez, engagez
ask-Move = { $seat } : déplacez vos galères
ask-Fight = { $seat } : attaquer ?
ask-Take = { $seat } : débarquer ?
ask-Sell = { $seat } : vendez
ask-Price = { $seat } : votre prix ? { $buyer } veut { $goods } à { $port }
ask-Monopoly = Sur votre plateau, tous les ports de cette marchandise sont-ils à un seul joueur : { GOOD($good) } ?
ask-Offer = { $seat } : { $goods } à { $money } la pièce ?
ask-Counter = { $seat } : accepter { $money } la pièce ?
ask-LastOffer = { $seat } : prendre quand même à { $money } la pièce ?
ask-Deal = { $seat } : { $with } propose { $give } contre { $take }
ask-DealCounter = { $seat } : accepter { $take } contre { $give } ?
ask-LastDeal = { $seat } : accepter quand même la première offre ? { $give } contre { $take }
ask-Leave = Laisser continuer la galère { $galley } ({ $seat }, { $zone }) ?
ask-Prize = { $captured ->
        [true] { $seat } : la galère { $prize } est à vous
       *[other] { $seat } : que devient la galère { $prize } ?
    }
ask-Number = { $port }, case { $slot } : quel nombre est imprimé ?

## What else there is to say

fix-see-menu = modifiées
is-fortress = il y en a une
is-no-fortress = il n’y en a pas
is-built = on a construit
is-no-built = rien de construit
is-hired = engagés : { $hired }
is-gone = parti
is-no-gone = joue
zone-coast = une côte
zone-high-seas = haute mer, sans côte
ports = { $count ->
        [one] { $count } port
       *[other] { $count } ports
    }
galleys = { $count ->
        [one] { $count } galère
       *[other] { $count } galères
    }
wealth = { $wealth ->
        [one] { $wealth } point de richesse
       *[other] { $wealth } points de richesse
    }
wealth-open = { $wealth ->
        [one] { $wealth } point de richesse sans les ducats
       *[other] { $wealth } points de richesse sans les ducats
    }
chance-of-dice = Dés
setup-order = Chacun s’assoit où il veut. Les nations disent qui place ses marins en premier.
end-scored = Terminer et compter la richesse
end-plain = Terminer en l’état
map-fortress = forteresse
map-town = ville principale
map-market = nouveau marché pour { $goods }
map-leave = passage demandé ({ $zone }) à { $seats }
map-unchecked = ses voisines ne sont que supposées
map-land = vous pouvez débarquer ici
map-sell = vous pouvez vendre ici
map-trade = vous pouvez acheter, engager ou construire ici
board-town = Ville principale
zone-shore = Côte
correct-round = Manche, ordre et règles maison
correct-moved = Son déplacement est terminé
correct-built = On a construit pendant cette manche
correct-hired = Marins engagés pendant cette manche
correct-forward = { $seat }, place { $place } : une place en avant
correct-forward-note = Touchez un joueur pour l’avancer d’une place.
correct-gone = Ne joue plus
check-tracks = Manche et ordre

## The great moments
moment-round = Manche
moment-bids = Les mises
moment-order = Les dés pour l’ordre
moment-boarded = La galère { $galley } est capturée
