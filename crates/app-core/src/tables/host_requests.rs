//! Requests of tables to the program that serves the network and knows the machine.

use tokio::sync::oneshot;

use crate::membership::HostAddress;
use crate::protocol::{Arrivals, Battery, Network, Problem};

/// A request to the program that serves the network and knows the machine.
pub enum HostRequest {
    /// Starts listening; returns the addresses, the likeliest to be reached first.
    Open(oneshot::Sender<Result<Vec<HostAddress>, Problem>>),
    /// Stops listening.
    Close,
    /// Finds out why phones cannot connect.
    Examine(oneshot::Sender<Examined>),
    /// Reads the battery, if there is one.
    Battery(oneshot::Sender<Option<Battery>>),
    /// Takes over the table at a link; returns its id here.
    TakeOver(String, oneshot::Sender<Result<u32, Problem>>),
}

/// Observations of the program that serves the network, about the local network.
#[derive(Clone, Debug, Default)]
pub struct Examined {
    /// The networks of this machine, the likeliest for phones first.
    pub networks: Vec<Network>,
    /// True if this machine has an IPv6 address that others can reach. Guests use IPv4 only.
    pub has_ipv6: bool,
    /// The port of the listener for guests; `None` while it is closed.
    pub port: Option<u16>,
    /// The port that the listener uses unless it is taken; 0 for any.
    pub usual: u16,
    /// The devices that connected since the listener was opened.
    pub arrivals: Arrivals,
}
