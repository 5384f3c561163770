//! Who has a bye (`T-6`).

use crate::Player;
use crate::course::Courses;

/// Takes so many who have a bye out of those who are present, who stand in order: the last of those who had the fewest.
pub(crate) fn byes(ordered: &mut Vec<Player>, count: usize, courses: &Courses) -> Vec<Player> {
    let mut last: Vec<Player> = ordered.iter().rev().copied().collect();
    last.sort_by_key(|player| courses.of(*player).byes);
    last.truncate(count);
    ordered.retain(|player| !last.contains(player));
    last
}
