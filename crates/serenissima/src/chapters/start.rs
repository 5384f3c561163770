//! Section 1: set-up.

use kernel::{Impossible, Seat};

use crate::board::PortIx;
use crate::chapters::{known_port, no_piece, wheel};
use crate::event::Event;
use crate::rules::{Breach, Closure, Piece};
use crate::state::{Phase, Serenissima};
use crate::words::{Galley, Good, PortId};
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
    play.must(play.leaves_starts(ix), || Breach::FaultyBoard { flaw: "board-starts-closed".into() })?;
    play.emit(Event::PortClosed { port });
    Ok(())
}

impl Serenissima {
    /// The good of which a port is closed next (`SETUP-6`).
    pub(crate) fn good_to_close(&self) -> Option<Good> {
        CLOSED.get(self.closed_ports()).copied()
    }

    /// Whether closing this port leaves enough starting ports, also for what must still be closed.
    fn leaves_starts(&self, closing: PortIx) -> bool {
        let open = |port: &PortIx| *port != closing && !self.ports[port.index()].closed;
        let starts = self.board.ports().filter(open).filter(|port| self.board.facts(*port).start).count();
        let remaining = CLOSED.get(self.closed_ports() + 1..).unwrap_or_default();
        let only_starts = |good: &&Good| {
            self.board
                .ports()
                .filter(open)
                .filter(|port| self.board.facts(*port).good == **good)
                .all(|port| self.board.facts(port).start)
        };
        starts >= usize::from(self.players()) + remaining.iter().filter(only_starts).count()
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
    play.emit(Event::StartPicked { seat, port, galley });
    picked(play);
    Ok(())
}

pub(super) fn pick_galley(play: &mut Play, seat: Seat, galley: Galley) -> Decided {
    if !play.picking(seat, false) {
        return Err(Impossible::NotAsked);
    }
    free_galley(play, galley)?;
    play.must(play.galleys_of(seat) < crate::words::MOST_GALLEYS, || Breach::NoCubeLeft {
        most: crate::words::MOST_GALLEYS,
    })?;
    play.must(play.reserve[seat.index()] >= 3, || Breach::ReserveEmpty { seat })?;
    let zone = play.board.zone_id(play.second_galley_zone(seat));
    play.emit(Event::GalleyPicked { seat, galley, zone });
    picked(play);
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

fn picked(play: &mut Play) {
    if matches!(play.phase, Phase::Picking { nth } if nth >= play.picks()) {
        wheel::begin_turn(play);
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
