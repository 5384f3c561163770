check-title = Tout correspond sur la table ?
check-note = Touchez ce qui diffère.
check-done = Tout correspond.
check-yes = Conforme
check-fix = Corriger
