## A computer player's move

plan-title = Figuren bewegen
plan-played = { $name } hat gespielt
plan-program = Computerspieler
plan-done = Fertig
plan-waits = Der letzte Zug wird auf dem Tisch ausgeführt.
plan-lay-out = Der Computer ist zuerst dran, sobald alles bereitliegt.
plan-laid-out = Alles liegt bereit
plan-laying-out = Die Partie wird aufgebaut.
plan-thinking = Computerspieler { $name } denkt nach
plan-decide = Jetzt entscheiden
