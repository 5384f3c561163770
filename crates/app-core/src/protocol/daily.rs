//! Backups that the program makes by itself, at most one a day.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::Problem;

/// The setting of daily backups on the machine that stores the tables, and the existing backups.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct DailyBackups {
    /// The folder for backups; `None` if none are made.
    pub folder: Option<String>,
    /// The default folder.
    pub usual: String,
    /// The backups in the folder, the latest first.
    pub kept: Vec<DailyBackup>,
    /// The error of the last attempt; `None` after a success.
    pub failed: Option<Problem>,
}

/// One existing backup.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct DailyBackup {
    /// The file name, by which the backup is restored.
    pub name: String,
    /// The day of the backup in UTC: `2026-03-01`.
    pub day: String,
    /// The number of tables in it.
    pub tables: u32,
    /// The size in kilobytes, rounded up.
    pub kilobytes: u32,
    /// True if this device made the backup, and not another device that uses the same folder.
    pub own: bool,
}

/// The reason why a folder cannot be used for backups.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum FolderFault {
    /// The path is not absolute.
    Relative,
    /// The folder does not exist and cannot be created, because its parent is missing.
    Gone,
    /// The disk is full.
    Full,
    /// This program cannot write to the folder.
    Closed,
    /// Any other error.
    Unusable,
}
