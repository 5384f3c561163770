//! Decisions of programs at some entries of recorded games, stored in `tests/thoughts.json`. `cargo xtask check arm` and
//! the tests of the web app make the same decisions on an ARM processor and in a browser.
//!
//! `BUCINTORO_WRITE_RECORDS=thoughts cargo test -p bucintoro-web-programs` writes it again after a change of weights.

use std::error::Error;

use kernel::agent::{Level, ProgramPlayer, Temperament};
use kernel::{Actor, Seat, Seed, Viewer};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use web_programs::{Record, Work, answer};

/// A golden record: its game, its name, its text, and the numbers of lines that are read.
type Moment = (&'static str, &'static str, &'static str, [usize; 2]);

/// A golden record that is read up to these lines.
macro_rules! moment {
    ($game:literal, $name:literal, $lines:expr) => {
        ($game, $name, include_str!(concat!("../../../tests/records/", $game, "/", $name, ".jsonl")), $lines)
    };
}

const MOMENTS: [Moment; 4] = [
    moment!("serenissima-2e", "under-way", [20, 40]),
    moment!("serenissima-1996", "three-nations", [20, 80]),
    moment!("twilight", "half-played", [20, 60]),
    moment!("libertalia", "half-played", [40, 80]),
];

/// The stored decisions.
const STORED: &str = include_str!("../../../tests/thoughts.json");

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
fn think_in(game: &str, name: &str, text: &str, length: usize) -> Result<Vec<Kept>, Box<dyn Error>> {
    let lines: Vec<String> = text.lines().take(length).map(str::to_owned).collect();
    let record = Record { game: game.to_owned(), lines, seeds: Seed::new([7; 32]).to_hex() };
    let known = catalogue::game(game).ok_or("no such game")?;
    let all: Vec<&str> = record.lines.iter().map(String::as_str).collect();
    let (table, damage) = known.open(&all, &[], true)?;
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
            let thought = serde_json::from_str(&answer(&work)?)?;
            let (game, record) = (game.to_owned(), name.to_owned());
            kept.push(Kept { game, record, lines: length, seat, program, steps: STEPS, thought });
        }
    }
    Ok(kept)
}

/// Writes the decisions again if a developer asks for it. Returns true if it did.
#[expect(clippy::disallowed_methods, reason = "a developer asks for it")]
fn write_if_asked(all: &[Kept]) -> Result<bool, Box<dyn Error>> {
    if std::env::var("BUCINTORO_WRITE_RECORDS").as_deref() != Ok("thoughts") {
        return Ok(false);
    }
    let lines: Result<Vec<String>, _> = all.iter().map(serde_json::to_string).collect();
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/thoughts.json");
    std::fs::write(file, format!("[\n{}\n]\n", lines?.join(",\n")))?;
    Ok(true)
}

#[test]
fn thoughts_of_programs_match_stored_ones() -> Result<(), Box<dyn Error>> {
    let mut now = vec![];
    for (game, name, text, lengths) in MOMENTS {
        for length in lengths {
            now.extend(think_in(game, name, text, length)?);
        }
    }
    if write_if_asked(&now)? {
        return Ok(());
    }
    let kept: Vec<Kept> = serde_json::from_str(STORED)?;
    assert_eq!(now, kept);
    Ok(())
}
