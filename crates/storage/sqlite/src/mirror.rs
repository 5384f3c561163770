//! The text mirror: a copy of each game in plain files beside the database, from which a damaged database is rebuilt.
//!
//! `tables/ID.jsonl` has the lines of a record exactly as the record format writes them. `tables/ID.state.json` has
//! the game's data outside its record ([`state`]). `tables/ID.commits.jsonl` has one line per commit: the end of
//! the record, and the id of the request ([`commits`]). `tables/deleted.jsonl` lists deleted games.
//!
//! The database is authoritative: a line is committed there first. Then it is sent to one thread ([`worker`]), the
//! only writer of the files. It writes in the order of the commits, and syncs within a second. So no command waits
//! for a file. A mirror whose write failed, or that does not exist yet, is *behind*; a task completes it from the
//! database ([`crate::completion`]). Both copies are compared whenever the store is opened ([`compare`]).

use std::collections::BTreeSet;
use std::path::Path;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{Sender, channel};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use app_core::protocol::FolderFault;
use kernel::record::HashedLine;
use tokio::sync::{Notify, oneshot, watch};

use super::Stored;
use compare::Comparison;
use deleted::Deletion;
use files::MirrorFolder;
pub(super) use files::TableFiles;
use state::TableState;
pub(super) use worker::Job;
use worker::{FailedDeletion, Worker};

pub(super) mod commits;
pub(super) mod compare;
pub(super) mod deleted;
pub(super) mod files;
pub(super) mod lines;
pub(super) mod state;
mod worker;

/// Maximum number of bytes waiting to be written. Beyond it, mirrors are completed from the database later.
const MOST_WAITING: usize = 64 << 20;

/// The text mirrors of all games. Methods without a result only send to the worker, and never wait for a file.
pub(super) struct Mirror {
    shared: Arc<Shared>,
    jobs: Sender<Job>,
}

/// State shared by the worker thread and the completion task.
#[derive(Default)]
pub(super) struct Shared {
    pending: Mutex<PendingMirrors>,
    /// Notified when a game becomes urgent.
    pub(super) urgent: Notify,
    /// Number of bytes waiting to be written.
    waiting: AtomicUsize,
}

/// Games with an incomplete mirror.
#[derive(Default)]
pub(super) struct PendingMirrors {
    /// Games to complete at once.
    pub urgent: BTreeSet<u32>,
    /// Games to complete some time after the start, or after a failure.
    pub later: BTreeSet<u32>,
    /// Games whose last write failed. They are completed later, however often they change.
    pub failed: BTreeSet<u32>,
    /// Reason for the last failed write.
    pub failure: Option<FolderFault>,
    /// Quarantined mirrors that are still to be reported, with their names in the quarantine folder.
    pub quarantined: Vec<(u32, String)>,
}

impl Shared {
    pub(super) fn pending(&self) -> MutexGuard<'_, PendingMirrors> {
        // The guarded data is always consistent, even after a panic.
        self.pending.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(super) fn mark_urgent(&self, table: u32) {
        let mut pending = self.pending();
        if pending.failed.contains(&table) {
            pending.later.insert(table);
            return;
        }
        pending.later.remove(&table);
        pending.urgent.insert(table);
        drop(pending);
        self.urgent.notify_one();
    }

    fn mark_quarantined(&self, table: u32, file: String) {
        self.pending().quarantined.push((table, file));
        self.urgent.notify_one();
    }

    pub(super) fn mark_failed(&self, table: u32, error: &std::io::Error) {
        tracing::debug!(%error, table, "a text mirror could not be written");
        let mut pending = self.pending();
        pending.later.insert(table);
        pending.failed.insert(table);
        pending.failure = Some(fault_of(error));
        drop(pending);
        self.urgent.notify_one();
    }
}

/// Returns the fault that a report names for an error.
fn fault_of(error: &std::io::Error) -> FolderFault {
    use std::io::ErrorKind;
    match error.kind() {
        ErrorKind::NotFound | ErrorKind::NotADirectory => FolderFault::Gone,
        ErrorKind::StorageFull | ErrorKind::QuotaExceeded => FolderFault::Full,
        ErrorKind::PermissionDenied | ErrorKind::ReadOnlyFilesystem => FolderFault::Closed,
        _ => FolderFault::Unusable,
    }
}

impl Mirror {
    /// Starts writing mirrors, from the state that a comparison with the database found. Holds `lock` until the last
    /// file is written. The receiver's channel closes when the worker thread has ended.
    ///
    /// # Errors
    /// If no thread can be started.
    pub(super) fn start<L: Send + 'static>(
        data: &Path,
        mut compared: Comparison,
        lock: L,
    ) -> std::io::Result<(Self, watch::Receiver<()>)> {
        let shared = Arc::new(Shared::default());
        let (urgent, later) = (std::mem::take(&mut compared.urgent), std::mem::take(&mut compared.later));
        *shared.pending() = PendingMirrors { urgent, later, ..PendingMirrors::default() };
        let (jobs, queue) = channel();
        let (running, stopped) = watch::channel(());
        let worker = Worker::new(MirrorFolder::at(data), compared, Arc::clone(&shared));
        std::thread::Builder::new().name("text-mirror".to_owned()).spawn(move || {
            // Dropped when the thread ends, however it ends.
            let _held = (running, lock);
            worker.run(&queue);
        })?;
        Ok((Self { shared, jobs }, stopped))
    }

    /// Returns the shared state and the job queue, for the completion task.
    pub(super) fn handles(&self) -> (Arc<Shared>, Sender<Job>) {
        (Arc::clone(&self.shared), self.jobs.clone())
    }

    /// Adds lines that were committed after the line with this hash, which is empty for a new game. `last` is the
    /// number of the last added line.
    pub(super) fn append(
        &self,
        table: u32,
        after: &str,
        lines: &[HashedLine],
        last: u32,
        request: Option<&str>,
        state: Option<TableState>,
    ) {
        let Some(end) = lines.last() else { return };
        let mut text = String::with_capacity(lines.iter().map(|line| line.line.len() + 1).sum());
        for line in lines {
            text.push_str(&line.line);
            text.push('\n');
        }
        if self.shared.waiting.fetch_add(text.len(), Ordering::Relaxed) > MOST_WAITING {
            self.shared.waiting.fetch_sub(text.len(), Ordering::Relaxed);
            return self.mark_behind(table);
        }
        let mut commit = commits::write(last, &end.hash, request);
        if after.is_empty() && lines.len() > 1 {
            // The first line identifies the game.
            commit.insert_str(0, &commits::write(0, &lines[0].hash, None));
        }
        let state = state.map(|state| state.to_text());
        self.send(Job::Append { table, after: after.to_owned(), text, end: end.hash.clone(), commit, state });
    }

    /// Replaces the state of a game. Does nothing without a state, because the game was deleted meanwhile.
    pub(super) fn write_state(&self, table: u32, state: Option<TableState>) {
        if let Some(state) = state {
            self.send(Job::State { table, text: state.to_text() });
        }
    }

    /// Requests that a mirror be completed from the database, because their contents may differ.
    pub(super) fn mark_behind(&self, table: u32) {
        self.send(Job::Behind { table });
    }

    /// Lists a game as deleted, and deletes its files. From then on its files are not written, unless the deletion is
    /// cancelled.
    ///
    /// # Errors
    /// If a file cannot be written or deleted, or the thread has ended.
    pub(super) async fn delete(&self, deletion: Deletion) -> std::io::Result<()> {
        self.ask(|done| Job::Delete { deletion, done }).await?
    }

    /// Removes a game from the list of deleted games after its deletion failed. Retries until the removal succeeds.
    pub(super) fn cancel_deletion(&self, table: u32, first: String) {
        self.send(Job::CancelDeletion { table, failed: FailedDeletion { first, is_certain: true } });
    }

    /// Removes a game from the list of deleted games, if the database still has the game.
    pub(super) fn resolve_deletion(&self, table: u32, first: String) {
        self.send(Job::CancelDeletion { table, failed: FailedDeletion { first, is_certain: false } });
    }

    /// Returns the files of a game on disk. An unreadable one is empty.
    ///
    /// # Errors
    /// If the thread has ended.
    pub(super) async fn read(&self, table: u32) -> std::io::Result<TableFiles> {
        self.ask(|done| Job::Read { table, done }).await
    }

    /// Syncs everything and ends the thread.
    pub(super) async fn close(&self) {
        if self.ask(|done| Job::End { done }).await.is_err() {
            tracing::warn!("the text mirror had ended before it was closed");
        }
    }

    fn send(&self, job: Job) {
        // The completion task reports that the thread has ended.
        let _ = self.jobs.send(job);
    }

    async fn ask<T>(&self, job: impl FnOnce(oneshot::Sender<T>) -> Job) -> std::io::Result<T> {
        ask(&self.jobs, job).await
    }
}

/// Sends a job and waits for its answer.
pub(super) async fn ask<T>(jobs: &Sender<Job>, job: impl FnOnce(oneshot::Sender<T>) -> Job) -> std::io::Result<T> {
    let (done, answer) = oneshot::channel();
    let ended = |_| std::io::Error::other("the thread of the text mirror has ended");
    jobs.send(job(done)).map_err(|_| ended(()))?;
    answer.await.map_err(|_| ended(()))
}

/// Reads the state of a game from the database, for its mirror.
pub(super) async fn state_of(connection: &mut sqlx::SqliteConnection, table: u32) -> Stored<Option<TableState>> {
    Ok(TableState::read_all(connection, Some(table)).await?.remove(&table))
}

#[cfg(test)]
mod tests;
