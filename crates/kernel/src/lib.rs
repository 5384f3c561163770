//! The contract between games and everything around them.
//!
//! A game is a pure state machine: commands go in, events come out, and the state is the fold of
//! its events. A [`Table`] is an append-only record of such events with a head that moves. The
//! kernel knows no game, no clock, no database, no network and no randomness of its own: moments
//! and nonces are handed in by [`Stamps`], random numbers come from a committed seed.
//!
//! The way through the crate: [`Game`] says what a game is, [`Play`] how a command is decided on a
//! scratch copy, [`rules!`] how rules are registered, [`record`] how entries are written and
//! chained, [`Table`] how they are followed, [`erased`] how all this is reached without knowing
//! the game, [`suite`] which laws hold for every game.

mod board;
mod chance;
mod doubts;
pub mod erased;
mod flaw;
mod game;
mod name;
mod play;
pub mod random;
pub mod record;
mod rules;
mod seating;
pub mod suite;
mod table;

pub use board::{AnyBoards, Board, BoardRead, BoardsOf, Known, Surety};
pub use chance::{AnswerBy, Answering, Draw, Seed, Source};
pub use doubts::{Part, doubts};
pub use flaw::Flaw;
pub use game::{Actor, Asks, Game, Progress, Seat, Viewer};
pub use name::Name;
pub use play::{Attempt, Impossible, Play, Refusal};
pub use rules::{Rule, RuleInfo, RuleKind};
pub use seating::{Chair, Side, seating_flaws, unprintable};
pub use table::{Mark, Moved, Opened, Stamp, Stamps, Table, TableProblem, Undoing};
