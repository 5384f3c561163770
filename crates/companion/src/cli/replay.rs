//! `bucintoro replay`

use std::path::PathBuf;
use std::process::ExitCode;

use clap::Args;
use kernel::Viewer;
use kernel::record::Peek;
use serde_json::json;

use super::Done;

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
        let lines: Vec<&str> = text.lines().filter(|line| !line.trim().is_empty()).collect();
        let first = lines.first().ok_or("line 1: the file is empty")?;
        let peek: Peek = serde_json::from_str(first).map_err(|error| format!("line 1: this is no record: {error}"))?;
        let game = super::game(&peek.game)?;
        let (table, damage) = game.open(&lines, None, self.strict).map_err(|fault| format!("line 1: {fault}"))?;
        println!(
            "{}",
            json!({
                "game": table.game(), "lines": table.lines().len(), "head": table.head(),
                "seating": table.settings().seating, "progress": table.progress(),
                "state_hash": table.state_hash(), "asks": table.asks(), "view": table.view(Viewer::Table),
            })
        );
        match damage {
            None => Ok(ExitCode::SUCCESS),
            Some(_) => {
                for (line, fault) in game.faults(&lines).into_iter().chain(damage.filter(|_| self.strict)) {
                    eprintln!("bucintoro: line {line}: {fault}");
                }
                eprintln!("bucintoro: the lines before it are good; what is printed is where they lead");
                Ok(ExitCode::FAILURE)
            }
        }
    }
}
