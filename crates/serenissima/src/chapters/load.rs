//! Section 3a: load.

use kernel::{Impossible, Seat};

use crate::board::ZoneIx;
use crate::chapters::{activation, acts, doge, in_play, known_port, left_empty, left_port, no_piece, wheel};
use crate::event::Event;
use crate::rules::{Breach, Closure, Piece, Step};
use crate::state::{Go, Phase, Serenissima, Stage};
use crate::words::{Cubes, Ducats, Galley, Good, Place, SPACES};
use crate::{Decided, Play};

impl Serenissima {
    /// The zone of a place that exists.
    pub(crate) fn zone_of(&self, place: Place) -> Option<ZoneIx> {
        match place {
            Place::Galley(galley) => Some(self.galley(galley).zone),
            Place::Port(port) => Some(self.board.facts(self.board.port(port)?).zone),
        }
    }

    /// What loading one cube costs, and which player is paid (`LOAD-6`).
    pub(crate) fn load_price(&self, go: &Go, seat: Seat, zone: ZoneIx) -> (Ducats, Option<Seat>) {
        match self.board.port_of(zone).and_then(|port| self.ports[port.index()].owner) {
            Some(owner) if owner == seat => (u16::from(go.free_taken), None),
            owner => (1, owner),
        }
    }
}

/// There are sailors of this seat here, and there is such a place at all.
fn own_sailors(play: &Play, seat: Seat, place: Place) -> Decided {
    let sailors = match place {
        Place::Galley(galley) => {
            in_play(play, galley)?;
            let state = play.galley(galley);
            if state.owner == Some(seat) { state.sailors } else { 0 }
        }
        Place::Port(port) => {
            let state = &play.ports[known_port(play, port)?.index()];
            if state.owner == Some(seat) { state.sailors } else { 0 }
        }
    };
    play.must(sailors > 0, || no_piece(Piece::Sailors { place }))
}

/// A sailor of this seat fits here: no sailors of another colour, and room.
pub(super) fn room_for_sailor(play: &Play, seat: Seat, place: Place) -> Decided {
    match place {
        Place::Galley(galley) => {
            in_play(play, galley)?;
            let state = play.galley(galley);
            play.must(state.owner == Some(seat), || no_piece(Piece::Sailors { place }))?;
            play.must(state.free_spaces() > 0, || Breach::GalleyFull { galley })
        }
        Place::Port(port) => {
            let ix = known_port(play, port)?;
            let state = &play.ports[ix.index()];
            play.must(state.owner.is_none_or(|owner| owner == seat), || no_piece(Piece::Sailors { place }))?;
            play.must(state.sailors < play.board.facts(ix).slots, || Breach::PortFull { port })
        }
    }
}

pub(super) fn move_sailor(play: &mut Play, seat: Seat, from: Place, to: Place) -> Decided {
    let purchases = match &play.phase {
        Phase::Purchases { queue, bought, .. } if queue.first() == Some(&seat) => Some(*bought),
        _ => None,
    };
    let go = if purchases.is_none() { Some(activation(play, seat)?) } else { None };
    play.must(from != to, || no_piece(Piece::Sailors { place: to }))?;
    own_sailors(play, seat, from)?;
    room_for_sailor(play, seat, to)?;
    match (&go, purchases) {
        (Some(go), _) if !go.invested => transfers(play, seat, go, from, to)?,
        (Some(go), _) => {
            let bought = go.bought.filter(|bought| to == Place::Galley(*bought));
            play.rule(bought.is_some(), || Breach::ActOrInvest { invested: true });
            crew_the_bought(play, bought, from, to);
        }
        (None, bought) => {
            let galley = if let Place::Galley(galley) = to { Some(galley) } else { None };
            let new = galley.filter(|galley| bought.unwrap_or(0) & (1 << galley.0) != 0);
            play.rule(new.is_some(), || Breach::TwoAreEnough { galley });
            crew_the_bought(play, new, from, to);
        }
    }
    let mut port_left = None;
    if let Place::Port(port) = from {
        let ix = known_port(play, port)?;
        play.rule(play.ports[ix.index()].sailors > 1, || Breach::LastSailor { port });
        port_left = Some(ix);
    }
    play.emit(Event::SailorMoved { seat, from, to });
    if let Some(port) = port_left {
        left_port(play, port);
    }
    if let Place::Galley(galley) = from
        && left_empty(play, galley)
        && go.is_some_and(|go| go.galley == galley)
    {
        wheel::end_activation(play, seat, galley);
    }
    doge::pass_over(play);
    Ok(())
}

/// In the load step sailors move between the active galley and own places in its zone (`LOAD-2`).
fn transfers(play: &mut Play, seat: Seat, go: &Go, from: Place, to: Place) -> Decided {
    acts(play, go, Step::Load);
    let active = Place::Galley(go.galley);
    let here = play.galley(go.galley).zone;
    let beside = play.zone_of(from) == Some(here) && play.zone_of(to) == Some(here);
    let own_port = |place| !matches!(place, Place::Port(port) if play.board.port(port).is_none_or(|ix| play.ports[ix.index()].owner != Some(seat)));
    let fine = (from == active || to == active) && beside && own_port(from) && own_port(to);
    play.rule(fine, || Breach::NotBetween { from, to });
    // Held only where the table has waived that before.
    for place in [from, to] {
        if let Place::Port(port) = place {
            let closed = play.ports[known_port(play, port)?.index()].closed;
            play.rule(!closed, || Breach::Closed { why: Closure::Port { port } });
        }
    }
    Ok(())
}

/// While something is bought, sailors move only to a galley bought with it, from its port or zone
/// (`INV-4`).
fn crew_the_bought(play: &mut Play, bought: Option<Galley>, from: Place, to: Place) {
    if let Some(galley) = bought {
        let beside = play.zone_of(from) == play.zone_of(to);
        play.rule(beside, || Breach::CrewFromElsewhere { galley });
    }
}

pub(super) fn move_good(play: &mut Play, seat: Seat, good: Good, from: Galley, to: Galley) -> Decided {
    let go = activation(play, seat)?;
    in_play(play, from)?;
    in_play(play, to)?;
    play.must(play.galley(from).goods[good.index()] > 0, || no_piece(Piece::Cube { galley: from, good }))?;
    play.must(from != to && play.galley(to).free_spaces() > 0, || Breach::GalleyFull { galley: to })?;
    acts(play, &go, Step::Load);
    let here = play.galley(go.galley).zone;
    let beside = play.galley(from).zone == here && play.galley(to).zone == here;
    let fine = (from == go.galley || to == go.galley) && beside;
    play.rule(fine, || Breach::NotAlongside { from, to });
    for galley in [from, to] {
        play.rule(play.galley(galley).owner == Some(seat), || Breach::NoGifts { galley });
    }
    play.emit(Event::GoodMoved { good, from, to });
    Ok(())
}

pub(super) fn load(play: &mut Play, seat: Seat, good: Good) -> Decided {
    let go = activation(play, seat)?;
    let galley = go.galley;
    let zone = play.galley(galley).zone;
    let (paid, to) = play.load_price(&go, seat, zone);
    acts(play, &go, Step::Load);
    match play.board.port_of(zone) {
        None => {
            let zone = play.board.zone_id(zone);
            play.rule(false, || Breach::NoPortHere { zone });
        }
        Some(port) => {
            let (facts, closed) = (*play.board.facts(port), play.ports[port.index()].closed);
            let zone = play.board.zone_id(zone);
            play.rule(!closed, || Breach::NoPortHere { zone });
            play.rule(!closed, || Breach::Closed { why: Closure::Port { port: facts.id } });
            play.rule(facts.good == good, || Breach::NotProduced { port: facts.id, good });
        }
    }
    play.must(play.bank[good.index()] > 0, || Breach::BankEmpty { good })?;
    play.must(play.galley(galley).free_spaces() > 0, || Breach::GalleyFull { galley })?;
    play.must(play.purses[seat.index()] >= paid, || Breach::CannotPay { seat, price: paid })?;
    play.emit(Event::Loaded { seat, galley, good, paid, to });
    Ok(())
}

/// Jettisoned by the active galley at any time of its activation (`LOAD-8`), and by the winner of a
/// battle to make room for loot (`FIGHT-6`).
pub(super) fn jettison(play: &mut Play, seat: Seat, galley: Galley, good: Good) -> Decided {
    let (may, invested) = match &play.phase {
        Phase::Activation { go } if play.galley(go.galley).owner == Some(seat) => (go.galley, go.invested),
        Phase::Battle { stage: Stage::Loot { winner, .. }, .. } if play.galley(*winner).owner == Some(seat) => {
            (*winner, false)
        }
        Phase::Battle { go, stage: Stage::Decide | Stage::Landing, .. }
            if play.galley(go.galley).owner == Some(seat) =>
        {
            (go.galley, false)
        }
        _ => return Err(Impossible::NotAsked),
    };
    in_play(play, galley)?;
    play.must(play.galley(galley).goods[good.index()] > 0, || no_piece(Piece::Cube { galley, good }))?;
    play.rule(!invested, || Breach::ActOrInvest { invested: true });
    play.rule(galley == may, || Breach::NotActivated { galley });
    play.emit(Event::Jettisoned { galley, good });
    Ok(())
}

/// A galley is sunk on purpose (`LOAD-5`).
pub(super) fn scuttle(play: &mut Play, seat: Seat, galley: Galley) -> Decided {
    let go = activation(play, seat)?;
    in_play(play, galley)?;
    acts(play, &go, Step::Load);
    let state = play.galley(galley);
    let fine = state.owner == Some(seat) && state.zone == play.galley(go.galley).zone;
    play.rule(fine, || Breach::CannotScuttle { galley });
    wheel::sink(play, galley, false);
    if galley == go.galley {
        wheel::end_activation(play, seat, galley);
    }
    Ok(())
}

/// Cubes by kind as a list, one by one: as many as a galley holds.
pub(crate) fn listed(cubes: &[u8; 6]) -> Cubes {
    let of = |good: Good| std::iter::repeat_n(good, usize::from(cubes[good.index()]));
    Good::ALL.into_iter().flat_map(of).take(usize::from(SPACES)).collect()
}
