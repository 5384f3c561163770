//! The task that completes mirrors from the database: those of a folder that had none, and those that could not be
//! written. It also checks each mirror once after the start, because damage would show only when it is needed.

use std::sync::Arc;
use std::sync::mpsc::Sender;
use std::time::Duration;

use sqlx::Row as _;
use sqlx::sqlite::SqlitePool;
use tokio::sync::{oneshot, watch};
use tokio::time::{Instant, sleep, sleep_until};

use super::worker::{Job, TableFiles};
use super::{Shared, ask, commits, lines, state_of};
use crate::{Stored, losses, perhaps_text};
use app_core::protocol::Damage;

/// How long after the start the first mirrors of an existing folder are written: the first page is shown before.
const FIRST: Duration = Duration::from_secs(3);

/// How long after a failure it is tried again.
const AGAIN: Duration = Duration::from_secs(30);

/// How long after the start the mirrors are checked, and the pause between two of them.
const CHECKED: Duration = Duration::from_secs(60);
const CHECK_PAUSE: Duration = Duration::from_millis(50);

/// Completes mirrors as long as the thread that writes them runs. Returns why it had to end.
pub(super) async fn run(
    pool: SqlitePool,
    shared: Arc<Shared>,
    jobs: Sender<Job>,
    mut stopped: watch::Receiver<()>,
) -> &'static str {
    let work = async {
        tokio::join!(complete_all(&pool, &shared, &jobs), check_all(&pool, &jobs));
    };
    tokio::select! {
        // The sender is dropped when the thread ends.
        _ = stopped.changed() => "its thread has ended",
        () = work => "it has nothing more to do",
    }
}

async fn complete_all(pool: &SqlitePool, shared: &Shared, jobs: &Sender<Job>) {
    let (mut next, mut is_reported) = (Instant::now() + FIRST, false);
    loop {
        let waits = !shared.behind().later.is_empty();
        let is_due = tokio::select! {
            biased;
            () = shared.urgent.notified() => false,
            () = sleep_until(next), if waits => true,
        };
        if is_due {
            next = Instant::now() + AGAIN;
            let mut behind = shared.behind();
            let mut later = std::mem::take(&mut behind.later);
            behind.urgent.append(&mut later);
        }
        loop {
            let Some(table) = shared.behind().urgent.pop_first() else { break };
            if let Err(error) = complete(pool, jobs, table).await {
                shared.mark_failed(table, &error);
                next = Instant::now() + AGAIN;
            }
        }
        let failure = shared.behind().failure.take();
        if let Some(why) = failure.filter(|_| !is_reported) {
            // Where the disk is full, this can fail too; it is tried again with the next failure.
            is_reported = report(pool, None, &Damage::Unmirrored { why }).await;
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
async fn complete(pool: &SqlitePool, jobs: &Sender<Job>, table: u32) -> std::io::Result<()> {
    let written = start_to_complete(pool, jobs, table).await.map_err(std::io::Error::other)?;
    match written.await {
        Ok(written) => written,
        Err(_) => Err(std::io::Error::other("the thread of the text mirror has ended")),
    }
}

/// Sends what the database has. The only connection is held until it is sent, so that nothing is committed between.
async fn start_to_complete(
    pool: &SqlitePool,
    jobs: &Sender<Job>,
    table: u32,
) -> Stored<oneshot::Receiver<std::io::Result<()>>> {
    const LINES: &str = "SELECT n, CAST(line AS BLOB), CAST(request AS BLOB) FROM entries \
        WHERE table_id = ? AND n BETWEEN 0 AND 4294967295 ORDER BY n";
    let (done, written) = oneshot::channel();
    let mut connection = pool.acquire().await?;
    let rows = sqlx::query(LINES).bind(table).fetch_all(&mut *connection).await?;
    let Some(state) = state_of(&mut connection, table).await?.filter(|_| !rows.is_empty()) else {
        // Who waits for the answer finds that nobody gives one, which is as good as done.
        let _ = jobs.send(Job::Forget { table });
        let _ = done.send(Ok(()));
        return Ok(written);
    };
    let (mut files, mut end) = (TableFiles { state: state.to_text().into_bytes(), ..TableFiles::default() }, None);
    for (nth, row) in rows.iter().enumerate() {
        let (n, line, request): (u32, Vec<u8>, _) = (row.try_get(0)?, row.try_get(1)?, perhaps_text(row, 2)?);
        let hash = lines::hash_of(&line).unwrap_or_default().to_owned();
        if request.is_some() || nth + 1 == rows.len() {
            files.commits.extend(commits::write(n, &hash, request.as_deref()).into_bytes());
        }
        files.lines.extend(line);
        files.lines.push(b'\n');
        end = Some(hash);
    }
    let _ = jobs.send(Job::Rewrite { table, files, end: end.unwrap_or_default(), done });
    Ok(written)
}

/// Checks every mirror once. A damaged one is moved away, reported, and written again.
async fn check_all(pool: &SqlitePool, jobs: &Sender<Job>) {
    sleep(CHECKED).await;
    for table in ask(jobs, |done| Job::Complete { done }).await.unwrap_or_default() {
        sleep(CHECK_PAUSE).await;
        let checked = ask(jobs, |done| Job::Check { table, done }).await;
        match checked.and_then(|checked| checked) {
            Ok(Some(file)) => drop(report(pool, Some(table), &Damage::Mirror { file }).await),
            Ok(None) => {}
            Err(error) => tracing::warn!(%error, table, "a text mirror could not be checked"),
        }
    }
    std::future::pending::<()>().await;
}
