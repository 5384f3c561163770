//! The features of a seat: what it has, what it can get soon, and what others can take from it.

use arrayvec::ArrayVec;
use kernel::Seat;
use kernel::agent::Feature;

use super::survey::{Survey, Timing, bit, kinds_aboard, kinds_left};
use crate::board::ZoneIx;
use crate::chapters::round::INCOME;
use crate::state::{MOST_SEATS, Phase, Serenissima1996};
use crate::words::{COIN, Ducats, GALLEYS, MOST_DUCATS, PIECE_PRICE, Step};

const fn obvious(name: &'static str) -> Feature {
    Feature { name, obvious: true }
}

const fn subtle(name: &'static str) -> Feature {
    Feature { name, obvious: false }
}

pub(super) const FEATURES: [Feature; COUNT] = [
    // Money in coins.
    obvious("money"),
    // Points of ports now.
    obvious("points"),
    // All points, in eighths of the played part of the game.
    obvious("late_points"),
    // Coins that the seat's town will still pay.
    subtle("income"),
    // Ports, for each of at most four rounds left.
    subtle("ports"),
    // Points that stored pieces have earned of those of full warehouses, in tenths.
    subtle("filling"),
    // Galleys in halves, for each of at most four rounds left.
    obvious("galleys"),
    // Sailors aboard in halves, for each of at most two rounds left.
    obvious("crews"),
    // Sailors in ports, at most three in each.
    subtle("garrisons"),
    // Ports that others may take, in tenths of a point.
    subtle("ports_at_risk"),
    // The chance in percent that others take the seat's town.
    obvious("town_at_risk"),
    // Galleys that others may capture, in coins.
    obvious("galleys_at_risk"),
    // Neutral ports in reach, in tenths of a point.
    obvious("open_ports"),
    // The best sale of the goods aboard in coins.
    obvious("cargo"),
    // What goods to be bought beside the galleys in the next round would bring, in coins.
    subtle("purchases"),
    // Seats that play a phase of this round before this seat.
    subtle("seats_before"),
];

const COUNT: usize = 16;

/// The assumed content of a purse that is not known.
const UNKNOWN_PURSE: Ducats = 1_500;

/// The highest number of rounds for which a long-lasting piece counts.
const LASTING: i32 = 4;

/// The value in coins of a galley without goods.
const GALLEY_VALUE: i32 = 7;

/// Sailors aboard above this count half.
const USEFUL_CREW: u8 = 3;

/// Galleys above this number count half.
const USEFUL_FLEET: i32 = 4;

/// A garrison above this is no better.
const USEFUL_GARRISON: u8 = 3;

pub(super) fn purse(state: &Serenissima1996, seat: Seat) -> Ducats {
    let purse = state.purses[seat.index() % MOST_SEATS];
    if purse > MOST_DUCATS { UNKNOWN_PURSE } else { purse }
}

/// Writes the features of a seat.
pub(super) fn write(state: &Serenissima1996, seat: Seat, out: &mut [i32]) {
    let mut survey = Survey::new(state);
    let timing = survey.timing(seat);
    let values = [holdings(&survey, seat, timing), risks(&survey, seat), prospects(&mut survey, seat, timing)];
    for part in values {
        for (place, value) in out.iter_mut().zip(part) {
            *place += value;
        }
    }
}

fn holdings(survey: &Survey, seat: Seat, timing: Timing) -> [i32; COUNT] {
    let state = survey.state;
    let mut out = [0; COUNT];
    let coins = (purse(state, seat) / COIN) as i32;
    let rounds_left = i32::from(survey.rounds_left);
    let lasting = rounds_left.min(LASTING);
    let wealth = state.open_wealth(seat);
    let points = i32::from(wealth.town) + i32::from(wealth.ports);
    let holds_town = wealth.town > 0;
    let unpaid = timing.sells && !state.paid[seat.index() % MOST_SEATS];
    let (mut ports, mut filling, mut garrisons) = (0, 0, 0);
    for market in survey.markets.iter().filter(|market| market.owner == Some(seat)) {
        ports += 1;
        filling += market.gain * 10 * i32::from(market.filled) / i32::from(market.slots.max(1));
        garrisons += i32::from(market.garrison.min(USEFUL_GARRISON));
    }
    let (mut galleys, mut crews) = (0, 0);
    for (_, galley) in state.fleet_of(seat) {
        galleys += 1;
        crews += i32::from(galley.sailors + galley.sailors.min(USEFUL_CREW));
    }
    let all = points * 10 + coins * 2;
    let total = i32::from(state.rounds());
    let played = total - rounds_left;
    out[0] = coins;
    out[1] = points;
    out[2] = all * played * 8 / total.max(1) / 10;
    out[3] = if holds_town { (INCOME / COIN) as i32 * (rounds_left + i32::from(unpaid)) } else { 0 };
    out[4] = ports * lasting;
    out[5] = filling;
    out[6] = (galleys + galleys.min(USEFUL_FLEET)) * lasting;
    out[7] = crews * rounds_left.min(2);
    out[8] = garrisons;
    let order = &state.order;
    if survey.is_to_come(Step::Sell, seat)
        && let Some(place) = order.iter().position(|other| *other == seat)
    {
        out[15] = place as i32;
    }
    out
}

/// The crews of others that reach a zone.
#[derive(Clone, Copy, Default)]
struct Threat {
    most: u8,
    others: u8,
}

impl Threat {
    fn add(&mut self, crew: u8) {
        let crew = crew.max(1);
        self.others += self.most.min(crew);
        self.most = self.most.max(crew);
    }

    /// The crew that does as much as all together, one after the other.
    fn crew(self) -> u8 {
        self.most.saturating_add(self.others / 2)
    }
}

/// A galley of another seat.
struct Rival {
    zone: ZoneIx,
    sailors: u8,
    /// The number of zones that it can still enter in this round.
    steps: u8,
    /// True if it can still fight in this round.
    fights: bool,
    /// True if it can still take ports in this round.
    takes: bool,
}

fn foes(survey: &Survey, seat: Seat) -> ArrayVec<Rival, GALLEYS> {
    let state = survey.state;
    let turns: [[bool; 3]; MOST_SEATS] = std::array::from_fn(|other| {
        [Step::Move, Step::Fight, Step::Take].map(|step| survey.is_to_come(step, Seat(other as u8)))
    });
    let mut all = ArrayVec::new();
    for (galley, owner, other) in state.fleet().filter(|(_, owner, _)| *owner != seat) {
        let [moves, fights, takes] = turns[owner.index() % MOST_SEATS];
        let steps = if moves && !other.moved { state.steps_left(galley) } else { 0 };
        all.push(Rival { zone: other.zone, sailors: other.sailors, steps, fights, takes });
    }
    all
}

fn risks(survey: &Survey, seat: Seat) -> [i32; COUNT] {
    let state = survey.state;
    let mut out = [0; COUNT];
    let last = survey.rounds_left == 0;
    let foes = foes(survey, seat);
    let lands = survey.is_to_come(Step::Take, seat);
    let risk = |zone: ZoneIx, defenders: u8, fortress: bool, is_port: bool| {
        // At once, and in the next round, when the owner can still prepare.
        let (mut soon, mut later) = (Threat::default(), Threat::default());
        for foe in &foes {
            let distance = survey.distance(foe.zone, zone);
            if distance > foe.sailors {
                continue;
            }
            let acts = if is_port && defenders == 0 { foe.takes } else { foe.fights };
            if acts && distance <= foe.steps {
                soon.add(foe.sailors);
            } else {
                later.add(foe.sailors);
            }
        }
        let now = Survey::chance(soon.crew(), defenders, fortress);
        let next = if last { 0 } else { Survey::chance(later.crew().max(soon.crew()), defenders, fortress) };
        now.max(next / 3)
    };
    for market in survey.markets.iter().filter(|market| market.owner == Some(seat)) {
        // A crew can land in time, except for its last sailor.
        let crews = state.galleys_in(market.zone, seat).map(|(_, galley)| galley.sailors.saturating_sub(1));
        let guard = if lands { crews.max().unwrap_or(0) } else { 0 };
        let chance = risk(market.zone, market.garrison.max(guard), market.fortress, true);
        if state.town_of(seat) == Some(market.port) {
            out[10] += chance;
        } else {
            out[9] += chance * (survey.tenths(market) + 5) / 100;
        }
    }
    for (_, galley) in state.fleet_of(seat) {
        let value = GALLEY_VALUE + 3 * i32::from(galley.cargo());
        out[11] += risk(galley.zone, galley.sailors, false, false) * value / 100;
    }
    if last && !fights_remain(survey) {
        out[11] = 0;
    }
    out
}

fn fights_remain(survey: &Survey) -> bool {
    survey.state.turn().is_none_or(|(step, _)| step <= Step::Fight)
}

fn prospects(survey: &mut Survey, seat: Seat, timing: Timing) -> [i32; COUNT] {
    let state = survey.state;
    let mut out = [0; COUNT];
    let mut claimed = 0_u64;
    for (galley, aboard) in state.fleet_of(seat) {
        let own = survey.timing_of(timing, galley, aboard);
        let kinds = kinds_aboard(aboard);
        let first = survey.best_sale(seat, aboard.zone, kinds, own, 0);
        if first.value > 0 {
            let wanted = survey.markets.get(first.market).map_or(0, |market| kinds & !market.has);
            survey.reserve(first, kinds);
            let rest = survey.best_sale(seat, aboard.zone, kinds_left(aboard, wanted), own, 1);
            out[13] += first.value + rest.value;
        }
        if aboard.room() > 0
            && let Some(market) = survey.market_in(aboard.zone).and_then(|index| survey.markets.get(index)).copied()
        {
            let fresh = bit(market.good) & !kinds;
            let next = Timing { moves: true, sells: true, ..own };
            let gain = survey.best_sale(seat, aboard.zone, fresh, next, 1);
            let price =
                if market.owner.is_none_or(|owner| owner == seat) { 1 } else { 3 } * (PIECE_PRICE / COIN) as i32;
            out[14] += (gain.value - price).max(0);
        }
        let mut best = (0, None);
        for (index, market) in survey.markets.iter().enumerate() {
            if market.owner.is_some() || claimed & (1 << index) != 0 {
                continue;
            }
            let discount = survey.landing_discount(aboard.zone, market, own);
            if discount == 0 {
                continue;
            }
            let crew = if aboard.sailors > 1 { 10 } else { 4 };
            let value = (10 + survey.tenths(market)) * discount / 100 * crew / 10;
            if value > best.0 {
                best = (value, Some(index));
            }
        }
        if let (value, Some(index)) = best {
            claimed |= 1 << index;
            out[12] += value;
        }
    }
    if matches!(state.phase, Phase::Counting { .. } | Phase::Over { .. }) {
        return [0; COUNT];
    }
    out
}
