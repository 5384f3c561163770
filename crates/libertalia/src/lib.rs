//! Libertalia (2012): the rules, as the specification numbers them.
//!
//! [`Libertalia`] is the state and the game. A day continues automatically until a player has a choice
//! (`chapters::go_on`). Each step is an event, and the record has all of them. `Secrets::information_state` removes
//! what a viewer may not know, and everything shown is computed from the rest alone.

mod account;
mod agent;
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

/// A result, unless the command is impossible.
type Possible<T = ()> = Result<T, kernel::Impossible<Breach>>;

/// The result of a check against a breach sink.
type Checked<N, T = ()> = kernel::Checked<N, Breach, T>;

/// A command being decided.
type Play = kernel::Play<Libertalia>;
