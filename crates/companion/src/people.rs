//! The hosted table's people: who may come in, what each device is, and what it may do.
//!
//! Nothing here knows a network: [`People::enter`] is given a greeting and an address, and gives
//! back a [`Guest`]. Codes live as long as the table is hosted; tokens for the evening, in the
//! store, as hashes. [`rights`] says what a guest may ask.

use std::net::{IpAddr, SocketAddr};
use std::num::NonZeroU32;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use governor::{DefaultDirectRateLimiter, DefaultKeyedRateLimiter, Quota, RateLimiter};
use kernel::{Seat, Viewer};
use tokio::sync::{oneshot, watch};

use crate::store::{Store, StoreProblem, StoredDevice};
use crate::trouble::trouble;
use crate::wire::{
    Asking, Device, DeviceChange, Greeting, Hosting, Problem, Role, RoleLink, Standing, Turned, Welcome,
};

pub(crate) mod codes;
pub mod rights;

use codes::{hashed, link, new_code, new_token, same, tidied};

/// How long a device that was let in is known: an evening and the night after it.
const EVENING: Duration = Duration::from_secs(18 * 60 * 60);

/// How long the host may take to answer a device that asks.
const ANSWER_TIME: Duration = Duration::from_secs(5 * 60);

/// The most devices that wait at the door at one time.
const MOST_ASKING: usize = 8;

/// The most devices that are let in to one table.
const MOST_DEVICES: usize = 32;

/// The longest name of a device, in characters.
const LONGEST_NAME: usize = 32;

/// Tries from one address: so many at once, then so many a minute.
const TRIES: (NonZeroU32, NonZeroU32) = (NonZeroU32::new(24).unwrap(), NonZeroU32::new(12).unwrap());

/// Tries from everywhere, a minute.
const ALL_TRIES: NonZeroU32 = NonZeroU32::new(60).unwrap();

/// The people around the hosted table.
pub struct People {
    store: Store,
    /// Never held over an await.
    hosted: Mutex<Option<Hosted>>,
    changes: watch::Sender<u64>,
    tries: DefaultKeyedRateLimiter<IpAddr>,
    all_tries: DefaultDirectRateLimiter,
}

/// A hosted table.
struct Hosted {
    table: u32,
    addresses: Vec<SocketAddr>,
    open: bool,
    trusting: bool,
    codes: Vec<Code>,
    /// By which another device takes the table over, while that is offered.
    hand_over: Option<String>,
    devices: Vec<Known>,
    asking: Vec<Waiting>,
    asked: u32,
    /// Where the devices are sent on to, once the table was handed over.
    sent_on: Vec<(u32, String)>,
}

/// A code that lets a device in.
struct Code {
    code: String,
    role: Role,
    /// Whether it lasts: the spectators'. Others are good for one device.
    lasts: bool,
    /// The device that it is for, when it comes from another host.
    device: Option<u32>,
}

/// A device that was let in.
struct Known {
    stored: StoredDevice,
    role: Role,
    /// How many lines it has.
    lines: u32,
}

/// A device that waits to be let in.
struct Waiting {
    asking: Asking,
    answer: oneshot::Sender<Option<Role>>,
}

/// A device as it is handed over to another host.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Handed {
    /// Its number here.
    pub id: u32,
    /// Its name.
    pub name: String,
    /// What it is at the table.
    pub role: Role,
    /// Whether it may only look.
    pub muted: bool,
}

/// A guest's line to the host, from its greeting to its end.
pub struct Guest {
    people: Arc<People>,
    /// The device.
    pub device: u32,
    /// Where it was told that it stands when it came in.
    pub(crate) welcomed: Option<Standing>,
}

impl Guest {
    /// Where the device stands now; none when it was sent away or nothing is hosted.
    pub fn standing(&self) -> Option<Standing> {
        self.people.standing(self.device)
    }

    /// Whether the device may look through these eyes.
    pub fn sees(&self, viewer: Viewer) -> bool {
        self.standing().is_some_and(|standing| standing.role.viewer() == viewer)
    }

    /// Whether it may speak for everybody at the table.
    pub fn speaks_for_all(&self) -> bool {
        self.standing().is_some_and(|standing| standing.trusting && standing.role != Role::Spectator)
    }

    /// Where it is to go, once the table was handed over.
    pub fn sent_on(&self) -> Option<String> {
        let to = |hosted: &mut Hosted| hosted.sent_on.iter().find(|(device, _)| *device == self.device).cloned();
        self.people.with(to).flatten().map(|(_, url)| url)
    }
}

impl Drop for Guest {
    fn drop(&mut self) {
        self.people.with(|hosted| {
            let device = hosted.devices.iter_mut().find(|known| known.stored.id == self.device);
            device.into_iter().for_each(|known| known.lines = known.lines.saturating_sub(1));
        });
        self.people.tell();
    }
}

/// What a greeting leads to.
pub enum Entered {
    /// A guest comes in.
    Guest(Guest, Welcome),
    /// Another host takes over.
    NextHost,
}

impl People {
    /// Nobody yet.
    pub(crate) fn new(store: Store) -> Self {
        let a_minute = |count: NonZeroU32| Quota::per_minute(count);
        Self {
            store,
            hosted: Mutex::default(),
            changes: watch::Sender::new(0),
            tries: RateLimiter::keyed(a_minute(TRIES.1).allow_burst(TRIES.0)),
            all_tries: RateLimiter::direct(a_minute(ALL_TRIES)),
        }
    }

    fn hosted(&self) -> MutexGuard<'_, Option<Hosted>> {
        // What is held is a list: a panic elsewhere leaves it whole.
        self.hosted.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn with<T>(&self, deed: impl FnOnce(&mut Hosted) -> T) -> Option<T> {
        self.hosted().as_mut().map(deed)
    }

    fn tell(&self) {
        self.changes.send_modify(|n| *n = n.wrapping_add(1));
    }

    /// Hears of every change from now on.
    pub fn changes(&self) -> watch::Receiver<u64> {
        self.changes.subscribe()
    }

    /// Hosts a table with so many seats at these addresses from now on, with the devices that were
    /// let in to it this evening.
    ///
    /// # Errors
    /// When the store fails.
    pub(crate) async fn host(&self, table: u32, seats: usize, addresses: Vec<SocketAddr>) -> Result<(), StoreProblem> {
        let devices = self.store.devices(table, &crate::stamps::before(EVENING)).await?;
        let known = |stored: StoredDevice| {
            let role = serde_json::from_str(&stored.role).ok()?;
            Some(Known { stored, role, lines: 0 })
        };
        let mut codes: Vec<Code> = (0..seats).map(|seat| Code::of_seat(Seat(seat as u8))).collect();
        codes.push(Code { code: new_code(), role: Role::Spectator, lasts: true, device: None });
        *self.hosted() = Some(Hosted {
            table,
            addresses,
            open: false,
            trusting: false,
            codes,
            hand_over: None,
            devices: devices.into_iter().filter_map(known).collect(),
            asking: vec![],
            asked: 0,
            sent_on: vec![],
        });
        self.tell();
        Ok(())
    }

    /// Hosts nothing any longer.
    pub(crate) fn stop(&self) {
        *self.hosted() = None;
        self.tell();
    }

    /// Whether anything is or was hosted.
    pub(crate) fn was_hosted(&self) -> bool {
        *self.changes.borrow() > 0
    }

    /// The table goes on at another address: sends the devices there, each with its code.
    pub(crate) fn send_on(&self, address: &str, codes: &[(u32, String)]) {
        let url = |(device, code): &(u32, String)| (*device, link(address, "code", code).url);
        self.with(|hosted| {
            hosted.sent_on = codes.iter().map(url).collect();
            hosted.codes.clear();
            hosted.open = false;
        });
        self.tell();
    }

    /// The hosted table's id.
    pub fn table(&self) -> Option<u32> {
        self.with(|hosted| hosted.table)
    }

    /// The port at which the hosted table is reached.
    pub(crate) fn port(&self) -> Option<u16> {
        self.with(|hosted| hosted.addresses.first().map(SocketAddr::port)).flatten()
    }

    /// The hosted table as the host sees it.
    pub fn hosting(&self) -> Option<Hosting> {
        self.with(|hosted| hosted.shown())
    }

    /// Where a device stands.
    pub fn standing(&self, device: u32) -> Option<Standing> {
        self.with(|hosted| hosted.standing(device)).flatten()
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
            if let Some(at) = hosted.addresses.iter().position(|known| known.to_string() == address) {
                hosted.addresses.swap(0, at);
            }
        })
        .ok_or(Problem::NotHosted)?;
        self.tell();
        Ok(())
    }

    /// Shows a code for taking the table over, or takes it back.
    ///
    /// # Errors
    /// [`Problem::NotHosted`].
    pub(crate) fn offer(&self, offered: bool) -> Result<(), Problem> {
        self.with(|hosted| hosted.hand_over = offered.then(new_code)).ok_or(Problem::NotHosted)?;
        self.tell();
        Ok(())
    }

    /// Answers a device that asks to be let in.
    ///
    /// # Errors
    /// [`Problem::NotFound`] when it asks no longer.
    pub(crate) fn admit(&self, asking: u32, role: Option<Role>) -> Result<(), Problem> {
        let answer = self.with(|hosted| {
            if role.is_some_and(|role| !hosted.knows(role)) {
                return None;
            }
            let at = hosted.asking.iter().position(|waiting| waiting.asking.id == asking)?;
            Some(hosted.asking.remove(at).answer)
        });
        let answer = answer.flatten().ok_or_else(no_device)?;
        self.tell();
        answer.send(role).map_err(|_| no_device())
    }

    /// Changes what a device is or may do.
    ///
    /// # Errors
    /// [`Problem::NotFound`] for an unknown device or seat, [`Problem::TooLong`] for a name that is
    /// empty or too long; or the store's.
    pub(crate) async fn change(&self, device: u32, change: DeviceChange) -> Result<(), Problem> {
        let changed = self
            .with(|hosted| {
                if let DeviceChange::Move { role } = change
                    && !hosted.knows(role)
                {
                    return Err(no_device());
                }
                let at = hosted.devices.iter().position(|known| known.stored.id == device).ok_or_else(no_device)?;
                if change == DeviceChange::Remove {
                    hosted.devices.remove(at);
                    return Ok(None);
                }
                let known = &mut hosted.devices[at];
                known.change(change)?;
                Ok(Some(known.stored.clone()))
            })
            .ok_or(Problem::NotHosted)??;
        self.tell();
        let stored = match changed {
            Some(device) => self.store.change_device(&device).await,
            None => self.store.drop_device(device).await,
        };
        stored.map_err(trouble)
    }

    /// Lets a screen in, or not. Waits for the host where the host must answer.
    ///
    /// # Errors
    /// [`Problem::TurnedAway`], or the store's.
    pub async fn enter(self: &Arc<Self>, from: IpAddr, greeting: Greeting) -> Result<Entered, Problem> {
        match greeting {
            Greeting::Token { token } => {
                let hash = hashed(&token);
                let known = self.with(|hosted| hosted.with_token(&hash)).flatten();
                let device = match known {
                    Some(device) => device,
                    None => return Err(turned(if self.may_try(from) { Turned::Token } else { Turned::Busy })),
                };
                Ok(self.comes_in(device, None))
            }
            _ if !self.may_try(from) => Err(turned(Turned::Busy)),
            Greeting::Code { code, name } => {
                let used = self.with(|hosted| hosted.use_code(&tidied(&code))).flatten();
                let Some((role, device)) = used else { return Err(turned(Turned::Code)) };
                self.tell();
                match device {
                    Some(device) => self.comes_again(device).await,
                    None => self.let_in(name_of(&name), role).await,
                }
            }
            Greeting::Ask { name } => {
                let role = self.ask(name_of(&name)).await?;
                self.let_in(name_of(&name), role).await
            }
            Greeting::TakeOver { code } => {
                let right = self.with(|hosted| hosted.takes_over(&tidied(&code))).unwrap_or_default();
                if !right {
                    return Err(turned(Turned::Code));
                }
                // The code is shown no longer.
                self.tell();
                Ok(Entered::NextHost)
            }
        }
    }

    fn may_try(&self, from: IpAddr) -> bool {
        // Addresses that have been quiet are forgotten, so that the list does not grow.
        self.tries.retain_recent();
        self.tries.check_key(&from).is_ok() && self.all_tries.check().is_ok()
    }

    /// Waits at the door until the host answers.
    async fn ask(self: &Arc<Self>, name: String) -> Result<Role, Problem> {
        /// Takes the asking back when the device goes away, or the host does not answer.
        struct AtTheDoor<'a>(&'a People, u32);
        impl Drop for AtTheDoor<'_> {
            fn drop(&mut self) {
                self.0.with(|hosted| hosted.asking.retain(|waiting| waiting.asking.id != self.1));
                self.0.tell();
            }
        }
        let (id, answer) = self.with(|hosted| hosted.asks(name)).unwrap_or(Err(Turned::Closed)).map_err(turned)?;
        let _waiting = AtTheDoor(self, id);
        self.tell();
        match tokio::time::timeout(ANSWER_TIME, answer).await {
            Ok(Ok(Some(role))) => Ok(role),
            _ => Err(turned(Turned::Declined)),
        }
    }

    /// Lets in a device that is new here.
    async fn let_in(self: &Arc<Self>, name: String, role: Role) -> Result<Entered, Problem> {
        let token = new_token();
        let table = self
            .with(|hosted| (hosted.devices.len() < MOST_DEVICES).then_some(hosted.table))
            .flatten()
            .ok_or_else(|| turned(Turned::Busy))?;
        let mut stored = StoredDevice { id: 0, name, role: written(role), muted: false, token: hashed(&token) };
        stored.id = self.store.add_device(table, &stored).await.map_err(trouble)?;
        let id = stored.id;
        self.with(|hosted| {
            if hosted.table == table {
                hosted.devices.push(Known { stored, role, lines: 0 });
            }
        });
        Ok(self.comes_in(id, Some(token)))
    }

    /// Lets in a device that another host sent on: with a new token, in its old place.
    async fn comes_again(self: &Arc<Self>, device: u32) -> Result<Entered, Problem> {
        let token = new_token();
        let stored = self
            .with(|hosted| {
                let known = hosted.devices.iter_mut().find(|known| known.stored.id == device)?;
                known.stored.token = hashed(&token);
                Some(known.stored.clone())
            })
            .flatten()
            .ok_or_else(|| turned(Turned::Code))?;
        self.store.change_device(&stored).await.map_err(trouble)?;
        Ok(self.comes_in(device, Some(token)))
    }

    fn comes_in(self: &Arc<Self>, device: u32, token: Option<String>) -> Entered {
        let standing = self
            .with(|hosted| {
                let known = hosted.devices.iter_mut().find(|known| known.stored.id == device);
                known.into_iter().for_each(|known| known.lines += 1);
                hosted.standing(device)
            })
            .flatten();
        self.tell();
        Entered::Guest(Guest { people: Arc::clone(self), device, welcomed: standing }, Welcome { standing, token })
    }

    /// The devices of the hosted table, and whether it trusts everybody, for another host.
    pub fn handed(&self) -> Option<(Vec<Handed>, bool)> {
        self.with(|hosted| {
            let handed = |known: &Known| Handed {
                id: known.stored.id,
                name: known.stored.name.clone(),
                role: known.role,
                muted: known.stored.muted,
            };
            (hosted.devices.iter().map(handed).collect(), hosted.trusting)
        })
    }

    /// Takes in devices from another host; gives each one's number there with its code here, good
    /// for that device once.
    ///
    /// # Errors
    /// The store's.
    pub(crate) async fn take_in(&self, handed: Vec<Handed>, trusting: bool) -> Result<Vec<(u32, String)>, Problem> {
        let Some(table) = self.table() else { return Err(Problem::NotHosted) };
        // Whoever was here before the table went away is among those who come back with it.
        let before = self.with(|hosted| std::mem::take(&mut hosted.devices)).unwrap_or_default();
        for known in before {
            self.store.drop_device(known.stored.id).await.map_err(trouble)?;
        }
        let mut codes = Vec::new();
        for Handed { id, name, role, muted } in handed.into_iter().take(MOST_DEVICES) {
            // Nobody has this token: the code brings the first that anybody has.
            let mut stored =
                StoredDevice { id: 0, name: name_of(&name), role: written(role), muted, token: hashed(&new_token()) };
            stored.id = self.store.add_device(table, &stored).await.map_err(trouble)?;
            let code = Code { code: new_code(), role, lasts: false, device: Some(stored.id) };
            codes.push((id, code.code.clone()));
            self.with(|hosted| {
                hosted.devices.push(Known { stored, role, lines: 0 });
                hosted.codes.push(code);
            });
        }
        self.with(|hosted| hosted.trusting = trusting);
        self.tell();
        Ok(codes)
    }
}

impl Code {
    fn of_seat(seat: Seat) -> Self {
        Self { code: new_code(), role: Role::Seat(seat), lasts: false, device: None }
    }
}

impl Hosted {
    fn shown(&self) -> Hosting {
        let address = self.addresses.first().map(SocketAddr::to_string).unwrap_or_default();
        let mut addresses: Vec<String> = self.addresses.iter().map(SocketAddr::to_string).collect();
        addresses.sort();
        let device = |known: &Known| Device {
            id: known.stored.id,
            name: known.stored.name.clone(),
            role: known.role,
            muted: known.stored.muted,
            connected: known.lines > 0,
        };
        let open_codes = self.codes.iter().filter(|code| code.device.is_none());
        Hosting {
            table: self.table,
            open: self.open,
            trusting: self.trusting,
            door: link(&address, "", ""),
            links: open_codes
                .map(|code| RoleLink { role: code.role, link: link(&address, "code", &code.code) })
                .collect(),
            hand_over: self.hand_over.as_ref().map(|code| link(&address, "take-over", code)),
            asking: self.asking.iter().map(|waiting| waiting.asking.clone()).collect(),
            devices: self.devices.iter().map(device).collect(),
            addresses,
            address,
        }
    }

    /// Whether there is such a place at the table.
    fn knows(&self, role: Role) -> bool {
        self.codes.iter().any(|code| code.role == role)
    }

    fn standing(&self, device: u32) -> Option<Standing> {
        let known = self.devices.iter().find(|known| known.stored.id == device)?;
        let (muted, role) = (known.stored.muted, known.role);
        Some(Standing { device, table: self.table, role, muted, trusting: self.trusting })
    }

    /// The device with this token. All are compared, so that the time tells nothing.
    fn with_token(&self, hash: &str) -> Option<u32> {
        let found = self.devices.iter().filter(|known| same(&known.stored.token, hash));
        found.map(|known| known.stored.id).fold(None, |_, id| Some(id))
    }

    /// The place that a code leads to. A code for one device is replaced by a new one, or is gone.
    fn use_code(&mut self, code: &str) -> Option<(Role, Option<u32>)> {
        let found: Vec<usize> = (0..self.codes.len()).filter(|&at| same(&self.codes[at].code, code)).collect();
        let at = *found.first()?;
        let Code { role, lasts, device, .. } = self.codes[at];
        if device.is_some() {
            self.codes.remove(at);
        } else if !lasts {
            self.codes[at].code = new_code();
        }
        Some((role, device))
    }

    /// Whether this is the code for taking over; it is good once.
    fn takes_over(&mut self, code: &str) -> bool {
        let right = self.hand_over.as_deref().is_some_and(|offered| same(offered, code));
        if right {
            self.hand_over = None;
        }
        right
    }

    fn asks(&mut self, name: String) -> Result<(u32, oneshot::Receiver<Option<Role>>), Turned> {
        if !self.open {
            return Err(Turned::Closed);
        }
        if self.asking.len() >= MOST_ASKING {
            return Err(Turned::Busy);
        }
        self.asked += 1;
        let (answer, wait) = oneshot::channel();
        self.asking.push(Waiting { asking: Asking { id: self.asked, name }, answer });
        Ok((self.asked, wait))
    }
}

impl Known {
    fn change(&mut self, change: DeviceChange) -> Result<(), Problem> {
        match change {
            DeviceChange::Rename { name } => {
                let tidy = name_of(&name);
                if tidy.is_empty() || name.trim().chars().count() > LONGEST_NAME {
                    return Err(Problem::TooLong);
                }
                self.stored.name = tidy;
            }
            DeviceChange::Move { role } => {
                self.role = role;
                self.stored.role = written(role);
            }
            DeviceChange::Mute { muted } => self.stored.muted = muted,
            DeviceChange::Remove => {}
        }
        Ok(())
    }
}

/// A device's own name for itself, made fit to be shown.
fn name_of(name: &str) -> String {
    name.trim().chars().filter(|&c| !kernel::unprintable(c)).take(LONGEST_NAME).collect()
}

fn written(role: Role) -> String {
    serde_json::to_string(&role).unwrap_or_default()
}

fn turned(why: Turned) -> Problem {
    Problem::TurnedAway { why }
}

fn no_device() -> Problem {
    Problem::NotFound { what: "device".to_owned() }
}
