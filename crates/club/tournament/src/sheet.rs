//! Standings as a spreadsheet: CSV as in RFC 4180, one line for each player (`T-32`).

use spreadsheet::Cell;

use crate::points::thousandths;
use crate::{Player, Points, Standing, Tournament};

const COLUMNS: [&str; 9] = ["place", "player", "points", "wins", "opponents", "direct", "tables", "byes", "left"];

/// Returns the standings of a tournament with all results, as CSV.
pub fn sheet(tournament: &Tournament, name_of: impl Fn(Player) -> String) -> String {
    let rounds = 1..=tournament.rounds().len();
    let of_rounds = rounds.flat_map(|round| ["table", "place", "points"].map(|what| format!("round_{round}_{what}")));
    let head = COLUMNS.map(str::to_owned).into_iter().chain(of_rounds).map(Cell::Plain).collect();
    let rows = tournament.standings().into_iter().map(|standing| {
        let rounds = (0..tournament.rounds().len()).flat_map(|round| played(tournament, round, standing.player));
        stands(&standing, &name_of(standing.player)).into_iter().chain(rounds.map(Cell::Plain)).collect()
    });
    spreadsheet::write(std::iter::once(head).chain(rows))
}

fn stands(standing: &Standing, name: &str) -> [Cell; COLUMNS.len()] {
    [
        Cell::plain(standing.place),
        Cell::text(name),
        Cell::plain(standing.points),
        Cell::plain(Points(standing.wins)),
        Cell::plain(thousandths(u64::from(standing.opponents))),
        Cell::plain(standing.direct),
        Cell::plain(standing.played),
        Cell::plain(standing.byes),
        Cell::plain(u8::from(standing.left)),
    ]
}

/// Returns a player's table, place and points in a round. A bye has no place; a missed round has nothing.
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
