//! Why the database could not be opened, or could not do it.

use app_core::storage::StoreError;
use sqlx::migrate::MigrateError;

/// Why a club's database cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum ClubProblem {
    /// The address says nothing that can be connected to.
    #[error("the address of the database cannot be read: {0}")]
    Address(sqlx::Error),
    /// It does not answer, or refuses the connection.
    #[error("the database cannot be reached: {0}")]
    Unreachable(sqlx::Error),
    /// It can only be read: it is recovering from its log, or is a standby.
    #[error("the database can only be read: it is recovering, or a standby")]
    Recovering,
    #[error("PostgreSQL 15 or newer is needed; this is version {0}")]
    TooOld(String),
    #[error("the clock of this machine is more than a minute off the database's: have both set by the network")]
    Clock,
    /// Another node that is not given up is reached at the same address.
    #[error("another machine is reached at {0}: say by --advertise where the others reach this one")]
    AddressTaken(String),
    /// It is not ours, or cannot be brought up to date.
    #[error("the database cannot be brought up to date: {0}")]
    Migrations(MigrateError),
    /// What is measured has a name that is none: a fault of the program.
    #[error("nothing can be measured: {0}")]
    Measures(prometheus::Error),
}

impl ClubProblem {
    /// Whether the same may succeed in a moment: the database is starting, or its network is. A database or user that
    /// PostgreSQL refuses by name is wrong for good.
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

/// Of PostgreSQL's own codes: no such database, no such user or a wrong password, not admitted.
const REFUSED: [&str; 3] = ["3D000", "28P01", "28000"];

/// What the database has answered, as a home of records answers it.
pub(crate) fn kept(error: sqlx::Error) -> StoreError {
    // Of PostgreSQL's own codes; a statement that ends so has changed nothing.
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
