## The box and the page for reference

stock-board = Board
stock-aid = Aid cards
stock-card = Card “{ $card }”
ref-setup-1 = Doge and Favourite stand on 0, the Guards on { $guards } to either side.
ref-setup-2 = Merchant and Harlequin are drawn; each stands on its player’s cell 1. The Merchant begins; in later rounds the two are swapped.
ref-setup-3 = Cards in hand: { $hand }.
ref-turn-1 = Play cards of one type, one after the other.
ref-turn-2 = Or change the whole hand: that ends the turn.
ref-turn-3 = Or the word of the guild: call the Doge or a Guard to the Merchant’s cell.
ref-turn-4 = The Favourite moves by the difference. Count 1 per pawn in your mansion, plus 1 if the Doge and both Guards are on your half.
ref-turn-5 = Draw up to { $hand }.
ref-cards-1 = Doge: 1 cell. Two Doge cards as a pair: a procession, Doge and both Guards 1 cell the same way.
ref-cards-2 = Guards: 1 moves one of them; 1+1 both by 1 or one by 2; “close in” puts them beside the Doge. The Doge always stands between them.
ref-cards-3 = Merchant: as many cells as the card says, all in one direction.
ref-cards-4 = Harlequin: moves like the Merchant, or to cell 0.
ref-cards-5 = Masquerade: while the Harlequin stands between you and the Doge, Harlequin cards may move one other type instead.
ref-cards-6 =
    { $no_op ->
        [1] What can’t be done in full can’t be played. “Close in”, “to the centre” and the word of the guild may be used though nothing moves.
       *[other] What can’t be done in full can’t be played.
    }
ref-end-1 = Doge or Favourite in a mansion, cells { $mansion } and { $edge }: its owner wins the round at once.
ref-end-2 = The deck runs out a second time: the side with the Doge wins; on 0, the side with the Favourite.
ref-end-3 = The match: two rounds; a tie is decided by round { $rounds }.
