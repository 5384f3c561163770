//! Files that travel in parts, in a folder of their own, for nobody else's eyes. They go when the program
//! ends, or where it was cut short at its next start.

use std::fs::{File, OpenOptions};
use std::io::{self, Read, Seek as _, SeekFrom, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Instant;

use async_trait::async_trait;
use rooms::parcels::{LONGEST_PART, Parcel, Parcels, blocking, failed};
use rooms::wire::Problem;
use tokio::sync::Mutex;

/// The folder, in the data folder.
const FOLDER: &str = "parcels";

/// How much of a file that was made here is one part, in bytes.
const PART: u64 = 256 << 10;

/// The largest file, in bytes: a thousand long evenings.
const LARGEST: u64 = 1 << 30;

/// The most files at one time. The one that was left alone the longest makes room.
const MOST: usize = 4;

/// The files that are on their way.
pub(crate) struct InFolder {
    folder: PathBuf,
    here: Mutex<Vec<Here>>,
}

struct Here {
    id: String,
    file: PathBuf,
    parts: u32,
    bytes: u64,
    touched: Instant,
}

impl InFolder {
    /// In a data folder; what an earlier run left there goes.
    pub(crate) fn new(data: &Path) -> Self {
        let folder = data.join(FOLDER);
        remove(&folder);
        Self { folder, here: Mutex::default() }
    }

    fn parcel<'a>(&self, here: &'a mut Vec<Here>, id: &str) -> Result<&'a mut Here, Problem> {
        if !here.iter().any(|parcel| parcel.id == id) {
            std::fs::create_dir_all(&self.folder).map_err(failed)?;
            if here.len() >= MOST
                && let Some(oldest) = here.iter().min_by_key(|parcel| parcel.touched).map(|parcel| parcel.id.clone())
            {
                drop_of(here, &oldest);
            }
            // The id comes from outside, so it is never used as a file name.
            let file = self.folder.join(hex::encode(rand::random::<[u8; 8]>()));
            here.push(Here { id: id.to_owned(), file, parts: 0, bytes: 0, touched: Instant::now() });
        }
        let parcel = here.iter_mut().find(|parcel| parcel.id == id).ok_or_else(missing)?;
        parcel.touched = Instant::now();
        Ok(parcel)
    }
}

fn missing() -> Problem {
    Problem::NotFound { what: "parcel".to_owned() }
}

/// A file that lies whole on the disk.
struct Lies(PathBuf);

impl Parcel for Lies {
    fn length(&self) -> io::Result<u64> {
        Ok(self.0.metadata()?.len())
    }

    fn read(&self) -> io::Result<Box<dyn Read + Send>> {
        Ok(Box::new(File::open(&self.0)?))
    }
}

#[async_trait]
impl Parcels for InFolder {
    async fn add(&self, id: &str, part: u32, text: String) -> Result<u32, Problem> {
        if text.len() > LONGEST_PART {
            return Err(Problem::TooLong);
        }
        let mut here = self.here.lock().await;
        let parcel = self.parcel(&mut here, id)?;
        if part != parcel.parts {
            return Ok(parcel.parts);
        }
        if parcel.bytes + text.len() as u64 > LARGEST {
            drop_of(&mut here, id);
            return Err(Problem::TooLong);
        }
        let (file, bytes, length) = (parcel.file.clone(), parcel.bytes, text.len() as u64);
        blocking(move || appended(&file, bytes, text.as_bytes())).await?;
        parcel.bytes += length;
        parcel.parts += 1;
        Ok(parcel.parts)
    }

    async fn whole(&self, id: &str, parts: u32) -> Result<Arc<dyn Parcel>, u32> {
        let here = self.here.lock().await;
        match here.iter().find(|parcel| parcel.id == id) {
            Some(parcel) if parcel.parts == parts => Ok(Arc::new(Lies(parcel.file.clone()))),
            Some(parcel) if parcel.parts < parts => Err(parcel.parts),
            _ => Err(0),
        }
    }

    async fn made(&self, id: &str) -> Result<Box<dyn Write + Send>, Problem> {
        let mut here = self.here.lock().await;
        let path = self.parcel(&mut here, id)?.file.clone();
        let file = blocking(move || private().truncate(true).open(path)).await?;
        Ok(Box::new(file))
    }

    async fn parts(&self, id: &str) -> Result<u32, Problem> {
        let here = self.here.lock().await;
        let file = here.iter().find(|parcel| parcel.id == id).ok_or_else(missing)?.file.clone();
        let bytes = blocking(move || Ok(file.metadata()?.len())).await?;
        Ok(u32::try_from(bytes.div_ceil(PART)).unwrap_or(u32::MAX))
    }

    async fn part(&self, id: &str, part: u32) -> Result<String, Problem> {
        let mut here = self.here.lock().await;
        let parcel = here.iter_mut().find(|parcel| parcel.id == id).ok_or_else(missing)?;
        parcel.touched = Instant::now();
        let file = parcel.file.clone();
        blocking(move || cut_out(&file, u64::from(part) * PART)).await
    }

    async fn drop_one(&self, id: &str) {
        drop_of(&mut *self.here.lock().await, id);
    }

    async fn clear(&self) {
        self.here.lock().await.clear();
        remove(&self.folder);
    }
}

fn remove(folder: &Path) {
    if let Err(error) = std::fs::remove_dir_all(folder)
        && error.kind() != io::ErrorKind::NotFound
    {
        tracing::warn!(%error, "files that travelled could not be removed");
    }
}

/// A file to be written that nobody else on this machine reads.
fn private() -> OpenOptions {
    let mut options = OpenOptions::new();
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.create(true).write(true);
    options
}

fn drop_of(here: &mut Vec<Here>, id: &str) {
    here.retain(|parcel| {
        if parcel.id == id
            && let Err(error) = std::fs::remove_file(&parcel.file)
        {
            tracing::debug!(%error, "a file that travelled could not be removed");
        }
        parcel.id != id
    });
}

/// Appends to what is there. What a full disk cut short is overwritten by the next try.
fn appended(file: &Path, at: u64, bytes: &[u8]) -> io::Result<()> {
    let mut file = private().truncate(false).open(file)?;
    file.set_len(at)?;
    file.seek(SeekFrom::Start(at))?;
    file.write_all(bytes)
}

/// The text of the part that begins there. No character is cut in two: one that crosses the end of the part
/// belongs to it whole.
fn cut_out(file: &Path, from: u64) -> io::Result<String> {
    let mut file = File::open(file)?;
    file.seek(SeekFrom::Start(from))?;
    let mut bytes = Vec::new();
    file.take(PART + 3).read_to_end(&mut bytes)?;
    let inside = |byte: &u8| byte & 0xC0 == 0x80;
    let begin = if from == 0 { 0 } else { bytes.iter().take(3).take_while(|byte| inside(byte)).count() };
    let rest = bytes.get(PART as usize..).unwrap_or_default();
    let end = bytes.len() - rest.len() + rest.iter().take_while(|byte| inside(byte)).count();
    let text = bytes.get(begin..end).unwrap_or_default();
    String::from_utf8(text.to_vec()).map_err(|error| io::Error::new(io::ErrorKind::InvalidData, error))
}
