//! The listener on the local network, open only while a table is hosted.

use std::convert::Infallible;
use std::net::Ipv4Addr;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use tokio::net::TcpListener;
use tokio::sync::{Mutex, mpsc, watch};
use tokio::task::JoinHandle;
use tokio::time::{MissedTickBehavior, interval};

use crate::arrivals::ArrivalCounts;
use crate::guests::Guests;
use crate::interfaces::{Interfaces, Nets, read};
use crate::networks::{addresses, examine};
use crate::{App, battery, listener, transfer};
use app_core::HostRequest;
use app_core::membership::HostAddress;
use app_core::protocol::{Problem, Service};

/// The default port for guests. It is fixed, so that guests find a restarted host again.
pub const LAN_PORT: u16 = 47_200;

/// Number of ports that are tried from the default on.
const NEIGHBOURS: u16 = 16;

/// Interval at which an open listener checks for changes of this machine's networks.
const LOOK_TIME: Duration = Duration::from_secs(2);

/// Tells whether the program is in the foreground. Mobile systems stop background programs at any time, which
/// leaves a port without answers.
#[derive(Debug)]
pub struct Front(watch::Sender<bool>);

impl Default for Front {
    fn default() -> Self {
        Self(watch::Sender::new(true))
    }
}

impl Front {
    /// Records that the program came to the foreground or left it.
    pub fn set(&self, front: bool) {
        self.0.send_replace(front);
    }
}

/// Serves the application's requests on the local network as long as it runs. Accepts requests from the call of
/// this function on. A second call does nothing.
pub fn serve_lan(app: App, port: u16) -> impl Future<Output = ()> {
    serve_lan_with(app, port, vec![], &Front::default())
}

/// Serves the local network for guests who may use these host names too.
pub fn serve_lan_as(app: App, port: u16, names: Vec<String>) -> impl Future<Output = ()> {
    serve_lan_with(app, port, names, &Front::default())
}

/// Serves the local network on systems that stop background programs. Closes the port in the background, so that
/// phones notice at once, and opens it again in the foreground.
pub fn serve_lan_in_foreground(app: App, port: u16, front: &Front) -> impl Future<Output = ()> + use<> {
    serve_lan_with(app, port, vec![], front)
}

fn serve_lan_with(app: App, port: u16, names: Vec<String>, front: &Front) -> impl Future<Output = ()> + use<> {
    let requests = app.attach_host();
    let front = front.0.subscribe();
    async move {
        if let Some(requests) = requests {
            serve(Lan::new(app, port, names.into(), read), requests, front, LOOK_TIME).await;
        }
    }
}

/// Serves the local network by two tasks, which are restarted if they end. Their shared state outlives them.
async fn serve<R: ReadsInterfaces>(
    lan: Lan<R>,
    requests: mpsc::Receiver<HostRequest>,
    front: watch::Receiver<bool>,
    look_time: Duration,
) {
    let supervisor = lan.app.supervisor().clone();
    let (lan, asked) = (Arc::new(Mutex::new(lan)), Arc::new(Mutex::new((requests, front))));
    let watcher = supervisor
        .restarted("address watcher", Some(Service::Addresses), || follow_networks(Arc::clone(&lan), look_time));
    let requests = supervisor
        .restarted("network", Some(Service::Listener), || serve_requests(Arc::clone(&lan), Arc::clone(&asked)));
    tokio::select! {
        () = requests => {}
        never = watcher => match never {},
    }
    close(lan.lock().await.open.take()).await;
}

/// Serves requests until the sender is gone.
async fn serve_requests<R: ReadsInterfaces>(
    lan: Arc<Mutex<Lan<R>>>,
    asked: Arc<Mutex<(mpsc::Receiver<HostRequest>, watch::Receiver<bool>)>>,
) {
    // Locked by the one task that serves requests; after a panic, by its successor.
    let mut asked = asked.lock().await;
    let (requests, front) = &mut *asked;
    loop {
        tokio::select! {
            request = requests.recv() => match request {
                Some(request) => lan.lock().await.serve_request(request).await,
                None => return,
            },
            Ok(()) = front.changed() => {
                let front = *front.borrow_and_update();
                lan.lock().await.turn(front).await;
            }
        }
    }
}

/// Keeps an open listener and its codes up to date with this machine's networks.
async fn follow_networks<R: ReadsInterfaces>(lan: Arc<Mutex<Lan<R>>>, look_time: Duration) -> Infallible {
    let mut look = interval(look_time);
    look.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        look.tick().await;
        lan.lock().await.follow().await;
    }
}

/// Reads the interfaces of this machine.
trait ReadsInterfaces: Fn() -> std::io::Result<Interfaces> + Clone + Send + 'static {}

impl<R: Fn() -> std::io::Result<Interfaces> + Clone + Send + 'static> ReadsInterfaces for R {}

/// An open listener.
struct Open {
    task: JoinHandle<Infallible>,
    port: u16,
    arrivals: Arc<ArrivalCounts>,
    /// The networks of accepted devices.
    nets: watch::Sender<Nets>,
    interfaces: Interfaces,
}

impl Open {
    fn addresses(&self) -> Vec<HostAddress> {
        addresses(&self.interfaces, self.port)
    }
}

/// The local network: the listener for guests while it is needed, and the known networks of this machine.
struct Lan<R> {
    app: App,
    usual: u16,
    /// Host names of this machine for guests.
    names: Arc<[String]>,
    /// Reads the interfaces of this machine.
    read: R,
    open: Option<Open>,
    /// The port of the listener that was closed in the background and opens again in the foreground.
    waiting: Option<u16>,
}

impl<R: ReadsInterfaces> Lan<R> {
    fn new(app: App, usual: u16, names: Arc<[String]>, read: R) -> Self {
        Self { app, usual, names, read, open: None, waiting: None }
    }

    async fn serve_request(&mut self, request: HostRequest) {
        match request {
            HostRequest::Open(done) => {
                // All hosted tables share one listener.
                let opened = if self.open.is_some() {
                    self.follow().await;
                    Ok(())
                } else {
                    self.listen(self.usual).await
                };
                let addresses = opened.map(|()| self.open.as_ref().map(Open::addresses).unwrap_or_default());
                let _ = done.send(addresses.map_err(|error| Problem::NoNetwork { detail: error.to_string() }));
            }
            HostRequest::Close => {
                self.waiting = None;
                close(self.open.take()).await;
            }
            HostRequest::Examine(done) => {
                self.follow().await;
                let interfaces = self.interfaces().await.unwrap_or_else(|error| {
                    tracing::warn!(%error, "the networks cannot be listed");
                    Interfaces::default()
                });
                let door = self.open.as_ref().map(|door| (door.port, Arc::clone(&door.arrivals)));
                let usual = self.usual;
                // Runs as a task, because it waits for answers that may never come.
                tokio::spawn(async move { done.send(examine(interfaces, usual, door).await) });
            }
            HostRequest::Battery(done) => {
                tokio::task::spawn_blocking(|| done.send(battery::read(Path::new(battery::FOLDER))));
            }
            HostRequest::TakeOver(link, done) => {
                // Runs as a task, because the request to open the listener comes from it.
                let app = self.app.clone();
                tokio::spawn(async move {
                    let _ = done.send(transfer::take_over(&app, &link).await);
                });
            }
        }
    }

    /// Handles that the program came to the foreground or left it.
    async fn turn(&mut self, front: bool) {
        if !front {
            self.waiting = self.open.as_ref().map(|door| door.port).or(self.waiting);
            close(self.open.take()).await;
        } else if let Some(port) = self.waiting.take() {
            match self.listen(port).await {
                Ok(()) => self.publish(),
                Err(error) => tracing::warn!(%error, "phones cannot come back"),
            }
        }
    }

    async fn listen(&mut self, port: u16) -> std::io::Result<()> {
        let listener = Arc::new(bound(port).await?);
        let port = listener.local_addr()?.port();
        let interfaces = self.interfaces().await?;
        let (nets, near) = watch::channel(interfaces.nets());
        let arrivals = Arc::new(ArrivalCounts::default());
        let gatekeeper = Guests { nets: near, names: Arc::clone(&self.names), arrivals: Arc::clone(&arrivals) };
        let gatekeeper = Arc::new(gatekeeper);
        let app = self.app.clone();
        let open = move || listener::serve(Arc::clone(&listener), app.clone(), gatekeeper.clone());
        let task = tokio::spawn(self.app.supervisor().restarted("listener", Some(Service::Listener), open));
        self.open = Some(Open { task, port, arrivals, nets, interfaces });
        Ok(())
    }

    /// Reads the interfaces of this machine on a blocking thread, because that reads files.
    fn interfaces(&self) -> impl Future<Output = std::io::Result<Interfaces>> + use<R> {
        let read = self.read.clone();
        async move { tokio::task::spawn_blocking(read).await? }
    }

    /// Updates an open listener and its codes after this machine's networks have changed.
    async fn follow(&mut self) {
        if self.open.is_none() {
            return;
        }
        match (self.interfaces().await, &mut self.open) {
            (Ok(interfaces), Some(open)) if interfaces != open.interfaces => {
                open.nets.send_replace(interfaces.nets());
                open.interfaces = interfaces;
                self.publish();
            }
            (Ok(_), _) => {}
            // The known addresses may still be right.
            (Err(error), _) => tracing::debug!(%error, "the networks cannot be listed"),
        }
    }

    fn publish(&self) {
        if let Some(open) = &self.open {
            self.app.lobby().update_addresses(&open.addresses());
        }
    }
}

/// Closes a listener, and waits until its port is free.
async fn close(door: Option<Open>) {
    if let Some(Open { task, .. }) = door {
        task.abort();
        let _ = task.await;
    }
}

/// Binds the first free port of [`NEIGHBOURS`] from this one on, or any free port if all are taken. A restarted host
/// gets the same port, unless other programs have taken or freed one meanwhile. Port 0 takes any.
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
    use crate::interfaces::Interface;

    /// Timeout for a test that hangs. It is long, because a test must not fail on a busy machine.
    const PATIENCE: Duration = Duration::from_secs(30);

    /// True if the port answers now.
    async fn answers_now(port: u16) -> bool {
        TcpStream::connect((Ipv4Addr::LOCALHOST, port)).await.is_ok()
    }

    /// Waits until the port answers, or no longer does. Returns false on a timeout.
    async fn answers(port: u16, wanted: bool) -> bool {
        let changed = async {
            while answers_now(port).await != wanted {
                tokio::time::sleep(Duration::from_millis(20)).await;
            }
        };
        tokio::time::timeout(PATIENCE, changed).await.is_ok()
    }

    /// Returns an interface of a home network.
    fn interface(name: &str, last: u8) -> Interface {
        Interface {
            name: name.to_owned(),
            kind: None,
            address: Ipv4Addr::new(198, 51, 100, last),
            mask: Ipv4Addr::new(255, 255, 255, 0),
            point_to_point: false,
            default_route: false,
            up: true,
        }
    }

    #[tokio::test]
    async fn links_follow_address_changes_and_keep_the_chosen_network() {
        let folder = tempfile::tempdir().expect("a folder");
        let app = App::open(folder.path()).await.expect("it opens");
        let (machine, reader) = watch::channel(vec![interface("wlan0", 5)]);
        let read = move || Ok(Interfaces { outer: reader.borrow().clone(), own: vec![] });
        let requests = app.attach_host().expect("nothing serves it yet");
        let front = Front::default();
        let lan = Lan::new(app.clone(), 0, Arc::default(), read);
        tokio::spawn(serve(lan, requests, front.0.subscribe(), Duration::from_millis(5)));
        app.host_without_table().await.expect("it is hosted");
        let membership = app.lobby().all().remove(0);
        let mut changes = membership.changes();
        let named = async || {
            let hosting = membership.hosting().await.expect("it is hosted");
            hosting.address.rsplit_once(':').map(|(ip, _)| ip.to_owned())
        };
        assert_eq!(named().await.as_deref(), Some("198.51.100.5"));
        let mut follows = async |interfaces: &[(&str, u8)], expected: u8| {
            changes.mark_unchanged();
            machine.send_replace(interfaces.iter().map(|(name, last)| interface(name, *last)).collect());
            changes.changed().await.expect("the answer arrives");
            assert_eq!(named().await, Some(format!("198.51.100.{expected}")), "{interfaces:?}");
            let shown = membership.hosting().await.expect("it is hosted");
            assert_eq!(shown.networks.len(), interfaces.len());
            assert!(shown.links.iter().all(|link| link.link.url.contains(&shown.address)), "{shown:?}");
        };
        follows(&[("wlan0", 9)], 9).await;
        // Another network is as good as this one: the address stays, because a phone may be scanning the code.
        follows(&[("eth0", 20), ("wlan0", 9)], 9).await;
        follows(&[("eth0", 20), ("tun0", 7)], 20).await;
        // A tunnel is used only as long as there is nothing better.
        follows(&[("tun0", 7)], 7).await;
        follows(&[("wlan0", 5), ("tun0", 7)], 5).await;
        let address = format!("198.51.100.7:{}", membership.port().expect("a port"));
        let choose =
            app_core::protocol::HostingRequest::HostOptions { table: 0, open: false, trusting: false, address };
        app.session().0.request(choose).await.expect("it is chosen");
        follows(&[("wlan0", 6), ("tun0", 7)], 7).await;
        follows(&[("wlan0", 6)], 6).await;
    }

    #[tokio::test]
    async fn port_closes_in_background_and_reopens_in_foreground() {
        let folder = tempfile::tempdir().expect("a folder");
        let app = App::open(folder.path()).await.expect("it opens");
        let (request, requests) = mpsc::channel(1);
        let front = Front::default();
        let task =
            tokio::spawn(serve(Lan::new(app, 0, Arc::default(), read), requests, front.0.subscribe(), LOOK_TIME));
        // No listener was open, so none opens.
        front.set(false);
        front.set(true);
        let (done, opened) = oneshot::channel();
        request.send(HostRequest::Open(done)).await.expect("it is served");
        let port =
            opened.await.expect("answered").expect("there is a network").first().expect("an address").address.port();
        assert!(answers(port, true).await);
        for _ in 0..2 {
            front.set(false);
            assert!(answers(port, false).await, "it answers behind others");
            front.set(true);
            assert!(answers(port, true).await, "it does not answer in front");
        }
        front.set(false);
        assert!(answers(port, false).await);
        request.send(HostRequest::Close).await.expect("it is served");
        front.set(true);
        drop(request);
        task.await.expect("it ends");
        assert!(answers(port, false).await, "it answers though nothing is hosted");
    }
}
