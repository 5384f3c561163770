//! A snapshot and a log of all data outside records, in one file of JSON Lines.
//!
//! The first lines are the snapshot, and its last line is marked. Each later line is one group of changes. A line
//! ends in its own hash. When the log has become long, a new file starts with a new snapshot, and the old file is
//! deleted once that is synced.
//!
//! Snapshot and log share a file, because a browser's file system cannot replace one file by another. The mark
//! alone makes the new file valid.

use std::io;
use std::sync::Arc;

use app_core::storage::StoreResult;
use kernel::record::{append_hash, verify_hash};
use serde::{Deserialize, Serialize};

use super::end::End;
use super::places::{MOST_NUMBER, unknown};
use super::state::{Change, State};
use super::table;
use crate::{Folder, whole};

/// Parts of a file's name before and after its number.
const NAME: (&str, &str) = ("home-", ".jsonl");

/// Minimum size at which a new file is started, in bytes.
const LONG: u64 = 512 << 10;
/// Minimum ratio of a file to its snapshot at which a new file is started.
const TIMES: u64 = 4;

/// A line of the file.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Entry {
    changes: Vec<Change>,
    /// True if this line ends the snapshot.
    #[serde(rename = "whole", default, skip_serializing_if = "std::ops::Not::not")]
    ends_snapshot: bool,
}

impl Entry {
    fn line(&self) -> io::Result<String> {
        let mut line = append_hash(self, "")?.line;
        line.push('\n');
        Ok(line)
    }

    /// True if the line was synced when it was added. Only copies and computed data are not.
    fn is_synced(&self) -> bool {
        !matches!(self.changes[..], [Change::Table(_, Some(_)) | Change::Figures(..)])
    }

    fn of(line: &[u8]) -> Option<Self> {
        let (bare, _) = verify_hash(std::str::from_utf8(line).ok()?, "").ok()?;
        serde_json::from_str(&bare).ok()
    }
}

/// The current journal file.
pub(super) struct Journal {
    folder: Arc<dyn Folder>,
    number: u32,
    end: End,
    /// The length of its snapshot, in bytes.
    snapshot_length: u64,
}

/// The content of a file.
#[derive(Default)]
struct Content {
    changes: Vec<Change>,
    /// End of the last line, in bytes.
    end: u64,
    has_snapshot: bool,
    is_damaged: bool,
    /// True if a line contains zeros, where data was not yet written to disk.
    has_unwritten: bool,
}

impl Content {
    /// Parses a file. A last line without a line break was never acknowledged. Neither was a line with zeros, where data
    /// was not yet written, unless a synced line follows. Skips every other unreadable line and reports damage.
    fn of(bytes: &[u8]) -> Self {
        let mut read = Self::default();
        for line in bytes.split_inclusive(|byte| *byte == b'\n') {
            let Some(line) = line.strip_suffix(b"\n") else { break };
            read.end += line.len() as u64 + 1;
            match Entry::of(line) {
                Some(entry) => {
                    // A synced line was written after everything before it, so the zeros are damage.
                    read.is_damaged |= read.has_unwritten && entry.is_synced();
                    read.changes.extend(entry.changes);
                    read.has_snapshot |= entry.ends_snapshot;
                }
                None if line.contains(&0) => read.has_unwritten = true,
                None => read.is_damaged = true,
            }
        }
        read
    }
}

impl Journal {
    /// Opens the newest file with a complete snapshot and no damage, or creates one. Returns its content, and whether
    /// anything was damaged.
    pub async fn open(folder: &Arc<dyn Folder>) -> io::Result<(Self, State, bool)> {
        let mut numbers: Vec<u32> =
            folder.names("").await?.iter().filter_map(|name| table::number(name, NAME)).collect();
        numbers.sort_unstable();
        let (mut state, mut damaged, mut newest) = (State::default(), false, None);
        for number in &numbers {
            let file = folder.open(&name(*number)).await?;
            let read = Content::of(&whole(&*file)?);
            // The program ended while it wrote this snapshot, or its beginning is lost. The previous file was in use
            // until the end, so this one contains nothing newer.
            if !read.has_snapshot && newest.is_some() {
                continue;
            }
            damaged |= read.is_damaged;
            if read.has_snapshot {
                state = State::default();
                damaged = read.is_damaged;
            }
            read.changes.into_iter().for_each(|change| state.apply(change));
            if read.has_snapshot {
                // Nothing is appended after an unreadable line.
                newest = (!read.is_damaged && !read.has_unwritten).then(|| (*number, End::new(file, read.end)));
            }
        }
        let journal = match newest {
            Some((number, end)) => {
                let snapshot_length = end.length().min(LONG);
                Self { folder: Arc::clone(folder), number, end, snapshot_length }
            }
            None => Self::create(folder, numbers.last().map_or(1, |last| last + 1), &state).await?,
        };
        for other in numbers.into_iter().filter(|other| *other != journal.number) {
            folder.remove(&name(other)).await?;
        }
        Ok((journal, state, damaged))
    }

    /// Creates a file with a snapshot of the state.
    async fn create(folder: &Arc<dyn Folder>, number: u32, state: &State) -> io::Result<Self> {
        if number > MOST_NUMBER {
            return Err(io::Error::other("all numbers of files are used"));
        }
        let mut text = String::new();
        for change in state.changes() {
            text.push_str(&Entry { changes: vec![change], ends_snapshot: false }.line()?);
        }
        text.push_str(&Entry { changes: vec![], ends_snapshot: true }.line()?);
        let file = folder.open(&name(number)).await?;
        file.set_length(0)?;
        file.write_at(text.as_bytes(), 0)?;
        file.sync()?;
        let length = text.len() as u64;
        Ok(Self { folder: Arc::clone(folder), number, end: End::new(file, length), snapshot_length: length })
    }

    /// Appends changes, atomically. A power failure may lose them.
    pub fn add(&mut self, changes: &[Change]) -> StoreResult<()> {
        self.end.add(self::line(changes)?.as_bytes())
    }

    /// Appends changes and syncs them.
    pub fn add_synced(&mut self, changes: &[Change]) -> StoreResult<()> {
        self.end.add_synced(self::line(changes)?.as_bytes())
    }

    /// Syncs all appended lines.
    pub fn sync(&self) -> io::Result<()> {
        self.end.file.sync()
    }

    /// Starts a new file if this one has become long. If that fails, this file stays in use; the new file is removed
    /// first, because it would count as the newer one.
    pub async fn compact_if_long(&mut self, state: &State) {
        if self.end.length() < LONG.max(self.snapshot_length * TIMES) {
            return;
        }
        let old = name(self.number);
        match Self::create(&self.folder, self.number + 1, state).await {
            Ok(next) => *self = next,
            Err(error) => {
                tracing::warn!(%error, "the log could not be compacted");
                self.snapshot_length = self.end.length();
                if let Err(error) = self.abandon(&name(self.number + 1)).await {
                    tracing::error!(%error, "a log that was begun could not be removed: nothing more is stored");
                    self.end.close();
                }
                return;
            }
        }
        if let Err(error) = self.folder.remove(&old).await {
            tracing::warn!(%error, "an old log could not be removed");
        }
    }

    /// Removes a started file, or at least empties it, so that it does not count.
    async fn abandon(&self, begun: &str) -> io::Result<()> {
        let file = self.folder.open(begun).await?;
        let emptied = file.set_length(0);
        drop(file);
        self.folder.remove(begun).await.or(emptied)
    }
}

fn line(changes: &[Change]) -> StoreResult<String> {
    Entry { changes: changes.to_vec(), ends_snapshot: false }.line().map_err(unknown)
}

fn name(number: u32) -> String {
    table::named(number, NAME)
}
