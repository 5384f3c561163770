//! The services of the host that are restarted when they end.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// A service whose failure does not stop the game on the host's screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Service {
    /// Accepts the connections of phones. While it is stopped, no phone is connected.
    Listener,
    /// Tracks the network addresses of this machine. While it is stopped, the codes may name an old one.
    Addresses,
    /// Makes the daily backups.
    Backups,
}
