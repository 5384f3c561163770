//! Ids of ports and sea zones, and their indices in arrays.

use kernel::Name;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// The maximum number of ports of a board.
pub const MOST_PORTS: usize = 32;
/// The maximum number of zones of a board.
pub const MOST_ZONES: usize = 40;

/// A value for each port of a board, in its order.
pub type ByPort<T> = [T; MOST_PORTS];
/// A value for each zone of a board, in its order.
pub type ByZone<T> = [T; MOST_ZONES];

/// A port's id on its board, for example `valencia`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, JsonSchema, TS)]
#[serde(transparent)]
pub struct PortId(
    #[ts(type = "string")]
    #[schemars(with = "String", regex(pattern = Name::PATTERN))]
    pub Name,
);

/// A sea zone's id on its board, for example `valencia` or `open-sea`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, JsonSchema, TS)]
#[serde(transparent)]
pub struct ZoneId(
    #[ts(type = "string")]
    #[schemars(with = "String", regex(pattern = Name::PATTERN))]
    pub Name,
);

/// The index of a port in the arrays of a state.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct PortIx(pub u8);

/// The index of a zone in the arrays of a state.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct ZoneIx(pub u8);

impl PortIx {
    /// Returns the index as a `usize`.
    #[inline]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

impl ZoneIx {
    /// Returns the index as a `usize`.
    #[inline]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}
