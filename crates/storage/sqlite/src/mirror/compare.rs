//! Compares the database with the text mirror, whenever the store is opened.
//!
//! The last hash of a record tells whether two copies are the same, because each hash depends on all lines before. So
//! only the ends are read, unless they differ. Then the record is merged line by line: what the database has is used
//! where its chain of hashes holds, and the mirror completes it. What belongs to a game beside its record has a
//! version, which tells the older of the two, and the mirror's has a hash of its own: where the version is the same
//! and the content is not, the database is damaged.

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::path::Path;

use kernel::record::Peek;
use sqlx::sqlite::SqlitePool;
use sqlx::{Acquire as _, Row as _, SqliteConnection};

use super::commits::{self, Commit};
use super::files::{Kind, MirrorFolder};
use super::lines::{Candidates, Merged, hash_of, merge};
use super::state::TableState;
use super::worker::{Deleted, TableFiles};
use crate::{Stored, apart, losses, perhaps_text};
use app_core::protocol::Damage;

/// How much of the file of commits is read to find the last one.
const COMMITS_END: u64 = 4_096;

/// What a comparison is for.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Purpose {
    /// The database is in use: where both differ, it is right.
    Open,
    /// A damaged database is rebuilt: where both differ, the mirror is right. No file is changed.
    Rebuild,
}

/// What came of a comparison.
#[derive(Default)]
pub(crate) struct Comparison {
    /// The hash of the last line of each mirror that is complete.
    pub complete: HashMap<u32, String>,
    /// Mirrors that lack something.
    pub urgent: BTreeSet<u32>,
    /// Games without a mirror.
    pub later: BTreeSet<u32>,
    /// How many lines are known to have been stored, and are nowhere.
    pub lost: u32,
    /// Whether a record has a gap: then each should be opened once, so that it is reported.
    pub has_gap: bool,
    /// The hashes of the first lines of deleted games.
    pub deleted: BTreeSet<String>,
    /// Whether the database had lost something that it had committed.
    has_lost: bool,
    /// Games of which neither the mirror nor the commits tell that nothing is lost.
    unsure: BTreeSet<u32>,
}

/// The files of a game at a glance.
#[derive(Default)]
struct Glance {
    last: Option<String>,
    /// None if there is no such file.
    state: Option<Result<TableState, Unreadable>>,
    furthest: Option<Commit>,
}

/// The file is damaged.
struct Unreadable;

impl Glance {
    fn at(folder: &MirrorFolder, table: u32) -> std::io::Result<Self> {
        let state = folder.read(table, Kind::State)?;
        let commits = folder.read_end(table, Kind::Commits, COMMITS_END)?.unwrap_or_default();
        Ok(Self {
            last: folder.last_hash(table)?,
            state: state.map(|state| TableState::from_text(&state).ok_or(Unreadable)),
            furthest: commits::furthest(&commits::read(&commits)).cloned(),
        })
    }
}

/// A record's end in the database.
struct End {
    n: u32,
    hash: String,
}

/// Compares all games and completes the database from the mirror. What was restored or lost is noted.
pub(crate) async fn compare(pool: &SqlitePool, data: &Path, purpose: Purpose) -> Stored<Comparison> {
    let folder = MirrorFolder::at(data);
    let mut connection = pool.acquire().await?;
    let states = TableState::read_all(&mut connection, None).await?;
    let ends = read_ends(&mut connection).await?;
    let (at, known) = (folder.clone(), states.keys().copied().collect::<BTreeSet<_>>());
    let (glances, deleted) = apart(move || {
        at.prepare()?;
        let mirrored = at.tables()?;
        let glance = |table: &u32| match mirrored.contains(table) {
            true => Ok((*table, Some(Glance::at(&at, *table)?))),
            false => Ok((*table, None)),
        };
        let glances = mirrored.union(&known).map(glance).collect::<std::io::Result<Vec<_>>>()?;
        Ok((glances, Deleted::read(&at)?))
    })
    .await?;
    let last = glances.iter().map(|(table, _)| *table).max().max(deleted.last());
    let is_mirrored = glances.iter().any(|(_, glance)| glance.is_some());
    let mut comparison = Comparison { deleted: deleted.firsts().map(str::to_owned).collect(), ..Comparison::default() };
    for (table, glance) in glances {
        let (state, end) = (states.get(&table), ends.get(&table));
        let Some(glance) = glance else {
            if state.is_some_and(|state| deleted.has(table, &state.first)) {
                delete(&mut connection, table).await?;
            } else {
                comparison.later.insert(table);
                // An older version had no mirrors.
                comparison.unsure.extend(is_mirrored.then_some(table));
            }
            continue;
        };
        let game = Game { table, state, glance, deleted: &deleted, folder: &folder, purpose };
        if !game.is_same(end) {
            game.settle(&mut connection, &mut comparison).await?;
        } else if let Some(end) = end {
            comparison.complete.insert(table, end.hash.clone());
        }
    }
    if comparison.has_lost || purpose == Purpose::Rebuild {
        for table in &comparison.unsure {
            note(&mut connection, Some(*table), &Damage::Unknown).await?;
        }
    }
    count_on(&mut connection, last).await?;
    Ok(comparison)
}

async fn read_ends(connection: &mut SqliteConnection) -> Stored<BTreeMap<u32, End>> {
    const ENDS: &str = "WITH ends (id, n) AS (SELECT id, (SELECT max(n) FROM entries WHERE table_id = id \
        AND n BETWEEN 0 AND 4294967295) FROM tables WHERE id BETWEEN 1 AND 4294967295) \
        SELECT id, n, (SELECT CAST(substr(line, -66, 64) AS BLOB) FROM entries e WHERE e.table_id = id AND e.n = ends.n) \
        FROM ends WHERE n IS NOT NULL";
    let rows = sqlx::query(ENDS).fetch_all(connection).await?;
    let end = |row: &sqlx::sqlite::SqliteRow| {
        let hash = perhaps_text(row, 2)?.unwrap_or_default();
        Ok((row.try_get(0)?, End { n: row.try_get(1)?, hash }))
    };
    rows.iter().map(end).collect()
}

async fn delete(connection: &mut SqliteConnection, table: u32) -> Stored<()> {
    tracing::info!(table, "a game whose deletion was not finished is deleted");
    sqlx::query("DELETE FROM tables WHERE id = ?").bind(table).execute(&mut *connection).await?;
    sqlx::query("DELETE FROM losses WHERE table_id = ?").bind(table).execute(connection).await?;
    Ok(())
}

/// Gives the id of a game that was ever here to no other: its files are named by it.
pub(crate) async fn count_on(connection: &mut SqliteConnection, last: Option<u32>) -> Stored<()> {
    let Some(last) = last else { return Ok(()) };
    sqlx::query(
        "INSERT INTO sqlite_sequence (name, seq) SELECT 'tables', 0 \
         WHERE NOT EXISTS (SELECT 1 FROM sqlite_sequence WHERE name = 'tables')",
    )
    .execute(&mut *connection)
    .await?;
    sqlx::query("UPDATE sqlite_sequence SET seq = ?1 WHERE name = 'tables' AND seq < ?1")
        .bind(i64::from(last).min(i64::from(i32::MAX)))
        .execute(connection)
        .await?;
    Ok(())
}

/// A game that has a mirror.
struct Game<'a> {
    table: u32,
    /// Its state in the database; none if it is not there.
    state: Option<&'a TableState>,
    glance: Glance,
    deleted: &'a Deleted,
    folder: &'a MirrorFolder,
    purpose: Purpose,
}

/// Which state of a game is right.
#[derive(PartialEq, Eq)]
enum RightState {
    Both,
    Database,
    Mirror,
}

impl Game<'_> {
    /// Whether both have the same record and the same state. Of a damaged database, no line is believed.
    fn is_same(&self, end: Option<&End>) -> bool {
        let Some(end) = end.filter(|_| self.purpose == Purpose::Open) else { return false };
        let is_deleted = self.state.is_some_and(|state| self.deleted.has(self.table, &state.first));
        let has_more = self.glance.furthest.as_ref().is_none_or(|commit| commit.n > end.n);
        !is_deleted
            && !has_more
            && self.glance.last.as_ref() == Some(&end.hash)
            && self.right_state() == RightState::Both
    }

    fn right_state(&self) -> RightState {
        let (own, mirrored) = match (self.state, &self.glance.state) {
            (_, None | Some(Err(Unreadable))) => return RightState::Database,
            (None, Some(Ok(_))) => return RightState::Mirror,
            (Some(own), Some(Ok(mirrored))) => (own, mirrored),
        };
        let is_later = own.version > mirrored.version
            && own.game == mirrored.game
            // Seeds are only added.
            && own.seeds.as_deref().unwrap_or_default().starts_with(mirrored.seeds.as_deref().unwrap_or_default());
        match own.has_content_of(mirrored) {
            true if own.version == mirrored.version => RightState::Both,
            _ if is_later => RightState::Database,
            _ => RightState::Mirror,
        }
    }

    /// Completes the database, and says what is to become of the mirror.
    async fn settle(self, connection: &mut SqliteConnection, comparison: &mut Comparison) -> Stored<()> {
        let (table, folder) = (self.table, self.folder.clone());
        let files = apart(move || {
            let read = |kind| Ok::<_, std::io::Error>(folder.read(table, kind)?.unwrap_or_default());
            Ok(TableFiles { lines: read(Kind::Lines)?, commits: read(Kind::Commits)?, state: read(Kind::State)? })
        });
        let files = files.await?;
        let (mirror, commits) = (Candidates::in_file(&files.lines), commits::read(&files.commits));
        if self.is_deleted(&mirror) {
            delete(connection, table).await?;
            if self.purpose == Purpose::Open {
                let folder = self.folder.clone();
                apart(move || Ok(folder.remove(table)?)).await?;
            }
            return Ok(());
        }
        let stored = StoredLines::read(connection, table).await?;
        let (own_chain, mirror_chain) = (stored.candidates.chain(), mirror.chain());
        let is_other_game =
            matches!((own_chain.first(), mirror_chain.first()), (Some(own), Some(other)) if own != other);
        if is_other_game {
            return self.set_mirror_aside(connection, comparison).await;
        }
        let is_other_branch = own_chain.iter().zip(&mirror_chain).any(|(own, other)| own != other);
        let mut merged = match self.purpose {
            Purpose::Open => merge(&stored.candidates, &mirror),
            Purpose::Rebuild => merge(&mirror, &stored.candidates),
        };
        if self.purpose == Purpose::Open && is_other_branch {
            // Both are sound up to there: the database is right.
            let chain = merged.chain;
            merged.lines.retain(|n, _| *n < chain);
        }
        let furthest = commits::furthest(&commits).map(|commit| commit.n);
        let lost = furthest.map_or(0, |n| (n + 1).saturating_sub(merged.chain));
        let is_restored = self.restore(connection, &merged, &stored, &commits).await?;
        let has_rest = merged.lines.len() as u32 > merged.chain;
        comparison.has_gap |= has_rest || lost > 0;
        comparison.lost += lost;
        let is_sure = mirror_chain.len() as u32 == merged.chain && furthest.map(|n| n + 1) == Some(merged.chain);
        if lost == 0 && !is_sure {
            comparison.unsure.insert(table);
        }
        comparison.has_lost |= lost > 0 || is_restored.is_some();
        if lost > 0 && self.purpose == Purpose::Open {
            self.forget_lost(&merged, &commits).await?;
        }
        if lost > 0 && !has_rest {
            let known = furthest.unwrap_or_default();
            let damage = match merged.chain.checked_sub(1) {
                Some(last) => Damage::LostTail { last, known },
                None => Damage::Missing { known },
            };
            note(connection, Some(table), &damage).await?;
        } else if merged.lines.is_empty() && self.state.is_none() {
            note(connection, Some(table), &Damage::Missing { known: furthest.unwrap_or_default() }).await?;
        }
        if self.purpose == Purpose::Rebuild {
            return Ok(());
        }
        if let Some(restored) = is_restored {
            note(connection, Some(table), &restored).await?;
        }
        let differs = mirror_chain.iter().zip(0..).any(|(line, n)| merged.lines.get(&n).is_none_or(|own| own != line));
        let is_damaged = mirror.count() > mirror_chain.len() as u32 || differs;
        if is_damaged || matches!(self.glance.state, Some(Err(Unreadable))) {
            return self.set_mirror_aside(connection, comparison).await;
        }
        if merged.lines.is_empty() && self.state.is_none() {
            // Nothing of the game is left.
            let folder = self.folder.clone();
            apart(move || Ok(folder.quarantine(table)?)).await?;
            return Ok(());
        }
        comparison.urgent.insert(table);
        Ok(())
    }

    /// Whether the game was deleted, and only the deletion was not finished.
    fn is_deleted(&self, mirror: &Candidates) -> bool {
        let of_mirror = mirror.chain().first().and_then(|line| hash_of(line)).map(str::to_owned);
        let of_state = match &self.glance.state {
            Some(Ok(state)) => Some(&state.first),
            _ => None,
        };
        let firsts = self.state.map(|state| &state.first).into_iter().chain(&of_mirror).chain(of_state);
        self.deleted.has_id(self.table) && firsts.into_iter().any(|first| self.deleted.has(self.table, first))
    }

    /// Writes into the database what it lacks, and returns what that was.
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
        let mut transaction = connection.begin().await?;
        let state = match (&self.glance.state, self.right_state()) {
            (Some(Ok(state)), RightState::Mirror) => Some(state),
            _ => None,
        };
        if let Some(state) = state {
            state.restore(&mut transaction, table).await?;
        } else if self.state.is_none() {
            let game = merged.lines.get(&0).and_then(|line| serde_json::from_slice::<Peek>(line).ok());
            let insert = sqlx::query("INSERT OR IGNORE INTO tables (id, game) VALUES (?, ?)");
            let game = game.map(|peek| peek.game).unwrap_or_default();
            insert.bind(table).bind(game).execute(&mut *transaction).await?;
        }
        let lines = write_lines(&mut transaction, table, merged, stored, commits).await?;
        transaction.commit().await?;
        let is_restored = lines > 0 || state.is_some();
        if is_restored {
            tracing::warn!(table, lines, state = state.is_some(), "the database was completed from the text mirror");
        }
        Ok(is_restored.then_some(Damage::Restored { lines, state: state.is_some() }))
    }

    /// Leaves the commits that are still true: what is lost is reported once.
    async fn forget_lost(&self, merged: &Merged, commits: &[Commit]) -> Stored<()> {
        let hash = |n: &u32| merged.lines.get(n).and_then(|line| hash_of(line));
        let (mut text, mut last) = (String::new(), None);
        for commit in commits.iter().filter(|commit| commit.n < merged.chain) {
            let Some(hash) = hash(&commit.n).filter(|hash| commit.is_of(hash)) else { continue };
            text += &commits::write(commit.n, hash, commit.request.as_deref());
            last = Some(commit.n);
        }
        if let Some((n, hash)) = merged.chain.checked_sub(1).and_then(|n| Some((n, hash(&n)?)))
            && last != Some(n)
        {
            text += &commits::write(n, hash, None);
        }
        let (folder, file) = (self.folder.clone(), self.folder.file(self.table, Kind::Commits));
        apart(move || Ok(folder.replace(&file, text.as_bytes())?)).await
    }

    /// Moves a mirror to the damaged files: it is written again from the database.
    async fn set_mirror_aside(&self, connection: &mut SqliteConnection, comparison: &mut Comparison) -> Stored<()> {
        if self.purpose == Purpose::Rebuild {
            return Ok(());
        }
        let (table, folder) = (self.table, self.folder.clone());
        let name = apart(move || Ok(folder.quarantine(table)?)).await?;
        if let Some(file) = name {
            tracing::warn!(table, file, "a text mirror was damaged or of another record");
            note(connection, Some(table), &Damage::Mirror { file }).await?;
        }
        comparison.urgent.insert(table);
        Ok(())
    }
}

async fn note(connection: &mut SqliteConnection, table: Option<u32>, damage: &Damage) -> Stored<()> {
    let mut transaction = connection.begin().await?;
    losses::note(&mut transaction, table, damage, &app_core::now()).await?;
    Ok(transaction.commit().await?)
}

/// The lines of a record as the database has them.
pub(crate) struct StoredLines {
    pub candidates: Candidates,
    /// By the number of the line that each ended in.
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
            if let Some(request) = perhaps_text(&row, 2)? {
                requests.insert(n, request);
            }
        }
        Ok(Self { candidates, requests })
    }
}

/// Writes the lines that the database lacks, and the requests that they answered. Returns how many of them hold
/// together.
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
        // What the list shows is worked out again.
        let summaries = sqlx::query("UPDATE entries SET summary = NULL WHERE table_id = ? AND summary IS NOT NULL");
        summaries.bind(table).execute(&mut *transaction).await?;
    }
    for commit in commits.iter().filter(|commit| commit.request.is_some() && commit.n < merged.chain) {
        let is_here = merged.lines.get(&commit.n).and_then(|line| hash_of(line)).is_some_and(|hash| commit.is_of(hash));
        if is_here && stored.requests.get(&commit.n) != commit.request.as_ref() {
            let request = sqlx::query("UPDATE entries SET request = ? WHERE table_id = ? AND n = ?");
            request.bind(&commit.request).bind(table).bind(commit.n).execute(&mut *transaction).await?;
        }
    }
    Ok(missing.iter().filter(|(n, _)| **n < merged.chain).count() as u32)
}
