//! The file of one table.
//!
//! Its record stands in it line by line, as it is. Behind each group of lines that were stored together comes a
//! card: what is known of the table from then on, and which request was answered. A group without its card was
//! torn when the program ended, and was never acknowledged.

use std::io;

use app_core::storage::{EntryRef, StoreResult, StoredTable};
use kernel::record::{HashedLine, append_hash, verify_hash};
use serde::{Deserialize, Serialize};

use super::end::End;
use super::places::{TABLES, unknown};
use super::state::Card;
use crate::{Folder, whole};

/// How a card's line begins: no line of a record does.
const BEGINS: &[u8] = b"{\"card\":{";

/// What table files are named, before and behind their number.
const NAME: (&str, &str) = ("", ".jsonl");

/// The name that goes with a number.
pub(super) fn named(number: u32, (before, behind): (&str, &str)) -> String {
    format!("{before}{number}{behind}")
}

/// The number that a name goes with.
pub(super) fn number(name: &str, (before, behind): (&str, &str)) -> Option<u32> {
    name.strip_prefix(before)?.strip_suffix(behind)?.parse().ok()
}

/// The name of a table's file.
pub(super) fn name(table: u32) -> String {
    format!("{TABLES}/{}", named(table, NAME))
}

/// The number of the table whose file has this name, in the tables' folder.
pub(super) fn table_of(name: &str) -> Option<u32> {
    number(name, NAME)
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct CardLine {
    card: Card,
    /// The request that the lines above answer.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    request: Option<String>,
    /// Whether the lines above that come after the card's last one were set aside.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    cut: bool,
}

impl CardLine {
    fn of(line: &[u8]) -> Option<Self> {
        let text = line.starts_with(BEGINS).then(|| std::str::from_utf8(line).ok()).flatten()?;
        serde_json::from_str(&verify_hash(text, "").ok()?.0).ok()
    }
}

/// What a table's file holds.
#[derive(Default)]
struct Found {
    lines: Vec<Vec<u8>>,
    requests: Vec<(String, u32)>,
    card: Option<Card>,
    /// Where what counts ends, in bytes.
    end: u64,
}

impl Found {
    /// Reads a file whose record is known to reach to `known`, if that is known.
    fn of(bytes: &[u8], known: Option<u32>) -> Self {
        let (mut found, mut sealed) = (Self::default(), 0);
        let mut at = 0;
        for line in bytes.split_inclusive(|byte| *byte == b'\n') {
            at += line.len() as u64;
            let Some(line) = line.strip_suffix(b"\n") else {
                found.lines.push(line.to_vec());
                continue;
            };
            match CardLine::of(line) {
                Some(card) => {
                    found.goes_by(card);
                    (sealed, found.end) = (found.lines.len(), at);
                }
                None => found.lines.push(line.to_vec()),
            }
        }
        let known = known.map_or(0, |n| n as usize + 1);
        if known > sealed {
            // Behind the last card is what was acknowledged: that card was spoilt.
            weed(&mut found.lines);
            found.lines.truncate(known.max(sealed));
            found.end = at;
        } else {
            found.lines.truncate(sealed);
        }
        found
    }

    fn goes_by(&mut self, CardLine { card, request, cut }: CardLine) {
        let lines = card.last.0 as usize + 1;
        if cut {
            self.lines.truncate(lines);
            self.requests.retain(|(_, n)| *n <= card.last.0);
        } else if self.lines.len() != lines {
            weed(&mut self.lines);
        }
        self.requests.extend(request.map(|request| (request, card.last.0)));
        self.card = Some(card);
    }
}

/// Takes out what does not follow the line before, where another line further on does: it was a card once.
fn weed(lines: &mut Vec<Vec<u8>>) {
    let mut last = String::new();
    let mut at = 0;
    while at < lines.len() {
        let follows = |line: &Vec<u8>| Some(verify_hash(std::str::from_utf8(line).ok()?, &last).ok()?.1.to_owned());
        let next = lines[at..].iter().enumerate().find_map(|(skipped, line)| Some((skipped, follows(line)?)));
        let Some((skipped, hash)) = next else { return };
        lines.drain(at..at + skipped);
        last = hash;
        at += 1;
    }
}

/// A table's file that is open.
pub(super) struct TableFile {
    end: End,
    card: Option<Card>,
}

impl TableFile {
    /// Makes the file of a new table.
    pub async fn made(folder: &dyn Folder, table: u32, lines: &[HashedLine], card: &Card) -> StoreResult<Self> {
        let file = folder.open(&name(table)).await.map_err(unknown)?;
        let mut made = Self { end: End::new(file, 0), card: None };
        made.add(lines, None, card.clone(), false)?;
        Ok(made)
    }

    /// Opens the file of a table of which this much is known.
    pub async fn open(folder: &dyn Folder, table: u32, known: Option<&Card>) -> io::Result<Self> {
        let file = folder.open(&name(table)).await?;
        let Found { card, end, .. } = Found::of(&whole(&*file)?, known.map(|card| card.last.0));
        let card = match (card, known) {
            (Some(card), Some(known)) if known.last.0 > card.last.0 => Some(known.clone()),
            (card, known) => card.or_else(|| known.cloned()),
        };
        Ok(Self { end: End::new(file, end), card })
    }

    /// What is known of the table; `None` if it was never stored whole.
    pub fn card(&self) -> Option<&Card> {
        self.card.as_ref()
    }

    /// Adds lines and what is known from then on: all of it or nothing. It stays.
    pub fn add(&mut self, lines: &[HashedLine], request: Option<&str>, card: Card, cut: bool) -> StoreResult<()> {
        let card = CardLine { card, request: request.map(str::to_owned), cut };
        let last = append_hash(&card, "").map_err(|error| unknown(error.into()))?;
        let lines = lines.iter().chain([&last]).flat_map(|sealed| [sealed.line.as_bytes(), b"\n"]);
        self.end.add_synced(&lines.collect::<Vec<_>>().concat())?;
        self.card = Some(card.card);
        Ok(())
    }

    /// The table as it stands here, with the end that its record is known to have.
    pub fn read(&self, known: &Card) -> io::Result<StoredTable> {
        let Found { lines, requests, card, .. } = Found::of(&whole(&*self.end.file)?, Some(known.last.0));
        let Card { seed, gone_to, last, .. } = card.unwrap_or_else(|| known.clone());
        let last = if known.last.0 > last.0 { known.last() } else { EntryRef { n: last.0, hash: last.1 } };
        Ok(StoredTable { seed, gone_to, lines, requests, known: Some(last) })
    }
}
