//! Finds the rows of a damaged database, and assigns each to a table.
//!
//! Every page is read. Where a tree leads to a page, it determines the table. Otherwise the types of the columns do.

use std::collections::{BTreeMap, HashMap};

use super::cells::{Cell, Node, Value};
use super::layouts::TableLayout;
use super::pages::Pages;

/// Minimum number of columns of tables whose rows are searched at any offset, because short rows are ambiguous.
const LEAST_COLUMNS: usize = 3;

/// A removed device must not come back, so its rows are taken only from valid positions on pages with an owner. A page
/// without an owner may have been freed.
const NOT_CARVED: &str = "devices";

/// The rows that were found.
pub(super) struct Found {
    /// Rows by table, in the order of the layouts, the most reliable first. Rows from pages of a tree come first, then
    /// those from other pages, then those from any offset of damaged pages.
    pub rows: Vec<Vec<Cell>>,
    /// Number of parts of the database that could not be read completely.
    pub broken: u32,
}

/// The owner of a page.
#[derive(Clone, Copy, PartialEq)]
enum Owner {
    /// A table, by the number of its layout.
    Table(usize),
    /// Probably a table: the page is the root of its tree in a new database.
    Probably(usize),
    /// An index, or the list of free pages.
    Other,
}

/// Finds all rows that can be read.
pub(super) fn find_rows(pages: &Pages, layouts: &[TableLayout]) -> Found {
    let Owners { of: owners, missing } = Owners::find(pages, layouts);
    let is_first_damaged = pages.count() > 0 && Node::at(pages, 1).is_none_or(|node| !node.cells().1);
    let broken = missing + u32::from(pages.is_cut && missing == 0) + u32::from(is_first_damaged);
    let mut found = Found { rows: layouts.iter().map(|_| Vec::new()).collect(), broken };
    // Pages without an owner are less reliable, and damaged ones least.
    let (mut without_owner, mut damaged) = (Vec::new(), Vec::new());
    for number in 2..=pages.count() {
        let Some(node) = Node::at(pages, number) else { continue };
        let owner = owners.get(&number).copied();
        if owner == Some(Owner::Other) {
            continue;
        }
        let (cells, is_valid) = node.cells();
        match owner {
            Some(_) => cells.into_iter().for_each(|cell| found.add(layouts, owner, cell)),
            None => without_owner.extend(cells),
        }
        if !is_valid {
            // A page without a kind and an owner can be an overflow page.
            found.broken += u32::from(node.kind().is_some() || owner.is_some());
            damaged.push((owner, number));
        }
    }
    without_owner.into_iter().for_each(|cell| found.add(layouts, None, cell));
    for (owner, number) in damaged {
        Node::at(pages, number).into_iter().for_each(|node| found.carve(layouts, owner, &node));
    }
    for (number, image) in &pages.doubtful {
        found.broken += 1;
        let (owner, node) = (owners.get(number).copied(), Node::from_image(pages, *number, image));
        node.cells().0.into_iter().for_each(|cell| found.add(layouts, owner, cell));
        found.carve(layouts, owner, &node);
    }
    found
}

impl Found {
    /// Adds a row to its table, if it fits any.
    fn add(&mut self, layouts: &[TableLayout], owner: Option<Owner>, cell: Cell) {
        let own = match owner {
            Some(Owner::Table(table)) => layouts.get(table).filter(|layout| layout.accepts(&cell)).map(|_| table),
            Some(Owner::Probably(table)) => layouts.get(table).filter(|layout| layout.matches(&cell)).map(|_| table),
            Some(Owner::Other) | None => None,
        };
        // A damaged tree can lead to rows of another table.
        let by_types = || layouts.iter().position(|layout| layout.matches(&cell));
        let is_reliable = |table: &usize| owner.is_some() || layouts[*table].name != NOT_CARVED;
        let table = own.or_else(|| by_types().filter(is_reliable));
        table.into_iter().for_each(|table| self.rows[table].push(cell.clone()));
    }

    /// Adds everything that looks like a row of the table that owns the page, or of any table.
    fn carve(&mut self, layouts: &[TableLayout], owner: Option<Owner>, node: &Node<'_>) {
        let is_searched = |table: usize, layout: &TableLayout| match owner {
            Some(Owner::Table(own)) => own == table,
            Some(Owner::Other) => false,
            Some(Owner::Probably(_)) | None => layout.columns.len() >= LEAST_COLUMNS,
        };
        for has_rowids in [true, false] {
            for cell in node.carve(has_rowids) {
                let fits = |(table, layout): (usize, &TableLayout)| is_searched(table, layout) && layout.matches(&cell);
                let table = layouts.iter().enumerate().position(fits);
                let table = table.filter(|table| layouts[*table].name != NOT_CARVED);
                table.into_iter().for_each(|table| self.rows[table].push(cell.clone()));
            }
        }
    }
}

/// The owners of pages, by number.
#[derive(Default)]
struct Owners {
    of: HashMap<u32, Owner>,
    /// Number of missing pages that a tree leads to.
    missing: u32,
}

impl Owners {
    /// Follows every tree in the schema, and the list of free pages.
    fn find(pages: &Pages, layouts: &[TableLayout]) -> Self {
        let (mut roots, mut others) = (BTreeMap::new(), Vec::new());
        let mut schema = Self::default();
        schema.claim(pages, 1, true, Owner::Other);
        for node in schema.of.keys().filter_map(|number| Node::at(pages, *number)) {
            for Cell { values, .. } in node.cells().0 {
                let (Some(Value::Bytes(name)), Some(Value::Int(root))) = (values.get(1), values.get(3)) else {
                    continue;
                };
                let Ok(root) = u32::try_from(*root) else { continue };
                match layouts.iter().position(|layout| layout.name.as_bytes() == name) {
                    Some(table) => drop(roots.insert(table, root)),
                    None => others.push((root, values.first() == Some(&Value::Bytes(b"table".to_vec())))),
                }
            }
        }
        let mut owners = Self::default();
        for (table, root) in &roots {
            owners.claim(pages, *root, layouts[*table].has_rowid, Owner::Table(*table));
        }
        for (root, has_rowids) in others {
            owners.claim(pages, root, has_rowids, Owner::Other);
        }
        for free in pages.free() {
            owners.of.entry(free).or_insert(Owner::Other);
        }
        // A page that is missing below may never have existed.
        let missing = owners.missing;
        for (table, layout) in layouts.iter().enumerate().filter(|(table, _)| !roots.contains_key(table)) {
            owners.claim(pages, layout.root, layout.has_rowid, Owner::Probably(table));
        }
        Self { missing, ..owners }
    }

    /// Sets the owner of all pages of a tree that have none.
    fn claim(&mut self, pages: &Pages, root: u32, has_rowids: bool, owner: Owner) {
        let mut next = vec![root];
        while let Some(number) = next.pop() {
            if self.of.contains_key(&number) {
                continue;
            }
            let Some(node) = Node::at(pages, number) else {
                self.missing += 1;
                continue;
            };
            // A page of the other kind belongs to another tree; one without a kind is damaged.
            if node.kind().is_none_or(|kind| kind.has_rowids() == has_rowids) {
                self.of.insert(number, owner);
                next.extend(node.children());
            }
        }
    }
}
