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

/// A seat: the index of a player at the table, from 0.
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

    /// Returns the set-up with which programs play. By default it has all defaults.
    fn program_setup(seats: usize) -> Self::Setup {
        Self::default_setup(seats)
    }

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

    /// Returns the set-up for a rematch, with the present options and board. The rematch starts at the beginning, even
    /// if this table started at a position.
    fn again(&self) -> Self::Setup;

    /// Returns why programs can neither have a seat nor suggest plans in this game: its players hold cards that the app
    /// does not know, for example. `None` if they can.
    fn refuses_programs(&self) -> Option<Flaw> {
        None
    }

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

    /// Returns the questions with committed answers. Such an answer stays secret until all are revealed together. As
    /// long as any other actor is asked, its owner can change it. After the last one, chance is asked to reveal them
    /// ([`ChanceKind::Reveal`]). Undo reverts these answers as one step.
    fn committed_answers(&self) -> Asks<Self::Question> {
        Asks::new()
    }

    /// Lists every command that a screen may offer an actor now, with the conditions that decide it. The list has
    /// single steps, one shortest path to every destination, and the ends of ranges. Of free combinations (an exchange)
    /// it has the plainest. Values between the ends, other exchanges and corrections are not listed; they are decided
    /// when they are submitted. Commands that [need confirmation](crate::Consequence) are all listed, because a screen
    /// recognises them by that list.
    fn candidates<L: CandidateSink<Self>>(&self, by: Actor, list: &mut L);

    /// Appends to `out` the legal commands of an actor at a table without waivers: the [candidates](Rules::candidates)
    /// without a breach.
    fn legal(&self, by: Actor, out: &mut Vec<Self::Command>) {
        self.candidates(by, &mut Legal::new(out));
    }

    /// Returns the only sensible answer to the open question, if the table should give it without asking. A table with
    /// permanent waivers gives it only if no other command is legal.
    fn forced(&self) -> Option<(Actor, Self::Command)> {
        None
    }

    /// Returns the minimal answer for an empty seat, which is given once every taken seat has answered. `None` if
    /// people must read the answer off the box, or lay out pieces before the game: then a present player answers. An
    /// answer that [gives the game up](Rules::is_resignation) waits for a tap.
    fn answer_for_empty_seat(&self, seat: Seat, question: &Self::Question) -> Option<Self::Command>;

    /// Returns the kind of a chance question.
    fn chance_kind(question: &Self::Question) -> ChanceKind;

    /// Returns the specification of the open chance question; `None` if none is open. [`chance`](crate::chance) draws
    /// from it, and [`outcomes`](crate::outcomes) lists the possible results.
    fn chance_spec(&self) -> Option<ChanceSpec>;

    /// Returns the command for these outcomes: their kinds, in the order in which they were drawn from the
    /// [`ChanceSpec`].
    fn command_for(&self, kinds: &[u8]) -> Option<Self::Command>;

    /// Checks every limit of the box in the plain, slow way. Always empty.
    fn audit(&self) -> Vec<Flaw>;

    /// Returns the progress of the game.
    fn progress(&self) -> Progress;

    /// Returns the final places, once the game is over and not before.
    fn result(&self) -> Option<Places>;

    /// Returns the position in table notation.
    fn position(&self) -> String;

    /// Returns a set-up whose table starts at this position.
    fn setup_at(position: &str) -> Self::Setup;

    /// True if a table of this set-up starts at a position and not at the beginning. Its result says nothing about the
    /// players' skill.
    fn is_laid_out(_setup: &Self::Setup) -> bool {
        false
    }

    /// Returns the view of this viewer at a table without waivers.
    fn view(&self, viewer: Viewer) -> Self::View {
        self.view_waiving(viewer, &[])
    }

    /// Returns the view of this viewer at a table with these permanent waivers, which decide what it offers and dims.
    /// Called on a state that holds no more than [the viewer knows](Secrets::information_state).
    fn view_waiving(&self, viewer: Viewer, waivers: &[&str]) -> Self::View;

    /// Returns commands that could decide the game in this seat's favour. Computed on demand.
    fn hints(&self, _by: Seat) -> Vec<Self::Hint> {
        vec![]
    }

    /// Returns the current score of each seat; empty for a game without scores. Like the next three methods, it is
    /// called on a viewer's information state: see [`account`](crate::account).
    fn scores(&self) -> SeatScores {
        SeatScores::new()
    }

    /// Reports each held object once, as an id of the game, with the seat that holds it.
    fn holdings(&self, _holds: &mut dyn FnMut(&str, Seat)) {}

    /// Records the starts of a table that begins at this state.
    fn record_start(&self, _ledger: &mut Ledger) {}

    /// Records the income and costs of an event that is applied to this state.
    fn record_flow(&self, _event: &Self::Event, _ledger: &mut Ledger) {}

    /// Returns the parts of the table that people can check at a glance: open pieces and their places. Parts with
    /// secrets are left out.
    fn check_areas(&self) -> Vec<CheckArea> {
        vec![]
    }

    /// True if a command sets a value by hand, where a slip is likely.
    fn is_manual_value(_command: &Self::Command) -> bool {
        false
    }

    /// True if a command gives the game up.
    fn is_resignation(_command: &Self::Command) -> bool {
        false
    }

    /// True if only the whole table may make the command, regardless of the asked seat: corrections, and ending early.
    /// A player's own device cannot make it, unless the table trusts its devices.
    fn is_table_command(_command: &Self::Command) -> bool {
        false
    }

    /// True if an event moves many pieces at once, so that one is easily forgotten at the real table.
    fn is_error_prone(_event: &Self::Event) -> bool {
        false
    }

    /// True if a command only moves pieces back and forth. Random players limit such commands.
    fn is_reversible(_command: &Self::Command) -> bool {
        false
    }
}

/// The knowledge of a viewer. There are no defaults: a game without secrets has to say so ([`NoSecrets`]).
pub trait Secrets: Rules {
    /// Returns the state as one viewer knows it. Everything secret from the viewer has a fixed value, so nothing
    /// computed from the result depends on the secret. Views, questions, legal commands and advice are computed from
    /// this alone.
    fn information_state(&self, viewer: Viewer) -> Self;

    /// Returns the visible part of an event that led to this state; `None` hides it.
    fn redact_event(&self, event: &Self::Event, viewer: Viewer) -> Option<Self::Event>;

    /// True if the verdict on this actor's command, or its immediate effect, would reveal a secret to the viewer.
    /// Examples: a price for a hidden purse, a card in a hidden hand, an ending that uncovers all. A viewer's device
    /// receives no verdict on such a command, no matter who submits it. The result itself must not depend on a secret.
    ///
    /// Never true of a player's own answer that will be [committed](Rules::committed_answers). The reveal after the
    /// last such answer is an entry of its own, not part of the verdict.
    fn reveals_secret(&self, by: Actor, command: &Self::Command, viewer: Viewer) -> bool;

    /// Returns a complete state that could be the true one, given the state as [known](Secrets::information_state) to
    /// the viewer. Secrets are drawn at random with the caller's generator. It is the second world of
    /// [`suite::check_non_interference`](crate::suite), and a sample for a program that plays.
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

    fn reveals_secret(&self, _by: Actor, _command: &Self::Command, _viewer: Viewer) -> bool {
        false
    }

    fn determinize(&self, _viewer: Viewer, _draw: &mut dyn Draw) -> Self {
        self.clone()
    }
}

/// A complete game: its rules and its secrets.
pub trait Game: Secrets {}

impl<G: Secrets> Game for G {}
