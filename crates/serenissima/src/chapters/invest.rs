//! Section 7: investment, and the rules that purchases under `DOGE-3` share with it.

use kernel::{Any, BreachSink, CandidateSink, FailFast, Seat};

use crate::board::PortIx;
use crate::chapters::{
    Occasion, activation, doge, in_play, known_galley, known_port, left_empty, left_port, load, no_piece, wheel,
};
use crate::event::Event;
use crate::rules::{Breach, Closure, Missing, Piece};
use crate::state::{Activation, Serenissima, Spot};
use crate::words::{
    BUILDING_PRICE, BUILDINGS, Crew, Ducats, GALLEYS, Galley, Good, MOST_GALLEYS, Place, PortId, SAILOR_PRICE,
    SpecialHiring,
};
use crate::{Checked, Command, Consequences, Decided, Play};

impl Occasion {
    /// Checks that the galley has not acted (`INV-1`).
    fn invests<N: BreachSink<Breach>>(&self, sink: &mut N) -> Checked<N> {
        let acted = matches!(self, Self::Investment(go) if go.acted);
        sink.rule(!acted, || Breach::ActOrInvest { invested: false })
    }
}

impl Serenissima {
    /// Checks that a seat may hire at all.
    fn may_hire<N: BreachSink<Breach>>(&self, seat: Seat, on: &Occasion, sink: &mut N) -> Checked<N> {
        on.invests(sink)?;
        sink.must(self.reserve[seat.index()] > 0, || Breach::ReserveEmpty { seat })?;
        self.check_price(seat, SAILOR_PRICE, sink)
    }

    /// Checks that a hired sailor enters an own port, or an own galley in the zone of one (`INV-2`).
    fn check_hire<N: BreachSink<Breach>>(&self, seat: Seat, on: &Occasion, to: Spot, sink: &mut N) -> Checked<N> {
        let others = self.owner_of(to).is_some_and(|owner| owner != seat);
        sink.must(!others, || Breach::CannotHireHere { to: self.place_of(to) })?;
        self.room_for_sailor(seat, to, sink)?;
        let own = |port: PortIx| self.ports[port.index()].owner == Some(seat);
        let here = self.owner_of(to) == Some(seat) && self.board.port_of(self.zone_of(to)).is_some_and(own);
        sink.rule(here, || Breach::CannotHireHere { to: self.place_of(to) })?;
        if let Occasion::Purchases(_) = on {
            let anywhere = self.options.special_hiring == SpecialHiring::Anywhere;
            let galley = if let Spot::Galley(galley) = to { Some(galley) } else { None };
            let new = galley.is_some_and(|galley| on.bought(galley));
            sink.rule(anywhere || new, || Breach::TwoAreEnough { galley })?;
        }
        Ok(())
    }

    /// Checks that the player has a cube for the wheel and, under `DOGE-3`, fewer than two galleys.
    fn may_buy<N: BreachSink<Breach>>(&self, seat: Seat, on: &Occasion, sink: &mut N) -> Checked<N> {
        on.invests(sink)?;
        let has = self.galleys_of(seat);
        sink.must(has < MOST_GALLEYS, || Breach::NoCubeLeft { most: MOST_GALLEYS })?;
        let special = matches!(on, Occasion::Purchases(_));
        sink.rule(!special || has < 2, || Breach::TwoAreEnough { galley: None })
    }

    /// Checks that the galley is placed beside an own port (`INV-3`).
    fn check_purchase_here<N: BreachSink<Breach>>(
        &self,
        seat: Seat,
        on: &Occasion,
        port: PortIx,
        sink: &mut N,
    ) -> Checked<N> {
        let already = matches!(on, Occasion::Investment(go) if go.bought.is_some());
        let own = self.ports[port.index()].owner == Some(seat);
        let id = self.board.facts(port).id;
        sink.rule(own && !already, || Breach::CannotBuyHere { port: id, bought: already })
    }

    /// Checks that the purse holds the price.
    fn check_price<N: BreachSink<Breach>>(&self, seat: Seat, price: Ducats, sink: &mut N) -> Checked<N> {
        sink.must(self.purses[seat.index()] >= price, || Breach::CannotPay { seat, price })
    }

    /// Checks that the galley can be paid for and that its first sailor exists.
    fn check_crew<N: BreachSink<Breach>>(
        &self,
        seat: Seat,
        price: Ducats,
        port: PortIx,
        crew: Crew,
        sink: &mut N,
    ) -> Checked<N> {
        self.check_price(seat, price, sink)?;
        let none = |spot| no_piece(Piece::Sailors { place: self.place_of(spot) });
        match crew {
            Crew::Hired => sink.must(self.reserve[seat.index()] > 0, || Breach::ReserveEmpty { seat }),
            Crew::Port => {
                let (spot, state) = (Spot::Port(port), &self.ports[port.index()]);
                sink.must(state.owner == Some(seat) && state.sailors > 0, || none(spot))?;
                self.keeps_a_sailor(spot, sink)
            }
            Crew::Galley(from) => {
                in_play(self, from, sink)?;
                sink.must(self.galley(from).owner == Some(seat), || none(Spot::Galley(from)))
            }
        }
    }

    /// Checks that the number is free and that the first sailor may come from there (`INV-4`).
    fn check_purchase<N: BreachSink<Breach>>(
        &self,
        galley: Galley,
        [port, from]: [Spot; 2],
        sink: &mut N,
    ) -> Checked<N> {
        self.free_number(galley, sink)?;
        sink.rule(self.zone_of(from) == self.zone_of(port), || Breach::CrewFromElsewhere { galley })
    }

    /// Checks that a number is free, and in use with this number of players (`SETUP-6`).
    pub(super) fn free_number<N: BreachSink<Breach>>(&self, galley: Galley, sink: &mut N) -> Checked<N> {
        known_galley(galley)?;
        sink.must(self.galley(galley).owner.is_none(), || no_piece(Piece::Galley { galley }))?;
        sink.rule(galley.0 <= self.highest_galley(), || Breach::Closed { why: Closure::Galley { galley } })
    }

    /// Checks what every building requires: the price, and an activation that has not acted.
    fn may_build<N: BreachSink<Breach>>(&self, seat: Seat, go: &Activation, sink: &mut N) -> Checked<N> {
        Occasion::Investment(*go).invests(sink)?;
        self.check_price(seat, BUILDING_PRICE, sink)
    }

    fn has_both(&self, seat: Seat, port: PortIx, goods: [Good; 2]) -> bool {
        self.ports[port.index()].owner == Some(seat) && goods.iter().all(|good| self.has(port, *good))
    }

    /// Checks the requirements of a fort: wood and stone (`INV-5`).
    fn fortifies<N: BreachSink<Breach>>(&self, seat: Seat, ix: PortIx, sink: &mut N) -> Checked<N> {
        let port = self.board.facts(ix).id;
        let goods = self.has_both(seat, ix, [Good::Wood, Good::Stone]);
        sink.rule(goods, || Breach::NoFortHere { port, why: Missing::Goods })?;
        sink.must(!self.ports[ix.index()].fort, || Breach::NoFortHere { port, why: Missing::Second })?;
        sink.must(self.forts() < BUILDINGS, || Breach::NoneLeft { port })
    }

    /// Checks the requirements of a basilica: gold and marble (`INV-6`).
    fn blesses<N: BreachSink<Breach>>(&self, seat: Seat, ix: PortIx, sink: &mut N) -> Checked<N> {
        let port = self.board.facts(ix).id;
        let goods = self.has_both(seat, ix, [Good::Gold, Good::Marble]);
        sink.rule(goods, || Breach::NoBasilicaHere { port, why: Missing::Goods })?;
        sink.must(!self.ports[ix.index()].basilica, || Breach::NoBasilicaHere { port, why: Missing::Second })?;
        sink.must(self.basilicas() < BUILDINGS, || Breach::NoneLeft { port })
    }

    /// Returns the ports of a seat.
    fn held(&self, seat: Seat) -> impl Iterator<Item = PortIx> + '_ {
        self.board.ports().filter(move |port| self.ports[port.index()].owner == Some(seat))
    }

    /// True if a seat can buy something under `DOGE-3`. A crew that would sink another galley does not count.
    pub(crate) fn has_purchases(&self, seat: Seat, bought: u16) -> bool {
        let on = Occasion::Purchases(bought);
        let sinks = |from: &Place| matches!(from, Place::Galley(galley) if self.galley(*galley).sailors == 1);
        let mut any = Any::new(|offer: &Command| !matches!(offer, Command::MoveSailor { from, .. } if sinks(from)));
        list_purchases(self, seat, &on, &mut any);
        any.found()
    }
}

fn costs(ducats: Ducats) -> Consequences {
    Consequences { costs: ducats, ..Consequences::default() }
}

/// Lists the investments available instead of an activation.
pub(super) fn list<L: CandidateSink<Serenissima>>(state: &Serenissima, seat: Seat, go: &Activation, list: &mut L) {
    let on = Occasion::Investment(*go);
    if let Some(bought) = go.bought {
        load::list_crew(state, seat, &on, bought, list);
    }
    list_hires(state, seat, &on, list);
    list_galleys(state, seat, &on, list);
    list.under(
        |sink| state.may_build(seat, go, sink),
        |list| {
            for ix in state.held(seat) {
                let port = state.board.facts(ix).id;
                list.add(
                    || Command::BuildFort { port },
                    |sink| state.fortifies(seat, ix, sink),
                    || costs(BUILDING_PRICE),
                );
                list.add(
                    || Command::BuildBasilica { port },
                    |sink| state.blesses(seat, ix, sink),
                    || costs(BUILDING_PRICE),
                );
            }
        },
    );
}

/// Lists the available purchases under `DOGE-3`.
pub(super) fn list_purchases<L: CandidateSink<Serenissima>>(
    state: &Serenissima,
    seat: Seat,
    on: &Occasion,
    list: &mut L,
) {
    list_galleys(state, seat, on, list);
    for galley in Galley::all(GALLEYS).filter(|galley| on.bought(*galley)) {
        load::list_crew(state, seat, on, galley, list);
    }
    list_hires(state, seat, on, list);
}

fn list_hires<L: CandidateSink<Serenissima>>(state: &Serenissima, seat: Seat, on: &Occasion, list: &mut L) {
    list.under(
        |sink| state.may_hire(seat, on, sink),
        |list| {
            let galleys = state.fleet_of(seat).map(|(galley, _)| Spot::Galley(galley));
            for spot in state.held(seat).map(Spot::Port).chain(galleys) {
                let to = state.place_of(spot);
                list.add(
                    || Command::Hire { to },
                    |sink| state.check_hire(seat, on, spot, sink),
                    || costs(SAILOR_PRICE),
                );
            }
        },
    );
}

fn list_galleys<L: CandidateSink<Serenissima>>(state: &Serenissima, seat: Seat, on: &Occasion, list: &mut L) {
    let base = state.galley_price(seat);
    if !L::DIMMED && state.check_price(seat, base, &mut FailFast).is_err() {
        return;
    }
    list.under(
        |sink| state.may_buy(seat, on, sink),
        |list| {
            for ix in state.held(seat) {
                let facts = state.board.facts(ix);
                list.under(
                    |sink| state.check_purchase_here(seat, on, ix, sink),
                    |list| {
                        let beside = state.fleet_of(seat).filter(|(_, galley)| galley.zone == facts.zone);
                        for crew in
                            [Crew::Hired, Crew::Port].into_iter().chain(beside.map(|(from, _)| Crew::Galley(from)))
                        {
                            let price = base + hired(crew);
                            let ends = ends(ix, crew);
                            list.under(
                                |sink| state.check_crew(seat, price, ix, crew, sink),
                                |list| {
                                    for galley in state.free_galleys() {
                                        let command = || Command::BuyGalley { galley, port: facts.id, crew };
                                        list.add(
                                            command,
                                            |sink| state.check_purchase(galley, ends, sink),
                                            || costs(price),
                                        );
                                    }
                                },
                            );
                        }
                    },
                );
            }
        },
    );
}

/// Returns the price of a crew.
fn hired(crew: Crew) -> Ducats {
    if crew == Crew::Hired { SAILOR_PRICE } else { 0 }
}

/// Returns the port of a bought galley and the source of its first sailor; for the reserve this is the port too.
fn ends(port: PortIx, crew: Crew) -> [Spot; 2] {
    let from = if let Crew::Galley(from) = crew { Spot::Galley(from) } else { Spot::Port(port) };
    [Spot::Port(port), from]
}

pub(super) fn hire(play: &mut Play, seat: Seat, to: Place) -> Decided {
    let on = Occasion::of(play, seat)?;
    let spot = play.spot(to)?;
    play.check(|state, sink| {
        state.may_hire(seat, &on, sink)?;
        state.check_hire(seat, &on, spot, sink)
    })?;
    play.emit(Event::Hired { seat, to, paid: SAILOR_PRICE });
    doge::pass_over(play);
    Ok(())
}

pub(super) fn buy_galley(play: &mut Play, seat: Seat, galley: Galley, port: PortId, crew: Crew) -> Decided {
    let on = Occasion::of(play, seat)?;
    let ix = known_port(play, port)?;
    let paid = play.galley_price(seat) + hired(crew);
    play.check(|state, sink| {
        state.may_buy(seat, &on, sink)?;
        state.check_purchase_here(seat, &on, ix, sink)?;
        state.check_crew(seat, paid, ix, crew, sink)?;
        state.check_purchase(galley, ends(ix, crew), sink)
    })?;
    play.emit(Event::GalleyBought { seat, galley, port, paid, crew });
    match crew {
        Crew::Hired => {}
        Crew::Port => left_port(play, ix),
        Crew::Galley(from) => {
            if left_empty(play, from) && on.active() == Some(from) {
                wheel::end_activation(play, seat, from);
            }
        }
    }
    doge::pass_over(play);
    Ok(())
}

pub(super) fn build_fort(play: &mut Play, seat: Seat, port: PortId) -> Decided {
    let go = activation(play, seat)?;
    let ix = known_port(play, port)?;
    play.check(|state, sink| {
        state.may_build(seat, &go, sink)?;
        state.fortifies(seat, ix, sink)
    })?;
    play.emit(Event::FortBuilt { seat, port, paid: BUILDING_PRICE });
    Ok(())
}

pub(super) fn build_basilica(play: &mut Play, seat: Seat, port: PortId) -> Decided {
    let go = activation(play, seat)?;
    let ix = known_port(play, port)?;
    play.check(|state, sink| {
        state.may_build(seat, &go, sink)?;
        state.blesses(seat, ix, sink)
    })?;
    play.emit(Event::BasilicaBuilt { seat, port, paid: BUILDING_PRICE });
    Ok(())
}
