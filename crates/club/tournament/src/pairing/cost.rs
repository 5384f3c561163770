//! What a draw costs.

use std::ops::Add;

/// What a draw, or a part of it, costs. The first that differs decides.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Cost {
    /// How often those at one table have sat at one before (`T-8`).
    repeats: u64,
    /// Squares of differences of points (`T-9`).
    uneven: u64,
    /// How often those at small tables have been at one before (`T-10`).
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

/// The players of a draw, numbered from 0, with what they bring to it.
pub(crate) struct Field {
    pub(super) points: Vec<u32>,
    pub(super) small: Vec<u32>,
    /// How often each has met each, line by line.
    pub(super) met: Vec<u32>,
    /// The size of the largest table.
    pub(super) largest: usize,
}

impl Field {
    pub(super) fn len(&self) -> usize {
        self.points.len()
    }

    pub(crate) fn points(&self, player: usize) -> u32 {
        self.points[player]
    }

    /// What it costs that a player comes to a table of a size at which others sit already.
    pub(super) fn joining(&self, size: usize, others: &[usize], player: usize) -> Cost {
        let met = &self.met[player * self.len()..];
        let apart = |other: usize| u64::from(self.points[player].abs_diff(self.points[other])).pow(2);
        Cost {
            repeats: others.iter().map(|other| u64::from(met[*other])).sum(),
            uneven: others.iter().map(|other| apart(*other)).sum(),
            small: if size < self.largest { u64::from(self.small[player]) } else { 0 },
        }
    }

    /// What a table costs.
    pub(super) fn table(&self, table: &[usize]) -> Cost {
        let joined = |at: usize| self.joining(table.len(), &table[..at], table[at]);
        (0..table.len()).map(joined).fold(Cost::default(), Cost::add)
    }

    /// What all tables cost.
    pub(super) fn tables(&self, tables: &[Vec<usize>]) -> Cost {
        tables.iter().map(|table| self.table(table)).fold(Cost::default(), Cost::add)
    }
}
