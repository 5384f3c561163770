//! What a game is.

use std::fmt::Debug;

use arrayvec::ArrayVec;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::{AnyBoards, Draw, Flaw, Impossible, Part, Play, Rule, Source};

/// The index of a player's place at the table, from 0 in seat order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, ts_rs::TS)]
#[serde(transparent)]
pub struct Seat(pub u8);

impl Seat {
    /// The seat as an index into arrays.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// Who a question is put to, and who answers it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, ts_rs::TS)]
#[serde(rename_all = "lowercase")]
pub enum Actor {
    /// A player.
    Seat(Seat),
    /// Dice, cards and draws.
    Chance,
}

/// Who looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, ts_rs::TS)]
#[serde(rename_all = "lowercase")]
pub enum Viewer {
    /// A player, on an own screen or behind the cover of the shared tablet.
    Seat(Seat),
    /// The shared tablet: what lies open for everyone.
    Table,
    /// Somebody who only watches.
    Spectator,
}

/// How far a game is, for the list of tables.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
pub struct Progress {
    /// The turn, from 1; 0 before the first.
    pub turn: u16,
    /// Whether the game has ended.
    pub over: bool,
}

/// The open questions: at most one a seat and a few to spare.
pub type Asks<Q> = ArrayVec<(Actor, Q), 8>;

/// A pure state machine that turns commands into events. The value itself is the state.
pub trait Game: Clone + Eq + Debug + Serialize + DeserializeOwned + Send + Sync + 'static {
    /// The id of the game, for example `serenissima-2e`.
    const ID: &'static str;
    /// Every event tag, for the language audit.
    const EVENTS: &'static [&'static str];
    /// Every question tag, for the language audit.
    const QUESTIONS: &'static [&'static str];

    /// What a table of this game starts from, seating apart.
    type Setup: Clone + Debug + Eq + Serialize + DeserializeOwned + Send + Sync;
    /// What an actor says: one gesture.
    type Command: Clone + Debug + Eq + Serialize + DeserializeOwned + Send + Sync;
    /// What happened.
    type Event: Clone + Debug + Eq + Serialize + DeserializeOwned + Send + Sync;
    /// What is awaited.
    type Question: Clone + Debug + Eq + Serialize + Send + Sync;
    /// A broken rule, with its parameters.
    type Breach: Rule + Clone + Debug + Eq + Serialize + Send + Sync + 'static;
    /// What a viewer may see.
    type View: Serialize;
    /// Advice on what could be done now; `()` for a game that gives none.
    type Hint: Serialize;

    /// How many players can play.
    fn seats() -> std::ops::RangeInclusive<usize>;

    /// The game's boards, when printed values are data that their owner can match to the box.
    fn boards() -> Option<&'static dyn AnyBoards> {
        None
    }

    /// A set-up for so many players with every choice at its default, for new tables and tests.
    fn default_setup(seats: usize) -> Self::Setup;

    /// The set-up with everything written out that it leaves to a default (a shipped board), so
    /// that a record needs nothing else.
    fn complete(setup: Self::Setup) -> Self::Setup {
        setup
    }

    /// The first state, or every fault of the set-up at once.
    fn start(setup: &Self::Setup) -> Result<Self, Vec<Flaw>>;

    /// Decides a command on a scratch copy: emits events as it goes, notes breaches, stops at what
    /// the box makes impossible.
    fn decide(play: &mut Play<Self>, by: Actor, command: &Self::Command) -> Result<(), Impossible<Self::Breach>>;

    /// What an event does to the state. Total: no rules, no randomness, no panic.
    fn apply(&mut self, event: &Self::Event);

    /// Everybody who is awaited, and for what. A chance question is always alone.
    fn asks(&self) -> Asks<Self::Question>;

    /// What an actor may say now, appended to `out`: single steps, every reachable destination by
    /// one shortest way, the ends of ranges. Corrections are not listed.
    fn legal(&self, by: Actor, out: &mut Vec<Self::Command>);

    /// The only sensible answer to the open question, if the table should give it by itself.
    fn forced(&self) -> Option<(Actor, Self::Command)> {
        None
    }

    /// What kind of chance a chance question is about.
    fn source(question: &Self::Question) -> Source;

    /// How the app answers the open chance question; `None` when none is open.
    fn chance(&self, draw: &mut dyn Draw) -> Option<Self::Command>;

    /// The state as far as a viewer can know it: what is secret from the viewer stands at some fixed
    /// value, so that nothing made from it (a list of legal commands) can depend on the secret.
    fn known_to(&self, _viewer: Viewer) -> Self {
        self.clone()
    }

    /// What could decide the game in this seat's favour now, worked out when somebody asks: from what
    /// the state holds, so that a state as [known to](Game::known_to) a viewer tells no secret.
    fn hints(&self, _by: Seat) -> Vec<Self::Hint> {
        vec![]
    }

    /// What one viewer may see of the state.
    fn view(&self, viewer: Viewer) -> Self::View;

    /// What one viewer may hear of an event that led to this state.
    fn tell(&self, event: &Self::Event, viewer: Viewer) -> Option<Self::Event>;

    /// The plain, slow check of everything that the box limits; empty, always.
    fn audit(&self) -> Vec<Flaw>;

    /// How far the game is.
    fn progress(&self) -> Progress;

    /// The position in table notation.
    fn position(&self) -> String;

    /// A set-up whose table starts at this position.
    fn setup_at(position: &str) -> Self::Setup;

    /// The table in parts that people check at a glance: what lies open, and where. A part with
    /// secrets in it is left out.
    fn parts(&self) -> Vec<Part> {
        vec![]
    }

    /// Whether a command sets something by hand, so that a slip of the finger would show there.
    fn by_hand(_command: &Self::Command) -> bool {
        false
    }

    /// Whether a command is for the whole table to give, whoever is asked: corrections, and ends before
    /// the end. A player's own device cannot give it, unless the table trusts everybody.
    fn of_table(_command: &Self::Command) -> bool {
        false
    }

    /// Whether an event moves many pieces at once, so that one is easily forgotten.
    fn shaky(_event: &Self::Event) -> bool {
        false
    }

    /// Whether a command only shifts pieces to and fro, so that random players must cap it.
    fn fidgets(_command: &Self::Command) -> bool {
        false
    }

    /// Every command without ranges that the actor could utter here, sensible or not. `legal` and
    /// `decide` are held to each other over it.
    fn universe(&self, by: Actor, out: &mut Vec<Self::Command>);

    /// Some correction, within the box's limits or not; for tests.
    fn some_correction(&self, draw: &mut dyn Draw) -> Self::Command;

    /// This state with everything changed that the viewer may not know. A view or a told event
    /// that differs afterwards leaks.
    fn scrambled(&self, _viewer: Viewer, _draw: &mut dyn Draw) -> Self {
        self.clone()
    }
}
