//! Estimates that the features and the policy share: time left, values of ports, deliveries, chances in battle.
//!
//! Values are in ducats at the end of the game.

use std::sync::LazyLock;

use kernel::Seat;

use crate::board::{ByZone, PortIx, ZoneIx};
use crate::chapters::doge::SCORINGS;
use crate::odds::odds;
use crate::state::{ByGood, GalleyState, Phase, Serenissima};
use crate::words::{BASILICA_PAYS, BUILDINGS, DogeCard, Good, SPACES};

/// The income of a full warehouse (`SCORE-1`).
const FULL: i32 = 20;

/// The tenths of turns in which an empty warehouse can be filled.
const TIME_TO_FILL: i32 = 40;

/// The longest way, in zones, that is looked at.
pub(super) const FAR: u8 = 8;

/// The number of zones away of a zone that is out of reach.
pub(super) const OUT_OF_REACH: u8 = u8::MAX;

/// Kinds of goods, one bit each.
pub(super) type Kinds = u8;

/// The time left.
#[derive(Clone, Copy, Debug)]
pub(super) struct Clock {
    /// Scorings left, in hundredths: for what is done now.
    pub left: i32,
    /// Scorings left after the next Doge card, in hundredths: for what is done in the next turn.
    pub later: i32,
    /// Turns left, in tenths.
    pub turns: i32,
}

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

impl Serenissima {
    pub(super) fn scorings_left(&self) -> i32 {
        SCORINGS.saturating_sub(self.scorings).into()
    }

    /// Returns the expected time left.
    pub(super) fn clock(&self) -> Clock {
        let spaces = self.board.tables().scoring_spaces(self.players());
        let last = spaces.last().copied().unwrap_or(0);
        let deck = self.face_down();
        let mut scoring = 0;
        for card in DogeCard::ALL {
            let cards = i32::from(deck.of(card));
            let to = self.white.saturating_add(card.steps());
            let entered = spaces.iter().filter(|space| (self.white + 1..=to).contains(*space)).count();
            scoring += cards * entered as i32;
        }
        let total = (deck.total() as i32).max(1);
        let left = 100 * self.scorings_left();
        let whole = self.board.tables().deck();
        let whole_steps: i32 = DogeCard::ALL.iter().map(|card| i32::from(whole.of(*card) * card.steps())).sum();
        let turns = 10 * i32::from(last.saturating_sub(self.white)) * whole.total() as i32 / whole_steps.max(1);
        Clock { left, later: (left - 100 * scoring / total).max(0), turns }
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

    /// Returns what a warehouse with this number of cubes is worth until the end: its income, and hope for more.
    fn warehouse_worth(&self, slots: u8, cubes: u8, left: i32, clock: Clock) -> i32 {
        let paid: i32 = self.board.tables().payout(slots, cubes).into();
        let missing = i32::from(slots.saturating_sub(cubes));
        let time = clock.turns.min(TIME_TO_FILL);
        (paid + (FULL - paid) * time / TIME_TO_FILL / (missing + 1)) * left / 100
    }

    /// Returns what a port is worth to a holder until the end.
    pub(super) fn port_worth(&self, port: PortIx, clock: Clock) -> i32 {
        let state = &self.ports[port.index()];
        let basilica = if state.basilica { i32::from(BASILICA_PAYS) } else { 0 };
        self.warehouse_worth(self.board.facts(port).slots, state.cubes(), clock.left, clock)
            + basilica * clock.left / 100
    }

    /// Returns the kinds that a port takes (`SELL-1`).
    pub(super) fn wanted(&self, port: PortIx) -> Kinds {
        let state = &self.ports[port.index()];
        let stored =
            state.slots.iter().flatten().fold(kind(self.board.facts(port).good), |all, good| all | kind(*good));
        !stored & 0b11_1111
    }

    /// Returns what the sale of these kinds at a port is worth to a seat: ducats, income, and the gain of another
    /// owner.
    pub(super) fn sale_worth(&self, seat: Seat, port: PortIx, kinds: Kinds, left: i32, clock: Clock) -> i32 {
        let sold = kinds & self.wanted(port);
        let (facts, state) = (self.board.facts(port), &self.ports[port.index()]);
        if sold == 0 || state.closed {
            return 0;
        }
        let stored = state.cubes();
        let cubes = (sold.count_ones() as u8).min(facts.slots.saturating_sub(stored));
        if cubes == 0 {
            return 0;
        }
        let spice = i32::from(sold & kind(Good::Spice) != 0);
        let mut ducats = spice * i32::from(crate::words::SPICE_BONUS);
        let gain = || {
            self.warehouse_worth(facts.slots, stored + cubes, left, clock)
                - self.warehouse_worth(facts.slots, stored, left, clock)
        };
        match state.owner {
            Some(owner) if owner == seat => ducats += gain(),
            owner => {
                let slots = facts.values.iter().skip(stored.into()).take(cubes.into());
                ducats += slots.map(|value| i32::from(*value)).sum::<i32>();
                if owner.is_some() {
                    ducats -= gain() / (i32::from(self.players()) - 1).max(1);
                }
            }
        }
        ducats
    }

    /// Returns how many zones away each zone is, up to `most`.
    pub(super) fn zones_away(&self, from: ZoneIx, most: u8) -> ByZone<u8> {
        let mut away = [OUT_OF_REACH; crate::board::MOST_ZONES];
        let (mut edge, mut seen) = (1_u64 << from.0, 0_u64);
        for steps in 0..=most {
            seen |= edge;
            let mut next = 0;
            while edge != 0 {
                let zone = ZoneIx(edge.trailing_zeros() as u8);
                edge &= edge - 1;
                away[zone.index()] = steps;
                next |= self.board.neighbours(zone);
            }
            edge = next & !seen;
            if edge == 0 {
                break;
            }
        }
        away
    }

    /// Returns the kind that a galley could load where it is, if there is room.
    pub(super) fn supply(&self, galley: &GalleyState) -> Kinds {
        let Some(port) = self.open_port(galley.zone) else { return 0 };
        let good = self.board.facts(port).good;
        if self.bank[good.index()] > 0 && galley.room() > 0 { kind(good) } else { 0 }
    }

    /// Returns the best sales of a galley, without and with what it could load where it is. Sales that take a second
    /// activation count half.
    pub(super) fn deliveries(
        &self,
        seat: Seat,
        galley: &GalleyState,
        away: &ByZone<u8>,
        soon: bool,
        clock: Clock,
    ) -> [i32; 2] {
        let aboard = kinds_of(&galley.goods);
        let both = aboard | self.supply(galley);
        let mut best = [0; 2];
        if both == 0 {
            return best;
        }
        for port in self.board.ports() {
            let zones = away[self.board.facts(port).zone.index()];
            if zones > galley.sailors.saturating_mul(2) || self.wanted(port) & both == 0 {
                continue;
            }
            let near = zones <= galley.sailors;
            let left = if near && soon { clock.left } else { clock.later };
            for (best, kinds) in best.iter_mut().zip([aboard, both]) {
                let worth = self.sale_worth(seat, port, kinds, left, clock);
                *best = (*best).max(if near { worth } else { worth / 2 });
            }
        }
        best
    }

    /// Returns the galleys of a port's owner in its zone, which an attacker must sink first (`PORT-1`): the chance of
    /// such an attacker in percent.
    fn chance_past_guards(&self, port: PortIx, sailors: u8, moved: u8) -> i32 {
        self.guard(port).map_or(100, |guard| chance_to_win(sailors, moved, self.galley(guard).sailors, false) / 2)
    }

    /// Returns the chance in percent that a galley this many zones away takes a held port.
    pub(super) fn chance_to_take(&self, port: PortIx, sailors: u8, moved: u8) -> i32 {
        let state = &self.ports[port.index()];
        let chance = chance_to_win(sailors, moved, state.sailors, state.fort);
        if chance == 0 { 0 } else { chance * self.chance_past_guards(port, sailors, moved) / 100 }
    }

    /// True if a basilica could be built in a port now, apart from its price (`INV-6`).
    pub(super) fn takes_basilica(&self, port: PortIx) -> bool {
        !self.ports[port.index()].basilica
            && self.basilicas() < BUILDINGS
            && self.has(port, Good::Gold)
            && self.has(port, Good::Marble)
    }
}
