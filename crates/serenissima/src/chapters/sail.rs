//! Section 3b: move, and blockades of every kind.

use kernel::{Impossible, Seat};

use crate::apply::rest_of;
use crate::board::ZoneIx;
use crate::chapters::{activation, acts, fight, sell, wheel};
use crate::event::Event;
use crate::rules::{Breach, Step, blocked};
use crate::state::{Go, Phase};
use crate::words::{Cause, Galley, Path, ZoneId};
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
    not_blocked(play, &go);
    let (length, left) = (path.len() as u8, play.steps_left(&go));
    play.rule(gap.is_none() && length <= left, || Breach::TooFar { path: length, left, gap });
    sail_on(play, go.galley, path);
    Ok(())
}

/// Once a sale or capture was blockaded, only a fight against the blockader, or the end, is left
/// (`SELL-5`, `CAPT-2`).
pub(super) fn not_blocked(play: &mut Play, go: &Go) {
    if let Some(by) = go.blocked {
        let cause = if by.sale { Cause::Move } else { Cause::Capture { sailors: 0 } };
        play.rule(false, || blocked(cause, by.by));
    }
}

/// Sails zone by zone, up to where somebody may call a blockade (`MOVE-2`).
fn sail_on(play: &mut Play, galley: Galley, path: &[ZoneId]) {
    for (index, &to) in path.iter().enumerate() {
        let from = play.board.zone_id(play.galley(galley).zone);
        play.emit(Event::Sailed { galley, from, to });
        let rest = &path[index + 1..];
        let Some(go) = play.go().copied() else { return };
        let stops_something = !rest.is_empty() || play.steps_left(&go) > 0;
        if play.galley(galley).zone != go.start && stops_something && ask(play, galley, Cause::Move, rest) {
            return;
        }
    }
}

/// Asks whoever may call a blockade, in the order of `MOVE-3`; says whether anybody is asked.
pub(super) fn ask(play: &mut Play, galley: Galley, cause: Cause, rest: &[ZoneId]) -> bool {
    let zone = play.galley(galley).zone;
    let seats = play.blockaders(galley, zone);
    if seats.is_empty() {
        return false;
    }
    let (zone, seats) = (play.board.zone_id(zone), seats.to_vec());
    play.emit(Event::BlockadePossible { galley, zone, cause, seats, rest: rest_of(rest) });
    true
}

/// Whether a sale or a neutral capture can be blockaded here (`SELL-5`).
pub(super) fn trade_can_be_blocked(play: &Play, go: &Go, zone: ZoneIx) -> bool {
    zone != go.start || play.options.blockade_where_it_started
}

pub(super) fn answer(play: &mut Play, seat: Seat, call: bool) -> Decided {
    let Phase::Blockade { go, cause, queue, rest } = play.phase.clone() else {
        return Err(Impossible::NotAsked);
    };
    if queue.first() != Some(&seat) {
        return Err(Impossible::NotAsked);
    }
    let galley = go.galley;
    let zone = play.board.zone_id(play.galley(galley).zone);
    if call {
        play.emit(Event::BlockadeCalled { seat, galley, zone, cause });
        end_if_helpless(play, cause);
        return Ok(());
    }
    play.emit(Event::BlockadeDeclined { seat, galley, zone });
    if queue.len() == 1 {
        go_on(play, galley, cause, &rest);
    }
    Ok(())
}

/// Nobody called a blockade: what was about to happen happens.
pub(super) fn go_on(play: &mut Play, galley: Galley, cause: Cause, rest: &[ZoneId]) {
    match cause {
        Cause::Move => sail_on(play, galley, rest),
        Cause::Sale { good } => sell::sell_now(play, galley, good),
        Cause::Capture { sailors } => fight::capture_now(play, galley, sailors),
    }
}

/// A galley blocked in a sale or capture that has no strength to fight is done (`FIGHT-2`).
fn end_if_helpless(play: &mut Play, cause: Cause) {
    let Phase::Activation { go } = &play.phase else {
        return;
    };
    let go = *go;
    if cause != Cause::Move
        && play.strength(&go) == 0
        && let Some(owner) = play.galley(go.galley).owner
    {
        wheel::end_activation(play, owner, go.galley);
    }
}
