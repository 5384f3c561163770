//! Local search for many players. Exchanges players of two tables as long as the cost falls, makes random exchanges,
//! and repeats both.

use super::Tables;
use super::cost::{Cost, Field};
use crate::lots::Chance;

/// Number of exchanges to try for each pair of players.
const STEPS: usize = 40;

/// Number of random exchanges before the search starts again.
const SHAKEN: usize = 2;

struct Search<'a> {
    field: &'a Field,
    tables: Tables,
    /// Remaining number of exchanges to try.
    steps: usize,
}

/// Returns good tables of the given sizes. The same chance gives the same tables.
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

/// Puts all players in order, table by table.
fn sliced(players: usize, sizes: &[usize]) -> Tables {
    let mut players = 0..players;
    sizes.iter().map(|size| players.by_ref().take(*size).collect()).collect()
}

impl Search<'_> {
    /// Improves the given tables by exchanges until no exchange lowers the cost.
    fn settle(&mut self, mut open: Vec<usize>) {
        while let Some(table) = open.pop() {
            while let Some(other) = self.improve(table) {
                if !open.contains(&other) {
                    open.push(other);
                }
            }
        }
    }

    /// Makes one exchange or move with another table that lowers the cost. Returns the other table; `None` if there is
    /// none.
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

    /// Moves a player to a table that is one smaller, which keeps the sizes. Returns true if the cost fell.
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

    /// True if two tables cost less than before; always false without remaining steps.
    fn costs_less(&mut self, one: usize, other: usize, before: Cost) -> bool {
        self.steps = self.steps.saturating_sub(1);
        self.steps > 0 && self.cost(one, other) < before
    }

    /// Makes a few random exchanges. Returns the tables that they changed.
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
