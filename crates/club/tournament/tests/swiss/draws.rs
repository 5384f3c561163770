//! Settings, tables and draws: T-1 to T-13, T-22 to T-25.

use std::collections::BTreeSet;

use club_tournament::{First, Player, Problem, Settings, Sizes, Tournament};

use super::{begun, play, settings, sizes};

fn of(problem: Result<Tournament, Problem>) -> Problem {
    problem.expect_err("contradictory settings")
}

#[test]
fn t1_limits_table_sizes_and_planned_rounds() {
    for wrong in [sizes(1, 2, 4), sizes(2, 4, 7), sizes(3, 2, 4), sizes(3, 5, 4), sizes(4, 4, 3)] {
        assert_eq!(of(Tournament::new(settings(wrong, 3), 0)), Problem::Sizes);
    }
    assert_eq!(of(Tournament::new(settings(sizes(3, 4, 4), 0), 0)), Problem::Rounds);
    assert_eq!(of(Tournament::new(settings(sizes(3, 4, 4), 31), 0)), Problem::Rounds);
    let mut tournament = begun(settings(sizes(3, 4, 4), 3), 8);
    play(&mut tournament);
    play(&mut tournament);
    assert_eq!(tournament.plan(1), Err(Problem::Rounds));
    assert_eq!(tournament.plan(2), Ok(()));
    assert!(tournament.is_over());
}

#[test]
fn t2_same_seed_gives_same_draw_and_others_differ() {
    let drawn = |seed, others: &[u32]| {
        let mut tournament = Tournament::new(settings(sizes(2, 2, 2), 3), seed).unwrap();
        (0..8).chain(others.iter().copied()).for_each(|player| tournament.enter(Player(player)));
        tournament.draw().unwrap().clone()
    };
    assert_eq!(drawn(1, &[]), drawn(1, &[]));
    assert!((2..9).any(|seed| drawn(seed, &[]) != drawn(1, &[])));
    // Players follow the order of their lots, which other players do not change: two more come last or in between.
    let pairs = |others: &[u32]| -> Vec<BTreeSet<Player>> {
        drawn(1, others).tables.iter().map(|table| table.seats.iter().copied().collect()).collect()
    };
    let both = pairs(&[]).into_iter().filter(|pair| pairs(&[20, 21]).contains(pair)).count();
    assert!(both > 0, "other players do not change a lot");
    // A known draw must stay the same on every machine and in every version.
    let tables: Vec<Vec<u32>> =
        drawn(1, &[]).tables.iter().map(|table| table.seats.iter().map(|player| player.0).collect()).collect();
    assert_eq!(tables, KNOWN);
}

/// The first round of eight players with seed 1.
const KNOWN: [[u32; 2]; 4] = [[7, 5], [0, 4], [2, 6], [1, 3]];

#[test]
fn t3_each_present_player_has_one_seat_or_a_bye() {
    let mut tournament = begun(settings(sizes(4, 4, 4), 3), 11);
    tournament.leave(Player(4)).unwrap();
    let round = tournament.draw().unwrap();
    let mut all: Vec<_> = round.tables.iter().flat_map(|table| table.seats.clone()).chain(round.byes.clone()).collect();
    all.sort();
    let present: Vec<_> = (0..11).filter(|player| *player != 4).map(Player).collect();
    assert_eq!(all, present);
}

/// Returns the sizes of the first round's tables, and its number of byes.
fn seated(players: u32, sizes: Sizes) -> (Vec<usize>, usize) {
    let mut tournament = begun(settings(sizes, 1), players);
    let round = tournament.draw().expect("a round");
    let mut sizes: Vec<_> = round.tables.iter().map(|table| table.seats.len()).collect();
    sizes.sort();
    (sizes, round.byes.len())
}

#[test]
fn t4_draw_gives_as_few_byes_as_sizes_allow() {
    assert_eq!(seated(5, sizes(4, 4, 4)), (vec![4], 1));
    assert_eq!(seated(7, sizes(4, 4, 4)), (vec![4], 3));
    assert_eq!(seated(5, sizes(3, 4, 4)), (vec![4], 1));
    assert_eq!(seated(11, sizes(5, 5, 6)), (vec![5, 6], 0));
    assert_eq!(seated(9, sizes(5, 6, 6)), (vec![6], 3));
    let few = begun(settings(sizes(3, 4, 4), 1), 2).draw().cloned();
    assert_eq!(few, Err(Problem::TooFew { present: 2, least: 3 }));
}

#[test]
fn t5_table_sizes_are_close_to_the_wanted_size() {
    let threes = |players| seated(players, sizes(3, 4, 4)).0.iter().filter(|size| **size == 3).count();
    assert_eq!([6, 7, 8, 9, 10, 11, 12, 13].map(threes), [2, 1, 0, 3, 2, 1, 0, 3]);
    assert_eq!(seated(6, sizes(2, 4, 6)).0, [3, 3]);
    assert_eq!(seated(10, sizes(2, 4, 6)).0, [5, 5], "as far from the wanted size as 3, 3, 4, with fewer tables");
    assert_eq!(seated(13, sizes(2, 4, 6)).0, [4, 4, 5]);
}

#[test]
fn t6_bye_goes_to_last_player_with_fewest_byes() {
    let mut tournament = begun(settings(sizes(4, 4, 4), 6), 5);
    for round in 0..5 {
        let before = tournament.standings();
        play(&mut tournament);
        let bye = tournament.rounds()[round].byes[0];
        let had = |player| tournament.rounds()[..round].iter().filter(|round| round.byes.contains(&player)).count();
        assert_eq!(had(bye), 0, "a second bye while a player had none");
        if round > 0 {
            let last = before.iter().rev().find(|standing| standing.byes == 0).unwrap();
            assert_eq!(bye, last.player);
        }
    }
    let mut listed = begun(Settings { first: First::List, ..settings(sizes(4, 4, 4), 1) }, 6);
    assert_eq!(listed.draw().unwrap().byes, [Player(5), Player(4)], "the end of the list");
}

#[test]
fn t7_bye_is_worth_half_a_win_by_default() {
    let mut tournament = begun(settings(sizes(2, 2, 2), 1), 3);
    play(&mut tournament);
    let mut all = super::points(&tournament);
    all.sort();
    assert_eq!(all, ["0", "3", "6"]);
    let whole = |bye| Settings { bye: Some(club_tournament::Points::whole(bye)), ..settings(sizes(2, 2, 2), 1) };
    assert_eq!(of(Tournament::new(whole(7), 0)), Problem::Bye);
    let mut tournament = begun(whole(6), 3);
    play(&mut tournament);
    let bye = tournament.rounds()[0].byes[0];
    let standings = tournament.standings();
    let at = standings.iter().position(|standing| standing.player == bye).unwrap();
    assert_eq!((at, standings[at].points.to_string().as_str(), standings[at].wins), (1, "6", 0), "a bye is not a win");
}

/// Returns how many meetings at a table repeat an earlier one.
fn repeats(tournament: &Tournament) -> usize {
    let mut met = BTreeSet::new();
    let tables = tournament.rounds().iter().flat_map(|round| &round.tables);
    let pairs = tables.flat_map(|table| {
        table
            .seats
            .iter()
            .flat_map(|one| table.seats.iter().map(move |other| (*one, *other)))
            .filter(|(one, other)| one < other)
    });
    pairs.filter(|pair| !met.insert(*pair)).count()
}

#[test]
fn t8_draw_avoids_repeated_meetings() {
    // At four tables of four, no two players have to meet twice for five rounds (a plane of order four). Two rounds
    // are easy.
    let mut tournament = begun(settings(sizes(4, 4, 4), 2), 16);
    play(&mut tournament);
    play(&mut tournament);
    assert_eq!(repeats(&tournament), 0);
    // Three rounds of pairs among four: all players meet, even where points would pair them differently.
    let mut tournament = begun(settings(sizes(2, 2, 2), 3), 4);
    (0..3).for_each(|_| play(&mut tournament));
    assert_eq!(repeats(&tournament), 0);
}

#[test]
fn t9_draw_pairs_players_with_equal_points() {
    let mut tournament = begun(settings(sizes(2, 2, 2), 2), 8);
    play(&mut tournament);
    let won = |player: Player| tournament.standings().iter().any(|one| one.player == player && one.wins > 0);
    let winners: Vec<_> = (0..8).map(Player).filter(|player| won(*player)).collect();
    let round = tournament.draw().unwrap();
    for table in &round.tables {
        let won = table.seats.iter().filter(|player| winners.contains(player)).count();
        assert!(won == 0 || won == 2, "{round:?}");
    }
    assert!(round.tables[..2].iter().all(|table| winners.contains(&table.seats[0])), "the winners' tables come first");
}

#[test]
fn t10_draw_avoids_repeated_small_tables() {
    // Seven players at a table of four and one of three, with a tie of all players at each.
    let mut tournament = begun(settings(sizes(3, 4, 4), 2), 7);
    tournament.draw().unwrap();
    tournament.call_time();
    let small = |tournament: &Tournament, round: usize| {
        let tables = &tournament.rounds()[round].tables;
        tables.iter().find(|table| table.seats.len() == 3).unwrap().seats.clone()
    };
    tournament.draw().unwrap();
    let again = small(&tournament, 1).iter().filter(|player| small(&tournament, 0).contains(player)).count();
    assert_eq!(again, 1, "two of the four and one of the three repeat least, and so would two of the three");
}

#[test]
fn t11_large_draw_repeats_no_meetings() {
    let mut tournament = begun(settings(sizes(4, 4, 4), 4), 64);
    (0..4).for_each(|_| play(&mut tournament));
    assert_eq!(repeats(&tournament), 0, "64 players meet 12 of the others in four rounds");
}

#[test]
fn t12_first_round_spreads_the_list_over_tables() {
    let listed = Settings { first: First::List, ..settings(sizes(3, 4, 4), 2) };
    let mut tournament = begun(listed, 11);
    tournament.arrange(&[10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0].map(Player)).unwrap();
    let round = tournament.draw().unwrap();
    let tables: Vec<BTreeSet<u32>> =
        round.tables.iter().map(|table| table.seats.iter().map(|player| player.0).collect()).collect();
    assert_eq!(
        tables,
        [BTreeSet::from([10, 5, 4, 0]), BTreeSet::from([9, 6, 3, 1]).into_iter().collect(), BTreeSet::from([8, 7, 2])]
    );
    assert_eq!(tournament.arrange(&[]), Err(Problem::Begun));
}

#[test]
fn t13_each_player_takes_every_seat_in_turn() {
    let mut tournament = begun(settings(sizes(4, 4, 4), 4), 4);
    (0..4).for_each(|_| play(&mut tournament));
    for player in (0..4).map(Player) {
        let seat = |round: &club_tournament::Round| round.tables[0].seats.iter().position(|one| *one == player);
        let seats: BTreeSet<_> = tournament.rounds().iter().map(seat).collect();
        assert_eq!(seats.len(), 4, "{player:?}");
    }
    // A player who sat last sits early where no seat is a repeated one.
    let mut tournament = begun(settings(sizes(2, 2, 2), 2), 4);
    play(&mut tournament);
    let first: BTreeSet<_> = tournament.rounds()[0].tables.iter().map(|table| table.seats[0]).collect();
    tournament.draw().unwrap();
    for table in &tournament.rounds()[1].tables {
        let again = first.contains(&table.seats[0]) as usize + !first.contains(&table.seats[1]) as usize;
        assert!(again <= 1, "{table:?}");
    }
}

#[test]
fn t22_draw_waits_for_results_and_stops_at_planned_rounds() {
    let mut tournament = begun(settings(sizes(4, 4, 4), 1), 8);
    tournament.draw().unwrap();
    tournament.plan(2).unwrap();
    assert_eq!(tournament.draw(), Err(Problem::Unfinished { tables: 2 }));
    assert_eq!(tournament.waits_for(), [0, 1]);
    tournament.correct(0, 0, &[Some(1), Some(2), Some(3), Some(4)]).unwrap();
    assert_eq!(tournament.draw(), Err(Problem::Unfinished { tables: 1 }));
    tournament.call_time();
    play(&mut tournament);
    assert_eq!(tournament.draw(), Err(Problem::Over));
}

#[test]
fn t23_round_without_results_can_be_taken_back() {
    let mut tournament = begun(settings(sizes(3, 4, 4), 2), 8);
    let drawn = tournament.draw().unwrap().clone();
    let before = tournament.clone();
    assert_eq!(tournament.take_back(), Ok(drawn));
    tournament.draw().unwrap();
    assert_eq!(tournament, before, "the same players get the same draw");
    tournament.take_back().unwrap();
    tournament.leave(Player(3)).unwrap();
    assert_eq!(tournament.draw().unwrap().tables.iter().map(|table| table.seats.len()).sum::<usize>(), 7);
    tournament.report(0, 0, Some(&[Some(1), Some(1), Some(1), Some(1)])).unwrap();
    assert_eq!(tournament.take_back(), Err(Problem::Played));
    assert_eq!(begun(settings(sizes(3, 4, 4), 2), 8).take_back(), Err(Problem::Played), "no round");
}

#[test]
fn t24_late_player_is_drawn_from_the_next_round() {
    let mut tournament = begun(settings(sizes(4, 4, 4), 3), 8);
    play(&mut tournament);
    tournament.enter(Player(50));
    let standings = tournament.standings();
    let late = standings.iter().find(|standing| standing.player == Player(50)).unwrap();
    assert_eq!((late.points.0, late.byes, late.played), (0, 0, 0), "missed rounds are not byes");
    tournament.draw().unwrap();
    let seated = |player| tournament.rounds()[1].tables.iter().any(|table| table.seats.contains(&Player(player)));
    assert!(seated(50) || tournament.rounds()[1].byes == [Player(50)]);
}

#[test]
fn t25_departed_player_keeps_points_and_is_not_drawn() {
    let mut tournament = begun(settings(sizes(2, 4, 4), 3), 8);
    play(&mut tournament);
    let before = super::points(&tournament);
    tournament.leave(Player(0)).unwrap();
    assert_eq!(super::points(&tournament), before);
    play(&mut tournament);
    let zero = |round: usize| tournament.rounds()[round].tables.iter().any(|table| table.seats.contains(&Player(0)));
    assert!(zero(0) && !zero(1));
    assert!(tournament.standings().iter().any(|standing| standing.player == Player(0) && standing.left));
    let mut again = tournament.clone();
    again.enter(Player(0));
    again.draw().unwrap();
    assert!(again.rounds()[2].tables.iter().any(|table| table.seats.contains(&Player(0))));
    assert_eq!(again.leave(Player(99)), Err(Problem::NoSuchPlayer));
    let mut none = begun(settings(sizes(2, 4, 4), 3), 8);
    none.leave(Player(2)).unwrap();
    assert_eq!(none.entrants().len(), 7, "players who were never drawn are removed");
}
