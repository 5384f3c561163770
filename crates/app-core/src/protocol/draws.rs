//! The check of a game's draws.

use kernel::{AnswerBy, Seat};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;

/// The check of the draws of a record, on all branches. Entries are those of the record; 0 is the set-up.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
#[expect(missing_docs, reason = "the fields commitments and rounds say what they are")]
pub struct DrawCheck {
    pub commitments: Vec<CheckedCommitment>,
    pub rounds: Vec<CheckedRound>,
    /// The results that the app drew or the table entered, in the order of the record.
    pub draws: Vec<CheckedDraw>,
    /// The commitments of given seeds that the record does not contain.
    pub unmatched: Vec<String>,
    /// The dice of each kind and source on the branch to the head.
    pub dice: Vec<DiceTest>,
    /// The number of throws whose dice an older record does not state.
    pub unstated_throws: u32,
}

/// A commitment of the host to a seed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[expect(missing_docs, reason = "the field seed says what it is")]
pub struct CheckedCommitment {
    /// The entry of the commitment.
    pub entry: u32,
    /// The SHA-256 of the seed, as hex text.
    pub commitment: String,
    /// The number of draws with the seed.
    pub draws: u32,
    pub seed: SeedKnowledge,
}

/// The origin of a seed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "known", rename_all = "snake_case")]
pub enum SeedKnowledge {
    /// The request contains it.
    Given,
    /// It is stored with the game, and no draw can use it any more.
    Retired {
        /// The seed as hex text.
        seed: String,
    },
    /// It is stored with the game, and draws after an undo could still use it.
    InUse,
    /// It is unknown here.
    Missing,
}

/// A round of the shared seed. Its contributions match their commitments, or the record could not be read.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct CheckedRound {
    /// The entry that opened the round.
    pub entry: u32,
    /// The number of the round, from 1.
    pub number: u32,
    /// The seats that committed to a contribution.
    pub seats: Vec<Seat>,
    /// The first draw number that uses the shared seed; `None` if the round has no result.
    pub from: Option<u32>,
    /// The seats that did not reveal.
    pub silent: Vec<Seat>,
}

/// A result that the app drew or the table entered.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
#[expect(missing_docs, reason = "the fields entry and status say what they are")]
pub struct CheckedDraw {
    pub entry: u32,
    /// The number of the draw along its branch, from 0; `None` if the table entered the result.
    pub number: Option<u32>,
    pub status: DrawStatus,
    /// The command that the seed gives instead of a wrong draw; `None` if there was nothing to draw. It is never sent,
    /// because it may be a card that players must not see.
    #[serde(skip)]
    #[ts(skip)]
    pub gives: Option<Value>,
}

/// The result of repeating a draw.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum DrawStatus {
    /// Its seed gives the recorded result.
    Confirmed,
    /// Its seed is not known.
    Unknown,
    /// Its seed gives another result.
    Wrong,
    /// The table entered it, so nothing proves it.
    Entered,
}

/// The dice of one kind from one source, tested against fair dice.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
#[expect(missing_docs, reason = "the field kind says what it is")]
pub struct DiceTest {
    pub kind: DiceKind,
    /// The app, or the table for entered dice.
    pub by: AnswerBy,
    /// The values of the die and how often each was thrown.
    pub thrown: Vec<(u8, u32)>,
    /// The number of faces with each value.
    pub faces: Vec<u8>,
    /// The approximate probability that fair dice deviate at least as much, from 0 to 1.
    pub probability: f64,
}

/// A kind of dice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum DiceKind {
    /// Faces from 1 to 6.
    Pips,
    /// A skull on some of six faces: the value 1, otherwise 0.
    Skulls,
}
