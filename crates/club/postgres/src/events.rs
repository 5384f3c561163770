//! Events as versioned texts, and facts about their tables.

use app_core::storage::{EntryRef, StoreResult};
use sqlx::Row as _;
use sqlx::postgres::PgRow;

use crate::tables::number;
use crate::{Club, queries, stored};

/// A stored event.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredEvent {
    /// The event's id.
    pub id: u32,
    /// Number of changes so far, for optimistic locking.
    pub version: i64,
    /// The event as text.
    pub evening: String,
}

/// Facts about a table, stored beside its record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableFacts {
    /// The table's id.
    pub table: u32,
    /// The table's game.
    pub game: String,
    /// Summary that was stored with the last entry.
    pub summary: Option<String>,
    /// The node that owns the table, if its lease is valid.
    pub node: Option<String>,
    /// Last computed scores.
    pub scores: Option<String>,
    /// True if the record has changed since the scores were computed.
    pub is_news: bool,
    /// Roles of the admitted devices.
    pub devices: Vec<String>,
}

/// A node with a valid lease.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NodeLine {
    /// The node's id.
    pub id: String,
    /// Address at which other nodes reach it.
    pub addr: String,
    /// True if the node accepts tables.
    pub takes: bool,
}

fn stored_event(row: &PgRow) -> Result<StoredEvent, sqlx::Error> {
    Ok(StoredEvent { id: number(row, 0)?, version: row.try_get(1)?, evening: row.try_get(2)? })
}

impl Club {
    /// Returns the running event, otherwise the last one; `None` before the first.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn event(&self) -> StoreResult<Option<StoredEvent>> {
        self.one(sqlx::query(queries::EVENING), stored_event).await
    }

    /// Returns all events, the latest first.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn events(&self) -> StoreResult<Vec<StoredEvent>> {
        self.all(sqlx::query(queries::EVENINGS), stored_event).await
    }

    /// Starts an event. Returns `None` if one is running.
    ///
    /// # Errors
    /// If the outcome is unknown.
    pub async fn begin_event(&self, evening: &str) -> StoreResult<Option<u32>> {
        self.one(sqlx::query(queries::BEGIN_EVENING).bind(evening), |row| number(row, 0)).await
    }

    /// Replaces an event, unless it has changed since it was read. Returns true if it was replaced.
    ///
    /// # Errors
    /// If the outcome is unknown.
    pub async fn change_event(&self, read: &StoredEvent, ended: bool, evening: &str) -> StoreResult<bool> {
        let change = sqlx::query(queries::CHANGE_EVENING).bind(stored(read.id)).bind(read.version);
        Ok(self.execute(change.bind(ended).bind(evening)).await? > 0)
    }

    /// Returns the facts about some tables, in any order.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn facts(&self, tables: &[u32]) -> StoreResult<Vec<TableFacts>> {
        let tables: Vec<i64> = tables.iter().copied().map(stored).collect();
        let facts = |row: &PgRow| {
            let is_current: bool = row.try_get(5)?;
            Ok(TableFacts {
                table: number(row, 0)?,
                game: row.try_get(1)?,
                summary: row.try_get(2)?,
                node: row.try_get(3)?,
                scores: row.try_get(4)?,
                is_news: !is_current,
                devices: row.try_get(6)?,
            })
        };
        self.all(sqlx::query(queries::FACTS).bind(tables).bind(self.node().lease_ttl_secs()), facts).await
    }

    /// Stores the scores of a table, unless its record no longer ends with `last`.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn store_scores(&self, table: u32, last: &EntryRef, scores: &str) -> StoreResult<()> {
        let keep =
            sqlx::query(queries::KEEP_SCORES).bind(stored(table)).bind(stored(last.n)).bind(&last.hash).bind(scores);
        self.execute(keep).await.map(|_| ())
    }

    /// Returns the nodes with a valid lease.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn nodes(&self) -> StoreResult<Vec<NodeLine>> {
        let line = |row: &PgRow| Ok(NodeLine { id: row.try_get(0)?, addr: row.try_get(1)?, takes: row.try_get(2)? });
        self.all(sqlx::query(queries::NODES).bind(self.node().lease_ttl_secs()), line).await
    }

    /// Transfers a table of this node to another node. Returns false if this node does not own the table, or the other
    /// node is draining or has no valid lease.
    ///
    /// # Errors
    /// If the outcome is unknown.
    pub async fn transfer_table(&self, table: u32, node: &str) -> StoreResult<bool> {
        let give = sqlx::query(queries::GIVE)
            .bind(stored(table))
            .bind(self.node().id())
            .bind(self.epoch(table))
            .bind(node)
            .bind(self.node().lease_ttl_secs());
        let given = self.execute(give).await? > 0;
        if given {
            self.owned_tables().remove(&table);
        }
        Ok(given)
    }

    /// Closes a table permanently: no node can own it again, and its devices and codes stop working. `codes` are the
    /// last ones of its hosting.
    ///
    /// # Errors
    /// If the outcome is unknown.
    pub async fn close_table(&self, table: u32, codes: &[String]) -> StoreResult<()> {
        self.one(sqlx::query(queries::CLOSE).bind(stored(table)).bind(codes), |_| Ok(())).await?;
        self.owned_tables().remove(&table);
        Ok(())
    }

    /// True if a table is closed; false if it does not exist.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn is_closed(&self, table: u32) -> StoreResult<bool> {
        let closed = self.one(sqlx::query(queries::IS_CLOSED).bind(stored(table)), |row| row.try_get(0)).await?;
        Ok(closed.unwrap_or_default())
    }
}
