//! With threads: Tokio's tasks, its clock, and its threads for work that takes long.

use tokio::sync::mpsc;

use crate::trouble::ticket;
use crate::wire::Problem;

pub(crate) use std::time::Instant;
pub(crate) use tokio::spawn;
pub(crate) use tokio::sync::mpsc::Receiver as Items;
pub(crate) use tokio::task::JoinHandle as Task;
pub use tokio::time::sleep;
pub(crate) use tokio::time::timeout;

/// Work that takes long, on a thread where only the caller waits for it.
///
/// # Errors
/// When it panicked.
pub async fn apart<T: Send + 'static>(work: impl FnOnce() -> T + Send + 'static) -> Result<T, Problem> {
    tokio::task::spawn_blocking(work).await.map_err(|error| Problem::Internal { ticket: ticket(error) })
}

/// Has items made apart, one at a time: the next is made when the one before was taken. Whoever makes them is
/// told by `false` that nobody takes any more.
pub(crate) fn produced<T: Send + 'static, R: Send + 'static>(
    make: impl FnOnce(&mut dyn FnMut(T) -> bool) -> R + Send + 'static,
) -> (Items<T>, Task<R>) {
    let (items, come) = mpsc::channel(1);
    let made = tokio::task::spawn_blocking(move || make(&mut |item| items.blocking_send(item).is_ok()));
    (come, made)
}
