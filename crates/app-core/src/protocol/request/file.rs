//! Requests about files: exports, imports, backups.

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
    doc = "The kinds of requests about files.",
    derive(strum::VariantArray, strum::IntoStaticStr),
    strum(serialize_all = "snake_case")
)]
#[expect(missing_docs, reason = "the fields table, format and evening say what they are")]
pub enum FileRequest {
    /// Exports a record as a file.
    Export { table: u32 },
    /// Exports a diagnostic file for developers: the spectator's view of a table, versions, and the log. The file holds
    /// no secrets.
    Report {
        /// The table in question, if there is one.
        table: Option<u32>,
    },
    /// Exports the play of one table for another program.
    Play {
        table: u32,
        format: PlaysFormat,
        /// The names of the games in the file, by id.
        games: BTreeMap<String, GameNamed>,
        /// The offset of the reader's clock from UTC, in minutes east.
        zone: i32,
    },
    /// Exports the plays of all tables for another program. The client repeats the request with the same id until it is
    /// done.
    Plays {
        /// The request's id.
        id: String,
        format: PlaysFormat,
        /// The names of the games in the file, by id. A game without a name keeps its id.
        games: BTreeMap<String, GameNamed>,
        /// The offset of the reader's clock from UTC, in minutes east.
        zone: i32,
    },
    /// Exports an evening as a calendar file.
    Evening { evening: Evening },
    /// Uploads a part of a file. Parts come in order; a part that is stored already is ignored.
    Send {
        /// The file's id among those in transfer: 1 to 64 bytes.
        parcel: String,
        /// The number of the part, from 0.
        part: u32,
        /// The content of the part, at most 512 KiB.
        text: String,
    },
    /// Imports an uploaded file: a record, or a backup. A game of a backup is skipped if a stored game begins with all
    /// its lines. The client repeats the request with the same id until it is done.
    TakeIn {
        /// The request's id.
        id: String,
        /// The id of the file.
        parcel: String,
        /// The number of its parts.
        parts: u32,
        /// True to import a faulty record up to the fault.
        sound_part: bool,
        /// True if the backup is the host's own, so that its devices are restored.
        own: bool,
        /// True to import a record as another game, even if it is stored here already.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        #[ts(as = "Option<bool>", optional)]
        copy: bool,
    },
    /// Downloads a part of a file that was made here.
    Fetch {
        /// The id of the file.
        parcel: String,
        /// The number of the part, from 0.
        part: u32,
    },
    /// Exports all tables as one file. The client repeats the request with the same id until it is done.
    Backup {
        /// The request's id.
        id: String,
    },
    /// Returns the setting of daily backups and the existing ones.
    DailyBackups,
    /// Moves daily backups to another folder, which is checked at once; the first backup is made there immediately. The
    /// client repeats the request with the same id until it is done.
    KeepDailyBackups {
        /// The request's id.
        id: String,
        /// The absolute path, created if only its last folder is missing. `null` ends daily backups.
        #[serde(deserialize_with = "kernel::said")]
        folder: Option<String>,
    },
    /// Restores what is missing here from a daily backup: games, and lost entries of a stored game. The client repeats
    /// the request with the same id until it is done.
    RestoreDaily {
        /// The request's id.
        id: String,
        /// The file name of the backup.
        name: String,
    },
}

impl FileRequestKind {
    /// Returns the rights needed to send it.
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
    /// Returns the parts of the request that decide whether a device may send it.
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
