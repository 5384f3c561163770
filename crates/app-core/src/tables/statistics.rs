//! Statistics over all finished games.
//!
//! The figures of a table are computed from its record once, and stored until the record changes (`storage.rs`).
//! Figures of an older version, or unreadable ones, are computed again.

use std::collections::{BTreeMap, BTreeSet};
use std::time::Duration;

use kernel::account::{Contest, GameReport};
use kernel::erased::AnyTable;
use kernel::{Viewer, VisibleEntry};
use serde::{Deserialize, Serialize};

use crate::Games;
use crate::names;
use crate::problems::to_problem;
use crate::protocol::{Problem, Reply, StatisticsFilter};
use crate::runtime::{Instant, spawn_blocking};
use crate::storage::{EntryRef, Listed, StoredTable};
use crate::tables::rooms::Rooms;
use crate::tables::summary::StoredSummary;
use crate::tables::summary::{PlayMark, are_copies};
use crate::tables::validation;

mod count;

/// The version of the figures; those of other versions are computed again.
const FOLD: u32 = 6;

/// The time for computing missing figures during one request, which then returns its progress.
const WORKING_TIME: Duration = Duration::from_secs(1);

/// The maximum length of a filter's values, in bytes, and the maximum number of people in it.
const LONGEST: usize = 256;
const MOST_PEOPLE: usize = 16;

/// The counted data of a table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Tally {
    fold: u32,
    game: String,
    mark: PlayMark,
    /// The persons at the end, by seat; `None` for an empty seat, and for one that a program plays.
    names: Vec<Option<String>>,
    /// True if a program played.
    programs: bool,
    /// The report without uncounted parts: no curve, no holdings, and of contests only the two seats.
    account: GameReport,
}

impl Tally {
    /// Reads stored figures, if this version wrote them.
    fn from_stored(text: &str) -> Option<Self> {
        serde_json::from_str(text).ok().filter(|tally: &Self| tally.fold == FOLD)
    }

    /// Computes the figures from a record, with its last entry; `None` if the record is faulty.
    fn of(games: Games, stored: &StoredTable) -> Option<(Self, EntryRef)> {
        let lines: Vec<&str> =
            stored.lines.iter().map(|line| std::str::from_utf8(line)).collect::<Result<_, _>>().ok()?;
        let game = validation::game_of(games, lines.first()?).ok()?;
        let (table, damage) = game.open(&lines, &[], false).ok()?;
        if damage.is_some() {
            return None;
        }
        let names = table.settings().seating.iter().map(|chair| chair.person().map(names::tidy)).collect();
        let programs = has_program(&*table);
        let account = counted(table.view_for(Viewer::Table).account());
        let last = EntryRef { n: lines.len() as u32 - 1, hash: hash_of(lines.last()?)? };
        let mark = PlayMark::of(&*table);
        Some((Self { fold: FOLD, game: game.id().to_owned(), mark, names, programs, account }, last))
    }

    /// True if the game is counted.
    fn counts(&self) -> bool {
        !self.account.places.is_empty() && !self.account.laid_out
    }
}

/// True if a program plays a seat at the end, or made one of the counted moves.
fn has_program(table: &dyn AnyTable) -> bool {
    let is_program_seated = table.settings().seating.iter().any(|chair| chair.program.is_some());
    let chain = table.chain(table.head());
    let has_played = |entry: VisibleEntry| entry.program && chain.binary_search(&entry.n).is_ok();
    is_program_seated || table.view_for(Viewer::Table).visible_entries(0).into_iter().any(has_played)
}

/// Removes the uncounted parts of a report.
fn counted(account: GameReport) -> GameReport {
    let contest = |contest: Contest| Contest { place: None, chance: None, ..contest };
    let contests = account.contests.into_iter().map(contest).collect();
    GameReport { curve: vec![], held: vec![], contests, ..account }
}

/// Returns the hash at the end of a line.
fn hash_of(line: &str) -> Option<String> {
    #[derive(Deserialize)]
    struct Sealed {
        hash: String,
    }
    serde_json::from_str::<Sealed>(line).ok().map(|sealed| sealed.hash)
}

/// The progress of counting.
enum Counted {
    /// All figures, and the number of tables that could not be read.
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
                let persons = self.settings().read_persons().await?;
                let counted = spawn_blocking(move || count::counted(tallies, &persons, &filter, unread)).await?;
                Ok(Reply::Statistics { statistics: Box::new(counted) })
            }
        }
    }

    /// Returns the names of all counted players, as far as known without computing.
    pub(crate) async fn counted_names(&self) -> Result<BTreeSet<String>, Problem> {
        let kept = self.records().figures().await.map_err(to_problem)?;
        let tallies = kept.iter().filter_map(|(_, text)| Tally::from_stored(text)).filter(Tally::counts);
        Ok(tallies.flat_map(|tally| tally.names.into_iter().flatten()).collect())
    }

    /// Returns the counted data of every finished table. Computes missing figures for a limited time.
    async fn counted(&self) -> Result<Counted, Problem> {
        // Simultaneous requests would compute the same figures.
        let _turn = self.inner.counting.lock().await;
        let listed = self.records().list().await.map_err(to_problem)?;
        let mut over: Vec<u32> = listed.into_iter().filter(may_be_over).map(|listed| listed.table).collect();
        // Games that ended in the same second are counted in the order of their ids.
        over.sort_unstable();
        let kept = self.records().figures().await.map_err(to_problem)?;
        let read =
            move || kept.into_iter().filter_map(|(table, text)| Some((table, Tally::from_stored(&text)?))).collect();
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
                    self.store_tally(*table, &last, &tally).await;
                    tallies.push((*table, tally));
                    // Unreadable tables are never stored, so their time must not count.
                    worked += begun.elapsed();
                }
                None => unread += 1,
            }
        }
        tallies.retain(|(_, tally): &(u32, Tally)| tally.counts());
        // A play counts once, however many copies of its game are stored.
        let copies = are_copies(tallies.iter().map(|(table, tally)| (*table, &tally.mark)));
        let tallies = tallies.into_iter().zip(copies).filter(|(_, copy)| !copy).map(|((_, tally), _)| tally).collect();
        Ok(Counted::All(tallies, unread))
    }

    async fn store_tally(&self, table: u32, last: &EntryRef, tally: &Tally) {
        let text = kernel::to_json(tally);
        // Saves only computing it again.
        if let Err(problem) = self.records().store_figures(table, last, &text).await {
            tracing::warn!(table, %problem, "the figures of a table could not be stored");
        }
    }
}

/// True if a table is over, or if only its record can tell.
fn may_be_over(listed: &Listed) -> bool {
    match StoredSummary::from_text(listed.summary.clone()) {
        StoredSummary::Whole(summary) => summary.progress.over,
        StoredSummary::Older(older) => older.progress.over,
        StoredSummary::Damaged => true,
    }
}
