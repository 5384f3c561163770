//! Contents of the box (section 0), and the figures of the reference page.

use kernel::{BoxPiece, Figures, Kit};

use crate::state::{HAND, SEATS};
use crate::track::{EDGE, MANSION};
use crate::{Board, Card, Pawn, Twilight};

pub(crate) const KIT: Kit = Kit { pieces, figures };

fn pieces(_seats: usize) -> Vec<BoxPiece> {
    let mut all = vec![BoxPiece::all("board", 1_u16), BoxPiece::all("aid", 2_u16)];
    all.extend(Pawn::ALL.map(|pawn| BoxPiece::all(format!("pawn:{pawn}"), 1_u16)));
    all.extend(Card::ALL.map(|card| BoxPiece::all(format!("card:{card}"), card.copies())));
    all
}

fn figures(_seats: usize) -> Figures {
    let cell = |cell: i8| u32::from(cell.unsigned_abs());
    let rounds = Twilight::new(Default::default()).results.capacity() as u32;
    let guards = cell(Board::first(SEATS[0]).at(Pawn::UpperGuard));
    vec![
        ("hand", HAND.into()),
        ("edge", cell(EDGE)),
        ("mansion", cell(MANSION)),
        ("guards", guards),
        ("rounds", rounds),
    ]
}
