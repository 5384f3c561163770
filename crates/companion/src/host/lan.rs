//! The local network: listened to only while a table is hosted.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};

use if_addrs::{IfAddr, Interface};
use tokio::net::TcpListener;
use tokio::sync::mpsc;
use tokio::task::JoinHandle;

use super::{door, hand_over};
use crate::App;
use rooms::Errand;
use rooms::wire::Problem;

/// The port that guests come to, so that a host that is started again is found where it was.
pub const LAN_PORT: u16 = 47_200;

/// How many ports are tried from there on.
const NEIGHBOURS: u16 = 16;

/// What the names of interfaces begin with that no phone is on.
const VIRTUAL: [&str; 8] = ["docker", "veth", "br-", "virbr", "vEthernet", "tun", "tap", "utun"];

/// Does the application's errands on the local network, as long as it runs. Errands are accepted as soon as
/// this is called; a second call does nothing.
pub fn attend(app: App, port: u16) -> impl Future<Output = ()> {
    let errands = app.attend();
    async move {
        if let Some(errands) = errands {
            serve(app, port, errands).await;
        }
    }
}

async fn serve(app: App, port: u16, mut errands: mpsc::Receiver<Errand>) {
    let mut open: Option<(JoinHandle<()>, u16)> = None;
    while let Some(errand) = errands.recv().await {
        match errand {
            Errand::Open(done) => {
                let opened = match &open {
                    // All hosted tables share it.
                    Some((_, port)) => if_addrs::get_if_addrs().map(|interfaces| addresses(interfaces, *port)),
                    None => listen(&app, port).await.map(|(door, port, addresses)| {
                        open = Some((door, port));
                        addresses
                    }),
                };
                let _ = done.send(opened.map_err(|error| Problem::NoNetwork { detail: error.to_string() }));
            }
            Errand::Close => close(open.take()).await,
            Errand::TakeOver(link, done) => {
                // The errand to open the door follows from it: it must not wait here.
                let app = app.clone();
                tokio::spawn(async move {
                    let _ = done.send(hand_over::take(&app, &link).await);
                });
            }
        }
    }
    close(open).await;
}

/// Closes a door, and waits until its port is free.
async fn close(door: Option<(JoinHandle<()>, u16)>) {
    if let Some((door, _)) = door {
        door.abort();
        let _ = door.await;
    }
}

async fn listen(app: &App, port: u16) -> std::io::Result<(JoinHandle<()>, u16, Vec<SocketAddr>)> {
    let listener = bound(port).await?;
    let port = listener.local_addr()?.port();
    let interfaces = if_addrs::get_if_addrs()?;
    let nets = interfaces.iter().filter_map(net).collect();
    let server = tokio::spawn(door::open(listener, app.clone(), door::Kind::Guests { nets }));
    Ok((server, port, addresses(interfaces, port)))
}

/// The port, or one of the next if it is taken: a host that is restarted gets the same port as long as its
/// neighbours do not change. Port 0 takes any.
async fn bound(port: u16) -> std::io::Result<TcpListener> {
    for next in port..port.saturating_add(if port == 0 { 0 } else { NEIGHBOURS }) {
        match TcpListener::bind((Ipv4Addr::UNSPECIFIED, next)).await {
            Err(error) if error.kind() == std::io::ErrorKind::AddrInUse => {}
            listener => return listener,
        }
    }
    TcpListener::bind((Ipv4Addr::UNSPECIFIED, 0)).await
}

fn net(interface: &Interface) -> Option<(u32, u32)> {
    match &interface.addr {
        IfAddr::V4(v4) => Some((v4.ip.to_bits(), v4.netmask.to_bits())),
        IfAddr::V6(_) => None,
    }
}

/// The addresses of this machine, those that a phone is most likely to reach first; without a network, only
/// the loopback address.
fn addresses(mut interfaces: Vec<Interface>, port: u16) -> Vec<SocketAddr> {
    interfaces.retain(|interface| interface.ip().is_ipv4() && !interface.is_loopback());
    interfaces.sort_by_key(|interface| {
        let private = matches!(interface.ip(), IpAddr::V4(ip) if ip.is_private());
        (VIRTUAL.iter().any(|name| interface.name.starts_with(name)), !private, interface.name.clone())
    });
    let own = interfaces.is_empty().then_some(Ipv4Addr::LOCALHOST.into());
    interfaces.iter().map(Interface::ip).chain(own).map(|ip| SocketAddr::new(ip, port)).collect()
}
