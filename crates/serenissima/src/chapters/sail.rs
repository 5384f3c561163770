//! Section 3b: move, and blockades of every kind.

use kernel::{BreachSink, CandidateSink, Impossible, Rule, Seat};
use sea_board::Routes;

use crate::board::{MOST_ZONES, ZoneIx};
use crate::chapters::{activation, acts, fight, sell, wheel};
use crate::event::Event;
use crate::rules::{Breach, Step, blocked};
use crate::state::{Activation, Phase, Serenissima};
use crate::words::{Cause, Galley, Path, Seats, ZoneId};
use crate::{Checked, Command, Consequences, Decided, Play, Possible};

impl Serenissima {
    /// Checks that the active galley may move (`ACT-1`, `MOVE-2`).
    fn may_sail<N: BreachSink<Breach>>(&self, go: &Activation, sink: &mut N) -> Checked<N> {
        acts(go, Step::Move, sink)?;
        sink.rule(!go.stopped, || Breach::Stopped { galley: go.galley })?;
        not_blocked(go, None, sink)
    }

    /// Checks that the path has no gap and is no longer than the sailors allow (`MOVE-1`).
    fn near<N: BreachSink<Breach>>(
        &self,
        go: &Activation,
        length: u8,
        gap: Option<ZoneId>,
        sink: &mut N,
    ) -> Checked<N> {
        let left = self.steps_left(go);
        sink.rule(gap.is_none() && length <= left, || Breach::TooFar { path: length, left, gap })
    }

    /// Returns the first zone of a path that is not adjacent to the one before it.
    fn gap(&self, go: &Activation, path: &Path) -> Possible<Option<ZoneId>> {
        let mut gap = None;
        let mut at = self.galley(go.galley).zone;
        for &id in path {
            let zone = self.board.zone(id).ok_or_else(|| Impossible::Unknown(format!("zone {}", id.0)))?;
            if !self.board.adjacent(at, zone) {
                gap = gap.or(Some(id));
            }
            at = zone;
        }
        Ok(gap)
    }

    /// Finds every zone within `most` steps of the active galley. Each shortest path has the fewest possible
    /// blockades.
    pub(crate) fn reach(&self, go: &Activation, most: u8) -> Routes {
        self.board.routes(self.galley(go.galley).zone, most, self.guarded(go))
    }

    /// Returns the zones where a player may blockade the galley, one bit each (`MOVE-2`).
    fn guarded(&self, go: &Activation) -> u64 {
        let state = self.galley(go.galley);
        let mut sailors = [[0_u8; MOST_ZONES]; 4];
        let mut guarded = 0;
        for (_, owner, other) in self.fleet().filter(|(_, owner, _)| Some(*owner) != state.owner) {
            let here = &mut sailors[owner.index() & 3][other.zone.index() % MOST_ZONES];
            *here += other.sailors;
            if *here > state.sailors {
                guarded |= 1 << other.zone.0;
            }
        }
        guarded & !(1 << go.start.0)
    }

    /// Returns the path to a reached zone.
    #[inline]
    pub(crate) fn way(&self, reached: &Routes, to: ZoneIx) -> Path {
        self.board.route_to(reached, to)
    }
}

/// Lists every destination with one path.
pub(super) fn list<L: CandidateSink<Serenissima>>(state: &Serenissima, go: &Activation, list: &mut L) {
    list.under(
        |sink| state.may_sail(go, sink),
        |list| {
            let longest = Path::new().capacity() as u8;
            let most = if L::DIMMED { longest } else { state.steps_left(go).min(longest) };
            if most == 0 {
                return;
            }
            let reached = state.reach(go, most);
            for zone in state.board.zones() {
                let steps = reached[zone].steps;
                if steps > 0 {
                    let command = || Command::Sail { path: state.way(&reached, zone) };
                    list.add(command, |sink| state.near(go, steps, None, sink), Consequences::default);
                }
            }
        },
    );
}

/// Lists both answers to the blockade question.
pub(super) fn list_answers<L: CandidateSink<Serenissima>>(list: &mut L) {
    for call in [true, false] {
        list.say(|| Command::Blockade { call }, Consequences::default);
    }
}

pub(super) fn sail(play: &mut Play, seat: Seat, path: &Path) -> Decided {
    let go = activation(play, seat)?;
    if path.is_empty() {
        return Err(Impossible::Unknown("zone in an empty path".into()));
    }
    let gap = play.gap(&go, path)?;
    play.check(|state, sink| {
        state.may_sail(&go, sink)?;
        state.near(&go, path.len() as u8, gap, sink)
    })?;
    sail_on(play, go.galley, path);
    Ok(())
}

/// Checks that a blockaded sale or capture is followed only by a fight against the blockader, or the end (`SELL-5`,
/// `CAPT-2`). `against` is the owner of an attacked galley.
pub(super) fn not_blocked<N: BreachSink<Breach>>(go: &Activation, against: Option<Seat>, sink: &mut N) -> Checked<N> {
    let Some(by) = go.blocked.filter(|by| against != Some(by.by)) else { return Ok(()) };
    let cause = if by.sale { Cause::Move } else { Cause::Capture { sailors: 0 } };
    sink.rule(false, || blocked(cause, by.by))
}

/// Sails zone by zone, up to where a player may call a blockade (`MOVE-2`).
fn sail_on(play: &mut Play, galley: Galley, path: &[ZoneId]) {
    for (index, &to) in path.iter().enumerate() {
        let from = play.board.zone_id(play.galley(galley).zone);
        play.emit(Event::Sailed { galley, from, to });
        if ask(play, Cause::Move, &path[index + 1..]) {
            return;
        }
    }
}

/// Asks each player who may call a blockade, in the order of `MOVE-3`. Returns true if any player is asked.
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

/// Asks these seats for a blockade.
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

/// Decides the waiting command again on the current state, after every seat declined. It is carried out unless it
/// breaks a rule that was not waived for it (`FIX-2`).
fn go_on(play: &mut Play, cause: Cause, rest: &Path, waived: &[String]) {
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

/// Ends the activation of a galley blockaded in a sale or capture that has no strength to fight (`FIGHT-2`).
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
