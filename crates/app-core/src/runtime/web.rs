//! The runtime in a browser: one thread, the browser's event loop and timers. Long work delays other tasks of the
//! worker, but never the page.

use std::fmt;
use std::future::Future;
use std::pin::Pin;
use std::task::{Context, Poll};
use std::time::Duration;

use futures_util::future::{AbortHandle, Either, abortable, select};
use gloo_timers::future::TimeoutFuture;
use send_wrapper::SendWrapper;
use tokio::sync::oneshot;

use crate::protocol::Problem;

pub(crate) use web_time::Instant;

/// A started task.
pub(crate) struct Task<T> {
    abort: AbortHandle,
    done: oneshot::Receiver<T>,
}

/// The error of a task that was aborted before it finished.
#[derive(Debug)]
pub(crate) struct Ended;

impl fmt::Display for Ended {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the task was ended before it was done")
    }
}

impl<T> Task<T> {
    /// Aborts the task at its next await.
    pub(crate) fn abort(&self) {
        self.abort.abort();
    }
}

impl<T> Future for Task<T> {
    type Output = Result<T, Ended>;

    fn poll(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Self::Output> {
        Pin::new(&mut self.done).poll(context).map(|done| done.map_err(|_| Ended))
    }
}

/// Starts a task.
pub(crate) fn spawn<T: Send + 'static>(work: impl Future<Output = T> + Send + 'static) -> Task<T> {
    let (work, abort) = abortable(work);
    let (tell, done) = oneshot::channel();
    wasm_bindgen_futures::spawn_local(async move {
        if let Ok(came_to) = work.await {
            let _ = tell.send(came_to);
        }
    });
    Task { abort, done }
}

/// Waits for a span of time. Browsers delay timers of hidden pages.
pub async fn sleep(span: Duration) {
    let milliseconds = u32::try_from(span.as_millis()).unwrap_or(u32::MAX);
    SendWrapper::new(TimeoutFuture::new(milliseconds)).await;
}

/// Waits for a future, no longer than `span`.
///
/// # Errors
/// If `span` passes before the future is ready.
pub(crate) async fn timeout<F: Future>(span: Duration, work: F) -> Result<F::Output, Ended> {
    match select(Box::pin(work), Box::pin(sleep(span))).await {
        Either::Left((done, _)) => Ok(done),
        Either::Right(_) => Err(Ended),
    }
}

/// Runs long work at once, on the only thread.
///
/// # Errors
/// None.
pub async fn spawn_blocking<T: Send + 'static>(work: impl FnOnce() -> T + Send + 'static) -> Result<T, Problem> {
    Ok(work())
}
