//! What only tests ask of a game, behind the feature `test-support`: no shipped program has it.

use crate::account::SeatScores;
use crate::{Actor, Draw, Game, Viewer};

/// A game on trial: what tests and fuzzers throw at its rules.
pub trait GameTestExt: Game {
    /// Every command without ranges that the actor could say here, sensible or not. Over all of these,
    /// `legal` and `decide` must agree.
    fn all_commands(&self, by: Actor, out: &mut Vec<Self::Command>);

    /// Whether a view offers a command or dims it; `None` if it says nothing about it.
    fn shown(view: &Self::View, by: Actor, command: &Self::Command) -> Option<bool>;

    /// Some correction, within the box's limits or not. Half of them name what the open question is about, where it
    /// is about anything: a correction elsewhere leaves the question as it is.
    fn some_correction(&self, draw: &mut dyn Draw) -> Self::Command;

    /// Whether a correction of this state says what is asked next: whose turn it is, or how far play is.
    fn names_the_question(&self, _correction: &Self::Command) -> bool {
        false
    }

    /// Whether a correction of this state takes away what the open question is about, where a position with that
    /// question can still be written: only a table that waives rules comes to such a position.
    fn takes_the_object(&self, _correction: &Self::Command) -> bool {
        false
    }

    /// The values that a correction names, as JSON pointers (RFC 6901) into this state; a pointer stands for all that is
    /// below it. Values that are counted from these belong to them, such as what is left in the box.
    fn corrected_values(&self, correction: &Self::Command) -> Vec<String>;

    /// Whether a JSON pointer into the state leads to how far play is: what is asked, whose turn it is, what has been
    /// done in it. Everything else is on the table: pieces, cards, money, and what the table agreed on.
    fn is_progress(pointer: &str) -> bool;

    /// The names of all kinds of phases that a position can be in.
    fn phases() -> Vec<String>;

    /// The kind of phase that this state is in, one of [`phases`](GameTestExt::phases).
    fn phase(&self) -> String;

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

    /// What [booked](crate::Rules::record_flow) flows flow into, by seat, where that is not what [counts](crate::Rules::scores):
    /// `None` for what a viewer does not know.
    fn funds(&self) -> SeatScores {
        self.scores()
    }

    /// Whether an event reveals, by the rules and to everybody, what was secret until then.
    fn reveals(event: &Self::Event) -> bool;
}
