//! Games here that begin with the same line as a record from outside. Each is the same game, an earlier state of it, or
//! a copy that was played on differently. Of several that are one play one is counted, and the others are copies.

use std::cmp::Reverse;
use std::collections::BTreeMap;
use std::sync::Arc;

use kernel::erased::AnyTable;
use kernel::record::Sealed;
use serde::{Deserialize, Serialize};

use crate::tables::Rooms;
use crate::tables::owner::OpenTable;
use crate::problems::trouble;
use crate::protocol::Problem;

/// A game here that begins with the same line as a record from outside.
pub(crate) struct RelatedTable {
    pub table: u32,
    /// How many lines both have in common.
    pub common: u32,
    /// How many lines it has.
    pub length: u32,
    /// How many lines it has up to the last one that is not a seed commitment.
    played_length: u32,
    /// Whether it was handed over to another device.
    pub gone: bool,
}

impl RelatedTable {
    /// Whether the record begins with all its lines.
    pub fn is_beginning(&self) -> bool {
        self.common == self.length
    }

    /// Whether the record begins with everything that was played here.
    pub fn is_continued(&self) -> bool {
        self.common >= self.played_length
    }
}

impl Rooms {
    /// The games here that begin with the first line of a record, of which `length` lines came from outside. One that
    /// cannot be opened is not among them, so that no record is taken for one that is damaged.
    #[expect(clippy::disallowed_methods, reason = "it compares a record of its owner with those here")]
    pub(crate) async fn related_tables(&self, whole: &dyn AnyTable, length: u32) -> Result<Vec<RelatedTable>, Problem> {
        let lines = &whole.owned().lines()[..length as usize];
        let Some(header) = lines.first() else { return Ok(vec![]) };
        // The hashes are chained: lines with the same hash are the same up to there.
        let hashes: Arc<[String]> = lines.iter().map(|line| line.hash.clone()).collect();
        let mut related = Vec::new();
        for table in self.records().with_header(&header.line).await.map_err(trouble)? {
            let hashes = Arc::clone(&hashes);
            let compare = move |open: &mut OpenTable| {
                let here = open.table().owned().lines();
                let common = here.iter().zip(&*hashes).take_while(|(here, hash)| here.hash == **hash).count() as u32;
                let (length, played_length) = (open.table().length(), open.table().played_length());
                Ok(RelatedTable { table, common, length, played_length, gone: open.gone_to().is_some() })
            };
            match self.room(table).glance(compare).await {
                Err(Problem::NotFound { .. } | Problem::Damaged { .. } | Problem::Newer { .. }) => {}
                Err(Problem::Unsettled { .. }) => related.extend(self.kept_elsewhere(table, lines).await?),
                found => related.push(found?),
            }
        }
        Ok(related)
    }

    /// A game that another program has open: compared as it is stored, and neither extended nor replaced.
    async fn kept_elsewhere(&self, table: u32, lines: &[Sealed]) -> Result<Option<RelatedTable>, Problem> {
        let Some(stored) = self.records().read(table).await.map_err(trouble)? else { return Ok(None) };
        let same = |(here, line): &(&Vec<u8>, &Sealed)| **here == line.line.as_bytes();
        let common = stored.lines.iter().zip(lines).take_while(same).count() as u32;
        Ok(Some(RelatedTable { table, common, length: u32::MAX, played_length: u32::MAX, gone: true }))
    }
}

/// Which play a game is, and how much of it there is.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlayMark {
    /// The beginning of the first line's hash, which every copy has. Empty if it is not known.
    first: String,
    over: bool,
    /// How many lines there are up to the last one that is not a seed commitment.
    length: u32,
    /// The beginning of that line's hash.
    last: String,
}

/// How much of a hash a mark keeps, in hex digits.
const MARK_DIGITS: usize = 16;

impl PlayMark {
    #[expect(clippy::disallowed_methods, reason = "of two hashes, which are no secrets")]
    pub(crate) fn of(table: &dyn AnyTable) -> Self {
        let (lines, length) = (table.owned().lines(), table.played_length());
        let hash =
            |line: Option<&Sealed>| line.map_or_else(String::new, |line| line.hash.chars().take(MARK_DIGITS).collect());
        let last = hash(lines.get((length as usize).saturating_sub(1)));
        Self { first: hash(lines.first()), over: table.progress().over, length, last }
    }

    /// Of two games of one play the greater is counted: the finished one, then the longer. The hash decides the rest,
    /// so that every device counts the same.
    fn rank(&self) -> (bool, u32, &str) {
        (self.over, self.length, &self.last)
    }
}

/// For each game, given with its id, whether it is a copy: another one of the same play is counted. Of equal games the
/// one that was here first is counted.
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

    /// Which of two games is a copy, whichever comes first.
    fn copies(one: &PlayMark, other: &PlayMark) -> [Vec<bool>; 2] {
        [are_copies([(1, one), (2, other)]), are_copies([(1, other), (2, one)])]
    }

    #[test]
    fn of_games_of_one_play_the_finished_then_the_longer_then_the_greater_hash_counts() {
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
