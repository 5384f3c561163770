//! Golden records: a game for every way in which it can end, read and decided again.
//!
//! `BUCINTORO_WRITE_RECORDS=tie-shared,six-players cargo test -p bucintoro-tests golden` writes these again;
//! what is written must be looked at before it is committed.

use std::path::{Path, PathBuf};

use kernel::random::RandomPlay;
use kernel::record::LineFault;
use kernel::suite::test_stamps;
use kernel::{Actor, AnswerBy, Answering, Chair, Game, Opened, Seat, Seed, Table};
use rand::SeedableRng;
use rand::rngs::ChaCha20Rng;
use serde_json::Value;

/// A table of a game, with sound set-up, whose record is the same whenever it is made.
pub fn table<G: Game>(seats: usize, setup: G::Setup, answers: AnswerBy, seed: u8) -> Table<G> {
    let answering = Answering::all(answers);
    Table::start(chairs(seats), answering, setup, Seed::new([seed; 32]), &mut test_stamps()).expect("a sound set-up")
}

/// So many people.
pub fn chairs(seats: usize) -> Vec<Chair> {
    let names = ["Anna", "Bruno", "Chiara", "Dario", "Elena", "Fabio"];
    names.iter().take(seats).map(|name| Chair::with_player(*name)).collect()
}

/// A seat says something that stands.
pub fn say<G: Game>(table: &mut Table<G>, by: u8, command: Value) {
    answer(table, Actor::Seat(Seat(by)), command);
}

/// Someone says something that stands.
pub fn answer<G: Game>(table: &mut Table<G>, by: Actor, command: Value) {
    let command = serde_json::from_value(command).expect("a command");
    table.command(by, command, &[], &mut test_stamps()).expect("it stands");
}

/// So many random decisions, or to the end.
pub fn play_on<G: Game>(table: &mut Table<G>, seed: u64, most: usize) {
    let mut draw = ChaCha20Rng::seed_from_u64(seed);
    let mut random = RandomPlay::new(table.state());
    let mut stamps = test_stamps();
    for _ in 0..most {
        random.put(table.state());
        let Some((by, Some(command))) = random.choose(&mut draw) else { return };
        table.command(by, command, &[], &mut stamps).expect("it stands");
    }
}

/// The golden records of a game.
pub struct Golden<G: Game> {
    /// Each by its file, with how it ends.
    pub endings: &'static [(&'static str, &'static str)],
    /// Plays a table to that end.
    pub made: fn(&str) -> Table<G>,
    /// What the end is, as it is kept beside the record.
    pub outcome: fn(&Table<G>) -> Value,
}

impl<G: Game> Golden<G> {
    fn file(name: &str) -> PathBuf {
        Path::new(env!("CARGO_MANIFEST_DIR")).join("records").join(G::INFO.id).join(format!("{name}.jsonl"))
    }

    /// Reads a record, and decides it again if that is wanted.
    pub fn opened(name: &str, strict: bool) -> Opened<G> {
        let text = std::fs::read_to_string(Self::file(name)).unwrap_or_else(|error| panic!("{name}: {error}"));
        Table::open(text.lines(), None, strict).unwrap_or_else(|fault| panic!("{name}: {fault}"))
    }

    /// The end that is kept beside a record.
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

    /// Records of older programs still end as they did. Decided again, each differs first at this line: by a rule that
    /// is another now, or by what an event says more.
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

    /// Every ending has a record, which is decided the same again and ends the same; and no other record
    /// is among them.
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
            assert!(known.next().is_some(), "{name} is of no ending");
        }
    }
}
