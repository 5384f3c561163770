//! Options of `bucintoro serve`: encryption, trusted proxies, monitoring, logging and shutdown.

use std::net::SocketAddr;
use std::time::Duration;

use clap::Args;
use host::ingress_args::IngressArgs;
use host::log;

#[derive(Args)]
pub(super) struct Running {
    #[command(flatten)]
    pub ingress: IngressArgs,
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

impl Running {
    pub fn logs(&self) {
        log::to_standard_error(self.log);
    }

    pub fn grace_period(&self) -> Duration {
        Duration::from_secs(self.drain.into())
    }
}
