//! Golden records: a game for every way in which it can end. Tests read and replay them.
//!
//! `BUCINTORO_WRITE_RECORDS=tie-shared,six-players cargo test -p bucintoro-tests golden` writes these records again.
//! Read what it wrote before you commit it.

use std::path::{Path, PathBuf};

use kernel::random::RandomPlay;
use kernel::record::LineFault;
use kernel::suite::test_stamps;
use kernel::{Actor, AnswerBy, Answering, Chair, Game, Opened, Seat, Seed, Table};
use rand::SeedableRng;
use rand::rngs::ChaCha20Rng;
use serde_json::Value;

/// Starts a table with a valid set-up. Equal arguments give equal records.
pub fn table<G: Game>(seats: usize, setup: G::Setup, answers: AnswerBy, seed: u8) -> Table<G> {
    let answering = Answering::all(answers);
    Table::start(chairs(seats), answering, setup, Seed::new([seed; 32]), &mut test_stamps()).expect("a valid set-up")
}

/// Returns chairs with a player's name each, at most six.
pub fn chairs(seats: usize) -> Vec<Chair> {
    let names = ["Anna", "Bruno", "Chiara", "Dario", "Elena", "Fabio"];
    names.iter().take(seats).map(|name| Chair::with_player(*name)).collect()
}

/// Submits a seat's command, which must be accepted.
pub fn say<G: Game>(table: &mut Table<G>, by: u8, command: Value) {
    answer(table, Actor::Seat(Seat(by)), command);
}

/// Submits an actor's command, which must be accepted.
pub fn answer<G: Game>(table: &mut Table<G>, by: Actor, command: Value) {
    let command = serde_json::from_value(command).expect("a command");
    table.command(by, command, &[], &mut test_stamps()).expect("accepted");
}

/// Plays at most `most` random decisions, or to the end of the game.
pub fn play_on<G: Game>(table: &mut Table<G>, seed: u64, most: usize) {
    let mut draw = ChaCha20Rng::seed_from_u64(seed);
    let mut random = RandomPlay::new(table.state());
    let mut stamps = test_stamps();
    for _ in 0..most {
        random.put(table.state());
        let Some((by, Some(command))) = random.choose(&mut draw) else { return };
        table.command(by, command, &[], &mut stamps).expect("accepted");
    }
}

/// The golden records of a game.
pub struct Golden<G: Game> {
    /// File name of each record, and a description of how the game ends.
    pub endings: &'static [(&'static str, &'static str)],
    /// Plays a table to the end with this file name.
    pub made: fn(&str) -> Table<G>,
    /// Returns the outcome of a table, in the form of the outcome files.
    pub outcome: fn(&Table<G>) -> Value,
}

impl<G: Game> Golden<G> {
    fn file(name: &str) -> PathBuf {
        Path::new(env!("CARGO_MANIFEST_DIR")).join("records").join(G::INFO.id).join(format!("{name}.jsonl"))
    }

    /// Reads a record. If `strict`, decides every command again.
    pub fn opened(name: &str, strict: bool) -> Opened<G> {
        let text = std::fs::read_to_string(Self::file(name)).unwrap_or_else(|error| panic!("{name}: {error}"));
        Table::open(text.lines(), None, strict).unwrap_or_else(|fault| panic!("{name}: {fault}"))
    }

    /// Returns the outcome that is stored beside a record.
    pub fn wanted(name: &str) -> Value {
        let text = std::fs::read_to_string(Self::file(name).with_extension("outcome.json"));
        serde_json::from_str(&text.unwrap_or_else(|error| panic!("{name}: {error}"))).expect("JSON")
    }

    fn write(&self, name: &str) {
        let (file, table) = (Self::file(name), (self.made)(name));
        let lines: Vec<&str> = table.lines().iter().map(|sealed| sealed.line.as_str()).collect();
        std::fs::create_dir_all(file.parent().expect("a folder")).expect("the folder");
        std::fs::write(&file, lines.join("\n") + "\n").expect("written");
        let outcome = (self.outcome)(&table).to_string() + "\n";
        std::fs::write(file.with_extension("outcome.json"), outcome).expect("written");
    }

    /// Checks that records of older programs still have the same outcome. If it is decided again, each record first
    /// differs at the given line, because a rule has changed or an event has more fields.
    pub fn older_holds(&self, older: &[(&str, usize)]) {
        for (name, differs) in older {
            let older = format!("older/{name}");
            let read = Self::opened(&older, false);
            assert_eq!(read.damage, None, "{name}");
            assert!(read.table.progress().over, "{name}");
            assert_eq!((self.outcome)(&read.table), Self::wanted(&older), "{name}");
            let strict = Self::opened(&older, true);
            assert_eq!(strict.damage, Some((*differs, LineFault::Differs)), "{name}");
        }
    }

    /// Checks that every ending has a record, whose commands and outcome are the same when decided again. Checks that
    /// the folder contains no other record, except `besides`.
    pub fn holds(&self, besides: &[&str]) {
        let write = std::env::var("BUCINTORO_WRITE_RECORDS").unwrap_or_default();
        for (name, _) in self.endings {
            if write.split(',').any(|wanted| wanted == *name) {
                self.write(name);
            }
            let opened = Self::opened(name, true);
            assert_eq!(opened.damage, None, "{name}");
            assert!(opened.table.progress().over, "{name} is not over");
            assert_eq!((self.outcome)(&opened.table), Self::wanted(name), "{name}");
        }
        for file in std::fs::read_dir(Self::file("").parent().expect("a folder")).expect("the folder").flatten() {
            let name = file.file_name().to_string_lossy().into_owned();
            let known = self.endings.iter().map(|(ending, _)| *ending).chain(besides.iter().copied());
            let mut known = known.filter(|known| name.split('.').next() == Some(known));
            assert!(known.next().is_some(), "{name} has no ending");
        }
    }
}
