//! `bucintoro replay`

use std::path::PathBuf;
use std::process::ExitCode;

use clap::Args;
use kernel::Viewer;
use kernel::record::Peek;
use serde_json::json;

use super::{Done, say};
use crate::tables::written_lines;

#[derive(Args)]
pub(super) struct Replay {
    /// The record: JSON Lines.
    file: PathBuf,
    /// Decide every command again and compare the events.
    #[arg(long)]
    strict: bool,
}

impl Replay {
    pub(super) fn run(self) -> Done {
        let text = super::read(&self.file)?;
        let (numbers, lines): (Vec<usize>, Vec<&str>) = written_lines(&text).unzip();
        // As whoever looks into the file counts, blank lines too.
        let number = |line: usize| numbers.get(line - 1).copied().unwrap_or(line);
        let first = lines.first().ok_or("line 1: the file is empty")?;
        let peek: Peek =
            serde_json::from_str(first).map_err(|error| format!("line {}: this is no record: {error}", number(1)))?;
        let game = super::game(&peek.game).map_err(|unknown| format!("line {}: {unknown}", number(1)))?;
        let (table, damage) =
            game.open(&lines, None, self.strict).map_err(|fault| format!("line {}: {fault}", number(1)))?;
        say(&json!({
            "game": table.game(), "lines": table.lines().len(), "head": table.head(),
            "seating": table.settings().seating, "progress": table.progress(),
            "state_hash": table.state_hash(), "asks": table.asks(), "view": table.view(Viewer::Table),
        }))?;
        let Some(stopped) = damage else {
            return Ok(ExitCode::SUCCESS);
        };
        let mut faults = game.faults(&lines);
        if !faults.iter().any(|(line, _)| *line == stopped.0) {
            // What only deciding again can find.
            faults.push(stopped);
            faults.sort_by_key(|(line, _)| *line);
        }
        for (line, fault) in faults {
            eprintln!("bucintoro: line {}: {fault}", number(line));
        }
        eprintln!("bucintoro: the lines before it are good; what is printed is where they lead");
        Ok(ExitCode::FAILURE)
    }
}
