//! What can be done: every command that a screen may offer, judged by the conditions that decide it.
//!
//! A condition stands in one function, which notes what is broken to whoever asks: a command that is
//! being decided and a [`Candidate`] hear of everything, a filter of what is legal stops at the first.

use serde::Serialize;

use crate::{Actor, Impossible, Refusal, Rules};

/// What comes of judging: what was found on the way, unless it is impossible.
pub type Judged<T, B> = Result<T, Impossible<B>>;

/// Whoever hears, while a command is judged, what it breaks.
pub trait Notes<B> {
    /// Notes a breach unless the rule holds, **and goes on**, for whoever wants to hear more.
    ///
    /// # Errors
    /// When one breach is enough.
    fn rule(&mut self, holds: bool, breach: impl FnOnce() -> B) -> Judged<(), B>;

    /// Stops unless this holds, because the box makes it impossible.
    ///
    /// # Errors
    /// [`Impossible::Limit`] with the breach.
    fn must(&mut self, holds: bool, breach: impl FnOnce() -> B) -> Judged<(), B> {
        if holds { Ok(()) } else { Err(Impossible::Limit(breach())) }
    }
}

/// Hears of every breach.
impl<B> Notes<B> for Vec<B> {
    fn rule(&mut self, holds: bool, breach: impl FnOnce() -> B) -> Judged<(), B> {
        if !holds {
            self.push(breach());
        }
        Ok(())
    }
}

/// Wants to know whether there is a breach, and hears of none.
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

/// A command that a screen may offer: with no breach left it is offered, else it is dimmed and says why.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(bound(serialize = "G::Command: Serialize, G::Breach: Serialize, G::Stakes: Serialize"))]
pub struct Candidate<G: Rules> {
    /// What would be said.
    pub command: G::Command,
    /// With what it would be refused.
    pub refusal: Option<Refusal<G::Breach>>,
    /// What it costs or brings, reveals or destroys.
    pub stakes: G::Stakes,
}

impl<G: Rules> Candidate<G> {
    /// Whether it stands as it is.
    pub fn offered(&self) -> bool {
        self.refusal.is_none()
    }

    /// What it breaks; nothing when it is offered.
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

    /// Candidates that all are under these conditions, which come before their own.
    fn under<T>(&mut self, judge: impl FnOnce(&mut Self::Notes) -> Judged<T, G::Breach>, list: impl FnOnce(&mut Self));

    /// A candidate, and the conditions of its own.
    fn add<T>(
        &mut self,
        command: G::Command,
        judge: impl FnOnce(&mut Self::Notes) -> Judged<T, G::Breach>,
        stakes: impl FnOnce() -> G::Stakes,
    );

    /// A candidate that is under no more conditions.
    fn say(&mut self, command: G::Command, stakes: impl FnOnce() -> G::Stakes) {
        self.add(command, |_| Ok(()), stakes);
    }
}

/// Keeps the legal commands alone, and asks no more than it needs.
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
    /// What was broken by the conditions that the next candidates are under.
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
