//! The app's draws, and their verification against the committed seeds.

use super::{Accepted, Appended, EntryKind, EntryMetaSource, Game, Seed, Table, TableProblem};
use crate::record::By;
use crate::shared_seed::{RoundState, SeedRound, combine};
use crate::{Actor, ChanceKind, chance};

/// A seed of the host to which draws are committed, from some entry on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeedCommitment {
    /// The entry that committed to the seed; 0 for the set-up.
    pub entry: u32,
    /// The SHA-256 of the seed, as hex text.
    pub commitment: String,
    /// The seed, if it is known here.
    pub seed: Option<Seed>,
    /// The number of draws made with the seed, on all branches.
    pub draws: u32,
    /// The round of the shared seed that the entry opened; `None` if draws use the seed alone.
    pub round: Option<SeedRound>,
}

impl SeedCommitment {
    pub(super) fn new(entry: u32, commitment: &str) -> Self {
        Self { entry, commitment: commitment.to_owned(), seed: None, draws: 0, round: None }
    }

    /// Returns the seed of the draws: the host's alone, or the shared seed of the round. `None` if the host's seed is not
    /// known here, or the round has no result.
    pub fn draw_seed(&self) -> Option<Seed> {
        let seed = self.seed.as_ref()?;
        match self.round.as_ref().map(|round| &round.state) {
            None => Some(seed.clone()),
            Some(RoundState::Revealed { contributions, .. }) => Some(combine(seed, contributions)),
            Some(RoundState::Open | RoundState::Void { .. }) => None,
        }
    }

    /// True if a draw with this number that is recorded as this entry can use the seed.
    fn applies(&self, number: u32, draw: u32) -> bool {
        match self.round.as_ref().map(|round| &round.state) {
            None => self.entry < draw,
            Some(RoundState::Revealed { entry, from, .. }) => *entry < draw && *from <= number,
            Some(RoundState::Open | RoundState::Void { .. }) => false,
        }
    }
}

/// A repeated draw of the app.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CheckedDraw<C> {
    /// The entry of the draw.
    pub entry: u32,
    /// The number of the draw along the chain, from 0.
    pub number: u32,
    /// The entry that committed to its seed; 0 for the set-up.
    pub committed: u32,
    /// The result of the verification.
    pub proof: DrawProof<C>,
}

/// The result of repeating a draw.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DrawProof<C> {
    /// The seed is not known here.
    Unknown,
    /// The seed gives the recorded result.
    Holds,
    /// The seed gives this result instead; `None` if there was nothing to draw.
    Differs(Option<C>),
}

impl<G: Game> Table<G> {
    /// Returns the seed commitments in the order of the record.
    pub fn seeds(&self) -> &[SeedCommitment] {
        &self.seeds
    }

    /// Returns the commitment in force for a draw with this number that is recorded as this entry. A round's shared seed
    /// replaces the ones before it only from its first draw number on, and a seed without a round all of them.
    pub(super) fn line_for(&self, number: u32, draw: u32) -> Option<&SeedCommitment> {
        Some(&self.seeds[self.line_number(number, draw)?])
    }

    pub(super) fn line_number(&self, number: u32, draw: u32) -> Option<usize> {
        self.seeds.iter().rposition(|line| line.applies(number, draw))
    }

    /// Returns the commitment in force for the next draw at the head.
    pub fn seed_in_force(&self) -> Option<&SeedCommitment> {
        self.line_for(self.notes.get(self.head as usize)?.draws, self.next())
    }

    /// True if a later draw could need a seed that is not known here.
    pub fn lacks_seed(&self) -> bool {
        let latest = self.seeds.iter().rposition(|line| line.round.is_none()).unwrap_or_default();
        let is_live = |line: &&SeedCommitment| line.applies(u32::MAX, self.next());
        self.seeds.iter().skip(latest).filter(is_live).any(|line| line.seed.is_none())
    }

    /// Commits to a new seed, for a table whose seed in force is unknown here or was revealed. It applies to all later
    /// draws, whatever their number, and ends an open round.
    ///
    /// # Errors
    /// [`TableProblem::Write`].
    pub fn reseed(
        &mut self,
        seed: Seed,
        stamps: &mut dyn EntryMetaSource,
    ) -> Result<Appended, TableProblem<G::Breach>> {
        let n = self.push(By::Table, EntryKind::Seed(seed.commitment()), stamps)?;
        self.attach_seeds([seed]);
        Ok(Appended { from: n, to: n })
    }

    /// Commits to a new seed, unless the last one has no round and was not used. Then all of [`Self::seeds`] but the last
    /// can be revealed.
    ///
    /// # Errors
    /// [`TableProblem::Write`].
    pub fn retire_seeds(
        &mut self,
        fresh: Seed,
        stamps: &mut dyn EntryMetaSource,
    ) -> Result<Option<Appended>, TableProblem<G::Breach>> {
        let is_fresh =
            self.seeds.len() > 1 && self.seeds.last().is_some_and(|line| line.round.is_none() && line.draws == 0);
        if is_fresh { Ok(None) } else { self.reseed(fresh, stamps).map(Some) }
    }

    /// Stores each seed with its commitment; ignores seeds without one.
    pub(super) fn attach_seeds(&mut self, seeds: impl IntoIterator<Item = Seed>) {
        for seed in seeds {
            let commitment = seed.commitment();
            let mut lines = self.seeds.iter_mut().filter(|line| line.commitment == commitment);
            lines.by_ref().for_each(|line| line.seed = Some(seed.clone()));
        }
    }

    /// Lets the app answer an open chance question. Returns true if it answered: a question was open, and the seed is
    /// known here. A reveal of committed answers needs no seed.
    pub(super) fn draw(&mut self, stamps: &mut dyn EntryMetaSource) -> Result<bool, TableProblem<G::Breach>> {
        let reveals = self.reveals();
        let answer = match reveals {
            true => self.state.command_for(&[]),
            false => self.seed_in_force().and_then(|line| self.drawn_command(line, self.head, &self.state)),
        };
        let Some(command) = answer else { return Ok(false) };
        let how = Accepted { drawn: !reveals, auto: reveals, ..Accepted::said() };
        self.play_one(Actor::Chance, command, &[], how, stamps)?;
        Ok(true)
    }

    /// True if chance is asked to reveal committed answers.
    pub(super) fn reveals(&self) -> bool {
        self.state.asks().iter().any(|(_, question)| G::chance_kind(question) == ChanceKind::Reveal)
    }

    /// Returns the result of a seed at an entry with this state. It depends on the number of draws that lead there. So
    /// a draw repeated after an undo has the same outcome. `None` if the seed is not known here.
    fn drawn_command(&self, line: &SeedCommitment, at: u32, state: &G) -> Option<G::Command> {
        let number = self.notes.get(at as usize)?.draws;
        chance(state, &mut line.draw_seed()?.draw(u64::from(number)))
    }

    /// Repeats every draw of the record, on all branches, if the seed is known here.
    pub fn check_draws(&self) -> Vec<CheckedDraw<G::Command>> {
        let mut checked = Vec::new();
        for entry in &self.entries {
            let EntryKind::Command(accepted) = &entry.kind else { continue };
            let number = self.notes.get(entry.after as usize).map_or(0, |note| note.draws);
            let Some(line) = self.line_for(number, entry.n).filter(|_| accepted.drawn) else { continue };
            let again = || self.drawn_command(line, entry.after, &self.state_at(entry.after)?);
            let proof = match line.seed {
                None => DrawProof::Unknown,
                Some(_) => match again() {
                    Some(command) if command == accepted.command => DrawProof::Holds,
                    other => DrawProof::Differs(other),
                },
            };
            checked.push(CheckedDraw { entry: entry.n, number, committed: line.entry, proof });
        }
        checked
    }
}
