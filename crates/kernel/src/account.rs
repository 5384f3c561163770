//! How one table's game went, in figures, as one viewer may know it: what a report is made of, and what
//! statistics are counted from.
//!
//! A game says what counts, who holds what, and what an event brought ([`Rules::scores`](crate::Rules::scores),
//! [`holdings`](crate::Rules::holdings), [`record_flow`](crate::Rules::record_flow)); the rest is the same for every game. It is
//! a fold over the followed entries, made from what the viewer hears of their events and knows of the states
//! between them, so nothing secret is in it, and what was undone counts nothing.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::Seat;

pub use dice::above;
pub use ledger::Ledger;

mod clock;
mod dice;
mod fold;
mod ledger;

/// How a game went, up to where the table stands.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, TS)]
#[ts(rename = "Account")]
pub struct GameReport {
    /// The entry at which the table stands; 0 is the set-up.
    pub entry: u32,
    /// When the table was set up (RFC 3339).
    pub began: String,
    /// When its last followed entry was made (RFC 3339).
    pub ended: String,
    /// For how long it was played, in seconds: pauses of more than 20 minutes are none of the game, and neither is
    /// what was undone.
    pub seconds: u32,
    /// Everybody's place, by seat, from 1; ties share a number. Empty as long as the game is not over.
    pub places: Vec<u8>,
    /// What each began with, by seat, in the game's own words: a port, a nation, a side, a colour.
    pub starts: Vec<Option<String>>,
    /// What counts towards the end, over time. Empty for a game in which nothing is counted.
    pub curve: Vec<Moment>,
    /// What came in and went out of it, by seat and source: those of a seat add up to how far it rose, unless it is
    /// [unsure](Self::unsure).
    pub flows: Vec<Flow>,
    /// The seats of which something came or went that is not known.
    pub unsure: Vec<Seat>,
    /// Who held what, and how long, in the order in which it began. Of one thing no two overlap.
    pub held: Vec<Holding>,
    /// The contests between seats, in order.
    pub contests: Vec<Contest>,
    /// Everybody's dice, by seat; only of who has thrown any.
    pub luck: Vec<Luck>,
    /// Throws without a known thrower: older records lack it.
    pub unknown_throws: u32,
    /// Decisions and time, by seat: one for each.
    pub pace: Vec<Pace>,
    /// Whether the table began at a given position, as demos do. Such games are left out of statistics.
    pub laid_out: bool,
}

/// The current score of each seat; `None` if the viewer may not know it.
pub type SeatScores = arrayvec::ArrayVec<Option<i32>, 8>;

/// What everybody had of what counts: at the set-up, whenever a turn, round or day was over, and where the table
/// stands.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct Moment {
    /// The entry in which it was over; 0 is the set-up.
    pub entry: u32,
    /// The game's turn, round or day that was over; the last may be under way.
    pub turn: u16,
    /// By seat; `null` for what the viewer could not know then.
    pub worth: Vec<Option<i32>>,
}

/// What a source brought a seat.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct Flow {
    /// Whose seat.
    pub seat: Seat,
    /// In the game's own words: `source-` and this is its message.
    pub source: String,
    /// In all; below 0 if it cost more than it brought.
    pub amount: i32,
}

/// One thing and the seat that held it for a time.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Holding {
    /// In the game's own words, such as a port's id.
    pub what: String,
    /// Whose it was.
    pub seat: Seat,
    /// Since this entry; 0 is the set-up.
    pub from: u32,
    /// Up to this entry; `null` if it is so still.
    pub to: Option<u32>,
}

/// A battle, or another thing that one player does against another.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct Contest {
    /// The entry in which it began.
    pub entry: u32,
    /// Who began it.
    pub seat: Seat,
    /// The seat attacked; `null` for a neutral target, such as a neutral port.
    pub against: Option<Seat>,
    /// What kind, in the game's own words: `contest-` and this is its message.
    pub kind: String,
    /// Where or about what, in the game's own words: a port, a zone, a card.
    pub place: Option<String>,
    /// How likely it was to be won when it began, from 0 to 1, if it is fought to the end: exactly.
    pub chance: Option<f64>,
    /// How it ended for who began it; `null` if it was broken off, or is not over.
    pub won: Option<bool>,
    /// What each side lost in it, who began it first.
    pub lost: [u32; 2],
}

/// The dice results of one seat, compared with what was possible.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct Luck {
    /// Whose dice.
    pub seat: Seat,
    /// How often.
    pub throws: u32,
    /// With how many dice in all.
    pub dice: u32,
    /// What they showed in all: what the game counts on a die.
    pub got: u32,
    /// What so many show on average.
    pub expected: f64,
    /// How far that varies: the square of the standard deviation.
    pub variance: f64,
    /// How likely at least so much was, from 0 to 1: exactly.
    pub at_least: f64,
    /// How likely at most so much was, from 0 to 1: exactly.
    pub at_most: f64,
}

/// How long a seat took for its decisions.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Pace {
    /// Whose pace.
    pub seat: Seat,
    /// What was decided at this seat, not counting what the table said by itself.
    pub decisions: u32,
    /// How long this seat was asked before it answered, in all, in seconds; others may have been asked meanwhile.
    pub seconds: u32,
}
