//! Names of the mirror's files, and the ways in which they are read, replaced and moved.

use std::collections::BTreeSet;
use std::fs::{self, File};
use std::io::{self, ErrorKind, Read as _, Seek as _, SeekFrom, Write as _};
use std::path::{Path, PathBuf};

use crate::private_files;

/// The folder of the mirrors, in the data folder.
const FOLDER: &str = "tables";

/// How the name of a file ends that is being written.
const UNFINISHED: &str = "tmp";

/// How a line of a record ends: its hash, a quote and a brace.
const LINE_END: usize = 66;

/// One of the files of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Kind {
    /// The lines of its record.
    Lines,
    /// Where the record ended after each commit.
    Commits,
    /// What belongs to it beside the record.
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

    /// Makes the folder if it is missing, and removes what an earlier run has not finished.
    pub(crate) fn prepare(&self) -> io::Result<()> {
        if self.path.exists() && !self.path.is_dir() {
            self.set_aside(&self.path, "tables")?;
        }
        private_files::create_folder(&self.path)?;
        for entry in fs::read_dir(&self.path)?.flatten() {
            if entry.path().extension().is_some_and(|extension| extension == UNFINISHED) {
                fs::remove_file(entry.path())?;
            }
        }
        Ok(())
    }

    pub(crate) fn file(&self, table: u32, kind: Kind) -> PathBuf {
        self.path.join(format!("{table}.{}", kind.extension()))
    }

    /// The list of deleted games.
    pub(crate) fn deleted(&self) -> PathBuf {
        self.path.join("deleted.jsonl")
    }

    /// The games that have any file here.
    pub(crate) fn tables(&self) -> io::Result<BTreeSet<u32>> {
        let entries = match fs::read_dir(&self.path) {
            Err(error) if error.kind() == ErrorKind::NotFound => return Ok(BTreeSet::new()),
            entries => entries?,
        };
        let number = |entry: fs::DirEntry| {
            let name = entry.file_name();
            let (number, extension) = name.to_str()?.split_once('.')?;
            let table: u32 = number.parse().ok()?;
            // Only as this program writes it.
            let is_ours = KINDS.iter().any(|kind| kind.extension() == extension) && table.to_string() == number;
            (is_ours && table > 0).then_some(table)
        };
        Ok(entries.flatten().filter_map(number).collect())
    }

    /// A file's content; none if there is no such file.
    pub(crate) fn read(&self, table: u32, kind: Kind) -> io::Result<Option<Vec<u8>>> {
        read_if_present(&self.file(table, kind))
    }

    /// The last bytes of a file; none if there is no such file.
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

    /// The hash of the last line of a record's mirror, if it ends in one.
    pub(crate) fn last_hash(&self, table: u32) -> io::Result<Option<String>> {
        let Some(end) = self.read_end(table, Kind::Lines, LINE_END as u64 + 1)? else { return Ok(None) };
        let hash = end.strip_suffix(b"\"}\n").filter(|hash| hash.len() == LINE_END - 2);
        Ok(hash.and_then(|hash| String::from_utf8(hash.to_vec()).ok()))
    }

    /// Puts a file in the place of another, whole or not at all. Its name stays only after [`Self::sync`].
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
            // It is of no use, and the disk may be full.
            let _ = fs::remove_file(&unfinished);
        })
    }

    /// Returns when the names in the folder stay as they are. Not every system can say that of a folder.
    pub(crate) fn sync(&self) -> io::Result<()> {
        if cfg!(not(unix)) {
            return Ok(());
        }
        match File::open(&self.path)?.sync_all() {
            Err(error) if !matches!(error.kind(), ErrorKind::InvalidInput | ErrorKind::Unsupported) => Err(error),
            _ => Ok(()),
        }
    }

    /// Deletes the files of a game.
    pub(crate) fn remove(&self, table: u32) -> io::Result<()> {
        KINDS.iter().try_for_each(|kind| if_present(fs::remove_file(self.file(table, *kind))).map(drop))
    }

    /// Moves the files of a game to the damaged ones. Returns the name of the one with its lines, or of the first.
    pub(crate) fn quarantine(&self, table: u32) -> io::Result<Option<String>> {
        let mut first = None;
        for kind in KINDS {
            let path = self.file(table, kind);
            if path.exists() {
                let name = self.set_aside(&path, &format!("mirror-{table}"))?;
                first.get_or_insert(name);
            }
        }
        if first.is_some() {
            self.sync()?;
        }
        Ok(first)
    }

    fn set_aside(&self, path: &Path, what: &str) -> io::Result<String> {
        private_files::create_folder(&self.damaged)?;
        let kind = KINDS.iter().find(|kind| path.to_string_lossy().ends_with(&format!(".{}", kind.extension())));
        // The longest ending that fits: `1.commits.jsonl` ends like `1.jsonl` too.
        let kind = kind.map_or("file", |kind| match kind {
            Kind::Lines if path.to_string_lossy().ends_with(".commits.jsonl") => Kind::Commits.extension(),
            kind => kind.extension(),
        });
        let (name, _) = crate::new_file(&self.damaged, what, kind)?;
        // Where a file is a folder, the empty file would be in its way.
        fs::remove_file(self.damaged.join(&name))?;
        fs::rename(path, self.damaged.join(&name))?;
        Ok(name)
    }
}

fn read_if_present(path: &Path) -> io::Result<Option<Vec<u8>>> {
    if_present(fs::read(path))
}

fn if_present<T>(done: io::Result<T>) -> io::Result<Option<T>> {
    match done {
        Ok(done) => Ok(Some(done)),
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(None),
        // A folder in the place of a file is none of ours.
        Err(error) if error.kind() == ErrorKind::IsADirectory => Ok(None),
        Err(error) => Err(error),
    }
}

/// Opens a file to write at its end.
pub(crate) fn open_to_append(path: &Path) -> io::Result<File> {
    private_files::options().append(true).create(true).open(path)
}
