//! The rows that stand on one page of a database, each read for itself.
//!
//! A page is a leaf or an inner node of a tree: its kind, the number of its cells, where each
//! begins, then the cells. A row that outgrows its cell goes on in a chain of pages of its own.

use super::pages::{HEAD, Pages, SIZE, word};

/// A value of a row.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Value {
    /// None, or none that can be read.
    Null,
    /// An integer.
    Int(i64),
    /// A text or bytes: damage makes one of the other.
    Bytes(Vec<u8>),
    /// A number that this program never stores.
    Real,
}

/// A row as it stands on a page.
#[derive(Clone, Debug)]
pub(super) struct Cell {
    /// Its number, in a table that numbers its rows.
    pub rowid: Option<i64>,
    /// Its values, in the order in which they are stored.
    pub values: Vec<Value>,
    /// Whether every length in it fits every other.
    pub exact: bool,
}

/// What a page is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    /// Rows with their keys, and the way to further pages.
    IndexInner = 2,
    /// The way to further pages.
    TableInner = 5,
    /// Rows with their keys.
    IndexLeaf = 10,
    /// Numbered rows.
    TableLeaf = 13,
}

impl Kind {
    /// Whether its rows are numbered.
    pub(super) fn numbers_rows(self) -> bool {
        matches!(self, Self::TableInner | Self::TableLeaf)
    }

    fn is_inner(self) -> bool {
        matches!(self, Self::IndexInner | Self::TableInner)
    }

    fn head(self) -> usize {
        if self.is_inner() { 12 } else { 8 }
    }
}

/// A page, looked at as a node of a tree.
pub(super) struct Node<'a> {
    pages: &'a Pages,
    bytes: &'a [u8],
    start: usize,
}

impl<'a> Node<'a> {
    /// A page by its number.
    pub(super) fn at(pages: &'a Pages, number: u32) -> Option<Self> {
        Some(Self::of(pages, number, pages.page(number)?))
    }

    /// Another image of a page.
    pub(super) fn of(pages: &'a Pages, number: u32, bytes: &'a [u8]) -> Self {
        // On the first page the database's own head comes before.
        Self { pages, bytes, start: if number == 1 { HEAD } else { 0 } }
    }

    /// What it is; none when it is no node, or not any more.
    pub(super) fn kind(&self) -> Option<Kind> {
        match self.bytes.get(self.start)? {
            2 => Some(Kind::IndexInner),
            5 => Some(Kind::TableInner),
            10 => Some(Kind::IndexLeaf),
            13 => Some(Kind::TableLeaf),
            _ => None,
        }
    }

    /// The pages below it.
    pub(super) fn children(&self) -> Vec<u32> {
        match self.kind() {
            Some(kind) if kind.is_inner() => {
                let right = word(self.bytes, self.start + 8);
                self.pointers(kind).filter_map(|at| word(self.bytes, at)).chain(right).collect()
            }
            _ => Vec::new(),
        }
    }

    fn half_word(&self, at: usize) -> Option<usize> {
        let bytes = self.bytes.get(at..at + 2)?;
        Some(usize::from(u16::from_be_bytes(bytes.try_into().ok()?)))
    }

    /// Where its cells begin.
    fn pointers(&self, kind: Kind) -> impl Iterator<Item = usize> {
        let first = self.start + kind.head();
        let count = self.half_word(self.start + 3).unwrap_or_default().min(SIZE / 2);
        (0..count).filter_map(move |nth| self.half_word(first + nth * 2)).filter(move |at| *at >= first)
    }

    /// Its rows, and whether nothing on it is amiss.
    pub(super) fn cells(&self) -> (Vec<Cell>, bool) {
        let Some(kind) = self.kind() else { return (Vec::new(), false) };
        let (mut cells, mut sound, mut filled) = (Vec::new(), true, 0);
        let mut pointers = 0;
        for at in self.pointers(kind) {
            pointers += 1;
            match self.cell(kind, at) {
                Some((cell, end)) => {
                    // The smallest room that a cell takes is four bytes.
                    filled += (end - at).max(4);
                    sound &= cell.as_ref().is_none_or(|cell| cell.exact);
                    cells.extend(cell);
                }
                None => sound = false,
            }
        }
        sound &= Some(pointers) == self.half_word(self.start + 3);
        (cells, sound && self.room_taken() == Some(filled))
    }

    /// The room that its head says is taken by cells.
    fn room_taken(&self) -> Option<usize> {
        let content = match self.half_word(self.start + 5)? {
            0 => 65_536,
            content => content,
        };
        let mut free = usize::from(*self.bytes.get(self.start + 7)?);
        let mut next = self.half_word(self.start + 1)?;
        while next != 0 {
            free += self.half_word(next + 2)?;
            // Free room is listed from the front to the back.
            next = match self.half_word(next)? {
                0 => 0,
                after if after > next => after,
                _ => return None,
            };
        }
        SIZE.checked_sub(content)?.checked_sub(free)
    }

    /// The cell that begins somewhere, and where it ends; no row stands in an inner node of
    /// numbered rows.
    fn cell(&self, kind: Kind, at: usize) -> Option<(Option<Cell>, usize)> {
        let at = if kind.is_inner() { at + 4 } else { at };
        if kind == Kind::TableInner {
            return Some((None, varint(self.bytes, at)?.1));
        }
        let (length, mut at) = varint(self.bytes, at)?;
        let mut rowid = None;
        if kind.numbers_rows() {
            let (number, after) = varint(self.bytes, at)?;
            (rowid, at) = (Some(number as i64), after);
        }
        let (bytes, end) = self.payload(usize::try_from(length).ok()?, kind.numbers_rows(), at)?;
        let (values, exact) = record(&bytes)?;
        let exact = exact && bytes.len() as u64 == length;
        Some((Some(Cell { rowid, values, exact }), end))
    }

    /// The bytes of a row that begins somewhere: as many as can be had.
    fn payload(&self, length: usize, numbered: bool, at: usize) -> Option<(Vec<u8>, usize)> {
        const ROOM: usize = SIZE - 4;
        let most = if numbered { SIZE - 35 } else { (SIZE - 12) * 64 / 255 - 23 };
        if length <= most {
            let end = at + length;
            return Some((self.bytes.get(at..end)?.to_vec(), end));
        }
        let least = (SIZE - 12) * 32 / 255 - 23;
        let here = match least + (length - least) % ROOM {
            here if here <= most => here,
            _ => least,
        };
        let end = at + here;
        let mut bytes = self.bytes.get(at..end)?.to_vec();
        let mut next = word(self.bytes, end)?;
        // The length bounds the chain, even one that runs in a circle.
        while bytes.len() < length && bytes.len() < self.pages.count() as usize * SIZE {
            let Some(page) = self.pages.page(next) else { break };
            let wanted = (length - bytes.len()).min(ROOM);
            bytes.extend_from_slice(&page[4..4 + wanted]);
            next = word(page, 0)?;
        }
        Some((bytes, end + 4))
    }

    /// Whatever looks like a row, wherever it begins: for pages on which something is amiss.
    pub(super) fn carved(&self, numbered: bool) -> impl Iterator<Item = Cell> {
        let kind = if numbered { Kind::TableLeaf } else { Kind::IndexLeaf };
        let at = (self.start..SIZE).filter_map(move |at| self.cell(kind, at)?.0);
        at.filter(|cell| cell.exact)
    }
}

/// A number in up to nine bytes, and where it ends.
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

/// The values of a row, and whether every length fits. Values behind the end read as none.
fn record(bytes: &[u8]) -> Option<(Vec<Value>, bool)> {
    let (head, mut at) = varint(bytes, 0)?;
    let head = usize::try_from(head).ok().filter(|head| *head <= bytes.len() && *head > at)?;
    let (mut values, mut from, mut exact) = (Vec::new(), head, true);
    while at < head {
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
        exact &= value.is_some();
        values.push(value.map_or(Value::Null, |value| of_kind(kind, value)));
        from = from.saturating_add(size);
        at = after;
    }
    Some((values, exact && at == head && from == bytes.len()))
}

fn of_kind(kind: u64, bytes: &[u8]) -> Value {
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
