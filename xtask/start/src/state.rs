//! What is tracked, what can be said, what happens, and what is shown.

use arrayvec::ArrayVec;
use kernel::Seat;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// The most players.
pub(crate) const MOST_SEATS: usize = 6;
/// How many rounds there are.
pub(crate) const ROUNDS: u8 = 3;
/// The most points that a player can have.
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

    /// Whether this sign wins against another.
    pub fn beats(self, other: Self) -> bool {
        (self as u8 + 2) % 3 == other as u8
    }
}

/// What a player holds behind the back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "lowercase")]
pub enum Choice {
    /// Nothing yet.
    Open,
    /// Something that the viewer does not know.
    Secret,
    Is(Sign),
}

/// One gesture.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "do", deny_unknown_fields)]
pub enum Command {
    /// Chooses a sign (`ROUND-1`).
    Choose { sign: Sign },
    /// The next round begins.
    Next,
    /// Puts right how many points a player has (`FIX-1`).
    Correct {
        /// Who.
        seat: Seat,
        /// How many.
        points: u8,
    },
}

/// Something that happened. The tag is the message key from which the screen narrates.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, strum::VariantNames)]
#[serde(tag = "event")]
pub enum Event {
    /// A sign was chosen (`ROUND-1`); only its owner learns which one.
    Chose {
        seat: Seat,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        sign: Option<Sign>,
    },
    /// All were revealed, by seat (`ROUND-1`), and brought these points (`POINT-1`).
    Revealed {
        #[ts(as = "Vec<Sign>")]
        signs: ArrayVec<Sign, MOST_SEATS>,
        #[ts(as = "Vec<u8>")]
        points: ArrayVec<u8, MOST_SEATS>,
    },
    RoundBegan {
        round: u8,
    },
    /// Points were put right (`FIX-1`).
    Corrected {
        seat: Seat,
        points: u8,
    },
}

/// What is awaited.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS, strum::VariantNames)]
#[serde(tag = "ask")]
pub enum Question {
    Sign,
    /// Whether everybody has seen the signs.
    Next,
}

/// What a table starts from, seating apart.
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
    /// What each showed in the round before.
    pub(crate) last: ArrayVec<Option<Sign>, MOST_SEATS>,
    pub(crate) points: ArrayVec<u8, MOST_SEATS>,
    /// From 1.
    pub(crate) round: u8,
    /// The signs of this round are revealed.
    pub(crate) shown: bool,
}

/// What a viewer is shown.
#[derive(Clone, Debug, Serialize, TS)]
pub struct View {
    /// By seat.
    pub choices: Vec<Choice>,
    /// By seat.
    pub points: Vec<u8>,
    /// From 1.
    pub round: u8,
    /// How many there are.
    pub rounds: u8,
    /// Whether the signs of this round are revealed.
    pub shown: bool,
    /// Whether the game is over.
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

    /// Whether this seat has still to choose.
    pub(crate) fn chooses(&self, seat: Seat) -> bool {
        !self.shown && self.choices.get(seat.index()) == Some(&Choice::Open)
    }

    /// What each sign brings against the others (`POINT-1`).
    pub(crate) fn points_of(signs: &[Sign]) -> ArrayVec<u8, MOST_SEATS> {
        let beaten = |sign: &Sign| signs.iter().filter(|other| sign.beats(**other)).count() as u8;
        signs.iter().take(MOST_SEATS).map(beaten).collect()
    }
}
