//! Tables and the lines of their records.

use std::io::Write as _;
use std::path::Path;

use async_trait::async_trait;
use kernel::record::{HashedLine, LineFault, verify_hash};
use sqlx::query::Query;
use sqlx::{Acquire as _, AssertSqlSafe, Database, QueryBuilder, Row, Sqlite, SqliteConnection, Transaction};

use super::mirror::compare::{StoredLines, write_lines};
use super::mirror::deleted::{Deletion, RecordEnd};
use super::mirror::files::sync_folder;
use super::mirror::lines::{Candidates, merge};
use super::mirror::state::{TableState, count_change};
use super::mirror::{TableFiles, commits, state_of};
use super::problem::IntoStoreResult as _;
use super::{DAMAGED, Store, Stored, losses, new_file, optional_text, spawn_blocking, text};
use app_core::protocol::Damage;
use app_core::storage::{
    EntryRef, Label, LabelChange, Listed, NewEntries, NewTable, StoreError, StoreResult, StoredTable, TableStore,
};

/// Maximum number of lines in one statement, because SQLite accepts 32,766 values.
const LINES_AT_ONCE: usize = 4_000;

/// Query for the end of the record of table `t.id`. Each line ends in its hash, a quote and a brace.
const ENDS: &str = "SELECT n, substr(line, -66, 64) AS hash FROM entries WHERE table_id = t.id \
    AND n BETWEEN 0 AND 4294967295 ORDER BY n DESC LIMIT 1";

/// Data stored with the last of several lines.
#[derive(Clone, Copy, Default)]
struct LastLineData<'a> {
    request: Option<&'a str>,
    summary: Option<&'a str>,
}

#[async_trait]
impl TableStore for Store {
    async fn create(&self, new: NewTable<'_>) -> StoreResult<u32> {
        let NewTable { game, seed, lines, summary, request, gone_to, label } = new;
        let mut connection = self.pool.acquire().await.into_stored()?;
        let mut transaction = connection.begin().await.into_stored()?;
        let insert = "INSERT INTO tables (game, seed, request, gone_to, name, filed, location, note) \
            VALUES (?, ?, ?, ?, ?, ?, ?, ?) RETURNING id";
        let id: u32 = sqlx::query_scalar(insert)
            .bind(game)
            .bind(seed)
            .bind(request)
            .bind(gone_to)
            .bind(&label.name)
            .bind(label.filed)
            .bind(&label.location)
            .bind(&label.note)
            .fetch_one(&mut *transaction)
            .await
            .into_stored()?;
        add_all(&mut transaction, id, None, lines, LastLineData { request: None, summary: Some(summary) }).await?;
        let state = state_of(&mut transaction, id).await.into_stored()?;
        self.commit(transaction, [id]).await.into_stored()?;
        // The connection is held until the mirror has the table, so that no commit intervenes.
        if let Some(last) = EntryRef::of(lines) {
            self.mirror.append(id, "", lines, last.n, None, state);
        }
        Ok(id)
    }

    async fn table_of_request(&self, request: &str) -> StoreResult<Option<u32>> {
        let id = sqlx::query_scalar("SELECT id FROM tables WHERE request = ?").bind(request);
        Ok(id.fetch_optional(&self.pool).await.into_stored()?)
    }

    async fn with_header(&self, line: &str) -> StoreResult<Vec<u32>> {
        let ids = sqlx::query_scalar(
            "SELECT t.id FROM tables t JOIN entries e ON e.table_id = t.id AND e.n = 0 \
             WHERE t.id BETWEEN 1 AND 4294967295 AND e.line = ? ORDER BY t.id",
        );
        Ok(ids.bind(line).fetch_all(&self.pool).await.into_stored()?)
    }

    async fn append(&self, table: u32, fresh: NewEntries<'_>) -> StoreResult<()> {
        let NewEntries { after, lines, request, seeds, summary } = fresh;
        if lines.is_empty() {
            return Ok(());
        }
        let with_last = LastLineData { request, summary: Some(summary) };
        // The connection is held until the mirror has the lines, so that no commit intervenes.
        let mut connection = self.pool.acquire().await.into_stored()?;
        let last = after.n + lines.len() as u32;
        match add(&mut connection, table, &after, lines, seeds, with_last).await {
            Ok(state) => {
                self.mirror.append(table, &after.hash, lines, last, request, state);
                Ok(())
            }
            Err(problem) => {
                if matches!(problem, StoreError::Unknown(_)) {
                    // The commit may have succeeded.
                    self.mirror.mark_behind(table);
                }
                Err(problem)
            }
        }
    }

    async fn read(&self, table: u32) -> StoreResult<Option<StoredTable>> {
        let mut connection = self.pool.acquire().await.into_stored()?;
        let read = read(&mut connection, table).await.into_stored()?;
        match read {
            Some(stored) if !is_chain_valid(&stored.lines) => {
                let files = self.mirror.read(table).await.into_stored()?;
                restore_damaged_lines(&mut connection, table, &files).await.into_stored()?;
                Ok(self::read(&mut connection, table).await.into_stored()?)
            }
            read => Ok(read),
        }
    }

    async fn list(&self) -> StoreResult<Vec<Listed>> {
        const LATEST: &str = "SELECT t.id, CAST(t.game AS BLOB), (SELECT CAST(e.summary AS BLOB) FROM entries e \
            WHERE e.table_id = t.id AND e.summary IS NOT NULL ORDER BY e.n DESC LIMIT 1), CAST(t.name AS BLOB), \
            t.filed IS TRUE, CAST(t.location AS BLOB), CAST(t.note AS BLOB) \
            FROM tables t WHERE t.id BETWEEN 1 AND 4294967295 ORDER BY t.id DESC";
        let rows = sqlx::query(LATEST).fetch_all(&self.pool).await.into_stored()?;
        let listed = |row: &sqlx::sqlite::SqliteRow| {
            let label = Label {
                name: optional_text(row, 3)?.unwrap_or_default(),
                filed: row.try_get(4).into_stored()?,
                location: optional_text(row, 5)?.unwrap_or_default(),
                note: optional_text(row, 6)?.unwrap_or_default(),
            };
            Ok(Listed {
                table: row.try_get(0).into_stored()?,
                game: text(row, 1)?,
                summary: optional_text(row, 2)?,
                label,
            })
        };
        rows.iter().map(listed).collect()
    }

    async fn quarantine_tail(
        &self,
        table: u32,
        last: &EntryRef,
        line: u32,
        fault: LineFault,
        at: &str,
    ) -> StoreResult<()> {
        let mut connection = self.pool.acquire().await.into_stored()?;
        let folder = self.folder.join(DAMAGED);
        set_lines_aside(&mut connection, &folder, table, last.n + 1, SetAside { line, fault, at })
            .await
            .into_stored()?;
        self.mirror.mark_behind(table);
        Ok(())
    }

    async fn note_lost_tail(&self, table: u32, _last: &EntryRef, damage: &Damage, at: &str) -> StoreResult<()> {
        let mut connection = self.pool.acquire().await.into_stored()?;
        let mut transaction = connection.begin().await.into_stored()?;
        losses::note(&mut transaction, Some(table), damage, at).await?;
        transaction.commit().await.into_stored()?;
        self.mirror.mark_behind(table);
        Ok(())
    }

    async fn store_seeds(&self, table: u32, seeds: &str) -> StoreResult<()> {
        let change = sqlx::query("UPDATE tables SET seed = ? WHERE id = ?").bind(seeds).bind(table);
        self.change_state(table, change).await.into_stored()?;
        Ok(())
    }

    async fn set_gone(&self, table: u32, to: Option<&str>) -> StoreResult<()> {
        let change = sqlx::query("UPDATE tables SET gone_to = ? WHERE id = ?").bind(to).bind(table);
        self.change_state(table, change).await.into_stored()?;
        Ok(())
    }

    async fn set_label(&self, table: u32, change: &LabelChange) -> StoreResult<bool> {
        const SET: &str = "UPDATE tables SET name = ?, filed = ?, location = coalesce(?, location), \
            note = coalesce(?, note) WHERE id = ?";
        let LabelChange { name, filed, location, note } = change;
        let change = sqlx::query(SET).bind(name).bind(filed).bind(location).bind(note).bind(table);
        Ok(self.change_state(table, change).await.into_stored()? > 0)
    }

    async fn set_summary(&self, table: u32, last: &EntryRef, summary: &str) -> StoreResult<()> {
        // The current summary is that of the last entry.
        sqlx::query("UPDATE entries SET summary = ? WHERE table_id = ? AND n = ? AND substr(line, -66, 64) = ?")
            .bind(summary)
            .bind(table)
            .bind(last.n)
            .bind(&last.hash)
            .execute(&self.pool)
            .await
            .into_stored()?;
        Ok(())
    }

    async fn store_figures(&self, table: u32, last: &EntryRef, figures: &str) -> StoreResult<()> {
        let insert = format!(
            "INSERT OR REPLACE INTO figures (table_id, n, hash, figures) SELECT id, ?, ?, ? FROM tables t WHERE id = ? \
             AND EXISTS (SELECT 1 FROM ({ENDS}) WHERE n = ? AND hash = ?)"
        );
        sqlx::query(AssertSqlSafe(insert))
            .bind(last.n)
            .bind(&last.hash)
            .bind(figures)
            .bind(table)
            .bind(last.n)
            .bind(&last.hash)
            .execute(&self.pool)
            .await
            .into_stored()?;
        Ok(())
    }

    async fn figures(&self) -> StoreResult<Vec<(u32, String)>> {
        let select = format!(
            "SELECT t.table_id, CAST(t.figures AS BLOB) FROM (SELECT table_id AS id, * FROM figures \
             WHERE table_id BETWEEN 1 AND 4294967295) t \
             WHERE EXISTS (SELECT 1 FROM ({ENDS}) e WHERE e.n = t.n AND e.hash = t.hash) ORDER BY t.table_id"
        );
        let rows = sqlx::query(AssertSqlSafe(select)).fetch_all(&self.pool).await.into_stored()?;
        rows.iter().map(|row| Ok((row.try_get(0).into_stored()?, text(row, 1)?))).collect()
    }

    async fn delete(&self, table: u32) -> StoreResult<bool> {
        const EXISTS: &str =
            "SELECT EXISTS (SELECT 1 FROM tables WHERE id = ?1) OR EXISTS (SELECT 1 FROM entries WHERE table_id = ?1)";
        let exists: bool = sqlx::query_scalar(EXISTS).bind(table).fetch_one(&self.pool).await.into_stored()?;
        if !exists {
            // A missing table is not listed as deleted, because later ids are counted from that list.
            return Ok(false);
        }
        let deletion = self.deletion_of(table).await.into_stored()?;
        let first = deletion.first.clone();
        // The mirror is deleted first, because a mirror without a table would be restored.
        if let Err(error) = self.mirror.delete(deletion).await {
            self.mirror.cancel_deletion(table, first);
            return Err(error).into_stored();
        }
        let deleted = self.delete_row(table).await;
        match &deleted {
            Ok(_) => {}
            Err(StoreError::Unknown(_)) => self.mirror.resolve_deletion(table, first),
            Err(_) => self.mirror.cancel_deletion(table, first),
        }
        deleted
    }
}

impl Store {
    /// Returns a game's entry for the list of deleted games.
    async fn deletion_of(&self, table: u32) -> Stored<Deletion> {
        const ENDS: &str = "SELECT n, CAST(substr(line, -66, 64) AS BLOB) FROM entries WHERE table_id = ?1 \
            AND n IN (0, (SELECT max(n) FROM entries WHERE table_id = ?1 AND n BETWEEN 0 AND 4294967295)) ORDER BY n";
        // Records with the same line are equal up to it, because their hashes are chained.
        const OWN: &str = "WITH copies (id) AS MATERIALIZED (SELECT t.id FROM tables t JOIN entries c \
            ON c.table_id = t.id AND c.n = 0 AND c.line = (SELECT line FROM entries WHERE table_id = ?1 AND n = 0) \
            WHERE t.id <> ?1) \
            SELECT n, CAST(substr(line, -66, 64) AS BLOB) FROM entries a WHERE table_id = ?1 \
            AND n BETWEEN 0 AND 4294967295 AND NOT EXISTS (SELECT 1 FROM copies JOIN entries b \
            ON b.table_id = copies.id AND b.n = a.n AND b.line = a.line) ORDER BY n LIMIT 1";
        let end = |row: &sqlx::sqlite::SqliteRow| Stored::Ok(RecordEnd { n: row.try_get(0)?, hash: text(row, 1)? });
        let rows = sqlx::query(ENDS).bind(table).fetch_all(&self.pool).await?;
        let ends = rows.iter().map(end).collect::<Stored<Vec<_>>>()?;
        let first = ends.first().filter(|first| first.n == 0).map(|first| first.hash.clone()).unwrap_or_default();
        let last = ends.last().cloned();
        let own = sqlx::query(OWN).bind(table).fetch_optional(&self.pool).await?;
        // The whole record may be the beginning of another game.
        let own = own.as_ref().map(end).transpose()?.or_else(|| last.clone()).filter(|own| own.n > 0);
        Ok(Deletion { table, first, last, own, deleted: true })
    }

    async fn delete_row(&self, table: u32) -> StoreResult<bool> {
        let mut transaction = self.pool.begin().await.into_stored()?;
        let done = sqlx::query("DELETE FROM tables WHERE id = ?")
            .bind(table)
            .execute(&mut *transaction)
            .await
            .into_stored()?;
        sqlx::query("DELETE FROM losses WHERE table_id = ?")
            .bind(table)
            .execute(&mut *transaction)
            .await
            .into_stored()?;
        transaction.commit().await.into_stored()?;
        Ok(done.rows_affected() > 0)
    }

    /// Changes a table's data outside its record, in the database and in the mirror. Returns the number of changed
    /// rows.
    pub(super) async fn change_state(
        &self,
        table: u32,
        change: Query<'_, Sqlite, <Sqlite as Database>::Arguments>,
    ) -> Stored<u64> {
        // The connection is held until the mirror has the change, so that no commit intervenes.
        let mut connection = self.pool.acquire().await?;
        let mut transaction = connection.begin().await?;
        let changed = change.execute(&mut *transaction).await?.rows_affected();
        if changed > 0 {
            count_change(&mut transaction, table).await?;
        }
        let state = state_of(&mut transaction, table).await?;
        self.commit(transaction, [table]).await?;
        if changed > 0 {
            self.mirror.write_state(table, state);
        }
        Ok(changed)
    }

    /// Commits a change of these tables. If the outcome is unknown, their mirrors are completed from the database.
    pub(super) async fn commit(
        &self,
        transaction: Transaction<'_, Sqlite>,
        tables: impl IntoIterator<Item = u32>,
    ) -> Stored<()> {
        let committed = transaction.commit().await;
        if committed.is_err() {
            tables.into_iter().for_each(|table| self.mirror.mark_behind(table));
        }
        Ok(committed?)
    }
}

/// Restores damaged lines of a record from its mirror, whose files the caller has read.
pub(super) async fn restore_damaged_lines(
    connection: &mut SqliteConnection,
    table: u32,
    files: &TableFiles,
) -> Stored<()> {
    let (mirror, mut commits) = (Candidates::parse(&files.lines), commits::read(&files.commits));
    let stored = StoredLines::read(connection, table).await?;
    if let (Some(own), Some(other)) = (stored.candidates.chain().first(), mirror.chain().first())
        && own != other
    {
        // The mirror belongs to another game.
        return Ok(());
    }
    let mut merged = merge(&stored.candidates, &mirror);
    // Of the mirror, only lines of a valid chain are used, because a damaged line may have any number.
    let chain = merged.chain;
    merged.lines.retain(|n, line| *n < chain || stored.candidates.has(*n, line));
    if commits::are_foreign(&commits, |n| merged.hash_in_chain(n)) {
        commits.clear();
    }
    if merged.lines.iter().all(|(n, line)| stored.candidates.has(*n, line)) {
        return Ok(());
    }
    let mut transaction = connection.begin().await?;
    let lines = write_lines(&mut transaction, table, &merged, &stored, &commits).await?;
    tracing::warn!(table, lines, "damaged lines were restored from the text mirror");
    let damage = Damage::Restored { lines, state: false };
    losses::note(&mut transaction, Some(table), &damage, &app_core::now()).await?;
    Ok(transaction.commit().await?)
}

/// Reads a stored table.
async fn read(connection: &mut SqliteConnection, table: u32) -> Stored<Option<StoredTable>> {
    let row = sqlx::query("SELECT CAST(seed AS BLOB), CAST(gone_to AS BLOB) FROM tables WHERE id = ?")
        .bind(table)
        .fetch_optional(&mut *connection)
        .await?;
    let Some(row) = row else { return Ok(None) };
    let rows = sqlx::query(
        "SELECT n, CAST(line AS BLOB), CAST(request AS BLOB) FROM entries \
         WHERE table_id = ? AND n BETWEEN 0 AND 4294967295 ORDER BY n",
    )
    .bind(table)
    .fetch_all(connection)
    .await?;
    let (mut lines, mut requests) = (Vec::with_capacity(rows.len()), Vec::new());
    for row in rows {
        lines.push(row.try_get(1)?);
        if let Some(request) = optional_text(&row, 2)? {
            requests.push((request, row.try_get(0)?));
        }
    }
    let (seed, gone_to) = (optional_text(&row, 0)?, optional_text(&row, 1)?);
    // A lost tail is detected when the store is opened.
    Ok(Some(StoredTable { seed, gone_to, lines, requests, known: None }))
}

/// True if each line continues the chain of hashes.
fn is_chain_valid(lines: &[Vec<u8>]) -> bool {
    let mut before = String::new();
    lines.iter().all(|line| {
        let hash = std::str::from_utf8(line).ok().and_then(|line| Some(verify_hash(line, &before).ok()?.1.to_owned()));
        hash.map(|hash| before = hash).is_some()
    })
}

/// Adds lines and the data stored with them. Returns the new state of the table if it changed.
async fn add(
    connection: &mut SqliteConnection,
    table: u32,
    after: &EntryRef,
    lines: &[HashedLine],
    seeds: Option<&str>,
    with_last: LastLineData<'_>,
) -> StoreResult<Option<TableState>> {
    if seeds.is_none() && lines.len() <= LINES_AT_ONCE {
        // The usual case: one statement, committed by itself.
        let mut insert = insertion(table, Some(after), lines, with_last);
        expect_appended(insert.build().execute(connection).await.into_stored()?.rows_affected())?;
        return Ok(None);
    }
    let mut transaction = connection.begin().await.into_stored()?;
    add_all(&mut transaction, table, Some(after), lines, with_last).await?;
    let mut state = None;
    if let Some(seeds) = seeds {
        let update = sqlx::query("UPDATE tables SET seed = ? WHERE id = ?").bind(seeds).bind(table);
        update.execute(&mut *transaction).await.into_stored()?;
        count_change(&mut transaction, table).await.into_stored()?;
        state = state_of(&mut transaction, table).await.into_stored()?;
    }
    transaction.commit().await.into_stored()?;
    Ok(state)
}

/// Reason for quarantining lines.
pub(super) struct SetAside<'a> {
    /// Number of the damaged line, from 1.
    pub line: u32,
    pub fault: LineFault,
    pub at: &'a str,
}

/// Moves the lines of a record from number `from` on to a new file in a folder, and reports the damage.
pub(super) async fn set_lines_aside(
    connection: &mut SqliteConnection,
    folder: &Path,
    table: u32,
    from: u32,
    SetAside { line, fault, at }: SetAside<'_>,
) -> Stored<()> {
    let mut transaction = connection.begin().await?;
    let rows = sqlx::query("SELECT CAST(line AS BLOB) FROM entries WHERE table_id = ? AND n >= ? ORDER BY n")
        .bind(table)
        .bind(from)
        .fetch_all(&mut *transaction)
        .await?;
    let lines = rows.iter().map(|row| row.try_get(0)).collect::<Result<Vec<Vec<u8>>, _>>()?;
    // The file is written before the lines are deleted.
    let folder = folder.to_owned();
    let file = spawn_blocking(move || write_aside(&folder, table, &lines)).await?;
    let delete = sqlx::query("DELETE FROM entries WHERE table_id = ? AND n >= ?");
    delete.bind(table).bind(from).execute(&mut *transaction).await?;
    losses::note(&mut transaction, Some(table), &Damage::SetAside { line, fault, file }, at).await?;
    Ok(transaction.commit().await?)
}

/// Writes lines to a new file in the folder of damaged files. Returns its name.
fn write_aside(folder: &Path, table: u32, lines: &[Vec<u8>]) -> Stored<String> {
    crate::private_files::create_folder(folder)?;
    let (name, mut file) = new_file(folder, &format!("table-{table}"), "jsonl")?;
    file.write_all(&lines.join(&b'\n'))?;
    file.sync_all()?;
    sync_folder(folder)?;
    Ok(name)
}

/// Adds any number of lines within a transaction.
async fn add_all(
    transaction: &mut Transaction<'_, Sqlite>,
    table: u32,
    after: Option<&EntryRef>,
    lines: &[HashedLine],
    with_last: LastLineData<'_>,
) -> StoreResult<()> {
    let mut after = after.cloned();
    for (nth, chunk) in lines.chunks(LINES_AT_ONCE).enumerate() {
        let last = (nth + 1) * LINES_AT_ONCE >= lines.len();
        let mut insert =
            insertion(table, after.as_ref(), chunk, if last { with_last } else { LastLineData::default() });
        expect_appended(insert.build().execute(&mut **transaction).await.into_stored()?.rows_affected())?;
        let from = after.map_or(0, |after| after.n + 1);
        after = chunk.last().map(|last| EntryRef { n: from + chunk.len() as u32 - 1, hash: last.hash.clone() });
    }
    Ok(())
}

/// Builds a statement that adds all lines, or none if the record does not end before the first of them.
fn insertion<'a>(
    table: u32,
    after: Option<&'a EntryRef>,
    lines: &'a [HashedLine],
    with_last: LastLineData<'a>,
) -> QueryBuilder<Sqlite> {
    let (from, last) = (after.map_or(0, |after| after.n + 1), lines.len().saturating_sub(1));
    let mut insert = QueryBuilder::new(
        "INSERT INTO entries (table_id, n, line, request, summary) WITH fresh (table_id, n, line, request, summary) AS (",
    );
    insert.push_values(lines.iter().enumerate(), |mut row, (index, sealed)| {
        row.push_bind(table).push_bind(from + index as u32).push_bind(sealed.line.clone());
        row.push_bind(with_last.request.filter(|_| index == last).map(str::to_owned));
        row.push_bind(with_last.summary.filter(|_| index == last).map(str::to_owned));
    });
    insert.push(") SELECT * FROM fresh WHERE ");
    match after {
        // A line ends in its hash, a quote and a brace.
        Some(after) => {
            insert.push("(SELECT n = ").push_bind(after.n);
            insert.push(" AND substr(line, -66, 64) = ").push_bind(after.hash.clone());
            insert.push(" FROM entries WHERE table_id = ").push_bind(table);
            insert.push(" AND n BETWEEN 0 AND 4294967295 ORDER BY n DESC LIMIT 1)");
        }
        None => {
            insert.push("NOT EXISTS (SELECT 1 FROM entries WHERE table_id = ").push_bind(table).push(")");
        }
    }
    insert
}

fn expect_appended(rows: u64) -> StoreResult<()> {
    if rows == 0 { Err(StoreError::DoesNotFollow) } else { Ok(()) }
}
