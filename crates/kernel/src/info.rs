//! The static facts of a game: what holds at every table. The screen takes them from generated files.

use std::ops::RangeInclusive;

use crate::AnyBoards;
use crate::kit::Kit;

/// The static facts of a game, apart from its rules register, which belongs to its breaches
/// ([`Rule::REGISTER`](crate::Rule::REGISTER)).
#[derive(Clone)]
pub struct GameInfo {
    /// The id of the game, for example `serenissima-2e`. Records name it, so it never changes.
    pub id: &'static str,
    /// How many players can play.
    pub seats: RangeInclusive<usize>,
    /// The game's boards, if printed values are data that owners can match to their box.
    pub boards: Option<&'static dyn AnyBoards>,
    /// The options that JSON leaves out while they have their default, so that older programs read such a record.
    pub unstated_options: &'static [&'static str],
    /// What is in the box, and the figures of the page for reference; `None` for a game without pieces.
    pub kit: Option<Kit>,
    /// Every event tag, for the language audit.
    pub events: &'static [&'static str],
    /// Every question tag, for the language audit.
    pub questions: &'static [&'static str],
}
