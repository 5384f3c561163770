//! `bucintoro replay`

use std::path::PathBuf;
use std::process::ExitCode;

use agents::Program;
use app_core::check_draws;
use app_core::protocol::{DrawCheck, DrawStatus};
use clap::Args;
use kernel::Viewer;
use kernel::erased::AnyTable;
use serde_json::{Value, json};

use host::terminal::{CommandResult, UsageError, print_line};

use crate::draws;
use crate::record_file::{self, RecordFile};
use crate::simulate::{programs, threads};

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
    /// Repeats the choices of programs: a level from 1 to 3 for each seat, or 0 for a person, such as `2,0`.
    #[arg(long, value_delimiter = ',', requires = "seed")]
    think: Vec<u8>,
}

impl ReplayArgs {
    #[expect(clippy::disallowed_methods, reason = "the command line is the owner's")]
    pub(super) fn run(self) -> CommandResult {
        let seeds = record_file::seeds(&self.seed)?;
        let programs = programs(&self.think)?;
        let file = RecordFile::read(&self.file)?;
        let number = |line: usize| file.number(line);
        let (table, damage) = file.open(&seeds, self.strict)?;
        let check = (!seeds.is_empty()).then(|| check_draws(&*table, &seeds));
        let choices =
            if programs.is_empty() { Choices::default() } else { Choices::check(&*table, &programs, number)? };
        let seen = table.view_for(Viewer::Table);
        print_line(&json!({
            "game": table.game(), "lines": table.length(), "head": table.head(),
            "seating": table.settings().seating, "progress": table.progress(), "places": table.places(),
            "state_hash": table.owner_view().state_hash(), "asks": seen.asks(), "view": seen.view(),
            "seeds": committed(&*table), "draws": check.as_ref().map(totals), "choices": choices.told,
        }))?;
        let faults = check.iter().flat_map(|check| draws::faults(check, &file));
        let other: Vec<String> = faults.chain(choices.faults).collect();
        other.iter().for_each(|fault| eprintln!("bucintoro: {fault}"));
        let Some(stopped) = damage else {
            return Ok(if other.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE });
        };
        for (line, fault) in file.faults(stopped) {
            eprintln!("bucintoro: line {line}: {fault}");
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

/// Returns the printed form of the repeated draws.
fn totals(check: &DrawCheck) -> Value {
    let count = |status| draws::with_status(check, status).count();
    let differ: Vec<u32> = draws::with_status(check, DrawStatus::Wrong).map(|draw| draw.entry).collect();
    json!({"hold": count(DrawStatus::Confirmed), "differ": differ, "unchecked": count(DrawStatus::Unknown)})
}

/// The result of repeating the choices of programs.
#[derive(Default)]
struct Choices {
    /// Printed form; null unless it was requested.
    told: Value,
    /// Choices that the programs do not make again.
    faults: Vec<String>,
}

impl Choices {
    fn check(
        table: &dyn AnyTable,
        programs: &[Option<Program>],
        number: impl Fn(usize) -> usize,
    ) -> Result<Self, UsageError> {
        let seats = table.settings().seating.len();
        if programs.len() != seats {
            return Err(UsageError(format!("--think takes a level for each of the {seats} seats")));
        }
        let repeated = players::of(table.game()).and_then(|players| players.repeat(table, programs, &threads()));
        let repeated = repeated.ok_or_else(|| UsageError(format!("{} has no program players", table.game())))?;
        let fault = |one: &players::OtherChoice| {
            let chosen = one.chosen.as_ref().map_or_else(|| "nothing".to_owned(), Value::to_string);
            let line = number(one.entry as usize + 1);
            format!(
                "line {line}: the program at seat {} chooses otherwise at entry {}: {chosen}",
                one.seat.0, one.entry
            )
        };
        Ok(Self { faults: repeated.differ.iter().map(fault).collect(), told: json!(repeated) })
    }
}
