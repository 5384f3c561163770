//! Admits devices to all hosted tables. The code or token of a device determines its table.

use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use tokio::sync::watch;

use super::codes::{LinkBase, is_token, normalize_code, sha256_hex};
use super::entering::JoinAttempt;
use super::{HostAddress, Membership, Reservations, turned};
use crate::Limits;
use crate::names::name_of;
use crate::protocol::{Greeting, Problem, Turned, Welcome};
use crate::storage::{StorageBackend, StoreResult, StoredDevice};
use crate::token_bucket::{AddressBuckets, TokenBucket};

use super::Guest;

/// The time for which a device stays known: an evening and the night after it.
const EVENING: Duration = Duration::from_secs(18 * 60 * 60);

/// The result of a greeting.
pub enum Entered {
    /// A guest joins.
    Guest(Guest, Welcome),
    /// Another host takes over the table of this membership.
    NextHost(Arc<Membership>),
}

/// The memberships of all hosted tables. Finds the table of a joining device and admits the device.
pub struct Lobby {
    records: Arc<dyn StorageBackend>,
    tries: Arc<AddressBuckets>,
    /// Limits wrong codes and tokens from all addresses together.
    wrong: Option<TokenBucket>,
    limits: Limits,
    /// The memberships in the order in which their tables were hosted. Never locked across an await.
    hosted: Mutex<Vec<Arc<Membership>>>,
    /// The tables that are about to be hosted.
    pending: Mutex<Vec<u32>>,
    changes: watch::Sender<u64>,
    /// The page to which links lead, if it is not that of this machine's addresses.
    public: Arc<Mutex<Option<LinkBase>>>,
    reservations: Arc<Reservations>,
    /// Set once the reservations of all tables were read.
    recalled: tokio::sync::OnceCell<()>,
}

/// A reserved slot for one more table.
pub(crate) struct HostingSlot<'a> {
    lobby: &'a Lobby,
    table: u32,
}

impl Drop for HostingSlot<'_> {
    fn drop(&mut self) {
        let mut pending = self.lobby.pending_tables();
        if let Some(at) = pending.iter().position(|table| *table == self.table) {
            pending.remove(at);
        }
    }
}

impl Lobby {
    /// Creates a lobby that hosts nothing.
    pub(crate) fn new(records: Arc<dyn StorageBackend>, limits: Limits) -> Self {
        let tries = Arc::new(AddressBuckets::new(limits.comers));
        Self {
            records,
            tries,
            wrong: limits.wrong_in_total.map(TokenBucket::new),
            limits,
            hosted: Mutex::default(),
            pending: Mutex::default(),
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

    /// Returns the membership of every table that is hosted, or was until it moved to another host.
    pub fn all(&self) -> Vec<Arc<Membership>> {
        self.hosted().clone()
    }

    /// Returns the membership of a table.
    pub fn membership_of(&self, table: u32) -> Option<Arc<Membership>> {
        self.hosted().iter().find(|membership| membership.table() == Some(table)).cloned()
    }

    /// Returns the membership of a table, unless it has moved to another host.
    pub(crate) fn active_membership(&self, table: u32) -> Option<Arc<Membership>> {
        self.membership_of(table).filter(|membership| !membership.is_over())
    }

    /// Returns the tables that are hosted here.
    pub(crate) fn tables(&self) -> Vec<u32> {
        self.all()
            .iter()
            .filter(|membership| !membership.is_over())
            .filter_map(|membership| membership.table())
            .collect()
    }

    /// Subscribes to the start and the end of hosting.
    pub fn changes(&self) -> watch::Receiver<u64> {
        self.changes.subscribe()
    }

    /// True if a table is or was hosted.
    pub(crate) fn was_hosted(&self) -> bool {
        *self.changes.borrow() > 0
    }

    pub(crate) fn notify_changed(&self) {
        self.changes.send_modify(|n| *n = n.wrapping_add(1));
    }

    fn pending_tables(&self) -> MutexGuard<'_, Vec<u32>> {
        self.pending.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Checks whether one more table may be hosted: this table, or any if `table` is `None`.
    ///
    /// # Errors
    /// [`Problem::HostsAnother`] if the maximum number of tables is hosted. The phones at those tables would lose them.
    pub(crate) fn may_host(&self, table: Option<u32>) -> Result<(), Problem> {
        self.check_capacity(table, &self.pending_tables())
    }

    fn check_capacity(&self, table: Option<u32>, pending: &[u32]) -> Result<(), Problem> {
        let mut others = self.tables();
        others.extend(pending.iter().filter(|other| !self.tables().contains(other)));
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
    pub(crate) fn reserve_slot(&self, table: u32) -> Result<HostingSlot<'_>, Problem> {
        let mut pending = self.pending_tables();
        self.check_capacity(Some(table), &pending)?;
        pending.push(table);
        Ok(HostingSlot { lobby: self, table })
    }

    /// Returns the devices that joined a table this evening.
    ///
    /// # Errors
    /// Errors of the store.
    pub(crate) async fn known_devices(&self, table: u32) -> StoreResult<Vec<StoredDevice>> {
        self.records.devices(table, &self.known_since()).await
    }

    /// Returns the time since which devices are known.
    fn known_since(&self) -> String {
        crate::clock::before(&(self.limits.clock)(), EVENING)
    }

    /// True if a device last seen at this time is still known.
    pub(crate) fn is_still_known(&self, seen: &str) -> bool {
        seen >= self.known_since().as_str()
    }

    /// Reads the seats that were reserved before the program started. Reads them for every table, because a table's
    /// screen may open any. A club has no such screens, so it reads them for this table only, from all nodes.
    ///
    /// # Errors
    /// Errors of the store.
    pub(crate) async fn recall_reservations(&self, table: u32) -> StoreResult<()> {
        let read = async |of| -> StoreResult<()> {
            for (table, seat) in self.records.reserved_seats(of, &self.known_since()).await? {
                self.reservations.reserve(table, [seat]);
            }
            Ok(())
        };
        match self.limits.guarded {
            true => read(Some(table)).await,
            false => self.recalled.get_or_try_init(|| read(None)).await.map(|_| ()),
        }
    }

    /// True if the device with this token is at a hosted table.
    pub(crate) fn has_token(&self, token: &str) -> bool {
        self.all().iter().any(|membership| membership.arrival_of(token).is_some())
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
        let membership = Membership::new(records, tries, &self.limits, public, reservations);
        membership.host(table, names, addresses, devices);
        let membership = Arc::new(membership);
        self.hosted().push(Arc::clone(&membership));
        self.notify_changed();
        membership
    }

    /// Replaces the machine's addresses, the best first.
    pub fn update_addresses(&self, addresses: &[HostAddress]) {
        self.all().iter().for_each(|membership| membership.update_addresses(addresses));
    }

    /// Stops hosting a table.
    pub(crate) fn stop(&self, table: u32) {
        let stops = |membership: &Arc<Membership>| membership.table() == Some(table);
        let stopped: Vec<_> = self.hosted().extract_if(.., |membership| stops(membership)).collect();
        stopped.iter().for_each(|membership| membership.stop());
        self.notify_changed();
    }

    /// Makes all links lead to this page, instead of the machine's own addresses.
    pub fn set_link_base(&self, base: LinkBase) {
        *self.public.lock().unwrap_or_else(PoisonError::into_inner) = Some(base);
        self.notify_changed();
    }

    /// Releases a table that another process has taken over. Its devices reconnect there.
    pub(crate) fn mark_taken_over(&self, table: u32) {
        let of = |membership: &Arc<Membership>| membership.table() == Some(table);
        let taken_over: Vec<_> = self.hosted().extract_if(.., |membership| of(membership)).collect();
        taken_over.iter().for_each(|membership| membership.mark_taken_over());
        self.notify_changed();
    }

    /// Drops all hosted tables without notice to the devices, because other processes host them now.
    pub(crate) fn forget_all(&self) {
        self.hosted().clear();
        self.notify_changed();
    }

    /// Authenticates a screen, and waits for the host's answer if one is needed.
    ///
    /// # Errors
    /// [`Problem::TurnedAway`]; [`Problem::NotHosted`] while hosting starts or stops; or errors of the store.
    pub async fn authenticate(&self, from: IpAddr, greeting: Greeting) -> Result<Entered, Problem> {
        let all = self.all();
        if all.is_empty() {
            return Err(Problem::NotHosted);
        }
        match greeting {
            Greeting::Token { token } => match find_by_token(&all, &token) {
                Some((membership, device)) => membership.reconnect(device).await,
                None => Err(self.charge_failure(from, Turned::Token)),
            },
            // A probe is not an attempt to join.
            Greeting::Knock => Err(turned(Turned::New)),
            Greeting::Code { code, name, token } => {
                let attempt = JoinAttempt { name: name_of(&name), token: token.filter(|token| is_token(token)), from };
                self.with_code(&all, normalize_code(&code), attempt).await
            }
            Greeting::Ask { name, token } => {
                let attempt = JoinAttempt { name: name_of(&name), token: token.filter(|token| is_token(token)), from };
                if let Some((membership, device)) =
                    attempt.token.as_deref().and_then(|token| find_by_token(&all, token))
                {
                    // The host has agreed, and the device did not get the answer.
                    return membership.open_connection(device, None).await;
                }
                let membership = only_open_table(&all).ok_or_else(|| turned(Turned::Closed))?;
                let token = attempt.token.as_deref().map(sha256_hex);
                let entered = membership.admit_if_host_agrees(attempt).await?;
                self.remove_from_others(membership, token).await?;
                Ok(entered)
            }
            Greeting::TakeOver { code } => {
                let code = normalize_code(&code);
                let offers = all.into_iter().filter(|membership| membership.accept_hand_over(&code));
                let offered = offers.fold(None, |_, membership| Some(membership));
                offered.map(Entered::NextHost).ok_or_else(|| self.charge_failure(from, Turned::Code))
            }
        }
    }

    /// Authenticates a device that only watches, by a spectator's code or token. Any other code counts as wrong, and is
    /// not used up.
    ///
    /// # Errors
    /// As [`Self::authenticate`].
    pub async fn authenticate_spectator(&self, from: IpAddr, greeting: Greeting) -> Result<Entered, Problem> {
        let all = self.all();
        if all.is_empty() {
            return Err(Problem::NotHosted);
        }
        let (watches, why) = match &greeting {
            Greeting::Token { token } => (
                find_by_token(&all, token).is_some_and(|(membership, device)| membership.is_spectator(device)),
                Turned::Token,
            ),
            Greeting::Code { code, .. } => {
                let code = normalize_code(code);
                (all.iter().fold(false, |found, membership| found | membership.is_spectator_code(&code)), Turned::Code)
            }
            _ => (false, Turned::Code),
        };
        if watches { self.authenticate(from, greeting).await } else { Err(self.charge_failure(from, why)) }
    }

    /// Admits a device to the table of its code. The code is checked first.
    async fn with_code(&self, all: &[Arc<Membership>], code: String, attempt: JoinAttempt) -> Result<Entered, Problem> {
        let hash = attempt.token.as_deref().map(sha256_hex);
        // All tables are checked, so that the time reveals nothing.
        let ways =
            all.iter().filter_map(|membership| Some((membership, membership.match_code(&code, hash.as_deref())?)));
        let found = ways.fold(None, |_, found| Some(found));
        let Some((membership, way)) = found else { return Err(self.charge_failure(attempt.from, Turned::Code)) };
        let entered = membership.admit_by_code(way, code, attempt).await?;
        self.remove_from_others(membership, hash).await?;
        Ok(entered)
    }

    /// Removes a device that has joined one table from all other tables. If it joined two at the same time, it stays at
    /// the one that it joined later.
    async fn remove_from_others(&self, membership: &Arc<Membership>, token: Option<String>) -> Result<(), Problem> {
        let Some(token) = token else { return Ok(()) };
        let Some(came) = membership.arrival_of(&token) else { return Ok(()) };
        let others = self.all().into_iter().filter(|other| !Arc::ptr_eq(other, membership));
        let mut left = Ok(());
        for other in others {
            // A failure at one table does not keep the device at another.
            left = left.and(other.leave_for(&token, came).await);
        }
        left
    }

    /// Charges a wrong code or token. A device with a valid one is never delayed by this.
    fn charge_failure(&self, from: IpAddr, why: Turned) -> Problem {
        let allowed = self.tries.take(from) && self.wrong.as_ref().is_none_or(|wrong| wrong.take(1.0).is_ok());
        turned(if allowed { why } else { Turned::Busy })
    }
}

/// Returns the table that the device with this token joined last. All tables are checked, so that the time reveals
/// nothing.
fn find_by_token<'a>(all: &'a [Arc<Membership>], token: &str) -> Option<(&'a Arc<Membership>, u32)> {
    let hash = sha256_hex(token);
    let known = all.iter().filter_map(|membership| {
        Some((membership.arrival_of(&hash)?, membership, membership.device_with_token(&hash)?))
    });
    known.max_by_key(|(came, ..)| *came).map(|(_, membership, device)| (membership, device))
}

/// Returns the table at which a device without a code can ask to join: the only one that allows it. If several do, the
/// device needs a code.
fn only_open_table(all: &[Arc<Membership>]) -> Option<&Arc<Membership>> {
    let mut open = all.iter().filter(|membership| membership.is_open());
    open.next().filter(|_| open.next().is_none())
}
