odds-survivors = Survivants, attaquant contre défenseur
odds-win = gagne
odds-both = les deux perdent
odds-lose = perd
odds-losses = Pertes moyennes : { $attacker } chez vous, { $defender } en face
odds-losses-of = Pertes moyennes : { $attacker } pour { $seat }, { $defender } en face
odds-of = Vu par { $seat } :
odds-label = L’attaquant gagne : { $win }, les deux perdent : { $both }, le défenseur gagne : { $lose }
