//! What is at stake in a command.

use kernel::{Consequence, Seat};
use serde::Serialize;
use ts_rs::TS;

use crate::words::{Ducats, Galley, Good};

/// What a command costs or brings at once, and what it destroys or gives away.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, TS)]
#[ts(rename = "Stakes")]
pub struct Consequences {
    /// Ducats that are paid.
    pub costs: Ducats,
    /// Ducats that are earned.
    pub brings: Ducats,
    /// Which player is paid, when it is not the bank.
    pub to: Option<Seat>,
    /// The player's own galley that is lost with it (`LOAD-5`).
    pub sinks: Option<Galley>,
    /// The cube that is lost.
    pub loses: Option<Good>,
    /// The cube is sold, and is the last of its kind aboard.
    pub last: Option<Good>,
    /// A battle begins with it.
    pub attacks: bool,
    /// What could still be done, and is not.
    pub leaves: Option<Undone>,
}

/// What is left undone at the end of an activation, or of a battle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(tag = "undone", rename_all = "snake_case")]
pub enum Undone {
    /// Everything: the galley has done nothing yet.
    All,
    /// The galley has loaded, and could sail.
    Voyage,
    /// A sale, the best there is.
    Sale { good: Good, ducats: Ducats },
    /// Loot for which there is room.
    Loot { cubes: u8 },
}

impl Consequence for Consequences {
    fn needs_confirmation(&self) -> bool {
        self.attacks || self.sinks.is_some() || self.last.is_some() || self.leaves.is_some()
    }
}
