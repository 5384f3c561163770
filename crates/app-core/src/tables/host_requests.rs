//! What tables need of the program that serves the network and knows the machine.

use tokio::sync::oneshot;

use crate::membership::HostAddress;
use crate::protocol::{Arrivals, Battery, Network, Problem};

/// A request to the program that serves the local network and knows the machine.
pub enum HostRequest {
    /// Listen; the addresses where, the likeliest to be reached first.
    Open(oneshot::Sender<Result<Vec<HostAddress>, Problem>>),
    /// Listen no longer.
    Close,
    /// Find out what keeps phones away.
    Examine(oneshot::Sender<Examined>),
    /// Read the battery, if there is one.
    Battery(oneshot::Sender<Option<Battery>>),
    /// Take over the table that a link leads to; its id here.
    TakeOver(String, oneshot::Sender<Result<u32, Problem>>),
}

/// What that program knows of the local network.
#[derive(Clone, Debug, Default)]
pub struct Examined {
    /// The networks of this machine, those that a phone is most likely on first.
    pub networks: Vec<Network>,
    /// Whether this machine has an address of IPv6 that others can reach. Guests come by IPv4 only.
    pub has_ipv6: bool,
    /// The port at which it listens for guests; none while it does not.
    pub port: Option<u16>,
    /// The port at which it listens unless that is taken; 0: any.
    pub usual: u16,
    /// The devices that connected since the listener was opened.
    pub arrivals: Arrivals,
}
