//! Program players at the tables of this device: they share its processor between all tables.

use std::sync::{Arc, Mutex, PoisonError};
use std::thread::available_parallelism;
use std::time::{Duration, Instant};

use app_core::protocol::GameAnalysis;
use app_core::{Decision, ProgramPlayers};
use kernel::Seat;
use kernel::agent::ProgramPlayer;
use kernel::erased::AnyTable;
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
        Some(Box::new(move |stop| {
            // The lock guards nothing that a panic could leave inconsistent.
            let _turn = thinking.lock().unwrap_or_else(PoisonError::into_inner);
            let pool = Threads::new(threads(), Some(Instant::now() + TIME_LIMIT)).cancelled_by(stop);
            let thought = decision(&pool);
            thought.plans.into_iter().next().map(|best| best.commands).unwrap_or_default()
        }))
    }

    fn analyse(&self, table: &dyn AnyTable) -> Option<GameAnalysis> {
        let analysis = players::of(table.game())?.analyse(table, USUAL_STEPS, &Threads::new(threads(), None))?;
        match serde_json::from_value(analysis) {
            Ok(analysis) => Some(analysis),
            Err(error) => {
                tracing::error!(%error, "an analysis has another form than the protocol");
                None
            }
        }
    }
}

/// Returns the number of threads on which programs think: one core is left for the tables.
fn threads() -> usize {
    available_parallelism().map_or(1, |cores| cores.get().saturating_sub(1))
}
