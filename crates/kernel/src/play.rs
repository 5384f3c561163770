//! Deciding one command, on a scratch copy or in place.

use std::ops::Deref;

use serde::Serialize;

use crate::{Actor, Rule, Rules};

/// What stops a command no matter what the table waives.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, thiserror::Error)]
#[serde(rename_all = "snake_case")]
pub enum Impossible<B> {
    /// The command answers no open question of this actor.
    #[error("nobody asked this actor for this")]
    NotAsked,
    /// The command names something that this board or box does not have.
    #[error("there is no {0}")]
    Unknown(String),
    /// A limit of the box itself, with its parameters.
    #[error("a limit of the box")]
    Limit(B),
}

/// Why a command was refused: every breach at once.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Refusal<B> {
    /// The breaches that no waiver covers; a limit comes last.
    pub breaches: Vec<B>,
    /// What made it impossible, if that is not a limit with an id.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub impossible: Option<Impossible<()>>,
    /// Whether the command would stand if these breaches were waived by id.
    pub waivable: bool,
}

impl<B: Rule + PartialEq> Refusal<B> {
    /// What comes of everything that was noted and of what stopped it, with these rules waived: the
    /// waived that mattered, each once.
    ///
    /// # Errors
    /// What is left unwaived.
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
        // What stopped the command also stops it with a waiver, whatever kind of rule reports it.
        let waivable = possible && breaches.iter().all(Rule::waivable);
        Err(Self { breaches, impossible, waivable })
    }
}

/// One command being decided: the state it is applied to, and what was noted along the way.
///
/// Reading goes straight to the state ([`Deref`]); the only way to change it is [`Play::emit`].
/// [`Play::try_apply`] decides on a copy and never touches the state it was given; [`Play::apply_legal`] decides on
/// the state that the play holds, without a copy, for a command that is known to stand.
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
        Self::from_state(state.clone())
    }

    /// A play that continues from this very state.
    pub fn from_state(state: G) -> Self {
        Self { state, events: Vec::new(), breaches: Vec::new() }
    }

    /// The state that the play holds.
    pub fn state(&self) -> &G {
        &self.state
    }

    /// Swaps the state that the play holds for another: after an attempt that stands, the new state for the
    /// one it was decided from.
    pub fn replace_state(&mut self, state: &mut G) {
        std::mem::swap(&mut self.state, state);
    }

    /// Says that something happened. The event is applied at once, because the next line of the rule must see
    /// its effect.
    pub fn emit(&mut self, event: G::Event) {
        self.state.apply(&event);
        self.events.push(event);
    }

    /// Judges the state as it stands: what is broken is noted.
    pub fn check<T>(&mut self, judge: impl FnOnce(&G, &mut Vec<G::Breach>) -> T) -> T {
        judge(&self.state, &mut self.breaches)
    }

    /// Stops the command unless this holds: the box makes it impossible.
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

    /// The events emitted so far, handed out.
    pub fn take_events(&mut self) -> Vec<G::Event> {
        self.events.drain(..).collect()
    }
}

/// A command that stands: the ids of the waivers that mattered. The state and the events are in the play.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Attempt {
    /// The waived rules that the command actually broke, each once.
    pub waived: Vec<&'static str>,
}

impl<G: Rules> Play<G> {
    /// Decides a command from `state`. If it stands, the play holds the new state and the events; if it does
    /// not, what the play holds means nothing, and `state` was never touched.
    ///
    /// # Errors
    /// All breaches not covered by `waivers` (rule ids).
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

    /// Decides a command on the state that the play holds, without a copy: one that is known to stand, from
    /// [`legal`](Rules::legal) or a [`ChanceSpec`](Rules::chance_spec). If it does not stand after all, what the play holds
    /// means nothing.
    ///
    /// # Errors
    /// All breaches.
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
