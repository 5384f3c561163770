//! Files in transfer in a folder on disk, readable by their owner only.

use std::fs::{self, File};
use std::io::{self, Read as _, Seek as _, SeekFrom, Write as _};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use async_trait::async_trait;
use storage_files::{Folder, Opened};

use storage_sqlite::private_files;

/// A folder on disk. It is created with its first file, and removed with the last.
pub struct OnDisk(PathBuf);

impl OnDisk {
    /// Returns the folder at this path.
    pub fn new(folder: &Path) -> Self {
        Self(folder.to_owned())
    }

    /// Returns the folder at this path, after removing the files of an earlier run.
    pub fn emptied(folder: &Path) -> Self {
        if let Err(error) = fs::remove_dir_all(folder)
            && error.kind() != io::ErrorKind::NotFound
        {
            tracing::warn!(%error, "leftovers of an earlier run could not be removed");
        }
        Self::new(folder)
    }
}

#[async_trait]
impl Folder for OnDisk {
    async fn names(&self, folder: &str) -> io::Result<Vec<String>> {
        let folder = self.0.join(folder);
        apart(move || {
            let entries = match fs::read_dir(folder) {
                Ok(entries) => entries,
                Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(vec![]),
                Err(error) => return Err(error),
            };
            let files = entries.flatten().filter(|entry| entry.file_type().is_ok_and(|kind| kind.is_file()));
            Ok(files.map(|entry| entry.file_name().to_string_lossy().into_owned()).collect())
        })
        .await
    }

    async fn open(&self, name: &str) -> io::Result<Arc<dyn Opened>> {
        let path = self.0.join(name);
        let file = apart(move || {
            if let Some(folder) = path.parent() {
                private_files::create_folder(folder)?;
            }
            private_files::options().create(true).truncate(false).read(true).write(true).open(path)
        });
        Ok(Arc::new(DiskFile(Mutex::new(file.await?))))
    }

    async fn remove(&self, name: &str) -> io::Result<()> {
        let path = self.0.join(name);
        apart(move || {
            match fs::remove_file(&path) {
                Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(error),
                _ => {}
            }
            if let Some(folder) = path.parent() {
                // Fails as long as the folder is not empty.
                let _ = fs::remove_dir(folder);
            }
            Ok(())
        })
        .await
    }
}

/// Runs file work on a blocking thread.
async fn apart<T: Send + 'static>(work: impl FnOnce() -> io::Result<T> + Send + 'static) -> io::Result<T> {
    tokio::task::spawn_blocking(work).await?
}

/// An open file of the folder.
struct DiskFile(Mutex<File>);

impl DiskFile {
    fn file(&self) -> MutexGuard<'_, File> {
        // Each read seeks first, so a panic elsewhere does no harm.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn at(&self, at: u64) -> io::Result<MutexGuard<'_, File>> {
        let mut file = self.file();
        file.seek(SeekFrom::Start(at))?;
        Ok(file)
    }
}

impl Opened for DiskFile {
    fn length(&self) -> io::Result<u64> {
        Ok(self.file().metadata()?.len())
    }

    fn read_at(&self, bytes: &mut [u8], at: u64) -> io::Result<usize> {
        self.at(at)?.read(bytes)
    }

    fn write_at(&self, bytes: &[u8], at: u64) -> io::Result<()> {
        self.at(at)?.write_all(bytes)
    }

    fn set_length(&self, length: u64) -> io::Result<()> {
        self.file().set_len(length)
    }

    fn sync(&self) -> io::Result<()> {
        self.file().sync_all()
    }
}
