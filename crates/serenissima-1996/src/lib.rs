//! Serenissima, first edition (1996): the rules, as the specification numbers them.
//!
//! [`Serenissima1996`] is the state and the game. `decide` hands every command to the chapter that it
//! belongs to (one file a phase of the round), where its conditions stand, once, for it and for the list of
//! what can be done; chapters emit events; [`apply`](mod@apply) says what an event does; `audit` is the plain
//! check of the box's limits that none of them may ever break.

mod account;
mod apply;
mod audit;
pub mod board;
mod chapters;
mod command;
mod consequences;
mod event;
mod game;
mod kit;
mod known;
pub mod odds;
mod parts;
mod position;
mod rules;
mod setup;
mod show;
mod sound;
mod state;
#[cfg(feature = "test-support")]
mod test_support;
mod unpacked;
pub mod view;
pub mod words;

pub use board::Board;
pub use command::{Command, Fix, Question};
pub use consequences::{Consequences, Undone};
pub use event::Event;
pub use position::example as example_position;
pub use rules::{Breach, Piece, Stock};
pub use setup::Setup;
pub use state::Serenissima1996;
pub use view::View;

/// What is found, unless the command is impossible.
type Possible<T = ()> = Result<T, kernel::Impossible<Breach>>;

/// What comes of judging for these notes.
type Checked<N, T = ()> = kernel::Checked<N, Breach, T>;

/// A command being decided.
type Play = kernel::Play<Serenissima1996>;
