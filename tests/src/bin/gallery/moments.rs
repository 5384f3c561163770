//! Entries of the golden records that the gallery shows: each question of each game, and the ends of games.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use catalogue::GAMES;
use kernel::erased::AnyGame;
use kernel::record::{By, append_hash};
use kernel::suite::test_stamps;
use kernel::{Actor, Seat, Viewer};
use serde_json::{Value, json};

use crate::played::play_until;

/// The record of each game in which questions are searched first, so that a new record does not change the gallery.
const FIRST: [(&str, &str); 4] = [
    ("serenissima-2e", "four-players"),
    ("serenissima-1996", "four-nations"),
    ("twilight", "called-home"),
    ("libertalia", "five-players"),
];

/// Names of the greatest length for which the screen must have room.
pub const LONG_NAMES: [&str; 6] = [
    "Bartholomäus von Ehingen",
    "Massimiliano Contarini I",
    "Konstantina Papadopoulou",
    "Wilhelmina van der Zande",
    "Александра Виноградова-К",
    "María de la Concepción H",
];

/// A golden record.
pub struct Record {
    pub game: &'static dyn AnyGame,
    /// Its file below the folder of the game, without the extension.
    pub name: String,
    pub lines: Vec<String>,
}

impl Record {
    /// True if it was written by an older version.
    pub fn is_old(&self) -> bool {
        self.name.starts_with("older/")
    }

    /// True if it was played for the gallery alone.
    fn is_played(&self) -> bool {
        self.name.starts_with("played/")
    }

    /// The record up to an entry, as a file.
    pub fn until(&self, entry: u32) -> String {
        self.lines[..=entry as usize].join("\n") + "\n"
    }

    /// The record up to an entry, with a name of 24 letters at every seat.
    pub fn until_with_long_names(&self, entry: u32) -> String {
        let mut previous = String::new();
        let mut text = String::new();
        for line in &self.lines[..=entry as usize] {
            let mut value: Value = serde_json::from_str(line).expect("JSON");
            value.as_object_mut().expect("an object").remove("hash");
            let seating = value.get_mut("seating").and_then(Value::as_array_mut);
            for (chair, name) in seating.into_iter().flatten().zip(LONG_NAMES) {
                chair["name"] = json!(name);
            }
            let line = append_hash(&value, &previous).expect("a line");
            text += &line.line;
            text.push('\n');
            previous = line.hash;
        }
        text
    }

    fn entries(&self) -> u32 {
        self.lines.len() as u32 - 1
    }
}

/// An entry of a record, with its name in the gallery.
pub struct Moment<'a> {
    pub name: String,
    pub record: &'a Record,
    pub entry: u32,
    /// Tag of the question for which the entry was chosen.
    pub question: Option<String>,
    /// Which devices are recorded.
    pub devices: Devices,
    /// True if all players have long names.
    pub long_names: bool,
}

/// Which devices of a moment are recorded.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Devices {
    /// The host's own screen alone.
    Host,
    /// Every kind of device.
    Every,
    /// Every kind of device, each with all of the timeline.
    EveryWithTimeline,
}

/// Returns the golden records, and further records with the questions that none of them asks.
pub fn all_records() -> Vec<Record> {
    let mut records = golden_records();
    let asked = search(&records).questions;
    for game in GAMES {
        let missing =
            game.info().questions.iter().filter(|question| !asked.contains_key(&(game.id(), (**question).to_owned())));
        records.extend(missing.filter_map(|question| play_until(*game, question)));
    }
    records
}

/// Returns all golden records, by game and name.
fn golden_records() -> Vec<Record> {
    let mut records = Vec::new();
    for game in GAMES {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("records").join(game.id());
        let mut files = files_below(&folder);
        files.retain(|file| file.extension().is_some_and(|kind| kind == "jsonl"));
        let name_of = |file: &PathBuf| {
            file.strip_prefix(&folder).expect("a path below the folder").with_extension("").display().to_string()
        };
        files.sort_by_key(|file| (!FIRST.contains(&(game.id(), &name_of(file))), file.clone()));
        for file in &files {
            let name = name_of(file);
            let text = std::fs::read_to_string(file).expect("a record");
            records.push(Record { game: *game, name, lines: text.lines().map(str::to_owned).collect() });
        }
    }
    records
}

fn files_below(folder: &Path) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(folder).expect("a folder of records").flatten().map(|entry| entry.path());
    entries.flat_map(|path| if path.is_dir() { files_below(&path) } else { vec![path] }).collect()
}

/// An entry at which a question is open.
#[derive(Clone, Copy)]
struct Place {
    record: usize,
    entry: u32,
}

/// The results of a search through all records.
#[derive(Default)]
struct Findings {
    /// By game and tag of the question.
    questions: BTreeMap<(&'static str, String), Vec<Place>>,
    /// Records whose game is over at their last entry.
    over: BTreeSet<usize>,
}

fn search(records: &[Record]) -> Findings {
    let mut findings = Findings::default();
    for (nth, record) in records.iter().enumerate() {
        let lines: Vec<&str> = record.lines.iter().map(String::as_str).collect();
        let (mut table, damage) = record.game.open(&lines, &[], false).expect("a golden record");
        assert!(damage.is_none(), "{}: {damage:?}", record.name);
        if table.progress().over {
            findings.over.insert(nth);
        }
        let is_move = |entry: &u32| *entry == 0 || table.head_after(*entry) == Some(*entry);
        let moves: Vec<u32> = (0..=record.entries()).filter(is_move).collect();
        for entry in moves {
            table.jump(entry, By::Table, &mut test_stamps()).expect("an entry of the record");
            let asks = table.view_for(Viewer::Table).asks();
            for (_, question) in asked(&asks) {
                let places = findings.questions.entry((record.game.id(), question)).or_default();
                places.push(Place { record: nth, entry });
            }
        }
    }
    findings
}

/// Returns the open questions of a state: the actor that is asked, and the question's tag.
pub fn asked(asks: &Value) -> Vec<(Actor, String)> {
    let asks = asks.as_array().expect("a list of questions");
    let read = |ask: &Value| {
        let actor: Actor = serde_json::from_value(ask[0].clone()).expect("an actor");
        (actor, ask[1]["ask"].as_str().expect("a tag").to_owned())
    };
    asks.iter().map(read).collect()
}

/// Returns the seats that are asked a question.
pub fn asked_seats(asks: &Value) -> Vec<Seat> {
    let seat = |(actor, _)| if let Actor::Seat(seat) = actor { Some(seat) } else { None };
    asked(asks).into_iter().filter_map(seat).collect()
}

/// Chooses the moments of the gallery: each question at its first entry, and with long names at a late entry of a game
/// with many players; each end of a game; the middle of each record of an older version.
pub fn choose(records: &[Record]) -> Vec<Moment<'_>> {
    let findings = search(records);
    let mut moments = Vec::new();
    for ((game, question), places) in &findings.questions {
        let (new, old): (Vec<Place>, Vec<Place>) = places.iter().partition(|place| {
            let record = &records[place.record];
            !record.is_old() && !record.is_played()
        });
        let places = if new.is_empty() { old } else { new };
        let first = places[0];
        let seats = |place: &Place| seats_of(&records[place.record]);
        let late = places.iter().copied().max_by_key(|place| (seats(place), place.entry)).expect("at least the first");
        let moment = |name: String, place: Place, devices, long_names| Moment {
            name,
            record: &records[place.record],
            entry: place.entry,
            question: Some(question.clone()),
            devices,
            long_names,
        };
        moments.push(moment(format!("{game}/{question}"), first, Devices::Every, false));
        if !records[late.record].is_old() && !records[late.record].is_played() {
            moments.push(moment(format!("{game}/{question}-late"), late, Devices::Host, true));
        }
    }
    for game in GAMES {
        moments.push(busy(records, &findings, game.id()));
    }
    let mut whole = BTreeSet::new();
    for (nth, record) in records.iter().enumerate().filter(|(_, record)| !record.is_old()) {
        if !findings.over.contains(&nth) {
            continue;
        }
        let longest = longest_over(records, &findings, record.game.id()) == Some(nth);
        let devices =
            if longest && whole.insert(record.game.id()) { Devices::EveryWithTimeline } else { Devices::Host };
        let name = format!("{}/end/{}", record.game.id(), if longest { "longest" } else { &record.name });
        moments.push(Moment { name, record, entry: record.entries(), question: None, devices, long_names: false });
    }
    for record in records.iter().filter(|record| record.is_old()) {
        let name = format!("{}/{}", record.game.id(), record.name);
        moments.push(Moment {
            name,
            record,
            entry: record.entries() / 2,
            question: None,
            devices: Devices::Host,
            long_names: false,
        });
    }
    moments
}

/// Returns a moment in the middle of a game, at its most frequent question. Sheets are shown over it.
fn busy<'a>(records: &'a [Record], findings: &Findings, game: &'static str) -> Moment<'a> {
    let nth = longest_over(records, findings, game).expect("a game that was played to its end");
    let here = |place: &&Place| place.record == nth;
    let of_game = findings.questions.iter().filter(|((of, _), _)| *of == game);
    // Questions to several actors at the same entry count once.
    let entries_of = |places: &[Place]| places.iter().filter(here).map(|place| place.entry).collect::<BTreeSet<u32>>();
    let (entries, question) = of_game
        .map(|((_, question), places)| (entries_of(places).into_iter().collect::<Vec<_>>(), question))
        .max_by_key(|(entries, _)| entries.len())
        .expect("a question");
    Moment {
        name: format!("{game}/busy"),
        record: &records[nth],
        entry: entries[entries.len() / 2],
        question: Some(question.clone()),
        devices: Devices::Every,
        long_names: false,
    }
}

/// Returns the longest record of a finished game without random corrections.
fn longest_over(records: &[Record], findings: &Findings, game: &str) -> Option<usize> {
    let played = findings.over.iter().copied().filter(|nth| {
        let record = &records[*nth];
        record.game.id() == game && !record.is_old() && !record.name.contains("corrected")
    });
    played.max_by_key(|nth| records[*nth].entries())
}

fn seats_of(record: &Record) -> usize {
    let header: Value = serde_json::from_str(&record.lines[0]).expect("JSON");
    header["settings"]["seating"].as_array().or(header["seating"].as_array()).map_or(0, Vec::len)
}
