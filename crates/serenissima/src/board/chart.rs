//! A checked board, with what the rules look up often, and its place in a state.

use std::sync::{Arc, LazyLock};

use kernel::Flaw;
use serde::{Deserialize, Serialize};

use super::{Board, Count, MOST_PORTS, MOST_SLOTS, MOST_ZONES, PortData};
use crate::words::{Cards, Good, PortId, ZoneId};

/// A port's place in the arrays of a state.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct PortIx(pub u8);

/// A zone's place in the arrays of a state.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct ZoneIx(pub u8);

impl PortIx {
    /// As an index.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

impl ZoneIx {
    /// As an index.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// A checked board, with what the rules look up often.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chart {
    board: Arc<Board>,
    neighbours: [u64; MOST_ZONES],
    port_of: [Option<PortIx>; MOST_ZONES],
    ports: [PortFacts; MOST_PORTS],
    payouts: [[u8; MOST_SLOTS + 1]; MOST_SLOTS + 1],
}

/// What the rules read of a port.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PortFacts {
    pub id: PortId,
    pub zone: ZoneIx,
    /// What it produces.
    pub good: Good,
    /// Slots of its warehouse.
    pub slots: u8,
    pub values: [u8; MOST_SLOTS],
    /// Whether it is a starting port.
    pub start: bool,
}

impl Chart {
    /// Checks a board and prepares it.
    ///
    /// # Errors
    /// Every fault at once.
    pub fn new(board: Board) -> Result<Arc<Self>, Vec<Flaw>> {
        let flaws = board.flaws();
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
        let mut port_of = [None; MOST_ZONES];
        let facts = |port: &PortData| {
            let mut values = [0; MOST_SLOTS];
            values[..port.values.value.len()].copy_from_slice(&port.values.value);
            PortFacts {
                id: port.id,
                zone: ZoneIx(zone(port.zone.value)),
                good: port.good.value,
                slots: port.slots.value,
                values,
                start: port.start.value,
            }
        };
        let mut ports = [facts(&board.ports[0]); MOST_PORTS];
        for (index, port) in board.ports.iter().enumerate() {
            ports[index] = facts(port);
            port_of[ports[index].zone.index()] = Some(PortIx(index as u8));
        }
        let mut payouts = [[0; MOST_SLOTS + 1]; MOST_SLOTS + 1];
        for (slots, row) in board.payouts.iter().filter(|(slots, _)| usize::from(slots.0) <= MOST_SLOTS) {
            let paid = row.value.iter().take(MOST_SLOTS + 1);
            payouts[usize::from(slots.0)].iter_mut().zip(paid).for_each(|(place, ducats)| *place = *ducats);
        }
        Ok(Arc::new(Self { board: Arc::new(board), neighbours, port_of, ports, payouts }))
    }

    /// The board as written.
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// The place of a port in the arrays.
    pub fn port(&self, id: PortId) -> Option<PortIx> {
        self.ports[..self.board.ports.len()].iter().position(|port| port.id == id).map(|index| PortIx(index as u8))
    }

    /// The place of a zone in the arrays.
    pub fn zone(&self, id: ZoneId) -> Option<ZoneIx> {
        self.board.zones.iter().position(|zone| zone.id == id).map(|index| ZoneIx(index as u8))
    }

    /// A zone's id.
    pub fn zone_id(&self, zone: ZoneIx) -> ZoneId {
        self.board.zones[zone.index().min(self.board.zones.len() - 1)].id
    }

    /// What the rules read of a port.
    pub fn facts(&self, port: PortIx) -> &PortFacts {
        &self.ports[port.index().min(MOST_PORTS - 1)]
    }

    /// All ports.
    pub fn ports(&self) -> impl Iterator<Item = PortIx> + use<> {
        (0..self.board.ports.len() as u8).map(PortIx)
    }

    /// All zones.
    pub fn zones(&self) -> impl Iterator<Item = ZoneIx> + use<> {
        (0..self.board.zones.len() as u8).map(ZoneIx)
    }

    /// The port on a zone.
    pub fn port_of(&self, zone: ZoneIx) -> Option<PortIx> {
        self.port_of.get(zone.index()).copied().flatten()
    }

    /// The neighbours of a zone, one bit each.
    pub fn neighbours(&self, zone: ZoneIx) -> u64 {
        self.neighbours.get(zone.index()).copied().unwrap_or(0)
    }

    /// Whether two zones are neighbours.
    pub fn adjacent(&self, a: ZoneIx, b: ZoneIx) -> bool {
        self.neighbours(a) & (1 << b.0) != 0
    }

    /// What a warehouse pays when scored (`SCORE-1`), in ducats.
    pub fn payout(&self, slots: u8, goods: u8) -> u8 {
        self.payouts[usize::from(slots).min(MOST_SLOTS)][usize::from(goods).min(MOST_SLOTS)]
    }

    /// Where the white pawn starts.
    pub fn start_space(&self, players: u8) -> u8 {
        self.board.track.starts.get(&Count(players)).map_or(0, |known| known.value)
    }

    /// The three scoring spaces.
    pub fn scoring_spaces(&self, players: u8) -> &[u8] {
        self.board.track.scoring.get(&Count(players)).map_or(&[], |known| &known.value)
    }

    /// The whole Doge deck.
    pub fn deck(&self) -> Cards {
        self.board.doge.value
    }
}

static SHIPPED: LazyLock<Arc<Chart>> = LazyLock::new(|| {
    let board = serde_json::from_str(include_str!("../../boards/mediterranean-2012.json"));
    #[expect(clippy::expect_used, reason = "the shipped board is part of the program; a test reads it")]
    Chart::new(board.expect("the shipped board can be read")).expect("the shipped board is sound")
});

/// The shipped board, checked.
pub fn shipped() -> Arc<Chart> {
    Arc::clone(&SHIPPED)
}

impl Serialize for Chart {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.board.serialize(serializer)
    }
}

/// A chart in a state, serialized as its board. The states of one table share it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct InPlay(pub Arc<Chart>);

impl InPlay {
    /// The same chart in a place of its own, whose users no other thread counts.
    pub fn apart(&self) -> Self {
        Self(Arc::new((*self.0).clone()))
    }
}

impl std::ops::Deref for InPlay {
    type Target = Chart;

    fn deref(&self) -> &Chart {
        &self.0
    }
}

impl Serialize for InPlay {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.0.board.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for InPlay {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let board = Board::deserialize(deserializer)?;
        Chart::new(board).map(Self).map_err(|flaws| serde::de::Error::custom(format!("faulty board: {flaws:?}")))
    }
}
