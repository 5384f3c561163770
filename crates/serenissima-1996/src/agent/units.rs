//! The units in which a program plans a turn: small enough to list all of them.
//!
//! A bid, a picked place and an answer are units. In phase 2, sailors and goods are placed in one zone, until something
//! is bought, hired or built, a piece moves in another zone, or the turn ends. No feature may change when the turn ends:
//! then a program ends it rather than move pieces to and fro. In the other phases each move, attack, landing and sale is
//! a unit.

use kernel::{Actor, Rules, Seat};

use super::features::purse;
use crate::command::Command;
use crate::state::{Battle, Phase, Serenissima1996, Talk};
use crate::words::{COIN, Ducats, SPACES};

/// True if a unit of this seat that began at `start` is complete in `now`.
pub(super) fn is_complete(start: &Serenissima1996, now: &Serenissima1996, seat: Seat) -> bool {
    match (&start.phase, &now.phase) {
        // Programs offer no exchanges: the position does not tell which were declined, so they would ask again and
        // again. Without an end the offer leads nowhere.
        (Phase::Trade { talk: None, .. }, Phase::Trade { talk: Some(Talk::Deal { .. }), .. }) => false,
        (Phase::Trade { nth, talk: None, .. }, Phase::Trade { nth: still, talk: None, .. }) if nth == still => {
            is_purchase(start, now, seat) || zones_placed(start, now) > 1
        }
        (
            Phase::Fight { battle: Some(Battle::Prize { .. }), .. },
            Phase::Fight { battle: Some(Battle::Prize { .. }), .. },
        ) => false,
        _ => true,
    }
}

/// True if a unit of phase 2 sinks an own galley (`PLACE-1`). In later phases a galley is given for a port or a prize.
pub(super) fn is_senseless(start: &Serenissima1996, now: &Serenissima1996, seat: Seat) -> bool {
    let sinks = |(galley, _)| now.galley(galley).owner != Some(seat);
    matches!(start.phase, Phase::Trade { .. }) && start.fleet_of(seat).any(sinks)
}

/// True if money, hired sailors, bought goods or galleys of a seat changed, and not only their places. Goods are thrown
/// away to make room for others.
fn is_purchase(start: &Serenissima1996, now: &Serenissima1996, seat: Seat) -> bool {
    start.purses[seat.index()] != now.purses[seat.index()]
        || start.sailors != now.sailors
        || start.goods.iter().zip(&now.goods).any(|(was, is)| is < was)
        || start.fleet_of(seat).count() != now.fleet_of(seat).count()
}

/// Returns the number of zones where pieces were placed differently.
fn zones_placed(start: &Serenissima1996, now: &Serenissima1996) -> u32 {
    let galleys = start.galleys.iter().zip(&now.galleys).filter(|(was, is)| was != is);
    let mut zones = galleys.fold(0_u64, |zones, (_, is)| zones | 1 << is.zone.0);
    for port in now.board.ports().filter(|port| start.port(*port).sailors != now.port(*port).sailors) {
        zones |= 1 << now.board.facts(port).zone.0;
    }
    zones.count_ones()
}

/// Appends counts and sums between those that are listed.
pub(super) fn more_commands(state: &Serenissima1996, seat: Seat, out: &mut Vec<Command>) {
    match &state.phase {
        Phase::Placing { .. } => {
            let all = state.to_place(seat);
            let counts =
                [[2, 2], [2, 3], [3, 2], [3, 4], [4, 3], [4, 4], [2, 4], [4, 2], [2, 5], [5, 2], [3, 5], [5, 3]];
            let fits = counts.into_iter().filter(|[a, b]| a + b <= all);
            out.extend(fits.map(|aboard| Command::PlaceSailors { aboard }));
        }
        Phase::Bidding { .. } => {
            let purse = purse(state, seat);
            let steps = [1, 2, 3, 4, 5, 7, 10].map(|coins| coins * COIN);
            out.extend(steps.into_iter().filter(|step| *step < purse).map(|ducats| Command::Bid { ducats }));
        }
        Phase::Trade { talk: Some(talk), .. } => haggle(state, seat, talk, out),
        Phase::Trade { .. } => fill_ranges(out),
        Phase::Take { .. } => {
            for nth in 0..out.len() {
                let Command::Land { galley, sailors } = out[nth] else { continue };
                if sailors > 2 {
                    out.extend((2..sailors).map(|sailors| Command::Land { galley, sailors }));
                }
            }
        }
        _ => {}
    }
}

/// Appends the counts between one and the most for hiring, and for the crews of new galleys.
fn fill_ranges(out: &mut Vec<Command>) {
    for nth in 0..out.len() {
        match out[nth] {
            Command::Hire { port, to, count } if count > 2 => {
                let steps = [2, 3, 4].into_iter().filter(|step| *step < count);
                out.extend(steps.map(|count| Command::Hire { port, to, count }));
            }
            Command::BuildGalley { port, crew, sailors } if sailors > 2 => {
                out.extend((2..sailors.min(SPACES)).map(|sailors| Command::BuildGalley { port, crew, sailors }));
            }
            _ => {}
        }
    }
}

fn haggle(state: &Serenissima1996, seat: Seat, talk: &Talk, out: &mut Vec<Command>) {
    match talk {
        Talk::Price { purchase } => {
            let between = [2, 3, 4, 5, 7].map(|coins| coins * COIN).into_iter();
            let between = between.filter(|ducats| *ducats < purchase.most);
            out.extend(between.map(|ducats| Command::NamePrice { ducats }));
        }
        Talk::Offer { purchase, price } if state.asked_in(talk) == Some(seat) => {
            let purse = purse(state, seat);
            let between = (2..price / COIN).map(|coins| coins * COIN).filter(|ducats| *ducats + COIN < *price);
            let paid = between.filter(|ducats| ducats.saturating_mul(Ducats::from(purchase.count)) <= purse).take(4);
            out.extend(paid.map(|ducats| Command::CounterPrice { ducats }));
        }
        _ => {}
    }
}

/// Returns the purpose of a unit, as a small number.
pub(super) fn purpose(start: &Serenissima1996, now: &Serenissima1996, seat: Seat) -> u8 {
    let is_asked = now.asks().iter().any(|(actor, _)| *actor == Actor::Seat(seat));
    match (&start.phase, &now.phase) {
        (Phase::Trade { talk: None, .. }, Phase::Trade { talk: None, .. }) if is_asked => {
            if start.fleet_of(seat).count() < now.fleet_of(seat).count() {
                1
            } else if start.goods != now.goods {
                2
            } else if start.sailors != now.sailors {
                3
            } else {
                4
            }
        }
        (Phase::Trade { talk: None, .. }, Phase::Trade { talk: Some(_), .. }) => 5,
        (Phase::Move { .. }, Phase::Move { .. }) if is_asked => {
            let moved = start.fleet_of(seat).zip(now.fleet_of(seat)).find(|((_, was), (_, is))| was.zone != is.zone);
            let port = moved.and_then(|(_, (_, is))| now.board.port_of(is.zone));
            match port.map(|port| now.port(port).owner) {
                None => 1,
                Some(None) => 2,
                Some(Some(owner)) if owner == seat => 3,
                Some(Some(_)) => 4,
            }
        }
        _ => 0,
    }
}
