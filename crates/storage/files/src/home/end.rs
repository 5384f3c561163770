//! Appends to files.

use std::io;
use std::sync::Arc;

use app_core::storage::{StoreError, StoreResult};

use super::places::unknown;
use crate::Opened;

/// A file with the end of its valid content.
pub(super) struct End {
    pub file: Arc<dyn Opened>,
    at: u64,
    /// True if there may be bytes after the end.
    dirty: bool,
    /// True if appending is refused.
    closed: bool,
}

impl End {
    /// Wraps a file whose content is valid up to `at`, in bytes. The rest is truncated before the first append.
    pub fn new(file: Arc<dyn Opened>, at: u64) -> Self {
        Self { file, at, dirty: true, closed: false }
    }

    /// Returns the length of the valid content, in bytes.
    pub fn length(&self) -> u64 {
        self.at
    }

    /// Refuses to append from now on.
    pub fn close(&mut self) {
        self.closed = true;
    }

    /// Appends bytes, atomically.
    ///
    /// # Errors
    /// [`StoreError::Full`] if the disk is full; nothing was appended. [`StoreError::Unknown`] for any other error.
    pub fn add(&mut self, bytes: &[u8]) -> StoreResult<()> {
        if self.closed {
            return Err(unknown(io::Error::other("the file is closed")));
        }
        self.clear().map_err(told)?;
        self.dirty = true;
        if let Err(error) = self.file.write_at(bytes, self.at) {
            let cleared = self.clear();
            // A part that was not truncated may count after the next opening.
            return Err(if cleared.is_ok() { told(error) } else { unknown(error) });
        }
        self.at += bytes.len() as u64;
        self.dirty = false;
        Ok(())
    }

    /// Appends bytes and syncs the file.
    ///
    /// # Errors
    /// As [`Self::add`].
    pub fn add_synced(&mut self, bytes: &[u8]) -> StoreResult<()> {
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

pub(super) fn told(error: io::Error) -> StoreError {
    match error.kind() {
        io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded => StoreError::Full,
        _ => unknown(error),
    }
}
