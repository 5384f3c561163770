//! Tables, boards and rules as they travel.

use kernel::VisibleEntry;
use kernel::record::{LineFault, Settings};
use kernel::{Chair, Progress, Redoing, RuleKind, Seat, Undoing};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;

use super::{FileFault, FlawLine, FolderFault};

/// A board, and what the list says about it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct BoardLine {
    pub id: String,
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
    pub game: String,
    /// A name of its own; empty when it has none.
    pub name: String,
    /// Whether it was filed away.
    pub filed: bool,
    /// Names and sides, by seat.
    pub seating: Vec<Chair>,
    /// How far it is.
    pub progress: Progress,
    /// The seats that are asked something, in order.
    pub asked: Vec<Seat>,
    /// Everybody's place once the game is over, by seat, from 1; ties share a number. Empty before, and where the
    /// last entry was written by a version that did not note it.
    pub places: Vec<u8>,
    /// When it was last played (RFC 3339).
    pub played: String,
    /// Whether another game here is the same play and is counted instead of this one.
    pub copy: bool,
}

/// A table of a backup that is not sound to its end.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct Cut {
    /// The game; empty when nothing of it could be taken in.
    pub game: String,
    /// Names and sides, by seat.
    pub seating: Vec<Chair>,
    /// How many of its entries were imported; `null` if not even its set-up could be.
    pub kept: Option<u32>,
    /// How many it has.
    pub of: u32,
    /// What is wrong with the first that was not.
    pub fault: FileFault,
}

/// A table as one viewer may see it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct TableState {
    /// Its id.
    pub table: u32,
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
    /// The open questions: `[actor, question, id]` each. The id names the question until it is answered.
    #[ts(type = "[Actor, unknown, number][]")]
    pub asks: Value,
    /// The questions with committed answers, likewise: given, hidden from all others, and open to change until all are
    /// revealed.
    #[ts(type = "[Actor, unknown, number][]")]
    pub sealed: Value,
    /// What everybody who is awaited or has a sealed answer may say, as far as this viewer can know: `[actor,
    /// commands]` each.
    #[ts(type = "[Actor, unknown[]][]")]
    pub legal: Value,
    /// Those of them that are done by a second touch, with what is at stake: `[actor, [command, stakes][]]` each.
    #[ts(type = "[Actor, [unknown, unknown][]][]")]
    pub grave: Value,
    /// Whether the app's answer waits for a tap: to a chance question, or for an empty seat.
    pub waits: bool,
    /// What an undo would do.
    pub undoing: Option<Undoing>,
    /// Where a redo would go.
    pub redoing: Option<Redoing>,
    /// The followed entries, oldest first.
    pub chain: Vec<u32>,
    /// Names, sides, who answers chance.
    pub settings: Settings,
    /// How far the game is.
    pub progress: Progress,
    /// What the app's draws are committed to from here on: the SHA-256 of the seed in force.
    pub commitment: String,
    /// Entries, all of them or the new ones, as this viewer may hear them.
    pub told: Vec<VisibleEntry>,
    /// The unacknowledged corruption reports.
    pub damage: Vec<Loss>,
    /// Where it continues, if it was handed over to another device.
    pub gone_to: Option<String>,
}

/// A retired seed.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct SeedLine {
    /// The entry that committed to it; 0 for the set-up.
    pub from: u32,
    /// The entry that committed to the next one.
    pub to: u32,
    /// SHA-256 of the seed, as hex text.
    pub commitment: String,
    /// The seed as hex text, when it is known here.
    pub seed: Option<String>,
}

impl SeedLine {
    /// A seed as it is shown, in force up to an entry.
    pub fn shown(line: &kernel::SeedCommitment, to: u32) -> Self {
        let seed = line.seed.as_ref().map(kernel::Seed::to_hex);
        Self { from: line.entry, to, commitment: line.commitment.clone(), seed }
    }
}

/// A corruption report, kept until a user has read it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct Loss {
    /// Its number.
    pub id: u32,
    /// Of which table; none when it is the whole database.
    pub table: Option<u32>,
    /// When it was found (RFC 3339).
    pub found: String,
    pub damage: Damage,
}

/// What was lost to damage. Whatever was good is still here.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
#[serde(tag = "damage", rename_all = "snake_case")]
pub enum Damage {
    /// A line could not be read; it and all after it were set aside in a file.
    SetAside {
        /// The line, from 1.
        line: u32,
        /// What is wrong with it.
        fault: LineFault,
        file: String,
    },
    /// The record ends before the last entry that is known to have been stored.
    LostTail {
        /// The last entry that is here.
        last: u32,
        /// The last entry that was stored.
        known: u32,
    },
    /// An entry differs from the one that is known to have been stored.
    Replaced { entry: u32 },
    /// The seed was lost, or was not the committed one: draws continue with a new one.
    Seed,
    /// The table cannot be opened.
    Unopened {
        /// Why not.
        fault: LineFault,
    },
    /// The whole table is gone.
    Missing {
        /// The last entry that was stored.
        known: u32,
        /// The hash of its first line, or how that begins, if it is known. By it a game in a backup is recognised.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        first: Option<String>,
    },
    /// The database was damaged, and was rebuilt from the text mirror, from the rows that could still be read, and
    /// from the newest daily backup.
    Database {
        /// The file in which the damaged one was set aside. Empty if the database was missing.
        file: String,
        /// How many tables were saved.
        tables: u32,
        /// How many of their lines.
        lines: u32,
        /// How many parts could not be read whole.
        broken: u32,
        /// How many lines are known to have been stored and could not be restored.
        #[serde(default)]
        lost: u32,
        /// The day of the daily backup from which something was restored (`2026-03-01`).
        #[serde(default)]
        backup: Option<String>,
    },
    /// The database lacked something of a table, which was restored from the text mirror.
    Restored {
        /// How many lines of the record.
        lines: u32,
        /// Whether its seeds, name or devices were restored too.
        state: bool,
    },
    /// The text mirror of a table was damaged, or differed from the database: the database is used.
    Mirror {
        /// The file in which the mirror was set aside.
        file: String,
    },
    /// The text mirror cannot be written.
    Unmirrored {
        /// Why not.
        why: FolderFault,
    },
    /// What it was cannot be read any more.
    Unknown,
}
