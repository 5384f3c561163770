//! The state shared by all rooms of a host.

use std::sync::Arc;
use std::time::Duration;

use crate::games::Games;
use crate::storage::StorageBackend;
use crate::supervision::Supervisor;

/// The state shared by all rooms of a host.
#[derive(Clone)]
pub(crate) struct RoomContext {
    pub records: Arc<dyn StorageBackend>,
    pub games: Games,
    /// The time after which a room without watchers and requests closes.
    pub quiet: Duration,
    pub supervisor: Supervisor,
}
