//! `bucintoro archive`: every record of a club as a file.
//!
//! The folder contains `tables/NUMBER.bucintoro`, an unchanged record that any app imports, and `rest.bucintoro`, a
//! backup of everything but tables. `tables.jsonl` has one line of metadata for each table, including its seed. The
//! last line of a table counts. It is added once the record is complete. An interrupted run continues with the
//! tables that have no line, and later runs write what has changed since.

use std::collections::BTreeMap;
use std::fs::{self, File};
use std::io::{self, BufWriter, Write as _};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use app_core::Beside;
use app_core::protocol::Loss;
use app_core::storage::{Label, StoreError};
use clap::Args;
use club_postgres::{Reader, TableStatus};
use kernel::record::{LineFault, verify_hash};
use serde::{Deserialize, Serialize};

use host::log;
use host::terminal::{CommandResult, print_line};

use super::serve::database;
use storage_sqlite::private_files;

/// Name of the file with the metadata of all tables.
const LINES: &str = "tables.jsonl";

/// Name of the backup of everything but tables.
pub(super) const REST: &str = "rest.bucintoro";

#[derive(Args)]
pub struct ArchiveArgs {
    /// The club's database; by default BUCINTORO_DATABASE.
    #[arg(long, value_name = "ADDRESS")]
    database: Option<String>,
    /// The folder, created for its owner only if it is missing. It contains seeds of tables in play.
    folder: PathBuf,
}

/// Metadata of an archived table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Archived {
    pub table: u32,
    pub game: String,
    pub seed: Option<String>,
    pub gone_to: Option<String>,
    pub label: Label,
    /// Number and hash of the last entry.
    pub n: u32,
    pub hash: String,
    /// Length of the record's file, in bytes.
    pub bytes: u64,
}

impl Archived {
    /// Returns the path of the record.
    pub fn file(&self, folder: &Path) -> PathBuf {
        record(folder, self.table)
    }
}

fn record(folder: &Path, table: u32) -> PathBuf {
    folder.join("tables").join(format!("{table:07}.bucintoro"))
}

/// Reads the tables of an archive, by number.
pub(super) fn archived(folder: &Path) -> io::Result<BTreeMap<u32, Archived>> {
    let text = match fs::read_to_string(folder.join(LINES)) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(BTreeMap::new()),
        text => text?,
    };
    // A truncated line belongs to a table whose record is written again.
    let lines = text.lines().filter_map(|line| serde_json::from_str::<Archived>(line).ok());
    Ok(lines.map(|line| (line.table, line)).collect())
}

/// The reason why a table could not be archived completely.
#[derive(Debug, thiserror::Error)]
enum Failed {
    #[error("the database does not say: {0}")]
    Unread(#[from] StoreError),
    #[error("it cannot be written: {0}")]
    Unwritten(#[from] io::Error),
}

impl ArchiveArgs {
    pub(super) fn run(self) -> CommandResult {
        log::to_standard_error(log::Form::Text);
        tokio::runtime::Builder::new_current_thread().enable_all().build()?.block_on(self.archive())
    }

    async fn archive(self) -> CommandResult {
        let mut reader = Reader::open(&database(self.database.as_deref())?).await?;
        private_files::create_folder(&self.folder.join("tables"))?;
        let mut known = archived(&self.folder)?;
        let (mut written, mut damaged) = (0, 0);
        for table in reader.tables().await? {
            match one(&mut reader, &self.folder, table, known.get(&table)).await? {
                Outcome::Gone | Outcome::Known => {}
                Outcome::Written(archived) => {
                    record_archived(&self.folder, &archived)?;
                    known.insert(table, archived);
                    written += 1;
                }
                Outcome::Damaged { line, fault } => {
                    eprintln!("bucintoro: table {table}: line {line}: {fault}; what comes before it was archived");
                    damaged += 1;
                }
            }
        }
        compact(&self.folder, known.values())?;
        rest(&mut reader, &self.folder).await?;
        print_line(&serde_json::json!({"tables": known.len(), "written": written, "damaged": damaged}))?;
        Ok(if damaged == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE })
    }
}

/// The outcome for one table.
enum Outcome {
    /// The table was deleted meanwhile.
    Gone,
    /// The table is archived and unchanged.
    Known,
    Written(Archived),
    Damaged {
        line: u32,
        fault: LineFault,
    },
}

/// Writes a record to a file, and verifies its chain line by line.
struct Chained {
    out: BufWriter<File>,
    hash: String,
    lines: u32,
    bytes: u64,
    fault: Option<LineFault>,
}

impl Chained {
    fn take(&mut self, line: &[u8]) -> io::Result<()> {
        if self.fault.is_some() {
            return Ok(());
        }
        let unsealed = std::str::from_utf8(line).map_err(|_| LineFault::NoHash).and_then(|text| {
            let (_, hash) = verify_hash(text, &self.hash)?;
            Ok(hash.to_owned())
        });
        match unsealed {
            Ok(hash) => {
                (self.hash, self.lines, self.bytes) = (hash, self.lines + 1, self.bytes + line.len() as u64 + 1);
                self.out.write_all(line)?;
                self.out.write_all(b"\n")
            }
            Err(fault) => {
                self.fault = Some(fault);
                Ok(())
            }
        }
    }
}

/// Archives one table, unless its archived copy is current.
async fn one(reader: &mut Reader, folder: &Path, table: u32, known: Option<&Archived>) -> Result<Outcome, Failed> {
    let file = record(folder, table);
    let part = file.with_extension("part");
    let out = BufWriter::new(fresh(&part)?);
    let mut chained = Chained { out, hash: String::new(), lines: 0, bytes: 0, fault: None };
    let length = fs::metadata(&file).map_or(0, |data| data.len());
    let is_current = |status: &TableStatus| known.is_some_and(|known| *known == line_of(status, length));
    let read = reader.read(table, |status| !is_current(status), |line| Ok::<_, Failed>(chained.take(line)?)).await?;
    let Some(status) = read else {
        fs::remove_file(part)?;
        return Ok(Outcome::Gone);
    };
    if is_current(&status) {
        fs::remove_file(part)?;
        return Ok(Outcome::Known);
    }
    let Chained { mut out, hash, lines, bytes, fault } = chained;
    out.flush()?;
    out.get_ref().sync_all()?;
    fs::rename(part, file)?;
    // A record that ends too early has lost lines that the database knows of.
    let lost = (hash != status.last.hash).then_some(LineFault::NoHash);
    Ok(match fault.or(lost) {
        Some(fault) => Outcome::Damaged { line: lines + 1, fault },
        None => Outcome::Written(line_of(&status, bytes)),
    })
}

fn line_of(status: &TableStatus, bytes: u64) -> Archived {
    let TableStatus { table, game, seed, gone_to, label, last } = status.clone();
    Archived { table, game, seed, gone_to, label, n: last.n, hash: last.hash, bytes }
}

/// Records that a table is archived completely.
fn record_archived(folder: &Path, archived: &Archived) -> io::Result<()> {
    let mut lines = private_files::options().append(true).create(true).open(folder.join(LINES))?;
    lines.write_all(format!("{}\n", serde_json::to_string(archived)?).as_bytes())?;
    lines.sync_data()
}

/// Rewrites the metadata with only the last line of each table.
fn compact<'a>(folder: &Path, tables: impl Iterator<Item = &'a Archived>) -> io::Result<()> {
    let lines = tables.map(|table| Ok(serde_json::to_string(table)? + "\n")).collect::<io::Result<String>>()?;
    replace_atomically(&folder.join(LINES), &lines)
}

/// Archives everything but tables.
async fn rest(reader: &mut Reader, folder: &Path) -> Result<(), Box<dyn std::error::Error>> {
    let losses: Vec<Loss> = reader.losses().await?.into_iter().filter(|loss| loss.table.is_none()).collect();
    let (people, boards) = (reader.people().await?, reader.boards().await?);
    let (names, groups) = reader.names_and_groups().await?;
    let beside = Beside { people, boards, preferences: reader.preferences().await?, names, groups, losses };
    Ok(replace_atomically(&folder.join(REST), &beside.as_backup()?)?)
}

/// Replaces a file atomically.
fn replace_atomically(file: &Path, text: &str) -> io::Result<()> {
    let part = file.with_extension("part");
    let mut out = fresh(&part)?;
    out.write_all(text.as_bytes())?;
    out.sync_all()?;
    fs::rename(part, file)
}

fn fresh(file: &Path) -> io::Result<File> {
    private_files::options().write(true).create(true).truncate(true).open(file)
}
