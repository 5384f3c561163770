//! The storage backend in plain files.
//!
//! Each table is a file ([`table`]): the JSON Lines of its record, and a card after each group of lines that were
//! appended together. Devices, boards, people, preferences, settings, losses and the latest card of each table are
//! in the journal: a snapshot and a log ([`journal`]). Each line ends in its own hash, so torn and damaged lines
//! are detected. Writes are synced before they are acknowledged.
//!
//! The journal also contains the end of each record, so that a lost tail is detected.

use std::sync::Arc;

use app_core::protocol::Damage;
use app_core::storage::{EntryRef, StorageBackend, StoreError, StoreResult};
use async_trait::async_trait;
use tokio::sync::{Mutex, MutexGuard};

use crate::Folder;
use journal::Journal;
use places::{TABLES, unknown};
use state::{Change, State};
use table::TableFile;

mod end;
mod journal;
mod places;
mod small;
mod state;
mod table;
mod tables;

/// Maximum number of open files of tables.
const MOST_OPEN: usize = 8;

/// The storage backend in plain files. Only one may be open in a folder at a time; the caller ensures that.
pub struct Home {
    folder: Arc<dyn Folder>,
    /// `None` once the storage is closed.
    inner: Mutex<Option<Inner>>,
}

struct Inner {
    folder: Arc<dyn Folder>,
    journal: Journal,
    state: State,
    /// Open files, the most recently used last.
    open: Vec<(u32, TableFile)>,
}

impl Home {
    /// Opens or creates the storage in a folder. Removes incomplete lines at the end of files, and reports damage.
    ///
    /// # Errors
    /// If the folder cannot be used.
    pub async fn open(folder: Arc<dyn Folder>) -> StoreResult<Self> {
        let (journal, state, damaged) = Journal::open(&folder).await.map_err(unknown)?;
        let mut inner = Inner { folder: Arc::clone(&folder), journal, state, open: Vec::new() };
        inner.look_after_tables(damaged).await?;
        Ok(Self { folder, inner: Mutex::new(Some(inner)) })
    }

    async fn inner(&self) -> MutexGuard<'_, Option<Inner>> {
        self.inner.lock().await
    }
}

#[async_trait]
impl StorageBackend for Home {
    async fn close(&self) {
        if let Some(inner) = self.inner().await.take()
            && let Err(problem) = inner.journal.sync()
        {
            tracing::warn!(%problem, "the journal could not be written out");
        }
    }
}

/// Returns the open storage, or an error if it is closed.
fn open(inner: &mut Option<Inner>) -> StoreResult<&mut Inner> {
    inner.as_mut().ok_or(StoreError::Closed)
}

impl Inner {
    /// Appends changes to the journal, atomically.
    async fn change(&mut self, changes: Vec<Change>) -> StoreResult<()> {
        self.journal.add_synced(&changes)?;
        changes.into_iter().for_each(|change| self.state.apply(change));
        self.journal.compact_if_long(&self.state).await;
        Ok(())
    }

    /// Appends a change that copies a table's file or is computed from it. It need not be synced, and may fail.
    fn note(&mut self, change: Change) {
        if let Err(problem) = self.journal.add(std::slice::from_ref(&change)) {
            tracing::warn!(%problem, "the journal lags behind");
        }
        self.state.apply(change);
    }

    /// Compares the files of tables with the journal.
    async fn look_after_tables(&mut self, damaged: bool) -> StoreResult<()> {
        let names = self.folder.names(TABLES).await.map_err(unknown)?;
        let there: Vec<u32> = names.iter().filter_map(|name| table::table_of(name)).collect();
        if damaged {
            self.change(self.state.loss(None, &Damage::Unknown, &app_core::now())).await?;
        }
        let missing: Vec<(u32, EntryRef)> = self.state.cards().filter(|(id, _)| !there.contains(id)).collect();
        for (table, known) in missing {
            let missing = Damage::Missing { known: known.n, first: None };
            let mut changes = self.state.loss(Some(table), &missing, &app_core::now());
            changes.push(Change::Table(table, None));
            self.change(changes).await?;
        }
        for table in there.into_iter().filter(|table| self.state.card(*table).is_none()).collect::<Vec<_>>() {
            self.adopt(table, damaged).await?;
        }
        Ok(())
    }

    /// Handles a file that the journal does not contain. If the program ended while the table was being created, it is
    /// added if its file is complete. If the table was deleted, the file is removed.
    async fn adopt(&mut self, table: u32, damaged: bool) -> StoreResult<()> {
        let deleted = table <= self.state.given && !damaged;
        let found = TableFile::open(&*self.folder, table, None).await.map_err(unknown)?;
        match found.card().filter(|_| !deleted).cloned() {
            Some(card) => {
                let given = Change::Given(self.state.given.max(table));
                self.change(vec![given, Change::Table(table, Some(card))]).await
            }
            None => {
                drop(found);
                self.folder.remove(&table::name(table)).await.map_err(unknown)
            }
        }
    }
}
