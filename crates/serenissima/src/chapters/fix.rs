//! Section 11: corrections by hand, within the limits of the box.

use kernel::{Board as _, Flaw, Seat};
use sea_board::{goods, swapped};

use crate::board::{Board, Chart};
use crate::chapters::{known_port, settle};
use crate::event::Event;
use crate::rules::Breach;
use crate::sound::MOST_TURNS;
use crate::state::{GalleyState, MOST_SEATS, Phase, Serenissima};
use crate::words::{GALLEYS, MOST_DUCATS};
use crate::{Decided, Fix, Play};

/// Sets a tracked value (`FIX-1`). The audit defines the limits of the box.
pub(super) fn correct(play: &mut Play, fix: &Fix) -> Decided {
    possible(play, fix)?;
    let before = (**play).clone();
    play.emit(Event::Corrected { fix: Box::new(fix.clone()) });
    let flaws = play.flaws();
    let flaw = || flaws.first().map_or("", |flaw| flaw.flaw).to_owned();
    play.must(flaws.is_empty(), || match fix {
        Fix::Board { .. } | Fix::Printed { .. } => Breach::FaultyBoard { flaw: flaw() },
        _ => Breach::CannotCorrect { flaw: flaw() },
    })?;
    settle::settle(play, fix, &before)
}

/// Finds faults that the resulting state would not show.
fn possible(play: &Play, fix: &Fix) -> Decided {
    let refuse = |flaw: &str| Breach::CannotCorrect { flaw: flaw.to_owned() };
    let is_seat = |seat: &Seat| seat.0 < play.players();
    match fix {
        Fix::Purse { seat, ducats } => {
            play.must(is_seat(seat) && ducats.is_some_and(|ducats| ducats <= MOST_DUCATS), || refuse("audit-purse"))
        }
        Fix::Galley { galley, seat, zone, sailors, goods } => {
            let zone = play.board.zone(*zone).is_some();
            let crew = seat.is_none() || ((1..=5).contains(sailors) && goods.len() <= 4 && zone);
            let fine = galley.index(GALLEYS).is_some() && seat.is_none_or(|seat| is_seat(&seat)) && crew;
            play.must(fine, || refuse("audit-galley"))
        }
        Fix::Port { port, seat, sailors } => {
            let slots = play.board.facts(known_port(play, *port)?).slots;
            let garrison = seat.is_none() || (1..=slots).contains(sailors);
            play.must(seat.is_none_or(|seat| is_seat(&seat)) && garrison, || refuse("audit-port"))
        }
        Fix::Warehouse { port, slots } => {
            let fits = slots.len() == usize::from(play.board.facts(known_port(play, *port)?).slots);
            play.must(fits, || refuse("audit-port"))
        }
        Fix::Buildings { port, .. } | Fix::Closed { port, .. } => known_port(play, *port).map(drop),
        Fix::WhitePawn { space } => play.must(*space < play.board.board().track.spaces.value, || refuse("audit-track")),
        Fix::BlackPawn { number } => {
            let over = matches!(play.phase, Phase::Over { .. });
            play.must(*number <= 15 && !over, || refuse("audit-wheel"))
        }
        Fix::DogeDeck { left } => {
            let deck = play.board.tables().deck();
            let sub = crate::words::DogeCard::ALL.iter().all(|&card| left.of(card) <= deck.of(card));
            play.must(sub, || refuse("audit-deck"))
        }
        Fix::Turn { turn } => play.must((1..=MOST_TURNS).contains(turn), || refuse("audit-track")),
        Fix::Scorings { done } => play.must(*done <= 2, || refuse("audit-track")),
        Fix::First { seat } | Fix::Colour { seat, .. } => play.must(is_seat(seat), || refuse("audit-purse")),
        Fix::Options { .. } => Ok(()),
        Fix::Board { board } => fits(play, play.board.gives_way_to(board)),
        Fix::Printed { printed } => fits(play, play.board.corrected(printed).map(drop)),
    }
}

/// Checks that a new board is sound and has the shape of the board in play.
fn fits(play: &Play, board: Result<(), Flaw>) -> Decided {
    play.must(board.is_ok(), || Breach::FaultyBoard { flaw: board.map_or_else(|flaw| flaw.flaw, |()| "").to_owned() })
}

/// Puts the corrected value into the state. Pieces move between the board and the reserve or bank.
pub(crate) fn set(state: &mut Serenissima, fix: &Fix) {
    match fix {
        Fix::Purse { seat, ducats } => {
            if let (Some(ducats), Some(purse)) = (ducats, state.purses.get_mut(seat.index())) {
                *purse = *ducats;
            }
        }
        Fix::Galley { galley, seat, zone, sailors, goods } => {
            let Some(index) = galley.index(GALLEYS) else { return };
            state.galleys[index] = match (seat, state.board.zone(*zone)) {
                (Some(_), Some(zone)) => {
                    GalleyState { owner: *seat, zone, sailors: *sailors, goods: goods::counted(goods) }
                }
                _ => GalleyState::IN_THE_BOX,
            };
        }
        Fix::Port { port, seat, sailors } => {
            if let Some(port) = state.board.port(*port) {
                let port = &mut state.ports[port.index()];
                (port.owner, port.sailors) = (*seat, if seat.is_some() { *sailors } else { 0 });
            }
        }
        Fix::Warehouse { port, slots } => {
            if let Some(port) = state.board.port(*port) {
                let port = &mut state.ports[port.index()];
                port.slots = [None; 5];
                for (place, good) in port.slots.iter_mut().zip(slots) {
                    *place = *good;
                }
            }
        }
        Fix::Buildings { port, fort, basilica } => {
            if let Some(port) = state.board.port(*port) {
                let port = &mut state.ports[port.index()];
                (port.fort, port.basilica) = (*fort, *basilica);
            }
        }
        Fix::Closed { port, closed } => {
            if let Some(port) = state.board.port(*port) {
                state.ports[port.index()].closed = *closed;
            }
        }
        Fix::WhitePawn { space } => state.white = *space,
        Fix::BlackPawn { number } => state.black = *number,
        Fix::DogeDeck { left } => state.deck = *left,
        Fix::Turn { turn } => state.turn = *turn,
        Fix::Scorings { done } => state.scorings = *done,
        Fix::First { seat } => state.first = *seat,
        Fix::Colour { seat, colour } => state.colours = swapped(&state.colours, *seat, *colour),
        Fix::Options { options } => state.options = *options,
        Fix::Board { board } => lay(state, (**board).clone()),
        Fix::Printed { printed } => {
            let mut board = state.board.board().clone();
            if board.edit(printed).is_ok() {
                lay(state, board);
            }
        }
    }
    state.recount();
}

fn lay(state: &mut Serenissima, board: Board) {
    if let Ok(chart) = Chart::new(board) {
        state.lay_on(chart);
    }
}

impl Serenissima {
    /// Recounts reserve and bank: they hold every piece that is nowhere else. Saturates at 0; the audit then reports
    /// too many pieces elsewhere.
    pub(crate) fn recount(&mut self) {
        for seat in (0..MOST_SEATS as u8).map(Seat) {
            let out = self.sailors_out(seat);
            let all = if seat.0 < self.players() { u16::from(self.sailors_each()) } else { 0 };
            self.reserve[seat.index()] = all.saturating_sub(out) as u8;
        }
        for good in crate::words::Good::ALL {
            let out = self.cubes_out(good);
            self.bank[good.index()] = u16::from(good.in_the_box()).saturating_sub(out) as u8;
        }
    }
}
