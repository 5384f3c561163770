//! The cost of a draw.

use std::ops::Add;

/// Cost of a draw or a part of it. Costs compare field by field; the first difference decides.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Cost {
    /// Sum of the earlier meetings of players at one table (`T-8`).
    repeats: u64,
    /// Sum of the squared differences of points (`T-9`).
    uneven: u64,
    /// Sum of the earlier small tables of players at small tables (`T-10`).
    small: u64,
}

impl Add for Cost {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        Self {
            repeats: self.repeats + other.repeats,
            uneven: self.uneven + other.uneven,
            small: self.small + other.small,
        }
    }
}

/// The players of a draw, numbered from 0, with the data that their cost depends on.
pub(crate) struct Field {
    pub(super) points: Vec<u32>,
    pub(super) small: Vec<u32>,
    /// Number of meetings of each pair, row by row.
    pub(super) met: Vec<u32>,
    /// Size of the largest table.
    pub(super) largest: usize,
}

impl Field {
    pub(super) fn len(&self) -> usize {
        self.points.len()
    }

    pub(crate) fn points(&self, player: usize) -> u32 {
        self.points[player]
    }

    /// Returns the cost of adding a player to a table of a size at which others sit already.
    pub(super) fn joining(&self, size: usize, others: &[usize], player: usize) -> Cost {
        let met = &self.met[player * self.len()..];
        let apart = |other: usize| u64::from(self.points[player].abs_diff(self.points[other])).pow(2);
        Cost {
            repeats: others.iter().map(|other| u64::from(met[*other])).sum(),
            uneven: others.iter().map(|other| apart(*other)).sum(),
            small: if size < self.largest { u64::from(self.small[player]) } else { 0 },
        }
    }

    /// Returns the cost of a table.
    pub(super) fn table(&self, table: &[usize]) -> Cost {
        let joined = |at: usize| self.joining(table.len(), &table[..at], table[at]);
        (0..table.len()).map(joined).fold(Cost::default(), Cost::add)
    }

    /// Returns the cost of all tables.
    pub(super) fn tables(&self, tables: &[Vec<usize>]) -> Cost {
        tables.iter().map(|table| self.table(table)).fold(Cost::default(), Cost::add)
    }
}
