//! A toy game: what the contract asks of a game with simultaneous secrets, and what the laws find when
//! one thing is forgotten in it.
#![allow(clippy::expect_used, clippy::unwrap_used, reason = "a test that cannot be set up has failed")]

mod game;

use game::{ASKS, AUTO, LEGAL, NONE, REFUSAL, Scissors, Setup, TOLD, UNDO, UNJUDGED, UNMET, VIEW};
use kernel::suite::{self, Watched, chairs};
use kernel::{Rules, Seat, Seen, Trials, Viewer};

fn watched<G: Trials<Setup = Setup>>(viewer: Viewer, seats: usize, seed: u64) -> Result<Watched, String> {
    let first = G::start(&Setup::default(), seats).expect("a sound set-up");
    let hears = |seen: &Seen<'_, G>, by, command: &G::Command| seen.hears_verdict(by, command);
    suite::worlds_look_alike(&first, seats, viewer, seed, 200, hears)
}

#[test]
fn six_choose_at_once_and_nobody_can_tell_what() {
    for seats in [2, 6] {
        let seats_and_others = (0..seats).map(|seat| Viewer::Seat(Seat(seat))).chain([Viewer::Table]);
        for viewer in seats_and_others {
            for seed in 0..4 {
                let watched = watched::<Scissors<NONE>>(viewer, seats.into(), seed);
                let watched = watched.unwrap_or_else(|broken| panic!("{broken}"));
                assert!(watched.compared > 100 && watched.secret > 10, "{watched:?}");
            }
        }
    }
}

/// Whether the law finds the leak by this way out.
fn found<const LEAK: u8>(way: &str) -> bool {
    let watched = |seed| watched::<Scissors<LEAK>>(Viewer::Seat(Seat(0)), 3, seed);
    (0..40).any(|seed| watched(seed).is_err_and(|broken| broken.contains(way)))
}

#[test]
fn every_planted_leak_is_found_by_its_way_out() {
    assert!(found::<TOLD>("by the told entries"));
    assert!(found::<VIEW>("by the view"));
    assert!(found::<ASKS>("the questions"));
    assert!(found::<LEGAL>("the legal commands"));
    assert!(found::<REFUSAL>("by the verdict"));
    assert!(found::<AUTO>("\"auto\":true"));
    assert!(found::<UNDO>("the undo label"));
}

/// Whether what can be done is said alike everywhere.
fn said_alike<const LEAK: u8>() -> Result<u64, suite::Broken> {
    let first = || Scissors::<LEAK>::start(&Setup::default(), 3).expect("a sound set-up");
    (0..10).try_fold(0, |_, seed| suite::legal_iff_decided(first(), 3, seed))
}

#[test]
fn a_candidate_that_is_not_judged_is_found_and_so_is_a_view_that_offers_more_than_is_legal() {
    said_alike::<NONE>().expect("they agree");
    assert!(said_alike::<UNJUDGED>().expect_err("it is refused").contains("Choose"));
    assert!(said_alike::<UNMET>().expect_err("it is not legal").contains("the view says Some(true)"));
}

#[test]
fn the_other_laws_hold() {
    for seats in [2, 6] {
        let first = || Scissors::<NONE>::start(&Setup::default(), seats).expect("a sound set-up");
        for seed in 0..10 {
            suite::legal_iff_decided(first(), seats, seed).expect("they agree");
            suite::waive_everything(first(), seats, seed, 300).expect("the box holds");
            suite::positions_round_trip(first(), seed).expect("it is read as it was written");
            for meddle in [false, true] {
                let table = suite::random_table::<Scissors<NONE>>(Setup::default(), chairs(seats), seed, 80, meddle);
                let mut table = table.expect("play goes on");
                let kept = suite::questions_keep_their_names(&table).expect("they are named rightly");
                assert!(kept > 2, "whoever thinks on is asked the same: {kept}");
                suite::goes_back_and_forth(&mut table).expect("it stands where it stood");
            }
        }
    }
}

#[test]
fn the_result_gives_every_seat_its_place() {
    let position = r#"{"choices":["Open","Open","Open"],"last":[null,null,null],"points":[2,5,5],"round":3,"shown":true,"remembered":false,"ticking":false}"#;
    let state = Scissors::<NONE>::start(&Scissors::<NONE>::setup_at(position), 3).expect("it is read");
    assert_eq!(state.result().expect("it is over").as_slice(), [3, 1, 1]);
    let flaws = Scissors::<NONE>::start(&Scissors::<NONE>::setup_at(position), 4).expect_err("three sit there");
    assert_eq!(flaws[0].flaw, "seats-differ");
}
