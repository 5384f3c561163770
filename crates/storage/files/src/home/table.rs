//! The file of one table.
//!
//! The file contains the lines of its record unchanged. A card follows each group of lines that were stored
//! together: the metadata of the table, and the id of the request. A group without its card was torn when the
//! program ended, and was never acknowledged.

use std::io;

use app_core::storage::{EntryRef, StoreResult, StoredTable};
use kernel::record::{HashedLine, append_hash, verify_hash};
use serde::{Deserialize, Serialize};

use super::end::End;
use super::places::{MOST_NUMBER, TABLES, unknown};
use super::state::Card;
use crate::{Folder, whole};

/// Prefix of a card's line; no line of a record has it.
const BEGINS: &[u8] = b"{\"card\":{";

/// Parts of a file's name before and after its number.
const NAME: (&str, &str) = ("", ".jsonl");

/// Returns the name for a number.
pub(super) fn named(number: u32, (before, behind): (&str, &str)) -> String {
    format!("{before}{number}{behind}")
}

/// Returns the number in a name, if it is valid.
pub(super) fn number(name: &str, (before, behind): (&str, &str)) -> Option<u32> {
    let number = name.strip_prefix(before)?.strip_suffix(behind)?.parse().ok()?;
    (number <= MOST_NUMBER).then_some(number)
}

/// Returns the name of a table's file.
pub(super) fn name(table: u32) -> String {
    format!("{TABLES}/{}", named(table, NAME))
}

/// Returns the number of the table whose file has this name, in the folder of tables.
pub(super) fn table_of(name: &str) -> Option<u32> {
    number(name, NAME)
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct CardLine {
    card: Card,
    /// Id of the request that stored the lines above.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    request: Option<String>,
    /// True if the lines after the card's last one were quarantined.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    cut: bool,
}

impl CardLine {
    fn of(line: &[u8]) -> Option<Self> {
        let text = line.starts_with(BEGINS).then(|| std::str::from_utf8(line).ok()).flatten()?;
        serde_json::from_str(&verify_hash(text, "").ok()?.0).ok()
    }
}

/// The content of a table's file.
#[derive(Default)]
struct Found {
    lines: Vec<Vec<u8>>,
    requests: Vec<(String, u32)>,
    card: Option<Card>,
    /// End of the valid content, in bytes.
    end: u64,
}

impl Found {
    /// Parses a file. `known` is the last line of the record, if it is known.
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
            // Lines after the last card were acknowledged if they are known, so a card was damaged.
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

/// Removes lines that do not follow the line before, if a later line does: they are damaged cards.
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

/// An open file of a table.
pub(super) struct TableFile {
    end: End,
    card: Option<Card>,
}

impl TableFile {
    /// Creates the file of a new table.
    pub async fn made(folder: &dyn Folder, table: u32, lines: &[HashedLine], card: &Card) -> StoreResult<Self> {
        let file = folder.open(&name(table)).await.map_err(unknown)?;
        let mut made = Self { end: End::new(file, 0), card: None };
        made.add(lines, None, card.clone(), false)?;
        Ok(made)
    }

    /// Opens the file of a table with its known metadata.
    pub async fn open(folder: &dyn Folder, table: u32, known: Option<&Card>) -> io::Result<Self> {
        let file = folder.open(&name(table)).await?;
        let Found { card, end, .. } = Found::of(&whole(&*file)?, known.map(|card| card.last.0));
        let card = match (card, known) {
            (Some(card), Some(known)) if known.last.0 > card.last.0 => Some(known.clone()),
            (card, known) => card.or_else(|| known.cloned()),
        };
        Ok(Self { end: End::new(file, end), card })
    }

    /// Returns the table's metadata; `None` if it was never stored completely.
    pub fn card(&self) -> Option<&Card> {
        self.card.as_ref()
    }

    /// Appends lines and their card, atomically and durably.
    pub fn add(&mut self, lines: &[HashedLine], request: Option<&str>, card: Card, cut: bool) -> StoreResult<()> {
        let card = CardLine { card, request: request.map(str::to_owned), cut };
        let last = append_hash(&card, "").map_err(|error| unknown(error.into()))?;
        let lines = lines.iter().chain([&last]).flat_map(|sealed| [sealed.line.as_bytes(), b"\n"]);
        self.end.add_synced(&lines.collect::<Vec<_>>().concat())?;
        self.card = Some(card.card);
        Ok(())
    }

    /// Reads the table. `known` has the known end of its record.
    pub fn read(&self, known: &Card) -> io::Result<StoredTable> {
        let Found { lines, requests, card, .. } = Found::of(&whole(&*self.end.file)?, Some(known.last.0));
        let Card { seed, gone_to, last, .. } = card.unwrap_or_else(|| known.clone());
        let last = if known.last.0 > last.0 { known.last() } else { EntryRef { n: last.0, hash: last.1 } };
        Ok(StoredTable { seed, gone_to, lines, requests, known: Some(last) })
    }
}
