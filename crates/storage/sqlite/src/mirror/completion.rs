//! The task that completes mirrors from the database: those of a folder that had none, and those that could not be
//! written. It also checks each mirror once after the start, because damage would show only when it is needed.

use std::collections::VecDeque;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::mpsc::Sender;
use std::time::Duration;

use sqlx::sqlite::SqlitePool;
use sqlx::{Acquire as _, Row as _, SqliteConnection};
use tokio::sync::{oneshot, watch};
use tokio::time::{Instant, sleep, sleep_until};

use super::compare::StoredLines;
use super::worker::{Job, TableFiles};
use super::{Shared, ask, commits, lines, state_of};
use crate::tables::{SetAside, restore_damaged_lines, set_lines_aside};
use crate::{Stored, losses, optional_text};
use app_core::protocol::Damage;

/// How long after the start the first mirrors of an existing folder are written: the first page is shown before.
const FIRST_DELAY: Duration = Duration::from_secs(3);

/// The delay after a failure. It doubles with each further one, up to the second.
const RETRY_DELAYS: [Duration; 2] = [Duration::from_secs(5), Duration::from_secs(600)];

/// How many rounds in a row must fail before it is reported: the first failure may be temporary.
const REPORT_AFTER: u32 = 2;

/// How long after the start the mirrors are checked, and the pause between two of them.
const CHECK_DELAY: Duration = Duration::from_secs(60);
const CHECK_PAUSE: Duration = Duration::from_millis(50);

/// Completes mirrors as long as the thread that writes them runs. Returns why it had to end.
pub(super) async fn run(
    pool: SqlitePool,
    damaged: PathBuf,
    shared: Arc<Shared>,
    jobs: Sender<Job>,
    mut stopped: watch::Receiver<()>,
) -> &'static str {
    let work = async {
        tokio::join!(complete_all(&pool, &shared, &jobs), check_all(&pool, &damaged, &shared, &jobs));
    };
    tokio::select! {
        // The sender is dropped when the thread ends.
        _ = stopped.changed() => "its thread has ended",
        () = work => "it has nothing more to do",
    }
}

/// Failed rounds, and what follows from them.
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

async fn complete_all(pool: &SqlitePool, shared: &Shared, jobs: &Sender<Job>) {
    let (mut next, mut backoff) = (Instant::now() + FIRST_DELAY, Backoff::default());
    // The game at which the latest round failed. The next round begins after it, so one game does not block others.
    let mut failed_at = 0;
    loop {
        let waits = !shared.pending().later.is_empty();
        let is_round = tokio::select! {
            biased;
            () = shared.urgent.notified() => false,
            () = sleep_until(next), if waits => true,
        };
        let mut failure = None;
        if is_round {
            let later = std::mem::take(&mut shared.pending().later);
            let after = later.range(failed_at + 1..).chain(later.range(..=failed_at));
            let mut rest: VecDeque<u32> = after.copied().collect();
            while let Some(table) = rest.pop_front() {
                if let Err(error) = complete(pool, jobs, shared, table).await {
                    shared.mark_failed(table, &error);
                    (failure, failed_at) = (Some(error), table);
                    break;
                }
            }
            // One failure is enough: the others would fail for the same reason.
            shared.pending().later.extend(rest);
        }
        loop {
            let Some(table) = shared.pending().urgent.pop_first() else { break };
            if let Err(error) = complete(pool, jobs, shared, table).await {
                shared.mark_failed(table, &error);
                failure.get_or_insert(error);
            }
        }
        let (why, is_failing) = {
            let mut pending = shared.pending();
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
            // Where the disk is full, this can fail too. It is tried again with the next failure.
            backoff.is_reported = report(pool, None, &Damage::Unmirrored { why }).await;
        }
    }
}

async fn report(pool: &SqlitePool, table: Option<u32>, damage: &Damage) -> bool {
    let note = async {
        let mut transaction = pool.begin().await?;
        losses::note(&mut transaction, table, damage, &app_core::now()).await?;
        Stored::Ok(transaction.commit().await?)
    };
    let noted = note.await;
    if let Err(error) = &noted {
        tracing::warn!(%error, ?damage, "damage to the text mirror could not be noted");
    }
    noted.is_ok()
}

/// Writes the files of a game as the database has it.
///
/// # Errors
/// When the database cannot be read or a file cannot be written.
pub(super) async fn complete(
    pool: &SqlitePool,
    jobs: &Sender<Job>,
    shared: &Shared,
    table: u32,
) -> std::io::Result<()> {
    let written = start_to_complete(pool, jobs, table).await.map_err(std::io::Error::other)?;
    match written.await {
        Ok(written) => written?,
        Err(_) => return Err(std::io::Error::other("the thread of the text mirror has ended")),
    }
    shared.pending().failed.remove(&table);
    Ok(())
}

/// Sends what the database has. The only connection is held until it is sent, so that nothing is committed between.
async fn start_to_complete(
    pool: &SqlitePool,
    jobs: &Sender<Job>,
    table: u32,
) -> Stored<oneshot::Receiver<std::io::Result<()>>> {
    let (done, written) = oneshot::channel();
    let mut connection = pool.acquire().await?;
    match read_files(&mut connection, table).await? {
        Some((files, end)) => drop(jobs.send(Job::Rewrite { table, files, end, done })),
        None => {
            // The game has no rows. Nothing to write.
            let _ = jobs.send(Job::Close { table });
            let _ = done.send(Ok(()));
        }
    }
    Ok(written)
}

/// The files of a game as the database has it, and the hash of its last line. None if it has no lines.
async fn read_files(connection: &mut SqliteConnection, table: u32) -> Stored<Option<(TableFiles, String)>> {
    const LINES: &str = "SELECT n, CAST(line AS BLOB), CAST(request AS BLOB) FROM entries \
        WHERE table_id = ? AND n BETWEEN 0 AND 4294967295 ORDER BY n";
    let rows = sqlx::query(LINES).bind(table).fetch_all(&mut *connection).await?;
    let Some(state) = state_of(connection, table).await? else { return Ok(None) };
    let (mut files, mut end) = (TableFiles { state: state.to_text().into_bytes(), ..TableFiles::default() }, None);
    for (nth, row) in rows.iter().enumerate() {
        let (n, line, request): (u32, Vec<u8>, _) = (row.try_get(0)?, row.try_get(1)?, optional_text(row, 2)?);
        let hash = lines::hash_of(&line).unwrap_or_default().to_owned();
        // The first line identifies the game, the last tells how long the record is.
        if request.is_some() || nth == 0 || nth + 1 == rows.len() {
            files.commits.extend(commits::write(n, &hash, request.as_deref()).into_bytes());
        }
        files.lines.extend(line);
        files.lines.push(b'\n');
        end = Some(hash);
    }
    Ok(end.map(|end| (files, end)))
}

/// Checks every mirror once. A damaged one is moved away, reported, and written again.
async fn check_all(pool: &SqlitePool, damaged: &Path, shared: &Shared, jobs: &Sender<Job>) {
    sleep(CHECK_DELAY).await;
    for table in ask(jobs, |done| Job::ListComplete { done }).await.unwrap_or_default() {
        sleep(CHECK_PAUSE).await;
        match check(pool, damaged, shared, jobs, table).await {
            Ok(Some(file)) => drop(report(pool, Some(table), &Damage::Mirror { file }).await),
            Ok(None) => {}
            Err(error) => tracing::warn!(%error, table, "a text mirror could not be checked"),
        }
    }
    std::future::pending::<()>().await;
}

/// Checks a mirror. Returns the name of a damaged one among the damaged files. If it is an exact copy of the database,
/// the record itself is damaged, and that is reported instead.
pub(super) async fn check(
    pool: &SqlitePool,
    damaged: &Path,
    shared: &Shared,
    jobs: &Sender<Job>,
    table: u32,
) -> Stored<Option<String>> {
    let Some(files) = ask(jobs, |done| Job::Check { table, done }).await? else { return Ok(None) };
    let mut connection = pool.acquire().await?;
    let stored = read_files(&mut connection, table).await?;
    if stored.is_none_or(|(stored, _)| stored.lines != files.lines || stored.state != files.state) {
        // The two may be damaged at different lines: together they can be whole.
        restore_damaged_lines(&mut connection, table, &files).await?;
        drop(connection);
        return Ok(ask(jobs, |done| Job::Quarantine { table, files, done }).await??);
    }
    tracing::warn!(table, "a record is damaged in the database and in its text mirror");
    let stored = StoredLines::read(&mut connection, table).await?;
    let chain = stored.candidates.chain();
    let (length, before) = (chain.len() as u32, chain.last().and_then(|line| lines::hash_of(line)));
    let Some(fault) = stored.candidates.fault_after(length, before.unwrap_or_default()) else { return Ok(None) };
    if length == 0 {
        let mut transaction = connection.begin().await?;
        losses::note(&mut transaction, Some(table), &Damage::Unopened { fault }, &app_core::now()).await?;
        transaction.commit().await?;
    } else {
        let why = SetAside { line: length + 1, fault, at: &app_core::now() };
        set_lines_aside(&mut connection, damaged, table, length, why).await?;
        shared.mark_urgent(table);
    }
    Ok(None)
}
