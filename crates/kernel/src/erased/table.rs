//! A type-erased table: its public facts, and the commands that it accepts.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::{DynTableView, OwnerView, json};
use crate::agent::AsAny;
use crate::record::{By, Renamings, Settings};
use crate::shared_seed::{SeatCommitment, SeedRound};
use crate::table::Mark;
use crate::{
    Actor, Appended, EntryMetaSource, Flaw, Game, GameInfo, Places, Progress, Refusal, Seat, Seed, Table, TableProblem,
    Viewer,
};

/// A problem with breaches as JSON.
pub type AnyProblem = TableProblem<Value>;

/// The audience whose knowledge limits a verdict.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum VerdictAudience {
    /// The owner of the record, who has every secret in a file. Outside this crate only [`VerdictAudience::owner`]
    /// creates it, so that Clippy finds each caller.
    #[non_exhaustive]
    Owner,
    /// A viewer, who gets no verdict that would reveal a secret.
    Viewer(Viewer),
}

impl VerdictAudience {
    /// Creates the audience of the record's owner.
    pub fn owner() -> Self {
        Self::Owner
    }
}

/// The reason why a command given as JSON changed nothing.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CommandProblem {
    /// The value is not a command of this game; the parser's message.
    #[error("not a command of this game: {0}")]
    Unreadable(String),
    /// The verdict would reveal a secret to its audience: the command was not read, and this is always the answer.
    #[error("the verdict on this is not for whoever said it")]
    Unread,
    /// The table refused the command.
    #[error(transparent)]
    Table(#[from] AnyProblem),
}

/// A type-erased table. Its direct methods reveal no secret. The rest is reached through a
/// [projection](AnyTable::view_for) or as the [owner](AnyTable::owner_view).
pub trait AnyTable: AsAny + Send + Sync {
    /// Returns the projection for one viewer: the only API through which table data leaves the kernel, except for the
    /// owner.
    fn view_for(&self, viewer: Viewer) -> Box<dyn DynTableView + '_>;
    /// Returns the table with all its secrets, for the owner of the record only.
    fn owner_view(&self) -> &dyn OwnerView;
    /// Returns the static facts of the game.
    fn info(&self) -> &'static GameInfo;
    /// Returns the game's id.
    fn game(&self) -> &'static str {
        self.info().id
    }
    /// Returns the time of the set-up.
    fn at(&self) -> &str;
    /// Returns the time of the last line that concerns more than the seed. Each import of a file adds a commitment.
    fn last_at(&self) -> &str;
    /// Returns the number of lines of the table's record.
    fn length(&self) -> u32;
    /// Returns the number of lines up to the last one that concerns more than the seed. Each import of a file adds a
    /// commitment.
    fn played_length(&self) -> u32;
    /// Returns the set-up for a rematch of the same people. See [`crate::Rules::again`].
    fn again(&self) -> Value;
    /// Returns why programs can neither have a seat nor suggest plans; `None` if they can. See
    /// [`crate::Rules::refuses_programs`].
    fn refuses_programs(&self) -> Option<Flaw>;
    /// Returns the commitment of the next draw: the SHA-256 of the host's seed.
    fn commitment(&self) -> &str;
    /// Returns the commitment of the first draws. It is unique to the table and stays with the record.
    fn first_commitment(&self) -> &str;
    /// Returns the current names, sides and answerers.
    fn settings(&self) -> &Settings;
    /// Returns the head.
    fn head(&self) -> u32;
    /// Returns the head after an entry.
    fn head_after(&self, n: u32) -> Option<u32>;
    /// Returns the id of an actor's open question. See [`Table::question_of`].
    fn question_of(&self, actor: Actor) -> Option<u32>;
    /// Returns the progress of the game.
    fn progress(&self) -> Progress;
    /// Returns the final places; empty before the end.
    fn places(&self) -> Places;
    /// True if the app's answer waits for a tap. See [`Table::waits`].
    fn waits(&self) -> bool;
    /// Returns the followed entries up to `n`, the oldest first.
    fn chain(&self, n: u32) -> Vec<u32>;
    /// True if a command belongs to the whole table. See [`crate::Rules::is_table_command`]. False for values that are
    /// not commands of the game.
    fn is_table_command(&self, command: &Value) -> bool;
    /// Decides a command. See [`Table::command`].
    ///
    /// # Errors
    /// Those of [`Table::command`]; [`CommandProblem::Unreadable`]; and [`CommandProblem::Unread`] if the verdict would
    /// reveal a secret to its audience.
    fn command(
        &mut self,
        by: Actor,
        command: Value,
        waive: &[String],
        hearer: VerdictAudience,
        stamps: &mut dyn EntryMetaSource,
    ) -> Result<Appended, CommandProblem>;
    /// Decides a command of the program that plays a seat. See [`Table::program_command`].
    ///
    /// # Errors
    /// Those of [`Table::program_command`]; [`CommandProblem::Unreadable`].
    fn program_command(
        &mut self,
        seat: Seat,
        command: Value,
        stamps: &mut dyn EntryMetaSource,
    ) -> Result<Appended, CommandProblem>;
    /// See [`Table::answer`].
    ///
    /// # Errors
    /// Those of [`Table::answer`].
    fn answer(&mut self, stamps: &mut dyn EntryMetaSource) -> Result<Appended, AnyProblem>;
    /// See [`Table::undo`].
    ///
    /// # Errors
    /// Those of [`Table::undo`].
    fn undo(&mut self, by: By, stamps: &mut dyn EntryMetaSource) -> Result<Appended, AnyProblem>;
    /// See [`Table::redo`].
    ///
    /// # Errors
    /// Those of [`Table::redo`].
    fn redo(&mut self, by: By, stamps: &mut dyn EntryMetaSource) -> Result<Appended, AnyProblem>;
    /// See [`Table::jump`].
    ///
    /// # Errors
    /// Those of [`Table::jump`].
    fn jump(&mut self, to: u32, by: By, stamps: &mut dyn EntryMetaSource) -> Result<Appended, AnyProblem>;
    /// See [`Table::set`].
    ///
    /// # Errors
    /// Those of [`Table::set`].
    fn set(&mut self, settings: Settings, by: By, stamps: &mut dyn EntryMetaSource) -> Result<Appended, AnyProblem>;
    /// See [`Table::rename`].
    ///
    /// # Errors
    /// Those of [`Table::rename`].
    fn rename(
        &mut self,
        renamings: Renamings,
        by: By,
        stamps: &mut dyn EntryMetaSource,
    ) -> Result<Appended, AnyProblem>;
    /// See [`Table::reseed`].
    ///
    /// # Errors
    /// Those of [`Table::reseed`].
    fn reseed(&mut self, seed: Seed, stamps: &mut dyn EntryMetaSource) -> Result<Appended, AnyProblem>;
    /// See [`Table::retire_seeds`].
    ///
    /// # Errors
    /// Those of [`Table::retire_seeds`].
    fn retire_seeds(&mut self, fresh: Seed, stamps: &mut dyn EntryMetaSource) -> Result<Option<Appended>, AnyProblem>;
    /// True if a later draw could need a seed that is not known here.
    fn lacks_seed(&self) -> bool;
    /// See [`Table::open_round`].
    ///
    /// # Errors
    /// Those of [`Table::open_round`].
    fn open_round(
        &mut self,
        by: By,
        seed: Seed,
        commitments: Vec<SeatCommitment>,
        stamps: &mut dyn EntryMetaSource,
    ) -> Result<Appended, AnyProblem>;
    /// See [`Table::close_round`].
    ///
    /// # Errors
    /// Those of [`Table::close_round`].
    fn close_round(
        &mut self,
        contributions: Vec<String>,
        stamps: &mut dyn EntryMetaSource,
    ) -> Result<Appended, AnyProblem>;
    /// See [`Table::void_round`].
    ///
    /// # Errors
    /// Those of [`Table::void_round`].
    fn void_round(&mut self, silent: Vec<Seat>, stamps: &mut dyn EntryMetaSource) -> Result<Appended, AnyProblem>;
    /// Returns the number of rounds of the shared seed in the record.
    fn rounds(&self) -> u32;
    /// Returns the last round in the record.
    fn last_round(&self) -> Option<&SeedRound>;
    /// Returns the open round of the shared seed.
    fn round(&self) -> Option<&SeedRound>;
    /// Returns the round whose shared seed the next unused draw number uses.
    fn round_in_force(&self) -> Option<&SeedRound>;
    /// See [`Table::silent_seats`].
    fn silent_seats(&self) -> Vec<Seat>;
    /// See [`Table::may_ask_for_round`].
    fn may_ask_for_round(&self, by: By) -> bool;
    /// See [`Table::mark`].
    fn mark(&self) -> Mark;
    /// See [`Table::roll_back`].
    fn roll_back(&mut self, mark: Mark);
}

impl<G: Game> AnyTable for Table<G> {
    fn view_for(&self, viewer: Viewer) -> Box<dyn DynTableView + '_> {
        Box::new(Table::view_for(self, viewer))
    }
    fn owner_view(&self) -> &dyn OwnerView {
        self
    }
    fn info(&self) -> &'static GameInfo {
        &G::INFO
    }
    fn at(&self) -> &str {
        &self.header().at
    }
    fn last_at(&self) -> &str {
        let played = self.entries().iter().rfind(|entry| !entry.kind.is_of_seed());
        played.map_or(&self.header().at, |entry| &entry.at)
    }
    fn length(&self) -> u32 {
        Table::lines(self).len() as u32
    }
    fn played_length(&self) -> u32 {
        let commitments = self.entries().iter().rev().take_while(|entry| entry.kind.is_of_seed());
        AnyTable::length(self) - commitments.count() as u32
    }
    fn again(&self) -> Value {
        json(&Table::state(self).again())
    }
    fn refuses_programs(&self) -> Option<Flaw> {
        Table::state(self).refuses_programs()
    }
    fn first_commitment(&self) -> &str {
        &self.header().seed
    }
    fn commitment(&self) -> &str {
        Table::seed_in_force(self).map_or(&self.header().seed, |line| &line.commitment)
    }
    fn settings(&self) -> &Settings {
        Table::settings(self)
    }
    fn head(&self) -> u32 {
        Table::head(self)
    }
    fn head_after(&self, n: u32) -> Option<u32> {
        Table::head_after(self, n)
    }
    fn question_of(&self, actor: Actor) -> Option<u32> {
        Table::question_of(self, actor)
    }
    fn progress(&self) -> Progress {
        Table::progress(self)
    }
    fn places(&self) -> Places {
        Table::places(self)
    }
    fn waits(&self) -> bool {
        Table::waits(self)
    }
    fn chain(&self, n: u32) -> Vec<u32> {
        Table::chain(self, n)
    }
    fn is_table_command(&self, command: &Value) -> bool {
        G::Command::deserialize(command).is_ok_and(|command| G::is_table_command(&command))
    }
    fn command(
        &mut self,
        by: Actor,
        command: Value,
        waive: &[String],
        hearer: VerdictAudience,
        stamps: &mut dyn EntryMetaSource,
    ) -> Result<Appended, CommandProblem> {
        let command =
            G::Command::deserialize(&command).map_err(|error| CommandProblem::Unreadable(error.to_string()))?;
        if let VerdictAudience::Viewer(viewer) = hearer
            && !Table::view_for(self, viewer).may_see_verdict(by, &command)
        {
            return Err(CommandProblem::Unread);
        }
        Ok(Table::command(self, by, command, waive, stamps).map_err(erase)?)
    }
    fn program_command(
        &mut self,
        seat: Seat,
        command: Value,
        stamps: &mut dyn EntryMetaSource,
    ) -> Result<Appended, CommandProblem> {
        let command =
            G::Command::deserialize(&command).map_err(|error| CommandProblem::Unreadable(error.to_string()))?;
        Ok(Table::program_command(self, seat, command, stamps).map_err(erase)?)
    }
    fn answer(&mut self, stamps: &mut dyn EntryMetaSource) -> Result<Appended, AnyProblem> {
        Table::answer(self, stamps).map_err(erase)
    }
    fn undo(&mut self, by: By, stamps: &mut dyn EntryMetaSource) -> Result<Appended, AnyProblem> {
        Table::undo(self, by, stamps).map_err(erase)
    }
    fn redo(&mut self, by: By, stamps: &mut dyn EntryMetaSource) -> Result<Appended, AnyProblem> {
        Table::redo(self, by, stamps).map_err(erase)
    }
    fn jump(&mut self, to: u32, by: By, stamps: &mut dyn EntryMetaSource) -> Result<Appended, AnyProblem> {
        Table::jump(self, to, by, stamps).map_err(erase)
    }
    fn set(&mut self, settings: Settings, by: By, stamps: &mut dyn EntryMetaSource) -> Result<Appended, AnyProblem> {
        Table::set(self, settings, by, stamps).map_err(erase)
    }
    fn rename(
        &mut self,
        renamings: Renamings,
        by: By,
        stamps: &mut dyn EntryMetaSource,
    ) -> Result<Appended, AnyProblem> {
        Table::rename(self, renamings, by, stamps).map_err(erase)
    }
    fn reseed(&mut self, seed: Seed, stamps: &mut dyn EntryMetaSource) -> Result<Appended, AnyProblem> {
        Table::reseed(self, seed, stamps).map_err(erase)
    }
    fn retire_seeds(&mut self, fresh: Seed, stamps: &mut dyn EntryMetaSource) -> Result<Option<Appended>, AnyProblem> {
        Table::retire_seeds(self, fresh, stamps).map_err(erase)
    }
    fn lacks_seed(&self) -> bool {
        Table::lacks_seed(self)
    }
    fn open_round(
        &mut self,
        by: By,
        seed: Seed,
        commitments: Vec<SeatCommitment>,
        stamps: &mut dyn EntryMetaSource,
    ) -> Result<Appended, AnyProblem> {
        Table::open_round(self, by, seed, commitments, stamps).map_err(erase)
    }
    fn close_round(
        &mut self,
        contributions: Vec<String>,
        stamps: &mut dyn EntryMetaSource,
    ) -> Result<Appended, AnyProblem> {
        Table::close_round(self, contributions, stamps).map_err(erase)
    }
    fn void_round(&mut self, silent: Vec<Seat>, stamps: &mut dyn EntryMetaSource) -> Result<Appended, AnyProblem> {
        Table::void_round(self, silent, stamps).map_err(erase)
    }
    fn rounds(&self) -> u32 {
        Table::rounds(self)
    }
    fn last_round(&self) -> Option<&SeedRound> {
        Table::last_round(self)
    }
    fn round(&self) -> Option<&SeedRound> {
        Table::round(self)
    }
    fn round_in_force(&self) -> Option<&SeedRound> {
        Table::round_in_force(self)
    }
    fn silent_seats(&self) -> Vec<Seat> {
        Table::silent_seats(self)
    }
    fn may_ask_for_round(&self, by: By) -> bool {
        Table::may_ask_for_round(self, by)
    }
    fn mark(&self) -> Mark {
        Table::mark(self)
    }
    fn roll_back(&mut self, mark: Mark) {
        Table::roll_back(self, mark);
    }
}

fn erase<B: Serialize>(problem: TableProblem<B>) -> AnyProblem {
    match problem {
        TableProblem::Refused(refusal) => TableProblem::Refused(Refusal {
            breaches: refusal.breaches.iter().map(json).collect(),
            impossible: refusal.impossible,
            waivable: refusal.waivable,
        }),
        TableProblem::UnknownRule(id) => TableProblem::UnknownRule(id),
        TableProblem::NothingToUndo => TableProblem::NothingToUndo,
        TableProblem::NothingToRedo => TableProblem::NothingToRedo,
        TableProblem::NoSuchEntry(n) => TableProblem::NoSuchEntry(n),
        TableProblem::NoChance => TableProblem::NoChance,
        TableProblem::NotBegun => TableProblem::NotBegun,
        TableProblem::Settings(flaws) => TableProblem::Settings(flaws),
        TableProblem::SharedSeed(why) => TableProblem::SharedSeed(why),
        TableProblem::Write(error) => TableProblem::Write(error),
    }
}
