//! Preferences: short texts that a device remembers, each under a key.

use crate::problems::{not_found, outcome_unknown};
use crate::protocol::{Problem, Reply, Resource};
use crate::retry::retry_until_known;
use crate::settings::Settings;
use crate::storage::is_settings_key;

/// Preferences that say which table of a game is its demo begin so.
const DEMO: &str = "demo-";

/// The longest text that is remembered as a preference, in bytes.
const LONGEST_PREFERENCE: usize = 4_096;

/// The longest key that it is remembered under, in bytes.
const LONGEST_KEY: usize = 64;

impl Settings<'_> {
    pub(crate) async fn prefer(&self, key: &str, value: &str) -> Result<Reply, Problem> {
        if !is_preference(key, value) {
            return Err(Problem::TooLong);
        }
        if is_settings_key(key) {
            return Err(not_found(Resource::Preference));
        }
        retry_until_known(|| self.records.set_preference(key, value)).await.map_err(outcome_unknown)?;
        Ok(Reply::Done)
    }
}

/// Whether so much can be remembered.
pub(crate) fn is_preference(key: &str, value: &str) -> bool {
    key.len() <= LONGEST_KEY && value.len() <= LONGEST_PREFERENCE
}

/// Whether a preference says which table is the demo of a game. Backups carry none: tables have other ids elsewhere.
pub(crate) fn is_demo(key: &str) -> bool {
    key.starts_with(DEMO)
}
