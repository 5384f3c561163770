//! Results and the points that they give: T-14 to T-21.

use club_tournament::{First, PlaceAt, Points, Problem, Scale, Settings, Sizes, Tournament};

use super::{begun, play, points, seat, settings, sizes};

/// Plays one table with these places, and returns the points by seat.
fn table(scale: Scale, places: &[PlaceAt]) -> Vec<String> {
    let size = u8::try_from(places.len()).unwrap();
    let settings = Settings {
        sizes: Sizes { least: size, wanted: size, most: size },
        rounds: 1,
        scale,
        bye: Some(Points(0)),
        first: First::Lot,
    };
    let mut tournament = begun(settings, u32::from(size));
    let seats = tournament.draw().unwrap().tables[0].seats.clone();
    tournament.report(0, 0, Some(places)).unwrap();
    let all = points(&tournament);
    seats.iter().map(|player| all[player.0 as usize].clone()).collect()
}

fn some(places: &[u8]) -> Vec<PlaceAt> {
    places.iter().map(|place| Some(*place)).collect()
}

#[test]
fn t14_only_the_order_of_places_counts() {
    for same in [[1, 1, 2], [1, 1, 3], [4, 4, 9]] {
        assert_eq!(table(Scale::Even, &some(&same)), ["4.5", "4.5", "0"]);
    }
    let mut tournament = begun(settings(sizes(3, 3, 3), 1), 3);
    tournament.draw().unwrap();
    assert_eq!(tournament.correct(0, 0, &some(&[1, 2])), Err(Problem::Places));
    assert_eq!(tournament.correct(0, 0, &[None, None, None]), Err(Problem::Places));
    assert_eq!(tournament.correct(0, 1, &some(&[1, 2, 3])), Err(Problem::NoSuchTable));
    assert_eq!(tournament.correct(1, 0, &some(&[1, 2, 3])), Err(Problem::NoSuchTable));
    tournament.correct(0, 0, &some(&[2, 2, 7])).unwrap();
    let outcome = tournament.rounds()[0].tables[0].outcome.clone().unwrap();
    assert_eq!(outcome.places, some(&[1, 1, 3]));
}

#[test]
fn t15_points_fall_in_even_steps_from_six_to_zero() {
    assert_eq!(table(Scale::Even, &some(&[1, 2])), ["6", "0"]);
    assert_eq!(table(Scale::Even, &some(&[3, 1, 2])), ["0", "6", "3"]);
    assert_eq!(table(Scale::Even, &some(&[1, 2, 3, 4])), ["6", "4", "2", "0"]);
    assert_eq!(table(Scale::Even, &some(&[1, 2, 3, 4, 5])), ["6", "4.5", "3", "1.5", "0"]);
    assert_eq!(table(Scale::Even, &some(&[1, 2, 3, 4, 5, 6])), ["6", "4.8", "3.6", "2.4", "1.2", "0"]);
}

#[test]
fn t16_organiser_can_set_other_points_by_place() {
    assert_eq!(table(Scale::Steep, &some(&[1, 2])), ["6", "0"]);
    assert_eq!(table(Scale::Steep, &some(&[1, 2, 3])), ["6", "3", "0"]);
    assert_eq!(table(Scale::Steep, &some(&[1, 2, 3, 4])), ["6", "3", "1", "0"]);
    assert_eq!(table(Scale::Steep, &some(&[1, 2, 3, 4, 5])), ["6", "3", "2", "1", "0"]);
    assert_eq!(table(Scale::Steep, &some(&[1, 2, 3, 4, 5, 6])), ["6", "4", "3", "2", "1", "0"]);
    let lists = |lists: &[&[u16]]| Scale::Lists { lists: lists.iter().map(|list| list.to_vec()).collect() };
    assert_eq!(table(lists(&[&[10, 5, 1]]), &some(&[2, 1, 3])), ["5", "10", "1"]);
    let three = |scale| Tournament::new(Settings { scale, ..settings(sizes(3, 3, 3), 1) }, 0);
    let wrong: [&[&[u16]]; 6] =
        [&[], &[&[1, 0]], &[&[1, 2, 0]], &[&[0, 0, 0]], &[&[1001, 0, 0]], &[&[2, 1, 0], &[3, 1, 0]]];
    for wrong in wrong {
        assert_eq!(three(lists(wrong)), Err(Problem::Points), "{wrong:?}");
    }
    assert!(three(lists(&[&[3, 1, 0]])).is_ok());
}

#[test]
fn t17_tied_players_share_points() {
    assert_eq!(table(Scale::Even, &some(&[1, 1, 3, 4])), ["5", "5", "2", "0"]);
    assert_eq!(table(Scale::Even, &some(&[1, 2, 2, 2])), ["6", "2", "2", "2"]);
    assert_eq!(table(Scale::Steep, &some(&[1, 1, 1, 4])), ["3.333", "3.333", "3.333", "0"]);
    assert_eq!(table(Scale::Even, &some(&[1, 1, 1, 1, 1, 1])), ["3"; 6]);
}

#[test]
fn t18_absent_player_gets_no_points_and_meets_no_opponent() {
    assert_eq!(table(Scale::Even, &[Some(2), None, Some(1), None]), ["4", "0", "6", "0"]);
    let mut tournament = begun(settings(sizes(2, 2, 2), 2), 4);
    tournament.draw().unwrap();
    let missing = tournament.rounds()[0].tables[0].seats[1];
    tournament.report(0, 0, Some(&[Some(1), None])).unwrap();
    tournament.report(0, 1, Some(&[Some(1), Some(2)])).unwrap();
    let standings = tournament.standings();
    let of = |player| standings.iter().find(|standing| standing.player == player).unwrap();
    assert_eq!((of(missing).played, of(missing).byes, of(missing).points), (0, 0, Points(0)));
    assert_eq!(of(tournament.rounds()[0].tables[0].seats[0]).opponents, 0, "no opponents");
}

#[test]
fn t19_game_result_counts_until_the_organiser_replaces_it() {
    let mut tournament = begun(settings(sizes(2, 2, 2), 2), 2);
    tournament.draw().unwrap();
    let [one, two] = [0, 1].map(|player| seat(&tournament, 0, player));
    let won = |seat: usize| if seat == 0 { some(&[1, 2]) } else { some(&[2, 1]) };
    assert_eq!(tournament.report(0, 0, Some(&won(one))), Ok(true));
    assert_eq!(tournament.report(0, 0, Some(&won(one))), Ok(false), "no change");
    assert_eq!(tournament.report(0, 0, None), Ok(true), "the end was undone");
    assert_eq!(tournament.waits_for(), [0]);
    assert_eq!(tournament.report(0, 0, Some(&won(two))), Ok(true));
    assert_eq!(points(&tournament), ["0", "6"]);
    tournament.correct(0, 0, &won(one)).unwrap();
    assert_eq!(tournament.report(0, 0, Some(&won(two))), Ok(false));
    assert_eq!(tournament.report(0, 0, None), Ok(false));
    assert_eq!(points(&tournament), ["6", "0"]);
    // Once the next round is drawn, a result can only be replaced by another.
    let mut tournament = begun(settings(sizes(2, 2, 2), 2), 2);
    play(&mut tournament);
    tournament.draw().unwrap();
    assert_eq!(tournament.report(0, 0, None), Ok(false));
    assert_eq!(points(&tournament), ["6", "0"]);
    assert_eq!(tournament.report(0, 0, Some(&won(seat(&tournament, 0, 1)))), Ok(true));
    assert_eq!(points(&tournament), ["0", "6"]);
}

#[test]
fn t20_called_time_ties_unfinished_tables() {
    let mut tournament = begun(settings(sizes(4, 4, 4), 2), 8);
    tournament.draw().unwrap();
    tournament.report(0, 1, Some(&some(&[1, 2, 3, 4]))).unwrap();
    tournament.call_time();
    let mut all = points(&tournament);
    all.sort();
    assert_eq!(all, ["0", "2", "3", "3", "3", "3", "4", "6"]);
    assert_eq!(tournament.report(0, 0, Some(&some(&[1, 2, 3, 4]))), Ok(false), "time was called");
    tournament.correct(0, 0, &some(&[1, 2, 3, 4])).unwrap();
    tournament.draw().expect("all have results");
}

#[test]
fn t21_correction_changes_points_but_not_drawn_rounds() {
    let mut tournament = begun(settings(sizes(4, 4, 4), 3), 8);
    (0..3).for_each(|_| play(&mut tournament));
    let drawn = seats(&tournament);
    let before = points(&tournament);
    let was = tournament.rounds()[0].tables[0].outcome.clone().unwrap().places;
    let turned: Vec<_> = was.iter().map(|place| place.map(|place| 5 - place)).collect();
    tournament.correct(0, 0, &turned).unwrap();
    assert_ne!(points(&tournament), before);
    assert_eq!(seats(&tournament), drawn, "the draw is unchanged");
    tournament.correct(0, 0, &was).unwrap();
    assert_eq!(points(&tournament), before);
}

/// Returns the players of each table of every round, by seat.
fn seats(tournament: &Tournament) -> Vec<Vec<club_tournament::Player>> {
    tournament.rounds().iter().flat_map(|round| round.tables.iter().map(|table| table.seats.clone())).collect()
}
