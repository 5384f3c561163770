//! Estimates that the features and the policy share: time left, values of ports, deliveries, chances in battle.
//!
//! Values are in ducats at the end of the game. Estimates are made a hundred thousand times a turn, so divisions are
//! shifts.

use std::sync::LazyLock;

use arrayvec::ArrayVec;
use kernel::Seat;

use crate::board::{Chart, MOST_PORTS, PortIx, ZoneIx};
use crate::chapters::doge::SCORINGS;
use crate::odds::odds;
use crate::state::{ByGood, GalleyState, MOST_SEATS, Phase, Serenissima};
use crate::words::{BASILICA_PAYS, BUILDINGS, DogeCard, Good, SPACES, SPICE_BONUS};

/// The income of a full warehouse (`SCORE-1`).
const FULL: i32 = 20;

/// One scoring, and the whole time to fill a warehouse: both are counted in 64ths.
const ONE: i32 = 64;

/// The tenths of turns in which an empty warehouse can be filled.
const TIME_TO_FILL: i32 = 40;

/// 64 divided by one more than the number of missing cubes.
const SHARES: [i32; 6] = [64, 32, 21, 16, 13, 11];

/// The longest way, in zones, that is looked at.
const FAR: usize = 8;

/// Kinds of goods, one bit each.
pub(super) type Kinds = u8;

/// Zones, one bit each.
pub(super) type Zones = u64;

/// The number of sailors of a side, from 0.
const SIZE: usize = SPACES as usize + 1;

/// The chances of an attacker, in percent: without and with a fort, by sailors, zones moved, and defenders.
static CHANCES: LazyLock<[[[[u8; SIZE]; SIZE]; SIZE]; 2]> = LazyLock::new(|| {
    let mut chances = [[[[0; SIZE]; SIZE]; SIZE]; 2];
    for (fort, chances) in chances.iter_mut().enumerate() {
        for (sailors, chances) in chances.iter_mut().enumerate() {
            for (moved, chances) in chances.iter_mut().enumerate() {
                for (against, chance) in chances.iter_mut().enumerate() {
                    let odds = odds(sailors as u8, moved as u8, against as u8, fort == 1);
                    *chance = odds.map_or(0, |odds| (odds.attacker_wins * 100.0) as u8);
                }
            }
        }
    }
    chances
});

/// Returns the chance of an attack in percent; 0 if it is impossible.
pub(super) fn chance_to_win(sailors: u8, moved: u8, against: u8, fort: bool) -> i32 {
    let at = |number: u8| usize::from(number).min(SIZE - 1);
    if moved >= sailors {
        return 0;
    }
    CHANCES[usize::from(fort)][at(sailors)][at(moved)][at(against)].into()
}

/// Returns the kinds that are aboard.
pub(super) fn kinds_of(goods: &ByGood<u8>) -> Kinds {
    goods.iter().enumerate().fold(0, |kinds, (nth, cubes)| kinds | Kinds::from(*cubes > 0) << nth)
}

/// Returns the bit of a good.
pub(super) fn kind(good: Good) -> Kinds {
    1 << good.index()
}

/// The zones that a galley reaches, by the number of zones moved.
#[derive(Clone, Copy, Debug)]
pub(super) struct Reach([Zones; FAR + 1]);

impl Reach {
    /// Finds the zones up to `most` steps away.
    pub fn new(chart: &Chart, from: ZoneIx, most: u8) -> Self {
        let mut zones = [0; FAR + 1];
        let mut edge: Zones = 1 << from.0;
        let mut seen = edge;
        zones[0] = seen;
        for (steps, within) in zones.iter_mut().enumerate().skip(1) {
            if steps <= usize::from(most) {
                let mut next = 0;
                while edge != 0 {
                    next |= chart.neighbours(ZoneIx(edge.trailing_zeros() as u8));
                    edge &= edge - 1;
                }
                edge = next & !seen;
                seen |= edge;
            }
            *within = seen;
        }
        Self(zones)
    }

    /// Returns the zones within this many steps.
    pub fn within(&self, steps: u8) -> Zones {
        self.0[usize::from(steps).min(FAR)]
    }

    /// Returns how many steps away a zone is; `None` if it is out of reach.
    pub fn steps_to(&self, zone: ZoneIx) -> Option<u8> {
        self.0.iter().position(|zones| zones & (1 << zone.0) != 0).map(|steps| steps as u8)
    }
}

/// The time left. Scorings are counted in 64ths.
#[derive(Clone, Copy, Debug)]
pub(super) struct Clock {
    /// Scorings left for what is done now.
    pub left: i32,
    /// Scorings left after the next Doge card, for what is done in the next turn.
    pub later: i32,
    /// Turns left, in tenths.
    pub turns: i32,
    /// The chance that another turn follows this one, in 64ths.
    again: i32,
    /// The part of the time to fill a warehouse that is left, in 64ths.
    time: i32,
}

/// A port that is not closed.
#[derive(Clone, Copy, Debug)]
pub(super) struct PortOutlook {
    pub ix: PortIx,
    pub zone: ZoneIx,
    pub good: Good,
    pub owner: Option<Seat>,
    /// The kinds that it takes (`SELL-1`).
    pub wanted: Kinds,
    /// The ducats until the end for a holder.
    pub worth: i32,
    slots: u8,
    cubes: u8,
}

/// The view of a state by one seat.
#[derive(Clone, Debug)]
pub(super) struct Outlook<'a> {
    pub state: &'a Serenissima,
    pub seat: Seat,
    pub clock: Clock,
    /// The ports that are not closed.
    pub ports: ArrayVec<PortOutlook, MOST_PORTS>,
    /// The number of ports of each seat.
    pub held: [u8; MOST_SEATS],
}

impl<'a> Outlook<'a> {
    pub fn new(state: &'a Serenissima, seat: Seat) -> Self {
        let clock = state.clock();
        let mut outlook = Self { state, seat, clock, ports: ArrayVec::new(), held: [0; MOST_SEATS] };
        for (ix, port) in state.board.ports().zip(&state.ports).filter(|(_, port)| !port.closed) {
            let facts = state.board.facts(ix);
            let (mut stored, mut cubes) = (kind(facts.good), 0);
            for good in port.slots.iter().flatten() {
                stored |= kind(*good);
                cubes += 1;
            }
            if let Some(owner) = port.owner {
                outlook.held[owner.index() % MOST_SEATS] += 1;
            }
            let basilica = if port.basilica { (i32::from(BASILICA_PAYS) * clock.left) / ONE } else { 0 };
            outlook.ports.push(PortOutlook {
                ix,
                zone: facts.zone,
                good: facts.good,
                owner: port.owner,
                wanted: if cubes < facts.slots { !stored & 0b11_1111 } else { 0 },
                worth: outlook.warehouse_worth(facts.slots, cubes, clock.left) + basilica,
                slots: facts.slots,
                cubes,
            });
        }
        outlook
    }

    /// Returns the ports of the seat.
    pub fn own_ports(&self) -> impl Iterator<Item = &PortOutlook> {
        self.ports.iter().filter(|port| port.owner == Some(self.seat))
    }

    /// Returns what a warehouse with this number of cubes is worth until the end: its income, and hope for more.
    fn warehouse_worth(&self, slots: u8, cubes: u8, left: i32) -> i32 {
        let paid: i32 = self.state.board.tables().payout(slots, cubes).into();
        let missing = usize::from(slots.saturating_sub(cubes)).min(SHARES.len() - 1);
        let hope = (FULL - paid) * self.clock.time * SHARES[missing];
        (paid * ONE * ONE + hope) / (ONE * ONE / 16) * left / (16 * ONE)
    }

    /// Returns what the sale of these kinds at a port is worth: ducats and income, less the gain of another owner.
    pub fn sale_worth(&self, port: &PortOutlook, kinds: Kinds, left: i32) -> i32 {
        let sold = kinds & port.wanted;
        if sold == 0 {
            return 0;
        }
        let cubes = (sold.count_ones() as u8).min(port.slots - port.cubes);
        let mut ducats = if sold & kind(Good::Spice) != 0 { i32::from(SPICE_BONUS) } else { 0 };
        let gain = || {
            self.warehouse_worth(port.slots, port.cubes + cubes, left)
                - self.warehouse_worth(port.slots, port.cubes, left)
        };
        if port.owner == Some(self.seat) {
            return ducats + gain();
        }
        let values = &self.state.board.facts(port.ix).values;
        let slots = values.iter().skip(port.cubes.into()).take(cubes.into());
        ducats += slots.map(|value| i32::from(*value)).sum::<i32>();
        if port.owner.is_some() {
            ducats -= gain() / (i32::from(self.state.players()) - 1).max(1);
        }
        ducats
    }

    /// Returns the kind that a galley could load where it is, if there is room.
    pub fn supply(&self, galley: &GalleyState) -> Kinds {
        let Some(port) = self.state.open_port(galley.zone) else { return 0 };
        let good = self.state.board.facts(port).good;
        if self.state.bank[good.index()] > 0 && galley.room() > 0 { kind(good) } else { 0 }
    }

    /// Returns what is left of a value if it can be had only in the next turn.
    pub fn postponed(&self, worth: i32) -> i32 {
        worth * self.clock.later / self.clock.left.max(1)
    }

    /// Returns the best sales of a galley, without and with what it could load where it is. Sales that take a second
    /// activation count half.
    pub fn deliveries(&self, galley: &GalleyState, reach: &Reach, soon: bool) -> [i32; 2] {
        let aboard = kinds_of(&galley.goods);
        let both = aboard | self.supply(galley);
        let mut best = [0; 2];
        if both == 0 {
            return best;
        }
        let (near, far) = (reach.within(galley.sailors), reach.within(galley.sailors.saturating_mul(2)));
        for port in self.ports.iter().filter(|port| port.wanted & both != 0 && far & (1 << port.zone.0) != 0) {
            let near = near & (1 << port.zone.0) != 0;
            let left = if near && soon { self.clock.left } else { self.clock.later };
            let part = match (near, soon) {
                (true, true) => ONE,
                (true, false) => self.clock.again,
                (false, _) => self.clock.again / 2,
            };
            let likely = |worth: i32| worth * part / ONE;
            let with = likely(self.sale_worth(port, both, left));
            best[1] = best[1].max(with);
            if aboard & port.wanted != 0 {
                let alone = aboard == both || (both & !aboard) & port.wanted == 0;
                best[0] = best[0].max(if alone { with } else { likely(self.sale_worth(port, aboard, left)) });
            }
        }
        best
    }

    /// Returns the chance in percent that a galley takes a held port after this many zones. It must first sink the
    /// galleys of the port's owner in the zone (`PORT-1`).
    pub fn chance_to_take(&self, port: &PortOutlook, sailors: u8, moved: u8) -> i32 {
        let held = &self.state.ports[port.ix.index()];
        let chance = chance_to_win(sailors, moved, held.sailors, held.fort);
        if chance == 0 {
            return 0;
        }
        let past = |guard| chance_to_win(sailors, moved, self.state.galley(guard).sailors, false) / 2;
        chance * self.state.guard(port.ix).map_or(100, past) / 100
    }

    /// True if a basilica could be built in a port now, apart from its price (`INV-6`).
    pub fn takes_basilica(&self, port: &PortOutlook) -> bool {
        let has = |good| !port.wanted & kind(good) != 0 && self.state.has(port.ix, good);
        !self.state.ports[port.ix.index()].basilica
            && has(Good::Gold)
            && has(Good::Marble)
            && self.state.basilicas() < BUILDINGS
    }
}

impl Serenissima {
    pub(super) fn scorings_left(&self) -> i32 {
        SCORINGS.saturating_sub(self.scorings).into()
    }

    /// Returns the expected time left.
    pub(super) fn clock(&self) -> Clock {
        let tables = self.board.tables();
        let spaces = tables.scoring_spaces(self.players());
        let last = spaces.last().copied().unwrap_or(0);
        let (deck, whole) = (self.face_down(), tables.deck());
        let (mut scoring, mut steps, mut ends) = (0, 0, 0);
        for card in DogeCard::ALL {
            let to = self.white.saturating_add(card.steps());
            let entered = spaces.iter().filter(|space| (self.white + 1..=to).contains(*space)).count();
            scoring += i32::from(deck.of(card)) * entered as i32;
            ends += i32::from(deck.of(card)) * i32::from(to >= last);
            steps += i32::from(whole.of(card)) * i32::from(card.steps());
        }
        let left = ONE * self.scorings_left();
        let turns = 10 * i32::from(last.saturating_sub(self.white)) * whole.total() as i32 / steps.max(1);
        let total = (deck.total() as i32).max(1);
        Clock {
            left,
            later: (left - ONE * scoring / total).max(0),
            turns,
            again: ONE - ONE * ends / total,
            time: turns.min(TIME_TO_FILL) * ONE / TIME_TO_FILL,
        }
    }

    /// True if a galley can still act in this turn.
    pub(super) fn acts_this_turn(&self, number: u8) -> bool {
        match &self.phase {
            Phase::Activation { go } if !go.acted && !go.invested => number >= self.black,
            Phase::Activation { .. } | Phase::Blockade { .. } | Phase::Battle { .. } => number > self.black,
            Phase::Doge | Phase::Over { .. } => false,
            _ => true,
        }
    }
}
