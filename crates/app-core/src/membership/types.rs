//! Types that describe hosting: devices in a hand-over, addresses, and the codes of a table.

use std::net::SocketAddr;

use crate::protocol::{HostNetwork, Problem, Resource, Role};

/// A device in a hand-over to another host.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TransferredDevice {
    /// The device's id at this host.
    pub id: u32,
    /// The name that the device gave when it joined.
    pub name: String,
    /// The role at the table.
    pub role: Role,
    /// True if the device may only watch.
    pub muted: bool,
}

/// A club's data about one of its tables.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ClubTable {
    /// The final places that the organiser has entered, by seat; empty if none are.
    pub places: Vec<Option<u8>>,
    /// True if a seat may waive a rule that forbids its command.
    pub house_rules: bool,
}

/// An address at which this machine can be reached.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HostAddress {
    /// The IP address of an interface, and the listener's port.
    pub address: SocketAddr,
    /// The name of the network in the system; empty if it has none.
    pub network: String,
    /// True if devices in the same room may be in this network. False for tunnels and for networks within this machine.
    pub is_near: bool,
}

impl HostAddress {
    /// Creates an address in the network of this room.
    pub fn near(address: SocketAddr, network: &str) -> Self {
        Self { address, network: network.to_owned(), is_near: true }
    }

    pub(crate) fn shown(&self) -> HostNetwork {
        HostNetwork { name: self.network.clone(), address: self.address.to_string() }
    }
}

/// The configuration of a hosted table that survives the process and is passed to the next host.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub struct HostingConfig {
    /// True if a device without a code may ask to join.
    pub open: bool,
    /// True if any seat's device may act for any seat.
    pub trusting: bool,
    /// The code of each role.
    pub codes: Vec<(Role, String)>,
}

pub(crate) fn no_device() -> Problem {
    Problem::NotFound { what: Resource::Device }
}
