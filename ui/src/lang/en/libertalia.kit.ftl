## The box and the page for reference

stock-board = Board with the ship
stock-den = Boards of the dens
stock-character = Character cards
stock-bag = Bag
stock-marker = Score markers
stock-doubloon = Doubloons
stock-token-Chest = Chests
stock-token-Jewel = Jewels
stock-token-Goods = Goods
stock-token-Officer = Spanish officers
stock-token-Saber = Sabers
stock-token-Map = Treasure maps
stock-token-Relic = Cursed relics
ref-setup-1 = Everyone has the same characters: { $first_ranks } drawn for the first campaign, { $later_ranks } more for each later one.
ref-setup-2 = Each campaign: doubloons { $doubloons } each; tokens for each of the { $days } days: { $tokens }.
ref-turn-1 = Dawn: choose a card in secret; all are placed on the ship in ascending rank, equal ranks by reputation.
ref-turn-2 = Day: abilities of the day, from the lowest rank up.
ref-turn-3 = Dusk: from the highest rank down, each takes one token of the day and goes to its den.
ref-turn-4 = Night: night abilities of all characters in dens, from the highest rank down.
ref-turn-5 = After day { $days }: abilities at the end of the campaign, then the score. Dens and graveyards leave the game; cards in hand stay.
ref-limits-1 = Abilities are compulsory unless it says “may”. No one pays more than they have.
ref-limits-2 =
    { $open_booty ->
        [1] Booty lies face up in the den.
       *[other] Booty lies face down in the den until an ability concerns it; it then stays face up.
    }
ref-end-1 =
    { $below_zero ->
        [1] Doubloons, and: chest { $chest }, jewel { $jewel }, goods { $goods }, maps by { $maps }: { $map_set }, relic −{ $relic }. The total can be below 0.
       *[other] Doubloons, and: chest { $chest }, jewel { $jewel }, goods { $goods }, maps by { $maps }: { $map_set }, relic −{ $relic }. Never below 0.
    }
ref-end-2 =
    { $last_raid_decides ->
        [1] After campaign { $raids } most points win; on a tie the better last campaign wins.
       *[other] After campaign { $raids } most points win; on a tie the win is shared.
    }
