//! The list of deleted games. A game is listed before its files are deleted, and the database follows, so that neither
//! a rebuild nor an older database brings it back.

use std::collections::BTreeMap;
use std::io::{self, Write as _};

use kernel::record::{append_hash, verify_hash};
use serde::{Deserialize, Serialize};

use super::files::{MirrorFolder, open_to_append};

/// Where a record ends.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct RecordEnd {
    pub n: u32,
    pub hash: String,
}

/// A line of the list.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Deletion {
    pub table: u32,
    /// The hash of the game's first line.
    pub first: String,
    /// Where the record ended. None in a list of an earlier version.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub last: Option<RecordEnd>,
    /// False: the deletion failed, and the game is still here.
    pub deleted: bool,
}

impl Deletion {
    /// Adds it to the list, and returns when it is on the disk.
    pub(crate) fn write(&self, folder: &MirrorFolder) -> io::Result<()> {
        let mut list = open_to_append(&folder.deleted())?;
        // A line that was torn before does not damage this one.
        list.write_all(format!("\n{}\n", append_hash(self, "")?.line).as_bytes())?;
        list.sync_all()
    }
}

/// What the list says of a game.
pub(crate) enum Listed {
    /// It is not listed.
    No,
    Deleted,
    /// It was listed, but the program ended before it was deleted, and it was played on.
    PlayedOn(Deletion),
}

/// Deleted games by their ids and the hashes of their first lines.
#[derive(Default)]
pub(crate) struct Deleted(BTreeMap<(u32, String), Option<RecordEnd>>);

impl Deleted {
    /// Reads the list as far as it is whole.
    pub(crate) fn read(folder: &MirrorFolder) -> io::Result<Self> {
        let bytes = match std::fs::read(folder.deleted()) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => Vec::new(),
            bytes => bytes?,
        };
        let mut all = BTreeMap::new();
        for line in bytes.split(|byte| *byte == b'\n') {
            let whole = std::str::from_utf8(line).ok().and_then(|line| verify_hash(line, "").ok());
            let Some(Deletion { table, first, last, deleted }) =
                whole.and_then(|(bare, _)| serde_json::from_str(&bare).ok())
            else {
                continue;
            };
            match deleted {
                true => drop(all.insert((table, first), last)),
                false => drop(all.remove(&(table, first))),
            }
        }
        Ok(Self(all))
    }

    /// Whether a game was deleted, with `end` where its record ends now.
    pub(crate) fn find(&self, table: u32, first: &str, end: Option<&RecordEnd>) -> Listed {
        let key = (table, first.to_owned());
        match (self.0.get(&key), end) {
            (None, _) => Listed::No,
            (Some(Some(last)), Some(end)) if end.n > last.n || (end.n == last.n && end.hash != last.hash) => {
                Listed::PlayedOn(Deletion { table, first: key.1, last: None, deleted: false })
            }
            // A shorter record is an older copy.
            (Some(_), _) => Listed::Deleted,
        }
    }

    /// Whether any deleted game had this id.
    pub(crate) fn contains_id(&self, table: u32) -> bool {
        self.ids().any(|id| id == table)
    }

    pub(crate) fn ids(&self) -> impl Iterator<Item = u32> {
        self.0.keys().map(|(id, _)| *id)
    }

    /// The hashes of the first lines of all.
    pub(crate) fn first_hashes(&self) -> impl Iterator<Item = &str> {
        self.0.keys().map(|(_, first)| first.as_str())
    }
}
