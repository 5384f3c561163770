//! The printed board: ports and seas as data with provenance, and the checks of such a board (`MAP-1`).

use std::ops::{Deref, DerefMut};
use std::sync::{Arc, LazyLock};

use kernel::{Flaw, Printed};
use schemars::JsonSchema;
pub use sea_board::{ByPort, ByZone, MOST_PORTS, MOST_ZONES, PortIx, ZoneIx};
use sea_board::{ChartEdit, Limits, Port, SeaBoard, SeaPort, Seas, ZoneId};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::words::{Good, MOST_SLOTS, Nation, PortId};

/// The lowest and the highest number that may be printed at a space of a warehouse.
pub const NUMBERS: std::ops::RangeInclusive<u8> = 1..=9;

/// A board in the form of its file (`MAP-1`). A number not yet read is 0 (`MAP-3`).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(deny_unknown_fields)]
pub struct Board {
    #[serde(flatten)]
    seas: Seas<TownPort>,
}

/// A port of this edition.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(deny_unknown_fields)]
pub struct TownPort {
    #[serde(flatten)]
    port: Port<Good>,
    /// The nation whose major town it is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub town: Option<Nation>,
}

/// A change to a board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "edit")]
#[expect(missing_docs, reason = "fields such as zone and coast say what they are")]
pub enum BoardEdit {
    /// Sets whether a zone has a coast; the high seas have none.
    Coast { zone: ZoneId, coast: bool },
    /// The major town of a nation, on a custom board only.
    Town { nation: Nation, port: PortId },
    /// A change to ports and seas that every board supports.
    #[serde(untagged)]
    Chart(ChartEdit<Good>),
}

/// The facts of a port that the rules read.
pub type PortFacts = sea_board::PortFacts<Good, PortMark, MOST_SLOTS>;

/// The port data that only this edition prints.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PortMark {
    /// The nation whose major town it is.
    pub town: Option<Nation>,
    /// True if the good that the port supplies is only assumed.
    pub good_assumed: bool,
    /// True if the numbers of the warehouse are only assumed.
    pub values_assumed: bool,
}

/// Lookup tables of the rules, besides ports and zones.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tables {
    /// The major towns, by nation.
    pub towns: [PortIx; 4],
    /// Zones without a coast, one bit each.
    pub high_seas: u64,
    /// Zones whose neighbours the owner has checked, one bit each.
    pub checked: u64,
    /// The number of zones entered on a shortest route; [`NO_ROUTE`] if there is none.
    pub distances: ByZone<ByZone<u8>>,
}

/// The distance of zones without a route.
pub const NO_ROUTE: u8 = u8::MAX;

/// A checked board.
pub type Chart = sea_board::Chart<Board>;

/// A checked board in a state.
pub type InPlay = sea_board::InPlay<Board>;

static SHIPPED: LazyLock<Arc<Chart>> =
    LazyLock::new(|| Board::read_shipped(include_str!("../boards/mediterranean-1996.json")));

/// Returns the shipped board, already checked.
pub fn shipped() -> Arc<Chart> {
    Arc::clone(&SHIPPED)
}

impl Board {
    /// Returns the shipped board, `mediterranean-1996`. Known values are confirmed; the others are playable and
    /// marked assumed.
    pub fn mediterranean_1996() -> Self {
        shipped().board().clone()
    }

    /// Stores the number read at a space of a port's warehouse. Its other numbers become unread if they were only
    /// assumed.
    pub(crate) fn read_number(&mut self, port: PortIx, slot: usize, number: u8) {
        let Some(port) = self.seas.ports.get_mut(port.index()) else { return };
        let mut values = port.values.value.clone();
        if port.values.is_assumed() {
            values.iter_mut().for_each(|value| *value = 0);
        }
        if let Some(place) = values.get_mut(slot) {
            *place = number;
        }
        port.values = Printed::on_the_box(values);
    }

    /// Marks the suppliers of a good as confirmed by the players.
    pub(crate) fn confirm_good(&mut self, good: Good) {
        for port in self.seas.ports.iter_mut().filter(|port| port.good.value == good) {
            port.good = Printed::on_the_box(good);
        }
    }
}

impl kernel::Board for Board {
    type Edit = BoardEdit;

    fn shipped() -> Vec<Self> {
        vec![Self::mediterranean_1996()]
    }

    fn id(&self) -> &str {
        &self.seas.id
    }

    fn name(&self) -> &str {
        &self.seas.name
    }

    fn flaws(&self) -> Vec<Flaw> {
        sea_board::flaws(self)
    }

    fn edit(&mut self, edit: &BoardEdit) -> Result<(), Flaw> {
        match edit {
            BoardEdit::Coast { zone, coast } => self.seas.zone_mut(*zone)?.coast = Some(Printed::on_the_box(*coast)),
            BoardEdit::Town { nation, port } => {
                self.seas.port_mut(*port)?;
                for other in &mut self.seas.ports {
                    let is = other.id == *port;
                    other.town = other.town.filter(|town| !is && town != nation).or(is.then_some(*nation));
                }
                self.seas.custom = true;
            }
            BoardEdit::Chart(edit) => self.seas.edit(edit)?,
        }
        Ok(())
    }
}

impl SeaBoard for Board {
    type Port = TownPort;
    type Facts = PortFacts;
    type Tables = Tables;

    const LIMITS: Limits =
        Limits { ports: 23, sizes: &[2, 4, 6], values: NUMBERS, unread_values: true, high_seas: Some(4) };

    fn port_flaws(&self, port: &TownPort, flaws: &mut Vec<Flaw>) {
        let major = usize::from(port.slots.value) == MOST_SLOTS;
        if major != port.town.is_some() {
            flaws.push(Flaw::new("board-town-size").with("port", port.id.0.as_str()));
        }
    }

    fn own_flaws(&self, flaws: &mut Vec<Flaw>) {
        for nation in Nation::ALL {
            let towns = self.ports.iter().filter(|port| port.town == Some(nation)).count();
            if towns != 1 {
                flaws.push(Flaw::new("board-towns").with("nation", nation.to_string()).with("towns", towns));
            }
        }
        for good in Good::ALL.into_iter().filter(|_| !self.custom) {
            let ports = self.ports.iter().filter(|port| port.good.value == good).count();
            if ports != good.ports() {
                let flaw = Flaw::new("board-ports-of").with("good", good.to_string());
                flaws.push(flaw.with("ports", ports).with("printed", good.ports()));
            }
        }
    }

    fn shapes(edit: &BoardEdit) -> bool {
        match edit {
            BoardEdit::Coast { .. } => false,
            BoardEdit::Town { .. } => true,
            BoardEdit::Chart(edit) => edit.shapes(),
        }
    }

    fn facts(port: &TownPort, zone: ZoneIx) -> PortFacts {
        let mark = PortMark {
            town: port.town,
            good_assumed: port.good.is_assumed(),
            values_assumed: port.values.is_assumed(),
        };
        PortFacts::of(port, zone, mark)
    }

    fn tables(&self) -> Tables {
        let town = |nation| self.ports.iter().position(|port| port.town == Some(nation)).unwrap_or_default();
        let bits = |is: fn(&sea_board::ZoneData) -> bool| {
            self.zones.iter().enumerate().filter(|(_, zone)| is(zone)).fold(0, |all, (nth, _)| all | 1 << nth)
        };
        Tables {
            towns: Nation::ALL.map(|nation| PortIx(town(nation) as u8)),
            high_seas: bits(sea_board::ZoneData::is_high_seas),
            checked: bits(|zone| zone.neighbours == kernel::Surety::Confirmed),
            distances: self.distances(),
        }
    }
}

impl Board {
    /// Returns the length of the shortest route between all zones.
    fn distances(&self) -> ByZone<ByZone<u8>> {
        let mut all = [[NO_ROUTE; MOST_ZONES]; MOST_ZONES];
        let zone = |id: ZoneId| self.zones.iter().position(|zone| zone.id == id).unwrap_or_default() % MOST_ZONES;
        for [a, b] in self.links.iter().map(|link| link.value.map(zone)) {
            (all[a][b], all[b][a]) = (1, 1);
        }
        for (zone, row) in all.iter_mut().enumerate() {
            row[zone] = 0;
        }
        let zones = self.zones.len().min(MOST_ZONES);
        for middle in 0..zones {
            let onward = all[middle];
            for row in &mut all[..zones] {
                let there = row[middle];
                for (direct, onward) in row.iter_mut().zip(onward) {
                    *direct = (*direct).min(there.saturating_add(onward));
                }
            }
        }
        all
    }
}

impl SeaPort for TownPort {
    type Good = Good;

    fn made_up(id: PortId, zone: ZoneId, at: [i16; 2]) -> Self {
        Self { port: Port::made_up(id, zone, at, Good::Wood, vec![2, 3]), town: None }
    }
}

impl Deref for Board {
    type Target = Seas<TownPort>;

    fn deref(&self) -> &Self::Target {
        &self.seas
    }
}

impl DerefMut for Board {
    fn deref_mut(&mut self) -> &mut Self::Target {
        &mut self.seas
    }
}

impl Deref for TownPort {
    type Target = Port<Good>;

    fn deref(&self) -> &Port<Good> {
        &self.port
    }
}

impl DerefMut for TownPort {
    fn deref_mut(&mut self) -> &mut Port<Good> {
        &mut self.port
    }
}
