//! Tables, open or stored, and the requests for them.
//!
//! [`Rooms`] finds a table, and [`actor`] owns it while it is open. [`projection`] shows it to each viewer, and
//! [`transfer`] reads and writes its files. [`session`] handles all requests of a screen.

mod accounts;
mod actor;
mod analysis;
mod background_work;
mod boards;
mod club_games;
mod corruption_reports;
mod creation;
mod diagnostics;
mod draw_check;
mod host_requests;
mod hosting;
mod listing;
mod membership_updates;
mod projection;
mod reachability;
mod record_text;
mod related;
mod request_ids;
mod rooms;
mod session;
mod statistics;
mod summary;
mod transfer;
mod validation;

pub use actor::programs::{ANSWER_PAUSE, Decision, ProgramPlayers, ProgramWork, StopFlag, SuggestionWork, WholeRecord};
pub use club_games::{ClubGame, Scores};
pub use draw_check::check_draws;
pub use host_requests::{Examined, HostRequest};
pub use hosting::{HandedTable, TakenTable};
pub use record_text::{unmarked, written_lines};
pub use rooms::{DailyBackupStore, Limits, Program, ProgramPermits, Rooms};
pub use session::Session;
pub use summary::{PlayMark, Summary};
pub use transfer::backup::{Beside, table_as_backup};
pub use transfer::import::RestoredGame;
