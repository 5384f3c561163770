//! Options of `bucintoro serve`: encryption, trusted proxies, monitoring, logging and shutdown.

use std::convert::Infallible;
use std::net::{IpAddr, SocketAddr};
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use clap::Args;
use ipnet::IpNet;
use tokio::sync::watch;
use tokio::task::JoinHandle;

use host::log;
use host::terminal::UsageError;

use crate::{Certificate, Ingress};

/// Tasks that never end by themselves, with their names.
pub(super) type Tasks = Vec<(&'static str, JoinHandle<Infallible>)>;

#[derive(Args)]
pub(super) struct Running {
    /// A certificate in PEM, followed by its chain: screens connect by HTTPS. It is reloaded when it changes, and on
    /// SIGHUP.
    #[arg(long, value_name = "FILE", requires = "tls_key")]
    tls_cert: Option<PathBuf>,
    /// The key that belongs to it, in PEM.
    #[arg(long, value_name = "FILE", requires = "tls_cert")]
    tls_key: Option<PathBuf>,
    /// The network or address of a trusted proxy. The node takes the client's address from the proxy's
    /// X-Forwarded-For.
    #[arg(long, value_name = "ADDRESS", value_parser = network)]
    behind: Vec<IpNet>,
    /// Address of /livez, /readyz and /metrics; by default the address for the other nodes.
    #[arg(long, value_name = "ADDRESS:PORT")]
    pub metrics: Option<SocketAddr>,
    /// Number of seconds to continue serving after a signal to end, while no new guests are sent here. Proxies need
    /// that time to notice.
    #[arg(long, value_name = "SECONDS", default_value_t = 0)]
    drain: u32,
    /// Format of the log.
    #[arg(long, value_enum, default_value_t = log::Form::Text)]
    log: log::Form,
}

/// Parses a network, or a single address.
fn network(text: &str) -> Result<IpNet, ipnet::AddrParseError> {
    text.parse().or_else(|error| text.parse::<IpAddr>().map(IpNet::from).map_err(|_| error))
}

impl Running {
    pub fn logs(&self) {
        log::to_standard_error(self.log);
    }

    pub fn grace_period(&self) -> Duration {
        Duration::from_secs(self.drain.into())
    }

    /// Returns the ingress of the node and its tasks, each with its name. If a task ends, the program has to end. Must
    /// be called within a runtime.
    ///
    /// # Errors
    /// If the certificate cannot be used.
    pub fn ingress(&self) -> Result<(Ingress, Tasks), Box<dyn std::error::Error>> {
        let told = watch::Sender::new(());
        let mut tasks = Tasks::new();
        let certificate = match (&self.tls_cert, &self.tls_key) {
            (Some(chain), Some(key)) => {
                let certificate = Certificate::read(chain, key).map_err(|problem| UsageError(problem.to_string()))?;
                let certificate = Arc::new(certificate);
                tasks.push((
                    "certificate",
                    tokio::spawn(Arc::clone(&certificate).reload_when_changed(told.subscribe())),
                ));
                Some(certificate)
            }
            _ => None,
        };
        tasks.push(("sighup", tokio::spawn(handle_hangup(told))));
        Ok((Ingress { certificate, behind: self.behind.clone() }, tasks))
    }
}

/// Handles SIGHUP, which would end the program otherwise.
async fn handle_hangup(told: watch::Sender<()>) -> Infallible {
    #[cfg(unix)]
    if let Ok(mut signals) = tokio::signal::unix::signal(tokio::signal::unix::SignalKind::hangup()) {
        while signals.recv().await.is_some() {
            told.send_replace(());
        }
    }
    // Other systems have no such signal. The sender is kept, because receivers fail without it.
    let _told = told;
    std::future::pending().await
}
