//! The application: everything around the games that is not the screen.
//!
//! Arrows run one way: [`host`] and [`cli`] use [`tables`], which uses [`people`]; both keep what must
//! last in a home of [`records`], of which [`store`] is the first; all speak [`wire`]. [`catalogue`] is the only place that names the games. Nothing here knows the rules of
//! any of them, and no sentence that a player reads is written here.

pub mod catalogue;
pub mod cli;
pub mod host;
pub mod log;
pub mod people;
pub mod records;
pub mod store;
pub mod tables;
pub mod wire;

mod allowance;
mod insisting;
mod opening;
mod stamps;
mod trouble;

pub use opening::OpenProblem;
pub use stamps::{new_seed, now, stamps};
pub use tables::{App, Session};
