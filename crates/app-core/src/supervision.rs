//! Supervision of long-lived tasks: the consequence when one of them panics or returns.
//!
//! All tasks of a program share one [`Supervisor`], which the storage creates because its tasks start first. There are
//! three policies:
//!
//! - [`essential`](Supervisor::essential), for tasks that never return: the tasks of a club's node, and the completion
//!   of text mirrors. Any end of such a task ends the program.
//! - [`guarded`](Supervisor::guarded), for tasks that can return: the database, table actors, and the hosting of a table
//!   at a club. A panic ends the program.
//! - [`restarted`](Supervisor::restarted), for the app's network and daily backups, and the tasks of one session. A
//!   panic starts the task again after a pause; the host's screen shows the pause of a [`Service`].
//!
//! The first failure of an essential or guarded task is recorded. The program awaits [`Supervisor::failed`] and exits
//! with that reason. An aborted task was ended on purpose and is not reported.

use std::any::Any;
use std::fmt::Display;
use std::panic::AssertUnwindSafe;
use std::sync::Arc;
use std::time::Duration;

use futures_util::FutureExt as _;
use tokio::sync::watch;

use crate::protocol::Service;
use crate::runtime::{Instant, sleep};

/// The pause before each restart; the last one is repeated. After a run longer than the last pause, the sequence starts
/// over.
const PAUSES: [Duration; 3] = [Duration::from_secs(1), Duration::from_secs(5), Duration::from_secs(30)];

/// The reason why the program ends: an essential task has ended.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the task “{task}” has ended: {cause}")]
pub struct Failure {
    /// The name of the task.
    pub task: String,
    /// The panic message, or the reason of the return.
    pub cause: String,
}

/// Supervises the long-lived tasks of one program. Clones supervise the same tasks.
#[derive(Clone, Default)]
pub struct Supervisor(Arc<Shared>);

#[derive(Default)]
struct Shared {
    failure: watch::Sender<Option<Failure>>,
    /// The services that wait for their restart. A service of several tasks can be listed several times.
    stopped: watch::Sender<Vec<Service>>,
    #[cfg(feature = "faults")]
    planted: watch::Sender<Option<String>>,
}

impl Supervisor {
    /// Runs an essential task. If it panics or returns a reason, that is the program's [`Failure`].
    pub fn essential<E: Display, W: Future<Output = E>>(
        &self,
        task: &str,
        work: W,
    ) -> impl Future<Output = ()> + use<E, W> {
        let (supervisor, task) = (self.clone(), task.to_owned());
        async move {
            let cause = match supervisor.caught(&task, work).await {
                Ok(reason) => reason.to_string(),
                Err(panic) => panic,
            };
            supervisor.fail(&task, cause);
        }
    }

    /// Runs a task that may return, and whose panic is the program's [`Failure`]. Returns `None` after a panic.
    pub fn guarded<T, W: Future<Output = T>>(
        &self,
        task: &str,
        work: W,
    ) -> impl Future<Output = Option<T>> + use<T, W> {
        let (supervisor, task) = (self.clone(), task.to_owned());
        async move {
            match supervisor.caught(&task, work).await {
                Ok(returned) => Some(returned),
                Err(panic) => {
                    supervisor.fail(&task, panic);
                    None
                }
            }
        }
    }

    /// Runs a task and restarts it after each panic, with growing pauses. During a pause, screens show its service as
    /// failed. Returns when the task returns.
    pub fn restarted<T, W: Future<Output = T>, S: FnMut() -> W>(
        &self,
        task: &str,
        service: Option<Service>,
        mut start: S,
    ) -> impl Future<Output = T> + use<T, W, S> {
        let (supervisor, task) = (self.clone(), task.to_owned());
        async move {
            let mut backoff = Backoff::default();
            loop {
                let begun = Instant::now();
                let cause = match supervisor.caught(&task, start()).await {
                    Ok(returned) => return returned,
                    Err(panic) => panic,
                };
                let pause = backoff.pause_after(begun.elapsed());
                tracing::error!(task, cause, ?pause, "a task has ended and is started again");
                let _stopped = service.map(|service| Stopped::new(supervisor.clone(), service));
                sleep(pause).await;
            }
        }
    }

    /// Reports that an essential task has ended. Only the first report counts.
    pub fn fail(&self, task: &str, cause: impl Into<String>) {
        let failure = Failure { task: task.to_owned(), cause: cause.into() };
        tracing::error!(%failure, "the program cannot go on");
        self.0.failure.send_if_modified(|first| {
            let is_first = first.is_none();
            first.get_or_insert(failure);
            is_first
        });
    }

    /// Returns the reason why the program cannot continue, once a task has failed.
    pub fn failure(&self) -> Option<Failure> {
        self.0.failure.borrow().clone()
    }

    /// Waits for the first failure.
    pub async fn failed(&self) -> Failure {
        let mut failure = self.0.failure.subscribe();
        let first = failure.wait_for(Option::is_some).await.ok().and_then(|failure| failure.clone());
        match first {
            Some(failure) => failure,
            // The sender lives as long as this supervisor.
            None => std::future::pending().await,
        }
    }

    /// Waits for a future unless an essential task fails before.
    ///
    /// # Errors
    /// The first [`Failure`].
    pub async fn unless_failed<T>(&self, work: impl Future<Output = T>) -> Result<T, Failure> {
        tokio::select! {
            done = work => Ok(done),
            failure = self.failed() => Err(failure),
        }
    }

    /// Subscribes to the services that wait for their restart.
    pub fn stopped(&self) -> watch::Receiver<Vec<Service>> {
        self.0.stopped.subscribe()
    }

    /// Runs a future to its end, or to its panic, whose message is returned.
    async fn caught<T>(&self, task: &str, work: impl Future<Output = T>) -> Result<T, String> {
        #[cfg(feature = "faults")]
        let work = self.until_planted(task, work);
        #[cfg(not(feature = "faults"))]
        let _ = task;
        AssertUnwindSafe(work).catch_unwind().await.map_err(|panic| message_of(&*panic))
    }
}

/// The recent restarts of a task.
#[derive(Default)]
struct Backoff {
    restarts: usize,
}

impl Backoff {
    /// Returns the pause before the next start of a task that ran for this long.
    fn pause_after(&mut self, ran: Duration) -> Duration {
        let [.., longest] = PAUSES;
        if ran > longest {
            self.restarts = 0;
        }
        let pause = PAUSES.get(self.restarts).copied().unwrap_or(longest);
        self.restarts += 1;
        pause
    }
}

/// Marks a service as stopped until dropped, also by an abort.
struct Stopped(Supervisor, Service);

impl Stopped {
    fn new(supervisor: Supervisor, service: Service) -> Self {
        supervisor.0.stopped.send_modify(|stopped| stopped.push(service));
        Self(supervisor, service)
    }
}

impl Drop for Stopped {
    fn drop(&mut self) {
        self.0.0.stopped.send_modify(|stopped| {
            if let Some(at) = stopped.iter().position(|service| *service == self.1) {
                stopped.remove(at);
            }
        });
    }
}

/// Returns the message of a panic, if it has one.
pub(crate) fn message_of(panic: &(dyn Any + Send)) -> String {
    let message = panic.downcast_ref::<&str>().copied().or_else(|| panic.downcast_ref::<String>().map(String::as_str));
    message.unwrap_or("it panicked").to_owned()
}

/// Fault injection for tests: ends tasks.
#[cfg(feature = "faults")]
mod faults {
    use std::sync::OnceLock;

    use super::Supervisor;

    /// The name of the task that panics as soon as it runs.
    static PLANTED: OnceLock<String> = OnceLock::new();

    /// Makes the task of this name panic once as soon as it runs. Affects every program started in this process.
    pub fn plant_in_process(task: String) {
        // The first call wins.
        let _ = PLANTED.set(task);
    }

    impl Supervisor {
        /// Makes the task of this name panic once, at its next await.
        pub fn plant(&self, task: &str) {
            self.0.planted.send_replace(Some(task.to_owned()));
        }

        pub(super) async fn until_planted<T>(&self, task: &str, work: impl Future<Output = T>) -> T {
            let mut planted = self.0.planted.subscribe();
            let planted = async {
                if PLANTED.get().is_none_or(|planted| planted != task) {
                    // The sender lives as long as this.
                    drop(planted.wait_for(|planted| planted.as_deref() == Some(task)).await);
                    self.0.planted.send_replace(None);
                }
            };
            tokio::select! {
                biased;
                () = planted => panic!("planted in {task}"),
                done = work => done,
            }
        }
    }
}

#[cfg(feature = "faults")]
pub use faults::plant_in_process;

#[cfg(test)]
mod tests {
    #![allow(clippy::expect_used, reason = "a test that cannot be set up has failed")]

    use std::cell::Cell;
    use std::convert::Infallible;

    use super::*;

    fn panics<T>(message: String) -> T {
        panic!("{message}")
    }

    #[tokio::test]
    async fn only_the_first_failure_counts() {
        let supervisor = Supervisor::default();
        assert_eq!(supervisor.failure(), None);
        supervisor.essential("listener", async { "the port is gone" }).await;
        supervisor.essential("heartbeat", async { panics::<Infallible>("later".to_owned()) }).await;
        let expected = Failure { task: "listener".to_owned(), cause: "the port is gone".to_owned() };
        assert_eq!(supervisor.failed().await, expected);
        assert_eq!(expected.to_string(), "the task “listener” has ended: the port is gone");
    }

    #[tokio::test]
    async fn a_guarded_task_may_return_and_its_panic_is_a_failure() {
        let supervisor = Supervisor::default();
        assert_eq!(supervisor.guarded("table 1", async { 7 }).await, Some(7));
        assert_eq!(supervisor.failure(), None);
        assert_eq!(supervisor.guarded("table 2", async { panics::<u8>(format!("no {}", "rules")) }).await, None);
        assert_eq!(supervisor.failure().expect("it panicked").cause, "no rules");
    }

    #[tokio::test]
    async fn an_aborted_task_is_no_failure() {
        let supervisor = Supervisor::default();
        let task = crate::runtime::spawn(supervisor.essential("listener", std::future::pending::<Infallible>()));
        task.abort();
        assert!(task.await.expect_err("it was aborted").is_cancelled());
        assert_eq!(supervisor.failure(), None);
    }

    #[tokio::test]
    async fn failed_service_is_listed_as_stopped_until_restart() {
        let (supervisor, starts) = (Supervisor::default(), Cell::new(0));
        let restarted = supervisor.restarted("backups", Some(Service::Backups), || {
            assert!(supervisor.stopped().borrow().is_empty(), "it runs");
            starts.set(starts.get() + 1);
            let nth = starts.get();
            async move { if nth == 1 { panics("planted".to_owned()) } else { nth } }
        });
        let mut stopped = supervisor.stopped();
        let told = async { stopped.wait_for(|stopped| *stopped == [Service::Backups]).await.map(drop) };
        let (nth, told) = tokio::join!(restarted, told);
        assert_eq!((nth, told.is_ok()), (2, true));
        assert!(supervisor.stopped().borrow().is_empty());
        assert_eq!(supervisor.failure(), None);
    }

    #[test]
    fn restart_pause_grows_until_task_outlives_last_pause() {
        let mut backoff = Backoff::default();
        let mut after = |seconds| backoff.pause_after(Duration::from_secs(seconds)).as_secs();
        assert_eq!([0, 1, 0, 30, 0].map(&mut after), [1, 5, 30, 30, 30]);
        assert_eq!([31, 0].map(&mut after), [1, 5]);
    }
}
