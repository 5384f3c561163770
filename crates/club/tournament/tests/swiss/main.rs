//! Tests of docs/reference/tournament-rules.md: an example that names each rule, and properties of random
//! tournaments.
#![allow(clippy::expect_used, clippy::unwrap_used, reason = "a test that cannot be set up has failed")]

mod brute;
// The cross-crate tests use the same file, but this crate cannot depend on them.
#[path = "../../../../../tests/src/cases.rs"]
#[expect(clippy::disallowed_methods, reason = "the run says how many cases are checked, not the tournament")]
mod cases;
mod draws;
mod laws;
mod results;
mod standings;

use club_tournament::{First, Player, Scale, Settings, Sizes, Tournament};

const SEED: u32 = 11;

fn sizes(least: u8, wanted: u8, most: u8) -> Sizes {
    Sizes { least, wanted, most }
}

fn settings(sizes: Sizes, rounds: u8) -> Settings {
    Settings { sizes, rounds, scale: Scale::Even, bye: None, first: First::Lot }
}

/// Returns a tournament in which players 0 to `players` are present.
fn begun(settings: Settings, players: u32) -> Tournament {
    let mut tournament = Tournament::new(settings, SEED).expect("valid settings");
    (0..players).for_each(|player| tournament.enter(Player(player)));
    tournament
}

/// Draws and plays a round in which the players with lower numbers come out ahead.
fn play(tournament: &mut Tournament) {
    let round = tournament.rounds().len();
    let drawn = tournament.draw().expect("a round").clone();
    for (table, at) in drawn.tables.iter().enumerate() {
        let ahead = |one: &Player| at.seats.iter().filter(|other| *other < one).count();
        let places: Vec<_> = at.seats.iter().map(|player| Some(u8::try_from(ahead(player) + 1).unwrap())).collect();
        assert_eq!(tournament.report(round, table, Some(&places)), Ok(true));
    }
}

/// Returns the points of all players, by the player's number.
fn points(tournament: &Tournament) -> Vec<String> {
    let mut standings = tournament.standings();
    standings.sort_by_key(|standing| standing.player);
    standings.iter().map(|standing| standing.points.to_string()).collect()
}

/// Returns the seat of a player at a table of the first round.
fn seat(tournament: &Tournament, table: usize, player: u32) -> usize {
    tournament.rounds()[0].tables[table].seats.iter().position(|one| *one == Player(player)).unwrap()
}

/// Checks that every rule has a test that names it.
#[test]
fn every_rule_has_a_test() {
    let rules = include_str!("../../../../../docs/reference/tournament-rules.md");
    let tests =
        [include_str!("draws.rs"), include_str!("laws.rs"), include_str!("results.rs"), include_str!("standings.rs")];
    let ids: Vec<_> = rules.lines().filter_map(|line| line.strip_prefix("| T-")?.split(' ').next()).collect();
    assert_eq!(ids, (1..=32).map(|id| id.to_string()).collect::<Vec<_>>());
    for id in ids {
        assert!(tests.concat().contains(&format!("fn t{id}_")), "no test shows T-{id}");
    }
}
