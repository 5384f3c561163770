//! Every rule of the game, in the order of the specification.

use kernel::Seat;

use crate::{Card, Pawn, Suit};

kernel::rules! {
    /// The rule or limit that a command breaks, with the parameters of its message.
    pub enum Breach {
        effect "SETUP-1" "Doge and Favourite on 0, Guards on 2 of either side.";
        effect "SETUP-2" "Merchant and Harlequin are drawn; each starts on the own cell 1, and they swap every round.";
        rule "SETUP-3" "Eight first cards of one type are shown and dealt anew." => EightOfAKind { seat: Seat, suit: Suit };
        effect "TURN-1" "The players alternate, the Merchant's owner first.";
        rule "PLAY-1" "One to eight cards of one type." => OneType { card: Card, suit: Suit };
        rule "PLAY-2" "The whole hand is changed at the very start of a turn." => ChangeFirst { empty: bool };
        rule "PLAY-3" "The word of the guild is instead of cards." => CallInstead {};
        rule "PLAY-4" "Only who can do nothing passes." => CanAct {};
        rule "MOVE-1" "A card moves its pawn in one direction by all its points." => AllPoints { card: Card, points: u8 };
        limit "MOVE-2" "Nothing leaves the track." => OffTrack { pawn: Pawn, card: Card };
        effect "MOVE-3" "An illegal play is taken back whole.";
        rule "NOBLE-1" "The Doge stands strictly between the Guards." => DogeBetween { doge: i8, lower: i8, upper: i8 };
        effect "CARD-DOGE" "The Doge moves one cell.";
        effect "CARD-PROCESSION" "Two Doge cards move Doge and Guards one cell the same way.";
        effect "CARD-GUARD-1" "One Guard moves one cell.";
        rule "CARD-GUARD-11" "Both Guards move one cell each, or one Guard two." => BothMove {};
        rule "CARD-GUARD-CLOSE" "Both Guards move next to the Doge." => ClosedInAlready {};
        effect "CARD-MERCHANT-n" "The Merchant moves n cells.";
        effect "CARD-HARLEQUIN-n" "The Harlequin moves n cells.";
        rule "CARD-HARLEQUIN-CENTRE" "The Harlequin goes to cell 0." => CentreStays { pawn: Pawn };
        rule "MASK-1" "Harlequin cards move another pawn only while the Harlequin stands between player and Doge." => NoMasquerade { doge: i8, harlequin: i8 };
        rule "MASK-2" "All Harlequin cards of a turn go to one type." => OneUse { first: Suit, now: Suit };
        rule "MASK-3" "The masquerade is tested before each card." => MasqueradeOver { doge: i8, harlequin: i8 };
        rule "MASK-4" "No cards of the chosen type are added." => NoneAdded { suit: Suit };
        rule "GUILD-1" "Doge or Guard is called to the Merchant's cell." => CannotCall { pawn: Pawn };
        effect "FAV-1" "The Favourite moves by the difference of the counts.";
        effect "FAV-2" "Past cell 8 is in the mansion.";
        effect "END-1" "Doge or Favourite in a mansion ends the round at once.";
        effect "END-2" "The discards become the second deal; the second time the deck runs out the end is near.";
        effect "END-3" "The Doge's side wins, then the Favourite's; level, there is a third deal.";
        effect "MATCH-1" "Two rounds, a third at 1-1 or without a winner.";
        effect "MATCH-2" "A drawn third round is a drawn match.";
        limit "COUNT-1" "Only cards that the deal still holds are played." => NotThere { card: Card, left: u8 };
        limit "FIX-1" "A correction stays within the box." => NoSuchTable { flaw: String };
    }
}
