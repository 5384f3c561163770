//! Errors of a club's database.

use app_core::storage::StoreError;
use sqlx::migrate::MigrateError;

/// The reason why a club's database cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum ClubProblem {
    /// The address cannot be parsed.
    #[error("the address of the database cannot be read: {0}")]
    Address(sqlx::Error),
    /// The database does not answer, or refuses the connection.
    #[error("the database cannot be reached: {0}")]
    Unreachable(sqlx::Error),
    /// The database is read-only: it is recovering from its log, or is a standby.
    #[error("the database is read-only: it is recovering, or is a standby")]
    Recovering,
    /// The server is older than PostgreSQL 15. Contains its version.
    #[error("PostgreSQL 15 or newer is needed; this is version {0}")]
    TooOld(String),
    /// The clock differs from the database's by more than a minute, so the node must not join.
    #[error("the clocks of this machine and of the database differ by more than a minute: synchronize both with NTP")]
    Clock,
    /// Another node with a valid lease has the same address.
    #[error("another node uses the address {0}: give this node its own address with --advertise")]
    AddressTaken(String),
    /// No node has prepared this database yet, so it holds no club.
    #[error("the database holds no club: check its address, or start `bucintoro serve` once")]
    NoClub,
    /// The database belongs to another program, or cannot be migrated.
    #[error("the database cannot be migrated: {0}")]
    Migrations(MigrateError),
    /// A metric has an invalid name, which is an error of the program.
    #[error("a metric cannot be registered: {0}")]
    Measures(prometheus::Error),
}

impl ClubProblem {
    /// True if a retry may succeed, because the database or its network is starting. A database or user that
    /// PostgreSQL refuses by name is a permanent error.
    pub fn may_pass(&self) -> bool {
        match self {
            Self::Recovering => true,
            Self::Unreachable(sqlx::Error::Database(error)) => {
                !error.code().is_some_and(|code| REFUSED.contains(&&*code))
            }
            Self::Unreachable(_) => true,
            _ => false,
        }
    }
}

/// PostgreSQL's codes for: no such database, no such user or a wrong password, not admitted.
const REFUSED: [&str; 3] = ["3D000", "28P01", "28000"];

/// Converts an error of the database to one of the storage contract.
pub(crate) fn to_store_error(error: sqlx::Error) -> StoreError {
    // PostgreSQL's own codes; a statement with such an error has changed nothing.
    const UNIQUE_VIOLATION: &str = "23505";
    const DISK_FULL: &str = "53100";
    let code = error.as_database_error().and_then(|error| error.code());
    match code.as_deref() {
        Some(UNIQUE_VIOLATION) => StoreError::Twice,
        Some(DISK_FULL) => StoreError::Full,
        None if matches!(error, sqlx::Error::PoolClosed) => StoreError::Closed,
        _ => StoreError::Unknown(Box::new(error)),
    }
}
