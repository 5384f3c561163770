//! Reports of damage, stored until a user has acknowledged them.

use std::path::Path;

use async_trait::async_trait;
use sqlx::{Row, SqliteConnection};

use super::{Store, Stored, spawn_blocking};
use crate::problem::IntoStoreResult as _;
use app_core::protocol::{Damage, Loss};
use app_core::storage::{CorruptionReportStore, Quarantined, StoreResult};

#[async_trait]
impl CorruptionReportStore for Store {
    async fn report_corruption(&self, table: Option<u32>, damage: &Damage, at: &str) -> StoreResult<()> {
        let mut transaction = self.pool.begin().await.into_stored()?;
        note(&mut transaction, table, damage, at).await?;
        Ok(transaction.commit().await.into_stored()?)
    }

    async fn corruption_reports(&self, table: Option<u32>) -> StoreResult<Vec<Loss>> {
        let rows = sqlx::query(
            "SELECT id, table_id, CAST(found AS BLOB), CAST(damage AS BLOB) FROM losses \
             WHERE id BETWEEN 0 AND 4294967295 AND (?1 IS NULL OR table_id = ?1) ORDER BY id",
        )
        .bind(table)
        .fetch_all(&self.pool)
        .await
        .into_stored()?;
        let loss = |row: &sqlx::sqlite::SqliteRow| {
            let (found, damage): (Vec<u8>, Vec<u8>) = (row.try_get(2).into_stored()?, row.try_get(3).into_stored()?);
            let table: Option<i64> = row.try_get(1).into_stored()?;
            Ok(Loss {
                id: row.try_get(0).into_stored()?,
                table: table.and_then(|table| u32::try_from(table).ok()),
                found: String::from_utf8_lossy(&found).into_owned(),
                // The report itself may be damaged; the loss is reported all the same.
                damage: serde_json::from_slice(&damage).unwrap_or(Damage::Unknown),
            })
        };
        rows.iter().map(loss).collect()
    }

    async fn acknowledge_reports(&self, losses: &[u32]) -> StoreResult<()> {
        for loss in losses {
            sqlx::query("DELETE FROM losses WHERE id = ?").bind(loss).execute(&self.pool).await.into_stored()?;
        }
        Ok(())
    }

    async fn quarantined(&self) -> StoreResult<Quarantined> {
        let folder = self.folder.join(super::DAMAGED);
        let place = folder.display().to_string();
        Ok(Quarantined { names: spawn_blocking(move || names_in(&folder)).await?, place })
    }
}

fn names_in(folder: &Path) -> Stored<Vec<String>> {
    let folder = match std::fs::read_dir(folder) {
        Ok(folder) => folder,
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => return Ok(Vec::new()),
        Err(error) => return Err(error.into()),
    };
    let mut names: Vec<String> = folder.flatten().map(|file| file.file_name().to_string_lossy().into_owned()).collect();
    names.sort_unstable();
    Ok(names)
}

/// Reports damage, unless it is reported already.
pub(super) async fn note(
    connection: &mut SqliteConnection,
    table: Option<u32>,
    damage: &Damage,
    at: &str,
) -> Stored<()> {
    sqlx::query(
        "INSERT INTO losses (table_id, found, damage) SELECT ?1, ?2, ?3 \
         WHERE NOT EXISTS (SELECT 1 FROM losses WHERE table_id IS ?1 AND damage = ?3)",
    )
    .bind(table)
    .bind(at)
    .bind(kernel::to_json(damage))
    .execute(connection)
    .await?;
    Ok(())
}

/// Withdraws a report.
pub(super) async fn withdraw(connection: &mut SqliteConnection, table: Option<u32>, damage: &Damage) -> Stored<()> {
    let delete = sqlx::query("DELETE FROM losses WHERE table_id IS ? AND damage = ?");
    delete.bind(table).bind(kernel::to_json(damage)).execute(connection).await?;
    Ok(())
}
