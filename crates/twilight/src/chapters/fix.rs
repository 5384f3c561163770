//! Corrections: whatever the box can show (`FIX-1`).

use kernel::{Game, Impossible};

use super::{round, turn};
use crate::rules::Breach;
use crate::setup::Hands;
use crate::state::Phase;
use crate::track::EDGE;
use crate::{Decided, Deciding, Event, Fix};

/// Puts something right; what the box cannot show is refused.
pub(super) fn correct(play: &mut Deciding, fix: &Fix) -> Decided {
    let no = |flaw: &str| Impossible::Limit(Breach::NoSuchTable { flaw: flaw.to_owned() });
    let dealt = play.options.hands == Hands::Dealt;
    let in_turn = matches!(play.phase, Phase::Turn { .. });
    let flaw = match fix {
        Fix::Pawn { cell, .. } if !(-EDGE..=EDGE).contains(cell) => Some("pawn-off-track"),
        Fix::Discard { .. } | Fix::HandSize { .. } if dealt => Some("cards-in-the-app"),
        Fix::Turn { seat } | Fix::HandSize { seat, .. } if seat.0 > 1 => Some("no-such-seat"),
        Fix::Turn { .. } if !in_turn => Some("no-turn"),
        Fix::Rounds { results } if results.len() > 2 || round::decided(results).is_some() => Some("match-decided"),
        Fix::Rounds { results } if results.iter().flatten().any(|seat| seat.0 > 1) => Some("no-such-seat"),
        Fix::Rounds { .. } if matches!(play.phase, Phase::Over { .. }) => Some("match-decided"),
        Fix::Options { options } if options.hands != play.options.hands => Some("cards-in-the-app"),
        _ => None,
    };
    if let Some(flaw) = flaw {
        return Err(no(flaw));
    }
    play.emit(Event::Corrected { fix: fix.clone() });
    if let Some(found) = play.audit().first() {
        return Err(no(found.flaw));
    }
    if in_turn {
        turn::home_after_all(play);
    }
    Ok(())
}
