//! Compares the database with the text mirror, whenever the store is opened.
//!
//! Equal last hashes prove that two copies of a record are the same, because each hash depends on all lines before.
//! So only the ends are read, unless they differ. Then the record is merged line by line: lines of the database are
//! used where their chain of hashes holds, and the mirror completes them. A game's data outside its record has a
//! version, which tells which copy is older. The mirror's copy has its own hash: if the versions are equal and the
//! content is not, the database is damaged.
//!
//! All changes of the database, including reports, are one transaction. Files are changed after it, so no report is
//! lost. A file that cannot be read or changed never stops the comparison; only an error of the database does.

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::path::Path;

use kernel::record::Peek;
use sqlx::{Acquire as _, Row as _, SqliteConnection};

use super::commits::{self, Commit};
use super::deleted::{Deleted, Deletion, Listed, RecordEnd};
use super::fault_of;
use super::files::{Kind, MirrorFolder, ReservedName};
use super::lines::{Candidates, Merged, hash_of, merge};
use super::state::TableState;
use crate::{Stored, losses, optional_text, spawn_blocking};
use app_core::protocol::Damage;
use app_core::storage::DeletedRecord;

/// Number of bytes at the end of the commits file that are read to find the last commit.
const COMMITS_END: u64 = 4_096;

/// The purpose of a comparison.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Purpose {
    /// The database is in use: where the two differ, it is right.
    Open,
    /// A damaged database is rebuilt: where the two differ, the mirror is right. No file is changed.
    Rebuild,
}

/// Result of comparing the database with all mirrors.
#[derive(Default)]
pub(crate) struct Comparison {
    /// The hash of the last line of each mirror that is complete.
    pub complete: HashMap<u32, String>,
    /// Games with an incomplete mirror.
    pub urgent: BTreeSet<u32>,
    /// Games without a mirror.
    pub later: BTreeSet<u32>,
    /// Number of lines that were stored once and are now lost.
    pub lost: u32,
    /// True if a record has a gap. Each record should then be opened once, so that the gap is reported.
    pub has_gap: bool,
    /// Fingerprints of the records of deleted games, for recognising them in a backup.
    pub deleted: Vec<DeletedRecord>,
    /// Games whose deletion could not be cancelled, with the hashes of their first lines.
    pub uncancelled: BTreeMap<u32, String>,
    /// Games whose mirror could not be quarantined.
    pub unquarantined: BTreeSet<u32>,
    /// True if the database had lost the end of a record.
    has_lost: bool,
    /// Games for which neither the mirror nor the commits prove that nothing is lost.
    unverified: BTreeSet<u32>,
    /// The highest id that any game ever had.
    highest_id: Option<u32>,
    /// Pending changes of files, in their order.
    changes: Vec<FileChange>,
}

/// A change of files, to be made after the transaction.
#[derive(Debug)]
enum FileChange {
    /// Completes a deletion of files.
    Remove(u32),
    /// Quarantines a game's files. `reported` is the reported damage.
    Quarantine { table: u32, reserved: ReservedName, reported: Damage },
    /// Replaces the commits file.
    Commits { table: u32, text: String },
    /// Removes a game from the list of deleted ones.
    CancelDeletion(Deletion),
}

/// The ends of a game's files; the rest is not read.
#[derive(Default)]
struct MirrorEnds {
    last: Option<String>,
    /// `None` if there is no such file.
    state: Option<Result<TableState, Unreadable>>,
    latest: Option<Commit>,
    /// True if a file cannot be read.
    has_read_error: bool,
}

/// The file is damaged, or belongs to another game.
#[derive(Clone, Copy)]
struct Unreadable;

impl MirrorEnds {
    fn read(folder: &MirrorFolder, table: u32) -> Self {
        let mut has_read_error = false;
        let state = match folder.read(table, Kind::State) {
            Ok(state) => state.map(|state| TableState::from_text(&state).ok_or(Unreadable)),
            Err(error) => {
                log_unreadable(table, &error, &mut has_read_error);
                Some(Err(Unreadable))
            }
        };
        let commits = folder.read_end(table, Kind::Commits, COMMITS_END);
        let commits = commits.inspect_err(|error| log_unreadable(table, error, &mut has_read_error));
        let commits = commits.ok().flatten().unwrap_or_default();
        let last = folder.last_hash(table).inspect_err(|error| log_unreadable(table, error, &mut has_read_error));
        let latest = commits::latest(&commits::read(&commits)).cloned();
        Self { last: last.ok().flatten(), state, latest, has_read_error }
    }
}

fn log_unreadable(table: u32, error: &std::io::Error, has_read_error: &mut bool) {
    *has_read_error = true;
    tracing::warn!(%error, table, "a file of the text mirror cannot be read");
}

/// Reads the ends of all mirrors and of games without one, and the list of deleted games.
fn read_folder(folder: &MirrorFolder, known: &BTreeSet<u32>) -> (Vec<(u32, Option<MirrorEnds>)>, Deleted) {
    if let Err(error) = folder.prepare() {
        tracing::warn!(%error, "the folder of the text mirror cannot be used");
    }
    let mirrored = folder.tables().unwrap_or_else(|error| {
        tracing::warn!(%error, "the folder of the text mirror cannot be read");
        BTreeSet::new()
    });
    let ends = |table: &u32| (*table, mirrored.contains(table).then(|| MirrorEnds::read(folder, *table)));
    let all = mirrored.union(known).map(ends).collect();
    let deleted = Deleted::read(folder).unwrap_or_else(|error| {
        tracing::warn!(%error, "the list of deleted games cannot be read");
        Deleted::default()
    });
    (all, deleted)
}

/// Compares all games and completes the database from the mirror. Records what was restored or lost.
///
/// # Errors
/// Errors of the database only.
pub(crate) async fn compare(connection: &mut SqliteConnection, data: &Path, purpose: Purpose) -> Stored<Comparison> {
    let folder = MirrorFolder::at(data);
    let mut transaction = connection.begin().await?;
    let states = TableState::read_all(&mut transaction, None).await?;
    let ends = read_ends(&mut transaction).await?;
    let (at, known) = (folder.clone(), states.keys().copied().collect::<BTreeSet<_>>());
    let (mirrors, deleted) = spawn_blocking(move || Ok(read_folder(&at, &known))).await?;
    if purpose == Purpose::Rebuild {
        for table in deleted.ids().filter(|table| !states.contains_key(table)) {
            let lines = sqlx::query("DELETE FROM entries WHERE table_id = ?");
            lines.bind(table).execute(&mut *transaction).await?;
        }
    }
    let is_mirrored = mirrors.iter().any(|(_, ends)| ends.is_some());
    let mut comparison = Comparison {
        deleted: deleted.records(),
        highest_id: states.keys().copied().chain(deleted.ids()).filter(|id| *id <= crate::repair::MOST_ID).max(),
        ..Comparison::default()
    };
    for (table, mirror) in mirrors {
        let (state, end) = (states.get(&table), ends.get(&table));
        let Some(mirror) = mirror else {
            let Some(state) = state else { continue };
            // Ids are never reused.
            let is_orphan = purpose == Purpose::Rebuild && state.first.is_empty() && deleted.contains_id(table);
            match deleted.find(table, &state.first, end) {
                Listed::Deleted => delete(&mut transaction, table).await?,
                Listed::No if is_orphan => delete(&mut transaction, table).await?,
                listed => {
                    if let Listed::PlayedOn(cancelled) = listed {
                        comparison.changes.push(FileChange::CancelDeletion(cancelled));
                    }
                    comparison.later.insert(table);
                    // An older version had no mirrors.
                    comparison.unverified.extend(is_mirrored.then_some(table));
                }
            }
            continue;
        };
        let game = Game { table, state, mirror, deleted: &deleted, folder: &folder, purpose };
        if !game.is_same(end) {
            game.reconcile(&mut transaction, &mut comparison).await?;
        } else if let Some(end) = end {
            comparison.complete.insert(table, end.hash.clone());
        }
    }
    if comparison.has_lost || purpose == Purpose::Rebuild {
        for table in &comparison.unverified {
            note(&mut transaction, Some(*table), &Damage::Unknown).await?;
        }
    }
    advance_id_sequence(&mut transaction, comparison.highest_id).await?;
    transaction.commit().await?;
    if purpose == Purpose::Open {
        comparison.change_files(connection, folder).await?;
    }
    Ok(comparison)
}

impl Comparison {
    /// Changes the files. Failed changes are reported, and tried again when mirrors are completed.
    async fn change_files(&mut self, connection: &mut SqliteConnection, folder: MirrorFolder) -> Stored<()> {
        for change in std::mem::take(&mut self.changes) {
            let at = folder.clone();
            let (change, done) = spawn_blocking(move || {
                let done = change.apply(&at);
                Ok((change, done))
            })
            .await?;
            let Err(error) = done else { continue };
            tracing::warn!(%error, ?change, "a file of the text mirror could not be changed");
            let mut transaction = connection.begin().await?;
            match change {
                FileChange::Quarantine { table, reserved, reported } => {
                    let at = folder.clone();
                    spawn_blocking(move || {
                        at.release(&reserved);
                        Ok(())
                    })
                    .await?;
                    if matches!(reported, Damage::Mirror { .. }) {
                        losses::withdraw(&mut transaction, Some(table), &reported).await?;
                    }
                    self.postpone_quarantine(table);
                }
                FileChange::CancelDeletion(Deletion { table, first, .. }) => {
                    self.postpone(table);
                    self.uncancelled.insert(table, first);
                }
                // The next start tries again. New commits are written with the complete mirror.
                FileChange::Remove(_) | FileChange::Commits { .. } => continue,
            }
            note(&mut transaction, None, &Damage::Unmirrored { why: fault_of(&error) }).await?;
            transaction.commit().await?;
        }
        Ok(())
    }
}

impl Comparison {
    /// Marks a mirror for later completion, because it cannot be written now.
    fn postpone(&mut self, table: u32) {
        if self.urgent.remove(&table) {
            self.later.insert(table);
        }
    }

    /// Marks a mirror for later completion, to be kept until it can be quarantined.
    fn postpone_quarantine(&mut self, table: u32) {
        self.postpone(table);
        self.unquarantined.insert(table);
    }
}

impl FileChange {
    fn apply(&self, folder: &MirrorFolder) -> std::io::Result<()> {
        match self {
            Self::Remove(table) => folder.remove(*table),
            Self::Quarantine { table, reserved, .. } => folder.move_to(*table, reserved),
            Self::Commits { table, text } => folder.replace(&folder.file(*table, Kind::Commits), text.as_bytes()),
            Self::CancelDeletion(deletion) => deletion.write(folder),
        }
    }
}

async fn read_ends(connection: &mut SqliteConnection) -> Stored<BTreeMap<u32, RecordEnd>> {
    const ENDS: &str = "WITH ends (id, n) AS (SELECT id, (SELECT max(n) FROM entries WHERE table_id = id \
        AND n BETWEEN 0 AND 4294967295) FROM tables WHERE id BETWEEN 1 AND 4294967295) \
        SELECT id, n, (SELECT CAST(substr(line, -66, 64) AS BLOB) FROM entries e WHERE e.table_id = id AND e.n = ends.n) \
        FROM ends WHERE n IS NOT NULL";
    let rows = sqlx::query(ENDS).fetch_all(connection).await?;
    let end = |row: &sqlx::sqlite::SqliteRow| {
        let hash = optional_text(row, 2)?.unwrap_or_default();
        Ok((row.try_get(0)?, RecordEnd { n: row.try_get(1)?, hash }))
    };
    rows.iter().map(end).collect()
}

async fn delete(connection: &mut SqliteConnection, table: u32) -> Stored<()> {
    tracing::info!(table, "a game whose deletion was not finished is deleted");
    // Foreign keys are off during a rebuild, so the rows are deleted here.
    for rows in ["entries", "devices", "reserved_seats", "figures", "losses"] {
        let rows = sqlx::AssertSqlSafe(format!("DELETE FROM {rows} WHERE table_id = ?"));
        sqlx::query(rows).bind(table).execute(&mut *connection).await?;
    }
    sqlx::query("DELETE FROM tables WHERE id = ?").bind(table).execute(connection).await?;
    Ok(())
}

/// Reserves the ids of all games that ever existed, because files are named by them.
async fn advance_id_sequence(connection: &mut SqliteConnection, highest: Option<u32>) -> Stored<()> {
    let Some(highest) = highest else { return Ok(()) };
    sqlx::query(
        "INSERT INTO sqlite_sequence (name, seq) SELECT 'tables', 0 \
         WHERE NOT EXISTS (SELECT 1 FROM sqlite_sequence WHERE name = 'tables')",
    )
    .execute(&mut *connection)
    .await?;
    sqlx::query("UPDATE sqlite_sequence SET seq = ?1 WHERE name = 'tables' AND seq < ?1")
        .bind(highest)
        .execute(connection)
        .await?;
    Ok(())
}

/// A game with a mirror.
struct Game<'a> {
    table: u32,
    /// The game's state in the database; `None` if it is missing there.
    state: Option<&'a TableState>,
    mirror: MirrorEnds,
    deleted: &'a Deleted,
    folder: &'a MirrorFolder,
    purpose: Purpose,
}

/// The copy of a game's state that is right.
#[derive(PartialEq, Eq)]
enum RightState {
    Both,
    Database,
    Mirror,
}

impl Game<'_> {
    /// True if both have the same record and the same state. During a rebuild no line of the database is trusted.
    fn is_same(&self, end: Option<&RecordEnd>) -> bool {
        let Some(end) = end.filter(|_| self.purpose == Purpose::Open) else { return false };
        let (Some(own), Some(Ok(mirrored))) = (self.state, &self.mirror.state) else { return false };
        let is_latest = |commit: &Commit| commit.n == end.n && commit.matches_hash(&end.hash);
        matches!(self.deleted.find(self.table, &own.first, Some(end)), Listed::No)
            && !self.mirror.has_read_error
            && self.mirror.latest.as_ref().is_some_and(is_latest)
            && self.mirror.last.as_ref() == Some(&end.hash)
            && own.first == mirrored.first
            && self.right_state() == RightState::Both
    }

    fn right_state(&self) -> RightState {
        let (own, mirrored) = match (self.state, &self.mirror.state) {
            (_, None | Some(Err(Unreadable))) => return RightState::Database,
            (None, Some(Ok(_))) => return RightState::Mirror,
            (Some(own), Some(Ok(mirrored))) => (own, mirrored),
        };
        let is_later = own.version > mirrored.version
            && own.game == mirrored.game
            // Seeds are only ever appended.
            && own.seeds.as_deref().unwrap_or_default().starts_with(mirrored.seeds.as_deref().unwrap_or_default());
        match own.has_same_content(mirrored) {
            true if own.version == mirrored.version => RightState::Both,
            _ if is_later => RightState::Database,
            _ => RightState::Mirror,
        }
    }

    /// Completes the database, and decides about the mirror.
    async fn reconcile(mut self, connection: &mut SqliteConnection, comparison: &mut Comparison) -> Stored<()> {
        let (table, folder) = (self.table, self.folder.clone());
        let files = spawn_blocking(move || Ok(folder.read_all(table))).await?;
        let (mirror, mut commits) = (Candidates::parse(&files.lines), commits::read(&files.commits));
        let is_valid = mirror.count() > 0 || !commits.is_empty() || matches!(self.mirror.state, Some(Ok(_)));
        if self.state.is_none() && !is_valid && !self.mirror.has_read_error {
            tracing::warn!(table, "a file in the folder of the text mirror is of no game");
            return Ok(());
        }
        comparison.highest_id = comparison.highest_id.max(is_valid.then_some(table));
        let mut stored = StoredLines::read(connection, table).await?;
        let (own_chain, mirror_chain) = (stored.candidates.chain(), mirror.chain());
        match self.find_deletion(&own_chain, &mirror_chain) {
            Listed::No => {}
            Listed::PlayedOn(cancelled) => comparison.changes.push(FileChange::CancelDeletion(cancelled)),
            Listed::Deleted => {
                comparison.changes.push(FileChange::Remove(table));
                return delete(connection, table).await;
            }
        }
        let first_hash = |chain: &[&[u8]]| chain.first().and_then(|line| hash_of(line)).map(str::to_owned);
        let (own_first, mirror_first) = (first_hash(&own_chain), first_hash(&mirror_chain));
        let state_first = match &self.mirror.state {
            Some(Ok(state)) => Some(state.first.clone()).filter(|first| !first.is_empty()),
            _ => None,
        };
        if own_first.is_some() && mirror_first.is_some() && own_first != mirror_first {
            let is_mirror_right = match state_first.as_ref() {
                Some(first) => mirror_first.as_ref() == Some(first),
                None => mirror_chain.len() > own_chain.len(),
            };
            if self.purpose == Purpose::Open || !is_mirror_right {
                return self.set_mirror_aside(connection, comparison).await;
            }
            // Damage gave the lines of another game this id.
            let lines = sqlx::query("DELETE FROM entries WHERE table_id = ?");
            lines.bind(table).execute(&mut *connection).await?;
            stored = StoredLines::default();
        }
        let (own_chain, ended_at) = (stored.candidates.chain(), stored.candidates.highest());
        let has_diverged = own_chain.iter().zip(&mirror_chain).any(|(own, other)| own != other);
        let mut merged = match self.purpose {
            Purpose::Open => merge(&stored.candidates, &mirror),
            Purpose::Rebuild => merge(&mirror, &stored.candidates),
        };
        if self.purpose == Purpose::Open && has_diverged {
            // The records diverge here, so the database's lines are used.
            let chain = merged.chain;
            merged.lines.retain(|n, _| *n < chain);
        }
        let first = merged.first_hash();
        if first.is_some() && state_first.is_some() && first != state_first.as_deref() {
            tracing::warn!(table, "the state in the text mirror is of another game");
            self.mirror.state = Some(Err(Unreadable));
        }
        if commits::are_foreign(&commits, |n| merged.hash_in_chain(n)) {
            tracing::warn!(table, "the commits in the text mirror are of another game");
            commits.clear();
        }
        let first_commit = commits.iter().find(|commit| commit.n == 0).map(|commit| commit.line.clone());
        let known_first = state_first.or(first_commit);
        let latest = commits::latest(&commits).map(|commit| commit.n);
        let length = latest.map(|n| n.saturating_add(1));
        let lost = length.map_or(0, |length| length.saturating_sub(merged.chain));
        let is_restored = self.restore(connection, &merged, &stored, &commits).await?;
        let has_rest = merged.lines.len() as u32 > merged.chain;
        comparison.has_gap |= has_rest || lost > 0;
        comparison.lost += lost;
        let is_verified = mirror_chain.len() as u32 == merged.chain && length == Some(merged.chain);
        if lost == 0 && !is_verified {
            comparison.unverified.insert(table);
        }
        let is_end_restored = merged.chain.checked_sub(1).is_some_and(|last| ended_at.is_none_or(|n| n < last));
        comparison.has_lost |= lost > 0 || is_end_restored;
        if lost > 0 && !has_rest {
            let known = latest.unwrap_or_default();
            let damage = match merged.chain.checked_sub(1) {
                Some(last) => Damage::LostTail { last, known },
                None => Damage::Missing { known, first: known_first.clone() },
            };
            note(connection, Some(table), &damage).await?;
        } else if merged.lines.is_empty() && self.state.is_none() && is_valid {
            let missing = Damage::Missing { known: latest.unwrap_or_default(), first: known_first.clone() };
            note(connection, Some(table), &missing).await?;
        }
        if self.purpose == Purpose::Rebuild {
            return Ok(());
        }
        if lost > 0 {
            let text = drop_lost_commits(&merged, &commits);
            comparison.changes.push(FileChange::Commits { table, text });
        }
        if let Some(restored) = is_restored {
            note(connection, Some(table), &restored).await?;
        }
        let differs = mirror_chain.iter().zip(0..).any(|(line, n)| merged.lines.get(&n).is_none_or(|own| own != line));
        let is_damaged = mirror.count() > mirror_chain.len() as u32 || differs || self.mirror.has_read_error;
        if is_damaged || matches!(self.mirror.state, Some(Err(Unreadable))) {
            return self.set_mirror_aside(connection, comparison).await;
        }
        if merged.lines.is_empty() && self.state.is_none() {
            // Both copies of the game are lost.
            let missing = Damage::Missing { known: latest.unwrap_or_default(), first: known_first };
            return self.quarantine(connection, comparison, |_| missing).await;
        }
        comparison.urgent.insert(table);
        Ok(())
    }

    /// Checks whether the game was deleted, by any copy of its first line and the longer of both records.
    fn find_deletion(&self, own_chain: &[&[u8]], mirror_chain: &[&[u8]]) -> Listed {
        let longer = if mirror_chain.len() > own_chain.len() { mirror_chain } else { own_chain };
        let last = longer.last().and_then(|line| hash_of(line));
        let end = last.map(|hash| RecordEnd { n: longer.len() as u32 - 1, hash: hash.to_owned() });
        let of_mirror = mirror_chain.first().and_then(|line| hash_of(line));
        let of_state = match &self.mirror.state {
            Some(Ok(state)) => Some(state.first.as_str()),
            _ => None,
        };
        let firsts = self.state.map(|state| state.first.as_str()).into_iter().chain(of_mirror).chain(of_state);
        let listed = firsts.map(|first| self.deleted.find(self.table, first, end.as_ref()));
        listed.into_iter().find(|listed| !matches!(listed, Listed::No)).unwrap_or(Listed::No)
    }

    /// Restores the data that the database lacks. Returns what was restored.
    async fn restore(
        &self,
        connection: &mut SqliteConnection,
        merged: &Merged,
        stored: &StoredLines,
        commits: &[Commit],
    ) -> Stored<Option<Damage>> {
        let table = self.table;
        if merged.lines.is_empty() && self.state.is_none() {
            return Ok(None);
        }
        let state = match (&self.mirror.state, self.right_state()) {
            (Some(Ok(state)), RightState::Mirror) => Some(state),
            _ => None,
        };
        if let Some(state) = state {
            state.restore(connection, table).await?;
        } else if self.state.is_none() {
            let game = merged.lines.get(&0).and_then(|line| serde_json::from_slice::<Peek>(line).ok());
            let insert = sqlx::query("INSERT OR IGNORE INTO tables (id, game) VALUES (?, ?)");
            let game = game.map(|peek| peek.game).unwrap_or_default();
            insert.bind(table).bind(game).execute(&mut *connection).await?;
        }
        let lines = write_lines(connection, table, merged, stored, commits).await?;
        let is_restored = lines > 0 || state.is_some();
        if is_restored {
            tracing::warn!(table, lines, state = state.is_some(), "the database was completed from the text mirror");
        }
        Ok(is_restored.then_some(Damage::Restored { lines, state: state.is_some() }))
    }

    /// Quarantines a mirror, which is then written again from the database.
    async fn set_mirror_aside(&self, connection: &mut SqliteConnection, comparison: &mut Comparison) -> Stored<()> {
        if self.purpose == Purpose::Rebuild {
            return Ok(());
        }
        tracing::warn!(table = self.table, "a text mirror was damaged or of another record");
        comparison.urgent.insert(self.table);
        self.quarantine(connection, comparison, |file| Damage::Mirror { file }).await
    }

    /// Reports damage, and has the game's files quarantined after the transaction.
    async fn quarantine(
        &self,
        connection: &mut SqliteConnection,
        comparison: &mut Comparison,
        damage: impl FnOnce(String) -> Damage,
    ) -> Stored<()> {
        let (table, folder) = (self.table, self.folder.clone());
        match spawn_blocking(move || Ok(folder.reserve(table))).await? {
            Ok(None) => Ok(()),
            Ok(Some(reserved)) => {
                let reported = damage(reserved.name.clone());
                note(connection, Some(table), &reported).await?;
                comparison.changes.push(FileChange::Quarantine { table, reserved, reported });
                Ok(())
            }
            Err(error) => {
                tracing::warn!(%error, table, "a damaged text mirror could not be set aside");
                comparison.postpone_quarantine(table);
                note(connection, None, &Damage::Unmirrored { why: fault_of(&error) }).await
            }
        }
    }
}

/// Removes commits of lost lines, so that the loss is reported only once.
fn drop_lost_commits(merged: &Merged, commits: &[Commit]) -> String {
    let (mut text, mut last) = (String::new(), None);
    for commit in commits {
        let hash = merged.hash_in_chain(commit.n).filter(|hash| commit.matches_hash(hash));
        let Some(hash) = hash else { continue };
        text += &commits::write(commit.n, hash, commit.request.as_deref());
        last = Some(commit.n);
    }
    if let Some((n, hash)) = merged.chain.checked_sub(1).and_then(|n| Some((n, merged.hash_in_chain(n)?)))
        && last != Some(n)
    {
        text += &commits::write(n, hash, None);
    }
    text
}

async fn note(connection: &mut SqliteConnection, table: Option<u32>, damage: &Damage) -> Stored<()> {
    losses::note(connection, table, damage, &app_core::now()).await
}

/// The lines of a record in the database.
#[derive(Default)]
pub(crate) struct StoredLines {
    pub candidates: Candidates,
    /// Request ids by the number of the last line of their commit.
    pub requests: BTreeMap<u32, String>,
}

impl StoredLines {
    pub(crate) async fn read(connection: &mut SqliteConnection, table: u32) -> Stored<Self> {
        const LINES: &str = "SELECT n, CAST(line AS BLOB), CAST(request AS BLOB) FROM entries \
            WHERE table_id = ? AND n BETWEEN 0 AND 4294967295 ORDER BY n";
        let (mut candidates, mut requests) = (Candidates::default(), BTreeMap::new());
        for row in sqlx::query(LINES).bind(table).fetch_all(connection).await? {
            let n = row.try_get(0)?;
            candidates.add(n, row.try_get(1)?);
            if let Some(request) = optional_text(&row, 2)? {
                requests.insert(n, request);
            }
        }
        Ok(Self { candidates, requests })
    }
}

/// Inserts the lines that the database lacks, with their request ids. Returns the number of lines with a valid
/// chain.
pub(crate) async fn write_lines(
    transaction: &mut SqliteConnection,
    table: u32,
    merged: &Merged,
    stored: &StoredLines,
    commits: &[Commit],
) -> Stored<u32> {
    let is_missing = |(n, line): &(&u32, &Vec<u8>)| !stored.candidates.has(**n, line);
    let missing: Vec<_> = merged.lines.iter().filter(is_missing).collect();
    for (n, line) in &missing {
        const LINE: &str = "INSERT INTO entries (table_id, n, line) VALUES (?, ?, ?) \
            ON CONFLICT (table_id, n) DO UPDATE SET line = excluded.line";
        let line = String::from_utf8_lossy(line);
        sqlx::query(LINE).bind(table).bind(n).bind(line.as_ref()).execute(&mut *transaction).await?;
    }
    if !missing.is_empty() {
        // The summary in the list is computed again.
        let summaries = sqlx::query("UPDATE entries SET summary = NULL WHERE table_id = ? AND summary IS NOT NULL");
        summaries.bind(table).execute(&mut *transaction).await?;
    }
    for commit in commits.iter().filter(|commit| commit.request.is_some() && commit.n < merged.chain) {
        let is_here =
            merged.lines.get(&commit.n).and_then(|line| hash_of(line)).is_some_and(|hash| commit.matches_hash(hash));
        if is_here && stored.requests.get(&commit.n) != commit.request.as_ref() {
            let request = sqlx::query("UPDATE entries SET request = ? WHERE table_id = ? AND n = ?");
            request.bind(&commit.request).bind(table).bind(commit.n).execute(&mut *transaction).await?;
        }
    }
    Ok(missing.iter().filter(|(n, _)| **n < merged.chain).count() as u32)
}
