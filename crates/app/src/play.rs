//! `bucintoro play`: a table over JSON Lines.

use std::io::{BufRead, Read as _};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::{Args, ValueEnum};
use kernel::agent::Temperament;
use kernel::erased::{AnyTable, CommandProblem, VerdictAudience};
use kernel::record::{By, Settings};
use kernel::{Actor, AnswerBy, Answering, Appended, Chair, Seat, Seed, TableProblem, Viewer};
use serde::Deserialize;
use serde_json::{Value, json};

use agents::{Level, Program};
use app_core::{new_seed, stamps};
use host::terminal::{CommandResult, UsageError, print_line};

use crate::simulate::threads;

#[derive(Args)]
pub(super) struct PlayArgs {
    /// The game.
    #[arg(long)]
    game: String,
    /// How many players, when no file says it; as many as can play, if left out.
    #[arg(long, conflicts_with_all = ["setup", "position"])]
    players: Option<usize>,
    /// A set-up: JSON with `seating`, `setup` and perhaps `answering`.
    #[arg(long, conflicts_with = "position")]
    setup: Option<PathBuf>,
    /// A position in table notation.
    #[arg(long)]
    position: Option<PathBuf>,
    /// Who answers chance questions, when no set-up says it: the app, if left out.
    #[arg(long, value_enum)]
    chance: Option<Chance>,
    /// The seed of the app's draws as 64 hex digits, to have the same again.
    #[arg(long)]
    seed: Option<String>,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Chance {
    /// The app draws at once.
    App,
    /// `{"chance":{…}}` says what came.
    Table,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SetupFile {
    seating: Vec<Chair>,
    answering: Option<Answering>,
    setup: Value,
}

/// A line of input: exactly one instruction with its arguments.
#[derive(Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
struct InputLine {
    seat: Option<u8>,
    waive: Vec<String>,
    question: Option<u32>,
    command: Option<Value>,
    chance: Option<Value>,
    ask: Option<String>,
    undo: bool,
    redo: bool,
    jump: Option<u32>,
    answer: bool,
    settings: Option<Settings>,
    #[serde(rename = "try")]
    attempt: Option<Value>,
    think: Option<Think>,
}

/// Asks a program for its plans for a seat.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Think {
    seat: u8,
    /// The strength, from 1 to 3.
    level: Level,
    #[serde(default)]
    temperament: Temperament,
    /// The number of commands that the program may try; the usual number, if left out.
    steps: Option<u64>,
}

/// The instruction of a line.
enum Instruction {
    Command(Actor, Value),
    Try(Actor, Value),
    Ask(String),
    Undo,
    Redo,
    Jump(u32),
    Answer,
    Settings(Settings),
    Think(Think),
}

/// The byte order mark, in UTF-8.
const MARK: &[u8] = b"\xef\xbb\xbf";

impl PlayArgs {
    pub(super) fn run(self) -> CommandResult {
        let mut table = self.table()?;
        print_line(&json!({
            "game": table.game(), "seats": table.settings().seating.len(), "head": table.head(), "asks": table.view_for(Viewer::Table).asks(),
        }))?;
        let mut input = std::io::stdin().lock();
        let mut line = Vec::new();
        let mut first = true;
        // Reads bytes, because a line that is not UTF-8 is answered like any other bad line.
        while input.by_ref().take(super::LARGEST_FILE).read_until(b'\n', &mut line)? > 0 {
            // Some programs write a byte order mark first.
            let said = line.strip_prefix(MARK).filter(|_| first).unwrap_or(&line);
            if !said.trim_ascii().is_empty() {
                print_line(&answer_line(&mut *table, said))?;
            }
            first = false;
            line.clear();
        }
        Ok(ExitCode::SUCCESS)
    }

    fn table(&self) -> Result<Box<dyn AnyTable>, Box<dyn std::error::Error>> {
        let game = super::game(&self.game)?;
        let (seating, answering, setup) = match (&self.setup, &self.position) {
            (Some(file), _) => self.set_up(file)?,
            (None, Some(file)) => {
                let setup = game.setup_at(&super::read(file)?);
                // An invalid position is reported below, for any number of players.
                let seats = game.seats_of(&setup).unwrap_or(*game.seats().start());
                (chairs(seats), self.answering(), setup)
            }
            (None, None) => {
                let players = super::players(game, self.players)?;
                (chairs(players), self.answering(), game.default_setup(players))
            }
        };
        let seed = match &self.seed {
            Some(hex) => Seed::from_hex(hex).ok_or_else(|| UsageError("--seed takes 64 hex digits".to_owned()))?,
            None => new_seed(),
        };
        game.start(seating, answering, setup, seed, &mut stamps()).map_err(|flaws| {
            let told: Vec<String> = flaws.iter().map(|flaw| json!(flaw).to_string()).collect();
            UsageError(format!("the table cannot be set up:\n{}", told.join("\n"))).into()
        })
    }

    /// Returns who answers chance questions, if no file says so.
    fn answering(&self) -> Answering {
        Answering::all(match self.chance {
            Some(Chance::Table) => AnswerBy::Table,
            Some(Chance::App) | None => AnswerBy::App,
        })
    }

    fn set_up(&self, file: &Path) -> Result<(Vec<Chair>, Answering, Value), Box<dyn std::error::Error>> {
        let read: SetupFile = serde_json::from_str(&super::read(file)?)
            .map_err(|error| UsageError(format!("{} is no set-up: {error}", file.display())))?;
        let answering = match read.answering {
            Some(_) if self.chance.is_some() => {
                let told = format!("{} says who answers chance questions; leave --chance out", file.display());
                return Err(UsageError(told).into());
            }
            Some(answering) => answering,
            None => self.answering(),
        };
        Ok((read.seating, answering, read.setup))
    }
}

fn chairs(seats: usize) -> Vec<Chair> {
    (1..=seats).map(|n| Chair::with_player(format!("Player {n}"))).collect()
}

fn bad(code: &str, detail: impl Into<Value>) -> Value {
    json!({"error": {"code": code, "detail": detail.into()}})
}

/// Answers one line of `bucintoro play`. An answer with `error` or `refused` means that nothing changed.
pub fn answer_line(table: &mut dyn AnyTable, line: &[u8]) -> Value {
    answer(table, line).unwrap_or_else(|problem| problem)
}

/// Answers one line. An `Err` is an answer too, and means that nothing changed.
#[expect(clippy::disallowed_methods, reason = "the command line is the owner's")]
fn answer(table: &mut dyn AnyTable, line: &[u8]) -> Result<Value, Value> {
    let line: InputLine = serde_json::from_slice(line).map_err(|error| bad("unreadable", error.to_string()))?;
    let (seat, waive, question) = (line.seat, line.waive.clone(), line.question);
    let mut stamps = stamps();
    let appended = match line.instruction()? {
        Instruction::Command(by, _) if question.is_some_and(|id| table.question_of(by) != Some(id)) => {
            return Err(bad("late", "the question is closed"));
        }
        Instruction::Command(by, command) => {
            table.command(by, command, &waive, VerdictAudience::owner(), &mut stamps).map_err(of_command)?
        }
        Instruction::Try(by, command) => {
            let mark = table.mark();
            let tried = table.command(by, command, &waive, VerdictAudience::owner(), &mut stamps);
            table.roll_back(mark);
            return tried.map(|_| json!({"ok": {"head": table.head()}})).map_err(of_command);
        }
        Instruction::Ask(what) => return asked(table, &what, seat),
        Instruction::Think(ask) => return think(table, &ask),
        Instruction::Undo => table.undo(By::Table, &mut stamps).map_err(of_table)?,
        Instruction::Redo => table.redo(By::Table, &mut stamps).map_err(of_table)?,
        Instruction::Jump(to) => table.jump(to, By::Table, &mut stamps).map_err(of_table)?,
        Instruction::Answer => table.answer(&mut stamps).map_err(of_table)?,
        Instruction::Settings(settings) => table.set(settings, By::Table, &mut stamps).map_err(of_table)?,
    };
    Ok(told(table, appended))
}

impl InputLine {
    /// Returns the only instruction of the line.
    fn instruction(self) -> Result<Instruction, Value> {
        let seat = || {
            let seat = self.seat.ok_or_else(|| bad("unreadable", "a command needs a seat"))?;
            Ok::<Actor, Value>(Actor::Seat(Seat(seat)))
        };
        let mut instructions = Vec::new();
        if let Some(command) = self.command {
            instructions.push(Instruction::Command(seat()?, command));
        }
        if let Some(command) = self.chance {
            instructions.push(Instruction::Command(Actor::Chance, command));
        }
        if let Some(command) = self.attempt {
            instructions.push(Instruction::Try(seat()?, command));
        }
        instructions.extend(self.ask.map(Instruction::Ask));
        instructions.extend(self.undo.then_some(Instruction::Undo));
        instructions.extend(self.redo.then_some(Instruction::Redo));
        instructions.extend(self.jump.map(Instruction::Jump));
        instructions.extend(self.answer.then_some(Instruction::Answer));
        instructions.extend(self.settings.map(Instruction::Settings));
        instructions.extend(self.think.map(Instruction::Think));
        let (Some(instruction), true) = (instructions.pop(), instructions.is_empty()) else {
            let words = "one of command, chance, ask, undo, redo, jump, answer, settings, try, think was expected";
            return Err(bad("unreadable", words));
        };
        let said = matches!(instruction, Instruction::Command(..) | Instruction::Try(..));
        if self.seat.is_some()
            && !matches!(
                instruction,
                Instruction::Command(Actor::Seat(_), _) | Instruction::Try(..) | Instruction::Ask(_)
            )
        {
            return Err(bad("unreadable", "a seat belongs to command, try and ask"));
        }
        if !self.waive.is_empty() && !said {
            return Err(bad("unreadable", "waive belongs to command, chance and try"));
        }
        if self.question.is_some() && !matches!(instruction, Instruction::Command(..)) {
            return Err(bad("unreadable", "question belongs to command and chance"));
        }
        Ok(instruction)
    }
}

/// The maximum number of commands that a program may try for one answer: some minutes.
const MOST_STEPS: u64 = 100_000_000;

/// Returns what a program thinks of the plans of a seat, from what the seat knows.
fn think(table: &dyn AnyTable, ask: &Think) -> Result<Value, Value> {
    if usize::from(ask.seat) >= table.settings().seating.len() {
        return Err(bad("no_such_seat", ask.seat));
    }
    let steps = ask.steps.map(|steps| steps.min(MOST_STEPS));
    let program = Program { temperament: ask.temperament, steps, ..Program::new(ask.level) };
    let players = players::of(table.game()).ok_or_else(|| bad("no_programs", table.game()))?;
    let decision = players.prepare(table, Seat(ask.seat), program).ok_or_else(|| bad("no_programs", table.game()))?;
    Ok(json!(decision(&threads())))
}

fn told(table: &dyn AnyTable, appended: Appended) -> Value {
    let seen = table.view_for(Viewer::Table);
    let mut entries = seen.visible_entries(appended.from);
    entries.retain(|entry| entry.n <= appended.to);
    let mut ok = json!({"head": table.head(), "entries": entries, "asks": seen.asks()});
    if table.progress().over {
        ok["places"] = json!(table.places());
    }
    json!({"ok": ok})
}

/// Answers a query: as far as a seat can know, or with full information without a seat.
fn asked(table: &dyn AnyTable, what: &str, seat: Option<u8>) -> Result<Value, Value> {
    if let Some(seat) = seat.filter(|&seat| usize::from(seat) >= table.settings().seating.len()) {
        return Err(bad("no_such_seat", seat));
    }
    match seat {
        Some(seat) => asked_by(table, what, Seat(seat)),
        None => asked_by_owner(table, what),
    }
    .ok_or_else(|| bad("unknown", "ask for state, position, legal, asks, view or record"))
}

fn asked_by(table: &dyn AnyTable, what: &str, seat: Seat) -> Option<Value> {
    let seen = table.view_for(Viewer::Seat(seat));
    Some(match what {
        "state" => json!({"state": seen.state()}),
        "position" => json!({"position": seen.position()}),
        "asks" => json!({"asks": seen.asks(), "waits": table.waits()}),
        "view" => json!({"view": seen.view()}),
        "record" => json!({"record": seen.export()()}),
        "legal" => json!({"legal": seen.legal(Actor::Seat(seat))}),
        _ => return None,
    })
}

#[expect(clippy::disallowed_methods, reason = "the command line is the owner's")]
fn asked_by_owner(table: &dyn AnyTable, what: &str) -> Option<Value> {
    let (owned, seen) = (table.owner_view(), table.view_for(Viewer::Table));
    Some(match what {
        "state" => json!({"state": owned.state(), "hash": owned.state_hash()}),
        "position" => json!({"position": owned.position()}),
        "asks" => json!({"asks": seen.asks(), "waits": table.waits()}),
        "view" => json!({"view": seen.view()}),
        "record" => {
            let lines: Vec<&str> = owned.lines().iter().map(|sealed| sealed.line.as_str()).collect();
            json!({"record": lines})
        }
        "legal" => {
            let legal = seen.awaited().into_iter().flat_map(|actor| match owned.legal(actor) {
                Value::Array(commands) => commands,
                _ => vec![],
            });
            json!({"legal": legal.collect::<Vec<Value>>()})
        }
        _ => return None,
    })
}

fn of_command(problem: CommandProblem) -> Value {
    match problem {
        CommandProblem::Unreadable(detail) => bad("unreadable", detail),
        CommandProblem::Unread => bad("unread", "the verdict would tell a secret"),
        CommandProblem::Table(problem) => of_table(problem),
    }
}

fn of_table(problem: TableProblem<Value>) -> Value {
    match problem {
        TableProblem::Refused(refusal) => json!({"refused": refusal}),
        TableProblem::UnknownRule(id) => bad("unknown_rule", id),
        TableProblem::NothingToUndo => bad("nothing_to_undo", "no decision was made"),
        TableProblem::NothingToRedo => bad("nothing_to_redo", "nothing was undone here"),
        TableProblem::NoSuchEntry(n) => bad("no_such_entry", n),
        TableProblem::NoChance => bad("no_chance", "no chance question is open"),
        TableProblem::NotBegun => bad("not_begun", "the game waits for players"),
        TableProblem::Settings(flaws) => bad("settings", json!(flaws)),
        TableProblem::SharedSeed(why) => bad("shared_seed", why),
        TableProblem::Write(detail) => bad("unwritable", detail),
    }
}
