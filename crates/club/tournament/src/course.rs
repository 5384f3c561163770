//! Statistics of each player so far, from which draws and standings are computed.

use std::collections::BTreeMap;

use crate::results::level;
use crate::{Player, Points, Round, Table, Tournament};

/// Statistics of one player so far.
#[derive(Clone, Debug, Default)]
pub(crate) struct Course {
    /// Points from tables alone, without byes.
    pub at_tables: Points,
    /// First places in sixtieths, a shared one in equal parts (`T-27`).
    pub wins: u32,
    /// Number of tables at which the player played.
    pub played: u32,
    pub byes: u32,
    /// Number of rounds in which the player sat at a table smaller than the largest of the round (`T-10`).
    pub small: u32,
    /// Number of rounds in which the player had each seat (`T-13`).
    pub seats: [u32; 6],
    /// Sum of [`lateness`] over all tables, each from 0 to 60.
    pub late: u32,
}

/// Statistics of all players so far.
#[derive(Debug, Default)]
pub(crate) struct Courses {
    courses: BTreeMap<Player, Course>,
    met: BTreeMap<(Player, Player), u32>,
}

impl Courses {
    /// Returns a player's statistics; the default for one who has not played yet.
    pub(crate) fn of(&self, player: Player) -> Course {
        self.courses.get(&player).cloned().unwrap_or_default()
    }

    /// Returns how often two players met at one table.
    pub(crate) fn met(&self, one: Player, other: Player) -> u32 {
        self.met.get(&(one, other)).copied().unwrap_or(0)
    }

    /// Returns every opponent of a player, with the number of meetings.
    pub(crate) fn met_by(&self, player: Player) -> impl Iterator<Item = (Player, u32)> {
        let all = (player, Player(0))..=(player, Player(u32::MAX));
        self.met.range(all).map(|((_, other), times)| (*other, *times))
    }

    fn add(&mut self, round: &Round, tournament: &Tournament) {
        for player in &round.byes {
            self.courses.entry(*player).or_default().byes += 1;
        }
        let largest = round.tables.iter().map(|table| table.seats.len()).max().unwrap_or(0);
        for table in &round.tables {
            self.add_table(table, largest, tournament);
        }
    }

    fn add_table(&mut self, table: &Table, largest: usize, tournament: &Tournament) {
        let places = table.outcome.as_ref().map_or(&[][..], |outcome| &outcome.places);
        for (seat, (player, place, points)) in table.scored(&tournament.settings.scale).enumerate() {
            let Some(place) = place else { continue };
            let course = self.courses.entry(player).or_default();
            course.at_tables.0 += points.0;
            course.played += 1;
            course.small += u32::from(table.seats.len() < largest);
            course.late += lateness(seat, table.seats.len());
            if let Some(times) = course.seats.get_mut(seat) {
                *times += 1;
            }
            if place == 1 {
                course.wins += Points::ONE / u32::from(level(places, 1));
            }
            for (other, _) in table.played().filter(|(other, _)| *other != player) {
                *self.met.entry((player, other)).or_default() += 1;
            }
        }
    }
}

/// Returns how late a seat is at a table of a size, from 0 for the first to 60 for the last.
pub(crate) fn lateness(seat: usize, size: usize) -> u32 {
    u32::try_from(seat * 60 / size.saturating_sub(1).max(1)).unwrap_or(60)
}

impl Table {
    /// Returns everyone who played, with the place.
    pub(crate) fn played(&self) -> impl Iterator<Item = (Player, u8)> {
        let places = self.outcome.as_ref().map_or(&[][..], |outcome| &outcome.places);
        self.seats.iter().zip(places).filter_map(|(player, place)| place.map(|place| (*player, place)))
    }
}

impl Tournament {
    pub(crate) fn courses(&self) -> Courses {
        let mut courses = Courses::default();
        self.rounds.iter().for_each(|round| courses.add(round, self));
        courses
    }
}
