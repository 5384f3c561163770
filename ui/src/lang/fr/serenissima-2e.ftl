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
fix-Options = conventions de la table
fix-Board = plateau imprimé
fix-Printed = valeur imprimée

rule-BOX-1 = La banque n’a plus { GOOD($good, case: "gen") } : impossible d’en charger.
rule-BOX-2 = Les marins tombés et les équipages coulés retournent dans la réserve de leur propriétaire.
rule-BOX-3 = Une galère coulée retourne au stock, où chacun peut l’acheter.
rule-BOX-4 = Plus de cube pour une autre galère : la limite est de { $most ->
        [one] { $most } galère
       *[other] { $most } galères
    } par joueur.
rule-BOX-5 = { $seat } n’a pas assez de marins en réserve.
rule-BOX-6 = { $seat } ne peut pas payer { $price ->
        [one] { $price } ducat
       *[other] { $price } ducats
    }.
rule-BOX-7 = { $piece ->
        [galley] La galère { $galley } ne convient pas : elle est prise, ou hors jeu.
        [port] Ce port est déjà tenu ou fermé : { $port }.
        [sailors] Vous n’avez pas de marin à utiliser là : { $place }.
        [cube] La galère { $galley } ne porte pas { GOOD($good, case: "gen") }.
       *[other] Cette pièce n’existe pas.
    }

rule-SETUP-1 = Le premier joueur est tiré au sort.
rule-SETUP-2 = Chacun commence avec une couleur, une réserve pleine de marins et 5 ducats.
rule-SETUP-3 = Le pion blanc commence sur la piste de tours, le noir sur la case Doge de la roue, et les cartes Doge sont mélangées.
rule-SETUP-4 = { $port } n’est pas un port de départ.
rule-SETUP-5 = Chacun choisit une deuxième galère ; à deux joueurs, une troisième.
rule-SETUP-6 = { $why ->
        [port] { $port } est fermé dans cette partie.
        [good] { $port } ne produit pas { GOOD($good, case: "gen") } : fermez un port qui en produit.
        [starts] { $port } doit rester ouvert : il resterait trop peu de ports de départ.
        [galley] La galère { $galley } reste dans la boîte à deux ou trois joueurs.
       *[other] Ceci reste hors jeu à deux ou trois joueurs.
    }
rule-SETUP-7 = Avec l’argent caché, chacun ne voit que sa propre bourse.

rule-WHEEL-1 = La galère au numéro suivant de la roue devient active.
rule-WHEEL-2 = Sans cube devant lui, le pion noir atteint la case Doge et le tour s’achève.
rule-WHEEL-3 = La roue vaut telle qu’elle est à cet instant.
rule-WHEEL-4 = Le pion reste sur un numéro, même si la galère de ce numéro a coulé.

rule-ACT-1 = Trop tard pour { $step ->
        [load] { step-load }
        [move] { step-move }
        [sell] { step-sell }
       *[other] { step-fight }
    } : cette galère en est déjà à « { $now ->
        [load] { step-load }
        [move] { step-move }
        [sell] { step-sell }
       *[other] { step-fight }
    } ».
rule-LOAD-1 = La galère { $galley } n’a plus d’emplacement libre : faites-y d’abord de la place.
rule-LOAD-2 = Un marin ne peut pas faire ce trajet : { $from } → { $to }. L’un des deux doit être la galère active, l’autre votre galère ou votre port dans sa zone.
rule-LOAD-3 = { $port } n’a plus de place pour un marin : il en accueille un par case.
rule-LOAD-4 = Le dernier marin doit rester à { $port }.
rule-LOAD-5 = La galère { $galley } ne peut pas être sabordée maintenant : seulement votre galère active, ou une des vôtres dans sa zone.
rule-LOAD-6 = { $port } ne produit pas { GOOD($good, case: "gen") } : on ne peut pas en charger ici.
rule-LOAD-7 = Les marchandises ne peuvent pas passer de la galère { $from } à la galère { $to } : l’une doit être la galère active, l’autre se trouver dans sa zone.
rule-LOAD-8 = La galère { $galley } ne peut pas jeter de marchandises par-dessus bord : seule la galère active le peut, ou celle qui vient de gagner un combat.
rule-LOAD-9 = On ne peut rien charger ici ({ $zone }) : pas de port ouvert.

rule-MOVE-1 = { $gap ->
        [none] { $left ->
            [0] Cette galère n’a plus de zone à parcourir.
           *[other] Trop loin : { $path ->
                [one] { $path } zone
               *[other] { $path } zones
            }, et cette galère n’en a plus que { $left }.
        }
       *[other] Le chemin est coupé : { $gap } ne touche pas la zone précédente.
    }
rule-MOVE-2 = La galère { $galley } subit un blocus et ne va pas plus loin. Elle peut encore vendre ou combattre.
rule-MOVE-3 = On demande d’abord à l’adversaire qui a le plus de marins dans la zone.
rule-MOVE-4 = On ne donne rien à la galère { $galley } et on ne lui prend rien : elle est à un autre joueur.

rule-SELL-1 = { $port } n’achète pas { GOOD($good, case: "gen") } : le port en produit ou en stocke déjà.
rule-SELL-2 = Plus de case libre dans l’entrepôt : { $zone }.
rule-SELL-3 = Les épices rapportent 2 ducats de plus dans tout port.
rule-SELL-4 = Un port qui stocke du vin montre le côté vin de sa carte.
rule-SELL-5 = { $by } bloque la vente : combattez une galère de ce joueur ou terminez l’activation.
rule-SELL-6 = { $sold ->
        [true] Cette galère a vendu : elle ne peut plus ni combattre ni prendre.
       *[other] Cette galère a combattu : elle ne peut plus vendre.
    }

rule-FIGHT-1 = La galère active ne peut pas attaquer : { $foe }. La cible doit être à un autre joueur et dans sa zone.
rule-FIGHT-2 = La galère { $galley } n’a plus assez de force pour attaquer : ce sont ses marins moins les zones parcourues.
rule-FIGHT-3 = Trop de crânes : au plus { $dice1 } pour l’attaquant et { $dice2 } pour le défenseur.
rule-FIGHT-4 = Après chaque assaut, l’attaquant continue ou rompt le combat.
rule-FIGHT-5 = Un camp sans marin a perdu et sa galère coule.
rule-FIGHT-6 = La galère coulée ne portait plus { GOOD($good, case: "gen") } à prendre.
rule-FIGHT-7 = Après avoir coulé une galère, l’attaquant peut continuer : une autre galère, le port, ou arrêter.

rule-CAPT-1 = { $why ->
        [neutral] { $port } est neutre : on y débarque sans combat.
       *[sailors] Impossible de débarquer { $sailors ->
                [one] { $sailors } marin
               *[other] { $sailors } marins
            } : il en faut au moins 1 et ici au plus { $most }.
    }
rule-CAPT-2 = { $by } bloque la prise : combattez d’abord les galères de ce joueur ou terminez l’activation.
rule-CAPT-3 = Celui qui prend le port reçoit sa carte ; marchandises et bâtiments restent.
rule-CAPT-4 = Une prise met fin à l’activation.

rule-PORT-1 = { $why ->
        [garrison] { $port } est tenu : seul un combat gagné permet de le prendre.
       *[galley] La galère { $galley } garde le port et doit d’abord être coulée.
    }
rule-PORT-2 = { $port } est le dernier port qui reste à { $seat } et ne peut pas être attaqué.
rule-PORT-3 = La garnison défend le port comme un équipage sa galère.
rule-PORT-4 = Le fort ne lance que deux dés : { $skulls ->
        [one] { $skulls } crâne
       *[other] { $skulls } crânes
    }, c’est impossible.
rule-PORT-5 = { $sailors ->
        [one] { $sailors } marin
       *[other] { $sailors } marins
    } à débarquer, c’est impossible : { $most } au plus.
rule-PORT-6 = Si les deux camps meurent, le port devient neutre et la galère coule.
rule-PORT-7 = Si l’attaquant meurt, la galère et ses marchandises sont perdues.
rule-PORT-8 = Un fort ne tire que si son port est attaqué.
rule-PORT-9 = Un combat pour un port met fin à l’activation.

rule-INV-1 = { $invested ->
        [true] Cette galère a investi : elle ne peut plus charger, se déplacer, vendre ni combattre.
       *[other] Cette galère a déjà agi : elle ne peut plus investir.
    }
rule-INV-2 = On ne peut pas engager de marin là : { $to }. Il faut un port à vous, ou une de vos galères dans la zone d’un tel port.
rule-INV-3 = { $bought ->
        [true] Une galère a déjà été achetée dans cet investissement.
       *[other] { $port } n’est pas à vous : on n’y achète pas de galère.
    }
rule-INV-4 = La galère { $galley } ne peut pas recevoir son équipage de là : seulement de son port, ou de vos galères de la même zone.
rule-INV-5 = { $why ->
        [second] Il y a déjà un fort à { $port }.
       *[goods] Pas de fort à { $port } : il faut un port à vous avec bois et pierre.
    }
rule-INV-6 = { $why ->
        [second] Il y a déjà une basilique à { $port }.
       *[goods] Pas de basilique à { $port } : il faut un port à vous avec or et marbre.
    }
rule-INV-7 = Construction impossible à { $port } : il n’en reste plus dans la boîte.

rule-DOGE-1 = Il n’y a plus de carte « { CARD($card) } » face cachée.
rule-DOGE-2 = Le pion blanc déclenche un décompte quand il atteint ou dépasse une case de décompte.
rule-DOGE-3 = { $galley ->
        [none] Ici, on n’engage de marins que pour les galères qui viennent d’être achetées.
       *[other] La galère { $galley } dépasse cet achat : deux galères en tout, et des équipages pour les nouvelles.
    }
rule-DOGE-4 = Le tour suivant reprend au début de la roue.
rule-DOGE-5 = Une pioche Doge vide est reconstituée avec les cinq cartes.

rule-SCORE-1 = Chaque port tenu rapporte selon le remplissage de son entrepôt.
rule-SCORE-2 = Chaque basilique dans un port tenu rapporte 5 ducats.
rule-SCORE-3 = Les ports neutres ne rapportent à personne.
rule-SCORE-4 = Le revenu de chaque joueur est annoncé.
rule-SCORE-5 = Après le troisième décompte, le plus riche gagne ; à égalité, celui qui tient le plus de ports.
rule-SCORE-6 = La table peut s’arrêter avant la fin, avec un dernier décompte ou sans.

rule-RAND-1 = Le hasard est réglé par l’application ou à la table, et noté.
rule-FIX-1 = Cette correction ne correspond pas à la boîte : { $flaw }
rule-FIX-2 = Une correction ferme les questions qu’elle a rendues sans objet et ouvre celles qui s’imposent.
rule-BOARD-1 = Cela ne fait pas un plateau jouable : { $flaw }

event-FirstPlayer = Premier joueur : { $seat }.

event-PortsDrawn = Les ports à fermer ont été laissés au hasard.

event-PortClosed = { $port } a été fermé.

event-StartPicked = { $seat } a choisi { $port } et la galère { $galley }.

event-GalleyPicked = { $seat } a choisi la galère { $galley } ({ $zone }).

event-PlayBegan = La partie a repris depuis la position sur la table.

event-TurnBegan = Le tour { $turn } a commencé.

event-Activated = La galère { $galley } ({ $seat }) est devenue active.

event-SailorMoved = { $seat } a déplacé un marin : { $from } → { $to }.

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
        [true] Après une correction, le fort tire d’abord ({ $port }).
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
        [true] La table a terminé la partie avant l’heure, avec un dernier décompte.
       *[other] La table a terminé la partie avant l’heure, sans décompte.
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

ask-FirstPlayer = Qui est le premier joueur ?
ask-ClosedPort = Quel port produisant { GOOD($good, case: "acc") } est fermé ?
ask-Dice = Lancez les dés : attaquant { $attacker }, défenseur { $defender }. Combien de crânes ?
ask-Fort = Lancez deux dés pour le fort. Combien de crânes ?
ask-Doge = Retournez la première carte Doge de la pioche. Laquelle est-ce ?
ask-Close = { $seat } : fermez un port qui produit { GOOD($good, case: "acc") }
ask-Start = { $seat } : choisissez un port de départ et une galère
ask-NextGalley = { $seat } : choisissez encore une galère
ask-Prepare = Entrez ce qui est sur la table, puis commencez
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

flaw-setup-colours = { $colours ->
        [none] Il faut deux à quatre couleurs différentes.
       *[other] Il faut deux à quatre couleurs différentes, une par joueur ; reçu : { $colours }.
    }
flaw-setup-unreadable = Cette mise en place est illisible : { $detail }
flaw-position-line = La ligne { $line } de la position est illisible : { $detail }
flaw-position-flaw = La position n’est pas cohérente : { $detail }

flaw-audit-sailors = { $seat ->
        [none] Il y aurait plus de marins en jeu que n’en a le joueur.
       *[other] Il y a plus de marins en jeu que n’en a ce joueur : { $seat }.
    }
flaw-audit-cubes = { $good ->
        [none] Il y aurait plus de cubes d’une sorte en jeu que n’en contient la boîte.
       *[other] Il y a plus de cubes { GOOD($good, case: "gen") } en jeu que n’en contient la boîte.
    }
flaw-audit-galley = { $galley ->
        [none] Une galère a besoin de 1 à 5 marins, de 5 pièces au plus et d’un propriétaire avec un cube restant.
       *[other] La galère { $galley } est impossible : il faut 1 à 5 marins, 5 pièces au plus et un propriétaire.
    }
flaw-audit-port = { $port ->
        [none] Le port est impossible : ses marins doivent tenir dans ses cases, son entrepôt aussi.
       *[other] { $port } est impossible : ses marins doivent tenir dans ses cases, son entrepôt aussi.
    }
flaw-audit-purse = { $seat ->
        [none] Cette bourse est impossible : il faut 0 à 9999 ducats et un joueur de la table.
       *[other] Cette bourse est impossible : { $seat }.
    }
flaw-audit-wheel = { $seat ->
        [none] La roue est impossible : six galères par joueur au plus, et des numéros de la boîte.
       *[other] La roue est impossible, six galères au plus : { $seat }.
    }
flaw-audit-track = Le tour, un pion ou le nombre de décomptes est impossible.
flaw-audit-deck = Il y aurait plus de cartes Doge face cachée qu’il n’en existe.
flaw-audit-buildings = Il n’y a que cinq forts et cinq basiliques.
deed-BlockadePossible = { $seat ->
        [none] La galère { $galley }
       *[other] { $seat }
    } veut { $cause ->
        [sale] vendre à { $zone } : { GOOD($good, case: "acc") }
        [capture] prendre le port ({ $zone })
       *[other] continuer ({ $zone })
    }
