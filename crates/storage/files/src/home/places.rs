//! The names of the backend's folders, and the conversion of its errors.

use std::io;

use app_core::storage::StoreError;

/// The quarantine folder.
pub(super) const ASIDE: &str = "damaged";

/// The folder of the tables' files.
pub(super) const TABLES: &str = "tables";

/// A failure whose outcome is unknown.
pub(super) fn unknown(error: io::Error) -> StoreError {
    StoreError::Unknown(Box::new(error))
}
