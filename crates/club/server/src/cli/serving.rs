//! How `bucintoro serve` runs: who encrypts, whom it believes, where it is watched, what it logs, how it ends.

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

/// Tasks that never end by themselves, by their names.
pub(super) type Tasks = Vec<(&'static str, JoinHandle<Infallible>)>;

#[derive(Args)]
pub(super) struct Running {
    /// A certificate in PEM, those that lead to its root after it: screens come by HTTPS. It is read again when
    /// it changes, and on SIGHUP.
    #[arg(long, value_name = "FILE", requires = "tls_key")]
    tls_cert: Option<PathBuf>,
    /// The key that belongs to it, in PEM.
    #[arg(long, value_name = "FILE", requires = "tls_cert")]
    tls_key: Option<PathBuf>,
    /// A proxy that leads here, or the network of several: what it says in X-Forwarded-For is the address of the
    /// client.
    #[arg(long, value_name = "ADDRESS", value_parser = network)]
    behind: Vec<IpNet>,
    /// Where /livez, /readyz and /metrics are answered; by default where the other nodes reach this one.
    #[arg(long, value_name = "ADDRESS:PORT")]
    pub metrics: Option<SocketAddr>,
    /// For how many seconds it keeps serving after it was asked to end, while no new guests are sent here: as long as a
    /// proxy takes to see that.
    #[arg(long, value_name = "SECONDS", default_value_t = 0)]
    drain: u32,
    /// How the log is written.
    #[arg(long, value_enum, default_value_t = log::Form::Text)]
    log: log::Form,
}

/// A network, or a single address.
fn network(text: &str) -> Result<IpNet, ipnet::AddrParseError> {
    text.parse().or_else(|error| text.parse::<IpAddr>().map(IpNet::from).map_err(|_| error))
}

impl Running {
    pub fn logs(&self) {
        log::to_standard_error(self.log);
    }

    pub fn drained(&self) -> Duration {
        Duration::from_secs(self.drain.into())
    }

    /// What stands between the node and its screens, and the tasks that it takes, each with its name: none of them may
    /// end. Within a runtime.
    ///
    /// # Errors
    /// When the certificate cannot be used.
    pub fn gate(&self) -> Result<(Ingress, Tasks), Box<dyn std::error::Error>> {
        let told = watch::Sender::new(());
        let mut tasks = Tasks::new();
        let certificate = match (&self.tls_cert, &self.tls_key) {
            (Some(chain), Some(key)) => {
                let certificate = Certificate::read(chain, key).map_err(|problem| UsageError(problem.to_string()))?;
                let certificate = Arc::new(certificate);
                tasks.push(("certificate", tokio::spawn(Arc::clone(&certificate).kept_fresh(told.subscribe()))));
                Some(certificate)
            }
            _ => None,
        };
        tasks.push(("sighup", tokio::spawn(hung_up(told))));
        Ok((Ingress { certificate, behind: self.behind.clone() }, tasks))
    }
}

/// Hears SIGHUP, which would end the program otherwise.
async fn hung_up(told: watch::Sender<()>) -> Infallible {
    #[cfg(unix)]
    if let Ok(mut signals) = tokio::signal::unix::signal(tokio::signal::unix::SignalKind::hangup()) {
        while signals.recv().await.is_some() {
            told.send_replace(());
        }
    }
    // Elsewhere nothing tells. The one who would is kept: without it nothing waits to be told.
    let _told = told;
    std::future::pending().await
}
