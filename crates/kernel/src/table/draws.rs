//! Where the app's draws come from, and whether they are what the record is committed to.

use super::{Deed, Game, Moved, Seed, Stamps, Table, TableProblem, Told};
use crate::record::By;
use crate::{Actor, Source, chance};

/// What draws are committed to from some entry on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeedLine {
    /// The entry that committed to it; 0 for the set-up.
    pub entry: u32,
    /// SHA-256 of the seed, as hex text.
    pub commitment: String,
    /// The seed, when it is known here.
    pub seed: Option<Seed>,
    /// How many draws were made with it, on all branches.
    pub draws: u32,
}

impl SeedLine {
    pub(super) fn new(entry: u32, commitment: &str) -> Self {
        Self { entry, commitment: commitment.to_owned(), seed: None, draws: 0 }
    }
}

/// A draw of the app's, made again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CheckedDraw<C> {
    /// The entry that it stands in.
    pub entry: u32,
    /// Its number along the chain, from 0.
    pub number: u32,
    /// The entry that committed to its seed; 0 for the set-up.
    pub committed: u32,
    /// What came of it.
    pub proof: DrawProof<C>,
}

/// What came of making a draw again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DrawProof<C> {
    /// Its seed is not known here.
    Unknown,
    /// The seed gives what the record says.
    Holds,
    /// The seed gives this; `None` when there was nothing to draw.
    Differs(Option<C>),
}

impl<G: Game> Table<G> {
    /// What draws are committed to, in the order of the record: the last one is in force.
    pub fn seeds(&self) -> &[SeedLine] {
        &self.seeds
    }

    /// The seed in force, when it is known here.
    pub fn seed(&self) -> Option<&Seed> {
        self.seeds.last()?.seed.as_ref()
    }

    /// Commits to a new seed: for a table whose seed in force is not known here, or was shown.
    ///
    /// # Errors
    /// [`TableProblem::Write`].
    pub fn reseed(&mut self, seed: Seed, stamps: &mut dyn Stamps) -> Result<Moved, TableProblem<G::Breach>> {
        let n = self.push(By::Table, Deed::Seed(seed.commitment()), stamps)?;
        self.know([seed]);
        Ok(Moved { from: n, to: n })
    }

    /// Sees to it that no draw to come is made with a seed that was drawn from: those can be shown
    /// then, all of [`Self::seeds`] but the last. Nothing is to do when the last is fresh.
    ///
    /// # Errors
    /// [`TableProblem::Write`].
    pub fn retire_seeds(
        &mut self,
        fresh: Seed,
        stamps: &mut dyn Stamps,
    ) -> Result<Option<Moved>, TableProblem<G::Breach>> {
        let is_fresh = self.seeds.len() > 1 && self.seeds.last().is_some_and(|line| line.draws == 0);
        if is_fresh { Ok(None) } else { self.reseed(fresh, stamps).map(Some) }
    }

    /// Files seeds with the commitments that they belong to; what belongs to none is passed over.
    pub(super) fn know(&mut self, seeds: impl IntoIterator<Item = Seed>) {
        for seed in seeds {
            let commitment = seed.commitment();
            let mut lines = self.seeds.iter_mut().filter(|line| line.commitment == commitment);
            lines.by_ref().for_each(|line| line.seed = Some(seed.clone()));
        }
    }

    /// Lets the app answer an open chance question; whether one was open, and the seed is known here. What
    /// was sealed is opened without one.
    pub(super) fn draw(&mut self, stamps: &mut dyn Stamps) -> Result<bool, TableProblem<G::Breach>> {
        let reveals = self.state.asks().iter().any(|(_, question)| G::source(question) == Source::Reveal);
        let answer = match self.seed() {
            _ if reveals => self.state.drawn(&[]),
            seed => seed.and_then(|seed| self.drawn(seed, self.head, &self.state)),
        };
        let Some(command) = answer else { return Ok(false) };
        let how = Told { command: (), waived: vec![], events: vec![], drawn: !reveals, auto: reveals };
        self.play_one(Actor::Chance, command, &[], how, stamps)?;
        Ok(true)
    }

    /// What a seed gives at an entry, where the state is this. Addressed by the number of draws that
    /// lead there, so that the same draw made again after an undo gives the same outcome.
    fn drawn(&self, seed: &Seed, at: u32, state: &G) -> Option<G::Command> {
        let number = self.notes.get(at as usize)?.draws;
        chance(state, &mut seed.draw(u64::from(number)))
    }

    /// Makes every draw of the record again, on all branches, as far as the seeds are known here.
    pub fn check_draws(&self) -> Vec<CheckedDraw<G::Command>> {
        let mut lines = self.seeds.iter().peekable();
        let mut in_force = lines.next();
        let mut checked = Vec::new();
        for entry in &self.entries {
            if let Some(line) = lines.next_if(|line| line.entry == entry.n) {
                in_force = Some(line);
            }
            let Deed::Command(told) = &entry.deed else { continue };
            let Some(line) = in_force.filter(|_| told.drawn) else { continue };
            let again = |seed| self.drawn(seed, entry.after, &self.state_at(entry.after)?);
            let proof = match &line.seed {
                None => DrawProof::Unknown,
                Some(seed) => match again(seed) {
                    Some(command) if command == told.command => DrawProof::Holds,
                    other => DrawProof::Differs(other),
                },
            };
            let number = self.notes.get(entry.after as usize).map_or(0, |note| note.draws);
            checked.push(CheckedDraw { entry: entry.n, number, committed: line.entry, proof });
        }
        checked
    }
}
