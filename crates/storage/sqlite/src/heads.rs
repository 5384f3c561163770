//! The head markers: for each table, apart from the database, the last entry that was committed.
//!
//! A marker is written after the commit, so it can be behind the database and never ahead of it,
//! unless the database lost something: then opening the table says so. Durability rests on the
//! commit alone. A marker is 85 bytes, written over in place in one go, so that a killed process
//! leaves the old one or the new one; it is synced within a second, and when the store is closed. It
//! ends in a check of itself: what is no marker, or none any more, tells nothing. No marker stays open,
//! because there are as many as games.

use std::collections::HashSet;
use std::fs::OpenOptions;
use std::io::{ErrorKind, Write};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use sha2::{Digest, Sha256};
use tokio::sync::Notify;
use tokio::task::{JoinError, JoinHandle};

use crate::private_files;
use app_core::Supervisor;
use app_core::storage::Last;

/// How long a marker may wait to be synced.
const PAUSE: Duration = Duration::from_secs(1);

/// The markers of all tables.
///
/// All but [`Heads::open`] do their work on a thread where only the caller waits for it.
pub(super) struct Heads {
    shared: Arc<Shared>,
    syncer: JoinHandle<()>,
}

struct Shared {
    folder: PathBuf,
    /// The tables whose markers wait to be synced. Locked while a marker is written.
    waiting: Mutex<HashSet<u32>>,
    dirty: Notify,
}

impl Drop for Heads {
    fn drop(&mut self) {
        self.syncer.abort();
    }
}

impl Heads {
    /// Opens the markers in the data folder, making a folder for them if need be. Within a runtime.
    pub(super) fn open(data: &Path, supervisor: &Supervisor) -> std::io::Result<Self> {
        let folder = data.join("heads");
        if folder.exists() && !folder.is_dir() {
            // Whatever it is, it is not one of ours.
            let aside = data.join(super::salvage::FOLDER);
            private_files::create_folder(&aside)?;
            let (name, _) = super::new_file(&aside, "heads", "file")?;
            std::fs::rename(&folder, aside.join(name))?;
        }
        private_files::create_folder(&folder)?;
        let shared = Arc::new(Shared { folder, waiting: Mutex::default(), dirty: Notify::new() });
        let syncer = tokio::spawn(supervisor.essential("sync of head markers", sync_now_and_then(shared.clone())));
        Ok(Self { shared, syncer })
    }

    /// Notes that an entry was committed.
    pub(super) async fn mark(&self, table: u32, n: u32, hash: &str) {
        let hash = hash.to_owned();
        match self.apart(move |shared| shared.write(table, n, &hash)).await {
            Ok(()) => self.shared.dirty.notify_one(),
            Err(error) => tracing::warn!(%error, table, "the head marker could not be written"),
        }
    }

    /// The last entry that is known to have been committed; its hash is empty when it is not known.
    pub(super) async fn marked(&self, table: u32) -> Option<Last> {
        let text = self.apart(move |shared| std::fs::read_to_string(shared.file(table))).await;
        parsed(&text.ok()?)
    }

    /// The tables that have a marker.
    pub(super) async fn tables(&self) -> Vec<u32> {
        let files = self.apart(|shared| Ok(std::fs::read_dir(&shared.folder)?.flatten().collect::<Vec<_>>()));
        let Ok(files) = files.await else { return Vec::new() };
        let number = |file: std::fs::DirEntry| {
            let name = file.file_name();
            let number: u32 = name.to_str()?.parse().ok()?;
            // Only as this program writes it.
            (number.to_string() == name.to_str()?).then_some(number)
        };
        let mut tables: Vec<u32> = files.into_iter().filter_map(number).collect();
        tables.sort_unstable();
        tables
    }

    /// Forgets a table.
    pub(super) async fn forget(&self, table: u32) {
        self.shared.waiting().remove(&table);
        if let Err(error) = self.apart(move |shared| std::fs::remove_file(shared.file(table))).await {
            tracing::debug!(%error, table, "there was no head marker to remove");
        }
    }

    /// Syncs whatever waits for it.
    pub(super) async fn sync(&self) {
        let synced = self.apart(|shared| {
            shared.sync();
            Ok(())
        });
        if let Err(error) = synced.await {
            tracing::warn!(%error, "the head markers could not be synced");
        }
    }

    async fn apart<T: Send + 'static>(
        &self,
        work: impl FnOnce(&Shared) -> std::io::Result<T> + Send + 'static,
    ) -> std::io::Result<T> {
        let shared = Arc::clone(&self.shared);
        tokio::task::spawn_blocking(move || work(&shared)).await?
    }
}

/// A marker's bytes.
fn written(n: u32, hash: &str) -> String {
    let said = format!("{n:010} {hash:<64}");
    format!("{said} {}\n", check(&said))
}

/// What a marker says, when it is one.
fn parsed(text: &str) -> Option<Last> {
    let text = text.trim_end();
    let (said, own) = text.split_at_checked(text.len().checked_sub(8)?)?;
    let said = said.strip_suffix(' ')?;
    let (n, hash) = said.split_at_checked(10)?;
    (check(said) == own).then_some(Last { n: n.parse().ok()?, hash: hash.trim().to_owned() })
}

fn check(said: &str) -> String {
    hex::encode(&Sha256::digest(said)[..4])
}

/// Returns why it had to end.
async fn sync_now_and_then(shared: Arc<Shared>) -> JoinError {
    loop {
        shared.dirty.notified().await;
        tokio::time::sleep(PAUSE).await;
        let shared = shared.clone();
        if let Err(error) = tokio::task::spawn_blocking(move || shared.sync()).await {
            return error;
        }
    }
}

impl Shared {
    fn file(&self, table: u32) -> PathBuf {
        self.folder.join(table.to_string())
    }

    fn waiting(&self) -> std::sync::MutexGuard<'_, HashSet<u32>> {
        // What the lock guards is always consistent, even if somebody panicked while holding it.
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn write(&self, table: u32, n: u32, hash: &str) -> std::io::Result<()> {
        let mut waiting = self.waiting();
        let mut file = private_files::options().create(true).truncate(false).write(true).open(self.file(table))?;
        file.write_all(written(n, hash).as_bytes())?;
        waiting.insert(table);
        Ok(())
    }

    fn sync(&self) {
        // Synced outside the lock: a table must never wait for a marker.
        let waiting = std::mem::take(&mut *self.waiting());
        for table in waiting {
            match OpenOptions::new().write(true).open(self.file(table)).and_then(|file| file.sync_data()) {
                // The table was deleted meanwhile.
                Err(error) if error.kind() == ErrorKind::NotFound => {}
                Err(error) => tracing::warn!(%error, table, "the head marker could not be synced"),
                Ok(()) => {}
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
        let heads = Heads::open(folder.path(), &Supervisor::default()).expect("the folder");
        assert_eq!(heads.marked(7).await, None);
        let hash = "a".repeat(64);
        heads.mark(7, 12_345, &hash).await;
        heads.mark(7, 9, &hash).await;
        heads.sync().await;
        assert_eq!(heads.marked(7).await, Some(Last { n: 9, hash }));
        heads.forget(7).await;
        assert_eq!(heads.marked(7).await, None);
    }

    #[tokio::test]
    async fn a_spoilt_or_alien_file_is_no_marker() {
        let folder = tempfile::tempdir().expect("a folder");
        std::fs::write(folder.path().join("heads"), "not even a folder").expect("written");
        let heads = Heads::open(folder.path(), &Supervisor::default()).expect("it is set aside");
        let place = folder.path().join("heads");
        heads.mark(7, 41, &"a".repeat(64)).await;
        let good = std::fs::read(place.join("7")).expect("a marker");
        for at in 0..good.len() - 1 {
            let mut bad = good.clone();
            bad[at] ^= 4;
            std::fs::write(place.join("7"), &bad).expect("written");
            assert_eq!(heads.marked(7).await, None, "byte {at}");
            std::fs::write(place.join("7"), &good[..at]).expect("written");
            assert_eq!(heads.marked(7).await, None, "cut at {at}");
        }
        for name in ["+8", "009", "-1", "notes.txt", "99999999999"] {
            std::fs::write(place.join(name), &good).expect("written");
        }
        std::fs::create_dir(place.join("12")).expect("a folder");
        assert_eq!(heads.tables().await, [7, 12]);
        assert_eq!(heads.marked(12).await, None);
        heads.mark(12, 1, "").await;
        heads.forget(12).await;
    }
}
