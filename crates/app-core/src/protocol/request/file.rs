//! A request about files: exports, imports, backups.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::{Access, DeviceAccess, Subject};
use crate::protocol::{Evening, GameNamed, PlaysFormat};

/// A request about files: exports, imports, backups.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, strum::EnumDiscriminants)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[ts(tag = "type", rename_all = "snake_case")]
#[strum_discriminants(
    name(FileRequestKind),
    derive(strum::VariantArray, strum::IntoStaticStr),
    strum(serialize_all = "snake_case")
)]
pub enum FileRequest {
    /// The record as a file.
    Export { table: u32 },
    /// A diagnostic file for developers: what a spectator may know of a table, versions, and the program's log. It
    /// holds no secrets.
    Report {
        /// The table that it is about, if it is about one.
        table: Option<u32>,
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
    /// An evening as a file for calendars.
    Evening { evening: Evening },
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
    /// A part of a file that was made here.
    Fetch {
        /// The file.
        parcel: String,
        /// Which part, from 0.
        part: u32,
    },
    /// Makes one file of all tables. Sent again with the same id until it is done.
    Backup {
        /// The request's id.
        id: String,
    },
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
}

impl FileRequestKind {
    /// Who may send it.
    pub const fn access(self) -> Access {
        match self {
            Self::Export | Self::Play => Access::of(DeviceAccess::AtTable),
            Self::Report
            | Self::Plays
            | Self::Fetch
            | Self::Backup
            | Self::DailyBackups
            | Self::KeepDailyBackups
            | Self::RestoreDaily => Access::of(DeviceAccess::Host),
            Self::Evening | Self::Send | Self::TakeIn => Access::of(DeviceAccess::TablesScreen),
        }
    }
}

impl FileRequest {
    /// What of it decides whether a device may send it.
    pub(crate) fn subject(&self) -> Subject {
        match self {
            Self::Export { table, .. } | Self::Play { table, .. } => {
                Subject { table: Some(*table), ..Subject::default() }
            }
            Self::Report { .. }
            | Self::Plays { .. }
            | Self::Evening { .. }
            | Self::Send { .. }
            | Self::Fetch { .. }
            | Self::Backup { .. }
            | Self::DailyBackups
            | Self::KeepDailyBackups { .. }
            | Self::RestoreDaily { .. } => Subject::default(),
            Self::TakeIn { own, .. } => Subject { host_only: *own, ..Subject::default() },
        }
    }
}
