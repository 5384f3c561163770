//! A table without its type: what everybody may know about it, and what it can be asked to do.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::{DynTableView, OwnedTable, json};
use crate::record::{By, EntryKind, Renamings, Settings};
use crate::table::Mark;
use crate::{Actor, Appended, EntryMetaSource, Game, Places, Progress, Refusal, Seed, Table, TableProblem, Viewer};

/// A problem with breaches as JSON.
pub type AnyProblem = TableProblem<Value>;

/// Whose knowledge limits a verdict.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum VerdictAudience {
    /// The owner of the record, who has every secret in a file. Only [`VerdictAudience::owner`] makes it outside this crate, so
    /// that Clippy can name each caller.
    #[non_exhaustive]
    Owner,
    /// A viewer, who hears no verdict that would tell it a secret.
    Viewer(Viewer),
}

impl VerdictAudience {
    /// The owner of the record.
    pub fn owner() -> Self {
        Self::Owner
    }
}

/// Why a command given as JSON changed nothing.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CommandProblem {
    /// It is not a command of this game; this is what the parser said.
    #[error("not a command of this game: {0}")]
    Unreadable(String),
    /// The verdict would tell its hearer a secret: the command was not even read, and the answer is always
    /// this.
    #[error("the verdict on this is not for whoever said it")]
    Unread,
    /// The table did not take it.
    #[error(transparent)]
    Table(#[from] AnyProblem),
}

/// A table without its type. What it shows directly depends on nothing secret; the rest is reached through a
/// [projection](AnyTable::view_for) or as the [owner](AnyTable::owned).
pub trait AnyTable: Send + Sync {
    /// The projection for one viewer: the only way table data leaves the kernel.
    fn view_for(&self, viewer: Viewer) -> Box<dyn DynTableView + '_>;
    /// The table with all its secrets; for the owner of the record alone.
    fn owned(&self) -> &dyn OwnedTable;
    /// The game's id.
    fn game(&self) -> &'static str;
    /// When the table was set up.
    fn at(&self) -> &str;
    /// When its last line was written that is not a seed commitment: each import of a file adds one.
    fn last_at(&self) -> &str;
    /// How many lines its record has.
    fn length(&self) -> u32;
    /// How many lines its record has up to the last one that is not a seed commitment: each import of a file adds one.
    fn played_length(&self) -> u32;
    /// The set-up from which the same people play again. See [`crate::Rules::again`].
    fn again(&self) -> Value;
    /// What draws are committed to from now on: SHA-256 of the seed.
    fn commitment(&self) -> &str;
    /// What the first draws were committed to: no two tables have the same, and it stays with the record wherever that
    /// goes.
    fn first_commitment(&self) -> &str;
    /// Names, sides and answerers now.
    fn settings(&self) -> &Settings;
    /// Where the table stands.
    fn head(&self) -> u32;
    /// Where the head stood after an entry.
    fn head_after(&self, n: u32) -> Option<u32>;
    /// The id of an actor's open question. See [`Table::question_of`].
    fn question_of(&self, actor: Actor) -> Option<u32>;
    /// How far the game is.
    fn progress(&self) -> Progress;
    /// Everybody's place once the game is over; empty before.
    fn places(&self) -> Places;
    /// Whether what the app answers waits for a tap. See [`Table::waits`].
    fn waits(&self) -> bool;
    /// The followed entries up to `n`, oldest first.
    fn chain(&self, n: u32) -> Vec<u32>;
    /// Whether a command is the whole table's to give. See [`crate::Rules::of_table`]. False for anything
    /// that is not a command of the game.
    fn of_table(&self, command: &Value) -> bool;
    /// Decides a command. See [`Table::command`].
    ///
    /// # Errors
    /// As there; [`CommandProblem::Unreadable`]; and [`CommandProblem::Unread`] if the verdict would tell the
    /// hearer a secret.
    fn command(
        &mut self,
        by: Actor,
        command: Value,
        waive: &[String],
        hearer: VerdictAudience,
        stamps: &mut dyn EntryMetaSource,
    ) -> Result<Appended, CommandProblem>;
    /// See [`Table::answer`].
    ///
    /// # Errors
    /// As there.
    fn answer(&mut self, stamps: &mut dyn EntryMetaSource) -> Result<Appended, AnyProblem>;
    /// See [`Table::undo`].
    ///
    /// # Errors
    /// As there.
    fn undo(&mut self, by: By, stamps: &mut dyn EntryMetaSource) -> Result<Appended, AnyProblem>;
    /// See [`Table::redo`].
    ///
    /// # Errors
    /// As there.
    fn redo(&mut self, by: By, stamps: &mut dyn EntryMetaSource) -> Result<Appended, AnyProblem>;
    /// See [`Table::jump`].
    ///
    /// # Errors
    /// As there.
    fn jump(&mut self, to: u32, by: By, stamps: &mut dyn EntryMetaSource) -> Result<Appended, AnyProblem>;
    /// See [`Table::set`].
    ///
    /// # Errors
    /// As there.
    fn set(&mut self, settings: Settings, by: By, stamps: &mut dyn EntryMetaSource) -> Result<Appended, AnyProblem>;
    /// See [`Table::rename`].
    ///
    /// # Errors
    /// As there.
    fn rename(
        &mut self,
        renamings: Renamings,
        by: By,
        stamps: &mut dyn EntryMetaSource,
    ) -> Result<Appended, AnyProblem>;
    /// See [`Table::reseed`].
    ///
    /// # Errors
    /// As there.
    fn reseed(&mut self, seed: Seed, stamps: &mut dyn EntryMetaSource) -> Result<Appended, AnyProblem>;
    /// See [`Table::retire_seeds`].
    ///
    /// # Errors
    /// As there.
    fn retire_seeds(&mut self, fresh: Seed, stamps: &mut dyn EntryMetaSource) -> Result<Option<Appended>, AnyProblem>;
    /// See [`Table::mark`].
    fn mark(&self) -> Mark;
    /// See [`Table::roll_back`].
    fn roll_back(&mut self, mark: Mark);
}

impl<G: Game> AnyTable for Table<G> {
    fn view_for(&self, viewer: Viewer) -> Box<dyn DynTableView + '_> {
        Box::new(Table::view_for(self, viewer))
    }
    fn owned(&self) -> &dyn OwnedTable {
        self
    }
    fn game(&self) -> &'static str {
        G::INFO.id
    }
    fn at(&self) -> &str {
        &self.header().at
    }
    fn last_at(&self) -> &str {
        let played = self.entries().iter().rfind(|entry| !matches!(entry.kind, EntryKind::Seed(_)));
        played.map_or(&self.header().at, |entry| &entry.at)
    }
    fn length(&self) -> u32 {
        Table::lines(self).len() as u32
    }
    fn played_length(&self) -> u32 {
        let commitments = self.entries().iter().rev().take_while(|entry| matches!(entry.kind, EntryKind::Seed(_)));
        AnyTable::length(self) - commitments.count() as u32
    }
    fn again(&self) -> Value {
        json(&Table::state(self).again())
    }
    fn first_commitment(&self) -> &str {
        &self.header().seed
    }
    fn commitment(&self) -> &str {
        Table::seeds(self).last().map_or(&self.header().seed, |line| &line.commitment)
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
    fn of_table(&self, command: &Value) -> bool {
        G::Command::deserialize(command).is_ok_and(|command| G::of_table(&command))
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
            && !Table::view_for(self, viewer).hears_verdict(by, &command)
        {
            return Err(CommandProblem::Unread);
        }
        Ok(Table::command(self, by, command, waive, stamps).map_err(erase)?)
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
        TableProblem::Write(error) => TableProblem::Write(error),
    }
}
