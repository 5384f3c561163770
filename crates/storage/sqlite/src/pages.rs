//! The pages of a database as its file and its log hold them, read without SQLite.
//!
//! SQLite stops where something does not fit: in a log at the first bad frame, in a tree at a bad page. Here
//! every page that exists is returned, each on its own. Only databases made by this program are read, so the
//! page size and the like are known and need not be trusted.

use std::path::Path;

use super::FILE;

/// The size of a page: what the store sets for every database that it makes.
pub(super) const SIZE: usize = 4_096;

/// Where the database's own head ends on the first page.
pub(super) const HEAD: usize = 100;

const LOG_HEAD: usize = 32;
const FRAME_HEAD: usize = 24;
const FRAME: usize = FRAME_HEAD + SIZE;

/// The highest page that a log may name: 4 GB. Anything beyond is nonsense.
const MOST_PAGES: usize = 1 << 20;

/// What can be recovered of a damaged database.
pub(super) struct Pages {
    /// All pages one after the other, as they stand after the log's commits.
    bytes: Vec<u8>,
    /// Pages of the log that do not have the right checksum: perhaps one bit of them is wrong.
    pub(super) doubtful: Vec<(u32, Vec<u8>)>,
}

impl Pages {
    /// Reads a database's file and its log, as far as they are there.
    pub(super) fn read(folder: &Path) -> std::io::Result<Self> {
        let mut bytes = there(&folder.join(FILE))?;
        // A last page that was cut still has cells.
        bytes.resize(bytes.len().next_multiple_of(SIZE), 0);
        let mut pages = Self { bytes, doubtful: Vec::new() };
        let log = there(&log_file(folder))?;
        let (frames, _) = frames(&log);
        for frame in frames {
            match frame.whole {
                true => pages.put(frame.page, frame.image),
                false => pages.doubtful.push((frame.page, frame.image.to_vec())),
            }
        }
        Ok(pages)
    }

    fn put(&mut self, page: u32, image: &[u8]) {
        let end = page as usize * SIZE;
        if page == 0 || page as usize > MOST_PAGES {
            return;
        }
        if self.bytes.len() < end {
            self.bytes.resize(end, 0);
        }
        self.bytes[end - SIZE..end].copy_from_slice(image);
    }

    /// How many there are.
    pub(super) fn count(&self) -> u32 {
        (self.bytes.len() / SIZE) as u32
    }

    /// One of them; they are numbered from 1.
    pub(super) fn page(&self, number: u32) -> Option<&[u8]> {
        let from = (number as usize).checked_sub(1)?.checked_mul(SIZE)?;
        self.bytes.get(from..from + SIZE)
    }

    /// The pages that the database's own list says are free: what stands on them was deleted.
    pub(super) fn free(&self) -> Vec<u32> {
        let mut free = Vec::new();
        let mut next = self.page(1).and_then(|first| word(first, 32)).unwrap_or_default();
        while let Some(trunk) = self.page(next).filter(|_| !free.contains(&next)) {
            free.push(next);
            let count = word(trunk, 4).unwrap_or_default() as usize;
            free.extend((0..count.min(SIZE / 4 - 2)).filter_map(|nth| word(trunk, 8 + nth * 4)));
            next = word(trunk, 0).unwrap_or_default();
        }
        free
    }
}

/// A number of four bytes.
pub(super) fn word(bytes: &[u8], at: usize) -> Option<u32> {
    let bytes = bytes.get(at..at.checked_add(4)?)?;
    Some(u32::from_be_bytes(bytes.try_into().ok()?))
}

/// Whether SQLite would lose something that can be read: when the head of the file is spoilt or gone
/// though there is more behind it, or the log is broken before its last commit.
pub(super) fn need_salvage(folder: &Path) -> std::io::Result<bool> {
    use std::io::Read as _;
    let mut head = Vec::new();
    if let Some(file) = present(std::fs::File::open(folder.join(FILE)))? {
        file.take(HEAD as u64).read_to_end(&mut head)?;
    }
    let log = there(&log_file(folder))?;
    let (frames, broken) = frames(&log);
    let headless = if head.is_empty() { !frames.is_empty() } else { !is_sound(&head) };
    Ok(headless || broken)
}

/// Whether a database's head says what every head says that this program's SQLite writes.
fn is_sound(head: &[u8]) -> bool {
    let versions = head.get(18..20).is_some_and(|versions| versions.iter().all(|version| matches!(version, 1 | 2)));
    // The format of its structure, and UTF-8 as the encoding of texts. In a new database both are
    // nothing yet until the log is written back for the first time.
    let described = matches!((word(head, 44), word(head, 56)), (Some(4), Some(1)) | (Some(0), Some(0)));
    let zero = |from: usize, to: usize| head.get(from..to).is_some_and(|bytes| bytes.iter().all(|byte| *byte == 0));
    head.len() == HEAD
        && head.starts_with(b"SQLite format 3\0\x10\x00")
        && versions
        // Nothing is kept free at the end of pages; then three fixed fractions.
        && head[20..24] == [0, 64, 32, 32]
        && described
        // Pages are never moved by a vacuum; the rest is not in use.
        && zero(52, 56)
        && zero(64, 68)
        && zero(72, 92)
}

fn log_file(folder: &Path) -> std::path::PathBuf {
    folder.join(format!("{FILE}-wal"))
}

fn present<T>(read: std::io::Result<T>) -> std::io::Result<Option<T>> {
    match read {
        Ok(read) => Ok(Some(read)),
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => Ok(None),
        Err(error) => Err(error),
    }
}

/// What is in a file; nothing when there is none.
fn there(file: &Path) -> std::io::Result<Vec<u8>> {
    Ok(present(std::fs::read(file))?.unwrap_or_default())
}

/// A page as it was written to the log.
struct Frame<'a> {
    page: u32,
    image: &'a [u8],
    /// Whether its checksum is right.
    whole: bool,
}

/// The frames of a log up to its last commit, and whether one of them is broken. What comes after
/// the last commit was never acknowledged.
fn frames(log: &[u8]) -> (Vec<Frame<'_>>, bool) {
    let Some(head) = log.get(..LOG_HEAD) else { return (Vec::new(), false) };
    // The lowest bit of the magic number says in which order the sums take the bytes.
    let little = head[3] & 1 == 0;
    let head_is_right = summed((0, 0), &head[..24], little) == sums(head, 24);
    // A log is written over from its beginning: frames of now have the salts of now.
    let salts = if head_is_right { head.get(16..24) } else { log.get(LOG_HEAD + 8..LOG_HEAD + 16) };
    let (mut found, mut last, mut before) = (Vec::new(), 0, sums(head, 24));
    for frame in log[LOG_HEAD..].chunks_exact(FRAME) {
        let (head, image) = frame.split_at(FRAME_HEAD);
        let own = sums(head, 16);
        // The rest of an older log is not whole either; no commit of now comes after it.
        let whole = head.get(8..16) == salts && summed(summed(before, &head[..8], little), image, little) == own;
        before = own;
        found.push(Frame { page: word(head, 0).unwrap_or_default(), image, whole });
        let commits = word(head, 4).is_some_and(|pages| pages > 0);
        if whole && commits {
            last = found.len();
        }
    }
    found.truncate(last);
    let broken = found.iter().any(|frame| !frame.whole) || (last > 0 && !head_is_right);
    (found, broken)
}

type Sums = (u32, u32);

fn sums(bytes: &[u8], at: usize) -> Sums {
    (word(bytes, at).unwrap_or_default(), word(bytes, at + 4).unwrap_or_default())
}

/// The log's running checksum.
fn summed(mut sums: Sums, bytes: &[u8], little: bool) -> Sums {
    let number = |four: &[u8]| {
        let four: [u8; 4] = four.try_into().unwrap_or_default();
        if little { u32::from_le_bytes(four) } else { u32::from_be_bytes(four) }
    };
    for eight in bytes.chunks_exact(8) {
        sums.0 = sums.0.wrapping_add(number(&eight[..4])).wrapping_add(sums.1);
        sums.1 = sums.1.wrapping_add(number(&eight[4..])).wrapping_add(sums.0);
    }
    sums
}
