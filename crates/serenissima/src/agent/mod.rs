//! The program players of this game: see [`kernel::agent`].

mod belief;
mod features;
mod outlook;
mod policy;
mod weights;

use kernel::agent::{AgentGame, Feature, WeightTable};
use kernel::{Actor, Draw, Rules as _, Seat};

use crate::rules::Step;
use crate::state::{Activation, Phase, Serenissima, Spot};
use crate::words::Cause;

/// The cubes of one kind that a galley loads at most.
const MOST_ALIKE: u8 = 2;

/// The purposes of plans.
mod purpose {
    pub(super) const REST: u8 = 0;
    pub(super) const LOAD: u8 = 1;
    pub(super) const SAIL: u8 = 2;
    pub(super) const SELL: u8 = 3;
    pub(super) const LAND: u8 = 4;
    pub(super) const STORM: u8 = 5;
    pub(super) const DUEL: u8 = 6;
    pub(super) const RUN_BLOCKADE: u8 = 7;
    pub(super) const HIRE: u8 = 8;
    pub(super) const BUY: u8 = 9;
    pub(super) const BUILD: u8 = 10;
}

impl AgentGame for Serenissima {
    const FEATURES: &'static [Feature] = features::FEATURES;
    const WEIGHTS: WeightTable = weights::WEIGHTS;

    /// A whole turn of four players: shorter playouts end before a battle or a blockade has its effect.
    const HORIZON: u32 = 80;
    const STEPS: u64 = 1_000_000;

    type Belief = belief::Purses;

    fn seats(&self) -> usize {
        usize::from(self.players())
    }

    fn features(&self, seat: Seat, out: &mut [i32]) {
        self.write_features(seat, out);
    }

    fn is_plan_complete(&self, start: &Self, seat: Seat) -> bool {
        if !self.asks().iter().any(|(actor, _)| *actor == Actor::Seat(seat)) {
            return true;
        }
        match (&start.phase, &self.phase) {
            (Phase::Activation { go }, Phase::Activation { go: now }) => {
                now.galley != go.galley || self.turn != start.turn || self.is_dead_end(start, seat, now)
            }
            (Phase::Purchases { .. }, Phase::Purchases { .. }) => self.purchases_since(start, seat) > 0,
            (Phase::Battle { stage, .. }, Phase::Battle { stage: now, .. }) => {
                std::mem::discriminant(stage) != std::mem::discriminant(now)
            }
            _ => true,
        }
    }

    fn is_senseless(&self, start: &Self, seat: Seat) -> bool {
        self.loses_galleys(start, seat)
            || self.ports_of(seat) == 0 && start.ports_of(seat) > 0
            || self.wastes_goods(start, seat)
    }

    fn money(&self, seat: Seat) -> Option<i32> {
        self.purses.get(seat.index()).map(|&ducats| ducats.into())
    }

    fn purpose(&self, start: &Self, seat: Seat) -> u8 {
        match &self.phase {
            Phase::Battle { foe: Spot::Port(_), .. } => return purpose::STORM,
            Phase::Battle { foe: Spot::Galley(_), .. } => return purpose::DUEL,
            Phase::Blockade { cause: Cause::Sale { .. }, .. } => return purpose::SELL,
            Phase::Blockade { cause: Cause::Capture { .. }, .. } => return purpose::LAND,
            Phase::Blockade { cause: Cause::Move, .. } => return purpose::RUN_BLOCKADE,
            _ => {}
        }
        let cubes = |state: &Self| state.ports.iter().map(|port| u32::from(port.cubes())).sum::<u32>();
        let zone = |state: &Self| start.go().map(|go| state.galley(go.galley).zone);
        if self.basilicas() + self.forts() > start.basilicas() + start.forts() {
            purpose::BUILD
        } else if self.galleys_of(seat) > start.galleys_of(seat) {
            purpose::BUY
        } else if self.ports_of(seat) > start.ports_of(seat) {
            purpose::LAND
        } else if cubes(self) > cubes(start) {
            purpose::SELL
        } else if zone(self) != zone(start) {
            purpose::SAIL
        } else if self.bank != start.bank {
            purpose::LOAD
        } else if self.reserve[seat.index()] < start.reserve[seat.index()] {
            purpose::HIRE
        } else {
            purpose::REST
        }
    }

    fn is_settled(&self) -> bool {
        match &self.phase {
            Phase::Activation { go } => !go.acted && !go.invested,
            Phase::Blockade { .. } | Phase::Battle { .. } => false,
            _ => true,
        }
    }

    fn policy(&self, seat: Seat, draw: &mut dyn Draw) -> Option<Self::Command> {
        self.rule_of_thumb(seat, draw)
    }
}

impl Serenissima {
    /// True if nothing more belongs to this plan: something was bought, a galley was sunk on purpose, or the commands so
    /// far include senseless ones.
    fn is_dead_end(&self, start: &Self, seat: Seat, go: &Activation) -> bool {
        self.galleys_of(seat) != start.galleys_of(seat)
            || self.purchases_since(start, seat) > 0
            || self.throws_too_much(start, go)
            || self.hoards(start, go)
            || self.loads_in_vain(start, seat, go)
            || self.moves_to_and_fro(start, seat, go)
            || self.sails_around(go)
    }

    /// True if a galley that does not invest threw goods away without need, or paid for some and threw them away.
    fn wastes_goods(&self, start: &Self, seat: Seat) -> bool {
        let (Phase::Activation { go: before }, Phase::Activation { go }) = (&start.phase, &self.phase) else {
            return false;
        };
        before.galley == go.galley
            && !go.invested
            && (self.throws_too_much(start, go) || self.loads_in_vain(start, seat, go))
    }

    /// True if more own galleys were lost than ports were taken: the last sailor may land (`CAPT-1`). A plan ends
    /// before the dice of a battle, so the seat sank the others itself (`LOAD-5`).
    fn loses_galleys(&self, start: &Self, seat: Seat) -> bool {
        let lost = start.fleet_of(seat).filter(|(galley, _)| self.galley(*galley).owner != Some(seat)).count();
        lost > usize::from(self.ports_of(seat).saturating_sub(start.ports_of(seat)))
    }

    /// True if goods were thrown overboard that need not be: more than one cube, or not to make room for a load.
    fn throws_too_much(&self, start: &Self, go: &Activation) -> bool {
        let thrown: u8 = self.bank.iter().zip(&start.bank).map(|(now, before)| now.saturating_sub(*before)).sum();
        thrown > 1 || thrown > 0 && (go.step > Step::Load || start.galley(go.galley).room() > 0)
    }

    /// True if the active galley took more cubes of one kind than it can soon sell.
    fn hoards(&self, start: &Self, go: &Activation) -> bool {
        let (now, before) = (self.galley(go.galley).goods, start.galley(go.galley).goods);
        now.iter().zip(before).any(|(now, before)| *now > before.max(MOST_ALIKE))
    }

    /// True if a cube was loaded, perhaps paid for, and thrown overboard again.
    fn loads_in_vain(&self, start: &Self, seat: Seat, go: &Activation) -> bool {
        let Some(port) = self.board.port_of(go.start).filter(|_| go.step == Step::Load) else { return false };
        let (good, own) = (self.board.facts(port).good.index(), self.ports[port.index()].owner == Some(seat));
        let loaded = start.bank[good].saturating_sub(self.bank[good]);
        let paid = start.purses[seat.index()].saturating_sub(self.purses[seat.index()]);
        let free = u8::from(own && !start.go().is_some_and(|go| go.free_taken));
        paid > loaded.saturating_sub(free).into() || free > 0 && go.free_taken && loaded == 0
    }

    /// True if a galley did not take a shortest way.
    fn sails_around(&self, go: &Activation) -> bool {
        let zone = self.galley(go.galley).zone;
        go.steps > 1 && outlook::Reach::new(self.chart(), go.start, go.steps - 1).steps_to(zone).is_some()
    }

    /// True if sailors or goods came aboard the active galley from one place and left it for another, or too many goods
    /// changed galleys.
    fn moves_to_and_fro(&self, start: &Self, seat: Seat, go: &Activation) -> bool {
        let (mut sailors, mut cargo) = ([0; 2], [0; 2]);
        let note = |moved: &mut [u8; 2], now: u8, before: u8| {
            moved[0] += now.saturating_sub(before);
            moved[1] += before.saturating_sub(now);
        };
        for (galley, state) in self.fleet_of(seat).filter(|(galley, _)| *galley != go.galley) {
            let before = start.galley(galley);
            note(&mut sailors, state.sailors, before.sailors);
            state.goods.iter().zip(before.goods).for_each(|(now, before)| note(&mut cargo, *now, before));
        }
        if let Some(port) = self.board.port_of(go.start) {
            note(&mut sailors, self.ports[port.index()].sailors, start.ports[port.index()].sailors);
        }
        sailors.iter().all(|moved| *moved > 0) || cargo.iter().all(|moved| *moved > 0) || cargo.iter().sum::<u8>() > 2
    }

    /// Returns the number of sailors hired and galleys and buildings bought since an earlier state.
    fn purchases_since(&self, start: &Self, seat: Seat) -> u8 {
        let built = |state: &Self| state.basilicas() + state.forts();
        let hired = start.reserve[seat.index()].saturating_sub(self.reserve[seat.index()]);
        let bought = self.galleys_of(seat).saturating_sub(start.galleys_of(seat));
        hired + bought + built(self).saturating_sub(built(start))
    }
}
