//! Limits failed attempts at codes, counted for all nodes together.
//!
//! A right code costs one query, which also checks the rate of its address. Only wrong codes are written.

use std::net::IpAddr;

use app_core::storage::{StoreError, StoreResult};
use app_core::token_bucket::{Rate, rate_limit_key};
use sqlx::Row as _;

use crate::tables::number;
use crate::{Club, queries, text};

/// Number of wrong codes after which a node deletes full buckets.
const CLEARED: u64 = 64;

/// The result of looking up a code for an address.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tried {
    /// The table of the code.
    Table(u32),
    /// No table has this code.
    Nowhere,
    /// The address has too many failed attempts, so its code is not checked.
    TooOften,
}

impl Club {
    /// Returns the table of a code, if the address may try now. Changes nothing.
    ///
    /// # Errors
    /// If the database does not answer.
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

    /// True if an address may try now. Changes nothing.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn may_try(&self, from: IpAddr, rate: Rate) -> StoreResult<bool> {
        Ok(self.table_of_code("", from, rate).await? != Tried::TooOften)
    }

    /// Counts a failed attempt of an address, for all nodes. Returns true if the address was within its rate.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn charge_failed_try(&self, from: IpAddr, rate: Rate) -> StoreResult<bool> {
        let allowed = self.spend(rate_limit_key(from).to_string(), rate).await?;
        if self.vain.fetch_add(1, std::sync::atomic::Ordering::Relaxed).is_multiple_of(CLEARED) {
            let whole_again = rate.at_once / rate.a_second;
            self.execute(sqlx::query(queries::FORGET_TRIES).bind(whole_again)).await?;
        }
        Ok(allowed)
    }

    /// Counts a person who joins from an address, for all nodes. Returns true if the address was within its rate.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn may_join(&self, from: IpAddr, rate: Rate) -> StoreResult<bool> {
        self.spend(format!("join {}", rate_limit_key(from)), rate).await
    }

    /// Takes a token from the bucket of a key. Returns true if one was left.
    async fn spend(&self, key: String, rate: Rate) -> StoreResult<bool> {
        let spend = sqlx::query(queries::TRIED_IN_VAIN).bind(key).bind(rate.at_once).bind(rate.a_second);
        Ok(self.one(spend, |row| row.try_get(0)).await?.unwrap_or(false))
    }
}
