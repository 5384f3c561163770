# Ce que ferait une commande, avant un second appui.

sure-Scuttle = La galère { $galley } coule : ses marins retournent à la réserve, ses marchandises à la banque.
sure-MoveSailor = C’est le dernier marin : la galère { $galley } coule avec ses marchandises.
sure-Land = Tout le monde débarque : la galère { $galley } coule avec ses marchandises.
sure-all = La galère { $galley } n’a encore rien fait.
sure-voyage = La galère { $galley } n’a pas encore navigué.
sure-sale = La galère { $galley } peut encore vendre ({ $good }) : +{ $ducats }
sure-loot = Place restante : { $cubes }. Laisser le reste ?
sure-do-end = Terminer quand même
sure-do-loot = Laisser
sure-do-pass = Passer
sure-do-attack = Engager le combat
sure-do-Scuttle = La saborder
sure-do-MoveSailor = Déplacer et couler
sure-do-Land = Débarquer et couler
