//! Checks that a board is playable in this edition (`BOARD-1`), besides the general checks of seas. Finds every
//! fault, each with its parameters.

use kernel::Flaw;

use super::{Board, Count, PortData};
use crate::words::Good;

/// The limits of the box for its boards (`BOARD-1`).
pub(crate) const LIMITS: sea_board::Limits =
    sea_board::Limits { ports: 19, sizes: &[1, 2, 3, 4, 5], values: 2..=6, unread_values: false, high_seas: None };

impl Board {
    pub(super) fn check_port(&self, port: &PortData, flaws: &mut Vec<Flaw>) {
        if port.start.value && port.slots.value < 3 {
            flaws.push(Flaw::new("board-start-small").with("port", port.id.0.as_str()));
        }
        self.check_payout(port.slots.value, flaws);
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

    /// Checks that enough starting ports remain when a wood, a wine, a stone and a marble port are closed.
    pub(super) fn check_starts(&self, flaws: &mut Vec<Flaw>) {
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

    pub(super) fn check_tracks(&self, flaws: &mut Vec<Flaw>) {
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
