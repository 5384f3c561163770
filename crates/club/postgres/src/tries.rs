//! Limits failed attempts at codes, counted for all nodes together.
//!
//! A right code costs one query, which also says whether its address may try at all. Only a wrong one is written.

use std::net::IpAddr;

use app_core::storage::{StoreError, StoreResult};
use app_core::token_bucket::{Rate, rate_limit_key};
use sqlx::Row as _;

use crate::tables::number;
use crate::{Club, queries, text};

/// After how many wrong codes a node clears up what has come back whole.
const CLEARED: u64 = 64;

/// The result of a code for an address.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tried {
    /// To a table.
    Table(u32),
    /// Nowhere.
    Nowhere,
    /// Whatever it is: nothing may be tried from there just now.
    TooOften,
}

impl Club {
    /// The table to which a code leads, if anything may be tried from there. Changes nothing.
    ///
    /// # Errors
    /// When the database does not say.
    pub async fn table_of_code(&self, code: &str, from: IpAddr, rate: Rate) -> StoreResult<Tried> {
        let look = sqlx::query(queries::TABLE_OF_CODE)
            .bind(text(code))
            .bind(rate_limit_key(from).to_string())
            .bind(rate.at_once)
            .bind(rate.a_second);
        let tried = |row: &sqlx::postgres::PgRow| match row.try_get::<Option<bool>, _>(1)? {
            Some(false) => Ok(Tried::TooOften),
            _ if row.try_get::<Option<i64>, _>(0)?.is_some() => Ok(Tried::Table(number(row, 0)?)),
            _ => Ok(Tried::Nowhere),
        };
        self.one(look, tried).await?.ok_or(StoreError::Unknown(Box::new(sqlx::Error::RowNotFound)))
    }

    /// Whether anything may be tried from there just now. Changes nothing.
    ///
    /// # Errors
    /// When the database does not say.
    pub async fn may_try(&self, from: IpAddr, rate: Rate) -> StoreResult<bool> {
        Ok(self.table_of_code("", from, rate).await? != Tried::TooOften)
    }

    /// Counts something that was tried in vain, at any node. Whether it still was to be heard out.
    ///
    /// # Errors
    /// When the database does not say.
    pub async fn tried_in_vain(&self, from: IpAddr, rate: Rate) -> StoreResult<bool> {
        let allowed = self.spend(rate_limit_key(from).to_string(), rate).await?;
        if self.vain.fetch_add(1, std::sync::atomic::Ordering::Relaxed).is_multiple_of(CLEARED) {
            let whole_again = rate.at_once / rate.a_second;
            self.done(sqlx::query(queries::FORGET_TRIES).bind(whole_again)).await?;
        }
        Ok(allowed)
    }

    /// Counts a person who joins from an address, at any node. Returns whether one more may join just now.
    ///
    /// # Errors
    /// When the database does not say.
    pub async fn may_join(&self, from: IpAddr, rate: Rate) -> StoreResult<bool> {
        self.spend(format!("join {}", rate_limit_key(from)), rate).await
    }

    /// Spends one of what is left under a key, if anything is.
    async fn spend(&self, key: String, rate: Rate) -> StoreResult<bool> {
        let spend = sqlx::query(queries::TRIED_IN_VAIN).bind(key).bind(rate.at_once).bind(rate.a_second);
        Ok(self.one(spend, |row| row.try_get(0)).await?.unwrap_or(false))
    }
}
