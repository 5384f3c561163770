# Libertalia: the characters, the booty and the words of the game in English.

box = Captains with the same crew choose in secret, and share the booty in the order of their ranks.

## The characters. .short says in one line what one does, .does says what one does and when, .hard what it does in hard cases.

character-1 = Parrot
    .short = Play another card instead
    .does = Day: discard the Parrot and play another card from your hand at once. It takes its place on the ship by rank and acts when its turn comes.
    .hard = Several Parrots act in ascending reputation, and later ones have seen what the earlier ones brought. With an empty hand the Parrot goes to the graveyard, and you have no character today.
character-2 = Monkey
    .short = Your relics go to the left neighbour
    .does = Day: all your cursed relics go to your left neighbour’s den.
    .hard = Several Monkeys act one after the other, so a relic can travel on. The number of relics is announced; they arrive face down.
character-3 = Beggar
    .short = The highest on the ship pays you 3
    .does = Day: the owner of the highest character on the ship pays you 3 doubloons.
    .hard = Rank counts first, then reputation, as the ship stands at that moment. A player with less than 3 pays all they have. If the highest is your own, no one pays.
character-4 = Recruiter
    .short = Take one back from your den
    .does = Day: take one character from your den back into your hand.
    .hard = You must if there is one. Never the Recruiter himself: he is still on the ship. A character taken back works again when it is played again.
character-5 = Cabin Boy
    .short = Takes no booty
    .does = Dusk: he takes no booty.
    .hard = He still goes to your den.
character-6 = Preacher
    .short = Keep one token; 5 at the campaign’s end
    .does = Day: discard all your booty tokens but one of your choice. End of campaign: you get 5 doubloons.
    .hard = With one token or none you discard nothing. Discarded tokens go back into the bag at once.
character-7 = Barkeep
    .short = Every night 1
    .does = Night: you get 1 doubloon.
    .hard = He pays every night while he is in your den, from the first one on. Your Mutineer acts before him.
character-8 = Waitress
    .short = Every night: sell a map for 3
    .does = Night: you may discard a treasure map and get 3 doubloons.
    .hard = At most one map a night. You are asked even without a map, so your answer reveals nothing. Only if your face-up tokens show that you have none are you not asked.
character-9 = Carpenter
    .short = Lose half; 10 at the campaign’s end
    .does = Day: discard half of your doubloons. End of campaign: you get 10 doubloons.
    .hard = The half is rounded down: of 7 doubloons you lose 3.
character-10 = French Officer
    .short = 5 if you have fewer than 9 doubloons
    .does = Day: you get 5 doubloons if you have fewer than 9 of them.
    .hard = With exactly 9 you get nothing. What counts is what you have when his turn comes.
character-11 = Voodoo Witch
    .short = 2 for each in your graveyard
    .does = Day: you get 2 doubloons for each character in your graveyard.
    .hard = Characters that were discarded earlier on the same day count too.
character-12 = Freed Slave
    .short = Every night 1 for each higher in your den
    .does = Night: you get 1 doubloon for each character of higher rank in your den.
    .hard = He counts every night, from the first one on. A character discarded earlier in the night does not count.
character-13 = Mutineer
    .short = Every night: discard your lowest for 2
    .does = Night: discard the lowest other character of your den and get 2 doubloons.
    .hard = You must, every night. If he is alone in your den, nothing happens and you get nothing.
character-14 = Brute
    .short = Throws the highest overboard
    .does = Day: discard the highest character on the ship.
    .hard = If he is the highest himself, he is discarded. The victim loses an ability that was still to come and takes no booty. A later Brute looks at the ship again.
character-15 = Gunner
    .short = Pay 3 and discard one from any den
    .does = Day: pay 3 doubloons and discard one character from any den.
    .hard = Your own den counts: if all others are empty, one of yours goes. With fewer than 3 you pay all you have and still discard. If all dens are empty, nothing happens, unless you chose otherwise.
character-16 = Topman
    .short = 5 at the campaign’s end for the smallest den
    .does = End of campaign: you get 5 doubloons if your den has the fewest characters.
    .hard = A tie for the fewest counts too, unless you chose otherwise. The dens are counted once, before any ability at the end of the campaign.
character-17 = Spanish Spy
    .short = New tokens for your Spanish officers
    .does = Day: put all your Spanish officers into the bag, then draw as many tokens from it.
    .hard = The officers go into the bag first and may be drawn again. Officers and sabers drawn this way do nothing. Everyone sees what you draw.
character-18 = Cook
    .short = Takes two booty tokens
    .does = Dusk: he takes one extra booty token.
    .hard = You take both tokens before their effects. An officer sends him to the graveyard and both tokens stay yours; two sabers discard two characters. If only one token is left, you take that one.
character-19 = Bosun
    .short = 2 for each lower in your den
    .does = Day: you get 2 doubloons for each character of lower rank in your den.
    .hard = What counts is your den when his turn comes; he is still on the ship.
character-20 = Armorer
    .short = Every night 1 for each of your sabers
    .does = Night: you get 1 doubloon for each of your sabers.
    .hard = Sabers that discarded no one count too.
character-21 = Merchant
    .short = Sell two alike for 3, or three for 5
    .does = Day: discard two booty tokens of the same kind for 3 doubloons, or three for 5.
    .hard = Only once, and you must if you can. You choose the kind and the number. Any kind will do, cursed relics too.
character-22 = Surgeon
    .short = Take one back from your graveyard
    .does = Day: take one character from your graveyard into your hand without showing it.
    .hard = You must if there is one. The others see only how many are left in your graveyard. The character works again when it is played again.
character-23 = Treasurer
    .short = At the campaign’s end 1 for each treasure
    .does = End of campaign: you get 1 doubloon for each of your goods, jewels and chests.
    .hard = That is on top of their own value.
character-24 = Gambler
    .short = Pay 1 for each token; 8 at the campaign’s end
    .does = Day: pay 1 doubloon for each of your booty tokens. End of campaign: you get 8 doubloons.
    .hard = Every kind of token counts. If you have too little, you pay all you have.
character-25 = Governor’s Daughter
    .short = At the campaign’s end 6 if she is the only one
    .does = End of campaign: you get 6 doubloons if no one else has her in the den; otherwise you pay 3.
    .hard = The dens are compared once, before any ability at the end of the campaign. If you have fewer than 3, you pay all you have.
character-26 = Quarter-master
    .short = 1 for each token; lose 8 at the campaign’s end
    .does = Day: you get 1 doubloon for each of your booty tokens. End of campaign: discard 8 doubloons.
    .hard = Every kind of token counts. If you have fewer than 8, you lose all you have.
character-27 = Granny Wata
    .short = Every night 2 if she is the only one
    .does = Night: you get 2 doubloons if no one else has her in the den; otherwise all of them are discarded.
    .hard = All dens are compared at once, when the first of them has her turn. If they are discarded, no one gets anything.
character-28 = First Mate
    .short = At the campaign’s end 1 for each in your den
    .does = End of campaign: you get 1 doubloon for each character in your den.
    .hard = He counts himself.
character-29 = Captain
    .short = 3 now; lose 3 for each relic at the end
    .does = Day: you get 3 doubloons. End of campaign: discard 3 doubloons for each of your cursed relics.
    .hard = Each relic also costs its own 3 in the score. You never have fewer than 0 doubloons.
character-30 = Spanish Governor
    .short = Empties your own den
    .does = Day: discard all characters of your den.
    .hard = He is still on the ship himself and enters the den at dusk.

## Booty. .does says what it is worth or does.

booty-Chest = { $count ->
        [one] { $count } chest
       *[other] { $count } chests
    }
    .does = Worth 5 doubloons at the end of the campaign.
booty-Jewel = { $count ->
        [one] { $count } jewel
       *[other] { $count } jewels
    }
    .does = Worth 3 doubloons at the end of the campaign.
booty-Goods = { $count ->
        [one] { $count } lot of goods
       *[other] { $count } lots of goods
    }
    .does = Worth 1 doubloon at the end of the campaign.
booty-Officer = { $count ->
        [one] { $count } Spanish officer
       *[other] { $count } Spanish officers
    }
    .does = If you take one, you lose the character that took it: it goes to the graveyard. The officer stays, worth nothing.
booty-Saber = { $count ->
        [one] { $count } saber
       *[other] { $count } sabers
    }
    .does = If you take one, discard a character from the den of your left or right neighbour. The saber stays, worth nothing.
booty-Map = { $count ->
        [one] { $count } treasure map
       *[other] { $count } treasure maps
    }
    .does = Every three are worth 12 doubloons at the end of the campaign; one or two are worth nothing.
booty-Relic = { $count ->
        [one] { $count } cursed relic
       *[other] { $count } cursed relics
    }
    .does = Costs 3 doubloons at the end of the campaign.

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
time-end = End of the campaign

## Nouns

noun-ship = ship
noun-graveyard = graveyard
noun-hand = hand
noun-character = character
raid = Campaign { $raid }
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
fix-score = { $seat }, campaign { $raid }: { $points }
fix-card = { $who } { $pile }
fix-open = All booty in the dens face up
fix-cell = day { $day }: { $tokens }
fix-booty = { $seat }’s den: { $tokens }
fix-reputation = reputation of { $character }: { $numbers }
fix-campaign = { $day ->
        [0] before the draw of campaign { $raid }
       *[other] campaign { $raid }, day { $day }
    }
fix-healed = { $seat }: one graveyard card is secretly in hand

## What happened

event-ColoursDrawn = Colours: { $all }.
event-RaidBegan = Campaign { $raid } begins: 10 doubloons each.
event-RanksDrawn = Everyone takes into hand: { $ranks }.
event-BootyLaid = The booty of the six days is laid out.
event-DayBegan = Day { $day } dawns.
event-Chose = { $rank ->
        [none] { $seat } has chosen.
       *[other] { $seat } has chosen: { $rank }.
    }
event-TimeUp = Time is up.
event-LeftToChance = Chance plays for the empty seat.
event-Laid = { $count ->
        [0] No one has a card left: the ship stays empty.
       *[other] On the ship: { $all }.
    }
event-Acts = { $who } acts.
event-Awaited = A choice has to be made.
event-Passed = { $seat } declines.
event-Lapsed = There is nothing left for { $seat } to choose.
event-Replaced = Instead of the Parrot { $seat } sends: { $rank }.
event-Discarded = { $cause ->
        [saber] { $by }’s saber: { $who } goes to the graveyard.
        [officer] A Spanish officer sends { $who } to the graveyard.
        [brute] { $by } throws { $who } overboard.
        [jump] { $who } throws himself overboard.
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
event-Took = { $forced ->
        [true] Nothing else is left: { $seat } takes { $token }.
       *[other] { $seat } takes { $token }.
    }
event-NobodyKilled = { $seat }’s saber hits no one.
event-Entered = { $forced ->
        [true] No booty is left: { $who } goes to the den.
       *[other] { $who } goes to the den.
    }
event-NightBegan = Night falls.
event-RaidEnds = The last night of campaign { $raid } is over.
event-Scored = { $seat } scores { $points }.
event-RaidEnded = Campaign { $raid } is scored; dens and graveyards are cleared.
event-CampaignEnded = The three campaigns are over.
event-EndedEarly = { $score ->
        [true] Stopped early; the current campaign counts.
       *[other] Stopped early; the current campaign doesn’t count.
    }
event-Corrected = Corrected: { $text }.

## What is undone

undo-what = { $event ->
        [ColoursDrawn] colours
        [RaidBegan] start of the campaign
        [RanksDrawn] ranks
        [BootyLaid] booty
        [DayBegan] start of the day
        [Chose] choice
        [TimeUp] end of the time
        [LeftToChance] choice by chance
        [Laid] characters shown
        [Acts] ability
        [Passed] refusal
        [Replaced] the Parrot’s card
        [Discarded] graveyard
        [Recruited] card taken back
        [Healed] card from the graveyard
        [Gained] doubloons
        [Paid] payment
        [PaidTo] payment
        [BootyShown] booty shown
        [RelicsPassed] relics
        [BootyDiscarded] booty discarded
        [Drew] draw
        [Took] booty
        [NobodyKilled] saber
        [Entered] den
        [Scored] score
        [RaidEnded] end of the campaign
        [CampaignEnded] end of the game
        [EndedEarly] end of the game
        [Corrected] correction
       *[other] last action
    }

## What is asked

ask-Colours = Which colours?
ask-Ranks = Which ranks does everyone take ({ $count })?
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
ask-NextRaid = { $seat }: start the next campaign?
ask-Prepare = Enter what lies on the table

## A new table

setup-order = The left neighbour is the next seat clockwise: sabers and relics go to neighbours.
setup-colours = Colours
setup-colours-drawn = Drawn at the start. Tap to choose.
setup-colours-chosen = You chose the colours.
setup-colours-draw = Draw the colours
setup-colours-yours = Choose the colours that you have.
setup-options = Options
setup-countdown = Time to choose
setup-countdown-note = When it runs out, the app draws a card for anyone who hasn’t chosen.
setup-countdown-none = none
setup-hidden-purses = Hidden doubloons
setup-hidden-purses-note = No one sees anyone else’s doubloons; gains and losses from abilities are still announced.
setup-hands-from-memory = Hands are left to memory
setup-hands-from-memory-note = No screen shows which cards another player has, or could have.
setup-open-booty = Open booty
setup-open-booty-note = Booty in the dens lies face up from the start.
setup-gunner-spares = The Gunner pays only for a shot
setup-gunner-spares-note = If all dens are empty, nothing is paid.
setup-topman-alone = Topman: no ties
setup-topman-alone-note = Pays only if your den has fewer characters than every other den.
setup-gains-first = Gains first
setup-gains-first-note = At the end of a campaign everything is gained before anything is paid.
setup-below-zero = Below zero
setup-below-zero-note = A campaign may bring fewer than 0 points.
setup-last-raid-decides = The last campaign decides a tie
setup-last-raid-decides-note = With equal points the better third campaign wins.
setup-under-way = Already under way
setup-under-way-note = Enter what lies on the table first, then continue from there.
chance-of-cards = The ranks of a campaign
chance-of-draws = Colours and booty
end-scored = Stop: the current campaign counts
end-plain = Stop: the current campaign doesn’t count

## The screen

panel-title = Your decision
layout-title = { $raid ->
        [1] Lay out the table
       *[other] Lay out campaign { $raid }
    }
layout-cards = { $raid ->
        [1] Each player takes these cards of their colour in hand:
       *[other] Each player adds these cards to their hand:
    }
layout-doubloons = Each player takes { $doubloons } from the bank.
layout-booty = All booty goes into the bag. Place each day’s tokens face up, as the screen shows them.
layout-done = Everything is in place
steps-title = Move the pieces
steps-done = All done
dawn-ask = Dawn: choose a character
dawn-sealed = You have chosen
hand-hint = Tap a card to read it and choose it.
booty-own = Your booty
choose = Choose { $character }
is-chosen = chosen
outlook = As things stand: { $text }
chosen-change = You can still change your mind.
has-chosen = has chosen
is-thinking = thinking
seat-empty = empty: the app draws
pass-to = Pass the tablet to { $seat }
pass-look = Others, look away! Tap to see your cards.
round-of = Everyone at this screen
lay-title = Enter cards from the table
lay-ask = What did { $seat } play?
lay-note = Choose in secret and reveal your cards together. Then enter them here.
lay-not = Choose on this screen
countdown-left = Time left: { $time }
sell-map = Sell a map for 3 doubloons
sell-not = Not tonight
kill-note = Discard a character from the den of your left or right neighbour.
kill-far = Against the rule.
choose-none = Skip
draw-app = The app draws
draw-colour = What did { $seat } draw?
draw-ranks = { $drawn } of { $count }
draw-clear = Clear
cells = Booty by day
dens = The dens
den-of = { $seat }’s den
told-hand = In hand: { $count }
told-reputation = Reputation: { $reputation }
across-den = den: { $count }
across-covered = face down: { $count }
den-empty = empty
purse-covered = doubloons hidden
ship-empty = No one is on the ship.
know-word = Who has what
know-title = Who can still have what
know-none = No ranks are drawn yet.
raid-over = Campaign { $raid } is over
raid-last = Campaign { $raid }: last dusk and night
put-away = Move the score markers. Then clear the table: characters in dens and graveyards go to the box, booty into the bag, doubloons to the bank. Cards in hand stay.
to-score = To the score
won = { $count ->
        [one] { $seats } wins
       *[other] { $seats } win together
    }
all-level = Everyone is tied
place = { $place }.
score-track = Points by campaign
score-sum = Total
score-least = Never below 0
next-raid = Campaign { $raid }
correct-whose = Player
correct-score = Points in campaign { $raid }
correct-card = Move a card
correct-booty = Booty
correct-open-note = First turn all booty face up.
correct-day = The game is on day
correct-day-go = Go to day { $day }
correct-reputation = { $count ->
        [0] Reputation
       *[other] Reputation, numbers to check: { $count }
    }
reputation-note = Tap two colours to swap their numbers.
reputation-assumed = not confirmed
reputation-of = { $colour }: { $number }
reputation-right = Matches our cards
prepare-note = Enter day, ranks, booty and what each player has.
prepare-enter = Enter it
prepare-begin = { $day ->
        [0] Continue: draw for campaign { $raid }
       *[other] Continue: campaign { $raid }, day { $day }
    }
prepare-unfinished = Your entries aren’t complete yet.
prepare-raid = Campaign
prepare-day = Day
prepare-undrawn = Before the draw
prepare-ranks = Ranks in the game: { $drawn } of { $count }
prepare-cells = Booty of the days to come: { $drawn } of { $count }
prepare-cells-note = Tap a day. Tapping a full day empties it.
prepare-people = Players’ belongings
prepare-cards = { $count ->
        [one] In hand: 1 card
       *[other] In hand: { $count } cards
    }
prepare-cards-note = Tap the cards that lie elsewhere.
prepare-healed = The Surgeon took one of these in secret

## The great moments
moment-raid = Campaign
moment-day = Day
moment-score = Campaign { $raid }: the score
moment-over = The game is over
