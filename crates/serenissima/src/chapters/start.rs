//! Section 1: set-up.

use kernel::{Impossible, Seat};

use crate::board::PortIx;
use crate::chapters::{known_port, no_piece, wheel};
use crate::event::Event;
use crate::rules::{Breach, Closure, Piece};
use crate::state::{Phase, Serenissima};
use crate::words::{Galley, Good, MOST_GALLEYS, PortId};
use crate::{Decided, Play};

/// One port of each of these is closed with two or three players (`SETUP-6`).
pub(crate) const CLOSED: [Good; 4] = [Good::Wood, Good::Wine, Good::Stone, Good::Marble];

pub(super) fn draw_first(play: &mut Play, seat: Seat) -> Decided {
    if play.phase != Phase::First {
        return Err(Impossible::NotAsked);
    }
    if seat.0 >= play.players() {
        return Err(Impossible::Unknown(format!("seat {}", seat.0)));
    }
    play.emit(Event::FirstPlayer { seat });
    go_on(play);
    Ok(())
}

pub(super) fn close_port(play: &mut Play, seat: Seat, port: PortId) -> Decided {
    if play.phase != (Phase::Closing { drawn: false }) || seat != play.first {
        return Err(Impossible::NotAsked);
    }
    close(play, port)
}

pub(super) fn draw_ports(play: &mut Play, seat: Seat) -> Decided {
    if play.phase != (Phase::Closing { drawn: false }) || seat != play.first {
        return Err(Impossible::NotAsked);
    }
    play.emit(Event::PortsDrawn);
    Ok(())
}

pub(super) fn draw_closed(play: &mut Play, port: PortId) -> Decided {
    if play.phase != (Phase::Closing { drawn: true }) {
        return Err(Impossible::NotAsked);
    }
    close(play, port)
}

fn close(play: &mut Play, port: PortId) -> Decided {
    let ix = known_port(play, port)?;
    let good = play.good_to_close();
    play.must(!play.ports[ix.index()].closed, || no_piece(Piece::Port { port }))?;
    let fits = Some(play.board.facts(ix).good) == good;
    play.rule(fits, || Breach::Closed { why: Closure::Good { port, good: good.unwrap_or(Good::Wood) } });
    play.must(play.leaves_starts(ix), || Breach::Closed { why: Closure::Starts { port } })?;
    play.emit(Event::PortClosed { port });
    go_on(play);
    Ok(())
}

impl Serenissima {
    /// The goods of which a port is still to be closed (`SETUP-6`). Where another was closed instead
    /// of one, that one is passed over.
    fn goods_to_close(&self) -> impl Iterator<Item = Good> + '_ {
        let closed = |good: &Good| {
            let is = |port: &PortIx| self.ports[port.index()].closed && self.board.facts(*port).good == *good;
            self.board.ports().any(|port| is(&port))
        };
        let open = CLOSED.len() - CLOSED.iter().filter(|good| closed(good)).count();
        let more = CLOSED.len().saturating_sub(self.closed_ports());
        CLOSED.into_iter().filter(move |good| !closed(good)).skip(open.saturating_sub(more))
    }

    /// The good of which a port is closed next.
    pub(crate) fn good_to_close(&self) -> Option<Good> {
        self.goods_to_close().next()
    }

    /// Whether closing this port leaves enough starting ports, also for what must still be closed.
    fn leaves_starts(&self, closing: PortIx) -> bool {
        let open = |port: &PortIx| *port != closing && !self.ports[port.index()].closed;
        let starts = self.board.ports().filter(open).filter(|port| self.board.facts(*port).start).count();
        let only_starts = |good: &Good| {
            self.board
                .ports()
                .filter(open)
                .filter(|port| self.board.facts(*port).good == *good)
                .all(|port| self.board.facts(port).start)
        };
        starts >= usize::from(self.players()) + self.goods_to_close().skip(1).filter(only_starts).count()
    }

    /// The ports that can be closed next.
    pub(crate) fn closable(&self) -> impl Iterator<Item = PortIx> + '_ {
        let good = self.good_to_close();
        self.board.ports().filter(move |port| {
            Some(self.board.facts(*port).good) == good && !self.ports[port.index()].closed && self.leaves_starts(*port)
        })
    }

    /// Picks in all: two galleys each, three with two players (`SETUP-5`).
    pub(crate) fn picks(&self) -> u8 {
        self.players() * if self.players() == 2 { 3 } else { 2 }
    }

    /// Who makes the `nth` pick: in seat order from the first player, then back, then forth again.
    pub(crate) fn picker(&self, nth: u8) -> Seat {
        let players = self.players();
        let (round, place) = (nth / players, nth % players);
        let step = if round.is_multiple_of(2) { place } else { players - 1 - place };
        Seat((self.first.0 + step) % players)
    }

    /// The pick that is due, as the pieces lie: the first whose player lacks what it brings and can
    /// make it.
    pub(crate) fn pick_due(&self) -> Option<u8> {
        let due = |nth: &u8| {
            let (seat, round) = (self.picker(*nth), *nth / self.players());
            let (galleys, sailors) = (self.galleys_of(seat), self.reserve[seat.index()]);
            let lacks = if round == 0 { self.ports_of(seat) == 0 } else { galleys <= round };
            let starts = round > 0 || (self.free_starts().next().is_some() && sailors >= 6);
            lacks && starts && sailors >= 3 && galleys < MOST_GALLEYS && self.free_galleys().next().is_some()
        };
        (0..self.picks()).find(due)
    }

    fn picking(&self, seat: Seat, with_port: bool) -> bool {
        matches!(self.phase, Phase::Picking { nth } if self.picker(nth) == seat && (nth < self.players()) == with_port)
    }
}

fn free_galley(play: &mut Play, galley: Galley) -> Decided {
    if galley.index().is_none() {
        return Err(Impossible::Unknown(format!("galley {}", galley.0)));
    }
    play.must(play.galley(galley).owner.is_none(), || no_piece(Piece::Galley { galley }))?;
    let in_use = galley.0 <= play.highest_galley();
    play.rule(in_use, || Breach::Closed { why: Closure::Galley { galley } });
    Ok(())
}

pub(super) fn pick_start(play: &mut Play, seat: Seat, port: PortId, galley: Galley) -> Decided {
    if !play.picking(seat, true) {
        return Err(Impossible::NotAsked);
    }
    let ix = known_port(play, port)?;
    play.must(play.ports[ix.index()].owner.is_none(), || no_piece(Piece::Port { port }))?;
    play.must(play.board.facts(ix).slots >= 3, || Breach::PortFull { port })?;
    play.must(play.reserve[seat.index()] >= 6, || Breach::ReserveEmpty { seat })?;
    free_galley(play, galley)?;
    play.rule(play.board.facts(ix).start, || Breach::NotAStart { port });
    play.rule(!play.ports[ix.index()].closed, || Breach::Closed { why: Closure::Port { port } });
    play.must(play.galleys_of(seat) < MOST_GALLEYS, || Breach::NoCubeLeft { most: MOST_GALLEYS })?;
    play.emit(Event::StartPicked { seat, port, galley });
    go_on(play);
    Ok(())
}

pub(super) fn pick_galley(play: &mut Play, seat: Seat, galley: Galley) -> Decided {
    if !play.picking(seat, false) {
        return Err(Impossible::NotAsked);
    }
    free_galley(play, galley)?;
    play.must(play.galleys_of(seat) < MOST_GALLEYS, || Breach::NoCubeLeft { most: MOST_GALLEYS })?;
    play.must(play.reserve[seat.index()] >= 3, || Breach::ReserveEmpty { seat })?;
    let zone = play.board.zone_id(play.second_galley_zone(seat));
    play.emit(Event::GalleyPicked { seat, galley, zone });
    go_on(play);
    Ok(())
}

impl Serenissima {
    /// Where a further galley is placed: beside the first (`SETUP-5`), or beside a held port if the
    /// first was corrected away.
    fn second_galley_zone(&self, seat: Seat) -> crate::board::ZoneIx {
        let beside_first = self.fleet_of(seat).next().map(|(_, galley)| galley.zone);
        let held = || self.board.ports().find(|port| self.ports[port.index()].owner == Some(seat));
        beside_first.or_else(|| held().map(|port| self.board.facts(port).zone)).unwrap_or(crate::board::ZoneIx(0))
    }
}

/// Goes on with the set-up as the pieces lie: ports are closed while that is possible, then whatever
/// pick is due, then the first turn begins. Corrections may have put pieces anywhere (`FIX-2`).
pub(super) fn go_on(play: &mut Play) {
    match play.phase {
        Phase::Closing { .. } if play.closable().next().is_none() => {}
        Phase::Picking { .. } => {}
        _ => return,
    }
    match play.pick_due() {
        None => wheel::begin_turn(play),
        Some(due) if play.phase == (Phase::Picking { nth: due }) => {}
        Some(due) => play.emit(Event::PickDue { nth: due }),
    }
}

pub(super) fn begin_play(play: &mut Play) -> Decided {
    if play.phase != Phase::Preparing {
        return Err(Impossible::NotAsked);
    }
    play.emit(Event::PlayBegan);
    wheel::go_from(play, play.black);
    Ok(())
}
