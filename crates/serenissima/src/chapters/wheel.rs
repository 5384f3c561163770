//! Section 2: the wheel, and the end of an activation.

use kernel::Seat;
use sea_board::goods;

use crate::Play;
use crate::event::Event;
use crate::words::Galley;

/// Begins a new turn at the wheel's start (`DOGE-4`).
pub(super) fn begin_turn(play: &mut Play) {
    let turn = play.turn.saturating_add(1);
    play.emit(Event::TurnBegan { turn });
    next(play);
}

/// Moves the black pawn to the lowest occupied number ahead (`WHEEL-1`, `WHEEL-3`, `WHEEL-4`), or to the Doge space
/// (`WHEEL-2`).
pub(super) fn next(play: &mut Play) {
    go_from(play, play.black.saturating_add(1));
}

/// Moves the black pawn to the lowest occupied number from `number` on.
pub(super) fn go_from(play: &mut Play, number: u8) {
    let ahead = play.fleet().find(|(galley, ..)| galley.0 >= number).map(|(galley, seat, _)| (galley, seat));
    match ahead {
        Some((galley, seat)) => play.emit(Event::Activated { seat, galley }),
        None => play.emit(Event::WheelDone),
    }
}

/// Ends the activation, whether the galley is afloat or sunk.
pub(super) fn end_activation(play: &mut Play, seat: Seat, galley: Galley) {
    play.emit(Event::ActivationEnded { seat, galley });
    next(play);
}

/// Sinks a galley (`LOAD-5`, `FIGHT-5`). Its sailors return to the reserve. Its goods return to the bank; if
/// `adrift`, the winner may take them first.
pub(super) fn sink(play: &mut Play, galley: Galley, adrift: bool) {
    let state = *play.galley(galley);
    if let Some(seat) = state.owner {
        play.emit(Event::Sunk { seat, galley, sailors: state.sailors, goods: goods::listed(&state.goods), adrift });
    }
}
