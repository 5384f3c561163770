//! The file of a league's results: a line of JSON with its arguments, and one for each game.

use std::collections::BTreeMap;
use std::fs::{File, OpenOptions};
use std::io::Write as _;
use std::path::Path;

use kernel::to_json;
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// A game of a league: its seed and the player's seat, or `None` for the mirror match.
pub type GameId = (u64, Option<usize>);

/// A finished game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GameResult {
    /// The seed.
    pub seed: u64,
    /// The player's seat; `None` in the mirror match, where all seats have the other player.
    pub seat: Option<usize>,
    /// The places by seat.
    pub places: Vec<u8>,
    /// The number of commands of players.
    pub commands: u32,
    /// The number of commands that programs tried in samples.
    pub steps: u64,
}

impl GameResult {
    /// Returns a seat's share of first place: a tie between n seats counts 1/n.
    pub fn share(&self, seat: usize) -> f64 {
        let firsts = self.places.iter().filter(|place| **place == 1).count();
        if self.places.get(seat) == Some(&1) { 1.0 / firsts as f64 } else { 0.0 }
    }
}

/// The finished games of a league, in memory and in a file.
pub struct Results {
    file: Option<File>,
    /// The games by id.
    pub games: BTreeMap<GameId, GameResult>,
}

impl Results {
    /// Opens the results of a league with these arguments. Without a file they are kept in memory.
    ///
    /// # Errors
    /// If the file cannot be read or written, or belongs to a league with other arguments.
    pub fn open(path: Option<&Path>, arguments: &Value) -> Result<Self, String> {
        let mut results = Self { file: None, games: BTreeMap::new() };
        let Some(path) = path else { return Ok(results) };
        let problem = |error: &dyn std::fmt::Display| format!("{}: {error}", path.display());
        let text = match std::fs::read_to_string(path) {
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => String::new(),
            read => read.map_err(|error| problem(&error))?,
        };
        // A line without an end was being written when the league stopped.
        let whole = text.rfind('\n').map_or("", |end| &text[..=end]);
        let mut lines = whole.lines();
        let first: Option<Value> =
            lines.next().map(serde_json::from_str).transpose().map_err(|error| problem(&error))?;
        if let Some(first) = &first {
            refuse_others(first, arguments).map_err(|error| problem(&error))?;
        }
        for line in lines {
            let game: GameResult = serde_json::from_str(line).map_err(|error| problem(&error))?;
            results.games.insert((game.seed, game.seat), game);
        }
        let file = OpenOptions::new().append(true).create(true).open(path).map_err(|error| problem(&error))?;
        file.set_len(whole.len() as u64).map_err(|error| problem(&error))?;
        results.file = Some(file);
        if first.is_none() {
            results.write(arguments)?;
        }
        Ok(results)
    }

    /// Adds a game.
    ///
    /// # Errors
    /// If it cannot be written.
    pub fn add(&mut self, game: GameResult) -> Result<(), String> {
        self.write(&game)?;
        self.games.insert((game.seed, game.seat), game);
        Ok(())
    }

    fn write<T: Serialize>(&mut self, line: &T) -> Result<(), String> {
        let Some(file) = &mut self.file else { return Ok(()) };
        let text = to_json(line) + "\n";
        file.write_all(text.as_bytes()).map_err(|error| format!("the results cannot be written: {error}"))
    }
}

/// Refuses a file whose first line has other arguments.
fn refuse_others(first: &Value, arguments: &Value) -> Result<(), String> {
    let differs = |name: &&String| first.get(name) != arguments.get(name);
    let names: Vec<&str> =
        arguments.as_object().into_iter().flat_map(|all| all.keys()).filter(differs).map(String::as_str).collect();
    match names[..] {
        [] => Ok(()),
        _ => Err(format!("this file has the results of another league: {} differs", names.join(", "))),
    }
}
