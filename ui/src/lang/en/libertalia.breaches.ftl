# What a refused command broke, and what a set-up, a position or a board cannot be.

## The rules, as what a refused command broke

rule-BOX-1 = There is no { $token } here.
rule-SETUP-1 = Everyone sits in a circle; the left neighbour is the next seat clockwise. Colours are drawn, or chosen if you like; they determine reputation.
rule-SETUP-2 = Three campaigns of six days. For each, all booty goes into the bag, every day gets as many tokens as there are players, and everyone has 10 doubloons.
rule-SETUP-3 = Nine ranks are drawn for the first campaign and six more for each later one, the same for everyone. Cards that were not played stay in hand.
rule-RAND-1 = { $drawn } drawn, { $wanted } needed.
rule-DAWN-1 = { $seat ->
        [none] { $rank } is not in the hand.
       *[other] { $rank } is not in the hand ({ $seat }).
    }
rule-DAY-1 = Day abilities work by ascending rank, equal ranks by ascending reputation.
rule-DUSK-1 = You must take a token while there is one.
rule-DUSK-2 = The Cook, the Cabin Boy, sabers and Spanish officers work at once, while booty is shared.
rule-DUSK-3 = After its share each character goes to its den, with a token or without.
rule-DUSK-4 = Tokens that are left over stay until the campaign ends.
rule-NIGHT-1 = Night abilities work in all dens by descending rank, equal ranks by descending reputation.
rule-ABIL-1 = { $rank } must be used: only an ability that says “may” can be skipped.
rule-ABIL-2 = An ability works each time its card is played. A character that is discarded before its turn loses it.
rule-MONEY-1 = No one pays more than they have. A player who can’t pay in full pays what they have, and the ability continues.
rule-SABER-1 = A saber must hit someone in the den of the left or right neighbour as long as anyone is there.
rule-OFFICER-1 = A player who takes a Spanish officer loses the character that took it.
rule-GRAVE-1 = A discarded character goes face down to its owner’s graveyard, whoever caused it.
rule-BOOTY-1 = Booty lies face down in the den. If you use an ability that concerns it, you show all of it. An impossible ability shows nothing. Tokens taken later lie face down, and so do those that the Spy draws.
rule-BOOTY-2 = Discarded tokens go back into the bag at once.
rule-RAID-1 = At the end of a campaign the abilities in the dens work by descending rank. No one falls below 0 doubloons.
rule-RAID-2 = Doubloons count, a chest 5, a jewel 3, goods 1, three maps 12, a relic costs 3; sabers and officers count nothing. A campaign is never below 0, unless you chose that option.
rule-RAID-3 = After the score dens and graveyards leave the game, booty and doubloons go back; cards in hand stay.
rule-END-1 = After three campaigns the most points win. Tied players share, or the better last campaign decides.
rule-END-2 = You can stop early; the campaign under way counts or not, as you choose. A campaign in which no card has been played yet is left out.
rule-REP-1 = At equal rank, the higher reputation counts as higher. It is printed on the cards; if the app is wrong, correct it.
rule-SECRET-1 = Hands, choices, face-down booty and, if you chose that option, purses are shown only to their owners. If hands are left to memory, no screen shows what others may still hold.
rule-SECRET-2 = What everyone saw stays known. After a Surgeon no one else can place the cards of that graveyard: the app then says “one of these”.
rule-RAND-2 = The app draws, or you enter what you drew.
rule-FIX-1 = This can’t be: { $why }
rule-FIX-2 = After a correction an open question is asked again, or is over if nothing is left to choose.
rule-FIX-3 = After a correction the character that has begun to share the booty continues, with every saber, officer and second token. Each character works once a night, and a card question belongs to its day.
rule-CHAR-4 = { $rank } is not in { $seat }’s den.
rule-CHAR-8 = There is no treasure map in the den.
rule-CHAR-21 = There aren’t that many: { $token }.
rule-CHAR-22 = { $rank } is not in the graveyard.

## What a position or a correction cannot be

flaw-colour-twice = two players would have the same colour
flaw-cards-elsewhere = a card would be missing or appear twice
flaw-not-the-whole = something hidden is missing
flaw-ship-order = the order on the ship would be wrong
flaw-token-too-many = the box has fewer of these tokens
flaw-booty-face-down = booty lies face down: turn it all face up first
flaw-no-such-raid = there are three campaigns
flaw-no-such-day = a campaign has six days
flaw-ranks-drawn = a different number of ranks has been drawn by now
flaw-ship-full = no one is on the ship at this time
flaw-chosen-by-day = choices have been revealed already
flaw-reputation-rows = there are thirty ranks
flaw-reputation-row = each number from 1 to 6 must appear once
flaw-nothing-asked = no one could continue from there
flaw-countdown-zero = the time for choosing can’t be 0
flaw-bag-empty = the bag doesn’t hold that many tokens
flaw-no-such-seat = no one sits there
flaw-raid-not-scored = that campaign is not scored yet
flaw-no-raid = no campaign is under way
flaw-rank-not-drawn = this rank is not in the game yet
flaw-campaign-over = the game is over
flaw-no-place-aboard = there is no place for it on the ship now
flaw-not-dawn = the day can be changed only while everyone chooses
flaw-colours-unsaid = choose the colours of a game that is under way
flaw-campaign-begun = the game has already started
flaw-cells-at-once = the booty of the days is entered all together
flaw-cells-of-days = each day to come has one token per player, and no earlier day has more
flaw-healed-already = someone is still choosing for the Surgeon
flaw-nobody-hidden = only one of several characters in the graveyard can be a secret
flaw-position-line = line { $line } can’t be read: { $text }
flaw-setup-unreadable = this set-up can’t be read: { $detail }

## The screen

rule-CHAR-1 = { character-1.does }
rule-CHAR-2 = { character-2.does }
rule-CHAR-3 = { character-3.does }
rule-CHAR-5 = { character-5.does }
rule-CHAR-6D = { character-6.does }
rule-CHAR-6E = { character-6.does }
rule-CHAR-7 = { character-7.does }
rule-CHAR-9D = { character-9.does }
rule-CHAR-9E = { character-9.does }
rule-CHAR-10 = { character-10.does }
rule-CHAR-11 = { character-11.does }
rule-CHAR-12 = { character-12.does }
rule-CHAR-13 = { character-13.does }
rule-CHAR-14 = { character-14.does }
rule-CHAR-15 = { character-15.does }
rule-CHAR-16 = { character-16.does }
rule-CHAR-17 = { character-17.does }
rule-CHAR-18 = { character-18.does }
rule-CHAR-19 = { character-19.does }
rule-CHAR-20 = { character-20.does }
rule-CHAR-23 = { character-23.does }
rule-CHAR-24D = { character-24.does }
rule-CHAR-24E = { character-24.does }
rule-CHAR-25 = { character-25.does }
rule-CHAR-26D = { character-26.does }
rule-CHAR-26E = { character-26.does }
rule-CHAR-27 = { character-27.does }
rule-CHAR-28 = { character-28.does }
rule-CHAR-29D = { character-29.does }
rule-CHAR-29E = { character-29.does }
rule-CHAR-30 = { character-30.does }
