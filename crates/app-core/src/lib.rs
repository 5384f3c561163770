//! Tables and their players, without I/O: no network, database, file or thread.
//!
//! Dependencies point one way. [`tables`](Rooms) use [`membership`], both store durable data through [`storage`], and
//! all use the types of [`protocol`]. A [`connection`] serves one screen over whatever carries its messages. The caller passes in the rest: the games, the storage backend, the files in
//! transfer ([`transfer_files`]), and the network program.

pub mod connection;
pub mod membership;
pub mod names;
pub mod problems;
pub mod protocol;
pub mod runtime;
pub mod storage;
pub mod supervision;
pub mod tickets;
pub mod token_bucket;
pub mod transfer_files;

mod clock;
mod games;
mod retry;
mod settings;
mod tables;

pub use clock::{is_day, new_seed, now, stamps, unix_seconds};
pub use games::Games;
pub use supervision::{Failure, Supervisor};
pub use tables::{
    ANSWER_PAUSE, Beside, ClubGame, DailyBackupStore, Decision, Examined, HandedTable, HostRequest, Limits, PlayMark,
    Program, ProgramPermits, ProgramPlayers, ProgramWork, RestoredGame, Rooms, Scores, Session, StopFlag,
    SuggestionWork, Summary, TakenTable, WholeRecord, check_draws, table_as_backup, unmarked, written_lines,
};
