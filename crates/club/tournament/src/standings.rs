//! Standings and tie-breaks (`T-26` to `T-31`).

use std::cmp::Reverse;

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::course::Courses;
use crate::lots::lot;
use crate::{Entrant, Player, Points, Tournament};

/// The criterion that ranked a player below the one above.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "StandingBy")]
pub enum Verdict {
    /// Fewer points.
    Points,
    /// Fewer wins.
    Wins,
    /// Opponents with fewer points.
    Opponents,
    /// Worse results at the tables where the tied players met.
    Direct,
    /// The lot alone.
    Lot,
}

/// A player's rank with its criteria.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(rename = "TournamentStanding")]
pub struct Standing {
    /// Rank, from 1; never shared.
    pub place: u16,
    /// The player's number.
    pub player: Player,
    /// Points from tables and byes (`T-26`).
    pub points: Points,
    /// Wins in sixtieths (`T-27`).
    pub wins: u32,
    /// Average of the opponents' averages, in thousandths of a point (`T-28`).
    pub opponents: u32,
    /// Number of times ahead of tied players, minus the times behind (`T-29`).
    pub direct: i32,
    /// Number of tables at which the player played.
    pub played: u16,
    /// Number of byes.
    pub byes: u16,
    /// True if the player has left.
    pub left: bool,
    /// The criterion that ranked the player below the one above; `None` for the first.
    pub by: Option<Verdict>,
}

impl Standing {
    /// Returns the criteria that apply before tied players are compared with each other.
    fn alone(&self) -> (Points, u32, u32) {
        (self.points, self.wins, self.opponents)
    }

    fn verdict(&self, above: &Self) -> Verdict {
        let decides = [
            (self.points != above.points, Verdict::Points),
            (self.wins != above.wins, Verdict::Wins),
            (self.opponents != above.opponents, Verdict::Opponents),
            (self.direct != above.direct, Verdict::Direct),
        ];
        decides.iter().find(|(decides, _)| *decides).map_or(Verdict::Lot, |(_, verdict)| *verdict)
    }
}

impl Tournament {
    /// Returns the standings from the results so far.
    pub fn standings(&self) -> Vec<Standing> {
        let courses = self.courses();
        let mut standings: Vec<_> = self.entrants.iter().map(|entrant| self.standing(*entrant, &courses)).collect();
        standings.sort_by_key(|standing| Reverse(standing.alone()));
        for level in standings.chunk_by_mut(|one, next| one.alone() == next.alone()) {
            self.settle(level);
        }
        for at in 0..standings.len() {
            standings[at].place = u16::try_from(at + 1).unwrap_or(u16::MAX);
            standings[at].by = at.checked_sub(1).map(|above| standings[at].verdict(&standings[above]));
        }
        standings
    }

    fn standing(&self, entrant: Entrant, courses: &Courses) -> Standing {
        let course = courses.of(entrant.player);
        Standing {
            place: 0,
            player: entrant.player,
            points: Points(course.at_tables.0 + course.byes * self.settings.bye().0),
            wins: course.wins,
            opponents: opponents(entrant.player, courses),
            direct: 0,
            played: u16::try_from(course.played).unwrap_or(u16::MAX),
            byes: u16::try_from(course.byes).unwrap_or(u16::MAX),
            left: entrant.left,
            by: None,
        }
    }

    /// Orders tied players (`T-29`, `T-30`).
    fn settle(&self, level: &mut [Standing]) {
        let group: Vec<Player> = level.iter().map(|standing| standing.player).collect();
        if group.len() > 1 {
            level.iter_mut().for_each(|standing| standing.direct = self.direct(standing.player, &group));
        }
        level.sort_by_key(|standing| (Reverse(standing.direct), lot(self.seed, 0, standing.player)));
    }

    /// Returns how often a player was ahead of a member of the group at a table, minus how often behind one.
    fn direct(&self, player: Player, group: &[Player]) -> i32 {
        let tables = self.rounds.iter().flat_map(|round| &round.tables);
        let at_table = |table: &crate::Table| {
            let mine = table.played().find(|(other, _)| *other == player)?.1;
            let others = table.played().filter(|(other, _)| group.contains(other));
            Some(others.map(|(_, place)| (i32::from(place) - i32::from(mine)).signum()).sum::<i32>())
        };
        tables.filter_map(at_table).sum()
    }
}

/// Returns the average of the opponents' averages, in thousandths of a point (`T-28`).
fn opponents(player: Player, courses: &Courses) -> u32 {
    let mut sum = (0, 0);
    for (opponent, times) in courses.met_by(player) {
        let course = courses.of(opponent);
        let average = u64::from(course.at_tables.0) * 1000 / u64::from(Points::ONE * course.played.max(1));
        sum = (sum.0 + average * u64::from(times), sum.1 + u64::from(times));
    }
    u32::try_from(sum.0 / sum.1.max(1)).unwrap_or(u32::MAX)
}
