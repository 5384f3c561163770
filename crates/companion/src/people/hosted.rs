//! The list of a hosted table: ways in, devices, and who waits at the door. Nothing here waits.

use std::net::{IpAddr, SocketAddr};
use std::num::NonZeroU32;
use std::sync::Arc;

use governor::{DefaultDirectRateLimiter, Quota, RateLimiter};
use kernel::Seat;
use tokio::sync::{Notify, oneshot};

use super::codes::{link, new_code, same};
use super::{Handed, LONGEST_NAME, name_of, no_device};
use crate::store::StoredDevice;
use crate::wire::{Asking, Device, DeviceChange, Hosting, Problem, Role, RoleLink, Standing, Turned};

/// The most devices that wait at the door at one time, and from one address.
const MOST_ASKING: (usize, usize) = (8, 3);

/// The most devices that are let in to one table.
const MOST_DEVICES: usize = 32;

/// The most lines of one device: a page that is opened twice, and lines that are dead and not known
/// to be.
const MOST_LINES: usize = 4;

/// Calls of one device, over all its lines: so many at once, then so many a second.
const CALLS: (NonZeroU32, NonZeroU32) = (NonZeroU32::new(300).unwrap(), NonZeroU32::new(60).unwrap());

/// A hosted table.
pub(super) struct Hosted {
    pub table: u32,
    pub addresses: Vec<SocketAddr>,
    pub open: bool,
    pub trusting: bool,
    pub codes: Vec<Code>,
    /// By which another device takes the table over, while that is offered.
    pub hand_over: Option<String>,
    pub devices: Vec<Known>,
    pub asking: Vec<Waiting>,
    asked: u32,
    /// Where the devices are sent on to, once the table was handed over.
    pub sent_on: Vec<(u32, String)>,
}

/// A code that lets a device in.
pub(super) struct Code {
    pub code: String,
    role: Role,
    good_for: GoodFor,
}

/// How often a code is good.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum GoodFor {
    /// One device; then the place has another code.
    One,
    /// Any number: the spectators'.
    Many,
    /// One device that another host sends here, once.
    Returning(u32),
}

/// A device that was let in.
pub(super) struct Known {
    pub stored: StoredDevice,
    /// Its lines, the oldest first: each is ended when there are too many.
    pub lines: Vec<Arc<Notify>>,
    /// What it may still call.
    pub calls: Arc<DefaultDirectRateLimiter>,
    /// Whether it was noted that it came again.
    pub seen: bool,
}

/// A device that waits to be let in.
pub(super) struct Waiting {
    pub asking: Asking,
    from: IpAddr,
    pub answer: oneshot::Sender<Option<Role>>,
}

impl Code {
    /// A fresh code for a device that another host sends here.
    pub fn returning(role: Role, device: u32) -> Self {
        Self { code: new_code(), role, good_for: GoodFor::Returning(device) }
    }
}

impl Hosted {
    /// A table that nobody has come to yet.
    pub fn new(table: u32, seats: usize, addresses: Vec<SocketAddr>, devices: Vec<StoredDevice>) -> Self {
        let seats = (0..seats).map(|seat| (Role::Seat(Seat(seat as u8)), GoodFor::One));
        let codes = seats
            .chain([(Role::Spectator, GoodFor::Many)])
            .map(|(role, good_for)| Code { code: new_code(), role, good_for })
            .collect();
        Self {
            table,
            addresses,
            open: false,
            trusting: false,
            codes,
            hand_over: None,
            devices: devices.into_iter().map(Known::of).collect(),
            asking: vec![],
            asked: 0,
            sent_on: vec![],
        }
    }

    /// The table as the host sees it, its QR codes yet to be drawn.
    pub fn shown(&self) -> Hosting {
        let address = self.addresses.first().map(SocketAddr::to_string).unwrap_or_default();
        let mut addresses: Vec<String> = self.addresses.iter().map(SocketAddr::to_string).collect();
        addresses.sort();
        let way = |kind, code: &str| link(&address, kind, code);
        let open_codes = self.codes.iter().filter(|code| matches!(code.good_for, GoodFor::One | GoodFor::Many));
        Hosting {
            table: self.table,
            open: self.open,
            trusting: self.trusting,
            door: way("", ""),
            links: open_codes.map(|code| RoleLink { role: code.role, link: way("code", &code.code) }).collect(),
            hand_over: self.hand_over.as_ref().map(|code| way("take-over", code)),
            asking: self.asking.iter().map(|waiting| waiting.asking.clone()).collect(),
            devices: self.devices.iter().map(Known::shown).collect(),
            addresses,
            address,
        }
    }

    /// Whether there is such a place at the table.
    pub fn knows(&self, role: Role) -> bool {
        self.codes.iter().any(|code| code.role == role)
    }

    pub fn device(&mut self, id: u32) -> Option<&mut Known> {
        self.devices.iter_mut().find(|known| known.stored.id == id)
    }

    pub fn standing(&self, device: u32) -> Option<Standing> {
        let known = self.devices.iter().find(|known| known.stored.id == device)?;
        let (muted, role) = (known.stored.muted, known.stored.role);
        Some(Standing { device, table: self.table, role, muted, trusting: self.trusting })
    }

    /// The device with this token. All are compared, so that the time tells nothing.
    pub fn with_token(&self, hash: &str) -> Option<u32> {
        let found = self.devices.iter().filter(|known| same(&known.stored.token, hash));
        found.map(|known| known.stored.id).fold(None, |_, id| Some(id))
    }

    /// The place that a code leads to, and the device that it is for, if it is for one.
    pub fn use_code(&mut self, code: &str) -> Option<(Role, Option<u32>)> {
        let found: Vec<usize> = (0..self.codes.len()).filter(|&at| same(&self.codes[at].code, code)).collect();
        let at = *found.first()?;
        let Code { role, good_for, .. } = self.codes[at];
        match good_for {
            GoodFor::One => self.codes[at].code = new_code(),
            GoodFor::Many => {}
            GoodFor::Returning(device) => {
                self.codes.remove(at);
                return Some((role, Some(device)));
            }
        }
        Some((role, None))
    }

    /// Whether this is the code for taking over; it is good once.
    pub fn takes_over(&mut self, code: &str) -> bool {
        let right = self.hand_over.as_deref().is_some_and(|offered| same(offered, code));
        if right {
            self.hand_over = None;
        }
        right
    }

    /// Puts a device at the door; its number there, and the host's answer.
    pub fn asks(&mut self, name: String, from: IpAddr) -> Result<(u32, oneshot::Receiver<Option<Role>>), Turned> {
        if !self.open {
            return Err(Turned::Closed);
        }
        let here = self.asking.iter().filter(|waiting| waiting.from == from).count();
        if self.asking.len() >= MOST_ASKING.0 || here >= MOST_ASKING.1 {
            return Err(Turned::Busy);
        }
        self.asked += 1;
        let (answer, wait) = oneshot::channel();
        self.asking.push(Waiting { asking: Asking { id: self.asked, name }, from, answer });
        Ok((self.asked, wait))
    }

    /// Makes room for one more device: a spectator that is away gives way. The one that did; an error
    /// when there is none.
    pub fn make_room(&mut self) -> Result<Option<u32>, Turned> {
        if self.devices.len() < MOST_DEVICES {
            return Ok(None);
        }
        let away = |known: &Known| known.stored.role == Role::Spectator && known.lines.is_empty();
        let at = self.devices.iter().position(away).ok_or(Turned::Busy)?;
        Ok(Some(self.devices.remove(at).stored.id))
    }

    /// Changes a device; what is to be stored of it, or nothing when it was sent away.
    pub fn change(&mut self, device: u32, change: DeviceChange) -> Result<Option<StoredDevice>, Problem> {
        if let DeviceChange::Move { role } = change
            && !self.knows(role)
        {
            return Err(no_device());
        }
        let at = self.devices.iter().position(|known| known.stored.id == device).ok_or_else(no_device)?;
        if change == DeviceChange::Remove {
            self.devices.remove(at);
            return Ok(None);
        }
        let known = &mut self.devices[at];
        known.change(change)?;
        Ok(Some(known.stored.clone()))
    }

    /// The devices, for another host.
    pub fn handed(&self) -> Vec<Handed> {
        let handed = |known: &Known| Handed {
            id: known.stored.id,
            name: known.stored.name.clone(),
            role: known.stored.role,
            muted: known.stored.muted,
        };
        self.devices.iter().map(handed).take(MOST_DEVICES).collect()
    }
}

impl Known {
    /// A device that has no line yet.
    pub fn of(stored: StoredDevice) -> Self {
        let calls = Arc::new(RateLimiter::direct(Quota::per_second(CALLS.1).allow_burst(CALLS.0)));
        Self { stored, lines: vec![], calls, seen: false }
    }

    fn shown(&self) -> Device {
        Device {
            id: self.stored.id,
            name: self.stored.name.clone(),
            role: self.stored.role,
            muted: self.stored.muted,
            connected: !self.lines.is_empty(),
        }
    }

    /// One more line, told when it is to end. The oldest ends when there are too many.
    pub fn line(&mut self) -> Arc<Notify> {
        if self.lines.len() >= MOST_LINES {
            self.lines.remove(0).notify_one();
        }
        let ended = Arc::new(Notify::new());
        self.lines.push(Arc::clone(&ended));
        ended
    }

    fn change(&mut self, change: DeviceChange) -> Result<(), Problem> {
        match change {
            DeviceChange::Rename { name } => {
                let tidy = name_of(&name);
                if tidy.is_empty() || name.trim().chars().count() > LONGEST_NAME {
                    return Err(Problem::TooLong);
                }
                self.stored.name = tidy;
            }
            DeviceChange::Move { role } => self.stored.role = role,
            DeviceChange::Mute { muted } => self.stored.muted = muted,
            DeviceChange::Remove => {}
        }
        Ok(())
    }
}
