//! Rebuilds a damaged database.
//!
//! The damaged files are copied to `damaged/` first. A new database is filled with the rows that SQLite still returns
//! ([`rows`]) and completed from the text mirror, whose lines are preferred; then it takes the place of the old one.
//! What is still missing can be in the newest daily backup, which is restored when the application is open.

use std::path::Path;

use sqlx::Row;
use sqlx::sqlite::SqlitePool;

use super::mirror::compare::{Comparison, Purpose, compare};
use super::{DAMAGED, FILE, StoreProblem, Stored, apart, connect, losses, new_file, rows, settings};
use crate::private_files;
use app_core::protocol::Damage;

/// The new database while it is filled.
const FRESH: &str = "bucintoro-salvaged.sqlite";

/// The new database when everything is in it: from then on it is the one.
const READY: &str = "bucintoro-ready.sqlite";

/// The database's file, its log and the log's index.
const PARTS: [&str; 3] = ["", "-wal", "-shm"];

/// What a rebuild has come to.
#[derive(Clone, Debug)]
pub struct Rebuilt {
    /// As it was noted.
    pub damage: Damage,
    /// The hashes of the first lines of games that were deleted, and must not come back from a backup.
    pub deleted: Vec<String>,
}

impl Rebuilt {
    /// Whether something could be missing that a backup may have.
    pub fn lacks_something(&self) -> bool {
        matches!(self.damage, Damage::Database { broken, lost, .. } if broken > 0 || lost > 0)
    }
}

/// Puts a new database in the place of a damaged one.
pub(super) async fn rebuild(folder: &Path) -> Stored<Rebuilt> {
    let data = folder.to_owned();
    let copy = apart(move || Ok(copy_aside(&data)?)).await?;
    let filled = fill(folder, &copy).await;
    let (data, failed) = (folder.to_owned(), filled.is_err());
    apart(move || {
        if failed {
            // The damaged files are still where they were; copies must not heap up.
            remove(&data.join(DAMAGED), &copy)?;
            return Ok(remove(&data, FRESH)?);
        }
        std::fs::rename(data.join(FRESH), data.join(READY))?;
        Ok(take_its_place(&data)?)
    })
    .await?;
    filled
}

/// Puts a database that is ready in the place of the old one, also when the program ended in the middle of that.
pub(super) fn take_its_place(folder: &Path) -> std::io::Result<()> {
    if folder.join(READY).exists() {
        // A log that is left behind would be taken for the new database's: it goes first.
        remove(folder, FILE)?;
        std::fs::rename(folder.join(READY), folder.join(FILE))?;
    }
    Ok(())
}

/// Whether the database is missing though games were here: SQLite would begin an empty one.
pub(super) fn is_missing(folder: &Path) -> std::io::Result<bool> {
    let length = match std::fs::metadata(folder.join(FILE)) {
        Ok(file) => file.len(),
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => 0,
        Err(error) => return Err(error),
    };
    Ok(length == 0 && !super::mirror::files::MirrorFolder::at(folder).tables()?.is_empty())
}

async fn fill(folder: &Path, copy: &str) -> Stored<Rebuilt> {
    let data = folder.to_owned();
    apart(move || Ok(remove(&data, FRESH)?)).await?;
    let fresh = connect(&folder.join(FRESH)).await?;
    let filled = match take_over(folder, &fresh, copy).await {
        Ok(rebuilt) => write_back(&fresh).await.map(|()| rebuilt),
        problem => problem,
    };
    fresh.close().await;
    let rebuilt = filled?;
    // Only the file itself takes the old one's place.
    match tokio::fs::metadata(folder.join(format!("{FRESH}-wal"))).await {
        Ok(log) if log.len() > 0 => Err(StoreProblem::Full),
        Err(error) if error.kind() != std::io::ErrorKind::NotFound => Err(error.into()),
        _ => Ok(rebuilt),
    }
}

/// Writes everything of the log into the database's file. Closing would do so too, but says nothing when there is no
/// room for it.
async fn write_back(fresh: &SqlitePool) -> Stored<()> {
    let row = sqlx::query("PRAGMA wal_checkpoint(TRUNCATE)").fetch_one(fresh).await?;
    let (busy, logged, written): (i64, i64, i64) = (row.try_get(0)?, row.try_get(1)?, row.try_get(2)?);
    if busy == 0 && logged == written { Ok(()) } else { Err(StoreProblem::Full) }
}

fn copy_aside(folder: &Path) -> std::io::Result<String> {
    let aside = folder.join(DAMAGED);
    private_files::create_folder(&aside)?;
    let (name, _) = new_file(&aside, "bucintoro", "sqlite")?;
    let copied = PARTS.iter().try_for_each(|part| {
        let file = folder.join(format!("{FILE}{part}"));
        if !file.exists() {
            return Ok(());
        }
        private_files::copy(std::fs::File::open(file)?, &aside.join(format!("{name}{part}")))
    });
    if copied.is_err() {
        // Half a copy takes room and helps nobody.
        remove(&aside, &name)?;
    }
    copied.map(|()| name)
}

fn remove(folder: &Path, name: &str) -> std::io::Result<()> {
    for part in PARTS.iter().rev() {
        let file = folder.join(format!("{name}{part}"));
        if file.exists() {
            std::fs::remove_file(file)?;
        }
    }
    Ok(())
}

/// Fills a new database, and notes what could be restored.
async fn take_over(folder: &Path, fresh: &SqlitePool, copy: &str) -> Stored<Rebuilt> {
    let broken = rows::copy(&folder.join(FILE), fresh).await?;
    // A database of an earlier version has settings under keys of preferences.
    settings::move_old_keys(fresh).await?;
    let Comparison { lost, deleted, .. } = compare(fresh, folder, Purpose::Rebuild).await?;
    let mut transaction = fresh.begin().await?;
    const COUNTS: &str = "SELECT count(DISTINCT table_id), count(*) FROM entries";
    let counts = sqlx::query(COUNTS).fetch_one(&mut *transaction).await?;
    let (tables, lines): (u32, u32) = (counts.try_get(0)?, counts.try_get(1)?);
    let damage = Damage::Database { file: copy.to_owned(), tables, lines, broken, lost, backup: None };
    losses::note(&mut transaction, None, &damage, &app_core::now()).await?;
    transaction.commit().await?;
    tracing::warn!(tables, lines, broken, lost, copy, "the database was rebuilt");
    Ok(Rebuilt { damage, deleted: deleted.into_iter().collect() })
}

#[cfg(test)]
mod tests {
    #![allow(clippy::expect_used, reason = "a test that cannot be set up has failed")]

    use super::*;

    #[tokio::test]
    async fn what_is_left_in_the_log_is_not_called_written() {
        let folder = tempfile::tempdir().expect("a folder");
        let fresh = connect(&folder.path().join(FRESH)).await.expect("a database");
        let reader =
            SqlitePool::connect_with(super::super::options(&folder.path().join(FRESH))).await.expect("another");
        let mut reading = reader.begin().await.expect("a reader");
        sqlx::query("SELECT count(*) FROM tables").fetch_one(&mut *reading).await.expect("it reads");
        sqlx::raw_sql("PRAGMA busy_timeout = 0; INSERT INTO tables (game) VALUES ('one')")
            .execute(&fresh)
            .await
            .expect("a row");
        assert!(matches!(write_back(&fresh).await, Err(StoreProblem::Full)), "the reader holds it up");
        reading.rollback().await.expect("it ends");
        reader.close().await;
        write_back(&fresh).await.expect("nothing holds it up");
        let log = std::fs::metadata(folder.path().join(format!("{FRESH}-wal"))).expect("the log");
        assert_eq!(log.len(), 0);
        fresh.close().await;
    }
}
