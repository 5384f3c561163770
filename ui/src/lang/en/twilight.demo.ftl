# What the demo explains, step by step.

demo-goal = Welcome! You are Anna. Lead the Doge into your mansion, the last two cells on your side, and you win the round. The first to win two rounds wins the match. You can leave at any time: the demo waits for you.
demo-pawns = The Doge always stands between the two Guards and can’t jump them.
demo-others = The Merchant and the Harlequin go wherever they like, past anyone and onto any cell.
demo-hand = You hold eight cards that Bruno can’t see. You play them on the table and tap here what you played. In this demo we tell you what you have.
demo-guard = First make way for the Doge. You have a Guard card of one point: tap it, then the place of the Guard on your side, one cell towards you.
demo-again = In a turn you play as many cards as you like, but all of one type. Another Guard card: move the same Guard two cells on.
demo-favourite = At the end of each turn the Favourite moves. Everyone counts Guards, Merchant and Harlequin at home: your Merchant is home, so she comes one cell towards you. In a mansion she wins the round too.
demo-turn = Tap the large button: your turn is over. You draw up to eight cards again.
demo-rival = Now Bruno plays. Tap “Next”: he leads the Doge one cell towards himself.
demo-masquerade = The Harlequin stands between you and the Doge. That is a masquerade: your Harlequin cards may now move the Doge, the Guards or the Merchant instead.
demo-mask = Play your Harlequin card of three points for the Doge: tap it, then his place three cells towards you.
demo-done = Well played. End your turn; the Favourite comes nearer again.
demo-merchant = Tap “Next”: Bruno pulls your Merchant out of your mansion. Now the Favourite stays where she is.
demo-guild = Instead of playing cards you may use the word of the guild: it calls the Doge or a Guard to the Merchant. Call the Doge, and he comes to cell 5.
demo-answer = That was a whole turn. Tap “Next”: Bruno pulls the Doge one cell back.
demo-procession = Two Doge cards played together are a procession: the Doge and both Guards move one cell. Tap the Doge card, then the arrow towards you.
demo-pair = You have another two. Play the procession again.
demo-home = The way is free. A single Doge card takes the Doge home: play it towards you.
demo-won = The Doge is in your mansion: the round is yours at once.
demo-match = In the next round the Merchant and the Harlequin change owners. Tap “Next” to lay it out.
demo-end = That is the game: one type in a turn, or a new hand, or the word of the guild. Two rounds won win the match. Have a good game!
