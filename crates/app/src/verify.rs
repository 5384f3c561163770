//! `bucintoro verify`

use std::path::PathBuf;
use std::process::ExitCode;

use app_core::check_draws;
use app_core::protocol::{CheckedCommitment, CheckedRound, DiceKind, DiceTest, DrawStatus, SeedKnowledge};
use clap::Args;
use host::terminal::{CommandResult, UsageError, print_line};
use kernel::erased::AnyTable;
use kernel::record::LineFault;
use kernel::{AnswerBy, Seat, Seed};
use serde::Serialize;
use serde_json::Value;

use crate::draws::{faults, with_status};
use crate::record_file::{self, RecordFile};

#[derive(Args)]
pub(super) struct VerifyArgs {
    /// The record: JSON Lines.
    file: PathBuf,
    /// A seed that the app showed, as 64 hex digits. Once for each seed.
    #[arg(long, value_name = "HEX")]
    seed: Vec<String>,
    /// A text file with seeds; other words in it are ignored.
    #[arg(long, value_name = "FILE")]
    seeds: Option<PathBuf>,
    /// Prints JSON.
    #[arg(long)]
    json: bool,
}

/// The result of verifying a record. Lines are those of the file.
#[derive(Default, Serialize)]
struct Report {
    game: String,
    /// The number of lines.
    lines: usize,
    /// The hash of the last sound line; null if there is none.
    last_hash: Option<String>,
    /// The faults of the hash chain and of the lines.
    chain: Vec<ChainFault>,
    commitments: Vec<Commitment>,
    /// The rounds of the shared seed.
    rounds: Vec<Round>,
    /// The commitments of given seeds that the record does not contain.
    unmatched: Vec<String>,
    draws: Draws,
    /// Dice, cards and draws that the table entered.
    entered: Vec<usize>,
    dice: Vec<DiceTest>,
    /// The number of throws whose dice an older record does not state.
    unstated_throws: u32,
    /// The messages about seeds and draws.
    #[serde(skip)]
    faults: Vec<String>,
}

/// The app's draws by their result, as lines of the file.
#[derive(Default, Serialize)]
struct Draws {
    /// Draws that a given seed confirms.
    confirmed: Vec<usize>,
    /// Draws whose seed was not given.
    unknown: Vec<usize>,
    /// Draws that differ from what their seed gives.
    wrong: Vec<WrongDraw>,
}

#[derive(Serialize)]
struct WrongDraw {
    line: usize,
    /// The entry of the draw.
    entry: u32,
    /// The number of the draw along the chain, from 0.
    number: Option<u32>,
    /// The command that the seed gives; null if there was nothing to draw.
    gives: Option<Value>,
}

#[derive(Serialize)]
struct ChainFault {
    line: usize,
    fault: String,
}

#[derive(Serialize)]
struct Commitment {
    line: usize,
    commitment: String,
    /// True if its seed was given.
    known: bool,
    /// The number of draws with the seed.
    draws: u32,
}

/// A round of the shared seed. Its contributions match their commitments, or its line is a fault.
#[derive(Serialize)]
struct Round {
    line: usize,
    number: u32,
    /// The seats that committed to a contribution, from 0.
    seats: Vec<u8>,
    /// The first draw number that uses the shared seed; null if the round has no result.
    from: Option<u32>,
    /// The seats that did not reveal, from 0.
    silent: Vec<u8>,
}

impl Round {
    fn new(line: usize, CheckedRound { number, seats, from, silent, .. }: CheckedRound) -> Self {
        let numbers = |seats: Vec<Seat>| seats.into_iter().map(|seat| seat.0).collect();
        Self { line, number, seats: numbers(seats), from, silent: numbers(silent) }
    }

    fn to_text(&self) -> String {
        let Self { line, number, seats, from, silent } = self;
        let result = match from {
            Some(from) => format!("contributions match, in force from draw {from}"),
            None if silent.is_empty() => "no result".to_owned(),
            None => format!("no result, silent seats: {silent:?}"),
        };
        format!("  line {line}: round {number}, seats {seats:?}: {result}")
    }
}

impl VerifyArgs {
    pub(super) fn run(self) -> CommandResult {
        let mut seeds = record_file::seeds(&self.seed)?;
        if let Some(file) = &self.seeds {
            let found = Seed::all_from_text(&super::read(file).map_err(not_readable)?);
            if found.is_empty() {
                return Err(UsageError(format!("{} contains no seed of 64 hex digits", file.display())).into());
            }
            seeds.extend(found);
        }
        let file = RecordFile::read(&self.file).map_err(not_readable)?;
        let report = match file.open(&seeds, false) {
            Ok((table, damage)) => Report::new(&file, &*table, &seeds, damage),
            Err(error) => match file.fault_of_first_line() {
                Some(fault @ (LineFault::NoHash | LineFault::WrongHash)) => Report::broken_at_first_line(&file, &fault),
                _ => return Err(not_readable(error)),
            },
        };
        let told = if self.json { serde_json::to_string(&report)? } else { report.to_text() };
        print_line(&told)?;
        Ok(if report.is_contradicted() { ExitCode::FAILURE } else { ExitCode::SUCCESS })
    }
}

/// A file that is not a record ends the command with code 2, unlike a record with faults.
fn not_readable(error: Box<dyn std::error::Error>) -> Box<dyn std::error::Error> {
    UsageError(error.to_string()).into()
}

impl Report {
    #[expect(clippy::disallowed_methods, reason = "the command line is the owner's")]
    fn new(file: &RecordFile, table: &dyn AnyTable, seeds: &[Seed], damage: Option<(usize, LineFault)>) -> Self {
        let check = check_draws(table, seeds);
        let faults = faults(&check, file);
        let lines = |status| with_status(&check, status).map(|draw| file.line_of(draw.entry)).collect();
        let wrong = with_status(&check, DrawStatus::Wrong).map(|draw| WrongDraw {
            line: file.line_of(draw.entry),
            entry: draw.entry,
            number: draw.number,
            gives: draw.gives.clone(),
        });
        let draws = Draws {
            confirmed: lines(DrawStatus::Confirmed),
            unknown: lines(DrawStatus::Unknown),
            wrong: wrong.collect(),
        };
        let entered = lines(DrawStatus::Entered);
        let commitment = |CheckedCommitment { entry, commitment, draws, seed }| Commitment {
            line: file.line_of(entry),
            commitment,
            known: seed != SeedKnowledge::Missing,
            draws,
        };
        let chain = damage.into_iter().flat_map(|stopped| file.faults(stopped));
        Self {
            game: table.game().to_owned(),
            lines: file.length(),
            last_hash: table.owner_view().lines().last().map(|line| line.hash.clone()),
            chain: chain.map(|(line, fault)| ChainFault { line, fault: fault.to_string() }).collect(),
            commitments: check.commitments.into_iter().map(commitment).collect(),
            rounds: check.rounds.into_iter().map(|round| Round::new(file.line_of(round.entry), round)).collect(),
            unmatched: check.unmatched,
            draws,
            entered,
            dice: check.dice,
            unstated_throws: check.unstated_throws,
            faults,
        }
    }

    fn broken_at_first_line(file: &RecordFile, fault: &LineFault) -> Self {
        Self {
            game: file.game().to_owned(),
            lines: file.length(),
            chain: vec![ChainFault { line: file.number(1), fault: fault.to_string() }],
            ..Self::default()
        }
    }

    fn is_contradicted(&self) -> bool {
        !self.chain.is_empty() || !self.unmatched.is_empty() || !self.draws.wrong.is_empty()
    }

    fn to_text(&self) -> String {
        let mut text = vec![format!("Record: {}, {} lines", self.game, self.lines)];
        text.extend(self.last_hash.iter().map(|hash| format!("Hash of the last sound line: {hash}")));
        text.push(format!("Hash chain: {}", if self.chain.is_empty() { "holds" } else { "broken" }));
        text.extend(self.chain.iter().map(|ChainFault { line, fault }| format!("  line {line}: {fault}")));
        text.push("Commitments:".to_owned());
        text.extend(self.commitments.iter().map(|Commitment { line, commitment, known, draws }| {
            let known = if *known { "seed given" } else { "seed not given" };
            format!("  line {line}: {commitment}, {known}, draws: {draws}")
        }));
        if !self.rounds.is_empty() {
            text.push("Rounds of the shared seed:".to_owned());
            text.extend(self.rounds.iter().map(Round::to_text));
        }
        text.push("Draws of the app:".to_owned());
        text.push(format!("  confirmed: {}", listed(&self.draws.confirmed)));
        text.push(format!("  seed not given: {}", listed(&self.draws.unknown)));
        text.push(format!("  wrong: {}", self.draws.wrong.len()));
        text.push(format!("Entered by the table, not checked: {}", listed(&self.entered)));
        text.extend(self.dice.iter().map(dice_text));
        if self.unstated_throws > 0 {
            text.push(format!("Throws without a number of dice: {}", self.unstated_throws));
        }
        text.extend(self.faults.iter().map(|fault| format!("Fault: {fault}")));
        text.push(
            if self.is_contradicted() { "The record is wrong." } else { "Nothing contradicts the record." }.into(),
        );
        text.join("\n")
    }
}

fn dice_text(dice: &DiceTest) -> String {
    let kind = match dice.kind {
        DiceKind::Pips => "pips",
        DiceKind::Skulls => "skulls",
    };
    let source = match dice.by {
        AnswerBy::App => "drawn by the app",
        AnswerBy::Table => "entered by the table",
    };
    let thrown: Vec<String> = dice.thrown.iter().map(|(value, count)| format!("{value}: {count}")).collect();
    let (thrown, probability) = (thrown.join(", "), dice.probability);
    format!("Dice ({kind}, {source}): {thrown}; fair dice deviate at least as much with probability {probability:.3}")
}

fn listed(lines: &[usize]) -> String {
    if lines.is_empty() {
        return "0".to_owned();
    }
    let numbers: Vec<String> = lines.iter().map(usize::to_string).collect();
    format!("{} (lines {})", lines.len(), numbers.join(", "))
}
