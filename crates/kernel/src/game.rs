//! The contract of a game: [`Rules`], which is public, and [`Secrets`], which decides what leaves the game, and for
//! whom.

use std::fmt::Debug;

use arrayvec::ArrayVec;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::account::{Ledger, SeatScores};
use crate::{
    CandidateSink, ChanceKind, ChanceSpec, CheckArea, Consequence, Draw, Flaw, GameInfo, Impossible, Legal, Play, Rule,
};

/// The index of a player's place at the table, from 0 in seat order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, ts_rs::TS)]
#[serde(transparent)]
pub struct Seat(pub u8);

impl Seat {
    /// Returns the seat as an index into arrays.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// The addressee of a question, who answers it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, ts_rs::TS)]
#[serde(rename_all = "lowercase")]
pub enum Actor {
    /// A player.
    Seat(Seat),
    /// Dice, cards and draws.
    Chance,
}

/// For whom a projection is computed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, ts_rs::TS)]
#[serde(rename_all = "lowercase")]
pub enum Viewer {
    /// A player, on a screen of their own or behind the cover of the shared tablet.
    Seat(Seat),
    /// The shared tablet, which shows public knowledge.
    Table,
    /// A spectator.
    Spectator,
}

impl Viewer {
    /// True if this viewer is the actor.
    pub fn is(self, actor: Actor) -> bool {
        matches!((self, actor), (Self::Seat(own), Actor::Seat(seat)) if own == seat)
    }
}

/// The progress of a game, for the list of tables.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
pub struct Progress {
    /// The turn, from 1; 0 before the first.
    pub turn: u16,
    /// True if the game has ended.
    pub over: bool,
}

/// The final places by seat, from 1; ties share a number.
pub type Places = ArrayVec<u8, 8>;

/// The open questions: at most one for each seat, with some reserve.
pub type Asks<Q> = ArrayVec<(Actor, Q), 8>;

/// The open questions, each with its id: the number of the record line that opened it.
pub type Named<Q> = ArrayVec<(Actor, Q, u32), 16>;

/// A pure state machine that turns commands into events. The value itself is the state.
pub trait Rules: Clone + Eq + Debug + Serialize + DeserializeOwned + Send + Sync + 'static {
    /// The static facts of the game.
    const INFO: GameInfo;

    /// The set-up of a table, apart from the seating.
    type Setup: Clone + Debug + Eq + Serialize + DeserializeOwned + Send + Sync;
    /// A command of an actor: one gesture.
    type Command: Clone + Debug + Eq + Serialize + DeserializeOwned + Send + Sync;
    /// An effect of a command.
    type Event: Clone + Debug + Eq + Serialize + DeserializeOwned + Send + Sync;
    /// A question to an actor.
    type Question: Clone + Debug + Eq + Serialize + Send + Sync;
    /// A broken rule, with its parameters.
    type Breach: Rule + Clone + Debug + Eq + Serialize + Send + Sync + 'static;
    /// The consequences of a command: what it costs, brings, reveals or destroys; `()` if that is obvious.
    type Consequences: Consequence + Clone + Debug + PartialEq + Serialize;
    /// The state as shown to a viewer.
    type View: Serialize;
    /// Advice on possible commands; `()` for a game that gives none.
    type Hint: Serialize;

    /// Returns a set-up for this number of players with all defaults, for new tables and tests.
    fn default_setup(seats: usize) -> Self::Setup;

    /// Completes a set-up with all defaults (such as the shipped board), so that a record is self-contained.
    fn complete(setup: Self::Setup) -> Self::Setup {
        setup
    }

    /// Returns the first state for this number of players, or all flaws of the set-up. A set-up for another number of
    /// players is a flaw ([`seats_differ`](crate::seats_differ)).
    fn start(setup: &Self::Setup, seats: usize) -> Result<Self, Vec<Flaw>>;

    /// Returns the first state of a recorded table. An accepted set-up stays accepted: later checks of
    /// [`start`](Rules::start) apply to new tables only.
    fn recorded(setup: &Self::Setup, seats: usize) -> Result<Self, Vec<Flaw>> {
        Self::start(setup, seats)
    }

    /// Returns the set-up for a rematch: from the beginning, wherever this table began, with the present options and
    /// board.
    fn again(&self) -> Self::Setup;

    /// Returns a copy of the state that shares no memory with it, for playing in another thread. Shared parts (such as
    /// a board) are reference-counted, and threads with a common counter slow each other down.
    #[must_use]
    fn apart(&self) -> Self {
        self.clone()
    }

    /// Decides a command: emits events as it proceeds, reports breaches, and stops at what the box makes impossible.
    fn decide(play: &mut Play<Self>, by: Actor, command: &Self::Command) -> Result<(), Impossible<Self::Breach>>;

    /// Applies an event to the state. Total: no rules, no randomness, no panic.
    fn apply(&mut self, event: &Self::Event);

    /// Returns all open questions with their actors. A chance question is never open beside any other question.
    fn asks(&self) -> Asks<Self::Question>;

    /// The questions with sealed answers: given in secret while others are still asked, until all are
    /// revealed together. As long as anybody else is asked, the owner can change the answer. When the last is
    /// given, chance is asked to reveal them ([`ChanceKind::Reveal`]). Undo takes these answers back as one
    /// step.
    fn committed_answers(&self) -> Asks<Self::Question> {
        Asks::new()
    }

    /// Lists every command that a screen may offer an actor now, with the conditions that decide it: single steps, one
    /// shortest path to every destination, the ends of ranges, and of what people put together as they like (an
    /// exchange) the plainest. Values between the ends, other exchanges and corrections are not in the list; they are
    /// decided when they are submitted. Commands that [need confirmation](crate::Consequence) are all listed, because
    /// a screen recognises them by that list.
    fn candidates<L: CandidateSink<Self>>(&self, by: Actor, list: &mut L);

    /// What an actor may say now at a table that waives nothing, appended to `out`: the
    /// [candidates](Rules::candidates) without a breach.
    fn legal(&self, by: Actor, out: &mut Vec<Self::Command>) {
        self.candidates(by, &mut Legal::new(out));
    }

    /// The only sensible answer to the open question, if the table should give it without asking. A table that
    /// waives rules for good gives it only if that leaves nothing else to say.
    fn forced(&self) -> Option<(Actor, Self::Command)> {
        None
    }

    /// The answer given for an empty seat: as little as possible. It is given once every seat that is taken has
    /// answered. `None` for what the table reads off its box or lays out before the game: a present player answers
    /// that. An answer that [gives the game up](Rules::gives_up) waits for a tap.
    fn for_nobody(&self, seat: Seat, question: &Self::Question) -> Option<Self::Command>;

    /// What kind of chance a chance question is about.
    fn chance_kind(question: &Self::Question) -> ChanceKind;

    /// The specification of the open chance question; `None` when none is open. [`chance`](crate::chance) draws from
    /// it, and [`outcomes`](crate::outcomes) lists the possible results.
    fn chance_spec(&self) -> Option<ChanceSpec>;

    /// The command for these outcomes: their kinds, in the order in which they were drawn from the [`ChanceSpec`].
    fn command_for(&self, kinds: &[u8]) -> Option<Self::Command>;

    /// The plain, slow check of every limit of the box; always empty.
    fn audit(&self) -> Vec<Flaw>;

    /// How far the game is.
    fn progress(&self) -> Progress;

    /// Everybody's place, once the game is over and not before.
    fn result(&self) -> Option<Places>;

    /// The position in table notation.
    fn position(&self) -> String;

    /// A set-up whose table starts at this position.
    fn setup_at(position: &str) -> Self::Setup;

    /// Whether a table of this set-up starts at a position, and not at the beginning: what comes of it says nothing
    /// about who plays well.
    fn is_laid_out(_setup: &Self::Setup) -> bool {
        false
    }

    /// What this viewer is shown at a table that waives nothing.
    fn view(&self, viewer: Viewer) -> Self::View {
        self.view_waiving(viewer, &[])
    }

    /// What this viewer is shown at a table that waives these rules for good: what it offers and what it dims is
    /// judged with that. Called on a state that holds no more than [the viewer knows](Secrets::information_state).
    fn view_waiving(&self, viewer: Viewer, waivers: &[&str]) -> Self::View;

    /// Commands that could decide the game in this seat's favour. Computed on demand.
    fn hints(&self, _by: Seat) -> Vec<Self::Hint> {
        vec![]
    }

    /// The current score of each seat; empty for a game without scores. Called, like the three after it, on what a
    /// viewer knows: see [`account`](crate::account).
    fn scores(&self) -> SeatScores {
        SeatScores::new()
    }

    /// Reports each held thing once, with its seat, in the game's own words.
    fn holdings(&self, _holds: &mut dyn FnMut(&str, Seat)) {}

    /// Records what a table that begins at this state begins with.
    fn record_start(&self, _ledger: &mut Ledger) {}

    /// Records what an event, applied to this state, brings or costs.
    fn record_flow(&self, _event: &Self::Event, _ledger: &mut Ledger) {}

    /// The parts of the table that people can check at a glance: open pieces and where they are. Parts that contain
    /// secrets are left out.
    fn check_areas(&self) -> Vec<CheckArea> {
        vec![]
    }

    /// Whether a command sets something by hand, where a slip of the finger is likely.
    fn by_hand(_command: &Self::Command) -> bool {
        false
    }

    /// Whether a command gives the game up.
    fn gives_up(_command: &Self::Command) -> bool {
        false
    }

    /// Whether only the whole table may give a command, whichever seat is asked: corrections, and ending early. A
    /// player's own device cannot give it, unless the table trusts everybody.
    fn of_table(_command: &Self::Command) -> bool {
        false
    }

    /// Whether an event moves many pieces at once, so that one is easily forgotten at the real table.
    fn is_error_prone(_event: &Self::Event) -> bool {
        false
    }

    /// Whether a command only moves pieces back and forth. Random players limit how many of these they make.
    fn is_reversible(_command: &Self::Command) -> bool {
        false
    }
}

/// What a viewer may know of a game. There are no defaults: a game without secrets has to say so ([`NoSecrets`]).
pub trait Secrets: Rules {
    /// The state as one viewer knows it. Everything secret from the viewer has a fixed value, so nothing computed from
    /// the result can depend on the secret. Views, questions, legal commands and advice are computed from this alone.
    fn information_state(&self, viewer: Viewer) -> Self;

    /// What a viewer may see of an event that led to this state; `None` hides it.
    fn redact_event(&self, event: &Self::Event, viewer: Viewer) -> Option<Self::Event>;

    /// Whether the verdict on this actor's command, or what follows from it at once, would tell the viewer a secret: a
    /// price that a hidden purse must cover, a card in a hidden hand, an ending that uncovers everything. A viewer's
    /// device receives no verdict on such a command, no matter who submits it. The answer itself must not depend on
    /// anything secret.
    ///
    /// Never true of a player's own answer that will be [sealed](Rules::committed_answers): if it is the last, what
    /// opens all of them is the reveal, an entry of its own, and not the verdict.
    fn tells_secret(&self, by: Actor, command: &Self::Command, viewer: Viewer) -> bool;

    /// Returns a complete state that could be the true one, given the state as [known](Secrets::information_state) to
    /// the viewer. Secrets are drawn at random with the caller's generator. It is the second world of
    /// [`suite::worlds_look_alike`](crate::suite), and a sample for a program that plays.
    #[must_use]
    fn determinize(&self, viewer: Viewer, draw: &mut dyn Draw) -> Self;
}

/// A game without hidden information: `impl NoSecrets for Chess {}`.
pub trait NoSecrets: Rules {}

impl<G: NoSecrets> Secrets for G {
    fn information_state(&self, _viewer: Viewer) -> Self {
        self.clone()
    }

    fn redact_event(&self, event: &Self::Event, _viewer: Viewer) -> Option<Self::Event> {
        Some(event.clone())
    }

    fn tells_secret(&self, _by: Actor, _command: &Self::Command, _viewer: Viewer) -> bool {
        false
    }

    fn determinize(&self, _viewer: Viewer, _draw: &mut dyn Draw) -> Self {
        self.clone()
    }
}

/// A whole game: its rules and its secrets.
pub trait Game: Secrets {}

impl<G: Secrets> Game for G {}
