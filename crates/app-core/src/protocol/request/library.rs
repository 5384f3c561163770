//! Requests about all games of this device, their players, and the settings.

use kernel::{Answering, Chair};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;

use super::{Access, DeviceAccess, Subject};
use crate::protocol::{Group, StatisticsFilter};

/// A request about all games of this device, their players, and the settings.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, strum::EnumDiscriminants)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[ts(tag = "type", rename_all = "snake_case")]
#[strum_discriminants(
    name(LibraryRequestKind),
    doc = "The kinds of requests about the list of tables.",
    derive(strum::VariantArray, strum::IntoStaticStr),
    strum(serialize_all = "snake_case")
)]
#[expect(missing_docs, reason = "fields such as name and key say what they are")]
pub enum LibraryRequest {
    /// Returns the list of tables.
    Tables,
    /// Returns the default set-up of a game.
    DefaultSetup {
        game: String,
        /// The number of players.
        seats: u8,
        /// True for a game that programs play.
        #[serde(default)]
        #[ts(as = "Option<bool>", optional)]
        programs: bool,
    },
    /// Sets up a table. A repeated request with the same id returns the same table.
    NewTable {
        /// The request's id, for retries: 1 to 64 bytes. A screen always sends one.
        #[serde(default)]
        #[ts(type = "string")]
        id: Option<String>,
        game: String,
        /// Names and sides, by seat.
        seating: Vec<Chair>,
        /// The answerers of chance questions.
        answering: Answering,
        /// The ids of the rules that the table waives for good.
        #[serde(default)]
        #[ts(as = "Option<Vec<String>>", optional)]
        waivers: Vec<String>,
        /// True if the game suggests plans to players.
        #[serde(default)]
        #[ts(as = "Option<bool>", optional)]
        suggestions: bool,
        /// The set-up in the game's own format.
        #[ts(type = "unknown")]
        setup: Value,
    },
    /// Sets up a demo table. Its players' names are not stored. The table answers chance questions, so that the script
    /// decides them.
    NewDemo {
        /// The request's id, for retries.
        #[serde(default)]
        #[ts(type = "string")]
        id: Option<String>,
        game: String,
        /// Names and sides, by seat.
        seating: Vec<Chair>,
        /// The set-up in the game's own format.
        #[ts(type = "unknown")]
        setup: Value,
    },
    /// Sets up the same game again with the same players.
    Rematch {
        /// The request's id, for retries.
        #[serde(default)]
        #[ts(type = "string")]
        id: Option<String>,
        /// The table of the earlier game.
        table: u32,
    },
    /// Sets the name of a table, whether it is archived, where it was played, and a note. Only 32 characters of the name
    /// are stored. A longer location or note is refused. Without them, the stored ones stay.
    Label {
        table: u32,
        name: String,
        filed: bool,
        /// Where the game was played: at most 60 characters.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        location: Option<String>,
        /// At most 500 characters, in lines.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        note: Option<String>,
    },
    /// Deletes a table for good.
    Delete { table: u32 },
    /// Returns the rules register of a game.
    Rules { game: String },
    /// Returns the games that programs can play on this device.
    ProgramGames,
    /// Returns statistics over finished games. While they are being computed, the reply is the progress, and the client
    /// asks again.
    Statistics { filter: StatisticsFilter },
    /// Returns the names of players, the latest first.
    People,
    /// Returns all persons who have played, with all their names.
    Persons,
    /// Makes a name stand for a person: a known one, which merges the two, or an unknown one, which renames the person.
    /// With `null` the name stands for itself again. Records stay unchanged.
    JoinPerson {
        name: String,
        #[serde(deserialize_with = "kernel::said")]
        person: Option<String>,
    },
    /// Excludes a person from statistics, or includes them again.
    LeaveOut { person: String, out: bool },
    /// Returns the stored groups, by name.
    Groups,
    /// Returns the players of a table as an unnamed group, with all that a rematch needs.
    GroupOf { table: u32 },
    /// Stores a group, replacing one of the same name.
    KeepGroup { group: Box<Group> },
    /// Deletes a group.
    DropGroup { name: String },
    /// Returns the preferences stored on this device.
    Preferences,
    /// Stores a preference on this device.
    SetPreference {
        key: String,
        /// The text, at most 4 kB.
        value: String,
    },
    /// Returns the unacknowledged corruption reports.
    Losses,
    /// Deletes reports that a user has read.
    LossesRead { losses: Vec<u32> },
}

impl LibraryRequestKind {
    /// Returns the rights needed to send it.
    pub const fn access(self) -> Access {
        match self {
            Self::Tables | Self::DefaultSetup | Self::NewTable | Self::Label | Self::People => {
                Access::of(DeviceAccess::TablesScreen).and_organiser()
            }
            Self::NewDemo => Access::of(DeviceAccess::TablesScreen),
            Self::Rematch => Access::of(DeviceAccess::Rematches).and_organiser(),
            Self::Delete => Access::of(DeviceAccess::Host).and_organiser(),
            Self::Rules | Self::ProgramGames => Access::of(DeviceAccess::Anyone).and_organiser(),
            Self::Statistics
            | Self::Persons
            | Self::JoinPerson
            | Self::LeaveOut
            | Self::Groups
            | Self::GroupOf
            | Self::KeepGroup
            | Self::DropGroup
            | Self::Preferences
            | Self::SetPreference
            | Self::Losses
            | Self::LossesRead => Access::of(DeviceAccess::Host),
        }
    }
}

impl LibraryRequest {
    /// Returns the parts of the request that decide whether a device may send it.
    pub(crate) fn subject(&self) -> Subject {
        match self {
            Self::Tables
            | Self::DefaultSetup { .. }
            | Self::NewTable { .. }
            | Self::NewDemo { .. }
            | Self::Rules { .. }
            | Self::ProgramGames
            | Self::Statistics { .. }
            | Self::People
            | Self::Persons
            | Self::JoinPerson { .. }
            | Self::LeaveOut { .. }
            | Self::Groups
            | Self::KeepGroup { .. }
            | Self::DropGroup { .. }
            | Self::Preferences
            | Self::SetPreference { .. }
            | Self::Losses
            | Self::LossesRead { .. } => Subject::default(),
            Self::Rematch { table, .. }
            | Self::Label { table, .. }
            | Self::Delete { table, .. }
            | Self::GroupOf { table, .. } => Subject { table: Some(*table), ..Subject::default() },
        }
    }
}
