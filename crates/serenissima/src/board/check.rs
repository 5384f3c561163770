//! What makes a board playable (`BOARD-1`): finds every fault, each with its parameters.

use kernel::Flaw;

use super::{Board, Count, MOST_PORTS, MOST_SLOTS, MOST_ZONES};
use crate::words::{Good, ZoneId};

/// Ports of the second edition's own board.
const PORTS_2E: usize = 19;
/// The longest id of a board, in bytes.
const LONGEST_ID: usize = 40;

/// The chart shows the Mediterranean and a little more.
fn off_the_chart([longitude, latitude]: [i16; 2]) -> bool {
    !(-1_200..=4_300).contains(&longitude) || !(2_700..=4_900).contains(&latitude)
}

impl Board {
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
        if super::edit::sound_name(&self.name).is_err() || self.id.is_empty() || self.id.len() > LONGEST_ID {
            flaws.push(Flaw::new("board-name"));
        }
        for (index, zone) in self.zones.iter().enumerate() {
            if off_the_chart(zone.at) || self.zones[..index].iter().any(|other| other.at == zone.at) {
                flaws.push(Flaw::new("board-zone-at").with("zone", zone.id.0.as_str()));
            }
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
            if !self.zones.iter().any(|zone| zone.id == port.zone.value) {
                flaws.push(flaw("board-port-no-zone").with("zone", port.zone.value.0.as_str()));
            }
            if self.ports[..index].iter().any(|other| other.zone.value == port.zone.value) {
                flaws.push(flaw("board-zone-two-ports").with("zone", port.zone.value.0.as_str()));
            }
            if super::edit::sound_name(&port.name.value).is_err() {
                flaws.push(flaw("board-port-name"));
            }
            if off_the_chart(port.at) {
                flaws.push(flaw("board-port-at"));
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

    /// Enough starting ports, even when a wood, a wine, a stone and a marble port are closed.
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
