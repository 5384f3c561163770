//! The worker thread of the mirror, the only one that opens, writes, syncs and deletes its files while the store is
//! open.

use std::collections::{BTreeMap, BTreeSet, HashMap, VecDeque};
use std::fs::File;
use std::io::{self, Write as _};
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::sync::mpsc::{Receiver, RecvTimeoutError};
use std::time::{Duration, Instant};

use tokio::sync::oneshot;

use super::compare::Comparison;
use super::deleted::Deletion;
use super::files::{Kind, MirrorFolder, TableFiles, open_to_append};
use super::lines::{Candidates, hash_of};
use super::{Shared, fault_of};

/// Maximum number of open files.
const MOST_OPEN: usize = 16;

/// Delay between writing a file and syncing it. Less than a second, because syncing takes time too.
const SYNC_AFTER: Duration = Duration::from_millis(500);

/// A job of the thread.
pub(crate) enum Job {
    /// Adds committed lines after the line with the hash `after`. `end` is the hash of the last added line.
    Append { table: u32, after: String, text: String, end: String, commit: String, state: Option<String> },
    /// Replaces a state.
    State { table: u32, text: String },
    /// Marks a mirror to be completed from the database.
    Behind { table: u32 },
    /// Replaces all files of a game with the database's content. Skips a deleted game, unless its deletion failed.
    Rewrite { table: u32, files: TableFiles, end: String, done: oneshot::Sender<io::Result<()>> },
    /// Closes the files of a game that the database does not have.
    Close { table: u32 },
    /// Lists a game as deleted and deletes its files.
    Delete { deletion: Deletion, done: oneshot::Sender<io::Result<()>> },
    /// Removes a game from the list of deleted ones. If the outcome of its deletion is unknown, waits until the game
    /// is found in the database.
    CancelDeletion { table: u32, failed: FailedDeletion },
    /// Reads the files of a game.
    Read { table: u32, done: oneshot::Sender<TableFiles> },
    /// Checks every line of a mirror that should be complete. Returns its files if it is damaged.
    Check { table: u32, done: oneshot::Sender<Option<TableFiles>> },
    /// Quarantines a mirror if it still has this content, and requests that it be written again. Returns its name in
    /// the quarantine folder.
    Quarantine { table: u32, files: TableFiles, done: oneshot::Sender<io::Result<Option<String>>> },
    /// Returns the games with a complete mirror.
    ListComplete { done: oneshot::Sender<Vec<u32>> },
    /// Syncs everything and ends.
    End { done: oneshot::Sender<()> },
}

/// A deletion that failed, or may have failed.
#[derive(Clone, Debug)]
pub(crate) struct FailedDeletion {
    /// The hash of the game's first line.
    pub first: String,
    /// True if the game is known to be in the database still.
    pub is_certain: bool,
}

/// An open file.
struct Open {
    table: u32,
    kind: Kind,
    file: File,
    /// Time of the oldest unsynced write.
    dirty: Option<Instant>,
}

pub(super) struct Worker {
    folder: MirrorFolder,
    /// The hash of the last line of each complete mirror.
    ends: HashMap<u32, String>,
    /// Games deleted in this run; their files are not written.
    deleted: BTreeSet<u32>,
    /// Failed deletions that are still listed.
    uncancelled: BTreeMap<u32, FailedDeletion>,
    /// Games whose mirror must be quarantined before it is replaced.
    unquarantined: BTreeSet<u32>,
    /// Open files, the most recently used last.
    open: VecDeque<Open>,
    /// Time of the oldest unsynced change of names in the folder.
    names: Option<Instant>,
    shared: Arc<Shared>,
}

impl Worker {
    /// Creates the worker from the result of a comparison.
    pub(super) fn new(folder: MirrorFolder, compared: Comparison, shared: Arc<Shared>) -> Self {
        let Comparison { complete: ends, uncancelled, unquarantined, .. } = compared;
        let is_certain = true;
        let uncancelled =
            uncancelled.into_iter().map(|(table, first)| (table, FailedDeletion { first, is_certain })).collect();
        let (open, deleted) = (VecDeque::new(), BTreeSet::new());
        Self { folder, ends, deleted, uncancelled, unquarantined, open, names: None, shared }
    }

    /// Runs jobs until the store is closed or dropped.
    pub(super) fn run(mut self, queue: &Receiver<Job>) {
        loop {
            let job = match self.next_sync() {
                None => queue.recv().map_err(|_| RecvTimeoutError::Disconnected),
                Some(due) => queue.recv_timeout(due.saturating_duration_since(Instant::now())),
            };
            match job {
                Ok(Job::End { done }) => {
                    self.finish();
                    // The receiver may have been dropped.
                    let _ = done.send(());
                    return;
                }
                Ok(job) => self.work(job),
                Err(RecvTimeoutError::Timeout) => {}
                Err(RecvTimeoutError::Disconnected) => return self.finish(),
            }
            self.sync_older_than(SYNC_AFTER);
        }
    }

    /// Retries failed cancellations once, and syncs all files.
    fn finish(&mut self) {
        let certain = self.uncancelled.iter().filter(|(_, failed)| failed.is_certain);
        for table in certain.map(|(table, _)| *table).collect::<Vec<_>>() {
            if let Err(error) = self.cancel_deletion(table) {
                tracing::warn!(%error, table, "a game could not be taken from the list of deleted ones");
            }
        }
        self.sync_older_than(Duration::ZERO);
        self.open.clear();
    }

    fn work(&mut self, job: Job) {
        // The receiver may have been dropped.
        match job {
            Job::Append { table, after, text, end, commit, state } => {
                self.shared.waiting.fetch_sub(text.len(), Ordering::Relaxed);
                if self.deleted.contains(&table) {
                    return;
                }
                let is_new = after.is_empty();
                if !is_new && self.ends.get(&table) != Some(&after) {
                    return self.behind(table);
                }
                let appended = self.append(table, is_new, &text, &commit, state.as_deref());
                match appended {
                    Ok(()) => drop(self.ends.insert(table, end)),
                    Err(error) => self.failed(table, &error),
                }
            }
            Job::State { table, text } => {
                if self.ends.contains_key(&table)
                    && let Err(error) = self.replace(table, Kind::State, text.as_bytes())
                {
                    self.failed(table, &error);
                }
            }
            Job::Behind { table } => self.behind(table),
            Job::Rewrite { table, files, end, done } => {
                let _ = done.send(self.rewrite(table, &files, end));
            }
            Job::Close { table } => {
                // The deletion succeeded after all.
                self.uncancelled.remove(&table);
                self.close_files(table);
            }
            Job::Delete { deletion, done } => {
                let _ = done.send(self.delete(&deletion));
            }
            Job::CancelDeletion { table, failed } => {
                let is_certain = failed.is_certain;
                self.uncancelled.insert(table, failed);
                match is_certain.then(|| self.cancel_deletion(table)) {
                    Some(Err(error)) => self.failed(table, &error),
                    Some(Ok(())) | None => self.behind(table),
                }
            }
            Job::Read { table, done } => {
                let _ = done.send(self.folder.read_all(table));
            }
            Job::Check { table, done } => {
                let _ = done.send(self.check(table));
            }
            Job::Quarantine { table, files, done } => {
                let _ = done.send(self.quarantine_unchanged(table, &files));
            }
            Job::ListComplete { done } => {
                let mut all: Vec<u32> = self.ends.keys().copied().collect();
                all.sort_unstable();
                let _ = done.send(all);
            }
            // Handled where it is received.
            Job::End { .. } => {}
        }
    }

    fn behind(&mut self, table: u32) {
        self.ends.remove(&table);
        self.shared.mark_urgent(table);
    }

    fn failed(&mut self, table: u32, error: &io::Error) {
        self.close_files(table);
        self.shared.mark_failed(table, error);
    }

    fn close_files(&mut self, table: u32) {
        self.ends.remove(&table);
        self.open.retain(|open| open.table != table);
    }

    /// Appends to a mirror. The commit is written first, so that no line lacks its request id.
    fn append(&mut self, table: u32, is_new: bool, text: &str, commit: &str, state: Option<&str>) -> io::Result<()> {
        if is_new {
            // Ids are never reused, so existing files with this id belong to another game.
            self.quarantine_and_report(table)?;
            self.names.get_or_insert_with(Instant::now);
        }
        self.write(table, Kind::Commits, commit)?;
        self.write(table, Kind::Lines, text)?;
        match state {
            Some(state) => self.replace(table, Kind::State, state.as_bytes()),
            None => Ok(()),
        }
    }

    fn write(&mut self, table: u32, kind: Kind, text: &str) -> io::Result<()> {
        let at = self.open.iter().position(|open| (open.table, open.kind) == (table, kind));
        let mut open = match at.and_then(|at| self.open.remove(at)) {
            Some(open) => open,
            None => {
                while self.open.len() >= MOST_OPEN {
                    self.evict();
                }
                Open { table, kind, file: open_to_append(&self.folder.file(table, kind))?, dirty: None }
            }
        };
        open.file.write_all(text.as_bytes())?;
        open.dirty.get_or_insert_with(Instant::now);
        self.open.push_back(open);
        Ok(())
    }

    /// Syncs and closes the least recently used file.
    fn evict(&mut self) {
        if let Some(oldest) = self.open.pop_front() {
            self.sync_file(&oldest);
        }
    }

    fn sync_file(&mut self, open: &Open) {
        if open.dirty.is_some()
            && let Err(error) = open.file.sync_data()
        {
            // After a failed sync the file's content on disk is undefined.
            self.ends.remove(&open.table);
            self.shared.mark_failed(open.table, &error);
        }
    }

    fn replace(&mut self, table: u32, kind: Kind, content: &[u8]) -> io::Result<()> {
        self.folder.replace(&self.folder.file(table, kind), content)?;
        self.names.get_or_insert_with(Instant::now);
        Ok(())
    }

    fn rewrite(&mut self, table: u32, files: &TableFiles, end: String) -> io::Result<()> {
        self.cancel_deletion(table)?;
        if self.deleted.contains(&table) {
            return Ok(());
        }
        self.close_files(table);
        if self.unquarantined.contains(&table) {
            self.quarantine_and_report(table)?;
        }
        // Commits are written first, so that no line lacks its request id.
        let contents = [(Kind::Commits, &files.commits), (Kind::Lines, &files.lines), (Kind::State, &files.state)];
        for (kind, content) in contents {
            self.replace(table, kind, content)?;
        }
        self.ends.insert(table, end);
        Ok(())
    }

    fn delete(&mut self, deletion: &Deletion) -> io::Result<()> {
        deletion.write(&self.folder)?;
        let table = deletion.table;
        self.close_files(table);
        self.deleted.insert(table);
        self.uncancelled.remove(&table);
        if self.unquarantined.contains(&table) {
            // The file may belong to another game.
            self.quarantine_and_report(table)?;
        }
        self.folder.remove(table)?;
        self.folder.sync()
    }

    /// Removes a game from the list of deleted ones, if its deletion failed. As long as that fails, the game's files
    /// are not written.
    fn cancel_deletion(&mut self, table: u32) -> io::Result<()> {
        let Some(FailedDeletion { first, .. }) = self.uncancelled.get(&table) else { return Ok(()) };
        Deletion::cancelled(table, first.clone()).write(&self.folder)?;
        self.uncancelled.remove(&table);
        self.deleted.remove(&table);
        Ok(())
    }

    fn check(&self, table: u32) -> Option<TableFiles> {
        let end = self.ends.get(&table)?;
        let files = self.folder.read_all(table);
        let found = Candidates::parse(&files.lines);
        let is_whole = found.chain().last().and_then(|line| hash_of(line)) == Some(end);
        let is_valid = is_whole && super::state::TableState::from_text(&files.state).is_some();
        (!is_valid).then_some(files)
    }

    fn quarantine_unchanged(&mut self, table: u32, files: &TableFiles) -> io::Result<Option<String>> {
        if !self.ends.contains_key(&table) || self.folder.read_all(table) != *files {
            // The file was written meanwhile.
            return Ok(None);
        }
        let name = self.quarantine(table);
        match &name {
            Ok(_) => self.shared.mark_urgent(table),
            Err(error) => self.shared.mark_failed(table, error),
        }
        name
    }

    /// Quarantines a mirror. As long as that fails, it is not replaced.
    fn quarantine(&mut self, table: u32) -> io::Result<Option<String>> {
        self.close_files(table);
        self.unquarantined.insert(table);
        let name = self.folder.quarantine(table)?;
        self.unquarantined.remove(&table);
        Ok(name)
    }

    fn quarantine_and_report(&mut self, table: u32) -> io::Result<()> {
        if let Some(file) = self.quarantine(table)? {
            self.shared.mark_quarantined(table, file);
        }
        Ok(())
    }

    /// Returns the time of the next sync.
    fn next_sync(&self) -> Option<Instant> {
        let dirty = self.open.iter().filter_map(|open| open.dirty).chain(self.names);
        dirty.min().map(|since| since + SYNC_AFTER)
    }

    /// Syncs writes of at least this age. Commits are synced first, so that no line on disk lacks its request id.
    fn sync_older_than(&mut self, age: Duration) {
        let now = Instant::now();
        let is_due = |since: &Instant| now.saturating_duration_since(*since) >= age;
        let due: BTreeSet<u32> =
            self.open.iter().filter(|open| open.dirty.as_ref().is_some_and(is_due)).map(|open| open.table).collect();
        for table in due {
            for kind in [Kind::Commits, Kind::Lines] {
                let at = self.open.iter().position(|open| (open.table, open.kind) == (table, kind));
                let Some(mut open) = at.and_then(|at| self.open.remove(at)) else { continue };
                self.sync_file(&open);
                open.dirty = None;
                self.open.push_back(open);
            }
        }
        if self.names.as_ref().is_some_and(is_due) {
            self.names = None;
            if let Err(error) = self.folder.sync() {
                tracing::warn!(%error, "the folder of the text mirror could not be synced");
                self.shared.pending().failure = Some(fault_of(&error));
                self.shared.urgent.notify_one();
            }
        }
    }
}
