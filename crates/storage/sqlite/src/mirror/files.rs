//! Names of the mirror's files, and functions that read, replace and move them.

use std::collections::BTreeSet;
use std::fs::{self, File};
use std::io::{self, ErrorKind, Read as _, Seek as _, SeekFrom, Write as _};
use std::path::{Path, PathBuf};

use crate::private_files;

/// Name of the mirror folder in the data folder.
const FOLDER: &str = "tables";

/// Extension of a file that is being written.
const UNFINISHED: &str = "tmp";

/// Length of the end of a line: 64 hex digits of its hash, a quote and a brace.
const LINE_END: usize = 66;

/// The kind of a game's file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Kind {
    /// The lines of the record.
    Lines,
    /// The end of the record after each commit.
    Commits,
    /// The game's data outside the record.
    State,
}

pub(crate) const KINDS: [Kind; 3] = [Kind::Lines, Kind::Commits, Kind::State];

impl Kind {
    fn extension(self) -> &'static str {
        match self {
            Self::Lines => "jsonl",
            Self::Commits => "commits.jsonl",
            Self::State => "state.json",
        }
    }
}

/// The content of a game's files.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct TableFiles {
    pub lines: Vec<u8>,
    pub commits: Vec<u8>,
    pub state: Vec<u8>,
}

/// A name in the quarantine folder, reserved for one of a game's files.
#[derive(Clone, Debug)]
pub(crate) struct ReservedName {
    kind: Kind,
    pub name: String,
}

/// The folder of the mirrors.
#[derive(Clone)]
pub(crate) struct MirrorFolder {
    path: PathBuf,
    damaged: PathBuf,
}

impl MirrorFolder {
    pub(crate) fn at(data: &Path) -> Self {
        Self { path: data.join(FOLDER), damaged: data.join(crate::DAMAGED) }
    }

    /// Creates the folder if it is missing, and removes unfinished files of an earlier run.
    pub(crate) fn prepare(&self) -> io::Result<()> {
        if self.path.exists() && !self.path.is_dir() {
            self.set_aside(&self.path, "tables")?;
        }
        private_files::create_folder(&self.path)?;
        for entry in fs::read_dir(&self.path)?.flatten() {
            if entry.path().extension().is_some_and(|extension| extension == UNFINISHED) {
                // A folder with this name would block a file.
                if fs::remove_file(entry.path()).is_err() {
                    self.set_aside(&entry.path(), "tables")?;
                }
            }
        }
        Ok(())
    }

    pub(crate) fn file(&self, table: u32, kind: Kind) -> PathBuf {
        self.path.join(format!("{table}.{}", kind.extension()))
    }

    /// Returns the path of the list of deleted games.
    pub(crate) fn deleted(&self) -> PathBuf {
        self.path.join("deleted.jsonl")
    }

    /// Returns the games that have any file here.
    pub(crate) fn tables(&self) -> io::Result<BTreeSet<u32>> {
        let entries = match fs::read_dir(&self.path) {
            Err(error) if matches!(error.kind(), ErrorKind::NotFound | ErrorKind::NotADirectory) => {
                return Ok(BTreeSet::new());
            }
            entries => entries?,
        };
        let number = |entry: fs::DirEntry| {
            let name = entry.file_name();
            let (number, extension) = name.to_str()?.split_once('.')?;
            let table: u32 = number.parse().ok()?;
            // Only names in exactly the form that this program writes.
            let is_own = KINDS.iter().any(|kind| kind.extension() == extension) && table.to_string() == number;
            (is_own && (1..=crate::repair::MOST_ID).contains(&table)).then_some(table)
        };
        Ok(entries.flatten().filter_map(number).collect())
    }

    /// Reads all files of a game. An unreadable one counts as damaged, so it is empty.
    pub(crate) fn read_all(&self, table: u32) -> TableFiles {
        let read = |kind| {
            let content = self.read(table, kind).unwrap_or_else(|error| {
                tracing::warn!(%error, table, "a file of the text mirror cannot be read");
                None
            });
            content.unwrap_or_default()
        };
        TableFiles { lines: read(Kind::Lines), commits: read(Kind::Commits), state: read(Kind::State) }
    }

    /// Reads a file; `None` if it does not exist.
    pub(crate) fn read(&self, table: u32, kind: Kind) -> io::Result<Option<Vec<u8>>> {
        read_if_present(&self.file(table, kind))
    }

    /// Reads the last bytes of a file; `None` if it does not exist.
    pub(crate) fn read_end(&self, table: u32, kind: Kind, most: u64) -> io::Result<Option<Vec<u8>>> {
        let read = || {
            let mut file = File::open(self.file(table, kind))?;
            let length = file.metadata()?.len();
            file.seek(SeekFrom::Start(length.saturating_sub(most)))?;
            let mut end = Vec::new();
            file.take(most).read_to_end(&mut end)?;
            Ok(end)
        };
        if_present(read())
    }

    /// Reads the hash of the last line of a record's mirror, if the file ends in a valid line.
    pub(crate) fn last_hash(&self, table: u32) -> io::Result<Option<String>> {
        let Some(end) = self.read_end(table, Kind::Lines, LINE_END as u64 + 1)? else { return Ok(None) };
        let hash = end.strip_suffix(b"\"}\n").filter(|hash| hash.len() == LINE_END - 2);
        Ok(hash.and_then(|hash| String::from_utf8(hash.to_vec()).ok()))
    }

    /// Replaces a file atomically. The new name is durable only after [`Self::sync`].
    pub(crate) fn replace(&self, path: &Path, content: &[u8]) -> io::Result<()> {
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        let unfinished = self.path.join(format!("{name}.{UNFINISHED}"));
        let write = || {
            let mut file = private_files::options().write(true).create(true).truncate(true).open(&unfinished)?;
            file.write_all(content)?;
            file.sync_all()?;
            fs::rename(&unfinished, path)
        };
        write().inspect_err(|_| {
            // The incomplete file is useless, and the disk may be full.
            let _ = fs::remove_file(&unfinished);
        })
    }

    /// Waits until the entries of the folder are durable. Not every system can sync a folder.
    pub(crate) fn sync(&self) -> io::Result<()> {
        sync_folder(&self.path)
    }

    /// Deletes the files of a game.
    pub(crate) fn remove(&self, table: u32) -> io::Result<()> {
        KINDS.iter().try_for_each(|kind| if_present(fs::remove_file(self.file(table, *kind))).map(drop))
    }

    /// Quarantines the files of a game. Returns the new name of its lines, or of another of its files.
    pub(crate) fn quarantine(&self, table: u32) -> io::Result<Option<String>> {
        let Some(reserved) = self.reserve(table)? else { return Ok(None) };
        self.move_to(table, &reserved).inspect_err(|_| self.release(&reserved))?;
        Ok(Some(reserved.name))
    }

    /// Reserves a name in the quarantine folder, for the lines of a game or another of its files, by creating an empty
    /// file. Returns `None` if the game has no files.
    pub(crate) fn reserve(&self, table: u32) -> io::Result<Option<ReservedName>> {
        let is_present = |kind: &Kind| self.file(table, *kind).symlink_metadata().is_ok();
        let Some(kind) = [Kind::Lines, Kind::State, Kind::Commits].into_iter().find(is_present) else {
            return Ok(None);
        };
        private_files::create_folder(&self.damaged)?;
        let (name, _) = crate::new_file(&self.damaged, &format!("mirror-{table}"), kind.extension())?;
        Ok(Some(ReservedName { kind, name }))
    }

    /// Quarantines the files of a game, one of them under a reserved name. The lines are moved last. Until then, files
    /// of another game cannot be mistaken for this one's.
    pub(crate) fn move_to(&self, table: u32, reserved: &ReservedName) -> io::Result<()> {
        for kind in [Kind::State, Kind::Commits, Kind::Lines] {
            let path = self.file(table, kind);
            if path.symlink_metadata().is_err() {
                continue;
            }
            match kind == reserved.kind {
                true => self.rename_damaged(&path, &reserved.name)?,
                false => drop(self.set_aside(&path, &format!("mirror-{table}"))?),
            }
        }
        sync_folder(&self.damaged)?;
        self.sync()
    }

    /// Removes a reserved name that was not used.
    pub(crate) fn release(&self, reserved: &ReservedName) {
        let path = self.damaged.join(&reserved.name);
        if path.metadata().is_ok_and(|file| file.is_file() && file.len() == 0)
            && let Err(error) = fs::remove_file(path)
        {
            tracing::warn!(%error, "an empty file among the damaged ones could not be removed");
        }
    }

    fn set_aside(&self, path: &Path, what: &str) -> io::Result<String> {
        private_files::create_folder(&self.damaged)?;
        let kind = KINDS.iter().find(|kind| path.to_string_lossy().ends_with(&format!(".{}", kind.extension())));
        // The longest matching extension: `1.commits.jsonl` ends like `1.jsonl` too.
        let kind = kind.map_or("file", |kind| match kind {
            Kind::Lines if path.to_string_lossy().ends_with(".commits.jsonl") => Kind::Commits.extension(),
            kind => kind.extension(),
        });
        let (name, _) = crate::new_file(&self.damaged, what, kind)?;
        self.rename_damaged(path, &name)?;
        Ok(name)
    }

    fn rename_damaged(&self, path: &Path, name: &str) -> io::Result<()> {
        // The reserved empty file would block a folder.
        fs::remove_file(self.damaged.join(name))?;
        fs::rename(path, self.damaged.join(name))
    }
}

/// Waits until the entries of a folder are durable. Not every system can sync a folder.
pub(crate) fn sync_folder(path: &Path) -> io::Result<()> {
    if cfg!(not(unix)) {
        return Ok(());
    }
    match File::open(path)?.sync_all() {
        Err(error) if !matches!(error.kind(), ErrorKind::InvalidInput | ErrorKind::Unsupported) => Err(error),
        _ => Ok(()),
    }
}

fn read_if_present(path: &Path) -> io::Result<Option<Vec<u8>>> {
    if_present(fs::read(path))
}

fn if_present<T>(done: io::Result<T>) -> io::Result<Option<T>> {
    match done {
        Ok(done) => Ok(Some(done)),
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(None),
        // A folder with a file's name is treated as missing.
        Err(error) if error.kind() == ErrorKind::IsADirectory => Ok(None),
        Err(error) => Err(error),
    }
}

/// Opens a file to append to it.
pub(crate) fn open_to_append(path: &Path) -> io::Result<File> {
    private_files::options().append(true).create(true).open(path)
}
