//! A club's node: accepts any socket, and serves it or forwards it to the node that owns its table.
//!
//! A client presents a code or a token, which the database maps to a table and its owner. A table without an owner
//! is claimed by the node that was asked. Forwarding opens a second socket to the other node's inner listener,
//! which admits holders of the club's shared secret. Frames stay unchanged, so the client sees one connection to
//! one name. When a node's lease expires, all its connections end, and the clients reconnect by themselves.

use std::collections::HashSet;
use std::convert::Infallible;
use std::net::IpAddr;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use app_core::membership::codes::{equals_constant_time, normalize_code, sha256_hex};
use app_core::membership::{ClubTable, HostingConfig, Membership};
use app_core::problems::to_problem;
use app_core::protocol::{Greeting, Problem, Turned};
use app_core::storage::StoreError;
use app_core::tickets::log_with_ticket;
use app_core::token_bucket::{AddressBuckets, Rate};
use app_core::{ANSWER_PAUSE, Failure, Limits};
use axum::extract::ws::Message;
use axum::http::{HeaderMap, header};
use club_postgres::{Club, Secret, Tried};
use futures_util::{SinkExt as _, StreamExt as _};
use host::App;
use host::compression::PACKED;
use host::connection::{Connection, READ_AT_ONCE};
use host::ingress::Ingress;
use tokio::sync::{Mutex, MutexGuard, watch};
use tokio::time::{Instant, sleep, sleep_until, timeout};
use tokio_tungstenite::connect_async_with_config;
use tokio_tungstenite::tungstenite::Message as Passed;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;

use crate::bounds::Persons;
use crate::live_event::LiveEvent;
use crate::metrics::NodeMetrics;

/// Headers with a node's secret, and with the address of a forwarded device.
pub(crate) const NODE: &str = "x-bucintoro-node";
pub(crate) const FROM: &str = "x-bucintoro-from";

/// Time limit for finding the node of a table. The lease of a dead node expires within this time.
pub(crate) const LOOKING: Duration = Duration::from_secs(8);

/// Pause before the next try.
pub(crate) const PAUSE: Duration = Duration::from_millis(250);

/// Time limit for connecting to another node.
const OPENING: Duration = Duration::from_secs(2);

/// Maximum silence of a forwarded screen. The other node sends it liveness probes.
const SILENCE: Duration = Duration::from_secs(35);

/// Rate of wrong codes and tokens from one address, over all nodes.
pub(crate) const TRIES: Rate = Rate { at_once: 24.0, a_second: 0.2 };

/// Interval at which this node checks that it still owns the tables that it hosts.
const LOOK: Duration = Duration::from_secs(2);

/// Interval at which the list of live nodes is read.
const SEE: Duration = Duration::from_secs(1);

/// Interval at which the organiser's key is checked for a change.
const RENEWED: Duration = Duration::from_secs(1);

/// Limits of the tables on a node. All devices in a hall may share one address. They may watch many tables, or all of
/// them the last one; some spectator connections remain for other addresses.
pub const LIMITS: Limits = Limits {
    hosted: 10_000,
    quiet: Duration::from_secs(60),
    comers: Rate { at_once: 1_000.0, a_second: 1.0 },
    wrong_in_total: None,
    watching: 20,
    renames: false,
    guarded: true,
    program_pause: Some(ANSWER_PAUSE),
    round_time: Duration::from_secs(10),
    clock: app_core::now,
};

/// A node: its database, its tables, and the state that its listeners share.
pub(crate) struct Node {
    pub(crate) app: App,
    pub(crate) club: Arc<Club>,
    pub(crate) nodes: String,
    pub(crate) ingress: Ingress,
    pub(crate) measured: NodeMetrics,
    /// Beginning of all links.
    pub(crate) base: String,
    /// Failed attempts of each address at this node. The database counts those at all nodes.
    pub(crate) tries: AddressBuckets,
    /// Locks for starting to host a table. They are sharded, because many tables start at once after another node has
    /// died.
    pub(crate) hosting: [Mutex<()>; 64],
    /// Changes when all connections have to end.
    pub(crate) ended: watch::Sender<()>,
    /// The addresses of the live nodes, as last read.
    pub(crate) answering: watch::Sender<HashSet<String>>,
    /// The event, as it was last read.
    pub(crate) live_event: LiveEvent,
    /// Limits of each person. Never locked over an await.
    pub(crate) persons: std::sync::Mutex<Persons>,
}

/// The route of a device.
pub(crate) enum Route {
    /// This node.
    Here,
    /// The organiser's backend.
    Organiser,
    /// The inner listener of another node.
    There(String),
}

impl Node {
    pub(crate) fn club(&self) -> &Club {
        &self.club
    }

    /// Returns the network side of the node.
    pub(crate) fn ingress(&self) -> &Ingress {
        &self.ingress
    }

    /// Returns why the program ends, once an essential task has.
    pub(crate) fn failure(&self) -> Option<Failure> {
        self.app.supervisor().failure()
    }

    pub(crate) fn measured(&self) -> &NodeMetrics {
        &self.measured
    }

    /// Returns the number of tables hosted here.
    pub(crate) fn hosted_here(&self) -> usize {
        self.app.lobby().all().len()
    }

    /// Counts a failed attempt. Returns true if the client may learn what was wrong.
    ///
    /// # Errors
    /// If the database does not answer.
    pub(crate) async fn charge_failed_try(&self, from: IpAddr) -> Result<bool, Problem> {
        self.measured.refused.inc();
        // This node's own count comes first, so that the database is not asked for every attempt of a flood.
        Ok(self.tries.take(from) && self.club.charge_failed_try(from, TRIES).await.map_err(to_problem)?)
    }

    /// Locks the start and end of hosting a table here.
    pub(crate) async fn lock_hosting(&self, table: u32) -> MutexGuard<'_, ()> {
        self.hosting[table as usize % self.hosting.len()].lock().await
    }

    /// Returns a channel that changes when all connections have to end.
    pub fn disconnects(&self) -> watch::Receiver<()> {
        self.ended.subscribe()
    }

    /// True if this is the organiser's current key in the database.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn is_organiser(&self, key: &str) -> Result<bool, Problem> {
        let kept = self.club.known_secret(Secret::Organiser).await.map_err(to_problem)?;
        Ok(kept.is_some_and(|kept| equals_constant_time(key, &kept)))
    }

    /// Waits until this is not the organiser's key any more.
    pub async fn wait_for_key_change(&self, key: &str) {
        // If the database does not answer, this node's lease expires soon.
        while self.is_organiser(key).await.unwrap_or(true) {
            sleep(RENEWED).await;
        }
    }

    /// Returns the organiser's address with this key.
    pub(crate) fn organisers_url(&self, key: &str) -> String {
        format!("{}/club#token={key}", self.base)
    }

    /// Counts a wrong code or token, and returns the reply to it.
    ///
    /// # Errors
    /// If the database does not answer.
    pub(crate) async fn charge_failure(&self, from: IpAddr, why: Turned) -> Result<Turned, Problem> {
        Ok(if self.charge_failed_try(from).await? { why } else { Turned::Busy })
    }

    /// Returns the route of a client with this handshake and address. `inner` is true if another node has forwarded
    /// it, so that it is not forwarded again.
    ///
    /// # Errors
    /// [`Problem::TurnedAway`] if the client's code or token matches no table, or [`Problem::TableClosed`] if it
    /// matches a closed one. [`Problem::NotHosted`] if this node has no lease. Errors of [`Self::owner_of`] and of the
    /// database.
    pub async fn route(self: &Arc<Self>, from: IpAddr, greeting: &Greeting, inner: bool) -> Result<Route, Problem> {
        // Without the database, clients would wait in vain.
        if !self.club.node().has_lease() {
            return Err(Problem::NotHosted);
        }
        let (table, wrong) = match greeting {
            Greeting::Token { token } => match self.with_token(token).await? {
                None if !inner && self.is_organiser(token).await? => return Ok(Route::Organiser),
                found => (found, Turned::Token),
            },
            Greeting::Code { code, token, .. } => {
                let tried = self.club.table_of_code(&normalize_code(code), from, TRIES).await.map_err(to_problem)?;
                let found = if let Tried::Table(table) = tried { Some(table) } else { None };
                // A device that joined by the code and missed the reply presents its token as well.
                let known = match token {
                    Some(token) if found.is_none() => self.with_token(token).await?,
                    _ => None,
                };
                (found.or(known), if tried == Tried::TooOften { Turned::Busy } else { Turned::Code })
            }
            Greeting::Ask { .. } | Greeting::TakeOver { .. } => (None, Turned::Closed),
            Greeting::Knock => (None, Turned::New),
        };
        let Some(table) = table else {
            // A rate-limited client must not learn which code is right.
            if wrong != Turned::Busy
                && let Some(label) = self.closed_table_of(greeting).await?
            {
                return Err(Problem::TableClosed { label });
            }
            return Err(Problem::TurnedAway { why: self.charge_failure(from, wrong).await? });
        };
        self.owner_of(table, true, inner).await
    }

    /// Returns the owner of a table: another node, or this one. Claims a table without an owner, and hosts it if
    /// `hosts` is true. `inner` is true if another node asks, so that it is not forwarded again.
    ///
    /// # Errors
    /// [`Problem::Unsettled`] if no owner could be found in time; other errors of [`Self::ensure_hosted`] and of the
    /// database.
    pub(crate) async fn owner_of(self: &Arc<Self>, table: u32, hosts: bool, inner: bool) -> Result<Route, Problem> {
        let end = Instant::now() + LOOKING;
        loop {
            match self.club.owner(table).await {
                Ok(Some(owner)) if owner.id != self.club.node().id() => {
                    // A draining owner releases the table soon.
                    if !inner && !owner.draining && self.is_reachable(&owner.addr).await {
                        return Ok(Route::There(owner.addr));
                    }
                }
                Ok(_) if !hosts => return Ok(Route::Here),
                Ok(_) => match self.ensure_hosted(table).await {
                    Ok(()) => return Ok(Route::Here),
                    // Another node was faster, or this node may not claim tables now.
                    Err(Problem::Unsettled { .. }) => {}
                    Err(problem) => return Err(problem),
                },
                Err(StoreError::Unknown(error)) => tracing::warn!(%error, "the owner of a table cannot be found"),
                Err(problem) => return Err(to_problem(problem)),
            }
            if Instant::now() >= end {
                return Err(to_problem(StoreError::Elsewhere));
            }
            sleep(PAUSE).await;
        }
    }

    /// True if another node's inner listener answers.
    pub(crate) async fn is_reachable(&self, addr: &str) -> bool {
        matches!(timeout(OPENING, tokio::net::TcpStream::connect(addr)).await, Ok(Ok(_)))
    }

    /// Returns the label of a closed table of the running or last event. It is the table whose code the device
    /// presents, otherwise the one that last admitted the device.
    pub(crate) async fn closed_table_of(&self, greeting: &Greeting) -> Result<Option<String>, Problem> {
        let of_device =
            async |token: &str| self.club.closed_table_of_device(&sha256_hex(token)).await.map_err(to_problem);
        let table = match greeting {
            Greeting::Token { token } => of_device(token).await?,
            Greeting::Code { code, token, .. } => {
                match (self.club.closed_table_of_code(&normalize_code(code)).await.map_err(to_problem)?, token) {
                    (None, Some(token)) => of_device(token).await?,
                    (found, _) => found,
                }
            }
            Greeting::Ask { .. } | Greeting::TakeOver { .. } | Greeting::Knock => None,
        };
        let Some(table) = table else { return Ok(None) };
        Ok(self.event().await?.and_then(|event| event.label_of(table).map(str::to_owned)))
    }

    /// Reads the running event, otherwise the last one; `None` before the first.
    pub(crate) async fn event(&self) -> Result<Option<club_event::ClubEvent>, Problem> {
        let Some(kept) = self.club.event().await.map_err(to_problem)? else { return Ok(None) };
        let event = serde_json::from_str(&kept.evening);
        event.map(Some).map_err(|error| Problem::Internal { ticket: log_with_ticket(error) })
    }

    pub(crate) async fn with_token(&self, token: &str) -> Result<Option<u32>, Problem> {
        self.club.table_of_device(&sha256_hex(token)).await.map_err(to_problem)
    }

    /// Hosts a table here with its stored hosting configuration, from any node.
    ///
    /// # Errors
    /// [`Problem::NotHosted`] if the table has no stored configuration; [`Problem::Unsettled`] if another node owns it;
    /// other errors of the rooms and of the database.
    pub(crate) async fn ensure_hosted(self: &Arc<Self>, table: u32) -> Result<(), Problem> {
        let _alone = self.lock_hosting(table).await;
        if self.app.lobby().membership_of(table).is_some() {
            return Ok(());
        }
        let ways = self.club.hosting_config(table).await.map_err(to_problem)?;
        let ways = ways.and_then(|text| serde_json::from_str(&text).ok()).ok_or(Problem::NotHosted)?;
        let membership = self.app.host(table).await?;
        membership.at_club(ClubTable::default());
        tracing::info!(table, "a table is hosted here");
        membership.apply_config(ways);
        self.spawn_config_updates(membership, table);
        Ok(())
    }

    /// Hosts a table here, for the organiser.
    ///
    /// # Errors
    /// [`Problem::NotHosted`] if the table is closed; errors of the rooms and of the database.
    pub async fn host(self: &Arc<Self>, table: u32) -> Result<(), Problem> {
        if self.club.is_closed(table).await.map_err(to_problem)? {
            return Err(Problem::NotHosted);
        }
        if self.club.hosting_config(table).await.map_err(to_problem)?.is_some() {
            return self.ensure_hosted(table).await;
        }
        let _alone = self.lock_hosting(table).await;
        if self.app.lobby().membership_of(table).is_none() {
            let membership = self.app.host(table).await?;
            membership.at_club(ClubTable::default());
            // A code is stored for all nodes before it is shown to anyone.
            self.store_hosting_config(&membership, table).await.map_err(to_problem)?;
            self.spawn_config_updates(membership, table);
        }
        Ok(())
    }

    pub(crate) async fn store_hosting_config(
        &self,
        membership: &Membership,
        table: u32,
    ) -> Result<Option<HostingConfig>, StoreError> {
        let Some(ways) = membership.hosting_config() else { return Ok(None) };
        let codes: Vec<String> = ways.codes.iter().map(|(_, code)| code.clone()).collect();
        self.club.store_hosting_config(table, &kernel::to_json(&ways), &codes).await?;
        Ok(Some(ways))
    }

    /// Stores changes of a table's hosting configuration, as long as it is hosted here.
    pub(crate) fn spawn_config_updates(self: &Arc<Self>, membership: Arc<Membership>, table: u32) {
        let name = format!("hosting of table {table}");
        tokio::spawn(self.app.supervisor().guarded(&name, Arc::clone(self).store_config_changes(membership)));
    }

    pub(crate) async fn store_config_changes(self: Arc<Self>, membership: Arc<Membership>) {
        let (mut changes, mut ended) = (membership.changes(), self.disconnects());
        let (mut known, mut at) = (None, membership.table());
        loop {
            let table = membership.table();
            if let Some(before) = at.filter(|_| table != at) {
                // Hosting has ended, or its members play the next table.
                if let Err(problem) = self.club.delete_hosting_config(before).await {
                    tracing::warn!(%problem, "the end of hosting could not be stored");
                }
                at = table;
            }
            let Some(table) = table.filter(|_| !membership.is_taken_over()) else { return };
            if known != membership.hosting_config() {
                match self.store_hosting_config(&membership, table).await {
                    Ok(ways) => known = ways,
                    Err(StoreError::Elsewhere) => return,
                    Err(problem) => {
                        tracing::warn!(%problem, "the hosting settings of a table could not be stored");
                        sleep(PAUSE).await;
                        continue;
                    }
                }
            }
            tokio::select! {
                changed = changes.changed() => if changed.is_err() { return },
                _ = ended.changed() => return,
            }
        }
    }

    /// Ends all connections when this node's lease has expired, or another node owns a table that is hosted here.
    pub(crate) async fn watch_lease(self: Arc<Self>) -> Infallible {
        loop {
            tokio::select! {
                () = self.club.node().wait_for_expiry() => {}
                () = self.wait_for_lost_table() => {}
            }
            tracing::warn!("this node releases its tables");
            self.ended.send_replace(());
            self.app.forget_all().await;
            while !self.club.node().has_lease() {
                sleep(PAUSE).await;
            }
        }
    }

    /// Reads the list of live nodes every second.
    pub(crate) async fn poll_nodes(self: Arc<Self>) -> Infallible {
        loop {
            sleep(SEE).await;
            // If the database does not answer, this node's lease expires soon.
            if let Ok(answering) = self.club.answering().await {
                self.answering.send_replace(answering.into_iter().collect());
            }
        }
    }

    /// Waits until the lease of the node at an address has expired, because a stopped node closes no connection.
    pub(crate) async fn wait_for_node_expiry(&self, addr: &str) {
        let mut answering = self.answering.subscribe();
        while answering.changed().await.is_ok() && answering.borrow_and_update().contains(addr) {}
    }

    /// Waits until another node owns a table that is hosted here.
    pub(crate) async fn wait_for_lost_table(&self) {
        loop {
            sleep(LOOK).await;
            let hosted: Vec<u32> = self.app.lobby().all().iter().filter_map(|membership| membership.table()).collect();
            // If the database does not answer, this node's lease expires soon.
            let Ok(owned) = self.club.own_tables().await else { continue };
            let hosts = |table: &&u32| self.app.lobby().membership_of(**table).is_some();
            if hosted.iter().filter(hosts).any(|table| !owned.contains(table)) {
                return;
            }
        }
    }

    /// Forwards a connection to another node, until either side ends.
    pub async fn forward(&self, addr: &str, peer: IpAddr, greeting: &Greeting, line: &mut Connection) {
        let Some(there) = self.connect_to_node(addr, "pass", peer, line.packed).await else { return };
        self.measured.passed_on.inc();
        let (mut to, mut from) = there.split();
        if to.send(Passed::text(kernel::to_json(greeting))).await.is_err() {
            return;
        }
        let (mut ended, mut silent) = (self.disconnects(), Instant::now() + SILENCE);
        let mut given_up = pin!(self.wait_for_node_expiry(addr));
        loop {
            let sent = tokio::select! {
                _ = ended.changed() => return,
                () = &mut given_up => return,
                () = sleep_until(silent) => return,
                said = line.socket.recv() => {
                    silent = Instant::now() + SILENCE;
                    let Some(said) = said.and_then(Result::ok).and_then(to_node_message) else { return };
                    timeout(OPENING, to.send(said)).await.is_ok_and(|sent| sent.is_ok())
                }
                told = from.next() => {
                    let Some(told) = told.and_then(Result::ok).and_then(to_screen_message) else { return };
                    line.send_raw(told).await
                }
            };
            if !sent {
                return;
            }
        }
    }

    pub(crate) async fn connect_to_node(&self, addr: &str, at: &str, peer: IpAddr, packed: bool) -> Option<Socket> {
        let mut request = format!("ws://{addr}/{at}").into_client_request().ok()?;
        let headers = request.headers_mut();
        headers.insert(NODE, self.nodes.parse().ok()?);
        headers.insert(FROM, peer.to_string().parse().ok()?);
        if packed {
            headers.insert(header::SEC_WEBSOCKET_PROTOCOL, PACKED.parse().ok()?);
        }
        let config = WebSocketConfig::default().read_buffer_size(READ_AT_ONCE);
        match timeout(OPENING, connect_async_with_config(request, Some(config), true)).await {
            Ok(Ok((socket, _))) => Some(socket),
            Ok(Err(error)) => {
                tracing::warn!(%error, addr, "another node refused a connection");
                None
            }
            Err(_) => None,
        }
    }
}

type Socket = tokio_tungstenite::WebSocketStream<tokio_tungstenite::MaybeTlsStream<tokio::net::TcpStream>>;

/// Converts a message of a screen for another node; `None` if the connection ends.
fn to_node_message(message: Message) -> Option<Passed> {
    match message {
        Message::Text(text) => Some(Passed::text(text.as_str())),
        Message::Binary(bytes) => Some(Passed::Binary(bytes)),
        Message::Ping(bytes) => Some(Passed::Ping(bytes)),
        Message::Pong(bytes) => Some(Passed::Pong(bytes)),
        Message::Close(_) => None,
    }
}

/// Converts a message of another node for the screen.
fn to_screen_message(message: Passed) -> Option<Message> {
    match message {
        Passed::Text(text) => Some(Message::text(text.as_str())),
        Passed::Binary(bytes) => Some(Message::Binary(bytes)),
        Passed::Ping(bytes) => Some(Message::Ping(bytes)),
        Passed::Pong(bytes) => Some(Message::Pong(bytes)),
        Passed::Close(_) | Passed::Frame(_) => None,
    }
}

/// True if a request has the secret that the club's nodes share.
pub(crate) fn has_node_secret(headers: &HeaderMap, node: &Node) -> bool {
    headers
        .get(NODE)
        .and_then(|value| value.to_str().ok())
        .is_some_and(|shown| equals_constant_time(shown, &node.nodes))
}
