//! Twilight of Venice: the rules, as the specification numbers them.
//!
//! [`Twilight`] is the state and the game. A card is checked in one place: [`play`], and [`turns`] for its part in a
//! turn. `decide`, the list of available commands and the hints share it. Chapters emit events; [`apply`](mod@apply)
//! applies them to the state.

mod account;
mod agent;
mod apply;
mod audit;
pub mod cards;
mod chapters;
mod command;
pub mod event;
mod game;
mod kit;
pub mod play;
mod position;
mod rules;
mod setup;
mod state;
#[cfg(feature = "test-support")]
mod test_support;
pub mod track;
pub mod turns;
pub mod view;

pub use cards::{Card, Cards, Face, Suit};
pub use command::{Command, Fix, Question};
pub use event::{Event, Redrawn};
pub use play::{CardPlay, Step};
pub use rules::Breach;
pub use setup::{Hands, Options, Setup};
pub use state::{Hand, Phase, Twilight};
pub use track::{Board, Pawn};
pub use view::View;

/// A result, unless the command is impossible.
type Possible<T = ()> = Result<T, kernel::Impossible<Breach>>;

/// The result of a check against a breach sink.
type Checked<N, T = ()> = kernel::Checked<N, Breach, T>;

/// The decision of a chapter.
type Decided = Possible;

/// A command being decided.
type Play = kernel::Play<Twilight>;
