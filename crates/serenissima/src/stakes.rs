//! What is at stake in a command.

use kernel::Seat;
use serde::Serialize;

use crate::words::{Ducats, Galley, Good};

/// What a command costs or brings at once, and what it destroys.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Stakes {
    /// Ducats that are paid.
    pub costs: Ducats,
    /// Ducats that are earned.
    pub brings: Ducats,
    /// Which player is paid, when it is not the bank.
    pub to: Option<Seat>,
    /// The own galley that is lost with it (`LOAD-5`).
    pub sinks: Option<Galley>,
    /// The cube that is lost.
    pub loses: Option<Good>,
    /// Dice fall, which nothing takes back.
    pub rolls: bool,
}
