//! Addresses of a node: links, the address of another node, and access to metrics.

use std::io::{BufRead as _, BufReader};
use std::net::SocketAddr;
use std::process::Output;

use app_core::protocol::Greeting;
use bucintoro_tests::lines::{Line, http};
use bucintoro_tests::postgres::{self, Server};
use club_postgres::LeaseConfig;
use sqlx::postgres::PgPool;
use sqlx::{Connection as _, Executor as _, PgConnection};

use super::{Call, Node, address, asked, set_up, until};

async fn database() -> String {
    let server = postgres::shared();
    server.net_url(&server.database().await)
}

/// Returns the output of a node that refuses to start.
fn refused(mut call: Call) -> Output {
    call.command.args(["--listen", &call.listen.to_string(), "--advertise", &call.inner.to_string()]);
    call.command.stderr(std::process::Stdio::piped()).output().expect("it starts")
}

fn told(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned()
}

#[tokio::test]
#[ignore = "needs PostgreSQL"]
async fn links_of_node_on_all_interfaces_name_advertised_host() {
    let database = database().await;
    let mut call = Call::on(&database).with(&["--advertise", &format!("192.0.2.77:{}", address().port())]);
    let port = call.listen.port();
    call.listens(&format!("0.0.0.0:{port}"));
    let node = call.start_advertised();
    let base = format!("http://192.0.2.77:{port}/");
    assert!(node.url.starts_with(&base), "{}", node.url);
    let told = format!("Links begin with {}. Set another address with --public-url.", base.trim_end_matches('/'));
    assert_eq!(node.next_line(), told);
    let greeting = Greeting::Token { token: node.key() };
    let here = SocketAddr::from(([127, 0, 0, 1], port));
    let mut organiser = Line::enter(here, &greeting).await.expect("the key is right");
    let (_, hosting) = set_up(&mut organiser, &here.to_string()).await;
    assert!(hosting.links.iter().all(|way| way.link.url.starts_with(&base)), "{hosting:?}");
}

#[tokio::test]
#[ignore = "needs PostgreSQL"]
async fn metrics_are_local_if_node_lacks_its_advertised_address() {
    let database = database().await;
    let call = Call::on(&database);
    let inner = call.inner.port();
    let node = call.with(&["--advertise", &format!("192.0.2.77:{inner}")]).start_advertised();
    assert_eq!(asked(node.inner, "/metrics").await.0, 200);
    // A connection to another address of this machine comes from outside.
    let outside = outside().expect("this test needs a network: an address of this machine besides the loopback's");
    let answer = http(SocketAddr::new(outside, inner), "GET /metrics HTTP/1.1").await;
    assert!(answer.starts_with("HTTP/1.1 404"), "{answer}");
    assert_eq!(asked(SocketAddr::new(outside, inner), "/readyz").await.0, 200);
}

/// Returns an address of this machine that is not a loopback address.
fn outside() -> Option<std::net::IpAddr> {
    let socket = std::net::UdpSocket::bind("0.0.0.0:0").ok()?;
    // Nothing is sent: the system chooses the local address for this destination.
    socket.connect("198.51.100.1:9").ok()?;
    socket.local_addr().ok().map(|address| address.ip()).filter(|ip| !ip.is_loopback())
}

#[tokio::test]
#[ignore = "needs PostgreSQL"]
async fn links_name_machine_address_or_node_requires_public_url() {
    let database = database().await;
    let everywhere = || {
        let mut call = Call::on(&database);
        let port = call.listen.port();
        call.listens(&format!("0.0.0.0:{port}"));
        call
    };
    // It advertises a loopback address, which is useless on another machine.
    match outside() {
        Some(machine) => {
            let node = everywhere().start();
            // An address of one of its networks; another test checks which one.
            let base = node.url.split("/club#").next().expect("an address").to_owned();
            let host = base.strip_prefix("http://").and_then(|host| host.parse::<SocketAddr>().ok());
            let host = host.unwrap_or_else(|| panic!("{base} is no address; {machine} is one"));
            assert!(!host.ip().is_loopback() && !host.ip().is_unspecified(), "{base}");
            assert_eq!(host.port(), node.listen.port());
            assert_eq!(node.next_line(), format!("Links begin with {base}. Set another address with --public-url."));
        }
        None => {
            let without = refused(everywhere());
            assert_eq!(without.status.code(), Some(2));
            assert!(told(&without).contains("say it by --public-url"), "{}", told(&without));
        }
    }
    let node = everywhere().with(&["--public-url", "https://club.example"]).start();
    assert!(node.url.starts_with("https://club.example/club#token="), "{}", node.url);
}

/// The message of a node whose address is taken.
const LEASE_WAITS: &str = "waits for the lease of an earlier node at this address";

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "needs PostgreSQL"]
async fn restarted_node_is_ready_only_after_its_old_lease_expires() {
    let (database, folder) = (database().await, tempfile::tempdir().expect("a folder"));
    let (pool, log) = (PgPool::connect(&database).await.expect("the database"), folder.path().join("log"));
    let mut killed = Node::on(&database);
    let (listen, inner) = (killed.listen, killed.inner);
    killed.signal("KILL");
    killed.ends();
    let call = Call { listen, inner, ..Call::on(&database).saying("RUST_LOG", "warn").logging(&log) };
    let node = tokio::task::spawn_blocking(|| call.start()).await.expect("it starts");
    until("it is ready again", async || asked(node.inner, "/readyz").await == (200, "ready\n".to_owned())).await;
    // It waits for this lease only: once, unless a busy machine has started it later.
    let said = std::fs::read_to_string(&log).expect("a log");
    assert!(said.matches(LEASE_WAITS).count() <= 1 && !said.contains(WAITS), "{said}");
    let lease = LeaseConfig::default().lease_ttl;
    // By the database's clock the old lease had expired before the new one began.
    let apart =
        "SELECT extract(epoch FROM max(beat) - min(beat))::float8 FROM nodes WHERE addr = $1 HAVING count(*) = 2";
    let apart: f64 = sqlx::query_scalar(apart).bind(inner.to_string()).fetch_one(&pool).await.expect("two nodes");
    assert!(apart >= lease.as_secs_f64(), "{apart} s");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "needs PostgreSQL"]
async fn second_node_at_used_address_reports_it_and_exits() {
    let database = database().await;
    let first = Node::on(&database);
    let call = Call { inner: first.inner, ..Call::on(&database) };
    let listen = call.listen;
    let second = tokio::task::spawn_blocking(|| refused(call)).await.expect("the task ends");
    assert!(!second.status.success());
    let sentence =
        format!("another node uses the address {}: give this node its own address with --advertise", first.inner);
    assert!(told(&second).contains(&sentence), "{}", told(&second));
    assert_eq!(String::from_utf8_lossy(&second.stdout), "", "no address is printed");
    assert!(tokio::net::TcpStream::connect(listen).await.is_err(), "the address is not open");
    assert_eq!(asked(first.inner, "/readyz").await, (200, "ready\n".to_owned()), "the first node still serves");
}

/// Makes the server ask for a password over the network. Returns an address with this wrong password.
async fn with_password(server: &Server, database: &str, password: &str) -> String {
    let mut line = PgConnection::connect(&server.url(database)).await.expect("connected");
    let rules = "local all all trust\nhost all all 127.0.0.1/32 scram-sha-256";
    let hba = server.place().join("data/pg_hba.conf");
    server.runs("sh", &["-c", &format!("printf '{rules}\\n' > {}", hba.display())]);
    for said in ["ALTER USER bucintoro PASSWORD 'right'", "SELECT pg_reload_conf()"] {
        line.execute(said).await.expect("set");
    }
    let url = server.net_url(database).replace("bucintoro@", &format!("bucintoro:{password}@"));
    // The server applies the new rules a moment later.
    until("it asks for the password", async || PgConnection::connect(&url).await.is_err()).await;
    url
}

/// A node waits for a starting database, and reports that. It does not wait for a database that refuses it.
const WAITS: &str = "the database is waited for";

#[tokio::test]
#[ignore = "needs PostgreSQL"]
async fn wrong_database_credentials_fail_at_once() {
    let server = Server::start("-c fsync=off");
    let database = server.database().await;
    let wrong = with_password(&server, &database, "wrong").await;
    let right = wrong.replace(":wrong@", ":right@");
    for (url, sentence) in [
        (wrong.clone(), "password authentication failed for user \"bucintoro\""),
        (wrong.replace("bucintoro:", "nobody:"), "password authentication failed for user \"nobody\""),
        (right.replace(&format!("/{database}?"), "/missing?"), "database \"missing\" does not exist"),
    ] {
        let answer = refused(Call::on(&url).saying("RUST_LOG", "warn"));
        assert!(!answer.status.success());
        assert!(told(&answer).contains("the database cannot be reached"), "{}", told(&answer));
        assert!(told(&answer).contains(sentence), "{}", told(&answer));
        assert!(!told(&answer).contains(WAITS), "{}", told(&answer));
    }
    // The message about an unreachable database is the one that the test above looks for.
    let mut away = Call::on("postgres://bucintoro@127.0.0.1:1/x").saying("RUST_LOG", "warn");
    let mut program = away.command.stderr(std::process::Stdio::piped()).spawn().expect("it starts");
    let mut log = BufReader::new(program.stderr.take().expect("its log"));
    let mut line = String::new();
    log.read_line(&mut line).expect("a line of the log");
    program.kill().expect("it still runs");
    program.wait().expect("the task ends");
    assert!(line.contains(WAITS), "{line}");
    drop(Call::on(&right).start());
}

#[tokio::test]
#[ignore = "needs PostgreSQL"]
async fn failed_start_reports_reason_without_colours() {
    let database = database().await;
    let running = Node::on(&database);
    let mut call = Call::on(&database);
    call.listen = running.listen;
    let taken = refused(call);
    assert!(!taken.status.success());
    assert!(told(&taken).contains(&format!("--listen {}", running.listen)), "{}", told(&taken));
    let missing = database.replace("/test_", "/missing_");
    let wrong = refused(Call::on(&missing).saying("RUST_LOG", "info"));
    assert!(!wrong.status.success() && !told(&wrong).contains(WAITS), "{}", told(&wrong));
    assert!(told(&wrong).contains("missing_"), "{}", told(&wrong));
    assert!(!told(&wrong).contains('\u{1b}') && !told(&taken).contains('\u{1b}'));
    let everywhere = refused(Call { inner: SocketAddr::from(([0, 0, 0, 0], 7)), ..Call::on(&database) });
    assert_eq!(everywhere.status.code(), Some(2), "{}", told(&everywhere));
}
