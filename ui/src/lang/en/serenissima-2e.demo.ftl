# What the demo explains, step by step.

demo-goal = Welcome! You are Anna, red; Bruno is blue. The most ducats after the third scoring win. You can leave at any time: the demo waits for you.
demo-track = The white pawn on the turn track shows how far along the game is. On a marked space there is a scoring. The next one is a single step away.
demo-wheel = Galleys act in the order of their numbers. The black pawn is on 3: your galley 3 acts now.
demo-hull = A galley has five spaces, for sailors and goods. Sailors make it fast and strong; goods are to be sold.
demo-load = First you load. Your port gives you one cube of what it produces. Tap the wood to load it.
demo-sailor = A galley sails one zone for each sailor. Tap the sailor to bring one aboard from your garrison: two zones are then within reach.
demo-sail = Now sail: tap the zone of Corfu on the chart. Highlighted zones are within reach.
demo-value = Corfu is Bruno’s, and you may sell there all the same. The next free slot of its warehouse shows the price. A port buys each good only once.
demo-sell = Sell the wood: the bank pays you, and the cube fills a slot of the warehouse.
demo-pieces = After every move this line tells you what to do with the pieces on the real board. Ducats too.
demo-next = Your galley is done. Tap the large button: the black pawn moves to the next number.
demo-rival = Now it is Bruno’s turn with galley 5. Tap “Next” to see what he does: he loads stone and wants to sail past your galley 8.
demo-blockade = Where you have a galley that is strong enough, you may stop others: that is a blockade. This time let him pass. He sells stone in Sicilia and is done.
demo-capture = Your galley 6 lies at Tunis, which no one owns. Open “Port” and land a sailor: from now on the port is yours.
demo-attack = Galley 8 meets Bruno’s galley 10. Open “Fight”: the chances are shown before you decide. Attack it.
demo-round = Each side rolls a die for each sailor; each skull kills one enemy sailor. Both lost one. Fight on.
demo-loot = Bruno’s galley sank. What it carried is yours if there is room: take the stone.
demo-done = Well fought. Let the next galley act.
demo-invest = Instead of loading and sailing a galley can invest. Open “Invest” and hire a sailor for galley 12.
demo-galley = Buy a galley too: tap “Buy a galley”, then the button with the price.
demo-turn = Galley 12 is done, and it is the last on the wheel. End its investment.
demo-doge = When all galleys have acted, a Doge card is turned. Its hourglasses move the white pawn. Tap “Next” to turn it.
demo-scoring = The pawn reached a scoring. Every port pays its owner for the cubes in its warehouse: a full one pays 20 ducats.
demo-special = Now anyone with fewer than two galleys may buy some. Bruno doesn’t want to. Then the next turn begins.
demo-end = That is the game: load, sail, sell or fight; take ports and fill them. At the third scoring the most ducats win. Have a good game!
