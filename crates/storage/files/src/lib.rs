//! Storage in plain files: in a folder of a disk, or in a browser's private file system.
//!
//! [`Folder`] and [`Opened`] are the contract of such a folder. The storage backend [`Home`] builds on them, in the
//! JSON Lines of records, and so does [`FileTransfers`] for files in transfer.

use std::io;
use std::sync::Arc;

use async_trait::async_trait;

mod home;
mod transfers;

pub use home::Home;
pub use transfers::FileTransfers;

/// A folder of files. A name may have one subfolder: `tables/12.jsonl`.
#[async_trait]
pub trait Folder: Send + Sync {
    /// Returns the names of the files in the subfolder `folder`, without that prefix, in any order. If `folder` is
    /// empty, returns those of the folder itself.
    async fn names(&self, folder: &str) -> io::Result<Vec<String>>;

    /// Opens a file, and creates it if it is missing. Callers never have the same file open twice.
    async fn open(&self, name: &str) -> io::Result<Arc<dyn Opened>>;

    /// Removes a closed file. A missing one is no error.
    async fn remove(&self, name: &str) -> io::Result<()>;
}

/// An open file, closed when the last reference is dropped. Writes are durable only once [`Opened::sync`] has
/// returned: a program that ends may leave any part of them.
pub trait Opened: Send + Sync {
    /// Returns the length in bytes.
    ///
    /// # Errors
    /// If the length cannot be determined.
    fn length(&self) -> io::Result<u64>;

    /// Reads from offset `at`, at most as many bytes as fit. Returns their number; 0 at the end.
    ///
    /// # Errors
    /// If the file cannot be read.
    fn read_at(&self, bytes: &mut [u8], at: u64) -> io::Result<usize>;

    /// Writes all bytes at offset `at`.
    ///
    /// # Errors
    /// [`io::ErrorKind::StorageFull`] if there is no room. Any part may have been written.
    fn write_at(&self, bytes: &[u8], at: u64) -> io::Result<()>;

    /// Truncates the file, or extends it with zeros, to a length in bytes.
    ///
    /// # Errors
    /// If the length cannot be changed.
    fn set_length(&self, length: u64) -> io::Result<()>;

    /// Waits until all writes are durable.
    ///
    /// # Errors
    /// If that cannot be confirmed.
    fn sync(&self) -> io::Result<()>;
}

/// Reads a whole file.
fn whole(file: &dyn Opened) -> io::Result<Vec<u8>> {
    let mut bytes = vec![0; usize::try_from(file.length()?).map_err(io::Error::other)?];
    let mut read = 0;
    while let Some(rest) = bytes.get_mut(read..).filter(|rest| !rest.is_empty()) {
        match file.read_at(rest, read as u64)? {
            0 => break,
            more => read += more,
        }
    }
    bytes.truncate(read);
    Ok(bytes)
}
