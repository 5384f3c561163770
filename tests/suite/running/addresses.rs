//! Addresses of a node: what links say, which address is taken, and who is shown its metrics.

use std::net::SocketAddr;
use std::process::Output;
use std::time::{Duration, Instant};

use bucintoro_tests::lines::{Line, http};
use bucintoro_tests::postgres;
use companion::wire::Greeting;

use super::{Call, Node, address, asked, set_up};

async fn database() -> String {
    let server = postgres::shared();
    server.net_url(&server.database().await)
}

/// What a call says that does not start.
fn refused(mut call: Call) -> Output {
    call.command.args(["--listen", &call.listen.to_string(), "--advertise", &call.inner.to_string()]);
    call.command.stderr(std::process::Stdio::piped()).output().expect("it starts")
}

fn told(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned()
}

#[tokio::test]
#[ignore = "needs PostgreSQL"]
async fn links_of_a_node_that_listens_everywhere_name_the_advertised_host() {
    let database = database().await;
    let mut call = Call::on(&database).with(&["--advertise", &format!("192.0.2.77:{}", address().port())]);
    let port = call.listen.port();
    call.listens(&format!("0.0.0.0:{port}"));
    let node = call.start_advertised();
    let base = format!("http://192.0.2.77:{port}/");
    assert!(node.url.starts_with(&base), "{}", node.url);
    let greeting = Greeting::Token { token: node.key() };
    let here = SocketAddr::from(([127, 0, 0, 1], port));
    let mut organiser = Line::enter(here, &greeting).await.expect("the key is right");
    let (_, hosting) = set_up(&mut organiser, &here.to_string()).await;
    assert!(hosting.links.iter().all(|way| way.link.url.starts_with(&base)), "{hosting:?}");
}

#[tokio::test]
#[ignore = "needs PostgreSQL"]
async fn a_node_that_lacks_its_advertised_address_shows_metrics_to_its_own_machine_only() {
    let database = database().await;
    let call = Call::on(&database);
    let inner = call.inner.port();
    let node = call.with(&["--advertise", &format!("192.0.2.77:{inner}")]).start_advertised();
    assert_eq!(asked(node.inner, "/metrics").await.0, 200);
    // By another address of this machine it comes from outside.
    let Some(outside) = outside() else { return };
    let answer = http(SocketAddr::new(outside, inner), "GET /metrics HTTP/1.1").await;
    assert!(answer.starts_with("HTTP/1.1 404"), "{answer}");
    assert_eq!(asked(SocketAddr::new(outside, inner), "/readyz").await.0, 200);
}

/// An address of this machine by which it is not reached from itself.
fn outside() -> Option<std::net::IpAddr> {
    let socket = std::net::UdpSocket::bind("0.0.0.0:0").ok()?;
    // Nothing is sent: the system chooses its address towards there.
    socket.connect("198.51.100.1:9").ok()?;
    socket.local_addr().ok().map(|address| address.ip()).filter(|ip| !ip.is_loopback())
}

#[tokio::test]
#[ignore = "needs PostgreSQL"]
async fn a_node_that_cannot_start_says_why_at_once_and_without_colours() {
    let database = database().await;
    let running = Node::on(&database);
    let mut call = Call::on(&database);
    call.listen = running.listen;
    let taken = refused(call);
    assert!(!taken.status.success());
    assert!(told(&taken).contains(&format!("--listen {}", running.listen)), "{}", told(&taken));
    let begun = Instant::now();
    let missing = database.replace("/test_", "/missing_");
    let wrong = refused(Call::on(&missing).saying("RUST_LOG", "info"));
    assert!(!wrong.status.success() && begun.elapsed() < Duration::from_secs(20), "{:?}", begun.elapsed());
    assert!(told(&wrong).contains("missing_"), "{}", told(&wrong));
    assert!(!told(&wrong).contains('\u{1b}') && !told(&taken).contains('\u{1b}'));
    let everywhere = refused(Call { inner: SocketAddr::from(([0, 0, 0, 0], 7)), ..Call::on(&database) });
    assert_eq!(everywhere.status.code(), Some(2), "{}", told(&everywhere));
}
