//! All data outside records, and its changes.

use std::collections::BTreeMap;

use app_core::protocol::{Damage, Loss, Role};
use app_core::storage::{
    EntryRef, KeyedSetting, Label, RememberedName, StoreResult, StoredDevice, StoredGroup, is_settings_key,
    key_of_group, key_of_name,
};
use kernel::Seat;
use serde::{Deserialize, Serialize};

use super::places::{MOST_NUMBER, unknown};

/// Metadata of a table, stored beside its record.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Card {
    pub game: String,
    /// Id of the request that created it.
    pub made_by: String,
    /// Hash of the first line.
    pub begins: String,
    /// Number and hash of the last line.
    pub last: (u32, String),
    pub seed: Option<String>,
    pub gone_to: Option<String>,
    pub label: Label,
    /// `None` if the last summary belonged to quarantined lines.
    pub summary: Option<String>,
}

impl Card {
    /// Returns the last entry of the record.
    pub fn last(&self) -> EntryRef {
        EntryRef { n: self.last.0, hash: self.last.1.clone() }
    }

    /// Copies the card with another end of the record.
    pub fn ending(&self, last: &EntryRef) -> Self {
        Self { last: (last.n, last.hash.clone()), ..self.clone() }
    }
}

/// A device and its table.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct DeviceAt {
    pub table: u32,
    pub name: String,
    pub role: Role,
    pub muted: bool,
    pub token: String,
    pub seen: String,
}

impl DeviceAt {
    pub fn new(table: u32, device: &StoredDevice) -> Self {
        let StoredDevice { id: _, name, role, muted, token, seen } = device.clone();
        Self { table, name, role, muted, token, seen }
    }

    pub fn told(&self, id: u32) -> StoredDevice {
        let Self { table: _, name, role, muted, token, seen } = self.clone();
        StoredDevice { id, name, role, muted, token, seen }
    }
}

/// An unacknowledged corruption report.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct LossAt {
    table: Option<u32>,
    found: String,
    damage: Damage,
}

/// One change. `None` as a value deletes the entry.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum Change {
    /// The highest id used so far.
    Given(u32),
    Table(u32, Option<Card>),
    Device(u32, Option<DeviceAt>),
    /// Game and id; then the board and the time of its change.
    Board(String, String, Option<(String, String)>),
    /// Name of a player, and the time of the last game.
    Person(String, String),
    /// Key and value. Earlier releases stored settings here too; reading such a line converts them.
    Preference(String, String),
    Name(String, Option<NameAt>),
    /// A group by its name, as JSON.
    Group(String, Option<String>),
    HostedTables(Vec<u32>),
    DailyBackups(String),
    Loss(u32, Option<LossAt>),
    Figures(u32, FiguresAt),
    /// Table and seat of an admitted device, and the time it was last seen.
    Reserved(u32, Seat, Option<String>),
}

/// A remembered name.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct NameAt {
    pub stands_for: Option<String>,
    pub left_out: bool,
}

impl NameAt {
    pub fn new(name: &RememberedName) -> Self {
        Self { stands_for: name.stands_for.clone(), left_out: name.left_out }
    }
}

/// Figures computed from a record with this end.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct FiguresAt {
    pub last: (u32, String),
    pub figures: String,
}

/// The state of all data outside records.
#[derive(Default)]
pub(super) struct State {
    pub given: u32,
    pub tables: BTreeMap<u32, Card>,
    pub devices: BTreeMap<u32, DeviceAt>,
    pub boards: BTreeMap<(String, String), (String, String)>,
    pub people: BTreeMap<String, String>,
    pub preferences: BTreeMap<String, String>,
    pub names: BTreeMap<String, NameAt>,
    pub groups: BTreeMap<String, String>,
    pub hosted_tables: Vec<u32>,
    pub daily_backups: Option<String>,
    losses: BTreeMap<u32, LossAt>,
    figures: BTreeMap<u32, FiguresAt>,
    pub reserved: BTreeMap<(u32, Seat), String>,
}

/// Inserts a value, or removes the key.
fn put<K: Ord, V>(map: &mut BTreeMap<K, V>, key: K, value: Option<V>) {
    match value {
        Some(value) => map.insert(key, value),
        None => map.remove(&key),
    };
}

impl State {
    /// Returns a number that no table, device or report ever had.
    pub fn next_number(&self) -> StoreResult<u32> {
        let last = self.given.max(self.losses.keys().last().copied().unwrap_or(0));
        if last < MOST_NUMBER { Ok(last + 1) } else { Err(unknown(std::io::Error::other("all numbers are used"))) }
    }

    /// Applies a change. A change of something with an invalid number is ignored.
    pub fn apply(&mut self, change: Change) {
        match change {
            Change::Given(number)
            | Change::Table(number, _)
            | Change::Device(number, _)
            | Change::Loss(number, _)
            | Change::Reserved(number, ..)
                if number > MOST_NUMBER => {}
            Change::Given(number) => self.given = self.given.max(number),
            Change::Table(id, card) => {
                // Figures of a record with another end are outdated.
                let ends = card.as_ref().map(|card| &card.last);
                if self.figures.get(&id).is_some_and(|kept| Some(&kept.last) != ends) {
                    self.figures.remove(&id);
                }
                put(&mut self.tables, id, card);
            }
            Change::Device(id, device) => put(&mut self.devices, id, device),
            Change::Board(game, id, board) => put(&mut self.boards, (game, id), board),
            Change::Reserved(table, seat, seen) => put(&mut self.reserved, (table, seat), seen),
            Change::Person(name, at) => put(&mut self.people, name, Some(at)),
            Change::Preference(key, value) if is_settings_key(&key) => self.apply_old_key(&key, &value),
            Change::Preference(key, value) => put(&mut self.preferences, key, Some(value)),
            Change::Name(name, said) => put(&mut self.names, name, said),
            Change::Group(name, group) => put(&mut self.groups, name, group),
            Change::HostedTables(tables) => self.hosted_tables = tables,
            Change::DailyBackups(setting) => self.daily_backups = Some(setting),
            Change::Loss(id, loss) => put(&mut self.losses, id, loss),
            Change::Figures(id, kept) => {
                if self.tables.get(&id).is_some_and(|card| card.last == kept.last) {
                    self.figures.insert(id, kept);
                }
            }
        }
    }

    /// Applies a setting under a preference key, as earlier releases wrote it. Ignores other keys.
    fn apply_old_key(&mut self, key: &str, value: &str) {
        match KeyedSetting::read(key, value) {
            Some(KeyedSetting::Name(one)) => {
                let said = NameAt::new(&one);
                self.names.insert(one.name, said);
            }
            Some(KeyedSetting::Group(StoredGroup { name, group })) => put(&mut self.groups, name, Some(group)),
            Some(KeyedSetting::Dropped(key)) => {
                self.names.retain(|name, _| key_of_name(name) != key);
                self.groups.retain(|name, _| key_of_group(name) != key);
            }
            Some(KeyedSetting::HostedTables(tables)) => self.hosted_tables = tables,
            Some(KeyedSetting::DailyBackups(setting)) => self.daily_backups = Some(setting),
            None => {}
        }
    }

    /// Returns the changes that produce this state from an empty one.
    pub fn changes(&self) -> impl Iterator<Item = Change> {
        let tables = self.tables.iter().map(|(id, card)| Change::Table(*id, Some(card.clone())));
        let devices = self.devices.iter().map(|(id, device)| Change::Device(*id, Some(device.clone())));
        let boards =
            self.boards.iter().map(|((game, id), board)| Change::Board(game.clone(), id.clone(), Some(board.clone())));
        let people = self.people.iter().map(|(name, at)| Change::Person(name.clone(), at.clone()));
        let preferences = self.preferences.iter().map(|(key, value)| Change::Preference(key.clone(), value.clone()));
        let names = self.names.iter().map(|(name, said)| Change::Name(name.clone(), Some(said.clone())));
        let groups = self.groups.iter().map(|(name, group)| Change::Group(name.clone(), Some(group.clone())));
        let hosted = (!self.hosted_tables.is_empty()).then(|| Change::HostedTables(self.hosted_tables.clone()));
        let daily = self.daily_backups.iter().map(|setting| Change::DailyBackups(setting.clone()));
        let losses = self.losses.iter().map(|(id, loss)| Change::Loss(*id, Some(loss.clone())));
        let figures = self.figures.iter().map(|(id, kept)| Change::Figures(*id, kept.clone()));
        let reserved =
            self.reserved.iter().map(|((table, seat), seen)| Change::Reserved(*table, *seat, Some(seen.clone())));
        let settings = preferences.chain(names).chain(groups).chain(hosted).chain(daily);
        let rest = devices.chain(boards).chain(people).chain(settings).chain(losses).chain(figures).chain(reserved);
        std::iter::once(Change::Given(self.given)).chain(tables).chain(rest)
    }

    /// Returns the change that reserves a device's seat at a table, unless it is reserved already.
    pub fn reserving(&self, device: &DeviceAt) -> Option<Change> {
        let Role::Seat(seat) = device.role else { return None };
        let is_older = |seen: &String| *seen < device.seen;
        self.reserved
            .get(&(device.table, seat))
            .is_none_or(is_older)
            .then(|| Change::Reserved(device.table, seat, Some(device.seen.clone())))
    }

    /// Returns the metadata of a table.
    pub fn card(&self, table: u32) -> Option<&Card> {
        self.tables.get(&table)
    }

    /// Returns the known end of each table's record.
    pub fn cards(&self) -> impl Iterator<Item = (u32, EntryRef)> {
        self.tables.iter().map(|(id, card)| (*id, card.last()))
    }

    /// Returns the current figures by table.
    pub fn figures(&self) -> Vec<(u32, String)> {
        self.figures.iter().map(|(id, kept)| (*id, kept.figures.clone())).collect()
    }

    /// Returns the unacknowledged corruption reports, the oldest first.
    pub fn losses(&self) -> impl Iterator<Item = Loss> {
        self.losses.iter().map(|(id, loss)| {
            let LossAt { table, found, damage } = loss.clone();
            Loss { id: *id, table, found, damage }
        })
    }

    /// Returns the changes that add a corruption report, unless it exists already or no number is left.
    pub fn loss(&self, table: Option<u32>, damage: &Damage, found: &str) -> Vec<Change> {
        if self.losses.values().any(|loss| (loss.table, &loss.damage) == (table, damage)) {
            return vec![];
        }
        let Ok(id) = self.next_number() else { return vec![] };
        let loss = LossAt { table, found: found.to_owned(), damage: damage.clone() };
        vec![Change::Given(id), Change::Loss(id, Some(loss))]
    }
}
