//! Storage of a club in PostgreSQL, shared by several nodes ([`nodes`]).
//!
//! An acknowledged write is committed. Data that belongs together is written by one statement, which is committed
//! by itself. One node at a time owns a table. The condition of each statement fences all others ([`queries`]): a
//! node that resumes after a pause changes no row.

use std::collections::HashMap;
use std::str::FromStr as _;
use std::sync::atomic::AtomicU64;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use app_core::Supervisor;
use app_core::storage::{StorageBackend, StoreError, StoreResult};
use async_trait::async_trait;
use sqlx::postgres::{PgArguments, PgConnectOptions, PgConnection, PgRow};
use sqlx::{ConnectOptions as _, Connection as _, Row as _};

use connection_pool::{ConnectionPool, within};

mod connection_pool;
mod devices;
mod events;
mod hosted_tables;
mod measures;
mod nodes;
mod problem;
mod queries;
mod reader;
mod settings;
mod small;
mod tables;
mod tries;

pub use events::{NodeLine, StoredEvent, TableFacts};
pub use hosted_tables::Secret;
pub use measures::Measures;
pub use nodes::{LeaseConfig, Node, since_boot};
pub use problem::ClubProblem;
pub use reader::{Reader, TableStatus};
pub use tables::Owner;
pub use tries::Tried;

/// Version of the oldest PostgreSQL that supports the migrations.
const OLDEST: i32 = 150_000;

/// A statement with its bound values.
type PgQuery<'q> = sqlx::query::Query<'q, sqlx::Postgres, PgArguments>;

/// The storage backend in PostgreSQL, as seen by one node.
pub struct Club {
    lines: ConnectionPool,
    node: Arc<Node>,
    /// Tables that this node claimed. Never locked over an await.
    held: Mutex<HashMap<u32, OwnedTable>>,
    measures: Measures,
    /// Number of failed attempts at this node.
    vain: AtomicU64,
    supervisor: Supervisor,
}

/// Ownership of a table by this node.
#[derive(Clone, Copy)]
struct OwnedTable {
    epoch: i64,
    /// Number of expirations of this node's lease before it claimed the table.
    lease_expirations: u64,
}

impl Club {
    /// Opens the database at an address (`postgres://…`), migrates it, and joins its nodes. `addr` is the address of
    /// this node for the others. Must be called within a runtime.
    ///
    /// # Errors
    /// If the database's address is invalid, or the database is unreachable, read-only, older than PostgreSQL 15, or
    /// not a club's. If this node's clock is wrong, or another node has its address.
    pub async fn open(url: &str, addr: &str, lease_config: LeaseConfig) -> Result<Self, ClubProblem> {
        let options = PgConnectOptions::from_str(url).map_err(ClubProblem::Address)?;
        // Statements are not logged, however long their records are.
        let options = options.application_name("bucintoro").disable_statement_logging();
        let mut line = PgConnection::connect_with(&options).await.map_err(ClubProblem::Unreachable)?;
        prepare_database(&mut line).await?;
        // The result does not matter: the connection is not used any more.
        let _ = line.close().await;
        let supervisor = Supervisor::default();
        let node = Arc::new(Node::join(options.clone(), addr, lease_config, &supervisor).await?);
        let measures = Measures::new().map_err(ClubProblem::Measures)?;
        let (lines, vain) = (ConnectionPool::new(options), AtomicU64::new(0));
        Ok(Self { lines, node, held: Mutex::default(), measures, vain, supervisor })
    }

    /// Returns the metrics of this node's database calls.
    pub fn measures(&self) -> &Measures {
        &self.measures
    }

    /// Checks that the database answers.
    ///
    /// # Errors
    /// If it does not answer.
    pub async fn check_connection(&self) -> StoreResult<()> {
        self.one(sqlx::query(queries::PING), |_| Ok(())).await.map(|_| ())
    }

    /// Returns the number of tables owned by nodes with an expired lease.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn stale(&self) -> StoreResult<i64> {
        let stale = sqlx::query(queries::STALE).bind(self.node.lease_ttl_secs());
        Ok(self.one(stale, |row| row.try_get(0)).await?.unwrap_or(0))
    }

    /// Returns this node.
    pub fn node(&self) -> &Arc<Node> {
        &self.node
    }

    fn owned_tables(&self) -> MutexGuard<'_, HashMap<u32, OwnedTable>> {
        // A panic elsewhere leaves a plain map consistent.
        self.held.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Checks that this node has a valid lease, without which it may not take a table or append to one.
    fn check_lease(&self) -> StoreResult<()> {
        match self.node.has_lease() {
            _ if self.lines.is_closed() => Err(StoreError::Closed),
            true => Ok(()),
            false => Err(StoreError::Elsewhere),
        }
    }

    /// Runs a query and converts its only row with `of`, if there is one.
    async fn one<T>(
        &self,
        query: PgQuery<'_>,
        of: impl Fn(&PgRow) -> Result<T, sqlx::Error>,
    ) -> StoreResult<Option<T>> {
        let mut pooled = self.lines.acquire().await?;
        // Reads the complete answer, because only its end confirms the commit.
        let rows = within(query.fetch_all(pooled.connection())).await;
        pooled.release(rows.and_then(|rows| rows.first().map(of).transpose()))
    }

    /// Runs a query and converts every row.
    async fn all<T>(&self, query: PgQuery<'_>, of: impl Fn(&PgRow) -> Result<T, sqlx::Error>) -> StoreResult<Vec<T>> {
        let mut pooled = self.lines.acquire().await?;
        let rows = within(query.fetch_all(pooled.connection())).await;
        pooled.release(rows.and_then(|rows| rows.iter().map(of).collect()))
    }

    /// Runs a statement. Returns the number of changed rows.
    async fn execute(&self, query: PgQuery<'_>) -> StoreResult<u64> {
        let mut pooled = self.lines.acquire().await?;
        let done = within(query.execute(pooled.connection())).await;
        Ok(pooled.release(done)?.rows_affected())
    }
}

#[async_trait]
impl StorageBackend for Club {
    async fn close(&self) {
        self.node.leave().await;
        self.lines.close().await;
    }

    fn supervisor(&self) -> Supervisor {
        self.supervisor.clone()
    }
}

/// Reads the version of the server, as a number and as text.
async fn server(line: &mut PgConnection) -> Result<(i32, String), ClubProblem> {
    let shown = sqlx::query_as("SELECT current_setting('server_version_num')::int, current_setting('server_version')");
    shown.fetch_one(line).await.map_err(ClubProblem::Unreachable)
}

/// Checks the server, and migrates the database. Accepts migrations of a newer program, because nodes of two
/// versions run side by side. (So every migration must leave existing data as it is.)
async fn prepare_database(line: &mut PgConnection) -> Result<(), ClubProblem> {
    let (number, name) = server(line).await?;
    if number < OLDEST {
        return Err(ClubProblem::TooOld(name));
    }
    let recovering = sqlx::query_scalar("SELECT pg_is_in_recovery()").fetch_one(&mut *line).await;
    if recovering.map_err(ClubProblem::Unreachable)? {
        return Err(ClubProblem::Recovering);
    }
    let mut migrations = sqlx::migrate!();
    migrations.set_ignore_missing(true).run(line).await.map_err(ClubProblem::Migrations)
}

/// Converts a number of this crate to the database's type.
fn stored(number: u32) -> i64 {
    i64::from(number)
}

/// Replaces NUL characters, which PostgreSQL cannot store in a text.
fn text(text: &str) -> String {
    text.replace('\0', "\u{fffd}")
}
