//! Property tests over random tournaments.

use std::collections::BTreeSet;

use arbtest::arbitrary::{Result, Unstructured};
use club_tournament::{First, PlaceAt, Player, Points, Problem, Scale, Settings, Sizes, Tournament, sheet};

use super::brute;
use super::cases::check_cases;

/// Number of random tournaments for each property.
const CASES: u64 = 200;

/// Number of random tournaments that are compared with a search through all pairings.
const BRUTE_FORCE_CASES: u64 = 200;

fn some_settings(u: &mut Unstructured<'_>) -> Result<Settings> {
    let least = u.int_in_range(2..=6)?;
    let most = u.int_in_range(least..=6)?;
    let wanted = u.int_in_range(least..=most)?;
    let scale = *u.choose(&[0, 1, 2])?;
    let scale = match scale {
        0 => Scale::Even,
        1 => Scale::Steep,
        _ => Scale::Lists { lists: (least..=most).map(|size| (0..u16::from(size)).rev().collect()).collect() },
    };
    let first = *u.choose(&[First::Lot, First::List])?;
    Ok(Settings { sizes: Sizes { least, wanted, most }, rounds: u.int_in_range(1..=5)?, scale, bye: None, first })
}

/// Generates places for a number of seats, sometimes with ties and with one player who did not come.
fn some_places(u: &mut Unstructured<'_>, seats: usize) -> Result<Vec<PlaceAt>> {
    let mut places: Vec<PlaceAt> = vec![];
    for _ in 0..seats {
        places.push(Some(u.int_in_range(1..=u8::try_from(seats).unwrap_or(6))?));
    }
    if u.ratio(1, 8)? {
        places[0] = None;
    }
    Ok(places)
}

/// Plays a random tournament with at most this number of players, and calls `see` after each draw.
fn some_tournament(
    u: &mut Unstructured<'_>,
    most: u32,
    missing: bool,
    mut see: impl FnMut(&Tournament),
) -> Result<Tournament> {
    let mut tournament = Tournament::new(some_settings(u)?, u.arbitrary()?).expect("valid settings");
    (0..u.int_in_range(2..=most)?).for_each(|player| tournament.enter(Player(player)));
    for round in 0..usize::from(tournament.settings().rounds) {
        if u.ratio(1, 4)? {
            tournament.enter(Player(u.int_in_range(0..=most - 1)?));
        }
        if u.ratio(1, 4)? {
            let _ = tournament.leave(Player(u.int_in_range(0..=most - 1)?));
        }
        match tournament.draw() {
            Ok(_) => {}
            Err(Problem::TooFew { .. }) => break,
            Err(other) => panic!("{other}"),
        }
        see(&tournament);
        for table in 0..tournament.rounds()[round].tables.len() {
            let mut places = some_places(u, tournament.rounds()[round].tables[table].seats.len())?;
            if !missing {
                places.iter_mut().for_each(|place| *place = place.or(Some(1)));
            }
            tournament.report(round, table, Some(&places)).expect("places of its seats");
        }
    }
    Ok(tournament)
}

#[test]
fn present_players_have_one_seat_or_bye_within_table_sizes() {
    check_cases(CASES, |u| {
        some_tournament(u, 25, true, |tournament| {
            let round = tournament.rounds().last().expect("a drawn round");
            let seats = round.tables.iter().flat_map(|table| &table.seats).chain(&round.byes);
            let mut all: Vec<_> = seats.copied().collect();
            all.sort();
            let present = tournament.entrants().iter().filter(|entrant| !entrant.left);
            let mut present: Vec<_> = present.map(|entrant| entrant.player).collect();
            present.sort();
            assert_eq!(all, present);
            let Sizes { least, most, .. } = tournament.settings().sizes;
            let within = usize::from(least)..=usize::from(most);
            assert!(round.tables.iter().all(|table| within.contains(&table.seats.len())));
            assert_eq!(round.byes.len(), fewest_byes(all.len(), tournament.settings().sizes));
        })
        .map(drop)
    });
}

/// Returns the least number of byes when tables of these sizes are filled, by trying.
fn fewest_byes(players: usize, sizes: Sizes) -> usize {
    let mut full = vec![true];
    for count in 1..=players {
        let can = (sizes.least..=sizes.most).any(|size| count.checked_sub(size.into()).is_some_and(|rest| full[rest]));
        full.push(can);
    }
    players - full.iter().rposition(|full| *full).unwrap_or(0)
}

#[test]
fn byes_go_to_players_with_the_fewest_byes() {
    check_cases(CASES, |u| {
        some_tournament(u, 25, true, |tournament| {
            let (last, earlier) = tournament.rounds().split_last().expect("a drawn round");
            let had = |player: &Player| earlier.iter().filter(|round| round.byes.contains(player)).count();
            let most = last.byes.iter().map(had).max();
            let seated = last.tables.iter().flat_map(|table| &table.seats).map(had).min();
            if let (Some(most), Some(seated)) = (most, seated) {
                assert!(most <= seated, "{last:?}");
            }
        })
        .map(drop)
    });
}

#[test]
fn small_draw_has_minimal_cost() {
    check_cases(BRUTE_FORCE_CASES, |u| {
        some_tournament(u, 9, false, |tournament| {
            if tournament.rounds().len() > 1 || tournament.settings().first == First::Lot {
                let round = tournament.rounds().last().expect("a drawn round");
                let before = brute::before(tournament);
                let tables: Vec<_> = round.tables.iter().map(|table| table.seats.clone()).collect();
                assert_eq!(before.cost(&tables), before.least(round));
            }
        })
        .map(drop)
    });
}

#[test]
fn corrected_result_equals_result_entered_at_once() {
    check_cases(CASES, |u| {
        let mut wrong = some_tournament(u, 14, true, |_| {})?;
        if wrong.rounds().is_empty() {
            return Ok(());
        }
        let round = u.choose_index(wrong.rounds().len())?;
        let table = u.choose_index(wrong.rounds()[round].tables.len())?;
        let places = some_places(u, wrong.rounds()[round].tables[table].seats.len())?;
        if places.iter().all(Option::is_none) {
            return Ok(());
        }
        let mut right = wrong.clone();
        let other: Vec<_> = places.iter().rev().copied().map(|place| place.or(Some(2))).collect();
        wrong.correct(round, table, &other).expect("places of its seats");
        wrong.correct(round, table, &places).expect("places of its seats");
        right.correct(round, table, &places).expect("places of its seats");
        assert_eq!(wrong, right);
        assert_eq!(wrong.standings(), right.standings());
        Ok(())
    });
}

#[test]
fn standings_are_a_total_order() {
    check_cases(CASES, |u| {
        let tournament = some_tournament(u, 20, true, |_| {})?;
        let standings = tournament.standings();
        let places: Vec<_> = standings.iter().map(|standing| usize::from(standing.place)).collect();
        assert_eq!(places, (1..=tournament.entrants().len()).collect::<Vec<_>>());
        let players: BTreeSet<_> = standings.iter().map(|standing| standing.player).collect();
        assert_eq!(players.len(), standings.len());
        for pair in standings.windows(2) {
            let decides = |one: &club_tournament::Standing| (one.points, one.wins, one.opponents, one.direct);
            assert!(decides(&pair[0]) >= decides(&pair[1]), "{pair:?}");
        }
        Ok(())
    });
}

#[test]
fn full_table_distributes_all_its_points() {
    check_cases(CASES, |u| {
        let tournament = some_tournament(u, 12, false, |_| {})?;
        let all: u32 = tournament.standings().iter().map(|standing| standing.points.0).sum();
        let byes: usize = tournament.rounds().iter().map(|round| round.byes.len()).sum();
        let of_table = |size: usize| match &tournament.settings().scale {
            Scale::Even => 3 * Points::ONE * size as u32,
            Scale::Steep => [6, 9, 10, 12, 16][size - 2] * Points::ONE,
            Scale::Lists { lists } => {
                let list = lists.iter().find(|list| list.len() == size).expect("a list");
                list.iter().map(|points| u32::from(*points) * Points::ONE).sum()
            }
        };
        let tables = tournament.rounds().iter().flat_map(|round| &round.tables);
        let tables: u32 = tables.map(|table| of_table(table.seats.len())).sum();
        assert_eq!(all, tables + byes as u32 * tournament.settings().bye().0);
        Ok(())
    });
}

#[test]
fn redraw_and_storage_reproduce_the_tournament() {
    check_cases(CASES, |u| {
        let mut drawn = vec![];
        let tournament = some_tournament(u, 30, true, |tournament| drawn.push(tournament.clone()))?;
        for at in &drawn {
            let mut again = at.clone();
            again.take_back().expect("a round without results");
            assert_eq!(again.draw().ok(), at.rounds().last());
        }
        // The stored form contains the complete state.
        let stored = serde_json::to_string(&tournament).expect("JSON");
        let read: Tournament = serde_json::from_str(&stored).expect("a tournament");
        assert_eq!(read.standings(), tournament.standings());
        assert_eq!(read, tournament);
        Ok(())
    });
}

#[test]
fn no_cell_of_a_sheet_begins_a_formula() {
    check_cases(CASES, |u| {
        let tournament = some_tournament(u, 6, true, |_| {})?;
        let mut names = vec![];
        for _ in 0..7 {
            names.push(u.arbitrary::<String>()?);
        }
        let sheet = sheet(&tournament, |player| names[player.0 as usize].clone());
        let mut reader = csv::Reader::from_reader(sheet.trim_start_matches('\u{feff}').as_bytes());
        for row in reader.records() {
            let row = row.expect("a row");
            assert!(!row[1].starts_with(['=', '+', '-', '@', '\t', '\r', '\n']), "{row:?}");
        }
        Ok(())
    });
}
