//! A checked board with lookup tables for the rules, and its wrapper in a state.

use std::hash::{Hash, Hasher};
use std::sync::Arc;

use kernel::Flaw;
use serde::{Deserialize, Serialize};

use crate::places::{ByPort, ByZone, MOST_PORTS, MOST_ZONES, PortId, PortIx, ZoneId, ZoneIx};
use crate::seas::{Port, SeaBoard};

/// A checked board with lookup tables for the rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chart<B: SeaBoard> {
    board: Arc<B>,
    neighbours: ByZone<u64>,
    port_of: ByZone<Option<PortIx>>,
    ids: ByPort<PortId>,
    facts: ByPort<B::Facts>,
    tables: B::Tables,
}

/// The facts of a port that the rules of most games need, with a `mark` of the game's own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PortFacts<G, M, const SLOTS: usize> {
    /// The id, as in the file.
    pub id: PortId,
    /// The zone of the port.
    pub zone: ZoneIx,
    /// The produced good.
    pub good: G,
    /// The number of slots in its warehouse.
    pub slots: u8,
    /// The slots' values; 0 for a missing slot.
    pub values: [u8; SLOTS],
    /// The other printed mark.
    pub mark: M,
}

impl<G: Copy, M, const SLOTS: usize> PortFacts<G, M, SLOTS> {
    /// Reads a port on this zone. Drops values beyond `SLOTS`.
    pub fn of(port: &Port<G>, zone: ZoneIx, mark: M) -> Self {
        let mut values = [0; SLOTS];
        values.iter_mut().zip(&port.values.value).for_each(|(place, value)| *place = *value);
        Self { id: port.id, zone, good: port.good.value, slots: port.slots.value, values, mark }
    }
}

impl<B: SeaBoard> Chart<B> {
    /// Checks a board and prepares it.
    ///
    /// # Errors
    /// All flaws.
    pub fn new(board: B) -> Result<Arc<Self>, Vec<Flaw>> {
        let flaws = crate::flaws(&board);
        if !flaws.is_empty() {
            return Err(flaws);
        }
        let zone = |id: ZoneId| board.zones.iter().position(|zone| zone.id == id).map_or(0, |index| index as u8);
        let mut neighbours = [0; MOST_ZONES];
        for link in &board.links {
            let [a, b] = link.value.map(zone);
            neighbours[usize::from(a)] |= 1 << b;
            neighbours[usize::from(b)] |= 1 << a;
        }
        let (mut port_of, mut ids) = ([None; MOST_ZONES], [board.ports[0].id; MOST_PORTS]);
        let mut facts = [B::facts(&board.ports[0], ZoneIx(0)); MOST_PORTS];
        for (index, port) in board.ports.iter().enumerate() {
            let zone = ZoneIx(zone(port.zone.value));
            (ids[index], facts[index]) = (port.id, B::facts(port, zone));
            port_of[zone.index()] = Some(PortIx(index as u8));
        }
        let tables = board.tables();
        Ok(Arc::new(Self { board: Arc::new(board), neighbours, port_of, ids, facts, tables }))
    }

    /// Returns the board as written.
    #[inline]
    pub fn board(&self) -> &B {
        &self.board
    }

    /// Returns the lookup tables besides ports and zones.
    #[inline]
    pub fn tables(&self) -> &B::Tables {
        &self.tables
    }

    /// Returns the index of a port.
    #[inline]
    pub fn port(&self, id: PortId) -> Option<PortIx> {
        self.ids[..self.board.ports.len()].iter().position(|port| *port == id).map(|index| PortIx(index as u8))
    }

    /// Returns the index of a zone.
    #[inline]
    pub fn zone(&self, id: ZoneId) -> Option<ZoneIx> {
        self.board.zones.iter().position(|zone| zone.id == id).map(|index| ZoneIx(index as u8))
    }

    /// Returns the id of a zone.
    #[inline]
    pub fn zone_id(&self, zone: ZoneIx) -> ZoneId {
        self.board.zones[zone.index().min(self.board.zones.len() - 1)].id
    }

    /// Returns the facts of a port.
    #[inline]
    pub fn facts(&self, port: PortIx) -> &B::Facts {
        &self.facts[port.index().min(MOST_PORTS - 1)]
    }

    /// Returns all ports.
    pub fn ports(&self) -> impl Iterator<Item = PortIx> + use<B> {
        (0..self.board.ports.len() as u8).map(PortIx)
    }

    /// Returns all zones.
    pub fn zones(&self) -> impl Iterator<Item = ZoneIx> + use<B> {
        (0..self.board.zones.len() as u8).map(ZoneIx)
    }

    /// Returns the port on a zone.
    #[inline]
    pub fn port_of(&self, zone: ZoneIx) -> Option<PortIx> {
        self.port_of.get(zone.index()).copied().flatten()
    }

    /// Returns the neighbours of a zone, one bit each.
    #[inline]
    pub fn neighbours(&self, zone: ZoneIx) -> u64 {
        self.neighbours.get(zone.index()).copied().unwrap_or(0)
    }

    /// True if two zones are neighbours.
    #[inline]
    pub fn adjacent(&self, a: ZoneIx, b: ZoneIx) -> bool {
        self.neighbours(a) & (1 << b.0) != 0
    }

    /// Returns this board after a correction at the table. A correction can set a value, but not change the shape of
    /// the board.
    ///
    /// # Errors
    /// The first flaw of the change, or of the board with it.
    pub fn corrected(&self, edit: &B::Edit) -> Result<B, Flaw> {
        if B::shapes(edit) {
            return Err(Flaw::new("board-shape"));
        }
        let mut board = self.board().clone();
        board.edit(edit)?;
        sound(&board)?;
        Ok(board)
    }

    /// Checks that a board can replace the one in play: the same ports and zones, and no flaw.
    ///
    /// # Errors
    /// The first flaw.
    pub fn gives_way_to(&self, board: &B) -> Result<(), Flaw> {
        let now = self.board();
        let same = now.ports.iter().map(|port| port.id).eq(board.ports.iter().map(|port| port.id))
            && now.zones.iter().map(|zone| zone.id).eq(board.zones.iter().map(|zone| zone.id));
        if same { sound(board) } else { Err(Flaw::new("board-shape")) }
    }
}

/// Checks a board.
///
/// # Errors
/// The first flaw.
fn sound<B: SeaBoard>(board: &B) -> Result<(), Flaw> {
    crate::flaws(board).into_iter().next().map_or(Ok(()), Err)
}

/// A chart in a state, serialized as its board. The states of one table share it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct InPlay<B: SeaBoard>(Arc<Chart<B>>);

/// States of one table share their chart, so it does not help to tell them apart.
impl<B: SeaBoard> Hash for InPlay<B> {
    fn hash<H: Hasher>(&self, _hasher: &mut H) {}
}

impl<B: SeaBoard> From<Arc<Chart<B>>> for InPlay<B> {
    fn from(chart: Arc<Chart<B>>) -> Self {
        Self(chart)
    }
}

impl<B: SeaBoard> InPlay<B> {
    /// Returns a copy of the chart with its own reference count, for another thread.
    pub fn apart(&self) -> Self {
        Self(Arc::new((*self.0).clone()))
    }
}

impl<B: SeaBoard> std::ops::Deref for InPlay<B> {
    type Target = Chart<B>;

    #[inline]
    fn deref(&self) -> &Chart<B> {
        &self.0
    }
}

impl<B: SeaBoard> Serialize for InPlay<B> {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.0.board.serialize(serializer)
    }
}

impl<'de, B: SeaBoard> Deserialize<'de> for InPlay<B> {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let board = B::deserialize(deserializer)?;
        Chart::new(board).map(Self).map_err(|flaws| serde::de::Error::custom(format!("faulty board: {flaws:?}")))
    }
}
