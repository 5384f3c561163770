//! Which rows a damaged database still has, and of which tables.
//!
//! Every page is looked at. Where the trees are intact, they say which table a page belongs to; a page that
//! no tree leads to any more is recognised by what its rows look like.

use std::collections::{BTreeMap, HashMap};

use super::cells::{Cell, Node, Value};
use super::pages::Pages;
use super::shapes::Shape;

/// A short row could be anybody's: only rows of so many columns are sought byte by byte.
const TELLING: usize = 3;

/// A device that was removed must not come back: its row is believed only where it is whole, on a page
/// that belongs to somebody. A page that belongs to nobody may have been freed.
const NOT_CARVED: &str = "devices";

/// The rows that were found.
pub(super) struct Found {
    /// By table, in the order of the shapes, the most trustworthy first: what stands on a page that
    /// a tree leads to, then on any other, then what had to be sought.
    pub rows: Vec<Vec<Cell>>,
    /// How many pages could not be read whole.
    pub broken: u32,
}

/// Whose a page is.
#[derive(Clone, Copy, PartialEq)]
enum Owner {
    /// A table's, by the number of its shape.
    Table(usize),
    /// A table's in every database that is made whole; here nothing tells.
    Perhaps(usize),
    /// An index's, or free.
    Nobody,
}

/// Finds whatever can be read.
pub(super) fn rows(pages: &Pages, shapes: &[Shape]) -> Found {
    let owners = owners(pages, shapes);
    let mut found = Found { rows: shapes.iter().map(|_| Vec::new()).collect(), broken: 0 };
    // What nobody owns is read after what a tree leads to, what is broken is searched last.
    let (mut strays, mut broken) = (Vec::new(), Vec::new());
    for number in 2..=pages.count() {
        let Some(node) = Node::at(pages, number) else { continue };
        let owner = owners.get(&number).copied();
        if owner == Some(Owner::Nobody) {
            continue;
        }
        let (cells, sound) = node.cells();
        match owner {
            Some(_) => cells.into_iter().for_each(|cell| found.take(shapes, owner, cell)),
            None => strays.extend(cells),
        }
        if !sound {
            // Where long rows go on, there is no node: only what no tree leads to can be one.
            found.broken += u32::from(node.kind().is_some() || owner.is_some());
            broken.push((owner, number));
        }
    }
    strays.into_iter().for_each(|cell| found.take(shapes, None, cell));
    for (owner, number) in broken {
        Node::at(pages, number).into_iter().for_each(|node| found.search(shapes, owner, &node));
    }
    for (number, image) in &pages.doubtful {
        found.broken += 1;
        let (owner, node) = (owners.get(number).copied(), Node::of(pages, *number, image));
        node.cells().0.into_iter().for_each(|cell| found.take(shapes, owner, cell));
        found.search(shapes, owner, &node);
    }
    found
}

impl Found {
    /// Takes a row, if it is one.
    fn take(&mut self, shapes: &[Shape], owner: Option<Owner>, cell: Cell) {
        let own = match owner {
            Some(Owner::Table(table)) => shapes.get(table).filter(|shape| shape.may_fit(&cell)).map(|_| table),
            Some(Owner::Perhaps(table)) => shapes.get(table).filter(|shape| shape.fits(&cell)).map(|_| table),
            Some(Owner::Nobody) | None => None,
        };
        // A tree that leads astray leads to rows of another table.
        let looks_like = || shapes.iter().position(|shape| shape.fits(&cell));
        let believed = |table: &usize| owner.is_some() || shapes[*table].name != NOT_CARVED;
        let table = own.or_else(|| looks_like().filter(believed));
        table.into_iter().for_each(|table| self.rows[table].push(cell.clone()));
    }

    /// Takes whatever looks like a row of the table whose page it is, or of any.
    fn search(&mut self, shapes: &[Shape], owner: Option<Owner>, node: &Node<'_>) {
        let sought = |table: usize, shape: &Shape| match owner {
            Some(Owner::Table(own)) => own == table,
            Some(Owner::Nobody) => false,
            Some(Owner::Perhaps(_)) | None => shape.columns.len() >= TELLING,
        };
        for numbered in [true, false] {
            for cell in node.carved(numbered) {
                let fits = |(table, shape): (usize, &Shape)| sought(table, shape) && shape.fits(&cell);
                let table = shapes.iter().enumerate().position(fits);
                let table = table.filter(|table| shapes[*table].name != NOT_CARVED);
                table.into_iter().for_each(|table| self.rows[table].push(cell.clone()));
            }
        }
    }
}

/// Follows every tree that the list of tables and indexes leads to, and the list of free pages.
fn owners(pages: &Pages, shapes: &[Shape]) -> HashMap<u32, Owner> {
    let (mut roots, mut others) = (BTreeMap::new(), Vec::new());
    let mut list = HashMap::new();
    claim(pages, 1, true, Owner::Nobody, &mut list);
    for node in list.keys().filter_map(|number| Node::at(pages, *number)) {
        for Cell { values, .. } in node.cells().0 {
            let (Some(Value::Bytes(name)), Some(Value::Int(root))) = (values.get(1), values.get(3)) else { continue };
            let Ok(root) = u32::try_from(*root) else { continue };
            match shapes.iter().position(|shape| shape.name.as_bytes() == name) {
                Some(table) => drop(roots.insert(table, root)),
                None => others.push((root, values.first() == Some(&Value::Bytes(b"table".to_vec())))),
            }
        }
    }
    let mut owners = HashMap::new();
    for (table, root) in &roots {
        claim(pages, *root, shapes[*table].numbered, Owner::Table(*table), &mut owners);
    }
    for (root, numbered) in others {
        claim(pages, root, numbered, Owner::Nobody, &mut owners);
    }
    for free in pages.free() {
        owners.entry(free).or_insert(Owner::Nobody);
    }
    for (table, shape) in shapes.iter().enumerate().filter(|(table, _)| !roots.contains_key(table)) {
        claim(pages, shape.root, shape.numbered, Owner::Perhaps(table), &mut owners);
    }
    owners
}

/// Notes whose the pages of a tree are.
fn claim(pages: &Pages, root: u32, numbered: bool, owner: Owner, owners: &mut HashMap<u32, Owner>) {
    let mut next = vec![root];
    while let Some(number) = next.pop() {
        let Some(node) = Node::at(pages, number).filter(|_| !owners.contains_key(&number)) else { continue };
        // A page of another sort belongs to something else; of no sort, it is this tree's damage.
        if node.kind().is_none_or(|kind| kind.numbers_rows() == numbered) {
            owners.insert(number, owner);
            next.extend(node.children());
        }
    }
}
