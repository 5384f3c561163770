//! Section 3: placing sailors and goods, and throwing goods away.

use kernel::{BreachSink, CandidateSink, Impossible, Seat};

use crate::chapters::{ends, fight, sink_if_empty, some, turn};
use crate::rules::{Breach, Piece};
use crate::state::{Battle, Phase, Serenissima1996};
use crate::words::{Galley, Good, Place, Step};
use crate::{Checked, Command, Consequences, Event, Play, Possible};

impl Serenissima1996 {
    /// Checks that own sailors move between own places in the same zone (`PLACE-1`).
    fn moves_sailors<N: BreachSink<Breach>>(
        &self,
        seat: Seat,
        [from, to]: [Place; 2],
        count: u8,
        sink: &mut N,
    ) -> Checked<N> {
        some(count)?;
        sink.must(from != to, || Breach::NoSuchPiece { what: Piece::Sailors { place: to } })?;
        self.own_sailors(seat, from, count, sink)?;
        self.takes_sailors(seat, to, count, sink)?;
        let beside = self.zone_of(from)? == self.zone_of(to)?;
        sink.rule(beside, || Breach::NotInOneZone { from, to })
    }

    /// Checks that goods move between a player's galleys in the same zone (`PLACE-1`).
    fn moves_goods<N: BreachSink<Breach>>(
        &self,
        seat: Seat,
        good: Good,
        [from, to]: [Galley; 2],
        count: u8,
        sink: &mut N,
    ) -> Checked<N> {
        some(count)?;
        self.own_galley(seat, from, sink)?;
        self.own_galley(seat, to, sink)?;
        sink.must(from != to, || Breach::NoSuchPiece { what: Piece::Galley { galley: to } })?;
        self.shifts(good, [from, to], count, sink)?;
        let beside = self.galley(from).zone == self.galley(to).zone;
        sink.rule(beside, || Breach::NotInOneZone { from: Place::Galley(from), to: Place::Galley(to) })
    }

    /// Checks that this number of pieces is aboard one galley and fits on the other (`BUY-4`).
    pub(super) fn shifts<N: BreachSink<Breach>>(
        &self,
        good: Good,
        [from, to]: [Galley; 2],
        count: u8,
        sink: &mut N,
    ) -> Checked<N> {
        self.aboard(from, good, count, sink)?;
        self.fits(to, count, sink)
    }

    fn discards<N: BreachSink<Breach>>(
        &self,
        seat: Seat,
        galley: Galley,
        good: Good,
        count: u8,
        sink: &mut N,
    ) -> Checked<N> {
        some(count)?;
        self.own_galley(seat, galley, sink)?;
        self.aboard(galley, good, count, sink)
    }

    /// Checks that own sailors leave a galley where there is a port (`PLACE-2`); into an own port they move instead.
    fn puts_ashore<N: BreachSink<Breach>>(&self, seat: Seat, galley: Galley, count: u8, sink: &mut N) -> Checked<N> {
        some(count)?;
        self.own_sailors(seat, Place::Galley(galley), count, sink)?;
        let port = self.board.port_of(self.galley(galley).zone);
        if port.is_some_and(|port| self.port(port).owner == Some(seat)) {
            return Err(Impossible::Unknown("shore that is not one's own".into()).into());
        }
        sink.rule(port.is_some(), || Breach::NoShore { zone: self.zone_id_of(galley) })
    }

    /// Returns the consequence for a place that these sailors leave.
    fn leaving(&self, from: Place, count: u8) -> Consequences {
        let last = self.sailors_at(from).is_ok_and(|(_, sailors)| sailors == count);
        match from {
            Place::Galley(galley) => Consequences { sinks: last.then_some(galley), ..Consequences::default() },
            Place::Port(port) => Consequences { bares: last.then_some(port), ..Consequences::default() },
        }
    }
}

pub(super) fn move_sailors(play: &mut Play, seat: Seat, from: Place, to: Place, count: u8) -> Possible {
    turn(play, Step::Trade, seat)?;
    play.check(|state, sink| state.moves_sailors(seat, [from, to], count, sink))?;
    play.emit(Event::SailorsMoved { seat, from, to, count });
    if let Place::Galley(galley) = from {
        sink_if_empty(play, galley);
    }
    Ok(())
}

/// Moves goods between own galleys in phase 2, or between the two galleys of a won battle (`FIGHT-3`).
pub(super) fn move_goods(play: &mut Play, seat: Seat, good: Good, ends: [Galley; 2], count: u8) -> Possible {
    if let Phase::Fight { battle: Some(Battle::Prize { .. }), .. } = play.phase {
        return fight::shift(play, seat, good, ends, count);
    }
    turn(play, Step::Trade, seat)?;
    play.check(|state, sink| state.moves_goods(seat, good, ends, count, sink))?;
    play.emit(Event::GoodsMoved { good, from: ends[0], to: ends[1], count });
    Ok(())
}

pub(super) fn discard(play: &mut Play, seat: Seat, galley: Galley, good: Good, count: u8) -> Possible {
    turn(play, Step::Trade, seat)?;
    play.check(|state, sink| state.discards(seat, galley, good, count, sink))?;
    play.emit(Event::Discarded { galley, good, count });
    Ok(())
}

/// Puts sailors ashore. In a port that the player does not hold they go to the box (`PLACE-2`).
pub(super) fn put_ashore(play: &mut Play, seat: Seat, galley: Galley, count: u8) -> Possible {
    turn(play, Step::Trade, seat)?;
    play.check(|state, sink| state.puts_ashore(seat, galley, count, sink))?;
    let port = play.board.port_of(play.galley(galley).zone).map(|port| play.board.facts(port).id);
    play.emit(Event::PutAshore { seat, galley, port, count });
    sink_if_empty(play, galley);
    Ok(())
}

/// Lists the lowest and highest numbers of pieces that can move within a zone, or be given up.
pub(super) fn list<L: CandidateSink<Serenissima1996>>(state: &Serenissima1996, seat: Seat, list: &mut L) {
    for (galley, aboard) in state.fleet_of(seat) {
        let port = state.own_port_in(aboard.zone, seat).map(|port| Place::Port(state.board.facts(port).id));
        let beside = || state.galleys_in(aboard.zone, seat).map(|(other, _)| other).filter(|other| *other != galley);
        if let Some(port) = port {
            list_sailors(state, seat, [Place::Galley(galley), port], list);
            list_sailors(state, seat, [port, Place::Galley(galley)], list);
        }
        for other in beside() {
            list_sailors(state, seat, [Place::Galley(galley), Place::Galley(other)], list);
            for good in aboard.kinds() {
                let most = aboard.goods[good.index()].min(state.galley(other).room());
                for count in ends(1, most) {
                    let command = || Command::MoveGoods { good, from: galley, to: other, count };
                    let judge = |sink: &mut L::Breaches| state.moves_goods(seat, good, [galley, other], count, sink);
                    list.add(command, judge, Consequences::default);
                }
            }
        }
        list_leaving(state, seat, galley, port.is_none(), list);
    }
}

fn list_sailors<L: CandidateSink<Serenissima1996>>(state: &Serenissima1996, seat: Seat, way: [Place; 2], list: &mut L) {
    let there = state.sailors_at(way[0]).map_or(0, |(_, sailors)| sailors);
    if there == 0 {
        return;
    }
    for count in ends(1, there.min(state.room_at(way[1]))) {
        let command = || Command::MoveSailors { from: way[0], to: way[1], count };
        let judge = |sink: &mut L::Breaches| state.moves_sailors(seat, way, count, sink);
        list.add(command, judge, || state.leaving(way[0], count));
    }
}

/// Lists goods to throw away and sailors to lose ashore: every count, because each needs confirmation.
fn list_leaving<L: CandidateSink<Serenissima1996>>(
    state: &Serenissima1996,
    seat: Seat,
    galley: Galley,
    ashore: bool,
    list: &mut L,
) {
    let aboard = state.galley(galley);
    for good in aboard.kinds() {
        for count in 1..=aboard.goods[good.index()] {
            let consequences = || Consequences { loses: Some((good, count)), ..Consequences::default() };
            let judge = |sink: &mut L::Breaches| state.discards(seat, galley, good, count, sink);
            list.add(|| Command::Discard { galley, good, count }, judge, consequences);
        }
    }
    if ashore {
        for count in 1..=aboard.sailors {
            let consequences = || Consequences { strands: count, ..state.leaving(Place::Galley(galley), count) };
            let judge = |sink: &mut L::Breaches| state.puts_ashore(seat, galley, count, sink);
            list.add(|| Command::PutAshore { galley, count }, judge, consequences);
        }
    }
}
