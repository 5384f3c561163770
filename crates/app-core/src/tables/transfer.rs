//! Import and export of records and backups: files, daily backups.

pub(crate) mod backup;
pub(crate) mod daily_backups;
pub(crate) mod export;
pub(crate) mod files;
pub(crate) mod import;
