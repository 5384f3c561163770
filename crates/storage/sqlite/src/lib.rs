//! Storage in SQLite, in the data folder. An acknowledged write is committed to disk.
//!
//! The folder also has the text [`mirror`] of every game, from which a damaged database is rebuilt ([`rebuild`]).
//! It has `damaged/`, the quarantine for damaged files, and `lock`, held while the folder is in use. This crate
//! does not interpret records: lines are bytes that end in a hash, and the kernel decides whether they are valid.
//! Any cell may be damaged: its data is shown as well as possible, and affects nothing else.

use std::fs::{File, TryLockError};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use async_trait::async_trait;
use sqlx::Row;
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteConnection, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteRow,
    SqliteSynchronous,
};

use app_core::Supervisor;
use app_core::storage::StorageBackend;
use completion::{Completion, CompletionTask};
use mirror::Mirror;
use mirror::compare::{Purpose, compare};

pub mod private_files;

mod boards;
mod completion;
mod devices;
mod losses;
mod mirror;
mod people;
mod problem;
mod rebuild;
mod recovery;
mod repair;
mod schema;
mod settings;
mod tables;

pub use problem::StoreProblem;
pub use rebuild::Rebuilt;

/// Name of the database file in the data folder.
const FILE: &str = "bucintoro.sqlite";

/// The size of a page of the database, in bytes.
const PAGE: u32 = 4_096;

/// Name of the quarantine folder in the data folder.
const DAMAGED: &str = "damaged";

/// Time that the system may take to release the lock of a program that has ended.
const LOCK_TIMEOUT: Duration = Duration::from_secs(1);

/// Name of the lock file against a second program. The system releases the lock when the process ends, even after a
/// crash.
const LOCK: &str = "lock";

/// Environment variable that keeps the permissions of an existing data folder unchanged.
const KEEP_MODES: &str = "BUCINTORO_KEEP_MODES";

/// Names of the program's files in the data folder. A dot or a hyphen may follow a name.
const DATA_NAMES: [&str; 7] = ["bucintoro", LOCK, "tables", DAMAGED, "backups", "parcels", "screen"];

type Stored<T> = Result<T, StoreProblem>;

/// A store in a SQLite database.
#[derive(Clone)]
pub struct Store {
    /// True until the store is closed or dropped. Fields are dropped in order, and the last pool to be dropped closes
    /// the database. This field comes first, so that [`Store::watch`] does not take a drop for a failure.
    is_open: Arc<AtomicBool>,
    pool: SqlitePool,
    folder: PathBuf,
    /// Declared before the mirror, because it sends to it.
    completion: Arc<CompletionTask>,
    mirror: Arc<Mirror>,
    rebuilt: Option<Rebuilt>,
    has_gap: bool,
    lock: Arc<File>,
    supervisor: Supervisor,
}

impl Store {
    /// Opens or creates the database in a folder and migrates it. Quarantines and rebuilds a damaged database.
    /// Completes the database from the text mirror, and the mirror from the database.
    ///
    /// # Errors
    /// If another program has the folder open, or it cannot be used. If the database cannot be opened, was written by
    /// a newer program, or does not run in WAL with `synchronous=FULL`.
    pub async fn open(folder: &Path) -> Stored<Self> {
        let lock = Arc::new(lock_folder(folder).await?);
        let file = folder.join(FILE);
        let (at, data) = (file.clone(), folder.to_owned());
        let is_unreadable = spawn_blocking(move || {
            if at.is_file() && std::env::var_os(KEEP_MODES).is_none() {
                private_files::tighten(&data, &DATA_NAMES);
            }
            rebuild::install_ready(&data)?;
            Ok(rebuild::is_missing(&data)? || recovery::pages::is_needed(&data)?)
        })
        .await?;
        let opened = match is_unreadable {
            // SQLite would create an empty database, or ignore a part of its log.
            true => Err(StoreProblem::Broken("SQLite would not read all of it".to_owned())),
            false => connect(&file).await,
        };
        let (pool, rebuilt) = match opened {
            Err(problem) if problem.is_damage() => {
                tracing::error!(error = %problem, "the database is damaged: it is rebuilt");
                let rebuilt = rebuild::rebuild(folder).await?;
                (connect(&file).await?, Some(rebuilt))
            }
            pool => (pool?, None),
        };
        repair::drop_invalid_ids(&pool).await?;
        let mut connection = pool.acquire().await?;
        let rebuilt = match rebuilt {
            Some(rebuilt) => Some(rebuilt),
            None => rebuild::read_incomplete(&mut connection, folder).await?,
        };
        let compared = compare(&mut connection, folder, Purpose::Open).await?;
        drop(connection);
        let has_gap = compared.has_gap;
        repair::repair(&pool).await?;
        let supervisor = Supervisor::default();
        let (mirror, stopped) = Mirror::start(folder, compared, Arc::clone(&lock))?;
        let completion = Completion::new(&pool, folder.join(DAMAGED), &mirror).start(stopped, &supervisor);
        let store = Self {
            is_open: Arc::new(AtomicBool::new(true)),
            pool,
            folder: folder.to_owned(),
            completion: Arc::new(completion),
            mirror: Arc::new(mirror),
            rebuilt,
            has_gap,
            lock,
            supervisor,
        };
        store.watch();
        Ok(store)
    }

    /// Returns the result of a rebuild in this run, or in an earlier one if it is still incomplete.
    pub fn rebuilt(&self) -> Option<&Rebuilt> {
        self.rebuilt.as_ref()
    }

    /// Records that a daily backup was restored after a rebuild.
    ///
    /// # Errors
    /// If the database cannot be written. The backup is then restored again at the next start.
    pub async fn set_complete(&self) -> Stored<()> {
        rebuild::set_complete(&mut *self.pool.acquire().await?).await
    }

    /// True if every game should be opened once, so that all damage is found at once.
    pub fn should_check_all(&self) -> bool {
        self.rebuilt.is_some() || self.has_gap
    }

    /// Reports a failure of the storage if the database is closed while the store is open.
    fn watch(&self) {
        let (closed, is_open) = (self.pool.close_event(), Arc::downgrade(&self.is_open));
        let supervisor = self.supervisor.clone();
        let watching = async move {
            closed.await;
            // If the store is gone, its users were dropped with it.
            if is_open.upgrade().is_some_and(|is_open| is_open.load(Ordering::SeqCst)) {
                supervisor.fail("storage", "the database was closed");
            }
        };
        tokio::spawn(self.supervisor.guarded("storage", watching));
    }

    /// Returns the pool, for benchmarks that compare with plain statements on the same file.
    pub fn pool(&self) -> &SqlitePool {
        &self.pool
    }
}

#[async_trait]
impl StorageBackend for Store {
    async fn close(&self) {
        self.is_open.store(false, Ordering::SeqCst);
        self.pool.close().await;
        self.completion.abort();
        self.mirror.close().await;
        if let Err(error) = self.lock.unlock() {
            tracing::warn!(%error, "the data folder could not be unlocked");
        }
    }

    fn supervisor(&self) -> Supervisor {
        self.supervisor.clone()
    }
}

/// Runs file work on a blocking thread.
async fn spawn_blocking<T: Send + 'static>(work: impl FnOnce() -> Stored<T> + Send + 'static) -> Stored<T> {
    tokio::task::spawn_blocking(work).await.map_err(std::io::Error::from)?
}

/// Creates the folder if it is missing, and locks it against other programs. Waits a moment for the lock, because a
/// system may release it some time after a program has ended (Windows guarantees no limit).
async fn lock_folder(folder: &Path) -> Stored<File> {
    let folder = folder.to_owned();
    let opened = move || {
        private_files::create_folder(&folder)?;
        private_files::options().write(true).create(true).truncate(true).open(folder.join(LOCK))
    };
    let lock = spawn_blocking(move || opened().map_err(StoreProblem::Folder)).await?;
    let started = Instant::now();
    loop {
        match lock.try_lock() {
            Ok(()) => return Ok(lock),
            Err(TryLockError::WouldBlock) if started.elapsed() < LOCK_TIMEOUT => {
                tokio::time::sleep(LOCK_TIMEOUT / 40).await
            }
            Err(TryLockError::WouldBlock) => return Err(StoreProblem::InUse),
            Err(TryLockError::Error(error)) => return Err(StoreProblem::Folder(error)),
        }
    }
}

fn options(file: &Path) -> SqliteConnectOptions {
    SqliteConnectOptions::new()
        .filename(file)
        .create_if_missing(true)
        .page_size(PAGE)
        .journal_mode(SqliteJournalMode::Wal)
        .synchronous(SqliteSynchronous::Full)
        .foreign_keys(true)
}

/// Returns a text column of a row. Bytes that are not UTF-8 are replaced.
fn text(row: &SqliteRow, column: usize) -> Stored<String> {
    Ok(optional_text(row, column)?.unwrap_or_default())
}

fn optional_text(row: &SqliteRow, column: usize) -> Stored<Option<String>> {
    let bytes: Option<Vec<u8>> = row.try_get(column)?;
    Ok(bytes.map(|bytes| String::from_utf8_lossy(&bytes).into_owned()))
}

/// Opens a database, checks its integrity, and migrates it.
async fn connect(file: &Path) -> Stored<SqlitePool> {
    // SQLite gives its log and the index of the log the file mode of the database.
    let path = file.to_owned();
    spawn_blocking(move || Ok(private_files::create_if_missing(&path)?)).await?;
    // One connection, never closed for its age: SQLite has one writer, all statements are short, and no command should
    // wait for a new connection.
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
        Ok(()) => migrate(&pool).await,
        Err(problem) => Err(problem),
    };
    if ready.is_err() {
        pool.close().await;
    }
    ready.map(|()| pool)
}

/// Migrates a database, and compares its schema with the result of the migrations. A list of migrations that does
/// not match is damaged. If the schema has more than this program knows, a newer program wrote it instead. (So
/// every migration must add a table, a column or an index.)
async fn migrate(pool: &SqlitePool) -> Stored<()> {
    let broken = |what: &str| Err(StoreProblem::Broken(what.to_owned()));
    let expected = schema::create_in_memory().await?;
    let result = match schema::run_migrations(pool).await {
        Ok(()) if schema::statements(pool).await? == schema::statements(&expected).await? => Ok(()),
        Ok(()) => broken("its structure is not that of the migrations"),
        Err(StoreProblem::Newer) => {
            let (found, known) = (schema::columns(pool).await?, schema::columns(&expected).await?);
            match found.len() > known.len() && found.is_superset(&known) {
                true => Err(StoreProblem::Newer),
                false => broken("its list of migrations is damaged"),
            }
        }
        Err(problem) => Err(problem),
    };
    expected.close().await;
    result
}

/// Checks integrity, and the settings that durability depends on.
async fn check(connection: &mut SqliteConnection) -> Stored<()> {
    let mode: String = sqlx::query_scalar("PRAGMA journal_mode").fetch_one(&mut *connection).await?;
    let synchronous: i64 = sqlx::query_scalar("PRAGMA synchronous").fetch_one(&mut *connection).await?;
    match (mode.as_str(), synchronous) {
        ("wal", 2) => {}
        ("wal", _) => return Err(StoreProblem::Pragma("synchronous=FULL")),
        _ => return Err(StoreProblem::Pragma("journal_mode=WAL")),
    }
    // Unlike the quick check, this one finds pages of lines that have changed places.
    let whole: String = sqlx::query_scalar("PRAGMA integrity_check(1)").fetch_one(&mut *connection).await?;
    if whole == "ok" { Ok(()) } else { Err(StoreProblem::Broken(whole)) }
}

/// Creates a new file whose name contains its content and the time.
fn new_file(folder: &Path, what: &str, extension: &str) -> std::io::Result<(String, std::fs::File)> {
    let time = app_core::now().replace(':', "");
    let mut more = String::new();
    for number in 2.. {
        let name = format!("{what}-{time}{more}.{extension}");
        match private_files::options().write(true).create_new(true).open(folder.join(&name)) {
            Ok(file) => return Ok((name, file)),
            Err(error) if error.kind() == std::io::ErrorKind::AlreadyExists => more = format!("-{number}"),
            Err(error) => return Err(error),
        }
    }
    Err(std::io::ErrorKind::AlreadyExists.into())
}
