//! `bucintoro relay`

use std::convert::Infallible;
use std::error::Error;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::process::ExitCode;
use std::sync::Arc;

use app_core::Supervisor;
use clap::Args;
use host::ingress::Ingress;
use host::ingress_args::{IngressArgs, supervise};
use host::terminal::{CommandResult, UsageError, print_line, shutdown_requested};
use host::{log, machine_address};
use tokio::net::TcpListener;

use crate::{Origin, RelayConfig, RelayLimits, serve};

/// The default port of a relay.
pub const PORT: u16 = 47_202;

/// The options of `bucintoro relay`.
#[derive(Args)]
pub struct RelayArgs {
    /// The port, 0 for any free one.
    #[arg(long, default_value_t = PORT)]
    port: u16,
    #[command(flatten)]
    ingress: IngressArgs,
    /// The pages that may use the relay, such as `https://game.example`; may be given several times.
    #[arg(long = "for", value_name = "ORIGIN", required = true, num_args = 1..)]
    origins: Vec<Origin>,
}

impl RelayArgs {
    /// Serves until the program receives a signal to end.
    ///
    /// # Errors
    /// Why it failed, in a sentence for the terminal.
    pub fn run(self) -> CommandResult {
        log::to_standard_error(log::Form::Text);
        tokio::runtime::Builder::new_multi_thread().enable_all().build()?.block_on(self.serve())
    }

    async fn serve(self) -> CommandResult {
        let (ingress, tasks) = self.ingress.ingress()?;
        let supervisor = Supervisor::default();
        supervise(tasks, &supervisor);
        let (url, relay) = open(self.port, self.origins, ingress).await?;
        print_line(&url)?;
        tokio::select! {
            never = relay => match never {},
            ended = supervisor.unless_failed(shutdown_requested()) => ended?,
        }
        Ok(ExitCode::SUCCESS)
    }
}

/// Opens a relay for pages of these origins at a port. Returns its address, and the task that serves it.
///
/// # Errors
/// If the port is not free, in a sentence for the terminal.
pub async fn open(
    port: u16,
    origins: Vec<Origin>,
    ingress: Ingress,
) -> Result<(String, impl Future<Output = Infallible>), Box<dyn Error>> {
    let listener = listen(&ingress, port).await?;
    let scheme = if ingress.certificate.is_some() { "wss" } else { "ws" };
    let url = format!("{scheme}://{}", shown(listener.local_addr()?));
    let config = RelayConfig { origins, ingress, limits: RelayLimits::default() };
    Ok((url, serve(Arc::new(listener), config)))
}

/// Opens the port. Without a certificate it is open to other machines only if a proxy is at one.
async fn listen(ingress: &Ingress, port: u16) -> Result<TcpListener, UsageError> {
    let is_local = ingress.certificate.is_none() && ingress.behind.iter().all(|net| net.addr().is_loopback());
    let opened = if is_local {
        TcpListener::bind((Ipv4Addr::LOCALHOST, port)).await
    } else {
        match TcpListener::bind((Ipv6Addr::UNSPECIFIED, port)).await {
            Ok(opened) => Ok(opened),
            // The system has no IPv6.
            Err(_) => TcpListener::bind((Ipv4Addr::UNSPECIFIED, port)).await,
        }
    };
    opened.map_err(|error| UsageError(format!("port {port} cannot be had ({error}); choose another with --port")))
}

/// Returns an address that can be opened: this machine's, if the port is open at every one.
fn shown(address: SocketAddr) -> SocketAddr {
    if !address.ip().is_unspecified() {
        return address;
    }
    SocketAddr::new(machine_address().unwrap_or(IpAddr::V4(Ipv4Addr::LOCALHOST)), address.port())
}
