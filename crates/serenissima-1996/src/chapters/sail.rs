//! Section 4: movement, and leave of passage.

use kernel::{BreachSink, CandidateSink, Impossible, Seat};
use sea_board::Routes;

use crate::board::ZoneIx;
use crate::chapters::turn;
use crate::rules::Breach;
use crate::state::{Leave, Moving, Phase, Serenissima1996};
use crate::words::{Galley, Path, Seats, Standing, Step, ZoneId};
use crate::{Checked, Command, Consequences, Event, Play, Possible};

impl Serenissima1996 {
    /// Returns the galley whose move has begun.
    pub(crate) fn moving(&self) -> Option<Moving> {
        match self.phase {
            Phase::Move { moving, .. } => moving,
            _ => None,
        }
    }

    /// Returns the number of zones that a galley may still enter (`MOVE-1`).
    pub(crate) fn steps_left(&self, galley: Galley) -> u8 {
        match self.moving().filter(|moving| moving.galley == galley) {
            Some(moving) => moving.reach.saturating_sub(moving.steps),
            None => self.galley(galley).sailors,
        }
    }

    /// True if the neighbours of a zone are known (`MAP-2`).
    pub(crate) fn knows_neighbours(&self, zone: ZoneIx) -> bool {
        self.options.board_as_assumed || self.board.tables().checked & (1 << zone.0) != 0
    }

    /// True if a galley may sail from one zone to another (`MOVE-1`). The two must be neighbours, unless the neighbours
    /// of both are unknown (`MAP-2`).
    pub(crate) fn leads_to(&self, from: ZoneIx, to: ZoneIx) -> bool {
        let unknown = !self.knows_neighbours(from) && !self.knows_neighbours(to);
        from != to && (unknown || self.board.adjacent(from, to))
    }

    /// Returns the offered path between two zones: the shortest one. If neighbours are unknown it is the destination
    /// alone, at any assumed distance (`MAP-2`).
    pub(crate) fn way(&self, ways: &Routes, from: ZoneIx, to: ZoneIx) -> Path {
        if self.leads_to(from, to) {
            return std::iter::once(self.board.zone_id(to)).collect();
        }
        self.board.route_to(ways, to)
    }

    /// Returns the seats with galleys in a zone, whose leave this seat needs (`MOVE-1`).
    pub(crate) fn keepers(&self, zone: ZoneIx, seat: Seat) -> Seats {
        self.active_seats().filter(|other| *other != seat && self.galleys_in(zone, *other).next().is_some()).collect()
    }

    /// Returns the first step of a path between zones that are not connected.
    fn gap(&self, galley: Galley, path: &[ZoneId]) -> Possible<Option<(ZoneId, ZoneId)>> {
        let mut at = self.galley(galley).zone;
        let mut gap = None;
        for id in path {
            let zone = self.board.zone(*id).ok_or_else(|| Impossible::Unknown(format!("zone {}", id.0)))?;
            if !self.leads_to(at, zone) {
                gap = gap.or(Some((self.board.zone_id(at), *id)));
            }
            at = zone;
        }
        Ok(gap)
    }

    /// Checks that an own galley's move is not over (`MOVE-1`).
    fn may_sail<N: BreachSink<Breach>>(&self, seat: Seat, galley: Galley, sink: &mut N) -> Checked<N> {
        self.own_galley(seat, galley, sink)?;
        sink.rule(!self.galley(galley).moved, || Breach::MoveOver { galley })
    }

    /// Checks that a path leads through neighbouring zones and is no longer than the sailors allow (`MOVE-1`).
    fn sails<N: BreachSink<Breach>>(&self, galley: Galley, path: &[ZoneId], sink: &mut N) -> Checked<N> {
        self.within_reach(galley, path.len() as u8, sink)?;
        let gap = self.gap(galley, path)?;
        if let Some((from, to)) = gap {
            sink.rule(false, || Breach::NotNeighbours { from, to })?;
        }
        Ok(())
    }

    fn within_reach<N: BreachSink<Breach>>(&self, galley: Galley, path: u8, sink: &mut N) -> Checked<N> {
        let left = self.steps_left(galley);
        sink.rule(path <= left, || Breach::TooFar { path, left })
    }

    /// Returns the zones where a player must be asked for leave, one bit each.
    pub(crate) fn kept(&self, seat: Seat) -> u64 {
        self.fleet().filter(|(_, owner, _)| *owner != seat).fold(0, |all, (_, _, galley)| all | 1 << galley.zone.0)
    }
}

pub(super) fn sail(play: &mut Play, seat: Seat, galley: Galley, path: &Path, stay: bool) -> Possible {
    turn(play, Step::Move, seat)?;
    if path.is_empty() {
        return Err(Impossible::Unknown("zone in an empty path".into()));
    }
    play.check(|state, sink| {
        state.may_sail(seat, galley, sink)?;
        state.sails(galley, path, sink)
    })?;
    // Ends one galley's move before the next begins.
    if let Some(other) = play.moving().filter(|moving| moving.galley != galley) {
        play.emit(Event::MoveEnded { galley: other.galley });
    }
    sail_on(play, seat, galley, path, stay);
    Ok(())
}

/// Enters zone after zone, until a player must be asked for leave or refuses it.
fn sail_on(play: &mut Play, seat: Seat, galley: Galley, path: &[ZoneId], stay: bool) {
    for (nth, to) in path.iter().enumerate() {
        let from = play.zone_id_of(galley);
        play.emit(Event::Sailed { galley, from, to: *to });
        let (rest, left) = (&path[nth + 1..], play.steps_left(galley));
        if rest.is_empty() && (stay || left == 0) {
            return play.emit(Event::MoveEnded { galley });
        }
        // Leave is asked only while steps remain.
        if left > 0 && !passes(play, seat, galley, *to, rest, stay) {
            return;
        }
    }
}

/// Returns true if standing answers let a galley through a zone. Asks the players who have none.
fn passes(play: &mut Play, seat: Seat, galley: Galley, zone: ZoneId, rest: &[ZoneId], stay: bool) -> bool {
    let keepers = play.keepers(play.galley(galley).zone, seat);
    let Some(asked) = by_standing_answers(play, keepers, galley, zone) else { return false };
    if asked.is_empty() {
        return true;
    }
    let rest = rest.iter().copied().take(Path::new_const().capacity()).collect();
    play.emit(Event::LeaveAsked { seat, galley, zone, seats: asked, rest, stay });
    false
}

/// Applies standing answers. Returns the seats still to be asked, or `None` if one refuses.
pub(super) fn by_standing_answers(play: &mut Play, keepers: Seats, galley: Galley, zone: ZoneId) -> Option<Seats> {
    let standing = |state: &Serenissima1996, keeper: Seat| match &state.phase {
        Phase::Move { standing, .. } => standing[keeper.index() % standing.len()],
        _ => Standing::Ask,
    };
    if let Some(refuses) = keepers.iter().find(|keeper| standing(play, **keeper) == Standing::Nobody) {
        play.emit(Event::LeaveRefused { seat: *refuses, galley, zone, standing: true });
        return None;
    }
    let mut asked = Seats::new();
    for keeper in keepers {
        if standing(play, keeper) == Standing::Everybody {
            play.emit(Event::LeaveGiven { seat: keeper, galley, zone, standing: true });
        } else {
            asked.push(keeper);
        }
    }
    Some(asked)
}

/// Returns the request for leave that a seat is asked to answer.
fn asked(state: &Serenissima1996, seat: Seat) -> Option<(Moving, Leave)> {
    match &state.phase {
        Phase::Move { moving: Some(moving), leave: Some(leave), .. } if leave.seats.contains(&seat) => {
            Some((*moving, leave.clone()))
        }
        _ => None,
    }
}

pub(super) fn answer(play: &mut Play, seat: Seat, leave: bool) -> Possible {
    let Some((moving, asked)) = asked(play, seat) else { return Err(Impossible::NotAsked) };
    answered(play, seat, moving, asked, leave, false);
    Ok(())
}

/// Applies an answer. The first refusal ends the move; after all leaves it continues as far as the rules still
/// permit.
fn answered(play: &mut Play, seat: Seat, moving: Moving, asked: Leave, leave: bool, standing: bool) {
    let (galley, zone) = (moving.galley, play.zone_id_of(moving.galley));
    if !leave {
        return play.emit(Event::LeaveRefused { seat, galley, zone, standing });
    }
    play.emit(Event::LeaveGiven { seat, galley, zone, standing });
    // This is the last answer, so the remaining path is checked against the current state.
    let Some(owner) = play.galley(galley).owner.filter(|_| asked.seats.len() == 1) else { return };
    if play.sails(galley, &asked.rest, &mut kernel::FailFast).is_ok() {
        sail_on(play, owner, galley, &asked.rest, asked.stay);
    }
}

/// Sets a standing answer, which also answers the current request.
pub(super) fn set_standing(play: &mut Play, seat: Seat, answer: Standing) -> Possible {
    let others = play.turn().filter(|(step, active)| *step == Step::Move && *active != seat);
    let (Some(_), false) = (others, play.gone[seat.index() % play.gone.len()]) else {
        return Err(Impossible::NotAsked);
    };
    play.emit(Event::StandingSet { seat, answer });
    if let Some((moving, leave)) = asked(play, seat).filter(|_| answer != Standing::Ask) {
        answered(play, seat, moving, leave, answer == Standing::Everybody, true);
    }
    Ok(())
}

/// Lists one path to every destination of every galley, ending the move, and each next zone without ending it.
pub(super) fn list<L: CandidateSink<Serenissima1996>>(state: &Serenissima1996, seat: Seat, list: &mut L) {
    for (galley, _) in state.fleet_of(seat) {
        list.under(|sink| state.may_sail(seat, galley, sink), |list| list_ways(state, seat, galley, list));
    }
}

fn list_ways<L: CandidateSink<Serenissima1996>>(state: &Serenissima1996, seat: Seat, galley: Galley, list: &mut L) {
    let (start, left) = (state.galley(galley).zone, state.steps_left(galley));
    let longest = Path::new_const().capacity() as u8;
    let most = if L::DIMMED { longest } else { left.min(longest) };
    if most == 0 {
        return;
    }
    let ways = state.board.routes(start, most, state.kept(seat));
    for zone in state.board.zones() {
        let next = state.leads_to(start, zone);
        let steps = if next { 1 } else { ways[zone].steps };
        let judge = |sink: &mut L::Breaches| state.within_reach(galley, steps, sink);
        let sail = |stay: bool| Command::Sail { galley, path: state.way(&ways, start, zone), stay };
        if steps > 0 {
            list.add(|| sail(true), judge, Consequences::default);
        }
        if next && left > 1 {
            list.add(|| sail(false), judge, Consequences::default);
        }
    }
}

/// Lists a seat's commands while another player's galleys move.
pub(super) fn list_answers<L: CandidateSink<Serenissima1996>>(state: &Serenissima1996, seat: Seat, list: &mut L) {
    let Phase::Move { standing, .. } = &state.phase else { return };
    if state.gone[seat.index() % state.gone.len()] || seat.0 >= state.players() {
        return;
    }
    if asked(state, seat).is_some() {
        for leave in [true, false] {
            list.say(|| Command::GiveLeave { leave }, Consequences::default);
        }
    }
    let now = standing[seat.index() % standing.len()];
    for answer in [Standing::Ask, Standing::Everybody, Standing::Nobody].into_iter().filter(|answer| *answer != now) {
        list.say(|| Command::StandingLeave { answer }, Consequences::default);
    }
}
