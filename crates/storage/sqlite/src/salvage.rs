//! Saving what can be read of a database that is damaged.
//!
//! The damaged files are copied as they are to `damaged/` first. Then a new database is filled with
//! every row that can still be read, wherever it stands, and takes the place of the old one. Every
//! row stands for itself: what of a record does not follow upon the line before is set aside when
//! the table is opened, and what was lost is told then.

use std::collections::BTreeMap;
use std::path::Path;

use kernel::record::unseal;
use sqlx::sqlite::SqlitePool;
use sqlx::{AssertSqlSafe, Row, Sqlite, Transaction};

use super::cells::{Cell, Value};
use super::found::{self, Found};
use super::pages::Pages;
use super::shapes::{self, Shape};
use super::{FILE, StoreProblem, Stored, apart, connect, losses, new_file, settings};
use crate::private_files;
use app_core::protocol::Damage;

/// Where damaged things are set aside, in the data folder.
pub(super) const FOLDER: &str = "damaged";

/// The new database while it is filled.
const FRESH: &str = "bucintoro-salvaged.sqlite";

/// The new database when everything is in it: from then on it is the one.
const READY: &str = "bucintoro-ready.sqlite";

/// The database's file, its log and the log's index.
const PARTS: [&str; 3] = ["", "-wal", "-shm"];

/// Puts a new database with whatever can be read in the place of a damaged one.
pub(super) async fn salvage(folder: &Path) -> Stored<()> {
    let data = folder.to_owned();
    let copy = apart(move || Ok(copy_aside(&data)?)).await?;
    let filled = fill(folder, &copy).await;
    let (data, failed) = (folder.to_owned(), filled.is_err());
    apart(move || {
        if failed {
            // The damaged files are still where they were; copies must not heap up.
            remove(&data.join(FOLDER), &copy)?;
            return Ok(remove(&data, FRESH)?);
        }
        std::fs::rename(data.join(FRESH), data.join(READY))?;
        Ok(take_its_place(&data)?)
    })
    .await?;
    filled
}

/// Puts a database that is ready in the place of the old one, also when the program ended in the
/// middle of that.
pub(super) fn take_its_place(folder: &Path) -> std::io::Result<()> {
    if folder.join(READY).exists() {
        // A log that is left behind would be taken for the new database's: it goes first.
        remove(folder, FILE)?;
        std::fs::rename(folder.join(READY), folder.join(FILE))?;
    }
    Ok(())
}

async fn fill(folder: &Path, copy: &str) -> Stored<()> {
    let data = folder.to_owned();
    apart(move || Ok(remove(&data, FRESH)?)).await?;
    let fresh = connect(&folder.join(FRESH)).await?;
    let filled = match take_over(folder, &fresh, copy).await {
        Ok(()) => write_back(&fresh).await,
        problem => problem,
    };
    fresh.close().await;
    filled?;
    // Only the file itself takes the old one's place.
    match tokio::fs::metadata(folder.join(format!("{FRESH}-wal"))).await {
        Ok(log) if log.len() > 0 => Err(StoreProblem::Full),
        Err(error) if error.kind() != std::io::ErrorKind::NotFound => Err(error.into()),
        _ => Ok(()),
    }
}

/// Writes everything of the log into the database's file. Closing would do so too, but says nothing
/// when there is no room for it.
async fn write_back(fresh: &SqlitePool) -> Stored<()> {
    let row = sqlx::query("PRAGMA wal_checkpoint(TRUNCATE)").fetch_one(fresh).await?;
    let (busy, logged, written): (i64, i64, i64) = (row.try_get(0)?, row.try_get(1)?, row.try_get(2)?);
    if busy == 0 && logged == written { Ok(()) } else { Err(StoreProblem::Full) }
}

fn copy_aside(folder: &Path) -> std::io::Result<String> {
    let aside = folder.join(FOLDER);
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

/// Fills a new database with everything that can be read, and notes that this was needed.
async fn take_over(folder: &Path, fresh: &SqlitePool, copy: &str) -> Stored<()> {
    let shapes = shapes::all(fresh).await?;
    let (data, found_by) = (folder.to_owned(), shapes::all(fresh).await?);
    let Found { rows, broken } = apart(move || Ok(found::rows(&Pages::read(&data)?, &found_by))).await?;
    // Which rows belong together is looked after when all are there.
    sqlx::query("PRAGMA foreign_keys = OFF").execute(fresh).await?;
    let mut transaction = fresh.begin().await?;
    for (shape, rows) in shapes.iter().zip(rows) {
        let rows = if shape.name == "entries" { in_chains(rows) } else { rows };
        for row in &rows {
            insert(&mut transaction, shape, row).await?;
        }
    }
    let count = |sql: &'static str| sqlx::query(sql);
    let tables = count("SELECT count(DISTINCT table_id) FROM entries").fetch_one(&mut *transaction).await?;
    let lines = count("SELECT count(*) FROM entries").fetch_one(&mut *transaction).await?;
    let (tables, lines): (u32, u32) = (tables.try_get(0)?, lines.try_get(0)?);
    let damage = Damage::Database { file: copy.to_owned(), tables, lines, broken };
    losses::note(&mut transaction, None, &damage, &app_core::now()).await?;
    transaction.commit().await?;
    settings::move_old_keys(fresh).await?;
    tracing::warn!(tables, lines, broken, copy, "what could be read of the database was saved");
    Ok(())
}

/// Of several lines with one number, the one that follows upon the line before.
fn in_chains(rows: Vec<Cell>) -> Vec<Cell> {
    let mut places: BTreeMap<(i64, i64), Vec<Cell>> = BTreeMap::new();
    for row in rows {
        if let [Value::Int(table), Value::Int(n), Value::Bytes(_), ..] = row.values[..] {
            places.entry((table, n)).or_default().push(row);
        }
    }
    let mut last = (0, -1, String::new());
    let mut chosen = Vec::with_capacity(places.len());
    for ((table, n), rows) in places {
        let before = if (table, n) == (last.0, last.1 + 1) { last.2.as_str() } else { "" };
        let hash = |row: &Cell| match row.values.get(2) {
            Some(Value::Bytes(line)) => Some(unseal(std::str::from_utf8(line).ok()?, before).ok()?.1.to_owned()),
            _ => None,
        };
        let follows = rows.iter().enumerate().find_map(|(at, row)| Some((at, hash(row)?)));
        let (at, hash) = follows.unwrap_or_default();
        chosen.extend(rows.into_iter().nth(at));
        last = (table, n, hash);
    }
    chosen
}

/// Puts a row where it belongs, unless a more trustworthy one with its key is there. A value that
/// cannot be what it should leaves its place empty: it spoils nothing else.
async fn insert(fresh: &mut Transaction<'_, Sqlite>, shape: &Shape, row: &Cell) -> Stored<()> {
    let columns = &shape.columns[..row.values.len()];
    let names: Vec<&str> = columns.iter().map(|column| column.name.as_str()).collect();
    let places = vec!["?"; names.len()].join(", ");
    let sql = format!("INSERT OR IGNORE INTO \"{}\" (\"{}\") VALUES ({places})", shape.name, names.join("\", \""));
    let mut insert = sqlx::query(AssertSqlSafe(sql));
    for (nth, (column, value)) in columns.iter().zip(&row.values).enumerate() {
        insert = match value {
            _ if shape.number == Some(nth) => insert.bind(row.rowid),
            Value::Bytes(bytes) if column.text => insert.bind(String::from_utf8_lossy(bytes).into_owned()),
            Value::Int(number) if column.text => insert.bind(number.to_string()),
            Value::Int(number) => insert.bind(*number),
            _ if column.text => insert.bind(column.needed.then_some("")),
            _ => insert.bind(column.needed.then_some(0)),
        };
    }
    insert.execute(&mut **fresh).await?;
    Ok(())
}

#[cfg(test)]
mod tests {
    #![allow(clippy::expect_used, reason = "a test that cannot be set up has failed")]

    use super::*;

    #[tokio::test]
    async fn what_is_left_in_the_log_is_not_called_written() {
        let folder = tempfile::tempdir().expect("a folder");
        let fresh = connect(&folder.path().join(FRESH)).await.expect("a database");
        let reader = SqlitePool::connect_with(crate::options(&folder.path().join(FRESH))).await.expect("another");
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
