//! Names, groups, hosted tables and daily backups. Nodes of the previous release read them as preferences, so
//! triggers synchronise both (`0040_settings.sql`).

use app_core::storage::{RememberedName, SettingsStore, StoreResult, StoredGroup};
use async_trait::async_trait;
use sqlx::Row as _;
use sqlx::postgres::PgRow;

use crate::{Club, queries, stored, text};

/// Reads a remembered name from a row.
pub(crate) fn name(row: &PgRow) -> Result<RememberedName, sqlx::Error> {
    Ok(RememberedName { name: row.try_get(0)?, stands_for: row.try_get(1)?, left_out: row.try_get(2)? })
}

/// Reads a group from a row.
pub(crate) fn group(row: &PgRow) -> Result<StoredGroup, sqlx::Error> {
    Ok(StoredGroup { name: row.try_get(0)?, group: row.try_get(1)? })
}

#[async_trait]
impl SettingsStore for Club {
    async fn remembered_names(&self) -> StoreResult<Vec<RememberedName>> {
        self.all(sqlx::query(queries::NAMES), name).await
    }

    async fn remember_name(&self, name: &RememberedName) -> StoreResult<()> {
        let RememberedName { name, stands_for, left_out } = name;
        let remember = sqlx::query(queries::REMEMBER_NAME).bind(text(name)).bind(stands_for.as_deref().map(text));
        self.execute(remember.bind(left_out)).await.map(|_| ())
    }

    async fn forget_name(&self, name: &str) -> StoreResult<()> {
        self.execute(sqlx::query(queries::FORGET_NAME).bind(text(name))).await.map(|_| ())
    }

    async fn groups(&self) -> StoreResult<Vec<StoredGroup>> {
        self.all(sqlx::query(queries::GROUPS), group).await
    }

    async fn store_group(&self, group: &StoredGroup) -> StoreResult<()> {
        let store = sqlx::query(queries::STORE_GROUP).bind(text(&group.name)).bind(text(&group.group));
        self.execute(store).await.map(|_| ())
    }

    async fn delete_group(&self, name: &str) -> StoreResult<()> {
        self.execute(sqlx::query(queries::DELETE_GROUP).bind(text(name))).await.map(|_| ())
    }

    async fn hosted_tables(&self) -> StoreResult<Vec<u32>> {
        let tables: Option<Option<Vec<i64>>> =
            self.one(sqlx::query(queries::HOSTED_TABLES), |row| row.try_get(0)).await?;
        let tables = tables.flatten().into_iter().flatten();
        Ok(tables.filter_map(|table| u32::try_from(table).ok()).collect())
    }

    async fn set_hosted_tables(&self, tables: &[u32]) -> StoreResult<()> {
        let tables: Vec<i64> = tables.iter().copied().map(stored).collect();
        self.execute(sqlx::query(queries::SET_HOSTED_TABLES).bind(tables)).await.map(|_| ())
    }

    async fn daily_backups(&self) -> StoreResult<Option<String>> {
        let setting: Option<Option<String>> =
            self.one(sqlx::query(queries::DAILY_BACKUPS), |row| row.try_get(0)).await?;
        Ok(setting.flatten())
    }

    async fn set_daily_backups(&self, setting: &str) -> StoreResult<()> {
        self.execute(sqlx::query(queries::SET_DAILY_BACKUPS).bind(text(setting))).await.map(|_| ())
    }
}
