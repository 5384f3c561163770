//! What a correction makes void, and what it makes due (`FIX-2`).
//!
//! What was valid before a correction and no longer is gets closed. What the table had waived was not valid
//! before either, so an unrelated correction leaves it alone.

use kernel::{Clean, Seat};

use crate::chapters::{deal, fight, sail, start};
use crate::state::{Battle, Leave, Moving, Phase, Serenissima1996, Talk};
use crate::words::{Lapse, Seats};
use crate::{Event, Fix, Play};

/// Checks what is awaited again after a correction.
pub(super) fn settle(play: &mut Play, fix: &Fix, before: &Serenissima1996) {
    match &play.phase {
        Phase::Placing { .. } => start::pass_over(play),
        Phase::Over { outcomes } => {
            let score = outcomes.iter().any(|outcome| outcome.wealth.is_some());
            let outcomes = play.outcomes(score);
            play.emit(Event::GameEnded { outcomes });
        }
        _ => {
            if let Fix::Turn { step, seat } = fix {
                close(play);
                return play.emit(Event::TurnBegan { seat: *seat, step: *step });
            }
            settle_turn(play, fix, before);
        }
    }
}

/// A battle that waits for its winner has its end: what has no sailors sinks.
pub(super) fn close(play: &mut Play) {
    if let Phase::Fight { battle: Some(Battle::Prize { winner, prize }), .. } = play.phase {
        let seat = play.galley(winner).owner.or(play.galley(prize).owner).unwrap_or(Seat(0));
        fight::leave(play, seat, [winner, prize]);
    }
}

fn settle_turn(play: &mut Play, fix: &Fix, before: &Serenissima1996) {
    let Some((_, seat)) = play.turn() else { return };
    match play.phase.clone() {
        Phase::Trade { talk: Some(talk), .. } if !talk_holds(play, before, fix, seat, &talk) => {
            play.emit(Event::Lapsed { seat, what: Lapse::Talk });
        }
        Phase::Move { moving: Some(moving), leave, .. } => settle_move(play, before, seat, moving, leave),
        Phase::Fight { battle: Some(battle), .. } => settle_battle(play, before, seat, battle),
        Phase::Sell { asked: Some(sale), .. } => {
            let fits = |state: &Serenissima1996| {
                let place = state.sells(seat, sale.galley, sale.good, &mut Clean).ok()?;
                state.number(place.0, place.1).is_none().then_some(place)
            };
            if fits(play).is_none() || fits(play) != fits(before) {
                play.emit(Event::Lapsed { seat, what: Lapse::Sale });
            }
        }
        _ => {}
    }
}

/// Whether what two players talk over can still come about. Whether a purse still bears it would tell what is in
/// it: a talk never outlives the correction of a purse in it.
fn talk_holds(now: &Serenissima1996, before: &Serenissima1996, fix: &Fix, active: Seat, talk: &Talk) -> bool {
    let purse = |other: Option<Seat>| matches!(fix, Fix::Purse { seat, .. } if *seat == active || Some(*seat) == other);
    match talk {
        Talk::Price { purchase }
        | Talk::Monopoly { purchase, .. }
        | Talk::Offer { purchase, .. }
        | Talk::Counter { purchase, .. }
        | Talk::Last { purchase, .. } => {
            let terms = |state: &Serenissima1996| state.terms(active, purchase);
            let seller = now.seller(purchase);
            !purse(seller) && seller.is_some_and(|seller| seller != active) && terms(now) == terms(before)
        }
        Talk::Deal { with, deal } | Talk::DealCounter { with, deal, .. } | Talk::LastDeal { with, deal } => {
            let counter = if let Talk::DealCounter { counter, .. } = talk { counter } else { deal };
            let fair = |state: &Serenissima1996| [deal, counter].map(|deal| deal::is_fair(state, active, *with, deal));
            let both = fair(before).into_iter().zip(fair(now)).all(|(was, is)| is || !was);
            let there = now.galley(deal.mine).owner == Some(active) && now.galley(deal.theirs).owner == Some(*with);
            !purse(Some(*with)) && there && both
        }
    }
}

/// A galley in the middle of its move goes on from where it is, if it is still there.
fn settle_move(play: &mut Play, before: &Serenissima1996, seat: Seat, moving: Moving, leave: Option<Leave>) {
    let lies = |state: &Serenissima1996| (state.galley(moving.galley).owner, state.galley(moving.galley).zone);
    if lies(play) != lies(before) || play.galley(moving.galley).moved {
        return play.emit(Event::Lapsed { seat, what: Lapse::Move });
    }
    let Some(leave) = leave else { return };
    let zone = play.galley(moving.galley).zone;
    let (now, was) = (play.keepers(zone, seat), before.keepers(zone, seat));
    let due: Seats = now.into_iter().filter(|keeper| leave.seats.contains(keeper) || !was.contains(keeper)).collect();
    if due.is_empty() {
        play.emit(Event::Lapsed { seat, what: Lapse::Leave });
        sail::sail_rest(play, moving.galley, &leave);
    } else if due != leave.seats {
        let (galley, Leave { rest, stay, .. }) = (moving.galley, leave);
        let zone = play.board.zone_id(zone);
        play.emit(Event::LeaveAsked { seat, galley, zone, seats: due, rest, stay });
    }
}

fn settle_battle(play: &mut Play, before: &Serenissima1996, seat: Seat, battle: Battle) {
    match battle {
        Battle::Dice { galley, foe } => {
            let holds = |state: &Serenissima1996| state.attacks(seat, galley, foe, &mut Clean).is_ok();
            let there = |state: &Serenissima1996| (state.galley(galley).owner, state.defence(foe).0);
            let alive = play.galley(galley).owner.is_some() && play.defence(foe).1 > 0;
            if !alive || there(play) != there(before) || (holds(before) && !holds(play)) {
                play.emit(Event::Lapsed { seat, what: Lapse::Battle });
            }
        }
        Battle::Prize { winner, prize } => {
            let lies = |state: &Serenissima1996| {
                let of = |galley| (state.galley(galley).owner, state.galley(galley).zone, state.galley(galley).sailors);
                [of(winner), of(prize)]
            };
            if lies(play) != lies(before) {
                close(play);
            }
        }
    }
}
