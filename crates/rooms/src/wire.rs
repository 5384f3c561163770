//! The messages between the screen and the application, whatever lies between them.
//!
//! One [`Request`], one [`Reply`], one tagged [`Problem`]; and a [`Push`] when something changed that this
//! session watches. No 64-bit numbers, hashes as hex text, no sentences.

use std::collections::BTreeMap;
use std::sync::Arc;

use kernel::ToldEntry;
use kernel::account::Account;
use kernel::record::Settings;
use kernel::{Actor, Answering, Chair, Viewer};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;

pub use battery::Battery;
pub use daily::{DailyBackup, DailyBackups, FolderFault};
pub use people::{
    Asking, AtClub, Device, DeviceChange, Greeting, GuestStatus, HostNetwork, Hosting, LeftOpen, Link, Role, RoleLink,
    Welcome,
};
pub use plays::{Evening, GameNamed, PlaysFormat};
pub use problem::{FileFault, FlawLine, NotHanded, Problem, Turned, Unopened};
pub use reach::{Arrivals, Certainty, Finding, Found, Network, NetworkKind, Reach, Refusal, Refused};
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
mod state;
mod statistics;

/// What a screen asks for.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
#[ts(tag = "type")]
pub enum Request {
    /// The list of tables.
    Tables,
    /// The default set-up of a game.
    DefaultSetup {
        game: String,
        /// How many players.
        seats: u8,
    },
    /// Sets up a table. With an id a retry is answered with the same table.
    NewTable {
        /// The request's id, for retries: 1 to 64 bytes. A screen always gives one.
        #[serde(default)]
        #[ts(type = "string")]
        id: Option<String>,
        game: String,
        /// Names and sides, by seat.
        seating: Vec<Chair>,
        /// Who answers chance questions.
        answering: Answering,
        /// The rules that the table waives for good: their ids.
        #[serde(default)]
        #[ts(as = "Option<Vec<String>>", optional)]
        waivers: Vec<String>,
        /// The game's own set-up.
        #[ts(type = "unknown")]
        setup: Value,
    },
    /// Sets up a table that leads through a game. Whoever sits there is nobody to be remembered, and the table
    /// answers chance questions: everything comes as it is written.
    NewDemo {
        /// The request's id, for retries.
        #[serde(default)]
        #[ts(type = "string")]
        id: Option<String>,
        game: String,
        /// Names and sides, by seat.
        seating: Vec<Chair>,
        /// The game's own set-up.
        #[ts(type = "unknown")]
        setup: Value,
    },
    /// The same people play the same game again.
    Rematch {
        /// The request's id, for retries.
        #[serde(default)]
        #[ts(type = "string")]
        id: Option<String>,
        /// The table that was played.
        table: u32,
    },
    /// Watches a table from now on (one at a time) and returns it whole.
    Open {
        table: u32,
        /// Through whose eyes.
        viewer: Viewer,
    },
    /// Stops watching.
    Leave,
    /// Says something at a table.
    Command {
        table: u32,
        /// The request's id, for retries: 1 to 64 bytes, stored with the entry.
        id: String,
        /// The head that it was made on.
        head: u32,
        /// The id of the question that it answers. Whoever names none is late when the head has moved; so
        /// is what waives a rule, and what is for the whole table to say.
        #[serde(default)]
        question: Option<u32>,
        /// Who says it.
        by: Actor,
        #[ts(type = "unknown")]
        command: Value,
        /// The rules that the table waives for it.
        #[serde(default)]
        waive: Vec<String>,
    },
    /// Would this stand? Changes nothing.
    Try {
        table: u32,
        /// Who would say it.
        by: Actor,
        #[ts(type = "unknown")]
        command: Value,
    },
    /// Makes the app answer the open chance question now.
    Answer {
        table: u32,
        /// The request's id, for retries.
        id: String,
        /// The head that it was made on.
        head: u32,
    },
    /// Undoes the last decision.
    Undo {
        table: u32,
        /// The request's id, for retries.
        id: String,
        /// The head that it was made on.
        head: u32,
    },
    /// Redoes what was undone last.
    Redo {
        table: u32,
        /// The request's id, for retries.
        id: String,
        /// The head that it was made on.
        head: u32,
    },
    /// Moves the head to an entry.
    Jump {
        table: u32,
        /// The request's id, for retries.
        id: String,
        /// The head that it was made on.
        head: u32,
        to: u32,
    },
    /// Changes names, sides, who answers chance, or what is waived for good.
    Settings {
        table: u32,
        /// The request's id, for retries.
        id: String,
        /// The head that it was made on.
        head: u32,
        /// All of them.
        settings: Settings,
    },
    /// Somebody sits down at a seat, instead of whoever sat there; or leaves it.
    Sit {
        table: u32,
        /// The request's id, for retries.
        id: String,
        /// The head that it was made on.
        head: u32,
        seat: kernel::Seat,
        /// Who sits there from now on; `null`: nobody. The devices of whoever goes watch from then on.
        #[serde(deserialize_with = "kernel::said")]
        name: Option<String>,
    },
    /// Begins the game of a table that waits for players. The table answers for the seats that stay empty.
    Begin {
        table: u32,
        /// The request's id, for retries.
        id: String,
        /// The head that it was made on.
        head: u32,
    },
    /// Renames the player at a seat, who stays the same player, with the same devices.
    Rename {
        table: u32,
        /// The request's id, for retries.
        id: String,
        /// The head that it was made on.
        head: u32,
        seat: kernel::Seat,
        name: String,
    },
    /// A look through other eyes, behind the cover of the shared tablet.
    Peek {
        table: u32,
        /// Whose eyes.
        viewer: Viewer,
    },
    /// Whoever was uncovered on this device is covered again: a table's screen asks for nothing more of what only
    /// that seat may know.
    Cover { table: u32 },
    /// What could decide the game in a seat's favour now, as far as a viewer can know it.
    Hints {
        table: u32,
        /// In whose favour.
        seat: kernel::Seat,
        /// Whose eyes.
        viewer: Viewer,
    },
    /// Which parts of the table are most likely to differ from the record.
    Doubts {
        table: u32,
        /// Parts that the table has confirmed, each with the entry at which it did.
        seen: Vec<(String, u32)>,
    },
    /// A table as it stands, for whoever comes by, to be shown elsewhere: with what led to it, and not watched.
    Story { table: u32 },
    /// The views at some entries, for looking back, charts and replays; nothing moves.
    Timeline {
        table: u32,
        /// The entries, 0 for the set-up: at most 256, in the order in which they are told.
        entries: Vec<u32>,
        /// Through whose eyes.
        viewer: Viewer,
    },
    /// The views before an entry and after each event of it that the viewer hears, for walking through it step by
    /// step; nothing moves. Answered with a timeline.
    Steps {
        table: u32,
        /// An entry that did something at the table.
        entry: u32,
        /// Through whose eyes.
        viewer: Viewer,
    },
    /// How the game went up to where the table stands, in figures, as a viewer may know it.
    Account {
        table: u32,
        /// Through whose eyes.
        viewer: Viewer,
    },
    /// What the tables come to that are over. While it is still being counted, the answer says how far it is:
    /// asked again it goes on.
    Statistics { filter: StatisticsFilter },
    /// The record as a file.
    Export { table: u32 },
    /// A file for whoever mends the program: what a spectator may know of a table, versions, and what the program
    /// has noted of itself. It holds no secrets.
    Report {
        /// The table that it is about, if it is about one.
        table: Option<u32>,
    },
    /// A part of a file that is being uploaded. Parts come in order; one that is already here is ignored.
    Send {
        /// The file: 1 to 64 bytes that name it among those on their way.
        parcel: String,
        /// Which part, from 0.
        part: u32,
        /// At most 512 KiB of it.
        text: String,
    },
    /// Imports a file that was sent: a record, or a backup. Of a backup a game is skipped if one here begins with all
    /// its lines. Sent again with the same id until it is done.
    TakeIn {
        /// The request's id.
        id: String,
        /// The file.
        parcel: String,
        /// How many parts it has.
        parts: u32,
        /// Whether a record that is not sound to its end is imported as far as it is.
        sound_part: bool,
        /// Whether a backup is the host's own: the devices that it names are let in.
        own: bool,
        /// Whether a record becomes another game, even if it is here already.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        #[ts(as = "Option<bool>", optional)]
        copy: bool,
    },
    /// Makes one file of all tables. Sent again with the same id until it is done.
    Backup {
        /// The request's id.
        id: String,
    },
    /// The plays of all tables as a file for another program. Sent again with the same id until it is done.
    Plays {
        /// The request's id.
        id: String,
        format: PlaysFormat,
        /// What the games are called there, by id; another keeps its id.
        games: BTreeMap<String, GameNamed>,
        /// How far the reader's clock is from UTC, in minutes east.
        zone: i32,
    },
    /// The play of one table as such a file.
    Play {
        table: u32,
        format: PlaysFormat,
        /// What the game is called there, by id.
        games: BTreeMap<String, GameNamed>,
        /// How far the reader's clock is from UTC, in minutes east.
        zone: i32,
    },
    /// An evening as a file for calendars.
    Evening { evening: Evening },
    /// How daily backups are kept, and which there are.
    DailyBackups,
    /// Keeps daily backups in another folder from now on, which is judged at once; the first is made there now.
    /// Sent again with the same id until it is done.
    KeepDailyBackups {
        /// The request's id.
        id: String,
        /// A path from the root on; it is made if only its last folder is missing. `null`: none are made any more.
        #[serde(deserialize_with = "kernel::said")]
        folder: Option<String>,
    },
    /// Takes in what is missing here of a daily backup: games, and entries that a game here has lost. Sent again with
    /// the same id until it is done.
    RestoreDaily {
        /// The request's id.
        id: String,
        /// The name of its file.
        name: String,
    },
    /// A part of a file that was made here.
    Fetch {
        /// The file.
        parcel: String,
        /// Which part, from 0.
        part: u32,
    },
    /// What was found damaged and nobody has read yet.
    Losses,
    /// Somebody has read these.
    LossesRead { losses: Vec<u32> },
    /// Writes a name on a table, of which 32 characters are kept, and files it away or takes it out again.
    Label { table: u32, name: String, filed: bool },
    /// Deletes a table for good.
    Delete { table: u32 },
    /// The names of people who have played, the latest first.
    People,
    /// Everybody who has played, with all their names.
    Persons,
    /// From now on a name stands for a person, who may be known by that name already or not: so two names are
    /// joined, and somebody is renamed. `null`: the name stands for itself again. No record is changed.
    JoinPerson {
        name: String,
        #[serde(deserialize_with = "kernel::said")]
        person: Option<String>,
    },
    /// Leaves a person out of statistics, or takes them in again.
    LeaveOut { person: String, out: bool },
    /// The groups that are remembered, by name.
    Groups,
    /// Who plays at a table, as a group without a name yet: with everything that a rematch begins with.
    GroupOf { table: u32 },
    /// Remembers a group, in place of one of the same name.
    KeepGroup { group: Box<Group> },
    /// Forgets a group.
    DropGroup { name: String },
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
    Boards { game: String },
    /// Saves a board for later tables, replacing one with the same id.
    KeepBoard {
        game: String,
        #[ts(type = "unknown")]
        board: Value,
    },
    /// Keeps a copy of a board.
    CopyBoard {
        /// The request's id, for retries.
        #[serde(default)]
        #[ts(type = "string")]
        request: Option<String>,
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
        /// The request's id, for retries.
        #[serde(default)]
        #[ts(type = "string")]
        request: Option<String>,
        game: String,
        id: String,
        /// The game's own change.
        #[ts(type = "unknown")]
        edit: Value,
    },
    /// A board as a file.
    ExportBoard { game: String, id: String },
    /// Imports a board file.
    ImportBoard {
        /// The request's id, for retries.
        #[serde(default)]
        #[ts(type = "string")]
        request: Option<String>,
        game: String,
        /// The file.
        text: String,
        /// An id to use if another board already has the file's own id.
        id: String,
    },
    /// Deletes a saved board.
    DropBoard { game: String, id: String },
    /// The rules register of a game.
    Rules { game: String },
    /// The seeds that a table's draws were made with, once its game is over. Future draws are committed to
    /// another one first, by an entry.
    RevealSeed { table: u32 },
    /// Is anybody there?
    Ping,
    /// The hosted table that this screen looks after, if there is one: the one that it looked at or hosted last.
    Hosting,
    /// Where others come in to the table that this guest is at: for a screen that everybody sees.
    Door,
    /// Why a phone cannot connect to a table.
    Reach { table: u32 },
    /// How much the battery of the machine that holds the tables has left.
    Battery,
    /// Lets devices on the local network join a table.
    Host { table: u32 },
    /// Hosts a table instead of one that is hosted: the devices there come along, each to the seat of the
    /// same name, or else to watch.
    HostInstead {
        /// The table that is hosted.
        from: u32,
        table: u32,
    },
    /// A guest's device gives up its place.
    GiveUpPlace,
    /// Stops hosting a table.
    StopHosting { table: u32 },
    /// Changes how a table is hosted.
    HostOptions {
        table: u32,
        /// Whether devices without a code may ask to be let in.
        open: bool,
        /// Whether any seat's device may speak for anyone.
        trusting: bool,
        /// Which of the addresses the links name.
        address: String,
    },
    /// Answers a device that asked to be let in.
    Admit {
        table: u32,
        asking: u32,
        /// As whom; `null` sends it away.
        #[serde(deserialize_with = "kernel::said")]
        role: Option<Role>,
    },
    /// Changes what a device is or may do.
    ChangeDevice { table: u32, device: u32, change: DeviceChange },
    /// Removes the devices of a seat, and lets a table's screen show the seat from then on.
    ReleaseSeat { table: u32, seat: kernel::Seat },
    /// Shows a code with which another device can take a hosted table over, or withdraws it.
    OfferHandOver {
        table: u32,
        /// Whether.
        offered: bool,
    },
    /// Shows a code with which one other device becomes the table's screen, or withdraws it.
    OfferScreen {
        table: u32,
        /// Whether.
        offered: bool,
        /// Whether that device also looks after the list of tables.
        tables: bool,
    },
    /// Takes over a table that another device hosts, and hosts it from now on.
    TakeOver {
        /// The request's id, for retries.
        #[serde(default)]
        #[ts(type = "string")]
        request: Option<String>,
        /// The link that the other device shows.
        link: String,
    },
    /// Continues here at a table that was handed over.
    TakeBack { table: u32 },
}

/// Requests of earlier versions. Their pages can outlive them, and get an answer of their own.
const RETIRED: [&str; 1] = ["chances"];

impl Request {
    /// Reads a request as a screen sends it.
    ///
    /// # Errors
    /// [`Problem::Unsupported`] if only earlier versions know it, or else [`Problem::Unreadable`].
    pub fn from_json(said: Value) -> Result<Self, Problem> {
        if let Some(retired) = RETIRED.iter().find(|retired| said["type"] == **retired) {
            return Err(Problem::Unsupported { request: (*retired).to_owned() });
        }
        serde_json::from_value(said).map_err(|error| Problem::Unreadable { detail: error.to_string() })
    }
}

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
    Account { account: Box<Account> },
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
        /// The bare address: whoever comes there types a code, or asks.
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
    pub told: Vec<ToldEntry>,
}
