## Was mit dem Material zu tun ist

at-hand = Hand
at-den = Höhle
at-graveyard = Friedhof
at-booty = Höhle, offen
at-down = Höhle, verdeckt
at-ship = Schiff
at-cell = Tag { $day }
at-bag = Beutel
at-bank = Bank
at-box = Schachtel
leaving = Charaktere, Beute und Dublonen bleiben und zählen. Der Charakter jedes Tages wird zufällig aus der Hand gezogen, Fähigkeiten mit „darfst“ werden nicht genutzt, sonst gilt die erste Möglichkeit. Sollen die Karten lieber weg? Dafür gibt es „Korrigieren“.
heal-unseen = Legt eine beliebige Karte vom Friedhof von { $seat } verdeckt auf die Hand. Spielt die App später eine andere aus, tauscht die beiden.
