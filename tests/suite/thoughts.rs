//! Decisions of programs at some entries of recorded games, stored in `tests/thoughts.json`. The tests of the web app
//! compare the same file with the decisions in a browser.
//!
//! `BUCINTORO_WRITE_RECORDS=thoughts cargo test -p bucintoro-tests thoughts` writes it again after a change of weights.

use std::fs;

use kernel::agent::{Level, ProgramPlayer, Temperament};
use kernel::{Actor, Seat, Seed, Viewer};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use web_programs::{Record, Work, answer};

const RECORDS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/records");

/// The records, and the numbers of lines that are read.
const MOMENTS: [(&str, &str, [usize; 2]); 4] = [
    ("serenissima-2e", "under-way", [20, 40]),
    ("serenissima-1996", "three-nations", [20, 80]),
    ("twilight", "half-played", [20, 60]),
    ("libertalia", "half-played", [40, 80]),
];

/// The budget of level 3, in commands. A decision takes some hundredths of a second.
const STEPS: u64 = 20_000;

/// A stored decision.
#[derive(Debug, PartialEq, Serialize, Deserialize)]
struct Kept {
    game: String,
    record: String,
    /// Number of lines of the record.
    lines: usize,
    seat: Seat,
    program: ProgramPlayer,
    steps: u64,
    thought: Value,
}

/// Returns a request for each asked seat and level, with the decision.
fn think_in(game: &str, name: &str, length: usize) -> Vec<Kept> {
    let text = fs::read_to_string(format!("{RECORDS}/{game}/{name}.jsonl")).expect("a golden record");
    let lines: Vec<String> = text.lines().take(length).map(str::to_owned).collect();
    let record = Record { game: game.to_owned(), lines, seeds: Seed::new([7; 32]).to_hex() };
    let known = catalogue::game(game).expect("a game");
    let all: Vec<&str> = record.lines.iter().map(String::as_str).collect();
    let (table, damage) = known.open(&all, &[], true).expect("a record");
    assert_eq!(damage, None, "{game}, {name}");
    let asked = table.view_for(Viewer::Table).awaited();
    let seats = asked.into_iter().filter_map(|actor| if let Actor::Seat(seat) = actor { Some(seat) } else { None });
    let seats: Vec<Seat> = seats.collect();
    assert!(!seats.is_empty(), "{game}, {name}: no seat is asked after {length} lines");
    let levels = [(Level::AllFeatures, Temperament::Corsair), (Level::Search, Temperament::default())];
    let mut kept = vec![];
    for seat in seats {
        for (level, temperament) in levels {
            let program = ProgramPlayer { level, temperament };
            let work = Work::Think { record: record.clone(), seat, program, steps: Some(STEPS) };
            let thought = serde_json::from_str(&answer(&work).expect("a thought")).expect("JSON");
            let (game, record) = (game.to_owned(), name.to_owned());
            kept.push(Kept { game, record, lines: length, seat, program, steps: STEPS, thought });
        }
    }
    kept
}

#[test]
fn thoughts_of_programs_match_stored_ones() {
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/thoughts.json");
    let now: Vec<Kept> = MOMENTS
        .iter()
        .flat_map(|(game, name, lengths)| lengths.iter().flat_map(|length| think_in(game, name, *length)))
        .collect();
    if std::env::var("BUCINTORO_WRITE_RECORDS").is_ok_and(|names| names == "thoughts") {
        let lines: Vec<String> = now.iter().map(|kept| serde_json::to_string(kept).expect("JSON")).collect();
        fs::write(file, format!("[\n{}\n]\n", lines.join(",\n"))).expect("written");
    }
    let text = fs::read_to_string(file).expect("the stored decisions");
    let kept: Vec<Kept> = serde_json::from_str(&text).expect("thoughts");
    assert_eq!(now, kept);
}
