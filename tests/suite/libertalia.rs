//! Golden records of Libertalia: a campaign for every number of players and every way to end, read and
//! decided again.
//!
//! `BUCINTORO_WRITE_RECORDS=1 cargo test -p bucintoro-tests libertalia` writes them anew; what is written
//! must be looked at before it is committed.

use std::path::{Path, PathBuf};

use kernel::random::RandomPlay;
use kernel::record::By;
use kernel::suite::test_stamps;
use kernel::{Actor, AnswerBy, Answering, Chair, Rules, Seat, Seed, Table, Viewer};
use libertalia::{Libertalia, Options, Setup};
use rand::SeedableRng;
use rand::rngs::ChaCha20Rng;
use serde_json::{Value, json};

/// A record: its file, and what it holds.
const ENDINGS: &[(&str, &str)] = &[
    ("two-players", "a campaign of two, played at random to the end"),
    ("three-players", "of three"),
    ("four-players", "of four"),
    ("five-players", "of five"),
    ("six-players", "of six"),
    ("covered", "purses hidden, and a countdown that ends in draws"),
    ("tie-shared", "equal points share the place"),
    ("tie-by-last-raid", "equal points, and the better last raid wins"),
    ("ended-early-scored", "stopped by the table, the raid under way counted"),
    ("ended-early-left-out", "stopped by the table, the raid under way left out"),
    ("waived-and-corrected", "with waivers, corrections, undo and branches, to the end"),
];

const NAMES: [&str; 6] = ["Anna", "Bruno", "Chiara", "Dario", "Elena", "Fabio"];

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("records/libertalia")
}

fn chairs(seats: usize) -> Vec<Chair> {
    NAMES.iter().take(seats).map(|name| Chair { name: (*name).into(), side: Default::default() }).collect()
}

fn table(seats: usize, setup: Setup) -> Table<Libertalia> {
    let answering = Answering::all(AnswerBy::App);
    let setup = Libertalia::complete(setup);
    Table::start(chairs(seats), answering, setup, Seed::new([15; 32]), &mut test_stamps()).expect("a sound set-up")
}

fn say(table: &mut Table<Libertalia>, by: u8, command: Value) {
    let command = serde_json::from_value(command).expect("a command");
    table.command(Actor::Seat(Seat(by)), command, &[], &mut test_stamps()).expect("it stands");
}

/// So many random decisions, or to the end.
fn play_on(table: &mut Table<Libertalia>, seed: u64, most: usize) {
    let mut draw = ChaCha20Rng::seed_from_u64(seed);
    let mut random = RandomPlay::new(table.state());
    let mut stamps = test_stamps();
    for _ in 0..most {
        random.put(table.state());
        let Some((by, Some(command))) = random.choose(&mut draw) else { return };
        table.command(by, command, &[], &mut stamps).expect("it stands");
    }
}

/// The last dawn of a campaign: everybody has the Cabin Boy, and scores enough to draw level.
fn last_dawn(last_raid_decides: bool) -> Table<Libertalia> {
    let drawn: Vec<u8> = (1..=21).collect();
    let gone: Vec<u8> = drawn.iter().copied().filter(|rank| *rank != 5).collect();
    let seat = |seat: usize, colour: &str, purse: u16, scores: [i16; 2]| {
        let line = json!({"colour": colour, "hand": [5], "gone": gone, "purse": purse, "scores": scores});
        format!("seat {seat} {line}")
    };
    let position = [
        format!("options {}", json!({"last_raid_decides": last_raid_decides})),
        "raid 3 day 6".to_owned(),
        format!("drawn {}", json!(drawn)),
        r#"phase {"phase":"dawn","late":false}"#.to_owned(),
        seat(0, "red", 12, [20, 18]),
        seat(1, "blue", 20, [10, 20]),
        seat(2, "white", 9, [10, 20]),
    ];
    table(3, Libertalia::setup_at(&position.join("\n")))
}

fn made(ending: &str) -> Table<Libertalia> {
    let with = |seats: usize, options: Options| {
        let mut table = table(seats, Setup { options, ..Setup::default() });
        play_on(&mut table, seats as u64, usize::MAX);
        table
    };
    let decided = |last_raid_decides| {
        let mut table = last_dawn(last_raid_decides);
        // One card in each hand: the app has played them all by the first.
        while !table.state().progress().over {
            let by = table.state().undecided().next().expect("somebody is asked").0;
            say(&mut table, by, json!({"do": "Choose", "rank": 5}));
        }
        table
    };
    let stopped = |score: bool| {
        let mut table = table(3, Setup::default());
        play_on(&mut table, 9, 90);
        say(&mut table, 0, json!({"do": "EndEarly", "score": score}));
        table
    };
    match ending {
        "two-players" => with(2, Options::default()),
        "three-players" => with(3, Options::default()),
        "four-players" => with(4, Options::default()),
        "five-players" => with(5, Options::default()),
        "six-players" => with(6, Options::default()),
        "covered" => with(3, Options { hidden_purses: true, countdown: Some(60), ..Options::default() }),
        "tie-shared" => decided(false),
        "tie-by-last-raid" => decided(true),
        "ended-early-scored" => stopped(true),
        "ended-early-left-out" => stopped(false),
        _ => {
            let mut table = kernel::suite::random_table::<Libertalia>(Setup::default(), chairs(4), 7, 300, true)
                .expect("play goes on");
            table.undo(By::Table, &mut test_stamps()).expect("something to undo");
            play_on(&mut table, 7, usize::MAX);
            table
        }
    }
}

/// Everybody's raids, and the places.
fn outcome(table: &Table<Libertalia>) -> Value {
    let raids: Vec<_> = table.state().players.iter().map(|player| player.scores.to_vec()).collect();
    json!({"raids": raids, "places": table.state().result().map(|places| places.to_vec())})
}

#[test]
fn every_way_to_end_has_a_golden_record_that_is_decided_the_same_again() {
    let write = std::env::var_os("BUCINTORO_WRITE_RECORDS").is_some();
    for (ending, _) in ENDINGS {
        let file = folder().join(format!("{ending}.jsonl"));
        if write {
            let table = made(ending);
            let lines: Vec<&str> = table.lines().iter().map(|sealed| sealed.line.as_str()).collect();
            std::fs::create_dir_all(folder()).expect("the folder");
            std::fs::write(&file, lines.join("\n") + "\n").expect("written");
            std::fs::write(file.with_extension("outcome.json"), outcome(&table).to_string() + "\n").expect("written");
        }
        let text = std::fs::read_to_string(&file).unwrap_or_else(|error| panic!("{ending} has no record: {error}"));
        let opened =
            Table::<Libertalia>::open(text.lines(), None, true).unwrap_or_else(|fault| panic!("{ending}: {fault}"));
        assert_eq!(opened.damage, None, "{ending}");
        let wanted = std::fs::read_to_string(file.with_extension("outcome.json")).expect("an outcome");
        assert_eq!(outcome(&opened.table), serde_json::from_str::<Value>(&wanted).expect("JSON"), "{ending}");
    }
}

#[test]
fn the_endings_are_what_they_are_called() {
    let places = |ending: &str| outcome(&made(ending))["places"].clone();
    assert_eq!(places("tie-shared"), json!([1, 1, 3]));
    assert_eq!(places("tie-by-last-raid"), json!([2, 1, 3]));
    let raids = |ending: &str| made(ending).state().players[0].scores.len();
    assert_eq!([raids("ended-early-scored"), raids("ended-early-left-out"), raids("six-players")], [3, 2, 3]);
    for (ending, _) in ENDINGS {
        assert!(made(ending).state().progress().over, "{ending}");
    }
}

#[test]
fn nothing_lies_among_the_records_that_no_ending_names() {
    for file in std::fs::read_dir(folder()).expect("the folder").flatten() {
        let name = file.file_name().to_string_lossy().into_owned();
        assert!(ENDINGS.iter().any(|(ending, _)| name.starts_with(ending)), "{name}");
    }
}

/// What was chosen or drawn in secret is in no line that others hear.
#[test]
fn a_record_told_to_the_table_names_no_secret() {
    let text = std::fs::read_to_string(folder().join("covered.jsonl")).expect("the record");
    let opened = Table::<Libertalia>::open(text.lines(), None, true).expect("it opens");
    for viewer in [Viewer::Table, Viewer::Spectator, Viewer::Seat(Seat(1))] {
        let events: Vec<Value> = opened.table.seen_by(viewer).told(1).flat_map(|entry| entry.events).collect();
        let named = |tag: &str| events.iter().filter(|event| event["event"] == tag && !event["rank"].is_null()).count();
        let own = events.iter().filter(|event| viewer == Viewer::Seat(Seat(1)) && event["seat"] == 1);
        let own = own.filter(|event| event["event"] == "Chose").count();
        assert_eq!(named("Chose"), own, "{viewer:?}");
        assert!(events.iter().any(|event| event["event"] == "Chose"));
    }
}
