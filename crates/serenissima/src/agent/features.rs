//! The facts by which programs weigh positions.

use kernel::Seat;
use kernel::agent::Feature;

use super::outlook::{FAR, chance_to_win};
use crate::state::Serenissima;
use crate::words::{BASILICA_PAYS, MOST_DUCATS, START_DUCATS, WINE_PAYS};

/// The facts, in the order of [`Serenissima::write_features`].
pub(super) const FEATURES: &[Feature] = &[
    obvious("money"),
    obvious("income"),
    obvious("ports"),
    subtle("growth"),
    subtle("cargo"),
    subtle("supply"),
    subtle("cubes"),
    subtle("crew"),
    subtle("garrison"),
    subtle("danger"),
    subtle("prey"),
    subtle("landfall"),
    subtle("raid"),
    subtle("galleys"),
    subtle("wine"),
    subtle("basilica_site"),
    subtle("forts"),
    subtle("late_lead"),
];

const fn obvious(name: &'static str) -> Feature {
    Feature { name, obvious: true }
}

const fn subtle(name: &'static str) -> Feature {
    Feature { name, obvious: false }
}

/// The part of turns in which the wine card is turned, in percent.
const WINE_CHANCE: i32 = 20;

/// The value of a galley for a whole turn, for those who may lose it.
const GALLEY_WORTH: i32 = 8;

/// The tenths of turns before the end from which the lead counts.
const LATE: i32 = 60;

/// The facts of one seat.
#[derive(Clone, Copy, Debug, Default)]
struct Facts {
    money: i32,
    income: i32,
    ports: i32,
    growth: i32,
    cargo: i32,
    supply: i32,
    cubes: i32,
    crew: i32,
    garrison: i32,
    danger: i32,
    prey: i32,
    landfall: i32,
    raid: i32,
    galleys: i32,
    wine: i32,
    basilica_site: i32,
    forts: i32,
    late_lead: i32,
}

impl Serenissima {
    /// Writes the features of a seat, in the order of [`FEATURES`].
    pub(super) fn write_features(&self, seat: Seat, out: &mut [i32]) {
        if seat.0 >= self.players() {
            return;
        }
        let facts = self.facts(seat);
        let values = [
            facts.money,
            facts.income,
            facts.ports,
            facts.growth,
            facts.cargo,
            facts.supply,
            facts.cubes,
            facts.crew,
            facts.garrison,
            facts.danger,
            facts.prey,
            facts.landfall,
            facts.raid,
            facts.galleys,
            facts.wine,
            facts.basilica_site,
            facts.forts,
            facts.late_lead,
        ];
        out.iter_mut().zip(values).for_each(|(place, value)| *place = value);
    }

    fn facts(&self, seat: Seat) -> Facts {
        let mut facts = Facts { money: self.likely_purse(seat), ..Facts::default() };
        let clock = self.clock();
        let (left, turns) = (self.scorings_left(), clock.turns);
        let mut worths = [0; crate::board::MOST_PORTS];
        for port in self.board.ports() {
            let state = &self.ports[port.index()];
            if state.closed {
                continue;
            }
            let worth = self.port_worth(port, clock);
            worths[port.index()] = worth;
            if state.owner != Some(seat) {
                continue;
            }
            let (stored, basilica) = self.port_pays(port);
            let pays = i32::from(stored + basilica) * left;
            facts.income += pays;
            facts.growth += worth - pays;
            facts.ports += left;
            facts.garrison += i32::from(state.sailors.saturating_sub(1).min(2));
            facts.forts += i32::from(state.fort);
            facts.wine += i32::from(self.has_wine(port));
            if self.takes_basilica(port) {
                facts.basilica_site += i32::from(BASILICA_PAYS) * left;
            }
        }
        facts.wine = facts.wine * i32::from(WINE_PAYS) * turns * WINE_CHANCE / 1_000;
        self.note_fleets(seat, &worths, &mut facts);
        facts.late_lead = (facts.money + facts.income) * (LATE - turns).max(0) / LATE;
        facts
    }

    /// Notes what the galleys of a seat can do, and what those of others can do to it.
    fn note_fleets(&self, seat: Seat, worths: &crate::board::ByPort<i32>, facts: &mut Facts) {
        let clock = self.clock();
        let mut danger = [0; crate::board::MOST_PORTS];
        let mut prey = [0; crate::words::GALLEYS];
        let mut landings = 0_u64;
        let exposed = self.ports_of(seat) > 1;
        for (number, owner, galley) in self.fleet() {
            let soon = self.acts_this_turn(number.0);
            if owner != seat {
                let away = self.zones_away(galley.zone, galley.sailors.saturating_sub(1).min(FAR));
                for port in self.board.ports().filter(|_| exposed) {
                    let zones = away[self.board.facts(port).zone.index()];
                    if self.ports[port.index()].owner == Some(seat) && zones < galley.sailors {
                        let chance = self.chance_to_take(port, galley.sailors, zones);
                        danger[port.index()] = chance.max(danger[port.index()]);
                    }
                }
                for (own, state) in self.fleet_of(seat) {
                    let zones = away[state.zone.index()];
                    if zones < galley.sailors {
                        let chance = chance_to_win(galley.sailors, zones, state.sailors, false);
                        let prey = &mut prey[usize::from(own.0.saturating_sub(1)) % crate::words::GALLEYS];
                        *prey = chance.max(*prey);
                    }
                }
                continue;
            }
            let away = self.zones_away(galley.zone, galley.sailors.saturating_mul(2).min(FAR));
            let [aboard, both] = self.deliveries(seat, galley, &away, soon, clock);
            facts.cargo += aboard;
            facts.supply += both - aboard;
            facts.cubes += i32::from(galley.cargo());
            facts.crew += i32::from(galley.sailors.min(4));
            facts.galleys += clock.turns + if soon { 10 } else { 0 };
            let (mut landing, mut port_to_land, mut raid) = (0, 0, 0);
            for port in self.board.ports() {
                let state = &self.ports[port.index()];
                let zones = away[self.board.facts(port).zone.index()];
                if zones > galley.sailors || state.closed || state.owner == Some(seat) {
                    continue;
                }
                let worth = worths[port.index()];
                match state.owner {
                    None if galley.sailors > 1 && landings & (1 << port.0) == 0 && worth > landing => {
                        (landing, port_to_land) = (worth, port.0);
                    }
                    Some(other) if zones < galley.sailors && self.ports_of(other) > 1 => {
                        raid = raid.max(worth * self.chance_to_take(port, galley.sailors, zones) / 100);
                    }
                    _ => {}
                }
            }
            if landing > 0 {
                landings |= 1 << port_to_land;
                facts.landfall += landing;
            }
            facts.raid += raid;
        }
        for port in self.board.ports() {
            facts.danger += danger[port.index()] * worths[port.index()] / 100;
        }
        for (own, state) in self.fleet_of(seat) {
            let worth = GALLEY_WORTH + 2 * i32::from(state.cargo());
            facts.prey += prey[usize::from(own.0.saturating_sub(1)) % crate::words::GALLEYS] * worth / 100;
        }
    }

    /// Returns the ducats of a seat, or for a hidden purse the usual ones.
    fn likely_purse(&self, seat: Seat) -> i32 {
        let purse = self.purses[seat.index()];
        if self.options.hidden_money && purse == MOST_DUCATS {
            return i32::from(START_DUCATS) + USUAL_INCOME * i32::from(self.scorings);
        }
        purse.into()
    }
}

/// The ducats that a usual player gets in a scoring.
const USUAL_INCOME: i32 = 40;
