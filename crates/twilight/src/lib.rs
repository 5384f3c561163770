//! Twilight of Venice: the rules, as the specification numbers them.
//!
//! [`Twilight`] is the state and the game. A card is judged in one place ([`play`], and [`turns`] as
//! one of a turn), for `decide`, the list of what can be done and the hints alike; chapters emit
//! events; [`apply`](mod@apply) says what an event does.

mod account;
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

/// What is found, unless the command is impossible.
type Possible<T = ()> = Result<T, kernel::Impossible<Breach>>;

/// What comes of judging for these notes.
type Checked<N, T = ()> = kernel::Checked<N, Breach, T>;

/// A chapter's answer.
type Decided = Possible;

/// A command being decided.
type Play = kernel::Play<Twilight>;
