//! Storage of a club: PostgreSQL, shared by several programs ([`nodes`]).
//!
//! Acknowledged means committed. Whatever belongs together is one statement, which is committed by itself. One node at a time
//! owns a table. The condition of each statement fences all others ([`queries`]): a node that was paused and wakes finds
//! no row.

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

/// The oldest PostgreSQL that has what the migrations need.
const OLDEST: i32 = 150_000;

/// A statement with what is bound to it.
type PgQuery<'q> = sqlx::query::Query<'q, sqlx::Postgres, PgArguments>;

/// The storage backend in PostgreSQL, as one node sees it.
pub struct Club {
    lines: ConnectionPool,
    node: Arc<Node>,
    /// The tables that this node went on with. Never held over an await.
    held: Mutex<HashMap<u32, OwnedTable>>,
    measures: Measures,
    /// How much was tried in vain at this node.
    vain: AtomicU64,
    supervisor: Supervisor,
}

/// How a table is held.
#[derive(Clone, Copy)]
struct OwnedTable {
    epoch: i64,
    /// How often the time of this node had lapsed before it asked for the table.
    lease_expirations: u64,
}

impl Club {
    /// Opens the database at an address (`postgres://…`), brings it up to date, and joins the nodes that share it.
    /// `addr` is where others reach this one. Within a runtime.
    ///
    /// # Errors
    /// When it cannot be reached, can only be read, is older than PostgreSQL 15, or is not ours.
    pub async fn open(url: &str, addr: &str, pace: LeaseConfig) -> Result<Self, ClubProblem> {
        let options = PgConnectOptions::from_str(url).map_err(ClubProblem::Address)?;
        // One statement is nothing to be noted, however long its record is.
        let options = options.application_name("bucintoro").disable_statement_logging();
        let mut line = PgConnection::connect_with(&options).await.map_err(ClubProblem::Unreachable)?;
        ready(&mut line).await?;
        // Whether it ends well or not, it is over.
        let _ = line.close().await;
        let supervisor = Supervisor::default();
        let node = Arc::new(Node::join(options.clone(), addr, pace, &supervisor).await?);
        let measures = Measures::new().map_err(ClubProblem::Measures)?;
        let (lines, vain) = (ConnectionPool::new(options), AtomicU64::new(0));
        Ok(Self { lines, node, held: Mutex::default(), measures, vain, supervisor })
    }

    /// What is measured here.
    pub fn measures(&self) -> &Measures {
        &self.measures
    }

    /// Whether the database answers.
    ///
    /// # Errors
    /// When it does not.
    pub async fn reached(&self) -> StoreResult<()> {
        self.one(sqlx::query(queries::PING), |_| Ok(())).await.map(|_| ())
    }

    /// The number of tables owned by nodes with an expired lease.
    ///
    /// # Errors
    /// When the database does not say.
    pub async fn stale(&self) -> StoreResult<i64> {
        let stale = sqlx::query(queries::STALE).bind(self.node.lease_ttl_secs());
        Ok(self.one(stale, |row| row.try_get(0)).await?.unwrap_or(0))
    }

    /// This node.
    pub fn node(&self) -> &Arc<Node> {
        &self.node
    }

    fn held(&self) -> MutexGuard<'_, HashMap<u32, OwnedTable>> {
        // A plain list: a panic elsewhere leaves it consistent.
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

    /// The only row of an answer, if there is one, as `of` reads it.
    async fn one<T>(
        &self,
        query: PgQuery<'_>,
        of: impl Fn(&PgRow) -> Result<T, sqlx::Error>,
    ) -> StoreResult<Option<T>> {
        let mut lent = self.lines.acquire().await?;
        // To the end of the answer: what stands in a row is committed only then.
        let rows = within(query.fetch_all(lent.connection())).await;
        lent.release(rows.and_then(|rows| rows.first().map(of).transpose()))
    }

    /// Every row of an answer.
    async fn all<T>(&self, query: PgQuery<'_>, of: impl Fn(&PgRow) -> Result<T, sqlx::Error>) -> StoreResult<Vec<T>> {
        let mut lent = self.lines.acquire().await?;
        let rows = within(query.fetch_all(lent.connection())).await;
        lent.release(rows.and_then(|rows| rows.iter().map(of).collect()))
    }

    /// Has something done, and says how many rows it changed.
    async fn done(&self, query: PgQuery<'_>) -> StoreResult<u64> {
        let mut lent = self.lines.acquire().await?;
        let done = within(query.execute(lent.connection())).await;
        Ok(lent.release(done)?.rows_affected())
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

/// Which PostgreSQL it is: the number of its version, and how that is written.
async fn server(line: &mut PgConnection) -> Result<(i32, String), ClubProblem> {
    let shown = sqlx::query_as("SELECT current_setting('server_version_num')::int, current_setting('server_version')");
    shown.fetch_one(line).await.map_err(ClubProblem::Unreachable)
}

/// Checks the server, and brings the database up to date. What a newer program has added is no hindrance: nodes of two
/// versions run beside each other. (So every migration must leave what is there as it is.)
async fn ready(line: &mut PgConnection) -> Result<(), ClubProblem> {
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

/// A number of this home's in the database.
fn stored(number: u32) -> i64 {
    i64::from(number)
}

/// PostgreSQL keeps no NUL in a text; whatever has one says the same without it.
fn text(text: &str) -> String {
    text.replace('\0', "\u{fffd}")
}
