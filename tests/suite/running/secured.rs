//! A node that encrypts connections itself, with a given certificate.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Arc;

use app_core::protocol::{Greeting, Role};
use bucintoro_tests::lines::{Line, Socket};
use bucintoro_tests::postgres;
use kernel::Seat;
use tokio::net::TcpStream;
use tokio_rustls::rustls::pki_types::pem::PemObject as _;
use tokio_rustls::rustls::pki_types::{CertificateDer, ServerName};
use tokio_rustls::rustls::{ClientConfig, RootCertStore};
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{Connector, client_async_tls_with_config};

use super::{Call, Node, by_code, code, set_up, until};

/// A self-signed certificate for this machine, and its key.
pub struct Own {
    pub chain: PathBuf,
    pub key: PathBuf,
}

impl Own {
    pub fn in_folder(folder: &Path) -> Self {
        let own = Self { chain: folder.join("tls.pem"), key: folder.join("tls.key") };
        own.made_anew();
        own
    }

    pub fn made_anew(&self) {
        let made = Command::new("openssl")
            .args(["req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes", "-days", "2"])
            .args(["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost,IP:127.0.0.1"])
            .args(["-addext", "basicConstraints=critical,CA:FALSE", "-keyout"])
            .arg(&self.key)
            .arg("-out")
            .arg(&self.chain)
            .output()
            .expect("openssl is installed");
        assert!(made.status.success(), "{}", String::from_utf8_lossy(&made.stderr));
    }

    /// Returns a client configuration that trusts only the current certificate.
    pub fn trusted(&self) -> Arc<ClientConfig> {
        let mut roots = RootCertStore::empty();
        roots.add(CertificateDer::from_pem_file(&self.chain).expect("a certificate")).expect("a root");
        let provider = Arc::new(tokio_rustls::rustls::crypto::ring::default_provider());
        let config = ClientConfig::builder_with_provider(provider).with_safe_default_protocol_versions();
        Arc::new(config.expect("versions").with_root_certificates(roots).with_no_client_auth())
    }

    /// Starts a node with this certificate, which logs to a file.
    fn node(&self, url: &str, log: &Path) -> Node {
        let files = [&self.chain, &self.key].map(|file| file.display().to_string());
        let call = Call::on(url).with(&["--tls-cert", &files[0], "--tls-key", &files[1]]);
        call.saying("RUST_LOG", "error").logging(log).start()
    }
}

/// The message of a node about an unusable certificate.
const STAYS: &str = "the previous certificate stays in use";

/// Opens a socket over TLS; an error if the node is not trusted.
pub async fn connect(port: u16, trusted: Arc<ClientConfig>, origin: &str) -> Result<Socket, String> {
    use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
    let stream = TcpStream::connect(("127.0.0.1", port)).await.map_err(|error| error.to_string())?;
    let mut request = format!("wss://localhost:{port}/ws").into_client_request().expect("a request");
    request.headers_mut().insert("Origin", origin.parse().expect("a value"));
    let opened = client_async_tls_with_config(request, stream, None, Some(Connector::Rustls(trusted))).await;
    opened.map(|(socket, _)| socket).map_err(|error| error.to_string())
}

/// True if the node shows a trusted certificate.
async fn shown(node: &Node, trusted: Arc<ClientConfig>) -> bool {
    let connector = tokio_rustls::TlsConnector::from(trusted);
    let stream = TcpStream::connect(node.listen).await.expect("connected");
    connector.connect(ServerName::try_from("localhost").expect("a name"), stream).await.is_ok()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "needs PostgreSQL"]
async fn tls_covers_pages_and_sockets_and_certificate_is_reloaded() {
    let server = postgres::shared();
    let url = server.net_url(&server.database().await);
    let folder = tempfile::tempdir().expect("a folder");
    let own = Own::in_folder(folder.path());
    let log = folder.path().join("log");
    let (node, plain) = (own.node(&url, &log), Node::on(&url));
    assert!(node.url.starts_with("https://"), "{}", node.url);
    let (port, origin) = (node.listen.port(), format!("https://localhost:{}", node.listen.port()));
    let mut organiser = plain.organiser().await;
    let (table, hosting) = set_up(&mut organiser, &node.listen.to_string()).await;
    let (greeting, token) = by_code(&code(&hosting, Role::Seat(Seat(0))));
    let text = |greeting| Message::text(serde_json::to_string(greeting).expect("JSON"));
    let socket = connect(port, own.trusted(), &origin).await.expect("connected");
    let mut phone = Line::greets_with(socket, text(&greeting)).await.expect("the code is right");
    assert!(super::played(&mut phone, table, 1).await > 0);
    assert!(connect(port, own.trusted(), "https://elsewhere.example").await.is_err(), "a page of another origin");
    // Bytes that are no TLS greeting are ignored, and block no other client.
    assert!(Line::tries(node.listen, &greeting).await.is_none());
    let before = own.trusted();
    // Reloaded by a signal; then by itself.
    for told in [true, false] {
        own.made_anew();
        let now = own.trusted();
        if told {
            node.signal("HUP");
        }
        until("the newer certificate is shown", async || shown(&node, Arc::clone(&now)).await).await;
        assert!(!shown(&node, Arc::clone(&before)).await, "the older certificate is not shown");
    }
    assert!(super::played(&mut phone, table, 1).await > 0, "an open connection continues");
    // An unusable certificate changes nothing.
    let now = own.trusted();
    let refusals = || std::fs::read_to_string(&log).expect("a log").matches(STAYS).count();
    let earlier = refusals();
    std::fs::write(&own.key, "nothing").expect("written");
    node.signal("HUP");
    until("it has read the key", async || refusals() > earlier).await;
    let socket = connect(port, now, &origin).await.expect("connected");
    Line::greets_with(socket, text(&Greeting::Token { token })).await.expect("admitted");
}

#[test]
fn unusable_certificate_is_refused_at_start() {
    let folder = tempfile::tempdir().expect("a folder");
    let own = Own::in_folder(folder.path());
    let other = tempfile::tempdir().expect("a folder");
    let others = Own::in_folder(other.path());
    for (chain, key) in [(&own.key, &own.key), (&own.chain, &others.key), (&own.chain, &folder.path().join("none"))] {
        let files = [chain, key].map(|file| file.display().to_string());
        let mut call = Call::on("postgres://nobody@127.0.0.1:1/none").with(&["--tls-cert", &files[0], "--tls-key"]);
        let out = call.command.arg(&files[1]).output().expect("it runs");
        assert_eq!(out.status.code(), Some(2), "{}", String::from_utf8_lossy(&out.stderr));
    }
}
