//! Tables, boards and rules in their serialised form.

use kernel::VisibleEntry;
use kernel::record::{LineFault, Settings};
use kernel::{Chair, Progress, Redoing, RuleKind, Seat, Undoing};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;

use super::{FileFault, FlawLine, FolderFault};

/// A board with the details that the list shows.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
#[expect(missing_docs, reason = "the fields id and name say what they are")]
pub struct BoardLine {
    pub id: String,
    pub name: String,
    /// True for the owner's board; false for one that comes with the game and cannot be changed.
    pub own: bool,
    /// The time of the last change (RFC 3339); empty for a board that comes with the game.
    pub changed: String,
    /// The number of values that are only assumed.
    pub assumed: u32,
    /// The board in the game's own format.
    #[ts(type = "unknown")]
    pub board: Value,
    /// All flaws. The board can be played only if there are none.
    pub flaws: Vec<FlawLine>,
}

/// A line of the rules register.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
#[expect(missing_docs, reason = "the field id says what it is")]
pub struct RuleLine {
    pub id: String,
    /// The kind: limit, rule or effect.
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
#[expect(missing_docs, reason = "the fields table, game and progress say what they are")]
pub struct TableLine {
    pub table: u32,
    pub game: String,
    /// The table's own name; empty if it has none.
    pub name: String,
    /// True if the table is archived.
    pub filed: bool,
    /// Where the game was played; empty if nothing was entered.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    #[ts(as = "Option<String>", optional)]
    pub location: String,
    /// A note about the game, in lines; empty if nothing was entered.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    #[ts(as = "Option<String>", optional)]
    pub note: String,
    /// Names and sides, by seat.
    pub seating: Vec<Chair>,
    pub progress: Progress,
    /// The seats with an open question, in order.
    pub asked: Vec<Seat>,
    /// The final places by seat, from 1; ties share a number. Empty before the end, and if an earlier version without
    /// places wrote the last entry.
    pub places: Vec<u8>,
    /// The time of the last play (RFC 3339).
    pub played: String,
    /// True if another game here is the same play and is counted instead of this one.
    pub copy: bool,
}

/// A table of a backup whose record has a fault.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct Cut {
    /// The game; empty if nothing could be imported.
    pub game: String,
    /// Names and sides, by seat.
    pub seating: Vec<Chair>,
    /// The number of imported entries; `null` if the set-up could not be imported.
    pub kept: Option<u32>,
    /// The number of entries in the backup.
    pub of: u32,
    /// The fault of the first entry that was not imported.
    pub fault: FileFault,
}

/// A table as one viewer may see it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
#[expect(missing_docs, reason = "the fields progress, table and game say what they are")]
pub struct TableState {
    pub table: u32,
    pub game: String,
    /// The head: the entry that the table shows.
    pub head: u32,
    /// The number of lines of the record, including the set-up.
    pub length: u32,
    /// The view in the game's own format.
    #[ts(type = "unknown")]
    pub view: Value,
    /// The SHA-256 of the view, as hex text.
    pub view_hash: String,
    /// The open questions, each as `[actor, question, id]`. The id identifies the question until it is answered.
    #[ts(type = "[Actor, unknown, number][]")]
    pub asks: Value,
    /// The questions with committed answers, in the same form. Others cannot see such an answer, and it can be changed
    /// until all are revealed.
    #[ts(type = "[Actor, unknown, number][]")]
    pub sealed: Value,
    /// The legal commands of all actors with an open question or a committed answer: `[actor, commands]` each. They are
    /// limited to what this viewer can know.
    #[ts(type = "[Actor, unknown[]][]")]
    pub legal: Value,
    /// The legal commands that need a second tap, each with its consequences: `[actor, [command, stakes][]]`.
    #[ts(type = "[Actor, [unknown, unknown][]][]")]
    pub grave: Value,
    /// True if the app's answer waits for a tap: to a chance question, or for an empty seat.
    pub waits: bool,
    /// The effect of an undo.
    pub undoing: Option<Undoing>,
    /// The entry to which a redo moves.
    pub redoing: Option<Redoing>,
    /// The followed entries from the set-up to the head, the oldest first.
    pub chain: Vec<u32>,
    /// Names, sides, and the answerers of chance questions.
    pub settings: Settings,
    pub progress: Progress,
    /// The commitment of the app's draws from here on: the SHA-256 of the seed in force.
    pub commitment: String,
    /// The entries visible to this viewer: all, or the new ones.
    pub told: Vec<VisibleEntry>,
    /// The unacknowledged corruption reports.
    pub damage: Vec<Loss>,
    /// The address of the device that continues the game, if it was handed over.
    pub gone_to: Option<String>,
    /// The seat whose program thinks.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub thinking: Option<Seat>,
    /// The length of the record after a program's plan, until a person confirms that its pieces are in place. The next
    /// program waits until then.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub unconfirmed: Option<u32>,
    /// The rounds of the shared seed. Earlier versions did not send it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub shared_seed: Option<SharedSeedState>,
}

/// The state of the rounds of the shared seed.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct SharedSeedState {
    /// The commitment in the first line, which is part of every commitment to a contribution.
    pub game: String,
    /// The number of the open round, or else of the next one.
    pub round: u32,
    /// True if a round is open: its devices reveal. Otherwise devices offer commitments for the next one.
    pub open: bool,
    /// The seats that contributed to the seed of the next new draw.
    pub seats: Vec<Seat>,
}

/// A retired seed.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct SeedLine {
    /// The entry that committed to the seed; 0 for the set-up.
    pub from: u32,
    /// The entry that committed to the next one.
    pub to: u32,
    /// The SHA-256 of the seed, as hex text.
    pub commitment: String,
    /// The seed as hex text, if it is known here.
    pub seed: Option<String>,
}

impl SeedLine {
    /// Returns the serialised form of a seed that was in force up to an entry.
    pub fn shown(line: &kernel::SeedCommitment, to: u32) -> Self {
        let seed = line.seed.as_ref().map(kernel::Seed::to_hex);
        Self { from: line.entry, to, commitment: line.commitment.clone(), seed }
    }
}

/// A corruption report, kept until a user has read it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
#[expect(missing_docs, reason = "the fields id and damage say what they are")]
pub struct Loss {
    pub id: u32,
    /// The damaged table; `None` if the damage concerns the whole database.
    pub table: Option<u32>,
    /// The time of the discovery (RFC 3339).
    pub found: String,
    pub damage: Damage,
}

/// The data that was lost to damage. All other data is still stored.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
#[serde(tag = "damage", rename_all = "snake_case")]
#[expect(missing_docs, reason = "the fields file and entry say what they are")]
pub enum Damage {
    /// A line could not be read. The line and all after it were quarantined in a file.
    SetAside {
        /// The line, from 1.
        line: u32,
        /// The fault of the line.
        fault: LineFault,
        file: String,
    },
    /// The record ends before the last entry that is known to have been stored.
    LostTail {
        /// The last entry that is still stored.
        last: u32,
        /// The last entry that had been stored.
        known: u32,
    },
    /// An entry differs from the one that is known to have been stored.
    Replaced { entry: u32 },
    /// The seed was lost or did not match its commitment. Draws continue with a new one.
    Seed,
    /// The table cannot be opened.
    Unopened {
        /// The fault of the first line.
        fault: LineFault,
    },
    /// The whole table is missing.
    Missing {
        /// The last entry that had been stored.
        known: u32,
        /// The hash of the table's first line, or its beginning, if known. It identifies the game in a backup.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        first: Option<String>,
    },
    /// The damaged database was rebuilt from the text mirror, the readable rows, and the newest daily backup.
    Database {
        /// The file name of the quarantined database; empty if the database was missing.
        file: String,
        /// The number of restored tables.
        tables: u32,
        /// The number of restored lines in these tables.
        lines: u32,
        /// The number of parts of the database that could not be read completely.
        broken: u32,
        /// The number of lines that are known to have been stored and could not be restored.
        #[serde(default)]
        lost: u32,
        /// The day of the daily backup that was used (`2026-03-01`).
        #[serde(default)]
        backup: Option<String>,
    },
    /// The database lacked data of a table, which was restored from the text mirror.
    Restored {
        /// The number of restored lines of the record.
        lines: u32,
        /// True if seeds, name or devices were restored too.
        state: bool,
    },
    /// The text mirror of a table was damaged or differed from the database. The database is used.
    Mirror {
        /// The file of the quarantined mirror.
        file: String,
    },
    /// The text mirror cannot be written.
    Unmirrored {
        /// The reason.
        why: FolderFault,
    },
    /// The kind of damage cannot be read any more.
    Unknown,
}
