//! Contents of the box (section 0), and the figures of the reference page.

use kernel::{BoxPiece, Figures, Kit, Rules};

use crate::board::check::LIMITS;
use crate::board::shipped;
use crate::chapters::doge::SCORINGS;
use crate::chapters::fight::FORT_DICE;
use crate::chapters::start::CLOSED;
use crate::state::Serenissima;
use crate::words::{
    BASILICA_PAYS, BUILDING_PRICE, BUILDINGS, DICE, DogeCard, Ducats, GALLEYS, Good, LOAD_PRICE, MOST_GALLEYS,
    SAILOR_PRICE, SAILORS, SPACES, SPICE_BONUS, START_DUCATS, START_SAILORS, WINE_PAYS,
};

pub(crate) const KIT: Kit = Kit { pieces, figures };

/// Returns a table with the default options for a number of players.
fn table(seats: usize) -> Option<Serenissima> {
    Serenissima::start(&Serenissima::default_setup(seats), seats).ok()
}

fn pieces(seats: usize) -> Vec<BoxPiece> {
    let Some(table) = table(seats) else { return vec![] };
    let goods = Good::ALL.map(|good| BoxPiece::all(format!("good:{good}"), good.in_the_box()));
    let board = shipped();
    let mut all = vec![
        BoxPiece::all("board", 1_u16).assumed(),
        BoxPiece::all("galley", GALLEYS as u16).needing(table.highest_galley()),
        BoxPiece::all("sailor", SAILORS).needing(table.sailors_each()).each(),
        BoxPiece::all("mark", MOST_GALLEYS).each(),
    ];
    all.extend(goods);
    all.extend([
        BoxPiece::all("card", board.board().ports.len() as u16),
        BoxPiece::all("closed", CLOSED.len() as u16)
            .needing(if table.closes_ports() { CLOSED.len() as u16 } else { 0 })
            .assumed(),
        BoxPiece::all("fort", BUILDINGS),
        BoxPiece::all("basilica", BUILDINGS),
        BoxPiece::all("die", DICE),
        BoxPiece::all("doge", board.tables().deck().total() as u16),
        BoxPiece::all("white", 1_u16),
        BoxPiece::all("black", 1_u16),
        BoxPiece::some("ducat"),
    ]);
    all
}

fn figures(seats: usize) -> Figures {
    let Some(table) = table(seats) else { return vec![] };
    let tables = table.board.tables();
    let scoring = tables.scoring_spaces(table.players());
    // The board numbers its spaces from 1.
    let space = |nth: usize| scoring.get(nth).map_or(0, |space| u32::from(*space) + 1);
    let deck = tables.deck();
    let values = LIMITS.values;
    let ducats = |sum: Ducats| u32::from(sum);
    vec![
        ("ducats", ducats(START_DUCATS)),
        ("sailors", table.sailors_each().into()),
        ("start_sailors", START_SAILORS.into()),
        ("start_galleys", u32::from(table.picks() / table.players())),
        ("galleys", table.highest_galley().into()),
        ("most_galleys", MOST_GALLEYS.into()),
        ("spaces", SPACES.into()),
        ("most_goods", u32::from(SPACES) - 1),
        ("sailor_price", ducats(SAILOR_PRICE)),
        ("building_price", ducats(BUILDING_PRICE)),
        ("buildings", BUILDINGS.into()),
        ("load_price", ducats(LOAD_PRICE)),
        ("least_value", (*values.start()).into()),
        ("most_value", (*values.end()).into()),
        ("spice", ducats(SPICE_BONUS)),
        ("basilica", ducats(BASILICA_PAYS)),
        ("full", tables.payout(SPACES, SPACES).into()),
        ("wine", ducats(WINE_PAYS)),
        ("fort_dice", FORT_DICE.into()),
        ("one", DogeCard::One.steps().into()),
        ("two", DogeCard::Two.steps().into()),
        ("cards", deck.total()),
        ("start", u32::from(tables.start_space(table.players())) + 1),
        ("first_scoring", space(0)),
        ("second_scoring", space(1)),
        ("third_scoring", space(2)),
        ("scorings", SCORINGS.into()),
    ]
}
