//! Section 1: set-up.

use kernel::{Any, BreachSink, CandidateSink, FailFast, Impossible, Seat};

use crate::board::PortIx;
use crate::chapters::{known_port, no_piece, wheel};
use crate::event::Event;
use crate::rules::{Breach, Closure, Piece};
use crate::state::{Phase, Serenissima};
use crate::words::{GALLEYS, Galley, Good, MOST_GALLEYS, PortId, START_SAILORS};
use crate::{Checked, Command, Consequences, Decided, Play, Possible};

/// Goods of which one port each is closed with two or three players (`SETUP-6`).
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
    play.check(|state, sink| state.closes(ix, sink))?;
    play.emit(Event::PortClosed { port });
    go_on(play);
    Ok(())
}

impl Serenissima {
    /// Returns the goods of which a port is still to be closed (`SETUP-6`). If a port of another good was closed
    /// instead of one, that good is skipped.
    fn goods_to_close(&self) -> impl Iterator<Item = Good> + '_ {
        let closed = |good: &Good| {
            let is = |port: &PortIx| self.ports[port.index()].closed && self.board.facts(*port).good == *good;
            self.board.ports().any(|port| is(&port))
        };
        let open = CLOSED.len() - CLOSED.iter().filter(|good| closed(good)).count();
        let more = CLOSED.len().saturating_sub(self.closed_ports());
        CLOSED.into_iter().filter(move |good| !closed(good)).skip(open.saturating_sub(more))
    }

    /// Returns the good of which a port is closed next.
    pub(crate) fn good_to_close(&self) -> Option<Good> {
        self.goods_to_close().next()
    }

    /// True if closing this port leaves enough starting ports, also for the ports that must still be closed.
    fn leaves_starts(&self, closing: PortIx) -> bool {
        let open = |port: &PortIx| *port != closing && !self.ports[port.index()].closed;
        let starts = self.board.ports().filter(open).filter(|port| self.board.facts(*port).mark.start).count();
        let only_starts = |good: &Good| {
            self.board
                .ports()
                .filter(open)
                .filter(|port| self.board.facts(*port).good == *good)
                .all(|port| self.board.facts(port).mark.start)
        };
        starts >= usize::from(self.players()) + self.goods_to_close().skip(1).filter(only_starts).count()
    }

    /// Checks that the port produces the asked good and that enough starting ports stay open (`SETUP-6`).
    fn closes<N: BreachSink<Breach>>(&self, ix: PortIx, sink: &mut N) -> Checked<N> {
        let (port, good) = (self.board.facts(ix).id, self.good_to_close());
        sink.must(!self.ports[ix.index()].closed, || no_piece(Piece::Port { port }))?;
        let fits = Some(self.board.facts(ix).good) == good;
        sink.rule(fits, || Breach::Closed { why: Closure::Good { port, good: good.unwrap_or(Good::Wood) } })?;
        sink.must(self.leaves_starts(ix), || Breach::Closed { why: Closure::Starts { port } })
    }

    /// Returns the ports that can be closed next.
    pub(crate) fn closable(&self) -> impl Iterator<Item = PortIx> + '_ {
        self.board.ports().filter(|port| self.closes(*port, &mut FailFast).is_ok())
    }

    /// Returns the total number of picks: two galleys for each player, three with two players (`SETUP-5`).
    pub(crate) fn picks(&self) -> u8 {
        self.players() * if self.players() == 2 { 3 } else { 2 }
    }

    /// Returns the player of pick `nth`: in seat order from the first player, then in reverse, then in seat order
    /// again.
    pub(crate) fn picker(&self, nth: u8) -> Seat {
        let players = self.players();
        let (round, place) = (nth / players, nth % players);
        let step = if round.is_multiple_of(2) { place } else { players - 1 - place };
        Seat((self.first.0 + step) % players)
    }

    /// Returns the pick that is due with the current pieces: the first whose player still lacks its piece and can
    /// make it.
    pub(crate) fn pick_due(&self) -> Option<u8> {
        let lacks = |seat: Seat, nth: u8| match nth / self.players() {
            0 => self.ports_of(seat) == 0,
            round => self.galleys_of(seat) <= round,
        };
        (0..self.picks()).find(|&nth| lacks(self.picker(nth), nth) && self.can_pick(self.picker(nth), nth))
    }

    /// True if a pick includes a port, not only a galley.
    fn asks_port(&self, nth: u8) -> bool {
        nth < self.players()
    }

    fn can_pick(&self, seat: Seat, nth: u8) -> bool {
        let mut any = Any::new(|_: &Command| true);
        list_picks(self, seat, nth, &mut any);
        any.found()
    }

    fn picking(&self, seat: Seat, with_port: bool) -> Possible {
        match self.phase {
            Phase::Picking { nth } if self.picker(nth) == seat && self.asks_port(nth) == with_port => Ok(()),
            _ => Err(Impossible::NotAsked),
        }
    }

    /// Returns the galleys in the supply, ascending. With two and three players the highest stay in the box.
    pub(crate) fn free_galleys(&self) -> impl Iterator<Item = Galley> + '_ {
        Galley::all(GALLEYS).filter(|galley| self.free_number(*galley, &mut FailFast).is_ok())
    }

    /// Checks that three sailors and a cube for the wheel are available for a galley.
    fn launches<N: BreachSink<Breach>>(&self, seat: Seat, sink: &mut N) -> Checked<N> {
        sink.must(self.galleys_of(seat) < MOST_GALLEYS, || Breach::NoCubeLeft { most: MOST_GALLEYS })?;
        sink.must(self.reserve[seat.index()] >= START_SAILORS, || Breach::ReserveEmpty { seat })
    }

    /// Checks that the starting port is free and that three sailors are available (`SETUP-4`).
    fn starts<N: BreachSink<Breach>>(&self, seat: Seat, ix: PortIx, sink: &mut N) -> Checked<N> {
        let (facts, state) = (self.board.facts(ix), &self.ports[ix.index()]);
        let port = facts.id;
        sink.must(state.owner.is_none(), || no_piece(Piece::Port { port }))?;
        sink.must(facts.slots >= START_SAILORS, || Breach::PortFull { port })?;
        sink.must(self.reserve[seat.index()] >= 2 * START_SAILORS, || Breach::ReserveEmpty { seat })?;
        sink.rule(facts.mark.start, || Breach::NotAStart { port })?;
        self.usable(ix, sink)
    }
}

/// Lists the ports that the first player can close.
pub(super) fn list_closings<L: CandidateSink<Serenissima>>(state: &Serenissima, list: &mut L) {
    let good = state.good_to_close();
    for ix in state.board.ports().filter(|port| Some(state.board.facts(*port).good) == good) {
        let port = state.board.facts(ix).id;
        list.add(|| Command::ClosePort { port }, |sink| state.closes(ix, sink), Consequences::default);
    }
    list.say(|| Command::DrawPorts, Consequences::default);
}

/// Lists every pick, including the galley numbers already taken.
pub(super) fn list_picks<L: CandidateSink<Serenissima>>(state: &Serenissima, seat: Seat, nth: u8, list: &mut L) {
    let numbers = || (1..=state.highest_galley()).map(Galley);
    list.under(
        |sink| state.launches(seat, sink),
        |list| {
            if !state.asks_port(nth) {
                for galley in numbers() {
                    let command = || Command::PickGalley { galley };
                    list.add(command, |sink| state.free_number(galley, sink), Consequences::default);
                }
                return;
            }
            // Other ports are offered only to players who may waive the rule about starting ports.
            for ix in state.board.ports().filter(|port| L::DIMMED || state.board.facts(*port).mark.start) {
                list.under(
                    |sink| state.starts(seat, ix, sink),
                    |list| {
                        for galley in numbers() {
                            let command = || Command::PickStart { port: state.board.facts(ix).id, galley };
                            list.add(command, |sink| state.free_number(galley, sink), Consequences::default);
                        }
                    },
                );
            }
        },
    );
}

pub(super) fn pick_start(play: &mut Play, seat: Seat, port: PortId, galley: Galley) -> Decided {
    play.picking(seat, true)?;
    let ix = known_port(play, port)?;
    play.check(|state, sink| {
        state.launches(seat, sink)?;
        state.starts(seat, ix, sink)?;
        state.free_number(galley, sink)
    })?;
    play.emit(Event::StartPicked { seat, port, galley });
    go_on(play);
    Ok(())
}

pub(super) fn pick_galley(play: &mut Play, seat: Seat, galley: Galley) -> Decided {
    play.picking(seat, false)?;
    play.check(|state, sink| {
        state.launches(seat, sink)?;
        state.free_number(galley, sink)
    })?;
    let zone = play.board.zone_id(play.second_galley_zone(seat));
    play.emit(Event::GalleyPicked { seat, galley, zone });
    go_on(play);
    Ok(())
}

impl Serenissima {
    /// Returns the zone of a further galley: that of the first (`SETUP-5`). If a correction removed the first, it is
    /// the zone of a held port.
    fn second_galley_zone(&self, seat: Seat) -> crate::board::ZoneIx {
        let beside_first = self.fleet_of(seat).next().map(|(_, galley)| galley.zone);
        let held = || self.board.ports().find(|port| self.ports[port.index()].owner == Some(seat));
        beside_first.or_else(|| held().map(|port| self.board.facts(port).zone)).unwrap_or(crate::board::ZoneIx(0))
    }
}

/// Continues the set-up with the current pieces. Closes ports while possible, asks for the pick that is due, then
/// begins the first turn. Corrections may have put pieces anywhere (`FIX-2`).
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
