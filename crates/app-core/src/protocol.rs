//! The messages between the screen and the application, over any transport.
//!
//! Each [`Request`] has one [`Reply`] or one tagged [`Problem`]. A [`Push`] reports a change that the session watches.
//! Messages hold no 64-bit numbers and no sentences; hashes are hex text.

use std::sync::Arc;

use kernel::VisibleEntry;
use kernel::account::GameReport;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;

pub use analysis::{ChanceAfter, ChanceParts, GameAnalysis, Reason, ReasonValues, SuggestedPlan, TurningPoint};
pub use battery::Battery;
pub use daily::{DailyBackup, DailyBackups, FolderFault};
pub use draws::{
    CheckedCommitment, CheckedDraw, CheckedRound, DiceKind, DiceTest, DrawCheck, DrawStatus, SeedKnowledge,
};
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
pub use state::{BoardLine, Cut, Damage, Loss, RuleLine, SeedLine, SharedSeedState, TableLine, TableState};
pub use statistics::{
    AttackedBy, GameLuck, GamePlayed, Group, HeadToHead, Person, PersonFigures, SourceSum, StartCount, Statistics,
    StatisticsFilter,
};

mod analysis;
mod battery;
mod daily;
mod draws;
mod people;
mod plays;
mod problem;
mod reach;
mod request;
mod service;
mod state;
mod statistics;

/// A successful answer to a request.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
#[expect(missing_docs, reason = "fields such as persons and groups say what they are")]
pub enum Reply {
    /// Success without a result.
    Done,
    /// Success; the table's head is now at this entry.
    Moved { head: u32 },
    /// A table that was set up or imported.
    Table {
        /// The table's id.
        table: u32,
    },
    /// The list of tables, the last played first.
    Tables {
        /// The tables.
        tables: Vec<TableLine>,
    },
    /// The default set-up of a game.
    Setup {
        /// The set-up in the game's own format.
        #[ts(type = "unknown")]
        setup: Value,
        /// The lowest and the highest number of players.
        seats: [u8; 2],
    },
    /// A whole table.
    State { state: Box<TableState> },
    /// The game as the requested viewer sees it.
    View {
        #[ts(type = "unknown")]
        view: Value,
    },
    /// The requested views at entries, or at the steps of one entry.
    Timeline {
        /// The views in the requested order, each as a JSON Patch of the one before; the first patches `null`.
        #[ts(type = "unknown[][]")]
        patches: Vec<Value>,
    },
    /// Hints about what could decide the game.
    Hints {
        /// The hints in the game's own format, the nearest first.
        #[ts(type = "unknown")]
        hints: Value,
    },
    /// Parts of the table to check, the likeliest to be wrong first.
    Doubts {
        /// The ids of the parts, which the game's screen knows.
        parts: Vec<String>,
    },
    /// A report of how a game went.
    Account { account: Box<GameReport> },
    /// What decided a finished game; `null` if no program can play it here.
    Analysis { analysis: Option<Box<GameAnalysis>> },
    /// The plans of a seat that were compared, the best first. The first three are suggested; the others say why not.
    Suggestions { plans: Vec<SuggestedPlan> },
    /// Statistics over finished games.
    Statistics { statistics: Box<Statistics> },
    /// All persons who have played, by name.
    Persons { persons: Vec<Person> },
    /// The stored groups, by name.
    Groups { groups: Vec<Group> },
    /// The group that plays at a table.
    Group { group: Box<Group> },
    /// A text file for the user to save.
    File {
        /// The suggested file name.
        name: String,
        text: String,
    },
    /// The imported record is a game that is stored here; nothing was changed. With `copy`, the request imports it as
    /// another game.
    AlreadyHere {
        table: u32,
        /// True if the file continues the stored game. The file would replace it if the game were not hosted.
        continues: bool,
    },
    /// The result of restoring a backup.
    Restored {
        /// The number of tables imported.
        added: u32,
        /// The number of tables that were stored here already.
        known: u32,
        /// The number of devices in the backup that were not restored, because the backup may be another host's. With
        /// `own`, the request restores them.
        devices: u32,
        /// Tables whose record has a fault, imported up to it.
        cut: Vec<Cut>,
        /// The names of boards that could not be stored.
        boards: Vec<String>,
    },
    /// The setting of daily backups and the existing ones.
    DailyBackups {
        /// `None` where no daily backups are made: in the web app and on mobile devices.
        backups: Option<Box<DailyBackups>>,
    },
    /// The part of a file that must be uploaded next.
    Next { part: u32 },
    /// The work takes a while; the client asks again for the progress.
    Working {
        /// The work done so far.
        done: u32,
        /// The total work; 0 if it is not known yet.
        of: u32,
    },
    /// A file that is ready for download in parts.
    Parcel {
        parcel: String,
        /// The suggested file name.
        name: String,
        /// The number of parts.
        parts: u32,
    },
    /// A part of a file.
    Part { text: String },
    /// The unacknowledged corruption reports.
    Losses {
        /// The reports, the oldest first.
        losses: Vec<Loss>,
        /// The folder of quarantined files.
        folder: String,
        /// The names of the quarantined files.
        files: Vec<String>,
    },
    /// Names of players.
    People {
        /// The names, the latest player first.
        names: Vec<String>,
    },
    /// The preferences stored on this device.
    Preferences { preferences: std::collections::BTreeMap<String, String> },
    /// All boards of a game, the owner's first.
    Boards { boards: Vec<BoardLine> },
    /// A board that was stored or changed.
    Board { board: Box<BoardLine> },
    /// The rules register of a game.
    Rules {
        /// The rules in the order of the specification.
        rules: Vec<RuleLine>,
    },
    /// The games that programs can play on this device; none where seats can't be given to programs.
    ProgramGames {
        /// The games' ids.
        games: Vec<String>,
    },
    /// The retired seeds, the oldest first.
    Seeds { seeds: Vec<SeedLine> },
    /// The check of a game's draws.
    DrawCheck { check: Box<DrawCheck> },
    /// The hosting of a table.
    Hosting {
        /// `None` if no table is hosted.
        hosting: Option<Box<Hosting>>,
        /// If no table is hosted: the table that was hosted when the program ended, if devices had joined it.
        left: Option<LeftOpen>,
    },
    /// Reasons why phones cannot reach a table.
    Reach { reach: Box<Reach> },
    /// The charge of the battery; `None` if there is no battery, or if it cannot be read.
    Battery { battery: Option<Battery> },
    /// The address at which devices join.
    Door {
        /// The link without a code: the device that opens it enters a code or asks to join.
        door: Link,
    },
    /// A link for another program. Its QR code is empty if the link is too long for one.
    Link { link: Link },
}

/// A message that the application sends without a request.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
#[serde(tag = "push", rename_all = "snake_case")]
pub enum Push {
    /// The whole watched table, because the client missed too many changes.
    State {
        /// The state with all visible entries.
        state: Box<TableState>,
    },
    /// A change of the watched table.
    Moved {
        /// The change, made once for all devices with the same viewer.
        moved: Arc<Moved>,
    },
    /// A change of what the host sees of a hosted table.
    Hosting {
        /// `None` if the table is no longer hosted.
        hosting: Option<Box<Hosting>>,
    },
    /// A change in the set of stopped services. Only the host's own screen gets it, and not as long as all services
    /// run.
    Stopped {
        /// The services that are waiting to restart, each listed once; empty once all are running again.
        services: Vec<Service>,
    },
    /// The host has changed the role or the rights of this device.
    Guest {
        /// The device's status from now on.
        guest: GuestStatus,
    },
    /// The host has removed this device.
    Dismissed,
    /// The host has closed the table to other devices, and may open it again.
    Closed,
    /// Another device hosts the table now.
    GoTo {
        /// The link to that host, for this device and for one use.
        url: String,
    },
}

/// The change of a [`TableState`], for one viewer.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
#[expect(missing_docs, reason = "the field table says what it is")]
pub struct Moved {
    pub table: u32,
    /// The record length to which the change applies. A screen with another length requests the whole state.
    pub base: u32,
    /// The change of the state without its visible entries: a JSON Patch (RFC 6902).
    #[ts(type = "unknown[]")]
    pub patch: Value,
    /// New or changed visible entries, by number.
    pub told: Vec<VisibleEntry>,
}
