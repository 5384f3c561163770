//! Names, groups, hosted tables and daily backups.

use async_trait::async_trait;
use sqlx::sqlite::SqliteRow;
use sqlx::{Row, SqliteConnection};

use super::{Store, Stored, optional_text, text};
use crate::problem::IntoStoreResult as _;
use app_core::storage::{RememberedName, SettingsStore, StoreResult, StoredGroup};

/// Creates the tables, and moves settings that earlier releases stored under preference keys.
const MIGRATION: &str = include_str!("../migrations/0009_settings.sql");

/// Moves settings from the keys of earlier releases, which a rebuild may have recovered.
pub(super) async fn move_old_keys(connection: &mut SqliteConnection) -> Stored<()> {
    sqlx::raw_sql(MIGRATION).execute(connection).await?;
    Ok(())
}

/// Reads a remembered name. A damaged mark still counts as set.
fn name_of(row: &SqliteRow) -> Stored<RememberedName> {
    let left_out: i64 = row.try_get(2)?;
    Ok(RememberedName { name: text(row, 0)?, stands_for: optional_text(row, 1)?, left_out: left_out != 0 })
}

#[async_trait]
impl SettingsStore for Store {
    async fn remembered_names(&self) -> StoreResult<Vec<RememberedName>> {
        const ALL: &str =
            "SELECT CAST(name AS BLOB), CAST(stands_for AS BLOB), left_out FROM player_names ORDER BY name";
        let rows = sqlx::query(ALL).fetch_all(&self.pool).await.into_stored()?;
        rows.iter().map(|row| Ok(name_of(row)?)).collect()
    }

    async fn remember_name(&self, name: &RememberedName) -> StoreResult<()> {
        sqlx::query(
            "INSERT INTO player_names (name, stands_for, left_out) VALUES (?, ?, ?) \
             ON CONFLICT DO UPDATE SET stands_for = excluded.stands_for, left_out = excluded.left_out",
        )
        .bind(&name.name)
        .bind(&name.stands_for)
        .bind(name.left_out)
        .execute(&self.pool)
        .await
        .into_stored()?;
        Ok(())
    }

    async fn forget_name(&self, name: &str) -> StoreResult<()> {
        sqlx::query("DELETE FROM player_names WHERE name = ?").bind(name).execute(&self.pool).await.into_stored()?;
        Ok(())
    }

    async fn groups(&self) -> StoreResult<Vec<StoredGroup>> {
        const ALL: &str = "SELECT CAST(name AS BLOB), CAST(definition AS BLOB) FROM player_groups ORDER BY name";
        let rows = sqlx::query(ALL).fetch_all(&self.pool).await.into_stored()?;
        rows.iter().map(|row| Ok(StoredGroup { name: text(row, 0)?, group: text(row, 1)? })).collect()
    }

    async fn store_group(&self, group: &StoredGroup) -> StoreResult<()> {
        sqlx::query(
            "INSERT INTO player_groups (name, definition) VALUES (?, ?) \
             ON CONFLICT DO UPDATE SET definition = excluded.definition",
        )
        .bind(&group.name)
        .bind(&group.group)
        .execute(&self.pool)
        .await
        .into_stored()?;
        Ok(())
    }

    async fn delete_group(&self, name: &str) -> StoreResult<()> {
        sqlx::query("DELETE FROM player_groups WHERE name = ?").bind(name).execute(&self.pool).await.into_stored()?;
        Ok(())
    }

    async fn hosted_tables(&self) -> StoreResult<Vec<u32>> {
        const ALL: &str = "SELECT table_id FROM hosted_tables ORDER BY position";
        let tables: Vec<i64> = sqlx::query_scalar(ALL).fetch_all(&self.pool).await.into_stored()?;
        // Damaged numbers may be outside the range of an id.
        Ok(tables.into_iter().filter_map(|table| u32::try_from(table).ok()).collect())
    }

    async fn set_hosted_tables(&self, tables: &[u32]) -> StoreResult<()> {
        let mut transaction = self.pool.begin().await.into_stored()?;
        sqlx::query("DELETE FROM hosted_tables").execute(&mut *transaction).await.into_stored()?;
        for (position, table) in (0_i64..).zip(tables) {
            sqlx::query("INSERT INTO hosted_tables (position, table_id) VALUES (?, ?)")
                .bind(position)
                .bind(table)
                .execute(&mut *transaction)
                .await
                .into_stored()?;
        }
        Ok(transaction.commit().await.into_stored()?)
    }

    async fn daily_backups(&self) -> StoreResult<Option<String>> {
        const SETTING: &str = "SELECT CAST(daily_backups AS BLOB) FROM settings WHERE id = 1";
        let row = sqlx::query(SETTING).fetch_optional(&self.pool).await.into_stored()?;
        Ok(row.map(|row| text(&row, 0)).transpose()?)
    }

    async fn set_daily_backups(&self, setting: &str) -> StoreResult<()> {
        sqlx::query(
            "INSERT INTO settings (id, daily_backups) VALUES (1, ?) \
             ON CONFLICT DO UPDATE SET daily_backups = excluded.daily_backups",
        )
        .bind(setting)
        .execute(&self.pool)
        .await
        .into_stored()?;
        Ok(())
    }
}
