//! Exhaustive search for the least cost. It abandons a branch as soon as the branch cannot cost less than the best
//! tables so far.

use super::Tables;
use super::cost::{Cost, Field};

struct Trial<'a> {
    field: &'a Field,
    /// Sizes of the tables that are not begun.
    sizes: Vec<usize>,
    seated: Vec<bool>,
    tables: Tables,
    best: (Cost, Tables),
}

/// Returns tables of the given sizes that cost least, or the `known` ones if none cost less.
pub(super) fn least(field: &Field, sizes: &[usize], known: Tables) -> Tables {
    let best = (field.tables(&known), known);
    let mut trial = Trial { field, sizes: sizes.to_vec(), seated: vec![false; field.len()], tables: vec![], best };
    trial.next_table(Cost::default());
    trial.best.1
}

impl Trial<'_> {
    /// Starts a table for the first unseated player, and tries each available size in turn.
    fn next_table(&mut self, so_far: Cost) {
        let Some(first) = self.seated.iter().position(|seated| !seated) else {
            // Branches of equal cost were abandoned earlier, so these tables cost less.
            self.best = (so_far, self.tables.clone());
            return;
        };
        for at in 0..self.sizes.len() {
            let size = self.sizes[at];
            if self.sizes[..at].contains(&size) {
                continue;
            }
            self.sizes.remove(at);
            self.tables.push(vec![]);
            self.seat(size, first, so_far);
            self.tables.pop();
            self.sizes.insert(at, size);
        }
    }

    /// Seats a player at the last table, and continues from there.
    fn seat(&mut self, size: usize, player: usize, so_far: Cost) {
        let Some(table) = self.tables.last_mut() else { return };
        let cost = so_far + self.field.joining(size, table, player);
        if cost >= self.best.0 {
            return;
        }
        table.push(player);
        let full = table.len() == size;
        self.seated[player] = true;
        match full {
            true => self.next_table(cost),
            false => self.companions(size, player, cost),
        }
        self.seated[player] = false;
        self.tables.last_mut().map(Vec::pop);
    }

    /// Tries each later player without a table as the next player at the last table.
    fn companions(&mut self, size: usize, after: usize, so_far: Cost) {
        for player in after + 1..self.field.len() {
            if !self.seated[player] {
                self.seat(size, player, so_far);
            }
        }
    }
}
