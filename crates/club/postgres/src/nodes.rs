//! The nodes that share the database, and the lease of each.
//!
//! A node renews its lease every second. After four seconds without renewal, by its own clock, it stops answering.
//! After five, by the database's clock, its lease has expired and other nodes take its tables. So no table is taken
//! from a node that still answers, unless clocks run at different speeds; even then the record is fenced
//! ([`crate::queries`]). The clock of a lease ([`LeaseConfig::since_boot`]) runs while the machine is suspended.

use std::sync::{Mutex, PoisonError};
use std::time::{Duration, SystemTime};

use app_core::Supervisor;
use sqlx::Connection as _;
use sqlx::postgres::{PgConnectOptions, PgConnection};
use tokio::sync::watch;
use tokio::task::JoinHandle;
use tokio::time::{MissedTickBehavior, interval, sleep, timeout};

use crate::{ClubProblem, queries};

/// Timing of leases. All nodes of a database use the same.
#[derive(Clone, Copy, Debug)]
pub struct LeaseConfig {
    /// Interval of renewals.
    pub heartbeat_interval: Duration,
    /// Time for which a node answers after its last renewal.
    pub lease_duration: Duration,
    /// Time after the last renewal at which other nodes treat the lease as expired: longer than `lease_duration`.
    pub lease_ttl: Duration,
    /// The wall clock.
    pub clock: fn() -> SystemTime,
    /// The clock of the lease: monotonic, suspended time included.
    pub since_boot: fn() -> Duration,
}

/// Interval of checks for expiry. Timers pause while the machine is suspended, so one timer is not enough.
const CHECK: Duration = Duration::from_millis(100);

/// Returns the time since this machine was started, including suspended time. On Linux, `Instant` excludes that.
#[cfg(target_os = "linux")]
pub fn since_boot() -> Duration {
    let now = rustix::time::clock_gettime(rustix::time::ClockId::Boottime);
    Duration::new(now.tv_sec.unsigned_abs(), u32::try_from(now.tv_nsec).unwrap_or_default())
}

/// Returns the time since the first call.
#[cfg(not(target_os = "linux"))]
pub fn since_boot() -> Duration {
    static BEGUN: std::sync::OnceLock<std::time::Instant> = std::sync::OnceLock::new();
    BEGUN.get_or_init(std::time::Instant::now).elapsed()
}

/// Maximum difference between a node's clock and the database's. Stored times decide which devices other nodes
/// forget, and a clock that is a day ahead would make them forget all.
const OFF: Duration = Duration::from_secs(60);

impl Default for LeaseConfig {
    fn default() -> Self {
        let [beat, lapse, given_up] = [1, 4, 5].map(Duration::from_secs);
        Self {
            heartbeat_interval: beat,
            lease_duration: lapse,
            lease_ttl: given_up,
            clock: SystemTime::now,
            since_boot,
        }
    }
}

/// This node.
pub struct Node {
    id: String,
    addr: String,
    lease_config: LeaseConfig,
    options: PgConnectOptions,
    /// The end of the lease, by the lease clock; `None` after leaving.
    until: watch::Sender<Option<Duration>>,
    /// Number of expirations of the lease before the next renewal.
    lease_expirations: watch::Sender<u64>,
    draining: watch::Sender<bool>,
    /// Number of renewal attempts.
    tries: watch::Sender<u64>,
    beating: Mutex<Option<JoinHandle<()>>>,
}

impl Node {
    /// Joins and starts the heartbeat.
    pub(crate) async fn join(
        options: PgConnectOptions,
        addr: &str,
        lease_config: LeaseConfig,
        supervisor: &Supervisor,
    ) -> Result<Self, ClubProblem> {
        let id = hex::encode(rand::random::<[u8; 8]>());
        let (until, lease_expirations, draining) =
            (watch::Sender::new(None), watch::Sender::new(0), watch::Sender::new(false));
        let tries = watch::Sender::new(0);
        let mut pulse = Heartbeat {
            id: id.clone(),
            addr: addr.to_owned(),
            lease_config,
            options: options.clone(),
            until: until.clone(),
            lease_expirations: lease_expirations.clone(),
            draining: draining.subscribe(),
            tries: tries.clone(),
            line: None,
        };
        pulse.join().await?;
        let beating = Mutex::new(Some(tokio::spawn(supervisor.essential("heartbeat", pulse.run()))));
        Ok(Self {
            id,
            addr: addr.to_owned(),
            lease_config,
            options,
            until,
            lease_expirations,
            draining,
            tries,
            beating,
        })
    }

    /// Returns the node's id, a new one at each start.
    pub fn id(&self) -> &str {
        &self.id
    }

    /// Returns the node's address for other nodes.
    pub fn addr(&self) -> &str {
        &self.addr
    }

    /// Returns the seconds after which other nodes treat a lease as expired.
    pub(crate) fn lease_ttl_secs(&self) -> f64 {
        self.lease_config.lease_ttl.as_secs_f64()
    }

    /// True if the node holds a valid lease, and so may answer.
    pub fn has_lease(&self) -> bool {
        self.until.borrow().is_some_and(|until| (self.lease_config.since_boot)() < until)
    }

    /// Returns how often the lease has expired. Tables owned before may belong to another node now.
    pub fn lease_expirations(&self) -> u64 {
        *self.lease_expirations.borrow()
    }

    /// Waits until the lease has expired.
    pub async fn wait_for_expiry(&self) {
        let mut beats = self.until.subscribe();
        let begun = self.lease_expirations();
        loop {
            let now = (self.lease_config.since_boot)();
            let until = *beats.borrow_and_update();
            let Some(left) = until.and_then(|until| until.checked_sub(now)).filter(|left| !left.is_zero()) else {
                return;
            };
            // The lease expired and was renewed in between, for example because the process was stopped.
            if self.lease_expirations() != begun {
                return;
            }
            tokio::select! {
                () = sleep(left.min(CHECK)) => {}
                changed = beats.changed() => if changed.is_err() { return },
            }
        }
    }

    /// Stops accepting tables, and announces it with an immediate renewal.
    pub fn drain(&self) {
        self.draining.send_replace(true);
    }

    /// True if the node is draining.
    pub fn is_draining(&self) -> bool {
        *self.draining.borrow()
    }

    /// Returns a channel that changes with each renewal attempt, successful or not. If it stops changing, the process
    /// must be restarted; a node without a database need not be.
    pub fn tries(&self) -> watch::Receiver<u64> {
        self.tries.subscribe()
    }

    /// Releases all tables of the node and leaves. If the database is unreachable, the lease expires soon.
    pub(crate) async fn leave(&self) {
        let beating = self.beating.lock().unwrap_or_else(PoisonError::into_inner).take();
        let Some(beating) = beating else { return };
        beating.abort();
        self.until.send_replace(None);
        let leave = async {
            let mut line = PgConnection::connect_with(&self.options).await?;
            sqlx::query(queries::RELEASE_TABLES).bind(&self.id).execute(&mut line).await?;
            sqlx::query(queries::LEAVE).bind(&self.id).execute(&mut line).await?;
            line.close().await
        };
        match timeout(self.lease_config.lease_duration, leave).await {
            Ok(Ok(())) => {}
            Ok(Err(error)) => tracing::warn!(%error, "the tables of this node could not be released"),
            Err(_) => tracing::warn!("the tables of this node could not be released: the database takes too long"),
        }
    }
}

impl Drop for Node {
    fn drop(&mut self) {
        if let Some(beating) = self.beating.get_mut().unwrap_or_else(PoisonError::into_inner) {
            beating.abort();
        }
    }
}

/// The heartbeat task, with a connection of its own, so that nothing else delays it.
struct Heartbeat {
    id: String,
    addr: String,
    lease_config: LeaseConfig,
    options: PgConnectOptions,
    until: watch::Sender<Option<Duration>>,
    lease_expirations: watch::Sender<u64>,
    draining: watch::Receiver<bool>,
    tries: watch::Sender<u64>,
    line: Option<PgConnection>,
}

/// The outcome of a renewal.
enum RenewalOutcome {
    Done,
    /// The clock of this machine is wrong.
    Clock,
    /// Another node holds this address.
    Held(Holder),
}

/// A node at an address: its id, and its last renewal in seconds.
type Holder = (String, f64);

impl Heartbeat {
    /// Renews for the first time. Waits for the lease of an earlier node at the same address; if that is renewed
    /// meanwhile, it belongs to another machine.
    async fn join(&mut self) -> Result<(), ClubProblem> {
        let mut first: Option<Holder> = None;
        loop {
            match (self.renew().await.map_err(ClubProblem::Unreachable)?, &first) {
                (RenewalOutcome::Done, _) => return Ok(()),
                (RenewalOutcome::Clock, _) => return Err(ClubProblem::Clock),
                (RenewalOutcome::Held(holder), Some(known)) if holder != *known => {
                    return Err(ClubProblem::AddressTaken(self.addr.clone()));
                }
                (RenewalOutcome::Held(holder), None) => {
                    tracing::warn!(addr = self.addr, "waits for the lease of an earlier node at this address");
                    first = Some(holder);
                }
                (RenewalOutcome::Held(_), Some(_)) => {}
            }
            sleep(CHECK).await;
        }
    }

    /// Renews the lease, unless the clock is wrong or another node has the address.
    async fn renew(&mut self) -> Result<RenewalOutcome, sqlx::Error> {
        // Taken before sending, because the database counts from a later time.
        let begun = (self.lease_config.since_boot)();
        let mut line = match self.line.take() {
            Some(line) => line,
            None => PgConnection::connect_with(&self.options).await?,
        };
        let draining = *self.draining.borrow_and_update();
        let now = (self.lease_config.clock)().duration_since(SystemTime::UNIX_EPOCH).unwrap_or_default();
        let answers = self.until.borrow().is_some_and(|until| begun < until);
        let beat = sqlx::query(queries::RENEW_LEASE).bind(&self.id).bind(&self.addr).bind(draining);
        let beat = beat.bind(now.as_secs_f64()).bind(OFF.as_secs_f64()).bind(self.lease_config.lease_ttl.as_secs_f64());
        // While the lease is valid, no other node can have taken its address.
        let beat = if answers {
            beat.execute(&mut line).await?
        } else {
            let mut alone = line.begin().await?;
            sqlx::query(queries::LOCK_ADDRESS).bind(&self.addr).execute(&mut *alone).await?;
            let beat = beat.execute(&mut *alone).await?;
            alone.commit().await?;
            beat
        };
        let held = match beat.rows_affected() {
            0 => {
                let held = sqlx::query_as(queries::AT_ADDRESS).bind(&self.id).bind(&self.addr);
                held.bind(self.lease_config.lease_ttl.as_secs_f64())
                    .fetch_optional(&mut line)
                    .await?
                    .map(RenewalOutcome::Held)
            }
            _ => Some(RenewalOutcome::Done),
        };
        // A failed connection was dropped before.
        self.line = Some(line);
        let Some(RenewalOutcome::Done) = held else { return Ok(held.unwrap_or(RenewalOutcome::Clock)) };
        // Another node may have taken its tables in between. That must be known before this one answers again.
        if self.until.borrow().is_some_and(|until| (self.lease_config.since_boot)() >= until) {
            self.lease_expirations.send_modify(|lease_expirations| *lease_expirations += 1);
        }
        self.until.send_replace(Some(begun + self.lease_config.lease_duration));
        Ok(RenewalOutcome::Done)
    }

    async fn run(mut self) -> &'static str {
        let mut heartbeat = interval(self.lease_config.heartbeat_interval);
        heartbeat.set_missed_tick_behavior(MissedTickBehavior::Delay);
        loop {
            tokio::select! {
                _ = heartbeat.tick() => {}
                changed = self.draining.changed() => if changed.is_err() { return "the node is gone" },
            }
            match timeout(self.lease_config.heartbeat_interval * 2, self.renew()).await {
                Ok(Ok(RenewalOutcome::Done)) => {}
                Ok(Ok(RenewalOutcome::Clock)) => {
                    tracing::warn!("this node must not renew its lease: {}", ClubProblem::Clock)
                }
                Ok(Ok(RenewalOutcome::Held(_))) => {
                    tracing::error!(
                        "this node must not renew its lease: {}",
                        ClubProblem::AddressTaken(self.addr.clone())
                    );
                }
                Ok(Err(error)) => tracing::warn!(%error, "this node cannot renew its lease"),
                Err(_) => tracing::warn!("this node cannot renew its lease: the database takes too long"),
            }
            self.tries.send_modify(|tries| *tries += 1);
        }
    }
}
