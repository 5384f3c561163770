//! Small data: devices, boards, people, preferences, settings and losses.

use std::collections::BTreeMap;

use app_core::protocol::{Damage, Loss};
use app_core::storage::{
    BoardStore, CorruptionReportStore, DeviceStore, MOST_PEOPLE, PlayerStore, Quarantined, RememberedName,
    SettingsStore, StoreResult, StoredBoard, StoredDevice, StoredGroup,
};
use async_trait::async_trait;
use kernel::Seat;

use super::places::{ASIDE, unknown};
use super::state::{Change, DeviceAt, NameAt};
use super::{Home, open};

#[async_trait]
impl DeviceStore for Home {
    async fn devices(&self, table: u32, since: &str) -> StoreResult<Vec<StoredDevice>> {
        let mut inner = self.inner().await;
        let inner = open(&mut inner)?;
        let old = inner.state.devices.iter().filter(|(_, device)| device.seen.as_str() < since);
        let mut forgotten: Vec<Change> = old.map(|(id, _)| Change::Device(*id, None)).collect();
        let old = inner.state.reserved.iter().filter(|(_, seen)| seen.as_str() < since);
        forgotten.extend(old.map(|((table, seat), _)| Change::Reserved(*table, *seat, None)));
        if !forgotten.is_empty() {
            inner.change(forgotten).await?;
        }
        let here = inner.state.devices.iter().filter(|(_, device)| device.table == table);
        Ok(here.map(|(id, device)| device.told(*id)).collect())
    }

    async fn add_device(&self, table: u32, device: &StoredDevice) -> StoreResult<u32> {
        let mut inner = self.inner().await;
        let inner = open(&mut inner)?;
        if inner.state.card(table).is_none() {
            return Err(unknown(std::io::ErrorKind::NotFound.into()));
        }
        let same = inner.state.devices.iter().filter(|(_, known)| known.token == device.token);
        let (here, elsewhere): (Vec<_>, Vec<_>) = same.partition(|(_, known)| known.table == table);
        if let Some((id, _)) = here.first() {
            return Ok(**id);
        }
        let id = inner.state.next_number()?;
        let mut changes: Vec<Change> = elsewhere.into_iter().map(|(id, _)| Change::Device(*id, None)).collect();
        let added = DeviceAt::new(table, device);
        changes.extend(inner.state.reserving(&added));
        changes.extend([Change::Given(id), Change::Device(id, Some(added))]);
        inner.change(changes).await?;
        Ok(id)
    }

    async fn change_device(&self, _table: u32, device: &StoredDevice) -> StoreResult<()> {
        let mut inner = self.inner().await;
        let inner = open(&mut inner)?;
        let Some(known) = inner.state.devices.get(&device.id) else { return Ok(()) };
        let changed = DeviceAt::new(known.table, device);
        let mut changes: Vec<Change> = inner.state.reserving(&changed).into_iter().collect();
        changes.push(Change::Device(device.id, Some(changed)));
        inner.change(changes).await
    }

    async fn move_devices(&self, from: u32, to: u32) -> StoreResult<()> {
        let mut inner = self.inner().await;
        let inner = open(&mut inner)?;
        let there = inner.state.devices.iter().filter(|(_, device)| device.table == from);
        let mut moved: Vec<_> = there.map(|(id, device)| (*id, DeviceAt { table: to, ..device.clone() })).collect();
        // Of several devices at one seat, the last one seen counts.
        moved.sort_by(|(_, one), (_, other)| one.seen.cmp(&other.seen));
        let mut changes: Vec<Change> = moved.iter().filter_map(|(_, device)| inner.state.reserving(device)).collect();
        changes.extend(moved.into_iter().map(|(id, device)| Change::Device(id, Some(device))));
        inner.change(changes).await
    }

    async fn delete_device(&self, _table: u32, id: u32) -> StoreResult<()> {
        let mut inner = self.inner().await;
        open(&mut inner)?.change(vec![Change::Device(id, None)]).await
    }

    async fn reserved_seats(&self, table: Option<u32>, since: &str) -> StoreResult<Vec<(u32, Seat)>> {
        let mut inner = self.inner().await;
        let reserved = open(&mut inner)?.state.reserved.iter();
        let here = reserved.filter(|((of, _), seen)| table.is_none_or(|table| table == *of) && seen.as_str() >= since);
        Ok(here.map(|(reserved, _)| *reserved).collect())
    }

    async fn release_seat(&self, table: u32, seat: Seat) -> StoreResult<()> {
        let mut inner = self.inner().await;
        let inner = open(&mut inner)?;
        match inner.state.reserved.contains_key(&(table, seat)) {
            true => inner.change(vec![Change::Reserved(table, seat, None)]).await,
            false => Ok(()),
        }
    }
}

#[async_trait]
impl BoardStore for Home {
    async fn boards(&self) -> StoreResult<Vec<StoredBoard>> {
        let mut inner = self.inner().await;
        let all = open(&mut inner)?.state.boards.iter();
        let kept = all.map(|((game, id), (board, changed))| StoredBoard {
            game: game.clone(),
            id: id.clone(),
            board: board.clone(),
            changed: changed.clone(),
        });
        let mut boards: Vec<StoredBoard> = kept.collect();
        boards.sort_by(|a, b| b.changed.cmp(&a.changed).then(a.id.cmp(&b.id)));
        Ok(boards)
    }

    async fn store_board(&self, kept: &StoredBoard) -> StoreResult<()> {
        let StoredBoard { game, id, board, changed } = kept.clone();
        let mut inner = self.inner().await;
        open(&mut inner)?.change(vec![Change::Board(game, id, Some((board, changed)))]).await
    }

    async fn delete_board(&self, game: &str, id: &str) -> StoreResult<bool> {
        let mut inner = self.inner().await;
        let inner = open(&mut inner)?;
        let key = (game.to_owned(), id.to_owned());
        if !inner.state.boards.contains_key(&key) {
            return Ok(false);
        }
        inner.change(vec![Change::Board(key.0, key.1, None)]).await.map(|()| true)
    }
}

#[async_trait]
impl PlayerStore for Home {
    async fn record_players(&self, names: &[&str], at: &str) -> StoreResult<()> {
        let mut inner = self.inner().await;
        let inner = open(&mut inner)?;
        let news = names.iter().filter(|name| inner.state.people.get(**name).is_none_or(|known| known.as_str() < at));
        let met: Vec<Change> = news.map(|name| Change::Person((*name).to_owned(), at.to_owned())).collect();
        if met.is_empty() { Ok(()) } else { inner.change(met).await }
    }

    async fn people(&self) -> StoreResult<Vec<String>> {
        let mut inner = self.inner().await;
        let mut people: Vec<(&String, &String)> = open(&mut inner)?.state.people.iter().collect();
        people.sort_by(|a, b| b.1.cmp(a.1).then(a.0.cmp(b.0)));
        Ok(people.into_iter().take(MOST_PEOPLE).map(|(name, _)| name.clone()).collect())
    }

    async fn set_preference(&self, key: &str, value: &str) -> StoreResult<()> {
        let mut inner = self.inner().await;
        open(&mut inner)?.change(vec![Change::Preference(key.to_owned(), value.to_owned())]).await
    }

    async fn preferences(&self) -> StoreResult<BTreeMap<String, String>> {
        let mut inner = self.inner().await;
        Ok(open(&mut inner)?.state.preferences.clone())
    }
}

#[async_trait]
impl SettingsStore for Home {
    async fn remembered_names(&self) -> StoreResult<Vec<RememberedName>> {
        let mut inner = self.inner().await;
        let names = open(&mut inner)?.state.names.iter();
        let told = names.map(|(name, NameAt { stands_for, left_out })| RememberedName {
            name: name.clone(),
            stands_for: stands_for.clone(),
            left_out: *left_out,
        });
        Ok(told.collect())
    }

    async fn remember_name(&self, name: &RememberedName) -> StoreResult<()> {
        let mut inner = self.inner().await;
        open(&mut inner)?.change(vec![Change::Name(name.name.clone(), Some(NameAt::new(name)))]).await
    }

    async fn forget_name(&self, name: &str) -> StoreResult<()> {
        let mut inner = self.inner().await;
        let inner = open(&mut inner)?;
        match inner.state.names.contains_key(name) {
            true => inner.change(vec![Change::Name(name.to_owned(), None)]).await,
            false => Ok(()),
        }
    }

    async fn groups(&self) -> StoreResult<Vec<StoredGroup>> {
        let mut inner = self.inner().await;
        let groups = open(&mut inner)?.state.groups.iter();
        Ok(groups.map(|(name, group)| StoredGroup { name: name.clone(), group: group.clone() }).collect())
    }

    async fn store_group(&self, group: &StoredGroup) -> StoreResult<()> {
        let mut inner = self.inner().await;
        open(&mut inner)?.change(vec![Change::Group(group.name.clone(), Some(group.group.clone()))]).await
    }

    async fn delete_group(&self, name: &str) -> StoreResult<()> {
        let mut inner = self.inner().await;
        let inner = open(&mut inner)?;
        match inner.state.groups.contains_key(name) {
            true => inner.change(vec![Change::Group(name.to_owned(), None)]).await,
            false => Ok(()),
        }
    }

    async fn hosted_tables(&self) -> StoreResult<Vec<u32>> {
        let mut inner = self.inner().await;
        Ok(open(&mut inner)?.state.hosted_tables.clone())
    }

    async fn set_hosted_tables(&self, tables: &[u32]) -> StoreResult<()> {
        let mut inner = self.inner().await;
        open(&mut inner)?.change(vec![Change::HostedTables(tables.to_vec())]).await
    }

    async fn daily_backups(&self) -> StoreResult<Option<String>> {
        let mut inner = self.inner().await;
        Ok(open(&mut inner)?.state.daily_backups.clone())
    }

    async fn set_daily_backups(&self, setting: &str) -> StoreResult<()> {
        let mut inner = self.inner().await;
        open(&mut inner)?.change(vec![Change::DailyBackups(setting.to_owned())]).await
    }
}

#[async_trait]
impl CorruptionReportStore for Home {
    async fn report_corruption(&self, table: Option<u32>, damage: &Damage, at: &str) -> StoreResult<()> {
        let mut inner = self.inner().await;
        let inner = open(&mut inner)?;
        let noted = inner.state.loss(table, damage, at);
        if noted.is_empty() { Ok(()) } else { inner.change(noted).await }
    }

    async fn corruption_reports(&self, table: Option<u32>) -> StoreResult<Vec<Loss>> {
        let mut inner = self.inner().await;
        let all = open(&mut inner)?.state.losses();
        Ok(all.filter(|loss| table.is_none() || loss.table == table).collect())
    }

    async fn acknowledge_reports(&self, losses: &[u32]) -> StoreResult<()> {
        let mut inner = self.inner().await;
        open(&mut inner)?.change(losses.iter().map(|loss| Change::Loss(*loss, None)).collect()).await
    }

    async fn quarantined(&self) -> StoreResult<Quarantined> {
        let mut inner = self.inner().await;
        open(&mut inner)?;
        let mut names = self.folder.names(ASIDE).await.map_err(unknown)?;
        names.sort_unstable();
        Ok(Quarantined { place: String::new(), names })
    }
}
