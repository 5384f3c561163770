//! Devices that were admitted to a table.

use std::collections::BTreeSet;

use async_trait::async_trait;
use kernel::{Seat, to_json};
use sqlx::{Acquire as _, Row, Sqlite, SqliteConnection, Transaction};

use super::mirror::state::{TableState, count_change};
use super::mirror::state_of;
use super::{Store, Stored, text};
use crate::problem::IntoStoreResult as _;
use app_core::protocol::Role;
use app_core::storage::{DeviceStore, StoreResult, StoredDevice};

#[async_trait]
impl DeviceStore for Store {
    async fn devices(&self, table: u32, since: &str) -> StoreResult<Vec<StoredDevice>> {
        self.forget_older(since).await.into_stored()?;
        const ALL: &str = "SELECT id, CAST(name AS BLOB), CAST(role AS BLOB), muted <> 0, CAST(token AS BLOB), \
            CAST(seen AS BLOB) FROM devices WHERE table_id = ? AND id BETWEEN 0 AND 4294967295 ORDER BY id";
        let rows = sqlx::query(ALL).bind(table).fetch_all(&self.pool).await.into_stored()?;
        let mut devices = Vec::new();
        for row in &rows {
            // The role is unreadable, so the device has to be admitted again.
            let Ok(role) = serde_json::from_str(&text(row, 2)?) else { continue };
            let (id, muted) = (row.try_get(0).into_stored()?, row.try_get(3).into_stored()?);
            let (name, token, seen) = (text(row, 1)?, text(row, 4)?, text(row, 5)?);
            devices.push(StoredDevice { id, name, role, muted, token, seen });
        }
        Ok(devices)
    }

    async fn add_device(&self, table: u32, device: &StoredDevice) -> StoreResult<u32> {
        let mut connection = self.pool.acquire().await.into_stored()?;
        let mut transaction = connection.begin().await.into_stored()?;
        const LEFT: &str = "DELETE FROM devices WHERE table_id <> ? AND token = ? RETURNING table_id";
        let left = sqlx::query_scalar(LEFT)
            .bind(table)
            .bind(&device.token)
            .fetch_all(&mut *transaction)
            .await
            .into_stored()?;
        let known = sqlx::query_scalar("SELECT id FROM devices WHERE table_id = ? AND token = ? AND id > 0");
        let known = known.bind(table).bind(&device.token).fetch_optional(&mut *transaction).await.into_stored()?;
        let (id, changed) = match known {
            Some(id) => (id, left),
            None => {
                const ADD: &str = "INSERT INTO devices (table_id, name, role, muted, token, seen) \
                    VALUES (?, ?, ?, ?, ?, ?) RETURNING id";
                let id = sqlx::query_scalar(ADD)
                    .bind(table)
                    .bind(&device.name)
                    .bind(to_json(&device.role))
                    .bind(device.muted)
                    .bind(&device.token)
                    .bind(&device.seen)
                    .fetch_one(&mut *transaction)
                    .await
                    .into_stored()?;
                reserve(&mut transaction, table, device.role, &device.seen).await?;
                (id, left.into_iter().chain([i64::from(table)]).collect())
            }
        };
        let states = count_changes(&mut transaction, changed).await.into_stored()?;
        self.commit_states(transaction, states).await.into_stored()?;
        Ok(id)
    }

    async fn change_device(&self, _table: u32, device: &StoredDevice) -> StoreResult<()> {
        let mut connection = self.pool.acquire().await.into_stored()?;
        let mut transaction = connection.begin().await.into_stored()?;
        const CHANGE: &str = "UPDATE devices SET name = ?, role = ?, muted = ?, token = ?, seen = ? WHERE id = ? \
            RETURNING table_id";
        let table: Option<u32> = sqlx::query_scalar(CHANGE)
            .bind(&device.name)
            .bind(to_json(&device.role))
            .bind(device.muted)
            .bind(&device.token)
            .bind(&device.seen)
            .bind(device.id)
            .fetch_optional(&mut *transaction)
            .await
            .into_stored()?;
        if let Some(table) = table {
            reserve(&mut transaction, table, device.role, &device.seen).await?;
        }
        let states = count_changes(&mut transaction, table.map(i64::from)).await.into_stored()?;
        self.commit_states(transaction, states).await.into_stored()?;
        Ok(())
    }

    async fn move_devices(&self, from: u32, to: u32) -> StoreResult<()> {
        let mut connection = self.pool.acquire().await.into_stored()?;
        let mut transaction = connection.begin().await.into_stored()?;
        const MOVE: &str = "UPDATE devices SET table_id = ? WHERE table_id = ? \
            RETURNING CAST(role AS BLOB), CAST(seen AS BLOB)";
        let moved = sqlx::query(MOVE).bind(to).bind(from).fetch_all(&mut *transaction).await.into_stored()?;
        for row in &moved {
            // A device with an unreadable role has to be admitted again.
            let Ok(role) = serde_json::from_str(&text(row, 0)?) else { continue };
            reserve(&mut transaction, to, role, &text(row, 1)?).await?;
        }
        let states = count_changes(&mut transaction, [i64::from(to), i64::from(from)]).await.into_stored()?;
        self.commit_states(transaction, states).await.into_stored()?;
        Ok(())
    }

    async fn delete_device(&self, table: u32, id: u32) -> StoreResult<()> {
        self.change_state(table, sqlx::query("DELETE FROM devices WHERE id = ? AND table_id = ?").bind(id).bind(table))
            .await
            .into_stored()?;
        Ok(())
    }

    async fn reserved_seats(&self, table: Option<u32>, since: &str) -> StoreResult<Vec<(u32, Seat)>> {
        const RESERVED: &str = "SELECT table_id, seat FROM reserved_seats WHERE (?1 IS NULL OR table_id = ?1) \
            AND seen >= ?2 AND table_id BETWEEN 0 AND 4294967295 AND seat BETWEEN 0 AND 255 ORDER BY table_id, seat";
        let rows = sqlx::query(RESERVED).bind(table).bind(since).fetch_all(&self.pool).await.into_stored()?;
        rows.iter().map(|row| Ok((row.try_get(0).into_stored()?, Seat(row.try_get(1).into_stored()?)))).collect()
    }

    async fn release_seat(&self, table: u32, seat: Seat) -> StoreResult<()> {
        let release = sqlx::query("DELETE FROM reserved_seats WHERE table_id = ? AND seat = ?");
        self.change_state(table, release.bind(table).bind(seat.0)).await.into_stored()?;
        Ok(())
    }
}

impl Store {
    /// Deletes devices and reserved seats of all tables that were last seen before a moment.
    async fn forget_older(&self, since: &str) -> Stored<()> {
        let mut connection = self.pool.acquire().await?;
        let mut transaction = connection.begin().await?;
        let mut changed = Vec::new();
        for forget in [
            "DELETE FROM devices WHERE seen < ? RETURNING table_id",
            "DELETE FROM reserved_seats WHERE seen < ? RETURNING table_id",
        ] {
            changed.extend(sqlx::query_scalar::<_, i64>(forget).bind(since).fetch_all(&mut *transaction).await?);
        }
        let states = count_changes(&mut transaction, changed).await?;
        self.commit_states(transaction, states).await
    }

    /// Commits a state change of some tables, and writes it to their mirrors.
    async fn commit_states(
        &self,
        transaction: Transaction<'_, Sqlite>,
        states: Vec<(u32, Option<TableState>)>,
    ) -> Stored<()> {
        self.commit(transaction, states.iter().map(|(table, _)| *table)).await?;
        for (table, state) in states {
            self.mirror.write_state(table, state);
        }
        Ok(())
    }
}

/// Increments the state version of these tables within the transaction of the change. Returns the new states.
async fn count_changes(
    connection: &mut SqliteConnection,
    tables: impl IntoIterator<Item = i64>,
) -> Stored<Vec<(u32, Option<TableState>)>> {
    let mut states = Vec::new();
    // Numbers outside the range of an id are damaged.
    for table in tables.into_iter().filter_map(|table| u32::try_from(table).ok()).collect::<BTreeSet<_>>() {
        count_change(connection, table).await?;
        states.push((table, state_of(connection, table).await?));
    }
    Ok(states)
}

/// Reserves the seat of a role, if it has one.
async fn reserve(transaction: &mut Transaction<'_, Sqlite>, table: u32, role: Role, seen: &str) -> StoreResult<()> {
    const RESERVE: &str = "INSERT INTO reserved_seats (table_id, seat, seen) VALUES (?, ?, ?) \
        ON CONFLICT (table_id, seat) DO UPDATE SET seen = max(seen, excluded.seen)";
    let Role::Seat(seat) = role else { return Ok(()) };
    sqlx::query(RESERVE).bind(table).bind(seat.0).bind(seen).execute(&mut **transaction).await.into_stored()?;
    Ok(())
}
