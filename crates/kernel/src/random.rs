//! Random players, for simulation, benches, and the laws of `suite`.

use crate::{Actor, Draw, Play, Rules, chance};

/// The maximum number of reversible commands that a random player makes in a row.
const FIDGETS: u8 = 3;

/// A game played at random, without copying states and with reused buffers.
pub struct RandomPlay<G: Rules> {
    play: Play<G>,
    legal: Vec<G::Command>,
    fidgets: u8,
}

/// The result of a random step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StepResult {
    /// A player or chance answered.
    Played,
    /// No answer is awaited: the game is over.
    Over,
    /// A seat or chance is asked but has no legal command, or its command was refused: a defect of the game. The state
    /// is no longer meaningful.
    Stuck,
}

impl<G: Rules> RandomPlay<G> {
    /// Creates a random game from this state.
    pub fn new(state: &G) -> Self {
        Self { play: Play::from_state(state.apart()), legal: Vec::with_capacity(256), fidgets: 0 }
    }

    /// Returns the current state.
    pub fn state(&self) -> &G {
        self.play.state()
    }

    /// Continues from another state.
    pub fn put(&mut self, state: &G) {
        self.play.replace_state(&mut state.apart());
    }

    /// Returns a random one of the asked actors, and the command that it would make.
    pub fn choose(&mut self, draw: &mut dyn Draw) -> Option<(Actor, Option<G::Command>)> {
        let asks = self.play.asks();
        if asks.is_empty() {
            return None;
        }
        let actor = asks[draw.below(asks.len() as u32) as usize].0;
        Some((actor, self.random_command(actor, draw)))
    }

    /// Returns a random command of an asked actor, which the caller makes; `None` if it has none.
    pub fn choose_for(&mut self, actor: Actor, draw: &mut dyn Draw) -> Option<G::Command> {
        let command = self.random_command(actor, draw)?;
        self.count_fidget(actor, &command);
        Some(command)
    }

    fn random_command(&mut self, actor: Actor, draw: &mut dyn Draw) -> Option<G::Command> {
        if actor == Actor::Chance {
            return chance(self.state(), draw);
        }
        self.legal.clear();
        self.play.legal(actor, &mut self.legal);
        if self.fidgets >= FIDGETS && self.legal.iter().any(|command| !G::is_reversible(command)) {
            self.legal.retain(|command| !G::is_reversible(command));
        }
        match self.legal.len() {
            0 => None,
            n => Some(self.legal.swap_remove(draw.below(n as u32) as usize)),
        }
    }

    /// Makes one random decision. Afterwards [`Self::events`] returns its events.
    pub fn step(&mut self, draw: &mut dyn Draw) -> StepResult {
        let Some((actor, command)) = self.choose(draw) else {
            return StepResult::Over;
        };
        let Some(command) = command else {
            return StepResult::Stuck;
        };
        if self.play.apply_legal(actor, &command).is_err() {
            return StepResult::Stuck;
        }
        self.count_fidget(actor, &command);
        StepResult::Played
    }

    fn count_fidget(&mut self, actor: Actor, command: &G::Command) {
        if actor != Actor::Chance {
            self.fidgets = if G::is_reversible(command) { self.fidgets + 1 } else { 0 };
        }
    }

    /// Returns the events of the last step.
    pub fn events(&self) -> &[G::Event] {
        self.play.events()
    }
}
