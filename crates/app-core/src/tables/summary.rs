//! The summary of each table for the list, and the choice among several copies of one play.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use kernel::erased::AnyTable;
use kernel::record::HashedLine;
use kernel::{Actor, Chair, Seat, to_json};
use serde::{Deserialize, Serialize};

use crate::now;

/// The summary for the list of tables: public facts only, stored with the last entry.
#[derive(Clone, Debug, PartialEq, serde::Serialize, serde::Deserialize)]
pub struct Summary {
    /// Names and sides, by seat.
    pub seating: Vec<Chair>,
    /// The turn, and whether the game is over.
    pub progress: kernel::Progress,
    /// The seats with an open question, in order.
    pub asked: Vec<Seat>,
    /// The final places by seat, from 1; ties share a number.
    pub places: Vec<u8>,
    /// The time of the last play (RFC 3339).
    pub played: String,
    /// The mark that identifies the play.
    pub mark: PlayMark,
    /// True if the game has not begun. See [`Settings::awaits_players`].
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub awaits_players: bool,
}

/// The summary of older versions: without asked seats, places and mark.
#[derive(serde::Deserialize)]
pub(crate) struct Older {
    pub(crate) seating: Vec<Chair>,
    pub(crate) progress: kernel::Progress,
    pub(crate) played: String,
}

impl From<Older> for Summary {
    fn from(Older { seating, progress, played }: Older) -> Self {
        Self { seating, progress, played, ..Self::default() }
    }
}

/// A stored summary.
pub(crate) enum StoredSummary {
    Whole(Summary),
    Older(Older),
    Damaged,
}

impl StoredSummary {
    pub(crate) fn from_text(summary: Option<String>) -> Self {
        let Some(text) = summary else { return Self::Damaged };
        let older = || serde_json::from_str(&text).map_or(Self::Damaged, Self::Older);
        serde_json::from_str(&text).map_or_else(|_| older(), Self::Whole)
    }
}

impl Summary {
    /// Reads a stored summary. Returns the default if it is missing or damaged.
    pub fn from_stored(text: Option<&str>) -> Self {
        match StoredSummary::from_text(text.map(str::to_owned)) {
            StoredSummary::Whole(summary) => summary,
            StoredSummary::Older(older) => older.into(),
            StoredSummary::Damaged => Self::default(),
        }
    }

    /// Returns the summary of a table. Without a known last play it has the time of the set-up.
    pub(crate) fn of(table: &dyn AnyTable) -> Self {
        let seating = table.settings().seating.clone();
        let seats = (0..).zip(&seating).map(|(seat, _)| Seat(seat));
        let there = |seat: &Seat| table.settings().is_there(Actor::Seat(*seat));
        let asked = seats.filter(|seat| there(seat) && table.question_of(Actor::Seat(*seat)).is_some()).collect();
        Self {
            seating,
            progress: table.progress(),
            asked,
            places: table.places().to_vec(),
            played: table.at().to_owned(),
            mark: PlayMark::of(table),
            awaits_players: table.settings().awaits_players,
        }
    }
}

impl Default for Summary {
    fn default() -> Self {
        let progress = kernel::Progress { turn: 0, over: false };
        Self {
            seating: vec![],
            progress,
            asked: vec![],
            places: vec![],
            played: String::new(),
            mark: PlayMark::default(),
            awaits_players: false,
        }
    }
}

/// Returns the summary of a table that is played now, in its stored form.
pub(crate) fn summary(table: &dyn AnyTable) -> String {
    to_json(&Summary { played: now(), ..Summary::of(table) })
}

/// The identity and length of a play.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlayMark {
    /// The beginning of the first line's hash, which all copies share. Empty if unknown.
    first: String,
    over: bool,
    /// The number of lines up to the last one that is not a seed commitment.
    length: u32,
    /// The beginning of that line's hash.
    last: String,
}

/// The number of hex digits of a hash in a mark.
const MARK_DIGITS: usize = 16;

impl PlayMark {
    #[expect(clippy::disallowed_methods, reason = "of two hashes, which are no secrets")]
    pub(crate) fn of(table: &dyn AnyTable) -> Self {
        let (lines, length) = (table.owner_view().lines(), table.played_length());
        let hash = |line: Option<&HashedLine>| {
            line.map_or_else(String::new, |line| line.hash.chars().take(MARK_DIGITS).collect())
        };
        let last = hash(lines.get((length as usize).saturating_sub(1)));
        Self { first: hash(lines.first()), over: table.progress().over, length, last }
    }

    /// Ranks games of one play; the highest is counted. A finished game ranks first, then the longer one. The hash
    /// breaks ties, so that every device counts the same game.
    fn rank(&self) -> (bool, u32, &str) {
        (self.over, self.length, &self.last)
    }
}

/// Returns a flag for each game, in order: true if another game in the list is the same play and is counted instead. Of
/// equal games, the one with the lowest id is counted.
pub(crate) fn are_copies<'a>(games: impl IntoIterator<Item = (u32, &'a PlayMark)>) -> Vec<bool> {
    let games: Vec<(u32, &PlayMark)> = games.into_iter().collect();
    let rank = |(table, mark): (u32, &'a PlayMark)| (mark.rank(), Reverse(table));
    let mut counted: BTreeMap<&str, (u32, &PlayMark)> = BTreeMap::new();
    for game in games.iter().filter(|(_, mark)| !mark.first.is_empty()) {
        let best = counted.entry(&game.1.first).or_insert(*game);
        if rank(*best) < rank(*game) {
            *best = *game;
        }
    }
    games.iter().map(|(table, mark)| counted.get(mark.first.as_str()).is_some_and(|(best, _)| best != table)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn mark(over: bool, length: u32, last: &str) -> PlayMark {
        PlayMark { first: "a1".to_owned(), over, length, last: last.to_owned() }
    }

    /// Returns the flags of [`are_copies`] for two games, in both orders.
    fn copies(one: &PlayMark, other: &PlayMark) -> [Vec<bool>; 2] {
        [are_copies([(1, one), (2, other)]), are_copies([(1, other), (2, one)])]
    }

    #[test]
    fn copies_of_a_play_rank_by_finish_then_length_then_hash() {
        for (counted, copy) in [
            (mark(true, 3, "00"), mark(false, 9, "ff")),
            (mark(false, 9, "00"), mark(false, 3, "ff")),
            (mark(false, 3, "ff"), mark(false, 3, "00")),
        ] {
            assert_eq!(copies(&counted, &copy), [vec![false, true], vec![true, false]], "{counted:?}");
        }
        let equal = mark(true, 3, "00");
        assert_eq!(copies(&equal, &equal), [vec![false, true], vec![false, true]], "the one that was here first");
        let unknown = PlayMark::default();
        assert_eq!(copies(&unknown, &unknown), [vec![false, false], vec![false, false]], "nothing is known of them");
    }
}
