//! Checks whether a board of seas is playable, and lists every flaw with its parameters.

use std::ops::RangeInclusive;

use kernel::Flaw;

use crate::edit::sound_name;
use crate::places::{MOST_PORTS, MOST_ZONES, ZoneId};
use crate::seas::{Port, SeaBoard, SeaPort, Seas};

/// The maximum length of a board's id, in bytes.
const LONGEST_ID: usize = 40;

/// The limits that a box sets for its boards.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Limits {
    /// The number of ports of the printed board; an own board may have another.
    pub ports: usize,
    /// The allowed sizes of warehouses, in slots.
    pub sizes: &'static [u8],
    /// The range of printed slot values.
    pub values: RangeInclusive<u8>,
    /// True if a slot may have the value 0 until its value has been read off the box.
    pub unread_values: bool,
    /// The number of high seas of the printed board; `None` if zones are not marked so.
    pub high_seas: Option<usize>,
}

/// Returns all flaws of a board, in the order of its file.
pub fn flaws<B: SeaBoard>(board: &B) -> Vec<Flaw> {
    let mut flaws = Vec::new();
    let seas: &Seas<B::Port> = board;
    seas.check_counts(&B::LIMITS, &mut flaws);
    seas.check_zones(&B::LIMITS, &mut flaws);
    for (index, port) in seas.ports.iter().enumerate() {
        seas.check_port(index, port, &B::LIMITS, &mut flaws);
        board.port_flaws(port, &mut flaws);
    }
    seas.check_links(&mut flaws);
    board.own_flaws(&mut flaws);
    flaws
}

/// True outside the chart, which shows the Mediterranean and a little more.
fn off_the_chart([longitude, latitude]: [i16; 2]) -> bool {
    !(-1_200..=4_300).contains(&longitude) || !(2_700..=4_900).contains(&latitude)
}

impl<P: SeaPort> Seas<P> {
    fn check_counts(&self, limits: &Limits, flaws: &mut Vec<Flaw>) {
        let ports = self.ports.len();
        if ports == 0 || ports > MOST_PORTS || (!self.custom && ports != limits.ports) {
            flaws.push(Flaw::new("board-ports-count").with("ports", ports));
        }
        if self.zones.is_empty() || self.zones.len() > MOST_ZONES {
            flaws.push(Flaw::new("board-zones-count").with("zones", self.zones.len()).with("most", MOST_ZONES));
        }
        if sound_name(&self.name).is_err() || self.id.is_empty() || self.id.len() > LONGEST_ID {
            flaws.push(Flaw::new("board-name"));
        }
    }

    fn check_zones(&self, limits: &Limits, flaws: &mut Vec<Flaw>) {
        for (index, zone) in self.zones.iter().enumerate() {
            if off_the_chart(zone.at) || self.zones[..index].iter().any(|other| other.at == zone.at) {
                flaws.push(Flaw::new("board-zone-at").with("zone", zone.id.0.as_str()));
            }
            if self.zones[..index].iter().any(|other| other.id == zone.id) {
                flaws.push(Flaw::new("board-zone-twice").with("zone", zone.id.0.as_str()));
            }
        }
        let marked = self.zones.iter().filter(|zone| zone.coast.is_some()).count();
        let high = self.zones.iter().filter(|zone| zone.is_high_seas()).count();
        if limits.high_seas.map_or(marked > 0, |printed| !self.custom && high != printed) {
            flaws.push(Flaw::new("board-high-seas").with("zones", high));
        }
    }

    fn check_port(&self, index: usize, port: &Port<P::Good>, limits: &Limits, flaws: &mut Vec<Flaw>) {
        let flaw = |code| Flaw::new(code).with("port", port.id.0.as_str());
        let before = &self.ports[..index];
        if before.iter().any(|other| other.id == port.id) {
            flaws.push(flaw("board-port-twice"));
        }
        let zone = || port.zone.value.0;
        match self.zones.iter().find(|zone| zone.id == port.zone.value) {
            None => flaws.push(flaw("board-port-no-zone").with("zone", zone().as_str())),
            Some(data) if data.is_high_seas() => {
                flaws.push(flaw("board-port-high-seas").with("zone", zone().as_str()));
            }
            Some(_) => {}
        }
        if before.iter().any(|other| other.zone.value == port.zone.value) {
            flaws.push(flaw("board-zone-two-ports").with("zone", zone().as_str()));
        }
        if sound_name(&port.name.value).is_err() {
            flaws.push(flaw("board-port-name"));
        }
        if off_the_chart(port.at) {
            flaws.push(flaw("board-port-at"));
        }
        check_warehouse(port, limits, flaws);
    }

    fn check_links(&self, flaws: &mut Vec<Flaw>) {
        let zone = |id: ZoneId| self.zones.iter().position(|zone| zone.id == id);
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
        self.check_reach(&pairs, flaws);
    }

    /// Checks that every zone can be reached from every other.
    fn check_reach(&self, pairs: &[[usize; 2]], flaws: &mut Vec<Flaw>) {
        let mut reach = vec![false; self.zones.len()];
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
}

fn check_warehouse<G>(port: &Port<G>, limits: &Limits, flaws: &mut Vec<Flaw>) {
    let flaw = |code| Flaw::new(code).with("port", port.id.0.as_str());
    let slots = usize::from(port.slots.value);
    if !limits.sizes.contains(&port.slots.value) {
        flaws.push(flaw("board-slots").with("slots", slots));
    }
    let values = &port.values.value;
    if values.len() != slots {
        flaws.push(flaw("board-values-count").with("slots", slots).with("values", values.len()));
    }
    let read = || values.iter().filter(|&&value| value != 0 || !limits.unread_values);
    if read().any(|value| !limits.values.contains(value)) || !read().is_sorted() {
        flaws.push(flaw("board-values"));
    }
}
