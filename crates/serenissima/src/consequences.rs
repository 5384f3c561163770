//! The consequences of a command.

use kernel::{Consequence, Seat};
use serde::Serialize;
use ts_rs::TS;

use crate::words::{Ducats, Galley, Good};

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
    /// The player's own galley that sinks (`LOAD-5`).
    pub sinks: Option<Galley>,
    /// The cube that is lost.
    pub loses: Option<Good>,
    /// True if the command begins a battle.
    pub attacks: bool,
    /// The available action that is forgone.
    pub leaves: Option<Undone>,
}

/// An action forgone at the end of an activation or of a battle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(tag = "undone", rename_all = "snake_case")]
#[expect(missing_docs, reason = "the fields good, ducats and cubes say what they are")]
pub enum Undone {
    /// Every action: the galley has done nothing yet.
    All,
    /// A voyage after loading.
    Voyage,
    /// A sale, the most lucrative one available.
    Sale { good: Good, ducats: Ducats },
    /// Loot that fits aboard.
    Loot { cubes: u8 },
}

impl Consequence for Consequences {
    fn needs_confirmation(&self) -> bool {
        self.attacks || self.sinks.is_some() || self.leaves.is_some()
    }
}
