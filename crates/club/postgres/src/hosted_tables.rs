//! How hosted tables are found and hosted alike, whichever node does.

use app_core::storage::{StoreError, StoreResult};
use sqlx::Row as _;

use crate::tables::number;
use crate::{Club, queries, stored, text};

/// A secret shared by all nodes of a club.
#[derive(Clone, Copy, Debug)]
pub enum Secret {
    /// What the organiser's page shows.
    Organiser,
    /// What one node shows to another.
    Nodes,
}

impl Secret {
    fn name(self) -> &'static str {
        match self {
            Self::Organiser => "organiser",
            Self::Nodes => "nodes",
        }
    }
}

impl Club {
    /// Keeps how a table of this node is hosted, and the codes by which any node finds it.
    ///
    /// # Errors
    /// [`StoreError::Elsewhere`] when another node owns the table.
    pub async fn keep_ways(&self, table: u32, ways: &str, codes: &[String]) -> StoreResult<()> {
        let keep = self.fenced(table, queries::KEEP_WAYS).bind(ways).bind(codes);
        match self.done(keep).await? {
            0 => Err(StoreError::Elsewhere),
            _ => Ok(()),
        }
    }

    /// How a table is hosted; none when it is not.
    ///
    /// # Errors
    /// When the database does not say.
    pub async fn ways(&self, table: u32) -> StoreResult<Option<String>> {
        self.one(sqlx::query(queries::WAYS).bind(stored(table)), |row| row.try_get(0)).await
    }

    /// A table of this node is hosted no longer, on any node.
    ///
    /// # Errors
    /// [`StoreError::Elsewhere`] when another node owns the table.
    pub async fn drop_ways(&self, table: u32) -> StoreResult<()> {
        self.write_as_owner(table, queries::DROP_WAYS, |query| query).await.map(|_| ())
    }

    /// The tables that this node owns.
    ///
    /// # Errors
    /// When the database does not say.
    pub async fn own_tables(&self) -> StoreResult<Vec<u32>> {
        self.all(sqlx::query(queries::OWNED).bind(self.node().id()), |row| number(row, 0)).await
    }

    /// A secret of the club, which is `fresh` if there was none.
    ///
    /// # Errors
    /// When the database does not say.
    pub async fn secret(&self, secret: Secret, fresh: &str) -> StoreResult<String> {
        self.done(sqlx::query(queries::MAKE_SECRET).bind(secret.name()).bind(fresh)).await?;
        let kept = self.one(sqlx::query(queries::SECRET).bind(secret.name()), |row| row.try_get(0)).await?;
        kept.ok_or(StoreError::Unknown(Box::new(sqlx::Error::RowNotFound)))
    }

    /// A secret of the club that was made before; none when it was not.
    ///
    /// # Errors
    /// When the database does not say.
    pub async fn known_secret(&self, secret: Secret) -> StoreResult<Option<String>> {
        self.one(sqlx::query(queries::SECRET).bind(secret.name()), |row| row.try_get(0)).await
    }

    /// A secret of the club is another from now on; false when it was not this one.
    ///
    /// # Errors
    /// When the database does not say.
    pub async fn renew_secret(&self, secret: Secret, before: &str, fresh: &str) -> StoreResult<bool> {
        let renew = sqlx::query(queries::RENEW_SECRET).bind(secret.name()).bind(text(before)).bind(fresh);
        Ok(self.done(renew).await? > 0)
    }
}
