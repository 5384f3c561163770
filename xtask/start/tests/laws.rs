//! Property tests of every game for this one, and tests of its rules by id.
#![allow(clippy::expect_used, clippy::unwrap_used, reason = "a test that cannot be set up has failed")]

use kernel::suite::{self, SeatSecret, chairs};
use kernel::{Actor, Play, Rule, Rules, Seat, TableView, Viewer};
use roshambo::{Command, Event, Roshambo, Setup, Sign};

fn start(seats: usize) -> Roshambo {
    Roshambo::start(&Setup::default(), seats).expect("a sound set-up")
}

/// Plays a round in which the players show these signs, by seat. Returns the events of the last choice.
fn round(state: &mut Roshambo, signs: &[Sign]) -> Vec<Event> {
    let mut play = Play::new(state);
    for (seat, sign) in signs.iter().enumerate() {
        let by = Actor::Seat(Seat(seat as u8));
        play.try_apply(state, by, &Command::Choose { sign: *sign }, &[]).expect("it stands");
        play.replace_state(state);
    }
    play.take_events()
}

#[test]
fn round_1_shows_the_signs_after_the_last_choice() {
    let mut state = start(2);
    assert!(matches!(round(&mut state, &[Sign::Rock])[..], [Event::Chose { .. }]));
    let mut play = Play::new(&state);
    play.try_apply(&state, Actor::Seat(Seat(1)), &Command::Choose { sign: Sign::Paper }, &[]).expect("it stands");
    let events = play.take_events();
    assert!(
        matches!(&events[1], Event::Revealed { signs, .. } if signs[..] == [Sign::Rock, Sign::Paper]),
        "{events:?}"
    );
}

#[test]
fn point_1_shows_one_point_per_beaten_seat() {
    let mut state = start(3);
    let events = round(&mut state, &[Sign::Rock, Sign::Scissors, Sign::Scissors]);
    assert!(matches!(&events[1], Event::Revealed { points, .. } if points[..] == [2, 0, 0]), "{events:?}");
}

#[test]
fn round_2_stops_the_same_sign_twice_in_a_row() {
    let mut state = start(2);
    round(&mut state, &[Sign::Rock, Sign::Paper]);
    let mut play = Play::new(&state);
    play.apply_legal(Actor::Seat(Seat(0)), &Command::Next).expect("the next round");
    let again = play.apply_legal(Actor::Seat(Seat(0)), &Command::Choose { sign: Sign::Rock });
    assert_eq!(again.expect_err("refused").breaches[0].id(), "ROUND-2");
}

#[test]
fn end_1_shows_the_places_after_the_last_round() {
    let mut state = start(3);
    let turns = [Sign::Rock, Sign::Paper, Sign::Rock];
    for (nth, sign) in turns.into_iter().enumerate() {
        assert_eq!(state.result(), None);
        let beaten = Sign::ALL.into_iter().find(|other| sign.beats(*other)).expect("each beats one");
        round(&mut state, &[sign, beaten, beaten]);
        if nth + 1 < turns.len() {
            let mut play = Play::new(&state);
            play.apply_legal(Actor::Seat(Seat(0)), &Command::Next).expect("the next round");
            play.replace_state(&mut state);
        }
    }
    assert_eq!(state.result().expect("it is over")[..], [1, 2, 2]);
}

#[test]
fn fix_1_stops_more_points_than_can_be_won() {
    let state = start(2);
    let mut play = Play::new(&state);
    let refused = play.apply_legal(Actor::Seat(Seat(0)), &Command::Correct { seat: Seat(1), points: 200 });
    assert_eq!(refused.expect_err("refused").breaches[0].id(), "FIX-1");
}

#[test]
fn general_game_laws_hold() {
    for seats in Roshambo::INFO.seats {
        for seed in 0..4 {
            suite::check_legal_commands(start(seats), seats, seed).expect("they agree");
            suite::check_waivers(start(seats), seats, seed, 300).expect("the box holds");
            suite::check_position_round_trip(start(seats), seed).expect("it is read as it was written");
            for meddle in [false, true] {
                let table = suite::random_table::<Roshambo>(Setup::default(), chairs(seats), seed, 80, meddle);
                suite::check_undo_and_redo(&mut table.expect("play goes on")).expect("it stands where it stood");
            }
        }
    }
}

#[test]
fn choices_of_other_seats_stay_secret() {
    let hears = |seen: &TableView<'_, Roshambo>, by, command: &Command| seen.may_see_verdict(by, command);
    let choice = SeatSecret::new("/choices/*").only_if("/shown", "false");
    for seats in [2, 6] {
        let viewers = (0..seats as u8).map(|seat| Viewer::Seat(Seat(seat))).chain([Viewer::Table, Viewer::Spectator]);
        let viewers: Vec<Viewer> = viewers.collect();
        suite::check_hidden_secrets(&start(seats), seats, &viewers, &[choice], 1, 200).expect("choices are hidden");
        for viewer in viewers {
            let watched = suite::check_non_interference(&start(seats), seats, &[viewer], 1, 200, hears);
            let watched = watched.unwrap_or_else(|broken| panic!("{broken}"));
            assert!(watched.secret > 5, "{watched:?}");
        }
    }
}
