//! Merges the lines of one record from two copies, by their chain of hashes.

use std::collections::{BTreeMap, BTreeSet};
use std::iter;

use kernel::record::{LineFault, verify_hash};
use serde::Deserialize;

/// The end of a line, before and after the 64 hex digits of its hash.
const BEFORE_HASH: &[u8] = b",\"hash\":\"";
const AFTER_HASH: &[u8] = b"\"}";
const HASH: usize = 64;

/// Prefixes of lines: an entry with its number, a set-up with its format.
const LINE_STARTS: [&[u8]; 2] = [b"{\"n\":", b"{\"format\":"];

/// Candidates for the lines of a record, by number. A number may have several.
#[derive(Default)]
pub(crate) struct Candidates(BTreeMap<u32, Vec<Vec<u8>>>);

impl Candidates {
    pub(crate) fn add(&mut self, n: u32, line: Vec<u8>) {
        let lines = self.0.entry(n).or_default();
        if !lines.contains(&line) {
            lines.push(line);
        }
    }

    /// Parses every undamaged line of a file. Where a line break is damaged, lines are split after their hashes.
    pub(crate) fn parse(bytes: &[u8]) -> Self {
        let mut found = Self::default();
        let mut position = 0;
        for segment in bytes.split(|byte| *byte == b'\n').filter(|segment| !segment.is_empty()) {
            if ends_in_hash(segment)
                && let Some(n) = number_of(segment, position)
            {
                found.add(n, segment.to_vec());
                position = n.saturating_add(1);
                continue;
            }
            for piece in split_at_hashes(segment) {
                let starts = iter::once(0).chain((1..piece.len()).filter(|at| begins_at(piece, *at)));
                let whole = starts.map(|at| &piece[at..]).find_map(|line| Some((number_of(line, position)?, line)));
                if let Some((n, line)) = whole {
                    found.add(n, line.to_vec());
                    position = n.saturating_add(1);
                }
            }
        }
        found
    }

    /// Returns the highest number of a line.
    pub(crate) fn highest(&self) -> Option<u32> {
        self.0.keys().last().copied()
    }

    pub(crate) fn count(&self) -> u32 {
        self.0.len() as u32
    }

    fn candidates_for(&self, n: u32) -> impl Iterator<Item = &Vec<u8>> {
        self.0.get(&n).into_iter().flatten()
    }

    /// Returns the lines with a valid chain of hashes from the first on.
    pub(crate) fn chain(&self) -> Vec<&[u8]> {
        let (mut chain, mut before) = (Vec::new(), String::new());
        while let Some((line, hash)) =
            self.candidates_for(chain.len() as u32).find_map(|line| verify_after(line, &before))
        {
            before = hash;
            chain.push(line);
        }
        chain
    }

    /// Returns the fault of a line that breaks the chain of hashes; `None` if no line has this number or a higher one.
    pub(crate) fn fault_after(&self, n: u32, before: &str) -> Option<LineFault> {
        let line = self.candidates_for(n).next().or_else(|| self.0.range(n..).next()?.1.first())?;
        let Ok(text) = std::str::from_utf8(line) else { return Some(LineFault::NoHash) };
        Some(verify_hash(text, before).err().unwrap_or(LineFault::WrongHash))
    }

    /// True if a line is a candidate for its number.
    pub(crate) fn has(&self, n: u32, line: &[u8]) -> bool {
        self.candidates_for(n).any(|own| own == line)
    }
}

/// A merged record.
#[derive(Debug, Default)]
pub(crate) struct Merged {
    /// The lines by number. Those from `chain` on do not continue the chain of hashes.
    pub lines: BTreeMap<u32, Vec<u8>>,
    /// Number of lines with a valid chain from the first on.
    pub chain: u32,
}

impl Merged {
    /// Returns the hash of a line; `None` if the line is missing, or the chain of hashes up to it is broken.
    pub(crate) fn hash_in_chain(&self, n: u32) -> Option<&str> {
        self.lines.get(&n).filter(|_| n < self.chain).and_then(|line| hash_of(line))
    }

    /// Returns the hash of the first line; `None` if that line is missing or its hash is wrong.
    pub(crate) fn first_hash(&self) -> Option<&str> {
        self.hash_in_chain(0)
    }
}

/// Merges two copies of a record. Where both have a line that continues the chain of hashes, the preferred one is
/// used. Lines after a gap are retained too.
pub(crate) fn merge(preferred: &Candidates, other: &Candidates) -> Merged {
    let mut merged = Merged::default();
    let mut before = String::new();
    loop {
        let mut both = preferred.candidates_for(merged.chain).chain(other.candidates_for(merged.chain));
        let Some((line, hash)) = both.find_map(|line| verify_after(line, &before)) else { break };
        merged.lines.insert(merged.chain, line.to_vec());
        merged.chain += 1;
        before = hash;
    }
    let rest: BTreeSet<u32> =
        preferred.0.keys().chain(other.0.keys()).copied().filter(|n| *n >= merged.chain).collect();
    for n in rest {
        let before = n.checked_sub(1).and_then(|before| merged.lines.get(&before)).and_then(|line| hash_of(line));
        let before = before.unwrap_or_default().to_owned();
        let both: Vec<&Vec<u8>> = preferred.candidates_for(n).chain(other.candidates_for(n)).collect();
        let follows = both.iter().find(|line| verify_after(line, &before).is_some());
        if let Some(line) = follows.or(both.first()) {
            merged.lines.insert(n, (*line).clone());
        }
    }
    merged
}

/// Returns a line and its hash, if it continues the chain after this hash.
fn verify_after<'a>(line: &'a [u8], before: &str) -> Option<(&'a [u8], String)> {
    let (_, hash) = verify_hash(std::str::from_utf8(line).ok()?, before).ok()?;
    Some((line, hash.to_owned()))
}

/// Returns the hash at the end of a line.
pub(crate) fn hash_of(line: &[u8]) -> Option<&str> {
    let rest = line.strip_suffix(AFTER_HASH)?;
    let hash = rest.get(rest.len().checked_sub(HASH)?..)?;
    let is_hex = hash.iter().all(u8::is_ascii_hexdigit);
    std::str::from_utf8(hash).ok().filter(|_| is_hex)
}

fn ends_in_hash(line: &[u8]) -> bool {
    hash_of(line).is_some() && line[..line.len() - AFTER_HASH.len() - HASH].ends_with(BEFORE_HASH)
}

/// Returns the number of an undamaged line. A set-up has none, and is the line at this position.
fn number_of(line: &[u8], position: u32) -> Option<u32> {
    #[derive(Deserialize)]
    struct Numbered {
        n: Option<u32>,
    }
    let text = std::str::from_utf8(line).ok()?;
    let Numbered { n } = serde_json::from_str(text).ok()?;
    let is_setup = line.starts_with(LINE_STARTS[1]);
    Some(n.unwrap_or(if is_setup { 0 } else { position }))
}

fn begins_at(piece: &[u8], at: usize) -> bool {
    LINE_STARTS.iter().any(|begins| piece[at..].starts_with(begins))
}

/// Splits a piece of a file after every end of a line.
fn split_at_hashes(segment: &[u8]) -> Vec<&[u8]> {
    let (mut pieces, mut from) = (Vec::new(), 0);
    let last = AFTER_HASH.len();
    for at in 0..segment.len().saturating_sub(last - 1) {
        let end = at + last;
        if segment[at..].starts_with(AFTER_HASH) && ends_in_hash(&segment[from..end]) {
            pieces.push(&segment[from..end]);
            from = end;
        }
    }
    pieces
}

#[cfg(test)]
mod tests {
    use super::super::tests;
    use super::*;

    fn record(length: u32) -> Vec<Vec<u8>> {
        tests::record(length).into_iter().map(|line| line.line.into_bytes()).collect()
    }

    #[test]
    fn every_undamaged_line_is_found_after_a_bit_flip() {
        let lines = record(6);
        let mut file = lines.join(&b'\n');
        file.push(b'\n');
        for at in 0..file.len() {
            let mut damaged = file.clone();
            damaged[at] ^= 4;
            let found = Candidates::parse(&damaged);
            let mut from = 0;
            for (n, line) in lines.iter().enumerate() {
                let is_damaged = (from..from + line.len()).contains(&at);
                assert!(is_damaged || found.has(n as u32, line), "line {n}, byte {at}");
                from += line.len() + 1;
            }
        }
    }

    #[test]
    fn two_damaged_records_complete_each_other() {
        let lines = record(8);
        let (mut one, mut other) = (Candidates::default(), Candidates::default());
        for (n, line) in lines.iter().enumerate().filter(|(n, _)| *n != 5) {
            let place = if n % 2 == 0 { &mut one } else { &mut other };
            place.add(n as u32, line.clone());
        }
        let merged = merge(&one, &other);
        assert_eq!((merged.chain, merged.lines.len()), (5, 7), "what follows a gap is kept");
        one.add(5, b"nonsense".to_vec());
        other.add(5, lines[5].clone());
        assert_eq!(merge(&one, &other).chain, 8);
    }
}
