# What the demo explains, step by step.

demo-goal = Welcome! You are Anna of Venice; Bruno plays Genoa. The most wealth points after the last round win. This is the last one. You can leave at any time: the demo waits for you.
demo-bid = Each round everyone bids in secret for turn order, and everyone pays. Uncover your bid, raise it to 100 and confirm. Bruno bids too.
demo-place = You bid more, so you pick first: take place 1.
demo-phases = A round has six phases, one after the other: order, trade, movement, battles, landings, sales. In each all players have their turn in this order.
demo-buy = Trade comes first. Your galley lies at Venice, which supplies cloth: buy a piece for 100 ducats.
demo-hire = Each round a port can hire as many sailors as there are goods in its warehouse. Hire one for your garrison.
demo-build = With wood and iron a port can build a galley for 500 ducats, with its first sailor hired. Build one.
demo-done = You are done with trade: tap the large button.
demo-rival = It is Bruno’s turn, and his galley lies in your port too. Tap “Next”: he wants two pieces of your cloth.
demo-price = In your port he buys from you. You name a price for each piece, 100 to 300 ducats: ask for 300.
demo-counter = He may make one counter-offer: 200 ducats. Accept it.
demo-sail = Now movement: a galley enters as many zones as it has sailors. Sail with galley 1 to Durazzo: tap its zone on the chart.
demo-leave = On the way you meet Bruno’s galley at Ragusa. To sail on you need his permission. Tap “Next”: he lets you pass.
demo-moved = Your other galleys stay where they are. End your movement; Bruno stays too.
demo-attack = Your galley 2 meets Bruno’s at Ragusa. Each side rolls a die, adds its sailors and divides by three: that many enemy sailors die. Attack it.
demo-board = His only sailor is dead: the galley is your prize. Board it with one sailor, and it is yours, with its gold.
demo-prize = Its goods stay aboard. Tap “Done”.
demo-fought = No one else fights. End your battles.
demo-land = A galley may land in a port without a garrison: then the port is yours. Land one sailor at Durazzo.
demo-landed = Durazzo is yours and counts a wealth point, two when its warehouse is full. End your landings.
demo-sell = Finally, sales: a port buys what it neither supplies nor stores. The bank pays 100 ducats times the number of the lowest free space. Sell the cloth.
demo-sold = End your sales. If you hold your own major town, you get 300 ducats more.
demo-wealth = Wealth is counted: your major town 10, ports, and each full 500 ducats one point. You have won!
demo-end = That is the game: bid, trade, sail, fight, land and sell, round after round. Have a good game!
