//! Reasons why an operation on a tournament is refused.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// The reason why an operation on a tournament is refused.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, thiserror::Error)]
#[serde(tag = "problem", rename_all = "snake_case")]
#[ts(rename = "TournamentProblem")]
pub enum Problem {
    /// Sizes outside the allowed range, or a preferred size outside the given minimum and maximum (`T-1`).
    #[error("the sizes of tables do not go together")]
    Sizes,
    /// Rounds outside the allowed range, or fewer than already drawn (`T-1`).
    #[error("that is no number of rounds for this tournament")]
    Rounds,
    /// Points that rise, give nothing to the first place, or are missing for a size (`T-16`).
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
        /// The number of those tables.
        tables: u16,
    },
    /// Too few players are present for one table (`T-4`).
    #[error("{present} players are present, and a table takes {least}")]
    TooFew {
        /// Number of players present.
        present: u16,
        /// Number of players at the smallest table.
        least: u8,
    },
    /// No player has that number.
    #[error("no such player")]
    NoSuchPlayer,
    /// The round has no such table.
    #[error("no such table")]
    NoSuchTable,
    /// The places do not match the seats one to one, or no seat has a place (`T-14`).
    #[error("the places are not those of this table")]
    Places,
    /// A table of the last round has a result, or no round is drawn (`T-23`).
    #[error("the last round cannot be taken back any more")]
    Played,
}
