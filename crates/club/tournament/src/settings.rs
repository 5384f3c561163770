//! What is settled before a tournament begins.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::{Points, Problem, Scale};

/// The most rounds that can be planned.
pub const MOST_ROUNDS: u8 = 30;

/// The smallest and the largest table that any tournament has.
const ANY: std::ops::RangeInclusive<u8> = 2..=6;

/// How many play at a table (`T-1`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(rename = "TableSizes")]
pub struct Sizes {
    /// The fewest.
    pub least: u8,
    /// As many as is wanted.
    pub wanted: u8,
    /// The most.
    pub most: u8,
}

/// How the first round is drawn (`T-12`).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "FirstRound")]
pub enum First {
    /// By lot.
    #[default]
    Lot,
    /// By the list: those who stand first in it are spread over the tables.
    List,
}

/// What is settled before a tournament begins.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(rename = "TournamentSettings")]
pub struct Settings {
    /// How many play at a table.
    pub sizes: Sizes,
    /// How many rounds are planned.
    pub rounds: u8,
    /// Points by place.
    pub scale: Scale,
    /// What a bye is worth; half of a win if nothing else was settled (`T-7`).
    pub bye: Option<Points>,
    /// How the first round is drawn.
    pub first: First,
}

impl Settings {
    /// What a bye is worth (`T-7`).
    pub fn bye(&self) -> Points {
        self.bye.unwrap_or(Points(self.win().0 / 2))
    }

    /// What a win is worth, at a table of the wanted size.
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
