//! Records and backups that leave or enter: files, exports, imports, daily backups.

pub(crate) mod backup;
pub(crate) mod daily_backups;
pub(crate) mod export;
pub(crate) mod files;
pub(crate) mod import;
