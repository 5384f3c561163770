//! Devices that were admitted to a table.

use app_core::storage::{DeviceStore, StoreError, StoreResult, StoredDevice};
use async_trait::async_trait;
use kernel::{Seat, to_json};

use sqlx::Row as _;
use sqlx::postgres::PgRow;

use crate::tables::number;
use crate::{Club, queries, stored, text};

#[async_trait]
impl DeviceStore for Club {
    async fn devices(&self, table: u32, since: &str) -> StoreResult<Vec<StoredDevice>> {
        for forget in [queries::FORGET_DEVICES, queries::FORGET_RESERVED] {
            self.execute(sqlx::query(forget).bind(since)).await?;
        }
        let device = |row: &PgRow| {
            let role: String = row.try_get(2)?;
            // A device with an unknown role has to be admitted again.
            let Ok(role) = serde_json::from_str(&role) else { return Ok(None) };
            let (id, name, muted) = (number(row, 0)?, row.try_get(1)?, row.try_get(3)?);
            Ok(Some(StoredDevice { id, name, role, muted, token: row.try_get(4)?, seen: row.try_get(5)? }))
        };
        let devices = self.all(sqlx::query(queries::DEVICES).bind(stored(table)), device).await?;
        Ok(devices.into_iter().flatten().collect())
    }

    async fn add_device(&self, table: u32, device: &StoredDevice) -> StoreResult<u32> {
        let add = self
            .fenced(table, queries::ADD_DEVICE)
            .bind(text(&device.name))
            .bind(to_json(&device.role))
            .bind(device.muted)
            .bind(&device.token)
            .bind(&device.seen)
            .bind(seat_of(device));
        if let Some(id) = self.one(add, |row| number(row, 0)).await? {
            return Ok(id);
        }
        let here = sqlx::query(queries::DEVICE_WITH).bind(stored(table)).bind(&device.token);
        if let Some(id) = self.one(here, |row| number(row, 0)).await? {
            return Ok(id);
        }
        match self.owns(table).await? {
            Some(false) => Err(StoreError::Elsewhere),
            // A device that has just left may come again.
            _ => Err(StoreError::Unknown(Box::new(sqlx::Error::RowNotFound))),
        }
    }

    async fn change_device(&self, table: u32, device: &StoredDevice) -> StoreResult<()> {
        self.write_as_owner(table, queries::CHANGE_DEVICE, |query| {
            query
                .bind(stored(device.id))
                .bind(text(&device.name))
                .bind(to_json(&device.role))
                .bind(device.muted)
                .bind(&device.token)
                .bind(&device.seen)
                .bind(seat_of(device))
        })
        .await
        .map(|_| ())
    }

    async fn move_devices(&self, from: u32, to: u32) -> StoreResult<()> {
        self.write_as_owner(from, queries::MOVE_DEVICES, |query| query.bind(stored(to))).await.map(|_| ())
    }

    async fn delete_device(&self, table: u32, id: u32) -> StoreResult<()> {
        self.write_as_owner(table, queries::DROP_DEVICE, |query| query.bind(stored(id))).await.map(|_| ())
    }

    async fn reserved_seats(&self, table: Option<u32>, since: &str) -> StoreResult<Vec<(u32, Seat)>> {
        let reserved = sqlx::query(queries::RESERVED).bind(table.map(stored)).bind(since);
        let seat = |row: &PgRow| Ok((number(row, 0)?, u8::try_from(row.try_get::<i16, _>(1)?).ok().map(Seat)));
        let all = self.all(reserved, seat).await?;
        Ok(all.into_iter().filter_map(|(table, seat)| Some((table, seat?))).collect())
    }

    async fn release_seat(&self, table: u32, seat: Seat) -> StoreResult<()> {
        let release = self.write_as_owner(table, queries::RELEASE_SEAT, |query| query.bind(i16::from(seat.0)));
        release.await.map(|_| ())
    }
}

impl Club {
    /// Returns the open table, on any node, that admitted the device with this token hash.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn table_of_device(&self, token: &str) -> StoreResult<Option<u32>> {
        self.look_up(queries::TABLE_OF_DEVICE, text(token)).await
    }

    /// Returns the closed table that last admitted the device with this token hash. Finds no device that left the
    /// table before it was closed, or was admitted at another table since.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn closed_table_of_device(&self, token: &str) -> StoreResult<Option<u32>> {
        self.look_up(queries::CLOSED_TABLE_OF_DEVICE, text(token)).await
    }

    /// Returns the closed table of a code that was valid at its closing.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn closed_table_of_code(&self, code: &str) -> StoreResult<Option<u32>> {
        self.look_up(queries::CLOSED_TABLE_OF_CODE, text(code)).await
    }
}

/// Returns the number of the seat that a device reserves.
fn seat_of(device: &StoredDevice) -> Option<i16> {
    device.seat().map(|seat| i16::from(seat.0))
}
