//! The settings in a storage backend: preferences, persons and groups.

use crate::games::Games;
use crate::storage::StorageBackend;

pub(crate) mod people;
pub(crate) mod preferences;

/// The settings in a storage backend.
pub(crate) struct Settings<'a> {
    records: &'a dyn StorageBackend,
    games: Games,
}

impl<'a> Settings<'a> {
    pub(crate) fn new(records: &'a dyn StorageBackend, games: Games) -> Self {
        Self { records, games }
    }
}
