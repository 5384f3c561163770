//! The consequences of a command.

use kernel::{Consequence, Seat};
use serde::Serialize;
use ts_rs::TS;

use crate::words::{Ducats, Galley, Good, PortId};

/// The costs, gains and losses of a command.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, TS)]
#[ts(rename = "Stakes")]
pub struct Consequences {
    /// Ducats paid.
    pub costs: Ducats,
    /// Ducats earned.
    pub brings: Ducats,
    /// The player who is paid; `None` for the bank.
    pub to: Option<Seat>,
    /// The player's own galley that sinks (`PLACE-1`, `TAKE-1`).
    pub sinks: Option<Galley>,
    /// The goods that are lost, and the number of pieces.
    pub loses: Option<(Good, u8)>,
    /// Number of sailors that are lost.
    pub strands: u8,
    /// The player's own port that loses its whole garrison (`HOLD-1`).
    pub bares: Option<PortId>,
    /// True if the command begins a battle.
    pub attacks: bool,
    /// The available action that is forgone.
    pub leaves: Option<Undone>,
}

/// An action forgone at the end of a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(tag = "undone", rename_all = "snake_case")]
#[expect(missing_docs, reason = "fields such as galleys and port say what they are")]
pub enum Undone {
    /// Every action of phase 2: nothing was done.
    All,
    /// Moves of galleys that could still move.
    Voyages { galleys: u8 },
    /// A landing that would take this port.
    Landing { port: PortId },
    /// A sale, the most lucrative one available.
    Sale { good: Good, ducats: Ducats },
}

impl Consequence for Consequences {
    fn needs_confirmation(&self) -> bool {
        let lost = self.sinks.is_some() || self.loses.is_some() || self.strands > 0 || self.bares.is_some();
        lost || self.attacks || self.leaves.is_some()
    }
}
