//! The order of seats at a table (`T-13`).

use crate::Player;
use crate::course::{Course, Courses, lateness};

/// Cost of an order: repeated seats of the players first, then the penalty for sitting late again.
type Cost = (u32, u64);

struct Orders {
    courses: Vec<Course>,
    /// Player index of each seat, as far as it is assigned.
    order: Vec<usize>,
    best: Option<(Cost, Vec<usize>)>,
}

/// Orders a table's players by seats with the least cost; the lot decides between equal costs.
pub(crate) fn seated<L: Ord>(mut players: Vec<Player>, courses: &Courses, lot: impl Fn(Player) -> L) -> Vec<Player> {
    players.sort_by_key(|player| lot(*player));
    let courses = players.iter().map(|player| courses.of(*player)).collect();
    let mut orders = Orders { courses, order: vec![], best: None };
    orders.go_on((0, 0));
    let order = orders.best.map_or_else(Vec::new, |(_, order)| order);
    order.into_iter().map(|player| players[player]).collect()
}

impl Orders {
    fn go_on(&mut self, cost: Cost) {
        if self.best.as_ref().is_some_and(|(best, _)| cost >= *best) {
            return;
        }
        if self.order.len() == self.courses.len() {
            self.best = Some((cost, self.order.clone()));
            return;
        }
        for player in 0..self.courses.len() {
            if !self.order.contains(&player) {
                let added = self.added(player);
                self.order.push(player);
                self.go_on((cost.0 + added.0, cost.1 + added.1));
                self.order.pop();
            }
        }
    }

    /// Returns the cost of giving a player the next seat.
    fn added(&self, player: usize) -> Cost {
        let (seat, course) = (self.order.len(), &self.courses[player]);
        let again = course.seats.get(seat).copied().unwrap_or(0);
        (again, u64::from(course.late) * u64::from(lateness(seat, self.courses.len())))
    }
}
