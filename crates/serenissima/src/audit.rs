//! A plain, slow check of the limits of the box (`BOX-1` to `BOX-7`). A sound state has no flaw.

use kernel::{Flaw, Seat};

use crate::state::{MOST_SEATS, Phase, Serenissima, Stage};
use crate::words::{BUILDINGS, DogeCard, GALLEYS, Galley, Good, MOST_DUCATS, MOST_GALLEYS, SPACES};

impl Serenissima {
    /// Returns a seat's sailors on galleys and in ports.
    pub(crate) fn sailors_out(&self, seat: Seat) -> u16 {
        let aboard: u16 = self.fleet_of(seat).map(|(_, galley)| u16::from(galley.sailors)).sum();
        let ashore = self.ports.iter().filter(|port| port.owner == Some(seat));
        aboard + ashore.map(|port| u16::from(port.sailors)).sum::<u16>()
    }

    /// Returns the number of cubes of a kind on galleys, in warehouses and adrift.
    pub(crate) fn cubes_out(&self, good: Good) -> u16 {
        let aboard: u16 = self.galleys.iter().map(|galley| u16::from(galley.goods[good.index()])).sum();
        let stored = self.ports.iter().flat_map(|port| port.slots).filter(|slot| *slot == Some(good)).count() as u16;
        let adrift = match &self.phase {
            Phase::Battle { stage: Stage::Loot { adrift, .. }, .. } => u16::from(adrift[good.index()]),
            _ => 0,
        };
        aboard + stored + adrift
    }

    /// Returns a flaw for each limit of the box that is broken.
    pub(crate) fn flaws(&self) -> Vec<Flaw> {
        let mut flaws = Vec::new();
        for seat in (0..MOST_SEATS as u8).map(Seat) {
            let here = seat.0 < self.players();
            let all = if here { u16::from(self.sailors_each()) } else { 0 };
            let sailors = self.sailors_out(seat) + u16::from(self.reserve[seat.index()]) == all;
            let galleys = self.galleys_of(seat) <= if here { MOST_GALLEYS } else { 0 };
            let purse = self.purses[seat.index()] <= if here { MOST_DUCATS } else { 0 };
            let checks = [("audit-sailors", sailors), ("audit-wheel", galleys), ("audit-purse", purse)];
            flaws.extend(
                checks.iter().filter(|(_, holds)| !holds).map(|(code, _)| Flaw::new(code).with("seat", seat.0)),
            );
        }
        for good in Good::ALL {
            if self.cubes_out(good) + u16::from(self.bank[good.index()]) != u16::from(good.in_the_box()) {
                flaws.push(Flaw::new("audit-cubes").with("good", good.to_string()));
            }
        }
        for galley in Galley::all(GALLEYS).filter(|galley| !self.sound_galley(*galley)) {
            flaws.push(Flaw::new("audit-galley").with("galley", galley.0));
        }
        self.audit_ports(&mut flaws);
        if self.forts() > BUILDINGS || self.basilicas() > BUILDINGS {
            flaws.push(Flaw::new("audit-buildings"));
        }
        let deck = self.board.tables().deck();
        if DogeCard::ALL.iter().any(|&card| self.deck.of(card) > deck.of(card)) {
            flaws.push(Flaw::new("audit-deck"));
        }
        if self.white >= self.board.board().track.spaces.value || self.black > 15 {
            flaws.push(Flaw::new("audit-track"));
        }
        flaws
    }

    fn sound_galley(&self, galley: Galley) -> bool {
        let state = self.galley(galley);
        match state.owner {
            None => state.sailors == 0 && state.cargo() == 0,
            Some(_) => {
                let zone = state.zone.index() < self.board.board().zones.len();
                zone && state.sailors >= 1 && state.pieces() <= SPACES
            }
        }
    }

    fn audit_ports(&self, flaws: &mut Vec<Flaw>) {
        for (index, state) in self.ports.iter().enumerate() {
            let Some(port) = self.board.board().ports.get(index) else {
                if *state != Default::default() {
                    flaws.push(Flaw::new("audit-port").with("port", index));
                }
                continue;
            };
            let slots = usize::from(port.slots.value);
            let garrison = match state.owner {
                None => state.sailors == 0,
                Some(_) => (1..=port.slots.value).contains(&state.sailors),
            };
            if !garrison || state.slots[slots..].iter().any(Option::is_some) {
                flaws.push(Flaw::new("audit-port").with("port", port.id.0.as_str()));
            }
        }
    }
}
