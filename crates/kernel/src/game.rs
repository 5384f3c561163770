//! What a game is: [`Rules`], which everybody may call, and [`Secrets`], which say what of it leaves
//! for whom.

use std::fmt::Debug;

use arrayvec::ArrayVec;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::{AnyBoards, Draw, Flaw, Impossible, Legal, Listing, Part, Play, Rule, Source, Urn};

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

impl Viewer {
    /// Whether this is who acts.
    pub fn is(self, actor: Actor) -> bool {
        matches!((self, actor), (Self::Seat(own), Actor::Seat(seat)) if own == seat)
    }
}

/// How far a game is, for the list of tables.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
pub struct Progress {
    /// The turn, from 1; 0 before the first.
    pub turn: u16,
    /// Whether the game has ended.
    pub over: bool,
}

/// Each seat's place once the game is over, from 1; those who share one have the same.
pub type Places = ArrayVec<u8, 8>;

/// The open questions: at most one a seat and a few to spare.
pub type Asks<Q> = ArrayVec<(Actor, Q), 8>;

/// The open questions, each with its id: the number of the line of the record that opened it.
pub type Named<Q> = ArrayVec<(Actor, Q, u32), 16>;

/// A pure state machine that turns commands into events. The value itself is the state.
pub trait Rules: Clone + Eq + Debug + Serialize + DeserializeOwned + Send + Sync + 'static {
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
    /// What is at stake in a command: what it costs or brings, reveals or destroys; `()` where that is
    /// plain to see.
    type Stakes: Clone + Debug + PartialEq + Serialize;
    /// What a viewer is shown of the state.
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

    /// The first state with so many players, or every fault of the set-up at once; one for another
    /// number of players is faulty ([`seats_differ`](crate::seats_differ)).
    fn start(setup: &Self::Setup, seats: usize) -> Result<Self, Vec<Flaw>>;

    /// The first state as a record holds it. A set-up that was taken once is taken for good: what
    /// [`start`](Rules::start) has come to refuse since is refused of new tables only.
    fn recorded(setup: &Self::Setup, seats: usize) -> Result<Self, Vec<Flaw>> {
        Self::start(setup, seats)
    }

    /// The set-up from which the same people play again: from the beginning, wherever this table
    /// began, with what they agreed on and the board as they are now.
    fn again(&self) -> Self::Setup;

    /// The same state, with nothing that it and this one have between them: for a program that plays on
    /// in a thread of its own. What states share (a board, by reference) is counted, and threads that
    /// count with one counter wait for each other.
    #[must_use]
    fn apart(&self) -> Self {
        self.clone()
    }

    /// Decides a command in play: emits events as it goes, notes breaches, stops at what the box makes
    /// impossible.
    fn decide(play: &mut Play<Self>, by: Actor, command: &Self::Command) -> Result<(), Impossible<Self::Breach>>;

    /// What an event does to the state. Total: no rules, no randomness, no panic.
    fn apply(&mut self, event: &Self::Event);

    /// Everybody who is awaited, and for what. A chance question is always alone.
    fn asks(&self) -> Asks<Self::Question>;

    /// The questions whose answers lie sealed: given in secret while others are still asked, until they are
    /// revealed together. As long as anybody else is asked, an owner can give another answer. When the last
    /// is given, chance is asked to reveal them ([`Source::Reveal`]). Undo takes such answers back as one.
    fn sealed(&self) -> Asks<Self::Question> {
        Asks::new()
    }

    /// Lists every command that a screen may offer an actor now, with the conditions that decide it:
    /// single steps, every destination by one shortest way, the ends of ranges. What is legal is among
    /// them; corrections are not.
    fn candidates<L: Listing<Self>>(&self, by: Actor, list: &mut L);

    /// What an actor may say now, appended to `out`: the [candidates](Rules::candidates) without a breach.
    fn legal(&self, by: Actor, out: &mut Vec<Self::Command>) {
        self.candidates(by, &mut Legal::new(out));
    }

    /// The only sensible answer to the open question, if the table should give it by itself.
    fn forced(&self) -> Option<(Actor, Self::Command)> {
        None
    }

    /// What kind of chance a chance question is about.
    fn source(question: &Self::Question) -> Source;

    /// What the open chance question is drawn from; `None` when none is open. The drawing is
    /// [`chance`](crate::chance)'s, and so are the [`outcomes`](crate::outcomes).
    fn urn(&self) -> Option<Urn>;

    /// The answer that these lots give, by their kinds in the order in which they were drawn from the
    /// [`urn`](Rules::urn).
    fn drawn(&self, kinds: &[u8]) -> Option<Self::Command>;

    /// The plain, slow check of everything that the box limits; empty, always.
    fn audit(&self) -> Vec<Flaw>;

    /// How far the game is.
    fn progress(&self) -> Progress;

    /// Everybody's place, once the game is over and not before.
    fn result(&self) -> Option<Places>;

    /// The position in table notation.
    fn position(&self) -> String;

    /// A set-up whose table starts at this position.
    fn setup_at(position: &str) -> Self::Setup;

    /// What this viewer is shown of a state that holds no more than [the viewer
    /// knows](Secrets::known_to).
    fn view(&self, viewer: Viewer) -> Self::View;

    /// What could decide the game in this seat's favour now, worked out when somebody asks, from what
    /// the state holds.
    fn hints(&self, _by: Seat) -> Vec<Self::Hint> {
        vec![]
    }

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
}

/// What leaves a game, and for whom. There are no defaults: a game without secrets says so
/// ([`NoSecrets`]).
pub trait Secrets: Rules {
    /// The state as far as a viewer can know it: what is secret from the viewer stands at some fixed
    /// value, so that nothing made from it can depend on the secret. Views, questions, lists of legal
    /// commands and advice are made from nothing else.
    fn known_to(&self, viewer: Viewer) -> Self;

    /// What one viewer may hear of an event that led to this state.
    fn tell(&self, event: &Self::Event, viewer: Viewer) -> Option<Self::Event>;

    /// Whether the verdict on this actor's command, or what follows at once, would tell a viewer what is
    /// secret from that viewer: a price that a hidden purse must bear, a card of a hidden hand, an end
    /// that opens what is covered. A viewer's device hears no verdict on such a command, by whomever it
    /// is said. The answer itself hangs on nothing secret.
    ///
    /// Never so of an own answer that is to lie [sealed](Rules::sealed): what opens all of them when it is
    /// the last is the reveal, an entry of its own, and no verdict.
    fn tells_secret(&self, by: Actor, command: &Self::Command, viewer: Viewer) -> bool;

    /// A whole state that could be the true one, asked of a state as [known](Secrets::known_to) to the
    /// viewer: what is secret is drawn at random, from the caller's generator. The other world of
    /// [`suite::worlds_look_alike`](crate::suite), and what a program that plays reckons with.
    #[must_use]
    fn imagine(&self, viewer: Viewer, draw: &mut dyn Draw) -> Self;
}

/// A game in which everything lies open: `impl NoSecrets for Chess {}`.
pub trait NoSecrets: Rules {}

impl<G: NoSecrets> Secrets for G {
    fn known_to(&self, _viewer: Viewer) -> Self {
        self.clone()
    }

    fn tell(&self, event: &Self::Event, _viewer: Viewer) -> Option<Self::Event> {
        Some(event.clone())
    }

    fn tells_secret(&self, _by: Actor, _command: &Self::Command, _viewer: Viewer) -> bool {
        false
    }

    fn imagine(&self, _viewer: Viewer, _draw: &mut dyn Draw) -> Self {
        self.clone()
    }
}

/// A whole game: its rules and its secrets.
pub trait Game: Secrets {}

impl<G: Secrets> Game for G {}
