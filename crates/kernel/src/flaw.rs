//! Flaws of a set-up, a board, a position or an audit.

use std::collections::BTreeMap;

use serde::Serialize;
use serde_json::Value;

/// A flaw: a code that the language files turn into a sentence, and its parameters.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ts_rs::TS)]
pub struct Flaw {
    /// The message key without its prefix, for example `name-twice` (shown as `flaw-name-twice`).
    pub flaw: &'static str,
    /// The message's parameters; a `seat` counts from 0.
    #[ts(type = "Record<string, string | number>")]
    pub with: BTreeMap<&'static str, Value>,
}

impl Flaw {
    /// Creates a flaw without parameters.
    pub fn new(flaw: &'static str) -> Self {
        Self { flaw, with: BTreeMap::new() }
    }

    /// Adds a parameter.
    #[must_use]
    pub fn with(mut self, key: &'static str, value: impl Into<Value>) -> Self {
        self.with.insert(key, value.into());
        self
    }
}
