//! What happened.

use arrayvec::ArrayVec;
use kernel::Seat;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::{Card, Cards, Fix, Pawn, Suit};

/// A pawn and the cell that it now stands on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct PawnMove {
    pub pawn: Pawn,
    pub to: i8,
}

/// What decided a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Decider {
    /// The Doge in a mansion.
    DogeHome,
    /// The Favourite in a mansion.
    FavouriteHome,
    /// The Doge's side when the deck had run out.
    DogeSide,
    /// The Favourite's side when the deck had run out.
    FavouriteSide,
    /// Nothing: level after the third deal.
    Level,
    /// No player plays for the other side any more.
    GivenUp,
}

/// Why the discards became a deck.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Redrawn {
    /// The first deck ran out (`END-2`).
    RanOut,
    /// The check found all level (`END-3`).
    Level,
}

/// Something that happened. The tag is the message key from which the screen narrates.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, strum::VariantNames)]
#[serde(tag = "event")]
#[ts(tag = "event")]
pub enum Event {
    /// Merchant and Harlequin were drawn (`SETUP-2`).
    MerchantDrawn { seat: Seat },
    /// A round was set up (`SETUP-1`); this seat has the Merchant.
    RoundBegan { round: u8, merchant: Seat },
    /// Eight cards of one type were shown; both hands go back to be dealt again (`SETUP-3`).
    EightShown { seat: Seat, suit: Suit },
    /// A seat drew; only their owner learns the cards, when the app deals.
    Drew {
        seat: Seat,
        count: u8,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        cards: Option<Cards>,
    },
    /// A turn began (`TURN-1`).
    TurnBegan { seat: Seat },
    /// A card was played; `pair` for a procession.
    Played {
        seat: Seat,
        card: Card,
        pair: bool,
        uses: Suit,
        #[ts(as = "Vec<PawnMove>")]
        moved: ArrayVec<PawnMove, 3>,
    },
    /// A pawn was called to the Merchant (`GUILD-1`).
    Called { seat: Seat, pawn: Pawn, to: i8 },
    /// A hand was discarded (`PLAY-2`).
    HandChanged { seat: Seat, cards: Cards },
    /// Nothing could be done (`PLAY-4`).
    Passed { seat: Seat },
    /// A turn ended and the Favourite moved by the difference of what counts (`FAV-1`).
    TurnEnded { seat: Seat, favourite: i8, counts: [u8; 2] },
    /// The discards were shuffled into a new deck (`END-2`, `END-3`).
    Reshuffled { deal: u8, why: Redrawn },
    /// The deck ran out for the last time, at the end of this seat's turn (`END-2`).
    RanOut { seat: Seat },
    /// A round ended (`END-1`, `END-3`).
    RoundEnded { round: u8, winner: Option<Seat>, by: Decider },
    /// The match ended (`MATCH-1`, `MATCH-2`).
    MatchEnded { winner: Option<Seat>, rounds: [u8; 2] },
    /// Something was put right.
    Corrected { fix: Fix },
}
