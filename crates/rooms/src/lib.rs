//! Open tables and the people around them, free of networks, databases, files and threads.
//!
//! Dependencies point one way: the tables use [`people`], both store what must last in a home of [`records`],
//! and all speak [`wire`]. Everything outside is passed in: the games, the home of records, and the storage
//! of files in transfer ([`parcels`]). A network server takes its errands from here.

pub mod allowance;
pub mod names;
pub mod parcels;
pub mod people;
pub mod records;
pub mod supervision;
pub mod tasks;
pub mod trouble;
pub mod wire;

mod games;
mod insisting;
mod stamps;
mod tables;

pub use games::Games;
pub use stamps::{is_day, new_seed, now, stamps, unix_seconds};
pub use supervision::{Failure, Supervisor};
pub use tables::{
    Beside, ClubGame, Errand, Examined, HandedTable, KeepsDaily, Limits, PlayMark, Program, Rooms, Scores, Session,
    Summary, TakenTable, table_as_backup, unmarked, written_lines,
};
