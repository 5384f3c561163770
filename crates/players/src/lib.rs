//! The program players of all games, without the games' types.
//!
//! A program gets an observation of a table, never the table. This crate makes the observation and starts the search;
//! the choice is made in the crate `agents`.

mod at_table;
mod threads;

use agents::league::{Played, Player, Unfinished, play_game};
use agents::{SuggestedPlan, Thought, WeighedPlan, WorkerPool, analyse, suggest, think};
use kernel::agent::{AgentGame, Observation, observe, playback};
use kernel::erased::AnyTable;
use kernel::{EntryMetaSource, Flaw, Seat, Seed, Viewer, to_json_value};
use serde_json::Value;

pub use agents::analysis::USUAL_STEPS;
pub use agents::{Level, OneThread, Program};
pub use at_table::{OtherChoice, Repeated};
pub use threads::Threads;

/// The program players of one game.
pub trait GamePlayers: Sync {
    /// Returns the game's id.
    fn game(&self) -> &'static str;

    /// Reads what a seat may know, for a decision that does not need the table. `None` if the table is of another game.
    fn prepare(&self, table: &dyn AnyTable, seat: Seat, program: Program) -> Option<PreparedDecision>;

    /// Reads what a seat may know, for suggestions at full strength that do not need the table. `viewer` is shown where
    /// they lead. `None` if the table is of another game.
    fn suggest(&self, table: &dyn AnyTable, seat: Seat, viewer: Viewer) -> Option<PreparedSuggestions>;

    /// Analyses the game of a table up to its head, with all secrets. `None` if the table is of another game.
    fn analyse(&self, table: &dyn AnyTable, steps: u64, pool: &dyn WorkerPool) -> Option<Value>;

    /// Plays a whole game with default options, audited before each decision. `None` stands for a player of random
    /// commands. `seed` decides chance and all choices.
    ///
    /// # Errors
    /// If the number of players does not fit the game, or the game cannot be finished, which is a defect.
    fn play(&self, players: &[Option<Program>], seed: u64, pool: &dyn WorkerPool) -> Result<Played, PlayProblem>;

    /// Plays a whole game at a table, so that it has a record. See [`Self::play`].
    ///
    /// # Errors
    /// Those of [`Self::play`].
    fn play_at_table(
        &self,
        players: &[Option<Program>],
        seed: Seed,
        stamps: &mut dyn EntryMetaSource,
        pool: &dyn WorkerPool,
    ) -> Result<Box<dyn AnyTable>, PlayProblem>;

    /// Repeats the choices of programs on the branch that leads to the head. `None` if the table is of another game.
    fn repeat(&self, table: &dyn AnyTable, players: &[Option<Program>], pool: &dyn WorkerPool) -> Option<Repeated>;
}

/// A decision that only needs to be thought out: it weighs the plans of a seat.
pub type PreparedDecision = Box<dyn FnOnce(&dyn WorkerPool) -> Thought<Value> + Send>;

/// Suggestions that only need to be thought out: the best plans of a seat, the best first.
pub type PreparedSuggestions = Box<dyn FnOnce(&dyn WorkerPool) -> Vec<SuggestedPlan> + Send>;

/// The reason why no game was played.
#[derive(Clone, Debug, thiserror::Error)]
pub enum PlayProblem {
    /// The game cannot be set up for these players.
    #[error("the game cannot be set up: {0:?}")]
    Setup(Vec<Flaw>),
    /// The game could not be finished.
    #[error("{} at\n{}", .0.problem, .0.position)]
    Unfinished(Unfinished),
}

/// The players of a game, by its type.
struct PlayersOf<G>(std::marker::PhantomData<fn() -> G>);

impl<G: AgentGame> GamePlayers for PlayersOf<G> {
    fn game(&self) -> &'static str {
        G::INFO.id
    }

    fn prepare(&self, table: &dyn AnyTable, seat: Seat, program: Program) -> Option<PreparedDecision> {
        let observation = observe::<G>(table, seat)?;
        Some(Box::new(move |pool| thought_of(&observation, program, pool)))
    }

    fn suggest(&self, table: &dyn AnyTable, seat: Seat, viewer: Viewer) -> Option<PreparedSuggestions> {
        let observation = observe::<G>(table, seat)?;
        Some(Box::new(move |pool| suggest(&observation, viewer, pool)))
    }

    fn analyse(&self, table: &dyn AnyTable, steps: u64, pool: &dyn WorkerPool) -> Option<Value> {
        Some(to_json_value(&analyse(playback::<G>(table)?, steps, pool)))
    }

    fn play(&self, players: &[Option<Program>], seed: u64, pool: &dyn WorkerPool) -> Result<Played, PlayProblem> {
        let seats = players.len();
        let setup = G::complete(G::program_setup(seats));
        let start = G::start(&setup, seats).map_err(PlayProblem::Setup)?;
        let player = |program: &Option<Program>| match program {
            Some(program) => Player::Program(*program, program.evaluator::<G>(seats)),
            None => Player::Random,
        };
        let players: Vec<Player> = players.iter().map(player).collect();
        let mut fault = None;
        let mut audit = |state: &G| {
            let flaws = if fault.is_none() { state.audit() } else { vec![] };
            if !flaws.is_empty() {
                fault = Some(Unfinished { position: state.position(), problem: format!("{flaws:?}") });
            }
        };
        let played = play_game(&start, &players, seed, pool, &mut audit);
        match fault {
            Some(fault) => Err(PlayProblem::Unfinished(fault)),
            None => played.map_err(PlayProblem::Unfinished),
        }
    }

    fn play_at_table(
        &self,
        players: &[Option<Program>],
        seed: Seed,
        stamps: &mut dyn EntryMetaSource,
        pool: &dyn WorkerPool,
    ) -> Result<Box<dyn AnyTable>, PlayProblem> {
        Ok(Box::new(at_table::play::<G>(players, seed, stamps, pool)?))
    }

    fn repeat(&self, table: &dyn AnyTable, players: &[Option<Program>], pool: &dyn WorkerPool) -> Option<Repeated> {
        Some(at_table::repeat(playback::<G>(table)?, players, pool))
    }
}

/// Weighs the plans of a seat, with commands as JSON.
fn thought_of<G: AgentGame>(observation: &Observation<G>, program: Program, pool: &dyn WorkerPool) -> Thought<Value> {
    let Thought { plans, steps, positions, cut, cut_short } = think(observation, program, pool);
    Thought { plans: plans.into_iter().map(WeighedPlan::as_json).collect(), steps, positions, cut, cut_short }
}

/// Lists the program players of games given as nested pairs.
trait List {
    /// Appends the players of each game.
    fn list(out: &mut Vec<&'static dyn GamePlayers>);
}

impl List for () {
    fn list(_out: &mut Vec<&'static dyn GamePlayers>) {}
}

impl<G: AgentGame, Rest: List> List for (G, Rest) {
    fn list(out: &mut Vec<&'static dyn GamePlayers>) {
        out.push(&PlayersOf::<G>(std::marker::PhantomData));
        Rest::list(out);
    }
}

/// Returns the program players of a game; `None` if it has none.
pub fn of(game: &str) -> Option<&'static dyn GamePlayers> {
    let mut all = vec![];
    catalogue::GameTypes::list(&mut all);
    all.into_iter().find(|players| players.game() == game)
}
