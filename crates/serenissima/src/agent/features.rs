//! The facts by which programs weigh positions.

use kernel::Seat;
use kernel::agent::Feature;

use super::outlook::{Outlook, Reach, Zones, chance_to_win};
use crate::board::MOST_ZONES;
use crate::state::{MOST_SEATS, Serenissima};
use crate::words::{BASILICA_PAYS, GALLEYS, Good, MOST_DUCATS, START_DUCATS, WINE_PAYS};

/// The facts, in the order of [`Serenissima::write_features`].
pub(super) const FEATURES: &[Feature] = &[
    obvious("money"),
    obvious("income"),
    obvious("ports"),
    subtle("growth"),
    obvious("cargo"),
    subtle("supply"),
    subtle("cubes"),
    subtle("crew"),
    subtle("garrison"),
    obvious("danger"),
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

/// The tenths of turns that a sailor serves at most.
const LONG: i32 = 40;

/// The ducats that a usual player gets in a scoring.
const USUAL_INCOME: i32 = 40;

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
        let outlook = Outlook::new(self, seat);
        let mut facts = Facts { money: self.likely_purse(seat), ..Facts::default() };
        let (left, turns) = (self.scorings_left(), outlook.clock.turns);
        for port in outlook.own_ports() {
            let state = &self.ports[port.ix.index()];
            let (stored, basilica) = self.port_pays(port.ix);
            let pays = i32::from(stored + basilica) * left;
            facts.income += pays;
            facts.growth += port.worth - pays;
            facts.ports += left;
            facts.garrison += i32::from(state.sailors.saturating_sub(1).min(2)) * left;
            facts.forts += i32::from(state.fort) * left;
            facts.wine += i32::from(port.good == Good::Wine || state.stores(Good::Wine));
            if outlook.takes_basilica(port) {
                facts.basilica_site += i32::from(BASILICA_PAYS) * left;
            }
        }
        facts.wine = facts.wine * i32::from(WINE_PAYS) * turns * WINE_CHANCE / 1_000;
        note_fleet(&outlook, &mut facts);
        note_threats(&outlook, &mut facts);
        facts.late_lead = (facts.money + facts.income) * (LATE - turns).max(0) / LATE;
        facts
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

/// Notes what the galleys of the seat can do.
fn note_fleet(outlook: &Outlook<'_>, facts: &mut Facts) {
    let state = outlook.state;
    let mut landings: Zones = 0;
    for (number, galley) in state.fleet_of(outlook.seat) {
        let soon = state.acts_this_turn(number.0);
        let reach = Reach::new(outlook.state.chart(), galley.zone, galley.sailors.saturating_mul(2));
        let [aboard, both] = outlook.deliveries(galley, &reach, soon);
        facts.cargo += aboard;
        facts.supply += both - aboard;
        facts.cubes += i32::from(galley.cargo()) * state.scorings_left();
        facts.crew += i32::from(galley.sailors.min(4)) * outlook.clock.turns.min(LONG) / 10;
        facts.galleys += outlook.clock.turns + if soon { 10 } else { 0 };
        let near = reach.within(galley.sailors);
        let (mut landing, mut zone, mut raid) = (0, 0, 0);
        for port in outlook.ports.iter().filter(|port| near & (1 << port.zone.0) != 0) {
            match port.owner {
                None if galley.sailors > 1 && port.worth > landing && landings & (1 << port.zone.0) == 0 => {
                    (landing, zone) = (port.worth, 1 << port.zone.0);
                }
                Some(other) if other != outlook.seat && outlook.held[other.index() % MOST_SEATS] > 1 => {
                    if let Some(steps) = reach.steps_to(port.zone).filter(|steps| *steps < galley.sailors) {
                        raid = raid.max(port.worth * outlook.chance_to_take(port, galley.sailors, steps) / 100);
                    }
                }
                _ => {}
            }
        }
        landings |= zone;
        let in_time = |worth| if soon { worth } else { outlook.postponed(worth) };
        facts.landfall += in_time(landing);
        facts.raid += in_time(raid);
    }
}

/// Notes what the galleys of others can do to the seat.
fn note_threats(outlook: &Outlook<'_>, facts: &mut Facts) {
    let (state, seat) = (outlook.state, outlook.seat);
    // The last port cannot be attacked (`PORT-2`).
    let exposed = outlook.held[seat.index() % MOST_SEATS] > 1;
    let ports: Zones = outlook.own_ports().filter(|_| exposed).fold(0, |zones, port| zones | 1 << port.zone.0);
    let galleys: Zones = state.fleet_of(seat).fold(0, |zones, (_, galley)| zones | 1 << galley.zone.0);
    let mut danger = [0; MOST_ZONES];
    let mut prey = [0; GALLEYS + 1];
    for (_, owner, galley) in state.fleet().filter(|(_, owner, galley)| *owner != seat && galley.sailors > 0) {
        let reach = Reach::new(outlook.state.chart(), galley.zone, galley.sailors - 1);
        let near = reach.within(galley.sailors - 1);
        if owner == seat || near & (ports | galleys) == 0 {
            continue;
        }
        for port in outlook.own_ports().filter(|port| near & ports & (1 << port.zone.0) != 0) {
            let steps = reach.steps_to(port.zone).unwrap_or(u8::MAX);
            let chance = outlook.chance_to_take(port, galley.sailors, steps);
            let danger = &mut danger[port.zone.index() % MOST_ZONES];
            *danger = chance.max(*danger);
        }
        for (own, state) in state.fleet_of(seat).filter(|(_, state)| near & (1 << state.zone.0) != 0) {
            let steps = reach.steps_to(state.zone).unwrap_or(u8::MAX);
            let chance = chance_to_win(galley.sailors, steps, state.sailors, false);
            let prey = &mut prey[usize::from(own.0).min(GALLEYS)];
            *prey = chance.max(*prey);
        }
    }
    for port in outlook.own_ports() {
        facts.danger += danger[port.zone.index() % MOST_ZONES] * port.worth / 100;
    }
    for (own, galley) in state.fleet_of(seat) {
        let worth = GALLEY_WORTH + 2 * i32::from(galley.cargo());
        facts.prey += prey[usize::from(own.0).min(GALLEYS)] * worth / 100;
    }
}
