//! The state of a hosted table: codes, devices, and devices that ask to join. Nothing here blocks.

use std::net::IpAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use kernel::Seat;
use tokio::sync::{Mutex, MutexGuard, Notify, oneshot};

use super::codes::{equals_constant_time, link, new_code, percent_encoded};
use super::types::{ClubTable, HostAddress, HostingConfig, TransferredDevice, no_device};
use crate::names::renamed;
use crate::protocol::{
    Asking, AtClub, Device, DeviceChange, GuestStatus, HostNetwork, Hosting, Link, Problem, Role, RoleLink, Turned,
};
use crate::runtime::Instant;
use crate::storage::StoredDevice;
use crate::token_bucket::{Rate, TokenBucket};

/// The maximum number of devices that ask to join at one time, in all and from one address.
const MOST_ASKING: (usize, usize) = (8, 3);

/// The maximum number of devices at one seat: a phone, and others that the player uses.
const MOST_AT_SEAT: usize = 4;

/// The maximum number of spectators' devices, from all addresses.
const MOST_WATCHING: usize = 24;

/// The maximum number of table's screens. A device with the screen's code replaces one of them.
const MOST_SCREENS: usize = 4;

/// The maximum number of devices at a table.
pub(crate) const MOST_DEVICES: usize = 8 * MOST_AT_SEAT + MOST_WATCHING + MOST_SCREENS;

/// The maximum number of connections of one device, for pages open twice and for dead connections not yet detected.
const MOST_LINES: usize = 4;

/// The rate of frames that a device may send, over all its connections.
const CALLS: Rate = Rate { at_once: 300.0, a_second: 60.0 };

/// The rate of answered bytes for a device, over all its connections. A long table is a megabyte or two.
const ANSWERS: Rate = Rate { at_once: (4 << 20) as f64, a_second: (256 << 10) as f64 };

/// The rate of work for a device in seconds, over all its connections: a quarter of one core.
const WORK: Rate = Rate { at_once: 2.0, a_second: 0.25 };

/// The rate at which a device may reconnect.
const ENTRIES: Rate = Rate { at_once: 30.0, a_second: 2.0 };

/// The table number before any table exists. A host without a screen waits there for its table's screen, which sets up
/// the first table. No table has this number.
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
    /// The code of a take-over in progress, which is offered again if that fails.
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

/// A code that admits a device.
pub(super) struct Code {
    pub code: String,
    role: Role,
    uses: CodeUses,
}

/// The effect of a valid code.
pub(super) enum Admission {
    /// A new device joins in this role.
    New(Role),
    /// A known device, or one from another host, moves to this role.
    Moves(u32, Role),
    /// The device joined with this code before and did not get the welcome. It keeps its place.
    Again(u32),
    /// The seat has a device, and its player has not asked for another.
    Taken,
}

/// The number of uses of a code.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum CodeUses {
    /// For one device; then the place gets another code.
    One,
    /// For any number of devices: the spectators' code.
    Many,
    /// For one device that another host redirects here, once.
    Returning(u32),
    /// For one device; there is no code until another is requested.
    Once,
}

/// A device that has joined.
pub(super) struct JoinedDevice {
    pub stored: StoredDevice,
    pub lines: Lines,
    pub bounds: Arc<DeviceLimits>,
    /// True if the device's return was recorded.
    pub seen: bool,
    /// True if the device is still stored as a spectator, because its place changed with the table.
    pub unsaved: bool,
    /// The position in the order of arrivals at all tables; 0 if the device joined before the table was hosted.
    arrival: u64,
    /// The address from which the device joined since the table was hosted.
    pub from: Option<IpAddr>,
    /// The code with which the device joined. The device may present it again, in case it did not get the welcome.
    pub joined_by: Option<String>,
    /// The number by which its connections know a device that joined before a table existed.
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

/// The limits of a device over all its connections.
pub struct DeviceLimits {
    /// The limit of entries that the device adds to the record.
    pub entries: TokenBucket,
    /// The limit of received frames.
    calls: TokenBucket,
    /// The limit of sent bytes.
    answers: TokenBucket,
    /// The limit of working time.
    work: TokenBucket,
    /// Locked while a request is answered.
    answering: Mutex<()>,
}

/// The permission to answer one request of a device.
pub struct Permit<'a> {
    bounds: &'a DeviceLimits,
    begun: Instant,
    _alone: MutexGuard<'a, ()>,
}

impl Default for DeviceLimits {
    fn default() -> Self {
        let [entries, calls, answers, work] = [ENTRIES, CALLS, ANSWERS, WORK].map(TokenBucket::new);
        Self { entries, calls, answers, work, answering: Mutex::default() }
    }
}

impl DeviceLimits {
    /// Waits until the device may get a message that it did not request.
    pub async fn wait_until_pushable(&self) {
        self.answers.wait_until_available().await;
    }

    /// Charges the pushed bytes.
    pub fn charge_push(&self, bytes: usize) {
        self.answers.charge(bytes as f64);
    }

    /// Waits for the device's next message, once it may send one, and charges it.
    pub async fn next_message<T>(&self, next: impl Future<Output = T>) -> T {
        self.calls.wait_until_available().await;
        let message = next.await;
        self.calls.charge(1.0);
        message
    }

    /// Waits until a request may be answered: one connection at a time, so that the cost of the previous answer is
    /// known.
    pub async fn permit(&self) -> Permit<'_> {
        let alone = self.answering.lock().await;
        self.answers.wait_until_available().await;
        self.work.wait_until_available().await;
        Permit { bounds: self, begun: Instant::now(), _alone: alone }
    }
}

impl Permit<'_> {
    /// Charges an answer of this size before it is sent, so that a slow reader cannot ask for more meanwhile.
    pub fn finish(self, bytes: usize) {
        self.bounds.work.charge(self.begun.elapsed().as_secs_f64());
        self.finish_waiting(bytes);
    }

    /// Charges the answer like [`Self::finish`], but not the working time, which was mostly spent waiting for others.
    pub fn finish_waiting(self, bytes: usize) {
        self.bounds.answers.charge(bytes as f64);
    }
}

/// A device that asks to join.
pub(super) struct Waiting {
    pub asking: Asking,
    from: IpAddr,
    /// Hash of the token by which a repeated request of this device is recognised.
    token: Option<String>,
    /// The number of this request.
    pub time: u32,
    pub answer: oneshot::Sender<Option<Role>>,
}

/// A device whose request to join was registered.
pub(super) struct PendingDevice {
    /// The number of this request.
    pub time: u32,
    /// The host's answer; an error if the device has asked again.
    pub answer: oneshot::Receiver<Option<Role>>,
}

impl Code {
    /// Creates a code for a device that another host redirects here.
    pub fn returning(role: Role, device: u32) -> Self {
        Self { code: new_code(), role, uses: CodeUses::Returning(device) }
    }
}

/// Adds the name of a seat to a link, so that the page that a phone opens can offer it.
fn name_seat(link: &mut Link, name: &str) {
    if !name.is_empty() {
        link.url.push_str("&as=");
        link.url.push_str(&percent_encoded(name));
    }
}

/// Creates a code for each place at a table with this many seats.
fn codes(seats: usize) -> Vec<Code> {
    let seats = (0..seats).map(|seat| (Role::Seat(Seat(seat as u8)), CodeUses::One));
    let places = seats.chain([(Role::Spectator, CodeUses::Many)]);
    places.map(|(role, uses)| Code { code: new_code(), role, uses }).collect()
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
            codes: codes(names.len()),
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

    /// Applies an earlier configuration. A place that it does not list gets a new code.
    pub fn apply_config(&mut self, ways: HostingConfig) {
        (self.open, self.trusting) = (ways.open, ways.trusting);
        for (role, code) in ways.codes {
            if let Some(place) = self.codes.iter_mut().find(|place| place.role == role) {
                place.code = code;
            }
        }
    }

    fn address(&self) -> String {
        self.addresses.get(self.named).map(|named| named.address.to_string()).unwrap_or_default()
    }

    /// Makes links name another of the addresses.
    pub fn choose_address(&mut self, address: &str) {
        if let Some(at) = self.addresses.iter().position(|known| known.address.to_string() == address) {
            self.chosen |= at != self.named;
            self.named = at;
        }
    }

    /// Replaces the machine's addresses. A phone may be scanning a link. So links keep their address if it was chosen
    /// or is as good as any. Returns whether anything changed.
    pub fn update_addresses(&mut self, addresses: Vec<HostAddress>) -> bool {
        let best = addresses.first().is_some_and(|first| first.is_near);
        let before = self.addresses.get(self.named);
        let is_same = |known: &HostAddress| before.is_some_and(|before| before.address.ip() == known.address.ip());
        let named = addresses.iter().position(is_same);
        self.chosen &= named.is_some();
        self.named = named.filter(|at| self.chosen || addresses[*at].is_near || !best).unwrap_or(0);
        let differs = self.addresses != addresses;
        self.addresses = addresses;
        differs
    }

    /// Returns the link without a code, before its QR code is drawn.
    pub fn join_link(&self, public: Option<&str>) -> Link {
        link(&self.base(public), "", "")
    }

    /// Returns the address that links name.
    fn base(&self, public: Option<&str>) -> String {
        public.map_or_else(|| format!("http://{}", self.address()), str::to_owned)
    }

    /// Hosts another table with these players, at which `others` are the known devices.
    pub fn switch_table(
        &mut self,
        table: u32,
        names: Vec<String>,
        place: impl Fn(Role) -> Role,
        others: Vec<StoredDevice>,
    ) {
        (self.table, self.codes, self.names) = (table, codes(names.len()), names);
        (self.hand_over, self.used_hand_over) = (None, None);
        for device in &mut self.devices {
            let role = place(device.stored.role);
            device.unsaved |= role != device.stored.role;
            device.stored.role = role;
            device.joined_by = None;
        }
        self.devices.extend(others.into_iter().map(JoinedDevice::of));
    }

    /// Returns the devices that change places.
    pub fn devices_changing_role(&self, place: impl Fn(Role) -> Role) -> Vec<StoredDevice> {
        let stored = self.devices.iter().map(|known| &known.stored);
        stored.filter(|stored| place(stored.role) != stored.role).cloned().collect()
    }

    /// Returns the devices whose place is not stored yet.
    pub fn devices_to_store(&self) -> Vec<StoredDevice> {
        self.devices.iter().filter(|known| known.unsaved).map(|known| known.stored.clone()).collect()
    }

    /// Compares devices known at another table with those here. Returns the numbers of those that are here under
    /// another number, and all that are not here. A device with the same number has moved here before.
    pub fn find_duplicates(&self, known: Vec<StoredDevice>) -> (Vec<u32>, Vec<StoredDevice>) {
        let (here, others): (Vec<_>, Vec<_>) =
            known.into_iter().partition(|other| self.device_with_token(&other.token).is_some());
        let twice = here.iter().map(|other| other.id).filter(|id| self.devices.iter().all(|known| !known.is(*id)));
        (twice.collect(), others)
    }

    /// Returns the table as the host sees it, before the QR codes are drawn.
    pub fn shown(&self, public: Option<&str>) -> Hosting {
        let (address, base) = (self.address(), self.base(public));
        let networks: Vec<HostNetwork> = self.addresses.iter().map(HostAddress::shown).collect();
        let way = |kind, code: &str| link(&base, kind, code);
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

    /// True for the spectators' code. All codes are compared, so that the time reveals nothing.
    pub fn is_spectator_code(&self, code: &str) -> bool {
        let watches = |other: &Code| equals_constant_time(&other.code, code) & (other.role == Role::Spectator);
        self.codes.iter().fold(false, |found, other| found | watches(other))
    }

    /// True if the table has this place.
    pub fn knows(&self, role: Role) -> bool {
        match role {
            Role::Screen { .. } => !self.is_over(),
            _ => self.codes.iter().any(|code| code.role == role),
        }
    }

    /// Shows or withdraws the code of a table's screen.
    pub fn offer_screen(&mut self, role: Option<Role>) {
        self.codes.retain(|code| code.uses != CodeUses::Once);
        self.codes.extend(role.map(|role| Code { code: new_code(), role, uses: CodeUses::Once }));
    }

    /// Returns the code of a table's screen, while offered.
    pub fn screen_code(&self) -> Option<&Code> {
        self.codes.iter().find(|code| code.uses == CodeUses::Once)
    }

    /// Returns the seats that have devices of their own, connected or not.
    pub fn seats_with_devices(&self) -> Vec<Seat> {
        let seat = |known: &JoinedDevice| match known.stored.role {
            Role::Seat(seat) => Some(seat),
            _ => None,
        };
        self.devices.iter().filter_map(seat).collect()
    }

    /// Returns the devices of a place.
    pub fn at(&self, role: Role) -> Vec<u32> {
        let there = self.devices.iter().filter(|known| known.stored.role == role);
        there.map(|known| known.stored.id).collect()
    }

    pub fn device(&mut self, id: u32) -> Option<&mut JoinedDevice> {
        self.devices.iter_mut().find(|known| known.is(id))
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

    /// Returns the device with this token. All are compared, so that the time reveals nothing.
    pub fn device_with_token(&self, hash: &str) -> Option<u32> {
        let found = self.devices.iter().filter(|known| equals_constant_time(&known.stored.token, hash));
        found.map(|known| known.stored.id).fold(None, |_, id| Some(id))
    }

    /// Returns the effect of a code for a device with this token. All codes are compared, so that the time reveals
    /// nothing.
    pub fn match_code(&self, code: &str, token: Option<&str>) -> Option<Admission> {
        let known = token.and_then(|hash| self.device_with_token(hash));
        let found =
            self.codes.iter().filter(|other| equals_constant_time(&other.code, code)).fold(None, |_, code| Some(code));
        let by = |known: &JoinedDevice| known.joined_by.as_deref().is_some_and(|by| equals_constant_time(by, code));
        let again = |device: u32| self.devices.iter().any(|known| known.stored.id == device && by(known));
        match (found.map(|code| (code.role, code.uses)), known) {
            (Some((role, CodeUses::Returning(device))), _) => Some(Admission::Moves(device, role)),
            (Some((role, _)), known) if self.is_taken(role, known) && !self.has_consent(code) => Some(Admission::Taken),
            (Some((role, _)), Some(device)) => Some(Admission::Moves(device, role)),
            (Some((role, _)), None) => Some(Admission::New(role)),
            (None, Some(device)) if again(device) => Some(Admission::Again(device)),
            (None, _) => None,
        }
    }

    /// True if the place is a guarded seat with other devices than this one.
    pub fn is_taken(&self, role: Role, device: Option<u32>) -> bool {
        let there = self.at(role);
        let is_there = device.is_some_and(|device| there.contains(&device));
        self.guarded && matches!(role, Role::Seat(_)) && !there.is_empty() && !is_there
    }

    fn has_consent(&self, code: &str) -> bool {
        self.consented.iter().fold(false, |found, other| found | equals_constant_time(other, code))
    }

    /// Prepares the link that the player of a seat asks for. If a device is there, the link gets a new secret code for
    /// one more device.
    pub fn grant_consent(&mut self, seat: Seat) {
        if !self.is_taken(Role::Seat(seat), None) {
            return;
        }
        let own = |code: &&mut Code| code.role == Role::Seat(seat) && code.uses == CodeUses::One;
        if let Some(code) = self.codes.iter_mut().find(own) {
            self.consented.retain(|before| *before != code.code);
            code.code = new_code();
            self.consented.push(code.code.clone());
        }
    }

    /// Uses up a code, so that the next device needs another. Returns the old one, to be restored if no device joined
    /// with it.
    pub fn spend(&mut self, code: &str) -> Option<Code> {
        let at = self.codes.iter().position(|other| equals_constant_time(&other.code, code))?;
        let fresh = |code: &Code| Code { code: new_code(), ..*code };
        match self.codes[at].uses {
            CodeUses::One => {
                let next = fresh(&self.codes[at]);
                self.consented.retain(|consented| !equals_constant_time(consented, code));
                Some(std::mem::replace(&mut self.codes[at], next))
            }
            CodeUses::Many => None,
            CodeUses::Returning(_) | CodeUses::Once => Some(self.codes.remove(at)),
        }
    }

    /// Makes a code valid again, because no device joined with it.
    pub fn unspend(&mut self, code: Code) {
        let place = |other: &Code| other.role == code.role && other.uses == code.uses;
        match self.codes.iter().position(place) {
            Some(at) => self.codes[at] = code,
            None => self.codes.push(code),
        }
    }

    /// Replaces the code of a place, and the spectators' code, which all know.
    pub fn renew(&mut self, role: Role) {
        let renews = |code: &&mut Code| match code.uses {
            CodeUses::One => code.role == role,
            CodeUses::Many => true,
            CodeUses::Returning(_) | CodeUses::Once => false,
        };
        self.codes.iter_mut().filter(renews).for_each(|code| code.code = new_code());
    }

    /// True if this is the code for taking over; it is valid once.
    pub fn use_hand_over_code(&mut self, code: &str) -> bool {
        let right = self.hand_over.as_deref().is_some_and(|offered| equals_constant_time(offered, code));
        if right {
            self.used_hand_over = self.hand_over.take();
        }
        right
    }

    /// Registers a device that asks to join, or keeps its place in the queue.
    pub fn register_request(
        &mut self,
        name: String,
        token: Option<String>,
        from: IpAddr,
    ) -> Result<PendingDevice, Turned> {
        if !self.open {
            return Err(Turned::Closed);
        }
        self.asked += 1;
        let (time, (answer, wait)) = (self.asked, oneshot::channel());
        let pending = PendingDevice { time, answer: wait };
        let again = |waiting: &&mut Waiting| token.is_some() && waiting.token == token;
        if let Some(waiting) = self.asking.iter_mut().find(again) {
            let asking = Asking { name, ..waiting.asking.clone() };
            *waiting = Waiting { asking, from, token, time, answer };
            return Ok(pending);
        }
        let here = self.asking.iter().filter(|waiting| waiting.from == from).count();
        if self.asking.len() >= MOST_ASKING.0 || here >= MOST_ASKING.1 {
            return Err(Turned::Busy);
        }
        self.asking.push(Waiting { asking: Asking { id: time, name }, from, token, time, answer });
        Ok(pending)
    }

    /// Makes room for one more device in a place. Returns the device that has to leave, if any. A seat always has room
    /// for a device with its code. Spectators have places of their own, at most `of_one` per address.
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

    /// True if this is the device's number, or was.
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

    fn shown(&self) -> Device {
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

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    #[test]
    fn a_device_is_sent_4_mib_at_once_and_then_256_kib_a_second_over_all_its_lines() {
        const ANSWER: f64 = 100_000.0;
        let (bounds, begun) = (DeviceLimits::default(), Instant::now());
        let mut sent = [0.0; MOST_LINES];
        // For a minute each connection asks again as soon as it may.
        for tick in 0..=6_000 {
            let now = begun + Duration::from_millis(10 * tick);
            for line in &mut sent {
                if bounds.answers.take_at(ANSWER, now).is_ok() {
                    *line += ANSWER;
                }
            }
        }
        let (sent, most) = (sent.iter().sum::<f64>(), f64::from((4 << 20) + 60 * (256 << 10)));
        assert!(sent <= most + ANSWER && sent >= most - ANSWER, "{sent} of {most}");
    }

    #[tokio::test(start_paused = true)]
    async fn work_on_a_devices_requests_takes_a_quarter_of_the_time_over_all_its_lines() {
        const ANSWER: Duration = Duration::from_millis(50);
        let (limits, begun, mut answers) = (DeviceLimits::default(), Instant::now(), 0.0);
        // For a minute it asks again as soon as it is answered, and each answer takes as long.
        while begun.elapsed() < Duration::from_secs(60) {
            let permit = limits.permit().await;
            tokio::time::advance(ANSWER).await;
            permit.finish(1);
            answers += 1.0;
        }
        let (worked, most) = (answers * ANSWER.as_secs_f64(), 2.0 + 0.25 * begun.elapsed().as_secs_f64());
        assert!((most - 0.5..most + 0.1).contains(&worked), "{worked} s of {most} s");
    }
}
