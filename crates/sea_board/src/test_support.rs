//! Helpers for tests and fuzzers of all games on ports and seas.

use kernel::Seat;

use crate::chart::Chart;
use crate::galleys::{Galley, GalleyState};
use crate::goods::{Cargo, Goods, SPACES, listed};
use crate::places::{PortId, PortIx, ZoneId};
use crate::seas::SeaBoard;

/// The object of an open question.
#[derive(Debug, Default)]
#[expect(missing_docs, reason = "they say what they are")]
pub struct About {
    pub seats: Vec<Seat>,
    pub galleys: Vec<Galley>,
    pub ports: Vec<PortIx>,
}

/// The object of a random correction.
#[derive(Debug)]
#[expect(missing_docs, reason = "seat, port and zone say what they are")]
pub struct Target {
    pub seat: Seat,
    pub port: PortId,
    pub zone: ZoneId,
    /// The galley of the open question.
    pub asked_galley: Option<Galley>,
}

impl Target {
    /// Draws a random object on the table, and half the time the one that the open question is `about`. `below` draws a
    /// number below another.
    pub fn draw<B: SeaBoard>(
        chart: &Chart<B>,
        players: u8,
        about: impl FnOnce() -> About,
        below: &mut dyn FnMut(usize) -> usize,
    ) -> Self {
        let board = chart.board();
        let mut seat = Seat(below(usize::from(players)) as u8);
        let mut port = &board.ports[below(board.ports.len())];
        let mut zone = board.zones[below(board.zones.len())].id;
        let about = if below(2) == 0 { about() } else { About::default() };
        let mut one_of = |count: usize| (count > 0).then(|| below(count));
        if let Some(nth) = one_of(about.seats.len()) {
            seat = about.seats[nth];
        }
        if let Some(nth) = one_of(about.ports.len()) {
            port = &board.ports[about.ports[nth].index()];
            zone = port.zone.value;
        }
        let asked_galley = one_of(about.galleys.len()).map(|nth| about.galleys[nth]);
        Self { seat, port: port.id, zone, asked_galley }
    }

    /// Draws the corrected owner, zone, sailors and goods of a galley. That of the open question keeps most of its
    /// state, with at least the `fewest` sailors, so that the question often stays valid.
    pub fn galley_state<B: SeaBoard, G: Goods>(
        &self,
        chart: &Chart<B>,
        now: &GalleyState<G>,
        fewest: u8,
        below: &mut dyn FnMut(usize) -> usize,
    ) -> (Option<Seat>, ZoneId, u8, Cargo<G>) {
        if self.asked_galley.is_none() {
            let goods = some_cargo(below);
            return ((below(4) > 0).then_some(self.seat), self.zone, 1 + below(SPACES.into()) as u8, goods);
        }
        let zone = if below(4) == 0 { self.zone } else { chart.zone_id(now.zone) };
        let seat = if below(4) == 0 { (below(3) > 0).then_some(self.seat) } else { now.owner };
        let sailors = if below(2) == 0 { fewest + below(usize::from(SPACES + 1 - fewest)) as u8 } else { now.sailors };
        let goods = some_cargo(below);
        (seat, zone, sailors, if below(2) == 0 { goods } else { listed(now.goods.as_ref()) })
    }
}

/// Draws the contents of a warehouse with this many slots.
pub fn some_warehouse<G: Goods>(slots: u8, below: &mut dyn FnMut(usize) -> usize) -> Vec<Option<G>> {
    let any = |draw: usize| (draw > 1).then(|| G::KINDS[draw % G::KINDS.len()]);
    (0..slots).map(|_| any(below(G::KINDS.len() + 2))).collect()
}

/// Draws up to three pieces of goods.
fn some_cargo<G: Goods>(below: &mut dyn FnMut(usize) -> usize) -> Cargo<G> {
    (0..below(4)).map(|_| G::KINDS[below(G::KINDS.len())]).collect()
}

/// Returns JSON Pointers to these values of a state.
pub fn values(names: &[&str]) -> Vec<String> {
    names.iter().map(|name| format!("/{name}")).collect()
}

/// Returns JSON Pointers to these values of a port in a state.
pub fn port_values<B: SeaBoard>(chart: &Chart<B>, port: PortId, names: &[&str]) -> Vec<String> {
    let index = chart.port(port).map_or(usize::MAX, PortIx::index);
    names.iter().map(|name| format!("/ports/{index}/{name}")).collect()
}

/// Returns JSON Pointers to a galley in a state, of `count` galleys, and to the values derived from it.
pub fn galley_values(galley: Galley, count: usize, counts: &[&str]) -> Vec<String> {
    let mut all = vec![format!("/galleys/{}", galley.index(count).unwrap_or(usize::MAX))];
    all.extend(values(counts));
    all
}
