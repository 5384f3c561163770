//! `bucintoro replay`

use std::path::PathBuf;
use std::process::ExitCode;

use clap::Args;
use kernel::erased::AnyTable;
use kernel::record::Peek;
use kernel::{DrawProof, Seed, Viewer};
use serde_json::{Value, json};

use app_core::written_lines;
use host::terminal::{CommandResult, UsageError, print_line};

#[derive(Args)]
pub(super) struct ReplayArgs {
    /// The record: JSON Lines.
    file: PathBuf,
    /// Decide every command again and compare the events.
    #[arg(long)]
    strict: bool,
    /// A seed as 64 hex digits: makes the app's draws again and compares. Once for each seed.
    #[arg(long)]
    seed: Vec<String>,
}

impl ReplayArgs {
    #[expect(clippy::disallowed_methods, reason = "the command line is the owner's")]
    pub(super) fn run(self) -> CommandResult {
        let seeds = self.seed.iter().map(|text| {
            Seed::from_hex(text).ok_or_else(|| UsageError(format!("--seed takes 64 hex digits, not {text}")))
        });
        let seeds: Vec<Seed> = seeds.collect::<Result<_, _>>()?;
        let text = super::read(&self.file)?;
        let (numbers, lines): (Vec<usize>, Vec<&str>) = written_lines(&text).unzip();
        // Line numbers count blank lines, as text editors do.
        let number = |line: usize| numbers.get(line - 1).copied().unwrap_or(line);
        let first = lines.first().ok_or("line 1: the file is empty")?;
        let peek: Peek =
            serde_json::from_str(first).map_err(|_| format!("line {}: this is not a record", number(1)))?;
        let game = super::game(&peek.game).map_err(|unknown| format!("line {}: {unknown}", number(1)))?;
        let (table, damage) =
            game.open(&lines, &seeds, self.strict).map_err(|fault| format!("line {}: {fault}", number(1)))?;
        let draws = if seeds.is_empty() { Draws::default() } else { Draws::check(&*table, &seeds, number) };
        let seen = table.view_for(Viewer::Table);
        print_line(&json!({
            "game": table.game(), "lines": table.length(), "head": table.head(),
            "seating": table.settings().seating, "progress": table.progress(), "places": table.places(),
            "state_hash": table.owner_view().state_hash(), "asks": seen.asks(), "view": seen.view(),
            "seeds": committed(&*table), "draws": draws.told,
        }))?;
        draws.faults.iter().for_each(|fault| eprintln!("bucintoro: {fault}"));
        let Some(stopped) = damage else {
            return Ok(if draws.faults.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE });
        };
        let mut faults = game.faults(&lines);
        if !faults.iter().any(|(line, _)| *line == stopped.0) {
            // Faults that only deciding each command again can find.
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

/// Returns the commitments of the seeds, and the entry from which each applies.
#[expect(clippy::disallowed_methods, reason = "the command line is the owner's")]
fn committed(table: &dyn AnyTable) -> Value {
    let lines = table.owner_view().seeds().iter();
    lines.map(|line| json!({"from": line.entry, "commitment": line.commitment, "draws": line.draws})).collect()
}

/// The result of repeating the draws.
#[derive(Default)]
struct Draws {
    /// Printed form; null unless it was requested.
    told: Value,
    /// Draws that do not match.
    faults: Vec<String>,
}

impl Draws {
    #[expect(clippy::disallowed_methods, reason = "the command line is the owner's")]
    fn check(table: &dyn AnyTable, seeds: &[Seed], number: impl Fn(usize) -> usize) -> Self {
        let mut faults = Vec::new();
        for commitment in seeds.iter().map(Seed::commitment) {
            if table.owner_view().seeds().iter().all(|line| line.commitment != commitment) {
                faults.push(format!("nothing in the record is committed to the seed of {commitment}"));
            }
        }
        let (mut hold, mut differ, mut unchecked) = (0, vec![], 0);
        for draw in table.owner_view().check_draws() {
            match draw.proof {
                DrawProof::Holds => hold += 1,
                DrawProof::Unknown => unchecked += 1,
                DrawProof::Differs(gives) => {
                    let gives = gives.map_or_else(|| "nothing".to_owned(), |command| command.to_string());
                    let line = number(draw.entry as usize + 1);
                    faults.push(format!(
                        "line {line}: draw {} of entry {} is not what its seed gives: {gives}",
                        draw.number, draw.entry
                    ));
                    differ.push(draw.entry);
                }
            }
        }
        Self { told: json!({"hold": hold, "differ": differ, "unchecked": unchecked}), faults }
    }
}
