//! Program players at the tables of this device: they share its processor between all tables.

use std::sync::{Arc, Mutex, PoisonError};
use std::thread::available_parallelism;
use std::time::{Duration, Instant};

use app_core::protocol::{GameAnalysis, Problem};
use app_core::runtime::spawn_blocking;
use app_core::tickets::log_with_ticket;
use app_core::{Decision, ProgramPlayers, ProgramWork, StopFlag, WholeRecord};
use kernel::agent::ProgramPlayer;
use kernel::erased::AnyTable;
use kernel::{Seat, Seed};
use players::{Program, Threads, USUAL_STEPS};

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
            // The lock guards nothing that a panic could leave inconsistent.
            let _turn = thinking.lock().unwrap_or_else(PoisonError::into_inner);
            let pool = Threads::new(threads(), Some(Instant::now() + TIME_LIMIT)).cancelled_if(move || stop.is_cancelled());
            let thought = decision(&pool);
            thought.plans.into_iter().next().map(|best| best.commands).unwrap_or_default()
        };
        Some(Box::new(move |stop| Box::pin(spawn_blocking(move || think(stop)))))
    }

    fn analyse(&self, record: WholeRecord) -> ProgramWork<Option<GameAnalysis>> {
        Box::pin(async {
            let analysis = spawn_blocking(move || analysis_of(&record)).await?;
            analysis.map_err(|fault| Problem::Internal { ticket: log_with_ticket(fault) })
        })
    }
}

fn analysis_of(record: &WholeRecord) -> Result<Option<GameAnalysis>, String> {
    let (Some(game), Some(players)) = (catalogue::game(&record.game), players::of(&record.game)) else {
        return Ok(None);
    };
    let lines: Vec<&str> = record.lines.iter().map(String::as_str).collect();
    let opened = game.open(&lines, &Seed::all_from_text(&record.seeds), false);
    let (table, _) = opened.map_err(|fault| fault.to_string())?;
    let analysis = players.analyse(&*table, USUAL_STEPS, &Threads::new(threads(), None));
    analysis.map(serde_json::from_value).transpose().map_err(|error| error.to_string())
}

/// Returns the number of threads on which programs think: one core is left for the tables.
fn threads() -> usize {
    available_parallelism().map_or(1, |cores| cores.get().saturating_sub(1))
}
