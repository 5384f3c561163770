//! Program players at the tables of this device: they share its processor between all tables.

use std::sync::{Arc, Mutex, PoisonError};
use std::thread::available_parallelism;
use std::time::{Duration, Instant};

use app_core::protocol::{GameAnalysis, Problem};
use app_core::runtime::spawn_blocking;
use app_core::tickets::log_with_ticket;
use app_core::{Decision, ProgramPlayers, ProgramWork, StopFlag, SuggestionWork, WholeRecord};
use kernel::agent::ProgramPlayer;
use kernel::erased::AnyTable;
use kernel::{Seat, Seed, Viewer, to_json_value};
use players::{Program, Threads, USUAL_STEPS};
use serde::de::DeserializeOwned;
use serde_json::Value;

/// The longest time that a program thinks, four times the usual: then it plays the best plan found so far.
const TIME_LIMIT: Duration = Duration::from_secs(16);

/// The program players of one device.
#[derive(Debug, Default)]
pub(crate) struct DevicePrograms {
    /// Locked while one program thinks, with all threads that it may use.
    thinking: Arc<Mutex<()>>,
}

impl ProgramPlayers for DevicePrograms {
    fn can_play(&self, game: &str) -> bool {
        players::of(game).is_some()
    }

    fn prepare(&self, table: &dyn AnyTable, seat: Seat, program: ProgramPlayer) -> Option<Decision> {
        let ProgramPlayer { level, temperament } = program;
        let program = Program { temperament, ..Program::new(level) };
        let decision = players::of(table.game())?.prepare(table, seat, program)?;
        let thinking = Arc::clone(&self.thinking);
        let think = move |stop: StopFlag| {
            let thought = think_alone(&thinking, stop, |pool| decision(pool));
            thought.plans.into_iter().next().map(|best| best.commands).unwrap_or_default()
        };
        Some(Box::new(move |stop| Box::pin(spawn_blocking(move || think(stop)))))
    }

    fn suggest(&self, table: &dyn AnyTable, seat: Seat, viewer: Viewer) -> Option<SuggestionWork> {
        let suggestions = players::of(table.game())?.suggest(table, seat, viewer)?;
        let thinking = Arc::clone(&self.thinking);
        let search = move |stop| to_json_value(&think_alone(&thinking, stop, |pool| suggestions(pool)));
        Some(Box::new(move |stop| Box::pin(async move { as_protocol(spawn_blocking(move || search(stop)).await?) })))
    }

    fn analyse(&self, record: WholeRecord) -> ProgramWork<Option<GameAnalysis>> {
        Box::pin(async {
            let analysis = spawn_blocking(move || analysis_of(&record)).await?;
            let analysis = analysis.map_err(|fault| Problem::Internal { ticket: log_with_ticket(fault) })?;
            analysis.map(as_protocol).transpose()
        })
    }
}

/// Thinks with all threads, once no other program of this device thinks.
fn think_alone<T>(thinking: &Mutex<()>, stop: StopFlag, think: impl FnOnce(&Threads) -> T) -> T {
    // The lock guards nothing that a panic could leave inconsistent.
    let _turn = thinking.lock().unwrap_or_else(PoisonError::into_inner);
    think(&Threads::new(threads(), Some(Instant::now() + TIME_LIMIT)).cancelled_if(move || stop.is_cancelled()))
}

/// Converts a result of the program players to the form of the protocol.
fn as_protocol<T: DeserializeOwned>(result: Value) -> Result<T, Problem> {
    serde_json::from_value(result).map_err(|fault| Problem::Internal { ticket: log_with_ticket(fault) })
}

fn analysis_of(record: &WholeRecord) -> Result<Option<Value>, String> {
    let (Some(game), Some(players)) = (catalogue::game(&record.game), players::of(&record.game)) else {
        return Ok(None);
    };
    let lines: Vec<&str> = record.lines.iter().map(String::as_str).collect();
    let opened = game.open(&lines, &Seed::all_from_text(&record.seeds), false);
    let (table, _) = opened.map_err(|fault| fault.to_string())?;
    Ok(players.analyse(&*table, USUAL_STEPS, &Threads::new(threads(), None)))
}

/// Returns the number of threads on which programs think: one core is left for the tables.
fn threads() -> usize {
    available_parallelism().map_or(1, |cores| cores.get().saturating_sub(1))
}
