//! Standings as a spreadsheet: CSV as in RFC 4180, a line for each player (`T-32`).

use crate::points::thousandths;
use crate::{Player, Points, Standing, Tournament};

/// Excel takes a file for UTF-8 only if this stands first.
const MARK: &str = "\u{feff}";

/// What a spreadsheet would take for the beginning of a formula, wide forms included.
const FORMULA: [char; 11] = ['=', '+', '-', '@', '\t', '\r', '\n', '＝', '＋', '－', '＠'];

const COLUMNS: [&str; 9] = ["place", "player", "points", "wins", "opponents", "direct", "tables", "byes", "left"];

/// The standings of a tournament, and how they came about, as CSV.
///
/// # Errors
/// None that writing to memory could have.
pub fn sheet(tournament: &Tournament, name_of: impl Fn(Player) -> String) -> csv::Result<String> {
    let mut out = csv::WriterBuilder::new().terminator(csv::Terminator::CRLF).from_writer(MARK.as_bytes().to_vec());
    let rounds = 1..=tournament.rounds().len();
    let of_rounds = rounds.flat_map(|round| ["table", "place", "points"].map(|what| format!("round_{round}_{what}")));
    out.write_record(COLUMNS.map(str::to_owned).into_iter().chain(of_rounds))?;
    for standing in tournament.standings() {
        let rounds = (0..tournament.rounds().len()).flat_map(|round| played(tournament, round, standing.player));
        out.write_record(stands(&standing, &name_of(standing.player)).into_iter().chain(rounds))?;
    }
    let bytes = out.into_inner().map_err(|error| error.into_error())?;
    String::from_utf8(bytes).map_err(|error| std::io::Error::other(error).into())
}

fn stands(standing: &Standing, name: &str) -> [String; COLUMNS.len()] {
    [
        standing.place.to_string(),
        text(name),
        standing.points.to_string(),
        Points(standing.wins).to_string(),
        thousandths(u64::from(standing.opponents)),
        standing.direct.to_string(),
        standing.played.to_string(),
        standing.byes.to_string(),
        u8::from(standing.left).to_string(),
    ]
}

/// A player's table, place and points in a round: without a place for a bye, and nothing at all if missed.
fn played(tournament: &Tournament, round: usize, player: Player) -> [String; 3] {
    let Some(drawn) = tournament.rounds().get(round) else { return Default::default() };
    if drawn.byes.contains(&player) {
        return [String::new(), String::new(), tournament.settings().bye().to_string()];
    }
    let tables = drawn.tables.iter().enumerate();
    let Some((at, table)) = tables.into_iter().find(|(_, table)| table.seats.contains(&player)) else {
        return Default::default();
    };
    let scored = table.scored(&tournament.settings().scale).find(|(scored, ..)| *scored == player);
    let (place, points) = scored.map_or((None, None), |(_, place, points)| (place, Some(points)));
    let place = place.map_or_else(String::new, |place| place.to_string());
    [(at + 1).to_string(), place, points.map_or_else(String::new, |points| points.to_string())]
}

/// What somebody typed, as nothing but text.
fn text(typed: &str) -> String {
    if typed.starts_with(FORMULA) { format!("'{typed}") } else { typed.to_owned() }
}
