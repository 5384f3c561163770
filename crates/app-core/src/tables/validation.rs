//! Validation of imported records: only what the kernel has validated is stored.

use std::time::Duration;

use kernel::Seed;
use kernel::erased::{AnyGame, AnyTable};
use kernel::record::{LineFault, Peek};
use kernel::validate::MOST_LINES;

use crate::problems::table_to_problem;
use crate::protocol::{FileFault, Problem};
use crate::runtime::{Instant, spawn_blocking};
use crate::{Games, new_seed, stamps};

/// The time limit for validating one record. The longest evening takes a hundredth of it.
pub(crate) const PATIENCE: Duration = Duration::from_secs(120);

/// The maximum number of reported faults in a file.
const MOST_FAULTS: usize = 100;

/// The result of validating a record.
pub(crate) struct ValidationResult {
    /// The table up to the first fault; `None` if the first line is faulty.
    pub table: Option<Box<dyn AnyTable>>,
    /// The faults, in order.
    pub faults: Vec<FileFault>,
}

impl ValidationResult {
    /// Returns the table if the record is sound or, with `sound_part`, its sound part.
    pub fn into_table(self, sound_part: bool) -> Result<Box<dyn AnyTable>, Problem> {
        let Self { table, faults } = self;
        match table {
            Some(table) if faults.is_empty() || sound_part => Ok(table),
            table => {
                let sound = table.map(|table| table.length() - 1);
                Err(Problem::Import { faults, sound })
            }
        }
    }
}

/// Validates a record on a thread where only the caller waits for it. `told` gets the number of validated lines.
pub(crate) async fn validate_in_background(
    games: Games,
    lines: Vec<String>,
    seeds: Option<String>,
    patience: Duration,
    told: impl FnMut(usize) + Send + 'static,
) -> Result<ValidationResult, Problem> {
    let work = move || {
        let lines: Vec<&str> = lines.iter().map(String::as_str).collect();
        validate_record(games, &lines, seeds.as_deref(), patience, told)
    };
    spawn_blocking(work).await
}

/// Validates a record on the current thread.
pub(crate) fn validate_record(
    games: Games,
    lines: &[&str],
    seeds: Option<&str>,
    patience: Duration,
    mut told: impl FnMut(usize),
) -> ValidationResult {
    let game = match lines.first().ok_or(LineFault::Empty).and_then(|first| game_of(games, first)) {
        Ok(game) => game,
        Err(fault) => return ValidationResult { table: None, faults: vec![FileFault { line: 1, fault }] },
    };
    let end = Instant::now() + patience;
    let mut goes_on = |done: usize| {
        told(done);
        Instant::now() < end
    };
    let (table, fault) = game.validate(lines, &Seed::all_from_text(seeds.unwrap_or_default()), &mut goes_on);
    let faults = fault.map_or_else(Vec::new, |first| all_faults(game, lines, first));
    ValidationResult { table, faults }
}

/// Returns the given first fault and, if it breaks the chain, all later faults, so that a person who edits the file
/// sees all of them.
fn all_faults(game: &dyn AnyGame, lines: &[&str], first: (usize, LineFault)) -> Vec<FileFault> {
    let chain = matches!(first.1, LineFault::WrongHash | LineFault::NoHash | LineFault::Unreadable { .. });
    let mut faults = if chain && lines.len() <= MOST_LINES { game.faults(lines) } else { vec![] };
    faults.retain(|(line, _)| *line > first.0);
    faults.insert(0, first);
    faults.truncate(MOST_FAULTS);
    faults.into_iter().map(|(line, fault)| FileFault { line: line as u32, fault }).collect()
}

/// Returns the game that a record names.
pub(crate) fn game_of(games: Games, first: &str) -> Result<&'static dyn AnyGame, LineFault> {
    let peek: Peek = serde_json::from_str(first).map_err(|_| LineFault::NotARecord)?;
    games.game(&peek.game).ok_or(LineFault::UnknownGame { game: peek.game })
}

/// Commits the draws of a table to a new seed if the one in force is not known here.
pub(crate) fn renew_lost_seed(mut table: Box<dyn AnyTable>) -> Result<Box<dyn AnyTable>, Problem> {
    if table.lacks_seed() {
        table.reseed(new_seed(), &mut stamps()).map_err(table_to_problem)?;
    }
    Ok(table)
}
