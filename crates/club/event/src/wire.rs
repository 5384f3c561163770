//! The messages between a page of the evening and a club's node: a [`Greeting`], a [`Welcome`], then each [`Request`]
//! with one [`Reply`] or [`Problem`], and the evening [as this page may see it](Seen) whenever it has changed.

use app_core::protocol::{Link, Turned};
use kernel::{Answering, Seat};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;

pub mod tournament;

/// The first message of a page: as whom it comes.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "greeting", rename_all = "snake_case", deny_unknown_fields)]
#[ts(rename = "EveningGreeting")]
pub enum Greeting {
    /// The organiser.
    Organiser {
        /// The club's key.
        key: String,
    },
    /// A screen that everybody in the room sees; it asks nothing but how to watch a table.
    Wall {
        /// The wall's token: 32 hex digits.
        token: String,
    },
    /// A person who wants to play.
    Join {
        /// The evening's code, in any case, with or without its dash.
        code: String,
        /// 1 to 32 characters; unique in this event.
        name: String,
        /// What they will be known by: 32 hex digits that the page made itself. Sent again with the same token it is
        /// the same person.
        token: String,
    },
    /// A person who has joined.
    Back {
        /// What they came with.
        token: String,
    },
}

/// The first answer: as whom the page was let in, and the evening as it may see it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
#[ts(rename = "EveningWelcome")]
pub struct Welcome {
    pub role: Role,
    pub seen: Seen,
}

/// As whom a page was let in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "EveningRole")]
pub enum Role {
    Organiser,
    Wall,
    Person,
}

/// What is sent unasked: all of it again, whenever anything of it has changed.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
#[serde(tag = "push", rename_all = "snake_case")]
#[ts(rename = "EveningPush")]
pub enum Push {
    Seen {
        seen: Box<Seen>,
    },
    /// The key was renewed, or the person was removed, or the code of the wall is another: the line ends.
    Dismissed,
}

/// The evening as a page may see it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
#[ts(rename = "EveningSeen")]
pub struct Seen {
    /// The one that runs, or else ran last; none before the first.
    pub evening: Option<EveningState>,
    /// The club's nodes; for the organiser alone.
    pub nodes: Vec<NodeSeen>,
}

/// An evening as a page may see it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct EveningState {
    pub id: u32,
    pub plan: Plan,
    /// When it was begun (RFC 3339).
    pub began: String,
    /// When it was ended; none while it runs.
    pub ended: Option<String>,
    /// The tables that are not closed, in the organiser's order.
    pub tables: Vec<TableSeen>,
    /// How many people have joined.
    pub joined: u32,
    /// Everybody who has joined; for the organiser alone.
    pub people: Vec<PersonSeen>,
    /// The owner of the page.
    pub me: Option<PersonSeen>,
    /// The way in for people who would play; for the organiser and the wall.
    pub join: Option<Link>,
    /// The way to the wall; for the organiser alone.
    pub wall: Option<Link>,
    /// Its tournament, once it is settled.
    pub tournament: Option<tournament::TournamentSeen>,
    /// Grows with each table that is closed and with each agreement about its record. A page that shows the archive
    /// then asks for it again.
    pub archive_changes: u32,
}

/// What the organiser says of an evening.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(rename = "EveningPlan")]
pub struct Plan {
    /// 1 to 64 characters.
    pub name: String,
    /// Who may open tables.
    pub opening: Opening,
    pub seating: Seating,
    /// Whether a seat may allow what a rule forbids it, without the organiser.
    #[serde(default)]
    #[ts(as = "Option<bool>", optional)]
    pub house_rules: bool,
}

/// Who may open tables.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Opening {
    Organiser,
    /// Every person who has joined.
    Anybody,
}

/// How people come to seats.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Seating {
    /// Everybody takes a free seat.
    Free,
    /// They are given theirs.
    Tournament,
}

/// A table as a page may see it: no more than a spectator knows.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
#[ts(rename = "EveningTable")]
pub struct TableSeen {
    /// Its id, on every wire.
    pub table: u32,
    /// Such as "Table 3".
    pub label: String,
    pub game: String,
    /// Whether the people of this event may watch it.
    pub watchable: bool,
    /// The turn, round or day, from 1; 0 before the first.
    pub turn: u16,
    /// Whether the game is over.
    pub over: bool,
    /// Whether the game waits until all seats are taken or a player begins it.
    pub awaits_players: bool,
    /// When it was last played (RFC 3339).
    pub played: String,
    pub seats: Vec<SeatSeen>,
    /// The node that has it just now; for the organiser alone.
    pub node: Option<String>,
}

/// A seat as a page may see it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
#[ts(rename = "EveningSeat")]
pub struct SeatSeen {
    pub seat: Seat,
    /// The player; empty for an empty seat.
    pub name: String,
    /// Whether anybody may sit down there.
    pub free: bool,
    /// Whether it is asked something just now.
    pub asked: bool,
    /// Once the game is over; from 1, ties share a number.
    pub place: Option<u8>,
    /// What counts, as far as a spectator knows it; a few seconds old.
    pub score: Option<i32>,
}

/// A person who has joined.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(rename = "EveningPerson")]
pub struct PersonSeen {
    pub person: u32,
    pub name: String,
    /// Where they sit.
    pub at: Option<Place>,
    /// When they joined (RFC 3339); for the organiser alone.
    pub joined: Option<String>,
}

/// A seat at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, TS)]
#[ts(rename = "EveningPlace")]
pub struct Place {
    pub table: u32,
    pub seat: Seat,
}

/// A node of the club.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(rename = "ClubNode")]
pub struct NodeSeen {
    pub node: String,
    /// Where the others reach it.
    pub address: String,
    /// Whether it takes tables.
    pub takes: bool,
}

/// What a page asks for.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
#[ts(rename = "EveningRequest")]
pub enum Request {
    /// The organiser begins an evening: one runs at a time.
    Begin {
        plan: Plan,
        /// The request's id, for retries: at most 32 bytes.
        #[serde(default)]
        #[ts(optional)]
        id: Option<String>,
    },
    /// The organiser changes what was said of it.
    Change { plan: Plan },
    /// The organiser ends it: tables that are still open are closed.
    End,
    /// Opens a table: the organiser, or a person with that right.
    OpenTable { open: Box<OpenTable> },
    /// The organiser writes another label on a table, or changes whether it may be watched.
    ChangeTable { table: u32, label: String, watchable: bool },
    /// The organiser puts a table elsewhere in the order.
    Arrange {
        table: u32,
        /// From 0.
        at: u32,
    },
    /// The organiser has a table go on at another node; its people come again by themselves.
    MoveTable { table: u32, node: String },
    /// The organiser closes a table: its game ends, and it moves to the archive.
    CloseTable { table: u32 },
    /// A request to the application: the organiser's about any table, whichever node owns it (`organiser_may` in
    /// `rights` lists them). People who may open tables may send those that a set-up needs.
    Ask { request: Box<app_core::protocol::Request> },
    /// The organiser removes a person: their seat is free, and their devices are disconnected.
    RemovePerson { person: u32 },
    /// The organiser renames a person, at the event and where they sit.
    RenamePerson { person: u32, name: String },
    /// A person who has joined changes their own name.
    Rename { name: String },
    /// The organiser removes everybody who has joined at or after a moment.
    RemoveSince {
        /// RFC 3339; from a day before the event began to now.
        since: String,
    },
    /// Renews the organiser's key. The old one is good nowhere any more, and every line that came by it ends, this
    /// one after the reply.
    RenewKey {
        /// The new key, 32 hex digits that the page made itself and keeps: a lost answer locks no one out. By default
        /// the node makes one.
        #[serde(default)]
        #[ts(optional)]
        fresh: Option<String>,
    },
    /// Renews the code by which people join, or the wall's.
    RenewCode { of: CodeOf },
    /// A person who has joined sits down, or asks again for the link to their seat.
    Sit { table: u32, seat: Seat },
    /// They stand up: the seat is free, and their devices at it are sent away.
    StandUp,
    /// The way to watch a table.
    Watch { table: u32 },
    /// The closed tables: of every event for the organiser, of this one for a person who has joined.
    Archive,
    /// The record of a closed table as a file: for the organiser and the players who sat there, if the game was over
    /// or all of them have agreed.
    Record { table: u32 },
    /// A player of a table that was closed early agrees that the others have its whole record, with hidden
    /// information.
    Agree { table: u32 },
    /// Something of the tournament.
    Tournament { request: tournament::TournamentRequest },
}

/// A table to be opened.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct OpenTable {
    /// The request's id, for retries: 1 to 32 bytes.
    pub id: String,
    /// 1 to 32 characters.
    pub label: String,
    pub game: String,
    /// How many.
    pub seats: u8,
    /// Whether the people of this event may watch it.
    pub watchable: bool,
    /// Who answers chance questions; the application if nothing is said.
    #[serde(default)]
    #[ts(optional)]
    pub answering: Option<Answering>,
    /// The rules that the table waives for good: their ids.
    #[serde(default)]
    #[ts(as = "Option<Vec<String>>", optional)]
    pub waivers: Vec<String>,
    /// The game's own set-up; its default if nothing is said.
    #[serde(default)]
    #[ts(type = "unknown", optional)]
    pub setup: Option<Value>,
}

/// What a code leads to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum CodeOf {
    /// To the event, for people who want to play.
    Joining,
    Wall,
}

/// What a page is answered.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
#[ts(rename = "EveningReply")]
pub enum Reply {
    Done,
    /// A table was opened.
    Opened {
        table: u32,
    },
    /// The way to a table: a code for `Greeting::Code` of the application's wire. A seat's is for this person alone.
    Way {
        code: String,
    },
    /// The new key, in the organiser's address.
    Key {
        key: String,
        url: String,
    },
    /// What the application answered.
    Answer {
        reply: Box<app_core::protocol::Reply>,
    },
    /// The closed tables.
    Archive {
        /// The latest evening first.
        evenings: Vec<PastEvening>,
    },
    File {
        /// A name to suggest.
        name: String,
        text: String,
    },
}

/// The closed tables of an evening.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct PastEvening {
    pub id: u32,
    pub name: String,
    /// When it was begun (RFC 3339).
    pub began: String,
    /// When it was ended; none while it runs.
    pub ended: Option<String>,
    /// In the order in which they were closed.
    pub tables: Vec<PastTable>,
}

/// A closed table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct PastTable {
    pub table: u32,
    pub label: String,
    pub game: String,
    /// When it was closed (RFC 3339).
    pub closed: String,
    /// Whether its game was over; or else it was given up.
    pub over: bool,
    /// The players at the end, by seat; empty for an empty seat.
    pub names: Vec<String>,
    /// Everybody's place, by seat, from 1, and 0 for who did not play; empty if there is no result.
    pub places: Vec<u8>,
    /// Whether this page may take the record home, once nothing is hidden in it any more.
    pub mine: bool,
    /// Whether nothing is.
    pub whole: bool,
    /// Whether the owner of the page has yet to agree that the others have the whole record.
    pub asks: bool,
}

/// Why a request changed nothing.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, thiserror::Error, TS)]
#[serde(tag = "problem", rename_all = "snake_case")]
#[ts(rename = "EveningProblem")]
pub enum Problem {
    /// The page is not let in.
    #[error("not let in: {why:?}")]
    TurnedAway { why: Turned },
    /// It cannot be read as a request.
    #[error("the request cannot be read: {detail}")]
    Unreadable {
        /// What the parser said.
        detail: String,
    },
    #[error("no evening runs")]
    NoEvening,
    /// One runs already.
    #[error("an evening runs already")]
    Running,
    /// It is not this page's to ask.
    #[error("that is not this page's to ask")]
    NotAllowed,
    #[error("not found: {what}")]
    NotFound { what: app_core::protocol::Resource },
    /// The seat is taken.
    #[error("somebody else sits there")]
    Taken,
    /// They sit elsewhere: first they stand up.
    #[error("they sit elsewhere")]
    Seated { at: Place },
    /// Seats are given in a tournament.
    #[error("seats are given")]
    Given,
    /// The name is taken.
    #[error("somebody is called so already")]
    NameTaken,
    #[error("there is no name in it")]
    Nameless,
    #[error("too long")]
    TooLong,
    /// There are as many tables or people as there can be.
    #[error("there is no room for more")]
    Full,
    /// Too many are joining from this address just now: the page tries again in a moment.
    #[error("too many are joining from there just now")]
    Crowded,
    /// No time at which anybody can have joined.
    #[error("nobody can have joined at that time")]
    NoSuchTime,
    /// Watching is not allowed.
    #[error("nobody may watch it")]
    Unwatched,
    /// What a tournament does not do.
    #[error(transparent)]
    Tournament {
        #[serde(rename = "of")]
        problem: club_tournament::Problem,
    },
    /// What the application said: faults of a set-up, or `unsettled`, whereupon the same is asked again.
    #[error(transparent)]
    Table {
        #[serde(rename = "of")]
        problem: Box<app_core::protocol::Problem>,
    },
}

impl From<app_core::protocol::Problem> for Problem {
    fn from(problem: app_core::protocol::Problem) -> Self {
        match problem {
            app_core::protocol::Problem::TurnedAway { why } => Self::TurnedAway { why },
            app_core::protocol::Problem::NotFound { what } => Self::NotFound { what },
            app_core::protocol::Problem::Unreadable { detail } => Self::Unreadable { detail },
            problem => Self::Table { problem: Box::new(problem) },
        }
    }
}
