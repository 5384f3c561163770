//! Candidates: every command that a screen may offer, with the verdict on it.
//!
//! Each condition is in one function, which reports breaches to a [`BreachSink`]. Deciding a command and checking a
//! [`Candidate`] collect all breaches; listing legal commands stops at the first.

use serde::Serialize;

use crate::{Actor, Impossible, Refusal, Rules};

/// The result of checking conditions: a value, or what stopped the check.
pub type Checked<N, B, T = ()> = Result<T, <N as BreachSink<B>>::Stop>;

/// Receives the breaches found while a command is checked.
pub trait BreachSink<B> {
    /// The value that stops the check: the reason, or only the fact that the command is illegal.
    type Stop: From<Impossible<B>>;

    /// Reports a breach unless the rule holds. Returns `Ok` if the sink collects all breaches.
    ///
    /// # Errors
    /// If one breach is enough.
    fn rule(&mut self, holds: bool, breach: impl FnOnce() -> B) -> Result<(), Self::Stop>;

    /// Stops the check unless this holds: a limit of the box makes the command impossible.
    ///
    /// # Errors
    /// [`Impossible::Limit`] with the breach.
    fn must(&mut self, holds: bool, breach: impl FnOnce() -> B) -> Result<(), Self::Stop>;
}

/// Collects every breach.
impl<B> BreachSink<B> for Vec<B> {
    type Stop = Impossible<B>;

    fn rule(&mut self, holds: bool, breach: impl FnOnce() -> B) -> Result<(), Impossible<B>> {
        if !holds {
            self.push(breach());
        }
        Ok(())
    }

    fn must(&mut self, holds: bool, breach: impl FnOnce() -> B) -> Result<(), Impossible<B>> {
        if holds { Ok(()) } else { Err(Impossible::Limit(breach())) }
    }
}

/// Stops at the first breach.
#[derive(Clone, Copy, Debug)]
pub struct FailFast;

/// The command is illegal. Carries no reason, because playouts check most commands only to drop them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Illegal;

impl<B> From<Impossible<B>> for Illegal {
    fn from(_: Impossible<B>) -> Self {
        Self
    }
}

impl<B> BreachSink<B> for FailFast {
    type Stop = Illegal;

    #[inline]
    fn rule(&mut self, holds: bool, _breach: impl FnOnce() -> B) -> Result<(), Illegal> {
        if holds { Ok(()) } else { Err(Illegal) }
    }

    #[inline]
    fn must(&mut self, holds: bool, _breach: impl FnOnce() -> B) -> Result<(), Illegal> {
        if holds { Ok(()) } else { Err(Illegal) }
    }
}

/// The consequences of a command.
pub trait Consequence {
    /// True if the screen must ask for a second tap, because the command destroys, gives away or is irreversible.
    fn needs_confirmation(&self) -> bool;
}

/// A game without consequences worth confirming.
impl Consequence for () {
    fn needs_confirmation(&self) -> bool {
        false
    }
}

/// A command that a screen may offer. With breaches it is shown dimmed, with the reasons.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(bound(serialize = "G::Command: Serialize, G::Breach: Serialize, G::Consequences: Serialize"))]
pub struct Candidate<G: Rules> {
    /// The command.
    pub command: G::Command,
    /// The refusal that the command would get.
    pub refusal: Option<Refusal<G::Breach>>,
    /// The consequences: what the command costs, brings, reveals or destroys.
    #[serde(rename = "stakes")]
    pub consequences: G::Consequences,
}

impl<G: Rules> Candidate<G> {
    /// True if the command would not be refused.
    pub fn offered(&self) -> bool {
        self.refusal.is_none()
    }

    /// Returns the breaches of the command; empty if the command is offered.
    pub fn breaches(&self) -> &[G::Breach] {
        self.refusal.as_ref().map_or(&[], |refusal| &refusal.breaches)
    }
}

/// The result of checking a candidate for a given sink.
pub type CheckedBy<L, G, T> = Checked<<L as CandidateSink<G>>::Breaches, <G as Rules>::Breach, T>;

/// Receives the candidates that a game lists.
pub trait CandidateSink<G: Rules>: Sized {
    /// True if refused candidates are listed too.
    const DIMMED: bool;
    /// The sink for breaches.
    type Breaches: BreachSink<G::Breach>;

    /// Lists candidates that share these conditions, which are checked before their own.
    fn under<T>(
        &mut self,
        judge: impl FnOnce(&mut Self::Breaches) -> CheckedBy<Self, G, T>,
        list: impl FnOnce(&mut Self),
    );

    /// Lists a candidate with its own conditions; the command is made only if the candidate is kept.
    fn add<T>(
        &mut self,
        command: impl FnOnce() -> G::Command,
        judge: impl FnOnce(&mut Self::Breaches) -> CheckedBy<Self, G, T>,
        consequences: impl FnOnce() -> G::Consequences,
    );

    /// Lists a candidate without further conditions.
    #[inline]
    fn say(&mut self, command: impl FnOnce() -> G::Command, consequences: impl FnOnce() -> G::Consequences) {
        self.add(command, |_| Ok(()), consequences);
    }
}

/// Keeps only legal commands, with as few checks as possible.
pub struct Legal<'a, G: Rules>(&'a mut Vec<G::Command>);

impl<'a, G: Rules> Legal<'a, G> {
    /// Creates a sink that appends to `out`.
    pub fn new(out: &'a mut Vec<G::Command>) -> Self {
        Self(out)
    }
}

impl<G: Rules> CandidateSink<G> for Legal<'_, G> {
    const DIMMED: bool = false;
    type Breaches = FailFast;

    #[inline(always)]
    fn under<T>(&mut self, judge: impl FnOnce(&mut FailFast) -> Result<T, Illegal>, list: impl FnOnce(&mut Self)) {
        if judge(&mut FailFast).is_ok() {
            list(self);
        }
    }

    #[inline(always)]
    fn add<T>(
        &mut self,
        command: impl FnOnce() -> G::Command,
        judge: impl FnOnce(&mut FailFast) -> Result<T, Illegal>,
        _stakes: impl FnOnce() -> G::Consequences,
    ) {
        if judge(&mut FailFast).is_ok() {
            // Built in place: a command is large, and playouts list hundreds of thousands a second.
            self.0.extend(std::iter::once_with(command));
        }
    }
}

/// Searches for one legal command that matches a condition, and checks no candidate after that.
#[derive(Clone, Copy, Debug)]
pub struct Any<W> {
    wanted: W,
    found: bool,
}

impl<W> Any<W> {
    /// Creates a search for commands that match `wanted`.
    pub fn new(wanted: W) -> Self {
        Self { wanted, found: false }
    }

    /// True if a command was found.
    pub fn found(self) -> bool {
        self.found
    }
}

impl<G: Rules, W: Fn(&G::Command) -> bool> CandidateSink<G> for Any<W> {
    const DIMMED: bool = false;
    type Breaches = FailFast;

    fn under<T>(&mut self, judge: impl FnOnce(&mut FailFast) -> Result<T, Illegal>, list: impl FnOnce(&mut Self)) {
        if !self.found && judge(&mut FailFast).is_ok() {
            list(self);
        }
    }

    fn add<T>(
        &mut self,
        command: impl FnOnce() -> G::Command,
        judge: impl FnOnce(&mut FailFast) -> Result<T, Illegal>,
        _stakes: impl FnOnce() -> G::Consequences,
    ) {
        self.found = self.found || judge(&mut FailFast).is_ok() && (self.wanted)(&command());
    }
}

/// Keeps every candidate with all its breaches.
struct All<'a, G: Rules> {
    /// The rules that are waived for good.
    waivers: &'a [&'a str],
    /// Breaches of the conditions that the next candidates share.
    broken: Vec<G::Breach>,
    stopped: Option<Impossible<G::Breach>>,
    found: Vec<Candidate<G>>,
}

impl<G: Rules> CandidateSink<G> for All<'_, G> {
    const DIMMED: bool = true;
    type Breaches = Vec<G::Breach>;

    fn under<T>(
        &mut self,
        judge: impl FnOnce(&mut Self::Breaches) -> CheckedBy<Self, G, T>,
        list: impl FnOnce(&mut Self),
    ) {
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
        command: impl FnOnce() -> G::Command,
        judge: impl FnOnce(&mut Self::Breaches) -> CheckedBy<Self, G, T>,
        consequences: impl FnOnce() -> G::Consequences,
    ) {
        let mut broken = self.broken.clone();
        let judged = match &self.stopped {
            Some(stopped) => Err(stopped.clone()),
            None => judge(&mut broken).map(drop),
        };
        let refusal = Refusal::of(broken, judged, self.waivers).err();
        self.found.push(Candidate { command: command(), refusal, consequences: consequences() });
    }
}

/// Returns the first legal command of a seat, if there is one.
pub fn first_legal<G: Rules>(state: &G, seat: crate::Seat) -> Option<G::Command> {
    let mut legal = Vec::new();
    state.legal(Actor::Seat(seat), &mut legal);
    legal.into_iter().next()
}

/// Returns all commands that a screen may offer an actor now, checked at a table with these permanent waivers.
pub fn candidates<G: Rules>(state: &G, by: Actor, waivers: &[&str]) -> Vec<Candidate<G>> {
    let mut all = All { waivers, broken: vec![], stopped: None, found: vec![] };
    state.candidates(by, &mut all);
    all.found
}
