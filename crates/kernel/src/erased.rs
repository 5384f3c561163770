//! Type-erased games and tables: all values are JSON, and the code is the same for all games.

use std::marker::PhantomData;

use rand::SeedableRng;
use rand::rngs::ChaCha20Rng;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::json::to_json_value as json;
use crate::random::{RandomPlay, StepResult};
use crate::record::{LineFault, Settings};
use crate::{Actor, Answering, AnyBoards, Chair, EntryMetaSource, Flaw, Game, GameInfo, Rule, RuleInfo, Seed, Table};

mod owner_view;
mod table;
mod table_view;

pub use owner_view::OwnerView;
pub use table::{AnyProblem, AnyTable, CommandProblem, VerdictAudience};
pub use table_view::DynTableView;

/// The result of random play.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Simulated {
    /// The number of games played to the end.
    pub games: u64,
    /// The number of players' decisions.
    pub decisions: u64,
    /// The number of all commands, including chance.
    pub entries: u64,
    /// The number of first places of each seat, alone or tied.
    pub firsts: Vec<u64>,
    /// The first fault, if there was one.
    pub fault: Option<String>,
}

/// A type-erased game.
pub trait AnyGame: Send + Sync {
    /// Returns the static facts of the game.
    fn info(&self) -> &'static GameInfo;
    /// Returns the rules register.
    fn rules(&self) -> &'static [RuleInfo];
    /// Returns the game's id.
    fn id(&self) -> &'static str {
        self.info().id
    }
    /// Returns the allowed numbers of players.
    fn seats(&self) -> std::ops::RangeInclusive<usize> {
        self.info().seats.clone()
    }
    /// Returns the game's boards, if they are data.
    fn boards(&self) -> Option<&'static dyn AnyBoards> {
        self.info().boards
    }
    /// Returns the default set-up for this number of players.
    fn default_setup(&self, seats: usize) -> Value;
    /// Returns the set-up with which programs play.
    fn program_setup(&self, seats: usize) -> Value;
    /// Returns a set-up that starts at a position in table notation.
    fn setup_at(&self, position: &str) -> Value;
    /// Returns the smallest number of players for a set-up; `None` if it is faulty.
    fn seats_of(&self, setup: &Value) -> Option<usize>;
    /// Sets up a table without waivers.
    ///
    /// # Errors
    /// All flaws.
    fn start(
        &self,
        seating: Vec<Chair>,
        answering: Answering,
        setup: Value,
        seed: Seed,
        stamps: &mut dyn EntryMetaSource,
    ) -> Result<Box<dyn AnyTable>, Vec<Flaw>> {
        self.start_with(Settings::new(seating, answering, vec![]), setup, seed, stamps)
    }
    /// Sets up a table.
    ///
    /// # Errors
    /// All flaws.
    fn start_with(
        &self,
        settings: Settings,
        setup: Value,
        seed: Seed,
        stamps: &mut dyn EntryMetaSource,
    ) -> Result<Box<dyn AnyTable>, Vec<Flaw>>;
    /// Reads a record up to the first bad line, which is returned with the table. `seeds` are the known ones, in any
    /// order.
    ///
    /// # Errors
    /// The fault of the first line.
    fn open(&self, lines: &[&str], seeds: &[Seed], strict: bool) -> Result<OpenedTable, LineFault>;
    /// Returns all faults of a record, by line from 1.
    fn faults(&self, lines: &[&str]) -> Vec<(usize, LineFault)>;
    /// Validates an imported record. See [`Table::validate`].
    fn validate(&self, lines: &[&str], seeds: &[Seed], goes_on: &mut dyn FnMut(usize) -> bool) -> ValidatedTable;
    /// Plays random games, audited after every entry.
    fn simulate(&self, games: u64, seats: usize, seed: u64) -> Simulated;
}

/// A table read from a record, and the first bad line, if any.
pub type OpenedTable = (Box<dyn AnyTable>, Option<(usize, LineFault)>);

/// A validated record: the table up to the first faulty line, and that line.
pub type ValidatedTable = (Option<Box<dyn AnyTable>>, Option<(usize, LineFault)>);

/// The implementation of [`AnyGame`] for a game type.
pub struct Erased<G>(PhantomData<fn() -> G>);

impl<G> Erased<G> {
    /// Creates the type-erased game.
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
    fn info(&self) -> &'static GameInfo {
        &G::INFO
    }
    fn rules(&self) -> &'static [RuleInfo] {
        G::Breach::REGISTER
    }
    fn default_setup(&self, seats: usize) -> Value {
        json(&G::default_setup(seats))
    }
    fn program_setup(&self, seats: usize) -> Value {
        json(&G::program_setup(seats))
    }
    fn setup_at(&self, position: &str) -> Value {
        json(&G::setup_at(position))
    }
    fn seats_of(&self, setup: &Value) -> Option<usize> {
        let setup = G::Setup::deserialize(setup).ok()?;
        let setup = G::complete(setup);
        self.seats().find(|&seats| G::start(&setup, seats).is_ok())
    }

    fn start_with(
        &self,
        settings: Settings,
        setup: Value,
        seed: Seed,
        stamps: &mut dyn EntryMetaSource,
    ) -> Result<Box<dyn AnyTable>, Vec<Flaw>> {
        Ok(Box::new(Table::<G>::start_with(settings, read_setup::<G>(setup)?, seed, stamps)?))
    }

    fn open(&self, lines: &[&str], seeds: &[Seed], strict: bool) -> Result<OpenedTable, LineFault> {
        let opened = Table::<G>::open(lines.iter().copied(), seeds.iter().cloned(), strict)?;
        Ok((Box::new(opened.table), opened.damage))
    }

    fn faults(&self, lines: &[&str]) -> Vec<(usize, LineFault)> {
        Table::<G>::faults(lines.iter().copied())
    }

    fn validate(&self, lines: &[&str], seeds: &[Seed], goes_on: &mut dyn FnMut(usize) -> bool) -> ValidatedTable {
        let judged = Table::<G>::validate(lines, seeds, goes_on);
        (judged.table.map(|table| Box::new(table) as Box<dyn AnyTable>), judged.fault)
    }

    fn simulate(&self, games: u64, seats: usize, seed: u64) -> Simulated {
        let mut done = Simulated { games: 0, decisions: 0, entries: 0, firsts: vec![0; seats], fault: None };
        let setup = G::complete(G::default_setup(seats));
        let start = match G::start(&setup, seats) {
            Ok(start) => start,
            Err(flaws) => {
                return Simulated { fault: Some(format!("{flaws:?}")), ..done };
            }
        };
        let mut draw = ChaCha20Rng::seed_from_u64(seed);
        let mut random = RandomPlay::new(&start);
        for game in 0..games {
            random.put(&start);
            loop {
                let chance = random.state().asks().first().is_some_and(|(actor, _)| *actor == Actor::Chance);
                match random.step(&mut draw) {
                    StepResult::Played => {}
                    StepResult::Over => break,
                    StepResult::Stuck => {
                        let fault = format!("game {game}: stuck at\n{}", random.state().position());
                        return Simulated { fault: Some(fault), ..done };
                    }
                }
                done.entries += 1;
                done.decisions += u64::from(!chance);
                let flaws = random.state().audit();
                if !flaws.is_empty() {
                    let fault = format!("game {game}: {flaws:?} at\n{}", random.state().position());
                    return Simulated { fault: Some(fault), ..done };
                }
            }
            let places = random.state().result().unwrap_or_default();
            done.firsts.iter_mut().zip(places).for_each(|(firsts, place)| *firsts += u64::from(place == 1));
            done.games += 1;
        }
        done
    }
}

fn read_setup<G: Game>(setup: Value) -> Result<G::Setup, Vec<Flaw>> {
    G::Setup::deserialize(&setup).map_err(|error| vec![Flaw::new("setup-unreadable").with("detail", error.to_string())])
}
