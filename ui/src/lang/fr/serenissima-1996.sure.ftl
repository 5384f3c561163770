# Ce que ferait une commande, avant un second appui.

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
