//! Selection of byes (`T-6`).

use crate::Player;
use crate::course::Courses;

/// Removes `count` players from the ordered list and returns them: the last of those with the fewest byes.
pub(crate) fn byes(ordered: &mut Vec<Player>, count: usize, courses: &Courses) -> Vec<Player> {
    let mut last: Vec<Player> = ordered.iter().rev().copied().collect();
    last.sort_by_key(|player| courses.of(*player).byes);
    last.truncate(count);
    ordered.retain(|player| !last.contains(player));
    last
}
