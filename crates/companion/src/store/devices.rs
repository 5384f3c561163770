//! Devices that were let in to a table, and where a table went on.

use sqlx::Row;

use super::{Store, Stored};
use crate::wire::Role;

/// A device that was let in.
#[derive(Clone)]
pub struct StoredDevice {
    /// Its number, given by the store.
    pub id: u32,
    /// Its name.
    pub name: String,
    /// What it is at the table.
    pub role: Role,
    /// Whether it may only look.
    pub muted: bool,
    /// SHA-256 of its token, as hex text.
    pub token: String,
}

impl Store {
    /// The devices of a table that were seen at or after a time (RFC 3339); older ones are
    /// forgotten.
    ///
    /// # Errors
    /// When the database cannot be read or written.
    pub async fn devices(&self, table: u32, since: &str) -> Stored<Vec<StoredDevice>> {
        sqlx::query("DELETE FROM devices WHERE seen < ?").bind(since).execute(&self.pool).await?;
        let rows = sqlx::query("SELECT id, name, role, muted, token FROM devices WHERE table_id = ? ORDER BY id")
            .bind(table)
            .fetch_all(&self.pool)
            .await?;
        let mut devices = Vec::new();
        for row in &rows {
            // What it was is not known any more: it has to be let in again.
            let Ok(role) = serde_json::from_str(row.try_get(2)?) else { continue };
            let (id, name, muted, token) = (row.try_get(0)?, row.try_get(1)?, row.try_get(3)?, row.try_get(4)?);
            devices.push(StoredDevice { id, name, role, muted, token });
        }
        Ok(devices)
    }

    /// Stores a new device and gives its number; the one in it means nothing.
    ///
    /// # Errors
    /// When it cannot be committed.
    pub async fn add_device(&self, table: u32, device: &StoredDevice) -> Stored<u32> {
        let id = sqlx::query_scalar(
            "INSERT INTO devices (table_id, name, role, muted, token, seen) VALUES (?, ?, ?, ?, ?, ?) RETURNING id",
        )
        .bind(table)
        .bind(&device.name)
        .bind(written(device.role))
        .bind(device.muted)
        .bind(&device.token)
        .bind(crate::now())
        .fetch_one(&self.pool)
        .await?;
        Ok(id)
    }

    /// Stores what has become of a device, seen now.
    ///
    /// # Errors
    /// When it cannot be committed.
    pub async fn change_device(&self, device: &StoredDevice) -> Stored<()> {
        sqlx::query("UPDATE devices SET name = ?, role = ?, muted = ?, token = ?, seen = ? WHERE id = ?")
            .bind(&device.name)
            .bind(written(device.role))
            .bind(device.muted)
            .bind(&device.token)
            .bind(crate::now())
            .bind(device.id)
            .execute(&self.pool)
            .await?;
        Ok(())
    }

    /// Gives the devices of a table to another.
    ///
    /// # Errors
    /// When it cannot be committed.
    pub async fn move_devices(&self, from: u32, to: u32) -> Stored<()> {
        let moved = sqlx::query("UPDATE devices SET table_id = ? WHERE table_id = ?").bind(to).bind(from);
        moved.execute(&self.pool).await?;
        Ok(())
    }

    /// Forgets a device.
    ///
    /// # Errors
    /// When it cannot be committed.
    pub async fn drop_device(&self, id: u32) -> Stored<()> {
        sqlx::query("DELETE FROM devices WHERE id = ?").bind(id).execute(&self.pool).await?;
        Ok(())
    }

    /// Notes where a table goes on; `None`: here.
    ///
    /// # Errors
    /// When it cannot be committed.
    pub async fn set_gone(&self, table: u32, to: Option<&str>) -> Stored<()> {
        sqlx::query("UPDATE tables SET gone_to = ? WHERE id = ?").bind(to).bind(table).execute(&self.pool).await?;
        Ok(())
    }
}

fn written(role: Role) -> String {
    serde_json::to_string(&role).unwrap_or_default()
}
