//! The storage contract. The code that writes and reads records does not know where they are stored.
//!
//! SQLite, text files in a folder, a browser's file storage and PostgreSQL implement it, so nothing here names a
//! database, a file or a thread. Each trait states what a backend guarantees; `tests/suite/homes.rs` tests all
//! backends against it.

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

/// Result of a storage call.
pub type StoreResult<T> = Result<T, StoreError>;

/// Why a storage call failed.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// The storage is full. Nothing was changed.
    #[error("there is no room")]
    Full,
    /// The request has already created a table. Nothing was changed.
    #[error("the request was answered before")]
    Twice,
    /// The record does not end with the entry that the new ones follow. Nothing was changed.
    #[error("the record does not end where the new entries go on")]
    DoesNotFollow,
    /// Another process owns the table, or this one has no lease at the moment. Nothing was changed; the table must be
    /// read again.
    #[error("another program goes on with the table")]
    Elsewhere,
    /// The backend is closed, as it is at the end of the program. Nothing was changed.
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

    /// The supervisor of this backend's tasks, to which its users add theirs. A backend without tasks makes a new one.
    fn supervisor(&self) -> Supervisor {
        Supervisor::default()
    }
}

/// A reference to an entry: its number and its hash.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EntryRef {
    /// Its number; 0 is the set-up.
    pub n: u32,
    /// The hash of its line, as hex text.
    pub hash: String,
}

impl EntryRef {
    /// The last of these lines, the set-up first.
    pub fn of(lines: &[HashedLine]) -> Option<Self> {
        let last = lines.last()?;
        Some(Self { n: lines.len() as u32 - 1, hash: last.hash.clone() })
    }
}

/// A deleted game, as its record is recognised in a backup. Copies of a game have the same first line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DeletedRecord {
    /// The first line that no copy had.
    pub own: EntryRef,
    /// Where the record ended, if that is known.
    pub last: Option<EntryRef>,
}

impl DeletedRecord {
    /// Whether a record is a state of the deleted game. One that continues it is a later copy.
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

/// A label that people give a table to find it again.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Label {
    /// A name of its own; empty when it has none.
    pub name: String,
    /// Whether it was filed away.
    pub filed: bool,
}

impl Label {
    /// Whether nothing is written.
    pub(crate) fn is_blank(&self) -> bool {
        *self == Self::default()
    }
}

/// The data of a new table.
pub struct NewTable<'a> {
    /// The game's id.
    pub game: &'a str,
    /// The seeds as far as they are known here: hex texts separated by blanks.
    pub seed: Option<&'a str>,
    /// All its lines, the set-up first.
    pub lines: &'a [HashedLine],
    /// What the list of tables shows.
    pub summary: &'a str,
    /// The id of the request that makes it, by which it is found again.
    pub request: &'a str,
    /// The address at which the game continues, if it was handed over.
    pub gone_to: Option<&'a str>,
    /// What people wrote on it.
    pub label: Label,
}

/// New entries of a table.
pub struct NewEntries<'a> {
    /// The entry that they follow: the last one that is expected to be stored.
    pub after: EntryRef,
    /// All of them.
    pub lines: &'a [HashedLine],
    /// The id of the request that they answer.
    pub request: Option<&'a str>,
    /// The seeds of the table from now on, if they changed.
    pub seeds: Option<&'a str>,
    /// What the list of tables shows from now on.
    pub summary: &'a str,
}

/// A table as stored.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct StoredTable {
    /// The seeds as far as they are known here: hex texts separated by blanks.
    pub seed: Option<String>,
    /// The address at which the game continues, if it was handed over.
    pub gone_to: Option<String>,
    /// The lines as stored, the set-up first. After damage they need not be text.
    pub lines: Vec<Vec<u8>>,
    /// The ids of requests that were answered, each with the entry that it ended in.
    pub requests: Vec<(String, u32)>,
    /// The last entry that is known to have been stored, if the backend knows it independently of the lines. It
    /// reveals a lost tail.
    pub known: Option<EntryRef>,
}

/// A table in the list, as its latest entry described it.
#[derive(Debug, PartialEq, Eq)]
pub struct Listed {
    /// Its id.
    pub table: u32,
    /// The game's id.
    pub game: String,
    /// What was kept as its summary; `None` when damage took it.
    pub summary: Option<String>,
    /// What people wrote on it.
    pub label: Label,
}

/// Tables and their records.
#[async_trait]
pub trait TableStore: Send + Sync {
    /// Stores a new table with all its lines, or nothing of it, and returns its id. No id is ever used twice,
    /// not even after a table was deleted.
    async fn create(&self, new: NewTable<'_>) -> StoreResult<u32>;

    /// The table that a request created, if it did.
    async fn made_by(&self, request: &str) -> StoreResult<Option<u32>>;

    /// The tables whose record begins with this line, in the order of their ids. There can be several: a game that was
    /// played on from a copy is another table.
    async fn with_header(&self, line: &str) -> StoreResult<Vec<u32>>;

    /// Appends entries with everything that comes with them, or nothing of it. The record must end with the
    /// entry that they follow: if two writers follow the same entry, one is refused.
    async fn append(&self, table: u32, fresh: NewEntries<'_>) -> StoreResult<()>;

    /// Reads a table; `None` when there is none of this id.
    async fn read(&self, table: u32) -> StoreResult<Option<StoredTable>>;

    /// Reads a table and takes ownership of it. Writes that are still in flight are applied before this read or never.
    /// If several processes share a backend, one at a time owns a table.
    async fn take(&self, table: u32) -> StoreResult<Option<StoredTable>> {
        self.read(table).await
    }

    /// Every table, the latest id first.
    async fn list(&self) -> StoreResult<Vec<Listed>>;

    /// Moves the lines after `last` out of a record into quarantine, and reports the corruption with the line (counted
    /// from 1) and the fault. From then on the record is known to end with `last`.
    async fn quarantine_tail(
        &self,
        table: u32,
        last: &EntryRef,
        line: u32,
        fault: LineFault,
        at: &str,
    ) -> StoreResult<()>;

    /// Reports that a record does not end where it was known to end. From then on it is known to end with `last`.
    async fn note_lost_tail(&self, table: u32, last: &EntryRef, damage: &Damage, at: &str) -> StoreResult<()>;

    /// Stores the valid seeds of a table; an empty text says that there are none.
    async fn store_seeds(&self, table: u32, seeds: &str) -> StoreResult<()>;

    /// Sets the address at which the game continues; `None`: here.
    async fn set_gone(&self, table: u32, to: Option<&str>) -> StoreResult<()>;

    /// Replaces the label of a table. Returns whether the table exists.
    async fn set_label(&self, table: u32, label: &Label) -> StoreResult<bool>;

    /// Replaces the summary of a table, unless its record no longer ends with `last`.
    async fn set_summary(&self, table: u32, last: &EntryRef, summary: &str) -> StoreResult<()>;

    /// Stores derived figures of a table whose record ends with `last`, in place of earlier ones; does nothing if it
    /// ends otherwise. They can be computed again at any time, so they need not be durable and are in no backup.
    async fn store_figures(&self, table: u32, last: &EntryRef, figures: &str) -> StoreResult<()>;

    /// The derived figures of all records that still end as they did, by table.
    async fn figures(&self) -> StoreResult<Vec<(u32, String)>>;

    /// Deletes a table with everything that belongs to it. Returns whether there was one.
    async fn delete(&self, table: u32) -> StoreResult<bool>;
}

/// A device that has joined.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredDevice {
    /// Its id, assigned by the backend.
    pub id: u32,
    pub name: String,
    /// Its role at the table.
    pub role: Role,
    /// Whether it may only look.
    pub muted: bool,
    /// SHA-256 of its token, as hex text.
    pub token: String,
    /// When it was last connected.
    pub seen: String,
}

impl StoredDevice {
    /// The seat that it reserves.
    pub fn seat(&self) -> Option<Seat> {
        match self.role {
            Role::Seat(seat) => Some(seat),
            Role::Spectator | Role::Screen { .. } => None,
        }
    }
}

/// Devices that were let in to a table. Moments are RFC 3339 in UTC.
///
/// A seat for which a device is stored is reserved, in the same step: when one is added, changed, or given to another
/// table. It stays reserved whatever becomes of the device, until it is released or the table is deleted.
#[async_trait]
pub trait DeviceStore: Send + Sync {
    /// The devices of a table that were seen at or after a moment, in the order of their numbers.
    /// Older ones, of any table, are forgotten.
    async fn devices(&self, table: u32, since: &str) -> StoreResult<Vec<StoredDevice>>;

    /// Stores a new device and returns its number; the number in `device` is ignored. A device of the table
    /// with the same token is the same device, and stays as it is; one of another table has left that.
    async fn add_device(&self, table: u32, device: &StoredDevice) -> StoreResult<u32>;

    /// Stores a changed device of a table; one that is not stored is not added.
    async fn change_device(&self, table: u32, device: &StoredDevice) -> StoreResult<()>;

    /// Gives the devices of a table to another.
    async fn move_devices(&self, from: u32, to: u32) -> StoreResult<()>;

    /// Forgets a device of a table.
    async fn delete_device(&self, table: u32, id: u32) -> StoreResult<()>;

    /// The reserved seats of a table, or of all, in the order of tables and seats; of those, the ones for which a device
    /// was stored that was seen at or after a moment. [`Self::devices`] forgets older ones.
    async fn reserved_seats(&self, table: Option<u32>, since: &str) -> StoreResult<Vec<(u32, Seat)>>;

    /// A seat is not reserved any more.
    async fn release_seat(&self, table: u32, seat: Seat) -> StoreResult<()>;
}

/// A stored board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredBoard {
    pub game: String,
    pub id: String,
    /// The board as JSON.
    pub board: String,
    /// When it was changed last (RFC 3339).
    pub changed: String,
}

/// Boards that their owner matched to the box or made.
#[async_trait]
pub trait BoardStore: Send + Sync {
    /// All boards, the latest changed first, then by id.
    async fn boards(&self) -> StoreResult<Vec<StoredBoard>>;

    /// Stores a board, in place of one of the same game and id.
    async fn store_board(&self, board: &StoredBoard) -> StoreResult<()>;

    /// Deletes a board; returns whether it was there. Tables that were set up with it keep it in their
    /// records.
    async fn delete_board(&self, game: &str, id: &str) -> StoreResult<bool>;
}

/// The most people that are listed: those who played last.
pub const MOST_PEOPLE: usize = 100;

/// Player names and preferences of this device.
#[async_trait]
pub trait PlayerStore: Send + Sync {
    /// Records that people played at a time (RFC 3339), unless a later one is stored.
    async fn record_players(&self, names: &[&str], at: &str) -> StoreResult<()>;

    /// The names of the [`MOST_PEOPLE`] who played last, the latest first, then by name.
    async fn people(&self) -> StoreResult<Vec<String>>;

    /// Stores a preference, in place of the one under the same key, which is no key of a setting
    /// ([`is_settings_key`]).
    async fn set_preference(&self, key: &str, value: &str) -> StoreResult<()>;

    /// Every preference. None has the key of a setting.
    async fn preferences(&self) -> StoreResult<BTreeMap<String, String>>;
}

/// The contents of quarantine, for display.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct Quarantined {
    /// The location, as the backend describes it; empty if users cannot look there.
    pub place: String,
    /// The names of its items.
    pub names: Vec<String>,
}

/// Corruption reports, kept until a user has acknowledged them.
#[async_trait]
pub trait CorruptionReportStore: Send + Sync {
    /// Reports corruption found at a time (RFC 3339), of one table or of the whole backend. A report that is not yet
    /// acknowledged is not repeated.
    async fn report_corruption(&self, table: Option<u32>, damage: &Damage, at: &str) -> StoreResult<()>;

    /// The unacknowledged reports, the oldest first: of one table, or of all.
    async fn corruption_reports(&self, table: Option<u32>) -> StoreResult<Vec<Loss>>;

    /// Deletes reports that a user has read.
    async fn acknowledge_reports(&self, losses: &[u32]) -> StoreResult<()>;

    /// The contents of quarantine.
    async fn quarantined(&self) -> StoreResult<Quarantined>;
}
