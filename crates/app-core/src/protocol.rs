//! The messages between the screen and the application, over any transport.
//!
//! One [`Request`], one [`Reply`], one tagged [`Problem`]; and a [`Push`] when something changed that this session
//! watches. No 64-bit numbers, hashes as hex text, no sentences.

use std::sync::Arc;

use kernel::VisibleEntry;
use kernel::account::GameReport;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;

pub use battery::Battery;
pub use daily::{DailyBackup, DailyBackups, FolderFault};
pub use people::{
    Asking, AtClub, Device, DeviceChange, Greeting, GuestStatus, HostNetwork, Hosting, LeftOpen, Link, Role, RoleLink,
    SeatName, Welcome,
};
pub use plays::{Evening, GameNamed, PlaysFormat};
pub use problem::{FileFault, FlawLine, NotHanded, Problem, Resource, Turned, Unopened};
pub use reach::{Arrivals, Certainty, Finding, Found, Network, NetworkKind, Reach, Refusal, Refused};
pub use request::{
    Access, BoardRequest, BoardRequestKind, DeviceAccess, FileRequest, FileRequestKind, HostingRequest,
    HostingRequestKind, Least, LibraryRequest, LibraryRequestKind, MembershipRequest, MembershipRequestKind, Request,
    TableRequest, TableRequestKind,
};
pub use service::Service;
pub use state::{BoardLine, Cut, Damage, Loss, RuleLine, SeedLine, TableLine, TableState};
pub use statistics::{
    AttackedBy, GameLuck, GamePlayed, Group, HeadToHead, Person, PersonFigures, SourceSum, StartCount, Statistics,
    StatisticsFilter,
};

mod battery;
mod daily;
mod people;
mod plays;
mod problem;
mod reach;
mod request;
mod service;
mod state;
mod statistics;

/// What the application answers.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Reply {
    /// Done; there is nothing to say.
    Done,
    /// Done; the table stands here now.
    Moved { head: u32 },
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
    State { state: Box<TableState> },
    View {
        #[ts(type = "unknown")]
        view: Value,
    },
    /// The views at the entries, or the steps of one, that were asked for.
    Timeline {
        /// In their order, each as a JSON Patch upon the one before, the first upon `null`.
        #[ts(type = "unknown[][]")]
        patches: Vec<Value>,
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
    /// How a game went.
    Account { account: Box<GameReport> },
    /// What the tables come to that are over.
    Statistics { statistics: Box<Statistics> },
    /// Everybody who has played, by name.
    Persons { persons: Vec<Person> },
    /// The groups that are remembered, by name.
    Groups { groups: Vec<Group> },
    /// Who plays at a table.
    Group { group: Box<Group> },
    File {
        /// A name to suggest.
        name: String,
        text: String,
    },
    /// The record is a game that is here, and nothing was changed. Sent again as a copy it becomes another.
    AlreadyHere {
        table: u32,
        /// Whether it continues the game here, which would be replaced if it were not open to phones.
        continues: bool,
    },
    /// What a backup brought.
    Restored {
        /// Tables taken in.
        added: u32,
        /// Tables that were here already.
        known: u32,
        /// Devices that it names as let in this evening, and that are not: it may be anybody's. Sent again as the
        /// host's own it lets them in.
        devices: u32,
        /// Tables that are not sound to their end: taken in as far as they are.
        cut: Vec<Cut>,
        /// Boards that could not be kept, by name.
        boards: Vec<String>,
    },
    /// How daily backups are kept.
    DailyBackups {
        /// None where nothing keeps any: in a browser's own app, and on mobile devices.
        backups: Option<Box<DailyBackups>>,
    },
    /// The part of a file that is to be sent next.
    Next { part: u32 },
    /// It takes a while; ask again to hear more.
    Working {
        /// How much is done.
        done: u32,
        /// Of how much; 0 when that is not known yet.
        of: u32,
    },
    /// A file is ready to be fetched part by part.
    Parcel {
        parcel: String,
        /// A name to suggest.
        name: String,
        /// How many parts it has.
        parts: u32,
    },
    /// A part of a file.
    Part { text: String },
    /// What was found damaged.
    Losses {
        /// The oldest first.
        losses: Vec<Loss>,
        /// Where the files lie that were set aside.
        folder: String,
        /// Their names.
        files: Vec<String>,
    },
    /// Names of people.
    People {
        /// The latest first.
        names: Vec<String>,
    },
    /// What is remembered on this device.
    Preferences { preferences: std::collections::BTreeMap<String, String> },
    /// All boards of a game, the owner's first.
    Boards { boards: Vec<BoardLine> },
    /// A board that was kept or changed.
    Board { board: Box<BoardLine> },
    /// A rules register.
    Rules {
        /// In the order of the specification.
        rules: Vec<RuleLine>,
    },
    /// The seeds that were in force, the first one first.
    Seeds { seeds: Vec<SeedLine> },
    /// How a table is hosted.
    Hosting {
        /// None when none is.
        hosting: Option<Box<Hosting>>,
        /// When none is: the table that was hosted when the program ended, if devices were at it.
        left: Option<LeftOpen>,
    },
    /// What keeps phones from a table.
    Reach { reach: Box<Reach> },
    /// How much the battery has left; none where there is none, or where it cannot be read.
    Battery { battery: Option<Battery> },
    /// Where devices come in.
    Door {
        /// The address without a code: a device that comes there types a code, or asks to be let in.
        door: Link,
    },
    /// A link for another program. Its QR code is empty if the link is too long for one.
    Link { link: Link },
}

/// What is sent unasked.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
#[serde(tag = "push", rename_all = "snake_case")]
pub enum Push {
    /// The watched table, whole, because too much was missed.
    State {
        /// With all its entries told.
        state: Box<TableState>,
    },
    /// The watched table moved.
    Moved {
        /// How: made once for all devices that look through the same eyes.
        moved: Arc<Moved>,
    },
    /// What the host sees of a hosted table has changed.
    Hosting {
        /// None when it is hosted no longer.
        hosting: Option<Box<Hosting>>,
    },
    /// Other services of the host have stopped than before. Told to the host's own screen alone, which need not be
    /// told as long as all run.
    Stopped {
        /// Those that wait for their restart, each once; none when all run again.
        services: Vec<Service>,
    },
    /// The host has changed what this device is or may do.
    Guest {
        /// Where it stands now.
        guest: GuestStatus,
    },
    /// The host has sent this device away.
    Dismissed,
    /// The host has closed the table to other devices; it may open it again.
    Closed,
    /// Another device hosts the table now.
    GoTo {
        /// The link to it, good once, for this device.
        url: String,
    },
}

/// What a move changed of a [`TableState`], for one viewer.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct Moved {
    pub table: u32,
    /// The record length to which this applies: a screen with another length asks for the whole state.
    pub base: u32,
    /// What changed in the state, apart from its told entries: a JSON Patch (RFC 6902).
    #[ts(type = "unknown[]")]
    pub patch: Value,
    /// New or retold entries, by number.
    pub told: Vec<VisibleEntry>,
}
