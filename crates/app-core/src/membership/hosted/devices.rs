//! The devices of a hosted table, with their connections and their roles. Their number is limited.

use std::net::IpAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use kernel::Seat;
use tokio::sync::Notify;

use super::HostState;
use super::codes::CodeUses;
use super::device_limits::DeviceLimits;
use crate::membership::codes::equals_constant_time;
use crate::membership::types::{TransferredDevice, no_device};
use crate::names::renamed;
use crate::protocol::{Device, DeviceChange, Problem, Role, Turned};
use crate::storage::StoredDevice;

/// The maximum number of devices at one seat: a phone, and others that the player uses.
const MOST_AT_SEAT: usize = 4;

/// The maximum number of spectators' devices, from all addresses.
const MOST_WATCHING: usize = 24;

/// The maximum number of table's screens. A device with the screen's code replaces one of them.
const MOST_SCREENS: usize = 4;

/// The maximum number of devices at a table.
pub(crate) const MOST_DEVICES: usize = 8 * MOST_AT_SEAT + MOST_WATCHING + MOST_SCREENS;

/// The maximum number of connections of one device, for pages open twice and for dead connections not yet detected.
pub(super) const MOST_LINES: usize = 4;

/// A device that has joined.
pub(in crate::membership) struct JoinedDevice {
    pub stored: StoredDevice,
    pub lines: Lines,
    pub bounds: Arc<DeviceLimits>,
    /// True if the device's return was recorded.
    pub seen: bool,
    /// True if the device is still stored as a spectator, because its role changed with the table.
    pub unsaved: bool,
    /// The position in the order of arrivals at all tables; 0 if the device joined before the table was hosted.
    arrival: u64,
    /// The address from which the device joined since the table was hosted.
    pub from: Option<IpAddr>,
    /// The code with which the device joined. The device may present it again, in case it did not get the welcome.
    pub joined_by: Option<String>,
    /// The device's number before it was stored, if it joined before a table existed. Its connections still use that
    /// number.
    pub number_before: Option<u32>,
}

/// The open connections of one device, the oldest first.
#[derive(Default)]
pub struct Lines(Vec<Arc<Notify>>);

impl Lines {
    /// Opens another connection. Returns the handle that is notified when the connection must end, because too many
    /// others were opened later.
    pub fn open(&mut self) -> Arc<Notify> {
        if self.0.len() >= MOST_LINES {
            self.0.remove(0).notify_one();
        }
        let ended = Arc::new(Notify::new());
        self.0.push(Arc::clone(&ended));
        ended
    }

    /// Removes a connection that has ended.
    pub fn close(&mut self, line: &Arc<Notify>) {
        self.0.retain(|other| !Arc::ptr_eq(other, line));
    }

    /// Ends all connections.
    pub fn end_all(&self) {
        self.0.iter().for_each(|line| line.notify_one());
    }

    /// True if no connection is open.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

impl JoinedDevice {
    /// Creates a device without a connection.
    pub fn of(stored: StoredDevice) -> Self {
        let bounds = Arc::new(DeviceLimits::default());
        Self {
            stored,
            lines: Lines::default(),
            bounds,
            seen: false,
            unsaved: false,
            arrival: 0,
            from: None,
            joined_by: None,
            number_before: None,
        }
    }

    /// True if this is or was the device's number.
    pub fn is(&self, device: u32) -> bool {
        self.stored.id == device || self.number_before == Some(device)
    }

    /// Records the number under which the device is stored, once a table exists.
    pub fn set_stored_id(&mut self, id: u32) {
        self.number_before = Some(std::mem::replace(&mut self.stored.id, id));
    }

    /// Records that the device joined from an address, perhaps with a code.
    pub fn record_arrival(&mut self, from: IpAddr, code: Option<String>) {
        /// The number of devices that have joined any table.
        static ARRIVALS: AtomicU64 = AtomicU64::new(0);
        self.arrival = 1 + ARRIVALS.fetch_add(1, Ordering::Relaxed);
        (self.from, self.joined_by) = (Some(from), code);
    }

    pub(super) fn shown(&self) -> Device {
        Device {
            id: self.stored.id,
            name: self.stored.name.clone(),
            role: self.stored.role,
            muted: self.stored.muted,
            connected: !self.lines.is_empty(),
        }
    }

    /// Opens a connection. The returned handle is notified when it has to end; the oldest one ends if there are too
    /// many.
    pub fn open_line(&mut self) -> Arc<Notify> {
        self.lines.open()
    }
}

impl HostState {
    /// Returns the devices to which `place` gives another role.
    pub fn devices_changing_role(&self, place: impl Fn(Role) -> Role) -> Vec<StoredDevice> {
        let stored = self.devices.iter().map(|known| &known.stored);
        stored.filter(|stored| place(stored.role) != stored.role).cloned().collect()
    }

    /// Returns the devices whose role is not stored yet.
    pub fn devices_to_store(&self) -> Vec<StoredDevice> {
        self.devices.iter().filter(|known| known.unsaved).map(|known| known.stored.clone()).collect()
    }

    /// Compares the devices known at another table with those here, by their tokens. Returns the numbers there of
    /// devices that have another number here, and all devices that are not here. A device with the same number at both
    /// tables has moved between them before.
    pub fn find_duplicates(&self, known: Vec<StoredDevice>) -> (Vec<u32>, Vec<StoredDevice>) {
        let (here, others): (Vec<_>, Vec<_>) =
            known.into_iter().partition(|other| self.device_with_token(&other.token).is_some());
        let twice = here.iter().map(|other| other.id).filter(|id| self.devices.iter().all(|known| !known.is(*id)));
        (twice.collect(), others)
    }

    /// Returns the seats that have devices of their own, connected or not.
    pub fn seats_with_devices(&self) -> Vec<Seat> {
        let seat = |known: &JoinedDevice| match known.stored.role {
            Role::Seat(seat) => Some(seat),
            _ => None,
        };
        self.devices.iter().filter_map(seat).collect()
    }

    /// Returns the devices with a role.
    pub fn at(&self, role: Role) -> Vec<u32> {
        let there = self.devices.iter().filter(|known| known.stored.role == role);
        there.map(|known| known.stored.id).collect()
    }

    pub fn device(&mut self, id: u32) -> Option<&mut JoinedDevice> {
        self.devices.iter_mut().find(|known| known.is(id))
    }

    /// Returns the device with this token. All tokens are compared, so that the time reveals nothing.
    pub fn device_with_token(&self, hash: &str) -> Option<u32> {
        let found = self.devices.iter().filter(|known| equals_constant_time(&known.stored.token, hash));
        found.map(|known| known.stored.id).fold(None, |_, id| Some(id))
    }

    /// Makes room for one more device in a role. Returns the device that has to leave, if any. A device with a seat's
    /// code always gets room. The number of spectators is limited, in all and to `of_one` per address.
    pub fn make_room(&mut self, role: Role, from: IpAddr, of_one: usize) -> Result<Option<u32>, Turned> {
        let of_role = |known: &JoinedDevice| known.stored.role == role;
        let of_screens = |known: &JoinedDevice| known.stored.role.is_screen();
        let of_address = |known: &JoinedDevice| of_role(known) && known.from == Some(from);
        let count = |of: &dyn Fn(&JoinedDevice) -> bool| self.devices.iter().filter(|known| of(known)).count();
        let first = |of: &dyn Fn(&JoinedDevice) -> bool| self.devices.iter().position(of);
        let away = |of: &dyn Fn(&JoinedDevice) -> bool| first(&|known| of(known) && known.lines.is_empty());
        let gives_way = match role {
            Role::Seat(_) if count(&of_role) >= MOST_AT_SEAT => away(&of_role).or_else(|| first(&of_role)),
            Role::Screen { .. } if count(&of_screens) >= MOST_SCREENS => {
                away(&of_screens).or_else(|| first(&of_screens))
            }
            Role::Spectator if count(&of_address) >= of_one => away(&of_address).or_else(|| first(&of_address)),
            Role::Spectator if count(&of_role) >= MOST_WATCHING => Some(away(&of_role).ok_or(Turned::Busy)?),
            _ => None,
        };
        Ok(gives_way.map(|at| self.devices.remove(at).stored.id))
    }

    /// Returns the changed device to store, last seen `now`, or `None` if the change removes it. Does not modify
    /// `self`.
    pub fn device_after(
        &self,
        device: u32,
        change: DeviceChange,
        now: String,
    ) -> Result<Option<StoredDevice>, Problem> {
        if let DeviceChange::Move { role } = change
            && !self.knows(role)
        {
            return Err(no_device());
        }
        if let DeviceChange::Move { role } = change
            && self.is_taken(role, Some(device))
        {
            return Err(Problem::SeatTaken);
        }
        let known = self.devices.iter().find(|known| known.stored.id == device).ok_or_else(no_device)?;
        let before = StoredDevice { seen: now, ..known.stored.clone() };
        Ok(match change {
            DeviceChange::Rename { name } => Some(StoredDevice { name: renamed(&name)?, ..before }),
            DeviceChange::Move { role } => Some(StoredDevice { role, ..before }),
            DeviceChange::Mute { muted } => Some(StoredDevice { muted, ..before }),
            DeviceChange::Remove => None,
        })
    }

    /// Replaces a device with its stored form.
    pub fn update_device(&mut self, stored: StoredDevice) {
        if let Some(known) = self.device(stored.id) {
            known.stored = stored;
        }
    }

    /// Removes a device and makes sure that it cannot return with a code that it knows.
    pub fn remove_device(&mut self, device: u32) {
        let sent = self.devices.extract_if(.., |known| known.stored.id == device);
        let roles: Vec<Role> = sent.map(|known| known.stored.role).collect();
        self.codes.retain(|code| code.uses != CodeUses::Returning(device));
        roles.into_iter().for_each(|role| self.renew(role));
    }

    /// Returns the position of the device with this token in the order of arrivals; 0 if it joined before the table was
    /// hosted.
    pub fn arrival_of(&self, hash: &str) -> Option<u64> {
        let device = self.device_with_token(hash)?;
        self.devices.iter().find(|known| known.stored.id == device).map(|known| known.arrival)
    }

    /// Removes the device with this token if it joined here before it joined elsewhere. Returns its number and role.
    pub fn leave_for(&mut self, hash: &str, elsewhere: u64) -> Option<(u32, Role)> {
        let device =
            self.arrival_of(hash).filter(|came| *came < elsewhere).and_then(|_| self.device_with_token(hash))?;
        let at = self.devices.iter().position(|known| known.stored.id == device)?;
        Some((device, self.devices.remove(at).stored.role))
    }

    /// Returns the devices for another host.
    pub fn transferred_devices(&self) -> Vec<TransferredDevice> {
        let handed = |known: &JoinedDevice| TransferredDevice {
            id: known.stored.id,
            name: known.stored.name.clone(),
            role: known.stored.role.at_another_host(),
            muted: known.stored.muted,
        };
        self.devices.iter().map(handed).collect()
    }
}
