//! The storage backend in plain files.
//!
//! Each table is a file of its own ([`table`]): its record as the JSON Lines that it is, and after each group of
//! lines that came together a card, which seals the group. Everything small (devices, boards, people,
//! preferences, settings, losses, and the latest card of each table) is in one journal ([`journal`]). A line ends in a hash
//! of itself, so that torn and damaged lines are detected. Nothing is acknowledged before it was synced.
//!
//! The journal notes the end of each record as well, in another file than the record: so a lost tail is known.

use std::sync::Arc;

use app_core::protocol::Damage;
use app_core::storage::{KeepProblem, Kept, Last, Records};
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

/// How many tables' files are held open at one time.
const MOST_OPEN: usize = 8;

/// A home of records in plain files. Only one at a time may be open in a place; who opens it sees to that.
pub struct Home {
    folder: Arc<dyn Folder>,
    /// `None` once it was closed.
    inner: Mutex<Option<Inner>>,
}

struct Inner {
    folder: Arc<dyn Folder>,
    journal: Journal,
    state: State,
    /// Those that were used last are at the end.
    open: Vec<(u32, TableFile)>,
}

impl Home {
    /// Opens or makes the home in a place. What a program left half written when it was ended is removed;
    /// damage is noted as a loss.
    ///
    /// # Errors
    /// When the place cannot be used.
    pub async fn open(folder: Arc<dyn Folder>) -> Kept<Self> {
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
impl Records for Home {
    async fn close(&self) {
        if let Some(inner) = self.inner().await.take()
            && let Err(problem) = inner.journal.sync()
        {
            tracing::warn!(%problem, "the journal could not be written out");
        }
    }
}

/// What is open, or that nothing is.
fn open(inner: &mut Option<Inner>) -> Kept<&mut Inner> {
    inner.as_mut().ok_or(KeepProblem::Closed)
}

impl Inner {
    /// Changes what is small, in one line of the journal: all of it or nothing.
    async fn change(&mut self, changes: Vec<Change>) -> Kept<()> {
        self.journal.add_to_stay(&changes)?;
        changes.into_iter().for_each(|change| self.state.apply(change));
        self.journal.begin_anew_if_long(&self.state).await;
        Ok(())
    }

    /// The same, for what is only a copy of what a table's own file says, or worked out from it: it need not be
    /// synced, and need not succeed.
    fn note(&mut self, change: Change) {
        if let Err(problem) = self.journal.add(std::slice::from_ref(&change)) {
            tracing::warn!(%problem, "the journal lags behind");
        }
        self.state.apply(change);
    }

    /// Holds the files of tables against what the journal knows of them.
    async fn look_after_tables(&mut self, damaged: bool) -> Kept<()> {
        let names = self.folder.names(TABLES).await.map_err(unknown)?;
        let there: Vec<u32> = names.iter().filter_map(|name| table::table_of(name)).collect();
        if damaged {
            self.change(self.state.loss(None, &Damage::Unknown, &app_core::now())).await?;
        }
        let missing: Vec<(u32, Last)> = self.state.cards().filter(|(id, _)| !there.contains(id)).collect();
        for (table, known) in missing {
            let mut changes = self.state.loss(Some(table), &Damage::Missing { known: known.n }, &app_core::now());
            changes.push(Change::Table(table, None));
            self.change(changes).await?;
        }
        for table in there.into_iter().filter(|table| self.state.card(*table).is_none()).collect::<Vec<_>>() {
            self.adopt(table, damaged).await?;
        }
        Ok(())
    }

    /// A file of which the journal knows nothing. Its table was about to be made when the program ended, and is
    /// taken in if it was stored whole; or it was deleted, and only the file was left.
    async fn adopt(&mut self, table: u32, damaged: bool) -> Kept<()> {
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
