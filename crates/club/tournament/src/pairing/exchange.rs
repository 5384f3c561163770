//! A good draw for many: exchanges between two tables as long as they cost less, then a few by lot, and again.

use super::Tables;
use super::cost::{Cost, Field};
use crate::lots::Chance;

/// How many exchanges are tried, for each two players.
const STEPS: usize = 40;

/// How many exchanges by lot a search begins again with.
const SHAKEN: usize = 2;

struct Search<'a> {
    field: &'a Field,
    tables: Tables,
    /// Exchanges that may still be tried.
    steps: usize,
}

/// Tables of the given sizes: a good draw, and the same one for the same chance.
pub(super) fn good(field: &Field, sizes: &[usize], chance: &mut Chance) -> Tables {
    let mut search = Search { field, tables: sliced(field.len(), sizes), steps: STEPS * field.len().pow(2) };
    search.settle((0..sizes.len()).collect());
    let mut best = (field.tables(&search.tables), search.tables.clone());
    while sizes.len() > 1 && search.steps > 0 && best.0 > Cost::default() {
        let shaken = search.shake(chance);
        search.settle(shaken);
        let cost = field.tables(&search.tables);
        if cost <= best.0 {
            best = (cost, search.tables.clone());
        } else {
            search.tables.clone_from(&best.1);
        }
    }
    best.1
}

/// Everybody in order, table by table.
fn sliced(players: usize, sizes: &[usize]) -> Tables {
    let mut players = 0..players;
    sizes.iter().map(|size| players.by_ref().take(*size).collect()).collect()
}

impl Search<'_> {
    /// Exchanges until nothing costs less, beginning with the given tables.
    fn settle(&mut self, mut open: Vec<usize>) {
        while let Some(table) = open.pop() {
            while let Some(other) = self.improve(table) {
                if !open.contains(&other) {
                    open.push(other);
                }
            }
        }
    }

    /// One exchange with another table, or a change to or from it, that costs less, and which table that was.
    fn improve(&mut self, table: usize) -> Option<usize> {
        let others = (0..self.tables.len()).filter(|other| *other != table);
        others
            .into_iter()
            .find(|other| self.exchanges(table, *other) || self.moves(table, *other) || self.moves(*other, table))
    }

    fn exchanges(&mut self, one: usize, other: usize) -> bool {
        let before = self.cost(one, other);
        for seat in 0..self.tables[one].len() {
            for opposite in 0..self.tables[other].len() {
                self.exchange((one, seat), (other, opposite));
                if self.costs_less(one, other, before) {
                    return true;
                }
                self.exchange((one, seat), (other, opposite));
            }
        }
        false
    }

    /// Lets one change from a table to another that is one smaller, which keeps the sizes as they are.
    fn moves(&mut self, from: usize, to: usize) -> bool {
        if self.tables[from].len() != self.tables[to].len() + 1 {
            return false;
        }
        let before = self.cost(from, to);
        for seat in 0..self.tables[from].len() {
            let player = self.tables[from].swap_remove(seat);
            self.tables[to].push(player);
            if self.costs_less(from, to, before) {
                return true;
            }
            self.tables[to].pop();
            self.tables[from].push(player);
            let last = self.tables[from].len() - 1;
            self.tables[from].swap(seat, last);
        }
        false
    }

    fn exchange(&mut self, one: (usize, usize), other: (usize, usize)) {
        let player = self.tables[one.0][one.1];
        self.tables[one.0][one.1] = std::mem::replace(&mut self.tables[other.0][other.1], player);
    }

    fn cost(&self, one: usize, other: usize) -> Cost {
        self.field.table(&self.tables[one]) + self.field.table(&self.tables[other])
    }

    /// Whether two tables cost less than before; never, when no step is left.
    fn costs_less(&mut self, one: usize, other: usize, before: Cost) -> bool {
        self.steps = self.steps.saturating_sub(1);
        self.steps > 0 && self.cost(one, other) < before
    }

    /// A few exchanges by lot, and the tables they changed.
    fn shake(&mut self, chance: &mut Chance) -> Vec<usize> {
        let mut changed = vec![];
        for _ in 0..SHAKEN {
            let one = chance.below(self.tables.len());
            let other = (one + 1 + chance.below(self.tables.len() - 1)) % self.tables.len();
            let seats = (chance.below(self.tables[one].len()), chance.below(self.tables[other].len()));
            self.exchange((one, seats.0), (other, seats.1));
            changed.extend([one, other]);
        }
        changed
    }
}
