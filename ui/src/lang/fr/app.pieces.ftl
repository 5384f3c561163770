## Que faire du matériel

pieces-way = { $what } : { $from } › { $to }
pieces-to = { $what } › { $to }
pieces-spot = { $heap }, { $spot }
pieces-done = Tout est fait
pieces-again = Revoir ce qu’il faut faire
walk-next = Étape suivante ({ $step }/{ $steps })
walk-once = Tout d’un coup
pieces-none = Rien ne bouge.
pieces-back = Pour reprendre d’ici
past-revealed = { $revealed ->
        [one] { $revealed } jet ou carte a été vu depuis
       *[other] { $revealed } jets ou cartes ont été vus depuis
    }
resume-title = Remettre la table en place
resume-note = { $done } sur { $all } en place. Cochez ce qui est sur la table.
resume-print = Imprimer
pack-title = Ranger la table
pack-note = { $done } sur { $all } rangés. Cochez ce qui est de retour dans la boîte.
pack-done = La table est vide.
pack-board = Sur le plateau
pack-count = Compter ce qu’il y a dans la boîte
