## Que faire du matériel

at-hand = main
at-den = repaire
at-graveyard = cimetière
at-booty = repaire, face visible
at-down = repaire, face cachée
at-ship = navire
at-cell = jour { $day }
at-bag = sac
at-bank = banque
at-box = boîte
leaving = Personnages, butin et doublons restent et comptent. Le personnage de chaque jour est tiré au hasard de la main, les capacités facultatives ne servent pas, et là où il faut choisir, c’est le premier choix qui est pris. Pour retirer des cartes, utilisez « Corriger ».
heal-unseen = Mettez en main, face cachée, une carte quelconque du cimetière ({ $seat }). Si l’application en joue une autre plus tard, échangez les deux.
