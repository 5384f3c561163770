## Que faire du matériel

pieces-way = { $what } : { $from } › { $to }
pieces-to = { $what } › { $to }
pieces-spot = { $heap }, { $spot }
pieces-more = encore { $rest }
pieces-lead = Sur la table :
pieces-rest = et { $rest } de plus ›
pieces-done = Fait sur la table
walk-next = Étape suivante ({ $step }/{ $steps })
walk-on = Suivant
pieces-none = Aucune pièce à déplacer.
pieces-back = Pour reprendre d’ici
past-revealed = { $revealed ->
        [one] { $revealed } jet ou carte a été vu depuis
       *[other] { $revealed } jets ou cartes ont été vus depuis
    }
resume-title = Remettre la table en place
resume-note = { $done } sur { $all } · cochez ce qui est sur la table
resume-print = Imprimer
pack-title = Ranger le jeu
pack-note = { $done } sur { $all } · cochez ce qui est dans la boîte
pack-done = Tout est rangé.
pack-board = Sur le plateau
pack-count = Compter ce qu’il y a dans la boîte
