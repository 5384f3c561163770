//! A game's data outside its record: its seeds, its label, its new host, and its devices.

use std::collections::BTreeMap;

use kernel::record::{append_hash, verify_hash};
use serde::{Deserialize, Serialize};
use sqlx::{Row as _, SqliteConnection};

use crate::repair::MOST_ID;
use crate::{Stored, optional_text, text};

/// The format version that this program writes. Later versions only add fields.
const FORMAT: u32 = 1;

/// The state of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct TableState {
    format: u32,
    /// Number of changes so far.
    pub version: i64,
    /// The hash of the record's first line.
    pub first: String,
    pub game: String,
    /// Id of the request that created the game.
    pub request: Option<String>,
    /// The seeds as hex texts, separated by spaces.
    pub seeds: Option<String>,
    pub name: Option<String>,
    pub archived: bool,
    /// Where the game was played.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub location: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub note: Option<String>,
    /// The device that continues the game, if it was handed over.
    pub gone_to: Option<String>,
    pub devices: Vec<Device>,
    pub reserved: Vec<ReservedSeat>,
}

/// An admitted device, as the database stores it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Device {
    pub id: i64,
    pub name: String,
    /// The role as JSON.
    pub role: String,
    pub muted: i64,
    /// SHA-256 of the token, as hex text.
    pub token: String,
    pub seen: String,
}

/// A reserved seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct ReservedSeat {
    pub seat: i64,
    pub seen: String,
}

impl TableState {
    /// Reads the states of one game, or of all, from the database.
    pub(crate) async fn read_all(connection: &mut SqliteConnection, table: Option<u32>) -> Stored<BTreeMap<u32, Self>> {
        const TABLES: &str = "SELECT t.id, CAST(t.game AS BLOB), CAST(t.request AS BLOB), CAST(t.seed AS BLOB), \
            CAST(t.name AS BLOB), t.filed IS TRUE, CAST(t.gone_to AS BLOB), t.state, \
            (SELECT CAST(substr(line, -66, 64) AS BLOB) FROM entries WHERE table_id = t.id AND n = 0), \
            CAST(t.location AS BLOB), CAST(t.note AS BLOB) FROM tables t WHERE t.id BETWEEN 1 AND 4294967295 AND (?1 IS NULL OR t.id = ?1)";
        const DEVICES: &str = "SELECT table_id, id, CAST(name AS BLOB), CAST(role AS BLOB), muted, \
            CAST(token AS BLOB), CAST(seen AS BLOB) FROM devices \
            WHERE table_id BETWEEN 1 AND 4294967295 AND (?1 IS NULL OR table_id = ?1) ORDER BY id";
        const RESERVED: &str = "SELECT table_id, seat, CAST(seen AS BLOB) FROM reserved_seats \
            WHERE table_id BETWEEN 1 AND 4294967295 AND (?1 IS NULL OR table_id = ?1) ORDER BY table_id, seat";
        let mut states = BTreeMap::new();
        for row in sqlx::query(TABLES).bind(table).fetch_all(&mut *connection).await? {
            let state = Self {
                format: FORMAT,
                version: row.try_get(7)?,
                first: text(&row, 8)?,
                game: text(&row, 1)?,
                request: optional_text(&row, 2)?,
                seeds: optional_text(&row, 3)?,
                name: optional_text(&row, 4)?,
                archived: row.try_get(5)?,
                location: optional_text(&row, 9)?,
                note: optional_text(&row, 10)?,
                gone_to: optional_text(&row, 6)?,
                devices: vec![],
                reserved: vec![],
            };
            states.insert(row.try_get(0)?, state);
        }
        for row in sqlx::query(DEVICES).bind(table).fetch_all(&mut *connection).await? {
            let Some(state) = states.get_mut(&row.try_get::<u32, _>(0)?) else { continue };
            let (name, role, token, seen) = (text(&row, 2)?, text(&row, 3)?, text(&row, 5)?, text(&row, 6)?);
            state.devices.push(Device { id: row.try_get(1)?, name, role, muted: row.try_get(4)?, token, seen });
        }
        for row in sqlx::query(RESERVED).bind(table).fetch_all(&mut *connection).await? {
            let Some(state) = states.get_mut(&row.try_get::<u32, _>(0)?) else { continue };
            state.reserved.push(ReservedSeat { seat: row.try_get(1)?, seen: text(&row, 2)? });
        }
        Ok(states)
    }

    /// True if both have the same content, regardless of version.
    pub(crate) fn has_same_content(&self, other: &Self) -> bool {
        let Self {
            format: _,
            version: _,
            first: _,
            game,
            request,
            seeds,
            name,
            archived,
            location,
            note,
            gone_to,
            devices,
            reserved,
        } = other;
        let same = |own: &Option<String>, other: &Option<String>| {
            own.as_deref().unwrap_or_default() == other.as_deref().unwrap_or_default()
        };
        (&self.game, &self.request, &self.seeds, &self.gone_to) == (game, request, seeds, gone_to)
            && same(&self.name, name)
            && same(&self.location, location)
            && same(&self.note, note)
            && self.archived == *archived
            && (&self.devices, &self.reserved) == (devices, reserved)
    }

    /// Formats the state as the content of its file: one line, which ends in its own hash.
    pub(crate) fn to_text(&self) -> String {
        match append_hash(self, "") {
            Ok(sealed) => sealed.line + "\n",
            Err(error) => {
                // Serializing numbers and texts cannot fail.
                tracing::error!(%error, "a state could not be written as JSON");
                String::new()
            }
        }
    }

    /// Parses the content of a state's file; `None` if it is damaged.
    pub(crate) fn from_text(bytes: &[u8]) -> Option<Self> {
        let line = std::str::from_utf8(bytes).ok()?.strip_suffix('\n')?;
        let (bare, _) = verify_hash(line, "").ok()?;
        serde_json::from_str(&bare).ok()
    }

    /// Replaces the state in the database. Skips devices with invalid ids.
    pub(crate) async fn restore(&self, connection: &mut SqliteConnection, table: u32) -> Stored<()> {
        // A request id is unique; it stays with the table that has it.
        const RESTORE: &str = "INSERT INTO tables (id, game, seed, request, gone_to, name, filed, state, \
            location, note) VALUES (?1, ?2, ?3, (SELECT ?4 WHERE NOT EXISTS (SELECT 1 FROM tables WHERE request = ?4 AND id <> ?1)), \
            ?5, ?6, ?7, ?8, ?9, ?10) ON CONFLICT (id) DO UPDATE SET game = excluded.game, seed = excluded.seed, \
            request = excluded.request, gone_to = excluded.gone_to, name = excluded.name, filed = excluded.filed, \
            state = excluded.state, location = excluded.location, note = excluded.note";
        sqlx::query(RESTORE)
            .bind(table)
            .bind(&self.game)
            .bind(&self.seeds)
            .bind(&self.request)
            .bind(&self.gone_to)
            .bind(&self.name)
            .bind(self.archived)
            .bind(self.version)
            .bind(&self.location)
            .bind(&self.note)
            .execute(&mut *connection)
            .await?;
        for of_table in ["DELETE FROM devices WHERE table_id = ?", "DELETE FROM reserved_seats WHERE table_id = ?"] {
            sqlx::query(of_table).bind(table).execute(&mut *connection).await?;
        }
        let mut restored = 0;
        let is_valid = |device: &&Device| (1..=i64::from(MOST_ID)).contains(&device.id);
        for Device { id, name, role, muted, token, seen } in self.devices.iter().filter(is_valid) {
            // Skips a device that another game has now, because it was moved there.
            const DEVICE: &str = "INSERT INTO devices (id, table_id, name, role, muted, token, seen) \
                SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7 WHERE NOT EXISTS (SELECT 1 FROM devices WHERE id = ?1)";
            let device = sqlx::query(DEVICE).bind(id).bind(table).bind(name).bind(role).bind(muted);
            restored += device.bind(token).bind(seen).execute(&mut *connection).await?.rows_affected();
        }
        for ReservedSeat { seat, seen } in &self.reserved {
            let reserve = sqlx::query("INSERT INTO reserved_seats (table_id, seat, seen) VALUES (?, ?, ?)");
            reserve.bind(table).bind(seat).bind(seen).execute(&mut *connection).await?;
        }
        if restored < self.devices.len() as u64 {
            // The database differs from the mirror now, so its version must be the later one.
            count_change(connection, table).await?;
        }
        Ok(())
    }
}

/// Increments a game's state version, within the transaction of the change.
pub(crate) async fn count_change(connection: &mut SqliteConnection, table: u32) -> Stored<()> {
    sqlx::query("UPDATE tables SET state = state + 1 WHERE id = ?").bind(table).execute(connection).await?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn damaged_state_reads_as_none() {
        let state = TableState {
            format: FORMAT,
            version: 3,
            first: "ab".into(),
            game: "chess".into(),
            request: None,
            seeds: Some("0a 0b".into()),
            name: Some("Sunday".into()),
            archived: false,
            location: Some("Café Rialto".into()),
            note: Some("Two lines:\nthis is the second.".into()),
            gone_to: None,
            devices: vec![],
            reserved: vec![ReservedSeat { seat: 1, seen: "2026-01-01T10:00:00Z".into() }],
        };
        let text = state.to_text().into_bytes();
        assert_eq!(TableState::from_text(&text), Some(state));
        for at in 0..text.len() {
            let mut damaged = text.clone();
            damaged[at] ^= 1;
            assert_eq!(TableState::from_text(&damaged), None, "byte {at}");
            assert_eq!(TableState::from_text(&text[..at]), None, "cut at {at}");
        }
    }
}
