//! Rebuilds a damaged database.
//!
//! The damaged files are copied to `damaged/` first. A new database is filled with every row that can be read
//! ([`recovery`](super::recovery)), then completed and corrected from the text mirror, all in one transaction. Then it
//! replaces the old one. What is still missing can be in a daily backup, which is restored when the application is
//! open. Until that succeeds, the database has a mark, so it is tried again at each start.

use std::path::Path;

use sqlx::sqlite::SqlitePool;
use sqlx::{Acquire as _, Row, SqliteConnection};

use super::mirror::compare::{Comparison, Purpose, compare};
use super::mirror::deleted::Deleted;
use super::mirror::files::{MirrorFolder, sync_folder};
use super::{DAMAGED, FILE, StoreProblem, Stored, connect, losses, new_file, recovery, settings, spawn_blocking};
use crate::private_files;
use app_core::protocol::Damage;
use app_core::storage::DeletedRecord;

/// Name of the new database until it is finished.
const UNFINISHED: &str = "bucintoro-salvaged.sqlite";

/// Name of the finished new database. From then on it is authoritative.
const READY: &str = "bucintoro-ready.sqlite";

/// Suffixes of the files of the database, of its log and of the log's index.
const SUFFIXES: [&str; 3] = ["", "-wal", "-shm"];

/// `user_version` of a rebuilt database that lacks data which a daily backup may have.
const IS_INCOMPLETE: i64 = 1;

/// The result of a rebuild.
#[derive(Clone, Debug)]
pub struct Rebuilt {
    /// The reported damage; `None` if the report was acknowledged in an earlier run.
    pub damage: Option<Damage>,
    /// True if data may be missing that a daily backup may have.
    pub is_incomplete: bool,
    /// Deleted games, which must not be restored from a backup.
    pub deleted: Vec<DeletedRecord>,
}

/// Replaces a damaged database with a new one.
pub(super) async fn rebuild(folder: &Path) -> Stored<Rebuilt> {
    let data = folder.to_owned();
    let copy = spawn_blocking(move || Ok(copy_aside(&data)?)).await?;
    let filled = fill(folder, copy.as_deref()).await;
    let (data, failed) = (folder.to_owned(), filled.is_err());
    spawn_blocking(move || {
        if failed {
            // The damaged files are still there, so the copy is not needed.
            copy.map_or(Ok(()), |copy| remove(&data.join(DAMAGED), &copy))?;
            return Ok(remove(&data, UNFINISHED)?);
        }
        std::fs::rename(data.join(UNFINISHED), data.join(READY))?;
        sync_folder(&data)?;
        Ok(install_ready(&data)?)
    })
    .await?;
    filled
}

/// Replaces the old database with a finished one, even after an interruption.
pub(super) fn install_ready(folder: &Path) -> std::io::Result<()> {
    if folder.join(READY).exists() {
        // The old log is removed first: SQLite would apply it to the new database.
        remove(folder, FILE)?;
        std::fs::rename(folder.join(READY), folder.join(FILE))?;
        sync_folder(folder)?;
    }
    Ok(())
}

/// True if the database is missing though games exist. SQLite would create an empty one.
pub(super) fn is_missing(folder: &Path) -> std::io::Result<bool> {
    let length = match std::fs::metadata(folder.join(FILE)) {
        Ok(file) => file.len(),
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => 0,
        Err(error) => return Err(error),
    };
    Ok(length == 0 && !MirrorFolder::at(folder).tables()?.is_empty())
}

async fn fill(folder: &Path, copy: Option<&str>) -> Stored<Rebuilt> {
    let data = folder.to_owned();
    spawn_blocking(move || Ok(remove(&data, UNFINISHED)?)).await?;
    let fresh = connect(&folder.join(UNFINISHED)).await?;
    let filled = match copy_content(folder, &fresh, copy).await {
        Ok(rebuilt) => write_back(&fresh).await.map(|()| rebuilt),
        problem => problem,
    };
    fresh.close().await;
    let rebuilt = filled?;
    // Only the main file replaces the old one.
    match tokio::fs::metadata(folder.join(format!("{UNFINISHED}-wal"))).await {
        Ok(log) if log.len() > 0 => Err(StoreProblem::Full),
        Err(error) if error.kind() != std::io::ErrorKind::NotFound => Err(error.into()),
        _ => Ok(rebuilt),
    }
}

/// Moves the log into the database's file. Closing would do the same, but reports no error if the disk is full.
async fn write_back(fresh: &SqlitePool) -> Stored<()> {
    let row = sqlx::query("PRAGMA wal_checkpoint(TRUNCATE)").fetch_one(fresh).await?;
    let (busy, logged, written): (i64, i64, i64) = (row.try_get(0)?, row.try_get(1)?, row.try_get(2)?);
    if busy == 0 && logged == written { Ok(()) } else { Err(StoreProblem::Full) }
}

/// Copies the database to the damaged files. Returns the name of the copy, or `None` if there is nothing to copy.
fn copy_aside(folder: &Path) -> std::io::Result<Option<String>> {
    let has_content =
        |suffix| std::fs::metadata(folder.join(format!("{FILE}{suffix}"))).is_ok_and(|file| file.len() > 0);
    if !SUFFIXES.iter().any(has_content) {
        return Ok(None);
    }
    let aside = folder.join(DAMAGED);
    private_files::create_folder(&aside)?;
    let (name, _) = new_file(&aside, "bucintoro", "sqlite")?;
    let copied = SUFFIXES.iter().try_for_each(|suffix| {
        let file = folder.join(format!("{FILE}{suffix}"));
        if !file.exists() {
            return Ok(());
        }
        private_files::copy(std::fs::File::open(file)?, &aside.join(format!("{name}{suffix}")))
    });
    if copied.is_err() {
        // An incomplete copy is useless.
        remove(&aside, &name)?;
    }
    copied.and_then(|()| sync_folder(&aside)).map(|()| Some(name))
}

fn remove(folder: &Path, name: &str) -> std::io::Result<()> {
    for suffix in SUFFIXES.iter().rev() {
        let file = folder.join(format!("{name}{suffix}"));
        if file.exists() {
            std::fs::remove_file(file)?;
        }
    }
    Ok(())
}

/// Fills a new database, and reports what could be restored.
async fn copy_content(folder: &Path, new: &SqlitePool, copy: Option<&str>) -> Stored<Rebuilt> {
    let mut connection = new.acquire().await?;
    // Rows come in any order, and everything is synced at the end.
    sqlx::raw_sql("PRAGMA foreign_keys = OFF; PRAGMA synchronous = OFF").execute(&mut *connection).await?;
    let mut transaction = connection.begin().await?;
    let broken = recovery::copy_rows(folder, &mut transaction).await?;
    // A database of an earlier version has its settings under preference keys.
    settings::move_old_keys(&mut transaction).await?;
    let Comparison { lost, deleted, .. } = compare(&mut transaction, folder, Purpose::Rebuild).await?;
    recovery::delete_strays(&mut transaction).await?;
    const COUNTS: &str = "SELECT count(DISTINCT table_id), count(*) FROM entries";
    let counts = sqlx::query(COUNTS).fetch_one(&mut *transaction).await?;
    let (tables, lines): (u32, u32) = (counts.try_get(0)?, counts.try_get(1)?);
    let damage =
        Damage::Database { file: copy.unwrap_or_default().to_owned(), tables, lines, broken, lost, backup: None };
    losses::note(&mut transaction, None, &damage, &app_core::now()).await?;
    let is_incomplete = broken > 0 || lost > 0;
    if is_incomplete {
        mark(&mut transaction, IS_INCOMPLETE).await?;
    }
    transaction.commit().await?;
    sqlx::raw_sql("PRAGMA foreign_keys = ON; PRAGMA synchronous = FULL").execute(&mut *connection).await?;
    tracing::warn!(tables, lines, broken, lost, copy, "the database was rebuilt");
    Ok(Rebuilt { damage: Some(damage), is_incomplete, deleted })
}

async fn mark(connection: &mut SqliteConnection, version: i64) -> Stored<()> {
    let version = sqlx::AssertSqlSafe(format!("PRAGMA user_version = {version}"));
    sqlx::raw_sql(version).execute(connection).await?;
    Ok(())
}

/// Removes the mark of an incomplete database.
pub(super) async fn set_complete(connection: &mut SqliteConnection) -> Stored<()> {
    mark(connection, 0).await
}

/// Returns the result of a rebuild in an earlier run, if the database still has the mark.
pub(super) async fn read_incomplete(connection: &mut SqliteConnection, folder: &Path) -> Stored<Option<Rebuilt>> {
    let version: i64 = sqlx::query_scalar("PRAGMA user_version").fetch_one(&mut *connection).await?;
    if version != IS_INCOMPLETE {
        return Ok(None);
    }
    const REPORTS: &str = "SELECT CAST(damage AS BLOB) FROM losses WHERE table_id IS NULL ORDER BY id DESC";
    let reports: Vec<Vec<u8>> = sqlx::query_scalar(REPORTS).fetch_all(connection).await?;
    let reports = reports.iter().filter_map(|report| serde_json::from_slice(report).ok());
    let damage = reports.into_iter().find(|report| matches!(report, Damage::Database { backup: None, .. }));
    let folder = MirrorFolder::at(folder);
    let deleted = spawn_blocking(move || Ok(Deleted::read(&folder)?)).await.unwrap_or_else(|error| {
        tracing::warn!(%error, "the list of deleted games cannot be read");
        Deleted::default()
    });
    Ok(Some(Rebuilt { damage, is_incomplete: true, deleted: deleted.records() }))
}

#[cfg(test)]
mod tests {
    #![allow(clippy::expect_used, reason = "a test that cannot be set up has failed")]

    use super::*;

    #[tokio::test]
    async fn an_unfinished_checkpoint_is_an_error() {
        let folder = tempfile::tempdir().expect("a folder");
        let fresh = connect(&folder.path().join(UNFINISHED)).await.expect("a database");
        let reader =
            SqlitePool::connect_with(super::super::options(&folder.path().join(UNFINISHED))).await.expect("another");
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
        let log = std::fs::metadata(folder.path().join(format!("{UNFINISHED}-wal"))).expect("the log");
        assert_eq!(log.len(), 0);
        fresh.close().await;
    }

    #[test]
    fn missing_database_leaves_no_file_in_quarantine() {
        let folder = tempfile::tempdir().expect("a folder");
        assert_eq!(copy_aside(folder.path()).expect("nothing to copy"), None);
        std::fs::write(folder.path().join(FILE), "").expect("written");
        assert_eq!(copy_aside(folder.path()).expect("nothing to copy"), None);
        assert!(!folder.path().join(DAMAGED).exists());
        // A log alone is copied too.
        std::fs::write(folder.path().join(format!("{FILE}-wal")), "a log").expect("written");
        let name = copy_aside(folder.path()).expect("copied").expect("a name");
        let log = folder.path().join(DAMAGED).join(format!("{name}-wal"));
        assert_eq!(std::fs::read(log).expect("the copy"), b"a log");
    }
}
