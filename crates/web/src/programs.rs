//! Program players at the tables of a browser. They think in a worker of their own, so that the engine stays free.

use std::sync::Arc;

use app_core::protocol::{GameAnalysis, Problem};
use app_core::tickets::log_with_ticket;
use app_core::{Decision, ProgramPlayers, ProgramWork, StopFlag, SuggestionWork, WholeRecord};
use futures_util::future::{Either, select};
use kernel::agent::{Level, ProgramPlayer};
use kernel::erased::AnyTable;
use kernel::{Seat, Viewer, to_json};
use send_wrapper::SendWrapper;
use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::Value;
use tokio::sync::Mutex;
use wasm_bindgen::prelude::*;
use web_programs::{Record, Work};

#[wasm_bindgen]
extern "C" {
    /// The worker of the programs, in `worker.js`.
    pub type Worker;

    /// Answers a request, after all earlier ones. Starts the worker if there is none.
    #[wasm_bindgen(method, catch)]
    async fn answer(this: &Worker, request: String) -> Result<JsValue, JsValue>;

    /// Ends the worker.
    #[wasm_bindgen(method)]
    fn end(this: &Worker);
}

/// The program players of one page.
pub struct WorkerPrograms {
    /// Locked while the worker has a request.
    worker: Arc<Mutex<SendWrapper<Worker>>>,
}

/// The part of a thought that a table needs.
#[derive(Deserialize)]
struct Plans {
    plans: Vec<Plan>,
}

#[derive(Deserialize)]
struct Plan {
    commands: Vec<Value>,
}

impl WorkerPrograms {
    pub fn new(worker: Worker) -> Self {
        Self { worker: Arc::new(Mutex::new(SendWrapper::new(worker))) }
    }
}

impl ProgramPlayers for WorkerPrograms {
    fn can_play(&self, game: &str) -> bool {
        // Programs play every game that the engine has.
        catalogue::game(game).is_some()
    }

    fn prepare(&self, table: &dyn AnyTable, seat: Seat, program: ProgramPlayer) -> Option<Decision> {
        let record = record_of(WholeRecord::of(table));
        let worker = Arc::clone(&self.worker);
        Some(Box::new(move |stop| {
            let think = async move {
                let worker = worker.lock().await;
                think(&worker, record, seat, program, stop).await
            };
            Box::pin(SendWrapper::new(think))
        }))
    }

    fn suggest(&self, table: &dyn AnyTable, seat: Seat, viewer: Viewer) -> Option<SuggestionWork> {
        let record = record_of(WholeRecord::of(table));
        let worker = Arc::clone(&self.worker);
        Some(Box::new(move |stop: StopFlag| {
            let suggest = async move {
                let worker = worker.lock().await;
                if stop.is_cancelled() {
                    return Ok(vec![]);
                }
                let work = Work::Suggest { record, seat, viewer };
                let search = Box::pin(ask(&worker, &work));
                match select(search, Box::pin(stop.cancelled())).await {
                    Either::Left((plans, _)) => plans,
                    Either::Right(_) => {
                        worker.end();
                        Ok(vec![])
                    }
                }
            };
            Box::pin(SendWrapper::new(suggest))
        }))
    }

    fn analyse(&self, record: WholeRecord) -> ProgramWork<Option<GameAnalysis>> {
        let worker = Arc::clone(&self.worker);
        let analyse = async move {
            let worker = worker.lock().await;
            ask(&worker, &Work::Analyse { record: record_of(record) }).await.map(Some)
        };
        Box::pin(SendWrapper::new(analyse))
    }
}

fn record_of(WholeRecord { game, lines, seeds }: WholeRecord) -> Record {
    Record { game, lines, seeds }
}

/// Returns the commands of the best plan. A worker cannot be interrupted: if the answer is wanted at once, the worker is
/// ended, and the plan is that of a program without search, which answers within milliseconds.
async fn think(
    worker: &Worker,
    record: Record,
    seat: Seat,
    program: ProgramPlayer,
    stop: StopFlag,
) -> Result<Vec<Value>, Problem> {
    let best = |plans: Plans| plans.plans.into_iter().next().map(|plan| plan.commands).unwrap_or_default();
    let work = |level| {
        let program = ProgramPlayer { level, ..program };
        Work::Think { record: record.clone(), seat, program, steps: None }
    };
    let quick: Plans = ask(worker, &work(program.level.min(Level::AllFeatures))).await?;
    if program.level < Level::Search || stop.is_cancelled() {
        return Ok(best(quick));
    }
    let search = Box::pin(async { ask::<Plans>(worker, &work(Level::Search)).await });
    match select(search, Box::pin(stop.cancelled())).await {
        Either::Left((thought, _)) => Ok(best(thought?)),
        Either::Right(_) => {
            worker.end();
            Ok(best(quick))
        }
    }
}

/// Sends a request to the worker.
async fn ask<T: DeserializeOwned>(worker: &Worker, work: &Work) -> Result<T, Problem> {
    let failed = |fault: String| Problem::Internal { ticket: log_with_ticket(fault) };
    let answer = worker.answer(to_json(work)).await.map_err(|fault| failed(format!("{fault:?}")))?;
    let text = answer.as_string().ok_or_else(|| failed("the worker's answer is no text".to_owned()))?;
    serde_json::from_str(&text).map_err(|fault| failed(fault.to_string()))
}
