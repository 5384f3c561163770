//! Rules of thumb: a sensible command without search. Each command makes progress, so every turn ends.

use kernel::{Draw, FailFast, Seat, first_legal};

use super::features::purse;
use super::survey::{Survey, Timing, bit, kinds_aboard};
use crate::board::{PortIx, ZoneIx};
use crate::chapters::buy::CEILING;
use crate::command::Command;
use crate::state::{Battle, GalleyState, Phase, Purchase, Serenissima1996, Spot, Talk};
use crate::words::{BUILDING_PRICE, COIN, Crew, Deal, Ducats, Foe, Galley, Good, PIECE_PRICE, Path, Place, Standing};

/// Ducats that purchases of goods leave in the purse for sailors.
const RESERVE: Ducats = 200;

/// The crew of a galley that trades.
const TRADING_CREW: u8 = 3;

/// The most galleys that a seat builds up to.
const FLEET: usize = 6;

/// The chance in percent from which an attack is worth its losses.
const GOOD_CHANCE: i32 = 65;

/// The longest route that a galley plans, in zones.
const FAR: u8 = 8;

/// Returns a sensible command of a seat.
pub(super) fn choose(state: &Serenissima1996, seat: Seat, draw: &mut dyn Draw) -> Option<Command> {
    let command = match &state.phase {
        Phase::Placing { .. } if state.to_place(seat) >= 2 * TRADING_CREW => {
            Some(Command::PlaceSailors { aboard: [TRADING_CREW; 2] })
        }
        Phase::Bidding { .. } => Some(Command::Bid { ducats: likely_bid(state, seat, draw) }),
        Phase::Picking(_) => pick(state, seat),
        Phase::Trade { talk: Some(talk), .. } => answer(state, seat, talk, draw),
        Phase::Trade { .. } => Some(trade(state, seat)),
        Phase::Move { leave: Some(_), .. } => Some(give_leave(state, draw)),
        Phase::Move { .. } => Some(sail(state, seat)),
        Phase::Fight { battle: Some(Battle::Prize { winner, prize }), .. } => Some(divide(state, *winner, *prize)),
        Phase::Fight { .. } => Some(attack(state, seat)),
        Phase::Take { .. } => Some(land(state, seat)),
        Phase::Sell { asked: None, .. } => Some(sell(state, seat)),
        _ => None,
    };
    command.or_else(|| first_legal(state, seat))
}

/// Draws a likely bid: usually none, as every bid is paid.
pub(super) fn likely_bid(state: &Serenissima1996, seat: Seat, draw: &mut dyn Draw) -> Ducats {
    let purse = purse(state, seat);
    if purse < 8 * COIN {
        return 0;
    }
    match draw.below(16) {
        0..10 => 0,
        10..14 => COIN,
        14 => 2 * COIN,
        _ => 3 * COIN,
    }
}

fn pick(state: &Serenissima1996, seat: Seat) -> Option<Command> {
    let mut legal = Vec::with_capacity(4);
    kernel::Rules::legal(state, kernel::Actor::Seat(seat), &mut legal);
    // In the last round no player can answer the last one.
    if state.round >= state.rounds() { legal.pop() } else { legal.into_iter().next() }
}

/// Returns the garrison that a port should have.
fn needed_garrison(state: &Serenissima1996, seat: Seat, port: PortIx) -> u8 {
    if state.town_of(seat) == Some(port) { 4 } else { 1 + u8::from(state.port_points(port) > 2) }
}

fn trade(state: &Serenissima1996, seat: Seat) -> Command {
    let mut survey = Survey::new(state);
    let timing = survey.timing(seat);
    let ducats = purse(state, seat);
    let last = survey.rounds_left == 0;
    if !last && let Some(command) = man(state, seat, ducats) {
        return command;
    }
    for (galley, aboard) in state.fleet_of(seat) {
        let own = survey.timing_of(timing, galley, aboard);
        let kinds = kinds_aboard(aboard);
        if let Some(command) = buy(&survey, seat, (galley, aboard), own, ducats) {
            return command;
        }
        let best = survey.best_sale(seat, aboard.zone, kinds, own, 0);
        survey.reserve(best, kinds);
    }
    if !last && let Some(command) = build(&survey, seat, ducats) {
        return command;
    }
    Command::EndTurn
}

/// Buys a kind that a galley does not have and can sell for more.
fn buy(
    survey: &Survey,
    seat: Seat,
    (galley, aboard): (Galley, &GalleyState),
    timing: Timing,
    ducats: Ducats,
) -> Option<Command> {
    let state = survey.state;
    let market = survey.markets.get(survey.market_in(aboard.zone)?)?;
    if aboard.room() == 0 || aboard.goods[market.good.index()] > 1 || state.goods[market.good.index()] == 0 {
        return None;
    }
    let (price, to) = state.price(seat, market.port);
    // A price that was left stands until the turn ends.
    let price = price.unwrap_or(2 * PIECE_PRICE);
    let most = if to.is_some() { CEILING } else { price };
    let again = aboard.goods[market.good.index()] > 0;
    // A second piece waits for a second port.
    let reserve = if again { RESERVE + 3 * COIN } else { RESERVE };
    if ducats < most.max(price) + reserve || (again && (to.is_some() || aboard.room() < 2)) {
        return None;
    }
    let sale = survey.best_sale(seat, aboard.zone, bit(market.good), timing, u8::from(again));
    let worth = sale.value > (price / COIN) as i32;
    let command = || Command::Buy { port: state.board.facts(market.port).id, good: market.good, count: 1, galley };
    worth.then(command)
}

/// Mans ports and galleys, from hired sailors or those at hand.
fn man(state: &Serenissima1996, seat: Seat, ducats: Ducats) -> Option<Command> {
    for port in state.ports_of(seat) {
        let facts = state.board.facts(port);
        let here = Place::Port(facts.id);
        let garrison = state.port(port).sailors;
        let needed = needed_garrison(state, seat, port);
        let hired = state.most_to_hire(seat, port, RESERVE + COIN);
        if garrison < needed && hired > 0 && ducats > RESERVE + COIN {
            return Some(Command::Hire { port: facts.id, to: here, count: hired.min(needed - garrison) });
        }
        for (galley, aboard) in state.galleys_in(facts.zone, seat) {
            let there = Place::Galley(galley);
            if garrison == 0 && aboard.sailors > 2 {
                return Some(Command::MoveSailors { from: there, to: here, count: 1 });
            }
            let short = TRADING_CREW.saturating_sub(aboard.sailors).min(aboard.room());
            if short == 0 {
                continue;
            }
            if garrison > needed {
                let count = short.min(garrison - needed);
                return Some(Command::MoveSailors { from: here, to: there, count });
            }
            if hired > 0 && ducats > RESERVE + 3 * COIN {
                return Some(Command::Hire { port: facts.id, to: there, count: hired.min(short) });
            }
        }
    }
    None
}

fn build(survey: &Survey, seat: Seat, ducats: Ducats) -> Option<Command> {
    let state = survey.state;
    let fleet = state.fleet_of(seat).count();
    let ports = state.ports_of(seat).count();
    for port in state.ports_of(seat) {
        let facts = state.board.facts(port);
        let wanted = fleet < (2 + ports / 2).min(FLEET) && survey.rounds_left > 2;
        if wanted && ducats >= BUILDING_PRICE + 4 * COIN && state.can_build_galley(seat, port, &mut FailFast).is_ok() {
            let hired = state.most_to_hire(seat, port, BUILDING_PRICE + RESERVE).min(TRADING_CREW);
            if hired > 1 {
                return Some(Command::BuildGalley { port: facts.id, crew: Crew::Hired, sailors: hired });
            }
            if state.port(port).sailors > 1 + needed_garrison(state, seat, port) {
                return Some(Command::BuildGalley { port: facts.id, crew: Crew::Garrison, sailors: 2 });
            }
        }
        let valuable = state.town_of(seat) == Some(port) || state.port_points(port) > 2;
        if valuable && ducats >= 5 * BUILDING_PRICE && state.builds_fortress(seat, port, &mut FailFast).is_ok() {
            return Some(Command::BuildFortress { port: facts.id });
        }
    }
    None
}

/// Returns what a piece of a good is worth aboard a galley, in coins.
fn worth(state: &Serenissima1996, seat: Seat, galley: Galley, good: Good) -> i32 {
    let survey = Survey::new(state);
    let aboard = state.galley(galley);
    let timing = survey.timing_of(survey.timing(seat), galley, aboard);
    survey.best_sale(seat, aboard.zone, bit(good), timing, 0).value
}

fn answer(state: &Serenissima1996, seat: Seat, talk: &Talk, draw: &mut dyn Draw) -> Option<Command> {
    let gain = |purchase: &Purchase, price: Ducats| {
        let pays = purse(state, seat) >= price.saturating_mul(purchase.count.into());
        if pays { worth(state, seat, purchase.galley, purchase.good) - (price / COIN) as i32 } else { -1 }
    };
    Some(match talk {
        Talk::Price { purchase } => {
            let ducats = if purchase.most > CEILING { CEILING + 2 * COIN } else { CEILING - COIN * draw.below(2) };
            Command::NamePrice { ducats: ducats.min(purchase.most) }
        }
        Talk::Monopoly { .. } => Command::ConfirmMonopoly { holds: true },
        Talk::Offer { purchase, price } if *price > COIN && draw.below(2) == 0 => {
            let ducats = price - COIN;
            if gain(purchase, ducats) >= 0 { Command::CounterPrice { ducats } } else { Command::LeaveOffer }
        }
        Talk::Offer { purchase, price } | Talk::Last { purchase, price } => {
            if gain(purchase, *price) > 0 {
                Command::TakeOffer
            } else {
                Command::LeaveOffer
            }
        }
        Talk::Counter { counter, .. } => Command::AnswerCounter { accept: *counter > COIN || draw.below(2) == 0 },
        Talk::Deal { deal, .. } | Talk::LastDeal { deal, .. } => {
            let gain = fair_gain(deal);
            if gain > 0 && purse(state, seat) >= deal.gets { Command::TakeOffer } else { Command::LeaveOffer }
        }
        Talk::DealCounter { counter, .. } => {
            let accept = fair_gain(counter) < 0 && purse(state, seat) >= counter.pays;
            Command::AnswerCounter { accept }
        }
    })
}

/// Returns what the other player gains in an exchange in coins, each piece at two.
fn fair_gain(deal: &Deal) -> i32 {
    let coins = |ducats: Ducats| (ducats / COIN) as i32;
    coins(deal.pays) - coins(deal.gets) + 2 * deal.gives.len() as i32 - 2 * deal.takes.len() as i32
}

fn give_leave(state: &Serenissima1996, draw: &mut dyn Draw) -> Command {
    // With two players every hindrance of the other is a gain.
    let refuses = state.players() == 2 || draw.below(2) == 0;
    if refuses { Command::StandingLeave { answer: Standing::Nobody } } else { Command::GiveLeave { leave: true } }
}

/// Returns what a galley can do in a zone at once, in coins.
fn promise(survey: &Survey, seat: Seat, galley: Galley, aboard: &GalleyState, index: usize) -> i32 {
    let state = survey.state;
    let Some(market) = survey.markets.get(index) else { return 0 };
    let kinds = kinds_aboard(aboard);
    let (paid, points, pieces) = survey.sale(seat, market, kinds);
    let mut value = (paid + points).max(0) * 2;
    let tenths = survey.tenths(market);
    let other = state.galleys_in(market.zone, seat).any(|(other, _)| other != galley);
    match market.owner {
        None if !other && aboard.sailors > 1 => value += 16 + tenths,
        // In the last round the last sailor can land in an empty port.
        Some(owner)
            if owner != seat
                && (aboard.sailors > 1 || (market.garrison == 0 && survey.rounds_left == 0 && aboard.sailors > 0)) =>
        {
            let chance = Survey::chance(aboard.sailors, market.garrison, market.fortress);
            if chance >= GOOD_CHANCE {
                value += (10 + 2 * tenths) * chance / 100;
            }
        }
        Some(owner) if owner == seat && market.garrison == 0 && aboard.sailors > 2 => value += 8 + tenths / 2,
        _ => {}
    }
    // Goods to buy there in the next round.
    if survey.rounds_left > 0 && aboard.room() + pieces > 0 && kinds & bit(market.good) == 0 {
        let timing = Timing { moves: true, takes: true, sells: true, reach: aboard.sailors };
        let sale = survey.best_sale(seat, market.zone, bit(market.good), timing, 1);
        let price = if market.owner.is_none_or(|owner| owner == seat) { 1 } else { 3 };
        value += (sale.value - price).max(0);
    }
    // Sailors wait there.
    let waits = market.owner == Some(seat) && aboard.sailors < 2 && market.garrison > 1;
    let hires = market.owner == Some(seat) && aboard.sailors < 2 && market.filled > 0;
    if waits || hires {
        value += 8;
    }
    value
}

fn sail(state: &Serenissima1996, seat: Seat) -> Command {
    let survey = Survey::new(state);
    let moving = state.moving().map(|moving| moving.galley);
    // A galley whose move has begun finishes it first.
    let fleet =
        state.fleet_of(seat).filter(|(galley, aboard)| !aboard.moved && moving.is_none_or(|one| one == *galley));
    for (galley, aboard) in fleet {
        let left = state.steps_left(galley);
        if left == 0 {
            continue;
        }
        let mut best = (0, aboard.zone, 0);
        for index in 0..survey.markets.len() {
            let zone = survey.markets[index].zone;
            let distance = survey.distance(aboard.zone, zone);
            if distance > FAR {
                continue;
            }
            let rounds = i32::from(distance.div_ceil(left).max(1));
            if rounds - 1 > i32::from(survey.rounds_left) {
                continue;
            }
            let value = promise(&survey, seat, galley, aboard, index) * 12 / (rounds * rounds) - i32::from(distance);
            if value > best.0 {
                best = (value, zone, distance);
            }
        }
        let (_, to, distance) = best;
        if distance == 0 {
            continue;
        }
        let path = route(state, seat, aboard.zone, to, distance, left);
        if !path.is_empty() {
            return Command::Sail { galley, path, stay: true };
        }
    }
    Command::EndTurn
}

/// Returns the part of a route that a galley can sail now.
fn route(state: &Serenissima1996, seat: Seat, from: ZoneIx, to: ZoneIx, distance: u8, left: u8) -> Path {
    let routes = state.board.routes(from, distance, state.kept(seat));
    let mut path = state.way(&routes, from, to);
    path.truncate(left.into());
    path
}

/// Attacks where the chance is good, and ends the turn otherwise.
fn attack(state: &Serenissima1996, seat: Seat) -> Command {
    for (galley, aboard) in state.fleet_of(seat) {
        for foe in state.foes(seat, galley) {
            let (_, defenders, fortress) = state.defence(foe);
            let worth = match foe {
                Spot::Galley(foe) => aboard.sailors > 2 || state.galley(foe).cargo() > 0,
                Spot::Port(_) => aboard.sailors > 1,
            };
            if worth && Survey::chance(aboard.sailors, defenders, fortress) >= GOOD_CHANCE {
                let foe = match foe {
                    Spot::Galley(foe) => Foe::Galley(foe),
                    Spot::Port(port) => Foe::Port(state.board.facts(port).id),
                };
                return Command::Attack { galley, foe };
            }
        }
    }
    Command::EndTurn
}

/// Mans a prize if two sailors are left, and takes goods from one that will sink.
fn divide(state: &Serenissima1996, winner: Galley, prize: Galley) -> Command {
    let (own, beaten) = (state.galley(winner), state.galley(prize));
    if beaten.sailors > 0 {
        return Command::LeavePrize;
    }
    let most = state.most_to_board(winner, prize);
    if own.sailors > 1 && most > 0 {
        return Command::Board { sailors: most.min(own.sailors / 2) };
    }
    match beaten.kinds().next() {
        Some(good) if own.room() > 0 => Command::MoveGoods { good, from: prize, to: winner, count: 1 },
        _ => Command::LeavePrize,
    }
}

fn land(state: &Serenissima1996, seat: Seat) -> Command {
    let last = state.round >= state.rounds();
    for (galley, aboard) in state.fleet_of(seat) {
        let Some(port) = state.board.port_of(aboard.zone) else { continue };
        let now = state.port(port);
        if now.sailors > 0 {
            continue;
        }
        let own = now.owner == Some(seat);
        let valuable = state.port_points(port) > 1 || state.board.facts(port).mark.town.is_some();
        let sailors = match aboard.sailors {
            1 if !own && (last || (valuable && aboard.cargo() == 0)) => 1,
            2 if !own => 1,
            3 => 1,
            4.. if valuable => 2,
            4.. => 1,
            _ => 0,
        };
        if sailors > 0 {
            return Command::Land { galley, sailors };
        }
    }
    Command::EndTurn
}

/// Sells where it pays more than the points that it gives to the owner of the port.
fn sell(state: &Serenissima1996, seat: Seat) -> Command {
    let survey = Survey::new(state);
    let mut best = (0, None);
    for (galley, aboard) in state.fleet_of(seat) {
        let Some(market) = survey.market_in(aboard.zone).and_then(|index| survey.markets.get(index)) else { continue };
        if market.free() == 0 {
            continue;
        }
        for good in aboard.kinds() {
            let (paid, points, pieces) = survey.sale(seat, market, bit(good));
            let value = (paid + points) * 4 + i32::from(aboard.goods[good.index()]);
            if pieces > 0 && paid + points > 0 && value > best.0 {
                best = (value, Some(Command::Sell { galley, good }));
            }
        }
    }
    best.1.unwrap_or(Command::EndTurn)
}
