//! Records and backups as files.

use kernel::Seed;
use kernel::erased::{AnyGame, AnyTable};
use kernel::record::{LineFault, Peek};
use serde::{Deserialize, Serialize};

use super::owner::{Seat, told_by_table};
use super::{App, missing};
use crate::trouble::{ticket, trouble};
use crate::wire::{FileFault, Problem, Reply};
use crate::{catalogue, new_seed, now, stamps};

/// The longest text that is remembered as a preference, in bytes.
const LONGEST_PREFERENCE: usize = 4_096;

/// The longest key that it is remembered under, in bytes.
const LONGEST_KEY: usize = 64;

/// A backup: every table with its seed, and what this device remembers.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Backup {
    /// [`BACKUP_FORMAT`] of the program that wrote it.
    bucintoro_backup: u32,
    tables: Vec<BackedUp>,
    people: Vec<String>,
    #[serde(default)]
    boards: Vec<BackedUpBoard>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct BackedUpBoard {
    game: String,
    board: serde_json::Value,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct BackedUp {
    seed: Option<String>,
    record: Vec<String>,
}

const BACKUP_FORMAT: u32 = 1;

impl App {
    pub(super) async fn export(&self, table: u32) -> Result<Reply, Problem> {
        let (text, game, at) = self
            .ask(table, |seat| {
                let table = seat.table();
                Ok((lines_of(seat).join("\n") + "\n", table.game(), table.at().to_owned()))
            })
            .await?;
        Ok(Reply::File { name: format!("{game}-{}-{table}.jsonl", day(&at)), text })
    }

    /// Takes in a record whole, or not at all. The app's draws go on from a new committed seed.
    pub(super) async fn import(&self, text: &str, request: Option<&str>) -> Result<u32, Problem> {
        if let Some(table) = self.made_by(request).await? {
            return Ok(table);
        }
        let (numbers, lines): (Vec<usize>, Vec<&str>) = written_lines(text).unzip();
        let mut faults = file_faults(&lines);
        if !faults.is_empty() {
            for fault in &mut faults {
                // As the reader of the file counts, blank lines too.
                fault.line = numbers.get(fault.line as usize - 1).map_or(fault.line, |&number| number as u32);
            }
            return Err(Problem::Import { faults });
        }
        let mut table = opened(&lines, None)?;
        let seed = reseeded(&mut *table)?;
        self.store_new(&*table, Some(&seed), request).await
    }

    /// Every table that can be opened, as far as it is good. What is damaged is set aside as it
    /// would be at opening: a backup never holds what cannot be taken in again.
    pub(super) async fn back_up(&self) -> Result<Reply, Problem> {
        let store = &self.inner.store;
        let boards = store.boards().await.map_err(trouble)?.into_iter().filter_map(|kept| {
            let board = serde_json::from_str(&kept.board).ok()?;
            Some(BackedUpBoard { game: kept.game, board })
        });
        let mut backup = Backup {
            bucintoro_backup: BACKUP_FORMAT,
            tables: vec![],
            people: store.people().await.map_err(trouble)?,
            boards: boards.collect(),
        };
        for listed in store.list().await.map_err(trouble)? {
            let backed_up = |seat: &mut Seat| {
                let record = lines_of(seat).into_iter().map(str::to_owned).collect();
                Ok(BackedUp { seed: seat.table().seed().map(Seed::to_hex), record })
            };
            match self.ask(listed.table, backed_up).await {
                Ok(table) => backup.tables.push(table),
                Err(Problem::Damaged { fault }) => {
                    tracing::warn!(table = listed.table, %fault, "a damaged table is not in the backup");
                }
                Err(problem) => return Err(problem),
            }
        }
        let text = serde_json::to_string(&backup).map_err(|error| Problem::Internal { ticket: ticket(error) })?;
        Ok(Reply::File { name: format!("bucintoro-{}.json", day(&now())), text })
    }

    pub(super) async fn restore(&self, text: &str) -> Result<Reply, Problem> {
        let unreadable = |detail: String| Problem::Unreadable { detail };
        let backup: Backup = serde_json::from_str(text).map_err(|error| unreadable(error.to_string()))?;
        if backup.bucintoro_backup > BACKUP_FORMAT {
            let fault = LineFault::Newer { found: backup.bucintoro_backup, known: BACKUP_FORMAT };
            return Err(Problem::Import { faults: vec![FileFault { line: 1, fault }] });
        }
        // Everything is checked before anything is taken in.
        let mut tables = Vec::new();
        for stored in &backup.tables {
            let lines: Vec<&str> = stored.record.iter().map(String::as_str).collect();
            tables.push(checked(&lines, stored.seed.as_deref())?);
        }
        let store = &self.inner.store;
        let here = store.headers().await.map_err(trouble)?;
        let (mut added, mut known) = (0, 0);
        for (table, seed) in tables.iter().rev() {
            if table.lines().first().is_some_and(|header| here.contains(header.line.as_bytes())) {
                known += 1;
                continue;
            }
            self.store_new(&**table, Some(seed), None).await?;
            added += 1;
        }
        for kept in backup.boards {
            // A board that is here already stays as it is.
            let here = self.boards(&kept.game).await?.iter().any(|line| kept.board["id"] == line.id.as_str());
            if !here {
                self.keep_board(&kept.game, kept.board).await?;
            }
        }
        store.met(backup.people.iter().rev().map(String::as_str)).await.map_err(trouble)?;
        Ok(Reply::Restored { added, known })
    }

    pub(super) async fn delete(&self, table: u32) -> Result<Reply, Problem> {
        // Held until it is gone, so that nobody reads it again in between.
        let mut open = self.inner.open.lock().await;
        open.remove(&table);
        if !self.inner.store.delete(table).await.map_err(trouble)? {
            return Err(missing("table"));
        }
        if self.people().table() == Some(table) {
            self.stop_hosting().await;
        }
        Ok(Reply::Done)
    }

    pub(super) async fn prefer(&self, key: &str, value: &str) -> Result<Reply, Problem> {
        if key.len() > LONGEST_KEY || value.len() > LONGEST_PREFERENCE {
            return Err(Problem::TooLong);
        }
        self.inner.store.prefer(key, value).await.map_err(trouble)?;
        Ok(Reply::Done)
    }
}

/// A sound record's table, and the seed from which its draws go on.
pub(super) fn checked(lines: &[&str], seed: Option<&str>) -> Result<(Box<dyn AnyTable>, String), Problem> {
    let faults = file_faults(lines);
    if !faults.is_empty() {
        return Err(Problem::Import { faults });
    }
    let mut table = opened(lines, seed)?;
    // A seed that is missing, or is not the one that was committed to, is no use.
    let seed = match table.seed() {
        Some(seed) => seed.to_hex(),
        None => reseeded(&mut *table)?,
    };
    Ok((table, seed))
}

pub(super) fn lines_of(seat: &Seat) -> Vec<&str> {
    seat.table().lines().iter().map(|sealed| sealed.line.as_str()).collect()
}

/// The day of a moment (RFC 3339).
fn day(at: &str) -> &str {
    at.split('T').next().unwrap_or_default()
}

/// The lines of a file that are not blank, each with its number from 1.
pub(crate) fn written_lines(text: &str) -> impl Iterator<Item = (usize, &str)> {
    text.lines().enumerate().map(|(index, line)| (index + 1, line)).filter(|(_, line)| !line.trim().is_empty())
}

/// Commits a table to a new seed, and gives it.
fn reseeded(table: &mut dyn AnyTable) -> Result<String, Problem> {
    let seed = new_seed();
    let hex = seed.to_hex();
    table.reseed(seed, &mut stamps()).map_err(told_by_table)?;
    Ok(hex)
}

/// The game that a record says it is of.
fn game_of(first: &str) -> Result<&'static dyn AnyGame, LineFault> {
    let peek: Peek =
        serde_json::from_str(first).map_err(|error| LineFault::Unreadable { detail: error.to_string() })?;
    catalogue::game(&peek.game).ok_or(LineFault::UnknownGame { game: peek.game })
}

/// Every fault of a record, by line.
fn file_faults(lines: &[&str]) -> Vec<FileFault> {
    let fault = |line: usize, fault| FileFault { line: line as u32, fault };
    match lines.first().ok_or(LineFault::Empty).and_then(|first| game_of(first)) {
        Err(bad) => vec![fault(1, bad)],
        Ok(game) => game.faults(lines).into_iter().map(|(line, bad)| fault(line, bad)).collect(),
    }
}

fn opened(lines: &[&str], seed: Option<&str>) -> Result<Box<dyn AnyTable>, Problem> {
    let one = |fault| Problem::Import { faults: vec![FileFault { line: 1, fault }] };
    let game = lines.first().ok_or(LineFault::Empty).and_then(|first| game_of(first)).map_err(one)?;
    let (table, _) = game.open(lines, seed.and_then(Seed::from_hex), false).map_err(one)?;
    Ok(table)
}
