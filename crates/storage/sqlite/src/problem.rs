//! Errors of the store.

use sqlx::migrate::MigrateError;

use app_core::storage::{StoreError, StoreResult};

/// The reason why the store could not be opened, or an operation failed.
#[derive(Debug, thiserror::Error)]
pub enum StoreProblem {
    /// Another program holds the lock of the folder.
    #[error("another program has the folder open")]
    InUse,
    /// The folder cannot be created or locked.
    #[error(transparent)]
    Folder(std::io::Error),
    /// The disk, or the quota of the database, is full.
    #[error("the disk is full")]
    Full,
    /// The database has migrations that this program does not know.
    #[error("a newer program has written the database")]
    Newer,
    /// A migration of this program differs from the one that was run on this database.
    #[error("another build of Bucintoro has made the database: its step {0} differs from that of this build")]
    OtherBuild(i64),
    /// A setting that durability depends on is not active.
    #[error("the database does not run with {0}")]
    Pragma(&'static str),
    /// The structure of the database is damaged.
    #[error("the database is damaged: {0}")]
    Broken(String),
    /// The request has created a table already.
    #[error("the request was answered before")]
    Twice,
    /// The store is closed.
    #[error("the store is closed")]
    Closed,
    /// Any other error of the database.
    #[error(transparent)]
    Database(sqlx::Error),
    /// A file beside the database could not be written or read.
    #[error(transparent)]
    Io(std::io::Error),
}

impl StoreProblem {
    /// True if stored data is damaged, so that a rebuild can help.
    pub fn is_damage(&self) -> bool {
        matches!(self, Self::Broken(_))
    }
}

impl From<sqlx::Error> for StoreProblem {
    fn from(error: sqlx::Error) -> Self {
        let code = error.as_database_error().and_then(|error| error.code()?.parse::<u32>().ok());
        match code {
            Some(code) => from_code(code, error),
            None if matches!(error, sqlx::Error::PoolClosed) => Self::Closed,
            None => Self::Database(error),
        }
    }
}

/// True if the fault is the system's, not the database's.
fn is_system_fault(error: &sqlx::Error) -> bool {
    // Permission, busy, locked, memory, read-only, interrupted, input and output, cannot open.
    const SYSTEM: [u32; 8] = [3, 5, 6, 7, 8, 9, 10, 14];
    let code = error.as_database_error().and_then(|error| error.code()?.parse::<u32>().ok());
    match code {
        Some(code) => SYSTEM.contains(&(code & 0xff)),
        None => matches!(error, sqlx::Error::Io(_) | sqlx::Error::PoolTimedOut),
    }
}

/// Maps an error by SQLite's extended result code; the low byte is the primary one.
fn from_code(code: u32, error: sqlx::Error) -> StoreProblem {
    const CORRUPT: u32 = 11;
    const FULL: u32 = 13;
    const NOT_A_DATABASE: u32 = 26;
    // The file ends in the middle of a page.
    const IOERR_SHORT_READ: u32 = 522;
    // The shared index of the log cannot grow.
    const IOERR_SHMSIZE: u32 = 4_874;
    const CONSTRAINT_UNIQUE: u32 = 2_067;
    match (code & 0xff, code) {
        (FULL, _) | (_, IOERR_SHMSIZE) => StoreProblem::Full,
        (CORRUPT | NOT_A_DATABASE, _) | (_, IOERR_SHORT_READ) => StoreProblem::Broken(error.to_string()),
        (_, CONSTRAINT_UNIQUE) => StoreProblem::Twice,
        _ => StoreProblem::Database(error),
    }
}

impl From<MigrateError> for StoreProblem {
    fn from(error: MigrateError) -> Self {
        match error {
            MigrateError::VersionMissing(_) | MigrateError::VersionTooNew(..) => Self::Newer,
            MigrateError::Execute(error) | MigrateError::ExecuteMigration(error, _) => match Self::from(error) {
                // The list of migrations is unreadable or wrong.
                Self::Database(error) if !is_system_fault(&error) => Self::Broken(error.to_string()),
                other => other,
            },
            other => Self::Broken(other.to_string()),
        }
    }
}

impl From<std::io::Error> for StoreProblem {
    fn from(error: std::io::Error) -> Self {
        use std::io::ErrorKind;
        match error.kind() {
            ErrorKind::StorageFull | ErrorKind::QuotaExceeded => Self::Full,
            _ => Self::Io(error),
        }
    }
}

impl From<StoreProblem> for std::io::Error {
    /// Keeps the kind, because a report names it.
    fn from(problem: StoreProblem) -> Self {
        match problem {
            StoreProblem::Io(error) | StoreProblem::Folder(error) => error,
            StoreProblem::Full => Self::new(std::io::ErrorKind::StorageFull, problem),
            other => Self::other(other),
        }
    }
}

impl From<StoreProblem> for StoreError {
    fn from(problem: StoreProblem) -> Self {
        match problem {
            StoreProblem::Full => Self::Full,
            StoreProblem::Twice => Self::Twice,
            StoreProblem::Closed => Self::Closed,
            other => Self::Unknown(Box::new(other)),
        }
    }
}

/// Converts results of a database or a file to results of the storage contract.
pub(super) trait IntoStoreResult<T> {
    fn into_stored(self) -> StoreResult<T>;
}

impl<T, E: Into<StoreProblem>> IntoStoreResult<T> for Result<T, E> {
    fn into_stored(self) -> StoreResult<T> {
        self.map_err(|error| error.into().into())
    }
}
