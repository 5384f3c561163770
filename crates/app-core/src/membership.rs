//! Membership of hosted tables: who may join, the role of each device, and its rights.
//!
//! Nothing here knows a network: [`Lobby::authenticate`] gets a greeting and an address, and returns a [`Guest`] of
//! one table. Codes are valid as long as the table is hosted. Tokens are valid for the evening and stored as hashes.
//! [`rights`] says what a guest may request.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use kernel::Seat;
use tokio::sync::watch;

use crate::Limits;
use crate::protocol::{GuestStatus, Hosting, Link, Problem, Role, Turned};
use crate::storage::{StorageBackend, StoredDevice};
use crate::token_bucket::AddressBuckets;

pub mod codes;
mod device_changes;
mod entering;
mod guest;
mod hosted;
mod lobby;
mod reservations;
pub mod rights;
mod table_switch;
mod types;

pub(crate) use hosted::{MOST_DEVICES, NO_TABLE};
pub use lobby::{Entered, Lobby};

pub(crate) use crate::names::name_of;
use codes::{LinkBase, draw_qr_codes, new_code};
pub use guest::{ClientLimits, Guest};
use hosted::HostState;
pub use hosted::{DeviceLimits, Lines, Permit};
pub(crate) use reservations::Reservations;
pub use types::{ClubTable, HostAddress, HostingConfig, TransferredDevice};

/// The membership of one hosted table.
pub struct Membership {
    records: Arc<dyn StorageBackend>,
    /// Never locked across an await.
    hosted: Mutex<Option<HostState>>,
    changes: watch::Sender<u64>,
    /// Locked while a device is added, changed or removed, so that the list matches the store.
    placing: tokio::sync::Mutex<()>,
    tries: Arc<AddressBuckets>,
    /// The maximum number of spectators' devices per address.
    watching: usize,
    /// The QR codes of the shown links, by address.
    drawn: Mutex<HashMap<String, String>>,
    /// The page to which links lead; `None` for the address at which the table is reached.
    public: Arc<Mutex<Option<LinkBase>>>,
    reservations: Arc<Reservations>,
    /// True if a seat with a device accepts another only with its player's consent.
    guarded: bool,
    clock: fn() -> String,
}

impl Membership {
    /// Creates a membership without a table.
    fn new(
        records: Arc<dyn StorageBackend>,
        tries: Arc<AddressBuckets>,
        limits: &Limits,
        public: Arc<Mutex<Option<LinkBase>>>,
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

    /// Stops hosting the table.
    fn stop(&self) {
        *self.hosted() = None;
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

    /// Returns the table's id; `None` if the table is no longer hosted.
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

    fn public(&self) -> Option<LinkBase> {
        self.public.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Returns the code that admits a device in a role, if there is one.
    pub fn code(&self, role: Role) -> Option<String> {
        self.hosting_config()?.codes.into_iter().find(|(of, _)| *of == role).map(|(_, code)| code)
    }

    /// True if a device has this role, connected or not.
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

    /// Returns the table as the host sees it, before the QR codes are drawn.
    pub(crate) fn hosting_without_qr(&self) -> Option<Hosting> {
        let mut hosting = self.with(|hosted| hosted.shown(self.public().as_ref()))?;
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
}

fn turned(why: Turned) -> Problem {
    Problem::TurnedAway { why }
}
