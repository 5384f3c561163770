//! Section 2: the wheel, and what ends an activation.

use kernel::Seat;
use sea_board::goods;

use crate::Play;
use crate::event::Event;
use crate::words::Galley;

/// A new turn at the wheel's start (`DOGE-4`).
pub(super) fn begin_turn(play: &mut Play) {
    let turn = play.turn.saturating_add(1);
    play.emit(Event::TurnBegan { turn });
    next(play);
}

/// The black pawn continues to the lowest occupied number ahead (`WHEEL-1`, `WHEEL-3`, `WHEEL-4`),
/// or to the Doge space (`WHEEL-2`).
pub(super) fn next(play: &mut Play) {
    go_from(play, play.black.saturating_add(1));
}

/// The black pawn goes to the lowest occupied number from this one on.
pub(super) fn go_from(play: &mut Play, number: u8) {
    let ahead = play.fleet().find(|(galley, ..)| galley.0 >= number).map(|(galley, seat, _)| (galley, seat));
    match ahead {
        Some((galley, seat)) => play.emit(Event::Activated { seat, galley }),
        None => play.emit(Event::WheelDone),
    }
}

/// The active galley is done, afloat or not.
pub(super) fn end_activation(play: &mut Play, seat: Seat, galley: Galley) {
    play.emit(Event::ActivationEnded { seat, galley });
    next(play);
}

/// A galley sinks (`LOAD-5`, `FIGHT-5`): its sailors go to the reserve, its goods to the bank or,
/// `adrift`, before the winner.
pub(super) fn sink(play: &mut Play, galley: Galley, adrift: bool) {
    let state = *play.galley(galley);
    if let Some(seat) = state.owner {
        play.emit(Event::Sunk { seat, galley, sailors: state.sailors, goods: goods::listed(&state.goods), adrift });
    }
}
