//! State, commands, events, questions and view of the game.

use arrayvec::ArrayVec;
use kernel::Seat;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// Maximum number of players.
pub(crate) const MOST_SEATS: usize = 6;
/// Number of rounds.
pub(crate) const ROUNDS: u8 = 3;
/// Maximum number of points of a player.
pub(crate) const MOST_POINTS: u8 = ROUNDS * (MOST_SEATS as u8 - 1);

/// A sign of the hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "lowercase")]
pub enum Sign {
    /// Beats scissors.
    Rock,
    /// Beats rock.
    Paper,
    /// Beat paper.
    Scissors,
}

impl Sign {
    /// All signs, each beaten by the next.
    pub const ALL: [Self; 3] = [Self::Rock, Self::Paper, Self::Scissors];

    /// True if this sign wins against another.
    pub fn beats(self, other: Self) -> bool {
        (self as u8 + 2) % 3 == other as u8
    }
}

/// The choice of a player in this round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "lowercase")]
pub enum Choice {
    /// Nothing yet.
    Open,
    /// A choice that is hidden from the viewer.
    Secret,
    /// A choice that the viewer may see.
    Is(Sign),
}

/// A command of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "do", deny_unknown_fields)]
#[expect(missing_docs, reason = "the field sign says what it is")]
pub enum Command {
    /// Chooses a sign (`ROUND-1`).
    Choose { sign: Sign },
    /// The next round begins.
    Next,
    /// Corrects the points of a player (`FIX-1`).
    Correct {
        /// The player.
        seat: Seat,
        /// The right number of points.
        points: u8,
    },
}

/// An event. Its tag is the message key from which the screen narrates.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, strum::VariantNames)]
#[serde(tag = "event")]
#[expect(missing_docs, reason = "fields such as seat and sign say what they are")]
pub enum Event {
    /// A sign was chosen (`ROUND-1`); only its owner learns which one.
    Chose {
        seat: Seat,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        sign: Option<Sign>,
    },
    /// All signs were revealed, by seat (`ROUND-1`), and gave these points (`POINT-1`).
    Revealed {
        #[ts(as = "Vec<Sign>")]
        signs: ArrayVec<Sign, MOST_SEATS>,
        #[ts(as = "Vec<u8>")]
        points: ArrayVec<u8, MOST_SEATS>,
    },
    /// A further round began (`ROUND-1`).
    RoundBegan { round: u8 },
    /// Points were corrected (`FIX-1`).
    Corrected { seat: Seat, points: u8 },
}

/// The open question.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS, strum::VariantNames)]
#[serde(tag = "ask")]
pub enum Question {
    /// A player chooses a sign.
    Sign,
    /// The end of the round: all players confirm that they have seen the signs.
    Next,
}

/// Settings at the start of a game, besides the seating.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// Start from this position.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub position: Option<String>,
}

/// The state of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Roshambo {
    pub(crate) choices: ArrayVec<Choice, MOST_SEATS>,
    /// The sign of each player in the previous round.
    pub(crate) last: ArrayVec<Option<Sign>, MOST_SEATS>,
    pub(crate) points: ArrayVec<u8, MOST_SEATS>,
    /// Number of the round, from 1.
    pub(crate) round: u8,
    /// True if the signs of this round are revealed.
    pub(crate) shown: bool,
}

/// The state as one viewer sees it.
#[derive(Clone, Debug, Serialize, TS)]
pub struct View {
    /// Choices by seat.
    pub choices: Vec<Choice>,
    /// Points by seat.
    pub points: Vec<u8>,
    /// Number of the round, from 1.
    pub round: u8,
    /// Number of rounds.
    pub rounds: u8,
    /// True if the signs of this round are revealed.
    pub shown: bool,
    /// True if the game is over.
    pub over: bool,
}

impl Roshambo {
    pub(crate) fn new(seats: usize) -> Self {
        Self {
            choices: std::iter::repeat_n(Choice::Open, seats).take(MOST_SEATS).collect(),
            last: std::iter::repeat_n(None, seats).take(MOST_SEATS).collect(),
            points: std::iter::repeat_n(0, seats).take(MOST_SEATS).collect(),
            round: 1,
            shown: false,
        }
    }

    pub(crate) fn over(&self) -> bool {
        self.shown && self.round >= ROUNDS
    }

    /// True if this seat has still to choose.
    pub(crate) fn chooses(&self, seat: Seat) -> bool {
        !self.shown && self.choices.get(seat.index()) == Some(&Choice::Open)
    }

    /// Returns the points of each sign against the others (`POINT-1`).
    pub(crate) fn points_of(signs: &[Sign]) -> ArrayVec<u8, MOST_SEATS> {
        let beaten = |sign: &Sign| signs.iter().filter(|other| sign.beats(**other)).count() as u8;
        signs.iter().take(MOST_SEATS).map(beaten).collect()
    }
}
