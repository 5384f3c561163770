//! What only tests ask of a game, behind the feature `trials`: no shipped program has it.

use crate::account::Worth;
use crate::{Actor, Draw, Game, Viewer};

/// A game on trial: what tests and fuzzers throw at its rules.
pub trait Trials: Game {
    /// Every command without ranges that the actor could say here, sensible or not. Over all of these,
    /// `legal` and `decide` must agree.
    fn universe(&self, by: Actor, out: &mut Vec<Self::Command>);

    /// Whether a view offers a command or dims it; `None` if it says nothing about it.
    fn shown(view: &Self::View, by: Actor, command: &Self::Command) -> Option<bool>;

    /// Some correction, within the box's limits or not.
    fn some_correction(&self, draw: &mut dyn Draw) -> Self::Command;

    /// Whether a correction of this state says what is asked next: whose turn it is, how far play is, or that what is
    /// asked about is elsewhere.
    fn names_the_question(&self, _correction: &Self::Command) -> bool {
        false
    }

    /// What ends the game before its time, said by any seat.
    fn endings() -> Vec<Self::Command> {
        vec![]
    }

    /// For a command of which the viewer hears only that it was said: another one that could be said in this
    /// state instead. `None` when the viewer hears all of it.
    fn secretly(
        &self,
        by: Actor,
        command: &Self::Command,
        viewer: Viewer,
        draw: &mut dyn Draw,
    ) -> Option<Self::Command>;

    /// What [booked](crate::Rules::book) flows flow into, by seat, where that is not what [counts](crate::Rules::worth):
    /// `None` for what a viewer does not know.
    fn funds(&self) -> Worth {
        self.worth()
    }

    /// Whether an event reveals, by the rules and to everybody, what was secret until then.
    fn reveals(event: &Self::Event) -> bool;
}
