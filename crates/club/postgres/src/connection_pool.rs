//! Lines to the database, each for one answer at a time.
//!
//! A general pool asks each connection whether it is sound when it comes back: a second way there and back for
//! every entry. Here the answer itself tells: a line on which it did not come whole is never used again, and whatever
//! is still on its way there is not waited for.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use app_core::storage::{StoreError, StoreResult};
use sqlx::Connection as _;
use sqlx::postgres::{PgConnectOptions, PgConnection};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio::time::timeout;

use crate::problem::kept;

/// How many statements are on their way at a time, at the most. Each is short.
const MOST: usize = 16;

/// How long the database may take over a statement. Then nobody knows what came of it.
const PATIENCE: Duration = Duration::from_secs(5);

/// The lines of one node.
#[derive(Clone)]
pub(crate) struct ConnectionPool {
    options: PgConnectOptions,
    permits: Arc<Semaphore>,
    /// Those that nobody uses just now. Never held over an await.
    idle: Arc<Mutex<Vec<PgConnection>>>,
}

/// A line for one answer.
pub(crate) struct PooledConnection {
    lines: ConnectionPool,
    line: PgConnection,
    _permit: OwnedSemaphorePermit,
}

impl ConnectionPool {
    /// None is opened yet.
    pub fn new(options: PgConnectOptions) -> Self {
        Self { options, permits: Arc::new(Semaphore::new(MOST)), idle: Arc::default() }
    }

    fn idle(&self) -> MutexGuard<'_, Vec<PgConnection>> {
        // A plain list: a panic elsewhere leaves it consistent.
        self.idle.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A line for one answer.
    pub async fn acquire(&self) -> StoreResult<PooledConnection> {
        let permit = within(async { Ok(Arc::clone(&self.permits).acquire_owned().await) }).await.map_err(kept)?;
        let permit = permit.map_err(|_| StoreError::Closed)?;
        let idle = self.idle().pop();
        let line = match idle {
            Some(line) => line,
            None => within(PgConnection::connect_with(&self.options)).await.map_err(kept)?,
        };
        Ok(PooledConnection { lines: self.clone(), line, _permit: permit })
    }

    /// Whether nothing is asked any more.
    pub fn is_closed(&self) -> bool {
        self.permits.is_closed()
    }

    /// Lends nothing any more, and ends the lines that nobody uses.
    pub async fn close(&self) {
        self.permits.close();
        let idle = std::mem::take(&mut *self.idle());
        for line in idle {
            // Whether it hears of it or not, it is over.
            let _ = within(line.close()).await;
        }
    }
}

impl PooledConnection {
    pub fn connection(&mut self) -> &mut PgConnection {
        &mut self.line
    }

    /// Takes the answer. If it came whole, even if it is a refusal, others use the line after this.
    pub fn release<T>(self, answer: Result<T, sqlx::Error>) -> StoreResult<T> {
        let said = answer.as_ref().map_or_else(|error| error.as_database_error().is_some(), |_| true);
        let mut idle = self.lines.idle();
        if !said {
            // Most likely the others have ended as well.
            idle.clear();
        } else if !self.lines.is_closed() {
            idle.push(self.line);
        }
        drop(idle);
        answer.map_err(kept)
    }
}

/// An answer, unless it takes too long.
pub(crate) async fn within<T>(answer: impl Future<Output = Result<T, sqlx::Error>>) -> Result<T, sqlx::Error> {
    let late = |_| sqlx::Error::Io(std::io::Error::new(std::io::ErrorKind::TimedOut, "the database takes too long"));
    timeout(PATIENCE, answer).await.map_err(late)?
}
