//! `bucintoro relay` as a program: with its own certificate, and behind Caddy with the files of the manual.

use std::io::{BufRead as _, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::Arc;

use bucintoro_tests::postgres::{self, free_port};
use tokio::net::TcpStream;
use tokio_rustls::rustls::ClientConfig;
use tokio_tungstenite::tungstenite::Error;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::{Connector, client_async_tls_with_config};

use super::secured::Own;
use super::{Call, until};

const ORIGIN: &str = "https://game.example";

/// A program that is killed when it is dropped.
struct Program(Child);

impl Drop for Program {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// Starts a relay at any free port. Returns its address as printed.
fn start(options: &[&str]) -> (Program, String) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_node"));
    command.args(["relay", "--port", "0", "--for", ORIGIN]).args(options).stdout(Stdio::piped());
    let mut program = Program(command.spawn().expect("it starts"));
    let mut line = String::new();
    BufReader::new(program.0.stdout.take().expect("its output")).read_line(&mut line).expect("a line");
    (program, line.trim_end().to_owned())
}

fn port(address: &str) -> u16 {
    address.rsplit(':').next().and_then(|port| port.parse().ok()).expect("a port")
}

/// Opens a tablet's socket for a page of this origin. Returns the status if it is refused, and 0 if nothing answers.
async fn opens(port: u16, trusted: Option<Arc<ClientConfig>>, origin: &str) -> Result<(), u16> {
    let Ok(stream) = TcpStream::connect(("127.0.0.1", port)).await else { return Err(0) };
    let scheme = if trusted.is_some() { "wss" } else { "ws" };
    let url = format!("{scheme}://localhost:{port}/relay/tablet");
    let mut request = url.into_client_request().expect("a request");
    request.headers_mut().insert("Origin", origin.parse().expect("a value"));
    match client_async_tls_with_config(request, stream, None, trusted.map(Connector::Rustls)).await {
        Ok(_) => Ok(()),
        Err(Error::Http(response)) => Err(response.status().as_u16()),
        Err(_) => Err(0),
    }
}

#[tokio::test]
async fn relay_prints_its_address_and_serves_allowed_pages() {
    let (_program, address) = start(&[]);
    assert!(address.starts_with("ws://127.0.0.1:"), "{address}");
    assert_eq!(opens(port(&address), None, ORIGIN).await, Ok(()));
    assert_eq!(opens(port(&address), None, "https://evil.example").await, Err(403));
}

#[tokio::test]
async fn relay_with_certificate_accepts_encrypted_connections_only() {
    let folder = tempfile::tempdir().expect("a folder");
    let own = Own::in_folder(folder.path());
    let files = [&own.chain, &own.key].map(|file| file.display().to_string());
    let (_program, address) = start(&["--tls-cert", &files[0], "--tls-key", &files[1]]);
    assert!(address.starts_with("wss://"), "{address}");
    assert_eq!(opens(port(&address), Some(own.trusted()), ORIGIN).await, Ok(()));
    assert_eq!(opens(port(&address), Some(own.trusted()), "null").await, Err(403));
    assert_eq!(opens(port(&address), None, ORIGIN).await, Err(0));
}

#[tokio::test]
#[ignore = "needs PostgreSQL"]
async fn node_of_a_club_runs_a_relay_if_asked_to() {
    let server = postgres::shared();
    let database = server.net_url(&server.database().await);
    let node = Call::on(&database).with(&["--relay-for", ORIGIN, "--relay-port", "0"]).start();
    let line = node.next_line();
    let address = line.strip_prefix("Relay: ws://127.0.0.1:").expect("the relay's address");
    let relay: u16 = address.parse().expect("a port");
    assert_eq!(opens(relay, None, ORIGIN).await, Ok(()));
    assert_eq!(opens(relay, None, "https://evil.example").await, Err(403));
    // The club's own port does not relay.
    assert!(opens(node.listen.port(), None, ORIGIN).await.is_err());
}

#[tokio::test]
#[ignore = "needs Caddy"]
async fn proxy_of_the_manual_forwards_to_relay() {
    let folder = tempfile::tempdir().expect("a folder");
    let own = Own::in_folder(folder.path());
    let (_relay, address) = start(&["--behind", "127.0.0.1"]);
    let (front, plain) = (free_port(), free_port());
    let docs = Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("the workspace").join("docs/club");
    let mut caddy = Command::new("caddy");
    caddy.args(["run", "--adapter", "caddyfile", "--config"]).arg(docs.join("Caddyfile-relay"));
    caddy.env("BUCINTORO_NAME", format!("https://localhost:{front}"));
    caddy.env("BUCINTORO_TLS", format!("tls {} {}", own.chain.display(), own.key.display()));
    caddy.env("BUCINTORO_RELAY", address.trim_start_matches("ws://"));
    caddy.env("BUCINTORO_CADDY_OPTIONS", format!("http_port {plain}\nauto_https disable_redirects"));
    for folders in ["HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME"] {
        caddy.env(folders, folder.path());
    }
    let log = std::fs::File::create(folder.path().join("caddy.log")).expect("a log");
    let _caddy = Program(caddy.stderr(Stdio::from(log)).spawn().expect("Debian's caddy"));
    until("the proxy forwards", async || opens(front, Some(own.trusted()), ORIGIN).await.is_ok()).await;
    assert_eq!(opens(front, Some(own.trusted()), "https://evil.example").await, Err(403));
}
