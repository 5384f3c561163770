//! Files that are transferred in parts, in a folder of their own. None outlives the program: remains of an earlier
//! run are removed before the first.

use std::io::{self, Read, Write};
use std::sync::Arc;

use app_core::protocol::{Problem, Resource};
use app_core::transfer_files::{LONGEST_PART, Transfer, TransferStore, blocking, failed};
use async_trait::async_trait;
use tokio::sync::Mutex;

use crate::{Folder, Opened};

/// Size of a part of an outgoing file, in bytes.
const PART: u64 = 256 << 10;

/// Maximum size of a file, in bytes: a thousand long events.
const LARGEST: u64 = 1 << 30;

/// Maximum number of files at one time. The least recently used one is removed for a new one.
const MOST: usize = 4;

/// The files in transfer.
pub struct FileTransfers {
    folder: Arc<dyn Folder>,
    state: Mutex<State>,
}

#[derive(Default)]
struct State {
    /// True if the remains of an earlier run are removed.
    swept: bool,
    /// Files in transfer, the least recently used first.
    all: Vec<TransferFile>,
}

struct TransferFile {
    id: String,
    name: String,
    file: Arc<dyn Opened>,
    parts: u32,
    bytes: u64,
}

impl FileTransfers {
    /// Creates the store in a folder that contains nothing else.
    pub fn new(folder: Arc<dyn Folder>) -> Self {
        Self { folder, state: Mutex::default() }
    }

    /// Returns the file with this id; creates it if there is none.
    async fn file_or_new<'a>(&self, state: &'a mut State, id: &str) -> Result<&'a mut TransferFile, Problem> {
        if !state.all.iter().any(|one| one.id == id) {
            if !state.swept {
                self.remove_leftovers().await;
                state.swept = true;
            }
            if state.all.len() >= MOST {
                self.drop_at(state, 0).await;
            }
            // The id comes from outside, so it is never used as a file name.
            let name = hex::encode(rand::random::<[u8; 8]>());
            let file = self.folder.open(&name).await.map_err(failed)?;
            state.all.push(TransferFile { id: id.to_owned(), name, file, parts: 0, bytes: 0 });
        }
        find_file(state, id)
    }

    async fn drop_at(&self, state: &mut State, at: usize) {
        let TransferFile { name, file, .. } = state.all.remove(at);
        drop(file);
        self.remove(&name).await;
    }

    async fn remove_leftovers(&self) {
        match self.folder.names("").await {
            Ok(names) => {
                for name in names {
                    self.remove(&name).await;
                }
            }
            Err(error) => tracing::warn!(%error, "leftover transfer files could not be listed"),
        }
    }

    async fn remove(&self, name: &str) {
        if let Err(error) = self.folder.remove(name).await {
            tracing::debug!(%error, "a file that travelled could not be removed");
        }
    }
}

/// Returns the file with this id, and marks it as the most recently used.
fn find_file<'a>(state: &'a mut State, id: &str) -> Result<&'a mut TransferFile, Problem> {
    let missing = || Problem::NotFound { what: Resource::Parcel };
    let at = state.all.iter().position(|one| one.id == id).ok_or_else(missing)?;
    state.all[at..].rotate_left(1);
    state.all.last_mut().ok_or_else(missing)
}

#[async_trait]
impl TransferStore for FileTransfers {
    async fn add(&self, id: &str, part: u32, text: String) -> Result<u32, Problem> {
        if text.len() > LONGEST_PART {
            return Err(Problem::TooLong);
        }
        let mut state = self.state.lock().await;
        let one = self.file_or_new(&mut state, id).await?;
        if part != one.parts {
            return Ok(one.parts);
        }
        if one.bytes + text.len() as u64 > LARGEST {
            let last = state.all.len() - 1;
            self.drop_at(&mut state, last).await;
            return Err(Problem::TooLong);
        }
        let (file, bytes, length) = (Arc::clone(&one.file), one.bytes, text.len() as u64);
        // The remains of an interrupted write are overwritten.
        blocking(move || file.set_length(bytes).and_then(|()| file.write_at(text.as_bytes(), bytes))).await?;
        one.bytes += length;
        one.parts += 1;
        Ok(one.parts)
    }

    async fn complete(&self, id: &str, parts: u32) -> Result<Arc<dyn Transfer>, u32> {
        let state = self.state.lock().await;
        match state.all.iter().find(|one| one.id == id) {
            Some(one) if one.parts == parts => Ok(Arc::new(StoredTransfer(Arc::clone(&one.file)))),
            Some(one) if one.parts < parts => Err(one.parts),
            _ => Err(0),
        }
    }

    async fn create(&self, id: &str) -> Result<Box<dyn Write + Send>, Problem> {
        let mut state = self.state.lock().await;
        let file = Arc::clone(&self.file_or_new(&mut state, id).await?.file);
        let emptied = Arc::clone(&file);
        blocking(move || emptied.set_length(0)).await?;
        Ok(Box::new(From { file, at: 0 }))
    }

    async fn parts(&self, id: &str) -> Result<u32, Problem> {
        let file = Arc::clone(&find_file(&mut *self.state.lock().await, id)?.file);
        let bytes = blocking(move || file.length()).await?;
        Ok(u32::try_from(bytes.div_ceil(PART)).unwrap_or(u32::MAX))
    }

    async fn part(&self, id: &str, part: u32) -> Result<String, Problem> {
        let file = Arc::clone(&find_file(&mut *self.state.lock().await, id)?.file);
        let from = u64::from(part) * PART;
        let cut = move || Ok(if part > 0 && from >= file.length()? { None } else { Some(cut_out(file, from)?) });
        blocking(cut).await?.ok_or(Problem::NotFound { what: Resource::Part })
    }

    async fn delete(&self, id: &str) {
        let mut state = self.state.lock().await;
        if let Some(at) = state.all.iter().position(|one| one.id == id) {
            self.drop_at(&mut state, at).await;
        }
    }

    async fn clear(&self) {
        let mut state = self.state.lock().await;
        while !state.all.is_empty() {
            self.drop_at(&mut state, 0).await;
        }
        self.remove_leftovers().await;
    }
}

/// A complete file.
struct StoredTransfer(Arc<dyn Opened>);

impl Transfer for StoredTransfer {
    fn length(&self) -> io::Result<u64> {
        self.0.length()
    }

    fn read_from(&self, at: u64) -> io::Result<Box<dyn Read + Send>> {
        Ok(Box::new(From { file: Arc::clone(&self.0), at }))
    }
}

/// A file from an offset on, for reading or writing.
struct From {
    file: Arc<dyn Opened>,
    at: u64,
}

impl Read for From {
    fn read(&mut self, bytes: &mut [u8]) -> io::Result<usize> {
        let read = self.file.read_at(bytes, self.at)?;
        self.at += read as u64;
        Ok(read)
    }
}

impl Write for From {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.file.write_at(bytes, self.at)?;
        self.at += bytes.len() as u64;
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// Returns the text of the part that begins at an offset. A character that crosses the end belongs to this part as a
/// whole.
fn cut_out(file: Arc<dyn Opened>, from: u64) -> io::Result<String> {
    let mut bytes = Vec::new();
    From { file, at: from }.take(PART + 3).read_to_end(&mut bytes)?;
    let inside = |byte: &u8| byte & 0xC0 == 0x80;
    let begin = if from == 0 { 0 } else { bytes.iter().take(3).take_while(|byte| inside(byte)).count() };
    let rest = bytes.get(PART as usize..).unwrap_or_default();
    let end = bytes.len() - rest.len() + rest.iter().take_while(|byte| inside(byte)).count();
    let text = bytes.get(begin..end).unwrap_or_default();
    String::from_utf8(text.to_vec()).map_err(|error| io::Error::new(io::ErrorKind::InvalidData, error))
}
