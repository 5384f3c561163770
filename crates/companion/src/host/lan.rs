//! The local network: listened to only while a table is hosted.

use std::net::{Ipv4Addr, SocketAddr};
use std::path::Path;
use std::sync::Arc;

use tokio::net::TcpListener;
use tokio::sync::{mpsc, watch};
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

/// Whether somebody looks at the program. Mobile systems stop one that lies behind another whenever they like, and
/// leave it a port that nobody answers at.
#[derive(Debug)]
pub struct Front(watch::Sender<bool>);

impl Default for Front {
    fn default() -> Self {
        Self(watch::Sender::new(true))
    }
}

impl Front {
    /// It came to the front, or went behind.
    pub fn set(&self, front: bool) {
        self.0.send_replace(front);
    }
}

/// Does the application's errands on the local network, as long as it runs. Errands are accepted as soon as
/// this is called; a second call does nothing.
pub fn attend(app: App, port: u16) -> impl Future<Output = ()> {
    attend_in(app, port, &Front::default())
}

/// The same where a program is stopped behind others: the port is closed meanwhile, so that phones know at once, and
/// is open again when it is back.
pub fn attend_in(app: App, port: u16, front: &Front) -> impl Future<Output = ()> + use<> {
    let errands = app.attend();
    let front = front.0.subscribe();
    async move {
        if let Some(errands) = errands {
            serve(app, port, errands, front).await;
        }
    }
}

/// A door that is open.
struct Open {
    task: JoinHandle<()>,
    port: u16,
    noted: Arc<Noted>,
}

async fn serve(app: App, port: u16, mut errands: mpsc::Receiver<Errand>, mut front: watch::Receiver<bool>) {
    let mut open: Option<Open> = None;
    // The port of a door that opens again when the program is in front.
    let mut waiting = None;
    loop {
        let errand = tokio::select! {
            errand = errands.recv() => errand,
            Ok(()) = front.changed() => {
                if !*front.borrow_and_update() {
                    waiting = open.as_ref().map(|door| door.port).or(waiting);
                    close(open.take()).await;
                } else if let Some(port) = waiting.take() {
                    let listened = listen(&app, port).await;
                    let listened = listened.inspect_err(|error| tracing::warn!(%error, "phones cannot come back"));
                    open = listened.ok().map(|(door, _)| door);
                }
                continue;
            }
        };
        let Some(errand) = errand else { break };
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
            Errand::Close => {
                waiting = None;
                close(open.take()).await;
            }
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

#[cfg(test)]
#[allow(clippy::expect_used, reason = "a test that cannot be set up has failed")]
mod tests {
    use tokio::net::TcpStream;
    use tokio::sync::oneshot;

    use super::*;

    /// Waits until the port answers, or no longer does.
    async fn answers(port: u16, wanted: bool) -> bool {
        for _ in 0..200 {
            if TcpStream::connect((Ipv4Addr::LOCALHOST, port)).await.is_ok() == wanted {
                return true;
            }
            tokio::time::sleep(std::time::Duration::from_millis(20)).await;
        }
        false
    }

    #[tokio::test]
    async fn behind_others_the_port_is_closed_and_in_front_it_is_open_again_unless_hosting_has_ended() {
        let folder = tempfile::tempdir().expect("a folder");
        let app = App::open(folder.path()).await.expect("it opens");
        let (errand, errands) = mpsc::channel(1);
        let front = Front::default();
        let task = tokio::spawn(serve(app, 0, errands, front.0.subscribe()));
        // Nothing was open, so nothing opens.
        front.set(false);
        front.set(true);
        let (done, opened) = oneshot::channel();
        errand.send(Errand::Open(done)).await.expect("it is served");
        let port = opened.await.expect("answered").expect("there is a network").first().expect("an address").port();
        assert!(answers(port, true).await);
        for _ in 0..2 {
            front.set(false);
            assert!(answers(port, false).await, "it answers behind others");
            front.set(true);
            assert!(answers(port, true).await, "it does not answer in front");
        }
        front.set(false);
        assert!(answers(port, false).await);
        errand.send(Errand::Close).await.expect("it is served");
        front.set(true);
        drop(errand);
        task.await.expect("it ends");
        assert!(!answers(port, true).await, "it answers though nothing is hosted");
    }
}
