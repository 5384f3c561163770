//! The networks of this machine, and a check whether its listener answers there.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::timeout;

use crate::arrivals::ArrivalCounts;
use crate::interfaces::{self, Interface, Interfaces};
use app_core::Examined;
use app_core::membership::HostAddress;
use app_core::protocol::Network;

/// Time limit for the answer of the listener to this machine.
const ANSWER_TIME: Duration = Duration::from_secs(2);

/// Returns the addresses of this machine, those most likely reachable by a phone first. Without a network, returns
/// only the loopback address.
pub(crate) fn addresses(interfaces: &Interfaces, port: u16) -> Vec<HostAddress> {
    let at = |ip: Ipv4Addr| SocketAddr::new(ip.into(), port);
    if interfaces.outer.is_empty() {
        return vec![HostAddress { is_near: false, ..HostAddress::near(at(Ipv4Addr::LOCALHOST), "") }];
    }
    let of = |interface: &Interface| HostAddress {
        is_near: interface.is_near(),
        ..HostAddress::near(at(interface.address), &interface.name)
    };
    interfaces.outer.iter().map(of).collect()
}

/// Returns the address of this machine that others most likely reach; `None` without a network.
pub fn machine_address() -> Option<IpAddr> {
    let addresses = addresses(&interfaces::read().ok()?, 0);
    addresses.first().map(|first| first.address.ip()).filter(|ip| !ip.is_loopback())
}

/// Collects the facts about the network from which the app explains why a phone cannot connect. `door` is the port and
/// the arrival counts of the open listener, if any.
pub(crate) async fn examine(interfaces: Interfaces, usual: u16, door: Option<(u16, Arc<ArrivalCounts>)>) -> Examined {
    let has_ipv6 = interfaces.has_ipv6();
    let Interfaces { outer, own } = interfaces;
    // Read before the check below connects to the listener.
    let arrivals = door.as_ref().map(|(_, arrivals)| arrivals.arrivals(&own)).unwrap_or_default();
    let port = door.map(|(port, _)| port);
    let asked = outer.into_iter().map(|interface| tokio::spawn(network(interface, port)));
    let mut networks = Vec::new();
    for network in asked.collect::<Vec<_>>() {
        networks.extend(network.await);
    }
    Examined { networks, has_ipv6, port, usual, arrivals }
}

async fn network(interface: Interface, port: Option<u16>) -> Network {
    let answers = match port {
        Some(port) => Some(answers(SocketAddr::new(interface.address.into(), port)).await),
        None => None,
    };
    Network {
        kind: interface.network_kind(),
        name: interface.name,
        address: interface.address.to_string(),
        up: interface.up,
        answers,
    }
}

/// True if the listener answers an HTTP request at an address.
async fn answers(address: SocketAddr) -> bool {
    let asked = async {
        let mut stream = TcpStream::connect(address).await?;
        stream.write_all(format!("HEAD / HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n").as_bytes()).await?;
        let mut head = [0; 9];
        stream.read_exact(&mut head).await?;
        std::io::Result::Ok(head.starts_with(b"HTTP/1.1 "))
    };
    matches!(timeout(ANSWER_TIME, asked).await, Ok(Ok(true)))
}
