//! The options of a server about its certificate and the proxies in front of it.

use std::convert::Infallible;
use std::net::IpAddr;
use std::path::PathBuf;
use std::sync::Arc;

use app_core::Supervisor;
use clap::Args;
use ipnet::IpNet;
use tokio::sync::watch;
use tokio::task::{JoinError, JoinHandle};

use crate::certificate::Certificate;
use crate::ingress::Ingress;
use crate::terminal::UsageError;

/// Tasks that never end by themselves, with their names.
pub type Tasks = Vec<(&'static str, JoinHandle<Infallible>)>;

/// Options about encryption and trusted proxies.
#[derive(Args)]
pub struct IngressArgs {
    /// A certificate in PEM, followed by its chain: browsers connect by HTTPS. It is reloaded when it changes, and on
    /// SIGHUP.
    #[arg(long, value_name = "FILE", requires = "tls_key")]
    tls_cert: Option<PathBuf>,
    /// The key that belongs to it, in PEM.
    #[arg(long, value_name = "FILE", requires = "tls_cert")]
    tls_key: Option<PathBuf>,
    /// The network or address of a trusted proxy. The server takes the client's address from the proxy's
    /// X-Forwarded-For.
    #[arg(long, value_name = "ADDRESS", value_parser = network)]
    behind: Vec<IpNet>,
}

/// Parses a network, or a single address.
fn network(text: &str) -> Result<IpNet, ipnet::AddrParseError> {
    text.parse().or_else(|error| text.parse::<IpAddr>().map(IpNet::from).map_err(|_| error))
}

impl IngressArgs {
    /// Returns the ingress of the server and its tasks. If a task ends, the program has to end. Must be called within a
    /// runtime.
    ///
    /// # Errors
    /// If the certificate cannot be used.
    pub fn ingress(&self) -> Result<(Ingress, Tasks), UsageError> {
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

/// Ends the program if one of these tasks ends.
pub fn supervise(tasks: Tasks, supervisor: &Supervisor) {
    for (name, task) in tasks {
        tokio::spawn(supervisor.essential(name, join_error(task)));
    }
}

/// Returns why a task has ended.
async fn join_error(task: JoinHandle<Infallible>) -> JoinError {
    match task.await {
        Ok(never) => match never {},
        Err(error) => error,
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
