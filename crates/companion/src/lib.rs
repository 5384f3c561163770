//! The application: everything around the games that is not the screen.
//!
//! Tables and people are the rooms' ([`rooms`]). Here is what they are given: the list of games
//! ([`catalogue`]), the first home of records ([`store`]), and a folder for the files that are on their way ([`OnDisk`]); and the
//! doors by which they are reached: [`host`] and [`cli`]. Nothing here knows the rules of any game, and no sentence that a player reads is written here.

pub mod battery;
pub mod cli;
pub mod daily;
pub mod host;
pub mod log;
pub mod store;

mod app;
mod disk;
mod given;
mod opening;
mod private;

pub use ::catalogue;
pub use app::App;
pub use disk::OnDisk;
pub use given::{Given, GivenThing};
pub use opening::OpenProblem;
pub use rooms::{Limits, Session, Supervisor, records, wire};
