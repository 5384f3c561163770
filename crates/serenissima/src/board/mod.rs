//! The printed board: data with provenance, and the tables that the rules read.

use std::collections::BTreeMap;

use kernel::{Flaw, Printed, Surety};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::words::{Cards, Good, PortId, ZoneId};

pub use chart::{Chart, InPlay, PortFacts, PortIx, ZoneIx, shipped};
pub use edit::BoardEdit;

mod chart;
mod check;
mod edit;

/// The most ports a board can have.
pub const MOST_PORTS: usize = 32;
/// The most zones a board can have.
pub const MOST_ZONES: usize = 40;
/// The most slots a warehouse can have (`BOARD-1`).
pub const MOST_SLOTS: usize = 5;

/// A board as it is written in a file (`BOARD-1`).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(deny_unknown_fields)]
pub struct Board {
    /// Its id, for example `mediterranean-2012`.
    pub id: String,
    /// Its name.
    pub name: String,
    /// Whether this is a board of one's own, with another number of ports than the printed one.
    #[serde(default)]
    pub custom: bool,
    /// The sea zones.
    pub zones: Vec<ZoneData>,
    /// Pairs of neighbouring zones, each pair once.
    pub links: Vec<Printed<[ZoneId; 2]>>,
    /// The ports.
    pub ports: Vec<PortData>,
    /// What a warehouse of so many slots pays by the number of cubes in it, from 0 (`SCORE-1`).
    #[ts(type = "Record<string, Printed<number[]>>")]
    #[schemars(with = "BTreeMap<String, Printed<Vec<u8>>>")]
    pub payouts: BTreeMap<Count, Printed<Vec<u8>>>,
    /// The turn track.
    pub track: Track,
    /// The Doge deck (`DOGE-1`).
    pub doge: Printed<Cards>,
    /// Faces with a skull among the six of a die (section 0).
    pub skulls: Printed<u8>,
}

/// A sea zone.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(deny_unknown_fields)]
pub struct ZoneData {
    /// Its id.
    pub id: ZoneId,
    /// Where its galleys lie: longitude and latitude in hundredths of a degree.
    pub at: [i16; 2],
    /// Whether the owner has checked that it has these neighbours and no others.
    #[serde(default)]
    pub neighbours: Surety,
}

/// A port.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(deny_unknown_fields)]
pub struct PortData {
    /// Its id.
    pub id: PortId,
    /// The name as printed.
    pub name: Printed<String>,
    /// Its sea zone: exactly one, and no other port on it.
    #[serde(deserialize_with = "known_zone")]
    pub zone: Printed<ZoneId>,
    /// Where the town lies: longitude and latitude in hundredths of a degree.
    pub at: [i16; 2],
    /// What it produces.
    pub good: Printed<Good>,
    /// Slots of its warehouse, 1 to 5.
    pub slots: Printed<u8>,
    /// The slots' values in ducats, 2 to 6, not falling.
    pub values: Printed<Vec<u8>>,
    /// Whether it is a starting port.
    pub start: Printed<bool>,
}

/// The turn track: spaces are counted from 0.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(deny_unknown_fields)]
pub struct Track {
    /// How many spaces there are.
    pub spaces: Printed<u8>,
    /// Where the white pawn starts, by number of players.
    #[ts(type = "Record<string, Printed<number>>")]
    #[schemars(with = "BTreeMap<String, Printed<u8>>")]
    pub starts: BTreeMap<Count, Printed<u8>>,
    /// The three scoring spaces, by number of players.
    #[ts(type = "Record<string, Printed<number[]>>")]
    #[schemars(with = "BTreeMap<String, Printed<Vec<u8>>>")]
    pub scoring: BTreeMap<Count, Printed<Vec<u8>>>,
}

/// A number as the key of a map: JSON writes keys as text, and inside a tagged value they stay text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(transparent)]
pub struct Count(pub u8);

impl<'de> Deserialize<'de> for Count {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        text.parse().map(Self).map_err(|_| serde::de::Error::custom("a small number was expected as key"))
    }
}

/// Older records name only the zone.
fn known_zone<'de, D: serde::Deserializer<'de>>(deserializer: D) -> Result<Printed<ZoneId>, D::Error> {
    #[derive(Deserialize)]
    #[serde(untagged)]
    enum Written {
        Bare(ZoneId),
        Whole(Printed<ZoneId>),
    }
    Ok(match Written::deserialize(deserializer)? {
        Written::Bare(zone) => Printed { value: zone, sure: Surety::Assumed, source: String::new() },
        Written::Whole(zone) => zone,
    })
}

impl Board {
    /// The shipped board, `mediterranean-2012`: what is known as confirmed, the rest playable and
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
        self.flaws()
    }

    fn edit(&mut self, edit: &BoardEdit) -> Result<(), Flaw> {
        self.edit(edit)
    }
}
