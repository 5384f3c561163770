//! A storage backend in memory, in which a test can cause failures.

use std::collections::{BTreeMap, VecDeque};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::Duration;

use app_core::protocol::{Damage, Loss};
use app_core::storage::{
    BoardStore, CorruptionReportStore, DeviceStore, EntryRef, Label, LabelChange, Listed, MOST_PEOPLE, NewEntries,
    NewTable, PlayerStore, Quarantined, RememberedName, SettingsStore, StorageBackend, StoreError, StoreResult,
    StoredBoard, StoredDevice, StoredGroup, StoredTable, TableStore,
};
use async_trait::async_trait;
use kernel::Seat;
use kernel::record::LineFault;
use tokio::sync::watch;

/// The fault of one storage call.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    /// The call succeeds.
    None,
    /// The call waits until [`Memory::release`] is called.
    Held,
    /// The call fails, because the disk is full.
    Full,
    /// The call fails without an effect.
    Undone,
    /// The call takes effect but reports a failure.
    Done,
    /// The call panics.
    Panic,
}

/// The backend in one run of the program. Several can share their data.
pub struct Memory {
    shared: Arc<Shared>,
    closed: AtomicBool,
}

#[derive(Default)]
struct Shared {
    state: Mutex<State>,
    writes: Mutex<VecDeque<Fault>>,
    reads: Mutex<VecDeque<Fault>>,
    /// The table whose calls wait until the gate is open.
    held: Mutex<Option<u32>>,
    /// True if held calls may continue.
    gate: watch::Sender<bool>,
}

#[derive(Clone, Default)]
struct State {
    tables: BTreeMap<u32, Table>,
    devices: BTreeMap<u32, (u32, StoredDevice)>,
    /// Time at which a device of a seat was last seen, by table and seat.
    reserved: BTreeMap<(u32, Seat), String>,
    boards: BTreeMap<(String, String), StoredBoard>,
    people: BTreeMap<String, String>,
    preferences: BTreeMap<String, String>,
    names: BTreeMap<String, RememberedName>,
    groups: BTreeMap<String, StoredGroup>,
    hosted_tables: Vec<u32>,
    daily_backups: Option<String>,
    losses: Vec<Loss>,
    aside: Vec<(String, Vec<String>)>,
    /// The last id that was assigned.
    given: u32,
}

#[derive(Clone)]
struct Table {
    game: String,
    seed: Option<String>,
    made_by: String,
    gone_to: Option<String>,
    label: Label,
    lines: Vec<(String, String)>,
    requests: Vec<(String, u32)>,
    summary: String,
    /// The figures of the record, and the entry with which it ended when they were computed.
    figures: Option<(EntryRef, String)>,
}

impl Table {
    fn last(&self) -> Option<EntryRef> {
        let (_, hash) = self.lines.last()?;
        Some(EntryRef { n: self.lines.len() as u32 - 1, hash: hash.clone() })
    }
}

impl State {
    fn next(&mut self) -> u32 {
        self.given += 1;
        self.given
    }

    fn reserve(&mut self, table: u32, device: &StoredDevice) {
        if let Some(seat) = device.seat() {
            let seen = self.reserved.entry((table, seat)).or_default();
            *seen = device.seen.clone().max(std::mem::take(seen));
        }
    }

    fn note(&mut self, table: Option<u32>, damage: Damage, at: &str) {
        if !self.losses.iter().any(|loss| (loss.table, &loss.damage) == (table, &damage)) {
            let id = self.next();
            self.losses.push(Loss { id, table, found: at.to_owned(), damage });
        }
    }
}

fn broken() -> StoreError {
    StoreError::Unknown("the backend has failed".into())
}

fn locked<T>(what: &Mutex<T>) -> MutexGuard<'_, T> {
    what.lock().expect("the lock is not poisoned")
}

impl Default for Memory {
    fn default() -> Self {
        Self { shared: Arc::default(), closed: AtomicBool::new(false) }
    }
}

impl Memory {
    /// Returns a backend with the same data, for the next run of the program or for another program.
    pub fn again(&self) -> Self {
        Self { shared: Arc::clone(&self.shared), closed: AtomicBool::new(false) }
    }

    /// Sets the faults of the next writes.
    pub fn writes(&self, faults: impl IntoIterator<Item = Fault>) {
        *locked(&self.shared.writes) = faults.into_iter().collect();
    }

    /// Sets the faults of the next reads.
    pub fn reads(&self, faults: impl IntoIterator<Item = Fault>) {
        *locked(&self.shared.reads) = faults.into_iter().collect();
    }

    /// Holds every call about a table from now on.
    pub fn hold(&self, table: u32) {
        *locked(&self.shared.held) = Some(table);
    }

    /// Lets all held calls continue, and holds no more.
    pub fn release(&self) {
        self.shared.gate.send_replace(true);
    }

    /// Waits until a call is held.
    pub async fn holds(&self) {
        while self.shared.gate.receiver_count() == 0 {
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
    }

    async fn released(&self) {
        let mut gate = self.shared.gate.subscribe();
        // This never fails, because `self` owns the sender.
        drop(gate.wait_for(|is_open| *is_open).await);
    }

    /// Waits while the table is held.
    async fn of(&self, table: u32) {
        let held = *locked(&self.shared.held);
        if held == Some(table) {
            self.released().await;
        }
    }

    /// Applies the next fault, before the call takes effect.
    async fn meet(&self, faults: &Mutex<VecDeque<Fault>>) -> StoreResult<Fault> {
        let fault = locked(faults).pop_front().unwrap_or(Fault::None);
        match fault {
            Fault::Held => self.released().await,
            Fault::Full => return Err(StoreError::Full),
            Fault::Undone => return Err(broken()),
            Fault::Panic => panic!("planted in the storage"),
            Fault::None | Fault::Done => {}
        }
        Ok(fault)
    }

    /// True if every planned fault has happened.
    pub fn all_faults_met(&self) -> bool {
        locked(&self.shared.writes).is_empty() && locked(&self.shared.reads).is_empty()
    }

    fn open(&self) -> StoreResult<()> {
        if self.closed.load(Ordering::Relaxed) { Err(StoreError::Closed) } else { Ok(()) }
    }

    async fn read<T>(&self, asked: impl FnOnce(&State) -> T) -> StoreResult<T> {
        let fault = self.meet(&self.shared.reads).await?;
        self.open()?;
        let answer = asked(&locked(&self.shared.state));
        if fault == Fault::Done { Err(broken()) } else { Ok(answer) }
    }

    /// Applies a change atomically.
    async fn write<T>(&self, change: impl FnOnce(&mut State) -> StoreResult<T>) -> StoreResult<T> {
        let fault = self.meet(&self.shared.writes).await?;
        self.open()?;
        let mut state = locked(&self.shared.state);
        let mut next = state.clone();
        let done = change(&mut next)?;
        *state = next;
        if fault == Fault::Done { Err(broken()) } else { Ok(done) }
    }
}

#[async_trait]
impl StorageBackend for Memory {
    async fn close(&self) {
        self.closed.store(true, Ordering::Relaxed);
    }
}

#[async_trait]
impl TableStore for Memory {
    async fn create(&self, new: NewTable<'_>) -> StoreResult<u32> {
        let NewTable { game, seed, lines, summary, request, gone_to, label } = new;
        let table = Table {
            game: game.to_owned(),
            seed: seed.map(str::to_owned),
            made_by: request.to_owned(),
            gone_to: gone_to.map(str::to_owned),
            label,
            lines: lines.iter().map(|sealed| (sealed.line.clone(), sealed.hash.clone())).collect(),
            requests: vec![],
            summary: summary.to_owned(),
            figures: None,
        };
        self.write(|state| {
            if state.tables.values().any(|table| table.made_by == request) {
                return Err(StoreError::Twice);
            }
            let id = state.next();
            state.tables.insert(id, table);
            Ok(id)
        })
        .await
    }

    async fn table_of_request(&self, request: &str) -> StoreResult<Option<u32>> {
        let made = |(id, table): (&u32, &Table)| (table.made_by == request).then_some(*id);
        self.read(|state| state.tables.iter().find_map(made)).await
    }

    async fn with_header(&self, line: &str) -> StoreResult<Vec<u32>> {
        let begins = |table: &Table| table.lines.first().is_some_and(|(header, _)| header == line);
        self.read(|state| state.tables.iter().filter(|(_, table)| begins(table)).map(|(id, _)| *id).collect()).await
    }

    async fn append(&self, table: u32, fresh: NewEntries<'_>) -> StoreResult<()> {
        let NewEntries { after, lines, request, seeds, summary } = fresh;
        if lines.is_empty() {
            return Ok(());
        }
        self.of(table).await;
        self.write(|state| {
            let table = state.tables.get_mut(&table).filter(|table| table.last().as_ref() == Some(&after));
            let table = table.ok_or(StoreError::DoesNotFollow)?;
            table.lines.extend(lines.iter().map(|sealed| (sealed.line.clone(), sealed.hash.clone())));
            let last = table.lines.len() as u32 - 1;
            table.requests.extend(request.map(|request| (request.to_owned(), last)));
            table.seed = seeds.map(str::to_owned).or(table.seed.take());
            table.summary = summary.to_owned();
            Ok(())
        })
        .await
    }

    async fn read(&self, table: u32) -> StoreResult<Option<StoredTable>> {
        let stored = |table: &Table| StoredTable {
            seed: table.seed.clone(),
            gone_to: table.gone_to.clone(),
            lines: table.lines.iter().map(|(line, _)| line.clone().into_bytes()).collect(),
            requests: table.requests.clone(),
            known: table.last(),
        };
        self.of(table).await;
        Memory::read(self, |state| state.tables.get(&table).map(stored)).await
    }

    async fn list(&self) -> StoreResult<Vec<Listed>> {
        let listed = |(id, table): (&u32, &Table)| Listed {
            table: *id,
            game: table.game.clone(),
            summary: Some(table.summary.clone()),
            label: table.label.clone(),
        };
        Memory::read(self, |state| state.tables.iter().rev().map(listed).collect()).await
    }

    async fn quarantine_tail(
        &self,
        id: u32,
        last: &EntryRef,
        line: u32,
        fault: LineFault,
        at: &str,
    ) -> StoreResult<()> {
        self.write(|state| {
            let Some(table) = state.tables.get_mut(&id) else { return Ok(()) };
            let lines = table.lines.split_off(last.n as usize + 1);
            table.requests.retain(|(_, n)| *n <= last.n);
            let name = format!("table {id} at {at}, the {}th", state.aside.len());
            state.aside.push((name.clone(), lines.into_iter().map(|(line, _)| line).collect()));
            state.note(Some(id), Damage::SetAside { line, fault, file: name }, at);
            Ok(())
        })
        .await
    }

    async fn note_lost_tail(&self, table: u32, _: &EntryRef, damage: &Damage, at: &str) -> StoreResult<()> {
        self.report_corruption(Some(table), damage, at).await
    }

    async fn store_seeds(&self, table: u32, seeds: &str) -> StoreResult<()> {
        self.write(|state| {
            state.tables.entry(table).and_modify(|table| table.seed = Some(seeds.to_owned()));
            Ok(())
        })
        .await
    }

    async fn set_gone(&self, table: u32, to: Option<&str>) -> StoreResult<()> {
        self.write(|state| {
            state.tables.entry(table).and_modify(|table| table.gone_to = to.map(str::to_owned));
            Ok(())
        })
        .await
    }

    async fn set_label(&self, table: u32, change: &LabelChange) -> StoreResult<bool> {
        self.write(|state| {
            let found = state.tables.get_mut(&table);
            Ok(found.map(|table| table.label.change(change)).is_some())
        })
        .await
    }

    async fn set_summary(&self, table: u32, last: &EntryRef, summary: &str) -> StoreResult<()> {
        self.write(|state| {
            let found = state.tables.get_mut(&table).filter(|table| table.last().as_ref() == Some(last));
            found.into_iter().for_each(|table| summary.clone_into(&mut table.summary));
            Ok(())
        })
        .await
    }

    async fn store_figures(&self, table: u32, last: &EntryRef, figures: &str) -> StoreResult<()> {
        self.write(|state| {
            let found = state.tables.get_mut(&table).filter(|table| table.last().as_ref() == Some(last));
            found.into_iter().for_each(|table| table.figures = Some((last.clone(), figures.to_owned())));
            Ok(())
        })
        .await
    }

    async fn figures(&self) -> StoreResult<Vec<(u32, String)>> {
        let kept = |(id, table): (&u32, &Table)| {
            let (last, figures) = table.figures.clone()?;
            (table.last() == Some(last)).then_some((*id, figures))
        };
        Memory::read(self, |state| state.tables.iter().filter_map(kept).collect()).await
    }

    async fn delete(&self, table: u32) -> StoreResult<bool> {
        self.write(|state| {
            state.devices.retain(|_, (of, ..)| *of != table);
            state.reserved.retain(|(of, _), _| *of != table);
            state.losses.retain(|loss| loss.table != Some(table));
            Ok(state.tables.remove(&table).is_some())
        })
        .await
    }
}

#[async_trait]
impl DeviceStore for Memory {
    async fn devices(&self, table: u32, since: &str) -> StoreResult<Vec<StoredDevice>> {
        self.of(table).await;
        self.write(|state| {
            state.devices.retain(|_, (_, device)| device.seen.as_str() >= since);
            state.reserved.retain(|_, seen| seen.as_str() >= since);
            let of = state.devices.values().filter(|(of, ..)| *of == table);
            Ok(of.map(|(_, device)| device.clone()).collect())
        })
        .await
    }

    async fn add_device(&self, table: u32, device: &StoredDevice) -> StoreResult<u32> {
        self.of(table).await;
        self.write(|state| {
            if !state.tables.contains_key(&table) {
                return Err(broken());
            }
            state.devices.retain(|_, (of, known)| *of == table || known.token != device.token);
            let same = |(_, (of, known)): &(&u32, &(u32, StoredDevice))| (*of, &known.token) == (table, &device.token);
            if let Some((id, _)) = state.devices.iter().find(same) {
                return Ok(*id);
            }
            let id = state.next();
            state.devices.insert(id, (table, StoredDevice { id, ..device.clone() }));
            state.reserve(table, device);
            Ok(id)
        })
        .await
    }

    async fn change_device(&self, _table: u32, device: &StoredDevice) -> StoreResult<()> {
        self.write(|state| {
            if let Some((table, known)) = state.devices.get_mut(&device.id) {
                *known = device.clone();
                let table = *table;
                state.reserve(table, device);
            }
            Ok(())
        })
        .await
    }

    async fn move_devices(&self, from: u32, to: u32) -> StoreResult<()> {
        self.write(|state| {
            let here = state.devices.values_mut().filter(|(of, ..)| *of == from);
            let moved: Vec<StoredDevice> = here
                .map(|(of, device)| {
                    *of = to;
                    device.clone()
                })
                .collect();
            moved.iter().for_each(|device| state.reserve(to, device));
            Ok(())
        })
        .await
    }

    async fn delete_device(&self, _table: u32, id: u32) -> StoreResult<()> {
        self.write(|state| {
            state.devices.remove(&id);
            Ok(())
        })
        .await
    }

    async fn reserved_seats(&self, table: Option<u32>, since: &str) -> StoreResult<Vec<(u32, Seat)>> {
        Memory::read(self, |state| {
            let here = |((of, _), seen): &(&(u32, Seat), &String)| {
                table.is_none_or(|table| table == *of) && seen.as_str() >= since
            };
            state.reserved.iter().filter(here).map(|(reserved, _)| *reserved).collect()
        })
        .await
    }

    async fn release_seat(&self, table: u32, seat: Seat) -> StoreResult<()> {
        self.write(|state| {
            state.reserved.remove(&(table, seat));
            Ok(())
        })
        .await
    }
}

#[async_trait]
impl BoardStore for Memory {
    async fn boards(&self) -> StoreResult<Vec<StoredBoard>> {
        let mut boards: Vec<StoredBoard> = Memory::read(self, |state| state.boards.values().cloned().collect()).await?;
        boards.sort_by(|a, b| b.changed.cmp(&a.changed).then(a.id.cmp(&b.id)));
        Ok(boards)
    }

    async fn store_board(&self, board: &StoredBoard) -> StoreResult<()> {
        self.write(|state| {
            state.boards.insert((board.game.clone(), board.id.clone()), board.clone());
            Ok(())
        })
        .await
    }

    async fn delete_board(&self, game: &str, id: &str) -> StoreResult<bool> {
        self.write(|state| Ok(state.boards.remove(&(game.to_owned(), id.to_owned())).is_some())).await
    }
}

#[async_trait]
impl PlayerStore for Memory {
    async fn record_players(&self, names: &[&str], at: &str) -> StoreResult<()> {
        self.write(|state| {
            for name in names {
                let last = state.people.entry((*name).to_owned()).or_default();
                *last = at.to_owned().max(std::mem::take(last));
            }
            Ok(())
        })
        .await
    }

    async fn people(&self) -> StoreResult<Vec<String>> {
        let mut people: Vec<(String, String)> =
            Memory::read(self, |state| state.people.clone().into_iter().collect()).await?;
        people.sort_by(|a, b| b.1.cmp(&a.1).then(a.0.cmp(&b.0)));
        Ok(people.into_iter().take(MOST_PEOPLE).map(|(name, _)| name).collect())
    }

    async fn set_preference(&self, key: &str, value: &str) -> StoreResult<()> {
        self.write(|state| {
            state.preferences.insert(key.to_owned(), value.to_owned());
            Ok(())
        })
        .await
    }

    async fn preferences(&self) -> StoreResult<BTreeMap<String, String>> {
        Memory::read(self, |state| state.preferences.clone()).await
    }
}

#[async_trait]
impl SettingsStore for Memory {
    async fn remembered_names(&self) -> StoreResult<Vec<RememberedName>> {
        Memory::read(self, |state| state.names.values().cloned().collect()).await
    }

    async fn remember_name(&self, name: &RememberedName) -> StoreResult<()> {
        self.write(|state| {
            state.names.insert(name.name.clone(), name.clone());
            Ok(())
        })
        .await
    }

    async fn forget_name(&self, name: &str) -> StoreResult<()> {
        self.write(|state| {
            state.names.remove(name);
            Ok(())
        })
        .await
    }

    async fn groups(&self) -> StoreResult<Vec<StoredGroup>> {
        Memory::read(self, |state| state.groups.values().cloned().collect()).await
    }

    async fn store_group(&self, group: &StoredGroup) -> StoreResult<()> {
        self.write(|state| {
            state.groups.insert(group.name.clone(), group.clone());
            Ok(())
        })
        .await
    }

    async fn delete_group(&self, name: &str) -> StoreResult<()> {
        self.write(|state| {
            state.groups.remove(name);
            Ok(())
        })
        .await
    }

    async fn hosted_tables(&self) -> StoreResult<Vec<u32>> {
        Memory::read(self, |state| state.hosted_tables.clone()).await
    }

    async fn set_hosted_tables(&self, tables: &[u32]) -> StoreResult<()> {
        self.write(|state| {
            state.hosted_tables = tables.to_vec();
            Ok(())
        })
        .await
    }

    async fn daily_backups(&self) -> StoreResult<Option<String>> {
        Memory::read(self, |state| state.daily_backups.clone()).await
    }

    async fn set_daily_backups(&self, setting: &str) -> StoreResult<()> {
        self.write(|state| {
            state.daily_backups = Some(setting.to_owned());
            Ok(())
        })
        .await
    }
}

#[async_trait]
impl CorruptionReportStore for Memory {
    async fn report_corruption(&self, table: Option<u32>, damage: &Damage, at: &str) -> StoreResult<()> {
        self.write(|state| {
            state.note(table, damage.clone(), at);
            Ok(())
        })
        .await
    }

    async fn corruption_reports(&self, table: Option<u32>) -> StoreResult<Vec<Loss>> {
        let of = |loss: &&Loss| table.is_none() || loss.table == table;
        Memory::read(self, |state| state.losses.iter().filter(of).cloned().collect()).await
    }

    async fn acknowledge_reports(&self, losses: &[u32]) -> StoreResult<()> {
        self.write(|state| {
            state.losses.retain(|loss| !losses.contains(&loss.id));
            Ok(())
        })
        .await
    }

    async fn quarantined(&self) -> StoreResult<Quarantined> {
        let names = |state: &State| state.aside.iter().map(|(name, _)| name.clone()).collect();
        Ok(Quarantined { place: String::new(), names: Memory::read(self, names).await? })
    }
}
