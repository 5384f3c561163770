//! Decodes the rows on one page of a database, independently of all other pages.
//!
//! A page is a leaf or an inner node of a tree: its kind, the number of its cells, a pointer to each, then the cells.
//! A long row continues in a chain of overflow pages. See <https://www.sqlite.org/fileformat2.html>.

use super::pages::{HEADER, PAGE_SIZE, Pages, u32_at};

/// A value of a row.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Value {
    /// Null, or unreadable.
    Null,
    /// An integer.
    Int(i64),
    /// A text or a blob: damage turns one into the other.
    Bytes(Vec<u8>),
    /// A floating-point number, which this program never stores.
    Real,
}

/// A row as a page stores it.
#[derive(Clone, Debug)]
pub(super) struct Cell {
    /// Row id; `None` in a table `WITHOUT ROWID`.
    pub rowid: Option<i64>,
    pub values: Vec<Value>,
    /// True if all its lengths agree.
    pub is_exact: bool,
}

/// The kind of a page, by its first byte.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    IndexInner = 2,
    TableInner = 5,
    IndexLeaf = 10,
    TableLeaf = 13,
}

impl Kind {
    /// True if the page belongs to a table with rowids. A table without is stored as an index.
    pub(super) fn has_rowids(self) -> bool {
        matches!(self, Self::TableInner | Self::TableLeaf)
    }

    fn is_inner(self) -> bool {
        matches!(self, Self::IndexInner | Self::TableInner)
    }

    fn header(self) -> usize {
        if self.is_inner() { 12 } else { 8 }
    }
}

/// A page as a node of a tree.
pub(super) struct Node<'a> {
    pages: &'a Pages,
    bytes: &'a [u8],
    start: usize,
}

impl<'a> Node<'a> {
    pub(super) fn at(pages: &'a Pages, number: u32) -> Option<Self> {
        Some(Self::from_image(pages, number, pages.page(number)?))
    }

    /// Creates a node from another image of a page.
    pub(super) fn from_image(pages: &'a Pages, number: u32, bytes: &'a [u8]) -> Self {
        // The first page begins with the header of the database.
        Self { pages, bytes, start: if number == 1 { HEADER } else { 0 } }
    }

    /// Returns the kind; `None` if the page is not a node, or is damaged.
    pub(super) fn kind(&self) -> Option<Kind> {
        match self.bytes.get(self.start)? {
            2 => Some(Kind::IndexInner),
            5 => Some(Kind::TableInner),
            10 => Some(Kind::IndexLeaf),
            13 => Some(Kind::TableLeaf),
            _ => None,
        }
    }

    /// Returns the numbers of the child pages.
    pub(super) fn children(&self) -> Vec<u32> {
        match self.kind() {
            Some(kind) if kind.is_inner() => {
                let right = u32_at(self.bytes, self.start + 8);
                self.pointers(kind).filter_map(|at| u32_at(self.bytes, at)).chain(right).collect()
            }
            _ => Vec::new(),
        }
    }

    fn u16_at(&self, at: usize) -> Option<usize> {
        let bytes = self.bytes.get(at..at + 2)?;
        Some(usize::from(u16::from_be_bytes(bytes.try_into().ok()?)))
    }

    /// Returns the offsets of the cells.
    fn pointers(&self, kind: Kind) -> impl Iterator<Item = usize> {
        let first = self.start + kind.header();
        let count = self.u16_at(self.start + 3).unwrap_or_default().min(PAGE_SIZE / 2);
        (0..count).filter_map(move |nth| self.u16_at(first + nth * 2)).filter(move |at| *at >= first)
    }

    /// Returns the rows, and whether the whole page is valid.
    pub(super) fn cells(&self) -> (Vec<Cell>, bool) {
        let Some(kind) = self.kind() else { return (Vec::new(), false) };
        let (mut cells, mut is_valid, mut used) = (Vec::new(), true, 0);
        let mut pointers = 0;
        for at in self.pointers(kind) {
            pointers += 1;
            match self.cell(kind, at) {
                Some((cell, end)) => {
                    // A cell takes at least four bytes.
                    used += (end - at).max(4);
                    is_valid &= cell.as_ref().is_none_or(|cell| cell.is_exact);
                    cells.extend(cell);
                }
                None => is_valid = false,
            }
        }
        is_valid &= Some(pointers) == self.u16_at(self.start + 3);
        (cells, is_valid && self.used_bytes() == Some(used))
    }

    /// Returns the bytes used by cells, according to the page header.
    fn used_bytes(&self) -> Option<usize> {
        let content = match self.u16_at(self.start + 5)? {
            0 => 65_536,
            content => content,
        };
        let mut free = usize::from(*self.bytes.get(self.start + 7)?);
        let mut next = self.u16_at(self.start + 1)?;
        while next != 0 {
            free += self.u16_at(next + 2)?;
            // Free blocks are listed in the order of their offsets.
            next = match self.u16_at(next)? {
                0 => 0,
                after if after > next => after,
                _ => return None,
            };
        }
        PAGE_SIZE.checked_sub(content)?.checked_sub(free)
    }

    /// Decodes the cell at an offset. Returns it with its end. An inner node of a table with rowids has no rows.
    fn cell(&self, kind: Kind, at: usize) -> Option<(Option<Cell>, usize)> {
        let at = if kind.is_inner() { at + 4 } else { at };
        if kind == Kind::TableInner {
            return Some((None, varint(self.bytes, at)?.1));
        }
        let (length, mut at) = varint(self.bytes, at)?;
        let mut rowid = None;
        if kind.has_rowids() {
            let (number, after) = varint(self.bytes, at)?;
            (rowid, at) = (Some(number as i64), after);
        }
        let (bytes, end) = self.payload(usize::try_from(length).ok()?, kind.has_rowids(), at)?;
        let (values, is_exact) = record(&bytes)?;
        let is_exact = is_exact && bytes.len() as u64 == length;
        Some((Some(Cell { rowid, values, is_exact }), end))
    }

    /// Returns the readable bytes of a row at an offset, with the end of its cell.
    fn payload(&self, length: usize, has_rowid: bool, at: usize) -> Option<(Vec<u8>, usize)> {
        const OVERFLOW: usize = PAGE_SIZE - 4;
        let most = if has_rowid { PAGE_SIZE - 35 } else { (PAGE_SIZE - 12) * 64 / 255 - 23 };
        if length <= most {
            let end = at + length;
            return Some((self.bytes.get(at..end)?.to_vec(), end));
        }
        let least = (PAGE_SIZE - 12) * 32 / 255 - 23;
        let here = match least + (length - least) % OVERFLOW {
            here if here <= most => here,
            _ => least,
        };
        let end = at + here;
        let mut bytes = self.bytes.get(at..end)?.to_vec();
        let mut next = u32_at(self.bytes, end)?;
        // The length bounds the chain, even a circular one.
        while bytes.len() < length && bytes.len() < self.pages.count() as usize * PAGE_SIZE {
            let Some(page) = self.pages.page(next) else { break };
            let wanted = (length - bytes.len()).min(OVERFLOW);
            bytes.extend_from_slice(&page[4..4 + wanted]);
            next = u32_at(page, 0)?;
        }
        Some((bytes, end + 4))
    }

    /// Returns everything that looks like a row, at any offset; for damaged pages.
    pub(super) fn carve(&self, has_rowids: bool) -> impl Iterator<Item = Cell> {
        let kind = if has_rowids { Kind::TableLeaf } else { Kind::IndexLeaf };
        let at = (self.start..PAGE_SIZE).filter_map(move |at| self.cell(kind, at)?.0);
        at.filter(|cell| cell.is_exact)
    }
}

/// Decodes a variable-length integer. Returns it with its end.
fn varint(bytes: &[u8], at: usize) -> Option<(u64, usize)> {
    let mut number = 0_u64;
    for nth in 0..8 {
        let byte = *bytes.get(at + nth)?;
        number = number << 7 | u64::from(byte & 0x7f);
        if byte < 0x80 {
            return Some((number, at + nth + 1));
        }
    }
    Some((number << 8 | u64::from(*bytes.get(at + 8)?), at + 9))
}

/// Decodes the values of a row, and whether all lengths agree. Values after its end are null.
fn record(bytes: &[u8]) -> Option<(Vec<Value>, bool)> {
    let (header, mut at) = varint(bytes, 0)?;
    let header = usize::try_from(header).ok().filter(|header| *header <= bytes.len() && *header > at)?;
    let (mut values, mut from, mut is_exact) = (Vec::new(), header, true);
    while at < header {
        let (kind, after) = varint(bytes, at)?;
        let size = match kind {
            0 | 8 | 9 => 0,
            1..=4 => kind as usize,
            5 => 6,
            6 | 7 => 8,
            10 | 11 => return None,
            long => usize::try_from((long - 12) / 2).ok()?,
        };
        let value = from.checked_add(size).and_then(|end| bytes.get(from..end));
        is_exact &= value.is_some();
        values.push(value.map_or(Value::Null, |value| decode(kind, value)));
        from = from.saturating_add(size);
        at = after;
    }
    Some((values, is_exact && at == header && from == bytes.len()))
}

fn decode(kind: u64, bytes: &[u8]) -> Value {
    match kind {
        0 => Value::Null,
        8 => Value::Int(0),
        9 => Value::Int(1),
        7 => Value::Real,
        1..=6 => {
            let first: i64 = if bytes.first().is_some_and(|byte| *byte >= 0x80) { -1 } else { 0 };
            Value::Int(bytes.iter().fold(first, |number, byte| number << 8 | i64::from(*byte)))
        }
        _ => Value::Bytes(bytes.to_vec()),
    }
}
