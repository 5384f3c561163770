//! The battery of the machine that holds the tables.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// A battery as it was read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Battery {
    /// What is left of it: 0 to 100.
    pub percent: u8,
    /// Whether it is running down: nothing charges it.
    pub discharging: bool,
}
