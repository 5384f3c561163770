//! The store: SQLite in the data folder. Acknowledged means committed.
//!
//! What is kept beside the database: [`heads`], markers of what was committed, which tell of a lost
//! tail; `damaged/`, where damaged tails and databases are set aside ([`salvage`]). Nothing here
//! reads a record: lines are bytes, and whether they hold is for the kernel to say.

use std::collections::{BTreeMap, HashSet};
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use kernel::record::Sealed;
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteConnection, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteSynchronous,
};
use sqlx::{QueryBuilder, Row};

pub use boards::KeptBoard;
pub use devices::StoredDevice;
use heads::Heads;
pub use heads::Marked;

mod boards;
mod devices;
mod heads;
mod problem;
mod salvage;

pub use problem::StoreProblem;

/// The database's file in the data folder.
const FILE: &str = "bucintoro.sqlite";

type Stored<T> = Result<T, StoreProblem>;

/// A stored table.
#[derive(Default)]
pub struct StoredTable {
    /// The game's id.
    pub game: String,
    /// The seed as hex text, if it is known here.
    pub seed: Option<String>,
    /// Where it goes on, when it was handed over.
    pub gone_to: Option<String>,
    /// The lines, header first, as they lie there: damage need not leave text.
    pub lines: Vec<Vec<u8>>,
    /// The ids of requests that were answered, each with the entry that it ended in.
    pub requests: Vec<(String, u32)>,
}

/// A table in the list: what its latest entry left for it.
pub struct Listed {
    /// Its id.
    pub table: u32,
    /// The game's id.
    pub game: String,
    /// What was stored as its summary; `None` when damage took it.
    pub summary: Option<String>,
}

/// The database.
#[derive(Clone)]
pub struct Store {
    pool: SqlitePool,
    folder: PathBuf,
    heads: Arc<Heads>,
}

impl Store {
    /// Opens or creates the database in a folder and brings it up to date. A database whose
    /// structure is damaged is set aside, and whatever can be read of it is taken over.
    ///
    /// # Errors
    /// When it cannot be opened, was written by a newer program, or does not run in WAL with
    /// `synchronous=FULL`.
    pub async fn open(folder: &Path) -> Stored<Self> {
        let pool = match connect(&folder.join(FILE)).await {
            Err(problem) if problem.is_damage() => {
                tracing::error!(error = %problem, "the database is damaged: saving what can be read");
                salvage::salvage(folder).await?;
                connect(&folder.join(FILE)).await?
            }
            pool => pool?,
        };
        let heads = Arc::new(Heads::open(folder.join("heads"))?);
        Ok(Self { pool, folder: folder.to_owned(), heads })
    }

    /// The pool, for benches that compare with bare statements on the same file.
    pub fn pool(&self) -> &SqlitePool {
        &self.pool
    }

    /// Stores a new table with all its lines at once, and gives its id.
    ///
    /// # Errors
    /// When it cannot be committed; [`StoreProblem::Twice`] when the request made a table already.
    pub async fn create(&self, new: NewTable<'_>) -> Stored<u32> {
        let NewTable { game, seed, lines, summary, request } = new;
        let mut transaction = self.pool.begin().await?;
        let id: u32 = sqlx::query_scalar("INSERT INTO tables (game, seed, request) VALUES (?, ?, ?) RETURNING id")
            .bind(game)
            .bind(seed)
            .bind(request)
            .fetch_one(&mut *transaction)
            .await?;
        // SQLite takes 32,766 values in a statement.
        for (index, chunk) in lines.chunks(4_000).enumerate() {
            let last = (index + 1) * 4_000 >= lines.len();
            let mut insert = insertion(id, (index * 4_000) as u32, chunk, None, last.then_some(summary));
            insert.build().execute(&mut *transaction).await?;
        }
        transaction.commit().await?;
        if let Some(last) = lines.last() {
            self.mark_head(id, lines.len() as u32 - 1, &last.hash);
        }
        Ok(id)
    }

    /// The table that a request made, if it made one.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub async fn made_by(&self, request: &str) -> Stored<Option<u32>> {
        let id = sqlx::query_scalar("SELECT id FROM tables WHERE request = ?").bind(request);
        Ok(id.fetch_optional(&self.pool).await?)
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
        let row = sqlx::query("SELECT game, seed, gone_to FROM tables WHERE id = ?")
            .bind(table)
            .fetch_optional(&self.pool)
            .await?;
        let Some(row) = row else { return Ok(None) };
        let rows = sqlx::query(
            "SELECT n, CAST(line AS BLOB), CAST(request AS BLOB) FROM entries WHERE table_id = ? ORDER BY n",
        )
        .bind(table)
        .fetch_all(&self.pool)
        .await?;
        let (game, seed, gone_to) = (row.try_get(0)?, row.try_get(1)?, row.try_get(2)?);
        let mut stored = StoredTable { game, seed, gone_to, ..Default::default() };
        for row in rows {
            stored.lines.push(row.try_get(1)?);
            if let Some(request) = row.try_get::<Option<Vec<u8>>, _>(2)? {
                stored.requests.push((String::from_utf8_lossy(&request).into_owned(), row.try_get(0)?));
            }
        }
        Ok(Some(stored))
    }

    /// Every table with its latest summary, the latest id first.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub async fn list(&self) -> Stored<Vec<Listed>> {
        const LATEST: &str = "SELECT t.id, t.game, (SELECT CAST(e.summary AS BLOB) FROM entries e \
            WHERE e.table_id = t.id AND e.summary IS NOT NULL ORDER BY e.n DESC LIMIT 1) FROM tables t ORDER BY t.id DESC";
        let rows = sqlx::query(LATEST).fetch_all(&self.pool).await?;
        let listed = |row: &sqlx::sqlite::SqliteRow| {
            let summary: Option<Vec<u8>> = row.try_get(2)?;
            let summary = summary.and_then(|bytes| String::from_utf8(bytes).ok());
            Ok(Listed { table: row.try_get(0)?, game: row.try_get(1)?, summary })
        };
        rows.iter().map(listed).collect()
    }

    /// The first lines of all tables, to tell which are here already.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub async fn headers(&self) -> Stored<HashSet<Vec<u8>>> {
        let rows = sqlx::query_scalar("SELECT CAST(line AS BLOB) FROM entries WHERE n = 0");
        Ok(rows.fetch_all(&self.pool).await?.into_iter().collect())
    }

    /// The table whose record begins with this line.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub async fn with_header(&self, line: &str) -> Stored<Option<u32>> {
        let id = sqlx::query_scalar("SELECT table_id FROM entries WHERE n = 0 AND line = ?").bind(line);
        Ok(id.fetch_optional(&self.pool).await?)
    }

    /// Sets aside the lines from `from` on in a file of the data folder, and takes them out of the
    /// database; `last` is the hash of the line before. Gives the file's name.
    ///
    /// # Errors
    /// When the file cannot be written; then the database is as it was.
    pub async fn set_aside(&self, table: u32, from: u32, lines: &[Vec<u8>], last: &str) -> Stored<String> {
        let folder = self.folder.join(salvage::FOLDER);
        std::fs::create_dir_all(&folder)?;
        let (name, mut file) = new_file(&folder, &format!("table-{table}"), "jsonl")?;
        file.write_all(&lines.join(&b'\n'))?;
        file.sync_all()?;
        sqlx::query("DELETE FROM entries WHERE table_id = ? AND n >= ?")
            .bind(table)
            .bind(from)
            .execute(&self.pool)
            .await?;
        self.mark_head(table, from.saturating_sub(1), last);
        Ok(name)
    }

    /// Deletes a table for good.
    ///
    /// # Errors
    /// When it cannot be committed.
    pub async fn delete(&self, table: u32) -> Stored<bool> {
        let done = sqlx::query("DELETE FROM tables WHERE id = ?").bind(table).execute(&self.pool).await?;
        self.heads.forget(table);
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

    /// Notes, apart from the database, the last entry that was committed.
    pub fn mark_head(&self, table: u32, n: u32, hash: &str) {
        self.heads.mark(table, n, hash);
    }

    /// The last entry that is known to have been committed.
    pub fn marked_head(&self, table: u32) -> Option<Marked> {
        self.heads.marked(table)
    }

    /// Writes everything out and closes the database.
    pub async fn close(&self) {
        self.pool.close().await;
        self.heads.sync();
    }
}

/// What is stored of a new table.
pub struct NewTable<'a> {
    /// The game's id.
    pub game: &'a str,
    /// The seed as hex text, if it is known here.
    pub seed: Option<&'a str>,
    /// All its lines, header first.
    pub lines: &'a [Sealed],
    /// What the list of tables shows.
    pub summary: &'a str,
    /// The id of the request that makes it, for retries.
    pub request: Option<&'a str>,
}

fn options(file: &Path) -> SqliteConnectOptions {
    SqliteConnectOptions::new()
        .filename(file)
        .create_if_missing(true)
        .journal_mode(SqliteJournalMode::Wal)
        .synchronous(SqliteSynchronous::Full)
        .foreign_keys(true)
}

/// Opens a database, checks that it is whole, and migrates it.
async fn connect(file: &Path) -> Stored<SqlitePool> {
    // One connection for the whole time: SQLite has one writer, everything here is short, and no
    // command should wait for a connection that was closed because it grew old.
    let pool = SqlitePoolOptions::new()
        .max_connections(1)
        .idle_timeout(None)
        .max_lifetime(None)
        .test_before_acquire(false)
        .connect_with(options(file))
        .await?;
    let checked = match pool.acquire().await {
        Ok(mut connection) => check(&mut connection).await,
        Err(error) => Err(error.into()),
    };
    let ready = match checked {
        Ok(()) => sqlx::migrate!().run(&pool).await.map_err(StoreProblem::from),
        Err(problem) => Err(problem),
    };
    if ready.is_err() {
        pool.close().await;
    }
    ready.map(|()| pool)
}

/// What durability rests on is asserted, not assumed.
async fn check(connection: &mut SqliteConnection) -> Stored<()> {
    let mode: String = sqlx::query_scalar("PRAGMA journal_mode").fetch_one(&mut *connection).await?;
    let synchronous: i64 = sqlx::query_scalar("PRAGMA synchronous").fetch_one(&mut *connection).await?;
    match (mode.as_str(), synchronous) {
        ("wal", 2) => {}
        ("wal", _) => return Err(StoreProblem::Pragma("synchronous=FULL")),
        _ => return Err(StoreProblem::Pragma("journal_mode=WAL")),
    }
    let whole: String = sqlx::query_scalar("PRAGMA quick_check(1)").fetch_one(&mut *connection).await?;
    if whole == "ok" { Ok(()) } else { Err(StoreProblem::Broken(whole)) }
}

/// Makes a file that was not there, named by what it holds and the time.
fn new_file(folder: &Path, what: &str, extension: &str) -> std::io::Result<(String, std::fs::File)> {
    let time = crate::now().replace(':', "");
    let mut more = String::new();
    for number in 2.. {
        let name = format!("{what}-{time}{more}.{extension}");
        match std::fs::OpenOptions::new().write(true).create_new(true).open(folder.join(&name)) {
            Ok(file) => return Ok((name, file)),
            Err(error) if error.kind() == std::io::ErrorKind::AlreadyExists => more = format!("-{number}"),
            Err(error) => return Err(error),
        }
    }
    Err(std::io::ErrorKind::AlreadyExists.into())
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
