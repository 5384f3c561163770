//! Records and backups as files.

use kernel::record::LineFault;
use serde::{Deserialize, Serialize};

use super::*;

/// A backup: every table with its seed, and what this device remembers.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Backup {
    /// [`BACKUP_FORMAT`] of the program that wrote it.
    bucintoro_backup: u32,
    tables: Vec<BackedUp>,
    people: Vec<String>,
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
        let lines = |seat: &mut Seat| {
            let lines: Vec<&str> = seat.table.lines().iter().map(|sealed| sealed.line.as_str()).collect();
            Ok((lines.join("\n") + "\n", seat.table.game(), seat.table.at().to_owned()))
        };
        let (text, game, at) = self.ask(table, lines).await?;
        let day = at.split('T').next().unwrap_or("");
        Ok(Reply::File { name: format!("{game}-{day}-{table}.jsonl"), text })
    }

    /// Takes in a record whole, or not at all. The app's draws go on from a new committed seed.
    pub(super) async fn import(&self, text: &str) -> Result<u32, Problem> {
        let lines: Vec<&str> = text.lines().filter(|line| !line.trim().is_empty()).collect();
        let faults = file_faults(&lines);
        if !faults.is_empty() {
            return Err(Problem::Import { faults });
        }
        let seed = new_seed();
        let hex = seed.to_hex();
        let mut table = opened(&lines, None)?;
        table.reseed(seed, &mut stamps()).map_err(told_by_table)?;
        let store = &self.inner.store;
        store.create(table.game(), Some(&hex), table.lines(), &summary(&*table)).await.map_err(trouble)
    }

    pub(super) async fn back_up(&self) -> Result<Reply, Problem> {
        let store = &self.inner.store;
        let mut backup =
            Backup { bucintoro_backup: BACKUP_FORMAT, tables: vec![], people: store.people().await.map_err(trouble)? };
        for (table, ..) in store.list().await.map_err(trouble)? {
            if let Some(stored) = store.read(table).await.map_err(trouble)? {
                backup.tables.push(BackedUp { seed: stored.seed, record: stored.lines });
            }
        }
        let text = serde_json::to_string(&backup).map_err(|error| Problem::Unreadable { detail: error.to_string() })?;
        let day = now();
        Ok(Reply::File { name: format!("bucintoro-{}.json", day.split('T').next().unwrap_or("")), text })
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
            let faults = file_faults(&lines);
            if !faults.is_empty() {
                return Err(Problem::Import { faults });
            }
            tables.push((opened(&lines, stored.seed.as_deref())?, stored.seed.as_deref()));
        }
        let store = &self.inner.store;
        let here = store.headers().await.map_err(trouble)?;
        let (mut added, mut known) = (0, 0);
        for (table, seed) in tables.iter().rev() {
            if table.lines().first().is_some_and(|header| here.contains(&header.line)) {
                known += 1;
                continue;
            }
            store.create(table.game(), *seed, table.lines(), &summary(&**table)).await.map_err(trouble)?;
            added += 1;
        }
        store.met(backup.people.iter().rev().map(String::as_str)).await.map_err(trouble)?;
        Ok(Reply::Restored { added, known })
    }

    pub(super) async fn delete(&self, table: u32) -> Result<Reply, Problem> {
        self.inner.open.lock().await.remove(&table);
        if self.inner.store.delete(table).await.map_err(trouble)? { Ok(Reply::Done) } else { Err(missing("table")) }
    }

    pub(super) async fn prefer(&self, key: &str, value: &str) -> Result<Reply, Problem> {
        if key.len() > 64 || value.len() > LONGEST_PREFERENCE {
            return Err(Problem::TooLong);
        }
        self.inner.store.prefer(key, value).await.map_err(trouble)?;
        Ok(Reply::Done)
    }
}

/// The game that a record says it is of.
fn game_of(first: &str) -> Result<&'static dyn kernel::erased::AnyGame, LineFault> {
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
