## Was mit dem Material zu tun ist

at-hand = Hand
at-den = Höhle
at-graveyard = Friedhof
at-booty = Höhle, offen
at-down = Höhle, verdeckt
at-purse = Dublonen
at-ship = Schiff
at-cell = Tag { $day }
at-bag = Beutel
at-bank = Bank
at-box = Schachtel
