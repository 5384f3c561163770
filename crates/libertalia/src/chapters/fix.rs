//! Corrections: whatever the box can show (`FIX-1`, `FIX-2`).

use kernel::{Impossible, Rules};

use super::{answers, go_on};
use crate::reputation;
use crate::rules::Breach;
use crate::state::{DAYS, Libertalia, Phase};
use crate::{Event, Fix, Pile, Play, Possible, Tokens};

/// Puts something right. A choice that it makes void is over, as if its character were gone by rule; what
/// can still be chosen is asked anew.
pub(super) fn correct(play: &mut Play, fix: &Fix) -> Possible {
    if let Some(flaw) = impossible(play, fix) {
        return Err(refused(flaw));
    }
    play.emit(Event::Corrected { fix: fix.clone() });
    if let Some(flaw) = play.audit().first() {
        return Err(refused(flaw.flaw));
    }
    settle(play);
    Ok(())
}

fn refused(flaw: &str) -> Impossible<Breach> {
    Impossible::Limit(Breach::NoSuchTable { flaw: flaw.to_owned() })
}

/// Goes on where the correction has left the day.
fn settle(play: &mut Play) {
    if let Some(ask) = play.asked.filter(|ask| !answers::due(play, *ask)) {
        play.emit(Event::Lapsed { seat: ask.seat });
        if answers::at_work(play, ask) {
            super::ask(play, ask.seat, ask.what);
        }
    }
    if matches!(play.phase, Phase::Dawn { late: false }) && play.players.iter().all(|player| player.cards() == 0) {
        play.emit(Event::Laid { cards: Default::default() });
    }
    go_on(play);
}

/// What no flaw of the state could tell.
fn impossible(state: &Libertalia, fix: &Fix) -> Option<&'static str> {
    let seat = match fix {
        Fix::Purse { seat, .. } | Fix::Score { seat, .. } | Fix::Card { seat, .. } | Fix::Booty { seat, .. } => {
            Some(*seat)
        }
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
        Fix::Purse { .. } => (!state.under_way()).then_some("no-raid"),
        Fix::Card { seat, rank, pile } => {
            let aboard = || state.ship.iter().any(|card| card.seat == *seat);
            match pile {
                _ if !state.drawn.has(*rank) => Some("rank-not-drawn"),
                _ if state.phase == Phase::Over => Some("campaign-over"),
                Pile::Ship if !matches!(state.phase, Phase::Day | Phase::Dusk { .. }) || aboard() => {
                    Some("no-place-aboard")
                }
                Pile::Den | Pile::Graveyard if !state.under_way() => Some("no-raid"),
                _ => None,
            }
        }
        Fix::Cell { .. } | Fix::Booty { .. } if state.face_down() > 0 => Some("booty-face-down"),
        Fix::Cell { .. } | Fix::Booty { .. } | Fix::OpenDens if state.day == 0 || !state.under_way() => Some("no-raid"),
        Fix::Cell { day, .. } if !(1..=DAYS as u8).contains(day) => Some("no-such-day"),
        Fix::Cell { token, count, .. } | Fix::Booty { token, count, .. } if *count > Tokens::BOX.of(*token) => {
            Some("token-too-many")
        }
        Fix::Day { day } if !(1..=DAYS as u8).contains(day) => Some("no-such-day"),
        Fix::Day { .. } if !state.choosing() => Some("not-dawn"),
        Fix::Reputation { numbers, .. } if !reputation::sound(numbers) => Some("reputation-row"),
        Fix::Options { options } if options.countdown == Some(0) => Some("countdown-zero"),
        _ => None,
    }
}
