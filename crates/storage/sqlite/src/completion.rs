//! The task that completes mirrors from the database: missing ones, and ones whose write failed. It also checks
//! each mirror once after the start, because damage would otherwise show only when the mirror is needed.

use std::collections::VecDeque;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::mpsc::Sender;
use std::time::Duration;

use sqlx::sqlite::SqlitePool;
use sqlx::{Acquire as _, SqliteConnection};
use tokio::sync::{oneshot, watch};
use tokio::task::JoinHandle;
use tokio::time::{Instant, sleep, sleep_until};

use app_core::Supervisor;
use app_core::protocol::Damage;

use crate::mirror::compare::StoredLines;
use crate::mirror::lines::{self, Candidates, Merged, merge};
use crate::mirror::{Job, Mirror, Shared, TableFiles, ask, commits, state_of};
use crate::tables::{SetAside, restore_damaged_lines, set_lines_aside};
use crate::{Stored, losses};

/// Name of the task for the supervisor.
const TASK: &str = "text mirror";

/// Delay before the first mirrors of an existing folder are written, so that the first page is shown before.
const FIRST_DELAY: Duration = Duration::from_secs(3);

/// The delay after the first failure, and the maximum delay. The delay doubles with each further failure.
const RETRY_DELAYS: [Duration; 2] = [Duration::from_secs(5), Duration::from_secs(600)];

/// Number of consecutive failed rounds after which the failure is reported. The first one may be temporary.
const REPORT_AFTER: u32 = 2;

/// Delay before the mirrors are checked, and the pause between two checks.
const CHECK_DELAY: Duration = Duration::from_secs(60);
const CHECK_PAUSE: Duration = Duration::from_millis(50);

/// State of the task.
pub(super) struct Completion {
    pool: SqlitePool,
    /// The folder of damaged files.
    damaged: PathBuf,
    shared: Arc<Shared>,
    jobs: Sender<Job>,
}

/// The running task. Dropping this value ends the task.
pub(super) struct CompletionTask(JoinHandle<()>);

impl CompletionTask {
    pub(super) fn abort(&self) {
        self.0.abort();
    }
}

impl Drop for CompletionTask {
    fn drop(&mut self) {
        self.abort();
    }
}

/// Counter of failed rounds, which determines delays and reports.
#[derive(Default)]
pub(super) struct Backoff {
    failed_rounds: u32,
    is_reported: bool,
}

impl Backoff {
    /// Counts a failed round. Returns the delay before the next.
    pub(super) fn fail(&mut self) -> Duration {
        let [first, most] = RETRY_DELAYS;
        let delay = first.saturating_mul(1 << self.failed_rounds.min(16)).min(most);
        self.failed_rounds += 1;
        delay
    }

    pub(super) fn should_report(&self) -> bool {
        self.failed_rounds >= REPORT_AFTER && !self.is_reported
    }
}

impl Completion {
    pub(super) fn new(pool: &SqlitePool, damaged: PathBuf, mirror: &Mirror) -> Self {
        let (shared, jobs) = mirror.handles();
        Self { pool: pool.clone(), damaged, shared, jobs }
    }

    /// Starts the task. Must be called within a Tokio runtime. `stopped` closes when the mirror's thread ends.
    pub(super) fn start(self, stopped: watch::Receiver<()>, supervisor: &Supervisor) -> CompletionTask {
        CompletionTask(tokio::spawn(supervisor.essential(TASK, self.run(stopped))))
    }

    /// Completes mirrors as long as the thread that writes them runs. Returns why it had to end.
    async fn run(self, mut stopped: watch::Receiver<()>) -> &'static str {
        let work = async {
            tokio::join!(self.complete_all(), self.check_all());
        };
        tokio::select! {
            // The sender is dropped when the thread ends.
            _ = stopped.changed() => "its thread has ended",
            () = work => "it has nothing more to do",
        }
    }

    async fn complete_all(&self) {
        let (mut next, mut backoff) = (Instant::now() + FIRST_DELAY, Backoff::default());
        // The game at which the latest round failed. The next round begins after it, so one game does not block others.
        let mut failed_at = 0;
        loop {
            let waits = !self.shared.pending().later.is_empty();
            let is_round = tokio::select! {
                biased;
                () = self.shared.urgent.notified() => false,
                () = sleep_until(next), if waits => true,
            };
            let mut failure = None;
            if is_round {
                let later = std::mem::take(&mut self.shared.pending().later);
                let after = later.range(failed_at + 1..).chain(later.range(..=failed_at));
                let mut rest: VecDeque<u32> = after.copied().collect();
                while let Some(table) = rest.pop_front() {
                    if let Err(error) = self.complete(table).await {
                        self.shared.mark_failed(table, &error);
                        (failure, failed_at) = (Some(error), table);
                        break;
                    }
                }
                // One failure is enough: the others would fail for the same reason.
                self.shared.pending().later.extend(rest);
            }
            loop {
                let Some(table) = self.shared.pending().urgent.pop_first() else { break };
                if let Err(error) = self.complete(table).await {
                    self.shared.mark_failed(table, &error);
                    failure.get_or_insert(error);
                }
            }
            self.report_quarantined().await;
            let (why, is_failing) = {
                let mut pending = self.shared.pending();
                (pending.failure.take(), !pending.failed.is_empty())
            };
            if !is_failing {
                backoff.failed_rounds = 0;
            } else if why.is_some() && (is_round || backoff.failed_rounds == 0) {
                match failure {
                    Some(error) => tracing::warn!(%error, "text mirrors could not be written"),
                    None => tracing::warn!(?why, "text mirrors could not be written"),
                }
                next = Instant::now() + backoff.fail();
            } else if is_round {
                next = Instant::now() + RETRY_DELAYS[0];
            }
            // A folder that cannot be synced is no game's failure.
            if let Some(why) = why
                && (backoff.should_report() || (!is_failing && !backoff.is_reported))
            {
                // Fails too if the disk is full; the next failure tries again.
                backoff.is_reported = self.report(None, &Damage::Unmirrored { why }).await;
            }
        }
    }

    /// Reports mirrors that were quarantined since the last call. Failed reports are retried later.
    pub(super) async fn report_quarantined(&self) {
        let quarantined = std::mem::take(&mut self.shared.pending().quarantined);
        for (table, file) in quarantined {
            if !self.report(Some(table), &Damage::Mirror { file: file.clone() }).await {
                self.shared.pending().quarantined.push((table, file));
            }
        }
    }

    async fn report(&self, table: Option<u32>, damage: &Damage) -> bool {
        let note = async {
            let mut transaction = self.pool.begin().await?;
            losses::note(&mut transaction, table, damage, &app_core::now()).await?;
            Stored::Ok(transaction.commit().await?)
        };
        let noted = note.await;
        if let Err(error) = &noted {
            tracing::warn!(%error, ?damage, "a corruption report of the text mirror could not be stored");
        }
        noted.is_ok()
    }

    /// Writes the files of a game from the database.
    ///
    /// # Errors
    /// If the database cannot be read, a file cannot be written, or the mirror's thread has ended.
    pub(super) async fn complete(&self, table: u32) -> std::io::Result<()> {
        match self.start_to_complete(table).await?.await {
            Ok(written) => written?,
            Err(_) => return Err(std::io::Error::other("the thread of the text mirror has ended")),
        }
        self.shared.pending().failed.remove(&table);
        Ok(())
    }

    /// Sends a game's files to the worker. Holds the only connection until they are sent, so that no commit
    /// intervenes.
    async fn start_to_complete(&self, table: u32) -> Stored<oneshot::Receiver<std::io::Result<()>>> {
        let (done, written) = oneshot::channel();
        let mut connection = self.pool.acquire().await?;
        match self.read_whole(&mut connection, table).await? {
            Record::Whole { files, end } => drop(self.jobs.send(Job::Rewrite { table, files, end, done })),
            Record::Missing => {
                // The game has no rows, so nothing is written.
                let _ = self.jobs.send(Job::Close { table });
                let _ = done.send(Ok(()));
            }
            // The mirror's content is at least as good.
            Record::Damaged { .. } => drop(done.send(Ok(()))),
        }
        Ok(written)
    }

    /// Reads a game. Restores a damaged record from the mirror first, because it must not replace undamaged lines
    /// there. Quarantines lines that cannot be restored. The result is damaged only if even the first line is.
    async fn read_whole(&self, connection: &mut SqliteConnection, table: u32) -> Stored<Record> {
        let record = Record::read(connection, table).await?;
        if !matches!(record, Record::Damaged { .. }) {
            return Ok(record);
        }
        let files = ask(&self.jobs, |done| Job::Read { table, done }).await?;
        restore_damaged_lines(connection, table, &files).await?;
        let record = Record::read(connection, table).await?;
        if matches!(record, Record::Damaged { .. }) && self.set_damage_aside(connection, table).await? {
            return Record::read(connection, table).await;
        }
        Ok(record)
    }

    /// Quarantines the lines of a record from the first damaged one on. Returns false if that is the first line, which
    /// is only reported.
    async fn set_damage_aside(&self, connection: &mut SqliteConnection, table: u32) -> Stored<bool> {
        tracing::warn!(table, "a record is damaged in the database and in its text mirror");
        let stored = StoredLines::read(connection, table).await?;
        let chain = stored.candidates.chain();
        let (length, before) = (chain.len() as u32, chain.last().and_then(|line| lines::hash_of(line)));
        let Some(fault) = stored.candidates.fault_after(length, before.unwrap_or_default()) else { return Ok(false) };
        if length == 0 {
            let mut transaction = connection.begin().await?;
            losses::note(&mut transaction, Some(table), &Damage::Unopened { fault }, &app_core::now()).await?;
            transaction.commit().await?;
            return Ok(false);
        }
        let why = SetAside { line: length + 1, fault, at: &app_core::now() };
        set_lines_aside(connection, &self.damaged, table, length, why).await?;
        Ok(true)
    }

    /// Checks every mirror once. A damaged one is quarantined, reported, and written again.
    async fn check_all(&self) {
        sleep(CHECK_DELAY).await;
        for table in ask(&self.jobs, |done| Job::ListComplete { done }).await.unwrap_or_default() {
            sleep(CHECK_PAUSE).await;
            match self.check(table).await {
                Ok(Some(file)) => drop(self.report(Some(table), &Damage::Mirror { file }).await),
                Ok(None) => {}
                Err(error) => tracing::warn!(%error, table, "a text mirror could not be checked"),
            }
        }
        std::future::pending::<()>().await;
    }

    /// Checks a mirror. Quarantines a damaged one, and returns its name in the quarantine folder. If the damaged mirror
    /// is an exact copy of the database, reports the record itself as damaged instead.
    pub(super) async fn check(&self, table: u32) -> Stored<Option<String>> {
        let Some(files) = ask(&self.jobs, |done| Job::Check { table, done }).await? else { return Ok(None) };
        let mut connection = self.pool.acquire().await?;
        let record = Record::read(&mut connection, table).await?;
        if record.files().is_none_or(|stored| stored.lines != files.lines || stored.state != files.state) {
            // The two may be damaged at different lines: together they can be whole.
            restore_damaged_lines(&mut connection, table, &files).await?;
            drop(connection);
            return Ok(ask(&self.jobs, |done| Job::Quarantine { table, files, done }).await??);
        }
        if self.set_damage_aside(&mut connection, table).await? {
            self.shared.mark_urgent(table);
        }
        Ok(None)
    }
}

/// A game in the database, as the content of its files.
enum Record {
    /// The game has no lines.
    Missing,
    /// Each line continues the chain of hashes. `end` is the hash of the last.
    Whole { files: TableFiles, end: String },
    /// A line breaks the chain of hashes.
    Damaged { files: TableFiles },
}

impl Record {
    async fn read(connection: &mut SqliteConnection, table: u32) -> Stored<Self> {
        let StoredLines { candidates, requests } = StoredLines::read(connection, table).await?;
        let Some(state) = state_of(connection, table).await? else { return Ok(Self::Missing) };
        let Merged { lines, chain } = merge(&candidates, &Candidates::default());
        let Some(last) = lines.keys().last().copied() else { return Ok(Self::Missing) };
        let mut files = TableFiles { state: state.to_text().into_bytes(), ..TableFiles::default() };
        let mut end = String::new();
        for (n, line) in &lines {
            end = lines::hash_of(line).unwrap_or_default().to_owned();
            let request = requests.get(n).map(String::as_str);
            // The first line identifies the game, the last shows the length of the record.
            if request.is_some() || [0, last].contains(n) {
                files.commits.extend(commits::write(*n, &end, request).into_bytes());
            }
            files.lines.extend(line);
            files.lines.push(b'\n');
        }
        Ok(match chain as usize == lines.len() {
            true => Self::Whole { files, end },
            false => Self::Damaged { files },
        })
    }

    fn files(&self) -> Option<&TableFiles> {
        match self {
            Self::Missing => None,
            Self::Whole { files, .. } | Self::Damaged { files } => Some(files),
        }
    }
}
