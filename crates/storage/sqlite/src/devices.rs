//! Devices that were let in to a table.

use async_trait::async_trait;
use kernel::{Seat, to_json};
use sqlx::{Row, Sqlite, Transaction};

use super::{Store, text};
use crate::problem::Accepted as _;
use app_core::protocol::Role;
use app_core::storage::{KeepsDevices, Kept, StoredDevice};

#[async_trait]
impl KeepsDevices for Store {
    async fn devices(&self, table: u32, since: &str) -> Kept<Vec<StoredDevice>> {
        for forget in ["DELETE FROM devices WHERE seen < ?", "DELETE FROM reserved_seats WHERE seen < ?"] {
            sqlx::query(forget).bind(since).execute(&self.pool).await.kept()?;
        }
        const ALL: &str = "SELECT id, CAST(name AS BLOB), CAST(role AS BLOB), muted <> 0, CAST(token AS BLOB), \
            CAST(seen AS BLOB) FROM devices WHERE table_id = ? AND id BETWEEN 0 AND 4294967295 ORDER BY id";
        let rows = sqlx::query(ALL).bind(table).fetch_all(&self.pool).await.kept()?;
        let mut devices = Vec::new();
        for row in &rows {
            // What it was is not known any more: it has to be let in again.
            let Ok(role) = serde_json::from_str(&text(row, 2)?) else { continue };
            let (id, muted) = (row.try_get(0).kept()?, row.try_get(3).kept()?);
            let (name, token, seen) = (text(row, 1)?, text(row, 4)?, text(row, 5)?);
            devices.push(StoredDevice { id, name, role, muted, token, seen });
        }
        Ok(devices)
    }

    async fn add_device(&self, table: u32, device: &StoredDevice) -> Kept<u32> {
        let mut transaction = self.pool.begin().await.kept()?;
        let left = sqlx::query("DELETE FROM devices WHERE table_id <> ? AND token = ?");
        left.bind(table).bind(&device.token).execute(&mut *transaction).await.kept()?;
        let known = sqlx::query_scalar("SELECT id FROM devices WHERE table_id = ? AND token = ? AND id > 0");
        if let Some(id) = known.bind(table).bind(&device.token).fetch_optional(&mut *transaction).await.kept()? {
            transaction.commit().await.kept()?;
            return Ok(id);
        }
        let id = sqlx::query_scalar(
            "INSERT INTO devices (table_id, name, role, muted, token, seen) VALUES (?, ?, ?, ?, ?, ?) RETURNING id",
        )
        .bind(table)
        .bind(&device.name)
        .bind(to_json(&device.role))
        .bind(device.muted)
        .bind(&device.token)
        .bind(&device.seen)
        .fetch_one(&mut *transaction)
        .await
        .kept()?;
        reserve(&mut transaction, table, device.role, &device.seen).await?;
        transaction.commit().await.kept()?;
        Ok(id)
    }

    async fn change_device(&self, _table: u32, device: &StoredDevice) -> Kept<()> {
        let mut transaction = self.pool.begin().await.kept()?;
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
            .kept()?;
        if let Some(table) = table {
            reserve(&mut transaction, table, device.role, &device.seen).await?;
        }
        transaction.commit().await.kept()
    }

    async fn move_devices(&self, from: u32, to: u32) -> Kept<()> {
        let mut transaction = self.pool.begin().await.kept()?;
        const MOVE: &str = "UPDATE devices SET table_id = ? WHERE table_id = ? \
            RETURNING CAST(role AS BLOB), CAST(seen AS BLOB)";
        let moved = sqlx::query(MOVE).bind(to).bind(from).fetch_all(&mut *transaction).await.kept()?;
        for row in &moved {
            // A device whose role cannot be read has to be let in again.
            let Ok(role) = serde_json::from_str(&text(row, 0)?) else { continue };
            reserve(&mut transaction, to, role, &text(row, 1)?).await?;
        }
        transaction.commit().await.kept()
    }

    async fn drop_device(&self, _table: u32, id: u32) -> Kept<()> {
        sqlx::query("DELETE FROM devices WHERE id = ?").bind(id).execute(&self.pool).await.kept()?;
        Ok(())
    }

    async fn reserved_seats(&self, table: Option<u32>, since: &str) -> Kept<Vec<(u32, Seat)>> {
        const RESERVED: &str = "SELECT table_id, seat FROM reserved_seats WHERE (?1 IS NULL OR table_id = ?1) \
            AND seen >= ?2 AND table_id BETWEEN 0 AND 4294967295 AND seat BETWEEN 0 AND 255 ORDER BY table_id, seat";
        let rows = sqlx::query(RESERVED).bind(table).bind(since).fetch_all(&self.pool).await.kept()?;
        rows.iter().map(|row| Ok((row.try_get(0).kept()?, Seat(row.try_get(1).kept()?)))).collect()
    }

    async fn release_seat(&self, table: u32, seat: Seat) -> Kept<()> {
        let release = sqlx::query("DELETE FROM reserved_seats WHERE table_id = ? AND seat = ?");
        release.bind(table).bind(seat.0).execute(&self.pool).await.kept()?;
        Ok(())
    }
}

/// Reserves the seat of a role, if it has one.
async fn reserve(transaction: &mut Transaction<'_, Sqlite>, table: u32, role: Role, seen: &str) -> Kept<()> {
    const RESERVE: &str = "INSERT INTO reserved_seats (table_id, seat, seen) VALUES (?, ?, ?) \
        ON CONFLICT (table_id, seat) DO UPDATE SET seen = max(seen, excluded.seen)";
    let Role::Seat(seat) = role else { return Ok(()) };
    sqlx::query(RESERVE).bind(table).bind(seat.0).bind(seen).execute(&mut **transaction).await.kept()?;
    Ok(())
}
