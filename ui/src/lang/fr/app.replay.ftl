# The story of a table, gone along while looking back.
replay-title = Revoir la partie
replay-play = Lire
replay-pause = Pause
replay-speed = Vitesse : { $speed }
replay-slow = Lente
replay-usual = Normale
replay-fast = Rapide
replay-back = Revenir à : { $to }
replay-on = Aller à : { $to }
replay-moment-last = Grand moment précédent
replay-moment-next = Grand moment suivant
replay-start = Mise en place
replay-end = la fin
replay-at = { $at } sur { $last }, { $turn }
replay-again = Revoir la partie
