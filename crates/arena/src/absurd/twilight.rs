//! Absurd moves of Twilight of Venice: rounds that a turn could win, or loses without need.

use agents::league::PlayedPlan;
use kernel::Seat;
use twilight::Twilight;

use super::Absurd;

impl Absurd for Twilight {
    const LOSES_BY_ITS_OWN_TURN: bool = true;

    /// A turn decides a round (`END-1`).
    fn decided(before: &Self, after: &Self) -> Option<Seat> {
        after.results.get(before.results.len()).copied().flatten()
    }

    fn absurdities(_plan: &PlayedPlan<'_, Self>) -> Vec<&'static str> {
        vec![]
    }
}
