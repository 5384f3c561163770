# What the demo explains, step by step.

demo-goal = Welcome! You are Anna; Bruno and Chiara play against you. The most points after three campaigns win. You can leave at any time: the demo waits for you.
demo-days = A campaign has six days, and each day has its booty. This is the fifth: a jewel, goods, a saber and a cursed relic.
demo-hand = Everyone got the same characters. You have five left, and you can work out what the others have left.
demo-choose = At dawn everyone chooses a character in secret. Uncover your hand, then choose the Cook, rank 18. The others choose too.
demo-ship = All are revealed at once and placed on the ship by rank. By day their abilities work, from the lowest rank to the highest.
demo-beggar = Bruno’s Beggar came first: the owner of the highest character pays him 3 doubloons. That was you.
demo-gunner = Chiara’s Gunner discards a character from any den. Tap “Next”: he hits Bruno’s Bosun.
demo-dusk = At dusk booty is shared, and the highest rank takes first. That is your Cook: take the jewel, worth 3.
demo-cook = The Cook takes one more token: the saber.
demo-saber = A saber works at once: it discards a character from a neighbour’s den. Choose Chiara’s Armorer.
demo-rest = Tap “Next”: Chiara takes the goods. The cursed relic is left for Bruno, the lowest, and costs 3 points.
demo-night = At night abilities work in all dens, and every night again: your Barkeep earns a doubloon. Then the next day begins.
demo-last = It is the last day. Uncover your hand and choose the Bosun, rank 19.
demo-bosun = Your Bosun earned 2 doubloons for each lower character in your den. Bruno and Chiara both chose the First Mate: with equal ranks reputation decides, and Chiara’s is higher.
demo-officer = Tap “Next”: Chiara takes the chest, Bruno the map. The Spanish officer is left for you: he costs you the Bosun.
demo-raid = The campaign is over, and last abilities have worked. Now doubloons and booty count: a chest 5, a jewel 3, goods 1, three maps 12.
demo-next = Dens are emptied. Cards in hand stay, and everyone gets six new ones. Begin the next campaign.
demo-end = That is the game: six days from dawn to night, three times. The most points win. Have a good game!
