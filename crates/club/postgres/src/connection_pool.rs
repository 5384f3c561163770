//! A pool of database connections, each for one statement at a time.
//!
//! A general pool pings each returned connection, which costs a second round trip for every entry. This pool judges
//! by the answer itself: a connection without a complete answer is dropped, and pending data on it is not awaited.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use app_core::storage::{StoreError, StoreResult};
use sqlx::Connection as _;
use sqlx::postgres::{PgConnectOptions, PgConnection};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio::time::timeout;

use crate::problem::to_store_error;

/// Maximum number of concurrent statements. Each is short.
const MOST: usize = 16;

/// Statement timeout. After it the outcome is unknown.
const PATIENCE: Duration = Duration::from_secs(5);

/// The connection pool of one node.
#[derive(Clone)]
pub(crate) struct ConnectionPool {
    options: PgConnectOptions,
    permits: Arc<Semaphore>,
    /// Idle connections. Never locked over an await.
    idle: Arc<Mutex<Vec<PgConnection>>>,
}

/// A connection for one statement.
pub(crate) struct PooledConnection {
    lines: ConnectionPool,
    line: PgConnection,
    _permit: OwnedSemaphorePermit,
}

impl ConnectionPool {
    /// Creates an empty pool; connections open on demand.
    pub fn new(options: PgConnectOptions) -> Self {
        Self { options, permits: Arc::new(Semaphore::new(MOST)), idle: Arc::default() }
    }

    fn idle(&self) -> MutexGuard<'_, Vec<PgConnection>> {
        // A panic elsewhere leaves a plain list consistent.
        self.idle.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Takes a connection for one statement.
    pub async fn acquire(&self) -> StoreResult<PooledConnection> {
        let permit =
            within(async { Ok(Arc::clone(&self.permits).acquire_owned().await) }).await.map_err(to_store_error)?;
        let permit = permit.map_err(|_| StoreError::Closed)?;
        let idle = self.idle().pop();
        let line = match idle {
            Some(line) => line,
            None => within(PgConnection::connect_with(&self.options)).await.map_err(to_store_error)?,
        };
        Ok(PooledConnection { lines: self.clone(), line, _permit: permit })
    }

    /// True if the pool is closed.
    pub fn is_closed(&self) -> bool {
        self.permits.is_closed()
    }

    /// Closes the pool and its idle connections.
    pub async fn close(&self) {
        self.permits.close();
        let idle = std::mem::take(&mut *self.idle());
        for line in idle {
            // The result does not matter: the connection is dropped either way.
            let _ = within(line.close()).await;
        }
    }
}

impl PooledConnection {
    pub fn connection(&mut self) -> &mut PgConnection {
        &mut self.line
    }

    /// Extracts the answer. Returns the connection to the pool if the answer was complete, even if it is an error of
    /// the database.
    pub fn release<T>(self, answer: Result<T, sqlx::Error>) -> StoreResult<T> {
        let said = answer.as_ref().map_or_else(|error| error.as_database_error().is_some(), |_| true);
        let mut idle = self.lines.idle();
        if !said {
            // The other idle connections are most likely broken too.
            idle.clear();
        } else if !self.lines.is_closed() {
            idle.push(self.line);
        }
        drop(idle);
        answer.map_err(to_store_error)
    }
}

/// Runs a database call with the statement timeout.
pub(crate) async fn within<T>(answer: impl Future<Output = Result<T, sqlx::Error>>) -> Result<T, sqlx::Error> {
    let late = |_| sqlx::Error::Io(std::io::Error::new(std::io::ErrorKind::TimedOut, "the database takes too long"));
    timeout(PATIENCE, answer).await.map_err(late)?
}
