//! Reads a record from a file.

use std::error::Error;
use std::path::Path;

use app_core::written_lines;
use kernel::Seed;
use kernel::erased::{AnyGame, OpenedTable};
use kernel::record::{LineFault, Peek};

use host::terminal::UsageError;

/// The lines of a record.
pub(super) struct RecordFile {
    game: &'static dyn AnyGame,
    /// The number of each line in the file, which counts blank lines, as text editors do.
    numbers: Vec<usize>,
    lines: Vec<String>,
}

impl RecordFile {
    pub(super) fn read(file: &Path) -> Result<Self, Box<dyn Error>> {
        let text = super::read(file)?;
        let (numbers, lines): (Vec<usize>, Vec<String>) =
            written_lines(&text).map(|(number, line)| (number, line.to_owned())).unzip();
        let first = lines.first().ok_or("line 1: the file is empty")?;
        let line = numbers.first().copied().unwrap_or(1);
        let peek: Peek = serde_json::from_str(first).map_err(|_| format!("line {line}: this is not a record"))?;
        let game = super::game(&peek.game).map_err(|unknown| format!("line {line}: {unknown}"))?;
        Ok(Self { game, numbers, lines })
    }

    /// Returns the number in the file of a line of the record, both from 1.
    pub(super) fn number(&self, line: usize) -> usize {
        self.numbers.get(line - 1).copied().unwrap_or(line)
    }

    /// Returns the number in the file of the line of an entry.
    pub(super) fn line_of(&self, entry: u32) -> usize {
        self.number(entry as usize + 1)
    }

    fn lines(&self) -> Vec<&str> {
        self.lines.iter().map(String::as_str).collect()
    }

    /// Opens the table up to the first bad line.
    pub(super) fn open(&self, seeds: &[Seed], strict: bool) -> Result<OpenedTable, Box<dyn Error>> {
        let opened = self.game.open(&self.lines(), seeds, strict);
        Ok(opened.map_err(|fault| format!("line {}: {fault}", self.number(1)))?)
    }

    /// Returns all faults by line of the file. `stopped` is where opening stopped, by line of the record.
    pub(super) fn faults(&self, stopped: (usize, LineFault)) -> Vec<(usize, LineFault)> {
        let mut faults = self.game.faults(&self.lines());
        if !faults.iter().any(|(line, _)| *line == stopped.0) {
            // Faults that only deciding each command again can find.
            faults.push(stopped);
            faults.sort_by_key(|(line, _)| *line);
        }
        faults.into_iter().map(|(line, fault)| (self.number(line), fault)).collect()
    }

    /// Returns the fault of the first line.
    pub(super) fn fault_of_first_line(&self) -> Option<LineFault> {
        self.game.open(&self.lines(), &[], false).err()
    }

    /// Returns the id of the game.
    pub(super) fn game(&self) -> &'static str {
        self.game.id()
    }

    /// Returns the number of lines of the record.
    pub(super) fn length(&self) -> usize {
        self.lines.len()
    }
}

/// Reads seeds of 64 hex digits.
pub(super) fn seeds(texts: &[String]) -> Result<Vec<Seed>, UsageError> {
    let read = texts
        .iter()
        .map(|text| Seed::from_hex(text).ok_or_else(|| UsageError(format!("--seed takes 64 hex digits, not {text}"))));
    read.collect()
}
