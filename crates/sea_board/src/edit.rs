//! Changes to ports and seas: values adapted to the box, or the shape of an own board.

use kernel::{Flaw, Printed, Surety};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::places::{MOST_PORTS, MOST_ZONES, PortId, ZoneId};
use crate::seas::{SeaPort, Seas, ZoneData};

/// A change. The owner reads its values off the box, so they count as confirmed, even if they equal the earlier ones.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "edit")]
#[expect(missing_docs, reason = "port and zone say what they are")]
pub enum ChartEdit<G> {
    /// Sets the name printed at a port.
    Name {
        port: PortId,
        /// The name as printed.
        name: String,
    },
    /// Sets the good that a port produces.
    Good { port: PortId, good: G },
    /// Sets a port's warehouse: the number of slots and their values.
    Warehouse {
        port: PortId,
        /// The value of each slot, as printed.
        values: Vec<u8>,
    },
    /// Sets the sea zone of a port.
    Zone { port: PortId, zone: ZoneId },
    /// Sets all neighbours of a sea zone.
    Neighbours {
        zone: ZoneId,
        /// The complete list of its neighbours.
        of: Vec<ZoneId>,
    },
    /// Renames the board.
    Rename { name: String },
    /// Adds a port, on a sea zone without one.
    AddPort { port: PortId, zone: ZoneId },
    /// Removes a port; its sea zone stays.
    RemovePort { port: PortId },
    /// Adds a sea zone.
    AddZone {
        zone: ZoneId,
        /// The centre: longitude and latitude in hundredths of a degree.
        at: [i16; 2],
    },
    /// Removes a sea zone, with its port.
    RemoveZone { zone: ZoneId },
    /// Moves a sea zone on the chart, with its port.
    MoveZone {
        zone: ZoneId,
        /// The centre: longitude and latitude in hundredths of a degree.
        at: [i16; 2],
    },
}

impl<G> ChartEdit<G> {
    /// True if the change sets which ports and zones exist. Not allowed for a board in play.
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

/// The maximum length of a name: long enough for any label, and short enough for a map.
const LONGEST_NAME: usize = 24;

/// Trims a name and checks it.
pub(crate) fn sound_name(name: &str) -> Result<String, Flaw> {
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

impl<P: SeaPort> Seas<P> {
    /// Makes a change. The board may be faulty afterwards, because an owner edits it value by value.
    ///
    /// # Errors
    /// For a port or zone that is missing or exists already, or beyond the maximum of a board. Then nothing changed.
    pub fn edit(&mut self, edit: &ChartEdit<P::Good>) -> Result<(), Flaw> {
        match edit {
            ChartEdit::Name { port, name } => self.port_mut(*port)?.name = Printed::on_the_box(sound_name(name)?),
            ChartEdit::Good { port, good } => self.port_mut(*port)?.good = Printed::on_the_box(*good),
            ChartEdit::Warehouse { port, values } => {
                let port = self.port_mut(*port)?;
                let slots = u8::try_from(values.len()).unwrap_or(u8::MAX);
                (port.slots, port.values) = (Printed::on_the_box(slots), Printed::on_the_box(values.clone()));
            }
            ChartEdit::Zone { port, zone } => {
                self.zone_there(*zone)?;
                self.port_mut(*port)?.zone = Printed::on_the_box(*zone);
            }
            ChartEdit::Neighbours { zone, of } => self.set_neighbours(*zone, of)?,
            ChartEdit::Rename { name } => self.name = sound_name(name)?,
            ChartEdit::AddPort { port, zone } => self.add_port(*port, *zone)?,
            ChartEdit::RemovePort { port } => {
                self.port_mut(*port)?;
                self.ports.retain(|other| other.id != *port);
                self.custom = true;
            }
            ChartEdit::AddZone { zone, at } => self.add_zone(*zone, *at)?,
            ChartEdit::RemoveZone { zone } => self.remove_zone(*zone)?,
            ChartEdit::MoveZone { zone, at } => self.move_zone(*zone, *at)?,
        }
        Ok(())
    }

    /// Returns a port for editing.
    ///
    /// # Errors
    /// If it does not exist.
    pub fn port_mut(&mut self, port: PortId) -> Result<&mut P, Flaw> {
        self.ports.iter_mut().find(|data| data.id == port).ok_or_else(|| no_port(port))
    }

    /// Returns a zone for editing.
    ///
    /// # Errors
    /// If it does not exist.
    pub fn zone_mut(&mut self, zone: ZoneId) -> Result<&mut ZoneData, Flaw> {
        self.zones.iter_mut().find(|data| data.id == zone).ok_or_else(|| no_zone(zone))
    }

    fn zone_there(&self, zone: ZoneId) -> Result<&ZoneData, Flaw> {
        self.zones.iter().find(|data| data.id == zone).ok_or_else(|| no_zone(zone))
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
        self.zone_mut(zone)?.neighbours = Surety::Confirmed;
        // An owner who checks a zone's neighbours also sees the port on it.
        let ports = self.ports.iter_mut().filter(|port| port.zone.value == zone);
        ports.for_each(|port| port.zone = Printed::on_the_box(zone));
        Ok(())
    }

    fn add_port(&mut self, port: PortId, zone: ZoneId) -> Result<(), Flaw> {
        let at = self.zone_there(zone)?.at;
        if self.ports.iter().any(|data| data.id == port) {
            return Err(Flaw::new("board-port-twice").with("port", port.0.as_str()));
        }
        if self.ports.iter().any(|data| data.zone.value == zone) {
            return Err(Flaw::new("board-zone-two-ports").with("port", port.0.as_str()).with("zone", zone.0.as_str()));
        }
        if self.ports.len() >= MOST_PORTS {
            return Err(Flaw::new("board-ports-count").with("ports", self.ports.len() + 1));
        }
        self.ports.push(P::made_up(port, zone, at));
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
        self.zones.push(ZoneData::new(zone, at));
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
        let data = self.zone_mut(zone)?;
        let by = [at[0].saturating_sub(data.at[0]), at[1].saturating_sub(data.at[1])];
        data.at = at;
        for port in self.ports.iter_mut().filter(|port| port.zone.value == zone) {
            port.at = [port.at[0].saturating_add(by[0]), port.at[1].saturating_add(by[1])];
        }
        Ok(())
    }
}
