//! Copies every row that can be read from a damaged database into a new one.
//!
//! SQLite stops at the first inconsistency. So the pages of the file and of its write-ahead log are read without it
//! ([`pages`]), and the rows are decoded one by one ([`cells`]). Each row is assigned to a table ([`search`]), by
//! the tree that leads to its page or by the types of its columns ([`layouts`]). Each row is independent of the
//! others.

use std::collections::BTreeMap;
use std::path::Path;

use sqlx::{AssertSqlSafe, SqliteConnection};

use self::cells::{Cell, Value};
use self::layouts::TableLayout;
use self::pages::Pages;
use self::search::Found;
use super::mirror::lines::{Candidates, merge};
use super::{Stored, spawn_blocking};

mod cells;
mod layouts;
pub(super) mod pages;
mod search;

/// Name of the table with the lines of records.
const LINES: &str = "entries";

/// Copies all readable rows from the database in a folder. Foreign keys must be off, because rows come in any order.
/// Returns the number of parts of the database that could not be read completely.
pub(super) async fn copy_rows(folder: &Path, new: &mut SqliteConnection) -> Stored<u32> {
    let layouts = layouts::read_all(new).await?;
    let data = folder.to_owned();
    let (layouts, found) = spawn_blocking(move || {
        let found = search::find_rows(&Pages::read(&data)?, &layouts);
        Ok((layouts, found))
    })
    .await?;
    let Found { rows, broken } = found;
    for (layout, rows) in layouts.iter().zip(rows) {
        let rows = if layout.name == LINES { choose_lines(rows) } else { rows };
        for row in &rows {
            insert(new, layout, row).await?;
        }
    }
    delete_phantoms(new).await?;
    Ok(broken)
}

/// Deletes false matches: tables without a game and without lines, because each record has a first line.
async fn delete_phantoms(new: &mut SqliteConnection) -> Stored<()> {
    const PHANTOMS: &str = "DELETE FROM tables WHERE game = '' AND id NOT IN (SELECT table_id FROM entries)";
    sqlx::query(PHANTOMS).execute(new).await?;
    Ok(())
}

/// Deletes lines whose table number was damaged, once the mirror has restored them at their place; false matches, which
/// are pieces of text instead of lines; and the tables that had nothing else. Only a table with a game or a first line is
/// one.
pub(super) async fn delete_strays(new: &mut SqliteConnection) -> Stored<()> {
    const STRAYS: &str = "WITH real AS MATERIALIZED (SELECT id FROM tables WHERE game <> '' \
        OR id IN (SELECT table_id FROM entries WHERE n = 0)) \
        DELETE FROM entries WHERE table_id NOT IN real AND (NOT json_valid(line) OR EXISTS ( \
        SELECT 1 FROM entries AS other WHERE other.n = entries.n AND other.line = entries.line \
        AND other.table_id IN real))";
    sqlx::query(STRAYS).execute(&mut *new).await?;
    delete_phantoms(new).await
}

/// Chooses, among several lines with one number, the one that continues the chain of hashes. Line numbers range
/// from 0 to `u32::MAX`.
fn choose_lines(rows: Vec<Cell>) -> Vec<Cell> {
    let mut candidates: BTreeMap<i64, Candidates> = BTreeMap::new();
    let mut cells: BTreeMap<(i64, u32), Vec<Cell>> = BTreeMap::new();
    for row in rows {
        if let [Value::Int(table), Value::Int(n), Value::Bytes(line), ..] = &row.values[..]
            && let (table, Ok(n)) = (*table, u32::try_from(*n))
        {
            candidates.entry(table).or_default().add(n, line.clone());
            cells.entry((table, n)).or_default().push(row);
        }
    }
    let mut chosen = Vec::with_capacity(cells.len());
    for (table, candidates) in candidates {
        for (n, line) in merge(&candidates, &Candidates::default()).lines {
            let is_chosen = |cell: &Cell| matches!(&cell.values[2], Value::Bytes(bytes) if *bytes == line);
            chosen.extend(cells.remove(&(table, n)).and_then(|cells| cells.into_iter().find(is_chosen)));
        }
    }
    chosen
}

/// Inserts a row, unless a more reliable one has its key. A value of the wrong type is replaced by the column's
/// default.
async fn insert(new: &mut SqliteConnection, layout: &TableLayout, row: &Cell) -> Stored<()> {
    let has_value = |(nth, value): &(usize, &Value)| {
        let column = &layout.columns[*nth];
        let fits = match value {
            Value::Bytes(_) => column.is_text,
            Value::Int(_) => true,
            Value::Null | Value::Real => false,
        };
        layout.rowid_column == Some(*nth) || column.is_required || fits
    };
    let values: Vec<(usize, &Value)> = row.values.iter().enumerate().filter(has_value).collect();
    let names: Vec<&str> = values.iter().map(|(nth, _)| layout.columns[*nth].name.as_str()).collect();
    let places = vec!["?"; names.len()].join(", ");
    let sql = format!("INSERT OR IGNORE INTO \"{}\" (\"{}\") VALUES ({places})", layout.name, names.join("\", \""));
    let mut insert = sqlx::query(AssertSqlSafe(sql));
    for (nth, value) in values {
        let column = &layout.columns[nth];
        insert = match value {
            _ if layout.rowid_column == Some(nth) => insert.bind(row.rowid),
            Value::Bytes(bytes) if column.is_text => insert.bind(String::from_utf8_lossy(bytes).into_owned()),
            Value::Int(number) if column.is_text => insert.bind(number.to_string()),
            Value::Int(number) => insert.bind(*number),
            _ if column.is_text => insert.bind(""),
            _ => insert.bind(0),
        };
    }
    insert.execute(&mut *new).await?;
    Ok(())
}

#[cfg(test)]
mod tests {
    #![allow(clippy::expect_used, reason = "a test that cannot be set up has failed")]

    use super::*;
    use crate::connect;

    /// Damaged pages once gave a table 98 with one entry, whose line was a piece of another line.
    #[tokio::test]
    async fn pieces_of_text_are_no_table() {
        let folder = tempfile::tempdir().expect("a folder");
        let pool = connect(&folder.path().join("new.sqlite")).await.expect("a database");
        let mut connection = pool.acquire().await.expect("a connection");
        sqlx::raw_sql("PRAGMA foreign_keys = OFF").execute(&mut *connection).await.expect("off");
        let lines = [(1, 0, r#"{"game":"twilight"}"#), (7, 4, r#"{"n":4}"#), (98, 102, r#"nd":{"command":{"do":"#)];
        for (table, n, line) in lines {
            let insert = "INSERT INTO entries (table_id, n, line) VALUES (?, ?, ?)";
            sqlx::query(insert).bind(table).bind(n).bind(line).execute(&mut *connection).await.expect("a row");
        }
        delete_strays(&mut connection).await.expect("deleted");
        let left: Vec<i64> = sqlx::query_scalar("SELECT table_id FROM entries ORDER BY table_id")
            .fetch_all(&mut *connection)
            .await
            .expect("rows");
        assert_eq!(left, [1, 7]);
    }
}
