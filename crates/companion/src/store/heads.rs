//! The head markers: for each table, apart from the database, the last entry that was committed.
//!
//! A marker is written after the commit, so it can be behind the database and never ahead of it,
//! unless the database lost something: then opening the table says so. Durability rests on the
//! commit alone. A marker is 76 bytes, written over in place in one go, so that a killed process
//! leaves the old one or the new one; it is synced within a second, and when the store is closed.

use std::collections::HashMap;
use std::fs::{File, OpenOptions};
use std::io::{Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use tokio::sync::Notify;
use tokio::task::JoinHandle;

/// How long a marker may wait to be synced.
const PAUSE: Duration = Duration::from_secs(1);

/// What a marker says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Marked {
    /// The last entry.
    pub n: u32,
    /// The hash of its line, as hex text; empty when it is not known.
    pub hash: String,
}

/// The markers of all tables.
pub(super) struct Heads {
    shared: Arc<Shared>,
    syncer: JoinHandle<()>,
}

struct Shared {
    folder: PathBuf,
    /// Open markers, and whether each waits to be synced.
    files: Mutex<HashMap<u32, (File, bool)>>,
    dirty: Notify,
}

impl Drop for Heads {
    fn drop(&mut self) {
        self.syncer.abort();
    }
}

impl Heads {
    /// Opens the folder of the markers, making it if need be.
    pub(super) fn open(folder: PathBuf) -> std::io::Result<Self> {
        std::fs::create_dir_all(&folder)?;
        let shared = Arc::new(Shared { folder, files: Mutex::default(), dirty: Notify::new() });
        let syncer = tokio::spawn(sync_now_and_then(shared.clone()));
        Ok(Self { shared, syncer })
    }

    /// Notes that an entry was committed.
    pub(super) fn mark(&self, table: u32, n: u32, hash: &str) {
        match self.shared.write(table, n, hash) {
            Ok(()) => self.shared.dirty.notify_one(),
            Err(error) => tracing::warn!(%error, table, "the head marker could not be written"),
        }
    }

    /// The last entry that is known to have been committed.
    pub(super) fn marked(&self, table: u32) -> Option<Marked> {
        let text = std::fs::read_to_string(self.shared.file(table)).ok()?;
        let mut words = text.split_whitespace();
        Some(Marked { n: words.next()?.parse().ok()?, hash: words.next().unwrap_or_default().to_owned() })
    }

    /// Forgets a table.
    pub(super) fn forget(&self, table: u32) {
        self.shared.files().remove(&table);
        if let Err(error) = std::fs::remove_file(self.shared.file(table)) {
            tracing::debug!(%error, table, "there was no head marker to remove");
        }
    }

    /// Syncs whatever waits for it.
    pub(super) fn sync(&self) {
        self.shared.sync();
    }
}

/// The tables that a folder has markers of.
pub(super) fn known(folder: &Path) -> Vec<u32> {
    let Ok(files) = std::fs::read_dir(folder) else {
        return Vec::new();
    };
    let mut tables: Vec<u32> = files.flatten().filter_map(|file| file.file_name().to_str()?.parse().ok()).collect();
    tables.sort_unstable();
    tables
}

async fn sync_now_and_then(shared: Arc<Shared>) {
    loop {
        shared.dirty.notified().await;
        tokio::time::sleep(PAUSE).await;
        let shared = shared.clone();
        if tokio::task::spawn_blocking(move || shared.sync()).await.is_err() {
            return;
        }
    }
}

impl Shared {
    fn file(&self, table: u32) -> PathBuf {
        self.folder.join(table.to_string())
    }

    fn files(&self) -> std::sync::MutexGuard<'_, HashMap<u32, (File, bool)>> {
        // What is behind the lock is good at every moment, whoever panicked while holding it.
        self.files.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn write(&self, table: u32, n: u32, hash: &str) -> std::io::Result<()> {
        let mut files = self.files();
        let (file, dirty) = match files.entry(table) {
            std::collections::hash_map::Entry::Occupied(there) => there.into_mut(),
            std::collections::hash_map::Entry::Vacant(free) => {
                let file = OpenOptions::new().create(true).truncate(false).write(true).open(self.file(table))?;
                free.insert((file, false))
            }
        };
        file.seek(SeekFrom::Start(0))?;
        file.write_all(format!("{n:010} {hash:<64}\n").as_bytes())?;
        *dirty = true;
        Ok(())
    }

    fn sync(&self) {
        // Synced outside the lock: a table must never wait for a marker.
        let waiting: Vec<(u32, std::io::Result<File>)> = self
            .files()
            .iter_mut()
            .filter_map(|(table, (file, dirty))| std::mem::take(dirty).then(|| (*table, file.try_clone())))
            .collect();
        for (table, file) in waiting {
            if let Err(error) = file.and_then(|file| file.sync_data()) {
                tracing::warn!(%error, table, "the head marker could not be synced");
            }
        }
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::expect_used, reason = "a test that cannot be set up has failed")]

    use super::*;

    #[tokio::test]
    async fn a_marker_is_read_as_it_was_written_last() {
        let folder = tempfile::tempdir().expect("a folder");
        let heads = Heads::open(folder.path().join("heads")).expect("the folder");
        assert_eq!(heads.marked(7), None);
        let hash = "a".repeat(64);
        heads.mark(7, 12_345, &hash);
        heads.mark(7, 9, &hash);
        heads.sync();
        assert_eq!(heads.marked(7), Some(Marked { n: 9, hash }));
        heads.forget(7);
        assert_eq!(heads.marked(7), None);
    }

    #[tokio::test]
    async fn a_bare_number_is_a_marker_too() {
        let folder = tempfile::tempdir().expect("a folder");
        let heads = Heads::open(folder.path().to_owned()).expect("the folder");
        std::fs::write(folder.path().join("3"), "41").expect("written");
        assert_eq!(heads.marked(3), Some(Marked { n: 41, hash: String::new() }));
        heads.mark(3, 42, "");
        assert_eq!(heads.marked(3).map(|marked| marked.n), Some(42));
        assert_eq!(known(folder.path()), [3]);
    }
}
