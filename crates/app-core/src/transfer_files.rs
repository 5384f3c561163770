//! Files in transfer, behind a contract: the code that imports or makes them does not know where they are stored.
//!
//! A backup can be larger than any message, so files are transferred in parts. Uploads are imported; files made here
//! are downloaded.

use std::io::{self, Read, Write};
use std::sync::Arc;

use async_trait::async_trait;

use crate::protocol::Problem;
use crate::runtime::spawn_blocking;
use crate::tickets::log_with_ticket;

/// The maximum length of a part, in bytes.
pub const LONGEST_PART: usize = 512 << 10;

/// Storage for files in transfer. Files are never whole in memory, and none outlives the program.
#[async_trait]
pub trait TransferStore: Send + Sync {
    /// Adds a part, unless it is stored already. Returns the next expected part, which differs from `part + 1` if some
    /// are missing.
    async fn add(&self, id: &str, part: u32, text: String) -> Result<u32, Problem>;

    /// Returns the file if all its parts are stored; otherwise the next expected part.
    async fn complete(&self, id: &str, parts: u32) -> Result<Arc<dyn Transfer>, u32>;

    /// Creates a file to be written here and downloaded.
    async fn create(&self, id: &str) -> Result<Box<dyn Write + Send>, Problem>;

    /// Returns the number of parts of a file that was made here.
    async fn parts(&self, id: &str) -> Result<u32, Problem>;

    /// Returns one part of a file that was made here.
    async fn part(&self, id: &str, part: u32) -> Result<String, Problem>;

    /// Deletes a file.
    async fn delete(&self, id: &str);

    /// Deletes all files.
    async fn clear(&self);
}

/// A complete file.
pub trait Transfer: Send + Sync {
    /// Returns the length in bytes.
    ///
    /// # Errors
    /// If the file cannot be read.
    fn length(&self) -> io::Result<u64>;

    /// Opens the file at this byte.
    ///
    /// # Errors
    /// If it cannot be read.
    fn read_from(&self, at: u64) -> io::Result<Box<dyn Read + Send>>;

    /// Opens the file at its beginning.
    ///
    /// # Errors
    /// If it cannot be read.
    fn read(&self) -> io::Result<Box<dyn Read + Send>> {
        self.read_from(0)
    }
}

/// Runs file work on a blocking thread.
///
/// # Errors
/// [`Problem::DiskFull`], or an internal problem.
pub async fn blocking<T: Send + 'static>(work: impl FnOnce() -> io::Result<T> + Send + 'static) -> Result<T, Problem> {
    spawn_blocking(work).await?.map_err(failed)
}

/// Converts an I/O error of a file to a problem.
pub fn failed(error: io::Error) -> Problem {
    match error.kind() {
        io::ErrorKind::StorageFull => Problem::DiskFull,
        _ => Problem::Internal { ticket: log_with_ticket(error) },
    }
}
