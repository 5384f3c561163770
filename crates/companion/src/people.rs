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
use kernel::Viewer;
use tokio::sync::{Notify, watch};

use crate::store::{Store, StoreProblem, StoredDevice};
use crate::trouble::trouble;
use crate::wire::{DeviceChange, Greeting, Hosting, Problem, Role, Standing, Turned, Welcome};

pub(crate) mod codes;
mod hosted;
pub mod rights;

use codes::{draw, hashed, link, new_code, new_token, tidied};
use hosted::{Code, Hosted, Known};

/// How long a device that was let in is known: an evening and the night after it.
const EVENING: Duration = Duration::from_secs(18 * 60 * 60);

/// How long the host may take to answer a device that asks.
const ANSWER_TIME: Duration = Duration::from_secs(5 * 60);

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
    bounds: Bounds,
    /// Where it was told that it stands when it came in.
    pub(crate) welcomed: Option<Standing>,
}

/// What bounds a guest's line.
#[derive(Clone)]
pub(crate) struct Bounds {
    /// Told when the line is to end, since the device has opened too many others.
    pub ended: Arc<Notify>,
    /// What the device may still call, over all its lines.
    pub calls: Arc<DefaultDirectRateLimiter>,
}

impl Guest {
    /// What bounds the line.
    pub(crate) fn bounds(&self) -> Bounds {
        self.bounds.clone()
    }

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
        let line = &self.bounds.ended;
        self.people.with(|hosted| {
            let known = hosted.device(self.device);
            known.into_iter().for_each(|known| known.lines.retain(|other| !Arc::ptr_eq(other, line)));
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

    /// The devices that were let in to a table this evening.
    ///
    /// # Errors
    /// When the store fails.
    pub(crate) async fn remembered(&self, table: u32) -> Result<Vec<StoredDevice>, StoreProblem> {
        self.store.devices(table, &crate::stamps::before(EVENING)).await
    }

    /// Hosts a table with so many seats at these addresses from now on.
    pub(crate) fn host(&self, table: u32, seats: usize, addresses: Vec<SocketAddr>, devices: Vec<StoredDevice>) {
        *self.hosted() = Some(Hosted::new(table, seats, addresses, devices));
        self.tell();
    }

    /// The same people play again at another table: their devices go with them.
    ///
    /// # Errors
    /// When the store fails.
    pub(crate) async fn take_along(&self, from: u32, to: u32) -> Result<(), StoreProblem> {
        if self.table() == Some(from) {
            self.store.move_devices(from, to).await?;
            self.with(|hosted| hosted.table = to);
            self.tell();
        }
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
        let mut hosting = self.with(|hosted| hosted.shown())?;
        // Drawn when nobody waits for the list any more.
        draw(&mut hosting.door);
        hosting.links.iter_mut().for_each(|way| draw(&mut way.link));
        hosting.hand_over.iter_mut().for_each(draw);
        Some(hosting)
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
        let changed = self.with(|hosted| hosted.change(device, change)).ok_or(Problem::NotHosted)??;
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
    /// [`Problem::TurnedAway`]; [`Problem::NotHosted`] while the door is about to open or to close;
    /// or the store's.
    pub async fn enter(self: &Arc<Self>, from: IpAddr, greeting: Greeting) -> Result<Entered, Problem> {
        if self.table().is_none() {
            return Err(Problem::NotHosted);
        }
        match greeting {
            Greeting::Token { token } => {
                let hash = hashed(&token);
                match self.with(|hosted| hosted.with_token(&hash)).flatten() {
                    Some(device) => {
                        self.note_seen(device).await;
                        self.comes_in(device, None)
                    }
                    None => Err(turned(if self.may_try(from) { Turned::Token } else { Turned::Busy })),
                }
            }
            _ if !self.may_try(from) => Err(turned(Turned::Busy)),
            Greeting::Code { code, name, token } => {
                let used = self.with(|hosted| hosted.use_code(&tidied(&code))).flatten();
                let Some((role, device)) = used else { return Err(turned(Turned::Code)) };
                self.tell();
                let known = self.with(|hosted| hosted.with_token(&hashed(&token.unwrap_or_default()))).flatten();
                match device.or(known) {
                    Some(device) => self.comes_again(device, role).await,
                    None => self.let_in(name_of(&name), role).await,
                }
            }
            Greeting::Ask { name } => {
                let role = self.ask(name_of(&name), from).await?;
                self.let_in(name_of(&name), role).await
            }
            Greeting::TakeOver { code } => {
                let right = self.with(|hosted| hosted.takes_over(&tidied(&code))).unwrap_or_default();
                if right { Ok(Entered::NextHost) } else { Err(turned(Turned::Code)) }
            }
        }
    }

    fn may_try(&self, from: IpAddr) -> bool {
        // Addresses that have been quiet are forgotten, so that the list does not grow.
        self.tries.retain_recent();
        self.tries.check_key(&from).is_ok() && self.all_tries.check().is_ok()
    }

    /// Waits at the door until the host answers.
    async fn ask(&self, name: String, from: IpAddr) -> Result<Role, Problem> {
        /// Takes the asking back when the device goes away, or the host does not answer.
        struct AtTheDoor<'a>(&'a People, u32);
        impl Drop for AtTheDoor<'_> {
            fn drop(&mut self) {
                self.0.with(|hosted| hosted.asking.retain(|waiting| waiting.asking.id != self.1));
                self.0.tell();
            }
        }
        let (id, answer) =
            self.with(|hosted| hosted.asks(name, from)).unwrap_or(Err(Turned::Closed)).map_err(turned)?;
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
        let room = self.with(|hosted| hosted.make_room().map(|gone| (hosted.table, gone)));
        let (table, gone) = room.ok_or(Problem::NotHosted)?.map_err(turned)?;
        if let Some(gone) = gone {
            self.store.drop_device(gone).await.map_err(trouble)?;
        }
        let id = self.add(table, name, role, false, &token).await?;
        self.comes_in(id, Some(token))
    }

    /// Stores a device and puts it on the list.
    async fn add(&self, table: u32, name: String, role: Role, muted: bool, token: &str) -> Result<u32, Problem> {
        let mut stored = StoredDevice { id: 0, name, role, muted, token: hashed(token) };
        stored.id = self.store.add_device(table, &stored).await.map_err(trouble)?;
        let id = stored.id;
        self.with(|hosted| {
            // Another table may be hosted by now.
            if hosted.table == table {
                hosted.devices.push(Known::of(stored));
            }
        });
        Ok(id)
    }

    /// Lets in a device that another host sent on, or that is here already: with a new token, in the
    /// place that its code leads to.
    async fn comes_again(self: &Arc<Self>, device: u32, role: Role) -> Result<Entered, Problem> {
        let token = new_token();
        let stored = self
            .with(|hosted| {
                let stored = &mut hosted.device(device)?.stored;
                stored.token = hashed(&token);
                stored.role = role;
                Some(stored.clone())
            })
            .flatten()
            .ok_or_else(|| turned(Turned::Code))?;
        self.store.change_device(&stored).await.map_err(trouble)?;
        self.comes_in(device, Some(token))
    }

    /// Notes once that a device came again: its evening begins anew.
    async fn note_seen(&self, device: u32) {
        let first = |hosted: &mut Hosted| {
            let known = hosted.device(device).filter(|known| !known.seen)?;
            known.seen = true;
            Some(known.stored.clone())
        };
        if let Some(stored) = self.with(first).flatten()
            && let Err(problem) = self.store.change_device(&stored).await
        {
            tracing::warn!(%problem, "it could not be noted that a device came again");
        }
    }

    fn comes_in(self: &Arc<Self>, device: u32, token: Option<String>) -> Result<Entered, Problem> {
        let came = self.with(|hosted| {
            let standing = hosted.standing(device)?;
            let known = hosted.device(device)?;
            Some((standing, known.line(), Arc::clone(&known.calls)))
        });
        // It may have been sent away while it was stored.
        let (standing, ended, calls) = came.flatten().ok_or_else(|| turned(Turned::Token))?;
        self.tell();
        let welcomed = Some(standing);
        let guest = Guest { people: Arc::clone(self), device, bounds: Bounds { ended, calls }, welcomed };
        Ok(Entered::Guest(guest, Welcome { standing: welcomed, token }))
    }

    /// The devices of the hosted table, and whether it trusts everybody, for another host.
    pub fn handed(&self) -> Option<(Vec<Handed>, bool)> {
        self.with(|hosted| (hosted.handed(), hosted.trusting))
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
        for Handed { id, name, role, muted } in handed {
            // Nobody has this token: the code brings the first that anybody has.
            let here = self.add(table, name_of(&name), role, muted, &new_token()).await?;
            let code = Code::returning(role, here);
            codes.push((id, code.code.clone()));
            self.with(|hosted| hosted.codes.push(code));
        }
        self.with(|hosted| hosted.trusting = trusting);
        self.tell();
        Ok(codes)
    }
}

/// A device's own name for itself, made fit to be shown.
fn name_of(name: &str) -> String {
    name.trim().chars().filter(|&c| !kernel::unprintable(c)).take(LONGEST_NAME).collect()
}

fn turned(why: Turned) -> Problem {
    Problem::TurnedAway { why }
}

fn no_device() -> Problem {
    Problem::NotFound { what: "device".to_owned() }
}
