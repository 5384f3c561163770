//! Hosting configurations and codes, which let any node find and host a table.

use app_core::storage::{StoreError, StoreResult};
use sqlx::Row as _;

use crate::tables::number;
use crate::{Club, queries, stored, text};

/// A secret shared by all nodes of a club.
#[derive(Clone, Copy, Debug)]
pub enum Secret {
    /// The organiser's key.
    Organiser,
    /// Key by which nodes authenticate to each other.
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
    /// Stores the hosting configuration of a table of this node, and its codes.
    ///
    /// # Errors
    /// [`StoreError::Elsewhere`] if this node does not own the table; other errors if the database does not answer.
    pub async fn store_hosting_config(&self, table: u32, ways: &str, codes: &[String]) -> StoreResult<()> {
        let keep = self.fenced(table, queries::KEEP_WAYS).bind(ways).bind(codes);
        match self.execute(keep).await? {
            0 => Err(StoreError::Elsewhere),
            _ => Ok(()),
        }
    }

    /// Returns the hosting configuration of a table; `None` if it is not hosted.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn hosting_config(&self, table: u32) -> StoreResult<Option<String>> {
        self.one(sqlx::query(queries::WAYS).bind(stored(table)), |row| row.try_get(0)).await
    }

    /// Deletes the hosting configuration of a table of this node, so that no node hosts it.
    ///
    /// # Errors
    /// [`StoreError::Elsewhere`] if this node does not own the table; other errors if the database does not answer.
    pub async fn delete_hosting_config(&self, table: u32) -> StoreResult<()> {
        self.write_as_owner(table, queries::DROP_WAYS, |query| query).await.map(|_| ())
    }

    /// Returns the tables that this node owns.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn own_tables(&self) -> StoreResult<Vec<u32>> {
        self.all(sqlx::query(queries::OWNED).bind(self.node().id()), |row| number(row, 0)).await
    }

    /// Returns a secret of the club. Stores `fresh` first if there is none.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn secret(&self, secret: Secret, fresh: &str) -> StoreResult<String> {
        self.execute(sqlx::query(queries::MAKE_SECRET).bind(secret.name()).bind(fresh)).await?;
        let kept = self.one(sqlx::query(queries::SECRET).bind(secret.name()), |row| row.try_get(0)).await?;
        kept.ok_or(StoreError::Unknown(Box::new(sqlx::Error::RowNotFound)))
    }

    /// Returns a stored secret of the club; `None` if there is none.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn known_secret(&self, secret: Secret) -> StoreResult<Option<String>> {
        self.one(sqlx::query(queries::SECRET).bind(secret.name()), |row| row.try_get(0)).await
    }

    /// Replaces a secret of the club. Returns false if `before` is not the current one.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn renew_secret(&self, secret: Secret, before: &str, fresh: &str) -> StoreResult<bool> {
        let renew = sqlx::query(queries::RENEW_SECRET).bind(secret.name()).bind(text(before)).bind(fresh);
        Ok(self.execute(renew).await? > 0)
    }
}
