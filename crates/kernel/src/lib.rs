//! The contract between games and the rest of the program.
//!
//! A game is a pure state machine: commands go in, events come out, and the state is the fold of its events. A
//! [`Table`] is an append-only record of such events with a head that moves. The kernel knows no game, no clock, no
//! database, no network and no randomness of its own. [`EntryMetaSource`] supplies times and nonces; random numbers
//! come from a committed seed.
//!
//! - [`Rules`] and [`Secrets`] define a game.
//! - [`Play`] decides a command on a scratch copy.
//! - [`candidates`] lists what a screen may offer.
//! - [`rules!`] registers rules.
//! - [`record`] writes and chains entries; [`Table`] follows them.
//! - [`erased`] gives access without the game's types.
//! - [`TableView`] is the per-viewer projection.
//! - [`agent`] is the contract of program players.
//! - `suite` (feature `test-support`) has the laws that hold for every game.

pub mod account;
pub mod agent;
mod board;
mod candidates;
mod chance;
pub mod erased;
mod exact;
mod flaw;
mod game;
#[cfg(feature = "test-support")]
mod game_test_ext;
mod info;
mod json;
mod kit;
mod mismatches;
mod name;
mod option_words;
mod play;
pub mod random;
pub mod record;
mod rules;
mod seating;
pub mod shared_seed;
#[cfg(feature = "test-support")]
pub mod suite;
mod table;
mod table_view;
pub mod validate;
mod whole;

pub use board::{AnyBoards, Board, BoardRead, BoardsOf, Printed, Surety};
pub use candidates::{
    Any, BreachSink, Candidate, CandidateSink, Checked, CheckedBy, Consequence, FailFast, Illegal, Legal, candidates,
    first_legal,
};
pub use chance::{AnswerBy, Answering, ChanceKind, ChanceSpec, Draw, Seed, chance, outcomes};
pub use exact::read_exactly;
pub use flaw::Flaw;
pub use game::{Actor, Asks, Game, Named, NoSecrets, Places, Progress, Rules, Seat, Secrets, Viewer};
#[cfg(feature = "test-support")]
pub use game_test_ext::GameTestExt;
pub use info::GameInfo;
pub use json::{to_json, to_json_value};
pub use kit::{BoxPiece, Figures, Kit};
pub use mismatches::CheckArea;
use mismatches::likely_mismatches;
pub use name::Name;
pub use option_words::{option_words, read_option_words};
pub use play::{Attempt, Impossible, Play, Refusal};
pub use rules::{Rule, RuleInfo, RuleKind};
pub use seating::{Chair, SeatChange, Side, placeholder, seat_changes, seating_flaws, seats_differ, unprintable};
pub use table::{
    Appended, CheckedDraw, DrawProof, EntryMeta, EntryMetaSource, Mark, Opened, Redoing, SeedCommitment, Table,
    TableProblem, Undoing,
};
pub use table_view::{TableView, VisibleEntry};
pub use whole::{said, whole};
