//! Contents of the box (section 0), and the figures of the reference page.

use kernel::{BoxPiece, Figures, Kit, Rules};

use crate::chapters::buy::{CEILING, MONOPOLY_CEILING};
use crate::chapters::end::{FULL, OWN_TOWN, PER_POINT};
use crate::chapters::round::INCOME;
use crate::chapters::sell::{NEW_MARKET, pays_for};
use crate::odds::{DIVISOR, FORTRESS_DIVISOR};
use crate::setup::{START_DUCATS, START_GALLEYS};
use crate::state::Serenissima1996;
use crate::words::{
    BUILDING_PRICE, COIN, FORTRESSES, GALLEYS, GOODS_EACH, Good, MONEY, PIECE_PRICE, SPACES, START_SAILORS,
};

pub(crate) const KIT: Kit = Kit { pieces, figures };

/// Returns a table with the default options for a number of players.
fn table(seats: usize) -> Option<Serenissima1996> {
    Serenissima1996::start(&Serenissima1996::default_setup(seats), seats).ok()
}

fn pieces(seats: usize) -> Vec<BoxPiece> {
    let Some(table) = table(seats) else { return vec![] };
    let mut all = vec![
        BoxPiece::all("board", 1_u16).assumed(),
        BoxPiece::all("galley", GALLEYS as u16),
        BoxPiece::all("sailor", table.options.sailors()),
        BoxPiece::all("fortress", FORTRESSES),
    ];
    all.extend(Good::ALL.map(|good| BoxPiece::all(format!("good:{good}"), GOODS_EACH)));
    all.extend(MONEY.map(|(ducats, notes)| BoxPiece::all(format!("money:{ducats}"), notes)));
    all.extend([BoxPiece::all("die", 1_u16), BoxPiece::all("marker", 1_u16).assumed()]);
    all
}

fn figures(seats: usize) -> Figures {
    let Some(table) = table(seats) else { return vec![] };
    vec![
        ("rounds", table.rounds().into()),
        ("ducats", START_DUCATS),
        ("sailors", START_SAILORS.into()),
        ("galleys", START_GALLEYS.into()),
        ("most_aboard", u32::from(SPACES)),
        ("coin", COIN),
        ("piece_price", PIECE_PRICE),
        ("ceiling", CEILING),
        ("monopoly", MONOPOLY_CEILING),
        ("building_price", BUILDING_PRICE),
        ("divisor", DIVISOR.into()),
        ("fortress_divisor", FORTRESS_DIVISOR.into()),
        ("pays", pays_for(1)),
        ("market", NEW_MARKET[0]),
        ("town_market", NEW_MARKET[1]),
        ("income", INCOME),
        ("own_town", OWN_TOWN.into()),
        ("per_point", PER_POINT),
        ("small", FULL[0].into()),
        ("medium", FULL[1].into()),
        ("major", FULL[2].into()),
    ]
}
