# Serenissima, deuxième édition : les mots du jeu en français.

box = Une mer pleine de ports : charger ses galères, prendre des ports, remplir leurs entrepôts et finir le plus riche.

good-wood = bois
    .gen = de bois
    .acc = du bois
    .one = 1 cube de bois
good-stone = pierre
    .gen = de pierre
    .acc = de la pierre
    .one = 1 cube de pierre
good-marble = marbre
    .gen = de marbre
    .acc = du marbre
    .one = 1 cube de marbre
good-wine = vin
    .gen = de vin
    .acc = du vin
    .one = 1 cube de vin
good-gold = or
    .gen = d’or
    .acc = de l’or
    .one = 1 cube d’or
good-spice = épices
    .gen = d’épices
    .acc = des épices
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
card-shuffle = deux sabliers et des flèches

step-load = charger
step-move = se déplacer
step-sell = vendre
step-fight = combattre
place-galley = la galère { $galley }
place-port = { $port }
place-reserve = la réserve

fix-Purse = bourse
fix-Galley = galère
fix-Port = propriétaire et garnison du port
fix-Warehouse = entrepôt
fix-Buildings = fort et basilique
fix-Closed = port fermé
fix-WhitePawn = pion blanc
fix-BlackPawn = pion noir
fix-DogeDeck = pioche Doge
fix-Turn = numéro du tour
fix-Scorings = décomptes faits
fix-First = premier joueur
fix-Colour = couleur d’un joueur
fix-Options = règles maison
fix-Board = plateau imprimé
fix-Printed = valeur imprimée

event-FirstPlayer = Premier joueur : { $seat }.

event-PortsDrawn = Les ports à fermer ont été laissés au hasard.

event-PortClosed = { $port } a été fermé.

event-StartPicked = { $seat } a choisi { $port } et la galère { $galley }.

event-GalleyPicked = { $seat } a choisi la galère { $galley } ({ $zone }).

event-PlayBegan = La partie a repris depuis la position sur la table.

event-TurnBegan = Le tour { $turn } a commencé.

event-Activated = La galère { $galley } ({ $seat }) est devenue active.

event-SailorMoved = { $seat } a déplacé un marin : { $from } › { $to }.

event-GoodMoved = Un cube { GOOD($good, case: "gen") } est passé de la galère { $from } à la galère { $to }.

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

event-Jettisoned = Un cube { GOOD($good, case: "gen") } de la galère { $galley } est passé par-dessus bord.

event-Sunk = La galère { $galley } ({ $seat }) a coulé.{ $goods ->
        [none] {""}
       *[other] { $adrift ->
            [true] {" "}À la dérive : { $goods }.
           *[other] {" "}Perdu : { $goods }.
        }
    }

event-PortAbandoned = { $seat } a abandonné { $port } : le port est neutre.

event-Sailed = La galère { $galley } a quitté { $from } pour { $to }{ $via ->
        [none] {""}
       *[other] {" "}via { $via }
    }.

event-BlockadePossible = { $cause ->
        [move] La galère { $galley } pouvait être arrêtée ({ $zone }) par : { $seats }.
        [sale] La vente de la galère { $galley } à { $zone } pouvait être bloquée par : { $seats }.
        [capture] La prise par la galère { $galley } ({ $zone }) pouvait être bloquée par : { $seats }.
       *[other] La galère { $galley } pouvait être bloquée ({ $zone }) par : { $seats }.
    }

event-BlockadeCalled = { $cause ->
        [move] { $seat } a déclaré un blocus : la galère { $galley } s’est arrêtée ({ $zone }).
        [sale] { $seat } a déclaré un blocus : la galère { $galley } n’a pas pu vendre à { $zone }.
        [capture] { $seat } a déclaré un blocus : la galère { $galley } n’a pas pu prendre le port ({ $zone }).
       *[other] { $seat } a déclaré un blocus contre la galère { $galley } ({ $zone }).
    }{ $ends ->
        [true] {" "}Trop faible pour combattre, elle a terminé son tour.
       *[other] {""}
    }

event-BlockadeDeclined = { $seat } n’a pas déclaré de blocus contre la galère { $galley } ({ $zone }).

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

event-Attacked = { $against ->
        [none] { $seat } a attaqué { $foe } avec la galère { $galley } : force { $strength } contre { $defence }.
       *[other] { $seat } a attaqué { $foe } ({ $against }) avec la galère { $galley } : force { $strength } contre { $defence }.
    }

event-FortFired = { $skulls ->
        [0] À { $port }, le fort a tiré et manqué.
       *[other] À { $port }, le fort a tiré : { $skulls ->
            [one] { $skulls } crâne
           *[other] { $skulls } crânes
        }, pertes : { $lost ->
            [one] { $lost } marin
           *[other] { $lost } marins
        }.
    }

event-RoundFought = Crânes : attaquant { $skulls1 }, défenseur { $skulls2 }. Pertes : attaquant { $lost1 }, défenseur { $lost2 }.

event-FoughtOn = { $seat } a continué le combat avec la galère { $galley }.

event-BrokeOff = { $seat } a rompu le combat avec la galère { $galley }.

event-GarrisonFell = La garnison est tombée à { $port } ({ $seat }).

event-Looted = { $seat } a pris { GOOD($good, case: "one") } comme butin sur la galère { $galley }.

event-LootLeft = { $goods ->
        [none] Il ne restait rien du butin.
       *[other] Laissé à la mer : { $goods }.
    }

event-Captured = { $seat } a pris { $port } : { $sailors ->
        [one] { $sailors } marin débarqué
       *[other] { $sailors } marins débarqués
    } de la galère { $galley }.

event-Lapsed = { $what ->
        [move] La suite du trajet de la galère { $galley } ne tient plus après la correction : elle reste où elle est.
        [sale] La vente de la galère { $galley } ne tient plus après la correction : rien n’est vendu.
        [capture] La prise par la galère { $galley } ne tient plus après la correction : personne ne débarque.
       *[blockade] Après une correction, ce qui avait été dit du blocus de la galère { $galley } ne vaut plus.
    }

event-FortDue = { $due ->
        [true] Après une correction, le fort tire en premier ({ $port }).
       *[other] Après une correction, il n’y a plus de fort pour tirer ({ $port }).
    }

event-PickDue = Après une correction, la mise en place continue avec un autre choix.

event-BattleOver = Une correction a mis fin au combat de la galère { $galley }.

event-ActivationEnded = { $seat } a terminé l’activation de la galère { $galley }.

event-Hired = { $seat } a engagé un marin pour { $paid ->
        [one] { $paid } ducat
       *[other] { $paid } ducats
    } : { $to }.

event-GalleyBought = { $paid ->
        [0] { $seat } a reçu gratuitement la galère { $galley } à { $port } ; premier marin : { $crew }.
       *[other] { $seat } a acheté la galère { $galley } à { $port } pour { $paid ->
            [one] { $paid } ducat
           *[other] { $paid } ducats
        } en tout ; premier marin : { $crew }.
    }

event-FortBuilt = { $seat } a bâti un fort à { $port } pour { $paid ->
        [one] { $paid } ducat
       *[other] { $paid } ducats
    }.

event-BasilicaBuilt = { $seat } a bâti une basilique à { $port } pour { $paid ->
        [one] { $paid } ducat
       *[other] { $paid } ducats
    }.

event-WheelDone = Toutes les galères avaient agi : c’était au tour de la carte Doge.

event-DogeTurned = Carte Doge : { CARD($card) }.

event-DeckShuffled = Toutes les cartes Doge ont été remélangées en une nouvelle pioche.

event-WinePaid = { $seat } a reçu { $ducats ->
        [one] { $ducats } ducat
       *[other] { $ducats } ducats
    } pour { $ports ->
        [one] { $ports } port à vin
       *[other] { $ports } ports à vin
    }.

event-PawnAdvanced = Le pion blanc est passé de la case { $from } à la case { $to }.

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
        } à { $seat } ; cases pleines : { $goods } sur { $slots }.
       *[other] { $port } a rapporté { $ducats ->
            [one] { $ducats } ducat
           *[other] { $ducats } ducats
        } à { $seat } (cases pleines : { $goods } sur { $slots }), et { $basilica } pour la basilique.
    }

event-Income = { $seat } a gagné { $ducats ->
        [one] { $ducats } ducat
       *[other] { $ducats } ducats
    } à ce décompte.

event-PurchasesBegan = Avec moins de deux galères, ces joueurs pouvaient acheter : { $seats }.

event-PurchasesEnded = { $seat } a terminé ses achats.

event-EndedEarly = { $score ->
        [true] La partie a été arrêtée avant la fin, avec un dernier décompte.
       *[other] La partie a été arrêtée avant la fin, sans décompte.
    }

event-GameEnded = { $count ->
        [1] { $winners } a gagné avec { $ducats ->
            [one] { $ducats } ducat
           *[other] { $ducats } ducats
        }.
       *[other] { $winners } se sont partagé la victoire avec { $ducats ->
            [one] { $ducats } ducat
           *[other] { $ducats } ducats
        } chacun.
    }

event-Corrected = Correction, { $what ->
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
    } : { $detail }

## Ce qui est annulé

undo-what = { $event ->
        [FirstPlayer] premier joueur
        [PortsDrawn] tirage
        [PortClosed] port fermé
        [StartPicked] choix du port
        [GalleyPicked] choix de la galère
        [PlayBegan] début
        [TurnBegan] début du tour
        [Activated] activation
        [SailorMoved] marin déplacé
        [GoodMoved] cube déplacé
        [Loaded] chargement
        [Jettisoned] par-dessus bord
        [Sunk] sabordage
        [PortAbandoned] port abandonné
        [Sailed] navigation
        [BlockadeCalled] blocus
        [BlockadeDeclined] pas de blocus
        [Sold] vente
        [Attacked] attaque
        [FortFired] tir du fort
        [RoundFought] dés
        [FoughtOn] combat continué
        [BrokeOff] combat rompu
        [Looted] butin
        [LootLeft] reste du butin
        [Captured] prise
        [ActivationEnded] fin de l’activation
        [Hired] engagement
        [GalleyBought] galère
        [FortBuilt] fort
        [BasilicaBuilt] basilique
        [WheelDone] carte Doge
        [DogeTurned] carte Doge
        [DeckShuffled] mélange
        [ScoringBegan] décompte
        [PurchasesEnded] fin des investissements
        [EndedEarly] fin de la partie
        [GameEnded] fin de la partie
        [Corrected] correction
       *[other] dernière action
    }

ask-FirstPlayer = Qui est le premier joueur ?
ask-ClosedPort = Quel port produisant { GOOD($good, case: "acc") } est fermé ?
ask-Dice = Lancez les dés : attaquant { $attacker }, défenseur { $defender }. Combien de crânes ?
ask-Fort = Lancez deux dés pour le fort. Combien de crânes ?
ask-Doge = Retournez la première carte Doge de la pioche. Laquelle est-ce ?
ask-Close = { $seat } : fermez un port qui produit { GOOD($good, case: "acc") }
ask-Start = { $seat } : choisissez un port de départ et une galère
ask-NextGalley = { $seat } : choisissez encore une galère
ask-Prepare = Saisissez ce qui est sur la table, puis commencez
ask-Activation = { $seat } : galère { $galley }
ask-Blockade = { $cause ->
        [move] { $seat } : arrêter la galère { $galley } ({ $zone }) ?
        [sale] { $seat } : bloquer la vente de la galère { $galley } à { $zone } ?
        [capture] { $seat } : bloquer la prise par la galère { $galley } ({ $zone }) ?
       *[other] { $seat } : bloquer la galère { $galley } ({ $zone }) ?
    }
ask-Round = { $seat } : encore un assaut, ou rompre le combat ?
ask-Loot = { $seat } : prenez du butin de la galère coulée
ask-Landing = { $seat } : combien de marins débarquent à { $port } ?
ask-Purchases = { $seat } : vous pouvez acheter des galères jusqu’à en avoir deux

