//! Statistics over all finished games.
//!
//! The figures of a table are computed from its record once, and stored until the record changes (`storage.rs`).
//! Figures of an older version, or unreadable ones, are computed again.

use std::collections::{BTreeMap, BTreeSet};
use std::time::Duration;

use kernel::Viewer;
use kernel::account::{Contest, GameReport};
use serde::{Deserialize, Serialize};

use crate::Games;
use crate::names;
use crate::problems::to_problem;
use crate::protocol::{Problem, Reply, StatisticsFilter};
use crate::runtime::{Instant, spawn_blocking};
use crate::storage::{EntryRef, Listed, StoredTable};
use crate::tables::rooms::Rooms;
use crate::tables::summary::Found;
use crate::tables::summary::{PlayMark, are_copies};
use crate::tables::validation;

mod count;

/// The version of the figures; those of other versions are computed again.
const FOLD: u32 = 5;

/// How long one request works out what is not kept yet; then it says how far it is.
const WORKING_TIME: Duration = Duration::from_secs(1);

/// A filter says no more than this, in bytes and in people.
const LONGEST: usize = 256;
const MOST_PEOPLE: usize = 16;

/// What is counted of a table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Tally {
    fold: u32,
    game: String,
    mark: PlayMark,
    /// The players at the end, by seat; `None` for an empty seat.
    names: Vec<Option<String>>,
    /// Without what is not counted: no curve, nothing held, of contests who and whom alone.
    account: GameReport,
}

impl Tally {
    /// What was kept, if this version kept it.
    fn kept(text: &str) -> Option<Self> {
        serde_json::from_str(text).ok().filter(|tally: &Self| tally.fold == FOLD)
    }

    /// Worked out from a record, with the entry that it ends with; `None` where it is not sound.
    fn of(games: Games, stored: &StoredTable) -> Option<(Self, EntryRef)> {
        let lines: Vec<&str> =
            stored.lines.iter().map(|line| std::str::from_utf8(line)).collect::<Result<_, _>>().ok()?;
        let game = validation::game_of(games, lines.first()?).ok()?;
        let (table, damage) = game.open(&lines, &[], false).ok()?;
        if damage.is_some() {
            return None;
        }
        let names = table.settings().seating.iter().map(|chair| chair.sitter().map(names::tidy)).collect();
        let account = counted(table.view_for(Viewer::Table).account());
        let last = EntryRef { n: lines.len() as u32 - 1, hash: hash_of(lines.last()?)? };
        let mark = PlayMark::of(&*table);
        Some((Self { fold: FOLD, game: game.id().to_owned(), mark, names, account }, last))
    }

    /// Whether it is a game that counts.
    fn counts(&self) -> bool {
        !self.account.places.is_empty() && !self.account.laid_out
    }
}

/// What is counted of an account.
fn counted(account: GameReport) -> GameReport {
    let contest = |contest: Contest| Contest { place: None, chance: None, ..contest };
    let contests = account.contests.into_iter().map(contest).collect();
    GameReport { curve: vec![], held: vec![], contests, ..account }
}

/// The hash that a line ends in.
fn hash_of(line: &str) -> Option<String> {
    #[derive(Deserialize)]
    struct Sealed {
        hash: String,
    }
    serde_json::from_str::<Sealed>(line).ok().map(|sealed| sealed.hash)
}

/// How far the counting has come.
enum Counted {
    /// Everything, with the number of tables that could not be read.
    All(Vec<Tally>, u32),
    Working {
        done: u32,
        of: u32,
    },
}

impl Rooms {
    pub(crate) async fn statistics(&self, filter: StatisticsFilter) -> Result<Reply, Problem> {
        let long = |text: &String| text.len() > LONGEST;
        let texts = filter.people.iter().chain(&filter.game).chain(&filter.from).chain(&filter.to);
        if filter.people.len() > MOST_PEOPLE || texts.into_iter().any(long) {
            return Err(Problem::TooLong);
        }
        match self.counted().await? {
            Counted::Working { done, of } => Ok(Reply::Working { done, of }),
            Counted::All(tallies, unread) => {
                let persons = self.settings().who_is_who().await?;
                let counted = spawn_blocking(move || count::counted(tallies, &persons, &filter, unread)).await?;
                Ok(Reply::Statistics { statistics: Box::new(counted) })
            }
        }
    }

    /// The names of everybody who is counted, as far as they are known without working anything out.
    pub(crate) async fn counted_names(&self) -> Result<BTreeSet<String>, Problem> {
        let kept = self.records().figures().await.map_err(to_problem)?;
        let tallies = kept.iter().filter_map(|(_, text)| Tally::kept(text)).filter(Tally::counts);
        Ok(tallies.flat_map(|tally| tally.names.into_iter().flatten()).collect())
    }

    /// What is counted of every table that is over; works out what is not kept yet, for a while.
    async fn counted(&self) -> Result<Counted, Problem> {
        // Two who ask at once would work out the same.
        let _turn = self.inner.counting.lock().await;
        let listed = self.records().list().await.map_err(to_problem)?;
        let mut over: Vec<u32> = listed.into_iter().filter(may_be_over).map(|listed| listed.table).collect();
        // Those that ended in the same second are counted in the order in which they came here.
        over.sort_unstable();
        let kept = self.records().figures().await.map_err(to_problem)?;
        let read = move || kept.into_iter().filter_map(|(table, text)| Some((table, Tally::kept(&text)?))).collect();
        let mut kept: BTreeMap<u32, Tally> = spawn_blocking(read).await?;
        let (mut tallies, mut unread, mut worked) = (Vec::with_capacity(over.len()), 0, Duration::ZERO);
        for (done, table) in over.iter().enumerate() {
            if let Some(tally) = kept.remove(table) {
                tallies.push((*table, tally));
                continue;
            }
            if worked > WORKING_TIME {
                return Ok(Counted::Working { done: done as u32, of: over.len() as u32 });
            }
            let begun = Instant::now();
            let Some(stored) = self.records().read(*table).await.map_err(to_problem)? else { continue };
            let games = self.games();
            match spawn_blocking(move || Tally::of(games, &stored)).await? {
                Some((tally, last)) => {
                    self.keep_tally(*table, &last, &tally).await;
                    tallies.push((*table, tally));
                    // What cannot be read is never kept: it takes no time from what can.
                    worked += begun.elapsed();
                }
                None => unread += 1,
            }
        }
        tallies.retain(|(_, tally): &(u32, Tally)| tally.counts());
        // A play counts once, however many copies of its game are here.
        let copies = are_copies(tallies.iter().map(|(table, tally)| (*table, &tally.mark)));
        let tallies = tallies.into_iter().zip(copies).filter(|(_, copy)| !copy).map(|((_, tally), _)| tally).collect();
        Ok(Counted::All(tallies, unread))
    }

    async fn keep_tally(&self, table: u32, last: &EntryRef, tally: &Tally) {
        let text = kernel::to_json(tally);
        // It only spares working it out again.
        if let Err(problem) = self.records().store_figures(table, last, &text).await {
            tracing::warn!(table, %problem, "what was worked out of a table could not be kept");
        }
    }
}

/// Whether a table is over, or only its record can tell.
fn may_be_over(listed: &Listed) -> bool {
    match Found::of(listed.summary.clone()) {
        Found::Whole(summary) => summary.progress.over,
        Found::Older(older) => older.progress.over,
        Found::Damaged => true,
    }
}
