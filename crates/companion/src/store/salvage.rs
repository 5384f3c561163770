//! Saving what can be read of a database whose structure is damaged.
//!
//! The damaged files are copied as they are to `damaged/` first. Then a new database is filled with
//! every row that can still be read, of each table the entries up to the first that cannot, and
//! takes the place of the old one. What was lost of a table is told when it is opened, by its head
//! marker.

use std::path::Path;

use sqlx::sqlite::{SqliteConnectOptions, SqlitePool, SqlitePoolOptions};
use sqlx::{Row, Sqlite, Transaction};

use super::{FILE, Stored, connect, heads};

/// Where damaged things are set aside, in the data folder.
pub(super) const FOLDER: &str = "damaged";

const FRESH: &str = "bucintoro-salvaged.sqlite";

/// The database's file, its log and the log's index.
const PARTS: [&str; 3] = ["", "-wal", "-shm"];

/// Puts a new database with whatever can be read in the place of a damaged one.
pub(super) async fn salvage(folder: &Path) -> Stored<()> {
    let name = copy_aside(folder)?;
    remove(folder, FRESH)?;
    let fresh = connect(&folder.join(FRESH)).await?;
    let counts = match open_damaged(&folder.join(FILE)).await {
        Ok(old) => {
            let counts = take_over(&old, &fresh, &heads::known(&folder.join("heads"))).await;
            old.close().await;
            counts?
        }
        // Not even a database any more.
        Err(error) => {
            tracing::warn!(%error, "nothing of the damaged database can be read");
            (0, 0)
        }
    };
    fresh.close().await;
    // A log that is left behind would be taken for the new database's: it goes first.
    remove(folder, FILE)?;
    std::fs::rename(folder.join(FRESH), folder.join(FILE))?;
    tracing::warn!(tables = counts.0, entries = counts.1, copy = name, "what could be read of the database was saved");
    Ok(())
}

fn copy_aside(folder: &Path) -> std::io::Result<String> {
    let aside = folder.join(FOLDER);
    std::fs::create_dir_all(&aside)?;
    let (name, _) = super::new_file(&aside, "bucintoro", "sqlite")?;
    for part in PARTS {
        let file = folder.join(format!("{FILE}{part}"));
        if file.exists() {
            let copy = aside.join(format!("{name}{part}"));
            std::fs::copy(file, &copy)?;
            std::fs::OpenOptions::new().write(true).open(copy)?.sync_all()?;
        }
    }
    Ok(name)
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

async fn open_damaged(file: &Path) -> Stored<SqlitePool> {
    let options = SqliteConnectOptions::new().filename(file);
    Ok(SqlitePoolOptions::new().max_connections(1).connect_with(options).await?)
}

/// Takes over tables, people and preferences; gives the numbers of tables and entries.
async fn take_over(old: &SqlitePool, fresh: &SqlitePool, marked: &[u32]) -> Stored<(u32, u32)> {
    let mut transaction = fresh.begin().await?;
    let (mut tables, mut entries) = (0, 0);
    for table in known_tables(old, marked).await {
        let taken = take_table(old, &mut transaction, table).await?;
        tables += u32::from(taken > 0);
        entries += taken;
    }
    take_pairs(old, &mut transaction, "SELECT name, last_played FROM people", "INSERT INTO people VALUES (?, ?)")
        .await?;
    take_pairs(old, &mut transaction, "SELECT key, value FROM preferences", "INSERT INTO preferences VALUES (?, ?)")
        .await?;
    transaction.commit().await?;
    Ok((tables, entries))
}

/// Ids from the list of tables as far as it can be read, and from the head markers.
async fn known_tables(old: &SqlitePool, marked: &[u32]) -> Vec<u32> {
    let mut tables = marked.to_vec();
    let mut after = 0;
    while let Ok(Some(id)) = sqlx::query_scalar::<_, u32>("SELECT id FROM tables WHERE id > ? ORDER BY id LIMIT 1")
        .bind(after)
        .fetch_optional(old)
        .await
    {
        tables.push(id);
        after = id;
    }
    tables.sort_unstable();
    tables.dedup();
    tables
}

/// Takes over one table, entry by entry up to the first that cannot be read; gives their number.
async fn take_table(old: &SqlitePool, fresh: &mut Transaction<'_, Sqlite>, table: u32) -> Stored<u32> {
    let mut taken = 0;
    while let Ok(Some(row)) = sqlx::query(
        "SELECT CAST(line AS BLOB), CAST(request AS BLOB), CAST(summary AS BLOB) FROM entries \
         WHERE table_id = ? AND n = ?",
    )
    .bind(table)
    .bind(taken)
    .fetch_optional(old)
    .await
    {
        let text = |index: usize| {
            let bytes: Option<Vec<u8>> = row.try_get(index).ok()?;
            bytes.map(|bytes| String::from_utf8_lossy(&bytes).into_owned())
        };
        let Some(line) = text(0) else { break };
        if taken == 0 && !take_head(old, fresh, table, &line).await? {
            break;
        }
        sqlx::query("INSERT INTO entries (table_id, n, line, request, summary) VALUES (?, ?, ?, ?, ?)")
            .bind(table)
            .bind(taken)
            .bind(line)
            .bind(text(1))
            .bind(text(2))
            .execute(&mut **fresh)
            .await?;
        taken += 1;
    }
    if taken == 0 {
        tracing::error!(table, "nothing of a table can be read");
    }
    Ok(taken)
}

/// The table's own row; its first line knows the game when the row is gone.
async fn take_head(old: &SqlitePool, fresh: &mut Transaction<'_, Sqlite>, table: u32, header: &str) -> Stored<bool> {
    let row = sqlx::query("SELECT game, seed FROM tables WHERE id = ?").bind(table).fetch_one(old).await;
    let column = |index: usize| row.as_ref().ok().and_then(|row| row.try_get::<String, _>(index).ok());
    let peek = || Some(serde_json::from_str::<kernel::record::Peek>(header).ok()?.game);
    let Some(game) = column(0).or_else(peek) else {
        return Ok(false);
    };
    sqlx::query("INSERT INTO tables (id, game, seed) VALUES (?, ?, ?)")
        .bind(table)
        .bind(game)
        .bind(column(1))
        .execute(&mut **fresh)
        .await?;
    Ok(true)
}

/// Rows of two texts, as far as they can be read.
async fn take_pairs(
    old: &SqlitePool,
    fresh: &mut Transaction<'_, Sqlite>,
    select: &'static str,
    insert: &'static str,
) -> Stored<()> {
    let rows = match sqlx::query_as::<_, (String, String)>(select).fetch_all(old).await {
        Ok(rows) => rows,
        Err(error) => {
            tracing::warn!(%error, select, "this cannot be read any more");
            return Ok(());
        }
    };
    for (first, second) in rows {
        sqlx::query(insert).bind(first).bind(second).execute(&mut **fresh).await?;
    }
    Ok(())
}
