//! Tables, boards and rules as they travel.

use kernel::erased::ToldEntry;
use kernel::record::{LineFault, Settings};
use kernel::{Chair, Progress, RuleKind, Undoing};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;

use super::FlawLine;

/// A board, and what is to be known of it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct BoardLine {
    /// Its id.
    pub id: String,
    /// Its name.
    pub name: String,
    /// Whether the owner keeps it; otherwise it comes with the game and stays as it is.
    pub own: bool,
    /// When it was changed last (RFC 3339); empty for a board that comes with the game.
    pub changed: String,
    /// How many of its values are only assumed.
    pub assumed: u32,
    /// The game's own board.
    #[ts(type = "unknown")]
    pub board: Value,
    /// Every fault: it can be played only without any.
    pub flaws: Vec<FlawLine>,
}

/// A line of the rules register.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct RuleLine {
    /// The id.
    pub id: String,
    /// Limit, rule or effect.
    #[ts(type = "\"limit\" | \"rule\" | \"effect\"")]
    pub kind: String,
}

impl From<&kernel::RuleInfo> for RuleLine {
    fn from(info: &kernel::RuleInfo) -> Self {
        let kind = match info.kind {
            RuleKind::Limit => "limit",
            RuleKind::Rule => "rule",
            RuleKind::Effect => "effect",
        };
        Self { id: info.id.to_owned(), kind: kind.to_owned() }
    }
}

/// A table in the list.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct TableLine {
    /// Its id.
    pub table: u32,
    /// The game.
    pub game: String,
    /// Names and sides, by seat.
    pub seating: Vec<Chair>,
    /// How far it is.
    pub progress: Progress,
    /// When it was last played (RFC 3339).
    pub played: String,
}

/// A table as one viewer may see it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct TableState {
    /// Its id.
    pub table: u32,
    /// The game.
    pub game: String,
    /// Where it stands.
    pub head: u32,
    /// Lines of the record, the set-up included.
    pub length: u32,
    /// The game's own view.
    #[ts(type = "unknown")]
    pub view: Value,
    /// SHA-256 of the view, as hex text.
    pub view_hash: String,
    /// The open questions: `[actor, question]` each.
    #[ts(type = "[Actor, unknown][]")]
    pub asks: Value,
    /// What the awaited may say, as far as this viewer can know: `[actor, commands]` each.
    #[ts(type = "[Actor, unknown[]][]")]
    pub legal: Value,
    /// Whether an open chance question waits for a tap before the app answers it.
    pub waits: bool,
    /// What an undo would do.
    pub undoing: Option<Undoing>,
    /// Where a redo would go.
    pub redoing: Option<u32>,
    /// The followed entries, oldest first.
    pub chain: Vec<u32>,
    /// Names, sides, who answers chance.
    pub settings: Settings,
    /// How far the game is.
    pub progress: Progress,
    /// What the app's draws are committed to: SHA-256 of the seed.
    pub commitment: String,
    /// Entries, all of them or the new ones, as this viewer may hear them.
    pub told: Vec<ToldEntry>,
    /// What was found damaged when the table was opened.
    pub damage: Option<Damage>,
    /// Where it goes on, when it was handed over to another device.
    pub gone_to: Option<String>,
}

/// Damage found when a table was opened. What was good before it is here.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
#[serde(tag = "damage", rename_all = "snake_case")]
pub enum Damage {
    /// A line could not be read; it and all after it were set aside in a file.
    SetAside {
        /// The line, from 1.
        line: u32,
        /// What is wrong with it.
        fault: LineFault,
        /// The file.
        file: String,
    },
    /// The record ends before the last entry that is known to have been stored.
    LostTail {
        /// The last entry that is here.
        last: u32,
        /// The last entry that was stored.
        known: u32,
    },
}
