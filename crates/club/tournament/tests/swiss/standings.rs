//! Standings, and players who leave: T-26 to T-32.

use club_tournament::{Player, Points, Settings, Standing, Tournament, Verdict, sheet};

use super::{SEED, begun, play, settings, sizes};

fn of(standings: &[Standing], player: u32) -> Standing {
    *standings.iter().find(|standing| standing.player == Player(player)).unwrap()
}

/// Lets one of two players win their table, regardless of the seats.
fn win(tournament: &mut Tournament, round: usize, winner: u32) {
    let tables = tournament.rounds()[round].tables.clone();
    let (at, table) =
        tables.iter().enumerate().find(|(_, table)| table.seats.contains(&Player(winner))).expect("a table");
    let places: Vec<_> = table.seats.iter().map(|player| Some(if *player == Player(winner) { 1 } else { 2 })).collect();
    tournament.correct(round, at, &places).unwrap();
}

#[test]
fn t26_points_of_tables_and_byes_rank_first() {
    let mut tournament = begun(settings(sizes(2, 2, 2), 1), 3);
    play(&mut tournament);
    let standings = tournament.standings();
    assert_eq!(standings.iter().map(|standing| standing.points.to_string()).collect::<Vec<_>>(), ["6", "3", "0"]);
    assert_eq!(standings.iter().map(|standing| standing.place).collect::<Vec<_>>(), [1, 2, 3]);
    assert_eq!(verdicts(&standings), [None, Some(Verdict::Points), Some(Verdict::Points)]);
}

fn verdicts(standings: &[Standing]) -> Vec<Option<Verdict>> {
    standings.iter().map(|standing| standing.by).collect()
}

#[test]
fn t27_wins_rank_second_and_shared_wins_count_in_parts() {
    // Places 1, 1, 3, 4 and 1, 2, 3, 4: five points for a shared first place. A bye raises a second place to the same
    // points.
    let mut tournament = begun(settings(sizes(4, 4, 4), 1), 4);
    tournament.draw().unwrap();
    tournament.correct(0, 0, &[Some(1), Some(1), Some(3), Some(4)]).unwrap();
    let seats = tournament.rounds()[0].tables[0].seats.clone();
    let standings = tournament.standings();
    assert_eq!(of(&standings, seats[0].0).wins, Points::ONE / 2);
    assert_eq!(of(&standings, seats[2].0).wins, 0);
    // A win at a table ranks above a bye that gives the same points.
    let bye = Settings { bye: Some(Points::whole(6)), ..settings(sizes(2, 2, 2), 1) };
    let mut tournament = begun(bye, 3);
    play(&mut tournament);
    let standings = tournament.standings();
    assert_eq!((standings[0].points, standings[1].points), (standings[1].points, Points::whole(6)));
    assert_eq!(standings[1].by, Some(Verdict::Wins));
}

#[test]
fn t28_average_of_opponents_ranks_third() {
    let mut tournament = begun(settings(sizes(2, 2, 2), 2), 4);
    play(&mut tournament);
    play(&mut tournament);
    let standings = tournament.standings();
    // 0 won both and 3 lost both. 1 and 2 won one each against others; all three averages were calculated by hand.
    for player in 0..4 {
        let met = tournament.rounds().iter().flat_map(|round| &round.tables);
        let met = met.filter(|table| table.seats.contains(&Player(player)));
        let met: Vec<_> = met.flat_map(|table| &table.seats).filter(|other| **other != Player(player)).collect();
        let sum: u32 = met.iter().map(|other| of(&standings, other.0).points.0 * 1000 / 60 / 2).sum();
        assert_eq!(of(&standings, player).opponents, sum / 2);
    }
    // An opponent who leaves after one win counts with the average of that win.
    let mut tournament = begun(settings(sizes(2, 2, 2), 2), 4);
    play(&mut tournament);
    tournament.leave(Player(0)).unwrap();
    let lost = tournament.rounds()[0].tables.iter().find(|table| table.seats.contains(&Player(0))).unwrap();
    let lost = lost.seats.iter().find(|player| player.0 != 0).unwrap().0;
    assert_eq!(of(&tournament.standings(), lost).opponents, 6000);
    play(&mut tournament);
    assert!(of(&tournament.standings(), lost).opponents >= 3000);
}

#[test]
fn t29_head_to_head_ranks_fourth() {
    // Three players in a ring would all tie. Of four players, two won once each against the two others and tie in
    // pairs.
    let mut tournament = begun(settings(sizes(2, 2, 2), 3), 4);
    for round in 0..3 {
        tournament.draw().unwrap();
        let tables = tournament.rounds()[round].tables.clone();
        for table in tables {
            // 0 beats 1, 1 beats 2, 2 beats 0; each of them beats 3.
            let [one, other] = [table.seats[0].0, table.seats[1].0];
            let beats = |one: u32, other: u32| other == 3 || one != 3 && (one + 1) % 3 == other;
            win(&mut tournament, round, if beats(one, other) { one } else { other });
        }
    }
    let standings = tournament.standings();
    assert!([0, 1, 2].iter().all(|player| of(&standings, *player).direct == 0), "one ahead, one behind");
    assert_eq!(standings[1].by, Some(Verdict::Lot));
    // 0 beat 1 and lost another table; 1 lost that one and won another. Those opponents won one table each.
    let tournament = of_pairs(&[&[(0, 1), (4, 6), (7, 5)], &[(1, 4), (5, 0), (7, 6)]]);
    let standings = tournament.standings();
    let (one, other) = (of(&standings, 0), of(&standings, 1));
    assert_eq!((one.points, one.wins, one.opponents), (other.points, other.wins, other.opponents));
    assert_eq!((one.direct, other.direct), (1, -1));
    assert_eq!((other.place, other.by), (one.place + 1, Some(Verdict::Direct)));
}

/// Reads a tournament of two players a table from its stored form. Each round lists winner and loser.
fn of_pairs(rounds: &[&[(u32, u32)]]) -> Tournament {
    let outcome = serde_json::json!({ "places": [1, 2], "by_hand": false });
    let table = |(one, other): &(u32, u32)| serde_json::json!({ "seats": [one, other], "outcome": outcome });
    let tables = |round: &&[(u32, u32)]| round.iter().map(table).collect::<Vec<_>>();
    let rounds: Vec<_> =
        rounds.iter().map(|round| serde_json::json!({ "tables": tables(round), "byes": [] })).collect();
    let entrants: Vec<_> = (0..8).map(|player| serde_json::json!({ "player": player, "left": false })).collect();
    let settings = settings(sizes(2, 2, 2), 2);
    let stored = serde_json::json!({ "settings": settings, "seed": SEED, "entrants": entrants, "rounds": rounds });
    serde_json::from_value(stored).expect("a tournament")
}

#[test]
fn t30_lot_decides_remaining_ties() {
    let tournament = begun(settings(sizes(4, 4, 4), 1), 8);
    let standings = tournament.standings();
    assert_eq!(verdicts(&standings)[1..], [Some(Verdict::Lot); 7]);
    let order: Vec<_> = standings.iter().map(|standing| standing.player).collect();
    assert_ne!(order, (0..8).map(Player).collect::<Vec<_>>(), "not the order of the list");
    let mut more = tournament.clone();
    more.enter(Player(8));
    let without: Vec<_> =
        more.standings().iter().map(|standing| standing.player).filter(|player| player.0 < 8).collect();
    assert_eq!(without, order, "other players do not change the lots");
}

#[test]
fn t31_tournament_is_over_after_last_planned_round() {
    let mut tournament = begun(settings(sizes(4, 4, 4), 2), 8);
    play(&mut tournament);
    assert!(!tournament.is_over());
    tournament.draw().unwrap();
    assert!(!tournament.is_over());
    tournament.call_time();
    assert!(tournament.is_over());
    tournament.correct(0, 0, &[Some(4), Some(3), Some(2), Some(1)]).unwrap();
    assert!(tournament.is_over());
}

#[test]
fn t32_sheet_is_valid_csv_without_formulas() {
    let mut tournament = begun(settings(sizes(2, 2, 2), 2), 3);
    play(&mut tournament);
    let names = ["=1+1", "Ana, \"die Erste\"", "@Zoë"];
    let sheet = sheet(&tournament, |player| names[player.0 as usize].to_owned());
    assert!(sheet.starts_with("\u{feff}place,player,points,wins,opponents,direct,tables,byes,left,round_1_table,"));
    assert!(sheet.contains("\"Ana, \"\"die Erste\"\"\""), "quotes as RFC 4180 has them");
    assert!(sheet.lines().count() == 4 && sheet.matches("\r\n").count() == 4);
    let mut reader = csv::Reader::from_reader(sheet.trim_start_matches('\u{feff}').as_bytes());
    let rows: Vec<Vec<String>> = reader.records().map(|row| row.unwrap().iter().map(str::to_owned).collect()).collect();
    for (row, standing) in rows.iter().zip(tournament.standings()) {
        let name = names[standing.player.0 as usize];
        let safe = if name.starts_with(['=', '@']) { format!("'{name}") } else { name.to_owned() };
        assert_eq!((&row[0], &row[1], &row[2]), (&standing.place.to_string(), &safe, &standing.points.to_string()));
    }
    let bye = rows.iter().find(|row| row[7] == "1").unwrap();
    assert_eq!(bye[9..], ["", "", "3"], "no table, no place, the points of a bye");
    assert_eq!(SEED, tournament.seed());
}
