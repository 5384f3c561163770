//! Section 3: galleys, fortresses, sailors.

use kernel::{BreachSink, CandidateSink, Seat};

use crate::board::PortIx;
use crate::chapters::{ends, known_port, some, turn};
use crate::rules::{Breach, Stock};
use crate::state::Serenissima1996;
use crate::words::{BUILDING_PRICE, Crew, Ducats, Good, PIECE_PRICE, Place, PortId, SPACES, Step};
use crate::{Checked, Command, Consequences, Event, Play, Possible};

/// The goods required for a galley (`BUILD-3`).
const FOR_A_GALLEY: [Good; 2] = [Good::Wood, Good::Iron];
/// The goods required for a fortress (`BUILD-4`).
const FOR_A_FORTRESS: [Good; 2] = [Good::Wood, Good::Gold];

fn sailors_cost(count: u8) -> Ducats {
    Ducats::from(count) * PIECE_PRICE
}

impl Serenissima1996 {
    /// Checks that the seat holds the port, as building and hiring require (`BUILD-1`, `HIRE-1`).
    fn holds<N: BreachSink<Breach>>(&self, seat: Seat, port: PortIx, sink: &mut N) -> Checked<N> {
        let held = self.port(port).owner == Some(seat);
        sink.rule(held, || Breach::NotHeld { port: self.board.facts(port).id })
    }

    /// Checks that nothing was built in this held port in this round (`BUILD-1`).
    fn may_build<N: BreachSink<Breach>>(&self, seat: Seat, port: PortIx, sink: &mut N) -> Checked<N> {
        self.holds(seat, port, sink)?;
        sink.rule(!self.port(port).built, || Breach::BuiltAlready { port: self.board.facts(port).id })
    }

    /// Returns the number of sailors that can still be hired in a port in this round (`HIRE-1`).
    pub(crate) fn hires_left(&self, port: PortIx) -> u8 {
        self.port(port).pieces().saturating_sub(self.port(port).hired)
    }

    /// Checks that this number of sailors can be hired in the port (`HIRE-1`, `BOX-1`).
    fn check_hire<N: BreachSink<Breach>>(&self, port: PortIx, count: u8, sink: &mut N) -> Checked<N> {
        let left = self.hires_left(port);
        sink.rule(count <= left, || Breach::TooManyHired { port: self.board.facts(port).id, left })?;
        let left = self.sailors;
        sink.must(count <= left, || Breach::BoxEmpty { what: Stock::Sailors, left })
    }

    /// Checks what every galley requires, whatever its crew.
    pub(crate) fn can_build_galley<N: BreachSink<Breach>>(&self, seat: Seat, port: PortIx, sink: &mut N) -> Checked<N> {
        sink.must(self.spare_galley().is_some(), || Breach::BoxEmpty { what: Stock::Galleys, left: 0 })?;
        self.may_build(seat, port, sink)?;
        for good in FOR_A_GALLEY {
            let id = self.board.facts(port).id;
            sink.rule(self.has(port, good), || Breach::LacksForGalley { port: id, good })?;
        }
        self.can_pay(seat, BUILDING_PRICE, sink)
    }

    /// Checks a new galley's first sailors, one to five (`BUILD-2`).
    fn mans_galley<N: BreachSink<Breach>>(
        &self,
        seat: Seat,
        port: PortIx,
        crew: Crew,
        sailors: u8,
        sink: &mut N,
    ) -> Checked<N> {
        sink.must((1..=SPACES).contains(&sailors), || Breach::NoCrew { sailors, most: SPACES })?;
        match crew {
            Crew::Hired => {
                self.check_hire(port, sailors, sink)?;
                self.can_pay(seat, BUILDING_PRICE + sailors_cost(sailors), sink)
            }
            Crew::Garrison => self.own_sailors(seat, Place::Port(self.board.facts(port).id), sailors, sink),
        }
    }

    /// Checks the requirements of a fortress (`BUILD-4`, `BUILD-5`).
    pub(crate) fn builds_fortress<N: BreachSink<Breach>>(&self, seat: Seat, port: PortIx, sink: &mut N) -> Checked<N> {
        let id = self.board.facts(port).id;
        sink.must(self.fortresses() > 0, || Breach::BoxEmpty { what: Stock::Fortresses, left: 0 })?;
        sink.must(!self.port(port).fortress, || Breach::FortressThere { port: id })?;
        self.may_build(seat, port, sink)?;
        for good in FOR_A_FORTRESS {
            sink.rule(self.has(port, good), || Breach::LacksForFortress { port: id, good })?;
        }
        self.can_pay(seat, BUILDING_PRICE, sink)
    }

    /// Checks the requirements of hiring in a port, whatever the number.
    pub(crate) fn can_hire<N: BreachSink<Breach>>(
        &self,
        seat: Seat,
        port: PortIx,
        count: u8,
        sink: &mut N,
    ) -> Checked<N> {
        some(count)?;
        self.holds(seat, port, sink)?;
        self.check_hire(port, count, sink)?;
        self.can_pay(seat, sailors_cost(count), sink)
    }

    /// Checks that hired sailors go into the port or onto own galleys in its zone (`HIRE-1`).
    fn check_hire_to<N: BreachSink<Breach>>(
        &self,
        seat: Seat,
        port: PortIx,
        to: Place,
        count: u8,
        sink: &mut N,
    ) -> Checked<N> {
        self.takes_sailors(seat, to, count, sink)?;
        let beside = self.zone_of(to)? == self.board.facts(port).zone;
        sink.rule(beside, || Breach::CannotHireTo { port: self.board.facts(port).id, to })
    }

    /// Returns the highest number of sailors that can be hired in a port now, by warehouse, purse and box.
    pub(crate) fn most_to_hire(&self, seat: Seat, port: PortIx, after: Ducats) -> u8 {
        let purse = self.purses[seat.index() % self.purses.len()].saturating_sub(after);
        let bears = u8::try_from(purse / PIECE_PRICE).unwrap_or(u8::MAX);
        self.hires_left(port).min(self.sailors).min(bears)
    }

    /// Returns the number of sailors that fit in a place.
    pub(crate) fn room_at(&self, place: Place) -> u8 {
        match place {
            Place::Galley(galley) => self.galley(galley).room(),
            Place::Port(_) => u8::MAX,
        }
    }
}

pub(super) fn build_galley(play: &mut Play, seat: Seat, port: PortId, crew: Crew, sailors: u8) -> Possible {
    turn(play, Step::Trade, seat)?;
    let ix = known_port(play, port)?;
    play.check(|state, sink| {
        state.can_build_galley(seat, ix, sink)?;
        state.mans_galley(seat, ix, crew, sailors, sink)
    })?;
    let Some(galley) = play.spare_galley() else { return Ok(()) };
    let hired = if crew == Crew::Hired { sailors_cost(sailors) } else { 0 };
    play.emit(Event::GalleyBuilt { seat, galley, port, crew, sailors, paid: BUILDING_PRICE + hired });
    Ok(())
}

pub(super) fn build_fortress(play: &mut Play, seat: Seat, port: PortId) -> Possible {
    turn(play, Step::Trade, seat)?;
    let ix = known_port(play, port)?;
    play.check(|state, sink| state.builds_fortress(seat, ix, sink))?;
    play.emit(Event::FortressBuilt { seat, port, paid: BUILDING_PRICE });
    Ok(())
}

pub(super) fn hire(play: &mut Play, seat: Seat, port: PortId, to: Place, count: u8) -> Possible {
    turn(play, Step::Trade, seat)?;
    let ix = known_port(play, port)?;
    play.check(|state, sink| {
        state.can_hire(seat, ix, count, sink)?;
        state.check_hire_to(seat, ix, to, count, sink)
    })?;
    play.emit(Event::Hired { seat, port, to, count, each: PIECE_PRICE });
    Ok(())
}

/// Lists building and hiring in each held port, with the lowest and highest numbers.
pub(super) fn list<L: CandidateSink<Serenissima1996>>(state: &Serenissima1996, seat: Seat, list: &mut L) {
    for port in state.ports_of(seat) {
        let id = state.board.facts(port).id;
        list_hiring(state, seat, port, list);
        list.under(|sink| state.can_build_galley(seat, port, sink), |list| list_crews(state, seat, port, list));
        let costs = || Consequences { costs: BUILDING_PRICE, ..Consequences::default() };
        let command = || Command::BuildFortress { port: id };
        list.add(command, |sink| state.builds_fortress(seat, port, sink), costs);
    }
}

fn list_crews<L: CandidateSink<Serenissima1996>>(state: &Serenissima1996, seat: Seat, port: PortIx, list: &mut L) {
    let id = state.board.facts(port).id;
    let garrison = state.port(port).sailors;
    let hired = state.most_to_hire(seat, port, BUILDING_PRICE);
    for (crew, most) in [(Crew::Hired, hired), (Crew::Garrison, garrison)] {
        for sailors in ends(1, most.min(SPACES)) {
            let consequences = || {
                let hired = crew == Crew::Hired;
                let bares = (!hired && sailors == garrison).then_some(id);
                let costs = BUILDING_PRICE + if hired { sailors_cost(sailors) } else { 0 };
                Consequences { costs, bares, ..Consequences::default() }
            };
            let judge = |sink: &mut L::Breaches| state.mans_galley(seat, port, crew, sailors, sink);
            list.add(|| Command::BuildGalley { port: id, crew, sailors }, judge, consequences);
        }
    }
}

fn list_hiring<L: CandidateSink<Serenissima1996>>(state: &Serenissima1996, seat: Seat, port: PortIx, list: &mut L) {
    let facts = state.board.facts(port);
    let most = state.most_to_hire(seat, port, 0);
    if most == 0 && !L::DIMMED {
        return;
    }
    let galleys = state.galleys_in(facts.zone, seat).map(|(galley, _)| Place::Galley(galley));
    for to in std::iter::once(Place::Port(facts.id)).chain(galleys) {
        for count in ends(1, most.min(state.room_at(to))) {
            let consequences = || Consequences { costs: sailors_cost(count), ..Consequences::default() };
            let judge = |sink: &mut L::Breaches| {
                state.can_hire(seat, port, count, sink)?;
                state.check_hire_to(seat, port, to, count, sink)
            };
            list.add(|| Command::Hire { port: facts.id, to, count }, judge, consequences);
        }
    }
}
