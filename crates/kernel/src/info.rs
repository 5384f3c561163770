//! The static facts of a game, the same at every table. The screen takes them from generated files.

use std::ops::RangeInclusive;

use crate::AnyBoards;
use crate::kit::Kit;

/// The static facts of a game, without its rules register, which belongs to its breaches
/// ([`Rule::REGISTER`](crate::Rule::REGISTER)).
#[derive(Clone)]
pub struct GameInfo {
    /// The id of the game, for example `serenissima-2e`. Records name it, so it never changes.
    pub id: &'static str,
    /// The allowed numbers of players.
    pub seats: RangeInclusive<usize>,
    /// The game's boards, if printed values are data that owners can adapt to their box.
    pub boards: Option<&'static dyn AnyBoards>,
    /// The options that JSON omits while they have their default, so that older programs read such a record.
    pub unstated_options: &'static [&'static str],
    /// True if screens list the pieces of every move as steps, which the table confirms. Programs wait for that.
    pub lists_steps: bool,
    /// The contents of the box, and the figures of the reference page; `None` for a game without pieces.
    pub kit: Option<Kit>,
    /// All event tags, for the language audit.
    pub events: &'static [&'static str],
    /// All question tags, for the language audit.
    pub questions: &'static [&'static str],
}
