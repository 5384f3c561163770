//! Devices that were let in to a table.

use async_trait::async_trait;
use kernel::to_json;
use sqlx::Row;

use super::problem::Accepted as _;
use super::{Store, text};
use rooms::records::{KeepsDevices, Kept, StoredDevice};

#[async_trait]
impl KeepsDevices for Store {
    async fn devices(&self, table: u32, since: &str) -> Kept<Vec<StoredDevice>> {
        sqlx::query("DELETE FROM devices WHERE seen < ?").bind(since).execute(&self.pool).await.kept()?;
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
        transaction.commit().await.kept()?;
        Ok(id)
    }

    async fn change_device(&self, _table: u32, device: &StoredDevice) -> Kept<()> {
        sqlx::query("UPDATE devices SET name = ?, role = ?, muted = ?, token = ?, seen = ? WHERE id = ?")
            .bind(&device.name)
            .bind(to_json(&device.role))
            .bind(device.muted)
            .bind(&device.token)
            .bind(&device.seen)
            .bind(device.id)
            .execute(&self.pool)
            .await
            .kept()?;
        Ok(())
    }

    async fn move_devices(&self, from: u32, to: u32) -> Kept<()> {
        let moved = sqlx::query("UPDATE devices SET table_id = ? WHERE table_id = ?").bind(to).bind(from);
        moved.execute(&self.pool).await.kept()?;
        Ok(())
    }

    async fn drop_device(&self, _table: u32, id: u32) -> Kept<()> {
        sqlx::query("DELETE FROM devices WHERE id = ?").bind(id).execute(&self.pool).await.kept()?;
        Ok(())
    }
}
