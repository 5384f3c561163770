//! The local network: listened to only while a table is hosted.

use std::net::{Ipv4Addr, SocketAddr};
use std::path::Path;
use std::sync::Arc;

use tokio::net::TcpListener;
use tokio::sync::mpsc;
use tokio::task::JoinHandle;

use super::arrivals::Noted;
use super::networks::{addresses, examined, net};
use super::{door, hand_over};
use crate::{App, battery};
use rooms::Errand;
use rooms::wire::Problem;

/// The port that guests come to, so that a host that is started again is found where it was.
pub const LAN_PORT: u16 = 47_200;

/// How many ports are tried from there on.
const NEIGHBOURS: u16 = 16;

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

/// A door that is open.
struct Open {
    task: JoinHandle<()>,
    port: u16,
    noted: Arc<Noted>,
}

async fn serve(app: App, port: u16, mut errands: mpsc::Receiver<Errand>) {
    let mut open: Option<Open> = None;
    while let Some(errand) = errands.recv().await {
        match errand {
            Errand::Open(done) => {
                let opened = match &open {
                    // All hosted tables share it.
                    Some(door) => if_addrs::get_if_addrs().map(|interfaces| addresses(interfaces, door.port)),
                    None => listen(&app, port).await.map(|(door, addresses)| {
                        open = Some(door);
                        addresses
                    }),
                };
                let _ = done.send(opened.map_err(|error| Problem::NoNetwork { detail: error.to_string() }));
            }
            Errand::Close => close(open.take()).await,
            Errand::Examine(done) => {
                let door = open.as_ref().map(|door| (door.port, Arc::clone(&door.noted)));
                // It waits for answers that may never come.
                tokio::spawn(async move { done.send(examined(port, door).await) });
            }
            Errand::Battery(done) => {
                tokio::task::spawn_blocking(|| done.send(battery::read(Path::new(battery::FOLDER))));
            }
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
async fn close(door: Option<Open>) {
    if let Some(Open { task, .. }) = door {
        task.abort();
        let _ = task.await;
    }
}

async fn listen(app: &App, port: u16) -> std::io::Result<(Open, Vec<SocketAddr>)> {
    let listener = bound(port).await?;
    let port = listener.local_addr()?.port();
    let interfaces = if_addrs::get_if_addrs()?;
    let nets = interfaces.iter().filter_map(net).collect();
    let noted = Arc::new(Noted::default());
    let kind = door::Kind::Guests { nets, noted: Arc::clone(&noted) };
    let task = tokio::spawn(door::open(listener, app.clone(), kind));
    Ok((Open { task, port, noted }, addresses(interfaces, port)))
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
