//! Reads the pages of a database from its file and its write-ahead log, without SQLite.
//!
//! SQLite stops at the first bad frame of a log, and at a bad page of a tree. Here every page that exists is returned.
//! Only databases of this program are read, so the page size is known even if the header is damaged. See
//! <https://www.sqlite.org/fileformat2.html>.

use std::path::Path;

use crate::FILE;

/// The size of a page, in bytes.
pub(super) const PAGE_SIZE: usize = crate::PAGE as usize;

/// The size of the header of a database, at the beginning of its first page.
pub(super) const HEADER: usize = 100;

const LOG_HEADER: usize = 32;
const FRAME_HEADER: usize = 24;
const FRAME: usize = FRAME_HEADER + PAGE_SIZE;

/// The highest number of a page: 4 GB. A log that names a higher one is damaged.
const MOST_PAGES: usize = 1 << 20;

/// The pages of a damaged database.
pub(super) struct Pages {
    /// All pages in their order, after the commits of the log.
    bytes: Vec<u8>,
    /// Pages of the log with a wrong checksum, by number: most of their rows may be intact.
    pub(super) doubtful: Vec<(u32, Vec<u8>)>,
    /// True if pages are missing at the end, or all pages are.
    pub(super) is_cut: bool,
}

impl Pages {
    /// Reads the file of a database and its log, as far as they exist.
    pub(super) fn read(folder: &Path) -> std::io::Result<Self> {
        let mut bytes = read_if_present(&folder.join(FILE))?;
        let mut is_cut = bytes.is_empty() || bytes.len() % PAGE_SIZE > 0;
        // A truncated last page still has cells.
        bytes.resize(bytes.len().next_multiple_of(PAGE_SIZE), 0);
        // Number of pages after the last transaction.
        let count = u32_at(&bytes, 28).filter(|count| *count as usize <= MOST_PAGES);
        let mut count = count.unwrap_or_default();
        let mut pages = Self { bytes, doubtful: Vec::new(), is_cut: false };
        let log = read_if_present(&log_file(folder))?;
        let (frames, _) = frames(&log);
        for frame in frames {
            if frame.is_valid && frame.count > 0 {
                count = frame.count;
            }
            match frame.is_valid {
                true => pages.replace(frame.page, frame.image),
                false => pages.doubtful.push((frame.page, frame.image.to_vec())),
            }
        }
        is_cut |= pages.count() < count;
        Ok(Self { is_cut, ..pages })
    }

    fn replace(&mut self, page: u32, image: &[u8]) {
        let end = page as usize * PAGE_SIZE;
        if page == 0 || page as usize > MOST_PAGES {
            return;
        }
        if self.bytes.len() < end {
            self.bytes.resize(end, 0);
        }
        self.bytes[end - PAGE_SIZE..end].copy_from_slice(image);
    }

    pub(super) fn count(&self) -> u32 {
        (self.bytes.len() / PAGE_SIZE) as u32
    }

    /// Returns a page by its number; the first is 1.
    pub(super) fn page(&self, number: u32) -> Option<&[u8]> {
        let from = (number as usize).checked_sub(1)?.checked_mul(PAGE_SIZE)?;
        self.bytes.get(from..from + PAGE_SIZE)
    }

    /// Returns the pages in the list of free pages; their rows were deleted.
    pub(super) fn free(&self) -> Vec<u32> {
        let mut free = Vec::new();
        let mut next = self.page(1).and_then(|first| u32_at(first, 32)).unwrap_or_default();
        while let Some(trunk) = self.page(next).filter(|_| !free.contains(&next)) {
            free.push(next);
            let count = u32_at(trunk, 4).unwrap_or_default() as usize;
            free.extend((0..count.min(PAGE_SIZE / 4 - 2)).filter_map(|nth| u32_at(trunk, 8 + nth * 4)));
            next = u32_at(trunk, 0).unwrap_or_default();
        }
        free
    }
}

/// Decodes an integer of four bytes.
pub(super) fn u32_at(bytes: &[u8], at: usize) -> Option<u32> {
    let bytes = bytes.get(at..at.checked_add(4)?)?;
    Some(u32::from_be_bytes(bytes.try_into().ok()?))
}

/// True if SQLite would ignore readable data. It takes a file without a header for an empty one, and reads a log
/// only up to its first damaged frame.
pub(crate) fn is_needed(folder: &Path) -> std::io::Result<bool> {
    use std::io::Read as _;
    let mut header = Vec::new();
    if let Some(file) = if_present(std::fs::File::open(folder.join(FILE)))? {
        file.take(HEADER as u64).read_to_end(&mut header)?;
    }
    let log = read_if_present(&log_file(folder))?;
    let (frames, is_log_damaged) = frames(&log);
    let is_header_damaged = if header.is_empty() { !frames.is_empty() } else { !is_header_valid(&header) };
    Ok(is_header_damaged || is_log_damaged)
}

/// True if a header has the constants of all headers that SQLite writes for this program.
fn is_header_valid(header: &[u8]) -> bool {
    let has_versions =
        header.get(18..20).is_some_and(|versions| versions.iter().all(|version| matches!(version, 1 | 2)));
    // The format of the schema, and UTF-8 as the encoding. Both are zero until the first checkpoint.
    let has_formats = matches!((u32_at(header, 44), u32_at(header, 56)), (Some(4), Some(1)) | (Some(0), Some(0)));
    let is_zero =
        |from: usize, to: usize| header.get(from..to).is_some_and(|bytes| bytes.iter().all(|byte| *byte == 0));
    header.len() == HEADER
        && header.starts_with(b"SQLite format 3\0\x10\x00")
        && has_versions
        // No reserved bytes at the end of pages, then three fixed fractions.
        && header[20..24] == [0, 64, 32, 32]
        && has_formats
        // No automatic vacuum; the rest is reserved.
        && is_zero(52, 56)
        && is_zero(64, 68)
        && is_zero(72, 92)
}

fn log_file(folder: &Path) -> std::path::PathBuf {
    folder.join(format!("{FILE}-wal"))
}

fn if_present<T>(read: std::io::Result<T>) -> std::io::Result<Option<T>> {
    match read {
        Ok(read) => Ok(Some(read)),
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => Ok(None),
        Err(error) => Err(error),
    }
}

/// Reads a file; empty if there is none.
fn read_if_present(file: &Path) -> std::io::Result<Vec<u8>> {
    Ok(if_present(std::fs::read(file))?.unwrap_or_default())
}

/// A page in the log.
struct Frame<'a> {
    page: u32,
    /// Number of pages after the transaction, in its last frame; otherwise 0.
    count: u32,
    image: &'a [u8],
    /// True if its checksum is correct.
    is_valid: bool,
}

/// Parses the frames of a log up to its last commit, and whether one of them is damaged. Frames after the last
/// commit were never acknowledged.
fn frames(log: &[u8]) -> (Vec<Frame<'_>>, bool) {
    let Some(header) = log.get(..LOG_HEADER) else { return (Vec::new(), false) };
    // The lowest bit of the magic number is the byte order of the checksums.
    let is_little = header[3] & 1 == 0;
    let is_header_valid = add_to((0, 0), &header[..24], is_little) == stored_checksum(header, 24);
    // SQLite overwrites a log from its beginning, with new salts.
    let salts = if is_header_valid { header.get(16..24) } else { log.get(LOG_HEADER + 8..LOG_HEADER + 16) };
    let (mut found, mut last, mut before) = (Vec::new(), 0, stored_checksum(header, 24));
    for frame in log[LOG_HEADER..].chunks_exact(FRAME) {
        let (header, image) = frame.split_at(FRAME_HEADER);
        let own = stored_checksum(header, 16);
        // Frames of an older log are not valid either, but no commit comes after them.
        let is_valid =
            header.get(8..16) == salts && add_to(add_to(before, &header[..8], is_little), image, is_little) == own;
        before = own;
        let (page, count) = (u32_at(header, 0).unwrap_or_default(), u32_at(header, 4).unwrap_or_default());
        found.push(Frame { page, count, image, is_valid });
        if is_valid && count > 0 {
            last = found.len();
        }
    }
    found.truncate(last);
    let is_damaged = found.iter().any(|frame| !frame.is_valid) || (last > 0 && !is_header_valid);
    (found, is_damaged)
}

type Checksum = (u32, u32);

fn stored_checksum(bytes: &[u8], at: usize) -> Checksum {
    (u32_at(bytes, at).unwrap_or_default(), u32_at(bytes, at + 4).unwrap_or_default())
}

/// Continues the running checksum of the log.
fn add_to(mut sums: Checksum, bytes: &[u8], is_little: bool) -> Checksum {
    let number = |four: &[u8]| {
        let four: [u8; 4] = four.try_into().unwrap_or_default();
        if is_little { u32::from_le_bytes(four) } else { u32::from_be_bytes(four) }
    };
    for eight in bytes.chunks_exact(8) {
        sums.0 = sums.0.wrapping_add(number(&eight[..4])).wrapping_add(sums.1);
        sums.1 = sums.1.wrapping_add(number(&eight[4..])).wrapping_add(sums.0);
    }
    sums
}
