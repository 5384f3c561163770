//! A folder of files in memory.

use std::collections::BTreeMap;
use std::io;
use std::sync::{Arc, Mutex, MutexGuard};

use async_trait::async_trait;
use storage_files::{Folder, Opened};

/// The files of a folder, by name.
#[derive(Clone, Default)]
pub(crate) struct MemoryFolder(Arc<Mutex<BTreeMap<String, MemoryFile>>>);

#[derive(Clone, Default)]
struct MemoryFile(Arc<Mutex<Vec<u8>>>);

impl MemoryFolder {
    fn files(&self) -> MutexGuard<'_, BTreeMap<String, MemoryFile>> {
        self.0.lock().expect("no thread panics while it holds the lock")
    }

    /// Stores a file.
    pub fn put(&self, name: &str, bytes: &[u8]) {
        self.files().insert(name.to_owned(), MemoryFile(Arc::new(Mutex::new(bytes.to_vec()))));
    }
}

#[async_trait]
impl Folder for MemoryFolder {
    async fn names(&self, folder: &str) -> io::Result<Vec<String>> {
        let files = self.files();
        let split = files.keys().map(|name| name.rsplit_once('/').unwrap_or(("", name)));
        Ok(split.filter(|(of, _)| *of == folder).map(|(_, name)| name.to_owned()).collect())
    }

    async fn open(&self, name: &str) -> io::Result<Arc<dyn Opened>> {
        Ok(Arc::new(self.files().entry(name.to_owned()).or_default().clone()))
    }

    async fn remove(&self, name: &str) -> io::Result<()> {
        self.files().remove(name);
        Ok(())
    }
}

impl MemoryFile {
    fn bytes(&self) -> MutexGuard<'_, Vec<u8>> {
        self.0.lock().expect("no thread panics while it holds the lock")
    }
}

impl Opened for MemoryFile {
    fn length(&self) -> io::Result<u64> {
        Ok(self.bytes().len() as u64)
    }

    fn read_at(&self, bytes: &mut [u8], at: u64) -> io::Result<usize> {
        let file = self.bytes();
        let from = file.get(at as usize..).unwrap_or_default();
        let read = from.len().min(bytes.len());
        bytes[..read].copy_from_slice(&from[..read]);
        Ok(read)
    }

    fn write_at(&self, bytes: &[u8], at: u64) -> io::Result<()> {
        let (mut file, at) = (self.bytes(), at as usize);
        let end = at + bytes.len();
        if file.len() < end {
            file.resize(end, 0);
        }
        file[at..end].copy_from_slice(bytes);
        Ok(())
    }

    fn set_length(&self, length: u64) -> io::Result<()> {
        self.bytes().resize(length as usize, 0);
        Ok(())
    }

    fn sync(&self) -> io::Result<()> {
        Ok(())
    }
}
