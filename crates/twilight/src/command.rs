//! Commands of players and chance, and the questions that they answer.

use kernel::Seat;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::{Card, CardPlay, Cards, Pawn, Suit};

/// A command: one action of a player, of chance, or of the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "do", deny_unknown_fields)]
#[ts(tag = "do")]
pub enum Command {
    /// Chance: this seat drew the Merchant (`SETUP-2`).
    DrawMerchant {
        /// The Merchant's owner in the first round.
        seat: Seat,
    },
    /// Chance, when the app deals: the cards for the seat that draws.
    Deal {
        /// As many cards as the hand lacks, or as the deck holds.
        cards: Cards,
    },
    /// Shows eight first cards that are all of one type (`SETUP-3`).
    ShowEight {
        /// The cards' owner.
        seat: Seat,
        /// The type of the cards.
        suit: Suit,
    },
    /// Plays a card or a pair (`PLAY-1`).
    Play {
        /// The card and its effect.
        play: CardPlay,
    },
    /// Ends the turn. Without played cards it is a pass (`PLAY-4`).
    EndTurn,
    /// Discards the whole hand (`PLAY-2`).
    ChangeHand {
        /// The discarded cards; omitted if the app holds the hand.
        cards: Option<Cards>,
    },
    /// Calls a pawn by the word of the guild (`PLAY-3`).
    Call {
        /// The pawn called to the Merchant.
        pawn: Pawn,
    },
    /// Begins the next round, for which the table is set up.
    BeginRound,
    /// Starts a match under way from the entered state.
    BeginPlay,
    /// Ends the match early; the rounds won so far decide.
    EndEarly,
    /// Gives up the match for a player who left for good. The current and all unplayed rounds go to the other player.
    GiveUp,
    /// Corrects a value (`FIX-1`).
    Correct {
        /// The corrected value.
        fix: Fix,
    },
}

/// The corrected state of a tracked value, as on the table (`FIX-1`).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "what", deny_unknown_fields)]
#[ts(tag = "what")]
#[expect(missing_docs, reason = "the fields deal and pawn say what they are")]
pub enum Fix {
    /// The cell of a pawn.
    Pawn {
        pawn: Pawn,
        /// The cell, -8 to 8; + is the first seat's side.
        cell: i8,
    },
    /// The number of cards of a face in the discards of this deal.
    Discard {
        /// The face of the cards.
        card: Card,
        /// Number of cards.
        count: u8,
    },
    /// The number of cards in a hand.
    HandSize {
        /// The hand's owner.
        seat: Seat,
        /// Number of cards, 0 to 8.
        count: u8,
    },
    /// The player whose turn it is.
    Turn {
        /// The active player.
        seat: Seat,
    },
    /// The Merchant's owner in this round.
    Merchant {
        /// The Merchant's owner.
        seat: Seat,
    },
    /// The number of the deal, 1 to 3, and whether its deck has run out (`END-2`).
    Deal {
        deal: u8,
        /// The player at the end of whose turn the deck ran out, if it did.
        #[serde(deserialize_with = "kernel::said")]
        ran_out: Option<Seat>,
    },
    /// The results of the completed rounds: a winner, or `None` for a draw.
    Rounds {
        /// The results, at most two.
        results: Vec<Option<Seat>>,
    },
    /// The table options.
    Options {
        /// All options. The location of the hands cannot be changed.
        #[serde(deserialize_with = "kernel::whole")]
        options: crate::Options,
    },
}

/// The question that the game puts to one actor.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, strum::VariantNames)]
#[serde(tag = "ask")]
pub enum Question {
    /// Chance: the player who draws the Merchant (`SETUP-2`).
    Merchant,
    /// Chance: the cards that this seat draws.
    Cards {
        /// The seat that draws.
        seat: Seat,
        /// Number of cards.
        count: u8,
    },
    /// The corrections that lay out a match under way.
    Prepare,
    /// The actions of a player's turn.
    Turn,
    /// Whether the table is set up for the next round.
    NextRound,
}
