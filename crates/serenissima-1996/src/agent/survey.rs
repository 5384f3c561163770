//! A survey of a position for features and policy: markets, distances, and what a galley can sell, buy or take.
//!
//! Values are in coins of 100 ducats.

use arrayvec::ArrayVec;
use kernel::Seat;

use crate::board::{ByZone, MOST_PORTS, MOST_ZONES, PortIx, ZoneIx};
use crate::chapters::end::{FULL, OWN_TOWN, PER_POINT};
use crate::chapters::sell::{NEW_MARKET, pays_for};
use crate::state::{BySeat, GalleyState, MOST_SEATS, Phase, Serenissima1996};
use crate::words::{COIN, Galley, Good, MOST_SLOTS, SPACES, Step};

/// The value of a wealth point in coins.
pub(super) const POINT: i32 = (PER_POINT / COIN) as i32;

/// Kinds of goods, one bit each.
pub(super) type Kinds = u8;

pub(super) fn bit(good: Good) -> Kinds {
    1 << good.index()
}

/// The value now, in percent, of what a seat gets after this number of rounds.
const DISCOUNTS: [i32; 5] = [100, 72, 50, 33, 0];

/// The assumed number of a space that was not read yet.
const USUAL_NUMBER: u8 = 2;

/// The distance from which a place is out of reach.
const FARTHEST: usize = 16;

/// The number of moves for each distance, by the crew of the galley.
static ROUNDS: [[u8; FARTHEST]; SPACES as usize + 1] = rounds();

const fn rounds() -> [[u8; FARTHEST]; SPACES as usize + 1] {
    let mut all = [[0; FARTHEST]; SPACES as usize + 1];
    let mut crew = 0;
    while crew < all.len() {
        let mut distance = 0;
        while distance < FARTHEST {
            all[crew][distance] = distance.div_ceil(if crew == 0 { 1 } else { crew }) as u8;
            distance += 1;
        }
        crew += 1;
    }
    all
}

/// A port as a market.
#[derive(Clone, Copy)]
pub(super) struct Market {
    pub port: PortIx,
    pub zone: ZoneIx,
    pub good: Good,
    pub owner: Option<Seat>,
    pub garrison: u8,
    pub fortress: bool,
    /// Kinds that the port supplies or stores.
    pub has: Kinds,
    /// The number of pieces in the warehouse.
    pub filled: u8,
    pub slots: u8,
    /// Points that its owner gains when the warehouse is full.
    pub gain: i32,
    town: bool,
    /// The payment in coins for the next pieces, by their number.
    pays: [u8; SPACES as usize],
}

impl Market {
    pub fn free(&self) -> u8 {
        self.slots.saturating_sub(self.filled)
    }
}

/// What a galley can sell at a port.
#[derive(Clone, Copy, Default)]
pub(super) struct Sale {
    /// Payment and value of the points, discounted.
    pub value: i32,
    /// The index of the market in the survey.
    pub market: usize,
    pub pieces: u8,
}

/// The markets of a position.
pub(super) struct Survey<'a> {
    pub state: &'a Serenissima1996,
    pub markets: ArrayVec<Market, MOST_PORTS>,
    /// The kinds that a seat's ports supply or store.
    pub kinds: BySeat<Kinds>,
    /// Rounds after this one.
    pub rounds_left: u8,
    distances: &'a ByZone<ByZone<u8>>,
}

/// When a galley of a seat acts next.
#[derive(Clone, Copy)]
pub(super) struct Timing {
    /// True if the galley can still move in this round.
    pub moves: bool,
    /// True if the seat can still take ports in this round.
    pub takes: bool,
    /// True if the seat can still sell in this round.
    pub sells: bool,
    /// The number of zones that the galley can enter in its next move.
    pub reach: u8,
}

impl<'a> Survey<'a> {
    pub fn new(state: &'a Serenissima1996) -> Self {
        let mut survey = Self {
            state,
            markets: ArrayVec::new(),
            kinds: [0; MOST_SEATS],
            rounds_left: state.rounds().saturating_sub(state.round.max(1)),
            distances: &state.board.tables().distances,
        };
        for port in state.board.ports() {
            let (facts, now) = (state.board.facts(port), state.port(port));
            let stored = now.slots.iter().flatten();
            let (mut has, mut filled) = (bit(facts.good), 0);
            for good in stored {
                (has, filled) = (has | bit(*good), filled + 1);
            }
            if let Some(owner) = now.owner {
                survey.kinds[owner.index() % MOST_SEATS] |= has;
            }
            let slots = facts.slots.min(MOST_SLOTS as u8);
            let full = i32::from(FULL[usize::from(slots / 2).clamp(1, 3) - 1]);
            let own_town = now.owner.is_some_and(|owner| state.town_of(owner) == Some(port));
            let gain = if filled >= slots { 0 } else { full - i32::from(!own_town) };
            survey.markets.push(Market {
                port,
                zone: facts.zone,
                good: facts.good,
                owner: now.owner,
                garrison: now.sailors,
                fortress: now.fortress,
                has,
                filled,
                slots,
                gain,
                town: facts.mark.town.is_some(),
                pays: payments(state, port, filled, slots),
            });
        }
        survey
    }

    pub fn distance(&self, from: ZoneIx, to: ZoneIx) -> u8 {
        self.distances(from)[to.index() % MOST_ZONES]
    }

    fn distances(&self, from: ZoneIx) -> &'a ByZone<u8> {
        &self.distances[from.index() % MOST_ZONES]
    }

    /// Returns the index of the market in a zone.
    pub fn market_in(&self, zone: ZoneIx) -> Option<usize> {
        self.state.board.port_of(zone).map(PortIx::index).filter(|index| *index < self.markets.len())
    }

    /// True if a seat's turn in a phase of this round is not over.
    pub fn is_to_come(&self, step: Step, seat: Seat) -> bool {
        match self.state.turn() {
            Some((now, active)) => {
                let place = |seat: Seat| self.state.order.iter().position(|other| *other == seat);
                now < step || (now == step && place(active) <= place(seat))
            }
            None => !matches!(self.state.phase, Phase::Counting { .. } | Phase::Over { .. }),
        }
    }

    /// Returns when the galleys of a seat act next, without regard to single galleys.
    pub fn timing(&self, seat: Seat) -> Timing {
        let to_come = |step| self.is_to_come(step, seat);
        Timing { moves: to_come(Step::Move), takes: to_come(Step::Take), sells: to_come(Step::Sell), reach: 0 }
    }

    pub fn timing_of(&self, timing: Timing, galley: Galley, state: &GalleyState) -> Timing {
        let reach = self.state.steps_left(galley).max(u8::from(state.sailors > 0));
        Timing { moves: timing.moves && !state.moved, reach, ..timing }
    }

    /// Returns in how many rounds a galley can act at this distance, if it acts in this round where `acts`.
    fn delay(timing: Timing, distance: u8, acts: bool) -> u8 {
        if distance == 0 {
            return u8::from(!acts);
        }
        if usize::from(distance) >= FARTHEST {
            return u8::MAX;
        }
        let moves = ROUNDS[usize::from(timing.reach.min(SPACES))][usize::from(distance) % FARTHEST];
        if timing.moves && acts { moves - 1 } else { moves }
    }

    /// Returns the value in percent of what happens after this number of rounds.
    fn discount(&self, delay: u8) -> i32 {
        if delay > self.rounds_left { 0 } else { DISCOUNTS[usize::from(delay).min(DISCOUNTS.len() - 1)] }
    }

    /// Returns the payment for these kinds at a market, the value of the points of its owner, and the number of pieces.
    pub fn sale(&self, seat: Seat, market: &Market, kinds: Kinds) -> (i32, i32, u8) {
        let wanted = kinds & !market.has;
        let pieces = (wanted.count_ones() as u8).min(market.free());
        if pieces == 0 {
            return (0, 0, 0);
        }
        let own = market.owner == Some(seat);
        let unpaid = own && self.state.options.unpaid_at_home;
        let paid = if unpaid { 0 } else { i32::from(market.pays[usize::from(pieces) % market.pays.len()]) };
        let filling = market.gain * POINT * i32::from(pieces) / i32::from(market.free().max(1));
        match market.owner {
            Some(owner) if !own => {
                let new = wanted & !self.kinds[owner.index() % MOST_SEATS];
                let new = (new.count_ones() as u8).min(pieces);
                let bonus = (NEW_MARKET[usize::from(market.town)] / COIN) as i32;
                (paid + bonus * i32::from(new), -filling, pieces)
            }
            Some(_) => (paid, filling, pieces),
            None => (paid, 0, pieces),
        }
    }

    /// Returns the best sale of these kinds from a zone. `later` rounds pass before the galley sets sail.
    pub fn best_sale(&self, seat: Seat, from: ZoneIx, kinds: Kinds, timing: Timing, later: u8) -> Sale {
        let mut best = Sale::default();
        if kinds == 0 {
            return best;
        }
        let distances = self.distances(from);
        for (index, market) in self.markets.iter().enumerate() {
            if kinds & !market.has == 0 || market.filled >= market.slots {
                continue;
            }
            let distance = distances[market.zone.index() % MOST_ZONES];
            let discount = self.discount(Self::delay(timing, distance, timing.sells).saturating_add(later));
            if discount == 0 {
                continue;
            }
            let (paid, points, pieces) = self.sale(seat, market, kinds);
            let value = (paid + points) * discount;
            if value > best.value {
                best = Sale { value, market: index, pieces };
            }
        }
        best.value /= 100;
        best
    }

    /// Notes that these kinds will be sold at a market, so that another galley does not count on its spaces.
    pub fn reserve(&mut self, sale: Sale, kinds: Kinds) {
        if sale.pieces == 0 {
            return;
        }
        if let Some(market) = self.markets.get_mut(sale.market) {
            let mut wanted = kinds & !market.has;
            for _ in 0..sale.pieces {
                market.has |= wanted & wanted.wrapping_neg();
                wanted &= wanted.wrapping_sub(1);
            }
            market.filled += sale.pieces;
        }
    }

    /// Returns the discount in percent of taking a port from a zone.
    pub fn landing_discount(&self, from: ZoneIx, market: &Market, timing: Timing) -> i32 {
        self.discount(Self::delay(timing, self.distance(from, market.zone), timing.takes))
    }

    /// Returns the chance in percent that a crew takes a garrisoned or empty port, or a galley.
    pub fn chance(crew: u8, defenders: u8, fortress: bool) -> i32 {
        if crew == 0 {
            return 0;
        }
        if defenders == 0 {
            return if crew > 1 { 95 } else { 70 };
        }
        let lead = i32::from(crew) - i32::from(defenders) - i32::from(fortress) * i32::from(1 + defenders / 3);
        match lead {
            4.. => 92,
            3 => 88,
            2 => 80,
            1 => 65,
            0 => 45,
            -1 => 25,
            -2 => 10,
            -3 => 4,
            _ => 0,
        }
    }

    /// Returns the points that a port is worth to a holder, and its stored pieces in tenths of a point.
    pub fn tenths(&self, market: &Market) -> i32 {
        let own_town = market.owner.is_some_and(|owner| self.state.town_of(owner) == Some(market.port));
        let points = i32::from(self.state.port_points(market.port)) + if own_town { i32::from(OWN_TOWN) } else { 0 };
        let filling = market.gain * 10 * i32::from(market.filled) / i32::from(market.slots.max(1));
        points * 10 + filling
    }
}

/// Returns the payment in coins for the next pieces at a port, by their number.
fn payments(state: &Serenissima1996, port: PortIx, filled: u8, slots: u8) -> [u8; SPACES as usize] {
    let mut pays = [0; SPACES as usize];
    for (nth, slot) in (filled..slots).take(pays.len() - 1).enumerate() {
        let number = state.number(port, usize::from(slot)).unwrap_or(USUAL_NUMBER);
        pays[nth + 1] = pays[nth] + (pays_for(number) / COIN) as u8;
    }
    pays
}

/// Returns the kinds aboard.
pub(super) fn kinds_aboard(state: &GalleyState) -> Kinds {
    let mut kinds = 0;
    for (nth, count) in state.goods.iter().enumerate() {
        kinds |= Kinds::from(*count > 0) << nth;
    }
    kinds
}

/// Returns the kinds of which pieces are left after one piece of each of some kinds is gone.
pub(super) fn kinds_left(state: &GalleyState, sold: Kinds) -> Kinds {
    let mut kinds = 0;
    for (nth, count) in state.goods.iter().enumerate() {
        let gone = u8::from(sold & (1 << nth) != 0);
        kinds |= Kinds::from(count.saturating_sub(gone) > 0) << nth;
    }
    kinds
}
