//! The events of a match.

use arrayvec::ArrayVec;
use kernel::Seat;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::{Card, Cards, Fix, Pawn, Suit};

/// A moved pawn and its new cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[expect(missing_docs, reason = "the pawn says what it is")]
pub struct PawnMove {
    pub pawn: Pawn,
    /// Its new cell, from -8 to 8.
    pub to: i8,
}

/// The reason why a round was decided.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Decider {
    /// The Doge reached a mansion.
    DogeHome,
    /// The Favourite reached a mansion.
    FavouriteHome,
    /// The deck had run out, with the Doge on the winner's side.
    DogeSide,
    /// The deck had run out, with the Favourite on the winner's side.
    FavouriteSide,
    /// No reason: the sides were level after the third deal.
    Level,
    /// The other player gave up.
    GivenUp,
}

/// The reason why the discards became a new deck.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Redrawn {
    /// The first deck ran out (`END-2`).
    RanOut,
    /// The check found both sides level (`END-3`).
    Level,
}

/// An event of the match. Its tag is the message key from which the screen narrates.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, strum::VariantNames)]
#[serde(tag = "event")]
#[ts(tag = "event")]
#[expect(missing_docs, reason = "fields such as seat and round say what they are")]
pub enum Event {
    /// Merchant and Harlequin were drawn (`SETUP-2`).
    MerchantDrawn { seat: Seat },
    /// A round was set up (`SETUP-1`). `merchant` is the Merchant's owner.
    RoundBegan { round: u8, merchant: Seat },
    /// A player showed eight cards of one type; both hands are dealt again (`SETUP-3`).
    EightShown { seat: Seat, suit: Suit },
    /// A player drew cards. When the app deals, only their owner learns them.
    Drew {
        seat: Seat,
        count: u8,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        cards: Option<Cards>,
    },
    /// A turn began (`TURN-1`).
    TurnBegan { seat: Seat },
    /// A card was played; `pair` marks a procession.
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
    /// A player discarded the whole hand (`PLAY-2`).
    HandChanged { seat: Seat, cards: Cards },
    /// A player passed, because nothing was possible (`PLAY-4`).
    Passed { seat: Seat },
    /// A turn ended, and the Favourite moved by the difference of the counts (`FAV-1`).
    TurnEnded { seat: Seat, favourite: i8, counts: [u8; 2] },
    /// The discards were shuffled into a new deck (`END-2`, `END-3`).
    Reshuffled { deal: u8, why: Redrawn },
    /// The deck ran out for the last time, at the end of this player's turn (`END-2`).
    RanOut { seat: Seat },
    /// A round ended (`END-1`, `END-3`).
    RoundEnded { round: u8, winner: Option<Seat>, by: Decider },
    /// The match ended (`MATCH-1`, `MATCH-2`).
    MatchEnded { winner: Option<Seat>, rounds: [u8; 2] },
    /// A value was corrected by hand (`FIX-1`).
    Corrected { fix: Fix },
}
