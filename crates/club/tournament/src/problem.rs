//! Why a step of a tournament is not taken.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// Why a step of a tournament is not taken.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, thiserror::Error)]
#[serde(tag = "problem", rename_all = "snake_case")]
#[ts(rename = "TournamentProblem")]
pub enum Problem {
    /// Sizes that no table can have, or a wanted one beyond them (`T-1`).
    #[error("the sizes of tables do not go together")]
    Sizes,
    /// No number of rounds, or fewer than are drawn (`T-1`).
    #[error("that is no number of rounds for this tournament")]
    Rounds,
    /// Points that rise, give nothing to the first, or are not there for every size (`T-16`).
    #[error("the points by place are not a list for each size")]
    Points,
    /// A bye that is worth more than a win (`T-7`).
    #[error("a bye is worth more than a win")]
    Bye,
    /// A round is drawn already.
    #[error("the tournament has begun")]
    Begun,
    /// Every planned round is drawn (`T-22`).
    #[error("every planned round is drawn")]
    Over,
    /// Tables of the last round have no result yet (`T-22`).
    #[error("{tables} tables have no result yet")]
    Unfinished {
        /// How many.
        tables: u16,
    },
    /// Too few are present for one table (`T-4`).
    #[error("{present} players are present, and a table takes {least}")]
    TooFew {
        /// How many are present.
        present: u16,
        /// How many the smallest table takes.
        least: u8,
    },
    /// No player has that number.
    #[error("no such player")]
    NoSuchPlayer,
    /// There is no such table in that round.
    #[error("no such table")]
    NoSuchTable,
    /// Not one entry for each seat, or no seat with a place (`T-14`).
    #[error("the places are not those of this table")]
    Places,
    /// A table of the last round has a result, or no round is drawn (`T-23`).
    #[error("the last round cannot be taken back any more")]
    Played,
}
