//! Section 7: investment, and what special investments (`DOGE-3`) share with it.

use kernel::{Impossible, Seat};

use crate::board::PortIx;
use crate::chapters::{doge, in_play, known_port, left_empty, left_port, load, no_piece, wheel};
use crate::event::Event;
use crate::rules::{Breach, Closure, Missing, Piece};
use crate::state::{Go, Phase, Serenissima};
use crate::words::{BUILDINGS, Crew, Ducats, Galley, Good, MOST_GALLEYS, Place, PortId, SpecialHiring};
use crate::{Decided, Play};

/// On which occasion something is bought.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Occasion {
    /// Instead of activating a galley.
    Investment(Go),
    /// With fewer than two galleys; the galleys bought in it, one bit each.
    Purchases(u16),
}

fn occasion(play: &Play, seat: Seat) -> Result<Occasion, Impossible<Breach>> {
    match &play.phase {
        Phase::Activation { go } if play.galley(go.galley).owner == Some(seat) => Ok(Occasion::Investment(*go)),
        Phase::Purchases { queue, bought, .. } if queue.first() == Some(&seat) => Ok(Occasion::Purchases(*bought)),
        _ => Err(Impossible::NotAsked),
    }
}

/// The galley has not acted (`INV-1`).
fn invests(play: &mut Play, occasion: Occasion) {
    if let Occasion::Investment(go) = occasion {
        play.rule(!go.acted, || Breach::ActOrInvest { invested: false });
    }
}

impl Serenissima {
    /// Whether nobody else holds a place: only there can a seat's sailors be.
    fn own_or_free(&self, seat: Seat, place: Place) -> bool {
        let owner = match place {
            Place::Galley(galley) => self.galley(galley).owner,
            Place::Port(port) => self.board.port(port).and_then(|port| self.ports[port.index()].owner),
        };
        owner.is_none_or(|owner| owner == seat)
    }

    /// Whether a seat may hire to a place as an investment (`INV-2`): an own port, or an own galley
    /// in the zone of one.
    pub(crate) fn hires_here(&self, seat: Seat, to: Place) -> bool {
        let own = |port: PortIx| self.ports[port.index()].owner == Some(seat);
        match to {
            Place::Port(port) => self.board.port(port).is_some_and(own),
            Place::Galley(galley) => {
                let state = self.galley(galley);
                state.owner == Some(seat) && self.board.port_of(state.zone).is_some_and(own)
            }
        }
    }
}

pub(super) fn hire(play: &mut Play, seat: Seat, to: Place) -> Decided {
    let occasion = occasion(play, seat)?;
    play.must(play.own_or_free(seat, to), || Breach::CannotHireHere { to })?;
    load::room_for_sailor(play, seat, to)?;
    play.must(play.reserve[seat.index()] > 0, || Breach::ReserveEmpty { seat })?;
    play.must(play.purses[seat.index()] >= 1, || Breach::CannotPay { seat, price: 1 })?;
    invests(play, occasion);
    play.rule(play.hires_here(seat, to), || Breach::CannotHireHere { to });
    if let Occasion::Purchases(bought) = occasion {
        let anywhere = play.options.special_hiring == SpecialHiring::Anywhere;
        let galley = if let Place::Galley(galley) = to { Some(galley) } else { None };
        let new = galley.is_some_and(|galley| bought & (1 << galley.0) != 0);
        play.rule(anywhere || new, || Breach::TwoAreEnough { galley });
    }
    play.emit(Event::Hired { seat, to });
    doge::pass_over(play);
    Ok(())
}

pub(super) fn buy_galley(play: &mut Play, seat: Seat, galley: Galley, port: PortId, crew: Crew) -> Decided {
    let occasion = occasion(play, seat)?;
    if galley.index().is_none() {
        return Err(Impossible::Unknown(format!("galley {}", galley.0)));
    }
    let ix = known_port(play, port)?;
    let paid = play.galley_price(seat) + Ducats::from(crew == Crew::Hired);
    play.must(play.galley(galley).owner.is_none(), || no_piece(Piece::Galley { galley }))?;
    play.must(play.galleys_of(seat) < MOST_GALLEYS, || Breach::NoCubeLeft { most: MOST_GALLEYS })?;
    play.must(play.purses[seat.index()] >= paid, || Breach::CannotPay { seat, price: paid })?;
    invests(play, occasion);
    play.rule(galley.0 <= play.highest_galley(), || Breach::Closed { why: Closure::Galley { galley } });
    let already = matches!(occasion, Occasion::Investment(go) if go.bought.is_some());
    let own = play.ports[ix.index()].owner == Some(seat);
    play.rule(own && !already, || Breach::CannotBuyHere { port, bought: already });
    if let Occasion::Purchases(_) = occasion {
        play.rule(play.galleys_of(seat) < 2, || Breach::TwoAreEnough { galley: Some(galley) });
    }
    check_crew(play, seat, galley, ix, crew)?;
    play.emit(Event::GalleyBought { seat, galley, port, paid, crew });
    match crew {
        Crew::Hired => {}
        Crew::Port => left_port(play, ix),
        Crew::Galley(from) => {
            let sank = left_empty(play, from);
            if sank && matches!(occasion, Occasion::Investment(go) if go.galley == from) {
                wheel::end_activation(play, seat, from);
            }
        }
    }
    doge::pass_over(play);
    Ok(())
}

/// The first sailor of a bought galley exists, and may come from there (`INV-4`).
fn check_crew(play: &mut Play, seat: Seat, bought: Galley, port: PortIx, crew: Crew) -> Decided {
    let id = play.board.facts(port).id;
    match crew {
        Crew::Hired => play.must(play.reserve[seat.index()] > 0, || Breach::ReserveEmpty { seat })?,
        Crew::Port => {
            let state = play.ports[port.index()];
            let place = Place::Port(id);
            play.must(state.owner == Some(seat) && state.sailors > 0, || no_piece(Piece::Sailors { place }))?;
            play.rule(state.sailors > 1, || Breach::LastSailor { port: id });
        }
        Crew::Galley(from) => {
            in_play(play, from)?;
            let place = Place::Galley(from);
            play.must(play.galley(from).owner == Some(seat), || no_piece(Piece::Sailors { place }))?;
            let beside = play.galley(from).zone == play.board.facts(port).zone;
            play.rule(beside, || Breach::CrewFromElsewhere { galley: bought });
        }
    }
    Ok(())
}

impl Serenissima {
    fn can_have(&self, seat: Seat, port: PortIx, goods: [Good; 2]) -> bool {
        self.ports[port.index()].owner == Some(seat) && goods.iter().all(|good| self.has(port, *good))
    }

    /// Whether a seat's port has what a fort needs (`INV-5`).
    pub(crate) fn can_fortify(&self, seat: Seat, port: PortIx) -> bool {
        self.can_have(seat, port, [Good::Wood, Good::Stone])
    }

    /// Whether a seat's port has what a basilica needs (`INV-6`).
    pub(crate) fn can_bless(&self, seat: Seat, port: PortIx) -> bool {
        self.can_have(seat, port, [Good::Gold, Good::Marble])
    }
}

pub(super) fn build_fort(play: &mut Play, seat: Seat, port: PortId) -> Decided {
    let ix = builds(play, seat, port)?;
    play.must(!play.ports[ix.index()].fort, || Breach::NoFortHere { port, why: Missing::Second })?;
    play.must(play.forts() < BUILDINGS, || Breach::NoneLeft { port })?;
    play.rule(play.can_fortify(seat, ix), || Breach::NoFortHere { port, why: Missing::Goods });
    play.emit(Event::FortBuilt { seat, port });
    Ok(())
}

pub(super) fn build_basilica(play: &mut Play, seat: Seat, port: PortId) -> Decided {
    let ix = builds(play, seat, port)?;
    play.must(!play.ports[ix.index()].basilica, || Breach::NoBasilicaHere { port, why: Missing::Second })?;
    play.must(play.basilicas() < BUILDINGS, || Breach::NoneLeft { port })?;
    play.rule(play.can_bless(seat, ix), || Breach::NoBasilicaHere { port, why: Missing::Goods });
    play.emit(Event::BasilicaBuilt { seat, port });
    Ok(())
}

fn builds(play: &mut Play, seat: Seat, port: PortId) -> Result<PortIx, Impossible<Breach>> {
    let go = super::activation(play, seat)?;
    let ix = known_port(play, port)?;
    play.must(play.purses[seat.index()] >= 2, || Breach::CannotPay { seat, price: 2 })?;
    invests(play, Occasion::Investment(go));
    Ok(ix)
}
