//! `bucintoro play`: a table over JSON Lines.

use std::io::{BufRead, Write};
use std::path::PathBuf;
use std::process::ExitCode;

use clap::{Args, ValueEnum};
use kernel::erased::{AnyTable, CommandProblem};
use kernel::record::{By, Settings};
use kernel::{Actor, AnswerBy, Answering, Chair, Moved, Seat, Seed, TableProblem, Viewer};
use serde::Deserialize;
use serde_json::{Value, json};

use super::Done;
use crate::{new_seed, stamps};

#[derive(Args)]
pub(super) struct Play {
    /// The game.
    #[arg(long)]
    game: String,
    /// How many players, when no file says it.
    #[arg(long, default_value_t = 4)]
    players: usize,
    /// A set-up: JSON with `seating`, `setup` and perhaps `answering`.
    #[arg(long, conflicts_with = "position")]
    setup: Option<PathBuf>,
    /// A position in table notation.
    #[arg(long)]
    position: Option<PathBuf>,
    /// Who answers chance questions.
    #[arg(long, value_enum, default_value_t = Chance::App)]
    chance: Chance,
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

/// A line of input: exactly one of the deeds.
#[derive(Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
struct Line {
    seat: Option<u8>,
    command: Option<Value>,
    waive: Vec<String>,
    chance: Option<Value>,
    ask: Option<String>,
    undo: Option<bool>,
    redo: Option<bool>,
    jump: Option<u32>,
    answer: Option<bool>,
    settings: Option<Settings>,
    #[serde(rename = "try")]
    attempt: Option<Value>,
}

impl Play {
    pub(super) fn run(self) -> Done {
        let mut table = self.table()?;
        let mut out = std::io::stdout().lock();
        let hello = json!({
            "game": table.game(), "seats": table.settings().seating.len(), "head": table.head(), "asks": table.asks(),
        });
        writeln!(out, "{hello}")?;
        out.flush()?;
        for line in std::io::stdin().lock().lines() {
            let answer = match line {
                Ok(line) if line.trim().is_empty() => continue,
                Ok(line) => answer(&mut *table, &line),
                Err(error) => Err(bad("unreadable", error.to_string())),
            };
            writeln!(out, "{}", answer.unwrap_or_else(|problem| problem))?;
            out.flush()?;
        }
        Ok(ExitCode::SUCCESS)
    }

    fn table(&self) -> Result<Box<dyn AnyTable>, Box<dyn std::error::Error>> {
        let game = super::game(&self.game)?;
        let by = if self.chance == Chance::App { AnswerBy::App } else { AnswerBy::Table };
        let chairs =
            |seats: usize| (1..=seats).map(|n| Chair { name: format!("Player {n}"), side: Default::default() });
        let (seating, answering, setup) = match (&self.setup, &self.position) {
            (Some(file), _) => {
                let file: SetupFile = serde_json::from_str(&super::read(file)?)
                    .map_err(|error| format!("{} is no set-up: {error}", file.display()))?;
                (file.seating, file.answering.unwrap_or(Answering::all(by)), file.setup)
            }
            (None, Some(file)) => {
                let setup = game.setup_at(&super::read(file)?);
                let seats = setup["colours"].as_array().map_or(self.players, Vec::len);
                (chairs(seats).collect(), Answering::all(by), setup)
            }
            (None, None) => (chairs(self.players).collect(), Answering::all(by), game.default_setup(self.players)),
        };
        let seed = match &self.seed {
            Some(hex) => Seed::from_hex(hex).ok_or("--seed takes 64 hex digits")?,
            None => new_seed(),
        };
        game.start(seating, answering, setup, seed, &mut stamps()).map_err(|flaws| {
            let told: Vec<String> = flaws.iter().map(|flaw| json!(flaw).to_string()).collect();
            format!("the table cannot be set up:\n{}", told.join("\n")).into()
        })
    }
}

fn bad(code: &str, detail: impl Into<Value>) -> Value {
    json!({"error": {"code": code, "detail": detail.into()}})
}

/// Answers one line. An `Err` is an answer too: nothing changed.
fn answer(table: &mut dyn AnyTable, line: &str) -> Result<Value, Value> {
    let line: Line = serde_json::from_str(line).map_err(|error| bad("unreadable", error.to_string()))?;
    if line.deeds() != 1 {
        return Err(bad(
            "unreadable",
            "one of command, chance, ask, undo, redo, jump, answer, settings, try was expected",
        ));
    }
    let mut stamps = stamps();
    let moved = if let Some(command) = line.command {
        let seat = line.seat.ok_or_else(|| bad("unreadable", "a command needs a seat"))?;
        table.command(Actor::Seat(Seat(seat)), command, &line.waive, &mut stamps).map_err(of_command)?
    } else if let Some(command) = line.chance {
        table.command(Actor::Chance, command, &line.waive, &mut stamps).map_err(of_command)?
    } else if let Some(command) = line.attempt {
        let seat = line.seat.ok_or_else(|| bad("unreadable", "a try needs a seat"))?;
        let mark = table.mark();
        let tried = table.command(Actor::Seat(Seat(seat)), command, &line.waive, &mut stamps);
        table.roll_back(mark);
        return tried.map(|_| json!({"ok": {"head": table.head()}})).map_err(of_command);
    } else if let Some(what) = line.ask {
        return asked(table, &what, line.seat);
    } else if line.undo.is_some() {
        table.undo(By::Table, &mut stamps).map_err(of_table)?
    } else if line.redo.is_some() {
        table.redo(By::Table, &mut stamps).map_err(of_table)?
    } else if let Some(to) = line.jump {
        table.jump(to, By::Table, &mut stamps).map_err(of_table)?
    } else if line.answer.is_some() {
        table.answer(&mut stamps).map_err(of_table)?
    } else if let Some(settings) = line.settings {
        table.set(settings, By::Table, &mut stamps).map_err(of_table)?
    } else {
        return Err(bad("unreadable", "nothing to do"));
    };
    Ok(told(table, moved))
}

impl Line {
    fn deeds(&self) -> usize {
        let moves = [self.undo, self.redo, self.answer].iter().filter(|deed| **deed == Some(true)).count();
        let values = [&self.command, &self.chance, &self.attempt].iter().filter(|deed| deed.is_some()).count();
        moves
            + values
            + usize::from(self.ask.is_some())
            + usize::from(self.jump.is_some())
            + usize::from(self.settings.is_some())
    }
}

fn told(table: &dyn AnyTable, moved: Moved) -> Value {
    let mut entries = table.told(moved.from, Viewer::Table);
    entries.retain(|entry| entry.n <= moved.to);
    json!({"ok": {"head": table.head(), "entries": entries, "asks": table.asks()}})
}

fn asked(table: &dyn AnyTable, what: &str, seat: Option<u8>) -> Result<Value, Value> {
    let viewer = seat.map_or(Viewer::Table, |seat| Viewer::Seat(Seat(seat)));
    let value = match what {
        "state" => json!({"state": table.state(), "hash": table.state_hash()}),
        "position" => json!({"position": table.position()}),
        "asks" => json!({"asks": table.asks(), "waits": table.waits()}),
        "view" => json!({"view": table.view(viewer)}),
        "record" => {
            let lines: Vec<&str> = table.lines().iter().map(|sealed| sealed.line.as_str()).collect();
            json!({"record": lines})
        }
        "legal" => {
            let by = |seat: u8| Actor::Seat(Seat(seat));
            let actors = seat.map_or_else(|| table.awaited(), |seat| vec![by(seat)]);
            let legal = actors.into_iter().flat_map(|actor| match table.legal(actor) {
                Value::Array(commands) => commands,
                _ => vec![],
            });
            json!({"legal": legal.collect::<Vec<Value>>()})
        }
        _ => {
            return Err(bad("unknown", "ask for state, position, legal, asks, view or record"));
        }
    };
    Ok(value)
}

fn of_command(problem: CommandProblem) -> Value {
    match problem {
        CommandProblem::Unreadable(detail) => bad("unreadable", detail),
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
        TableProblem::Settings(flaws) => bad("settings", json!(flaws)),
        TableProblem::Write(detail) => bad("unwritable", detail),
    }
}
