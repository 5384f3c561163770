//! Deciding one command on a scratch copy.

use std::ops::Deref;

use serde::Serialize;

use crate::{Actor, Rule, Rules};

/// What stops a command whatever the table allows.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, thiserror::Error)]
#[serde(rename_all = "snake_case")]
pub enum Impossible<B> {
    /// The command answers no open question of this actor.
    #[error("nobody asked this actor for this")]
    NotAsked,
    /// The command names something that this board or box does not have.
    #[error("there is no {0}")]
    Unknown(String),
    /// One of the box's own limits, with its parameters.
    #[error("a limit of the box")]
    Limit(B),
}

/// Why a command was refused: every breach at once.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Refusal<B> {
    /// The breaches that no waiver covers, a limit last.
    pub breaches: Vec<B>,
    /// What made it impossible, when it is not a limit with an id.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub impossible: Option<Impossible<()>>,
    /// Whether waiving the breaches by id would let the command stand.
    pub waivable: bool,
}

/// One command being decided: a scratch copy of the state, and what was noted on the way.
///
/// Reads go straight through to the state ([`Deref`]); the only way to change it is [`Play::emit`].
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
    /// A scratch copy of this state.
    pub fn new(state: &G) -> Self {
        Self { state: state.clone(), events: Vec::new(), breaches: Vec::new() }
    }

    /// The same buffers, set to another state.
    pub fn reset(&mut self, state: &G) {
        self.state.clone_from(state);
        self.events.clear();
        self.breaches.clear();
    }

    /// Says that something happened: applied to the scratch copy at once, because the next line of
    /// the rule must see it.
    pub fn emit(&mut self, event: G::Event) {
        self.state.apply(&event);
        self.events.push(event);
    }

    /// Notes a breach unless the rule holds, **and goes on**.
    pub fn rule(&mut self, holds: bool, breach: impl FnOnce() -> G::Breach) {
        if !holds {
            self.breaches.push(breach());
        }
    }

    /// Stops unless this holds, because the box makes it impossible.
    ///
    /// # Errors
    /// [`Impossible::Limit`] with the breach.
    pub fn must(&self, holds: bool, breach: impl FnOnce() -> G::Breach) -> Result<(), Impossible<G::Breach>> {
        if holds { Ok(()) } else { Err(Impossible::Limit(breach())) }
    }

    /// The breaches noted so far: what would have to be waived.
    pub fn breaches(&self) -> &[G::Breach] {
        &self.breaches
    }

    /// The events emitted so far.
    pub fn events(&self) -> &[G::Event] {
        &self.events
    }
}

/// A command that stands: the ids of the waivers that mattered. State and events are in the play.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Attempt {
    /// The waived rules that the command really broke, each once.
    pub waived: Vec<&'static str>,
}

impl<G: Rules> Play<G> {
    /// Decides a command from `state`. When it stands, the play holds the new state and the events;
    /// when it does not, the play's content means nothing and `state` was never touched.
    ///
    /// # Errors
    /// All breaches that `waivers` (rule ids) do not cover.
    pub fn attempt(
        &mut self,
        state: &G,
        by: Actor,
        command: &G::Command,
        waivers: &[&str],
    ) -> Result<Attempt, Refusal<G::Breach>> {
        self.reset(state);
        let decided = G::decide(self, by, command);
        let mut waived = Vec::new();
        let mut breaches = Vec::new();
        for breach in self.breaches.drain(..) {
            let id = breach.id();
            if !breach.waivable() || !waivers.contains(&id) {
                if !breaches.contains(&breach) {
                    breaches.push(breach);
                }
            } else if !waived.contains(&id) {
                waived.push(id);
            }
        }
        let possible = decided.is_ok();
        let impossible = match decided {
            Ok(()) if breaches.is_empty() => return Ok(Attempt { waived }),
            Ok(()) => None,
            Err(Impossible::Limit(limit)) => {
                breaches.push(limit);
                None
            }
            Err(Impossible::NotAsked) => Some(Impossible::NotAsked),
            Err(Impossible::Unknown(what)) => Some(Impossible::Unknown(what)),
        };
        // What stopped the command stops it waived as well, whatever kind of rule it is told by.
        let waivable = possible && breaches.iter().all(Rule::waivable);
        Err(Refusal { breaches, impossible, waivable })
    }

    /// The new state and its events, when the last attempt stands.
    pub fn outcome(&self) -> (&G, &[G::Event]) {
        (&self.state, &self.events)
    }
}
