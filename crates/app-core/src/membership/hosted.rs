//! The state of a hosted table, and its view for the host. Nothing here blocks.
//!
//! [`codes`] admit [`devices`], each within its [limits](device_limits). A device without a code sends one of the
//! [`join_requests`].

use super::codes::{LinkBase, percent_encoded};
use super::types::{ClubTable, HostAddress, HostingConfig};
use crate::protocol::{AtClub, GuestStatus, HostNetwork, Hosting, Link, Role, RoleLink};
use crate::storage::StoredDevice;

mod addresses;
mod codes;
mod device_limits;
mod devices;
mod join_requests;

use codes::CodeUses;
pub(super) use codes::{Admission, Code};
pub use device_limits::{DeviceLimits, Permit};
pub(super) use devices::JoinedDevice;
pub use devices::Lines;
pub(crate) use devices::MOST_DEVICES;
pub(super) use join_requests::PendingDevice;
use join_requests::Waiting;

/// The number that stands for the hosted table before one exists; no table has it. A host without a screen uses it
/// until its table screen has set up the first table.
pub(crate) const NO_TABLE: u32 = 0;

/// A hosted table.
pub(super) struct HostState {
    pub table: u32,
    /// The addresses at which the table is reached, the best first.
    pub addresses: Vec<HostAddress>,
    /// The index of the address that links name.
    named: usize,
    /// True if a person chose the address that links name.
    chosen: bool,
    pub open: bool,
    pub trusting: bool,
    pub codes: Vec<Code>,
    /// The names of the players, by seat; empty for an empty seat.
    pub names: Vec<String>,
    /// The code with which another device can take the table over, while offered.
    pub hand_over: Option<String>,
    /// The code of a take-over in progress. The code is offered again if the take-over fails.
    pub used_hand_over: Option<String>,
    pub devices: Vec<JoinedDevice>,
    pub asking: Vec<Waiting>,
    asked: u32,
    /// The redirect addresses of the devices, once the table has been handed over.
    pub redirects: Vec<(u32, String)>,
    /// True if another process that shares the storage has taken the table over.
    pub taken_over: bool,
    /// The data of the club that runs the table, if any.
    pub club: Option<ClubTable>,
    /// True if a seat with a device accepts another only with its player's consent.
    pub guarded: bool,
    /// The codes of seats whose players have asked to join with one more device.
    consented: Vec<String>,
}

/// Adds the name of a seat to a link, so that the page that a phone opens can offer it.
fn name_seat(link: &mut Link, name: &str) {
    if !name.is_empty() {
        link.url.push_str("&as=");
        link.url.push_str(&percent_encoded(name));
    }
}

impl HostState {
    /// Creates the state of a hosted table. None of its known devices is connected.
    pub fn new(table: u32, names: Vec<String>, addresses: Vec<HostAddress>, devices: Vec<StoredDevice>) -> Self {
        Self {
            table,
            addresses,
            named: 0,
            chosen: false,
            open: false,
            trusting: false,
            codes: codes::codes(names.len()),
            names,
            hand_over: None,
            used_hand_over: None,
            devices: devices.into_iter().map(JoinedDevice::of).collect(),
            asking: vec![],
            asked: 0,
            redirects: vec![],
            taken_over: false,
            club: None,
            guarded: false,
            consented: vec![],
        }
    }

    /// Returns the configuration for the process that takes over.
    pub fn hosting_config(&self) -> HostingConfig {
        let lasting = self.codes.iter().filter(|code| matches!(code.uses, CodeUses::One | CodeUses::Many));
        let codes = lasting.map(|code| (code.role, code.code.clone())).collect();
        HostingConfig { open: self.open, trusting: self.trusting, codes }
    }

    /// Applies an earlier configuration. A role that it does not list keeps its present code.
    pub fn apply_config(&mut self, ways: HostingConfig) {
        (self.open, self.trusting) = (ways.open, ways.trusting);
        for (role, code) in ways.codes {
            if let Some(place) = self.codes.iter_mut().find(|place| place.role == role) {
                place.code = code;
            }
        }
    }

    /// Hosts another table with these players. `others` are devices that are known at that table and are not here yet.
    pub fn switch_table(
        &mut self,
        table: u32,
        names: Vec<String>,
        place: impl Fn(Role) -> Role,
        others: Vec<StoredDevice>,
    ) {
        (self.table, self.codes, self.names) = (table, codes::codes(names.len()), names);
        (self.hand_over, self.used_hand_over) = (None, None);
        for device in &mut self.devices {
            let role = place(device.stored.role);
            device.unsaved |= role != device.stored.role;
            device.stored.role = role;
            device.joined_by = None;
        }
        self.devices.extend(others.into_iter().map(JoinedDevice::of));
    }

    /// Returns the table as the host sees it, before the QR codes are drawn.
    pub fn shown(&self, public: Option<&LinkBase>) -> Hosting {
        let (address, base) = (self.address(), self.base(public));
        let networks: Vec<HostNetwork> = self.addresses.iter().map(HostAddress::shown).collect();
        let way = |kind, code: &str| base.link(kind, code);
        let place = |code: &Code| {
            let mut link = way("code", &code.code);
            match code.role {
                Role::Seat(seat) => name_seat(&mut link, self.names.get(seat.index()).map_or("", String::as_str)),
                // A television types no name, nor does a shared tablet.
                Role::Spectator | Role::Screen { .. } => link.url.push_str("&name="),
            }
            RoleLink { role: code.role, link }
        };
        let open_codes = self.codes.iter().filter(|code| matches!(code.uses, CodeUses::One | CodeUses::Many));
        Hosting {
            table: self.table,
            open: self.open,
            trusting: self.trusting,
            door: self.join_link(public),
            links: open_codes.map(place).collect(),
            hand_over: self.hand_over.as_ref().map(|code| way("take-over", code)),
            screen: self.screen_code().map(place),
            asking: self.asking.iter().map(|waiting| waiting.asking.clone()).collect(),
            devices: self.devices.iter().map(JoinedDevice::shown).collect(),
            kept: vec![],
            networks,
            address,
        }
    }

    /// True if the table has moved to another host, so that no device can join here.
    pub fn is_over(&self) -> bool {
        self.codes.is_empty()
    }

    pub fn status(&self, device: u32) -> Option<GuestStatus> {
        let known = self.devices.iter().find(|known| known.is(device))?;
        let (device, muted, role) = (known.stored.id, known.stored.muted, known.stored.role);
        let club = self.club.as_ref().map(|ClubTable { places, house_rules }| AtClub {
            ended: !places.is_empty(),
            tied: places.iter().all(|place| *place == Some(1)),
            place: if let Role::Seat(seat) = role { places.get(seat.index()).copied().flatten() } else { None },
            house_rules: *house_rules,
        });
        Some(GuestStatus { device, table: self.table, role, muted, trusting: self.trusting, club })
    }
}
