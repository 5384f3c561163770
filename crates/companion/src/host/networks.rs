//! The networks of this machine, and whether its door answers there.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;

use if_addrs::{IfAddr, Interface};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::timeout;

use super::arrivals::Noted;
use rooms::Examined;
use rooms::wire::{Network, NetworkKind};

/// What the names of interfaces begin with that lead to networks within this machine.
const INNER: [&str; 6] = ["docker", "veth", "br-", "virbr", "vEthernet", "lxc"];

/// What the names of interfaces begin with that lead through a tunnel.
const TUNNELS: [&str; 7] = ["tun", "tap", "utun", "wg", "ppp", "ipsec", "tailscale"];

/// How long the door has to answer this machine.
const ANSWER_TIME: Duration = Duration::from_secs(2);

/// The network of an interface: its address and its mask.
pub(super) fn net(interface: &Interface) -> Option<(u32, u32)> {
    match &interface.addr {
        IfAddr::V4(v4) => Some((v4.ip.to_bits(), v4.netmask.to_bits())),
        IfAddr::V6(_) => None,
    }
}

/// The addresses of this machine, those that a phone is most likely to reach first; without a network, only
/// the loopback address.
pub(super) fn addresses(interfaces: Vec<Interface>, port: u16) -> Vec<SocketAddr> {
    let outer = outer(interfaces);
    let own = outer.is_empty().then_some(Ipv4Addr::LOCALHOST);
    let all = outer.iter().map(|(_, ip)| *ip).chain(own);
    all.map(|ip| SocketAddr::new(ip.into(), port)).collect()
}

/// The interfaces that lead away from this machine, those that a phone is most likely on first.
fn outer(interfaces: Vec<Interface>) -> Vec<(Interface, Ipv4Addr)> {
    let away = |interface: &Interface| !interface.is_loopback();
    let mut outer: Vec<_> = interfaces.into_iter().filter(away).filter_map(with_address).collect();
    outer.sort_by_key(|(interface, ip)| {
        let kind = kind(&interface.name, *ip);
        let apart = matches!(kind, NetworkKind::Tunnel | NetworkKind::Inner);
        (apart, !ip.is_private(), interface.name.clone())
    });
    outer
}

fn with_address(interface: Interface) -> Option<(Interface, Ipv4Addr)> {
    match interface.ip() {
        IpAddr::V4(ip) => Some((interface, ip)),
        IpAddr::V6(_) => None,
    }
}

fn kind(name: &str, ip: Ipv4Addr) -> NetworkKind {
    let is_one_of = |names: &[&str]| names.iter().any(|begin| name.starts_with(begin));
    if is_one_of(&INNER) {
        NetworkKind::Inner
    } else if is_one_of(&TUNNELS) {
        NetworkKind::Tunnel
    } else if ip.is_link_local() {
        NetworkKind::Unassigned
    } else if ip.is_private() {
        NetworkKind::Private
    } else {
        NetworkKind::Public
    }
}

/// What is known of the way to an open door, its port and what was noted there, or to none.
pub(super) async fn examined(usual: u16, door: Option<(u16, Arc<Noted>)>) -> Examined {
    let interfaces = if_addrs::get_if_addrs().unwrap_or_else(|error| {
        tracing::warn!(%error, "the networks cannot be listed");
        vec![]
    });
    let own: Vec<IpAddr> = interfaces.iter().map(Interface::ip).collect();
    // Before this machine asks itself.
    let arrivals = door.as_ref().map(|(_, noted)| noted.arrivals(&own)).unwrap_or_default();
    let port = door.map(|(port, _)| port);
    let asked = outer(interfaces).into_iter().map(|(interface, ip)| tokio::spawn(network(interface, ip, port)));
    let mut networks = Vec::new();
    for network in asked.collect::<Vec<_>>() {
        networks.extend(network.await);
    }
    Examined { networks, port, usual, arrivals }
}

async fn network(interface: Interface, ip: Ipv4Addr, port: Option<u16>) -> Network {
    let answers = match port {
        Some(port) => Some(answers(SocketAddr::new(ip.into(), port)).await),
        None => None,
    };
    let up = interface.is_oper_up();
    Network { kind: kind(&interface.name, ip), name: interface.name, address: ip.to_string(), up, answers }
}

/// Whether a door answers at an address, as a browser would ask it.
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
