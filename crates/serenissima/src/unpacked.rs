//! The initial state, before set-up.

use arrayvec::ArrayVec;
use kernel::Seat;

use crate::board::{InPlay, MOST_PORTS};
use crate::state::{GalleyState, MOST_SEATS, Phase, PortState, Serenissima};
use crate::words::{Colour, GALLEYS, Good, Options, START_DUCATS};

/// Returns the initial state: each player has the first ducats and all sailors in reserve (`SETUP-2`, `SETUP-3`).
pub(crate) fn blank(
    board: InPlay,
    colours: ArrayVec<Colour, MOST_SEATS>,
    options: Options,
    phase: Phase,
) -> Serenissima {
    let players = colours.len() as u8;
    let (white, deck) = (board.tables().start_space(players), board.tables().deck());
    let mut state = Serenissima {
        board,
        options,
        colours,
        first: Seat(0),
        purses: [0; MOST_SEATS],
        reserve: [0; MOST_SEATS],
        ports: [PortState::default(); MOST_PORTS],
        galleys: [GalleyState::IN_THE_BOX; GALLEYS],
        bank: Good::ALL.map(Good::in_the_box),
        white,
        black: 0,
        turn: u16::from(phase == Phase::Preparing),
        deck,
        scorings: 0,
        phase,
    };
    for seat in state.all_seats() {
        state.purses[seat.index()] = START_DUCATS;
        state.reserve[seat.index()] = state.sailors_each();
    }
    state
}
