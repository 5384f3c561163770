# Le planificateur : ce qu’une galère peut gagner et perdre dans une zone à sa portée.

plan-sail = Naviguer ici
plan-sale = Vente : { $goods }, +{ $ducats }
plan-sale-least = Vente : { $goods }, au moins +{ $ducats }
plan-sale-none = Rien à vendre ici.
plan-free = Cases libres : { $free }{ $cubes ->
        [0] {""}
       *[other] , après la vente { $left }
    }
plan-income = { $who ->
        [none] Port neutre, vaut { $now } lors d’un décompte
       *[other] Un décompte rapporte { $now } à { $who }
    }{ $changes ->
        [true] , après la vente { $then }
       *[other] {""}
    }
plan-points = { $who ->
        [none] Port neutre, points de richesse pour un détenteur : { $now }
       *[other] Points de richesse pour { $who } : { $now }
    }{ $changes ->
        [true] , après la vente { $then }
       *[other] {""}
    }
plan-first = Peut agir ici avant : { $galleys }
plan-first-none = Aucune autre galère ne peut agir ici avant.
plan-sells-first = Vend ici avant : { $galleys }
plan-sells-first-none = Aucune autre galère ne vend ici avant.
plan-way = En chemin : { $notes }
plan-block = { $seat } peut bloquer la vente, marins { $theirs } contre { $own }. Coût : { $ducats }
plan-block-fight = Un combat coule alors sa galère la plus faible ici dans { $chance } des cas.
plan-block-helpless = Cette galère ne pourrait alors pas combattre.
plan-attack = Attaque, { $galley } : cette galère est perdue dans { $chance } des cas. Coût attendu : { $cost }
plan-attack-none = Aucune galère ne peut l’attaquer ici avant qu’elle n’agisse à nouveau.
