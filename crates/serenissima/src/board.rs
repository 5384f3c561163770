//! The printed board: data with provenance, and the tables that the rules read.

use std::collections::BTreeMap;
use std::sync::{Arc, LazyLock};

use kernel::{Flaw, Known};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::words::{Cards, Good, PortId, ZoneId};

/// The most ports a board can have.
pub const MOST_PORTS: usize = 32;
/// The most zones a board can have.
pub const MOST_ZONES: usize = 40;
/// The most slots a warehouse can have (`BOARD-1`).
pub const MOST_SLOTS: usize = 5;
/// Ports of the second edition's own board.
const PORTS_2E: usize = 19;

/// A board as it is written in a file (`BOARD-1`).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
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
    pub links: Vec<Known<[ZoneId; 2]>>,
    /// The ports.
    pub ports: Vec<PortData>,
    /// What a warehouse of so many slots pays by the number of cubes in it, from 0 (`SCORE-1`).
    #[ts(type = "Record<string, Known<number[]>>")]
    pub payouts: BTreeMap<Count, Known<Vec<u8>>>,
    /// The turn track.
    pub track: Track,
    /// The Doge deck (`DOGE-1`).
    pub doge: Known<Cards>,
    /// Faces with a skull among the six of a die (section 0).
    pub skulls: Known<u8>,
}

/// A sea zone.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct ZoneData {
    /// Its id.
    pub id: ZoneId,
    /// Where its galleys lie: longitude and latitude in hundredths of a degree.
    pub at: [i16; 2],
}

/// A port.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct PortData {
    /// Its id.
    pub id: PortId,
    /// The name as printed.
    pub name: Known<String>,
    /// Its sea zone: exactly one, and no other port on it.
    pub zone: ZoneId,
    /// Where the town lies: longitude and latitude in hundredths of a degree.
    pub at: [i16; 2],
    /// What it produces.
    pub good: Known<Good>,
    /// Slots of its warehouse, 1 to 5.
    pub slots: Known<u8>,
    /// The slots' values in ducats, 2 to 6, not falling.
    pub values: Known<Vec<u8>>,
    /// Whether it is a starting port.
    pub start: Known<bool>,
}

/// The turn track: spaces are counted from 0.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Track {
    /// How many spaces there are.
    pub spaces: Known<u8>,
    /// Where the white pawn starts, by number of players.
    #[ts(type = "Record<string, Known<number>>")]
    pub starts: BTreeMap<Count, Known<u8>>,
    /// The three scoring spaces, by number of players.
    #[ts(type = "Record<string, Known<number[]>>")]
    pub scoring: BTreeMap<Count, Known<Vec<u8>>>,
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
    board: Board,
    neighbours: [u64; MOST_ZONES],
    port_of: [Option<PortIx>; MOST_ZONES],
    ports: [PortFacts; MOST_PORTS],
    payouts: [[u8; MOST_SLOTS + 1]; MOST_SLOTS + 1],
}

/// What the rules read of a port.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PortFacts {
    /// Its id.
    pub id: PortId,
    /// Its zone.
    pub zone: ZoneIx,
    /// What it produces.
    pub good: Good,
    /// Slots of its warehouse.
    pub slots: u8,
    /// The slots' values.
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
                zone: ZoneIx(zone(port.zone)),
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
        Ok(Arc::new(Self { board, neighbours, port_of, ports, payouts }))
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

impl Board {
    /// The shipped board, `mediterranean-2012`: what is known as confirmed, the rest playable and
    /// marked assumed.
    pub fn mediterranean_2012() -> Self {
        SHIPPED.board.clone()
    }

    /// Every fault of a board (`BOARD-1`).
    pub fn flaws(&self) -> Vec<Flaw> {
        let mut flaws = Vec::new();
        self.check_counts(&mut flaws);
        self.check_ports(&mut flaws);
        self.check_links(&mut flaws);
        self.check_starts(&mut flaws);
        self.check_tracks(&mut flaws);
        flaws
    }

    fn check_counts(&self, flaws: &mut Vec<Flaw>) {
        let ports = self.ports.len();
        if ports == 0 || ports > MOST_PORTS || (!self.custom && ports != PORTS_2E) {
            flaws.push(Flaw::new("board-ports-count").with("ports", ports));
        }
        if self.zones.is_empty() || self.zones.len() > MOST_ZONES {
            flaws.push(Flaw::new("board-zones-count").with("zones", self.zones.len()).with("most", MOST_ZONES));
        }
        for (index, zone) in self.zones.iter().enumerate() {
            if self.zones[..index].iter().any(|other| other.id == zone.id) {
                flaws.push(Flaw::new("board-zone-twice").with("zone", zone.id.0.as_str()));
            }
        }
        for (index, port) in self.ports.iter().enumerate() {
            if self.ports[..index].iter().any(|other| other.id == port.id) {
                flaws.push(Flaw::new("board-port-twice").with("port", port.id.0.as_str()));
            }
        }
    }

    fn check_ports(&self, flaws: &mut Vec<Flaw>) {
        for (index, port) in self.ports.iter().enumerate() {
            let flaw = |code| Flaw::new(code).with("port", port.id.0.as_str());
            if !self.zones.iter().any(|zone| zone.id == port.zone) {
                flaws.push(flaw("board-port-no-zone").with("zone", port.zone.0.as_str()));
            }
            if self.ports[..index].iter().any(|other| other.zone == port.zone) {
                flaws.push(flaw("board-zone-two-ports").with("zone", port.zone.0.as_str()));
            }
            if port.name.value.trim().is_empty() {
                flaws.push(flaw("board-port-no-name"));
            }
            let slots = usize::from(port.slots.value);
            if !(1..=MOST_SLOTS).contains(&slots) {
                flaws.push(flaw("board-slots").with("slots", slots));
            }
            let values = &port.values.value;
            if values.len() != slots {
                flaws.push(flaw("board-values-count").with("slots", slots).with("values", values.len()));
            }
            if values.iter().any(|value| !(2..=6).contains(value)) || !values.is_sorted() {
                flaws.push(flaw("board-values"));
            }
            if port.start.value && port.slots.value < 3 {
                flaws.push(flaw("board-start-small"));
            }
            self.check_payout(port.slots.value, flaws);
        }
    }

    fn check_payout(&self, slots: u8, flaws: &mut Vec<Flaw>) {
        let good = self.payouts.get(&Count(slots)).is_some_and(|row| {
            let row = &row.value;
            row.len() == usize::from(slots) + 1 && row.is_sorted() && row.first() == Some(&0) && row.last() == Some(&20)
        });
        let flaw = Flaw::new("board-payout").with("slots", slots);
        if !good && !flaws.contains(&flaw) {
            flaws.push(flaw);
        }
    }

    fn check_links(&self, flaws: &mut Vec<Flaw>) {
        let zone = |id: ZoneId| self.zones.iter().position(|zone| zone.id == id);
        let mut reach = vec![false; self.zones.len()];
        let mut pairs: Vec<[usize; 2]> = Vec::new();
        for link in &self.links {
            let [a, b] = link.value;
            let flaw = |code| Flaw::new(code).with("a", a.0.as_str()).with("b", b.0.as_str());
            match (zone(a), zone(b)) {
                (Some(a), Some(b)) if a != b => {
                    let pair = [a.min(b), a.max(b)];
                    if pairs.contains(&pair) {
                        flaws.push(flaw("board-link-twice"));
                    }
                    pairs.push(pair);
                }
                _ => flaws.push(flaw("board-link")),
            }
        }
        let mut open = vec![0];
        while let Some(at) = open.pop() {
            if reach.get(at).copied().unwrap_or(true) {
                continue;
            }
            reach[at] = true;
            open.extend(pairs.iter().filter(|pair| pair[0] == at).map(|pair| pair[1]));
            open.extend(pairs.iter().filter(|pair| pair[1] == at).map(|pair| pair[0]));
        }
        for (zone, _) in self.zones.iter().zip(reach).filter(|(_, reached)| !reached) {
            flaws.push(Flaw::new("board-cut-off").with("zone", zone.id.0.as_str()));
        }
    }

    /// Enough starting ports, also when a wood, a wine, a stone and a marble port are closed.
    fn check_starts(&self, flaws: &mut Vec<Flaw>) {
        let starts = self.ports.iter().filter(|port| port.start.value).count();
        if starts < 4 || (!self.custom && starts != 5) {
            flaws.push(Flaw::new("board-starts").with("starts", starts));
        }
        let mut lost = 0;
        for good in [Good::Wood, Good::Wine, Good::Stone, Good::Marble] {
            let mut of_good = self.ports.iter().filter(|port| port.good.value == good).peekable();
            if of_good.peek().is_none() {
                flaws.push(Flaw::new("board-no-port-of").with("good", good.to_string()));
            } else if of_good.all(|port| port.start.value) {
                lost += 1;
            }
        }
        if starts.saturating_sub(lost) < 3 {
            flaws.push(Flaw::new("board-starts-closed").with("starts", starts).with("lost", lost));
        }
    }

    fn check_tracks(&self, flaws: &mut Vec<Flaw>) {
        for players in 2..=4 {
            let start = self.track.starts.get(&Count(players)).map(|known| known.value);
            let scoring =
                self.track.scoring.get(&Count(players)).map(|known| known.value.as_slice()).unwrap_or_default();
            let in_order = start.is_some_and(|start| {
                scoring.len() == 3
                    && start < scoring[0]
                    && scoring[0] < scoring[1]
                    && scoring[1] < scoring[2]
                    && scoring[2] < self.track.spaces.value
            });
            if !in_order {
                flaws.push(Flaw::new("board-track").with("players", players));
            }
        }
        let deck = self.doge.value;
        if deck.total() != 5 || deck.shuffle == 0 {
            flaws.push(Flaw::new("board-deck").with("cards", deck.total()).with("shuffle", deck.shuffle));
        }
        if !(1..=6).contains(&self.skulls.value) {
            flaws.push(Flaw::new("board-skulls").with("skulls", self.skulls.value));
        }
    }
}

static SHIPPED: LazyLock<Arc<Chart>> = LazyLock::new(|| {
    let board = serde_json::from_str(include_str!("../boards/mediterranean-2012.json"));
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

/// A chart in a state, written as its board.
#[derive(Clone, Debug)]
pub struct InPlay(pub Arc<Chart>);

impl PartialEq for InPlay {
    fn eq(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.0, &other.0) || self.0 == other.0
    }
}

impl Eq for InPlay {}

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
