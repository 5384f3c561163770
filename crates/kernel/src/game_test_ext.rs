//! The part of a game's contract that only tests use, behind the feature `test-support`: no shipped program has it.

use crate::account::SeatScores;
use crate::{Actor, Draw, Game, Viewer};

/// The support of a game for tests and fuzzers.
pub trait GameTestExt: Game {
    /// Lists every command without ranges that the actor could make here, sensible or not. `legal` and `decide` must
    /// agree on all of them.
    fn all_commands(&self, by: Actor, out: &mut Vec<Self::Command>);

    /// Returns true if a view offers a command, false if it dims it, and `None` if it shows neither.
    fn shown(view: &Self::View, by: Actor, command: &Self::Command) -> Option<bool>;

    /// Returns a random correction, within the box's limits or not. Half of them name the object of the open question,
    /// if it has one; other corrections leave the question as it is.
    fn some_correction(&self, draw: &mut dyn Draw) -> Self::Command;

    /// True if a correction of this state sets the next question: whose turn it is, or how far play is.
    fn sets_question(&self, _correction: &Self::Command) -> bool {
        false
    }

    /// True if a correction of this state removes the object of the open question while notation can still express it.
    /// Only tables with waivers reach such positions.
    fn removes_question_object(&self, _correction: &Self::Command) -> bool {
        false
    }

    /// Returns the corrected values as JSON Pointers (RFC 6901) into this state; a pointer includes all values below
    /// it. Values derived from these are included, such as what is left in the box.
    fn corrected_values(&self, correction: &Self::Command) -> Vec<String>;

    /// True if a JSON Pointer into the state leads to the progress of play: the question, whose turn it is, what was
    /// done in it. All else is on the table: pieces, cards, money, and agreements.
    fn is_progress(pointer: &str) -> bool;

    /// Returns the names of all kinds of phases of a position.
    fn phases() -> Vec<String>;

    /// Returns the kind of phase of this state, one of [`phases`](GameTestExt::phases).
    fn phase(&self) -> String;

    /// Returns the commands of any seat that end the game early.
    fn endings() -> Vec<Self::Command> {
        vec![]
    }

    /// Returns another possible command in this state, for a command that the viewer does not fully see. `None` if the
    /// viewer sees all of it.
    fn vary_command(
        &self,
        by: Actor,
        command: &Self::Command,
        viewer: Viewer,
        draw: &mut dyn Draw,
    ) -> Option<Self::Command>;

    /// Returns the amounts into which [recorded](crate::Rules::record_flow) flows go, by seat, if they differ from the
    /// [scores](crate::Rules::scores). `None` for what a viewer does not know.
    fn funds(&self) -> SeatScores {
        self.scores()
    }

    /// True if an event reveals a secret to all viewers, by the rules.
    fn reveals(event: &Self::Event) -> bool;
}
