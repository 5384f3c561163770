//! A file that only grows, at its end.

use std::io;
use std::sync::Arc;

use app_core::storage::{KeepProblem, Kept};

use super::places::unknown;
use crate::Opened;

/// The file, and where what counts of it ends.
pub(super) struct End {
    pub file: Arc<dyn Opened>,
    at: u64,
    /// Whether something may lie behind the end that does not count.
    dirty: bool,
    /// Whether nothing more is added.
    closed: bool,
}

impl End {
    /// A file that counts up to there; what lies behind is cut off before anything is added.
    pub fn new(file: Arc<dyn Opened>, at: u64) -> Self {
        Self { file, at, dirty: true, closed: false }
    }

    /// How much counts, in bytes.
    pub fn length(&self) -> u64 {
        self.at
    }

    /// From now on nothing is added, and whoever adds something is told so.
    pub fn close(&mut self) {
        self.closed = true;
    }

    /// Adds something. When it fails nothing was added that counts.
    pub fn add(&mut self, bytes: &[u8]) -> Kept<()> {
        if self.closed {
            return Err(unknown(io::Error::other("nothing is added here any more")));
        }
        self.clear().map_err(told)?;
        self.dirty = true;
        if let Err(error) = self.file.write_at(bytes, self.at) {
            let cleared = self.clear();
            // With what was written in part still there, nobody knows.
            return Err(if cleared.is_ok() { told(error) } else { unknown(error) });
        }
        self.at += bytes.len() as u64;
        self.dirty = false;
        Ok(())
    }

    /// Adds something and sees to it that it stays.
    pub fn add_to_stay(&mut self, bytes: &[u8]) -> Kept<()> {
        let before = self.at;
        self.add(bytes)?;
        self.file.sync().map_err(|error| {
            (self.at, self.dirty) = (before, true);
            match self.clear() {
                Ok(()) => told(error),
                Err(_) => unknown(error),
            }
        })
    }

    fn clear(&mut self) -> io::Result<()> {
        if self.dirty && self.file.length()? > self.at {
            self.file.set_length(self.at)?;
        }
        self.dirty = false;
        Ok(())
    }
}

pub(super) fn told(error: io::Error) -> KeepProblem {
    match error.kind() {
        io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded => KeepProblem::Full,
        _ => unknown(error),
    }
}
