//! Settings of a tournament, made before it begins.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::{Points, Problem, Scale};

/// Maximum number of rounds that can be planned.
pub const MOST_ROUNDS: u8 = 30;

/// The sizes of table that any tournament allows.
const ANY: std::ops::RangeInclusive<u8> = 2..=6;

/// Number of players at a table (`T-1`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(rename = "TableSizes")]
pub struct Sizes {
    /// Minimum number.
    pub least: u8,
    /// Preferred number.
    pub wanted: u8,
    /// Maximum number.
    pub most: u8,
}

/// The method by which the first round is drawn (`T-12`).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "FirstRound")]
pub enum First {
    /// By lot.
    #[default]
    Lot,
    /// By the list: its first players are spread over the tables.
    List,
}

/// Settings of a tournament, made before it begins.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(rename = "TournamentSettings")]
pub struct Settings {
    /// Number of players at a table.
    pub sizes: Sizes,
    /// Number of planned rounds.
    pub rounds: u8,
    /// Points for each place.
    pub scale: Scale,
    /// Points of a bye; by default half of a win (`T-7`).
    pub bye: Option<Points>,
    /// The method by which the first round is drawn.
    pub first: First,
}

impl Settings {
    /// Returns the points of a bye (`T-7`).
    pub fn bye(&self) -> Points {
        self.bye.unwrap_or(Points(self.win().0 / 2))
    }

    /// Returns the points of a win at a table of the preferred size.
    fn win(&self) -> Points {
        self.scale.of_place(self.sizes.wanted, 1, 1)
    }

    pub(crate) fn check(&self) -> Result<(), Problem> {
        let Sizes { least, wanted, most } = self.sizes;
        let within = ANY.contains(&least) && ANY.contains(&most) && (least..=most).contains(&wanted);
        if !within {
            return Err(Problem::Sizes);
        }
        if !(1..=MOST_ROUNDS).contains(&self.rounds) {
            return Err(Problem::Rounds);
        }
        if !(least..=most).all(|size| self.scale.fits(size)) {
            return Err(Problem::Points);
        }
        if self.bye() > self.win() {
            return Err(Problem::Bye);
        }
        Ok(())
    }
}
