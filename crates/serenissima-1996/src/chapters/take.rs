//! Section 6: taking ports.

use kernel::{BreachSink, CandidateSink, Impossible, Seat};

use crate::board::PortIx;
use crate::chapters::{ends, sink_if_empty, turn};
use crate::rules::Breach;
use crate::state::Serenissima1996;
use crate::words::{Galley, PortId, Step};
use crate::{Checked, Command, Consequences, Event, Play, Possible};

impl Serenissima1996 {
    /// Checks that the galley's zone has a port without a garrison (`TAKE-1`, `TAKE-2`).
    pub(crate) fn lands<N: BreachSink<Breach>>(
        &self,
        seat: Seat,
        galley: Galley,
        sailors: u8,
        sink: &mut N,
    ) -> Checked<N, PortIx> {
        self.own_galley(seat, galley, sink)?;
        let most = self.galley(galley).sailors;
        let port = self.board.port_of(self.galley(galley).zone);
        let zone = self.zone_id_of(galley);
        sink.must(port.is_some(), || Breach::NoLandingHere { zone })?;
        let port = port.ok_or(Impossible::NotAsked)?;
        let (id, state) = (self.board.facts(port).id, self.port(port));
        let others = state.owner.is_some_and(|owner| owner != seat) && state.sailors > 0;
        sink.must(!others, || Breach::Defended { port: id })?;
        sink.rule(others || state.sailors == 0, || Breach::GarrisonThere { port: id })?;
        sink.must((1..=most).contains(&sailors), || Breach::CannotLand { sailors, most })?;
        Ok(port)
    }

    /// Returns the port of a galley's zone, if it has no garrison.
    fn open_beside(&self, galley: Galley) -> Option<PortIx> {
        self.board.port_of(self.galley(galley).zone).filter(|port| self.port(*port).sailors == 0)
    }
}

/// True if a seat can land anywhere.
pub(super) fn any(state: &Serenissima1996, seat: Seat) -> bool {
    state.fleet_of(seat).any(|(galley, _)| state.open_beside(galley).is_some())
}

/// Returns a neutral or foreign port that a seat can take without sinking the galley (`TAKE-1`).
pub(super) fn best(state: &Serenissima1996, seat: Seat) -> Option<PortId> {
    let manned = state.fleet_of(seat).filter(|(_, aboard)| aboard.sailors > 1);
    let open = manned.filter_map(|(galley, _)| state.open_beside(galley));
    open.filter(|port| state.port(*port).owner != Some(seat)).map(|port| state.board.facts(port).id).next()
}

pub(super) fn land(play: &mut Play, seat: Seat, galley: Galley, sailors: u8) -> Possible {
    turn(play, Step::Take, seat)?;
    let port = play.check(|state, sink| state.lands(seat, galley, sailors, sink))?;
    let (port, from) = (play.board.facts(port).id, play.port(port).owner.filter(|owner| *owner != seat));
    play.emit(Event::Landed { seat, galley, port, sailors, from });
    sink_if_empty(play, galley);
    Ok(())
}

/// Lists the lowest and highest numbers of sailors that each galley can land.
pub(super) fn list<L: CandidateSink<Serenissima1996>>(state: &Serenissima1996, seat: Seat, list: &mut L) {
    for (galley, aboard) in state.fleet_of(seat) {
        let open = state.open_beside(galley).is_some();
        if state.board.port_of(aboard.zone).is_none() || (!open && !L::DIMMED) {
            continue;
        }
        for sailors in ends(1, aboard.sailors) {
            let last = sailors == aboard.sailors;
            let consequences = || Consequences { sinks: last.then_some(galley), ..Consequences::default() };
            let judge = |sink: &mut L::Breaches| state.lands(seat, galley, sailors, sink);
            list.add(|| Command::Land { galley, sailors }, judge, consequences);
        }
    }
}
