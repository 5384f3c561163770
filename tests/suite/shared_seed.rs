//! The shared seed: which draws use it, and what both verifiers find in its rounds.

use bucintoro_tests::golden::{play_on, table};
use kernel::record::{By, EntryKind, LineFault};
use kernel::shared_seed::{RoundState, SeatCommitment, SeedRound, commitment_to, contribution_of_word};
use kernel::suite::{close_test_round, open_test_round, test_contribution, test_stamps};
use kernel::{AnswerBy, Draw as _, DrawProof, Seat, Seed, Table};
use serde_json::{Value, json};
use sha2::{Digest, Sha256};
use twilight::Twilight;

use crate::imports::sealed;
use crate::verify::{count, lines_of, verify_lines};

type Played = Table<Twilight>;

/// A table at which the app has drawn this often.
fn played(draws: u32) -> Played {
    let options = twilight::Options { hands: twilight::Hands::Dealt, ..Default::default() };
    let setup = twilight::Setup { options, ..Default::default() };
    let mut table = table::<Twilight>(2, setup, AnswerBy::App, 5);
    while table.first_unused_draw() < draws {
        draw_more(&mut table);
    }
    table
}

/// Plays until the app has drawn a new number.
fn draw_more(table: &mut Played) {
    let (unused, mut seed) = (table.first_unused_draw(), table.lines().len() as u64);
    while table.first_unused_draw() == unused {
        assert!(!table.progress().over, "the game is over");
        seed += 1;
        play_on(table, seed, 1);
    }
}

fn hex(byte: u8) -> String {
    hex::encode([byte; 32])
}

/// The draws as their entry, number and command.
fn draws(table: &Played) -> Vec<(u32, u32, Value)> {
    let command = |n: u32| match &table.entries()[n as usize - 1].kind {
        EntryKind::Command(accepted) => json!(accepted.command),
        other => panic!("{other:?}"),
    };
    table.check_draws().into_iter().map(|draw| (draw.entry, draw.number, command(draw.entry))).collect()
}

/// Undoes to the question before a draw, and lets the app draw again. Returns the outcome.
fn draw_again(table: &mut Played, entry: u32) -> Value {
    let before = table.entries()[entry as usize - 1].after;
    table.jump(before, By::Table, &mut test_stamps()).expect("the head moves");
    let appended = table.answer(&mut test_stamps()).expect("a draw");
    let (_, _, command) = draws(table).into_iter().find(|(n, ..)| *n == appended.from).expect("the draw");
    command
}

fn share(table: &mut Played, seats: &[u8], seed: u8) {
    open_test_round(table, seats, Seed::new([seed; 32]), &mut test_stamps()).expect("it opens");
    close_test_round(table, &mut test_stamps()).expect("it closes");
}

#[test]
fn shared_seed_applies_from_first_unused_draw_and_undo_repeats_every_draw() {
    let mut table = played(4);
    let before = draws(&table);
    let from = table.first_unused_draw();
    assert!(from > 1 && before.len() > 1);
    share(&mut table, &[0, 1], 6);
    assert_eq!(draws(&table), before, "the round changes no draw");
    (0..3).for_each(|_| draw_more(&mut table));
    let all = draws(&table);
    let after: Vec<_> = all.iter().filter(|(_, number, _)| *number >= from).cloned().collect();
    assert!(after.len() > 1);
    for (entry, _, outcome) in before.iter().chain(&after) {
        assert_eq!(draw_again(&mut table, *entry), *outcome, "the draw of entry {entry}");
    }
    assert!(table.check_draws().iter().all(|draw| draw.proof == DrawProof::Holds));

    let lines = lines_of(&table);
    let both = verify_lines(&lines, &[hex(5), hex(6)]);
    assert_eq!((&both["code"], count(&both, "unknown"), count(&both, "wrong")), (&json!(0), 0, 0), "{both}");
    assert_eq!(both["rounds"][0]["seats"], json!([0, 1]));
    assert_eq!(both["rounds"][0]["from"], json!(from));
    // Each seed confirms the draws on its side of the first number.
    for (seed, own) in [(hex(5), false), (hex(6), true)] {
        let one = verify_lines(&lines, &[seed]);
        let lines = draws(&table).into_iter().filter(|(_, number, _)| (*number >= from) == own);
        let lines: Vec<u32> = lines.map(|(entry, ..)| entry + 1).collect();
        assert_eq!(one["confirmed"], json!(lines), "{one}");
    }
}

#[test]
fn later_rounds_void_rounds_and_new_seeds_replace_the_seed_in_force() {
    let mut table = played(3);
    share(&mut table, &[0], 6);
    draw_more(&mut table);
    open_test_round(&mut table, &[0, 1], Seed::new([7; 32]), &mut test_stamps()).expect("it opens");
    // Nothing waits for an open round.
    draw_more(&mut table);
    table.void_round(vec![Seat(1)], &mut test_stamps()).expect("it ends");
    draw_more(&mut table);
    assert_eq!(table.round_in_force().map(|round| round.number), Some(1));
    share(&mut table, &[0], 8);
    draw_more(&mut table);
    assert_eq!(table.round_in_force().map(|round| round.number), Some(3));
    let first = draws(&table)[0].clone();
    assert_eq!(draw_again(&mut table, first.0), first.2);
    // A seed ends an open round, and is used by all draws.
    open_test_round(&mut table, &[1], Seed::new([9; 32]), &mut test_stamps()).expect("it opens");
    table.reseed(Seed::new([10; 32]), &mut test_stamps()).expect("written");
    assert!(table.round().is_none() && table.round_in_force().is_none());
    assert!(close_test_round(&mut table, &mut test_stamps()).is_err());
    draw_again(&mut table, first.0);
    let found = verify_lines(&lines_of(&table), &[5, 6, 7, 8, 9, 10].map(hex));
    assert_eq!((&found["code"], count(&found, "unknown")), (&json!(0), 0), "{found}");
    let from = |round: usize| found["rounds"][round]["from"].is_null();
    assert_eq!([0, 1, 2, 3].map(from), [false, true, false, true], "{found}");
    assert_eq!(found["rounds"][1]["silent"], json!([1]));
    let used = table.seeds().iter().map(|line| line.draws > 0).collect::<Vec<_>>();
    assert_eq!(used, [true, true, false, true, false, true]);
}

#[test]
fn record_with_rounds_is_read_as_it_was_written() {
    let mut table = played(2);
    share(&mut table, &[0, 1], 6);
    open_test_round(&mut table, &[1], Seed::new([7; 32]), &mut test_stamps()).expect("it opens");
    let lines = lines_of(&table);
    let texts = lines.iter().map(String::as_str);
    let opened = Played::open(texts.clone(), [6, 7].map(|byte| Seed::new([byte; 32])), true).expect("it opens");
    assert_eq!(opened.damage, None);
    assert!(opened.table.lacks_seed(), "the first seed is missing");
    assert_eq!((opened.table.round(), opened.table.rounds()), (table.round(), 2));
    let opened = Played::open(texts, [5, 6].map(|byte| Seed::new([byte; 32])), true).expect("it opens");
    assert!(!opened.table.lacks_seed(), "an open round is not in force");
}

/// Contributions, commitments and numbers that were changed afterwards, in lines whose hashes match.
#[test]
fn both_verifiers_refuse_a_tampered_round() {
    let mut table = played(2);
    open_test_round(&mut table, &[0, 1], Seed::new([6; 32]), &mut test_stamps()).expect("it opens");
    table.void_round(vec![Seat(1)], &mut test_stamps()).expect("it ends");
    share(&mut table, &[0, 1], 7);
    draw_more(&mut table);
    let mut values: Vec<Value> =
        lines_of(&table).iter().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    values.iter_mut().for_each(|value| drop(value.as_object_mut().expect("an object").remove("hash")));
    let lines_with = |kind: &str| {
        let has = |value: &&Value| value["deed"]["shared_seed"][kind].is_object();
        values.iter().filter(has).map(|value| value["n"].as_u64().expect("a number") as usize).collect::<Vec<_>>()
    };
    let (opened, void, revealed) = (lines_with("committed"), lines_with("void")[0], lines_with("revealed")[0]);
    let other = json!(commitment_to("game", 1, "none"));
    let changes: [(usize, &str, Value); 14] = [
        (revealed, "/revealed/contributions/1", json!(test_contribution(Seat(1), 9))),
        (revealed, "/revealed/contributions", json!([test_contribution(Seat(0), 2)])),
        (revealed, "/revealed/contributions/0", json!(test_contribution(Seat(0), 2).to_uppercase())),
        (revealed, "/revealed/from", json!(0)),
        (revealed, "/revealed/from", json!(table.first_unused_draw())),
        (void, "/void/silent", json!([2])),
        (opened[1], "/committed/round", json!(3)),
        (opened[1], "/committed/commitments", json!([])),
        (opened[1], "/committed/commitments/0/seat", json!(1)),
        (opened[1], "/committed/commitments/0/seat", json!(2)),
        (opened[1], "/committed/seed", json!("none")),
        (opened[0], "/committed/commitments/0/commitment", json!("none")),
        // A commitment that was changed is found where its contribution is.
        (opened[1], "/committed/commitments/0/commitment", other),
        (void, "", json!({"revealed": {"from": 0, "contributions": []}})),
    ];
    for (nth, (n, path, value)) in changes.into_iter().enumerate() {
        let mut planted = values.clone();
        *planted[n]["deed"]["shared_seed"].pointer_mut(path).expect("it is there") = value;
        let found = verify_lines(&sealed(&planted), &[5, 6, 7].map(hex));
        let broken = if nth == 12 { revealed } else { n } + 1;
        assert_eq!((&found["code"], &found["broken"]), (&json!(1), &json!(broken)), "{path}: {found}");
        let texts = sealed(&planted);
        let opened = Played::open(texts.iter().map(String::as_str), None, false).expect("it opens");
        let is_refused = matches!(opened.damage, Some((line, LineFault::SharedSeed { .. })) if line == broken);
        assert!(is_refused, "{path}: {:?}", opened.damage);
    }
    // The host's seed of the round.
    let mut planted = values.clone();
    planted[opened[1]]["deed"]["shared_seed"]["committed"]["seed"] = json!(Seed::new([8; 32]).commitment());
    let found = verify_lines(&sealed(&planted), &[5, 6, 7].map(hex));
    assert_eq!((&found["code"], count(&found, "unmatched")), (&json!(1), 1), "{found}");
    let found = verify_lines(&sealed(&planted), &[5, 6, 8].map(hex));
    assert_eq!(found["code"], 1, "{found}");
    assert!(count(&found, "wrong") > 0, "{found}");
}

/// The values of the document, computed from its text and by the program.
#[test]
fn documented_vector_of_a_round_holds() {
    let document = include_str!("../../docs/reference/file-format.md");
    let (_, vector) = document.split_once("**Test vector.** The seed of the first line").expect("the document has it");
    let value = |name: &str| {
        let row = vector.lines().find(|line| line.starts_with(&format!("| {name} |"))).expect("a row");
        row.trim_matches('|').split('|').next_back().expect("a value").trim().trim_matches('`').to_owned()
    };
    let game = Seed::new([2; 32]).commitment();
    let parts = ["00112233445566778899aabbccddeeff".to_owned(), contribution_of_word("gondola")];
    assert_eq!(value("`GAME`"), game);
    assert_eq!(value("contribution of seat 1"), parts[1]);
    assert_eq!(value("commitment of seat 0"), commitment_to(&game, 1, &parts[0]));
    assert_eq!(value("commitment of seat 1"), commitment_to(&game, 1, &parts[1]));
    let text = format!("bucintoro seed\n{}\n{}", hex(3), parts.join("\n"));
    assert_eq!(value("shared seed"), hex::encode(Sha256::digest(text)));
}

fn void_rounds(table: &Played) -> usize {
    let is_void = |round: &SeedRound| matches!(round.state, RoundState::Void { .. });
    table.seeds().iter().filter(|line| line.round.as_ref().is_some_and(is_void)).count()
}

/// A player who works together with the host, knows each result first, and is silent when it dislikes it.
#[test]
fn silent_contributor_exchanges_one_result_for_an_unknown_one() {
    const ROUNDS: u32 = 1_000;
    let (mut likes, mut attempts, mut recorded, mut number) = (0, 0, 0, 0);
    let mut table = played(0);
    for _ in 0..ROUNDS {
        // Each round is about a new draw.
        if table.progress().over || table.lines().len() > 100 {
            recorded += void_rounds(&table);
            table = played(0);
        }
        let unused = table.first_unused_draw();
        while table.first_unused_draw() == unused && !table.progress().over {
            number += 1;
            play_on(&mut table, number, 1);
        }
        let mut open = |table: &mut Played, seats: &[u8]| {
            number += 1;
            let mut seed = [0; 32];
            seed[..8].copy_from_slice(&number.to_le_bytes());
            open_test_round(table, seats, Seed::new(seed), &mut test_stamps()).expect("it opens");
            let parts = seats.iter().map(|seat| test_contribution(Seat(*seat), table.rounds()));
            let parts = parts.collect::<Vec<_>>().join("\n");
            let shared: [u8; 32] = Sha256::digest(format!("bucintoro seed\n{}\n{parts}", hex::encode(seed))).into();
            Seed::new(shared).draw(u64::from(table.first_unused_draw())).below(2) == 1
        };
        let mut likes_it = open(&mut table, &[0, 1]);
        if !likes_it {
            attempts += 1;
            table.void_round(vec![Seat(1)], &mut test_stamps()).expect("it ends");
            assert_eq!(table.silent_seats(), [Seat(1)], "it takes part again after the next draw");
            likes_it = open(&mut table, &[0]);
        }
        close_test_round(&mut table, &mut test_stamps()).expect("it closes");
        likes += u32::from(likes_it);
    }
    recorded += void_rounds(&table);
    assert_eq!(recorded, attempts, "each attempt is in the record");
    println!("an even chance came up {likes} times in {ROUNDS} rounds; {attempts} void rounds, all in the record");
    assert!((700..800).contains(&likes), "{likes}");
    assert!((450..550).contains(&attempts), "{attempts}");
}

#[test]
fn players_ask_once_a_turn_and_only_after_the_seed_was_used() {
    let mut table = played(2);
    let by = By::Seat(Seat(1));
    assert!(table.may_ask_for_round(by));
    let round = table.rounds() + 1;
    let contribution = test_contribution(Seat(0), round);
    let commitment = commitment_to(&table.header().seed, round, &contribution);
    let commitments = vec![SeatCommitment { seat: Seat(0), commitment, word: false }];
    table.open_round(by, Seed::new([6; 32]), commitments, &mut test_stamps()).expect("it opens");
    close_test_round(&mut table, &mut test_stamps()).expect("it closes");
    assert!(!table.may_ask_for_round(by) && !table.may_ask_for_round(By::Seat(Seat(0))), "the seed was not used");
    let (turn, from) = (table.progress().turn, table.first_unused_draw());
    draw_more(&mut table);
    assert_ne!(table.first_unused_draw(), from);
    assert!(table.may_ask_for_round(By::Seat(Seat(0))));
    assert_eq!(table.may_ask_for_round(by), table.progress().turn != turn);
}
