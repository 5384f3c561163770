# What a refused command broke, and what a set-up, a position or a board cannot be.

## What a refused command broke

rule-SETUP-1 = The Doge and the Favourite begin on 0, the Guards on 2.
rule-SETUP-2 = The Merchant and the Harlequin are drawn, and change owners every round.
rule-SETUP-3 = Eight of a kind can be shown only before the first card of a round is played.
rule-TURN-1 = The players take turns.
rule-PLAY-1 = This turn is played with one type of card, { $suit }: { $card } can’t be added.
rule-PLAY-2 = { $empty ->
        [true] There is no hand to change.
       *[other] The hand can be changed only at the very start of a turn.
    }
rule-PLAY-3 = Use the word of the guild instead of cards, not after them.
rule-PLAY-4 = A turn can’t be passed while there is something to do: play, change the hand, or call.
rule-MOVE-1 = { $card } must be used for its own pawn, in one direction, and in full.
rule-MOVE-2 = { $pawn } would leave the track with { $card }.
rule-MOVE-3 = The play is taken back whole.
rule-NOBLE-1 = The Doge must stand strictly between the Guards: they would be on { $lower } and { $upper }, the Doge on { $doge }.
rule-CARD-DOGE = A Doge card moves the Doge one cell.
rule-CARD-PROCESSION = Two Doge cards move the Doge and the Guards together.
rule-CARD-GUARD-1 = One Guard moves one cell.
rule-CARD-GUARD-11 = Guards 1+1: both move one cell, or one of them two.
rule-CARD-GUARD-CLOSE = Both Guards stand next to the Doge already.
rule-CARD-MERCHANT-n = The Merchant moves by the card’s number.
rule-CARD-HARLEQUIN-n = The Harlequin moves by the card’s number.
rule-CARD-HARLEQUIN-CENTRE = { $pawn } can’t be sent to the centre with this card now.
rule-MASK-1 = No masquerade: the Harlequin ({ $harlequin }) does not stand between the player and the Doge ({ $doge }).
rule-MASK-2 = Harlequin cards of this turn go to { $first }, not to { $now }.
rule-MASK-3 = The masquerade is over: Harlequin { $harlequin }, Doge { $doge }.
rule-MASK-4 = { $suit }: you can’t mix their own cards and a masquerade in one turn.
rule-GUILD-1 = { $pawn } can’t be called to the Merchant: the guild calls only the Doge or a Guard, and no one who stands there already.
rule-FAV-1 = The Favourite moves at the end of every turn.
rule-FAV-2 = Past the last cell counts as home.
rule-END-1 = The Doge or the Favourite in a mansion ends the round.
rule-END-2 = The deck runs out twice.
rule-END-3 = The Doge’s side wins when the deck has run out.
rule-MATCH-1 = Two rounds, perhaps a third.
rule-MATCH-2 = If the third round is drawn, so is the match.
rule-COUNT-1 = { $card }: at most { $left } can still be in play.
rule-FIX-1 = This can’t be: { $why }

flaw-pawn-off-track = a pawn would stand off the track
flaw-card-too-many = the box has fewer of these cards
flaw-cards-too-many = there are only 54 cards
flaw-hand-too-large = a hand has at most eight cards
flaw-hand-unknown = the cards of a hand do not agree with its size
flaw-no-such-deal = there are three deals, and only the second and third can run out
flaw-no-such-seat = this game has only two players
flaw-position-line = line { $line } can’t be read: { $text }
flaw-cards-in-the-app = the app holds the cards, so they can’t be corrected by hand
flaw-no-turn = it is no one’s turn now
flaw-match-decided = the match would be decided
flaw-not-the-winner = the rounds name another winner
flaw-round-decided = the round would be over: Doge or Favourite is in a mansion
flaw-check-due = the deck ran out at the end of the second player’s turn: the round would be checked now
flaw-nothing-to-draw = no one draws cards now
