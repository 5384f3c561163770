//! Swiss system for tables of two to six; ids such as `T-8` refer to docs/reference/tournament-rules.md.
//!
//! A [`Tournament`] is a value: its settings, its players, and the rounds with their tables and results. Everything
//! else (points, standings, past opponents) is derived from these, so a corrected result takes effect everywhere.
//! The value knows players by number only, and neither a clock nor a game. Chance comes from its seed.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

mod byes;
mod course;
mod draw;
mod lots;
mod pairing;
mod points;
mod problem;
mod results;
mod seats;
mod settings;
mod sheet;
mod sizes;
mod standings;

pub use points::{Points, Scale};
pub use problem::Problem;
pub use results::{Outcome, PlaceAt, Table};
pub use settings::{First, MOST_ROUNDS, Settings, Sizes};
pub use sheet::sheet;
pub use standings::{Standing, Verdict};

/// A player, by the number that the event assigns.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[serde(transparent)]
#[ts(rename = "TournamentPlayer")]
pub struct Player(pub u32);

/// A player, present or former.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(rename = "TournamentEntrant")]
pub struct Entrant {
    /// The player's number.
    pub player: Player,
    /// True if the player has left and is not drawn any more.
    pub left: bool,
}

/// A drawn round.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(rename = "TournamentRound")]
pub struct Round {
    /// Tables of the round. The first has the players with the most points.
    pub tables: Vec<Table>,
    /// Players with a bye.
    pub byes: Vec<Player>,
}

/// A tournament, from its start to its end.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Tournament {
    settings: Settings,
    seed: u32,
    entrants: Vec<Entrant>,
    rounds: Vec<Round>,
}

impl Tournament {
    /// Creates a tournament without players.
    ///
    /// # Errors
    /// If the settings are inconsistent (`T-1`, `T-7`, `T-16`).
    pub fn new(settings: Settings, seed: u32) -> Result<Self, Problem> {
        settings.check()?;
        Ok(Self { settings, seed, entrants: vec![], rounds: vec![] })
    }

    /// Returns the settings.
    pub fn settings(&self) -> &Settings {
        &self.settings
    }

    /// Returns the seed of every lot (`T-2`).
    pub fn seed(&self) -> u32 {
        self.seed
    }

    /// Returns all present and former players, in the order of the list.
    pub fn entrants(&self) -> &[Entrant] {
        &self.entrants
    }

    /// Returns the drawn rounds, the first one first.
    pub fn rounds(&self) -> &[Round] {
        &self.rounds
    }

    /// Adds a player at the end of the list, or readmits one who left (`T-24`, `T-25`).
    pub fn enter(&mut self, player: Player) {
        match self.entrants.iter_mut().find(|entrant| entrant.player == player) {
            Some(entrant) => entrant.left = false,
            None => self.entrants.push(Entrant { player, left: false }),
        }
    }

    /// Removes a player (`T-25`). A player who was never drawn disappears from the list.
    ///
    /// # Errors
    /// If no player has that number.
    pub fn leave(&mut self, player: Player) -> Result<(), Problem> {
        let at = self.entrants.iter().position(|entrant| entrant.player == player).ok_or(Problem::NoSuchPlayer)?;
        let drawn = self.rounds.iter().any(|round| round.has(player));
        match self.entrants.get_mut(at) {
            Some(entrant) if drawn => entrant.left = true,
            _ => drop(self.entrants.remove(at)),
        }
        Ok(())
    }

    /// Changes the order of the list, by which the first round may be drawn (`T-12`). Players missing from `order` come
    /// last.
    ///
    /// # Errors
    /// If a round is drawn already.
    pub fn arrange(&mut self, order: &[Player]) -> Result<(), Problem> {
        if !self.rounds.is_empty() {
            return Err(Problem::Begun);
        }
        let place = |entrant: &Entrant| order.iter().position(|player| *player == entrant.player);
        self.entrants.sort_by_key(|entrant| place(entrant).unwrap_or(order.len()));
        Ok(())
    }

    /// Changes the number of rounds (`T-1`).
    ///
    /// # Errors
    /// If more rounds are drawn already, or the number is outside the allowed range.
    pub fn plan(&mut self, rounds: u8) -> Result<(), Problem> {
        if !(1..=MOST_ROUNDS).contains(&rounds) || usize::from(rounds) < self.rounds.len() {
            return Err(Problem::Rounds);
        }
        self.settings.rounds = rounds;
        Ok(())
    }

    /// True if every planned round is drawn and has all its results (`T-31`).
    pub fn is_over(&self) -> bool {
        self.rounds.len() == usize::from(self.settings.rounds) && self.waits_for().is_empty()
    }

    /// Returns the positions of the tables of the last round that have no result.
    pub fn waits_for(&self) -> Vec<usize> {
        let tables = self.rounds.last().map_or(&[][..], |round| &round.tables).iter().enumerate();
        tables.filter(|(_, table)| table.outcome.is_none()).map(|(at, _)| at).collect()
    }

    fn is_present(&self, player: Player) -> bool {
        self.entrants.iter().any(|entrant| entrant.player == player && !entrant.left)
    }
}

impl Round {
    fn has(&self, player: Player) -> bool {
        self.byes.contains(&player) || self.tables.iter().any(|table| table.seats.contains(&player))
    }
}
