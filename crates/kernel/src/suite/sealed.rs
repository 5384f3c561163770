//! The law of committed answers. Owners can change them until the last is given. Then all are revealed at once, and
//! undo reverts them as one.

use rand::SeedableRng;
use rand::rngs::ChaCha20Rng;

use super::{Violation, chairs, test_stamps};
use crate::random::RandomPlay;
use crate::record::By;
use crate::{Actor, AnswerBy, Answering, Draw, GameTestExt, Rules, Seed, Table, Viewer};

/// The statistics of a test of committed answers.
#[derive(Clone, Copy, Debug, Default)]
pub struct CommitmentCounts {
    /// The number of answers, including changed ones.
    pub answers: u64,
    /// The number of answers that changed an earlier one.
    pub changes: u64,
    /// The number of reveals.
    pub reveals: u64,
    /// The number of undos of these answers, each followed by a redo.
    pub undone: u64,
}

/// Plays a table at random up to a number of lines, sometimes changing answers and undoing.
///
/// # Errors
/// The first violation.
pub fn check_committed_answers<G: GameTestExt>(
    setup: G::Setup,
    seats: usize,
    seed: u64,
    most: usize,
) -> Result<CommitmentCounts, Violation> {
    let mut stamps = test_stamps();
    // Even with the table's own dice, a reveal happens at once.
    let answering = Answering::all(if seed.is_multiple_of(2) { AnswerBy::App } else { AnswerBy::Table });
    let table = Table::<G>::start(chairs(seats), answering, setup, Seed::new([7; 32]), &mut stamps);
    let table = table.map_err(|flaws| format!("{flaws:?}"))?;
    let mut watch =
        Watch { random: RandomPlay::new(table.state()), table, before: None, seen: CommitmentCounts::default() };
    let mut draw = ChaCha20Rng::seed_from_u64(seed);
    while watch.table.lines().len() < most && watch.step(&mut draw, &mut stamps)? {}
    Ok(watch.seen)
}

/// Returns a seat with a committed answer, and another answer that it could give instead.
pub(super) fn second_thought<G: Rules>(state: &G, draw: &mut dyn Draw) -> Option<(Actor, G::Command)> {
    let sealed = state.committed_answers();
    let (by, _) = sealed.get(draw.below(sealed.len() as u32) as usize)?;
    let mut others = Vec::new();
    state.legal(*by, &mut others);
    let nth = draw.below(others.len() as u32) as usize;
    others.get(nth).map(|command| (*by, command.clone()))
}

struct Watch<G: GameTestExt> {
    table: Table<G>,
    random: RandomPlay<G>,
    /// The head before the first of the committed answers.
    before: Option<u32>,
    seen: CommitmentCounts,
}

impl<G: GameTestExt> Watch<G> {
    /// Makes one step. Returns false at the end of the game.
    fn step(&mut self, draw: &mut ChaCha20Rng, stamps: &mut impl crate::EntryMetaSource) -> Result<bool, Violation> {
        self.check_answers_can_change()?;
        let Some((by, command)) = self.chosen(draw) else { return Ok(false) };
        let Some(command) = command else { return self.broken("stuck") };
        let Actor::Seat(seat) = by else {
            self.table.command(by, command, &[], stamps).map_err(|problem| format!("{problem:?}"))?;
            return self.after(false, draw, stamps).map(|()| true);
        };
        let lay = self.table.state().committed_answers().iter().any(|(owner, _)| *owner == by);
        let heard = self.table.view_for(Viewer::Seat(seat)).may_see_verdict(by, &command);
        let head = self.table.head();
        let moved = self.table.command(by, command, &[], stamps).map_err(|problem| format!("{problem:?}"))?;
        let seals = self.table.seals(moved.from);
        if seals {
            if !heard {
                return self.broken("an owner does not hear what becomes of the own answer");
            }
            self.seen.answers += 1;
            self.seen.changes += u64::from(lay);
            self.before.get_or_insert(head);
        }
        self.after(seals, draw, stamps).map(|()| true)
    }

    /// Checks that every owner can change the answer while another actor is asked, even on a device of their own.
    fn check_answers_can_change(&self) -> Result<(), Violation> {
        let state = self.table.state();
        let asked = state.asks().iter().any(|(actor, _)| matches!(actor, Actor::Seat(_)));
        for (owner, _) in state.committed_answers().into_iter().filter(|_| asked) {
            let Actor::Seat(seat) = owner else { return self.broken("chance seals nothing") };
            if self.table.view_for(Viewer::Seat(seat)).legal(owner).is_empty() {
                return self.broken("an owner cannot think again");
            }
        }
        Ok(())
    }

    fn chosen(&mut self, draw: &mut ChaCha20Rng) -> Option<(Actor, Option<G::Command>)> {
        let state = self.table.state();
        if draw.below(3) == 0
            && let Some((by, command)) = second_thought(state, draw)
        {
            return Some((by, Some(command)));
        }
        self.random.put(state);
        self.random.choose(draw)
    }

    /// Checks the state after a command; `seals` is true if the command was a committed answer.
    fn after(
        &mut self,
        seals: bool,
        draw: &mut ChaCha20Rng,
        stamps: &mut impl crate::EntryMetaSource,
    ) -> Result<(), Violation> {
        let Some(before) = self.before else { return Ok(()) };
        let lies = !self.table.state().committed_answers().is_empty();
        let Some(undoing) = self.table.undoing() else { return self.broken("nothing to undo") };
        if !lies {
            let revealing = |n: &u32| {
                let entry = self.table.entries().get(*n as usize - 1);
                entry.is_some_and(|entry| entry.by == By::Chance && self.table.lies_sealed(entry.after))
            };
            if !undoing.revealed.iter().any(revealing) {
                return self.broken("undo does not say what was revealed");
            }
            self.seen.reveals += 1;
            self.before = None;
        }
        if (seals || !lies) && undoing.to != before {
            return self.broken("undo takes only a part of the sealed answers back");
        }
        if draw.below(3) > 0 {
            return Ok(());
        }
        let (head, state) = (self.table.head(), self.table.state().clone());
        self.table.undo(By::Table, stamps).map_err(|problem| format!("{problem:?}"))?;
        if !self.table.state().committed_answers().is_empty() {
            return self.broken("something still lies sealed after undo");
        }
        self.table.redo(By::Table, stamps).map_err(|problem| format!("{problem:?}"))?;
        if (self.table.head(), self.table.state()) != (head, &state) {
            return self.broken("redo gives only a part of the sealed answers again");
        }
        self.seen.undone += 1;
        Ok(())
    }

    fn broken<T>(&self, what: &str) -> Result<T, Violation> {
        Err(format!("{what} at\n{}", self.table.state().position()))
    }
}
