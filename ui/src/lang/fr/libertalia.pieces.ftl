## Que faire du matériel

at-hand = main
at-den = repaire
at-graveyard = cimetière
at-booty = repaire, face visible
at-down = repaire, face cachée
at-purse = doublons
at-ship = navire
at-cell = jour { $day }
at-bag = sac
at-bank = banque
at-box = boîte
