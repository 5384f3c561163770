//! A real proxy with a certificate in front of two nodes: Caddy, with the file of the manual.

use std::net::IpAddr;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::Arc;

use app_core::protocol::{Greeting, Problem, Role, Turned};
use bucintoro_tests::lines::{Line, Socket, http, peer};
use bucintoro_tests::postgres::{self, free_port};
use kernel::Seat;
use tokio::net::TcpSocket;
use tokio_rustls::rustls::ClientConfig;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::{Connector, client_async_tls_with_config};

use super::secured::Own;
use super::{Call, Node, by_code, code, played, set_up, until};

struct Caddy {
    program: Child,
    port: u16,
}

impl Drop for Caddy {
    fn drop(&mut self) {
        let _ = self.program.kill();
        let _ = self.program.wait();
    }
}

impl Caddy {
    /// Starts Caddy in front of nodes, which all answer health checks at the same port.
    fn start(folder: &Path, own: &Own, nodes: &str, health: u16) -> Self {
        let file = Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("the workspace").join("docs/club/Caddyfile");
        let (port, plain) = (free_port(), free_port());
        let tls = format!("tls {} {}", own.chain.display(), own.key.display());
        let program = Command::new("caddy")
            .args(["run", "--adapter", "caddyfile", "--config"])
            .arg(file)
            .env("BUCINTORO_NAME", format!("https://localhost:{port}"))
            .env("BUCINTORO_TLS", tls)
            .env("BUCINTORO_NODES", nodes)
            .env("BUCINTORO_HEALTH_PORT", health.to_string())
            .env("BUCINTORO_CADDY_OPTIONS", format!("http_port {plain}\nauto_https disable_redirects"))
            .env("HOME", folder)
            .env("XDG_DATA_HOME", folder)
            .env("XDG_CONFIG_HOME", folder)
            .stderr(Stdio::from(std::fs::File::create(folder.join("caddy.log")).expect("a log")))
            .spawn()
            .expect("Debian's caddy");
        Self { program, port }
    }

    /// Opens a socket from an address of this machine. It claims to forward for the address `says`.
    async fn connect(&self, from: IpAddr, trusted: Arc<ClientConfig>, says: Option<&str>) -> Option<Socket> {
        let socket = TcpSocket::new_v4().expect("a socket");
        socket.bind((from, 0).into()).expect("any port");
        let stream = socket.connect(([127, 0, 0, 1], self.port).into()).await.ok()?;
        let mut request = format!("wss://localhost:{}/ws", self.port).into_client_request().expect("a request");
        let origin = format!("https://localhost:{}", self.port);
        request.headers_mut().insert("Origin", origin.parse().expect("a value"));
        if let Some(says) = says {
            request.headers_mut().insert("X-Forwarded-For", says.parse().expect("a value"));
        }
        let opened = client_async_tls_with_config(request, stream, None, Some(Connector::Rustls(trusted))).await;
        opened.ok().map(|(socket, _)| socket)
    }

    async fn tries(&self, from: IpAddr, own: &Own, greeting: &Greeting, says: Option<&str>) -> Result<Line, Problem> {
        let socket = self.connect(from, own.trusted(), says).await.expect("connected");
        Line::greets_with(socket, Message::text(serde_json::to_string(greeting).expect("JSON"))).await
    }
}

/// Starts a node at the loopback address with this number, because all nodes must have the same port for health checks.
fn node_at(url: &str, nth: u8, health: u16) -> Node {
    let watched = format!("127.0.1.{nth}:{health}");
    let listen = format!("127.0.1.{nth}:{}", free_port());
    let mut call = Call::on(url);
    call.command.args(["--metrics", &watched, "--behind", "127.0.0.1", "--drain", "5"]);
    call.listens(&listen);
    call.start()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "needs PostgreSQL"]
async fn proxy_forwards_pages_and_sockets_with_client_addresses() {
    let server = postgres::shared();
    let url = server.net_url(&server.database().await);
    let folder = tempfile::tempdir().expect("a folder");
    let (own, health) = (Own::in_folder(folder.path()), free_port());
    let mut nodes = [node_at(&url, 1, health), node_at(&url, 2, health)];
    let addresses = format!("{} {}", nodes[0].listen, nodes[1].listen);
    let caddy = Caddy::start(folder.path(), &own, &addresses, health);
    until("the proxy is there", async || caddy.connect(peer(1), own.trusted(), None).await.is_some()).await;

    // The page allows sockets only to the name by which it was requested.
    let page = Command::new("curl")
        .args(["--silent", "--include", "--cacert"])
        .arg(&own.chain)
        .arg(format!("https://localhost:{}/", caddy.port))
        .output()
        .expect("curl is installed");
    let page = String::from_utf8_lossy(&page.stdout).into_owned();
    assert!(page.contains(&format!("wss://localhost:{}", caddy.port)), "{page}");

    let mut organiser = nodes[0].organiser().await;
    let (table, hosting) = set_up(&mut organiser, "localhost").await;
    let seat = code(&hosting, Role::Seat(Seat(0)));
    let (greeting, token) = by_code(&seat);
    let mut phone = caddy.tries(peer(5), &own, &greeting, None).await.expect("the code is right");
    assert!(played(&mut phone, table, 1).await > 0);
    drop(phone);

    // A client that guesses codes is stopped, whatever forwarding header it sends. Its neighbour is not.
    let wrong = async |from, says: &str| match caddy.tries(from, &own, &by_code("AAAA-AAAA").0, Some(says)).await {
        Err(Problem::TurnedAway { why }) => why,
        other => panic!("{:?}", other.err()),
    };
    let mut tried = 0;
    while wrong(peer(66), &format!("203.0.113.{tried}")).await == Turned::Code {
        tried += 1;
        assert!(tried < 40, "its forwarding header is believed");
    }
    assert!(tried >= 20, "{tried}");
    assert_eq!(wrong(peer(67), "127.0.0.66").await, Turned::Code);
    // A client that connects directly counts with its own address, whatever it claims.
    let direct = format!("GET / HTTP/1.1\r\nX-Forwarded-For: 203.0.113.9\r\nHost: {}", nodes[0].listen);
    assert!(http(nodes[0].listen, &direct).await.contains("content-security-policy: default-src 'none'; script-src"));

    // Caddy sends no client to a node that is ending, so a client reaches the other node.
    nodes[0].signal("TERM");
    let again = Greeting::Token { token };
    let begun = std::time::Instant::now();
    let mut phone = loop {
        let entered = tokio::time::timeout(super::PATIENCE, caddy.tries(peer(5), &own, &again, None)).await;
        match entered.expect("the proxy hangs") {
            Ok(phone) => break phone,
            Err(problem) => assert!(begun.elapsed() < super::PATIENCE, "{problem:?}"),
        }
    };
    assert!(nodes[0].ends().success());
    let mut again = match super::said(&mut phone, table).await {
        Some(()) => phone,
        // It was connected to the node that has ended.
        None => caddy.tries(peer(5), &own, &again, None).await.expect("admitted"),
    };
    assert!(played(&mut again, table, 1).await > 0);
}
