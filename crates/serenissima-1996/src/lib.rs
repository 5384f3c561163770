//! Serenissima, first edition (1996): the rules, as the specification numbers them.
//!
//! [`Serenissima1996`] is the state and the game. `decide` hands every command to its chapter: one file for each
//! phase of the round. A chapter states each condition once, for the command and for the list of available commands.
//! Chapters emit events; [`apply`](mod@apply) applies them to the state. `audit` is the plain check of the box's
//! limits, which no event may break.

mod account;
mod agent;
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
mod prospect;
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

/// A result, unless the command is impossible.
type Possible<T = ()> = Result<T, kernel::Impossible<Breach>>;

/// The result of a check against a breach sink.
type Checked<N, T = ()> = kernel::Checked<N, Breach, T>;

/// A command being decided.
type Play = kernel::Play<Serenissima1996>;
