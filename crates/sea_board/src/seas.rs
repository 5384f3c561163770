//! The common part of all boards of ports and seas, as in a file. Also the contract for a game's own part.

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
    /// The id, for example `mediterranean-2012`.
    pub id: String,
    /// The name.
    pub name: String,
    /// True for an own board with another number of ports than the printed one.
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
    /// The id.
    pub id: ZoneId,
    /// The place of its galleys: longitude and latitude in hundredths of a degree.
    pub at: [i16; 2],
    /// Confirmed if the owner has checked that it has these neighbours and no others.
    #[serde(default)]
    pub neighbours: Surety,
    /// True if the zone has a coast, on boards where that matters. The high seas have none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub coast: Option<Printed<bool>>,
}

impl ZoneData {
    /// Creates a zone with a coast, whose neighbours are not checked yet.
    pub fn new(id: ZoneId, at: [i16; 2]) -> Self {
        Self { id, at, neighbours: Surety::Assumed, coast: None }
    }

    /// True for high seas: marked as without a coast.
    pub fn is_high_seas(&self) -> bool {
        self.coast.as_ref().is_some_and(|coast| !coast.value)
    }
}

/// The common part of all ports. A game's port holds it flattened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
pub struct Port<G> {
    /// The id.
    pub id: PortId,
    /// The name as printed.
    pub name: Printed<String>,
    /// The sea zone of the port, which has no other port.
    #[serde(deserialize_with = "known_zone")]
    pub zone: Printed<ZoneId>,
    /// The place of the town: longitude and latitude in hundredths of a degree.
    pub at: [i16; 2],
    /// The produced good.
    pub good: Printed<G>,
    /// The number of slots of its warehouse.
    pub slots: Printed<u8>,
    /// The slots' values as printed, in ascending order; equal ones may follow each other.
    pub values: Printed<Vec<u8>>,
}

impl<G> Port<G> {
    /// Creates a port of a board in design, until it is confirmed.
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

/// Reads the zone. Older records have only its id.
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

/// A port of a game: a [`Port`], and the other values that this game prints on it.
pub trait SeaPort: DerefMut<Target = Port<Self::Good>> + Clone + Debug + Eq {
    /// The kind of goods that ports produce.
    type Good: Copy + Debug + Eq;

    /// Creates a port on an own board, playable until its values are confirmed.
    fn made_up(id: PortId, zone: ZoneId, at: [i16; 2]) -> Self;
}

/// The board of a game on ports and seas: [`Seas`], and the other values that this game prints.
pub trait SeaBoard: kernel::Board + DerefMut<Target = Seas<Self::Port>> + Debug {
    /// The type of its ports.
    type Port: SeaPort;

    /// The facts of a port for the rules, mostly a [`PortFacts`](crate::PortFacts): small and flat.
    type Facts: Copy + Debug + Eq + Send + Sync;

    /// Other lookup tables for the rules, computed once.
    type Tables: Clone + Debug + Eq + Send + Sync;

    /// The limits that the box sets for its boards.
    const LIMITS: Limits;

    /// Appends the flaws of this game's own values on a port.
    fn port_flaws(&self, port: &Self::Port, flaws: &mut Vec<Flaw>);

    /// Appends the flaws of this game's own values besides ports and seas.
    fn own_flaws(&self, flaws: &mut Vec<Flaw>);

    /// True if the change sets which ports and zones exist. Not allowed for a board in play.
    fn shapes(edit: &Self::Edit) -> bool;

    /// Returns the facts of this port on this zone.
    fn facts(port: &Self::Port, zone: ZoneIx) -> Self::Facts;

    /// Computes the other lookup tables of a board without flaws.
    fn tables(&self) -> Self::Tables;

    /// Reads and checks the board that comes with the program.
    ///
    /// # Panics
    /// If it cannot be read or has a flaw: it is part of the program, and tests read it.
    #[expect(clippy::expect_used, reason = "the shipped board is part of the program; a test reads it")]
    fn read_shipped(text: &str) -> Arc<Chart<Self>> {
        Chart::new(serde_json::from_str(text).expect("the shipped board can be read")).expect("it is sound")
    }
}
