//! Tests of a toy game with simultaneous secrets. They show what the contract requires of such a game, and which
//! defects the laws find.
#![allow(clippy::expect_used, clippy::unwrap_used, reason = "a test that cannot be set up has failed")]

mod game;

use game::{
    ASKS, AUTO, CHANCE, CHANGE, CHOOSES, Command, FOLLOWED, HASTY, KEPT, LEGAL, NAME, NONE, REFUSAL, SEALED, SPILLS,
    Scissors, Setup, Sign, TOLD, UNDO, UNJUDGED, UNMET, UNTOLD, VIEW,
};
use kernel::record::By;
use kernel::suite::{self, ComparisonCounts, SeatSecret, chairs, test_stamps};
use kernel::{Actor, Answering, EntryMeta, GameTestExt, Rules, Seat, Seed, Table, TableView, Viewer, VisibleEntry};

fn watched<G: GameTestExt<Setup = Setup>>(
    viewers: &[Viewer],
    seats: usize,
    seed: u64,
) -> Result<ComparisonCounts, String> {
    let first = G::start(&Setup::default(), seats).expect("a valid set-up");
    let hears = |seen: &TableView<'_, G>, by, command: &G::Command| seen.may_see_verdict(by, command);
    suite::check_non_interference(&first, seats, viewers, seed, 200, hears)
}

fn hidden<const LEAK: u8>(seats: usize, viewers: &[Viewer]) -> Result<(), String> {
    let first = Scissors::<LEAK>::start(&Setup::default(), seats).expect("a valid set-up");
    let choice = SeatSecret::new("/choices/*").only_if("/shown", "false");
    suite::check_hidden_secrets(&first, seats, viewers, &[choice], 1, 200)
}

#[test]
fn committed_choices_stay_secret_for_two_and_six_seats() {
    for seats in [2, 6] {
        let seats_and_others = (0..seats).map(|seat| Viewer::Seat(Seat(seat))).chain([Viewer::Table]);
        let viewers: Vec<Viewer> = seats_and_others.collect();
        for seed in 0..20 {
            let watched = watched::<Scissors<NONE>>(&viewers, seats.into(), seed);
            let watched = watched.unwrap_or_else(|broken| panic!("{broken}"));
            assert!(watched.compared > 80 && watched.secret > 10 && watched.left > 10, "{watched:?}");
            assert!(watched.drawn > 0 && watched.verdicts > 100 && watched.different > 10, "{watched:?}");
        }
        assert_eq!(hidden::<NONE>(seats.into(), &viewers), Ok(()));
        let known = hidden::<KEPT>(seats.into(), &viewers).expect_err("the second seat's choice is known");
        assert!(known.starts_with("Seat(Seat(0)) is shown /choices/1"), "{known}");
    }
}

/// True if the law finds the leak in this output.
fn found<const LEAK: u8>(way: &str) -> bool {
    let watched = |seed| watched::<Scissors<LEAK>>(&[Viewer::Seat(Seat(0))], 3, seed);
    (0..40).any(|seed| watched(seed).is_err_and(|broken| broken.contains(way)))
}

#[test]
fn every_planted_leak_is_found_in_its_output() {
    assert!(found::<TOLD>("by the told entries"));
    assert!(found::<VIEW>("by the view"));
    assert!(found::<ASKS>("the questions"));
    assert!(found::<LEGAL>("the legal commands"));
    assert!(found::<REFUSAL>("by the verdict"));
    assert!(found::<AUTO>("\"auto\":true"));
    assert!(found::<UNDO>("the undo label"));
    assert!(found::<CHANGE>("by the verdict"));
    assert!(found::<CHANCE>("Thrown"));
    assert!(found::<NAME>("by the questions"));
    assert!(found::<SEALED>("the sealed questions"));
}

/// Returns what the law of corrections finds in some random games.
fn corrected<const LEAK: u8>() -> Result<(), String> {
    (0..10).try_for_each(|seed| {
        let first = Scissors::<LEAK>::start(&Setup::default(), 3).expect("a valid set-up");
        let mut met = suite::CorrectionCoverage::default();
        suite::check_corrections(first, seed, 60, &mut met, &mut |_, _| Ok(()))
    })
}

#[test]
fn planted_correction_defects_are_found() {
    assert_eq!(corrected::<NONE>(), Ok(()));
    assert!(corrected::<SPILLS>().expect_err("a change of another seat's points").contains("which it does not name"));
    assert!(corrected::<FOLLOWED>().expect_err("a further change of points").contains("changes /points/1"));
    assert!(corrected::<UNTOLD>().expect_err("untold").contains("Spectator is not told"));
    assert!(corrected::<CHOOSES>().expect_err("a choice").contains("is closed"));
}

#[test]
fn committed_answers_are_revealed_together() {
    for seats in [2, 6] {
        for seed in 0..10 {
            let sealings = suite::check_committed_answers::<Scissors<NONE>>(Setup::default(), seats, seed, 200);
            let sealings = sealings.unwrap_or_else(|broken| panic!("{broken}"));
            assert!(sealings.answers > 5 && sealings.reveals > 1 && sealings.undone > 0, "{sealings:?}");
            assert!(sealings.changes > 0 || seats == 2, "{sealings:?}");
        }
    }
}

/// Returns a table at which these seats have chosen, one after the other.
fn chosen<const LEAK: u8>(seats: usize, signs: &[(u8, Sign)]) -> (Table<Scissors<LEAK>>, impl FnMut() -> EntryMeta) {
    let mut stamps = test_stamps();
    let table = Table::start(chairs(seats), Answering::default(), Setup::default(), Seed::new([3; 32]), &mut stamps);
    let mut table = table.expect("a valid set-up");
    for (seat, sign) in signs {
        let choose = Command::Choose { sign: *sign };
        table.command(Actor::Seat(Seat(*seat)), choose, &[], &mut stamps).expect("accepted");
    }
    (table, stamps)
}

fn told<const LEAK: u8>(table: &Table<Scissors<LEAK>>, viewer: u8) -> Vec<VisibleEntry> {
    table.view_for(Viewer::Seat(Seat(viewer))).visible_entries(1).collect()
}

#[test]
fn undo_keeps_choices_secret_on_abandoned_branches() {
    let (mut table, mut stamps) = chosen::<NONE>(2, &[(0, Sign::Rock), (0, Sign::Paper), (1, Sign::Rock)]);
    // The die, the reveal, and the next round, which the table begins by itself.
    assert_eq!(table.head(), 6);
    let undoing = table.undoing().expect("three choices");
    assert_eq!((undoing.entry, undoing.to, undoing.revealed), (3, 0, vec![5, 4]));
    table.undo(By::Table, &mut stamps).expect("undone");
    assert_eq!(table.state(), &Scissors::start(&Setup::default(), 2).expect("a valid set-up"));
    let signs = |viewer| -> Vec<String> {
        let choices = told(&table, viewer).into_iter().take(3);
        choices.map(|entry| entry.events[0]["Chose"]["sign"].to_string()).collect()
    };
    assert_eq!(signs(0), [r#""Rock""#, r#""Paper""#, "null"]);
    assert_eq!(signs(1), ["null", "null", r#""Rock""#]);
    // A reveal was seen, and stays visible.
    assert_eq!(told(&table, 0)[4].events[0]["Revealed"]["signs"].to_string(), r#"["Paper","Rock"]"#);
    assert_eq!(table.redoing().map(|redoing| redoing.to), Some(6));
}

#[test]
fn correction_keeps_committed_choice_and_is_undone_with_it() {
    let (mut table, mut stamps) = chosen::<NONE>(3, &[(0, Sign::Rock)]);
    let asked = |table: &Table<Scissors<NONE>>| table.view_for(Viewer::Table).asks();
    let before = asked(&table);
    assert_eq!(before.iter().map(|(.., id)| *id).collect::<Vec<_>>(), [0, 0]);
    let count = Command::Count { seat: Seat(2), points: 4 };
    table.command(Actor::Seat(Seat(1)), count, &[], &mut stamps).expect("accepted");
    assert_eq!(asked(&table), before);
    assert_eq!(table.undoing().map(|undoing| undoing.to), Some(0));
}

#[test]
fn automatic_choice_is_visible_only_to_its_owner() {
    let (hasty, _) = chosen::<HASTY>(3, &[(0, Sign::Scissors)]);
    let (slow, _) = chosen::<NONE>(3, &[(0, Sign::Scissors), (1, Sign::Rock)]);
    for viewer in [0, 2] {
        assert_eq!(told(&hasty, viewer), told(&slow, viewer));
    }
    assert!(told(&hasty, 1)[1].auto && !told(&slow, 1)[1].auto);
    let labels = |table: &Table<_>| (table.undoing(), table.redoing());
    assert_eq!(labels(&slow).0.map(|undoing| (undoing.entry, undoing.to)), Some((2, 0)));
    assert_eq!(hasty.undoing().map(|undoing| (undoing.entry, undoing.to)), Some((2, 0)));
}

/// Checks that candidates, `decide` and views agree on the legal commands.
fn said_alike<const LEAK: u8>() -> Result<u64, suite::Violation> {
    let first = || Scissors::<LEAK>::start(&Setup::default(), 3).expect("a valid set-up");
    (0..10).try_fold(0, |_, seed| suite::check_legal_commands(first(), 3, seed))
}

#[test]
fn illegal_candidates_and_view_verdicts_are_found() {
    said_alike::<NONE>().expect("they agree");
    assert!(said_alike::<UNJUDGED>().expect_err("a refused candidate").contains("Choose"));
    assert!(said_alike::<UNMET>().expect_err("it is not legal").contains("the view says Some(true)"));
}

#[test]
fn remaining_game_laws_hold() {
    for seats in [2, 6] {
        let first = || Scissors::<NONE>::start(&Setup::default(), seats).expect("a valid set-up");
        for seed in 0..10 {
            suite::check_legal_commands(first(), seats, seed).expect("they agree");
            suite::check_waivers(first(), seats, seed, 300).expect("the box holds");
            suite::check_position_round_trip(first(), seed).expect("the position round-trips");
            for meddle in [false, true] {
                let table = suite::random_table::<Scissors<NONE>>(Setup::default(), chairs(seats), seed, 80, meddle);
                let mut table = table.expect("the game continues");
                let kept = suite::check_question_ids(&table).expect("valid question ids");
                assert!(kept > 2, "a changed answer keeps the question's id: {kept}");
                suite::check_undo_and_redo(&mut table).expect("the head is unchanged");
            }
        }
    }
}

#[test]
fn the_result_gives_every_seat_its_place() {
    let position = r#"{"choices":["Open","Open","Open"],"last":[null,null,null],"points":[2,5,5],"round":3,"shown":true,"remembered":false,"ticking":false}"#;
    let state = Scissors::<NONE>::start(&Scissors::<NONE>::setup_at(position), 3).expect("read");
    assert_eq!(state.result().expect("it is over").as_slice(), [3, 1, 1]);
    let flaws =
        Scissors::<NONE>::start(&Scissors::<NONE>::setup_at(position), 4).expect_err("a position of three seats");
    assert_eq!(flaws[0].flaw, "seats-differ");
}
