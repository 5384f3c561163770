//! Provenance of printed values.

use serde::{Deserialize, Serialize};

/// How surely a printed value is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
#[serde(rename_all = "lowercase")]
pub enum Surety {
    /// Stated by the rules, by a clear source, or confirmed by the owner of the box.
    Confirmed,
    /// A playable assumption.
    Assumed,
}

/// A printed value, how surely it is known, and where that comes from.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
#[serde(deny_unknown_fields)]
pub struct Known<T> {
    /// The value that the rules use.
    pub value: T,
    /// Confirmed or assumed.
    pub sure: Surety,
    /// One line: where the value comes from.
    pub source: String,
}

impl<T> Known<T> {
    /// Whether this value is only assumed.
    pub fn is_assumed(&self) -> bool {
        self.sure == Surety::Assumed
    }
}
