//! What only tests ask of a game. Behind the feature `trials`: no program that ships has it.

use crate::{Actor, Draw, Game, Viewer};

/// A game on trial: what tests and fuzzers throw at its rules.
pub trait Trials: Game {
    /// Every command without ranges that the actor could utter here, sensible or not. `legal` and
    /// `decide` are held to each other over it.
    fn universe(&self, by: Actor, out: &mut Vec<Self::Command>);

    /// Whether a view offers a command, or dims it; `None` for what it says nothing of.
    fn shown(view: &Self::View, by: Actor, command: &Self::Command) -> Option<bool>;

    /// Some correction, within the box's limits or not.
    fn some_correction(&self, draw: &mut dyn Draw) -> Self::Command;

    /// Of a command that the viewer only hears was said, not what it says: another one that could be
    /// said in this state instead. `None` when the viewer hears the whole of it.
    fn secretly(
        &self,
        by: Actor,
        command: &Self::Command,
        viewer: Viewer,
        draw: &mut dyn Draw,
    ) -> Option<Self::Command>;

    /// Whether an event opens what was secret until then, by the rules and for all to see.
    fn reveals(event: &Self::Event) -> bool;
}
