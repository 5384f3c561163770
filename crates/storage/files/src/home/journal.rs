//! The journal of everything small: a line for each group of changes. When it has grown long, a new one begins
//! with how everything stands.

use std::io;
use std::sync::Arc;

use app_core::storage::Kept;
use kernel::record::{seal, unseal};
use serde::{Deserialize, Serialize};

use super::end::End;
use super::places::unknown;
use super::state::{Change, State};
use super::table;
use crate::{Folder, whole};

/// What its files are named, before and behind their number.
const NAME: (&str, &str) = ("home-", ".jsonl");

/// From how many bytes on it is long, and how many times as long as it began.
const LONG: u64 = 512 << 10;
const TIMES: u64 = 4;

/// A line of it.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Entry {
    changes: Vec<Change>,
    /// Whether everything that the journal began with stands above.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    whole: bool,
}

impl Entry {
    fn line(&self) -> io::Result<String> {
        let mut line = seal(self, "")?.line;
        line.push('\n');
        Ok(line)
    }

    /// Whether it was synced when it was added, as all are but copies of cards and what can be worked out again.
    fn stays(&self) -> bool {
        !matches!(self.changes[..], [Change::Table(_, Some(_)) | Change::Figures(..)])
    }

    fn of(line: &[u8]) -> Option<Self> {
        let (bare, _) = unseal(std::str::from_utf8(line).ok()?, "").ok()?;
        serde_json::from_str(&bare).ok()
    }
}

/// The journal that is written.
pub(super) struct Journal {
    folder: Arc<dyn Folder>,
    number: u32,
    end: End,
    /// How long it was when it began, in bytes.
    begun: u64,
}

/// What stands in a file of a journal.
#[derive(Default)]
struct Read {
    changes: Vec<Change>,
    /// Where its last line ends.
    end: u64,
    whole: bool,
    damaged: bool,
    /// Whether zeros stand where something never came to the disk.
    holes: bool,
}

impl Read {
    /// What is not whole at the end was never acknowledged: a line without its break, or with zeros where
    /// nothing had come to the disk yet. Any other line that cannot be read is damaged, and passed over.
    fn of(bytes: &[u8]) -> Self {
        let mut read = Self::default();
        for line in bytes.split_inclusive(|byte| *byte == b'\n') {
            let Some(line) = line.strip_suffix(b"\n") else { break };
            read.end += line.len() as u64 + 1;
            match Entry::of(line) {
                Some(entry) => {
                    // What stays has come to the disk with everything before it.
                    read.damaged |= read.holes && entry.stays();
                    read.changes.extend(entry.changes);
                    read.whole |= entry.whole;
                }
                None if line.contains(&0) => read.holes = true,
                None => read.damaged = true,
            }
        }
        read
    }
}

impl Journal {
    /// Opens the newest journal that is whole and sound, or begins one. Gives what stands in it, and whether
    /// anything of it was damaged.
    pub async fn open(folder: &Arc<dyn Folder>) -> io::Result<(Self, State, bool)> {
        let mut numbers: Vec<u32> =
            folder.names("").await?.iter().filter_map(|name| table::number(name, NAME)).collect();
        numbers.sort_unstable();
        let (mut state, mut damaged, mut newest) = (State::default(), false, None);
        for number in &numbers {
            let file = folder.open(&name(*number)).await?;
            let read = Read::of(&whole(&*file)?);
            // One that is not whole was being begun when the program ended, or has lost its beginning. Behind a whole
            // and sound one, which went on, there is nothing newer in it.
            if !read.whole && newest.is_some() {
                continue;
            }
            damaged |= read.damaged;
            if read.whole {
                state = State::default();
                damaged = read.damaged;
            }
            read.changes.into_iter().for_each(|change| state.apply(change));
            if read.whole {
                // Behind a line that cannot be read nothing more is written.
                newest = (!read.damaged && !read.holes).then(|| (*number, End::new(file, read.end)));
            }
        }
        let journal = match newest {
            Some((number, end)) => {
                let begun = end.length().min(LONG);
                Self { folder: Arc::clone(folder), number, end, begun }
            }
            None => Self::begun(folder, numbers.last().map_or(1, |last| last + 1), &state).await?,
        };
        for other in numbers.into_iter().filter(|other| *other != journal.number) {
            folder.remove(&name(other)).await?;
        }
        Ok((journal, state, damaged))
    }

    /// Begins a journal with how everything stands.
    async fn begun(folder: &Arc<dyn Folder>, number: u32, state: &State) -> io::Result<Self> {
        let mut text = String::new();
        for change in state.whole() {
            text.push_str(&Entry { changes: vec![change], whole: false }.line()?);
        }
        text.push_str(&Entry { changes: vec![], whole: true }.line()?);
        let file = folder.open(&name(number)).await?;
        file.set_length(0)?;
        file.write_at(text.as_bytes(), 0)?;
        file.sync()?;
        let length = text.len() as u64;
        Ok(Self { folder: Arc::clone(folder), number, end: End::new(file, length), begun: length })
    }

    /// Adds changes: all of them or none. They need not stay yet.
    pub fn add(&mut self, changes: &[Change]) -> Kept<()> {
        self.end.add(self::line(changes)?.as_bytes())
    }

    /// The same, and they stay.
    pub fn add_to_stay(&mut self, changes: &[Change]) -> Kept<()> {
        self.end.add_to_stay(self::line(changes)?.as_bytes())
    }

    /// Sees to it that everything stays.
    pub fn sync(&self) -> io::Result<()> {
        self.end.file.sync()
    }

    /// Begins anew where it has grown long. If that fails, it goes on as it is; what was begun is taken away first,
    /// since whatever opens it next would take it for what came later.
    pub async fn begin_anew_if_long(&mut self, state: &State) {
        if self.end.length() < LONG.max(self.begun * TIMES) {
            return;
        }
        let old = name(self.number);
        match Self::begun(&self.folder, self.number + 1, state).await {
            Ok(next) => *self = next,
            Err(error) => {
                tracing::warn!(%error, "the journal could not begin anew");
                self.begun = self.end.length();
                if let Err(error) = self.abandon(&name(self.number + 1)).await {
                    tracing::error!(%error, "a journal that was begun could not be taken away: nothing more is kept");
                    self.end.close();
                }
                return;
            }
        }
        if let Err(error) = self.folder.remove(&old).await {
            tracing::warn!(%error, "a journal that is done with could not be removed");
        }
    }

    /// Sees to it that a journal that was begun does not count: it is empty, or gone.
    async fn abandon(&self, begun: &str) -> io::Result<()> {
        let file = self.folder.open(begun).await?;
        let emptied = file.set_length(0);
        drop(file);
        self.folder.remove(begun).await.or(emptied)
    }
}

fn line(changes: &[Change]) -> Kept<String> {
    Entry { changes: changes.to_vec(), whole: false }.line().map_err(unknown)
}

fn name(number: u32) -> String {
    table::named(number, NAME)
}
