//! Swiss for tables of two to six, as docs/reference/tournament-rules.md has it; ids such as `T-8` are of its rules.
//!
//! A [`Tournament`] is a value: what was settled, who plays, and the rounds with their tables and results. Everything
//! else (points, standings, past opponents) is derived from these, so a corrected result counts as if it had been
//! entered at once. It knows players by number alone, no clock and no game; chance comes from its seed.

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

/// A player, by the number that the event gives them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[serde(transparent)]
#[ts(rename = "TournamentPlayer")]
pub struct Player(pub u32);

/// A player, present or former.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(rename = "TournamentEntrant")]
pub struct Entrant {
    /// Who it is.
    pub player: Player,
    /// Whether this player went home, and is not drawn any more.
    pub left: bool,
}

/// A drawn round.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(rename = "TournamentRound")]
pub struct Round {
    /// Its tables. The first is where those with the most points sit.
    pub tables: Vec<Table>,
    /// Who does not play.
    pub byes: Vec<Player>,
}

/// A tournament, from its beginning to its end.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Tournament {
    settings: Settings,
    seed: u32,
    entrants: Vec<Entrant>,
    rounds: Vec<Round>,
}

impl Tournament {
    /// A tournament without players.
    ///
    /// # Errors
    /// When the settings do not go together (`T-1`, `T-7`, `T-16`).
    pub fn new(settings: Settings, seed: u32) -> Result<Self, Problem> {
        settings.check()?;
        Ok(Self { settings, seed, entrants: vec![], rounds: vec![] })
    }

    /// What was settled before it began.
    pub fn settings(&self) -> &Settings {
        &self.settings
    }

    /// What every lot follows from (`T-2`).
    pub fn seed(&self) -> u32 {
        self.seed
    }

    /// Everybody who plays or has played, in the order of the list.
    pub fn entrants(&self) -> &[Entrant] {
        &self.entrants
    }

    /// The rounds that are drawn, the first one first.
    pub fn rounds(&self) -> &[Round] {
        &self.rounds
    }

    /// Takes a player in, at the end of the list, or back in (`T-24`, `T-25`).
    pub fn enter(&mut self, player: Player) {
        match self.entrants.iter_mut().find(|entrant| entrant.player == player) {
            Some(entrant) => entrant.left = false,
            None => self.entrants.push(Entrant { player, left: false }),
        }
    }

    /// Removes a player (`T-25`). A player who was never drawn is off the list.
    ///
    /// # Errors
    /// When no player has that number.
    pub fn leave(&mut self, player: Player) -> Result<(), Problem> {
        let at = self.entrants.iter().position(|entrant| entrant.player == player).ok_or(Problem::NoSuchPlayer)?;
        let drawn = self.rounds.iter().any(|round| round.has(player));
        match self.entrants.get_mut(at) {
            Some(entrant) if drawn => entrant.left = true,
            _ => drop(self.entrants.remove(at)),
        }
        Ok(())
    }

    /// Puts the list in another order, which the first round may be drawn by (`T-12`). Players that it does not name
    /// come last.
    ///
    /// # Errors
    /// When a round is drawn already.
    pub fn arrange(&mut self, order: &[Player]) -> Result<(), Problem> {
        if !self.rounds.is_empty() {
            return Err(Problem::Begun);
        }
        let place = |entrant: &Entrant| order.iter().position(|player| *player == entrant.player);
        self.entrants.sort_by_key(|entrant| place(entrant).unwrap_or(order.len()));
        Ok(())
    }

    /// Plans another number of rounds (`T-1`).
    ///
    /// # Errors
    /// When more are drawn, or it is no number of rounds.
    pub fn plan(&mut self, rounds: u8) -> Result<(), Problem> {
        if !(1..=MOST_ROUNDS).contains(&rounds) || usize::from(rounds) < self.rounds.len() {
            return Err(Problem::Rounds);
        }
        self.settings.rounds = rounds;
        Ok(())
    }

    /// Whether every planned round is drawn and has all its results (`T-31`).
    pub fn is_over(&self) -> bool {
        self.rounds.len() == usize::from(self.settings.rounds) && self.waits_for().is_empty()
    }

    /// The tables of the last round that have no result, by their place in it.
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
