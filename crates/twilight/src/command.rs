//! What players and chance say, and what is asked.

use kernel::Seat;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::{Card, CardPlay, Cards, Pawn, Suit};

/// One gesture.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "do", deny_unknown_fields)]
#[ts(tag = "do")]
pub enum Command {
    /// Chance: this seat drew the Merchant (`SETUP-2`).
    DrawMerchant {
        /// The Merchant's owner in the first round.
        seat: Seat,
    },
    /// Chance, when the app deals: these cards to the seat that is being filled.
    Deal {
        /// As many as are missing, or as the deck holds.
        cards: Cards,
    },
    /// A player's eight first cards are all of one type (`SETUP-3`).
    ShowEight {
        /// Whose cards.
        seat: Seat,
        /// Of which type.
        suit: Suit,
    },
    /// Play a card, or a pair (`PLAY-1`).
    Play {
        /// The card and what it does.
        play: CardPlay,
    },
    /// The turn is over; without a card played it is a pass (`PLAY-4`).
    EndTurn,
    /// Discard the whole hand (`PLAY-2`).
    ChangeHand {
        /// What was discarded; left out when the app holds the hand.
        cards: Option<Cards>,
    },
    /// The word of the guild (`PLAY-3`).
    Call {
        /// Who is called to the Merchant.
        pawn: Pawn,
    },
    /// The table is set up for the next round.
    BeginRound,
    /// What lies on the table is entered: it continues from there.
    BeginPlay,
    /// The table stops; rounds won so far decide.
    EndEarly,
    /// A player has left for good: the round under way and those not played go to the other.
    GiveUp,
    /// Put something right.
    Correct {
        /// What, and how it is.
        fix: Fix,
    },
}

/// A correction.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "what", deny_unknown_fields)]
#[ts(tag = "what")]
pub enum Fix {
    /// A pawn stands on this cell, -8 to 8.
    Pawn {
        pawn: Pawn,
        /// Signed: + is the first seat's side.
        cell: i8,
    },
    /// So many cards of a face lie in the discards of this deal.
    Discard {
        /// The face.
        card: Card,
        /// How many.
        count: u8,
    },
    /// A player holds so many cards.
    HandSize {
        /// Who.
        seat: Seat,
        /// 0 to 8.
        count: u8,
    },
    /// It is this player's turn.
    Turn {
        /// Whose.
        seat: Seat,
    },
    /// This player has the Merchant in this round.
    Merchant {
        /// Who.
        seat: Seat,
    },
    /// The deal, 1 to 3, and whether its deck has run out (`END-2`).
    Deal {
        deal: u8,
        /// At the end of whose turn, if it has.
        #[serde(deserialize_with = "kernel::said")]
        ran_out: Option<Seat>,
    },
    /// How the rounds so far ended: a winner, or no player.
    Rounds {
        /// At most two.
        results: Vec<Option<Seat>>,
    },
    /// What the table agreed on.
    Options {
        /// All of it; who holds the hands cannot be changed.
        #[serde(deserialize_with = "kernel::whole")]
        options: crate::Options,
    },
}

/// What is awaited.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, strum::VariantNames)]
#[serde(tag = "ask")]
pub enum Question {
    /// Chance: who draws the Merchant (`SETUP-2`)?
    Merchant,
    /// Chance: which cards does this seat draw?
    Cards {
        /// Who is filled up.
        seat: Seat,
        /// How many.
        count: u8,
    },
    /// A match under way: does what is entered lie on the table?
    Prepare,
    /// A player's turn.
    Turn,
    /// Is the table set up for the next round?
    NextRound,
}
