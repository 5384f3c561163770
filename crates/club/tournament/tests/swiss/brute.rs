//! Reference model of a draw: slow code that follows the words of T-8 to T-10 and searches all pairings.

use std::collections::BTreeMap;

use club_tournament::{Player, Round, Tournament};

/// Repeats, unevenness and small tables, in this order.
pub type Cost = (u64, u64, u64);

/// Statistics before a round.
pub struct Before {
    points: BTreeMap<Player, u64>,
    met: BTreeMap<(Player, Player), u64>,
    small: BTreeMap<Player, u64>,
}

/// Returns the statistics before the last round of a tournament without no-shows.
pub fn before(tournament: &Tournament) -> Before {
    let mut earlier = tournament.clone();
    let last = earlier.take_back().expect("a round without results");
    let standings = earlier.standings();
    let mut before = Before {
        points: standings.iter().map(|standing| (standing.player, u64::from(standing.points.0))).collect(),
        met: BTreeMap::new(),
        small: BTreeMap::new(),
    };
    assert!(!last.tables.is_empty());
    for round in earlier.rounds() {
        let largest = round.tables.iter().map(|table| table.seats.len()).max().unwrap();
        for table in &round.tables {
            for one in &table.seats {
                *before.small.entry(*one).or_default() += u64::from(table.seats.len() < largest);
                for other in table.seats.iter().filter(|other| *other != one) {
                    *before.met.entry((*one, *other)).or_default() += 1;
                }
            }
        }
    }
    before
}

impl Before {
    /// Returns the cost of tables.
    pub fn cost(&self, tables: &[Vec<Player>]) -> Cost {
        let largest = tables.iter().map(Vec::len).max().unwrap();
        let mut cost = (0, 0, 0);
        for table in tables {
            for (at, one) in table.iter().enumerate() {
                for other in &table[..at] {
                    cost.0 += self.met.get(&(*one, *other)).copied().unwrap_or(0);
                    cost.1 += self.points[one].abs_diff(self.points[other]).pow(2);
                }
                if table.len() < largest {
                    cost.2 += self.small.get(one).copied().unwrap_or(0);
                }
            }
        }
        cost
    }

    /// Returns the least cost of all ways to seat the players of a round, at tables of its sizes.
    pub fn least(&self, round: &Round) -> Cost {
        let mut players: Vec<_> = round.tables.iter().flat_map(|table| table.seats.clone()).collect();
        players.sort();
        let mut sizes: Vec<_> = round.tables.iter().map(|table| table.seats.len()).collect();
        sizes.sort();
        let mut least = (u64::MAX, u64::MAX, u64::MAX);
        self.every(&players, &mut vec![vec![]; sizes.len()], &sizes, &mut least);
        least
    }

    /// Tries the next player at every table that has a free seat.
    fn every(&self, players: &[Player], tables: &mut Vec<Vec<Player>>, sizes: &[usize], least: &mut Cost) {
        let Some((next, others)) = players.split_first() else {
            *least = (*least).min(self.cost(tables));
            return;
        };
        let mut begun = Vec::new();
        for table in 0..sizes.len() {
            // Empty tables of one size are equivalent, so only the first is tried.
            let empty = tables[table].is_empty();
            if tables[table].len() == sizes[table] || empty && begun.contains(&sizes[table]) {
                continue;
            }
            if empty {
                begun.push(sizes[table]);
            }
            tables[table].push(*next);
            self.every(others, tables, sizes, least);
            tables[table].pop();
        }
    }
}
