//! What describes hosting: devices in a hand-over, addresses, and the codes of a table.

use std::net::SocketAddr;

use crate::protocol::{HostNetwork, Problem, Resource, Role};

/// A device in a hand-over to another host.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TransferredDevice {
    /// Its id at this host.
    pub id: u32,
    pub name: String,
    /// Its role at the table.
    pub role: Role,
    /// Whether it may only watch.
    pub muted: bool,
}

/// What a club says of one of its tables.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ClubTable {
    /// The places that its organiser has entered, by seat; empty as long as none are.
    pub places: Vec<Option<u8>>,
    /// Whether a seat may allow what a rule forbids it.
    pub house_rules: bool,
}

/// An address at which this machine can be reached.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HostAddress {
    pub address: SocketAddr,
    /// What the system calls the network; empty if there is none.
    pub network: String,
    /// Whether the network may be the one of this room. Tunnels and networks within this machine are not.
    pub is_near: bool,
}

impl HostAddress {
    /// An address in the network of this room.
    pub fn near(address: SocketAddr, network: &str) -> Self {
        Self { address, network: network.to_owned(), is_near: true }
    }

    pub(crate) fn shown(&self) -> HostNetwork {
        HostNetwork { name: self.network.clone(), address: self.address.to_string() }
    }
}

/// How a table is hosted: the part that survives the process and is passed to the next host.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub struct HostingConfig {
    /// Whether a device without a code may ask to be let in.
    pub open: bool,
    /// Whether any seat's device may speak for anyone.
    pub trusting: bool,
    /// The code of each place.
    pub codes: Vec<(Role, String)>,
}

pub(crate) fn no_device() -> Problem {
    Problem::NotFound { what: Resource::Device }
}
