//! The battery of the machine that stores the tables.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// A reading of the battery.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Battery {
    /// The charge in percent, 0 to 100.
    pub percent: u8,
    /// True if the battery discharges because nothing charges it.
    pub discharging: bool,
}
