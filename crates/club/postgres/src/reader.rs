//! Reads all data of a club without joining its nodes: takes no table, and changes nothing.

use std::collections::BTreeMap;
use std::str::FromStr as _;

use app_core::protocol::Loss;
use app_core::storage::{
    EntryRef, KeyedSetting, Label, MOST_PEOPLE, RememberedName, StoreResult, StoredBoard, StoredGroup,
};
use futures_util::TryStreamExt as _;
use sqlx::postgres::{PgConnectOptions, PgConnection, PgRow};
use sqlx::{ConnectOptions as _, Connection as _, Row as _};

use crate::problem::to_store_error;
use crate::tables::number;
use crate::{ClubProblem, OLDEST, queries, server, settings, small, stored};

/// A table at one moment.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableStatus {
    /// The table's number in the club.
    pub table: u32,
    /// The game's id.
    pub game: String,
    /// The known seeds.
    pub seed: Option<String>,
    /// The device that continues the game, if it was handed over.
    pub gone_to: Option<String>,
    /// The table's name, and whether it is archived.
    pub label: Label,
    /// The last entry.
    pub last: EntryRef,
}

/// A read-only connection to a club's database.
pub struct Reader {
    line: PgConnection,
}

impl Reader {
    /// Connects to the database at an address, without migrating it, so that an older database can be archived.
    ///
    /// # Errors
    /// If the address is invalid, or the database is unreachable, older than PostgreSQL 15, or holds no club.
    pub async fn open(url: &str) -> Result<Self, ClubProblem> {
        let options = PgConnectOptions::from_str(url).map_err(ClubProblem::Address)?;
        let options = options.application_name("bucintoro archive").disable_statement_logging();
        let mut line = PgConnection::connect_with(&options).await.map_err(ClubProblem::Unreachable)?;
        let (number, name) = server(&mut line).await?;
        if number < OLDEST {
            return Err(ClubProblem::TooOld(name));
        }
        let is_club = sqlx::query_scalar(queries::IS_CLUB).fetch_one(&mut line).await;
        if is_club.map_err(ClubProblem::Unreachable)? { Ok(Self { line }) } else { Err(ClubProblem::NoClub) }
    }

    /// Returns the numbers of all tables, the oldest first.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn tables(&mut self) -> StoreResult<Vec<u32>> {
        let rows = sqlx::query(queries::TABLE_IDS).fetch_all(&mut self.line).await.map_err(to_store_error)?;
        rows.iter().map(|row| number(row, 0)).collect::<Result<_, _>>().map_err(to_store_error)
    }

    /// Reads a table, and passes the lines of its record to `each` as they arrive, if `wants` returns true. Returns
    /// `None` if the table is gone.
    ///
    /// # Errors
    /// If the database does not answer, or errors of `each`.
    pub async fn read<E: From<app_core::storage::StoreError>>(
        &mut self,
        table: u32,
        wants: impl FnOnce(&TableStatus) -> bool,
        mut each: impl FnMut(&[u8]) -> Result<(), E>,
    ) -> Result<Option<TableStatus>, E> {
        // A snapshot, so that the row and its lines match.
        let mut moment = self.line.begin_with(queries::BEGIN_SNAPSHOT).await.map_err(to_store_error)?;
        let row = sqlx::query(queries::TABLE_STATUS).bind(stored(table)).fetch_optional(&mut *moment).await;
        let Some(row) = row.map_err(to_store_error)? else { return Ok(None) };
        let status = table_status(table, &row).map_err(to_store_error)?;
        if wants(&status) {
            let mut rows = sqlx::query(queries::ENTRIES).bind(stored(table)).fetch(&mut *moment);
            while let Some(row) = rows.try_next().await.map_err(to_store_error)? {
                each(row.try_get(1).map_err(to_store_error)?)?;
            }
        }
        moment.rollback().await.map_err(to_store_error)?;
        Ok(Some(status))
    }

    /// Returns the boards that users matched to a box or made.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn boards(&mut self) -> StoreResult<Vec<StoredBoard>> {
        self.all(sqlx::query(queries::BOARDS), small::board).await
    }

    /// Returns the most recent players.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn people(&mut self) -> StoreResult<Vec<String>> {
        self.all(sqlx::query(queries::PEOPLE).bind(MOST_PEOPLE as i64), |row| row.try_get(0)).await
    }

    /// Returns remembered names, and the groups. A database of the previous release has them as preferences.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn names_and_groups(&mut self) -> StoreResult<(Vec<RememberedName>, Vec<StoredGroup>)> {
        let has_settings: Vec<bool> = self.all(sqlx::query(queries::HAS_SETTINGS), |row| row.try_get(0)).await?;
        if has_settings == [true] {
            let names = self.all(sqlx::query(queries::NAMES), settings::name).await?;
            return Ok((names, self.all(sqlx::query(queries::GROUPS), settings::group).await?));
        }
        let old: Vec<(String, String)> =
            self.all(sqlx::query(queries::OLD_SETTINGS), |row| Ok((row.try_get(0)?, row.try_get(1)?))).await?;
        let (mut names, mut groups) = (Vec::new(), Vec::new());
        for (key, value) in old {
            match KeyedSetting::read(&key, &value) {
                Some(KeyedSetting::Name(name)) => names.push(name),
                Some(KeyedSetting::Group(group)) => groups.push(group),
                _ => {}
            }
        }
        Ok((names, groups))
    }

    /// Returns the preferences.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn preferences(&mut self) -> StoreResult<BTreeMap<String, String>> {
        let all = self.all(sqlx::query(queries::PREFERENCES), |row| Ok((row.try_get(0)?, row.try_get(1)?))).await?;
        Ok(all.into_iter().collect())
    }

    /// Returns the unacknowledged corruption reports.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn losses(&mut self) -> StoreResult<Vec<Loss>> {
        self.all(sqlx::query(queries::LOSSES).bind(None::<i64>), small::loss).await
    }

    async fn all<T>(
        &mut self,
        query: crate::PgQuery<'_>,
        of: fn(&PgRow) -> Result<T, sqlx::Error>,
    ) -> StoreResult<Vec<T>> {
        let rows = query.fetch_all(&mut self.line).await.map_err(to_store_error)?;
        rows.iter().map(of).collect::<Result<_, _>>().map_err(to_store_error)
    }
}

fn table_status(table: u32, row: &PgRow) -> Result<TableStatus, sqlx::Error> {
    Ok(TableStatus {
        table,
        game: row.try_get(0)?,
        seed: row.try_get(1)?,
        gone_to: row.try_get(2)?,
        label: Label {
            name: row.try_get(3)?,
            filed: row.try_get(4)?,
            location: row.try_get(7)?,
            note: row.try_get(8)?,
        },
        last: EntryRef { n: number(row, 5)?, hash: row.try_get(6)? },
    })
}
