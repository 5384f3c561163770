//! The columns of each table, read from a new database, so that later migrations need no change here.

use sqlx::{Row as _, SqliteConnection};

use super::cells::{Cell, Value};
use crate::Stored;

/// A column of a table.
pub(super) struct Column {
    pub name: String,
    /// True for a text column, false for integers.
    pub is_text: bool,
    /// True if a value is required: the column is not nullable, and has no default.
    pub is_required: bool,
    is_key: bool,
}

/// A table.
pub(super) struct TableLayout {
    pub name: String,
    /// Columns in storage order.
    pub columns: Vec<Column>,
    /// False for a table `WITHOUT ROWID`.
    pub has_rowid: bool,
    /// Index of the column that is the rowid, if any; it is not stored a second time.
    pub rowid_column: Option<usize>,
    /// The root page of its tree in a new database.
    pub root: u32,
}

impl TableLayout {
    /// True if a row has exactly the types of this table.
    pub(super) fn matches(&self, cell: &Cell) -> bool {
        let least = self.columns.iter().rposition(|column| column.is_required).map_or(0, |last| last + 1);
        let has_type = |(nth, column): (usize, &Column)| match cell.values.get(nth) {
            value if self.rowid_column == Some(nth) => value == Some(&Value::Null),
            Some(Value::Bytes(_)) => column.is_text,
            Some(Value::Int(_)) => !column.is_text,
            Some(Value::Null) | None => !column.is_required,
            Some(Value::Real) => false,
        };
        cell.is_exact
            && cell.rowid.is_some() == self.has_rowid
            && (least..=self.columns.len()).contains(&cell.values.len())
            && self.columns.iter().enumerate().all(has_type)
    }

    /// True if a row on a page of this table can be one of its rows, because it has a key.
    pub(super) fn accepts(&self, cell: &Cell) -> bool {
        let has_key = |(nth, column): (usize, &Column)| match cell.values.get(nth) {
            value if self.rowid_column == Some(nth) => matches!(value, Some(Value::Null) | None),
            _ if !column.is_key => true,
            Some(Value::Bytes(_)) => column.is_text,
            Some(Value::Int(_)) => !column.is_text,
            _ => false,
        };
        cell.rowid.is_some() == self.has_rowid
            && cell.values.len() <= self.columns.len()
            && self.columns.iter().enumerate().all(has_key)
    }
}

/// Reads the layouts of all tables of a new database, in the order of their creation.
pub(super) async fn read_all(new: &mut SqliteConnection) -> Stored<Vec<TableLayout>> {
    const TABLES: &str = "SELECT m.name, m.rootpage, l.wr FROM sqlite_master m JOIN pragma_table_list l ON l.name = m.name \
         WHERE m.type = 'table' AND m.name NOT LIKE 'sqlite!_%' ESCAPE '!' AND m.name <> '_sqlx_migrations' \
         ORDER BY m.rowid";
    const COLUMNS: &str = "SELECT name, type, \"notnull\", dflt_value IS NULL, pk FROM pragma_table_info(?)";
    let mut layouts = Vec::new();
    for table in sqlx::query(TABLES).fetch_all(&mut *new).await? {
        let (name, root, has_rowid): (String, u32, bool) = (table.try_get(0)?, table.try_get(1)?, !table.try_get(2)?);
        let mut columns = Vec::new();
        for row in sqlx::query(COLUMNS).bind(&name).fetch_all(&mut *new).await? {
            let (kind, key): (String, i64) = (row.try_get(1)?, row.try_get(4)?);
            let is_required = row.try_get::<bool, _>(2)? && row.try_get::<bool, _>(3)?;
            let (is_text, is_key) = (kind == "TEXT", key > 0);
            let column = Column { name: row.try_get(0)?, is_text, is_required: is_required || is_key, is_key };
            columns.push((key, column));
        }
        if !has_rowid {
            // Without a rowid, the key is stored first.
            columns.sort_by_key(|(key, _)| if *key > 0 { *key } else { i64::MAX });
        }
        let keys = columns.iter().filter(|(key, _)| *key > 0).count();
        let rowid_column = columns.iter().position(|(key, column)| *key > 0 && !column.is_text);
        let rowid_column = rowid_column.filter(|_| has_rowid && keys == 1);
        let columns = columns.into_iter().map(|(_, column)| column).collect();
        layouts.push(TableLayout { name, columns, has_rowid, rowid_column, root });
    }
    Ok(layouts)
}
