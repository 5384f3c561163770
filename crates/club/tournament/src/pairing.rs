//! Assigns players to tables: the cost of a draw (`T-8` to `T-10`), and the search for the least (`T-11`).

use crate::Player;
use crate::course::Courses;
use crate::lots::Chance;

mod cost;
mod exact;
mod exchange;

pub(crate) use cost::Field;

/// Players by table, as their numbers in the field.
type Tables = Vec<Vec<usize>>;

/// Maximum number of players for which the optimum is searched.
const EXACT: usize = 12;

/// Returns tables of the given sizes with the least cost. With many players, it is the least that was found.
pub(crate) fn best(field: &Field, sizes: &[usize], chance: &mut Chance) -> Tables {
    let good = exchange::good(field, sizes, chance);
    if field.len() > EXACT { good } else { exact::least(field, sizes, good) }
}

impl Field {
    /// Collects the players of a draw, in order, with the data that their cost depends on.
    pub(crate) fn new(players: &[Player], sizes: &[usize], points: impl Fn(Player) -> u32, courses: &Courses) -> Self {
        let met = players.iter().flat_map(|one| players.iter().map(|other| courses.met(*one, *other)));
        Self {
            points: players.iter().map(|player| points(*player)).collect(),
            small: players.iter().map(|player| courses.of(*player).small).collect(),
            met: met.collect(),
            largest: sizes.iter().copied().max().unwrap_or(0),
        }
    }
}
