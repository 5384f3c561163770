//! The folder of daily backups. A backup is added atomically: it is written under another name, flushed, and renamed.
//! Only this installation's backups are removed, and only once the new one is complete.

use std::fs::{self, File};
use std::io::{self, BufReader, ErrorKind, Read, Seek as _, SeekFrom, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use app_core::is_day;
use app_core::protocol::{DailyBackup, FolderFault};
use app_core::transfer_files::Transfer;

use storage_sqlite::private_files;

/// Number of retained backups.
pub const KEPT: usize = 14;

/// Length of an installation's mark, in bytes.
pub(super) const MARK: usize = 3;

/// Size of the pieces that are compared or copied, in bytes.
const PIECE: usize = 64 << 10;

/// Windows error codes for a missing medium or drive: not ready, network path not found, no such device, not connected.
/// Rust has no error kind for these.
const PULLED_OUT: [i32; 4] = [21, 55, 433, 1167];

/// The name of a backup, `bucintoro-2026-03-01-3fa9c1-12.bucintoro`: day, mark, tables.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Name {
    pub day: String,
    /// Mark of the installation that made the backup.
    pub mark: String,
    /// Number of tables in the backup.
    pub tables: usize,
}

impl Name {
    /// Parses a name; `None` if it is not the name of a backup. Accepts only names in the exact form that
    /// [`Self::written`] returns.
    pub fn read(name: &str) -> Option<Self> {
        let parts = name.strip_prefix("bucintoro-")?.strip_suffix(".bucintoro")?;
        let (rest, tables) = parts.rsplit_once('-')?;
        let (day, mark) = rest.rsplit_once('-')?;
        let read = Self { day: day.to_owned(), mark: mark.to_owned(), tables: tables.parse().ok()? };
        (is_day(day) && is_mark(mark) && read.written() == name).then_some(read)
    }

    fn written(&self) -> String {
        format!("bucintoro-{}-{}-{}.bucintoro", self.day, self.mark, self.tables)
    }

    /// Returns the backup's description for the screen. `own` is this installation's mark; a backup with the same mark
    /// is its own.
    pub fn told(&self, bytes: u64, own: &str) -> DailyBackup {
        let small = |number: u64| u32::try_from(number).unwrap_or(u32::MAX);
        DailyBackup {
            name: self.written(),
            day: self.day.clone(),
            tables: small(self.tables as u64),
            kilobytes: small(bytes.div_ceil(1_000)),
            own: self.mark == own,
        }
    }
}

/// True if the text has the form of a mark.
pub(super) fn is_mark(mark: &str) -> bool {
    mark.len() == 2 * MARK && mark.bytes().all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f'))
}

/// A folder of backups.
#[derive(Clone)]
pub(super) struct Folder {
    path: PathBuf,
    /// True if a missing folder is created. A missing folder that the user chose was on a memory stick, so a new one
    /// would be on the wrong disk.
    made: bool,
}

impl Folder {
    pub fn usual(path: &Path) -> Self {
        Self { path: path.to_owned(), made: true }
    }

    pub fn chosen(path: PathBuf) -> Self {
        Self { path, made: false }
    }

    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Creates the folder if it is missing and may be created.
    pub fn ensure_exists(&self) -> io::Result<&Self> {
        if self.made {
            make(&self.path)?;
        }
        Ok(self)
    }

    /// Checks that the folder can be chosen: it exists, or can be created in an existing folder, and is writable.
    pub fn check_writable(&self) -> io::Result<()> {
        make(&self.path)?;
        // The name is random, because two programs can choose one folder at the same time.
        let probe = self.path.join(format!("bucintoro-probe-{}.part", hex::encode(rand::random::<[u8; 8]>())));
        let written =
            create_private(&probe).and_then(|mut file| file.write_all(b"bucintoro").and_then(|()| file.sync_all()));
        let removed = fs::remove_file(probe);
        written.and(removed)
    }

    /// Returns the backups in the folder, the latest first, with their lengths in bytes.
    pub fn list_backups(&self) -> io::Result<Vec<(Name, u64)>> {
        let entries = match fs::read_dir(&self.path) {
            Err(error) if self.made && error.kind() == ErrorKind::NotFound => return Ok(vec![]),
            entries => entries?,
        };
        let backup = |entry: fs::DirEntry| {
            let name = Name::read(entry.file_name().to_str()?)?;
            let data = entry.metadata().ok().filter(|data| data.is_file())?;
            Some((name, data.len()))
        };
        let mut lying: Vec<(Name, u64)> = entries.flatten().filter_map(backup).collect();
        lying.sort_by(|a, b| b.cmp(a));
        Ok(lying)
    }

    /// Returns one of the backups, if it exists.
    pub fn find(&self, name: &Name) -> io::Result<Option<Arc<dyn Transfer>>> {
        let path = self.path.join(name.written());
        match fs::symlink_metadata(&path) {
            Ok(data) if data.is_file() => Ok(Some(Arc::new(BackupFile(path)))),
            Err(error) if error.kind() != ErrorKind::NotFound => Err(error),
            _ => Ok(None),
        }
    }

    /// Stores a backup under this name, unless the last own backup is identical; then removes the oldest surplus ones.
    /// A backup dated later than this one counts as the oldest, because the clock was wrong.
    pub fn keep(&self, backup: &dyn Transfer, name: &Name) -> io::Result<()> {
        let own = || {
            let own = self.list_backups()?.into_iter().map(|(own, _)| own).filter(|own| own.mark == name.mark);
            let (later, real): (Vec<Name>, Vec<Name>) = own.partition(|own| own.day > name.day);
            Ok::<_, io::Error>(real.into_iter().chain(later))
        };
        let is_kept = |last: Name| same(backup, &BackupFile(self.path.join(last.written())));
        // An unreadable backup counts as different.
        if own()?.next().is_some_and(|last| is_kept(last).unwrap_or(false)) {
            return Ok(());
        }
        let part = self.path.join(format!("bucintoro-{}.part", name.mark));
        let written = copy_durably(backup, &part).and_then(|()| fs::rename(&part, self.path.join(name.written())));
        if written.is_err() {
            // The incomplete file is useless, and the disk may be full.
            let _ = fs::remove_file(&part);
        }
        written?;
        sync_folder(&self.path)?;
        for old in own()?.filter(|own| own != name).skip(KEPT - 1) {
            if let Err(error) = fs::remove_file(self.path.join(old.written())) {
                tracing::warn!(%error, "a backup that is too many could not be removed");
            }
        }
        Ok(())
    }
}

/// Returns the fault that the screen shows for an error.
pub(super) fn fault_of(error: &io::Error) -> FolderFault {
    match error.kind() {
        ErrorKind::NotFound | ErrorKind::NotADirectory => FolderFault::Gone,
        ErrorKind::StorageFull | ErrorKind::QuotaExceeded => FolderFault::Full,
        ErrorKind::PermissionDenied | ErrorKind::ReadOnlyFilesystem => FolderFault::Closed,
        _ if cfg!(windows) && error.raw_os_error().is_some_and(|code| PULLED_OUT.contains(&code)) => FolderFault::Gone,
        _ => FolderFault::Unusable,
    }
}

/// Creates a folder readable by its owner only, inside an existing one.
fn make(path: &Path) -> io::Result<()> {
    match private_files::create_inner_folder(path) {
        Err(error) if error.kind() == ErrorKind::AlreadyExists && path.is_dir() => Ok(()),
        Err(error) if error.kind() == ErrorKind::AlreadyExists => Err(ErrorKind::NotADirectory.into()),
        made => made,
    }
}

/// Creates a file readable by its owner only. Replaces the remains of an earlier attempt.
fn create_private(path: &Path) -> io::Result<File> {
    match fs::remove_file(path) {
        Err(error) if error.kind() != ErrorKind::NotFound => return Err(error),
        _ => {}
    }
    private_files::options().write(true).create_new(true).open(path)
}

/// Writes a copy and flushes it to disk.
fn copy_durably(backup: &dyn Transfer, path: &Path) -> io::Result<()> {
    let mut file = create_private(path)?;
    io::copy(&mut BufReader::with_capacity(PIECE, backup.read()?), &mut file)?;
    file.sync_all()
}

/// Waits until the entries of a folder are durable. Not every system can flush a folder.
fn sync_folder(folder: &Path) -> io::Result<()> {
    if cfg!(not(unix)) {
        return Ok(());
    }
    match File::open(folder)?.sync_all() {
        Err(error) if !matches!(error.kind(), ErrorKind::InvalidInput | ErrorKind::Unsupported) => Err(error),
        _ => Ok(()),
    }
}

/// Compares two files byte by byte.
fn same(one: &dyn Transfer, other: &dyn Transfer) -> io::Result<bool> {
    if one.length()? != other.length()? {
        return Ok(false);
    }
    let (mut one, mut other) = (one.read()?, other.read()?);
    let (mut a, mut b) = (Vec::new(), Vec::new());
    loop {
        (&mut one).take(PIECE as u64).read_to_end(&mut a)?;
        (&mut other).take(PIECE as u64).read_to_end(&mut b)?;
        if a != b || a.is_empty() {
            return Ok(a == b);
        }
        a.clear();
        b.clear();
    }
}

/// An existing backup.
struct BackupFile(PathBuf);

impl Transfer for BackupFile {
    fn length(&self) -> io::Result<u64> {
        Ok(fs::metadata(&self.0)?.len())
    }

    fn read_from(&self, at: u64) -> io::Result<Box<dyn Read + Send>> {
        let mut file = File::open(&self.0)?;
        file.seek(SeekFrom::Start(at))?;
        Ok(Box::new(file))
    }
}

#[cfg(test)]
#[allow(clippy::expect_used, reason = "a test that cannot be set up has failed")]
mod tests {
    use std::panic::{AssertUnwindSafe, catch_unwind};

    use super::*;

    /// What ends the writing of a backup after its given length.
    #[derive(Clone, Copy)]
    enum End {
        Whole,
        /// The disk is full.
        Full,
        /// The program ends during the write.
        Killed,
    }

    /// A backup of this many bytes.
    struct Backup(u64, End);

    impl Transfer for Backup {
        fn length(&self) -> io::Result<u64> {
            Ok(self.0)
        }

        fn read_from(&self, _: u64) -> io::Result<Box<dyn Read + Send>> {
            Ok(Box::new(io::repeat(b'x').take(self.0).chain(Ended(self.1))))
        }
    }

    struct Ended(End);

    impl Read for Ended {
        fn read(&mut self, _: &mut [u8]) -> io::Result<usize> {
            match self.0 {
                End::Whole => Ok(0),
                End::Full => Err(ErrorKind::StorageFull.into()),
                End::Killed => panic!("killed"),
            }
        }
    }

    fn name(day: usize) -> Name {
        Name { day: format!("2026-03-{day:02}"), mark: "3fa9c1".to_owned(), tables: day }
    }

    #[cfg(windows)]
    #[test]
    fn removed_drive_is_reported_as_gone() {
        for code in PULLED_OUT {
            assert_eq!(fault_of(&io::Error::from_raw_os_error(code)), FolderFault::Gone, "{code}");
        }
    }

    #[test]
    fn interrupted_backup_keeps_old_ones_and_is_not_listed() {
        let at = tempfile::tempdir().expect("a folder");
        let folder = Folder::chosen(at.path().to_owned());
        for day in 1..=KEPT {
            folder.keep(&Backup(200_000 + day as u64, End::Whole), &name(day)).expect("kept");
        }
        let before = folder.list_backups().expect("read");
        assert_eq!(before.len(), KEPT);
        let full = folder.keep(&Backup(300_000, End::Full), &name(20)).expect_err("full");
        assert_eq!(fault_of(&full), FolderFault::Full);
        assert_eq!(fs::read_dir(at.path()).expect("read").count(), KEPT, "what was half written is gone");
        let killed = catch_unwind(AssertUnwindSafe(|| folder.keep(&Backup(300_000, End::Killed), &name(20))));
        assert!(killed.is_err());
        assert_eq!(fs::read_dir(at.path()).expect("read").count(), KEPT + 1, "half of one lies there");
        assert_eq!(folder.list_backups().expect("read"), before);
        folder.keep(&Backup(100_000, End::Whole), &name(20)).expect("kept");
        assert_eq!(folder.list_backups().expect("read").first(), Some(&(name(20), 100_000)));
        assert_eq!(fs::read_dir(at.path()).expect("read").count(), KEPT);
    }
}
