//! The real app in memory, with a simulated network.

use std::net::SocketAddr;
use std::sync::Arc;

use app_core::Session;
use app_core::membership::HostAddress;
use app_core::protocol::{Arrivals, Battery, Network, NetworkKind, Problem, Reply, Request};
use app_core::storage::StorageBackend;
use app_core::{Examined, HostRequest, Limits};
use bucintoro_tests::files::import_copy;
use bucintoro_tests::memory::Memory;
use host::App;
use tempfile::TempDir;

/// The address at which phones would reach the app, from the documentation range (RFC 5737).
const ADDRESS: ([u8; 4], u16) = ([192, 0, 2, 10], 47_200);

/// The app with a storage backend in memory.
pub struct AppInMemory {
    pub app: App,
    pub memory: Arc<Memory>,
    /// The host's own screen.
    pub host: Session,
    /// The folder of file transfers, which is deleted with the app.
    _folder: TempDir,
}

impl AppInMemory {
    pub fn new() -> Self {
        Self::on(Arc::new(Memory::default()))
    }

    /// Returns the app after a restart, with the same data.
    pub fn restarted(&self) -> Self {
        Self::on(Arc::new(self.memory.again()))
    }

    fn on(memory: Arc<Memory>) -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        let records: Arc<dyn StorageBackend> = Arc::clone(&memory) as Arc<dyn StorageBackend>;
        let app = App::within(records, folder.path(), Limits::default());
        answer_for_network(&app);
        let (host, _pushes) = app.session();
        Self { app, memory, host, _folder: folder }
    }

    /// Imports a record. Returns its table.
    pub async fn import(&self, text: &str) -> u32 {
        match import_copy(&self.host, text).await {
            Ok(Reply::Table { table }) => table,
            other => panic!("a golden record cannot be imported: {other:?}"),
        }
    }

    /// Sends a request as the host.
    pub async fn ask(&self, request: impl Into<Request>) -> Reply {
        self.host.request(request).await.expect("the host may ask anything")
    }
}

/// Answers the app's host requests without opening a port.
fn answer_for_network(app: &App) {
    let mut requests = app.attach_host().expect("the app is new");
    tokio::spawn(async move {
        while let Some(request) = requests.recv().await {
            // Sending fails if the session has ended, which is no error.
            match request {
                HostRequest::Open(reply) => drop(reply.send(Ok(addresses()))),
                HostRequest::Close => {}
                HostRequest::Examine(reply) => drop(reply.send(examined())),
                HostRequest::Battery(reply) => drop(reply.send(Some(Battery { percent: 12, discharging: true }))),
                HostRequest::TakeOver(_, reply) => drop(reply.send(Err(Problem::NotHosted))),
            }
        }
    });
}

/// Returns the addresses of a home network and of a second network.
fn addresses() -> Vec<HostAddress> {
    let at = |address, network| HostAddress::near(SocketAddr::from((address, ADDRESS.1)), network);
    vec![at(ADDRESS.0, "wlan0"), at([198, 51, 100, 20], "eth0")]
}

/// Returns a diagnosis with a home network and a tunnel.
fn examined() -> Examined {
    let network = |name: &str, address: &str, kind| Network {
        name: name.to_owned(),
        address: address.to_owned(),
        kind,
        up: true,
        answers: Some(true),
    };
    let networks = vec![
        network("wlan0", "192.0.2.10", NetworkKind::Private),
        network("tun0", "198.51.100.7", NetworkKind::Tunnel),
    ];
    Examined { networks, has_ipv6: true, port: Some(ADDRESS.1), usual: ADDRESS.1, arrivals: Arrivals::default() }
}
