//! Program players: they choose a plan for a seat from what the seat may know.
//!
//! - [`plans`](mod@plans) enumerates the complete plans of a seat.
//! - [`calibration`] makes chances agree with results.
//! - [`evaluation`] turns the features of a position into chances of first place.
//! - [`playout`] plays on from a position with the game's fast policy.
//! - `samples` compares plans in samples of what the seat cannot know.
//! - [`search`] weighs plans and chooses one: the three levels.
//! - [`analysis`] explains a finished game, and [`review`] reviews a choice in it.
//! - [`league`] lets programs play whole games against each other.
//! - [`tuning`] fits the weights of features to the results of games.
//!
//! The crate has no clock, no thread and no randomness of its own. A choice depends on the observation, the level and
//! the budget alone, so every device makes the same one.

pub mod analysis;
pub mod calibration;
pub mod evaluation;
pub mod league;
pub mod plans;
pub mod playout;
pub mod review;
mod samples;
pub mod search;
mod suggestions;
mod temperatures;
pub mod tuning;

pub use analysis::{Analysis, analyse};
pub use evaluation::Evaluator;
pub use kernel::agent::Level;
pub use plans::{Plan, Plans, follow, plans};
pub use search::{OneThread, Program, Reason, Thought, WeighedPlan, WorkerPool, think};
pub use suggestions::{SuggestedPlan, suggest};
