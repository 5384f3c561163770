//! What is said between the screen and the application, whatever lies between them.
//!
//! One [`Request`], one [`Reply`], one tagged [`Problem`]; a [`Push`] when something changed that
//! this session watches. No 64-bit numbers, hashes as hex text, no sentences.

use kernel::erased::ToldEntry;
use kernel::record::{LineFault, Settings};
use kernel::{Actor, Answering, Chair, Flaw, Progress, RuleKind, Undoing, Viewer};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;

/// What a screen asks for.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum Request {
    /// The list of tables.
    Tables,
    /// The default set-up of a game.
    DefaultSetup {
        /// The game.
        game: String,
        /// How many players.
        seats: u8,
    },
    /// Sets up a table. With an id a retry is answered with the same table.
    NewTable {
        /// The request's id, for retries: 1 to 64 bytes.
        #[serde(default)]
        #[ts(optional)]
        id: Option<String>,
        /// The game.
        game: String,
        /// Names and sides, by seat.
        seating: Vec<Chair>,
        /// Who answers chance questions.
        answering: Answering,
        /// The game's own set-up.
        #[ts(type = "unknown")]
        setup: Value,
    },
    /// The same people play the same game again.
    Rematch {
        /// The request's id, for retries.
        #[serde(default)]
        #[ts(optional)]
        id: Option<String>,
        /// The table that was played.
        table: u32,
    },
    /// Watches a table from now on (one at a time) and gives it whole.
    Open {
        /// Which.
        table: u32,
        /// Through whose eyes.
        viewer: Viewer,
    },
    /// Watches no table any more.
    Leave,
    /// Says something at a table.
    Command {
        /// At which.
        table: u32,
        /// The request's id, for retries: 1 to 64 bytes, stored with the entry.
        id: String,
        /// The head that it was made on.
        head: u32,
        /// Who says it.
        by: Actor,
        /// What.
        #[ts(type = "unknown")]
        command: Value,
        /// The rules that the table waives for it.
        #[serde(default)]
        waive: Vec<String>,
    },
    /// Would this stand? Changes nothing.
    Try {
        /// At which table.
        table: u32,
        /// Who would say it.
        by: Actor,
        /// What.
        #[ts(type = "unknown")]
        command: Value,
    },
    /// Has the app answer the open chance question now.
    Answer {
        /// At which table.
        table: u32,
        /// The request's id, for retries.
        id: String,
        /// The head that it was made on.
        head: u32,
    },
    /// Undoes the last decision.
    Undo {
        /// At which table.
        table: u32,
        /// The request's id, for retries.
        id: String,
        /// The head that it was made on.
        head: u32,
    },
    /// Redoes what was undone last.
    Redo {
        /// At which table.
        table: u32,
        /// The request's id, for retries.
        id: String,
        /// The head that it was made on.
        head: u32,
    },
    /// Moves the head to an entry.
    Jump {
        /// At which table.
        table: u32,
        /// The request's id, for retries.
        id: String,
        /// The head that it was made on.
        head: u32,
        /// Where to.
        to: u32,
    },
    /// Changes names, sides or who answers chance.
    Settings {
        /// At which table.
        table: u32,
        /// The request's id, for retries.
        id: String,
        /// The head that it was made on.
        head: u32,
        /// All of them.
        settings: Settings,
    },
    /// A look through other eyes, behind the cover of the shared tablet.
    Peek {
        /// At which table.
        table: u32,
        /// Whose eyes.
        viewer: Viewer,
    },
    /// What could decide the game in a seat's favour now, as far as a viewer can know it.
    Hints {
        /// At which table.
        table: u32,
        /// In whose favour.
        seat: kernel::Seat,
        /// Whose eyes.
        viewer: Viewer,
    },
    /// Which parts of the table are most likely to lie otherwise than the record says.
    Doubts {
        /// Of which table.
        table: u32,
        /// Parts that the table has confirmed, each with the entry at which it did.
        seen: Vec<(String, u32)>,
    },
    /// The view at an entry; nothing moves.
    LookBack {
        /// At which table.
        table: u32,
        /// The entry, 0 for the set-up.
        entry: u32,
        /// Through whose eyes.
        viewer: Viewer,
    },
    /// The record as a file.
    Export {
        /// Of which table.
        table: u32,
    },
    /// Takes in a record.
    Import {
        /// The request's id, for retries.
        #[serde(default)]
        #[ts(optional)]
        id: Option<String>,
        /// The file.
        text: String,
    },
    /// All tables in one file.
    Backup,
    /// Takes in a backup; tables that are here already are passed over.
    Restore {
        /// The file.
        text: String,
    },
    /// Deletes a table for good.
    Delete {
        /// Which.
        table: u32,
    },
    /// The names of people who have played, the latest first.
    People,
    /// What is remembered on this device.
    Preferences,
    /// Remembers something on this device.
    SetPreference {
        /// Under this key.
        key: String,
        /// This text, at most 4 kB.
        value: String,
    },
    /// All boards of a game.
    Boards {
        /// Which.
        game: String,
    },
    /// Keeps a board for later tables, in place of one with the same id.
    KeepBoard {
        /// Of which game.
        game: String,
        /// The board.
        #[ts(type = "unknown")]
        board: Value,
    },
    /// Keeps a copy of a board.
    CopyBoard {
        /// Of which game.
        game: String,
        /// The id of the board that is copied.
        from: String,
        /// The copy's id.
        id: String,
        /// The copy's name.
        name: String,
    },
    /// Changes a board that is kept.
    EditBoard {
        /// Of which game.
        game: String,
        /// Which.
        id: String,
        /// The game's own change.
        #[ts(type = "unknown")]
        edit: Value,
    },
    /// A board as a file.
    ExportBoard {
        /// Of which game.
        game: String,
        /// Which.
        id: String,
    },
    /// Takes in a board file.
    ImportBoard {
        /// Of which game.
        game: String,
        /// The file.
        text: String,
        /// An id for a file whose own id another board has already.
        id: String,
    },
    /// Keeps a board no longer.
    DropBoard {
        /// Of which game.
        game: String,
        /// Which.
        id: String,
    },
    /// The rules register of a game.
    Rules {
        /// Which.
        game: String,
    },
    /// The seed of a table whose game is over.
    RevealSeed {
        /// Which.
        table: u32,
    },
}

/// What the application answers.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Reply {
    /// Done; there is nothing to say.
    Done,
    /// Done; the table stands here now.
    Moved {
        /// The head.
        head: u32,
    },
    /// A table was set up or taken in.
    Table {
        /// Its id.
        table: u32,
    },
    /// The list of tables, the last played first.
    Tables {
        /// All of them.
        tables: Vec<TableLine>,
    },
    /// A set-up.
    Setup {
        /// The game's own set-up.
        #[ts(type = "unknown")]
        setup: Value,
        /// How few and how many can play.
        seats: [u8; 2],
    },
    /// A table, whole.
    State {
        /// It.
        state: Box<TableState>,
    },
    /// A view.
    View {
        /// It.
        #[ts(type = "unknown")]
        view: Value,
    },
    /// What could decide the game.
    Hints {
        /// In the game's own words: the nearest first.
        #[ts(type = "unknown")]
        hints: Value,
    },
    /// Parts to look at, the likeliest to be wrong first.
    Doubts {
        /// Their ids, which the game's screen knows.
        parts: Vec<String>,
    },
    /// A file.
    File {
        /// A name to suggest.
        name: String,
        /// What is in it.
        text: String,
    },
    /// What a backup brought.
    Restored {
        /// Tables taken in.
        added: u32,
        /// Tables that were here already.
        known: u32,
    },
    /// Names of people.
    People {
        /// The latest first.
        names: Vec<String>,
    },
    /// What is remembered on this device.
    Preferences {
        /// By key.
        preferences: std::collections::BTreeMap<String, String>,
    },
    /// All boards of a game, the owner's first.
    Boards {
        /// They.
        boards: Vec<BoardLine>,
    },
    /// A board that was kept or changed.
    Board {
        /// It.
        board: Box<BoardLine>,
    },
    /// A rules register.
    Rules {
        /// In the order of the specification.
        rules: Vec<RuleLine>,
    },
    /// A seed.
    Seed {
        /// As hex text; its SHA-256 is the commitment.
        seed: String,
        /// What was committed to.
        commitment: String,
    },
}

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

/// A fault of a file.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct FileFault {
    /// The line, from 1.
    pub line: u32,
    /// What is wrong with it.
    pub fault: LineFault,
}

/// Why a request changed nothing.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, thiserror::Error, TS)]
#[serde(tag = "problem", rename_all = "snake_case")]
pub enum Problem {
    /// The command breaks rules.
    #[error("refused")]
    Refused {
        /// All of them.
        #[ts(type = "unknown[]")]
        breaches: Vec<Value>,
        /// What no rule is about: nobody asked, or no such thing.
        #[ts(type = "unknown")]
        impossible: Option<Value>,
        /// Whether waiving the rules would let it stand.
        waivable: bool,
    },
    /// The table has moved on since.
    #[error("the table has moved on")]
    Stale {
        /// Where it stands.
        head: u32,
    },
    /// There is no such table, entry, game or rule.
    #[error("not found: {what}")]
    NotFound {
        /// `table`, `entry`, `game` or `rule`.
        what: String,
    },
    /// There is nothing to undo.
    #[error("nothing to undo")]
    NothingToUndo,
    /// There is nothing to redo.
    #[error("nothing to redo")]
    NothingToRedo,
    /// No chance question is open that the app could answer.
    #[error("no chance question is open")]
    NoChance,
    /// The request is none.
    #[error("the request cannot be read: {detail}")]
    Unreadable {
        /// What the parser said.
        detail: String,
    },
    /// The set-up has faults.
    #[error("the set-up has faults")]
    Setup {
        /// All of them.
        flaws: Vec<FlawLine>,
    },
    /// The board, or the change to it, has faults; nothing was changed.
    #[error("the board has faults")]
    Board {
        /// All of them.
        flaws: Vec<FlawLine>,
    },
    /// The file has faults; nothing was taken in.
    #[error("the file has faults")]
    Import {
        /// All of them.
        faults: Vec<FileFault>,
    },
    /// The table cannot be opened: its first line is damaged.
    #[error("the table is damaged")]
    Damaged {
        /// What is wrong with it.
        fault: LineFault,
    },
    /// The disk is full; nothing was changed.
    #[error("the disk is full")]
    DiskFull,
    /// The game is not over yet.
    #[error("the game is not over")]
    NotOver,
    /// Too long to be remembered.
    #[error("too long")]
    TooLong,
    /// Something went wrong that is not the user's doing; the log has more under this ticket.
    #[error("internal error {ticket}")]
    Internal {
        /// To find it in the log.
        ticket: String,
    },
}

/// A flaw as it travels.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct FlawLine {
    /// Message key without its prefix.
    pub flaw: String,
    /// What the message names.
    #[ts(type = "Record<string, string | number>")]
    pub with: std::collections::BTreeMap<String, Value>,
}

impl From<Flaw> for FlawLine {
    fn from(flaw: Flaw) -> Self {
        let with = flaw.with.into_iter().map(|(key, value)| (key.to_owned(), value)).collect();
        Self { flaw: flaw.flaw.to_owned(), with }
    }
}

/// What is sent unasked.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
#[serde(tag = "push", rename_all = "snake_case")]
pub enum Push {
    /// The watched table moved.
    State {
        /// With only its new entries told.
        state: Box<TableState>,
    },
}
