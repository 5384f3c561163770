//! Tables and the lines of their records.

use std::io::Write as _;
use std::path::Path;

use async_trait::async_trait;
use kernel::record::{LineFault, Sealed, unseal};
use sqlx::query::Query;
use sqlx::{Acquire as _, AssertSqlSafe, Database, QueryBuilder, Row, Sqlite, SqliteConnection, Transaction};

use super::mirror::compare::{StoredLines, write_lines};
use super::mirror::lines::{Candidates, merge};
use super::mirror::state::{TableState, count_change};
use super::mirror::{commits, state_of};
use super::problem::Accepted as _;
use super::{DAMAGED, Store, Stored, apart, losses, new_file, perhaps_text, text};
use app_core::protocol::Damage;
use app_core::storage::{Fresh, KeepProblem, KeepsTables, Kept, Label, Last, Listed, NewTable, StoredTable};

/// Lines in one statement: SQLite takes 32,766 values.
const LINES_AT_ONCE: usize = 4_000;

/// How the record of table `t.id` ends. A line ends in its hash, a quote and a brace.
const ENDS: &str = "SELECT n, substr(line, -66, 64) AS hash FROM entries WHERE table_id = t.id \
    AND n BETWEEN 0 AND 4294967295 ORDER BY n DESC LIMIT 1";

/// What goes with the last of some lines.
#[derive(Clone, Copy, Default)]
struct Along<'a> {
    request: Option<&'a str>,
    summary: Option<&'a str>,
}

#[async_trait]
impl KeepsTables for Store {
    async fn create(&self, new: NewTable<'_>) -> Kept<u32> {
        let NewTable { game, seed, lines, summary, request, gone_to, label } = new;
        let mut connection = self.pool.acquire().await.kept()?;
        let mut transaction = connection.begin().await.kept()?;
        let insert =
            "INSERT INTO tables (game, seed, request, gone_to, name, filed) VALUES (?, ?, ?, ?, ?, ?) RETURNING id";
        let id: u32 = sqlx::query_scalar(insert)
            .bind(game)
            .bind(seed)
            .bind(request)
            .bind(gone_to)
            .bind(&label.name)
            .bind(label.filed)
            .fetch_one(&mut *transaction)
            .await
            .kept()?;
        add_all(&mut transaction, id, None, lines, Along { request: None, summary: Some(summary) }).await?;
        let state = state_of(&mut transaction, id).await.kept()?;
        transaction.commit().await.kept()?;
        // The connection is held until the mirror has it: nothing is committed between.
        if let Some(last) = Last::of(lines) {
            self.mirror.append(id, "", lines, last.n, None, state);
        }
        Ok(id)
    }

    async fn made_by(&self, request: &str) -> Kept<Option<u32>> {
        let id = sqlx::query_scalar("SELECT id FROM tables WHERE request = ?").bind(request);
        Ok(id.fetch_optional(&self.pool).await.kept()?)
    }

    async fn with_header(&self, line: &str) -> Kept<Vec<u32>> {
        let ids = sqlx::query_scalar(
            "SELECT t.id FROM tables t JOIN entries e ON e.table_id = t.id AND e.n = 0 \
             WHERE t.id BETWEEN 1 AND 4294967295 AND e.line = ? ORDER BY t.id",
        );
        Ok(ids.bind(line).fetch_all(&self.pool).await.kept()?)
    }

    async fn append(&self, table: u32, fresh: Fresh<'_>) -> Kept<()> {
        let Fresh { after, lines, request, seeds, summary } = fresh;
        if lines.is_empty() {
            return Ok(());
        }
        let along = Along { request, summary: Some(summary) };
        // The connection is held until the mirror has the lines: nothing is committed between.
        let mut connection = self.pool.acquire().await.kept()?;
        let last = after.n + lines.len() as u32;
        match add(&mut connection, table, &after, lines, seeds, along).await {
            Ok(state) => {
                self.mirror.append(table, &after.hash, lines, last, request, state);
                Ok(())
            }
            Err(problem) => {
                if matches!(problem, KeepProblem::Unknown(_)) {
                    // It may have been committed.
                    self.mirror.mark_behind(table);
                }
                Err(problem)
            }
        }
    }

    async fn read(&self, table: u32) -> Kept<Option<StoredTable>> {
        let mut connection = self.pool.acquire().await.kept()?;
        let read = read(&mut connection, table).await.kept()?;
        match read {
            Some(stored) if !holds_together(&stored.lines) => {
                self.repair(&mut connection, table).await.kept()?;
                Ok(self::read(&mut connection, table).await.kept()?)
            }
            read => Ok(read),
        }
    }

    async fn list(&self) -> Kept<Vec<Listed>> {
        const LATEST: &str = "SELECT t.id, CAST(t.game AS BLOB), (SELECT CAST(e.summary AS BLOB) FROM entries e \
            WHERE e.table_id = t.id AND e.summary IS NOT NULL ORDER BY e.n DESC LIMIT 1), CAST(t.name AS BLOB), \
            t.filed IS TRUE FROM tables t WHERE t.id BETWEEN 1 AND 4294967295 ORDER BY t.id DESC";
        let rows = sqlx::query(LATEST).fetch_all(&self.pool).await.kept()?;
        let listed = |row: &sqlx::sqlite::SqliteRow| {
            let label = Label { name: perhaps_text(row, 3)?.unwrap_or_default(), filed: row.try_get(4).kept()? };
            Ok(Listed { table: row.try_get(0).kept()?, game: text(row, 1)?, summary: perhaps_text(row, 2)?, label })
        };
        rows.iter().map(listed).collect()
    }

    async fn set_aside(&self, table: u32, last: &Last, line: u32, fault: LineFault, at: &str) -> Kept<()> {
        let mut connection = self.pool.acquire().await.kept()?;
        let mut transaction = connection.begin().await.kept()?;
        let rows = sqlx::query("SELECT CAST(line AS BLOB) FROM entries WHERE table_id = ? AND n > ? ORDER BY n")
            .bind(table)
            .bind(last.n)
            .fetch_all(&mut *transaction)
            .await
            .kept()?;
        let lines = rows.iter().map(|row| row.try_get(0)).collect::<Result<Vec<Vec<u8>>, _>>().kept()?;
        // The file is there before the lines are gone.
        let folder = self.folder.join(DAMAGED);
        let file = apart(move || written_aside(&folder, table, &lines)).await?;
        sqlx::query("DELETE FROM entries WHERE table_id = ? AND n > ?")
            .bind(table)
            .bind(last.n)
            .execute(&mut *transaction)
            .await
            .kept()?;
        losses::note(&mut transaction, Some(table), &Damage::SetAside { line, fault, file }, at).await?;
        transaction.commit().await.kept()?;
        self.mirror.mark_behind(table);
        Ok(())
    }

    async fn note_lost_tail(&self, table: u32, _last: &Last, damage: &Damage, at: &str) -> Kept<()> {
        let mut connection = self.pool.acquire().await.kept()?;
        let mut transaction = connection.begin().await.kept()?;
        losses::note(&mut transaction, Some(table), damage, at).await?;
        transaction.commit().await.kept()?;
        self.mirror.mark_behind(table);
        Ok(())
    }

    async fn keep_seeds(&self, table: u32, seeds: &str) -> Kept<()> {
        let change = sqlx::query("UPDATE tables SET seed = ? WHERE id = ?").bind(seeds).bind(table);
        self.change_state(table, change).await.kept()?;
        Ok(())
    }

    async fn set_gone(&self, table: u32, to: Option<&str>) -> Kept<()> {
        let change = sqlx::query("UPDATE tables SET gone_to = ? WHERE id = ?").bind(to).bind(table);
        self.change_state(table, change).await.kept()?;
        Ok(())
    }

    async fn set_label(&self, table: u32, label: &Label) -> Kept<bool> {
        let change = sqlx::query("UPDATE tables SET name = ?, filed = ? WHERE id = ?");
        let change = change.bind(&label.name).bind(label.filed).bind(table);
        Ok(self.change_state(table, change).await.kept()? > 0)
    }

    async fn set_summary(&self, table: u32, last: &Last, summary: &str) -> Kept<()> {
        // The summary in force is that of the last entry.
        sqlx::query("UPDATE entries SET summary = ? WHERE table_id = ? AND n = ? AND substr(line, -66, 64) = ?")
            .bind(summary)
            .bind(table)
            .bind(last.n)
            .bind(&last.hash)
            .execute(&self.pool)
            .await
            .kept()?;
        Ok(())
    }

    async fn keep_figures(&self, table: u32, last: &Last, figures: &str) -> Kept<()> {
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
            .kept()?;
        Ok(())
    }

    async fn figures(&self) -> Kept<Vec<(u32, String)>> {
        let select = format!(
            "SELECT t.table_id, CAST(t.figures AS BLOB) FROM (SELECT table_id AS id, * FROM figures \
             WHERE table_id BETWEEN 1 AND 4294967295) t \
             WHERE EXISTS (SELECT 1 FROM ({ENDS}) e WHERE e.n = t.n AND e.hash = t.hash) ORDER BY t.table_id"
        );
        let rows = sqlx::query(AssertSqlSafe(select)).fetch_all(&self.pool).await.kept()?;
        rows.iter().map(|row| Ok((row.try_get(0).kept()?, text(row, 1)?))).collect()
    }

    async fn delete(&self, table: u32) -> Kept<bool> {
        const FIRST: &str = "SELECT CAST(substr(line, -66, 64) AS BLOB) FROM entries WHERE table_id = ? AND n = 0";
        let first = sqlx::query(FIRST).bind(table).fetch_optional(&self.pool).await.kept()?;
        let first = first.map_or(Ok(String::new()), |row| text(&row, 0)).kept()?;
        // The mirror goes first: without its table it would be restored.
        self.mirror.delete(table, first.clone()).await.kept()?;
        let deleted = self.delete_row(table).await;
        match &deleted {
            Ok(_) | Err(KeepProblem::Unknown(_)) => {}
            Err(_) => self.mirror.keep(table, first),
        }
        deleted
    }
}

impl Store {
    async fn delete_row(&self, table: u32) -> Kept<bool> {
        let mut transaction = self.pool.begin().await.kept()?;
        let done =
            sqlx::query("DELETE FROM tables WHERE id = ?").bind(table).execute(&mut *transaction).await.kept()?;
        sqlx::query("DELETE FROM losses WHERE table_id = ?").bind(table).execute(&mut *transaction).await.kept()?;
        transaction.commit().await.kept()?;
        Ok(done.rows_affected() > 0)
    }

    /// Changes what belongs to a table beside its record, here and in the mirror. Returns how many rows changed.
    pub(super) async fn change_state(
        &self,
        table: u32,
        change: Query<'_, Sqlite, <Sqlite as Database>::Arguments>,
    ) -> Stored<u64> {
        // The connection is held until the mirror has it: nothing is committed between.
        let mut connection = self.pool.acquire().await?;
        let mut transaction = connection.begin().await?;
        let changed = change.execute(&mut *transaction).await?.rows_affected();
        if changed > 0 {
            count_change(&mut transaction, table).await?;
        }
        let state = state_of(&mut transaction, table).await?;
        transaction.commit().await?;
        if changed > 0 {
            self.mirror.write_state(table, state);
        }
        Ok(changed)
    }

    /// Restores damaged lines of a record from the mirror.
    async fn repair(&self, connection: &mut SqliteConnection, table: u32) -> Stored<()> {
        let files = self.mirror.read(table).await?;
        let (mirror, commits) = (Candidates::in_file(&files.lines), commits::read(&files.commits));
        let stored = StoredLines::read(connection, table).await?;
        let merged = merge(&stored.candidates, &mirror);
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
}

/// Reads a table as it is stored.
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
        if let Some(request) = perhaps_text(&row, 2)? {
            requests.push((request, row.try_get(0)?));
        }
    }
    let (seed, gone_to) = (perhaps_text(&row, 0)?, perhaps_text(&row, 1)?);
    // A lost tail is found when the store is opened.
    Ok(Some(StoredTable { seed, gone_to, lines, requests, known: None }))
}

/// Whether each line follows upon the one before.
fn holds_together(lines: &[Vec<u8>]) -> bool {
    let mut before = String::new();
    lines.iter().all(|line| {
        let hash = std::str::from_utf8(line).ok().and_then(|line| Some(unseal(line, &before).ok()?.1.to_owned()));
        hash.map(|hash| before = hash).is_some()
    })
}

/// Adds lines with everything that comes with them. Returns the new state of the table if it changed.
async fn add(
    connection: &mut SqliteConnection,
    table: u32,
    after: &Last,
    lines: &[Sealed],
    seeds: Option<&str>,
    along: Along<'_>,
) -> Kept<Option<TableState>> {
    if seeds.is_none() && lines.len() <= LINES_AT_ONCE {
        // The usual way: one statement, committed by itself.
        let mut insert = insertion(table, Some(after), lines, along);
        followed(insert.build().execute(connection).await.kept()?.rows_affected())?;
        return Ok(None);
    }
    let mut transaction = connection.begin().await.kept()?;
    add_all(&mut transaction, table, Some(after), lines, along).await?;
    let mut state = None;
    if let Some(seeds) = seeds {
        let update = sqlx::query("UPDATE tables SET seed = ? WHERE id = ?").bind(seeds).bind(table);
        update.execute(&mut *transaction).await.kept()?;
        count_change(&mut transaction, table).await.kept()?;
        state = state_of(&mut transaction, table).await.kept()?;
    }
    transaction.commit().await.kept()?;
    Ok(state)
}

/// Writes lines to a new file in the folder of those that are set aside, and gives its name.
fn written_aside(folder: &Path, table: u32, lines: &[Vec<u8>]) -> Stored<String> {
    crate::private_files::create_folder(folder)?;
    let (name, mut file) = new_file(folder, &format!("table-{table}"), "jsonl")?;
    file.write_all(&lines.join(&b'\n'))?;
    file.sync_all()?;
    Ok(name)
}

/// Adds lines, however many, as part of something else.
async fn add_all(
    transaction: &mut Transaction<'_, Sqlite>,
    table: u32,
    after: Option<&Last>,
    lines: &[Sealed],
    along: Along<'_>,
) -> Kept<()> {
    let mut after = after.cloned();
    for (nth, chunk) in lines.chunks(LINES_AT_ONCE).enumerate() {
        let last = (nth + 1) * LINES_AT_ONCE >= lines.len();
        let mut insert = insertion(table, after.as_ref(), chunk, if last { along } else { Along::default() });
        followed(insert.build().execute(&mut **transaction).await.kept()?.rows_affected())?;
        let from = after.map_or(0, |after| after.n + 1);
        after = chunk.last().map(|last| Last { n: from + chunk.len() as u32 - 1, hash: last.hash.clone() });
    }
    Ok(())
}

/// A statement that adds lines all together, or none when the record does not end where they go on.
fn insertion<'a>(table: u32, after: Option<&'a Last>, lines: &'a [Sealed], along: Along<'a>) -> QueryBuilder<Sqlite> {
    let (from, last) = (after.map_or(0, |after| after.n + 1), lines.len().saturating_sub(1));
    let mut insert = QueryBuilder::new(
        "INSERT INTO entries (table_id, n, line, request, summary) WITH fresh (table_id, n, line, request, summary) AS (",
    );
    insert.push_values(lines.iter().enumerate(), |mut row, (index, sealed)| {
        row.push_bind(table).push_bind(from + index as u32).push_bind(sealed.line.clone());
        row.push_bind(along.request.filter(|_| index == last).map(str::to_owned));
        row.push_bind(along.summary.filter(|_| index == last).map(str::to_owned));
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

fn followed(rows: u64) -> Kept<()> {
    if rows == 0 { Err(KeepProblem::DoesNotFollow) } else { Ok(()) }
}
