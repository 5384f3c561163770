//! Preferences: short texts that a device stores, each under a key.

use crate::problems::{not_found, outcome_unknown};
use crate::protocol::{Problem, Reply, Resource};
use crate::retry::retry_until_known;
use crate::settings::Settings;
use crate::storage::is_settings_key;

/// The prefix of preferences that name the demo table of a game.
const DEMO: &str = "demo-";

/// The maximum length of a preference, in bytes.
const LONGEST_PREFERENCE: usize = 4_096;

/// The maximum length of its key, in bytes.
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

/// True if the key and the value are short enough.
pub(crate) fn is_preference(key: &str, value: &str) -> bool {
    key.len() <= LONGEST_KEY && value.len() <= LONGEST_PREFERENCE
}

/// True if the preference names the demo table of a game. Backups have none, because tables have other ids elsewhere.
pub(crate) fn is_demo(key: &str) -> bool {
    key.starts_with(DEMO)
}
