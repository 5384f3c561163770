//! Evenings as texts with a version, and what is known of their tables.

use app_core::storage::{EntryRef, StoreResult};
use sqlx::Row as _;
use sqlx::postgres::PgRow;

use crate::tables::number;
use crate::{Club, queries, stored};

/// An evening as it is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredEvent {
    /// Its number.
    pub id: u32,
    /// How often it was changed: who has read this one may change it.
    pub version: i64,
    /// It, as text.
    pub evening: String,
}

/// What is known of a table besides its record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableFacts {
    /// Its id.
    pub table: u32,
    /// Its game.
    pub game: String,
    /// What its last entry told.
    pub summary: Option<String>,
    /// The node that owns it and is not given up.
    pub node: Option<String>,
    /// What was worked out of it last.
    pub scores: Option<String>,
    /// Whether its record has changed since.
    pub is_news: bool,
    /// What the devices are that were let in.
    pub devices: Vec<String>,
}

/// A node that is not given up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NodeLine {
    /// Its name.
    pub id: String,
    /// Where others reach it.
    pub addr: String,
    /// Whether it takes tables.
    pub takes: bool,
}

fn stored_event(row: &PgRow) -> Result<StoredEvent, sqlx::Error> {
    Ok(StoredEvent { id: number(row, 0)?, version: row.try_get(1)?, evening: row.try_get(2)? })
}

impl Club {
    /// The evening that runs, or else ran last.
    ///
    /// # Errors
    /// When the database does not say.
    pub async fn evening(&self) -> StoreResult<Option<StoredEvent>> {
        self.one(sqlx::query(queries::EVENING), stored_event).await
    }

    /// All evenings, the latest first.
    ///
    /// # Errors
    /// When the database does not say.
    pub async fn evenings(&self) -> StoreResult<Vec<StoredEvent>> {
        self.all(sqlx::query(queries::EVENINGS), stored_event).await
    }

    /// Begins an event; `None` when one is running.
    ///
    /// # Errors
    /// When the outcome is unknown.
    pub async fn begin_evening(&self, evening: &str) -> StoreResult<Option<u32>> {
        self.one(sqlx::query(queries::BEGIN_EVENING).bind(evening), |row| number(row, 0)).await
    }

    /// Replaces an event, unless it has changed since it was read. Returns whether it was replaced.
    ///
    /// # Errors
    /// When the outcome is unknown.
    pub async fn change_evening(&self, read: &StoredEvent, ended: bool, evening: &str) -> StoreResult<bool> {
        let change = sqlx::query(queries::CHANGE_EVENING).bind(stored(read.id)).bind(read.version);
        Ok(self.done(change.bind(ended).bind(evening)).await? > 0)
    }

    /// What is known of some tables, in no order.
    ///
    /// # Errors
    /// When the database does not say.
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
    /// When the database does not say.
    pub async fn keep_scores(&self, table: u32, last: &EntryRef, scores: &str) -> StoreResult<()> {
        let keep =
            sqlx::query(queries::KEEP_SCORES).bind(stored(table)).bind(stored(last.n)).bind(&last.hash).bind(scores);
        self.done(keep).await.map(|_| ())
    }

    /// The nodes that are not given up.
    ///
    /// # Errors
    /// When the database does not say.
    pub async fn nodes(&self) -> StoreResult<Vec<NodeLine>> {
        let line = |row: &PgRow| Ok(NodeLine { id: row.try_get(0)?, addr: row.try_get(1)?, takes: row.try_get(2)? });
        self.all(sqlx::query(queries::NODES).bind(self.node().lease_ttl_secs()), line).await
    }

    /// Transfers a table of this node to another. Returns whether that took it.
    ///
    /// # Errors
    /// When the outcome is unknown.
    pub async fn give(&self, table: u32, node: &str) -> StoreResult<bool> {
        let give = sqlx::query(queries::GIVE)
            .bind(stored(table))
            .bind(self.node().id())
            .bind(self.epoch(table))
            .bind(node)
            .bind(self.node().lease_ttl_secs());
        let given = self.done(give).await? > 0;
        if given {
            self.held().remove(&table);
        }
        Ok(given)
    }

    /// Closes a table permanently: no node can own it again, and its devices and codes stop working. `codes` are the
    /// last ones that it was hosted with.
    ///
    /// # Errors
    /// When the outcome is unknown.
    pub async fn close_table(&self, table: u32, codes: &[String]) -> StoreResult<()> {
        self.one(sqlx::query(queries::CLOSE).bind(stored(table)).bind(codes), |_| Ok(())).await?;
        self.held().remove(&table);
        Ok(())
    }

    /// Whether a table is closed; one that is not there is not.
    ///
    /// # Errors
    /// When the database does not say.
    pub async fn is_closed(&self, table: u32) -> StoreResult<bool> {
        let closed = self.one(sqlx::query(queries::IS_CLOSED).bind(stored(table)), |row| row.try_get(0)).await?;
        Ok(closed.unwrap_or_default())
    }
}
