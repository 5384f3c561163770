## What to do with the pieces

at-hand = hand
at-den = den
at-graveyard = graveyard
at-booty = den, face up
at-down = den, face down
at-purse = doubloons
at-ship = ship
at-cell = day { $day }
at-bag = bag
at-bank = bank
at-box = box
