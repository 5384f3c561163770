# What a refused command broke, and what a set-up, a position or a board cannot be.

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
rule-LOAD-2 = Un marin ne peut pas faire ce trajet : { $from } › { $to }. L’un des deux doit être la galère active, l’autre votre galère ou votre port dans sa zone.
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
rule-SCORE-6 = Vous pouvez arrêter avant la fin, avec un dernier décompte ou sans.

rule-RAND-1 = Le hasard est réglé par l’application ou à la table, et noté.
rule-FIX-1 = Cette correction ne correspond pas à la boîte : { $flaw }
rule-FIX-2 = Une correction ferme les questions qu’elle a rendues sans objet et ouvre celles qui s’imposent.
rule-BOARD-1 = Cela ne fait pas un plateau jouable : { $flaw }

flaw-setup-colours = { $colours ->
        [none] Il faut deux à quatre couleurs différentes.
       *[other] Il faut deux à quatre couleurs différentes, une par joueur ; indiqué : { $colours }.
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
        [none] Cette bourse est impossible : il faut 0 à 9 999 ducats et un joueur de la partie.
       *[other] Cette bourse est impossible : { $seat }.
    }
flaw-audit-wheel = { $seat ->
        [none] La roue est impossible : six galères par joueur au plus, et des numéros de la boîte.
       *[other] La roue est impossible, six galères au plus : { $seat }.
    }
flaw-audit-track = Le tour, un pion ou le nombre de décomptes est impossible.
flaw-audit-deck = Il y aurait plus de cartes Doge face cachée qu’il n’en existe.
flaw-audit-buildings = Il n’y a que cinq forts et cinq basiliques.
