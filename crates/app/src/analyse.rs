//! `bucintoro analyse`

use std::path::PathBuf;
use std::process::ExitCode;

use clap::Args;

use host::terminal::{CommandResult, UsageError, print_line};

use crate::record_file::RecordFile;
use crate::simulate::threads;

#[derive(Args)]
pub(super) struct AnalyseArgs {
    /// The record: JSON Lines.
    file: PathBuf,
    /// The budget for reviewing choices: a number of positions.
    #[arg(long, default_value_t = players::USUAL_STEPS)]
    steps: u64,
}

impl AnalyseArgs {
    pub(super) fn run(self) -> CommandResult {
        let file = RecordFile::read(&self.file)?;
        let (table, damage) = file.open(&[], false)?;
        if let Some((line, fault)) = damage {
            return Err(format!("line {}: {fault}", file.number(line)).into());
        }
        let players =
            players::of(table.game()).ok_or_else(|| UsageError(format!("{} has no program players", table.game())))?;
        let analysis = players.analyse(&*table, self.steps, &threads()).ok_or("the record is of another game")?;
        print_line(&analysis)?;
        Ok(ExitCode::SUCCESS)
    }
}
