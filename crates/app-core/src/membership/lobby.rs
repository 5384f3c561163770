//! The entrance that all hosted tables share: what a device shows determines its table.

use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError};
use std::time::Duration;

use tokio::sync::watch;

use super::codes::{hashed, is_token, tidied};
use super::entering::JoinAttempt;
use super::{HostAddress, Membership, Reservations, turned};
use crate::Limits;
use crate::names::name_of;
use crate::protocol::{Greeting, Problem, Turned, Welcome};
use crate::storage::{StorageBackend, StoreResult, StoredDevice};
use crate::token_bucket::AddressBuckets;

use super::Guest;

/// How long a device that was let in is known: an evening and the night after it.
const EVENING: Duration = Duration::from_secs(18 * 60 * 60);

/// What a greeting leads to.
pub enum Entered {
    /// A guest comes in.
    Guest(Guest, Welcome),
    /// Another host takes over the table of these people.
    NextHost(Arc<Membership>),
}

/// The people of every hosted table, and the way in to them.
pub struct Lobby {
    records: Arc<dyn StorageBackend>,
    tries: Arc<AddressBuckets>,
    limits: Limits,
    /// In the order in which they were hosted. Never held over an await.
    hosted: Mutex<Vec<Arc<Membership>>>,
    /// The tables that are about to be hosted.
    coming: Mutex<Vec<u32>>,
    changes: watch::Sender<u64>,
    /// The address that links name, if it is not where a table is reached.
    public: Arc<OnceLock<String>>,
    reservations: Arc<Reservations>,
    /// Set once the reservations of all tables were read.
    recalled: tokio::sync::OnceCell<()>,
}

/// A slot for one more table.
pub(crate) struct Place<'a> {
    lobby: &'a Lobby,
    table: u32,
}

impl Drop for Place<'_> {
    fn drop(&mut self) {
        let mut coming = self.lobby.coming();
        if let Some(at) = coming.iter().position(|table| *table == self.table) {
            coming.remove(at);
        }
    }
}

impl Lobby {
    /// Nothing is hosted yet.
    pub(crate) fn new(records: Arc<dyn StorageBackend>, limits: Limits) -> Self {
        let tries = Arc::new(AddressBuckets::new(limits.comers));
        Self {
            records,
            tries,
            limits,
            hosted: Mutex::default(),
            coming: Mutex::default(),
            changes: watch::Sender::new(0),
            public: Arc::default(),
            reservations: Arc::default(),
            recalled: Default::default(),
        }
    }

    fn hosted(&self) -> MutexGuard<'_, Vec<Arc<Membership>>> {
        // The lock guards a plain list: a panic elsewhere leaves it consistent.
        self.hosted.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The people of every table that is hosted, or was hosted until it moved to another host.
    pub fn all(&self) -> Vec<Arc<Membership>> {
        self.hosted().clone()
    }

    /// The people of a table.
    pub fn people(&self, table: u32) -> Option<Arc<Membership>> {
        self.hosted().iter().find(|people| people.table() == Some(table)).cloned()
    }

    /// The people of a table, unless it has moved to another host.
    pub(crate) fn hosts(&self, table: u32) -> Option<Arc<Membership>> {
        self.people(table).filter(|people| !people.is_over())
    }

    /// The tables that are hosted here.
    pub(crate) fn tables(&self) -> Vec<u32> {
        self.all().iter().filter(|people| !people.is_over()).filter_map(|people| people.table()).collect()
    }

    /// Hears of tables that start or stop being hosted.
    pub fn changes(&self) -> watch::Receiver<u64> {
        self.changes.subscribe()
    }

    /// Whether anything is or was hosted.
    pub(crate) fn was_hosted(&self) -> bool {
        *self.changes.borrow() > 0
    }

    pub(crate) fn tell(&self) {
        self.changes.send_modify(|n| *n = n.wrapping_add(1));
    }

    fn coming(&self) -> MutexGuard<'_, Vec<u32>> {
        self.coming.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Whether one more table may be hosted: this one, or any.
    ///
    /// # Errors
    /// [`Problem::HostsAnother`]: the phones of that one would lose it.
    pub(crate) fn may_host(&self, table: Option<u32>) -> Result<(), Problem> {
        self.is_room_for(table, &self.coming())
    }

    fn is_room_for(&self, table: Option<u32>, coming: &[u32]) -> Result<(), Problem> {
        let mut others = self.tables();
        others.extend(coming.iter().filter(|other| !self.tables().contains(other)));
        others.retain(|other| Some(*other) != table);
        match others.first() {
            Some(&table) if others.len() >= self.limits.hosted => Err(Problem::HostsAnother { table }),
            _ => Ok(()),
        }
    }

    /// Reserves a slot for a table that is about to be hosted, as long as the guard lives.
    ///
    /// # Errors
    /// [`Problem::HostsAnother`].
    pub(crate) fn place(&self, table: u32) -> Result<Place<'_>, Problem> {
        let mut coming = self.coming();
        self.is_room_for(Some(table), &coming)?;
        coming.push(table);
        Ok(Place { lobby: self, table })
    }

    /// The devices that were let in to a table this evening.
    ///
    /// # Errors
    /// When they cannot be read.
    pub(crate) async fn remembered(&self, table: u32) -> StoreResult<Vec<StoredDevice>> {
        self.records.devices(table, &self.evening_began()).await
    }

    /// Since when devices are known.
    fn evening_began(&self) -> String {
        crate::clock::before(&(self.limits.clock)(), EVENING)
    }

    /// Whether a device that was seen then is known yet.
    pub(crate) fn is_this_evening(&self, seen: &str) -> bool {
        seen >= self.evening_began().as_str()
    }

    /// Reads which seats were reserved before the program started, before a table is hosted: of every table, because a
    /// table's screen may open any; at a club, which takes no such screens, of this one, from whichever node.
    ///
    /// # Errors
    /// When they cannot be read.
    pub(crate) async fn recall_reservations(&self, table: u32) -> StoreResult<()> {
        let read = async |of| -> StoreResult<()> {
            for (table, seat) in self.records.reserved_seats(of, &self.evening_began()).await? {
                self.reservations.reserve(table, [seat]);
            }
            Ok(())
        };
        match self.limits.guarded {
            true => read(Some(table)).await,
            false => self.recalled.get_or_try_init(|| read(None)).await.map(|_| ()),
        }
    }

    /// Whether the device with this token is at a hosted table.
    pub(crate) fn knows(&self, token: &str) -> bool {
        self.all().iter().any(|people| people.came(token).is_some())
    }

    /// Starts hosting a table with these players at these addresses.
    pub(crate) fn host(
        &self,
        table: u32,
        names: Vec<String>,
        addresses: Vec<HostAddress>,
        devices: Vec<StoredDevice>,
    ) -> Arc<Membership> {
        let (records, tries) = (Arc::clone(&self.records), Arc::clone(&self.tries));
        let (public, reservations) = (Arc::clone(&self.public), Arc::clone(&self.reservations));
        let people = Membership::new(records, tries, &self.limits, public, reservations);
        people.host(table, names, addresses, devices);
        let people = Arc::new(people);
        self.hosted().push(Arc::clone(&people));
        self.tell();
        people
    }

    /// The machine's addresses have changed, the best first.
    pub fn update_addresses(&self, addresses: &[HostAddress]) {
        self.all().iter().for_each(|people| people.update_addresses(addresses));
    }

    /// Hosts a table no longer.
    pub(crate) fn stop(&self, table: u32) {
        let stops = |people: &Arc<Membership>| people.table() == Some(table);
        let stopped: Vec<_> = self.hosted().extract_if(.., |people| stops(people)).collect();
        stopped.iter().for_each(|people| people.stop());
        self.tell();
    }

    /// Links name this address from now on (`https://club.example`), whatever the one is at which a table is reached.
    pub fn known_as(&self, address: &str) {
        self.public.get_or_init(|| address.to_owned());
    }

    /// Another process has taken a table over: its devices reconnect there.
    pub(crate) fn let_go_of(&self, table: u32) {
        let of = |people: &Arc<Membership>| people.table() == Some(table);
        let let_go: Vec<_> = self.hosted().extract_if(.., |people| of(people)).collect();
        let_go.iter().for_each(|people| people.let_go());
        self.tell();
    }

    /// Forgets all hosted tables without notice to the devices: other processes host them now.
    pub(crate) fn forget_all(&self) {
        self.hosted().clear();
        self.tell();
    }

    /// Lets a screen in, or not. Waits for the host's answer where one is needed.
    ///
    /// # Errors
    /// [`Problem::TurnedAway`]; [`Problem::NotHosted`] while the door is about to open or to close;
    /// or the store's.
    pub async fn authenticate(&self, from: IpAddr, greeting: Greeting) -> Result<Entered, Problem> {
        let all = self.all();
        if all.is_empty() {
            return Err(Problem::NotHosted);
        }
        match greeting {
            Greeting::Token { token } => match known(&all, &token) {
                Some((people, device)) => people.comes_back(device).await,
                None => Err(self.failed(from, Turned::Token)),
            },
            // It tries nothing.
            Greeting::Knock => Err(turned(Turned::New)),
            Greeting::Code { code, name, token } => {
                let comer = JoinAttempt { name: name_of(&name), token: token.filter(|token| is_token(token)), from };
                self.with_code(&all, tidied(&code), comer).await
            }
            Greeting::Ask { name, token } => {
                let comer = JoinAttempt { name: name_of(&name), token: token.filter(|token| is_token(token)), from };
                if let Some((people, device)) = comer.token.as_deref().and_then(|token| known(&all, token)) {
                    // The host has said yes, and the device did not hear it.
                    return people.comes_in(device, None).await;
                }
                let people = asked(&all).ok_or_else(|| turned(Turned::Closed))?;
                let token = comer.token.as_deref().map(hashed);
                let entered = people.asked(comer).await?;
                self.left(people, token).await?;
                Ok(entered)
            }
            Greeting::TakeOver { code } => {
                let code = tidied(&code);
                let offers = all.into_iter().filter(|people| people.gives_away(&code));
                let offered = offers.fold(None, |_, people| Some(people));
                offered.map(Entered::NextHost).ok_or_else(|| self.failed(from, Turned::Code))
            }
        }
    }

    /// Lets in what only watches, with a spectator's code or token. Anything else is as wrong here as what is none,
    /// and stays good where it belongs.
    ///
    /// # Errors
    /// As [`Self::authenticate`].
    pub async fn authenticate_spectator(&self, from: IpAddr, greeting: Greeting) -> Result<Entered, Problem> {
        let all = self.all();
        if all.is_empty() {
            return Err(Problem::NotHosted);
        }
        let (watches, why) = match &greeting {
            Greeting::Token { token } => {
                (known(&all, token).is_some_and(|(people, device)| people.is_spectator(device)), Turned::Token)
            }
            Greeting::Code { code, .. } => {
                let code = tidied(code);
                (all.iter().fold(false, |found, people| found | people.lets_watch(&code)), Turned::Code)
            }
            _ => (false, Turned::Code),
        };
        if watches { self.authenticate(from, greeting).await } else { Err(self.failed(from, why)) }
    }

    /// Lets in a device that shows a code, at the table of that code. The code is judged before anything
    /// else.
    async fn with_code(&self, all: &[Arc<Membership>], code: String, comer: JoinAttempt) -> Result<Entered, Problem> {
        let hash = comer.token.as_deref().map(hashed);
        // All are asked, so that the time tells nothing.
        let ways = all.iter().filter_map(|people| Some((people, people.judged(&code, hash.as_deref())?)));
        let found = ways.fold(None, |_, found| Some(found));
        let Some((people, way)) = found else { return Err(self.failed(comer.from, Turned::Code)) };
        let entered = people.by_code(way, code, comer).await?;
        self.left(people, hash).await?;
        Ok(entered)
    }

    /// A device that has come in at one table is no longer at any other; of two that it came to at the same
    /// time, the later one keeps it.
    async fn left(&self, people: &Arc<Membership>, token: Option<String>) -> Result<(), Problem> {
        let Some(token) = token else { return Ok(()) };
        let Some(came) = people.came(&token) else { return Ok(()) };
        let others = self.all().into_iter().filter(|other| !Arc::ptr_eq(other, people));
        let mut left = Ok(());
        for other in others {
            // A failure at one table keeps the device at no other.
            left = left.and(other.leaves(&token, came).await);
        }
        left
    }

    /// A device has shown something wrong. A device with a valid code or token is never held up by this.
    fn failed(&self, from: IpAddr, why: Turned) -> Problem {
        turned(if self.tries.take(from) { why } else { Turned::Busy })
    }
}

/// The table of the device with this token: the one to which it came last. All tables are asked, so that the time
/// reveals nothing.
fn known<'a>(all: &'a [Arc<Membership>], token: &str) -> Option<(&'a Arc<Membership>, u32)> {
    let hash = hashed(token);
    let known = all.iter().filter_map(|people| Some((people.came(&hash)?, people, people.with_token(&hash)?)));
    known.max_by_key(|(came, ..)| *came).map(|(_, people, device)| (people, device))
}

/// The table that a device without a code asks: the only one that allows it. If several do, the device needs
/// a code.
fn asked(all: &[Arc<Membership>]) -> Option<&Arc<Membership>> {
    let mut open = all.iter().filter(|people| people.is_open());
    open.next().filter(|_| open.next().is_none())
}
