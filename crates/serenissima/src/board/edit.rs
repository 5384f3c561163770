//! Changes to a board: a value matched to the box, or the shape of a board of one's own.

use kernel::{Flaw, Printed, Surety};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::{Board, Count, MOST_PORTS, MOST_ZONES, PortData, ZoneData};
use crate::words::{Cards, Good, PortId, ZoneId};

/// One change. The values are what the owner reads on the box, so they are confirmed by it, also
/// when they are what stood there before.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "edit")]
pub enum BoardEdit {
    /// The name printed at a port.
    Name {
        port: PortId,
        /// As printed.
        name: String,
    },
    /// What a port produces.
    Good { port: PortId, good: Good },
    /// A port's warehouse: how many slots, and their values.
    Warehouse {
        port: PortId,
        /// A value for each slot, in ducats.
        values: Vec<u8>,
    },
    /// Whether a port is a starting port.
    Start { port: PortId, start: bool },
    /// On which sea zone a port lies.
    Zone { port: PortId, zone: ZoneId },
    /// All neighbours of a sea zone.
    Neighbours {
        zone: ZoneId,
        /// These, and no others.
        of: Vec<ZoneId>,
    },
    /// What warehouses of one size pay when scored.
    Payout {
        /// Their slots.
        slots: u8,
        /// By cubes, from none.
        ducats: Vec<u8>,
    },
    /// How many spaces the turn track has.
    Spaces {
        /// So many.
        spaces: u8,
    },
    /// Where the white pawn starts.
    PawnStart {
        /// With so many players.
        players: u8,
        /// The space, from 0.
        space: u8,
    },
    /// The scoring spaces.
    Scoring {
        /// With so many players.
        players: u8,
        /// The spaces, from 0.
        spaces: Vec<u8>,
    },
    /// The five Doge cards.
    Doge {
        /// By kind.
        cards: Cards,
    },
    /// Faces with a skull among the six of a die.
    Skulls {
        /// So many.
        faces: u8,
    },
    /// The board's own name.
    Rename { name: String },
    /// A port more, on a sea zone without one.
    AddPort { port: PortId, zone: ZoneId },
    /// A port less; its sea zone stays.
    RemovePort { port: PortId },
    /// A sea zone more.
    AddZone {
        zone: ZoneId,
        /// Its centre: longitude and latitude in hundredths of a degree.
        at: [i16; 2],
    },
    /// A sea zone less, with its port.
    RemoveZone { zone: ZoneId },
    /// A sea zone lies elsewhere on the chart; its port goes along.
    MoveZone {
        zone: ZoneId,
        /// Its centre: longitude and latitude in hundredths of a degree.
        at: [i16; 2],
    },
}

impl BoardEdit {
    /// Whether it says what ports and zones there are: not for a board in play.
    pub fn shapes(&self) -> bool {
        matches!(
            self,
            Self::AddPort { .. }
                | Self::RemovePort { .. }
                | Self::AddZone { .. }
                | Self::RemoveZone { .. }
                | Self::MoveZone { .. }
                | Self::Zone { .. }
                | Self::Rename { .. }
        )
    }
}

/// Long enough for any label, and short enough for a map.
const LONGEST_NAME: usize = 24;

/// A name as it is kept: without blanks around it.
pub(super) fn sound_name(name: &str) -> Result<String, Flaw> {
    let name = name.trim();
    let flaw = || Flaw::new("board-name");
    let fine = !name.is_empty() && name.chars().count() <= LONGEST_NAME && !name.chars().any(char::is_control);
    if fine { Ok(name.to_owned()) } else { Err(flaw()) }
}

fn no_port(port: PortId) -> Flaw {
    Flaw::new("board-no-port").with("port", port.0.as_str())
}

fn no_zone(zone: ZoneId) -> Flaw {
    Flaw::new("board-no-zone").with("zone", zone.0.as_str())
}

impl Board {
    /// Makes a change. The board may be faulty afterwards: an owner goes through it value by value.
    ///
    /// # Errors
    /// When it speaks of a port or zone that is not there, of one that is there already, or of more
    /// than a board can have. Then nothing changed.
    pub fn edit(&mut self, edit: &BoardEdit) -> Result<(), Flaw> {
        match edit {
            BoardEdit::Name { port, name } => self.port_mut(*port)?.name = Printed::on_the_box(sound_name(name)?),
            BoardEdit::Good { port, good } => self.port_mut(*port)?.good = Printed::on_the_box(*good),
            BoardEdit::Warehouse { port, values } => {
                let port = self.port_mut(*port)?;
                let slots = u8::try_from(values.len()).unwrap_or(u8::MAX);
                (port.slots, port.values) = (Printed::on_the_box(slots), Printed::on_the_box(values.clone()));
                self.pay_some(slots);
            }
            BoardEdit::Start { port, start } => self.port_mut(*port)?.start = Printed::on_the_box(*start),
            BoardEdit::Zone { port, zone } => {
                self.zone_there(*zone)?;
                self.port_mut(*port)?.zone = Printed::on_the_box(*zone);
            }
            BoardEdit::Neighbours { zone, of } => self.set_neighbours(*zone, of)?,
            BoardEdit::Payout { slots, ducats } => {
                self.payouts.insert(Count(*slots), Printed::on_the_box(ducats.clone()));
            }
            BoardEdit::Spaces { spaces } => self.track.spaces = Printed::on_the_box(*spaces),
            BoardEdit::PawnStart { players, space } => {
                self.track.starts.insert(Count(*players), Printed::on_the_box(*space));
            }
            BoardEdit::Scoring { players, spaces } => {
                self.track.scoring.insert(Count(*players), Printed::on_the_box(spaces.clone()));
            }
            BoardEdit::Doge { cards } => self.doge = Printed::on_the_box(*cards),
            BoardEdit::Skulls { faces } => self.skulls = Printed::on_the_box(*faces),
            BoardEdit::Rename { name } => self.name = sound_name(name)?,
            BoardEdit::AddPort { port, zone } => self.add_port(*port, *zone)?,
            BoardEdit::RemovePort { port } => {
                self.port_mut(*port)?;
                self.ports.retain(|other| other.id != *port);
                self.custom = true;
            }
            BoardEdit::AddZone { zone, at } => self.add_zone(*zone, *at)?,
            BoardEdit::RemoveZone { zone } => self.remove_zone(*zone)?,
            BoardEdit::MoveZone { zone, at } => self.move_zone(*zone, *at)?,
        }
        Ok(())
    }

    fn port_mut(&mut self, port: PortId) -> Result<&mut PortData, Flaw> {
        self.ports.iter_mut().find(|data| data.id == port).ok_or_else(|| no_port(port))
    }

    fn zone_there(&self, zone: ZoneId) -> Result<(), Flaw> {
        if self.zones.iter().any(|data| data.id == zone) { Ok(()) } else { Err(no_zone(zone)) }
    }

    /// A warehouse size that no other port has: it gets a playable payout until it is matched.
    fn pay_some(&mut self, slots: u8) {
        let row = || {
            let parts = u32::from(slots) * (u32::from(slots) + 1);
            (0..=u32::from(slots)).map(|cubes| (20 * cubes * (cubes + 1) / parts.max(1)) as u8).collect()
        };
        self.payouts.entry(Count(slots)).or_insert_with(|| Printed::made_up(row()));
    }

    fn set_neighbours(&mut self, zone: ZoneId, of: &[ZoneId]) -> Result<(), Flaw> {
        self.zone_there(zone)?;
        for other in of {
            self.zone_there(*other)?;
            if *other == zone {
                return Err(Flaw::new("board-link").with("a", zone.0.as_str()).with("b", zone.0.as_str()));
            }
        }
        let other_end = |[a, b]: [ZoneId; 2]| if a == zone { Some(b) } else { (b == zone).then_some(a) };
        self.links.retain(|link| other_end(link.value).is_none_or(|other| of.contains(&other)));
        for other in of {
            match self.links.iter_mut().find(|link| other_end(link.value) == Some(*other)) {
                Some(link) => *link = Printed::on_the_box(link.value),
                None => self.links.push(Printed::on_the_box([zone, *other])),
            }
        }
        self.zones.iter_mut().filter(|data| data.id == zone).for_each(|data| data.neighbours = Surety::Confirmed);
        // Anybody who checks a zone's neighbours sees the port on it.
        let ports = self.ports.iter_mut().filter(|port| port.zone.value == zone);
        ports.for_each(|port| port.zone = Printed::on_the_box(zone));
        Ok(())
    }

    fn add_port(&mut self, port: PortId, zone: ZoneId) -> Result<(), Flaw> {
        let Some(at) = self.zones.iter().find(|data| data.id == zone).map(|data| data.at) else {
            return Err(no_zone(zone));
        };
        if self.ports.iter().any(|data| data.id == port) {
            return Err(Flaw::new("board-port-twice").with("port", port.0.as_str()));
        }
        if self.ports.iter().any(|data| data.zone.value == zone) {
            return Err(Flaw::new("board-zone-two-ports").with("port", port.0.as_str()).with("zone", zone.0.as_str()));
        }
        if self.ports.len() >= MOST_PORTS {
            return Err(Flaw::new("board-ports-count").with("ports", self.ports.len() + 1));
        }
        self.pay_some(3);
        self.ports.push(PortData {
            id: port,
            name: Printed::made_up(port.0.as_str().to_owned()),
            zone: Printed::made_up(zone),
            at,
            good: Printed::made_up(Good::Wood),
            slots: Printed::made_up(3),
            values: Printed::made_up(vec![2, 3, 4]),
            start: Printed::made_up(false),
        });
        self.custom = true;
        Ok(())
    }

    fn add_zone(&mut self, zone: ZoneId, at: [i16; 2]) -> Result<(), Flaw> {
        if self.zone_there(zone).is_ok() {
            return Err(Flaw::new("board-zone-twice").with("zone", zone.0.as_str()));
        }
        if self.zones.len() >= MOST_ZONES {
            let zones = self.zones.len() + 1;
            return Err(Flaw::new("board-zones-count").with("zones", zones).with("most", MOST_ZONES));
        }
        self.zones.push(ZoneData { id: zone, at, neighbours: Surety::Assumed });
        self.custom = true;
        Ok(())
    }

    fn remove_zone(&mut self, zone: ZoneId) -> Result<(), Flaw> {
        self.zone_there(zone)?;
        self.zones.retain(|data| data.id != zone);
        self.links.retain(|link| !link.value.contains(&zone));
        self.ports.retain(|data| data.zone.value != zone);
        self.custom = true;
        Ok(())
    }

    fn move_zone(&mut self, zone: ZoneId, at: [i16; 2]) -> Result<(), Flaw> {
        let Some(data) = self.zones.iter_mut().find(|data| data.id == zone) else {
            return Err(no_zone(zone));
        };
        let by = [at[0].saturating_sub(data.at[0]), at[1].saturating_sub(data.at[1])];
        data.at = at;
        for port in self.ports.iter_mut().filter(|port| port.zone.value == zone) {
            port.at = [port.at[0].saturating_add(by[0]), port.at[1].saturating_add(by[1])];
        }
        Ok(())
    }
}
