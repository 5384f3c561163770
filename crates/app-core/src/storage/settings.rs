//! The contract of settings: remembered names, groups, hosted tables and daily backups; and the preference keys
//! under which earlier releases kept them, because backups still carry names and groups under those.

use async_trait::async_trait;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use crate::storage::StoreResult;

/// What is remembered of a player's name. Its JSON is that of backups.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RememberedName {
    pub name: String,
    /// The name that it stands for.
    #[serde(rename = "is", default, skip_serializing_if = "Option::is_none")]
    pub stands_for: Option<String>,
    /// Whether statistics leave this player out.
    #[serde(rename = "out", default, skip_serializing_if = "std::ops::Not::not")]
    pub left_out: bool,
}

impl RememberedName {
    /// Whether it says nothing, so that it need not be stored.
    pub fn is_blank(&self) -> bool {
        self.stands_for.is_none() && !self.left_out
    }
}

/// A group as it is stored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredGroup {
    pub name: String,
    /// The whole group as JSON, its name included.
    pub group: String,
}

/// Settings of a place. Every call may safely be repeated.
#[async_trait]
pub trait SettingsStore: Send + Sync {
    /// Every remembered name, in the order of the names' bytes.
    async fn remembered_names(&self) -> StoreResult<Vec<RememberedName>>;

    /// Stores what is remembered of a name, in place of what was stored before.
    async fn remember_name(&self, name: &RememberedName) -> StoreResult<()>;

    /// Deletes what is remembered of a name, if anything is.
    async fn forget_name(&self, name: &str) -> StoreResult<()>;

    /// Every group, in the order of the names' bytes.
    async fn groups(&self) -> StoreResult<Vec<StoredGroup>>;

    /// Stores a group, in place of the one of the same name.
    async fn store_group(&self, group: &StoredGroup) -> StoreResult<()>;

    /// Deletes the group of a name, if there is one.
    async fn delete_group(&self, name: &str) -> StoreResult<()>;

    /// The tables that were stored last as hosted, in that order. They need not exist any more.
    async fn hosted_tables(&self) -> StoreResult<Vec<u32>>;

    /// Stores which tables are hosted, in place of all that were.
    async fn set_hosted_tables(&self, tables: &[u32]) -> StoreResult<()>;

    /// The setting of daily backups, as the program that makes them wrote it; `None` if it was never set.
    async fn daily_backups(&self) -> StoreResult<Option<String>>;

    /// Stores the setting of daily backups, in place of the earlier one.
    async fn set_daily_backups(&self, setting: &str) -> StoreResult<()>;
}

const PREFIX: &str = "kept.";
const NAME_PREFIX: &str = "kept.person.";
const GROUP_PREFIX: &str = "kept.group.";
const HOSTED_TABLES: &str = "hosted";
const DAILY_BACKUPS: &str = "daily-backups";

/// Whether earlier releases kept a setting under this preference key. No preference may have such a key.
pub fn is_settings_key(key: &str) -> bool {
    key.starts_with(PREFIX) || [HOSTED_TABLES, DAILY_BACKUPS].contains(&key)
}

/// A setting that earlier releases kept under a preference key.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum KeyedSetting {
    Name(RememberedName),
    /// The key under which a name or a group was dropped: it had an empty text then.
    Dropped(String),
    Group(StoredGroup),
    HostedTables(Vec<u32>),
    DailyBackups(String),
}

impl KeyedSetting {
    /// Reads a setting by its key; `None` for other keys, and for texts that are no such setting.
    pub fn read(key: &str, value: &str) -> Option<Self> {
        /// A group, as far as it is read here.
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

/// The preference key under which backups carry what is remembered of a name.
pub fn key_of_name(name: &str) -> String {
    key_of(NAME_PREFIX, name)
}

/// The preference key under which backups carry the group of a name.
pub fn key_of_group(name: &str) -> String {
    key_of(GROUP_PREFIX, name)
}

/// Hashed, because a name may be longer than a key.
fn key_of(prefix: &str, name: &str) -> String {
    format!("{prefix}{}", hex::encode(&Sha256::digest(name)[..16]))
}
