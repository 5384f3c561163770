//! The report of one table's game as one viewer may know it, in figures. Statistics are counted from it.
//!
//! A game reports scores, holdings and the flows of events ([`Rules::scores`](crate::Rules::scores),
//! [`holdings`](crate::Rules::holdings), [`record_flow`](crate::Rules::record_flow)); the rest is the same for every
//! game. The report is a fold over the followed entries, from the events and states that the viewer may see. So it
//! contains no secret, and undone entries count nothing.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::Seat;

pub use dice::above;
pub use ledger::Ledger;

mod clock;
mod dice;
mod fold;
mod ledger;

/// The report of a game, up to the head.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, TS)]
#[ts(rename = "Account")]
pub struct GameReport {
    /// The head; 0 is the set-up.
    pub entry: u32,
    /// The time of the set-up (RFC 3339).
    pub began: String,
    /// The time of the last followed entry (RFC 3339).
    pub ended: String,
    /// The time of play in seconds, without pauses of more than 20 minutes and without undone entries.
    pub seconds: u32,
    /// The final places by seat, from 1; ties share a number. Empty until the game is over.
    pub places: Vec<u8>,
    /// The start of each seat, as an id of the game: a port, a nation, a side, a colour.
    pub starts: Vec<Option<String>>,
    /// The scores over time. Empty for a game without scores.
    pub curve: Vec<Moment>,
    /// The flows into and out of the score, by seat and source. Those of a seat add up to the change of its score,
    /// unless it is [unsure](Self::unsure).
    pub flows: Vec<Flow>,
    /// The seats with unknown flows.
    pub unsure: Vec<Seat>,
    /// The holdings in the order in which they began. Those of one object never overlap.
    pub held: Vec<Holding>,
    /// The contests between seats, in order.
    pub contests: Vec<Contest>,
    /// The dice of each seat, in seat order; only seats that have thrown any.
    pub luck: Vec<Luck>,
    /// The number of throws without a known thrower, from older records.
    pub unknown_throws: u32,
    /// The number of decisions and their time, for each seat in order.
    pub pace: Vec<Pace>,
    /// True if the table began at a given position, as demos do. Statistics exclude such games.
    pub laid_out: bool,
}

/// The current score of each seat; `None` if the viewer may not know it.
pub type SeatScores = arrayvec::ArrayVec<Option<i32>, 8>;

/// The scores at one point: at the set-up, at the end of each turn, round or day, and at the head.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct Moment {
    /// The entry that ended the turn; 0 is the set-up.
    pub entry: u32,
    /// The turn, round or day of the game that ended; the last may be in progress.
    pub turn: u16,
    /// The scores by seat; `null` if the viewer could not know one then.
    pub worth: Vec<Option<i32>>,
}

/// The sum of a seat's flows from one source.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct Flow {
    /// The seat.
    pub seat: Seat,
    /// The source, as an id of the game; its message is `source-` and this id.
    pub source: String,
    /// The sum; below 0 if the source cost more than it brought.
    pub amount: i32,
}

/// An object and the seat that held it for a time.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Holding {
    /// The object, as an id of the game, such as a port's.
    pub what: String,
    /// The holder.
    pub seat: Seat,
    /// The first entry of the holding; 0 is the set-up.
    pub from: u32,
    /// The last entry of the holding; `null` if it continues.
    pub to: Option<u32>,
}

/// A battle, or another action of one player against another.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct Contest {
    /// The entry in which the contest began.
    pub entry: u32,
    /// The attacker.
    pub seat: Seat,
    /// The attacked seat; `null` for a neutral target, such as a neutral port.
    pub against: Option<Seat>,
    /// The kind, as an id of the game; its message is `contest-` and this id.
    pub kind: String,
    /// The place or subject, as an id of the game: a port, a zone, a card.
    pub place: Option<String>,
    /// The exact probability at the start, from 0 to 1, that the attacker wins. It assumes a contest fought to the end.
    pub chance: Option<f64>,
    /// True if the attacker won; `null` if the contest was broken off or is not over.
    pub won: Option<bool>,
    /// The losses of both sides, the attacker's first.
    pub lost: [u32; 2],
}

/// The dice results of one seat, compared with the possible ones.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct Luck {
    /// The seat that threw.
    pub seat: Seat,
    /// The number of throws.
    pub throws: u32,
    /// Dice thrown in total.
    pub dice: u32,
    /// The sum of all results, as the game counts a die.
    pub got: u32,
    /// The expected sum of as many dice.
    pub expected: f64,
    /// The variance of the sum.
    pub variance: f64,
    /// The exact probability of at least this sum, from 0 to 1.
    pub at_least: f64,
    /// The exact probability of at most this sum, from 0 to 1.
    pub at_most: f64,
}

/// The time that a seat took for its decisions.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Pace {
    /// The seat.
    pub seat: Seat,
    /// The number of decisions at this seat, without automatic answers.
    pub decisions: u32,
    /// The time from question to answer at this seat, in seconds; others may have been asked meanwhile.
    pub seconds: u32,
}
