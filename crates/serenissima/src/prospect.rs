//! What the active galley can gain and lose in each zone in reach. Everything here is public.

use kernel::Seat;
use sea_board::{AttackRisk, BlockadeRisk, ProspectView, Routes, best_sale};

use crate::board::{PortIx, ZoneIx};
use crate::state::{Activation, Serenissima};
use crate::words::{Galley, Good, SAILOR_PRICE, SPICE_BONUS};

/// A galley of another player that acts before the active player's next galley (`WHEEL-1`, `WHEEL-3`).
#[derive(Clone, Debug)]
pub(crate) struct Rival {
    galley: Galley,
    zone: ZoneIx,
    /// The zones in its reach (`MOVE-1`).
    routes: Routes,
    /// Its attacks on the active galley, by zones moved before (`FIGHT-2`).
    attacks: Vec<AttackRisk>,
}

impl Rival {
    /// Returns how many zones the galley moves to a zone; `None` if it is out of reach.
    fn steps_to(&self, zone: ZoneIx) -> Option<u8> {
        let steps = self.routes[zone].steps;
        (steps > 0 || zone == self.zone).then_some(steps)
    }
}

impl Serenissima {
    /// Returns the galleys that act before the active player's next one, in order.
    pub(crate) fn rivals(&self, go: &Activation) -> Vec<Rival> {
        let crew = self.galley(go.galley).sailors;
        let prices = [SAILOR_PRICE.into(), u32::from(self.galley_price(go.seat).saturating_sub(1))];
        let rival = |(galley, seat): (Galley, Seat)| {
            let state = self.galley(galley);
            let attack = |steps: u8| {
                let odds = self.usual_odds(state.sailors, state.sailors - steps, crew, false)?;
                Some(AttackRisk::new(galley, seat, &odds, crew, prices))
            };
            Rival {
                galley,
                zone: state.zone,
                routes: self.board.routes(state.zone, state.sailors, 0),
                attacks: (0..state.sailors).filter_map(attack).collect(),
            }
        };
        self.upcoming().take_while(|(_, owner)| *owner != go.seat).map(rival).collect()
    }

    /// Returns the goods of the active galley's best sale in a zone that it reaches in these steps, and the prospect.
    pub(crate) fn prospect(
        &self,
        go: &Activation,
        rivals: &[Rival],
        zone: ZoneIx,
        steps: u8,
    ) -> (Vec<Good>, ProspectView) {
        let port = self.open_port(zone);
        let (sells, ducats, _) = port.map_or_else(Default::default, |port| self.best_sale_at(go, port));
        let free = |port: PortIx| self.board.facts(port).slots.saturating_sub(self.ports[port.index()].cubes());
        let cubes = sells.len() as u8;
        let strength = self.galley(go.galley).sailors.saturating_sub(go.steps + steps);
        let attack = |rival: &Rival| rival.attacks.get(usize::from(rival.steps_to(zone)?)).copied();
        let prospect = ProspectView {
            ducats,
            cubes,
            unknown: false,
            free: port.map_or(0, free),
            worth: port.map(|port| self.worth_after(port, cubes)),
            first: rivals.iter().filter(|rival| rival.steps_to(zone).is_some()).map(|rival| rival.galley).collect(),
            blockades: if cubes > 0 { self.sale_blockades(go, zone, strength) } else { vec![] },
            attack: rivals.iter().filter_map(attack).max_by(|a, b| a.cost.total_cmp(&b.cost)),
        };
        (sells, prospect)
    }

    /// Returns the active galley's best sale at a port (`SELL-1` to `SELL-3`).
    fn best_sale_at(&self, go: &Activation, port: PortIx) -> (Vec<Good>, u32, bool) {
        let (facts, state) = (self.board.facts(port), &self.ports[port.index()]);
        let own = state.owner == Some(go.seat);
        let wanted = self.galley(go.galley).kinds().filter(|good| !self.has(port, *good));
        let bonus = |good: Good| (good, if good == Good::Spice { SPICE_BONUS.into() } else { 0 });
        let slots = facts.values.iter().zip(&state.slots).take(facts.slots.into());
        let free = slots.filter(|(_, slot)| slot.is_none());
        best_sale(wanted.map(bonus), free.map(|(value, _)| Some(if own { 0 } else { u32::from(*value) })))
    }

    /// Returns what a scoring pays for a port now, and with this many more cubes (`SCORE-1`, `SCORE-2`).
    fn worth_after(&self, port: PortIx, cubes: u8) -> [u16; 2] {
        let (stored, basilica) = self.port_pays(port);
        let full = self.ports[port.index()].cubes() + cubes;
        [stored + basilica, u16::from(self.board.tables().payout(self.board.facts(port).slots, full)) + basilica]
    }

    /// Returns the players who can blockade a sale in a zone (`SELL-5`). The blockaded galley can fight the weakest of
    /// their galleys.
    fn sale_blockades(&self, go: &Activation, zone: ZoneIx, strength: u8) -> Vec<BlockadeRisk> {
        if zone == go.start && !self.options.blockade_where_it_started {
            return vec![];
        }
        let crew = self.galley(go.galley).sailors;
        let risk = |seat: Seat| {
            let here = self.fleet_of(seat).filter(|(_, galley)| galley.zone == zone);
            let weakest = here.map(|(_, galley)| galley.sailors).min()?;
            let odds = self.usual_odds(crew, strength, weakest, false);
            let wins = odds.map(|odds| odds.attacker_wins);
            Some(BlockadeRisk { seat, sailors: self.sailors_in(zone, seat), wins })
        };
        self.blockaders(go.galley, zone).into_iter().filter_map(risk).collect()
    }
}
