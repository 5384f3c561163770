# Serenissima, first edition (1996): the rules in a few sentences each, read when somebody asks.

chapter-goal = Have the most wealth points after the last round: ports, full warehouses and ducats all count.
    .title = The goal
chapter-setup = Each player is a nation, with a major town, two galleys and their crews.
    .title = Set-up
chapter-order = Everyone bids in secret, and the highest bids pick their places for the round.
    .title = Phase 1: who goes first
chapter-trade = Galleys take goods aboard, from ports and from other players.
    .title = Phase 2: goods
chapter-build = Ports that you hold build galleys and fortresses and hire sailors, and crews take their places.
    .title = Phase 2: building and hiring
chapter-sail = Galleys move from zone to zone, and opponents in the way may refuse them passage.
    .title = Phase 3: sailing
chapter-fight = Galleys attack galleys and garrisons: a die and the number of sailors decide.
    .title = Phase 4: battles
chapter-take = Galleys land sailors in ports that no one defends.
    .title = Phase 5: taking ports
chapter-sell = Goods go into warehouses for ducats, and your own major town pays its income.
    .title = Phase 6: selling
chapter-box = What the box holds is all there is. Here is also what a player without ports and galleys can do.
    .title = Limits
chapter-table = What stays hidden, who rolls, what can be put right, and how the app matches your box.
    .title = At your table

## The box
help-BOX-1a = The box holds 28 galleys, 176 or 180 sailors, 20 fortresses and 15 pieces of each kind of goods. What has run out can’t be bought, built or hired until some of it comes back.
    .title = What the box still has
help-BOX-1b = Sailors who die, galleys that sink and goods that are lost go back to the box, where everyone can get them again. Money is never short: the bank pays as much as it has to.
    .title = Back to the box
help-BOX-1c = Only your own pieces can be used, and only where they are. If the table shows something else, correct it in the app first.
    .title = What is not there
help-BOX-1d = No one pays more than is in the purse. There is no credit, and no loan between players.
    .title = No debts
help-BOX-1e = The smallest coin is 100 ducats. Bids, prices and what is paid in an exchange are multiples of 100.
    .title = Hundreds only
help-BOX-2 = Most boxes hold 176 sailors, the English one 180. Choose the number of your box when you set up the game.
    .title = How many sailors

## Set-up
help-SETUP-1 = Four players play 8 rounds with all nations. Three play 10 rounds as Venice, Genoa and Spain. Two play 12 rounds as Venice and Genoa, or as Spain and the Turks.
    .title = Rounds and nations
help-SETUP-2 = You hold your major town from the start: Venice, Genoa, Valencia or Istanbul. Two galleys lie in its zone, you have ten sailors to place, and 2000 ducats. All other ports are neutral.
    .title = What everyone gets
help-SETUP-3 = In the order of the nations, each player puts 1 to 5 sailors on each of the two galleys. The rest become the garrison of the town. What is aboard decides how far a galley sails in the first round.
    .title = The first sailors
help-SETUP-4 = With two or three players the other major towns are neutral ports with six spaces. They can be taken and count like any port, 10 points when full. They never pay the 300 ducats, and they don’t score as your own major town.
    .title = Towns no one plays
help-SEAT-1a = As long as you hold a port you can build again, even without galleys. Without both you still bid and your ducats count at the end, but the other phases pass you by.
    .title = No port and no galley
help-SEAT-1b = When a player has neither port nor galley, you may agree to let that player go. No one else can leave this way.
    .title = Letting a player go
help-SEAT-2 = { rule-SEAT-2 }
    .title = After a player was let go

## Phase 1: order
help-BID-1 = Each round everyone bids in secret: 0, or a multiple of 100 up to what is in the purse. All bids are revealed together, and all of them are paid to the bank, not only the highest.
    .title = Bidding for the order
help-BID-2a = The highest bidder picks any place for this round: first, second, or the last one if that is better. Then the next bidder picks from what is left.
    .title = Picking a place
help-BID-2b = Players with equal bids roll a die, and the highest roll picks first. Players who are still tied roll again. Bids of 0 are settled the same way, after all others.
    .title = Equal bids
help-BID-3 = Everyone plays phase 2 in this order, then everyone plays phase 3, and so on. The order stays the same for the whole round.
    .title = Phase after phase

## Phase 2: trade, building, crews
help-BUY-1a = You buy where one of your galleys lies in the zone of the port. The port may be neutral, yours or another player’s. No one can refuse to sell.
    .title = Where goods are bought
help-BUY-1b = A port sells only the goods that are printed beside it. Goods in its warehouse are not for sale.
    .title = What a port sells
help-BUY-2a = In a neutral port and in your own a piece costs 100 ducats, paid to the bank.
    .title = The bank’s price
help-BUY-2b = In another player’s port say first how many pieces you want. The owner then names one price for each piece, 100 to 300 ducats, and gets the money. With a monopoly it may be up to 1,000.
    .title = The owner’s price
help-BUY-2c = You may answer the price with one lower offer, at least 100. If the owner refuses, you take the first price or leave it.
    .title = One counter-offer
help-BUY-2d = If you decline a price, it holds in that port until your turn ends. You may still buy any number of pieces at that price, but you can’t haggle again.
    .title = A declined price
help-BUY-3 = If you hold every port that supplies a kind of goods, you have its monopoly and may ask up to 1,000 ducats for a piece. Gems come from one port only.
    .title = Monopoly
help-BUY-4 = A galley carries five pieces, sailors and goods together, and at least one is a sailor. What you buy goes aboard at once.
    .title = Five pieces aboard
help-TRADE-1a = In your phase 2 you may exchange goods with a player whose galley lies in the same coastal zone as yours. On the high seas it takes a house rule.
    .title = Where players exchange
help-TRADE-1b = Goods from one galley go to the other, for goods, for ducats or for both. Sailors, ports and promises are not part of it.
    .title = What is exchanged
help-TRADE-1c = The active player makes an offer. The other takes it, leaves it, or makes one counter-offer. If that is refused, the first offer can still be taken.
    .title = Offer and answer
help-BUILD-1a = Each port you hold builds one thing a round, a galley or a fortress, for 500 ducats.
    .title = One building a round
help-BUILD-1b = You build and hire only in ports that you hold. In a neutral or foreign port you can only buy.
    .title = Only held ports
help-BUILD-2 = A new galley is placed in the zone of the port and gets at least one sailor at once, hired there or from the garrison. It may be loaded at once and sails in this round.
    .title = A new galley
help-BUILD-3 = The port must have wood and iron. It does not matter whether it supplies them or stores them, and nothing is used up.
    .title = What a galley takes
help-BUILD-4 = The port must have wood and gold, supplied or stored. Nothing is used up.
    .title = What a fortress takes
help-BUILD-5 = A second fortress in the same port would change nothing, so there is only one.
    .title = One fortress a port
help-HIRE-1a = Hired sailors go into the port or onto your galleys in its zone, within their five spaces.
    .title = Where hired sailors go
help-HIRE-1b = A port hires at most as many sailors a round as there are goods in its warehouse, 100 ducats each. An empty warehouse hires no one.
    .title = How many are hired
help-PLACE-1a = In your phase 2 sailors move freely between your galleys and your port in one zone, and goods between your galleys there. It costs nothing.
    .title = Moving crews and cargo
help-PLACE-1b = A galley without sailors sinks at once, and its goods go back to the box. The app asks before that happens.
    .title = The last sailor
help-PLACE-2a = In your phase 2 goods may be thrown overboard to make room. Goods enter a warehouse only by a sale.
    .title = Overboard
help-PLACE-2b = Sailors may leave a galley where there is a port. In your own port they join the garrison, in any other they go back to the box.
    .title = Going ashore
help-HOLD-1 = You may take the last sailor out of a port. It stays yours, but anyone can land there without a battle.
    .title = Ports without a garrison

## Phase 3: movement
help-MOVE-1a = A galley enters up to as many zones as it has sailors aboard. One galley’s move is finished before the next begins.
    .title = How far a galley sails
help-MOVE-1b = Each step leads to a neighbouring zone. The map shows every zone within reach.
    .title = From zone to zone
help-MOVE-1c = A galley that was denied passage stays put; so does one you left to move another. Both may still fight, land and sell.
    .title = A move that is over
help-MOVE-1d = Entering a zone is always allowed. To sail on from it, a galley needs permission from every opponent with a galley there; one refusal ends its move. The starting zone needs none. You may answer once for the whole phase.
    .title = Permission to pass

## Phase 4: battles
help-FIGHT-1 = Both sides roll one die, add their own sailors, divide by three and round down. That many of the other side’s sailors die, both at the same time. Only the two galleys that fight lose sailors.
    .title = How a battle goes
help-FIGHT-2 = You may attack as often as you like, with any of your galleys and any target in its zone, and stop whenever you like. No one has to fight.
    .title = Attack again, or stop
help-FIGHT-3a = When a galley has lost all its sailors, the winner captures it by moving one or more sailors over from the galley that won. Goods may then be moved between the two.
    .title = Boarding the prize
help-FIGHT-3b = A beaten galley that no one boards sinks with the goods left on it. If all sailors go over, the galley that won sinks instead. If both sides die, both sink. The winner decides, even if that is the defender.
    .title = Sinking the prize
help-FIGHT-4 = A garrison defends its port as a crew defends its galley, but never attacks. Behind a fortress the attacker’s sum is divided by four instead of three. A galley that loses its last sailor there sinks.
    .title = Ports and fortresses
help-FIGHT-5 = A port whose garrison died still belongs to its owner. It can be taken in phase 5, by whoever lands first.
    .title = A fallen garrison
help-FIGHT-6 = A captured galley has the sailors that boarded it and may attack in the same turn.
    .title = Captured galleys
help-FIGHT-7 = Only opponents are attacked: their galleys, and their ports while a garrison is there. Neutral and empty ports are taken by landing.
    .title = Whom to attack

## Phase 5: landings
help-TAKE-1a = A galley lands in the port of the zone where it lies. You hold the port from then on.
    .title = Where to land
help-TAKE-1b = One or more of the sailors aboard land and become the garrison. A port holds any number.
    .title = How many land
help-TAKE-1c = Even the last sailor may land. The galley then sinks with its goods.
    .title = Everyone lands
help-TAKE-2a = No one lands in a port that others defend. Beat the garrison in phase 4 first. A fortress without a garrison stops no one.
    .title = Garrisons
help-TAKE-2b = In your own port you land only when it has no garrison. Otherwise move sailors in phase 2.
    .title = Your own ports
help-TAKE-3 = The fortress and the goods stay in the port, whoever takes it.
    .title = What stays

## Phase 6: sales
help-SALE-1a = A galley sells in the port of the zone where it lies, yours, neutral or another player’s. No one can prevent it.
    .title = Where goods are sold
help-SALE-1b = A port buys what it neither supplies nor stores, so a warehouse never holds two of a kind.
    .title = What a port buys
help-SALE-1c = Each piece sold takes one space, and nothing ever leaves a warehouse. A full one buys nothing more.
    .title = A full warehouse
help-SALE-1d = The piece goes on the lowest free space, and the bank pays 100 ducats times the number printed there. By house rule a sale in your own port pays nothing.
    .title = What a sale pays
help-SALE-2 = If you sell to another player’s port a kind that no port of that player supplies or stores, the bank pays 500 ducats more, and 1,000 more if the port is a major town.
    .title = New markets
help-INCOME-1 = After your sales you get 300 ducats if you hold your own major town.
    .title = Income

## Wealth, money, the app
help-SCORE-1 = Your own major town counts 10, and 10 more when its warehouse is full. Any other port you hold counts 1, when full 2 for a small one, 5 for a medium one and 10 for a major town. Each full 500 ducats count 1.
    .title = Wealth points
help-SCORE-2 = After the last round the most wealth points win. Tied players share the win, or the ducats decide if you chose that.
    .title = Who wins
help-MONEY-1 = Each player sees only their own purse. Bids stay hidden until all are given. You may play with open purses.
    .title = Hidden money
help-RAND-1 = The app rolls, or you roll and enter what the die shows, 1 to 6.
    .title = Dice
help-FIX-1 = Any tracked value can be set to what lies on the table, within what the box has. A correction is an entry of the record and can be undone.
    .title = Corrections
help-FIX-2 = A question that has lost its point after a correction is closed, and the game continues with what is due.
    .title = After a correction
help-FIX-3 = A correction closes only what it has made void. A prize stays its winner’s choice, a price belongs to its owner and monopoly, a move reaches as far as the crew that is there now, and permission that has become due is asked first. Income is paid once a round. A corrected turn opens its phase and ends nothing.
    .title = What a correction doesn’t change
help-END-1 = You may end the game before the last round, with a count of wealth or without.
    .title = Stopping early
help-MAP-1 = Which port supplies what, how large its warehouse is, the numbers and the neighbours are printed on the board. “Match my board” sets them right for your box.
    .title = The board
help-MAP-2 = Where a zone’s neighbours are not confirmed, a galley may go on to any zone: check the step on your board.
    .title = Unknown neighbours
help-MAP-3 = Where the numbers of a warehouse are not known, the app asks for the number of a space at its first sale and remembers it.
    .title = Unknown numbers
