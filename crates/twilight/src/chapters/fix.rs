//! Corrections to any state that the box can show (`FIX-1`).

use kernel::{Impossible, Rules, Seat};

use super::{round, turn};
use crate::rules::Breach;
use crate::setup::Hands;
use crate::state::{Phase, SEATS, Twilight};
use crate::track::EDGE;
use crate::{Decided, Event, Fix, Play};

/// Corrects a value, or refuses what the box cannot show. The correction's own entry closes what became void and
/// begins what is due: a round already over ends, and so does a match already decided.
pub(super) fn correct(play: &mut Play, fix: &Fix) -> Decided {
    if let Some(flaw) = impossible(play, fix) {
        return Err(refused(flaw));
    }
    play.emit(Event::Corrected { fix: fix.clone() });
    // Checked first, because a new deal would hide the corrected value.
    within_the_box(play)?;
    if play.phase == Phase::Between {
        round::match_won(play);
    } else {
        ends_what_is_over(play);
    }
    within_the_box(play)
}

/// Starts a match under way from the entered state.
pub(super) fn begin_play(play: &mut Play, by: Seat) -> Decided {
    let Phase::Preparing { seat } = play.phase else { return Err(Impossible::NotAsked) };
    if by != SEATS[0] {
        return Err(Impossible::NotAsked);
    }
    play.emit(Event::TurnBegan { seat });
    ends_what_is_over(play);
    Ok(())
}

/// Ends a round that is already over.
fn ends_what_is_over(play: &mut Play) {
    if play.running() && !turn::home(play) && play.check_due() {
        round::check(play);
    }
}

fn preparing(state: &Twilight) -> bool {
    matches!(state.phase, Phase::Preparing { .. })
}

fn refused(flaw: &str) -> Impossible<Breach> {
    Impossible::Limit(Breach::NoSuchTable { flaw: flaw.to_owned() })
}

fn within_the_box(play: &Play) -> Decided {
    play.audit().first().map_or(Ok(()), |flaw| Err(refused(flaw.flaw)))
}

/// Returns a fault that the resulting state would not show.
fn impossible(play: &Play, fix: &Fix) -> Option<&'static str> {
    let dealt = play.options.hands == Hands::Dealt;
    match fix {
        Fix::Pawn { cell, .. } if !(-EDGE..=EDGE).contains(cell) => Some("pawn-off-track"),
        Fix::Discard { .. } | Fix::HandSize { .. } if dealt => Some("cards-in-the-app"),
        Fix::Turn { seat } | Fix::HandSize { seat, .. } | Fix::Merchant { seat } if seat.0 > 1 => Some("no-such-seat"),
        Fix::Turn { .. } | Fix::Merchant { .. } if play.turn().is_none() && !preparing(play) => Some("no-turn"),
        Fix::Rounds { results } if results.iter().flatten().any(|seat| seat.0 > 1) => Some("no-such-seat"),
        // Two results may decide the match, which ends it between rounds. During a round that could not happen.
        Fix::Rounds { results } if results.len() > 2 => Some("match-decided"),
        Fix::Rounds { results } => {
            let runs = play.phase != Phase::Between && round::decided(results).is_some();
            (runs || matches!(play.phase, Phase::Over { .. })).then_some("match-decided")
        }
        Fix::Options { options } if options.hands != play.options.hands => Some("cards-in-the-app"),
        _ => None,
    }
}
