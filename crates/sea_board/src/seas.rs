//! What every board of ports and seas has, as it is written in a file, and what a game says of its own.

use std::fmt::Debug;
use std::ops::DerefMut;
use std::sync::Arc;

use kernel::{Flaw, Printed, Surety};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::places::{PortId, ZoneId, ZoneIx};
use crate::{Chart, Limits};

/// A board's zones and ports. A game's board holds it flattened, so that a file is one flat object.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
pub struct Seas<P> {
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
    pub ports: Vec<P>,
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
    /// Whether it has a coast, on boards where that matters: the high seas have none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub coast: Option<Printed<bool>>,
}

impl ZoneData {
    /// A zone with a coast, whose neighbours no one has checked.
    pub fn new(id: ZoneId, at: [i16; 2]) -> Self {
        Self { id, at, neighbours: Surety::Assumed, coast: None }
    }

    /// Whether it is high seas: marked as without a coast.
    pub fn is_high_seas(&self) -> bool {
        self.coast.as_ref().is_some_and(|coast| !coast.value)
    }
}

/// What every port has. A game's port holds it flattened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
pub struct Port<G> {
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
    pub good: Printed<G>,
    /// Slots of its warehouse.
    pub slots: Printed<u8>,
    /// The slots' values as printed, not falling.
    pub values: Printed<Vec<u8>>,
}

impl<G> Port<G> {
    /// A port of a board that someone designs, until it is matched.
    pub fn made_up(id: PortId, zone: ZoneId, at: [i16; 2], good: G, values: Vec<u8>) -> Self {
        Self {
            id,
            name: Printed::made_up(id.0.as_str().to_owned()),
            zone: Printed::made_up(zone),
            at,
            good: Printed::made_up(good),
            slots: Printed::made_up(u8::try_from(values.len()).unwrap_or(u8::MAX)),
            values: Printed::made_up(values),
        }
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

/// A port of a game: a [`Port`], and what this game prints on it besides.
pub trait SeaPort: DerefMut<Target = Port<Self::Good>> + Clone + Debug + Eq {
    /// What ports produce.
    type Good: Copy + Debug + Eq;

    /// A port more on a board of one's own, playable until it is matched.
    fn made_up(id: PortId, zone: ZoneId, at: [i16; 2]) -> Self;
}

/// The board of a game that is played on ports and seas: [`Seas`], and what this game prints besides.
pub trait SeaBoard: kernel::Board + DerefMut<Target = Seas<Self::Port>> + Debug {
    /// Its ports.
    type Port: SeaPort;

    /// What the rules read of a port, mostly a [`PortFacts`](crate::PortFacts): small and flat.
    type Facts: Copy + Debug + Eq + Send + Sync;

    /// What the rules look up besides, worked out once.
    type Tables: Clone + Debug + Eq + Send + Sync;

    /// What the box allows its boards.
    const LIMITS: Limits;

    /// Faults of what this game prints on a port.
    fn port_flaws(&self, port: &Self::Port, flaws: &mut Vec<Flaw>);

    /// Faults of what this game prints besides ports and seas.
    fn own_flaws(&self, flaws: &mut Vec<Flaw>);

    /// Whether a change says what ports and zones there are: not for a board in play.
    fn shapes(edit: &Self::Edit) -> bool;

    /// What the rules read of this port on this zone.
    fn facts(port: &Self::Port, zone: ZoneIx) -> Self::Facts;

    /// What the rules look up besides. The board is sound.
    fn tables(&self) -> Self::Tables;

    /// The board that comes with the program, checked.
    ///
    /// # Panics
    /// If it cannot be read or has a fault: it is part of the program, and tests read it.
    #[expect(clippy::expect_used, reason = "the shipped board is part of the program; a test reads it")]
    fn read_shipped(text: &str) -> Arc<Chart<Self>> {
        Chart::new(serde_json::from_str(text).expect("the shipped board can be read")).expect("it is sound")
    }
}
