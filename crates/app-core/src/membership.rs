//! Membership of hosted tables: who may join, the role of each device, and its rights.
//!
//! Nothing here knows a network: [`Lobby::authenticate`] gets a greeting and an address, and returns a [`Guest`] of
//! one table. Codes are valid as long as the table is hosted. Tokens are valid for the evening and stored as hashes.
//! [`rights`] says what a guest may request.

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError};

use kernel::{Seat, Viewer};
use tokio::sync::{Notify, watch};

use crate::Limits;
use crate::problems::outcome_unknown;
use crate::protocol::{DeviceChange, GuestStatus, Hosting, Link, Problem, Role, Turned};
use crate::retry::retry_until_known;
use crate::storage::{StorageBackend, StoreResult, StoredDevice};
use crate::token_bucket::AddressBuckets;

pub mod codes;
mod entering;
mod hosted;
mod lobby;
pub mod rights;
mod types;

pub(crate) use hosted::{MOST_DEVICES, NO_TABLE};
pub use lobby::{Entered, Lobby};

pub(crate) use crate::names::name_of;
use codes::{draw_qr_codes, link, new_code, new_token, sha256_hex};
use hosted::{Code, HostState, JoinedDevice};
pub use hosted::{DeviceLimits, Lines, Permit};
use rights::DeviceRights;
use types::no_device;
pub use types::{ClubTable, HostAddress, HostingConfig, TransferredDevice};

/// The membership of one hosted table.
pub struct Membership {
    records: Arc<dyn StorageBackend>,
    /// Never locked across an await.
    hosted: Mutex<Option<HostState>>,
    changes: watch::Sender<u64>,
    /// Locked from the moment a device gets a place until it is on the list.
    placing: tokio::sync::Mutex<()>,
    tries: Arc<AddressBuckets>,
    /// The maximum number of spectators' devices per address.
    watching: usize,
    /// The QR codes of the shown links, by address.
    drawn: Mutex<HashMap<String, String>>,
    /// The address in the links; unset: the address at which the table is reached.
    public: Arc<OnceLock<String>>,
    reservations: Arc<Reservations>,
    /// True if a seat with a device accepts another only with its player's consent.
    guarded: bool,
    clock: fn() -> String,
}

/// The seats reserved by devices of their players this evening, by table. A seat stays reserved when its device is away
/// or is moved by a table's screen. It also stays reserved when another table is hosted, and after a restart. Otherwise
/// that screen could reveal a hand by one of these. [`StorageBackend`] stores the reservations with the devices.
#[derive(Default)]
pub(crate) struct Reservations {
    /// Never locked across an await.
    seats: Mutex<BTreeMap<u32, BTreeSet<Seat>>>,
}

impl Reservations {
    fn seats(&self) -> MutexGuard<'_, BTreeMap<u32, BTreeSet<Seat>>> {
        // Plain lists: a panic elsewhere leaves them consistent.
        self.seats.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn reserve(&self, table: u32, seats: impl IntoIterator<Item = Seat>) {
        let mut seats = seats.into_iter().peekable();
        if seats.peek().is_some() {
            self.seats().entry(table).or_default().extend(seats);
        }
    }

    fn release(&self, table: u32, seat: Seat) {
        if let Some(seats) = self.seats().get_mut(&table) {
            seats.remove(&seat);
        }
    }

    fn of(&self, table: u32) -> BTreeSet<Seat> {
        self.seats().get(&table).cloned().unwrap_or_default()
    }
}

/// A guest's connection to the host, from its greeting until it ends.
pub struct Guest {
    membership: Arc<Membership>,
    /// The device's id at this host.
    pub device: u32,
    bounds: ClientLimits,
    /// The status sent to the device when it joined.
    pub(crate) welcomed: Option<GuestStatus>,
    /// The table and the seat that a table's screen shows uncovered. Never locked across an await.
    uncovered: Mutex<Option<(u32, Seat)>>,
}

/// The limits of a guest's connection.
#[derive(Clone)]
pub struct ClientLimits {
    /// Notified when the connection must end because the device opened too many others.
    pub ended: Arc<Notify>,
    /// The limits of the device, over all its connections.
    pub device: Arc<DeviceLimits>,
}

impl Guest {
    /// Returns the limits of the connection.
    pub fn limits(&self) -> ClientLimits {
        self.bounds.clone()
    }

    /// Returns the current status of the device; `None` if it was removed or nothing is hosted.
    pub fn status(&self) -> Option<GuestStatus> {
        self.membership.status(self.device)
    }

    /// Records the current time as the device's last connection.
    pub(crate) async fn note_seen(&self) {
        self.membership.note_seen(self.device).await;
    }

    /// Gives up the device's place, as if the host had removed the device.
    ///
    /// # Errors
    /// Errors of the store.
    pub(crate) async fn give_up_place(&self) -> Result<(), Problem> {
        let device = self.status().map_or(self.device, |status| status.device);
        self.membership.change(device, DeviceChange::Remove, true).await
    }

    /// Returns the role and rights of the device; `hosted` is the membership of all tables.
    pub fn device_rights(&self, hosted: &[Arc<Membership>]) -> Option<DeviceRights> {
        let status = self.status()?;
        let hosted = hosted.iter().filter_map(|membership| membership.table()).collect();
        let reserved = self.membership.reservations.seats().clone();
        let uncovered = *self.uncovered.lock().unwrap_or_else(PoisonError::into_inner);
        Some(DeviceRights { status, hosted, reserved, uncovered })
    }

    /// Sets the seat that this device shows uncovered, or none.
    pub(crate) fn uncover(&self, uncovered: Option<(u32, Seat)>) {
        *self.uncovered.lock().unwrap_or_else(PoisonError::into_inner) = uncovered;
    }

    /// True if the device may see this table as this viewer.
    pub fn may_watch(&self, table: u32, viewer: Viewer) -> bool {
        self.device_rights(&[]).is_some_and(|rights| rights.may_watch(table, viewer))
    }

    /// True if the device may act for every seat and has its own view.
    pub fn may_act_for_all(&self) -> bool {
        self.status().is_some_and(|status| status.trusting && matches!(status.role, Role::Seat(_)))
    }

    /// Returns its table as a table's screen sees it, without the codes for a hand-over and for another screen. Returns
    /// `None` for all other devices.
    pub(crate) async fn hosting(&self) -> Option<Hosting> {
        self.status().filter(|status| status.role.is_screen() && status.table != NO_TABLE)?;
        Some(Hosting { hand_over: None, screen: None, ..self.membership.hosting().await? })
    }

    /// Returns the link by which others join its table.
    pub(crate) async fn join_link(&self) -> Option<Link> {
        let mut link = self.membership.with(|hosted| hosted.join_link(self.membership.public()))?;
        draw_qr_codes(&mut [&mut link], HashMap::new()).await;
        Some(link)
    }

    /// Subscribes to changes at its table.
    pub(crate) fn changes(&self) -> watch::Receiver<u64> {
        self.membership.changes()
    }

    /// True if the table is no longer hosted.
    pub(crate) fn is_table_closed(&self) -> bool {
        self.membership.table().is_none()
    }

    /// Returns the address to which a handed-over table has redirected the device.
    pub fn redirect_url(&self) -> Option<String> {
        let to = |hosted: &mut HostState| {
            let device = hosted.status(self.device)?.device;
            hosted.redirects.iter().find(|(other, _)| *other == device).cloned()
        };
        self.membership.with(to).flatten().map(|(_, url)| url)
    }
}

impl Drop for Guest {
    fn drop(&mut self) {
        let line = &self.bounds.ended;
        self.membership.with(|hosted| {
            let known = hosted.device(self.device);
            known.into_iter().for_each(|known| known.lines.close(line));
        });
        self.membership.notify_changed();
    }
}

impl Membership {
    /// Creates a membership without a table.
    fn new(
        records: Arc<dyn StorageBackend>,
        tries: Arc<AddressBuckets>,
        limits: &Limits,
        public: Arc<OnceLock<String>>,
        reservations: Arc<Reservations>,
    ) -> Self {
        Self {
            guarded: limits.guarded,
            clock: limits.clock,
            public,
            reservations,
            records,
            hosted: Mutex::default(),
            changes: watch::Sender::new(0),
            placing: Default::default(),
            tries,
            watching: limits.watching,
            drawn: Mutex::default(),
        }
    }

    /// Returns the time of the host's clock.
    fn now(&self) -> String {
        (self.clock)()
    }

    fn hosted(&self) -> MutexGuard<'_, Option<HostState>> {
        // The lock guards a plain list: a panic elsewhere leaves it consistent.
        self.hosted.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn with<T>(&self, action: impl FnOnce(&mut HostState) -> T) -> Option<T> {
        self.hosted().as_mut().map(action)
    }

    fn notify_changed(&self) {
        if let Some((table, seats)) = self.with(|hosted| (hosted.table, hosted.seats_with_devices())) {
            self.reservations.reserve(table, seats);
        }
        self.changes.send_modify(|n| *n = n.wrapping_add(1));
    }

    /// Subscribes to all changes.
    pub fn changes(&self) -> watch::Receiver<u64> {
        self.changes.subscribe()
    }

    /// Starts hosting a table with these players at these addresses.
    fn host(&self, table: u32, names: Vec<String>, addresses: Vec<HostAddress>, devices: Vec<StoredDevice>) {
        let mut hosted = HostState::new(table, names, addresses, devices);
        hosted.guarded = self.guarded;
        *self.hosted() = Some(hosted);
        self.notify_changed();
    }

    /// Moves the devices to another table with the same players.
    ///
    /// # Errors
    /// Errors of the store.
    pub(crate) async fn move_to_rematch(&self, from: u32, to: u32) -> StoreResult<()> {
        retry_until_known(|| self.records.move_devices(from, to)).await?;
        self.with(|hosted| hosted.table = to);
        self.notify_changed();
        Ok(())
    }

    /// Changes the names of the players; an empty name means an empty seat.
    pub(crate) fn name_seats(&self, names: Vec<String>) {
        if self.with(|hosted| std::mem::replace(&mut hosted.names, names.clone()) != names).unwrap_or_default() {
            self.notify_changed();
        }
    }

    /// Hosts another table with these players. Each device moves to the role that `place` returns. `known` are the
    /// devices that joined there earlier. In no case does a device keep a seat of another player there.
    ///
    /// # Errors
    /// Errors of the store. If the devices have moved by then, [`Self::store_places`] stores the rest.
    pub(crate) async fn switch_table(
        &self,
        to: u32,
        names: Vec<String>,
        place: impl Fn(Role) -> Role,
        known: Vec<StoredDevice>,
    ) -> StoreResult<()> {
        // Held so that no device joins meanwhile and is stored at neither table.
        let _placing = self.placing.lock().await;
        let Some(from) = self.table() else { return Ok(()) };
        let (twice, known) = self.with(|hosted| hosted.find_duplicates(known)).unwrap_or_default();
        for device in twice {
            retry_until_known(|| self.records.delete_device(to, device)).await?;
        }
        match from {
            NO_TABLE => self.store_all_devices(to).await?,
            _ => {
                self.store_as_spectators(from, &place).await?;
                retry_until_known(|| self.records.move_devices(from, to)).await?;
            }
        }
        self.with(|hosted| hosted.switch_table(to, names, place, known));
        self.notify_changed();
        self.store_changed_places().await
    }

    /// Stores the devices that change places as spectators. The seats of the other table have the same numbers and
    /// other players.
    async fn store_as_spectators(&self, table: u32, place: &impl Fn(Role) -> Role) -> StoreResult<()> {
        for stored in self.with(|hosted| hosted.devices_changing_role(place)).unwrap_or_default() {
            let watching = StoredDevice { role: Role::Spectator, ..stored };
            retry_until_known(|| self.records.change_device(table, &watching)).await?;
        }
        Ok(())
    }

    /// Stores the places that could not be stored when the devices moved from another table.
    ///
    /// # Errors
    /// Errors of the store.
    pub(crate) async fn store_places(&self) -> StoreResult<()> {
        let _placing = self.placing.lock().await;
        self.store_changed_places().await
    }

    async fn store_changed_places(&self) -> StoreResult<()> {
        let Some((table, changed)) = self.with(|hosted| (hosted.table, hosted.devices_to_store())) else {
            return Ok(());
        };
        for stored in changed {
            retry_until_known(|| self.records.change_device(table, &stored)).await?;
            self.with(|hosted| hosted.device(stored.id).into_iter().for_each(|known| known.unsaved = false));
        }
        Ok(())
    }

    /// Stores all devices that joined before the first table existed.
    async fn store_all_devices(&self, table: u32) -> StoreResult<()> {
        let all = self.with(|hosted| hosted.devices.iter().map(|known| known.stored.clone()).collect::<Vec<_>>());
        for stored in all.unwrap_or_default() {
            let id = self.records.add_device(table, &stored).await?;
            self.with(|hosted| hosted.device(stored.id).into_iter().for_each(|known| known.set_stored_id(id)));
        }
        Ok(())
    }

    /// Stops hosting the table.
    fn stop(&self) {
        *self.hosted() = None;
        self.notify_changed();
    }

    /// Redirects the devices to another address, each with its code.
    pub(crate) fn redirect_devices(&self, address: &str, codes: &[(u32, String)]) {
        let url = |(device, code): &(u32, String)| (*device, link(&format!("http://{address}"), "code", code).url);
        self.with(|hosted| {
            hosted.redirects = codes.iter().map(url).collect();
            hosted.codes.clear();
            (hosted.hand_over, hosted.used_hand_over) = (None, None);
            hosted.open = false;
        });
        self.notify_changed();
    }

    /// True if the table is no longer hosted, or has moved to another host.
    pub fn is_over(&self) -> bool {
        self.with(|hosted| hosted.is_over()).unwrap_or(true)
    }

    /// True if a device without a code may ask to join.
    fn is_open(&self) -> bool {
        self.with(|hosted| hosted.open).unwrap_or_default()
    }

    fn device_with_token(&self, hash: &str) -> Option<u32> {
        self.with(|hosted| hosted.device_with_token(hash)).flatten()
    }

    /// True if the code is the spectators' code.
    fn is_spectator_code(&self, code: &str) -> bool {
        self.with(|hosted| hosted.is_spectator_code(code)).unwrap_or_default()
    }

    /// True if the device is a spectator.
    fn is_spectator(&self, device: u32) -> bool {
        self.with(|hosted| hosted.status(device)).flatten().is_some_and(|status| status.role == Role::Spectator)
    }

    /// Returns the table; `None` if it is no longer hosted.
    pub fn table(&self) -> Option<u32> {
        self.with(|hosted| hosted.table)
    }

    /// Returns the configuration for a process that takes over; `None` if the table is no longer hosted.
    pub fn hosting_config(&self) -> Option<HostingConfig> {
        self.with(|hosted| hosted.hosting_config())
    }

    /// Hosts the table with an earlier configuration, from this program or another.
    pub fn apply_config(&self, ways: HostingConfig) {
        self.with(|hosted| hosted.apply_config(ways));
        self.notify_changed();
    }

    /// Sets the data of the club that runs the table.
    pub fn at_club(&self, club: ClubTable) {
        let is_news = self.with(|hosted| hosted.club.replace(club.clone()) != Some(club));
        if is_news == Some(true) {
            self.notify_changed();
        }
    }

    /// Returns the port at which the table is reached.
    pub fn port(&self) -> Option<u16> {
        self.with(|hosted| hosted.addresses.first().map(|first| first.address.port())).flatten()
    }

    /// Updates the machine's addresses in the codes and in the lists that show them.
    fn update_addresses(&self, addresses: &[HostAddress]) {
        if self.with(|hosted| hosted.update_addresses(addresses.to_vec())).unwrap_or_default() {
            self.notify_changed();
        }
    }

    fn public(&self) -> Option<&str> {
        self.public.get().map(String::as_str)
    }

    /// Returns the code of a place, if there is one.
    pub fn code(&self, role: Role) -> Option<String> {
        self.hosting_config()?.codes.into_iter().find(|(of, _)| *of == role).map(|(_, code)| code)
    }

    /// True if a device has this place, connected or not.
    pub fn has_device(&self, role: Role) -> bool {
        self.with(|hosted| !hosted.at(role).is_empty()).unwrap_or_default()
    }

    /// True if the player of a seat came with their own device. A table's screen does not show such a seat.
    pub(crate) fn is_reserved(&self, seat: Seat) -> bool {
        let table = self.table();
        self.has_device(Role::Seat(seat)) || table.is_some_and(|table| self.reservations.of(table).contains(&seat))
    }

    /// True if a second device needs the consent of the seat's player, as at a club.
    pub(crate) fn is_guarded(&self) -> bool {
        self.guarded
    }

    /// Records that the player of a seat asks for a link, and so consents to one more device.
    pub fn grant_consent(&self, seat: Seat) {
        self.with(|hosted| hosted.grant_consent(seat));
        self.notify_changed();
    }

    /// True if another process has taken the table over.
    pub fn is_taken_over(&self) -> bool {
        self.with(|hosted| hosted.taken_over).unwrap_or_default()
    }

    /// Ends every connection, because another process has taken the table over. The devices reconnect there.
    fn mark_taken_over(&self) {
        self.with(|hosted| {
            hosted.taken_over = true;
            hosted.devices.iter().for_each(|known| known.lines.end_all());
        });
        self.notify_changed();
    }

    /// Removes the devices of a place and replaces its code.
    ///
    /// # Errors
    /// [`Problem::NotHosted`], or errors of the store.
    pub(crate) async fn vacate(&self, role: Role) -> Result<(), Problem> {
        for device in self.with(|hosted| hosted.at(role)).ok_or(Problem::NotHosted)? {
            self.change(device, DeviceChange::Remove, true).await?;
        }
        self.with(|hosted| hosted.renew(role));
        self.notify_changed();
        Ok(())
    }

    /// Returns the table as the host sees it, before the QR codes are drawn.
    pub(crate) fn hosting_without_qr(&self) -> Option<Hosting> {
        let mut hosting = self.with(|hosted| hosted.shown(self.public()))?;
        let is_kept = |seat: &Seat| hosting.devices.iter().all(|device| device.role != Role::Seat(*seat));
        hosting.kept = self.reservations.of(hosting.table).into_iter().filter(is_kept).collect();
        Some(hosting)
    }

    /// Returns the table as the host sees it.
    pub async fn hosting(&self) -> Option<Hosting> {
        let mut hosting = self.hosting_without_qr()?;
        let mut links: Vec<&mut Link> = hosting.links.iter_mut().map(|way| &mut way.link).collect();
        links.push(&mut hosting.door);
        links.extend(&mut hosting.hand_over);
        links.extend(hosting.screen.as_mut().map(|way| &mut way.link));
        // Most changes leave the codes as they are.
        let known = self.drawn.lock().unwrap_or_else(PoisonError::into_inner).clone();
        draw_qr_codes(&mut links, known).await;
        let drawn = links.into_iter().map(|link| (link.url.clone(), link.qr.clone())).collect();
        *self.drawn.lock().unwrap_or_else(PoisonError::into_inner) = drawn;
        Some(hosting)
    }

    /// Returns the status of a device.
    pub fn status(&self, device: u32) -> Option<GuestStatus> {
        self.with(|hosted| hosted.status(device)).flatten()
    }

    /// Changes how the table is hosted.
    ///
    /// # Errors
    /// [`Problem::NotHosted`].
    pub(crate) fn set(&self, open: bool, trusting: bool, address: &str) -> Result<(), Problem> {
        self.with(|hosted| {
            (hosted.open, hosted.trusting) = (open, trusting);
            if !open {
                hosted.asking.clear();
            }
            hosted.choose_address(address);
        })
        .ok_or(Problem::NotHosted)?;
        self.notify_changed();
        Ok(())
    }

    /// Shows or withdraws a code for taking the table over.
    ///
    /// # Errors
    /// [`Problem::NotHosted`].
    pub(crate) fn offer_hand_over(&self, offered: bool) -> Result<(), Problem> {
        let offer = |hosted: &mut HostState| (hosted.hand_over, hosted.used_hand_over) = (offered.then(new_code), None);
        self.with(offer).ok_or(Problem::NotHosted)?;
        self.notify_changed();
        Ok(())
    }

    /// Shows or withdraws a code with which one other device becomes the table's screen.
    ///
    /// # Errors
    /// [`Problem::NotHosted`], also if the table has moved to another host.
    pub(crate) fn offer_screen(&self, role: Option<Role>) -> Result<(), Problem> {
        let offer = |hosted: &mut HostState| (!hosted.is_over()).then(|| hosted.offer_screen(role));
        self.with(offer).flatten().ok_or(Problem::NotHosted)?;
        self.notify_changed();
        Ok(())
    }

    /// True if the code for a table's screen is shown.
    pub fn offers_screen(&self) -> bool {
        self.with(|hosted| hosted.screen_code().is_some()).unwrap_or_default()
    }

    /// Validates the code again after a hand-over failed, unless the host has changed the offer meanwhile.
    pub fn renew_hand_over_offer(&self) {
        self.with(|hosted| hosted.hand_over = hosted.hand_over.take().or(hosted.used_hand_over.take()));
        self.notify_changed();
    }

    /// Answers a device that asked to join.
    ///
    /// # Errors
    /// [`Problem::NotFound`] if the device no longer asks.
    pub(crate) fn admit(&self, asking: u32, role: Option<Role>) -> Result<(), Problem> {
        if self.with(|hosted| role.is_some_and(|role| hosted.is_taken(role, None))).unwrap_or_default() {
            return Err(Problem::SeatTaken);
        }
        let answer = self.with(|hosted| {
            if role.is_some_and(|role| !hosted.knows(role)) {
                return None;
            }
            let at = hosted.asking.iter().position(|waiting| waiting.asking.id == asking)?;
            Some(hosted.asking.remove(at).answer)
        });
        let answer = answer.flatten().ok_or_else(no_device)?;
        self.notify_changed();
        answer.send(role).map_err(|_| no_device())
    }

    /// Changes the role, the rights or the name of a device. If `releases`, a table's screen may show a seat that has
    /// no device afterwards. The host and the seat's own player release seats.
    ///
    /// # Errors
    /// [`Problem::NotFound`] for an unknown device or seat, and [`Problem::TooLong`] for an empty or too long name.
    /// Errors of the store.
    pub(crate) async fn change(&self, device: u32, change: DeviceChange, releases: bool) -> Result<(), Problem> {
        // Changes are serialised, so that the list matches the store.
        let _placing = self.placing.lock().await;
        let changed =
            self.with(|hosted| hosted.device_after(device, change, self.now()).map(|changed| (hosted.table, changed)));
        let (table, changed) = changed.ok_or(Problem::NotHosted)??;
        match &changed {
            Some(changed) => retry_until_known(|| self.records.change_device(table, changed)).await,
            None => retry_until_known(|| self.records.delete_device(table, device)).await,
        }
        .map_err(outcome_unknown)?;
        let before = self.with(|hosted| {
            let before = hosted.device(device).map(|known| known.stored.role);
            match changed {
                Some(changed) => hosted.update_device(changed),
                None => hosted.remove_device(device),
            }
            before
        });
        if let (Some(Some(Role::Seat(seat))), true) = (before, releases) {
            self.release(seat).await;
        }
        self.notify_changed();
        Ok(())
    }

    /// Releases a seat, unless a device is there. The caller holds `placing`, so that no device joins meanwhile.
    async fn release(&self, seat: Seat) {
        let place = self.with(|hosted| hosted.at(Role::Seat(seat)).is_empty().then_some(hosted.table)).flatten();
        let Some(table) = place else { return };
        self.reservations.release(table, seat);
        // If that fails, the seat is reserved again after a restart, and the host can release it then.
        if table != NO_TABLE
            && let Err(problem) = retry_until_known(|| self.records.release_seat(table, seat)).await
        {
            tracing::warn!(%problem, "that a seat is released could not be stored");
        }
    }

    /// Removes the devices of a seat for the host; a table's screen may show the seat from then on.
    ///
    /// # Errors
    /// [`Problem::NotHosted`], or errors of the store.
    pub(crate) async fn release_seat(&self, seat: Seat) -> Result<(), Problem> {
        for device in self.with(|hosted| hosted.at(Role::Seat(seat))).ok_or(Problem::NotHosted)? {
            self.change(device, DeviceChange::Remove, true).await?;
        }
        let placing = self.placing.lock().await;
        self.release(seat).await;
        drop(placing);
        self.notify_changed();
        Ok(())
    }

    /// Makes the devices of a seat spectators, because its player has left. `releases`: true if not only a table's
    /// screen says so.
    ///
    /// # Errors
    /// Errors of the store.
    pub(crate) async fn leave(&self, seat: Seat, releases: bool) -> Result<(), Problem> {
        for device in self.with(|hosted| hosted.at(Role::Seat(seat))).unwrap_or_default() {
            self.change(device, DeviceChange::Move { role: Role::Spectator }, releases).await?;
        }
        Ok(())
    }

    /// Stores a device and adds it to the list.
    async fn add(&self, table: u32, mut stored: StoredDevice) -> Result<u32, Problem> {
        stored.id = match table {
            // Stored with the first table once that exists.
            NO_TABLE => number_without_table(),
            _ => retry_until_known(|| self.records.add_device(table, &stored)).await.map_err(outcome_unknown)?,
        };
        let id = stored.id;
        self.with(|hosted| {
            // The devices may have moved to another table meanwhile.
            if hosted.table == table {
                hosted.devices.push(JoinedDevice::of(stored));
            }
        });
        Ok(id)
    }

    /// Returns the devices of the table, and whether it trusts them, for another host.
    pub fn transferred_devices(&self) -> Option<(Vec<TransferredDevice>, bool)> {
        self.with(|hosted| (hosted.transferred_devices(), hosted.trusting))
    }

    /// Registers devices from another host. Returns each device's number there with its code here, valid once for that
    /// device.
    ///
    /// # Errors
    /// Errors of the store.
    pub(crate) async fn import_devices(
        &self,
        handed: Vec<TransferredDevice>,
        trusting: bool,
    ) -> Result<Vec<(u32, String)>, Problem> {
        let Some(table) = self.table() else { return Err(Problem::NotHosted) };
        // All devices that were here before the hand-over are among those that return.
        let before = self.with(|hosted| std::mem::take(&mut hosted.devices)).unwrap_or_default();
        for known in before {
            retry_until_known(|| self.records.delete_device(table, known.stored.id)).await.map_err(outcome_unknown)?;
        }
        let mut codes = Vec::new();
        for TransferredDevice { id, name, role, muted } in handed {
            // No device has this token: the device gets its real one when it joins with its code.
            let (name, token, seen) = (name_of(&name), sha256_hex(&new_token()), self.now());
            let role = role.at_another_host();
            let stored = StoredDevice { id: 0, name, role, muted, token, seen };
            let here = self.add(table, stored).await?;
            let code = Code::returning(role, here);
            codes.push((id, code.code.clone()));
            self.with(|hosted| hosted.codes.push(code));
        }
        self.with(|hosted| hosted.trusting = trusting);
        self.notify_changed();
        Ok(codes)
    }
}

/// Returns a number for a device that is not stored yet, far from all stored numbers.
fn number_without_table() -> u32 {
    static GIVEN: AtomicU32 = AtomicU32::new(u32::MAX);
    GIVEN.fetch_sub(1, Ordering::Relaxed)
}

fn turned(why: Turned) -> Problem {
    Problem::TurnedAway { why }
}
