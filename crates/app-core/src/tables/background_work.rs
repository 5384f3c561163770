//! Background work that runs once per request id.
//!
//! A screen repeats a request if the connection broke before the answer. A request that creates something carries an
//! id: its work continues without a caller, and a repeated request gets its result. What must survive a restart is
//! stored with what was created.

use std::collections::VecDeque;
use std::future::Future;
use std::panic::AssertUnwindSafe;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use futures_util::FutureExt as _;
use tokio::sync::watch;

use crate::protocol::{Problem, Reply};
use crate::runtime;
use crate::supervision::message_of;
use crate::tickets::log_with_ticket;

/// The maximum number of stored results; the oldest finished ones are dropped first.
const MOST: usize = 64;

/// Delay before the first progress reply.
pub(crate) const A_WHILE: Duration = Duration::from_millis(500);

/// The state of a piece of work.
#[derive(Clone)]
enum WorkState {
    Working {
        done: u32,
        of: u32,
    },
    Done(Result<Reply, Problem>),
    /// The work panicked; the next request with its id runs it again.
    Panicked(Problem),
}

impl WorkState {
    /// Returns the reply to the caller; `None` while the work runs.
    fn answer(&self) -> Option<Result<Reply, Problem>> {
        match self {
            Self::Working { .. } => None,
            Self::Done(came_to) => Some(came_to.clone()),
            Self::Panicked(problem) => Some(Err(problem.clone())),
        }
    }

    /// True if a request with the same id runs the work again, because it panicked or its outcome is unknown.
    fn may_run_again(&self) -> bool {
        matches!(self, Self::Panicked(_) | Self::Done(Err(Problem::Unsettled { .. })))
    }
}

/// All running work and the latest results.
#[derive(Default)]
pub(crate) struct BackgroundWork {
    known: Mutex<VecDeque<(String, watch::Receiver<WorkState>)>>,
}

/// Reports progress of one piece of work.
#[derive(Clone)]
pub(crate) struct ProgressReport(watch::Sender<WorkState>);

impl ProgressReport {
    /// Reports that `done` of `of` steps are done.
    pub(crate) fn at(&self, done: usize, of: usize) {
        let small = |number: usize| u32::try_from(number).unwrap_or(u32::MAX);
        let now = WorkState::Working { done: small(done), of: small(of) };
        // Threads that still run after a panic report nothing more.
        self.0.send_if_modified(|stand| {
            let is_working = stand.answer().is_none();
            if is_working {
                *stand = now;
            }
            is_working
        });
    }
}

impl BackgroundWork {
    /// True if work with this id was started.
    pub(crate) fn is_known(&self, id: &str) -> bool {
        self.known(id).is_some()
    }

    /// Runs work once per request id.
    pub(crate) async fn run_once<F>(&self, id: &str, work: impl FnOnce() -> F) -> Result<Reply, Problem>
    where
        F: Future<Output = Result<Reply, Problem>> + Send + 'static,
    {
        ended(&mut self.start(id, |_| work())).await
    }

    /// Runs long work once per request id. If the work takes longer than [`A_WHILE`], returns its progress, and the
    /// caller asks again.
    pub(crate) async fn run_with_progress<F>(
        &self,
        id: &str,
        work: impl FnOnce(ProgressReport) -> F,
    ) -> Result<Reply, Problem>
    where
        F: Future<Output = Result<Reply, Problem>> + Send + 'static,
    {
        let mut stand = self.start(id, work);
        if let Ok(came_to) = runtime::timeout(A_WHILE, ended(&mut stand)).await {
            return came_to;
        }
        let now = stand.borrow().clone();
        match now {
            WorkState::Working { done, of } => Ok(Reply::Working { done, of }),
            WorkState::Done(came_to) => came_to,
            WorkState::Panicked(problem) => Err(problem),
        }
    }

    /// Returns the work of this id.
    fn known(&self, id: &str) -> Option<watch::Receiver<WorkState>> {
        let known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        known.iter().find(|(other, _)| other == id).map(|(_, stand)| stand.clone())
    }

    /// Returns the work of this id, and starts it unless it is known.
    fn start<F>(&self, id: &str, work: impl FnOnce(ProgressReport) -> F) -> watch::Receiver<WorkState>
    where
        F: Future<Output = Result<Reply, Problem>> + Send + 'static,
    {
        let mut known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        known.retain(|(other, stand)| other != id || !stand.borrow().may_run_again());
        if let Some((_, stand)) = known.iter().find(|(other, _)| other == id) {
            return stand.clone();
        }
        let (sender, stand) = watch::channel(WorkState::Working { done: 0, of: 0 });
        let work = work(ProgressReport(sender.clone()));
        runtime::spawn(async move {
            sender.send_replace(match AssertUnwindSafe(work).catch_unwind().await {
                Ok(came_to) => WorkState::Done(came_to),
                Err(panic) => WorkState::Panicked(Problem::Internal { ticket: log_with_ticket(message_of(&*panic)) }),
            });
        });
        if known.len() >= MOST {
            let ended = known.iter().position(|(_, stand)| stand.borrow().answer().is_some());
            known.remove(ended.unwrap_or(0));
        }
        known.push_back((id.to_owned(), stand.clone()));
        stand
    }
}

async fn ended(stand: &mut watch::Receiver<WorkState>) -> Result<Reply, Problem> {
    let ended = stand.wait_for(|stand| stand.answer().is_some()).await;
    // The runtime was shut down.
    ended.ok().and_then(|stand| stand.answer()).unwrap_or_else(|| Err(ended_early()))
}

fn ended_early() -> Problem {
    Problem::Internal { ticket: log_with_ticket("work that was asked for was ended before it was done") }
}
