//! The application: everything around the games that is not the screen.
//!
//! Arrows run one way: [`host`] and [`cli`] use [`tables`], which uses [`people`] and [`store`]; all
//! speak [`wire`]. [`catalogue`] is the only place that names the games. Nothing here knows the rules of
//! any of them, and no sentence that a player reads is written here.

pub mod catalogue;
pub mod cli;
pub mod host;
pub mod people;
pub mod store;
pub mod tables;
pub mod wire;

mod stamps;
mod trouble;

pub use stamps::{new_seed, now, stamps};
pub use tables::{App, OpenProblem, Session};
