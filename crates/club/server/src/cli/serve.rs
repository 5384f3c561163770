//! `bucintoro serve`

use std::error::Error;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Arc;
use std::time::{Duration, Instant};

use app_core::Supervisor;
use clap::Args;
use club_postgres::{Club, ClubProblem, LeaseConfig};
use tokio::time::timeout;

use host::ingress::Ingress;
use host::ingress_args::supervise;
use host::terminal::{CommandResult, UsageError, print_line, shutdown_requested};
use host::{App, CLOSING, machine_address};

use relay::Origin;

use super::serving::Running;
use crate::{Addresses, LIMITS, serve};

/// The environment variable with the database's address. It keeps the password out of the process list.
const DATABASE: &str = "BUCINTORO_DATABASE";

/// Time limit for the start of the database.
const STARTING: Duration = Duration::from_secs(30);

#[derive(Args)]
pub struct ServeArgs {
    /// The club's database, `postgres://USER:PASSWORD@HOST/DATABASE`; by default what BUCINTORO_DATABASE says.
    #[arg(long, value_name = "ADDRESS")]
    database: Option<String>,
    /// Address for screens. A proxy in front of all nodes forwards to it.
    #[arg(long, default_value = "127.0.0.1:47199")]
    listen: SocketAddr,
    /// Address of this node for the other nodes, on a network of their own.
    #[arg(long, value_name = "HOST:PORT", default_value = "127.0.0.1:47201")]
    advertise: String,
    /// Beginning of links (`https://club.example`), if all nodes share one name; by default the address of this node.
    #[arg(long, value_name = "URL", value_parser = public_url)]
    public_url: Option<String>,
    /// Also runs a relay for tablets that host in a browser: the page that may use it, such as `https://game.example`.
    /// May be given several times.
    #[arg(long, value_name = "ORIGIN", num_args = 1..)]
    relay_for: Vec<Origin>,
    /// The port of the relay, 0 for any free one.
    #[arg(long, value_name = "PORT", default_value_t = relay::cli::PORT, requires = "relay_for")]
    relay_port: u16,
    #[command(flatten)]
    running: Running,
}

/// Parses an address without a path, because links append theirs.
fn public_url(text: &str) -> Result<String, String> {
    let url: axum::http::Uri = text.parse().map_err(|error| format!("{error}"))?;
    let (scheme, name) = (url.scheme_str(), url.authority());
    match (scheme, name) {
        (Some(scheme @ ("http" | "https")), Some(name)) if url.path() == "/" && url.query().is_none() => {
            Ok(format!("{scheme}://{name}"))
        }
        _ => Err("say it as https://NAME or http://NAME:PORT, without a path".to_owned()),
    }
}

impl ServeArgs {
    pub(super) fn run(self) -> CommandResult {
        self.running.logs();
        tokio::runtime::Builder::new_multi_thread().enable_all().build()?.block_on(self.serve())
    }

    async fn serve(self) -> CommandResult {
        let url = database(self.database.as_deref())?;
        let inner = self.inner().await?;
        let (host, (gate, tasks)) = (self.links_name()?, self.running.ingress.ingress()?);
        let club = Arc::new(self.join_club(&url).await?);
        let folder = Folder::of(&club);
        let app = App::within(club.clone(), folder.path(), LIMITS);
        let supervisor = app.supervisor().clone();
        supervise(tasks, &supervisor);
        let relay = self.open_relay(&gate, &supervisor).await?;
        let chosen = host.is_some();
        let Self { listen, public_url: public, .. } = self;
        let addresses = Addresses { listen, inner, watched: self.running.metrics, gate, public, host };
        let serving = serve(app, club, addresses).await?;
        let mut told = serving.url();
        if chosen {
            told += &format!("\nLinks begin with {}. Set another address with --public-url.", serving.base());
        }
        if let Some(relay) = relay {
            told += &format!("\nRelay: {relay}");
        }
        print_line(&told)?;
        match supervisor.unless_failed(shutdown_requested()).await {
            Ok(()) => serving.drain(self.running.grace_period()).await,
            Err(failure) => {
                // Releases the leases if possible, so that other nodes need not wait for them to expire.
                if timeout(CLOSING, serving.drain(Duration::ZERO)).await.is_err() {
                    tracing::warn!("the node could not release its leases in time");
                }
                return Err(failure.into());
            }
        }
        Ok(ExitCode::SUCCESS)
    }

    /// Opens the relay, if it was asked for. Returns its address.
    async fn open_relay(&self, gate: &Ingress, supervisor: &Supervisor) -> Result<Option<String>, Box<dyn Error>> {
        if self.relay_for.is_empty() {
            return Ok(None);
        }
        let (url, relay) = relay::cli::open(self.relay_port, self.relay_for.clone(), gate.clone()).await?;
        tokio::spawn(supervisor.essential("relay", relay));
        Ok(Some(url))
    }

    /// Joins the club. Waits for its database, which may be starting as well.
    async fn join_club(&self, url: &str) -> Result<Club, ClubProblem> {
        let begun = Instant::now();
        loop {
            match Club::open(url, &self.advertise, LeaseConfig::default()).await {
                Err(problem) if problem.may_pass() && begun.elapsed() < STARTING => {
                    tracing::warn!(%problem, "the database is waited for");
                    tokio::time::sleep(Duration::from_secs(1)).await;
                }
                joined => return joined,
            }
        }
    }

    /// Returns the host for links, because `0.0.0.0` cannot be opened.
    fn links_name(&self) -> Result<Option<String>, UsageError> {
        if self.public_url.is_some() || !self.listen.ip().is_unspecified() {
            return Ok(None);
        }
        let machine = machine_address();
        let known = advertised_host(&self.advertise).or(machine.map(|ip| ip.to_string()));
        known.map(Some).ok_or_else(|| {
            UsageError(format!(
                "--listen {}: links need the address of this server; say it by --public-url",
                self.listen
            ))
        })
    }

    /// The address of the inner listener: the advertised one if this machine has it, else any address with that port.
    async fn inner(&self) -> Result<SocketAddr, Box<dyn Error>> {
        let unknown = |error| UsageError(format!("--advertise {}: {error}", self.advertise));
        let mut found = tokio::net::lookup_host(&self.advertise).await.map_err(unknown)?;
        let address =
            found.next().ok_or_else(|| UsageError(format!("--advertise {}: nothing is there", self.advertise)))?;
        if address.ip().is_unspecified() {
            return Err(
                UsageError(format!("--advertise {}: no other machine reaches that address", self.advertise)).into()
            );
        }
        let here = std::net::TcpListener::bind((address.ip(), 0)).is_ok();
        Ok(if here { address } else { (Ipv4Addr::UNSPECIFIED, address.port()).into() })
    }
}

/// Returns the host of `HOST:PORT`, if other machines can reach it.
fn advertised_host(advertise: &str) -> Option<String> {
    let (host, _) = advertise.rsplit_once(':')?;
    let ip = host.trim_start_matches('[').trim_end_matches(']').parse::<IpAddr>();
    let is_here = ip.map_or(host == "localhost", |ip| ip.is_loopback() || ip.is_unspecified());
    (!is_here && !host.is_empty()).then(|| host.to_owned())
}

/// Returns the database's address from the argument or the environment.
pub(super) fn database(said: Option<&str>) -> Result<String, UsageError> {
    let url = said.map(str::to_owned).or_else(|| std::env::var(DATABASE).ok());
    url.ok_or_else(|| UsageError(format!("which database? Say it by --database or {DATABASE}")))
}

/// A folder for files in transfer, removed when it is dropped.
pub(super) struct Folder(PathBuf);

impl Folder {
    /// Returns the path for a node.
    pub fn of(club: &Club) -> Self {
        Self(std::env::temp_dir().join(format!("bucintoro-node-{}", club.node().id())))
    }

    pub fn path(&self) -> &Path {
        &self.0
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

#[cfg(test)]
mod tests {
    use super::advertised_host;

    #[test]
    fn links_use_only_a_reachable_advertised_host() {
        for (advertise, host) in [
            ("10.0.0.11:47201", Some("10.0.0.11")),
            ("node-1.club:47201", Some("node-1.club")),
            ("[fd00::11]:47201", Some("[fd00::11]")),
            ("127.0.0.1:47201", None),
            ("localhost:47201", None),
            ("[::1]:47201", None),
            ("0.0.0.0:47201", None),
        ] {
            assert_eq!(advertised_host(advertise).as_deref(), host, "{advertise}");
        }
    }
}
