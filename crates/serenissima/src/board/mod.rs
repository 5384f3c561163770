//! The printed board: data with provenance, and the tables that the rules read.

use std::collections::BTreeMap;
use std::ops::{Deref, DerefMut};

use kernel::{Flaw, Printed};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::words::{Cards, Good};

pub use sea_board::{
    ByPort, ByZone, ChartEdit, MOST_PORTS, MOST_ZONES, Port, PortId, PortIx, Seas, ZoneData, ZoneId, ZoneIx,
};

pub use chart::{Chart, InPlay, Mark, PortFacts, Tables, shipped};
pub use edit::BoardEdit;

mod chart;
pub(crate) mod check;
mod edit;

/// The maximum number of slots in a warehouse (`BOARD-1`).
pub const MOST_SLOTS: usize = 5;

/// A board in the form of its file (`BOARD-1`).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "the field track says what it is")]
pub struct Board {
    /// Zones and ports.
    #[serde(flatten)]
    pub seas: Seas<PortData>,
    /// Payouts of a warehouse: by number of slots, then by number of cubes from 0 (`SCORE-1`).
    #[ts(type = "Record<string, Printed<number[]>>")]
    #[schemars(with = "BTreeMap<String, Printed<Vec<u8>>>")]
    pub payouts: BTreeMap<Count, Printed<Vec<u8>>>,
    pub track: Track,
    /// The Doge deck (`DOGE-1`).
    pub doge: Printed<Cards>,
    /// Faces with a skull among the six of a die (section 0).
    pub skulls: Printed<u8>,
}

/// A port of this edition.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(deny_unknown_fields)]
pub struct PortData {
    /// The data that all boards have: here 1 to 5 slots, with values of 2 to 6 ducats.
    #[serde(flatten)]
    pub port: Port<Good>,
    /// True if the port is a starting port.
    pub start: Printed<bool>,
}

impl Deref for PortData {
    type Target = Port<Good>;

    fn deref(&self) -> &Port<Good> {
        &self.port
    }
}

impl DerefMut for PortData {
    fn deref_mut(&mut self) -> &mut Port<Good> {
        &mut self.port
    }
}

impl sea_board::SeaPort for PortData {
    type Good = Good;

    fn made_up(id: PortId, zone: ZoneId, at: [i16; 2]) -> Self {
        let port = Port::made_up(id, zone, at, Good::Wood, vec![2, 3, 4]);
        Self { port, start: Printed::made_up(false) }
    }
}

/// The turn track. Spaces are counted from 0.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(deny_unknown_fields)]
pub struct Track {
    /// Number of spaces.
    pub spaces: Printed<u8>,
    /// The white pawn's start space, by number of players.
    #[ts(type = "Record<string, Printed<number>>")]
    #[schemars(with = "BTreeMap<String, Printed<u8>>")]
    pub starts: BTreeMap<Count, Printed<u8>>,
    /// The three scoring spaces, by number of players.
    #[ts(type = "Record<string, Printed<number[]>>")]
    #[schemars(with = "BTreeMap<String, Printed<Vec<u8>>>")]
    pub scoring: BTreeMap<Count, Printed<Vec<u8>>>,
}

/// A number as a map key. JSON writes keys as text, and inside a tagged value they stay text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(transparent)]
pub struct Count(pub u8);

impl<'de> Deserialize<'de> for Count {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        text.parse().map(Self).map_err(|_| serde::de::Error::custom("a small number was expected as key"))
    }
}

impl Deref for Board {
    type Target = Seas<PortData>;

    fn deref(&self) -> &Seas<PortData> {
        &self.seas
    }
}

impl DerefMut for Board {
    fn deref_mut(&mut self) -> &mut Seas<PortData> {
        &mut self.seas
    }
}

impl Board {
    /// Returns the shipped board, `mediterranean-2012`. Known values are confirmed; the others are playable and
    /// marked assumed.
    pub fn mediterranean_2012() -> Self {
        shipped().board().clone()
    }
}

impl kernel::Board for Board {
    type Edit = BoardEdit;

    fn shipped() -> Vec<Self> {
        vec![Self::mediterranean_2012()]
    }

    fn id(&self) -> &str {
        &self.id
    }

    fn name(&self) -> &str {
        &self.name
    }

    fn flaws(&self) -> Vec<Flaw> {
        sea_board::flaws(self)
    }

    fn edit(&mut self, edit: &BoardEdit) -> Result<(), Flaw> {
        self.change(edit)
    }
}
