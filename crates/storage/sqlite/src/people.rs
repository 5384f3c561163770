//! Past players, and names remembered on this device.

use std::collections::BTreeMap;

use async_trait::async_trait;

use super::{Store, text};
use crate::problem::IntoStoreResult as _;
use app_core::storage::{MOST_PEOPLE, PlayerStore, StoreResult};

#[async_trait]
impl PlayerStore for Store {
    async fn record_players(&self, names: &[&str], at: &str) -> StoreResult<()> {
        let mut transaction = self.pool.begin().await.into_stored()?;
        for name in names {
            sqlx::query(
                "INSERT INTO people (name, last_played) VALUES (?, ?) \
                 ON CONFLICT DO UPDATE SET last_played = max(last_played, excluded.last_played)",
            )
            .bind(name)
            .bind(at)
            .execute(&mut *transaction)
            .await
            .into_stored()?;
        }
        Ok(transaction.commit().await.into_stored()?)
    }

    async fn people(&self) -> StoreResult<Vec<String>> {
        const NAMES: &str = "SELECT CAST(name AS BLOB) FROM people ORDER BY last_played DESC, name LIMIT ?";
        let rows = sqlx::query(NAMES).bind(MOST_PEOPLE as u32).fetch_all(&self.pool).await.into_stored()?;
        rows.iter().map(|row| Ok(text(row, 0)?)).collect()
    }

    async fn set_preference(&self, key: &str, value: &str) -> StoreResult<()> {
        sqlx::query(
            "INSERT INTO preferences (key, value) VALUES (?, ?) ON CONFLICT DO UPDATE SET value = excluded.value",
        )
        .bind(key)
        .bind(value)
        .execute(&self.pool)
        .await
        .into_stored()?;
        Ok(())
    }

    async fn preferences(&self) -> StoreResult<BTreeMap<String, String>> {
        const ALL: &str = "SELECT CAST(key AS BLOB), CAST(value AS BLOB) FROM preferences";
        let rows = sqlx::query(ALL).fetch_all(&self.pool).await.into_stored()?;
        rows.iter().map(|row| Ok((text(row, 0)?, text(row, 1)?))).collect()
    }
}
