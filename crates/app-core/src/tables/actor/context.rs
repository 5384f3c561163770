//! The state shared by all rooms of a host.

use std::sync::{Arc, OnceLock};
use std::time::Duration;

use crate::games::Games;
use crate::storage::StorageBackend;
use crate::supervision::Supervisor;
use crate::tables::actor::programs::ProgramPlayers;

/// The state shared by all rooms of a host.
#[derive(Clone)]
pub(crate) struct RoomContext {
    pub records: Arc<dyn StorageBackend>,
    pub games: Games,
    /// The time after which a room without watchers and requests closes.
    pub quiet: Duration,
    pub supervisor: Supervisor,
    /// The program players, once attached.
    pub programs: Arc<OnceLock<Box<dyn ProgramPlayers>>>,
    /// The time from a program's question to its answer, unless it thinks longer.
    pub program_pause: Duration,
    /// The time limit of each step of a round of the shared seed.
    pub round_time: Duration,
}
