//! The store: SQLite in the data folder. Acknowledged means committed.

use std::collections::{BTreeMap, HashSet};
use std::path::{Path, PathBuf};

use kernel::record::Sealed;
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteSynchronous};
use sqlx::{QueryBuilder, Row};

/// Why the store could not do it. Nothing was changed.
#[derive(Debug, thiserror::Error)]
pub enum StoreProblem {
    /// The disk, or what the database may take of it, is full.
    #[error("the disk is full")]
    Full,
    /// A setting that durability rests on is not in force.
    #[error("the database does not run with {0}")]
    Pragma(&'static str),
    /// Anything else that the database says.
    #[error(transparent)]
    Database(sqlx::Error),
    /// Migrating failed.
    #[error(transparent)]
    Migrate(#[from] sqlx::migrate::MigrateError),
    /// A file beside the database could not be written or read.
    #[error(transparent)]
    Io(#[from] std::io::Error),
}

impl From<sqlx::Error> for StoreProblem {
    fn from(error: sqlx::Error) -> Self {
        const SQLITE_FULL: &str = "13";
        let code = error.as_database_error().and_then(|error| error.code());
        if code.as_deref() == Some(SQLITE_FULL) { Self::Full } else { Self::Database(error) }
    }
}

type Stored<T> = Result<T, StoreProblem>;

/// A stored table.
pub struct StoredTable {
    /// The game's id.
    pub game: String,
    /// The seed as hex text, if it is known here.
    pub seed: Option<String>,
    /// The lines, header first.
    pub lines: Vec<String>,
    /// The ids of requests that were answered, each with the entry that it ended in.
    pub requests: Vec<(String, u32)>,
}

/// The database.
#[derive(Clone)]
pub struct Store {
    pool: SqlitePool,
    folder: PathBuf,
}

impl Store {
    /// Opens or creates the database in a folder and brings it up to date.
    ///
    /// # Errors
    /// When it cannot be opened, or does not run in WAL with `synchronous=FULL`.
    pub async fn open(folder: &Path) -> Stored<Self> {
        let options = SqliteConnectOptions::new()
            .filename(folder.join("bucintoro.sqlite"))
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full)
            .foreign_keys(true);
        // One connection: SQLite has one writer, and everything here is short.
        let pool = SqlitePoolOptions::new().max_connections(1).connect_with(options).await?;
        let store = Self { pool, folder: folder.to_owned() };
        store.check_pragmas().await?;
        sqlx::migrate!().run(&store.pool).await?;
        std::fs::create_dir_all(folder.join("heads"))?;
        Ok(store)
    }

    async fn check_pragmas(&self) -> Stored<()> {
        let mode: String = sqlx::query_scalar("PRAGMA journal_mode").fetch_one(&self.pool).await?;
        let synchronous: i64 = sqlx::query_scalar("PRAGMA synchronous").fetch_one(&self.pool).await?;
        match (mode.as_str(), synchronous) {
            ("wal", 2) => Ok(()),
            ("wal", _) => Err(StoreProblem::Pragma("synchronous=FULL")),
            _ => Err(StoreProblem::Pragma("journal_mode=WAL")),
        }
    }

    /// The pool, for benches that compare with bare statements on the same file.
    pub fn pool(&self) -> &SqlitePool {
        &self.pool
    }

    /// Stores a new table with all its lines at once.
    ///
    /// # Errors
    /// When it cannot be committed.
    pub async fn create(&self, game: &str, seed: Option<&str>, lines: &[Sealed], summary: &str) -> Stored<u32> {
        let mut transaction = self.pool.begin().await?;
        let id: i64 = sqlx::query_scalar("INSERT INTO tables (game, seed) VALUES (?, ?) RETURNING id")
            .bind(game)
            .bind(seed)
            .fetch_one(&mut *transaction)
            .await?;
        let id = id as u32;
        // SQLite takes 32,766 values in a statement.
        for (index, chunk) in lines.chunks(4_000).enumerate() {
            let last = (index + 1) * 4_000 >= lines.len();
            let mut insert = insertion(id, (index * 4_000) as u32, chunk, None, last.then_some(summary));
            insert.build().execute(&mut *transaction).await?;
        }
        transaction.commit().await?;
        self.mark_head(id, lines.len() as u32 - 1);
        Ok(id)
    }

    /// Appends entries in one statement: entry by entry, with the request that they answer and the
    /// new line for the list of tables.
    ///
    /// # Errors
    /// When it cannot be committed; then nothing is stored.
    pub async fn append(
        &self,
        table: u32,
        from: u32,
        lines: &[Sealed],
        request: Option<&str>,
        summary: &str,
    ) -> Stored<()> {
        insertion(table, from, lines, request, Some(summary)).build().execute(&self.pool).await?;
        Ok(())
    }

    /// Reads a table.
    ///
    /// # Errors
    /// When the database cannot be read; `None` when there is no such table.
    pub async fn read(&self, table: u32) -> Stored<Option<StoredTable>> {
        let row =
            sqlx::query("SELECT game, seed FROM tables WHERE id = ?").bind(table).fetch_optional(&self.pool).await?;
        let Some(row) = row else { return Ok(None) };
        let rows = sqlx::query("SELECT n, line, request FROM entries WHERE table_id = ? ORDER BY n")
            .bind(table)
            .fetch_all(&self.pool)
            .await?;
        let mut stored = StoredTable { game: row.try_get(0)?, seed: row.try_get(1)?, lines: vec![], requests: vec![] };
        for row in rows {
            let n: u32 = row.try_get(0)?;
            stored.lines.push(row.try_get(1)?);
            if let Some(request) = row.try_get(2)? {
                stored.requests.push((request, n));
            }
        }
        Ok(Some(stored))
    }

    /// Every table's id and game with its latest summary, the latest id first.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub async fn list(&self) -> Stored<Vec<(u32, String, String)>> {
        const LATEST: &str = "SELECT t.id, t.game, (SELECT e.summary FROM entries e WHERE e.table_id = t.id \
            AND e.summary IS NOT NULL ORDER BY e.n DESC LIMIT 1) FROM tables t ORDER BY t.id DESC";
        let rows = sqlx::query(LATEST).fetch_all(&self.pool).await?;
        rows.iter()
            .map(|row| Ok((row.try_get(0)?, row.try_get(1)?, row.try_get::<Option<String>, _>(2)?.unwrap_or_default())))
            .collect()
    }

    /// The first lines of all tables, to tell which are here already.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub async fn headers(&self) -> Stored<HashSet<String>> {
        let rows: Vec<String> =
            sqlx::query_scalar("SELECT line FROM entries WHERE n = 0").fetch_all(&self.pool).await?;
        Ok(rows.into_iter().collect())
    }

    /// Sets aside the lines from `from` on in a file of the data folder, and takes them out of the
    /// database. Gives the file's name.
    ///
    /// # Errors
    /// When the file cannot be written; then the database is as it was.
    pub async fn set_aside(&self, table: u32, from: u32, lines: &[String]) -> Stored<String> {
        let folder = self.folder.join("damaged");
        std::fs::create_dir_all(&folder)?;
        let name = format!("table-{table}-{}.jsonl", crate::now().replace(':', ""));
        let file = folder.join(&name);
        std::fs::write(&file, lines.join("\n"))?;
        std::fs::File::open(&file)?.sync_all()?;
        sqlx::query("DELETE FROM entries WHERE table_id = ? AND n >= ?")
            .bind(table)
            .bind(from)
            .execute(&self.pool)
            .await?;
        self.mark_head(table, from - 1);
        Ok(name)
    }

    /// Deletes a table for good.
    ///
    /// # Errors
    /// When it cannot be committed.
    pub async fn delete(&self, table: u32) -> Stored<bool> {
        let done = sqlx::query("DELETE FROM tables WHERE id = ?").bind(table).execute(&self.pool).await?;
        let _ = std::fs::remove_file(self.head_file(table));
        Ok(done.rows_affected() > 0)
    }

    /// Remembers people as having played now.
    ///
    /// # Errors
    /// When it cannot be committed.
    pub async fn met(&self, names: impl Iterator<Item = &str>) -> Stored<()> {
        for name in names {
            sqlx::query("INSERT INTO people (name, last_played) VALUES (?, ?) ON CONFLICT DO UPDATE SET last_played = excluded.last_played")
                .bind(name)
                .bind(crate::now())
                .execute(&self.pool)
                .await?;
        }
        Ok(())
    }

    /// Names of people, the latest first.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub async fn people(&self) -> Stored<Vec<String>> {
        let names = sqlx::query_scalar("SELECT name FROM people ORDER BY last_played DESC, name LIMIT 100");
        Ok(names.fetch_all(&self.pool).await?)
    }

    /// What is remembered on this device.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub async fn preferences(&self) -> Stored<BTreeMap<String, String>> {
        let rows = sqlx::query("SELECT key, value FROM preferences").fetch_all(&self.pool).await?;
        rows.iter().map(|row| Ok((row.try_get(0)?, row.try_get(1)?))).collect()
    }

    /// Remembers something on this device.
    ///
    /// # Errors
    /// When it cannot be committed.
    pub async fn prefer(&self, key: &str, value: &str) -> Stored<()> {
        sqlx::query(
            "INSERT INTO preferences (key, value) VALUES (?, ?) ON CONFLICT DO UPDATE SET value = excluded.value",
        )
        .bind(key)
        .bind(value)
        .execute(&self.pool)
        .await?;
        Ok(())
    }

    // ---- the head marker ----

    fn head_file(&self, table: u32) -> PathBuf {
        self.folder.join("heads").join(table.to_string())
    }

    /// Notes, apart from the database, the last entry that was committed. Written after the commit
    /// and not synced: it survives a killed process and tells of a lost tail; the commit itself is
    /// what durability rests on.
    pub fn mark_head(&self, table: u32, n: u32) {
        if let Err(error) = std::fs::write(self.head_file(table), n.to_string()) {
            tracing::warn!(%error, table, "the head marker could not be written");
        }
    }

    /// The last entry that is known to have been committed.
    pub fn marked_head(&self, table: u32) -> Option<u32> {
        std::fs::read_to_string(self.head_file(table)).ok()?.parse().ok()
    }

    /// Writes everything out and closes the database.
    pub async fn close(&self) {
        self.pool.close().await;
    }
}

fn insertion<'a>(
    table: u32,
    from: u32,
    lines: &'a [Sealed],
    request: Option<&'a str>,
    summary: Option<&'a str>,
) -> QueryBuilder<sqlx::Sqlite> {
    let last = lines.len().saturating_sub(1);
    let mut insert = QueryBuilder::new("INSERT INTO entries (table_id, n, line, request, summary) ");
    insert.push_values(lines.iter().enumerate(), |mut row, (index, sealed)| {
        row.push_bind(table).push_bind(from + index as u32).push_bind(sealed.line.clone());
        row.push_bind(request.filter(|_| index == last).map(str::to_owned));
        row.push_bind(summary.filter(|_| index == last).map(str::to_owned));
    });
    insert
}
