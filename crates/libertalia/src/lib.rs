//! Libertalia (2012): the rules, as the specification numbers them.
//!
//! [`Libertalia`] is the state and the game. A day continues by itself until a player has a choice
//! (`chapters::go_on`): each step is an event, and the record has all of them. What only some may know is
//! left out of a state by `Secrets::information_state`, and nothing is ever computed from more than that.

mod account;
mod apply;
mod audit;
mod booty;
mod chapters;
mod command;
mod crew;
mod event;
mod game;
mod kit;
mod known;
mod outlook;
mod position;
mod reputation;
mod rules;
mod setup;
mod state;
#[cfg(feature = "test-support")]
mod test_support;
mod view;

pub use booty::{Token, Tokens};
pub use command::{Command, Fix, Pile, Question, Shown};
pub use crew::{Rank, RankSet, Time};
pub use event::{Cause, Event, Score};
pub use outlook::Outlook;
pub use reputation::{Colour, Reputation};
pub use rules::Breach;
pub use setup::{Options, Setup};
pub use state::{Ask, Choice, Libertalia, OnShip, Phase, Player, What};
pub use view::View;

/// What is found, unless the command is impossible.
type Possible<T = ()> = Result<T, kernel::Impossible<Breach>>;

/// What comes of judging for these notes.
type Checked<N, T = ()> = kernel::Checked<N, Breach, T>;

/// A command being decided.
type Play = kernel::Play<Libertalia>;
