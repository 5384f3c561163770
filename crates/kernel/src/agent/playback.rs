//! Plays a recorded game again, move by move, with what each seat knew at that moment: for analysing choices and for
//! repeating those of programs.

use serde::Serialize;

use super::{AgentGame, Listener, Observation, stream};
use crate::record::{By, EntryKind};
use crate::{Seat, SeedCommitment, Table, Viewer};

/// The author of a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Mover {
    /// A player.
    Seat(Seat),
    /// Dice, cards and draws.
    Chance,
    /// The table as a whole: a correction, or an early end.
    Everyone,
}

/// A command of the record and its effect.
#[derive(Debug)]
pub struct PlayedMove<'a, G: AgentGame> {
    /// The number of its entry.
    pub entry: u32,
    /// The author.
    pub by: Mover,
    /// The command.
    pub command: &'a G::Command,
    /// Its events.
    pub events: &'a [G::Event],
    /// True if the table gave the answer automatically.
    pub auto: bool,
    /// True if a waiver mattered.
    pub waived: bool,
}

impl<G: AgentGame> Clone for PlayedMove<'_, G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: AgentGame> Copy for PlayedMove<'_, G> {}

/// A recorded game before one of the moves on the branch that leads to the head.
pub struct Playback<'a, G: AgentGame> {
    table: &'a Table<G>,
    moves: Vec<PlayedMove<'a, G>>,
    /// The number of moves that were played.
    played: usize,
    state: G,
    listeners: Vec<Listener<G>>,
}

impl<'a, G: AgentGame> Playback<'a, G> {
    /// Starts a playback at the set-up, with all secrets: for the owner of the record only. `None` if the set-up cannot be
    /// read.
    pub fn new(table: &'a Table<G>) -> Option<Self> {
        let state = table.state_at(0)?;
        let seats = table.settings().seating.len();
        let listeners = (0..seats).map(|seat| Listener::new(&state, Seat(seat as u8))).collect();
        let moves = table.chain(table.head()).into_iter().filter_map(|n| {
            let entry = table.entry(n)?;
            let EntryKind::Command(accepted) = &entry.kind else { return None };
            let by = match entry.by {
                By::Chance => Mover::Chance,
                By::Seat(seat) if !G::is_table_command(&accepted.command) => Mover::Seat(seat),
                By::Seat(_) | By::Table => Mover::Everyone,
            };
            let (auto, waived) = (accepted.auto, !accepted.waived.is_empty());
            Some(PlayedMove { entry: n, by, command: &accepted.command, events: &accepted.events, auto, waived })
        });
        Some(Self { table, moves: moves.collect(), played: 0, state, listeners })
    }

    /// Returns the number of seats.
    pub fn seats(&self) -> usize {
        self.listeners.len()
    }

    /// Returns the complete state before the next move.
    pub fn state(&self) -> &G {
        &self.state
    }

    /// Returns the moves from the next one on.
    pub fn rest(&self) -> &[PlayedMove<'a, G>] {
        &self.moves[self.played..]
    }

    /// Plays the next move. Returns it; `None` at the end.
    pub fn advance(&mut self) -> Option<PlayedMove<'a, G>> {
        let next = *self.rest().first()?;
        self.played += 1;
        next.events.iter().for_each(|event| self.state.apply(event));
        self.listeners.iter_mut().for_each(|listener| listener.hear(&self.state, next.events));
        Some(next)
    }

    /// True if the seed that was in force before the next move is known here. Without it no choice of a program can be
    /// repeated.
    pub fn knows_seed(&self) -> bool {
        self.line().is_some_and(|line| line.seed.is_some())
    }

    /// Returns the entry of the next move, or a later one than any.
    fn next(&self) -> u32 {
        self.rest().first().map_or(u32::MAX, |next| next.entry)
    }

    fn line(&self) -> Option<&SeedCommitment> {
        self.table.seeds().iter().rfind(|line| line.round.is_none() && line.entry < self.next())
    }

    /// Returns what a seat knew before the next move, as [`TableView::observation`](crate::TableView) gave it then.
    pub fn observation(&self, seat: Seat) -> Option<Observation<G>> {
        let known = self.state.information_state(Viewer::Seat(seat));
        Some(Observation {
            seat,
            belief: self.listeners.get(seat.index())?.belief(&known),
            waivers: self.table.waivers_before(self.next()),
            stream: stream(self.line(), seat, self.played, &known),
            known,
        })
    }
}
