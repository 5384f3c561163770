chapter-goal = Avoir le plus de points après trois manches.
    .title = Le but
chapter-round = Chacun choisit, et tous montrent à la fois.
    .title = Une manche
chapter-table = Ce qui se corrige.
    .title = À votre table

help-ROUND-1 = Tous choisissent un signe en secret. Quand le dernier a choisi, tout est montré.
    .title = Choisir
help-ROUND-2 = Personne ne montre deux fois de suite le même signe.
    .title = Un autre signe
help-POINT-1 = La pierre bat les ciseaux, les ciseaux battent la feuille, la feuille bat la pierre. Un signe rapporte un point pour chacun qu’il bat.
    .title = Points
help-END-1 = Après trois manches, qui a le plus de points gagne. À égalité, la place est partagée.
    .title = La fin
help-FIX-1 = Les points se corrigent dans la limite de ce qui peut être gagné.
    .title = Corriger
