//! Losses and results of battles, for the exact odds that each game computes by its own rules.

use serde::Serialize;
use ts_rs::TS;

/// The possible losses in one round of a battle.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, TS)]
pub struct Losses {
    /// The number of sailors that the attacker loses.
    pub attacker: u8,
    /// The number of sailors that the defender loses.
    pub defender: u8,
    /// The probability of these losses together, from 0 to 1.
    pub probability: f64,
}

/// A possible end of a battle that is fought to the end.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, TS)]
pub struct Survivors {
    /// The number of sailors left to the attacker.
    pub attacker: u8,
    /// The number of sailors left to the defender.
    pub defender: u8,
    /// The probability of this end, from 0 to 1.
    pub probability: f64,
}
