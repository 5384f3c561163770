//! Decides one command, on a scratch copy or in place.

use std::ops::Deref;

use serde::Serialize;

use crate::{Actor, Rule, Rules};

/// The reason that stops a command, no matter what the table waives.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, thiserror::Error)]
#[serde(rename_all = "snake_case")]
pub enum Impossible<B> {
    /// The command answers no open question of this actor.
    #[error("nobody asked this actor for this")]
    NotAsked,
    /// The command names an object that this board or box does not have.
    #[error("there is no {0}")]
    Unknown(String),
    /// A limit of the box itself, with its parameters.
    #[error("a limit of the box")]
    Limit(B),
}

/// The reasons for a refusal: all breaches.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Refusal<B> {
    /// The breaches that no waiver covers; a limit comes last.
    pub breaches: Vec<B>,
    /// The reason that made the command impossible, if that is not a limit with an id.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub impossible: Option<Impossible<()>>,
    /// True if the command would be accepted with these breaches waived by id.
    pub waivable: bool,
}

impl<B> Refusal<B> {
    /// Returns the refusal of an actor who is not asked.
    pub(crate) fn not_asked() -> Self {
        Self { breaches: vec![], impossible: Some(Impossible::NotAsked), waivable: false }
    }
}

impl<B: Rule + PartialEq> Refusal<B> {
    /// Combines the reported breaches and the stop reason with the waivers. Returns the waived rules that mattered,
    /// each once.
    ///
    /// # Errors
    /// The breaches that are not waived, and the reason why the command is impossible, if it is.
    pub(crate) fn of(
        noted: impl IntoIterator<Item = B>,
        judged: Result<(), Impossible<B>>,
        waivers: &[&str],
    ) -> Result<Attempt, Self> {
        let (mut waived, mut breaches) = (Vec::new(), Vec::new());
        for breach in noted {
            let id = breach.id();
            if !waivers.contains(&id) || !breach.waivable() {
                if !breaches.contains(&breach) {
                    breaches.push(breach);
                }
            } else if !waived.contains(&id) {
                waived.push(id);
            }
        }
        let possible = judged.is_ok();
        let impossible = match judged {
            Ok(()) if breaches.is_empty() => return Ok(Attempt { waived }),
            Ok(()) => None,
            Err(Impossible::Limit(limit)) => {
                breaches.push(limit);
                None
            }
            Err(Impossible::NotAsked) => Some(Impossible::NotAsked),
            Err(Impossible::Unknown(what)) => Some(Impossible::Unknown(what)),
        };
        // The stop reason stops the command with a waiver too, whatever kind of rule reports it.
        let waivable = possible && breaches.iter().all(Rule::waivable);
        Err(Self { breaches, impossible, waivable })
    }
}

/// A command that is being decided: the state to which it is applied, and the breaches reported so far.
///
/// Reading goes straight to the state ([`Deref`]); only [`Play::emit`] changes it. [`Play::try_apply`] decides on a
/// copy and never touches the given state. [`Play::apply_legal`] decides on the state of the play, without a copy, for
/// a command that is known to be legal.
#[derive(Clone, Debug)]
pub struct Play<G: Rules> {
    state: G,
    events: Vec<G::Event>,
    breaches: Vec<G::Breach>,
}

impl<G: Rules> Deref for Play<G> {
    type Target = G;

    fn deref(&self) -> &G {
        &self.state
    }
}

impl<G: Rules> Play<G> {
    /// Creates a play on a scratch copy of this state.
    pub fn new(state: &G) -> Self {
        Self::from_state(state.clone())
    }

    /// Creates a play that continues from this state itself.
    pub fn from_state(state: G) -> Self {
        Self { state, events: Vec::new(), breaches: Vec::new() }
    }

    /// Returns the state of the play.
    pub fn state(&self) -> &G {
        &self.state
    }

    /// Swaps the state of the play with `state`. After a successful attempt this puts the new state into `state`.
    pub fn replace_state(&mut self, state: &mut G) {
        std::mem::swap(&mut self.state, state);
    }

    /// Emits an event and applies it at once, because the next line of the rule must see its effect.
    pub fn emit(&mut self, event: G::Event) {
        self.state.apply(&event);
        self.events.push(event);
    }

    /// Checks the current state and records its breaches.
    pub fn check<T>(&mut self, judge: impl FnOnce(&G, &mut Vec<G::Breach>) -> T) -> T {
        judge(&self.state, &mut self.breaches)
    }

    /// Stops the command unless this holds, because the box makes it impossible.
    ///
    /// # Errors
    /// [`Impossible::Limit`] with the breach.
    pub fn must(&self, holds: bool, breach: impl FnOnce() -> G::Breach) -> Result<(), Impossible<G::Breach>> {
        if holds { Ok(()) } else { Err(Impossible::Limit(breach())) }
    }

    /// Returns the breaches reported so far, which would have to be waived.
    pub fn breaches(&self) -> &[G::Breach] {
        &self.breaches
    }

    /// Returns the events emitted so far.
    pub fn events(&self) -> &[G::Event] {
        &self.events
    }

    /// Takes the events emitted so far out of the play.
    pub fn take_events(&mut self) -> Vec<G::Event> {
        self.events.drain(..).collect()
    }
}

/// An accepted command, with the ids of the waivers that mattered. The state and the events are in the play.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Attempt {
    /// The waived rules that the command actually broke, each once.
    pub waived: Vec<&'static str>,
}

impl<G: Rules> Play<G> {
    /// Decides a command from `state`, which is never changed. After success the play holds the new state and the
    /// events; after an error its content is meaningless.
    ///
    /// # Errors
    /// All breaches not covered by `waivers` (rule ids), and the reason why the command is impossible, if it is.
    pub fn try_apply(
        &mut self,
        state: &G,
        by: Actor,
        command: &G::Command,
        waivers: &[&str],
    ) -> Result<Attempt, Refusal<G::Breach>> {
        self.state.clone_from(state);
        self.decided(by, command, waivers)
    }

    /// Decides a legal command on the state of the play, without a copy. The command comes from [`legal`](Rules::legal)
    /// or a [`ChanceSpec`](Rules::chance_spec). After an error the content of the play is meaningless.
    ///
    /// # Errors
    /// All breaches, and the reason why the command is impossible, if it is.
    pub fn apply_legal(&mut self, by: Actor, command: &G::Command) -> Result<(), Refusal<G::Breach>> {
        self.decided(by, command, &[]).map(drop)
    }

    fn decided(&mut self, by: Actor, command: &G::Command, waivers: &[&str]) -> Result<Attempt, Refusal<G::Breach>> {
        self.events.clear();
        self.breaches.clear();
        let decided = G::decide(self, by, command);
        Refusal::of(self.breaches.drain(..), decided, waivers)
    }
}
