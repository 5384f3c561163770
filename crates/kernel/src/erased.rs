//! Games and tables without their types: everything as JSON values, written once for all games.

use std::marker::PhantomData;

use rand::SeedableRng;
use rand::rngs::ChaCha20Rng;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use sha2::{Digest, Sha256};

use crate::random::{RandomPlay, Step};
use crate::record::{By, Deed, LineFault, Sealed, Settings};
use crate::table::Mark;
use crate::{
    Actor, Answering, AnyBoards, Chair, Flaw, Game, Moved, Progress, Refusal, Rule, RuleInfo, Seed, Stamps, Table,
    TableProblem, Undoing, Viewer,
};

/// A problem with breaches as JSON.
pub type Problem = TableProblem<Value>;

/// An entry as one viewer may hear it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ts_rs::TS)]
pub struct ToldEntry {
    /// Its number.
    pub n: u32,
    /// The entry that it follows (0: the set-up).
    pub after: u32,
    /// Who made it.
    pub by: By,
    /// When (RFC 3339).
    pub at: String,
    /// The events that this viewer may hear. Their tags are message keys.
    #[ts(type = "unknown[]")]
    pub events: Vec<Value>,
    /// The rules that the table waived for it.
    pub waived: Vec<String>,
    /// Whether the app drew it.
    pub drawn: bool,
    /// Whether the table gave the only possible answer by itself.
    pub auto: bool,
    /// Where it moved the head, when it is such an entry.
    pub head: Option<u32>,
    /// The names, sides and answerers that it set, when it is such an entry.
    pub settings: Option<Settings>,
}

/// What random play of a game came to.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Simulated {
    /// Games played to the end.
    pub games: u64,
    /// Decisions of players.
    pub decisions: u64,
    /// Commands in all, chance included.
    pub entries: u64,
    /// The first thing that went wrong, if anything did.
    pub fault: Option<String>,
}

/// A game without its type.
pub trait AnyGame: Send + Sync {
    /// The game's id.
    fn id(&self) -> &'static str;
    /// The rules register.
    fn rules(&self) -> &'static [RuleInfo];
    /// Every event tag.
    fn events(&self) -> &'static [&'static str];
    /// Every question tag.
    fn questions(&self) -> &'static [&'static str];
    /// How many players can play.
    fn seats(&self) -> std::ops::RangeInclusive<usize>;
    /// The game's boards, if it has any as data.
    fn boards(&self) -> Option<&'static dyn AnyBoards>;
    /// The default set-up for so many players.
    fn default_setup(&self, seats: usize) -> Value;
    /// A set-up that starts at a position in table notation.
    fn setup_at(&self, position: &str) -> Value;
    /// Sets up a table.
    ///
    /// # Errors
    /// Every fault at once.
    fn start(
        &self,
        seating: Vec<Chair>,
        answering: Answering,
        setup: Value,
        seed: Seed,
        stamps: &mut dyn Stamps,
    ) -> Result<Box<dyn AnyTable>, Vec<Flaw>>;
    /// Reads a record as far as it is intact; the first bad line comes with the table.
    ///
    /// # Errors
    /// The fault of the first line.
    fn open(&self, lines: &[&str], seed: Option<Seed>, strict: bool) -> Result<OpenedTable, LineFault>;
    /// Every fault of a record, by line from 1.
    fn faults(&self, lines: &[&str]) -> Vec<(usize, LineFault)>;
    /// Plays random games, audited after every entry.
    fn simulate(&self, games: u64, seats: usize, seed: u64) -> Simulated;
}

/// A table read from a record, and the first bad line, if any.
pub type OpenedTable = (Box<dyn AnyTable>, Option<(usize, LineFault)>);

/// A table without its type.
pub trait AnyTable: Send + Sync {
    /// The game's id.
    fn game(&self) -> &'static str;
    /// When the table was set up.
    fn at(&self) -> &str;
    /// The set-up, seating apart.
    fn setup(&self) -> Value;
    /// SHA-256 of the seed that the table started with.
    fn commitment(&self) -> &str;
    /// The seed, when it is known here.
    fn seed(&self) -> Option<&Seed>;
    /// Names, sides and answerers now.
    fn settings(&self) -> &Settings;
    /// The stored lines, header first.
    fn lines(&self) -> &[Sealed];
    /// Where the table stands.
    fn head(&self) -> u32;
    /// How far the game is.
    fn progress(&self) -> Progress;
    /// Whether an open chance question waits for a tap.
    fn waits(&self) -> bool;
    /// What an undo would do.
    fn undoing(&self) -> Option<Undoing>;
    /// Where a redo would go.
    fn redoing(&self) -> Option<u32>;
    /// The open questions: a list of `[actor, question]`.
    fn asks(&self) -> Value;
    /// Who is awaited.
    fn awaited(&self) -> Vec<Actor>;
    /// What an actor may say now; for the owner of the record alone, since it may depend on secrets.
    fn legal(&self, by: Actor) -> Value;
    /// What an actor may say now, as far as a viewer can know.
    fn legal_known(&self, by: Actor, viewer: Viewer) -> Value;
    /// What a viewer may see now.
    fn view(&self, viewer: Viewer) -> Value;
    /// What could decide the game in a seat's favour, as far as a viewer can know it. See
    /// [`Game::hints`].
    fn hints(&self, seat: crate::Seat, viewer: Viewer) -> Value;
    /// What a viewer may see of the state at an entry.
    fn view_at(&self, n: u32, viewer: Viewer) -> Option<Value>;
    /// The whole state; for the owner of the record alone.
    fn state(&self) -> Value;
    /// SHA-256 of the whole state.
    fn state_hash(&self) -> String;
    /// The position in table notation; for the owner of the record alone.
    fn position(&self) -> String;
    /// The parts of the table that are most likely wrong. See [`crate::doubts`].
    fn doubts(&self, seen: &[(String, u32)]) -> Vec<String>;
    /// The audit of the state.
    fn audit(&self) -> Vec<Flaw>;
    /// Entries as a viewer may hear them, from `from` on.
    fn told(&self, from: u32, viewer: Viewer) -> Vec<ToldEntry>;
    /// The followed entries up to `n`, oldest first.
    fn chain(&self, n: u32) -> Vec<u32>;
    /// Whether a command is for the whole table to give. See [`Game::of_table`]. What is no command
    /// of the game is nobody's.
    fn of_table(&self, command: &Value) -> bool;
    /// Decides a command. See [`Table::command`].
    ///
    /// # Errors
    /// As there, and [`CommandProblem::Unreadable`].
    fn command(
        &mut self,
        by: Actor,
        command: Value,
        waive: &[String],
        stamps: &mut dyn Stamps,
    ) -> Result<Moved, CommandProblem>;
    /// See [`Table::answer`].
    ///
    /// # Errors
    /// As there.
    fn answer(&mut self, stamps: &mut dyn Stamps) -> Result<Moved, Problem>;
    /// See [`Table::undo`].
    ///
    /// # Errors
    /// As there.
    fn undo(&mut self, by: By, stamps: &mut dyn Stamps) -> Result<Moved, Problem>;
    /// See [`Table::redo`].
    ///
    /// # Errors
    /// As there.
    fn redo(&mut self, by: By, stamps: &mut dyn Stamps) -> Result<Moved, Problem>;
    /// See [`Table::jump`].
    ///
    /// # Errors
    /// As there.
    fn jump(&mut self, to: u32, by: By, stamps: &mut dyn Stamps) -> Result<Moved, Problem>;
    /// See [`Table::set`].
    ///
    /// # Errors
    /// As there.
    fn set(&mut self, settings: Settings, by: By, stamps: &mut dyn Stamps) -> Result<Moved, Problem>;
    /// See [`Table::reseed`].
    ///
    /// # Errors
    /// As there.
    fn reseed(&mut self, seed: Seed, stamps: &mut dyn Stamps) -> Result<Moved, Problem>;
    /// See [`Table::mark`].
    fn mark(&self) -> Mark;
    /// See [`Table::roll_back`].
    fn roll_back(&mut self, mark: Mark);
}

/// Why a command given as JSON changed nothing.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CommandProblem {
    /// It is no command of this game; what the parser said.
    #[error("not a command of this game: {0}")]
    Unreadable(String),
    /// The table did not take it.
    #[error(transparent)]
    Table(#[from] Problem),
}

/// Makes an [`AnyGame`] of a game.
pub struct Erased<G>(PhantomData<fn() -> G>);

impl<G> Erased<G> {
    /// The game without its type.
    pub const fn new() -> Self {
        Self(PhantomData)
    }
}

impl<G> Default for Erased<G> {
    fn default() -> Self {
        Self::new()
    }
}

impl<G: Game> AnyGame for Erased<G> {
    fn id(&self) -> &'static str {
        G::ID
    }
    fn rules(&self) -> &'static [RuleInfo] {
        G::Breach::REGISTER
    }
    fn events(&self) -> &'static [&'static str] {
        G::EVENTS
    }
    fn questions(&self) -> &'static [&'static str] {
        G::QUESTIONS
    }
    fn seats(&self) -> std::ops::RangeInclusive<usize> {
        G::seats()
    }
    fn boards(&self) -> Option<&'static dyn AnyBoards> {
        G::boards()
    }
    fn default_setup(&self, seats: usize) -> Value {
        json(&G::default_setup(seats))
    }
    fn setup_at(&self, position: &str) -> Value {
        json(&G::setup_at(position))
    }

    fn start(
        &self,
        seating: Vec<Chair>,
        answering: Answering,
        setup: Value,
        seed: Seed,
        stamps: &mut dyn Stamps,
    ) -> Result<Box<dyn AnyTable>, Vec<Flaw>> {
        let setup = serde_json::from_value(setup)
            .map_err(|error| vec![Flaw::new("setup-unreadable").with("detail", error.to_string())])?;
        Ok(Box::new(Table::<G>::start(seating, answering, setup, seed, stamps)?))
    }

    fn open(&self, lines: &[&str], seed: Option<Seed>, strict: bool) -> Result<OpenedTable, LineFault> {
        let opened = Table::<G>::open(lines.iter().copied(), seed, strict)?;
        Ok((Box::new(opened.table), opened.damage))
    }

    fn faults(&self, lines: &[&str]) -> Vec<(usize, LineFault)> {
        Table::<G>::faults(lines.iter().copied())
    }

    fn simulate(&self, games: u64, seats: usize, seed: u64) -> Simulated {
        let mut done = Simulated { games: 0, decisions: 0, entries: 0, fault: None };
        let setup = G::complete(G::default_setup(seats));
        let start = match G::start(&setup) {
            Ok(start) => start,
            Err(flaws) => {
                return Simulated { fault: Some(format!("{flaws:?}")), ..done };
            }
        };
        let mut draw = ChaCha20Rng::seed_from_u64(seed);
        let mut random = RandomPlay::new(start.clone());
        for game in 0..games {
            random.state.clone_from(&start);
            loop {
                let chance = random.state.asks().first().is_some_and(|(actor, _)| *actor == Actor::Chance);
                match random.step(&mut draw) {
                    Step::Played => {}
                    Step::Over => break,
                    Step::Stuck => {
                        let fault = format!("game {game}: stuck at\n{}", random.state.position());
                        return Simulated { fault: Some(fault), ..done };
                    }
                }
                done.entries += 1;
                done.decisions += u64::from(!chance);
                let flaws = random.state.audit();
                if !flaws.is_empty() {
                    let fault = format!("game {game}: {flaws:?} at\n{}", random.state.position());
                    return Simulated { fault: Some(fault), ..done };
                }
            }
            done.games += 1;
        }
        done
    }
}

fn json<T: Serialize>(value: &T) -> Value {
    serde_json::to_value(value).unwrap_or(Value::Null)
}

fn erase<B: Serialize>(problem: TableProblem<B>) -> Problem {
    match problem {
        TableProblem::Refused(refusal) => TableProblem::Refused(Refusal {
            breaches: refusal.breaches.iter().map(json).collect(),
            impossible: refusal.impossible,
            waivable: refusal.waivable,
        }),
        TableProblem::UnknownRule(id) => TableProblem::UnknownRule(id),
        TableProblem::NothingToUndo => TableProblem::NothingToUndo,
        TableProblem::NothingToRedo => TableProblem::NothingToRedo,
        TableProblem::NoSuchEntry(n) => TableProblem::NoSuchEntry(n),
        TableProblem::NoChance => TableProblem::NoChance,
        TableProblem::Settings(flaws) => TableProblem::Settings(flaws),
        TableProblem::Write(error) => TableProblem::Write(error),
    }
}

impl<G: Game> AnyTable for Table<G> {
    fn game(&self) -> &'static str {
        G::ID
    }
    fn at(&self) -> &str {
        &self.header().at
    }
    fn setup(&self) -> Value {
        json(&self.header().setup)
    }
    fn commitment(&self) -> &str {
        &self.header().seed
    }
    fn seed(&self) -> Option<&Seed> {
        Table::seed(self)
    }
    fn settings(&self) -> &Settings {
        Table::settings(self)
    }
    fn lines(&self) -> &[Sealed] {
        Table::lines(self)
    }
    fn head(&self) -> u32 {
        Table::head(self)
    }
    fn progress(&self) -> Progress {
        Table::progress(self)
    }
    fn waits(&self) -> bool {
        Table::waits(self)
    }
    fn undoing(&self) -> Option<Undoing> {
        Table::undoing(self)
    }
    fn redoing(&self) -> Option<u32> {
        Table::redoing(self)
    }
    fn asks(&self) -> Value {
        json(&Table::state(self).asks().to_vec())
    }
    fn awaited(&self) -> Vec<Actor> {
        Table::state(self).asks().iter().map(|(actor, _)| *actor).collect()
    }
    fn legal(&self, by: Actor) -> Value {
        listed(Table::state(self), by)
    }
    fn legal_known(&self, by: Actor, viewer: Viewer) -> Value {
        listed(&Table::state(self).known_to(viewer), by)
    }
    fn view(&self, viewer: Viewer) -> Value {
        json(&Table::state(self).view(viewer))
    }
    fn hints(&self, seat: crate::Seat, viewer: Viewer) -> Value {
        json(&Table::state(self).known_to(viewer).hints(seat))
    }
    fn view_at(&self, n: u32, viewer: Viewer) -> Option<Value> {
        Some(json(&self.state_at(n)?.view(viewer)))
    }
    fn state(&self) -> Value {
        json(Table::state(self))
    }
    fn state_hash(&self) -> String {
        let bytes = serde_json::to_vec(Table::state(self)).unwrap_or_default();
        hex::encode(Sha256::digest(bytes))
    }
    fn position(&self) -> String {
        Table::state(self).position()
    }
    fn doubts(&self, seen: &[(String, u32)]) -> Vec<String> {
        crate::doubts(self, seen)
    }
    fn audit(&self) -> Vec<Flaw> {
        Table::state(self).audit()
    }

    fn told(&self, from: u32, viewer: Viewer) -> Vec<ToldEntry> {
        let skip = (from as usize).saturating_sub(1);
        self.entries().iter().skip(skip).map(|entry| tell(Table::state(self), entry, viewer)).collect()
    }

    fn chain(&self, n: u32) -> Vec<u32> {
        Table::chain(self, n)
    }

    fn of_table(&self, command: &Value) -> bool {
        G::Command::deserialize(command).is_ok_and(|command| G::of_table(&command))
    }

    fn command(
        &mut self,
        by: Actor,
        command: Value,
        waive: &[String],
        stamps: &mut dyn Stamps,
    ) -> Result<Moved, CommandProblem> {
        let command = serde_json::from_value(command).map_err(|error| CommandProblem::Unreadable(error.to_string()))?;
        Ok(Table::command(self, by, command, waive, stamps).map_err(erase)?)
    }
    fn answer(&mut self, stamps: &mut dyn Stamps) -> Result<Moved, Problem> {
        Table::answer(self, stamps).map_err(erase)
    }
    fn undo(&mut self, by: By, stamps: &mut dyn Stamps) -> Result<Moved, Problem> {
        Table::undo(self, by, stamps).map_err(erase)
    }
    fn redo(&mut self, by: By, stamps: &mut dyn Stamps) -> Result<Moved, Problem> {
        Table::redo(self, by, stamps).map_err(erase)
    }
    fn jump(&mut self, to: u32, by: By, stamps: &mut dyn Stamps) -> Result<Moved, Problem> {
        Table::jump(self, to, by, stamps).map_err(erase)
    }
    fn set(&mut self, settings: Settings, by: By, stamps: &mut dyn Stamps) -> Result<Moved, Problem> {
        Table::set(self, settings, by, stamps).map_err(erase)
    }
    fn reseed(&mut self, seed: Seed, stamps: &mut dyn Stamps) -> Result<Moved, Problem> {
        Table::reseed(self, seed, stamps).map_err(erase)
    }
    fn mark(&self) -> Mark {
        Table::mark(self)
    }
    fn roll_back(&mut self, mark: Mark) {
        Table::roll_back(self, mark);
    }
}

fn listed<G: Game>(state: &G, by: Actor) -> Value {
    let mut legal = Vec::new();
    state.legal(by, &mut legal);
    json(&legal)
}

fn tell<G: Game>(state: &G, entry: &crate::record::EntryOf<G>, viewer: Viewer) -> ToldEntry {
    let mut told = ToldEntry {
        n: entry.n,
        after: entry.after,
        by: entry.by,
        at: entry.at.clone(),
        events: Vec::new(),
        waived: Vec::new(),
        drawn: false,
        auto: false,
        head: None,
        settings: None,
    };
    match &entry.deed {
        Deed::Command(deed) => {
            told.events = deed.events.iter().filter_map(|event| state.tell(event, viewer)).map(|e| json(&e)).collect();
            told.waived.clone_from(&deed.waived);
            told.drawn = deed.drawn;
            told.auto = deed.auto;
        }
        Deed::Head(to) => told.head = Some(*to),
        Deed::Settings(settings) => told.settings = Some(settings.clone()),
        Deed::Seed(_) => {}
    }
    told
}
