//! The rounds of the shared seed at a table. See [`crate::shared_seed`].

use super::{Appended, EntryMetaSource, Game, Seed, SeedCommitment, Table, TableProblem};
use crate::Seat;
use crate::record::{By, EntryKind};
use crate::shared_seed::{RoundState, SeatCommitment, SeedRound, SharedSeed, commitment_to, is_contribution, is_hash};

impl<G: Game> Table<G> {
    /// Opens a round: commits the host to a new seed, and seats to their contributions. The seed in force does not
    /// change yet. `by` is the seat that asked for the round, or the table.
    ///
    /// # Errors
    /// [`TableProblem::SharedSeed`] if a round is open or the commitments are wrong; [`TableProblem::Write`].
    pub fn open_round(
        &mut self,
        by: By,
        seed: Seed,
        commitments: Vec<SeatCommitment>,
        stamps: &mut dyn EntryMetaSource,
    ) -> Result<Appended, TableProblem<G::Breach>> {
        let shared = SharedSeed::Committed { round: self.rounds() + 1, seed: seed.commitment(), commitments };
        let appended = self.append_shared(by, shared, stamps)?;
        self.attach_seeds([seed]);
        Ok(appended)
    }

    /// Ends the open round with its contributions. Draws from the first unused number on use the shared seed.
    ///
    /// # Errors
    /// [`TableProblem::SharedSeed`] if no round is open or a contribution differs from its commitment;
    /// [`TableProblem::Write`].
    pub fn close_round(
        &mut self,
        contributions: Vec<String>,
        stamps: &mut dyn EntryMetaSource,
    ) -> Result<Appended, TableProblem<G::Breach>> {
        let shared = SharedSeed::Revealed { from: self.first_unused_draw(), contributions };
        self.append_shared(By::Table, shared, stamps)
    }

    /// Ends the open round without a result. `silent` lists the seats that did not reveal.
    ///
    /// # Errors
    /// [`TableProblem::SharedSeed`] if no round is open or a silent seat has no commitment; [`TableProblem::Write`].
    pub fn void_round(
        &mut self,
        silent: Vec<Seat>,
        stamps: &mut dyn EntryMetaSource,
    ) -> Result<Appended, TableProblem<G::Breach>> {
        self.append_shared(By::Table, SharedSeed::Void { silent }, stamps)
    }

    fn append_shared(
        &mut self,
        by: By,
        shared: SharedSeed,
        stamps: &mut dyn EntryMetaSource,
    ) -> Result<Appended, TableProblem<G::Breach>> {
        self.check_shared(&shared).map_err(|why| TableProblem::SharedSeed(why.to_owned()))?;
        let n = self.push(by, EntryKind::SharedSeed(shared), stamps)?;
        Ok(Appended { from: n, to: n })
    }

    /// Returns the last round in the record.
    pub fn last_round(&self) -> Option<&SeedRound> {
        self.seeds.iter().rev().find_map(|line| line.round.as_ref())
    }

    /// Returns the number of rounds in the record.
    pub fn rounds(&self) -> u32 {
        self.last_round().map_or(0, |round| round.number)
    }

    /// Returns the open round. A commitment to another seed ends a round without a result.
    pub fn round(&self) -> Option<&SeedRound> {
        self.seeds.last()?.round.as_ref().filter(|round| round.state == RoundState::Open)
    }

    /// Returns the first draw number that no branch has used.
    pub fn first_unused_draw(&self) -> u32 {
        self.notes.iter().map(|note| note.draws).max().unwrap_or_default()
    }

    /// Returns the round whose shared seed the next unused draw number uses.
    pub fn round_in_force(&self) -> Option<&SeedRound> {
        self.line_for(self.first_unused_draw(), self.next())?.round.as_ref()
    }

    /// Returns the seats that were silent in a round since a new number was drawn. They take part in no round until the
    /// next one, because otherwise they could choose among many results.
    pub fn silent_seats(&self) -> Vec<Seat> {
        let now = self.first_unused_draw();
        let silent = |line: &SeedCommitment| match &line.round.as_ref()?.state {
            RoundState::Void { silent, unused, .. } if *unused == now => Some(silent.clone()),
            _ => None,
        };
        self.seeds.iter().filter_map(silent).flatten().collect()
    }

    /// True if a player can ask for a round: once a turn, and only if the last shared seed was used. Otherwise one could
    /// replace a result before it is drawn.
    pub fn may_ask_for_round(&self, by: By) -> bool {
        let turn = self.progress().turn;
        let asked_now = |line: &SeedCommitment| {
            let entry = line.round.as_ref().and_then(|_| self.entry(line.entry));
            let asked = entry.filter(|entry| entry.by == by).and_then(|entry| self.state_at(entry.after));
            asked.is_some_and(|state| state.progress().turn == turn)
        };
        let is_unused = match self.round_in_force().map(|round| &round.state) {
            Some(RoundState::Revealed { from, .. }) => *from == self.first_unused_draw(),
            _ => false,
        };
        !is_unused && !self.seeds.iter().rev().any(asked_now)
    }

    /// Returns the first reason why an entry of a round cannot follow.
    pub(super) fn check_shared(&self, shared: &SharedSeed) -> Result<(), &'static str> {
        let open = self.round();
        match (shared, open) {
            (SharedSeed::Committed { .. }, Some(_)) => Err("a round is open"),
            (SharedSeed::Committed { round, seed, commitments }, None) => {
                let seats = commitments.iter().map(|one| one.seat.index());
                let is_twice = |(nth, one): (usize, &SeatCommitment)| {
                    commitments[..nth].iter().any(|other| other.seat == one.seat)
                };
                if *round != self.rounds() + 1 {
                    Err("the number of the round is not the next one")
                } else if commitments.is_empty() || commitments.iter().enumerate().any(is_twice) {
                    Err("each seat commits at most once, and at least one does")
                } else if seats.into_iter().any(|seat| seat >= self.settings.seating.len()) {
                    Err("a seat does not exist")
                } else if !is_hash(seed) || !commitments.iter().all(|one| is_hash(&one.commitment)) {
                    Err("a commitment is not a SHA-256")
                } else {
                    Ok(())
                }
            }
            (_, None) => Err("no round is open"),
            (SharedSeed::Revealed { from, contributions }, Some(open)) => {
                let holds = |(one, contribution): (&SeatCommitment, &String)| {
                    is_contribution(contribution)
                        && commitment_to(&self.header.seed, open.number, contribution) == one.commitment
                };
                if contributions.len() != open.commitments.len() {
                    Err("a contribution is missing")
                } else if !open.commitments.iter().zip(contributions).all(holds) {
                    Err("a contribution differs from its commitment")
                } else if *from != self.first_unused_draw() {
                    Err("the first draw number is wrong")
                } else {
                    Ok(())
                }
            }
            (SharedSeed::Void { silent }, Some(open)) => {
                let has_committed = |seat: &Seat| open.commitments.iter().any(|one| one.seat == *seat);
                if silent.iter().all(has_committed) { Ok(()) } else { Err("a silent seat has no commitment") }
            }
        }
    }

    /// Applies entry `n`, which was checked.
    pub(super) fn take_shared(&mut self, n: u32, shared: &SharedSeed) {
        let state = match shared {
            SharedSeed::Committed { round, seed, commitments } => {
                let (commitments, state) = (commitments.clone(), RoundState::Open);
                let round = Some(SeedRound { number: *round, commitments, state });
                self.seeds.push(SeedCommitment { round, ..SeedCommitment::new(n, seed) });
                return;
            }
            SharedSeed::Revealed { from, contributions } => {
                RoundState::Revealed { entry: n, from: *from, contributions: contributions.clone() }
            }
            SharedSeed::Void { silent } => {
                RoundState::Void { entry: n, silent: silent.clone(), unused: self.first_unused_draw() }
            }
        };
        if let Some(round) = self.seeds.last_mut().and_then(|line| line.round.as_mut()) {
            round.state = state;
        }
    }
}
