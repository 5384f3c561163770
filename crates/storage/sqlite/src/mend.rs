//! What is repaired at every start: single damaged cells, and tables that are gone.

use kernel::record::Peek;
use sqlx::{Row, Sqlite, Transaction};

use super::{Store, Stored, losses};
use app_core::protocol::Damage;

/// The largest number that a table or device can have by counting: anything above is damaged.
const MOST: i64 = i32::MAX as i64;

impl Store {
    /// Gives lines back their table, counts on from a sound number, and notes the tables that are
    /// known to have been here and are not any more.
    pub(super) async fn mend(&self) -> Stored<()> {
        let mut transaction = self.pool.begin().await?;
        drop_strays(&mut transaction).await?;
        give_back(&mut transaction).await?;
        sqlx::query("UPDATE sqlite_sequence SET seq = 0 WHERE typeof(seq) <> 'integer' OR seq NOT BETWEEN 0 AND ?")
            .bind(MOST)
            .execute(&mut *transaction)
            .await?;
        let mut missing = Vec::new();
        for table in self.heads.tables().await {
            let Some(marked) = self.heads.marked(table).await else { continue };
            let here = sqlx::query("SELECT 1 FROM tables WHERE id = ?").bind(table);
            if here.fetch_optional(&mut *transaction).await?.is_none() {
                losses::note(&mut transaction, Some(table), &Damage::Missing { known: marked.n }, &app_core::now())
                    .await?;
                count_on(&mut transaction, table).await?;
                missing.push(table);
            }
        }
        transaction.commit().await?;
        for table in missing {
            self.heads.forget(table).await;
        }
        Ok(())
    }
}

/// A number that nothing can have by counting would be counted on from. What it named is not known
/// any more: a device has to be let in again, a table's lines get another row, a loss another number.
async fn drop_strays(transaction: &mut Transaction<'_, Sqlite>) -> Stored<()> {
    const STRAYS: [&str; 3] = [
        "UPDATE losses SET id = 1 + (SELECT coalesce(max(id), 0) FROM losses WHERE id BETWEEN 1 AND ?1) \
         WHERE id NOT BETWEEN 1 AND ?1",
        "DELETE FROM devices WHERE id NOT BETWEEN 1 AND ?1",
        "DELETE FROM tables WHERE id NOT BETWEEN 1 AND ?1",
    ];
    for stray in STRAYS {
        sqlx::query(stray).bind(MOST).execute(&mut **transaction).await?;
    }
    Ok(())
}

/// Lines whose table's own row is gone get another: the first line knows the game.
async fn give_back(transaction: &mut Transaction<'_, Sqlite>) -> Stored<()> {
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

/// Gives the number of a table that is lost to no other: its marker and files are named by it.
async fn count_on(transaction: &mut Transaction<'_, Sqlite>, table: u32) -> Stored<()> {
    sqlx::query(
        "INSERT INTO sqlite_sequence (name, seq) SELECT 'tables', 0 \
         WHERE NOT EXISTS (SELECT 1 FROM sqlite_sequence WHERE name = 'tables')",
    )
    .execute(&mut **transaction)
    .await?;
    sqlx::query("UPDATE sqlite_sequence SET seq = max(seq, ?) WHERE name = 'tables'")
        .bind(i64::from(table).min(MOST))
        .execute(&mut **transaction)
        .await?;
    Ok(())
}
