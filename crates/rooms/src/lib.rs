//! Open tables and the people around them, free of networks, databases, files and threads.
//!
//! Arrows run one way: the tables use [`people`], both keep what must last in a home of [`records`],
//! and all speak [`wire`]. What lies outside is handed in: the games, the home of records, and where files lie that are on
//! their way ([`parcels`]). Who serves a network comes for its errands.

pub mod allowance;
pub mod parcels;
pub mod people;
pub mod records;
pub mod trouble;
pub mod wire;

mod games;
mod insisting;
mod stamps;
mod tables;

pub use games::Games;
pub use stamps::{new_seed, now, stamps};
pub use tables::{Errand, HandedTable, Limits, Rooms, Session, TakenTable, unmarked, written_lines};
