//! The storage contract. The code that writes and reads records does not know where they are stored.
//!
//! SQLite, text files in a folder, a browser's file storage and PostgreSQL implement it. So this module names no
//! database, file or thread. Each trait states what a backend guarantees; `tests/suite/backends.rs` tests all backends
//! against it.

use std::collections::BTreeMap;
use std::error::Error;

use async_trait::async_trait;
use kernel::Seat;
use kernel::record::{HashedLine, LineFault};
use serde::{Deserialize, Serialize};

use crate::protocol::{Damage, Loss, Role};
use crate::supervision::Supervisor;

mod settings;

pub use settings::{
    KeyedSetting, RememberedName, SettingsStore, StoredGroup, is_settings_key, key_of_group, key_of_name,
};

/// The result of a storage call.
pub type StoreResult<T> = Result<T, StoreError>;

/// The reason why a storage call failed.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// The storage is full. Nothing was changed.
    #[error("there is no room")]
    Full,
    /// The request has already created a table. Nothing was changed.
    #[error("the request was answered before")]
    Twice,
    /// The record does not end with the entry after which the new ones are appended. Nothing was changed.
    #[error("the record does not end where the new entries go on")]
    DoesNotFollow,
    /// Another process owns the table, or this one holds no lease at the moment. Nothing was changed; the caller must
    /// read the table again.
    #[error("another program goes on with the table")]
    Elsewhere,
    /// The backend is closed, because the program ends. Nothing was changed.
    #[error("what keeps the records is closed")]
    Closed,
    /// Any other failure. Whether the data was stored is unknown until it is read back.
    #[error(transparent)]
    Unknown(Box<dyn Error + Send + Sync>),
}

/// A storage backend.
///
/// Any number of tasks can use it at the same time. Acknowledged data survives, however the program ends.
#[async_trait]
pub trait StorageBackend:
    TableStore + DeviceStore + BoardStore + PlayerStore + SettingsStore + CorruptionReportStore
{
    /// Writes out pending data and releases all resources. Nothing can be stored after that.
    async fn close(&self);

    /// Returns the supervisor of this backend's tasks, to which its users add theirs. A backend without tasks creates
    /// one.
    fn supervisor(&self) -> Supervisor {
        Supervisor::default()
    }
}

/// A reference to an entry: its number and its hash.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EntryRef {
    /// The number of the entry; 0 is the set-up.
    pub n: u32,
    /// The hash of its line, as hex text.
    pub hash: String,
}

impl EntryRef {
    /// Refers to the last of these lines, which start with the set-up.
    pub fn of(lines: &[HashedLine]) -> Option<Self> {
        let last = lines.last()?;
        Some(Self { n: lines.len() as u32 - 1, hash: last.hash.clone() })
    }
}

/// A deleted game, by which its record is recognised in a backup. Copies of a game have the same first line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DeletedRecord {
    /// The first line that differs from every copy of the game.
    pub own: EntryRef,
    /// The last entry of the record, if known.
    pub last: Option<EntryRef>,
}

impl DeletedRecord {
    /// True if a record is a state of the deleted game. A record that continues the deleted one is a later copy, and
    /// not a state of it.
    pub fn is_of(&self, record: &[String]) -> bool {
        let contains = |line: &EntryRef| {
            let text = record.get(line.n as usize);
            text.is_some_and(|text| text.ends_with(&format!("\"{}\"}}", line.hash)))
        };
        let ends_with = |last: &EntryRef| match record.len() - 1 {
            n if n < last.n as usize => true,
            n => n == last.n as usize && contains(last),
        };
        contains(&self.own) && self.last.as_ref().is_none_or(ends_with)
    }
}

/// The label that users give a table.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Label {
    /// The table's own name; empty if it has none.
    pub name: String,
    /// True if the table is archived.
    pub filed: bool,
    /// Where the game was played; empty if nothing was entered.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub location: String,
    /// A note about the game, in lines; empty if nothing was entered.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub note: String,
}

impl Label {
    /// True if nothing was entered.
    pub(crate) fn is_blank(&self) -> bool {
        *self == Self::default()
    }

    /// Applies a change.
    pub fn change(&mut self, change: &LabelChange) {
        let LabelChange { name, filed, location, note } = change.clone();
        (self.name, self.filed) = (name, filed);
        if let Some(location) = location {
            self.location = location;
        }
        if let Some(note) = note {
            self.note = note;
        }
    }
}

/// A change of a table's label. `None` keeps the stored text, because screens of earlier releases do not send it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LabelChange {
    /// The name of the game; empty for none.
    pub name: String,
    /// True if the game is in the archive.
    pub filed: bool,
    /// Where the game was played, on one line; empty for none.
    pub location: Option<String>,
    /// A note about the game, of any number of lines; empty for none.
    pub note: Option<String>,
}

/// The data of a new table.
pub struct NewTable<'a> {
    /// The game's id.
    pub game: &'a str,
    /// The known seeds: hex texts separated by spaces.
    pub seed: Option<&'a str>,
    /// All lines of the record, the set-up first.
    pub lines: &'a [HashedLine],
    /// The summary that the list of tables shows.
    pub summary: &'a str,
    /// The id of the creating request, by which a repeated request is recognised.
    pub request: &'a str,
    /// The address at which the game continues, if it was handed over.
    pub gone_to: Option<&'a str>,
    /// The users' label.
    pub label: Label,
}

/// New entries of a table.
pub struct NewEntries<'a> {
    /// The entry after which they are appended: the last one that should be stored.
    pub after: EntryRef,
    /// The new lines, in the order of their entries.
    pub lines: &'a [HashedLine],
    /// The id of the answered request.
    pub request: Option<&'a str>,
    /// The new seeds of the table, if they changed.
    pub seeds: Option<&'a str>,
    /// The new summary for the list of tables.
    pub summary: &'a str,
}

/// A table as stored.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct StoredTable {
    /// The known seeds: hex texts separated by spaces.
    pub seed: Option<String>,
    /// The address at which the game continues, if it was handed over.
    pub gone_to: Option<String>,
    /// The lines as stored, the set-up first. Damaged lines need not be text.
    pub lines: Vec<Vec<u8>>,
    /// The ids of answered requests, each with the last entry that it produced.
    pub requests: Vec<(String, u32)>,
    /// The last entry known to have been stored, if the backend knows it independently of the lines. It reveals a lost
    /// tail.
    pub known: Option<EntryRef>,
}

/// A table in the list, as described by its latest entry.
#[derive(Debug, PartialEq, Eq)]
pub struct Listed {
    /// The table's id in this backend.
    pub table: u32,
    /// The game's id.
    pub game: String,
    /// The stored summary; `None` if it was lost to damage.
    pub summary: Option<String>,
    /// The users' label.
    pub label: Label,
}

/// Tables and their records.
#[async_trait]
pub trait TableStore: Send + Sync {
    /// Stores a new table with all its lines, atomically, and returns its id. An id is never reused, not even after the
    /// table is deleted.
    async fn create(&self, new: NewTable<'_>) -> StoreResult<u32>;

    /// Returns the table that a request created, if there is one.
    async fn table_of_request(&self, request: &str) -> StoreResult<Option<u32>>;

    /// Returns the tables whose record begins with this line, by id. There can be several, because a copy that
    /// continues differently is another table.
    async fn with_header(&self, line: &str) -> StoreResult<Vec<u32>>;

    /// Appends entries and the data stored with them, atomically. The record must end with the entry that they follow:
    /// if two writers follow the same entry, one is refused.
    async fn append(&self, table: u32, fresh: NewEntries<'_>) -> StoreResult<()>;

    /// Reads a table. Returns `None` if no table has this id.
    async fn read(&self, table: u32) -> StoreResult<Option<StoredTable>>;

    /// Reads a table and takes ownership of it. Writes still in flight are applied before this read or never. If
    /// several processes share a backend, one at a time owns a table.
    async fn take(&self, table: u32) -> StoreResult<Option<StoredTable>> {
        self.read(table).await
    }

    /// Returns all tables, the latest id first.
    async fn list(&self) -> StoreResult<Vec<Listed>>;

    /// Quarantines the lines of a record after `last`, and reports the corruption with the line (from 1) and the fault.
    /// The last known entry is then `last`.
    async fn quarantine_tail(
        &self,
        table: u32,
        last: &EntryRef,
        line: u32,
        fault: LineFault,
        at: &str,
    ) -> StoreResult<()>;

    /// Reports that a record ends before the last known entry. The last known entry is then `last`.
    async fn note_lost_tail(&self, table: u32, last: &EntryRef, damage: &Damage, at: &str) -> StoreResult<()>;

    /// Stores the valid seeds of a table; an empty text means none.
    async fn store_seeds(&self, table: u32, seeds: &str) -> StoreResult<()>;

    /// Sets the address at which the game continues; `None` means here.
    async fn set_gone(&self, table: u32, to: Option<&str>) -> StoreResult<()>;

    /// Changes the label of a table. Returns true if the table exists.
    async fn set_label(&self, table: u32, change: &LabelChange) -> StoreResult<bool>;

    /// Replaces the summary of a table, unless its record no longer ends with `last`.
    async fn set_summary(&self, table: u32, last: &EntryRef, summary: &str) -> StoreResult<()>;

    /// Stores derived figures of a table, replacing earlier ones, if its record ends with `last`. Figures can be
    /// recomputed, so they need not be durable and are in no backup.
    async fn store_figures(&self, table: u32, last: &EntryRef, figures: &str) -> StoreResult<()>;

    /// Returns the derived figures by table, for records that still end as they did.
    async fn figures(&self) -> StoreResult<Vec<(u32, String)>>;

    /// Deletes a table with all its data. Returns true if it existed.
    async fn delete(&self, table: u32) -> StoreResult<bool>;
}

/// A device that has joined.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredDevice {
    /// The id, assigned by the backend.
    pub id: u32,
    /// The name that the device gave when it joined.
    pub name: String,
    /// The role at the table.
    pub role: Role,
    /// True if the device may only watch.
    pub muted: bool,
    /// The SHA-256 of the token, as hex text.
    pub token: String,
    /// The time when the device was last connected.
    pub seen: String,
}

impl StoredDevice {
    /// Returns the seat that the device reserves.
    pub fn seat(&self) -> Option<Seat> {
        match self.role {
            Role::Seat(seat) => Some(seat),
            Role::Spectator | Role::Screen { .. } => None,
        }
    }
}

/// Devices that have joined a table. Times are RFC 3339 in UTC.
///
/// A seat is reserved atomically with the device that is added, changed or moved to it. It stays reserved without the
/// device, until it is released or the table is deleted.
#[async_trait]
pub trait DeviceStore: Send + Sync {
    /// Returns the devices of a table seen at or after a time, by number. Deletes older ones of any table.
    async fn devices(&self, table: u32, since: &str) -> StoreResult<Vec<StoredDevice>>;

    /// Stores a new device and returns its number; the number in `device` is ignored. A token already stored for this
    /// table identifies the stored device, which stays unchanged. A token stored for another table moves the device
    /// from there.
    async fn add_device(&self, table: u32, device: &StoredDevice) -> StoreResult<u32>;

    /// Stores a changed device of a table. Does nothing if the device is not stored.
    async fn change_device(&self, table: u32, device: &StoredDevice) -> StoreResult<()>;

    /// Moves the devices of a table to another table.
    async fn move_devices(&self, from: u32, to: u32) -> StoreResult<()>;

    /// Deletes a device of a table.
    async fn delete_device(&self, table: u32, id: u32) -> StoreResult<()>;

    /// Returns the reserved seats of a table, or of all tables, by table and seat. Includes only seats with a device
    /// seen at or after a time; [`Self::devices`] deletes older ones.
    async fn reserved_seats(&self, table: Option<u32>, since: &str) -> StoreResult<Vec<(u32, Seat)>>;

    /// Releases a seat.
    async fn release_seat(&self, table: u32, seat: Seat) -> StoreResult<()>;
}

/// A stored board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredBoard {
    /// The game's id.
    pub game: String,
    /// The board's id, unique within its game.
    pub id: String,
    /// The board as JSON.
    pub board: String,
    /// The time of the last change (RFC 3339).
    pub changed: String,
}

/// Boards that their owner adapted to the box or made.
#[async_trait]
pub trait BoardStore: Send + Sync {
    /// Returns all boards, the latest changed first, then by id.
    async fn boards(&self) -> StoreResult<Vec<StoredBoard>>;

    /// Stores a board, replacing one of the same game and id.
    async fn store_board(&self, board: &StoredBoard) -> StoreResult<()>;

    /// Deletes a board. Returns true if it existed. Tables that were set up with it keep it in their records.
    async fn delete_board(&self, game: &str, id: &str) -> StoreResult<bool>;
}

/// The maximum number of listed players.
pub const MOST_PEOPLE: usize = 100;

/// Player names and preferences of this device.
#[async_trait]
pub trait PlayerStore: Send + Sync {
    /// Records that people played at a time (RFC 3339), unless a later time is stored.
    async fn record_players(&self, names: &[&str], at: &str) -> StoreResult<()>;

    /// Returns the names of the [`MOST_PEOPLE`] latest players, the latest first, then by name.
    async fn people(&self) -> StoreResult<Vec<String>>;

    /// Stores a preference, replacing the one under the same key. The key must not be that of a setting
    /// ([`is_settings_key`]).
    async fn set_preference(&self, key: &str, value: &str) -> StoreResult<()>;

    /// Returns all preferences. None has the key of a setting.
    async fn preferences(&self) -> StoreResult<BTreeMap<String, String>>;
}

/// The contents of quarantine, for display.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct Quarantined {
    /// The location, as the backend describes it; empty if users have no access to it.
    pub place: String,
    /// The names of the quarantined items.
    pub names: Vec<String>,
}

/// Corruption reports, kept until a user has acknowledged them.
#[async_trait]
pub trait CorruptionReportStore: Send + Sync {
    /// Reports corruption of one table or of the whole backend, found at a time (RFC 3339). An unacknowledged report is
    /// not repeated.
    async fn report_corruption(&self, table: Option<u32>, damage: &Damage, at: &str) -> StoreResult<()>;

    /// Returns the unacknowledged reports of one table or of all, the oldest first.
    async fn corruption_reports(&self, table: Option<u32>) -> StoreResult<Vec<Loss>>;

    /// Deletes reports that a user has read.
    async fn acknowledge_reports(&self, losses: &[u32]) -> StoreResult<()>;

    /// Returns the contents of quarantine.
    async fn quarantined(&self) -> StoreResult<Quarantined>;
}
