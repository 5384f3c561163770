//! The contract of settings: stored names, groups, hosted tables and daily backups.
//!
//! It also defines the preference keys of earlier releases, because backups still store names and groups under them.

use async_trait::async_trait;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use crate::storage::StoreResult;

/// The settings of a player's name. Its JSON form is that of backups.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RememberedName {
    /// The remembered name, as the user typed it.
    pub name: String,
    /// The person's name for which this name stands.
    #[serde(rename = "is", default, skip_serializing_if = "Option::is_none")]
    pub stands_for: Option<String>,
    /// True if statistics exclude this player.
    #[serde(rename = "out", default, skip_serializing_if = "std::ops::Not::not")]
    pub left_out: bool,
}

impl RememberedName {
    /// True if the value holds no setting and need not be stored.
    pub fn is_blank(&self) -> bool {
        self.stands_for.is_none() && !self.left_out
    }
}

/// A stored group.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredGroup {
    /// The group's name, which identifies it.
    pub name: String,
    /// The whole group as JSON, including its name.
    pub group: String,
}

/// Settings of a storage backend. All calls are idempotent.
#[async_trait]
pub trait SettingsStore: Send + Sync {
    /// Returns the settings of all names, in the byte order of the names.
    async fn remembered_names(&self) -> StoreResult<Vec<RememberedName>>;

    /// Stores the settings of a name, replacing earlier ones.
    async fn remember_name(&self, name: &RememberedName) -> StoreResult<()>;

    /// Deletes the settings of a name, if there are any.
    async fn forget_name(&self, name: &str) -> StoreResult<()>;

    /// Returns all groups, in the byte order of the names.
    async fn groups(&self) -> StoreResult<Vec<StoredGroup>>;

    /// Stores a group, replacing the one of the same name.
    async fn store_group(&self, group: &StoredGroup) -> StoreResult<()>;

    /// Deletes the group of this name, if there is one.
    async fn delete_group(&self, name: &str) -> StoreResult<()>;

    /// Returns the tables last stored as hosted, in that order. They may have been deleted.
    async fn hosted_tables(&self) -> StoreResult<Vec<u32>>;

    /// Stores the set of hosted tables, replacing the earlier one.
    async fn set_hosted_tables(&self, tables: &[u32]) -> StoreResult<()>;

    /// Returns the setting of daily backups, as the backup program wrote it; `None` if it was never set.
    async fn daily_backups(&self) -> StoreResult<Option<String>>;

    /// Stores the setting of daily backups, replacing the earlier one.
    async fn set_daily_backups(&self, setting: &str) -> StoreResult<()>;
}

const PREFIX: &str = "kept.";
const NAME_PREFIX: &str = "kept.person.";
const GROUP_PREFIX: &str = "kept.group.";
const HOSTED_TABLES: &str = "hosted";
const DAILY_BACKUPS: &str = "daily-backups";

/// True if earlier releases stored a setting under this preference key. No preference may have such a key.
pub fn is_settings_key(key: &str) -> bool {
    key.starts_with(PREFIX) || [HOSTED_TABLES, DAILY_BACKUPS].contains(&key)
}

/// A setting that earlier releases stored under a preference key.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum KeyedSetting {
    /// A remembered name, which belongs to a past player.
    Name(RememberedName),
    /// The key of a deleted name or group, which had an empty text.
    Dropped(String),
    /// A group that plays together.
    Group(StoredGroup),
    /// The ids of the tables that were open to phones.
    HostedTables(Vec<u32>),
    /// The settings of daily backups, as JSON text.
    DailyBackups(String),
}

impl KeyedSetting {
    /// Reads a setting by its key. Returns `None` for other keys, and for texts that are not such a setting.
    pub fn read(key: &str, value: &str) -> Option<Self> {
        /// The only part of a group that is parsed here.
        #[derive(Deserialize)]
        struct Named {
            name: String,
        }
        let (is_name, is_group) = (key.starts_with(NAME_PREFIX), key.starts_with(GROUP_PREFIX));
        match key {
            HOSTED_TABLES => {
                let tables = value.split_whitespace().filter_map(|table| table.parse().ok());
                Some(Self::HostedTables(tables.collect()))
            }
            DAILY_BACKUPS => Some(Self::DailyBackups(value.to_owned())),
            _ if (is_name || is_group) && value.is_empty() => Some(Self::Dropped(key.to_owned())),
            _ if is_name => {
                let name: RememberedName = serde_json::from_str(value).ok()?;
                (!name.is_blank()).then_some(Self::Name(name))
            }
            _ if is_group => {
                let Named { name } = serde_json::from_str(value).ok()?;
                Some(Self::Group(StoredGroup { name, group: value.to_owned() }))
            }
            _ => None,
        }
    }
}

/// Returns the preference key under which backups store the settings of a name.
pub fn key_of_name(name: &str) -> String {
    key_of(NAME_PREFIX, name)
}

/// Returns the preference key under which backups store the group of a name.
pub fn key_of_group(name: &str) -> String {
    key_of(GROUP_PREFIX, name)
}

/// Returns the key of a name. The name is hashed, because it may be longer than a key.
fn key_of(prefix: &str, name: &str) -> String {
    format!("{prefix}{}", hex::encode(&Sha256::digest(name)[..16]))
}
