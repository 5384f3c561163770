//! What can be done: every command that a screen may offer, judged by the conditions that decide it.
//!
//! Each condition is in one function, which reports breaches to the [`Notes`] it is given: deciding a command
//! and judging a [`Candidate`] collect all of them, filtering for legal commands stops at the first.

use serde::Serialize;

use crate::{Actor, Impossible, Refusal, Rules};

/// The result of judging: what was found along the way, unless the command is impossible.
pub type Judged<T, B> = Result<T, Impossible<B>>;

/// Receives the breaches found while a command is judged.
pub trait Notes<B> {
    /// Notes a breach unless the rule holds, **and goes on** if the receiver wants to hear more.
    ///
    /// # Errors
    /// If one breach is enough.
    fn rule(&mut self, holds: bool, breach: impl FnOnce() -> B) -> Judged<(), B>;

    /// Stops the command unless this holds: the box makes it impossible.
    ///
    /// # Errors
    /// [`Impossible::Limit`] with the breach.
    fn must(&mut self, holds: bool, breach: impl FnOnce() -> B) -> Judged<(), B> {
        if holds { Ok(()) } else { Err(Impossible::Limit(breach())) }
    }
}

/// Collects every breach.
impl<B> Notes<B> for Vec<B> {
    fn rule(&mut self, holds: bool, breach: impl FnOnce() -> B) -> Judged<(), B> {
        if !holds {
            self.push(breach());
        }
        Ok(())
    }
}

/// Only checks whether there is a breach, and stops at the first.
#[derive(Clone, Copy, Debug)]
pub struct Clean;

impl<B> Notes<B> for Clean {
    #[inline]
    fn rule(&mut self, holds: bool, _breach: impl FnOnce() -> B) -> Judged<(), B> {
        if holds { Ok(()) } else { Err(Impossible::NotAsked) }
    }

    #[inline]
    fn must(&mut self, holds: bool, _breach: impl FnOnce() -> B) -> Judged<(), B> {
        if holds { Ok(()) } else { Err(Impossible::NotAsked) }
    }
}

/// A command that a screen may offer: without breaches it is offered, otherwise it is dimmed and says why.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(bound(serialize = "G::Command: Serialize, G::Breach: Serialize, G::Stakes: Serialize"))]
pub struct Candidate<G: Rules> {
    /// The command.
    pub command: G::Command,
    /// The refusal that it would get.
    pub refusal: Option<Refusal<G::Breach>>,
    /// What it costs or brings, reveals or destroys.
    pub stakes: G::Stakes,
}

impl<G: Rules> Candidate<G> {
    /// Whether it stands as it is.
    pub fn offered(&self) -> bool {
        self.refusal.is_none()
    }

    /// What it breaks; empty if it is offered.
    pub fn breaches(&self) -> &[G::Breach] {
        self.refusal.as_ref().map_or(&[], |refusal| &refusal.breaches)
    }
}

/// Where a game lists its candidates.
pub trait Listing<G: Rules>: Sized {
    /// Whether candidates are listed that would be refused.
    const DIMMED: bool;
    /// Who hears of breaches.
    type Notes: Notes<G::Breach>;

    /// Candidates that share these conditions, which come before their own.
    fn under<T>(&mut self, judge: impl FnOnce(&mut Self::Notes) -> Judged<T, G::Breach>, list: impl FnOnce(&mut Self));

    /// A candidate with its own conditions.
    fn add<T>(
        &mut self,
        command: G::Command,
        judge: impl FnOnce(&mut Self::Notes) -> Judged<T, G::Breach>,
        stakes: impl FnOnce() -> G::Stakes,
    );

    /// A candidate without further conditions.
    fn say(&mut self, command: G::Command, stakes: impl FnOnce() -> G::Stakes) {
        self.add(command, |_| Ok(()), stakes);
    }
}

/// Keeps only the legal commands, and checks no more than it must.
pub struct Legal<'a, G: Rules>(&'a mut Vec<G::Command>);

impl<'a, G: Rules> Legal<'a, G> {
    /// A filter that appends to `out`.
    pub fn new(out: &'a mut Vec<G::Command>) -> Self {
        Self(out)
    }
}

impl<G: Rules> Listing<G> for Legal<'_, G> {
    const DIMMED: bool = false;
    type Notes = Clean;

    #[inline]
    fn under<T>(&mut self, judge: impl FnOnce(&mut Clean) -> Judged<T, G::Breach>, list: impl FnOnce(&mut Self)) {
        if judge(&mut Clean).is_ok() {
            list(self);
        }
    }

    #[inline]
    fn add<T>(
        &mut self,
        command: G::Command,
        judge: impl FnOnce(&mut Clean) -> Judged<T, G::Breach>,
        _stakes: impl FnOnce() -> G::Stakes,
    ) {
        if judge(&mut Clean).is_ok() {
            self.0.push(command);
        }
    }
}

/// Keeps every candidate with all its breaches.
struct All<G: Rules> {
    /// Breaches of the conditions that the next candidates share.
    broken: Vec<G::Breach>,
    stopped: Option<Impossible<G::Breach>>,
    found: Vec<Candidate<G>>,
}

impl<G: Rules> Listing<G> for All<G> {
    const DIMMED: bool = true;
    type Notes = Vec<G::Breach>;

    fn under<T>(&mut self, judge: impl FnOnce(&mut Self::Notes) -> Judged<T, G::Breach>, list: impl FnOnce(&mut Self)) {
        let (broken, stopped) = (self.broken.len(), self.stopped.clone());
        if stopped.is_none() {
            self.stopped = judge(&mut self.broken).err();
        }
        list(self);
        self.broken.truncate(broken);
        self.stopped = stopped;
    }

    fn add<T>(
        &mut self,
        command: G::Command,
        judge: impl FnOnce(&mut Self::Notes) -> Judged<T, G::Breach>,
        stakes: impl FnOnce() -> G::Stakes,
    ) {
        let mut broken = self.broken.clone();
        let judged = match &self.stopped {
            Some(stopped) => Err(stopped.clone()),
            None => judge(&mut broken).map(drop),
        };
        let refusal = Refusal::of(broken, judged, &[]).err();
        self.found.push(Candidate { command, refusal, stakes: stakes() });
    }
}

/// Everything that a screen may offer an actor now, judged.
pub fn candidates<G: Rules>(state: &G, by: Actor) -> Vec<Candidate<G>> {
    let mut all = All { broken: vec![], stopped: None, found: vec![] };
    state.candidates(by, &mut all);
    all.found
}
