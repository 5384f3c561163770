//! Reasons why a request changed nothing.

use kernel::Flaw;
use kernel::record::LineFault;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;

use super::FolderFault;

/// A fault in a file.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
#[expect(missing_docs, reason = "the field fault says what it is")]
pub struct FileFault {
    /// The line, from 1.
    pub line: u32,
    pub fault: LineFault,
}

/// The reason why the storage cannot be opened and no request works. Only the program's own window gets it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "unopened", rename_all = "snake_case")]
pub enum Unopened {
    /// Another instance of the app has the storage open.
    SecondApp,
    /// A newer version of the app wrote the storage.
    Newer,
    /// The disk is full.
    DiskFull,
    /// The folder or the database cannot be used.
    Unusable {
        /// The system's own message.
        detail: String,
    },
}

/// The reason why a request changed nothing.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, thiserror::Error, TS)]
#[serde(tag = "problem", rename_all = "snake_case")]
#[expect(missing_docs, reason = "the fields why, table and what say what they are")]
pub enum Problem {
    /// The command breaks rules.
    #[error("refused")]
    Refused {
        /// All broken rules.
        #[ts(type = "unknown[]")]
        breaches: Vec<Value>,
        /// A reason other than a rule: no open question, or an unknown object.
        #[ts(type = "unknown")]
        impossible: Option<Value>,
        /// True if the command would be accepted with these rules waived.
        waivable: bool,
    },
    /// The table's head has moved since the request was made.
    #[error("the table has moved on")]
    Stale {
        /// The table's head.
        head: u32,
    },
    /// The question was answered or withdrawn meanwhile.
    #[error("the question is closed")]
    Late {
        /// The table's head.
        head: u32,
    },
    /// The request names an object that does not exist, or no longer exists.
    #[error("not found: {what}")]
    NotFound { what: Resource },
    /// The head is at the first decision, so there is nothing before it.
    #[error("nothing to undo")]
    NothingToUndo,
    /// No undone entry follows the head.
    #[error("nothing to redo")]
    NothingToRedo,
    /// There is no open chance question for the app to answer.
    #[error("no chance question is open")]
    NoChance,
    /// The game has not begun: it waits for players.
    #[error("the game has not begun")]
    NotBegun,
    /// The text cannot be read as a request.
    #[error("the request cannot be read: {detail}")]
    Unreadable {
        /// The parser's message.
        detail: String,
    },
    /// The request exists only in an earlier version.
    #[error("this version does not support {request}")]
    Unsupported {
        /// The request's `type`.
        request: String,
    },
    /// The set-up cannot be played; no table was created.
    #[error("the set-up has faults")]
    Setup {
        /// All flaws.
        flaws: Vec<FlawLine>,
    },
    /// The board or the change has faults; nothing was changed.
    #[error("the board has faults")]
    Board {
        /// All flaws.
        flaws: Vec<FlawLine>,
    },
    /// The file has faults; nothing was imported.
    #[error("the file has faults")]
    Import {
        /// The first hundred faults.
        faults: Vec<FileFault>,
        /// The number of sound entries before the first fault, which could be imported; `None` if the set-up is faulty.
        sound: Option<u32>,
    },
    /// The table cannot be opened: its first line is damaged.
    #[error("the table is damaged")]
    Damaged {
        /// The fault of the line.
        fault: LineFault,
    },
    /// A newer version wrote a line of the record, which this version cannot read. The line is undamaged; nothing was
    /// changed.
    #[error("line {line} was written by a newer program: {fault}")]
    Newer {
        /// The line, from 1.
        line: u32,
        /// The part of the line that this version cannot read.
        fault: LineFault,
    },
    /// The disk is full; nothing was changed.
    #[error("the disk is full")]
    DiskFull,
    /// Backups cannot be stored in the folder.
    #[error("the folder cannot be used: {why:?} {detail}")]
    Folder {
        why: FolderFault,
        /// The system's message, if there is one.
        detail: String,
    },
    /// The game is not over yet.
    #[error("the game is not over")]
    NotOver,
    /// The game suggests no plans: the setting is off, or no program can play it here.
    #[error("the game suggests no plans")]
    SuggestionsOff,
    /// The organiser of the club's event allows no program players at its tables.
    #[error("no program players are allowed here")]
    ProgramsOff,
    /// As many tables as the organiser allows have program players.
    #[error("all {most} tables with program players are in use")]
    ProgramsFull {
        /// The number of tables that the organiser allows.
        most: u8,
    },
    /// Only the organiser may give a seat of this table to a program, because its result counts in a tournament.
    #[error("only the organiser can give this seat to a program")]
    ProgramsByOrganiser,
    /// The text is too long to be stored.
    #[error("too long")]
    TooLong,
    /// The name has no visible character.
    #[error("there is no name in it")]
    Nameless,
    /// The request concerns another seat, for which this device may neither act nor look.
    #[error("that is another seat's")]
    NotYourSeat,
    /// The request was not checked, because the verdict would reveal a secret to this device.
    #[error("the answer would tell a secret")]
    Unread,
    /// The request is reserved for the host's own screen.
    #[error("only the host can do that")]
    HostOnly,
    /// The host lets this device only watch.
    #[error("this device may only look")]
    Muted,
    /// The seat has a device, which must be removed first.
    #[error("the seat has a device, which has to be removed first")]
    SeatTaken,
    /// The device may not join.
    #[error("not let in: {why:?}")]
    TurnedAway { why: Turned },
    /// The device was at a table that a club has closed.
    #[error("the table is closed: {label}")]
    TableClosed {
        /// The label of the table.
        label: String,
    },
    /// The request needs a hosted table, and the host has closed it to phones.
    #[error("no table is hosted")]
    NotHosted,
    /// Another table is hosted, and its devices would lose it.
    #[error("another table is hosted")]
    HostsAnother { table: u32 },
    /// The local network cannot be reached.
    #[error("no local network: {detail}")]
    NoNetwork {
        /// The system's message.
        detail: String,
    },
    /// The other device did not hand the table over.
    #[error("the other device did not hand the table over: {why:?} {detail}")]
    NotHandedOver {
        why: NotHanded,
        /// The system's message, if there is one.
        detail: String,
    },
    /// The table continues on another device.
    #[error("the table was handed over")]
    HandedOver {
        /// The address of that device at the hand-over.
        to: String,
    },
    /// The screen's own report: the connection broke at every attempt of this request.
    #[error("no answer, however often it is asked")]
    Unanswered,
    /// The outcome is unknown. The client repeats the request, which takes effect only once.
    #[error("nobody can say yet whether it was done, {ticket}")]
    Unsettled {
        /// The ticket under which the log describes the error.
        ticket: String,
    },
    /// An internal error; nothing was changed. The log describes it under this ticket.
    #[error("internal error {ticket}")]
    Internal {
        /// The ticket in the log.
        ticket: String,
    },
}

/// The type of the object that a request names and that does not exist.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, strum::Display)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
pub enum Resource {
    /// A table of this device or club.
    Table,
    /// A seat number that the table does not have.
    Seat,
    /// A game that this build does not contain.
    Game,
    /// A board of a game, by its id.
    Board,
    /// A rule of a game.
    Rule,
    /// An entry of a record.
    Entry,
    /// The record of a closed table.
    Record,
    /// A table's game in an export of plays.
    Play,
    /// A device at a table, or one that asks to join.
    Device,
    /// The role of the requesting device at a table.
    Place,
    /// A person of a club event, or of the statistics.
    Person,
    /// A group that plays together.
    Group,
    /// The tournament of a club event.
    Tournament,
    /// A server of a club.
    Node,
    /// A key of the organiser.
    Key,
    /// A preference, by its key.
    Preference,
    /// The folder of daily backups.
    Folder,
    /// A daily backup, by its file name.
    Backup,
    /// A file that the system passed to the app.
    File,
    /// The page of a window that does not listen yet.
    Page,
    /// A file that is transferred in parts.
    Parcel,
    /// A part of such a file.
    Part,
    /// A type that only another version knows.
    #[serde(other)]
    Other,
}

/// The reason why a device may not join.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Turned {
    /// The device has presented nothing yet: a guest can now present a code or ask.
    New,
    /// The device presented neither the token nor the key of the host's own screen to that screen's listener.
    Host,
    /// The code is wrong or was used.
    Code,
    /// The host does not know the token any more.
    Token,
    /// The host declined or did not answer.
    Declined,
    /// The host requires a code.
    Closed,
    /// Too many attempts or too many devices; the device may try again in a minute.
    Busy,
    /// The seat has a device, and its player has not asked for another.
    Taken,
}

/// The reason why a table was not handed over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum NotHanded {
    /// The text is neither a hand-over link nor an address with a code.
    Link,
    /// The address does not answer, or stopped answering.
    Silent,
    /// The code is wrong or was used.
    Code,
    /// Too many attempts; the device may try again in a minute.
    Busy,
    /// The answer was not a hand-over; the other device may run another version.
    Garbled,
}

/// A flaw in its serialised form.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct FlawLine {
    /// The message key without its prefix.
    pub flaw: String,
    /// The parameters of the message.
    #[ts(type = "Record<string, string | number>")]
    pub with: std::collections::BTreeMap<String, Value>,
}

impl From<Flaw> for FlawLine {
    fn from(flaw: Flaw) -> Self {
        let with = flaw.with.into_iter().map(|(key, value)| (key.to_owned(), value)).collect();
        Self { flaw: flaw.flaw.to_owned(), with }
    }
}
