//! The runtime with threads: Tokio's tasks, its clock, and its threads for long work.

use std::time::Duration;

use tokio::time::error::Elapsed;

use crate::protocol::Problem;
use crate::tickets::log_with_ticket;

pub(crate) use tokio::task::JoinHandle as Task;
pub(crate) use tokio::time::Instant;

/// Starts a task.
#[expect(clippy::disallowed_methods, reason = "the rooms take tasks from here")]
pub(crate) fn spawn<T: Send + 'static>(work: impl Future<Output = T> + Send + 'static) -> Task<T> {
    tokio::spawn(work)
}

/// Waits for a span of time. Time that the machine is suspended may not count.
#[expect(clippy::disallowed_methods, reason = "the rooms take their clock from here")]
pub async fn sleep(span: Duration) {
    tokio::time::sleep(span).await;
}

/// Waits for a future, no longer than `span`.
///
/// # Errors
/// If `span` passes before the future is ready.
#[expect(clippy::disallowed_methods, reason = "the rooms take their clock from here")]
pub(crate) async fn timeout<T>(span: Duration, work: impl Future<Output = T>) -> Result<T, Elapsed> {
    tokio::time::timeout(span, work).await
}

/// Runs long work on a thread where only the caller waits for it.
///
/// # Errors
/// If it panicked.
#[expect(clippy::disallowed_methods, reason = "the rooms take threads from here")]
pub async fn spawn_blocking<T: Send + 'static>(work: impl FnOnce() -> T + Send + 'static) -> Result<T, Problem> {
    tokio::task::spawn_blocking(work).await.map_err(|error| Problem::Internal { ticket: log_with_ticket(error) })
}
