//! What an actor may say: exactly what `decide` accepts, found without trying.

use kernel::{Actor, Seat};

use crate::board::{MOST_ZONES, PortIx, ZoneIx};
use crate::command::Command;
use crate::rules::Step;
use crate::state::{Go, Phase, Serenissima, Stage, Target};
use crate::words::{BUILDINGS, Crew, Foe, Galley, Good, MOST_GALLEYS, Path, Place, SpecialHiring};

/// A zone reached and the way to it.
#[derive(Clone, Copy)]
pub(crate) struct Reached {
    /// The zone before; itself at the start.
    from: ZoneIx,
    /// Zones entered on the way; 0 for the start and for what is out of reach.
    pub steps: u8,
    /// Zones on the way where somebody may call a blockade.
    pub blockades: u8,
}

impl Serenissima {
    pub(crate) fn list_legal(&self, by: Actor, out: &mut Vec<Command>) {
        let Actor::Seat(seat) = by else { return };
        match &self.phase {
            Phase::Closing { drawn: false } if seat == self.first => {
                out.extend(self.closable().map(|port| Command::ClosePort { port: self.board.facts(port).id }));
                out.push(Command::DrawPorts);
            }
            Phase::Picking { nth } if self.picker(*nth) == seat => self.legal_picks(*nth, out),
            Phase::Preparing => out.push(Command::BeginPlay),
            Phase::Activation { go } if self.galley(go.galley).owner == Some(seat) => {
                self.legal_activation(seat, go, out);
            }
            Phase::Blockade { queue, .. } if queue.first() == Some(&seat) => {
                out.extend([Command::Blockade { call: true }, Command::Blockade { call: false }]);
            }
            Phase::Battle { go, foe, stage, .. } if self.battle_decider() == Some(seat) => {
                self.legal_battle(go, *foe, stage, out);
            }
            Phase::Purchases { queue, bought, .. } if queue.first() == Some(&seat) => {
                self.legal_purchases(seat, *bought, out);
                out.push(Command::EndPurchases);
            }
            _ => {}
        }
    }

    pub(crate) fn free_galleys(&self) -> impl Iterator<Item = Galley> + '_ {
        (1..=self.highest_galley()).map(Galley).filter(|galley| self.galley(*galley).owner.is_none())
    }

    /// Starting ports that can be picked.
    pub(crate) fn free_starts(&self) -> impl Iterator<Item = PortIx> + '_ {
        self.board.ports().filter(|port| {
            let state = &self.ports[port.index()];
            self.board.facts(*port).start && state.owner.is_none() && !state.closed
        })
    }

    fn legal_picks(&self, nth: u8, out: &mut Vec<Command>) {
        if nth >= self.players() {
            return out.extend(self.free_galleys().map(|galley| Command::PickGalley { galley }));
        }
        for port in self.free_starts() {
            let port = self.board.facts(port).id;
            out.extend(self.free_galleys().map(|galley| Command::PickStart { port, galley }));
        }
    }

    fn legal_activation(&self, seat: Seat, go: &Go, out: &mut Vec<Command>) {
        if !go.invested {
            if go.step == Step::Load {
                self.legal_load(seat, go, out);
            }
            self.legal_jettison(go.galley, out);
            if go.step <= Step::Move && !go.stopped && go.blocked.is_none() {
                self.legal_sail(go, out);
            }
            self.legal_sales(go, out);
            self.legal_attacks(seat, go, out);
            self.legal_landing(go, out);
        } else if let Some(bought) = go.bought {
            self.legal_crew(seat, bought, out);
        }
        if !go.acted {
            self.legal_investment(seat, go, out);
        }
        out.push(Command::EndActivation);
    }

    fn legal_load(&self, seat: Seat, go: &Go, out: &mut Vec<Command>) {
        let active = go.galley;
        let state = self.galley(active);
        let here = state.zone;
        let (aboard, room) = (Place::Galley(active), state.free_spaces() > 0);
        if let Some(port) = self.open_port(here) {
            let (facts, held) = (self.board.facts(port), &self.ports[port.index()]);
            let place = Place::Port(facts.id);
            if held.owner == Some(seat) {
                if held.sailors > 1 && room {
                    out.push(Command::MoveSailor { from: place, to: aboard });
                }
                if held.sailors < facts.slots {
                    out.push(Command::MoveSailor { from: aboard, to: place });
                }
            }
            let (price, _) = self.load_price(go, seat, here);
            let good = facts.good;
            if room && self.bank[good.index()] > 0 && self.purses[seat.index()] >= price {
                out.push(Command::Load { good });
            }
        }
        for (other, beside) in self.fleet_of(seat).filter(|(other, beside)| *other != active && beside.zone == here) {
            let place = Place::Galley(other);
            if room {
                out.push(Command::MoveSailor { from: place, to: aboard });
            }
            if beside.free_spaces() > 0 {
                out.push(Command::MoveSailor { from: aboard, to: place });
            }
            for good in Good::ALL {
                if beside.goods[good.index()] > 0 && room {
                    out.push(Command::MoveGood { good, from: other, to: active });
                }
                if state.goods[good.index()] > 0 && beside.free_spaces() > 0 {
                    out.push(Command::MoveGood { good, from: active, to: other });
                }
            }
            out.push(Command::Scuttle { galley: other });
        }
        out.push(Command::Scuttle { galley: active });
    }

    fn legal_jettison(&self, galley: Galley, out: &mut Vec<Command>) {
        let goods = self.galley(galley).goods;
        out.extend(
            Good::ALL.into_iter().filter(|good| goods[good.index()] > 0).map(|good| Command::Jettison { galley, good }),
        );
    }

    fn legal_sail(&self, go: &Go, out: &mut Vec<Command>) {
        let left = self.steps_left(go);
        if left == 0 {
            return;
        }
        let reached = self.reach(go, left.min(Path::new().capacity() as u8));
        for zone in self.board.zones().filter(|zone| reached[zone.index()].steps > 0) {
            out.push(Command::Sail { path: self.way(&reached, zone) });
        }
    }

    /// Every zone within so many steps of the active galley, by a shortest way with the fewest
    /// possible blockades among the shortest.
    pub(crate) fn reach(&self, go: &Go, most: u8) -> [Reached; MOST_ZONES] {
        let start = self.galley(go.galley).zone;
        let mut reached = [Reached { from: start, steps: 0, blockades: 0 }; MOST_ZONES];
        let guarded = self.guarded(go);
        let mut seen: u64 = 1 << start.0;
        let mut edge = seen;
        for steps in 1..=most {
            let mut next = 0;
            let mut open = edge;
            while open != 0 {
                let from = ZoneIx(open.trailing_zeros() as u8);
                open &= open - 1;
                let so_far = reached[from.index()].blockades;
                let mut fresh = self.board.neighbours(from) & !seen;
                while fresh != 0 {
                    let zone = fresh.trailing_zeros() as u8;
                    fresh &= fresh - 1;
                    let blockades = so_far + u8::from(guarded & (1 << zone) != 0);
                    let way = &mut reached[usize::from(zone)];
                    if way.steps == 0 || blockades < way.blockades {
                        *way = Reached { from, steps, blockades };
                    }
                    next |= 1 << zone;
                }
            }
            if next == 0 {
                break;
            }
            seen |= next;
            edge = next;
        }
        reached
    }

    /// Zones where somebody may call a blockade against the galley, one bit each (`MOVE-2`).
    fn guarded(&self, go: &Go) -> u64 {
        let state = self.galley(go.galley);
        let mut sailors = [[0_u8; MOST_ZONES]; 4];
        let mut guarded = 0;
        for (_, owner, other) in self.fleet().filter(|(_, owner, _)| Some(*owner) != state.owner) {
            let here = &mut sailors[owner.index() & 3][other.zone.index() % MOST_ZONES];
            *here += other.sailors;
            if *here > state.sailors {
                guarded |= 1 << other.zone.0;
            }
        }
        guarded & !(1 << go.start.0)
    }

    /// The way to a reached zone.
    pub(crate) fn way(&self, reached: &[Reached; MOST_ZONES], to: ZoneIx) -> Path {
        let mut path = Path::new();
        let mut at = to;
        while reached[at.index()].steps > 0 && !path.is_full() {
            path.push(self.board.zone_id(at));
            at = reached[at.index()].from;
        }
        path.reverse();
        path
    }

    fn legal_sales(&self, go: &Go, out: &mut Vec<Command>) {
        if go.step == Step::Fight || go.blocked.is_some() {
            return;
        }
        let state = self.galley(go.galley);
        let Some(port) = self.open_port(state.zone).filter(|port| self.free_slot(*port).is_some()) else {
            return;
        };
        let sells = |good: &Good| state.goods[good.index()] > 0 && !self.has(port, *good);
        out.extend(Good::ALL.into_iter().filter(sells).map(|good| Command::Sell { good }));
    }

    pub(crate) fn legal_attacks(&self, seat: Seat, go: &Go, out: &mut Vec<Command>) {
        if go.step == Step::Sell || self.strength(go) == 0 {
            return;
        }
        let here = self.galley(go.galley).zone;
        let first = go.blocked.map(|blocked| blocked.by);
        for (galley, owner, other) in self.fleet() {
            if owner != seat && other.zone == here && first.is_none_or(|first| first == owner) {
                out.push(Command::Attack { foe: Foe::Galley(galley) });
            }
        }
        let Some(port) = self.open_port(here).filter(|_| first.is_none()) else {
            return;
        };
        let owner = self.ports[port.index()].owner.filter(|owner| *owner != seat);
        if owner.is_some_and(|owner| self.guard(port).is_none() && self.ports_of(owner) > 1) {
            out.push(Command::Attack { foe: Foe::Port(self.board.facts(port).id) });
        }
    }

    fn legal_landing(&self, go: &Go, out: &mut Vec<Command>) {
        if go.step == Step::Sell || go.blocked.is_some() {
            return;
        }
        let Some(port) = self.open_port(self.galley(go.galley).zone) else {
            return;
        };
        if self.ports[port.index()].owner.is_none() {
            out.extend((1..=self.most_to_land(go.galley)).map(|sailors| Command::Land { sailors }));
        }
    }

    fn legal_crew(&self, seat: Seat, bought: Galley, out: &mut Vec<Command>) {
        let state = self.galley(bought);
        if state.owner != Some(seat) || state.free_spaces() == 0 {
            return;
        }
        let to = Place::Galley(bought);
        if let Some(port) = self.board.port_of(state.zone) {
            let held = &self.ports[port.index()];
            if held.owner == Some(seat) && held.sailors > 1 {
                out.push(Command::MoveSailor { from: Place::Port(self.board.facts(port).id), to });
            }
        }
        let beside = self.fleet_of(seat).filter(|(other, galley)| *other != bought && galley.zone == state.zone);
        out.extend(beside.map(|(other, _)| Command::MoveSailor { from: Place::Galley(other), to }));
    }

    fn legal_investment(&self, seat: Seat, go: &Go, out: &mut Vec<Command>) {
        if self.purses[seat.index()] >= 1 && self.reserve[seat.index()] > 0 {
            self.legal_hires(seat, out);
        }
        if go.bought.is_none() {
            self.legal_galleys(seat, out);
        }
        if self.purses[seat.index()] >= 2 {
            for port in self.board.ports() {
                let (id, state) = (self.board.facts(port).id, &self.ports[port.index()]);
                if !state.fort && self.can_fortify(seat, port) && self.forts() < BUILDINGS {
                    out.push(Command::BuildFort { port: id });
                }
                if !state.basilica && self.can_bless(seat, port) && self.basilicas() < BUILDINGS {
                    out.push(Command::BuildBasilica { port: id });
                }
            }
        }
    }

    fn legal_hires(&self, seat: Seat, out: &mut Vec<Command>) {
        for port in self.board.ports() {
            let (facts, state) = (self.board.facts(port), &self.ports[port.index()]);
            if state.owner == Some(seat) && state.sailors < facts.slots {
                out.push(Command::Hire { to: Place::Port(facts.id) });
            }
        }
        for (galley, _) in self.fleet_of(seat).filter(|(_, state)| state.free_spaces() > 0) {
            let to = Place::Galley(galley);
            if self.hires_here(seat, to) {
                out.push(Command::Hire { to });
            }
        }
    }

    fn legal_galleys(&self, seat: Seat, out: &mut Vec<Command>) {
        let price = self.galley_price(seat);
        let purse = self.purses[seat.index()];
        if self.galleys_of(seat) >= MOST_GALLEYS || purse < price {
            return;
        }
        let hires = purse > price && self.reserve[seat.index()] > 0;
        for ix in self.board.ports().filter(|port| self.ports[port.index()].owner == Some(seat)) {
            let facts = self.board.facts(ix);
            let port = facts.id;
            let mut offer =
                |crew| out.extend(self.free_galleys().map(|galley| Command::BuyGalley { galley, port, crew }));
            if hires {
                offer(Crew::Hired);
            }
            if self.ports[ix.index()].sailors > 1 {
                offer(Crew::Port);
            }
            for (from, _) in self.fleet_of(seat).filter(|(_, state)| state.zone == facts.zone) {
                offer(Crew::Galley(from));
            }
        }
    }

    /// Whether a seat could buy a galley now: money, a cube, a number, a port and a crew.
    pub(crate) fn buys_galley(&self, seat: Seat) -> bool {
        let mut offers = Vec::new();
        self.legal_galleys(seat, &mut offers);
        !offers.is_empty()
    }

    /// What special investments offer (`DOGE-3`).
    fn legal_purchases(&self, seat: Seat, bought: u16, out: &mut Vec<Command>) {
        if self.galleys_of(seat) < 2 {
            self.legal_galleys(seat, out);
        }
        for galley in Galley::all().filter(|galley| bought & (1 << galley.0) != 0) {
            self.legal_crew(seat, galley, out);
        }
        if self.purses[seat.index()] >= 1 && self.reserve[seat.index()] > 0 {
            let from = out.len();
            self.legal_hires(seat, out);
            if self.options.special_hiring == SpecialHiring::Bought {
                let new = |to: &Place| matches!(to, Place::Galley(galley) if bought & (1 << galley.0) != 0);
                let mut index = 0;
                out.retain(|command| {
                    index += 1;
                    index <= from || matches!(command, Command::Hire { to } if new(to))
                });
            }
        }
    }

    /// Whether special investments offer a seat anything; a crew that would sink another galley is
    /// nothing to wait for.
    pub(crate) fn has_purchases(&self, seat: Seat, bought: u16) -> bool {
        let mut offers = Vec::new();
        self.legal_purchases(seat, bought, &mut offers);
        let sinks = |from: &Place| matches!(from, Place::Galley(galley) if self.galley(*galley).sailors == 1);
        offers.iter().any(|offer| !matches!(offer, Command::MoveSailor { from, .. } if sinks(from)))
    }

    fn legal_battle(&self, go: &Go, foe: Target, stage: &Stage, out: &mut Vec<Command>) {
        match stage {
            Stage::Decide => {
                out.extend([Command::Continue, Command::BreakOff]);
                self.legal_jettison(go.galley, out);
            }
            Stage::Landing => {
                let Target::Port(port) = foe else { return };
                let most = self.galley(go.galley).sailors.min(self.board.facts(port).slots);
                out.extend((0..=most).map(|sailors| Command::Land { sailors }));
                self.legal_jettison(go.galley, out);
            }
            Stage::Loot { winner, adrift } => {
                if self.galley(*winner).free_spaces() > 0 {
                    let there = |good: &Good| adrift[good.index()] > 0;
                    out.extend(Good::ALL.into_iter().filter(there).map(|good| Command::Loot { good }));
                }
                self.legal_jettison(*winner, out);
                out.push(Command::LeaveLoot);
            }
            Stage::Fort | Stage::Roll => {}
        }
    }
}
