//! The list of deleted games. A game is listed before its files are deleted, and the database follows. So neither a
//! rebuild nor an older database restores it.

use std::collections::BTreeMap;
use std::io::{self, Write as _};

use app_core::storage::{DeletedRecord, EntryRef};
use kernel::record::{append_hash, verify_hash};
use serde::{Deserialize, Serialize};

use super::files::{MirrorFolder, open_to_append};

/// The end of a record.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct RecordEnd {
    pub n: u32,
    pub hash: String,
}

impl From<RecordEnd> for EntryRef {
    fn from(RecordEnd { n, hash }: RecordEnd) -> Self {
        Self { n, hash }
    }
}

/// A line of the list.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Deletion {
    pub table: u32,
    /// The hash of the game's first line.
    pub first: String,
    /// End of the record; `None` in a list of an earlier version.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub last: Option<RecordEnd>,
    /// The first line that differed from every copy of the game in this storage. `None` if there was no copy: then it
    /// is the first line of the record.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub own: Option<RecordEnd>,
    /// False if the deletion failed, so that the game still exists.
    pub deleted: bool,
}

impl Deletion {
    /// Creates the entry that cancels a deletion.
    pub(crate) fn cancelled(table: u32, first: String) -> Self {
        Self { table, first, last: None, own: None, deleted: false }
    }

    /// Appends the entry to the list, and syncs it to disk.
    pub(crate) fn write(&self, folder: &MirrorFolder) -> io::Result<()> {
        let mut list = open_to_append(&folder.deleted())?;
        // The leading line break keeps an earlier torn line from damaging this one.
        list.write_all(format!("\n{}\n", append_hash(self, "")?.line).as_bytes())?;
        list.sync_all()
    }
}

/// The list's verdict on a game.
pub(crate) enum Listed {
    /// The game is not listed.
    No,
    Deleted,
    /// The game is listed, but the program ended before the deletion, and play continued.
    PlayedOn(Deletion),
}

/// Deleted games by their ids and the hashes of their first lines.
#[derive(Default)]
pub(crate) struct Deleted(BTreeMap<(u32, String), Deletion>);

impl Deleted {
    /// Reads the undamaged entries of the list.
    pub(crate) fn read(folder: &MirrorFolder) -> io::Result<Self> {
        let bytes = match std::fs::read(folder.deleted()) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => Vec::new(),
            bytes => bytes?,
        };
        let mut all = BTreeMap::new();
        for line in bytes.split(|byte| *byte == b'\n') {
            let whole = std::str::from_utf8(line).ok().and_then(|line| verify_hash(line, "").ok());
            let deletion: Option<Deletion> = whole.and_then(|(bare, _)| serde_json::from_str(&bare).ok());
            let Some(deletion) = deletion else { continue };
            let key = (deletion.table, deletion.first.clone());
            match deletion.deleted {
                true => drop(all.insert(key, deletion)),
                false => drop(all.remove(&key)),
            }
        }
        Ok(Self(all))
    }

    /// Looks up a game. `end` is the present end of its record.
    pub(crate) fn find(&self, table: u32, first: &str, end: Option<&RecordEnd>) -> Listed {
        let key = (table, first.to_owned());
        match (self.0.get(&key).map(|deletion| &deletion.last), end) {
            (None, _) => Listed::No,
            (Some(Some(last)), Some(end)) if end.n > last.n || (end.n == last.n && end.hash != last.hash) => {
                Listed::PlayedOn(Deletion::cancelled(table, key.1))
            }
            // A shorter record is an older copy.
            (Some(_), _) => Listed::Deleted,
        }
    }

    /// True if any deleted game had this id.
    pub(crate) fn contains_id(&self, table: u32) -> bool {
        self.ids().any(|id| id == table)
    }

    pub(crate) fn ids(&self) -> impl Iterator<Item = u32> {
        self.0.keys().map(|(id, _)| *id)
    }

    /// Returns fingerprints of all deleted records, for recognising them in a backup.
    pub(crate) fn records(&self) -> Vec<DeletedRecord> {
        let record = |deletion: &Deletion| {
            let first = RecordEnd { n: 0, hash: deletion.first.clone() };
            let own = deletion.own.clone().unwrap_or(first).into();
            DeletedRecord { own, last: deletion.last.clone().map(Into::into) }
        };
        self.0.values().map(record).collect()
    }
}
