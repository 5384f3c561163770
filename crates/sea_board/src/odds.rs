//! What battles may cost and come to, for the exact odds that each game works out by its own rules.

use serde::Serialize;
use ts_rs::TS;

/// What one round of a battle may cost.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, TS)]
pub struct Losses {
    /// Sailors that the attacker loses.
    pub attacker: u8,
    /// Sailors that the defender loses.
    pub defender: u8,
    /// How likely these losses are together, 0 to 1.
    pub probability: f64,
}

/// One end of a battle that is fought on.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, TS)]
pub struct Survivors {
    /// Sailors left to the attacker.
    pub attacker: u8,
    /// Sailors left to the defender.
    pub defender: u8,
    /// How likely this end is, 0 to 1.
    pub probability: f64,
}
