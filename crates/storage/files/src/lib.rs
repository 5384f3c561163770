//! Storage in plain files: in a folder of a disk, or in a browser's private file system.
//!
//! [`Folder`] and [`Opened`] are the contract of such a place. They carry the storage backend [`Home`], in the
//! JSON Lines that records are, and the files in transfer ([`InFiles`]).

use std::io;
use std::sync::Arc;

use async_trait::async_trait;

mod home;
mod transfers;

pub use home::Home;
pub use transfers::InFiles;

/// A place where files lie. A name may have one folder before it: `tables/12.jsonl`.
#[async_trait]
pub trait Folder: Send + Sync {
    /// The names of the files in one of its folders, without it; in itself when that is empty. In any order.
    async fn names(&self, folder: &str) -> io::Result<Vec<String>>;

    /// Opens a file, which is made if it is not there. No one opens one twice at a time.
    async fn open(&self, name: &str) -> io::Result<Arc<dyn Opened>>;

    /// Removes a file that is closed. One that is not there is no error.
    async fn remove(&self, name: &str) -> io::Result<()>;
}

/// A file that is open, until no one holds it any more. Of what was written nothing is sure to stay before
/// [`Opened::sync`] has returned: a program that ends may leave any part of it.
pub trait Opened: Send + Sync {
    /// How long it is, in bytes.
    ///
    /// # Errors
    /// When that cannot be told.
    fn length(&self) -> io::Result<u64>;

    /// Reads from there, as much as there is room for, or less. Gives how many bytes; 0 at the end.
    ///
    /// # Errors
    /// When it cannot be read.
    fn read_at(&self, bytes: &mut [u8], at: u64) -> io::Result<usize>;

    /// Writes all of it there.
    ///
    /// # Errors
    /// [`io::ErrorKind::StorageFull`] when there is no room. Any part may have been written.
    fn write_at(&self, bytes: &[u8], at: u64) -> io::Result<()>;

    /// Cuts it, or fills it with zeros, to that length in bytes.
    ///
    /// # Errors
    /// When it cannot be done.
    fn set_length(&self, length: u64) -> io::Result<()>;

    /// Returns when everything that was written stays, however the program ends.
    ///
    /// # Errors
    /// When no one can say that.
    fn sync(&self) -> io::Result<()>;
}

/// All of a file.
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
