//! Preferences: short texts that a device remembers, each under a key.

use crate::problems::{not_found, unsettled};
use crate::protocol::{Problem, Reply, Resource};
use crate::retry::insist;
use crate::settings::Settings;
use crate::settings::people::is_kept;

/// The preference that keeps which table is hosted.
pub(crate) const HOSTED: &str = "hosted";

/// The preference that keeps how daily backups are kept.
pub(crate) const DAILY: &str = "daily-backups";

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
        if is_kept(key) {
            return Err(not_found(Resource::Preference));
        }
        insist(|| self.records.prefer(key, value)).await.map_err(unsettled)?;
        Ok(Reply::Done)
    }
}

/// Whether so much can be remembered.
pub(crate) fn is_preference(key: &str, value: &str) -> bool {
    key.len() <= LONGEST_KEY && value.len() <= LONGEST_PREFERENCE
}

/// Whether what is remembered under this key is for each place to say: which tables are hosted, which are demos, and
/// the folder of daily backups.
pub(crate) fn is_of_this_place(key: &str) -> bool {
    key == HOSTED || key == DAILY || key.starts_with(DEMO)
}
