//! Section 3a: load.

use kernel::{BreachSink, CandidateSink, Impossible, Seat};

use crate::board::ZoneIx;
use crate::chapters::{Occasion, activation, acts, doge, in_play, left_empty, left_port, no_piece, wheel};
use crate::event::Event;
use crate::rules::{Breach, Piece, Step};
use crate::state::{Activation, Phase, Serenissima, Spot, Stage};
use crate::words::{Ducats, Galley, Good, LOAD_PRICE, Place};
use crate::{Checked, Command, Consequences, Decided, Play, Possible};

impl Serenissima {
    /// Returns the zone of a place.
    pub(crate) fn zone_of(&self, spot: Spot) -> ZoneIx {
        match spot {
            Spot::Galley(galley) => self.galley(galley).zone,
            Spot::Port(port) => self.board.facts(port).zone,
        }
    }

    /// Returns the price of loading one cube, and the player who is paid (`LOAD-6`).
    fn load_price(&self, go: &Activation, seat: Seat, zone: ZoneIx) -> (Ducats, Option<Seat>) {
        match self.board.port_of(zone).and_then(|port| self.ports[port.index()].owner) {
            Some(owner) if owner == seat => (u16::from(go.free_taken), None),
            owner => (LOAD_PRICE, owner),
        }
    }

    /// Checks that this place holds sailors of this seat.
    fn own_sailors<N: BreachSink<Breach>>(&self, seat: Seat, spot: Spot, sink: &mut N) -> Checked<N> {
        let (owner, sailors) = match spot {
            Spot::Galley(galley) => {
                in_play(self, galley, sink)?;
                (self.galley(galley).owner, self.galley(galley).sailors)
            }
            Spot::Port(port) => (self.ports[port.index()].owner, self.ports[port.index()].sailors),
        };
        sink.must(owner == Some(seat) && sailors > 0, || no_piece(Piece::Sailors { place: self.place_of(spot) }))
    }

    /// Checks that a sailor of this seat fits: there is room, and no sailor of another colour.
    pub(super) fn room_for_sailor<N: BreachSink<Breach>>(&self, seat: Seat, spot: Spot, sink: &mut N) -> Checked<N> {
        let others = || no_piece(Piece::Sailors { place: self.place_of(spot) });
        match spot {
            Spot::Galley(galley) => {
                in_play(self, galley, sink)?;
                let state = self.galley(galley);
                sink.must(state.owner == Some(seat), others)?;
                sink.must(state.room() > 0, || Breach::GalleyFull { galley })
            }
            Spot::Port(port) => {
                let (facts, state) = (self.board.facts(port), &self.ports[port.index()]);
                sink.must(state.owner.is_none_or(|owner| owner == seat), others)?;
                sink.must(state.sailors < facts.slots, || Breach::PortFull { port: facts.id })
            }
        }
    }

    /// Checks that a sailor of this seat can leave one place and enter the other.
    fn moves_sailor<N: BreachSink<Breach>>(&self, seat: Seat, from: Spot, to: Spot, sink: &mut N) -> Checked<N> {
        sink.must(from != to, || no_piece(Piece::Sailors { place: self.place_of(to) }))?;
        self.own_sailors(seat, from, sink)?;
        self.room_for_sailor(seat, to, sink)
    }

    /// Checks that a held port keeps a sailor (`LOAD-4`).
    pub(super) fn keeps_a_sailor<N: BreachSink<Breach>>(&self, spot: Spot, sink: &mut N) -> Checked<N> {
        let Spot::Port(port) = spot else { return Ok(()) };
        sink.rule(self.ports[port.index()].sailors > 1, || Breach::LastSailor { port: self.board.facts(port).id })
    }

    /// Checks that the sailor moves between the active galley and an own place in its zone (`LOAD-2`).
    fn transfers<N: BreachSink<Breach>>(
        &self,
        seat: Seat,
        go: &Activation,
        from: Spot,
        to: Spot,
        sink: &mut N,
    ) -> Checked<N> {
        self.moves_sailor(seat, from, to, sink)?;
        let (active, here) = (Spot::Galley(go.galley), self.galley(go.galley).zone);
        let beside = self.zone_of(from) == here && self.zone_of(to) == here;
        let held = |spot| !matches!(spot, Spot::Port(port) if self.ports[port.index()].owner != Some(seat));
        let fine = (from == active || to == active) && beside && held(from) && held(to);
        sink.rule(fine, || Breach::NotBetween { from: self.place_of(from), to: self.place_of(to) })?;
        // This can fail only if the players waived it before.
        for spot in [from, to] {
            if let Spot::Port(port) = spot {
                self.usable(port, sink)?;
            }
        }
        self.keeps_a_sailor(from, sink)
    }

    /// Checks that a sailor joins a galley bought in this investment, from its port or zone (`INV-4`).
    fn joins<N: BreachSink<Breach>>(
        &self,
        seat: Seat,
        on: &Occasion,
        from: Spot,
        to: Spot,
        sink: &mut N,
    ) -> Checked<N> {
        self.moves_sailor(seat, from, to, sink)?;
        let galley = if let Spot::Galley(galley) = to { Some(galley) } else { None };
        let new = galley.filter(|galley| on.bought(*galley));
        sink.rule(new.is_some(), || match on {
            Occasion::Investment(_) => Breach::ActOrInvest { invested: true },
            Occasion::Purchases(_) => Breach::TwoAreEnough { galley },
        })?;
        if let Some(galley) = new {
            sink.rule(self.zone_of(from) == self.zone_of(to), || Breach::CrewFromElsewhere { galley })?;
        }
        self.keeps_a_sailor(from, sink)
    }

    /// Checks that one cube moves between own galleys (`LOAD-7`).
    fn moves_good<N: BreachSink<Breach>>(
        &self,
        seat: Seat,
        go: &Activation,
        good: Good,
        [from, to]: [Galley; 2],
        sink: &mut N,
    ) -> Checked<N> {
        in_play(self, from, sink)?;
        in_play(self, to, sink)?;
        self.has_cube(from, good, sink)?;
        sink.must(from != to && self.galley(to).room() > 0, || Breach::GalleyFull { galley: to })?;
        let here = self.galley(go.galley).zone;
        let beside = self.galley(from).zone == here && self.galley(to).zone == here;
        let fine = (from == go.galley || to == go.galley) && beside;
        sink.rule(fine, || Breach::NotAlongside { from, to })?;
        for galley in [from, to] {
            sink.rule(self.galley(galley).owner == Some(seat), || Breach::NoGifts { galley })?;
        }
        Ok(())
    }

    /// Checks that such a cube is aboard.
    pub(super) fn has_cube<N: BreachSink<Breach>>(&self, galley: Galley, good: Good, sink: &mut N) -> Checked<N> {
        sink.must(self.galley(galley).goods[good.index()] > 0, || no_piece(Piece::Cube { galley, good }))
    }

    /// Checks that one cube is loaded from the port in the zone (`LOAD-6`). Returns its price and the player who is
    /// paid.
    fn loads<N: BreachSink<Breach>>(
        &self,
        seat: Seat,
        go: &Activation,
        good: Good,
        sink: &mut N,
    ) -> Checked<N, (Ducats, Option<Seat>)> {
        let galley = go.galley;
        let zone = self.galley(galley).zone;
        let (port, open) = (self.board.port_of(zone), self.open_port(zone).is_some());
        sink.rule(open, || Breach::NoPortHere { zone: self.board.zone_id(zone) })?;
        if let Some(port) = port {
            self.usable(port, sink)?;
            let facts = self.board.facts(port);
            sink.rule(facts.good == good, || Breach::NotProduced { port: facts.id, good })?;
        }
        let (price, to) = self.load_price(go, seat, zone);
        sink.must(self.bank[good.index()] > 0, || Breach::BankEmpty { good })?;
        sink.must(self.galley(galley).room() > 0, || Breach::GalleyFull { galley })?;
        sink.must(self.purses[seat.index()] >= price, || Breach::CannotPay { seat, price })?;
        Ok((price, to))
    }

    /// Returns the galley that may throw goods overboard, and whether it has invested. The active galley may at any
    /// time (`LOAD-8`), a winner to make room for loot (`FIGHT-6`).
    fn throwing(&self, seat: Seat) -> Possible<(Galley, bool)> {
        let (galley, invested) = match &self.phase {
            Phase::Activation { go } => (go.galley, go.invested),
            Phase::Battle { stage: Stage::Loot { winner, .. }, .. } => (*winner, false),
            Phase::Battle { go, stage: Stage::Decide | Stage::Landing, .. } => (go.galley, false),
            _ => return Err(Impossible::NotAsked),
        };
        if self.galley(galley).owner == Some(seat) { Ok((galley, invested)) } else { Err(Impossible::NotAsked) }
    }

    fn jettisons<N: BreachSink<Breach>>(
        &self,
        (may, invested): (Galley, bool),
        galley: Galley,
        good: Good,
        sink: &mut N,
    ) -> Checked<N> {
        in_play(self, galley, sink)?;
        self.has_cube(galley, good, sink)?;
        sink.rule(!invested, || Breach::ActOrInvest { invested: true })?;
        sink.rule(galley == may, || Breach::NotActivated { galley })
    }

    /// Checks that a player may sink this galley on purpose (`LOAD-5`).
    fn scuttles<N: BreachSink<Breach>>(&self, seat: Seat, go: &Activation, galley: Galley, sink: &mut N) -> Checked<N> {
        in_play(self, galley, sink)?;
        let state = self.galley(galley);
        let fine = state.owner == Some(seat) && state.zone == self.galley(go.galley).zone;
        sink.rule(fine, || Breach::CannotScuttle { galley })
    }

    /// Returns the galley that sinks when a sailor leaves this place.
    fn sinks_without(&self, from: Spot) -> Consequences {
        let last = |galley: &Galley| self.galley(*galley).sailors == 1;
        let sinks = if let Spot::Galley(galley) = from { Some(galley).filter(last) } else { None };
        Consequences { sinks, ..Consequences::default() }
    }
}

/// Lists the commands of the load step: transfers, loading and sinking.
pub(super) fn list<L: CandidateSink<Serenissima>>(state: &Serenissima, seat: Seat, go: &Activation, list: &mut L) {
    list.under(
        |sink| acts(go, Step::Load, sink),
        |list| {
            let (active, here) = (go.galley, state.galley(go.galley).zone);
            if let Some(port) = state.board.port_of(here) {
                if !go.invested {
                    list_transfers(state, seat, go, Spot::Port(port), list);
                }
                let good = state.board.facts(port).good;
                list.add(
                    || Command::Load { good },
                    |sink| state.loads(seat, go, good, sink),
                    || {
                        let (costs, to) = state.load_price(go, seat, here);
                        Consequences { costs, to, ..Consequences::default() }
                    },
                );
            }
            let sinks = |galley| move || Consequences { sinks: Some(galley), ..Consequences::default() };
            for (other, beside) in
                state.fleet_of(seat).filter(|(other, beside)| *other != active && beside.zone == here)
            {
                if !go.invested {
                    list_transfers(state, seat, go, Spot::Galley(other), list);
                }
                for good in Good::ALL {
                    for (aboard, ends) in [(beside, [other, active]), (state.galley(active), [active, other])] {
                        if aboard.goods[good.index()] > 0 {
                            let command = || Command::MoveGood { good, from: ends[0], to: ends[1] };
                            list.add(
                                command,
                                |sink| state.moves_good(seat, go, good, ends, sink),
                                Consequences::default,
                            );
                        }
                    }
                }
                list.add(
                    || Command::Scuttle { galley: other },
                    |sink| state.scuttles(seat, go, other, sink),
                    sinks(other),
                );
            }
            list.add(
                || Command::Scuttle { galley: active },
                |sink| state.scuttles(seat, go, active, sink),
                sinks(active),
            );
        },
    );
}

fn list_transfers<L: CandidateSink<Serenissima>>(
    state: &Serenissima,
    seat: Seat,
    go: &Activation,
    beside: Spot,
    list: &mut L,
) {
    let active = Spot::Galley(go.galley);
    for (from, to) in [(beside, active), (active, beside)] {
        let command = || Command::MoveSailor { from: state.place_of(from), to: state.place_of(to) };
        list.add(command, |sink| state.transfers(seat, go, from, to, sink), || state.sinks_without(from));
    }
}

/// Lists the sailors that can join a galley just bought.
pub(super) fn list_crew<L: CandidateSink<Serenissima>>(
    state: &Serenissima,
    seat: Seat,
    on: &Occasion,
    bought: Galley,
    list: &mut L,
) {
    let (to, zone) = (Spot::Galley(bought), state.galley(bought).zone);
    let port = state.board.port_of(zone).filter(|port| state.ports[port.index()].owner == Some(seat));
    let beside = state.fleet_of(seat).filter(|(other, galley)| *other != bought && galley.zone == zone);
    for from in port.map(Spot::Port).into_iter().chain(beside.map(|(other, _)| Spot::Galley(other))) {
        let command = || Command::MoveSailor { from: state.place_of(from), to: state.place_of(to) };
        list.add(command, |sink| state.joins(seat, on, from, to, sink), || state.sinks_without(from));
    }
}

/// Lists the cubes that a seat's galley can throw overboard now.
pub(super) fn list_jettison<L: CandidateSink<Serenissima>>(state: &Serenissima, seat: Seat, list: &mut L) {
    let Ok(may) = state.throwing(seat) else { return };
    let galley = may.0;
    for good in state.galley(galley).kinds() {
        let consequences = || Consequences { loses: Some(good), ..Consequences::default() };
        list.add(|| Command::Jettison { galley, good }, |sink| state.jettisons(may, galley, good, sink), consequences);
    }
}

pub(super) fn move_sailor(play: &mut Play, seat: Seat, from: Place, to: Place) -> Decided {
    let on = Occasion::of(play, seat)?;
    let (at, goal) = (play.spot(from)?, play.spot(to)?);
    play.check(|state, sink| match &on {
        Occasion::Investment(go) if !go.invested => {
            acts(go, Step::Load, sink)?;
            state.transfers(seat, go, at, goal, sink)
        }
        _ => state.joins(seat, &on, at, goal, sink),
    })?;
    play.emit(Event::SailorMoved { seat, from, to });
    match at {
        Spot::Port(port) => left_port(play, port),
        Spot::Galley(galley) => {
            if left_empty(play, galley) && on.active() == Some(galley) {
                wheel::end_activation(play, seat, galley);
            }
        }
    }
    doge::pass_over(play);
    Ok(())
}

pub(super) fn move_good(play: &mut Play, seat: Seat, good: Good, from: Galley, to: Galley) -> Decided {
    let go = activation(play, seat)?;
    play.check(|state, sink| {
        acts(&go, Step::Load, sink)?;
        state.moves_good(seat, &go, good, [from, to], sink)
    })?;
    play.emit(Event::GoodMoved { good, from, to });
    Ok(())
}

pub(super) fn load(play: &mut Play, seat: Seat, good: Good) -> Decided {
    let go = activation(play, seat)?;
    let (paid, to) = play.check(|state, sink| {
        acts(&go, Step::Load, sink)?;
        state.loads(seat, &go, good, sink)
    })?;
    play.emit(Event::Loaded { seat, galley: go.galley, good, paid, to });
    Ok(())
}

pub(super) fn jettison(play: &mut Play, seat: Seat, galley: Galley, good: Good) -> Decided {
    let may = play.throwing(seat)?;
    play.check(|state, sink| state.jettisons(may, galley, good, sink))?;
    play.emit(Event::Jettisoned { galley, good });
    Ok(())
}

pub(super) fn scuttle(play: &mut Play, seat: Seat, galley: Galley) -> Decided {
    let go = activation(play, seat)?;
    play.check(|state, sink| {
        acts(&go, Step::Load, sink)?;
        state.scuttles(seat, &go, galley, sink)
    })?;
    wheel::sink(play, galley, false);
    if galley == go.galley {
        wheel::end_activation(play, seat, galley);
    }
    Ok(())
}
