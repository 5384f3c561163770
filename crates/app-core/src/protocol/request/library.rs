//! A request about all games of this device, the people who play them, and the settings.

use kernel::{Answering, Chair};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;

use super::{Access, DeviceAccess, Subject};
use crate::protocol::{Group, StatisticsFilter};

/// A request about all games of this device, the people who play them, and the settings.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, strum::EnumDiscriminants)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[ts(tag = "type", rename_all = "snake_case")]
#[strum_discriminants(
    name(LibraryRequestKind),
    derive(strum::VariantArray, strum::IntoStaticStr),
    strum(serialize_all = "snake_case")
)]
pub enum LibraryRequest {
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
    /// Sets up a demo table. Its players' names are not remembered, and the table answers chance questions, so that
    /// everything happens as scripted.
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
    /// Writes a name on a table, of which 32 characters are kept, and files it away or takes it out again.
    Label { table: u32, name: String, filed: bool },
    /// Deletes a table for good.
    Delete { table: u32 },
    /// The rules register of a game.
    Rules { game: String },
    /// Statistics over finished games. While they are being computed, the reply is the progress, and the client asks
    /// again.
    Statistics { filter: StatisticsFilter },
    /// The names of people who have played, the latest first.
    People,
    /// Everybody who has played, with all their names.
    Persons,
    /// From now on a name stands for a person, who may be known by that name already or not. This joins two names, or
    /// renames a person. `null`: the name stands for itself again. No record is changed.
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
    /// The unacknowledged corruption reports.
    Losses,
    /// Deletes reports that a user has read.
    LossesRead { losses: Vec<u32> },
}

impl LibraryRequestKind {
    /// Who may send it.
    pub const fn access(self) -> Access {
        match self {
            Self::Tables | Self::DefaultSetup | Self::NewTable | Self::Label | Self::People => {
                Access::of(DeviceAccess::TablesScreen).and_organiser()
            }
            Self::NewDemo => Access::of(DeviceAccess::TablesScreen),
            Self::Rematch => Access::of(DeviceAccess::Rematches).and_organiser(),
            Self::Delete => Access::of(DeviceAccess::Host).and_organiser(),
            Self::Rules => Access::of(DeviceAccess::Anyone).and_organiser(),
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
    /// What of it decides whether a device may send it.
    pub(crate) fn subject(&self) -> Subject {
        match self {
            Self::Tables
            | Self::DefaultSetup { .. }
            | Self::NewTable { .. }
            | Self::NewDemo { .. }
            | Self::Rules { .. }
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
