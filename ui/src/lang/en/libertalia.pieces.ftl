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
leaving = Characters, booty and doubloons stay and count. The character of each day is drawn from the hand by chance, abilities that say “may” are not used, and of what must be chosen the first is taken. If the table would rather clear cards away, it does so with corrections.
