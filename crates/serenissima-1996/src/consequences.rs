//! What is at stake in a command.

use kernel::{Consequence, Seat};
use serde::Serialize;
use ts_rs::TS;

use crate::words::{Ducats, Galley, Good, PortId};

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
    /// The player's own galley that sinks with it (`PLACE-1`, `TAKE-1`).
    pub sinks: Option<Galley>,
    /// The goods that are lost, of which so many.
    pub loses: Option<(Good, u8)>,
    /// Sailors that are lost.
    pub strands: u8,
    /// The player's own port that is left without garrison (`HOLD-1`).
    pub bares: Option<PortId>,
    /// A battle begins with it.
    pub attacks: bool,
    /// What could still be done, and is not.
    pub leaves: Option<Undone>,
}

/// What is left undone at the end of a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(tag = "undone", rename_all = "snake_case")]
pub enum Undone {
    /// Phase 2, in which nothing was done.
    All,
    /// Galleys that could still move.
    Voyages { galleys: u8 },
    /// A port that could be taken.
    Landing { port: PortId },
    /// A sale, the best there is.
    Sale { good: Good, ducats: Ducats },
}

impl Consequence for Consequences {
    fn needs_confirmation(&self) -> bool {
        let lost = self.sinks.is_some() || self.loses.is_some() || self.strands > 0 || self.bares.is_some();
        lost || self.attacks || self.leaves.is_some()
    }
}
