//! A table: the record of one play, and its head, the entry whose state the table shows.
//!
//! The state is the fold of **events** along the chain of entries that leads to the head. Undo, redo and jump are
//! entries that move the head; the record never loses an entry.

use std::collections::BTreeMap;

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use crate::record::{self, Accepted, EntryKind, EntryOf, FORMAT, HashedLine, Header, LineFault, Settings};
use crate::rules::waiver_flaws;
use crate::{
    Actor, Candidate, Chair, Flaw, Game, Named, Places, Play, Progress, Refusal, Seat, Seed, candidates, seating_flaws,
};

mod draws;
mod entries;
mod reading;
mod requests;
mod shared_seed;

pub use draws::{CheckedDraw, DrawProof, SeedCommitment};

/// The distance of stored states along a chain, in entries: a jump needs at most this many `apply` calls.
const SNAPSHOT_EVERY: u32 = 64;

/// The time and nonce of an entry. The caller supplies them, because the kernel has neither a clock nor randomness.
#[derive(Clone, Debug)]
pub struct EntryMeta {
    /// The time (RFC 3339).
    pub at: String,
    /// The nonce: at least 64 random bits, as text.
    pub nonce: String,
}

/// A source of times and nonces: one pair for each new line.
pub trait EntryMetaSource {
    /// Returns the next time and nonce.
    fn next_meta(&mut self) -> EntryMeta;
}

impl<F: FnMut() -> EntryMeta> EntryMetaSource for F {
    fn next_meta(&mut self) -> EntryMeta {
        self()
    }
}

/// The reason why a request to a table changed nothing.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, thiserror::Error)]
#[serde(rename_all = "snake_case")]
pub enum TableProblem<B> {
    /// The command breaks rules.
    #[error("refused")]
    Refused(Refusal<B>),
    /// A waiver names a rule that the game does not have.
    #[error("there is no rule {0}")]
    UnknownRule(String),
    /// There is no decision to undo.
    #[error("nothing to undo")]
    NothingToUndo,
    /// There is no undone decision to redo.
    #[error("nothing to redo")]
    NothingToRedo,
    /// The entry does not exist, or the head cannot move there.
    #[error("the head cannot stand at entry {0}")]
    NoSuchEntry(u32),
    /// There is no open chance question for the app to answer.
    #[error("no chance question is open")]
    NoChance,
    /// The game has not begun: see [`Settings::awaits_players`].
    #[error("the game has not begun")]
    NotBegun,
    /// The settings have faults.
    #[error("faulty settings")]
    Settings(Vec<Flaw>),
    /// The round of the shared seed does not allow it.
    #[error("the shared seed: {0}")]
    SharedSeed(String),
    /// The entry could not be written as JSON.
    #[error("cannot write the entry: {0}")]
    Write(String),
}

/// The result of a successful request: the entries `from..=to` are new.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Appended {
    /// The first new entry.
    pub from: u32,
    /// The last new entry.
    pub to: u32,
}

/// The effect of an undo.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
pub struct Undoing {
    /// The decision that is undone; of committed answers, the last.
    pub entry: u32,
    /// The head after the undo.
    pub to: u32,
    /// The seat whose own decisions are undone; `None` if they belong to several seats or to the whole table.
    pub owner: Option<Seat>,
    /// The chance entries since then: what was revealed and cannot be unseen.
    pub revealed: Vec<u32>,
}

/// The effect of a redo.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
pub struct Redoing {
    /// The head after the redo.
    pub to: u32,
    /// The seat whose own decisions are redone; `None` if they belong to several seats or to the whole table, or are
    /// followed by chance.
    pub owner: Option<Seat>,
}

/// A table read from its record.
pub struct Opened<G: Game> {
    /// The table, at the last good entry.
    pub table: Table<G>,
    /// The first bad line (from 1) and its fault. It and all later lines were left out.
    pub damage: Option<(usize, LineFault)>,
}

/// One play of a game, in memory.
pub struct Table<G: Game> {
    header: Header<G::Setup>,
    lines: Vec<HashedLine>,
    entries: Vec<EntryOf<G>>,
    /// The notes by entry number; 0 is the set-up.
    notes: Vec<Note>,
    snapshots: BTreeMap<u32, G>,
    head: u32,
    state: G,
    open: Named<G::Question>,
    settings: Settings,
    /// The seed commitments in the order of the record.
    seeds: Vec<SeedCommitment>,
    /// True if no command followed the last head move: an open chance question waits for a tap.
    waits: bool,
    play: Play<G>,
}

#[derive(Clone, Copy, Default)]
struct Note {
    /// The number of entries that lead to this one.
    depth: u32,
    /// The number of these entries that the app drew.
    draws: u32,
    /// The following entry from which the head last moved away; 0 for none.
    redo: u32,
    /// True if there are committed answers at this entry.
    sealed: bool,
    /// True if this entry is a committed answer.
    seals: bool,
}

/// A savepoint of a table before a request, for rolling back entries that cannot be stored.
pub struct Mark {
    lines: usize,
    head: u32,
    /// The ids of the open questions.
    open: ArrayVec<u32, 16>,
    settings: Settings,
    seeds: Vec<SeedCommitment>,
    waits: bool,
    notes: Vec<Note>,
}

impl<G: Game> Table<G> {
    /// Sets up a table without waivers. See [`Self::start_with`].
    ///
    /// # Errors
    /// Those of [`Self::start_with`].
    pub fn start(
        seating: Vec<Chair>,
        answering: crate::Answering,
        setup: G::Setup,
        seed: Seed,
        stamps: &mut dyn EntryMetaSource,
    ) -> Result<Self, Vec<Flaw>> {
        Self::start_with(Settings::new(seating, answering, vec![]), setup, seed, stamps)
    }

    /// Sets up a table and lets the app answer any chance question that it may.
    ///
    /// # Errors
    /// All flaws of seating, waivers and set-up.
    pub fn start_with(
        settings: Settings,
        setup: G::Setup,
        first_seed: Seed,
        stamps: &mut dyn EntryMetaSource,
    ) -> Result<Self, Vec<Flaw>> {
        let setup = G::complete(setup);
        let mut flaws = seating_flaws(&settings.seating, G::INFO.seats);
        flaws.extend(waiver_flaws::<G::Breach>(&settings.waivers));
        let state = G::start(&setup, settings.seating.len()).map_err(|more| flaws.extend(more)).ok();
        let Some(state) = state.filter(|_| flaws.is_empty()) else { return Err(flaws) };
        let awaits_players = settings.awaits_players && settings.has_empty_seat();
        let settings = Settings { awaits_players, ..settings };
        let EntryMeta { at, nonce } = stamps.next_meta();
        let Settings { seating, answering, waivers, released: _, awaits_players, suggestions } = settings.clone();
        let (game, seed) = (G::INFO.id.into(), first_seed.commitment());
        let header = Header {
            format: FORMAT,
            game,
            at,
            nonce,
            seating,
            answering,
            waivers,
            awaits_players,
            suggestions,
            seed,
            setup,
        };
        let unwritable = |e: &dyn std::fmt::Display| vec![Flaw::new("setup-unreadable").with("detail", e.to_string())];
        let sealed = record::append_hash(&header, "").map_err(|e| unwritable(&e))?;
        let mut table = Self::at_setup(header, sealed, settings, state);
        table.attach_seeds([first_seed]);
        table.settle(stamps).map_err(|e| unwritable(&e))?;
        Ok(table)
    }

    fn at_setup(header: Header<G::Setup>, sealed: HashedLine, settings: Settings, state: G) -> Self {
        let mut table = Self {
            seeds: vec![SeedCommitment::new(0, &header.seed)],
            header,
            lines: vec![sealed],
            entries: Vec::new(),
            notes: vec![Note::default()],
            snapshots: BTreeMap::from([(0, state.clone())]),
            head: 0,
            play: Play::new(&state),
            state,
            open: Named::new(),
            settings,
            waits: false,
        };
        table.name_questions(0, None);
        table
    }

    /// Returns the state at the head.
    pub fn state(&self) -> &G {
        &self.state
    }

    /// Returns the id of an actor's open question.
    pub fn question_of(&self, actor: Actor) -> Option<u32> {
        self.open.iter().find(|(asked, ..)| *asked == actor).map(|(.., id)| *id)
    }

    /// Returns the open questions.
    #[cfg(feature = "test-support")]
    pub(crate) fn questions(&self) -> &Named<G::Question> {
        &self.open
    }

    /// Returns the head: the entry whose state the table shows.
    pub fn head(&self) -> u32 {
        self.head
    }

    /// Returns the first line, parsed.
    pub fn header(&self) -> &Header<G::Setup> {
        &self.header
    }

    /// Returns the lines as stored, header first.
    pub fn lines(&self) -> &[HashedLine] {
        &self.lines
    }

    /// Returns all entries; number `n` is at index `n - 1`.
    pub fn entries(&self) -> &[EntryOf<G>] {
        &self.entries
    }

    /// Returns the current names, sides, answerers and permanent waivers.
    pub fn settings(&self) -> &Settings {
        &self.settings
    }

    /// Returns the seating before an entry.
    pub(crate) fn seating_before(&self, n: u32) -> Vec<Chair> {
        let mut seating = self.header.seating.clone();
        self.entries_before(n).iter().for_each(|entry| entry.kind.change_seating(&mut seating));
        seating
    }

    /// Returns the ids of the rules that were waived permanently before an entry.
    pub(crate) fn waivers_before(&self, n: u32) -> Vec<String> {
        let settings = self.entries_before(n).iter().rev().find_map(|entry| match &entry.kind {
            EntryKind::Settings(settings) => Some(&settings.waivers),
            _ => None,
        });
        settings.unwrap_or(&self.header.waivers).clone()
    }

    fn entries_before(&self, n: u32) -> &[EntryOf<G>] {
        &self.entries[..(n as usize).saturating_sub(1).min(self.entries.len())]
    }

    /// True if the app's answer waits for a tap: to a chance question, or for an empty seat. This is so after a head
    /// move, or if the answer gives the game up.
    pub fn waits(&self) -> bool {
        if self.settings.awaits_players {
            return false;
        }
        let chance = || self.state.asks().iter().any(|(actor, _)| *actor == Actor::Chance);
        match self.answer_for_empty_seat() {
            Some((_, command)) => self.waits || G::is_resignation(&command),
            None => self.waits && chance(),
        }
    }

    /// True if no command followed the last head move.
    #[cfg(feature = "test-support")]
    pub(crate) fn waiting(&self) -> bool {
        self.waits
    }

    /// Returns the legal commands of an actor in a state of this table, with its current permanent waivers.
    pub(crate) fn legal_commands(&self, state: &G, by: Actor) -> Vec<G::Command> {
        let waivers = self.settings.waived();
        if waivers.is_empty() {
            let mut legal = Vec::new();
            state.legal(by, &mut legal);
            return legal;
        }
        candidates(state, by, &waivers).into_iter().filter(Candidate::offered).map(|one| one.command).collect()
    }

    /// Returns the progress of the game.
    pub fn progress(&self) -> Progress {
        self.state.progress()
    }

    /// Returns the final places, once the game is over and not before.
    pub fn places(&self) -> Places {
        self.state.result().unwrap_or_default()
    }

    /// Returns the followed entries from the set-up to `n`, the oldest first.
    pub fn chain(&self, n: u32) -> Vec<u32> {
        let mut chain: Vec<u32> = self.back_from(n).collect();
        chain.reverse();
        chain
    }

    fn back_from(&self, n: u32) -> impl Iterator<Item = u32> + '_ {
        let mut at = n;
        std::iter::from_fn(move || {
            let entry = self.entry(at)?;
            let here = at;
            at = entry.after;
            Some(here)
        })
    }

    pub(crate) fn entry(&self, n: u32) -> Option<&EntryOf<G>> {
        self.entries.get(usize::try_from(n).ok()?.checked_sub(1)?)
    }

    fn accepted(&self, n: u32) -> Option<&Accepted<G::Command, G::Event>> {
        match &self.entry(n)?.kind {
            EntryKind::Command(accepted) => Some(accepted),
            _ => None,
        }
    }

    /// Returns the head after an entry.
    pub fn head_after(&self, n: u32) -> Option<u32> {
        let entry = self.entry(n)?;
        Some(match entry.kind {
            EntryKind::Command(_) => n,
            EntryKind::Head(to) => to,
            EntryKind::Settings(_) | EntryKind::Seed(_) | EntryKind::Renamed(_) | EntryKind::SharedSeed(_) => {
                entry.after
            }
        })
    }

    /// Returns the state at a command entry or at the set-up (0).
    pub fn state_at(&self, n: u32) -> Option<G> {
        if n != 0 {
            self.accepted(n)?;
        }
        let mut missing = Vec::new();
        let mut at = n;
        let mut state = loop {
            if let Some(state) = self.snapshots.get(&at) {
                break state.clone();
            }
            missing.push(at);
            at = self.entry(at)?.after;
        };
        for n in missing.into_iter().rev() {
            for event in &self.accepted(n)?.events {
                state.apply(event);
            }
        }
        Some(state)
    }
}
