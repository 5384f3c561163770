//! Corrections to any state that the box can show (`FIX-1`, `FIX-2`).

use kernel::{Impossible, Rules, Seat};

use super::{CALLS, answers, go_on, raid};
use crate::reputation;
use crate::rules::Breach;
use crate::state::{Ask, DAYS, Libertalia, Phase, RAIDS, What, ranks_by};
use crate::{Event, Fix, Pile, Play, Possible, Tokens};

/// Corrects a value. A choice that becomes void ends, as if its character were gone by rule; one that can still be
/// made is asked again.
pub(super) fn correct(play: &mut Play, fix: &Fix) -> Possible {
    if let Some(flaw) = impossible(play, fix) {
        return Err(refused(flaw));
    }
    play.emit(Event::Corrected { fix: fix.clone() });
    if let Fix::Healed { seat } = fix {
        super::ask(play, *seat, What::Heal);
    }
    if let Some(flaw) = play.audit().first() {
        return Err(refused(flaw.flaw));
    }
    settle(play);
    Ok(())
}

/// Returns the result of a correction, with its automatic consequences. Ignores flaws of the state, so that a caller
/// with partial knowledge can ask.
pub(crate) fn outcome(state: &Libertalia, fix: &Fix) -> Option<Play> {
    if impossible(state, fix).is_some() {
        return None;
    }
    let mut play = Play::new(state);
    play.emit(Event::Corrected { fix: fix.clone() });
    settle(&mut play);
    Some(play)
}

/// Starts a campaign under way from the entered state: with the draws of its raid, or the dawn of its day.
pub(super) fn begin_play(play: &mut Play, seat: Seat) -> Possible {
    if play.phase != Phase::Preparing || play.asked.is_some() || seat != CALLS {
        return Err(Impossible::NotAsked);
    }
    match (play.raid, play.day) {
        (raid, 0) => play.emit(Event::RaidBegan { raid }),
        (_, day) => raid::begin_day(play, day),
    }
    Ok(())
}

fn refused(flaw: &str) -> Impossible<Breach> {
    Impossible::Limit(Breach::NoSuchTable { flaw: flaw.to_owned() })
}

/// Continues the day from the corrected state.
fn settle(play: &mut Play) {
    if let Some(ask) = play.asked.filter(|ask| !answers::due(play, *ask)) {
        play.emit(Event::Lapsed { seat: ask.seat });
        match ask.what {
            What::Spy if answers::at_work(play, ask) && play.in_bag() > 0 => {
                let count = ask.count.min(play.in_bag());
                play.emit(Event::Awaited { ask: Ask { count, ..ask } });
            }
            _ if answers::at_work(play, ask) => super::ask(play, ask.seat, ask.what),
            _ => {}
        }
    }
    if matches!(play.phase, Phase::Dawn { late: false }) && play.players.iter().all(|player| player.cards() == 0) {
        play.emit(Event::Laid { cards: Default::default() });
    }
    go_on(play);
}

/// True if a raid is in progress. An entered raid that has not begun has nothing on the table.
fn played(state: &Libertalia) -> bool {
    state.under_way() && !(state.phase == Phase::Preparing && state.raid > 0 && state.day == 0)
}

/// Returns a fault that the resulting state would not show.
fn impossible(state: &Libertalia, fix: &Fix) -> Option<&'static str> {
    let seat = match fix {
        Fix::Purse { seat, .. }
        | Fix::Score { seat, .. }
        | Fix::Card { seat, .. }
        | Fix::Booty { seat, .. }
        | Fix::Healed { seat } => Some(*seat),
        _ => None,
    };
    if seat.is_some_and(|seat| state.player(seat).is_none()) {
        return Some("no-such-seat");
    }
    match fix {
        Fix::Score { seat, raid, .. } => {
            let scored = state.player(*seat).map_or(0, |player| player.scores.len());
            (!(1..=scored).contains(&usize::from(*raid))).then_some("raid-not-scored")
        }
        Fix::Purse { doubloons: None, .. } => Some("not-the-whole"),
        Fix::Purse { .. } => (!played(state)).then_some("no-raid"),
        Fix::Card { seat, rank, pile } => {
            let aboard = || state.ship.iter().any(|card| card.seat == *seat);
            match pile {
                _ if !state.drawn.has(*rank) => Some("rank-not-drawn"),
                _ if state.phase == Phase::Over => Some("campaign-over"),
                Pile::Ship if !matches!(state.phase, Phase::Day | Phase::Dusk { .. }) || aboard() => {
                    Some("no-place-aboard")
                }
                Pile::Den | Pile::Graveyard if !played(state) => Some("no-raid"),
                _ => None,
            }
        }
        Fix::Cell { .. } if state.phase == Phase::Preparing => Some("cells-at-once"),
        Fix::Booty { .. } if state.face_down() > 0 => Some("booty-face-down"),
        Fix::Cell { .. } | Fix::Booty { .. } | Fix::OpenDens if state.day == 0 || !state.under_way() => Some("no-raid"),
        Fix::Cell { day, .. } if !(1..=DAYS as u8).contains(day) => Some("no-such-day"),
        Fix::Cell { token, count, .. } | Fix::Booty { token, count, .. } if *count > Tokens::BOX.of(*token) => {
            Some("token-too-many")
        }
        Fix::Day { day } if !(1..=DAYS as u8).contains(day) => Some("no-such-day"),
        Fix::Day { .. } if !state.choosing() => Some("not-dawn"),
        Fix::Campaign { .. } | Fix::Healed { .. } if state.phase != Phase::Preparing => Some("campaign-begun"),
        Fix::Campaign { raid, .. } if !(1..=RAIDS).contains(raid) => Some("no-such-raid"),
        Fix::Campaign { day, .. } if *day > DAYS as u8 => Some("no-such-day"),
        Fix::Campaign { raid, day, ranks, .. } if ranks.len() != ranks_by(*raid, *day > 0) => Some("ranks-drawn"),
        Fix::Campaign { day, cells, .. } => (!dealt(cells, *day, state.players.len())).then_some("cells-of-days"),
        Fix::Healed { .. } if !played(state) => Some("no-raid"),
        Fix::Healed { .. } if state.asked.is_some() => Some("healed-already"),
        Fix::Healed { seat } => {
            let hidden = state.player(*seat).is_some_and(|own| own.dead() > 1);
            (!hidden).then_some("nobody-hidden")
        }
        Fix::Reputation { numbers, .. } if !reputation::sound(numbers) => Some("reputation-row"),
        Fix::Options { options } if options.countdown == Some(0) => Some("countdown-zero"),
        _ => None,
    }
}

/// True if the cells can hold these tokens at the dawn of a day. Cells from that day on hold all drawn tokens,
/// earlier ones at most as many. Before the draw they are empty.
fn dealt(cells: &[Tokens; DAYS], day: u8, each: usize) -> bool {
    let fits = |(cell, of): (&Tokens, u8)| match usize::from(cell.total()) {
        tokens if day == 0 => tokens == 0,
        tokens if of < day => tokens <= each,
        tokens => tokens == each,
    };
    cells.iter().zip(1..).all(fits)
}
