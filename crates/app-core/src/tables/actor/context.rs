//! What all rooms of a host share.

use std::sync::Arc;
use std::time::Duration;

use crate::games::Games;
use crate::storage::StorageBackend;
use crate::supervision::Supervisor;

/// What all rooms of a host share.
#[derive(Clone)]
pub(crate) struct RoomContext {
    pub records: Arc<dyn StorageBackend>,
    pub games: Games,
    /// How long a room without watchers and requests stays open.
    pub quiet: Duration,
    pub supervisor: Supervisor,
}
