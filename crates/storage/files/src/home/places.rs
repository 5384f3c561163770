//! The names of the backend's folders, and the conversion of its errors.

use std::io;

use app_core::storage::StoreError;

/// The quarantine folder.
pub(super) const ASIDE: &str = "damaged";

/// The folder of the tables' files.
pub(super) const TABLES: &str = "tables";

/// The highest valid number of a table, a device, a report or a file. A higher one is damage: nothing counts on from it.
pub(super) const MOST_NUMBER: u32 = i32::MAX as u32;

/// A failure whose outcome is unknown.
pub(super) fn unknown(error: io::Error) -> StoreError {
    StoreError::Unknown(Box::new(error))
}
