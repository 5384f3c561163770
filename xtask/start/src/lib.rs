//! Roshambo: rock, paper, scissors for two to six, the best of some rounds. All choose at once, in secret. It is
//! the template of new games: `cargo xtask new-game NAME` copies it.

mod game;
mod rules;
mod secrets;
mod state;
#[cfg(feature = "test-support")]
mod test_support;

pub use rules::Breach;
pub use state::{Choice, Command, Event, Question, Roshambo, Setup, Sign, View};
