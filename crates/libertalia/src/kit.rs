//! Contents of the box (section 0), and the figures of the reference page.

use kernel::{BoxPiece, Figures, Kit};

use crate::state::{DAYS, RAIDS, SEATS, START_DOUBLOONS, ranks_in};
use crate::{Rank, Token, Tokens};

pub(crate) const KIT: Kit = Kit { pieces, figures };

fn pieces(seats: usize) -> Vec<BoxPiece> {
    let mut all = vec![
        BoxPiece::all("board", 1_u16).assumed(),
        BoxPiece::all("den", SEATS as u16).needing(seats as u16).assumed(),
        BoxPiece::all("character", Rank::LAST).each(),
    ];
    all.extend(Token::ALL.map(|token| BoxPiece::all(format!("token:{token:?}"), Tokens::BOX.of(token))));
    all.extend([
        BoxPiece::all("bag", 1_u16).assumed(),
        BoxPiece::all("marker", SEATS as u16).needing(seats as u16).assumed(),
        BoxPiece::some("doubloon"),
    ]);
    all
}

fn figures(seats: usize) -> Figures {
    let worth = |token: Token, count: u8| u32::from(Tokens::some(token, count).worth().unsigned_abs());
    vec![
        ("raids", RAIDS.into()),
        ("days", DAYS as u32),
        ("doubloons", START_DOUBLOONS.into()),
        ("tokens", seats as u32),
        ("first_ranks", ranks_in(1).into()),
        ("later_ranks", ranks_in(2).into()),
        ("chest", worth(Token::Chest, 1)),
        ("jewel", worth(Token::Jewel, 1)),
        ("goods", worth(Token::Goods, 1)),
        ("relic", worth(Token::Relic, 1)),
        ("maps", Tokens::SET_OF_MAPS.into()),
        ("map_set", worth(Token::Map, Tokens::SET_OF_MAPS)),
    ]
}
