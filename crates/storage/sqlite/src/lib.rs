//! Storage in SQLite, in the data folder. Acknowledged means committed to disk.
//!
//! Beside the database there are the text [`mirror`] of every game, from which a damaged database is rebuilt
//! ([`rebuild`]); `damaged/`, where damaged files are set aside; and `lock`, held while the folder is in use. Nothing
//! here reads a record: lines are bytes that end in a hash, and the kernel decides whether they are valid. No cell is
//! trusted to hold what was written: damaged data is shown as well as possible, and spoils nothing else.

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

/// The database's file in the data folder.
const FILE: &str = "bucintoro.sqlite";

/// The size of a page of the database, in bytes.
const PAGE: u32 = 4_096;

/// Where damaged files are set aside, in the data folder.
const DAMAGED: &str = "damaged";

/// How long the system may take to release the lock of a program that has ended.
const LOCK_TIMEOUT: Duration = Duration::from_secs(1);

/// The file that keeps a second program out: the system's lock ends with the process, however that ends.
const LOCK: &str = "lock";

/// The variable that leaves the rights of an existing data folder as they are.
const KEEP_MODES: &str = "BUCINTORO_KEEP_MODES";

/// What the program creates in the data folder. A dot or a hyphen can follow a name.
const DATA_NAMES: [&str; 7] = ["bucintoro", LOCK, "tables", DAMAGED, "backups", "parcels", "screen"];

type Stored<T> = Result<T, StoreProblem>;

/// The database.
#[derive(Clone)]
pub struct Store {
    /// Whether it was not closed. Fields are dropped in order, and the last pool to be dropped closes the database:
    /// this comes first, so that [`Store::watch`] does not take a drop for a failure.
    is_open: Arc<AtomicBool>,
    pool: SqlitePool,
    folder: PathBuf,
    /// Before the mirror: it sends to it.
    completion: Arc<CompletionTask>,
    mirror: Arc<Mirror>,
    rebuilt: Option<Rebuilt>,
    has_gap: bool,
    lock: Arc<File>,
    supervisor: Supervisor,
}

impl Store {
    /// Opens or creates the database in a folder and brings it up to date. A database that is damaged is set aside
    /// and rebuilt. What the database lacks is completed from the text mirror, and the other way round.
    ///
    /// # Errors
    /// When another program has the folder open, or it cannot be used; when the database cannot be
    /// opened, was written by a newer program, or does not run in WAL with `synchronous=FULL`.
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
            // SQLite would begin an empty one, or ignore a part of its log.
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

    /// The result of rebuilding the database, in this run or in an earlier one if it is still incomplete.
    pub fn rebuilt(&self) -> Option<&Rebuilt> {
        self.rebuilt.as_ref()
    }

    /// Notes that a daily backup was restored after a rebuild.
    ///
    /// # Errors
    /// When it cannot be stored: then the backup is restored again at the next start.
    pub async fn set_complete(&self) -> Stored<()> {
        rebuild::set_complete(&mut *self.pool.acquire().await?).await
    }

    /// Whether every game should be opened once, so that all damage is found now.
    pub fn should_check_all(&self) -> bool {
        self.rebuilt.is_some() || self.has_gap
    }

    /// Reports the end of the storage when the database is closed though the store was not.
    fn watch(&self) {
        let (closed, is_open) = (self.pool.close_event(), Arc::downgrade(&self.is_open));
        let supervisor = self.supervisor.clone();
        let watching = async move {
            closed.await;
            // A store that is gone was dropped with everything that used it.
            if is_open.upgrade().is_some_and(|is_open| is_open.load(Ordering::SeqCst)) {
                supervisor.fail("storage", "the database was closed");
            }
        };
        tokio::spawn(self.supervisor.guarded("storage", watching));
    }

    /// The pool, for benches that compare with bare statements on the same file.
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

/// Work on files, on a thread where only the caller waits for it.
async fn spawn_blocking<T: Send + 'static>(work: impl FnOnce() -> Stored<T> + Send + 'static) -> Stored<T> {
    tokio::task::spawn_blocking(work).await.map_err(std::io::Error::from)?
}

/// Creates the folder if it is missing, and locks it against other programs. Waits a moment for the lock, because a
/// system can release it some time after the program has ended (Windows names no bound).
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

/// A text column of a row, bytes that are no text shown as such.
fn text(row: &SqliteRow, column: usize) -> Stored<String> {
    Ok(optional_text(row, column)?.unwrap_or_default())
}

fn optional_text(row: &SqliteRow, column: usize) -> Stored<Option<String>> {
    let bytes: Option<Vec<u8>> = row.try_get(column)?;
    Ok(bytes.map(|bytes| String::from_utf8_lossy(&bytes).into_owned()))
}

/// Opens a database, checks that it is whole, and migrates it.
async fn connect(file: &Path) -> Stored<SqlitePool> {
    // SQLite gives its log and the log's index the mode of the database.
    let path = file.to_owned();
    spawn_blocking(move || Ok(private_files::create_if_missing(&path)?)).await?;
    // One connection, kept open: SQLite has one writer, everything here is short, and no command should wait
    // for a connection that was closed because of its age.
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

/// Brings a database up to date, and compares its schema with the result of the migrations. A list of migrations that
/// does not match is damaged, unless the schema has more than this program knows: then a newer program was here. (So
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

/// The settings that durability depends on are asserted, not assumed.
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

/// Creates a new file, named by its content and the time.
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
