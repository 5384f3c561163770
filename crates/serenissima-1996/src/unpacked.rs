//! The initial state, before set-up.

use arrayvec::ArrayVec;

use crate::board::{InPlay, MOST_PORTS};
use crate::state::{GalleyState, MOST_SEATS, Phase, PortState, Serenissima1996};
use crate::words::{GALLEYS, GOODS_EACH, Good, Nation, Options};

/// Returns the initial state: all pieces are in the box, and every purse is empty.
pub(crate) fn blank(
    board: InPlay,
    nations: ArrayVec<Nation, MOST_SEATS>,
    options: Options,
    phase: Phase,
) -> Serenissima1996 {
    Serenissima1996 {
        board,
        options,
        nations,
        round: 0,
        purses: [0; MOST_SEATS],
        gone: [false; MOST_SEATS],
        order: ArrayVec::new(),
        ports: [PortState::default(); MOST_PORTS],
        galleys: [GalleyState::IN_THE_BOX; GALLEYS],
        goods: Good::ALL.map(|_| GOODS_EACH),
        sailors: options.sailors(),
        paid: [false; MOST_SEATS],
        denied: [false; Good::ALL.len()],
        phase,
    }
}
