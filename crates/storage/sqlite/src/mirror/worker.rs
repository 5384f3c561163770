//! The thread that writes the mirrors. It alone opens, writes, syncs and deletes their files while the store is open.

use std::collections::{BTreeSet, HashMap, VecDeque};
use std::fs::File;
use std::io::{self, Write as _};
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::sync::mpsc::{Receiver, RecvTimeoutError};
use std::time::{Duration, Instant};

use kernel::record::seal;
use serde::{Deserialize, Serialize};
use tokio::sync::oneshot;

use super::files::{KINDS, Kind, MirrorFolder, open_to_append};
use super::lines::{Candidates, hash_of};
use super::{Shared, fault_of};

/// The most files that are open at a time.
const MOST_OPEN: usize = 16;

/// How long after it was written a file is synced. Less than a second, because syncing takes time too.
const SYNC_AFTER: Duration = Duration::from_millis(500);

/// What the thread is asked to do.
pub(super) enum Job {
    /// Adds committed lines after the line of hash `after`. `end` is the hash of the last of them.
    Append { table: u32, after: String, text: String, end: String, commit: String, state: Option<String> },
    /// Replaces a state.
    State { table: u32, text: String },
    /// The mirror is to be completed from the database.
    Behind { table: u32 },
    /// Replaces everything of a game with what the database has.
    Rewrite { table: u32, files: TableFiles, end: String, done: oneshot::Sender<io::Result<()>> },
    /// The game is not in the database.
    Forget { table: u32 },
    /// Lists a game as deleted and deletes its files.
    Delete { table: u32, first: String, done: oneshot::Sender<io::Result<()>> },
    /// Takes a game from the list of deleted ones.
    Keep { table: u32, first: String },
    /// Reads the files of a game.
    Read { table: u32, done: oneshot::Sender<io::Result<TableFiles>> },
    /// Checks every line of a mirror, and moves a damaged one to the damaged files, of which the name is answered.
    Check { table: u32, done: oneshot::Sender<io::Result<Option<String>>> },
    /// The games whose mirror is complete.
    Complete { done: oneshot::Sender<Vec<u32>> },
    /// Syncs everything and ends.
    Close { done: oneshot::Sender<()> },
}

/// The content of a game's files.
#[derive(Clone, Debug, Default)]
pub(crate) struct TableFiles {
    pub lines: Vec<u8>,
    pub commits: Vec<u8>,
    pub state: Vec<u8>,
}

/// A line of the list of deleted games.
#[derive(Serialize, Deserialize)]
struct Deletion {
    table: u32,
    /// The hash of the game's first line.
    first: String,
    /// False: it is here again.
    deleted: bool,
}

/// Games that were deleted: their ids, each with the hash of its first line.
#[derive(Default)]
pub(crate) struct Deleted(BTreeSet<(u32, String)>);

impl Deleted {
    /// Reads the list as far as it is whole.
    pub(crate) fn read(folder: &MirrorFolder) -> io::Result<Self> {
        let bytes = match std::fs::read(folder.deleted()) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => Vec::new(),
            bytes => bytes?,
        };
        let mut deleted = BTreeSet::new();
        for line in bytes.split(|byte| *byte == b'\n') {
            let whole = std::str::from_utf8(line).ok().and_then(|line| kernel::record::unseal(line, "").ok());
            let Some(Deletion { table, first, deleted: is_deleted }) =
                whole.and_then(|(bare, _)| serde_json::from_str(&bare).ok())
            else {
                continue;
            };
            match is_deleted {
                true => deleted.insert((table, first)),
                false => deleted.remove(&(table, first)),
            };
        }
        Ok(Self(deleted))
    }

    pub(crate) fn has(&self, table: u32, first: &str) -> bool {
        self.0.contains(&(table, first.to_owned()))
    }

    /// Whether any deleted game had this id.
    pub(crate) fn has_id(&self, table: u32) -> bool {
        self.0.iter().any(|(id, _)| *id == table)
    }

    /// The highest id of a deleted game.
    pub(crate) fn last(&self) -> Option<u32> {
        self.0.last().map(|(id, _)| *id)
    }

    /// The hashes of the first lines of all.
    pub(crate) fn firsts(&self) -> impl Iterator<Item = &str> {
        self.0.iter().map(|(_, first)| first.as_str())
    }
}

/// An open file.
struct Open {
    table: u32,
    kind: Kind,
    file: File,
    /// Since when it has something that is not synced.
    dirty: Option<Instant>,
}

pub(super) struct Worker {
    folder: MirrorFolder,
    /// The hash of the last line of each mirror that is complete.
    ends: HashMap<u32, String>,
    /// The one that was used last at the end.
    open: VecDeque<Open>,
    /// Since when a name in the folder is not synced.
    names: Option<Instant>,
    shared: Arc<Shared>,
}

impl Worker {
    pub(super) fn new(folder: MirrorFolder, ends: HashMap<u32, String>, shared: Arc<Shared>) -> Self {
        Self { folder, ends, open: VecDeque::new(), names: None, shared }
    }

    /// Does what is sent until the store is closed or gone.
    pub(super) fn run(mut self, queue: &Receiver<Job>) {
        loop {
            let job = match self.next_sync() {
                None => queue.recv().map_err(|_| RecvTimeoutError::Disconnected),
                Some(due) => queue.recv_timeout(due.saturating_duration_since(Instant::now())),
            };
            match job {
                Ok(Job::Close { done }) => {
                    self.sync_older_than(Duration::ZERO);
                    self.open.clear();
                    // The one who asked may be gone.
                    let _ = done.send(());
                    return;
                }
                Ok(job) => self.work(job),
                Err(RecvTimeoutError::Timeout) => {}
                Err(RecvTimeoutError::Disconnected) => return self.sync_older_than(Duration::ZERO),
            }
            self.sync_older_than(SYNC_AFTER);
        }
    }

    fn work(&mut self, job: Job) {
        // Who asked may be gone, so what is sent to it may get lost.
        match job {
            Job::Append { table, after, text, end, commit, state } => {
                self.shared.waiting.fetch_sub(text.len(), Ordering::Relaxed);
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
                let written = self.rewrite(table, &files, end);
                let _ = done.send(written);
            }
            Job::Forget { table } => self.forget(table),
            Job::Delete { table, first, done } => {
                let _ = done.send(self.delete(table, first));
            }
            Job::Keep { table, first } => {
                if let Err(error) = self.note_deletion(&Deletion { table, first, deleted: false }) {
                    tracing::warn!(%error, table, "a game could not be taken from the list of deleted ones");
                }
                self.behind(table);
            }
            Job::Read { table, done } => {
                let _ = done.send(self.read(table));
            }
            Job::Check { table, done } => {
                let _ = done.send(self.check(table));
            }
            Job::Complete { done } => {
                let mut all: Vec<u32> = self.ends.keys().copied().collect();
                all.sort_unstable();
                let _ = done.send(all);
            }
            // Handled where it is received.
            Job::Close { .. } => {}
        }
    }

    fn behind(&mut self, table: u32) {
        self.ends.remove(&table);
        self.shared.mark_urgent(table);
    }

    fn failed(&mut self, table: u32, error: &io::Error) {
        self.forget(table);
        self.shared.mark_failed(table, error);
    }

    fn forget(&mut self, table: u32) {
        self.ends.remove(&table);
        self.open.retain(|open| open.table != table);
    }

    /// The commit is written first: no line of a mirror is without its request.
    fn append(&mut self, table: u32, is_new: bool, text: &str, commit: &str, state: Option<&str>) -> io::Result<()> {
        if is_new {
            // An id is given once. What has its name is none of the game's.
            self.open.retain(|open| open.table != table);
            self.folder.quarantine(table)?;
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

    /// Closes the file that was not used for longest, synced.
    fn evict(&mut self) {
        if let Some(oldest) = self.open.pop_front() {
            self.sync_file(&oldest);
        }
    }

    fn sync_file(&mut self, open: &Open) {
        if open.dirty.is_some()
            && let Err(error) = open.file.sync_data()
        {
            // Nobody knows which of its bytes are on the disk.
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
        self.forget(table);
        for (kind, content) in KINDS.into_iter().zip([&files.lines, &files.commits, &files.state]) {
            self.replace(table, kind, content)?;
        }
        self.ends.insert(table, end);
        Ok(())
    }

    fn delete(&mut self, table: u32, first: String) -> io::Result<()> {
        self.note_deletion(&Deletion { table, first, deleted: true })?;
        self.forget(table);
        self.folder.remove(table)?;
        self.folder.sync()
    }

    fn note_deletion(&self, deletion: &Deletion) -> io::Result<()> {
        let mut list = open_to_append(&self.folder.deleted())?;
        // A line that was torn before does not spoil this one.
        list.write_all(format!("\n{}\n", seal(deletion, "")?.line).as_bytes())?;
        list.sync_all()
    }

    fn read(&self, table: u32) -> io::Result<TableFiles> {
        let read = |kind| Ok::<_, io::Error>(self.folder.read(table, kind)?.unwrap_or_default());
        Ok(TableFiles { lines: read(Kind::Lines)?, commits: read(Kind::Commits)?, state: read(Kind::State)? })
    }

    fn check(&mut self, table: u32) -> io::Result<Option<String>> {
        let Some(end) = self.ends.get(&table) else { return Ok(None) };
        let bytes = self.folder.read(table, Kind::Lines)?.unwrap_or_default();
        let found = Candidates::in_file(&bytes);
        let is_whole = found.chain().last().and_then(|line| hash_of(line)) == Some(end);
        let state = self.folder.read(table, Kind::State)?.unwrap_or_default();
        if is_whole && super::state::TableState::from_text(&state).is_some() {
            return Ok(None);
        }
        self.forget(table);
        let name = self.folder.quarantine(table)?;
        self.shared.mark_urgent(table);
        Ok(name)
    }

    /// When the next file has to be synced.
    fn next_sync(&self) -> Option<Instant> {
        let dirty = self.open.iter().filter_map(|open| open.dirty).chain(self.names);
        dirty.min().map(|since| since + SYNC_AFTER)
    }

    /// Syncs what was written so long ago. The commits go first: no line is on the disk without its request.
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
                self.shared.behind().failure = Some(fault_of(&error));
            }
        }
    }
}
