## What to do with the pieces

at-hand = hand
at-den = den
at-graveyard = graveyard
at-booty = den, face up
at-down = den, face down
at-ship = ship
at-cell = day { $day }
at-bag = bag
at-bank = bank
at-box = box
leaving = Their characters, booty and doubloons stay and count. The app plays a random card for them each day, skips optional abilities and takes the first option otherwise. If you prefer to clear their cards, use Correct.
heal-unseen = Put any one card from { $seat }’s graveyard face down into the hand. If the app later plays another, swap the two.
