//! What the rows of each table look like, asked of a database that the migrations made just now: a
//! table or column that a later migration adds is known here by itself.

use std::collections::BTreeSet;

use sqlx::Row;
use sqlx::sqlite::{SqlitePool, SqlitePoolOptions};

use super::cells::{Cell, Value};
use super::{Stored, options};

/// A column of a table.
pub(super) struct Column {
    pub name: String,
    /// Whether it holds text; otherwise integers.
    pub text: bool,
    /// Whether it must hold something.
    pub needed: bool,
    /// Whether it belongs to the key.
    key: bool,
}

/// A table.
pub(super) struct Shape {
    pub name: String,
    /// In the order in which a row holds them.
    pub columns: Vec<Column>,
    /// Whether its rows are numbered.
    pub numbered: bool,
    /// The column that is the row's number, if one is: it is not stored a second time.
    pub number: Option<usize>,
    /// The page where its tree begins in a database that was made just now.
    pub root: u32,
}

impl Shape {
    /// Whether a row is of this table beyond doubt.
    pub(super) fn fits(&self, cell: &Cell) -> bool {
        let least = self.columns.iter().rposition(|column| column.needed).map_or(0, |last| last + 1);
        let holds = |(nth, column): (usize, &Column)| match cell.values.get(nth) {
            number if self.number == Some(nth) => number == Some(&Value::Null),
            Some(Value::Bytes(_)) => column.text,
            Some(Value::Int(_)) => !column.text,
            Some(Value::Null) | None => !column.needed,
            Some(Value::Real) => false,
        };
        cell.exact
            && cell.rowid.is_some() == self.numbered
            && (least..=self.columns.len()).contains(&cell.values.len())
            && self.columns.iter().enumerate().all(holds)
    }

    /// Whether a row that stands on a page of this table can be one of it: its key is there.
    pub(super) fn may_fit(&self, cell: &Cell) -> bool {
        let keyed = |(nth, column): (usize, &Column)| match cell.values.get(nth) {
            none if self.number == Some(nth) => matches!(none, Some(Value::Null) | None),
            _ if !column.key => true,
            Some(Value::Bytes(_)) => column.text,
            Some(Value::Int(_)) => !column.text,
            _ => false,
        };
        cell.rowid.is_some() == self.numbered
            && cell.values.len() <= self.columns.len()
            && self.columns.iter().enumerate().all(keyed)
    }
}

/// A database with nothing in it, as the migrations make it.
pub(super) async fn made_now() -> Stored<SqlitePool> {
    let pool = SqlitePoolOptions::new()
        .max_connections(1)
        .idle_timeout(None)
        .max_lifetime(None)
        .connect_with(options(":memory:".as_ref()))
        .await?;
    sqlx::migrate!().run(&pool).await?;
    Ok(pool)
}

/// The shapes of all tables, in the order in which they were made.
pub(super) async fn all(made: &SqlitePool) -> Stored<Vec<Shape>> {
    let tables = sqlx::query(
        "SELECT m.name, m.rootpage, l.wr FROM sqlite_master m JOIN pragma_table_list l ON l.name = m.name \
         WHERE m.type = 'table' AND m.name NOT LIKE 'sqlite!_%' ESCAPE '!' AND m.name <> '_sqlx_migrations' \
         ORDER BY m.rowid",
    )
    .fetch_all(made)
    .await?;
    let mut shapes = Vec::new();
    for table in &tables {
        let (name, root, numbered): (String, u32, bool) = (table.try_get(0)?, table.try_get(1)?, !table.try_get(2)?);
        let rows = sqlx::query("SELECT name, type, \"notnull\", dflt_value IS NULL, pk FROM pragma_table_info(?)")
            .bind(&name)
            .fetch_all(made)
            .await?;
        let mut columns = Vec::new();
        for row in &rows {
            let (kind, pk): (String, i64) = (row.try_get(1)?, row.try_get(4)?);
            let needed = row.try_get::<bool, _>(2)? && row.try_get::<bool, _>(3)?;
            let column = Column { name: row.try_get(0)?, text: kind == "TEXT", needed: needed || pk > 0, key: pk > 0 };
            columns.push((pk, column));
        }
        if !numbered {
            // The key comes first there.
            columns.sort_by_key(|(pk, _)| if *pk > 0 { *pk } else { i64::MAX });
        }
        let keys = columns.iter().filter(|(pk, _)| *pk > 0).count();
        let number = columns.iter().position(|(pk, column)| *pk > 0 && !column.text);
        let number = number.filter(|_| numbered && keys == 1);
        shapes.push(Shape {
            name,
            numbered,
            number,
            root,
            columns: columns.into_iter().map(|(_, column)| column).collect(),
        });
    }
    Ok(shapes)
}

/// Everything that a database is made of, but for what stands in it.
pub(super) async fn parts(pool: &SqlitePool) -> Stored<BTreeSet<String>> {
    const PARTS: &str = "SELECT CAST(m.type || ' ' || m.name || ' ' || m.tbl_name || \
         coalesce(' ' || c.name || ' ' || c.type || ' ' || c.\"notnull\" || ' ' || c.pk, '') AS BLOB) \
         FROM sqlite_master m LEFT JOIN pragma_table_info(m.name) c \
         WHERE m.name <> '_sqlx_migrations' AND m.tbl_name <> '_sqlx_migrations'";
    let parts: Vec<Vec<u8>> = sqlx::query_scalar(PARTS).fetch_all(pool).await?;
    Ok(parts.iter().map(|part| String::from_utf8_lossy(part).into_owned()).collect())
}
