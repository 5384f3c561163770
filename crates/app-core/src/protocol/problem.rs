//! Why something changed nothing.

use kernel::Flaw;
use kernel::record::LineFault;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;

use super::FolderFault;

/// A fault of a file.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct FileFault {
    /// The line, from 1.
    pub line: u32,
    /// What is wrong with it.
    pub fault: LineFault,
}

/// Why the records cannot be opened, so that nothing can be asked; told to the program's own window.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "unopened", rename_all = "snake_case")]
pub enum Unopened {
    /// Another copy of the app has them open.
    SecondApp,
    /// A newer app has written them.
    Newer,
    /// The disk is full.
    DiskFull,
    /// The folder or the database cannot be used.
    Unusable {
        /// What the system said of it, in its own words.
        detail: String,
    },
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
        /// A reason that is not a rule: no open question, or an unknown thing.
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
    /// The question was answered, or taken back, since.
    #[error("the question is closed")]
    Late {
        /// Where the table stands.
        head: u32,
    },
    #[error("not found: {what}")]
    NotFound { what: Resource },
    #[error("nothing to undo")]
    NothingToUndo,
    #[error("nothing to redo")]
    NothingToRedo,
    /// There is no open chance question for the app to answer.
    #[error("no chance question is open")]
    NoChance,
    /// The game has not begun: it waits for players.
    #[error("the game has not begun")]
    NotBegun,
    /// It cannot be read as a request.
    #[error("the request cannot be read: {detail}")]
    Unreadable {
        /// What the parser said.
        detail: String,
    },
    /// Only an earlier version can do this.
    #[error("this version does not support {request}")]
    Unsupported {
        /// The request's tag.
        request: String,
    },
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
        /// The first hundred of them.
        faults: Vec<FileFault>,
        /// How many entries before the first fault are sound and could be taken in; none when not even
        /// the set-up is.
        sound: Option<u32>,
    },
    /// The table cannot be opened: its first line is damaged.
    #[error("the table is damaged")]
    Damaged {
        /// What is wrong with it.
        fault: LineFault,
    },
    /// A line of the table's record is as it was stored, and says what this program does not know: a newer one has
    /// written it. Nothing was changed.
    #[error("line {line} was written by a newer program: {fault}")]
    Newer {
        /// Which line, from 1.
        line: u32,
        /// What cannot be followed of it.
        fault: LineFault,
    },
    /// The disk is full; nothing was changed.
    #[error("the disk is full")]
    DiskFull,
    /// Backups cannot be kept in the folder.
    #[error("the folder cannot be used: {why:?} {detail}")]
    Folder {
        why: FolderFault,
        /// What the system said, when it said something.
        detail: String,
    },
    /// The game is not over yet.
    #[error("the game is not over")]
    NotOver,
    /// Too long to be remembered.
    #[error("too long")]
    TooLong,
    #[error("there is no name in it")]
    Nameless,
    /// It belongs to another seat: this device may neither say nor see it.
    #[error("that is another seat's")]
    NotYourSeat,
    /// Not read: the verdict would tell this device a secret.
    #[error("the answer would tell a secret")]
    Unread,
    /// Only the host's own screen can do that.
    #[error("only the host can do that")]
    HostOnly,
    /// The host only lets this device look.
    #[error("this device may only look")]
    Muted,
    /// The seat has a device, which has to be removed first.
    #[error("the seat has a device, which has to be removed first")]
    SeatTaken,
    /// The device is not let in.
    #[error("not let in: {why:?}")]
    TurnedAway { why: Turned },
    /// A club has closed the table at which the device was.
    #[error("the table is closed: {label}")]
    TableClosed {
        /// What the table is called.
        label: String,
    },
    #[error("no table is hosted")]
    NotHosted,
    /// Another table is hosted; its devices would lose their table.
    #[error("another table is hosted")]
    HostsAnother { table: u32 },
    /// The local network cannot be reached.
    #[error("no local network: {detail}")]
    NoNetwork {
        /// What the system said.
        detail: String,
    },
    /// The other device did not hand the table over.
    #[error("the other device did not hand the table over: {why:?} {detail}")]
    NotHandedOver {
        why: NotHanded,
        /// What the system said, when it said something.
        detail: String,
    },
    /// The table continues on another device.
    #[error("the table was handed over")]
    HandedOver {
        /// Where it was hosted then.
        to: String,
    },
    /// Reported by the screen itself: every time it asked this, the connection broke.
    #[error("no answer, however often it is asked")]
    Unanswered,
    /// The outcome is unknown. Sent again, the same request is answered and not done twice.
    #[error("nobody can say yet whether it was done, {ticket}")]
    Unsettled {
        /// To find what went wrong in the log.
        ticket: String,
    },
    /// Something went wrong that is not the user's doing, and changed nothing; the log has more under this ticket.
    #[error("internal error {ticket}")]
    Internal {
        /// To find it in the log.
        ticket: String,
    },
}

/// What a request names that is not there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, strum::Display)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
pub enum Resource {
    Table,
    Seat,
    Game,
    Board,
    /// A rule of a game.
    Rule,
    /// An entry of a record.
    Entry,
    /// The record of a table that is closed.
    Record,
    /// A table's game as figures for other programs.
    Play,
    /// A device at a table, or one that asks to be let in.
    Device,
    /// The place of the device that asks.
    Place,
    Person,
    /// A group that plays together.
    Group,
    /// The tournament of an evening.
    Tournament,
    /// A server of a club.
    Node,
    /// A key of the organiser.
    Key,
    Preference,
    /// The folder of daily backups.
    Folder,
    Backup,
    /// A file that the system gave to the app.
    File,
    /// The page of a window that has not listened yet.
    Page,
    /// A file that is sent in parts.
    Parcel,
    /// A part of such a file.
    Part,
    /// A word of another version.
    #[serde(other)]
    Other,
}

/// Why a device is not let in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Turned {
    /// It has shown nothing yet: a guest can now show a code or ask.
    New,
    /// This is the host's own door, and that is neither its token nor its key.
    Host,
    /// The code is wrong, or was used.
    Code,
    /// The host no longer knows the device.
    Token,
    /// The host said no, or did not answer.
    Declined,
    /// The host requires a code.
    Closed,
    /// Too many tries, or too many devices: try again in a minute.
    Busy,
    /// The seat has a device, whose player has not asked for another.
    Taken,
}

/// Why a table was not handed over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum NotHanded {
    /// That is neither a hand-over link nor an address and a code.
    Link,
    /// No answer from that address, or no longer.
    Silent,
    /// The code is another, or was used.
    Code,
    /// Too many tries: try again in a minute.
    Busy,
    /// The answer was not a hand-over: it may be another version.
    Garbled,
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
