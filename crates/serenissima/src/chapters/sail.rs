//! Section 3b: move, and blockades of every kind.

use kernel::{Impossible, Rule, Seat};

use crate::chapters::{activation, acts, fight, sell, wheel};
use crate::event::Event;
use crate::rules::{Breach, Step, blocked};
use crate::state::{Go, Phase};
use crate::words::{Cause, Galley, Path, Seats, ZoneId};
use crate::{Decided, Play};

pub(super) fn sail(play: &mut Play, seat: Seat, path: &Path) -> Decided {
    let go = activation(play, seat)?;
    if path.is_empty() {
        return Err(Impossible::Unknown("zone in an empty path".into()));
    }
    let mut gap = None;
    let mut at = play.galley(go.galley).zone;
    for &id in path {
        let zone = play.board.zone(id).ok_or_else(|| Impossible::Unknown(format!("zone {}", id.0)))?;
        if !play.board.adjacent(at, zone) {
            gap = gap.or(Some(id));
        }
        at = zone;
    }
    acts(play, &go, Step::Move);
    play.rule(!go.stopped, || Breach::Stopped { galley: go.galley });
    not_blocked(play, &go, None);
    let (length, left) = (path.len() as u8, play.steps_left(&go));
    play.rule(gap.is_none() && length <= left, || Breach::TooFar { path: length, left, gap });
    sail_on(play, go.galley, path);
    Ok(())
}

/// Once a sale or capture was blockaded, only a fight against the blockader, or the end, is left
/// (`SELL-5`, `CAPT-2`); `against`: whose galley is attacked, if one is.
pub(super) fn not_blocked(play: &mut Play, go: &Go, against: Option<Seat>) {
    if let Some(by) = go.blocked.filter(|by| against != Some(by.by)) {
        let cause = if by.sale { Cause::Move } else { Cause::Capture { sailors: 0 } };
        play.rule(false, || blocked(cause, by.by));
    }
}

/// Sails zone by zone, up to where somebody may call a blockade (`MOVE-2`).
fn sail_on(play: &mut Play, galley: Galley, path: &[ZoneId]) {
    for (index, &to) in path.iter().enumerate() {
        let from = play.board.zone_id(play.galley(galley).zone);
        play.emit(Event::Sailed { galley, from, to });
        if ask(play, Cause::Move, &path[index + 1..]) {
            return;
        }
    }
}

/// Asks whoever may call a blockade, in the order of `MOVE-3`; says whether anybody is asked.
pub(super) fn ask(play: &mut Play, cause: Cause, rest: &[ZoneId]) -> bool {
    let Some(go) = play.go().copied() else {
        return false;
    };
    let seats = play.entitled(&go, cause, rest);
    if seats.is_empty() {
        return false;
    }
    let mut waived: Vec<String> = play.breaches().iter().map(|breach| breach.id().to_owned()).collect();
    waived.dedup();
    ask_these(play, seats, cause, rest, waived);
    true
}

/// Asks these seats.
pub(super) fn ask_these(play: &mut Play, seats: Seats, cause: Cause, rest: &[ZoneId], waived: Vec<String>) {
    if let Some((galley, seat)) = play.go().map(|go| (go.galley, play.galley(go.galley).owner)) {
        let zone = play.board.zone_id(play.galley(galley).zone);
        play.emit(Event::BlockadePossible {
            seat,
            galley,
            zone,
            cause,
            seats,
            rest: rest.into(),
            waived: waived.into(),
        });
    }
}

pub(super) fn answer(play: &mut Play, seat: Seat, call: bool) -> Decided {
    let Phase::Blockade { go, cause, queue, rest, waived, .. } = play.phase.clone() else {
        return Err(Impossible::NotAsked);
    };
    if queue.first() != Some(&seat) {
        return Err(Impossible::NotAsked);
    }
    let galley = go.galley;
    let zone = play.board.zone_id(play.galley(galley).zone);
    if call {
        play.emit(Event::BlockadeCalled { seat, galley, zone, cause });
        end_if_helpless(play);
        return Ok(());
    }
    play.emit(Event::BlockadeDeclined { seat, galley, zone });
    if queue.len() == 1 {
        go_on(play, cause, &rest, &waived);
    }
    Ok(())
}

/// Nobody called a blockade: what waited is decided again, on the state as it is, and happens if it
/// breaks nothing but what was waived for it (`FIX-2`).
pub(super) fn go_on(play: &mut Play, cause: Cause, rest: &Path, waived: &[String]) {
    let Some((galley, seat)) = play.go().and_then(|go| Some((go.galley, play.galley(go.galley).owner?))) else {
        return;
    };
    let mut again = Play::new(play);
    let decided = match cause {
        Cause::Move if rest.is_empty() => return,
        Cause::Move => sail(&mut again, seat, rest),
        Cause::Sale { good } => sell::sell(&mut again, seat, good),
        Cause::Capture { sailors } => fight::land_beside(&mut again, seat, sailors, false),
    };
    let covered = |breach: &Breach| waived.iter().any(|id| id == breach.id());
    if decided.is_err() || !again.breaches().iter().all(covered) {
        return play.emit(Event::Lapsed { galley, what: cause.into() });
    }
    for event in again.events() {
        play.emit(event.clone());
    }
}

/// A galley blocked in a sale or capture that has no strength to fight is done (`FIGHT-2`).
pub(super) fn end_if_helpless(play: &mut Play) {
    let Phase::Activation { go } = play.phase else {
        return;
    };
    if go.blocked.is_some()
        && play.strength(&go) == 0
        && let Some(owner) = play.galley(go.galley).owner
    {
        wheel::end_activation(play, owner, go.galley);
    }
}
