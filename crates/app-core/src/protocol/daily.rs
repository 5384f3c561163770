//! Backups that the program makes by itself, at most one a day.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::Problem;

/// How daily backups are kept on the machine that holds the tables.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct DailyBackups {
    /// The folder in which they are kept; none when none are made.
    pub folder: Option<String>,
    /// The default folder.
    pub usual: String,
    /// Those that lie in the folder, the latest first.
    pub kept: Vec<DailyBackup>,
    /// Why the last try came to nothing; none once one has succeeded.
    pub failed: Option<Problem>,
}

/// One existing backup.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct DailyBackup {
    /// The name of its file, by which it is restored.
    pub name: String,
    /// The day on which it was made, in UTC: `2026-03-01`.
    pub day: String,
    /// How many tables are in it.
    pub tables: u32,
    /// How large it is, in kilobytes, rounded up.
    pub kilobytes: u32,
    /// Whether it was made here, and not on another device that keeps its backups in the same folder.
    pub own: bool,
}

/// Why backups cannot be kept in a folder.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum FolderFault {
    /// It is no path from the root on.
    Relative,
    /// The folder does not exist and cannot be created, because its parent is missing.
    Gone,
    /// There is no room.
    Full,
    /// The folder is not writable for this program.
    Closed,
    /// Anything else.
    Unusable,
}
