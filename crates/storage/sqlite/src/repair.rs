//! Repairs single damaged values at every start.

use kernel::record::Peek;
use sqlx::sqlite::SqlitePool;
use sqlx::{Row, Sqlite, Transaction};

use super::{Stored, losses};
use app_core::protocol::Damage;

/// The highest valid id of a table or device. A higher one is damaged.
const MOST: i64 = MOST_ID as i64;

/// The same as an unsigned number.
pub(super) const MOST_ID: u32 = i32::MAX as u32;

/// Recreates missing rows of tables.
pub(super) async fn repair(pool: &SqlitePool) -> Stored<()> {
    let mut transaction = pool.begin().await?;
    recreate_missing_tables(&mut transaction).await?;
    transaction.commit().await?;
    Ok(())
}

/// Deletes ids outside 1 to [`MOST_ID`], because SQLite would count on from them. A device has to join again, the
/// lines of a table get a new row, and a report gets a new number.
pub(super) async fn drop_invalid_ids(pool: &SqlitePool) -> Stored<()> {
    const STRAYS: [&str; 2] =
        ["DELETE FROM devices WHERE id NOT BETWEEN 1 AND ?1", "DELETE FROM tables WHERE id NOT BETWEEN 1 AND ?1"];
    const REPORTS: &str = "SELECT id FROM losses WHERE id NOT BETWEEN 1 AND ?1 ORDER BY id";
    const RENUMBER: &str = "UPDATE losses SET id = 1 + (SELECT coalesce(max(id), 0) FROM losses \
        WHERE id BETWEEN 1 AND ?1) WHERE id = ?2";
    let mut transaction = pool.begin().await?;
    let reports: Vec<i64> = sqlx::query_scalar(REPORTS).bind(MOST).fetch_all(&mut *transaction).await?;
    // One by one, because each takes the number after the highest.
    for report in reports {
        sqlx::query(RENUMBER).bind(MOST).bind(report).execute(&mut *transaction).await?;
    }
    for stray in STRAYS {
        sqlx::query(stray).bind(MOST).execute(&mut *transaction).await?;
    }
    sqlx::query("UPDATE sqlite_sequence SET seq = 0 WHERE typeof(seq) <> 'integer' OR seq NOT BETWEEN 0 AND ?")
        .bind(MOST)
        .execute(&mut *transaction)
        .await?;
    Ok(transaction.commit().await?)
}

/// Recreates the missing row of tables that have lines, because the first line names the game.
async fn recreate_missing_tables(transaction: &mut Transaction<'_, Sqlite>) -> Stored<()> {
    const ALONE: &str = "WITH RECURSIVE ids (id) AS (SELECT min(table_id) FROM entries UNION ALL \
         SELECT (SELECT min(table_id) FROM entries WHERE table_id > id) FROM ids WHERE id IS NOT NULL) \
         SELECT id, (SELECT CAST(line AS BLOB) FROM entries WHERE table_id = id AND n = 0) FROM ids \
         WHERE id BETWEEN 1 AND ? AND id NOT IN (SELECT id FROM tables)";
    for row in sqlx::query(ALONE).bind(MOST).fetch_all(&mut **transaction).await? {
        let (table, line): (u32, Option<Vec<u8>>) = (row.try_get(0)?, row.try_get(1)?);
        let game = line.and_then(|line| Some(serde_json::from_slice::<Peek>(&line).ok()?.game));
        tracing::warn!(table, "a table had lost all but its lines");
        sqlx::query("INSERT INTO tables (id, game) VALUES (?, ?)")
            .bind(table)
            .bind(game.unwrap_or_default())
            .execute(&mut **transaction)
            .await?;
        losses::note(transaction, Some(table), &Damage::Unknown, &app_core::now()).await?;
    }
    Ok(())
}
