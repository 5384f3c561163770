//! Copies the rows that SQLite still returns from a damaged database into a new one.
//!
//! Each table is copied as a whole first. Where SQLite reports an error, the range of keys is halved until the rows
//! on the damaged page are left out. Values that have another type than their column are converted, so that one bad
//! value does not lose its row.

use std::path::Path;

use sqlx::pool::PoolConnection;
use sqlx::sqlite::SqlitePool;
use sqlx::{AssertSqlSafe, Row as _, Sqlite, SqliteConnection};

use super::Stored;

/// The most statements for one range of keys.
const MOST_STATEMENTS: u32 = 3_000;

/// The highest number by counting that is looked for where SQLite cannot tell the highest.
const HIGHEST: i64 = 1 << 20;

/// Copies what can be read. Returns in how many tables something could not.
pub(super) async fn copy(damaged: &Path, fresh: &SqlitePool) -> Stored<u32> {
    let mut connection: PoolConnection<Sqlite> = fresh.acquire().await?;
    let tables = tables(&mut connection).await?;
    if !tokio::fs::try_exists(damaged).await? {
        return Ok(tables.len() as u32);
    }
    // Which rows belong together is checked when all are there. It is synced when it is whole.
    sqlx::raw_sql("PRAGMA foreign_keys = OFF; PRAGMA synchronous = OFF").execute(&mut *connection).await?;
    let path = damaged.to_string_lossy();
    let mut broken = 0;
    match sqlx::query("ATTACH DATABASE ? AS damaged").bind(path.as_ref()).execute(&mut *connection).await {
        Err(error) => {
            tracing::warn!(%error, "nothing can be read of the damaged database");
            broken = tables.len() as u32;
        }
        Ok(_) => {
            for mut table in tables {
                if table.keep_known_columns(&mut connection).await {
                    broken += u32::from(!table.copy(&mut connection).await);
                }
            }
            sqlx::query("DETACH DATABASE damaged").execute(&mut *connection).await?;
        }
    }
    sqlx::raw_sql("PRAGMA foreign_keys = ON; PRAGMA synchronous = FULL").execute(&mut *connection).await?;
    Ok(broken)
}

/// A table of the new database.
struct Table {
    name: String,
    /// Its columns, each with its type.
    columns: Vec<(String, String)>,
    key: Key,
}

/// By what the rows of a table are found one by one.
enum Key {
    /// By number.
    Number,
    /// By table and line.
    Line,
    /// By these columns, in their order.
    Columns(Vec<String>),
}

/// All tables but those whose content is worked out again.
async fn tables(fresh: &mut SqliteConnection) -> Stored<Vec<Table>> {
    const TABLES: &str = "SELECT name, wr FROM pragma_table_list WHERE schema = 'main' AND type = 'table' \
        AND name NOT LIKE 'sqlite!_%' ESCAPE '!' AND name NOT IN ('_sqlx_migrations', 'figures')";
    let mut tables = Vec::new();
    for row in sqlx::query(TABLES).fetch_all(&mut *fresh).await? {
        let (name, has_no_number): (String, bool) = (row.try_get(0)?, row.try_get(1)?);
        let columns = sqlx::query("SELECT name, type, pk FROM pragma_table_info(?) ORDER BY cid").bind(&name);
        let (mut all, mut keys) = (Vec::new(), Vec::new());
        for column in columns.fetch_all(&mut *fresh).await? {
            let (name, kind, pk): (String, String, i64) = (column.try_get(0)?, column.try_get(1)?, column.try_get(2)?);
            keys.extend((pk > 0).then(|| (pk, name.clone())));
            all.push((name, kind));
        }
        keys.sort();
        let keys: Vec<String> = keys.into_iter().map(|(_, name)| name).collect();
        let key = match (has_no_number, &keys[..]) {
            (false, _) => Key::Number,
            (true, [table, n]) if table == "table_id" && n == "n" => Key::Line,
            (true, _) => Key::Columns(keys),
        };
        tables.push(Table { name, columns: all, key });
    }
    Ok(tables)
}

impl Table {
    /// Leaves out columns that the damaged database does not have, because it is of an earlier version. Returns
    /// whether it has the table. A schema that cannot be read counts as today's.
    async fn keep_known_columns(&mut self, connection: &mut SqliteConnection) -> bool {
        const COLUMNS: &str = "SELECT name FROM pragma_table_info(?, 'damaged')";
        let columns = sqlx::query_scalar(COLUMNS).bind(&self.name).fetch_all(connection).await;
        let Ok(known) = columns else { return true };
        let known: Vec<String> = known;
        self.columns.retain(|(name, _)| known.contains(name));
        !known.is_empty()
    }

    /// Copies the rows that can be read. Returns whether that was all.
    async fn copy(&self, connection: &mut SqliteConnection) -> bool {
        if self.copy_where(connection, "true", &[]).await {
            return true;
        }
        match &self.key {
            Key::Number => {
                let last = self.highest(connection, "rowid", "true").await;
                self.copy_range(connection, "rowid BETWEEN ? AND ?", &[], last).await;
            }
            Key::Line => {
                let last = self.highest(connection, "table_id", "true").await.min(HIGHEST);
                // Each game for itself, as far as any has lines.
                let known: Vec<i64> = self.known_games(connection, last).await;
                for game in known {
                    if !self.copy_where(connection, "table_id = ?", &[game]).await {
                        let last = self.highest(connection, "n", &format!("table_id = {game}")).await;
                        self.copy_range(connection, "table_id = ? AND n BETWEEN ? AND ?", &[game], last).await;
                    }
                }
            }
            Key::Columns(columns) => {
                for order in ["ASC", "DESC"] {
                    self.copy_in_order(connection, columns, order).await;
                }
            }
        }
        false
    }

    /// The games that can have lines: those whose rows were copied, and those up to the highest known number.
    async fn known_games(&self, connection: &mut SqliteConnection, last: i64) -> Vec<i64> {
        let rows: Vec<i64> =
            sqlx::query_scalar("SELECT id FROM tables").fetch_all(&mut *connection).await.unwrap_or_default();
        const NUMBERS: &str = "SELECT seq FROM damaged.sqlite_sequence WHERE name = 'tables'";
        let counted: Option<i64> =
            sqlx::query_scalar(NUMBERS).fetch_optional(&mut *connection).await.unwrap_or_default();
        let last = if last < HIGHEST { last } else { counted.unwrap_or_default() };
        let mut games: Vec<i64> = rows.into_iter().chain(1..=last.clamp(0, i64::from(u16::MAX))).collect();
        games.sort_unstable();
        games.dedup();
        games
    }

    async fn highest(&self, connection: &mut SqliteConnection, key: &str, condition: &str) -> i64 {
        let sql = format!("SELECT max({key}) FROM damaged.\"{}\" WHERE {condition}", self.name);
        let highest = sqlx::query_scalar(AssertSqlSafe(sql)).fetch_one(connection).await;
        let highest: Option<i64> = highest.unwrap_or(Some(HIGHEST));
        highest.unwrap_or_default().clamp(0, HIGHEST)
    }

    /// Copies a range of keys from 0 on, in halves where something cannot be read.
    async fn copy_range(&self, connection: &mut SqliteConnection, condition: &str, of: &[i64], last: i64) {
        let mut ranges = vec![(0, last)];
        let mut statements = 0;
        while let Some((from, to)) = ranges.pop()
            && statements < MOST_STATEMENTS
        {
            statements += 1;
            let range: Vec<i64> = of.iter().copied().chain([from, to]).collect();
            if !self.copy_where(connection, condition, &range).await && from < to {
                let middle = from + (to - from) / 2;
                // The lower half comes first.
                ranges.extend([(middle + 1, to), (from, middle)]);
            }
        }
    }

    async fn copy_where(&self, connection: &mut SqliteConnection, condition: &str, values: &[i64]) -> bool {
        let sql = format!("{} WHERE {condition}", self.insert());
        let query = values.iter().fold(sqlx::query(AssertSqlSafe(sql)), |query, value| query.bind(value));
        query.execute(connection).await.is_ok()
    }

    /// Copies one row after the other, from one end, up to the first that cannot be read.
    async fn copy_in_order(&self, connection: &mut SqliteConnection, keys: &[String], order: &str) {
        let ordered: Vec<String> = keys.iter().map(|key| format!("\"{key}\" {order}")).collect();
        for nth in 0..MOST_STATEMENTS {
            let sql = format!("{} WHERE true ORDER BY {} LIMIT 1 OFFSET {nth}", self.insert(), ordered.join(", "));
            let done = sqlx::query(AssertSqlSafe(sql)).execute(&mut *connection).await;
            // One that is here already counts too.
            let exists =
                format!("SELECT 1 FROM damaged.\"{}\" ORDER BY {} LIMIT 1 OFFSET {nth}", self.name, ordered.join(", "));
            if done.is_err()
                || !matches!(sqlx::query(AssertSqlSafe(exists)).fetch_optional(&mut *connection).await, Ok(Some(_)))
            {
                return;
            }
        }
    }

    fn insert(&self) -> String {
        let names: Vec<String> = self.columns.iter().map(|(name, _)| format!("\"{name}\"")).collect();
        let values: Vec<String> =
            self.columns.iter().map(|(name, kind)| format!("CAST(\"{name}\" AS {kind})")).collect();
        let (name, names, values) = (&self.name, names.join(", "), values.join(", "));
        format!("INSERT OR IGNORE INTO main.\"{name}\" ({names}) SELECT {values} FROM damaged.\"{name}\"")
    }
}
