# Libertalia: the characters, the booty and the words of the game in English.

box = Captains with the same crew choose in secret, and share the booty in the order of their ranks.

## The characters. .does says what one does and when, .hard what it does in hard cases.

character-1 = Parrot
    .does = Day: discard the Parrot and play another card from your hand at once. It takes its place on the ship by rank and acts when its turn comes.
    .hard = Several Parrots act in ascending reputation, and whoever comes later has seen what the earlier ones brought. With an empty hand the Parrot goes to the graveyard, and you have no character today.
character-2 = Monkey
    .does = Day: all your cursed relics go to your left neighbour’s den.
    .hard = Several Monkeys act one after the other, so a relic can travel on. The number of relics is announced; they arrive face down.
character-3 = Beggar
    .does = Day: the owner of the highest character on the ship pays you 3 doubloons.
    .hard = Rank counts first, then reputation, as the ship stands at that moment. Whoever has less than 3 pays all they have. If the highest is your own, nobody pays.
character-4 = Recruiter
    .does = Day: take one character from your den back into your hand.
    .hard = You must if there is one. Never the Recruiter himself: he is still on the ship. A character taken back works anew when it is played again.
character-5 = Cabin Boy
    .does = Dusk: he takes no booty.
    .hard = He goes to your den all the same.
character-6 = Preacher
    .does = Day: discard all your booty tokens but one of your choice. End of raid: you get 5 doubloons.
    .hard = With one token or none you discard nothing. Discarded tokens go back into the bag at once.
character-7 = Barkeep
    .does = Night: you get 1 doubloon.
    .hard = He pays every night while he is in your den, from the first one on. Your Mutineer acts before him.
character-8 = Waitress
    .does = Night: you may discard a treasure map and get 3 doubloons.
    .hard = At most one map a night. You are asked even without a map, so that your answer gives nothing away; only if your face-up tokens show that you have none, you are not.
character-9 = Carpenter
    .does = Day: discard half of your doubloons. End of raid: you get 10 doubloons.
    .hard = The half is rounded down: of 7 doubloons you lose 3.
character-10 = French Officer
    .does = Day: you get 5 doubloons if you have fewer than 9.
    .hard = With exactly 9 you get nothing. What counts is what you have when his turn comes.
character-11 = Voodoo Witch
    .does = Day: you get 2 doubloons for each character in your graveyard.
    .hard = Characters that were discarded earlier on the same day count too.
character-12 = Freed Slave
    .does = Night: you get 1 doubloon for each character of higher rank in your den.
    .hard = He counts every night, from the first one on. Whoever was discarded earlier in the night does not count.
character-13 = Mutineer
    .does = Night: discard the lowest other character of your den and get 2 doubloons.
    .hard = You must, every night. If he is alone in your den, nothing happens and you get nothing.
character-14 = Brute
    .does = Day: discard the highest character on the ship.
    .hard = If he is the highest himself, he is discarded. The victim loses an ability that was still to come and takes no booty. A later Brute looks at the ship anew.
character-15 = Gunner
    .does = Day: pay 3 doubloons and discard one character from any den.
    .hard = Your own den counts: if all others are empty, one of yours goes. With fewer than 3 you pay all you have and still discard. If all dens are empty, nothing happens, unless the table chose otherwise.
character-16 = Topman
    .does = End of raid: you get 5 doubloons if your den has the fewest characters.
    .hard = A tie for the fewest counts too, unless the table chose otherwise. The dens are counted once, before any ability at the end of the raid.
character-17 = Spanish Spy
    .does = Day: put all your Spanish officers into the bag, then draw as many tokens from it.
    .hard = The officers go into the bag first and may be drawn again. Officers and sabers drawn this way do nothing. Everybody sees what you draw.
character-18 = Cook
    .does = Dusk: take one more booty token.
    .hard = You take both tokens before their effects. An officer sends him to the graveyard and both tokens stay yours; two sabers discard two characters. If only one token is left, you take that one.
character-19 = Bosun
    .does = Day: you get 2 doubloons for each character of lower rank in your den.
    .hard = What counts is your den when his turn comes; he is still on the ship.
character-20 = Armorer
    .does = Night: you get 1 doubloon for each of your sabers.
    .hard = Sabers that discarded nobody count too.
character-21 = Merchant
    .does = Day: discard two booty tokens of the same kind for 3 doubloons, or three for 5.
    .hard = Only once, and you must if you can. You choose the kind and the number. Any kind will do, cursed relics too.
character-22 = Surgeon
    .does = Day: take one character from your graveyard into your hand without showing it.
    .hard = You must if there is one. The others see only how many are left in your graveyard. The character works anew when it is played again.
character-23 = Treasurer
    .does = End of raid: you get 1 doubloon for each of your goods, jewels and chests.
    .hard = That is on top of their own value.
character-24 = Gambler
    .does = Day: pay 1 doubloon for each of your booty tokens. End of raid: you get 8 doubloons.
    .hard = Every kind of token counts. If you have too little, you pay all you have.
character-25 = Governor’s Daughter
    .does = End of raid: you get 6 doubloons if nobody else has her in the den; otherwise you pay 3.
    .hard = The dens are compared once, before any ability at the end of the raid. If you have fewer than 3, you pay all you have.
character-26 = Quarter-master
    .does = Day: you get 1 doubloon for each of your booty tokens. End of raid: discard 8 doubloons.
    .hard = Every kind of token counts. If you have fewer than 8, you lose all you have.
character-27 = Granny Wata
    .does = Night: you get 2 doubloons if nobody else has her in the den; otherwise all of them are discarded.
    .hard = All dens are compared at once, when the first of them has her turn. If they are discarded, nobody gets anything.
character-28 = First Mate
    .does = End of raid: you get 1 doubloon for each character in your den.
    .hard = He counts himself.
character-29 = Captain
    .does = Day: you get 3 doubloons. End of raid: discard 3 doubloons for each of your cursed relics.
    .hard = Each relic also costs its own 3 in the score. You never have fewer than 0 doubloons.
character-30 = Spanish Governor
    .does = Day: discard all characters of your den.
    .hard = He is still on the ship himself and enters the den at dusk.

## Booty. .does says what it is worth or does.

booty-Chest = { $count ->
        [one] { $count } chest
       *[other] { $count } chests
    }
    .does = Worth 5 doubloons at the end of the raid.
booty-Jewel = { $count ->
        [one] { $count } jewel
       *[other] { $count } jewels
    }
    .does = Worth 3 doubloons at the end of the raid.
booty-Goods = { $count ->
        [one] { $count } lot of goods
       *[other] { $count } lots of goods
    }
    .does = Worth 1 doubloon at the end of the raid.
booty-Officer = { $count ->
        [one] { $count } Spanish officer
       *[other] { $count } Spanish officers
    }
    .does = Whoever takes one loses the character that took it: it goes to the graveyard. The officer stays, worth nothing.
booty-Saber = { $count ->
        [one] { $count } saber
       *[other] { $count } sabers
    }
    .does = Whoever takes one discards a character from the den of the left or right neighbour. The saber stays, worth nothing.
booty-Map = { $count ->
        [one] { $count } treasure map
       *[other] { $count } treasure maps
    }
    .does = Every three are worth 12 doubloons at the end of the raid; one or two are worth nothing.
booty-Relic = { $count ->
        [one] { $count } cursed relic
       *[other] { $count } cursed relics
    }
    .does = Costs 3 doubloons at the end of the raid.

## Colours of the pirates

colour-yellow = yellow
colour-red = red
colour-blue = blue
colour-green = green
colour-black = black
colour-white = white

## Times

time-dawn = Dawn
time-day = Day
time-dusk = Dusk
time-night = Night

## Nouns

noun-ship = ship
noun-graveyard = graveyard
noun-hand = hand
noun-reputation = reputation
noun-booty = booty
noun-character = character
raid = Raid { $raid }
day = Day { $day }
doubloons = { $count ->
        [one] { $count } doubloon
       *[other] { $count } doubloons
    }

## What things are called

someone = { $seat }’s { $character }
of-colour = { $seat } { $colour }
card-of = { $rank } { $character }, { $seat }, reputation { $reputation }
cards = { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
points = { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
face-down = { $count ->
        [one] { $count } token face down
       *[other] { $count } tokens face down
    }
grave-count = { $count ->
        [one] { $count } character in the graveyard
       *[other] { $count } characters in the graveyard
    }
kind-Chest = Chests
kind-Jewel = Jewels
kind-Goods = Goods
kind-Officer = Spanish officers
kind-Saber = Sabers
kind-Map = Treasure maps
kind-Relic = Cursed relics
pile-hand = in hand
pile-ship = on the ship
pile-den = in the den
pile-graveyard = in the graveyard
pile-gone = out of the game
pile-perhaps = one of these, after a Surgeon
noun-doubloons = Doubloons
noun-points = Points
fix-purse = { $seat } has { $doubloons }
fix-score = { $seat }, raid { $raid }: { $points }
fix-card = { $who } { $pile }
fix-open = All booty in the dens face up
fix-cell = day { $day }: { $tokens }
fix-booty = den of { $seat }: { $tokens }
fix-reputation = reputation of { $character }: { $numbers }
fix-campaign = { $day ->
        [0] before the draw of raid { $raid }
       *[other] raid { $raid }, day { $day }
    }
fix-healed = { $seat }: one of the graveyard is in hand, in secret

## What happened

event-ColoursDrawn = Colours: { $all }.
event-RaidBegan = Raid { $raid } begins: 10 doubloons each.
event-RanksDrawn = Everybody takes into hand: { $ranks }.
event-BootyLaid = The booty of the six days is laid out.
event-DayBegan = Day { $day } dawns.
event-Chose = { $rank ->
        [none] { $seat } has chosen.
       *[other] { $seat } has chosen: { $rank }.
    }
event-TimeUp = Time is up.
event-LeftToChance = The choice of whoever is not there is left to chance.
event-Laid = { $count ->
        [0] Nobody has a card left: the ship stays empty.
       *[other] On the ship: { $all }.
    }
event-Acts = { $who } acts.
event-Awaited = A choice is open.
event-Passed = { $seat } does without it.
event-Lapsed = There is nothing left for { $seat } to choose.
event-Replaced = Instead of the Parrot { $seat } sends: { $rank }.
event-Discarded = { $cause ->
        [saber] { $by }’s saber: { $who } goes to the graveyard.
        [officer] A Spanish officer sends { $who } to the graveyard.
        [brute] { $by } throws { $who } overboard.
        [self] { $who } goes to the graveyard.
       *[character] { $by } sends { $who } to the graveyard.
    }
event-Recruited = { $seat } takes back into hand: { $rank }.
event-Healed = { $rank ->
        [none] { $seat } takes a character from the graveyard, unseen.
       *[other] { $seat } takes from the graveyard: { $rank }.
    }
event-Gained = { $seat } gets { $doubloons }.
event-Paid = { $seat } pays { $doubloons }.
event-PaidTo = { $seat } pays { $to } { $doubloons }.
event-BootyShown = { $seat } turns all booty face up: { $tokens }.
event-RelicsPassed = { $relics }: from { $seat } to { $to }.
event-BootyDiscarded = { $seat } discards: { $tokens }.
event-Drew = { $seat } draws from the bag: { $tokens }.
event-DuskBegan = Dusk: booty is shared.
event-Took = { $seat } takes { $token }.
event-NobodyKilled = The saber of { $seat } finds nobody.
event-Entered = { $who } goes to the den.
event-NightBegan = Night falls.
event-RaidEnds = The last night of raid { $raid } is over.
event-Scored = { $seat } scores { $points }.
event-RaidEnded = Raid { $raid } is scored; dens and graveyards are cleared.
event-CampaignEnded = The three raids are over.
event-EndedEarly = { $score ->
        [true] The table stops; the raid under way counts.
       *[other] The table stops; the raid under way does not count.
    }
event-Corrected = Corrected: { $text }.

## What is asked

ask-Colours = Which colours?
ask-Ranks = Which ranks join the hands ({ $count })?
ask-Booty = The booty of the six days, { $each } on each
ask-LateCard = A card for { $seat }
ask-Reveal = All choices are shown
ask-Card = { $seat }: which character?
ask-Replacement = { $seat }: who comes instead of the Parrot?
ask-Recruit = { $seat }: whom does the Recruiter take back?
ask-Keep = { $seat }: which token does the Preacher keep?
ask-Shoot = { $seat }: whom does the Gunner shoot?
ask-Exchange = { $seat }: what does the Merchant give away?
ask-Heal = { $seat }: whom does the Surgeon take, unseen?
ask-Take = { $seat } takes booty
ask-Kill = { $seat }: whom does the saber hit?
ask-Sell = { $seat }: does the Waitress sell a map?
ask-Spy = { $seat } draws from the bag: { $count }
ask-NextRaid = { $seat }: start the next raid?
ask-Prepare = Enter what lies on the table

## A new table

setup-order = The left neighbour is the next seat clockwise: sabers and relics go to neighbours.
setup-colours = Colours
setup-colours-drawn = Colours are drawn when the game begins. Tap a colour beside a name to choose instead.
setup-colours-chosen = You chose the colours.
setup-colours-draw = Draw the colours
setup-colours-yours = Choose the colours that you have.
setup-options = Table rules
setup-countdown = Time to choose
setup-countdown-note = When it runs out, the app draws a card for anyone who has not chosen.
setup-countdown-none = none
setup-hidden-purses = Hidden doubloons
setup-hidden-purses-note = Nobody sees another’s doubloons; what an ability moves is still said.
setup-hands-from-memory = Hands are left to memory
setup-hands-from-memory-note = No screen shows which cards another player has, or could have.
setup-open-booty = Open booty
setup-open-booty-note = Booty in the dens lies face up from the start.
setup-gunner-spares = The Gunner pays only for a shot
setup-gunner-spares-note = If all dens are empty, nothing is paid.
setup-topman-alone = The Topman alone
setup-topman-alone-note = He pays only in a den that has fewer characters than every other.
setup-gains-first = Gains first
setup-gains-first-note = At the end of a raid everything is gained before anything is paid.
setup-below-zero = Below zero
setup-below-zero-note = A raid may bring fewer than 0 points.
setup-last-raid-decides = The last raid decides a tie
setup-last-raid-decides-note = With equal points the better third raid wins.
setup-under-way = Already under way
setup-under-way-note = Enter what lies on the table first, then go on from there.
chance-of-cards = The ranks of a raid
chance-of-draws = Colours and booty
end-scored = Stop: the raid under way counts
end-plain = Stop: the raid under way does not count

## The screen

panel-title = What is asked
dawn-ask = Dawn: choose a character
dawn-sealed = You have chosen
outlook = As things lie: { $text }
chosen-change = You can still change your mind.
has-chosen = has chosen
is-thinking = thinking
pass-to = Pass the tablet to { $seat }
pass-look = Nobody else looks. Tap to see your cards.
round-of = Everybody at this screen
lay-title = Cards lie on the table
lay-ask = What did { $seat } play?
countdown-left = Time left: { $time }
sell-map = Sell a map for 3 doubloons
sell-not = Not tonight
draw-app = The app draws
draw-colour = What did { $seat } draw?
draw-ranks = { $drawn } of { $count }
draw-clear = Clear
cells = The booty of the days
dens = The dens
den-of = Den of { $seat }
across-den = den: { $count }
across-covered = face down: { $count }
den-empty = empty
purse-covered = doubloons hidden
ship-empty = Nobody is on the ship.
know-title = Who may hold what
know-none = No ranks are drawn yet.
raid-over = Raid { $raid } is over
won = { $count ->
        [one] { $seats } wins
       *[other] { $seats } win together
    }
all-level = All are level
place = { $place }.
score-track = Points of the raids
score-sum = Total
again = Play again
next-raid = Raid { $raid }
correct-title = Correct
correct-whose = Whose things
correct-score = Points of raid { $raid }
correct-card = Where a card lies
correct-booty = Booty
correct-open-note = Booty can be corrected only when all of it lies face up: otherwise somebody would learn what lies face down.
correct-day = Day
correct-reputation = { $count ->
        [0] Reputation
       *[other] Reputation (not confirmed: { $count })
    }
reputation-note = Tap two colours to swap their numbers.
reputation-assumed = not confirmed
reputation-of = { $colour }: { $number }
reputation-right = So it is on our cards
prepare-note = Say how far the game is, which ranks are in it and which booty lies on the days; then what everybody has. Play goes on from there.
prepare-enter = Enter it
prepare-begin = { $day ->
        [0] Go on: draw for raid { $raid }
       *[other] Go on: raid { $raid }, day { $day }
    }
prepare-unfinished = What you began to enter is not complete yet.
prepare-raid = Raid
prepare-day = Day
prepare-undrawn = Before the draw
prepare-ranks = Ranks in the game: { $drawn } of { $count }
prepare-cells = Booty of the days to come: { $drawn } of { $count }
prepare-cells-note = Tap a day to go there; a full one is emptied. On earlier days lies what nobody took.
prepare-people = What everybody has
prepare-cards = { $count ->
        [one] In hand: 1 card
       *[other] In hand: { $count } cards
    }
prepare-cards-note = Tap the cards that lie elsewhere.
prepare-healed = The Surgeon took one of these in secret

## The great moments
moment-raid = Raid
moment-day = Day
moment-score = Raid { $raid }: the score
moment-over = The game is over
