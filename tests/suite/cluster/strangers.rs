//! Attacks and faulty machines, at several nodes at once.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::{Duration, SystemTime};

use app_core::Supervisor;
use app_core::protocol::{
    DeviceChange, Greeting, MembershipRequest, Problem, Reply, Role, TableRequest, TableState, Turned,
};
use app_core::storage::{StorageBackend, StoreError, TableStore as _};
use bucintoro_tests::awaited;
use bucintoro_tests::backends::{PATIENT, following, lines, lines_after, plain};
use bucintoro_tests::lines::{Line, http};
use bucintoro_tests::nodes::{Plan, organiser, set_up};
use bucintoro_tests::postgres::{self, Server, free_port};
use club_postgres::{Club, ClubProblem, LeaseConfig, Secret};
use club_server::{Addresses, LIMITS, Serving, serve};
use host::App;
use host::ingress::Ingress;
use kernel::{Seat, Viewer};
use tokio::time::timeout;

/// Time limit of each wait.
const PATIENCE: Duration = Duration::from_secs(30);

/// A node in this process.
struct Node {
    serving: Serving,
    club: Arc<Club>,
    supervisor: Supervisor,
    inner: SocketAddr,
    _folder: tempfile::TempDir,
}

async fn node(url: &str) -> Node {
    let inner = SocketAddr::from(([127, 0, 0, 1], free_port()));
    let club = Arc::new(Club::open(url, &inner.to_string(), PATIENT).await.expect("opened"));
    let folder = tempfile::tempdir().expect("a folder");
    let app = App::within(Arc::clone(&club) as Arc<dyn StorageBackend>, folder.path(), LIMITS);
    let (listen, supervisor) = (SocketAddr::from(([127, 0, 0, 1], 0)), app.supervisor().clone());
    let doors = Addresses { listen, inner, watched: None, gate: Ingress::default(), public: None, host: None };
    let serving = serve(app, Arc::clone(&club), doors).await.expect("serving");
    Node { serving, club, supervisor, inner, _folder: folder }
}

impl Node {
    fn at(&self) -> SocketAddr {
        self.serving.address
    }

    async fn key(&self) -> String {
        self.club.secret(Secret::Organiser, "").await.expect("a key")
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "needs PostgreSQL"]
async fn node_is_not_ready_after_a_task_ends() {
    let server = postgres::shared();
    let url = server.url(&server.database().await);
    for task in ["event", "heartbeat", "hosting", "lease", "listener", "other nodes", "scores", "tournament"] {
        let node = node(&url).await;
        assert!(http(node.inner, "GET /readyz HTTP/1.1").await.ends_with("ready\n"), "{task}");
        node.supervisor.plant(task);
        let failure = timeout(PATIENCE, node.supervisor.failed()).await.expect("a reported failure");
        assert_eq!((failure.task.as_str(), failure.cause), (task, format!("planted in {task}")));
        let told = http(node.inner, "GET /readyz HTTP/1.1").await;
        assert!(told.starts_with("HTTP/1.1 503") && told.ends_with("failed\n"), "{task}: {told}");
    }
}

/// Two nodes, and a table that the first owns.
struct Two {
    nodes: [Node; 2],
    table: u32,
    seat: String,
    organiser: Line,
}

impl Two {
    async fn new() -> Self {
        let server = postgres::shared();
        let url = server.url(&server.database().await);
        let nodes = [node(&url).await, node(&url).await];
        let mut organiser = organiser(nodes[0].at(), &nodes[0].key().await).await;
        let plan = Plan { game: "serenissima-2e", seats: 2, options: &[], trusting: true };
        let (table, hosting) = set_up(&mut organiser, nodes[0].at(), &plan).await;
        let way = hosting.links.iter().find(|way| way.role == Role::Seat(Seat(0))).expect("a link");
        Self { nodes, table, seat: way.link.code.clone(), organiser }
    }

    /// Connects to a node with a code. Returns the connection and its token.
    async fn enters(&self, node: usize, code: &str) -> Result<(Line, String), Problem> {
        let greeting = Greeting::Code { code: code.to_owned(), name: "Phone".to_owned(), token: None };
        let line = Line::tries(self.nodes[node].at(), &greeting).await.expect("it exists")?;
        let token = line.token.clone().expect("a token");
        Ok((line, token))
    }

    async fn again(&self, node: usize, token: &str) -> Result<Line, Problem> {
        let greeting = Greeting::Token { token: token.to_owned() };
        Line::tries(self.nodes[node].at(), &greeting).await.expect("it exists")
    }
}

async fn looks(line: &mut Line, table: u32) -> TableState {
    line.open(table, Viewer::Seat(Seat(0))).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "needs PostgreSQL"]
async fn same_request_at_two_nodes_is_executed_once() {
    let two = Two::new().await;
    let (mut here, token) = two.enters(0, &two.seat).await.expect("admitted");
    let mut there = two.again(1, &token).await.expect("admitted");
    let mut state = looks(&mut here, two.table).await;
    looks(&mut there, two.table).await;
    for round in 0..20 {
        let (by, commands) = awaited(&state).expect("an actor is asked");
        let (id, command) = (format!("{round:032x}"), commands[round % commands.len()].clone());
        let (table, head) = (two.table, state.head);
        let request = TableRequest::Command { table, id, head, question: None, by, command, waive: vec![] };
        let before = state.length;
        let (one, other) = tokio::join!(here.ask(&request), there.ask(&request));
        assert_eq!(one, other, "both receive the same");
        assert!(matches!(one, Ok(Reply::Moved { .. })), "{one:?}");
        // Also much later.
        assert_eq!(there.ask(&request).await, one);
        state = looks(&mut here, two.table).await;
        assert!(state.length > before);
        let said = two.nodes[0].club.read(two.table).await.expect("read").expect("the table");
        let times = said.requests.iter().filter(|(request, _)| *request == format!("{round:032x}")).count();
        assert_eq!((times, said.lines.len()), (1, state.length as usize));
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "needs PostgreSQL"]
async fn all_nodes_refuse_removed_device_and_used_code() {
    let mut two = Two::new().await;
    // At the node that does not own the table, which forwards the connection.
    let (mut line, token) = two.enters(1, &two.seat).await.expect("admitted");
    let device = line.guest.expect("a guest").device;
    for node in [0, 1] {
        let used = two.enters(node, &two.seat).await.err();
        assert_eq!(used, Some(Problem::TurnedAway { why: Turned::Code }), "at {node}");
    }
    let table = two.table;
    let remove = MembershipRequest::ChangeDevice { table, device, change: DeviceChange::Remove };
    two.organiser.ask(&remove).await.expect("removed");
    assert!(line.ends().await);
    for node in [0, 1] {
        let turned = two.again(node, &token).await.err();
        assert_eq!(turned, Some(Problem::TurnedAway { why: Turned::Token }), "at {node}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "needs PostgreSQL"]
async fn sixty_spectators_behind_one_address_can_watch() {
    let mut two = Two::new().await;
    let plan = Plan { game: "libertalia", seats: 3, options: &[], trusting: true };
    let mut lines = Vec::new();
    for _ in 0..3 {
        let (table, hosting) = set_up(&mut two.organiser, two.nodes[0].at(), &plan).await;
        let way = hosting.links.iter().find(|way| way.role == Role::Spectator).expect("a link for spectators");
        for nth in 0..20 {
            let (line, _) = two.enters(nth % 2, &way.link.code).await.expect("admitted");
            lines.push((table, line));
        }
    }
    // No device was removed to make room for another.
    for (table, line) in &mut lines {
        assert_eq!(line.open(*table, Viewer::Spectator).await.table, *table);
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "needs PostgreSQL"]
async fn inner_listener_admits_only_nodes() {
    let two = Two::new().await;
    let upgrade = "GET /pass HTTP/1.1\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n\
                   Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nx-bucintoro-from: 127.0.0.1";
    let key = two.nodes[0].key().await;
    for shown in ["".to_owned(), "\r\nx-bucintoro-node: ".to_owned(), format!("\r\nx-bucintoro-node: {key}")] {
        let told = http(two.nodes[0].inner, &format!("{upgrade}{shown}")).await;
        assert!(told.starts_with("HTTP/1.1 4"), "{told}");
    }
    // The secret that nodes use for each other admits no screen.
    let nodes = two.nodes[0].club.secret(Secret::Nodes, "").await.expect("a secret");
    assert_ne!(nodes, key);
    assert_eq!(two.again(1, &nodes).await.err(), Some(Problem::TurnedAway { why: Turned::Token }));
}

/// The clock of a machine whose battery was empty, or that was set by hand.
fn wrong() -> SystemTime {
    SystemTime::now() + Duration::from_secs(86_400)
}

static WRONG: AtomicBool = AtomicBool::new(false);

fn sometimes() -> SystemTime {
    if WRONG.load(Ordering::SeqCst) { SystemTime::UNIX_EPOCH } else { SystemTime::now() }
}

#[tokio::test]
#[ignore = "needs PostgreSQL"]
async fn node_with_wrong_clock_does_not_serve() {
    let server = postgres::shared();
    let url = server.url(&server.database().await);
    let joins = Club::open(&url, "", LeaseConfig { clock: wrong, ..PATIENT }).await;
    assert!(matches!(joins, Err(ClubProblem::Clock)), "{:?}", joins.err());
    // The clock becomes wrong while the node serves: the node stops, and continues when the clock is right again.
    let [heartbeat_interval, lease_duration, lease_ttl] = [50, 400, 600].map(Duration::from_millis);
    let node = Club::open(
        &url,
        "",
        LeaseConfig { heartbeat_interval, lease_duration, lease_ttl, clock: sometimes, ..PATIENT },
    )
    .await
    .expect("opened");
    WRONG.store(true, Ordering::SeqCst);
    tokio::time::timeout(Duration::from_secs(20), node.node().wait_for_expiry()).await.expect("its lease expires");
    let other = Club::open(&url, "there", LeaseConfig { lease_ttl, ..PATIENT }).await.expect("opened");
    tokio::time::sleep(lease_ttl).await;
    let list = other.answering().await.expect("read");
    assert!(!list.contains(&String::new()), "its lease has expired: {list:?}");
    WRONG.store(false, Ordering::SeqCst);
    while !node.node().has_lease() {
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "needs PostgreSQL"]
async fn database_crash_leaves_pending_entry_stored_or_absent() {
    let mut server = Server::start("");
    let url = server.net_url(&server.database().await);
    let club = Arc::new(Club::open(&url, "", PATIENT).await.expect("opened"));
    let mut whole = lines(1, "whole");
    let id = club.create(plain(&whole, "one")).await.expect("stored");
    let mut unknown = 0;
    for round in 0..4 {
        let adds = Arc::clone(&club);
        let added = Arc::new(AtomicUsize::new(0));
        let (adding_to, mut said) = (Arc::clone(&added), whole.clone());
        let adding = tokio::spawn(async move {
            loop {
                let fresh = lines_after(&said.last().expect("a line").hash, said.len() as u32, 1, "fresh");
                match adds.append(id, following(&said, &fresh)).await {
                    Ok(()) => {
                        said.extend(fresh);
                        adding_to.fetch_add(1, Ordering::Relaxed);
                    }
                    Err(problem) => return (said, fresh, problem),
                }
            }
        });
        tokio::time::sleep(Duration::from_millis(150 + 13 * round)).await;
        while added.load(Ordering::Relaxed) < 3 {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
        server.stop_at_once();
        let (said, fresh, problem) = adding.await.expect("the task ends");
        assert!(matches!(problem, StoreError::Unknown(_)), "{problem:?}");
        server.start_again();
        let taken = loop {
            match club.take(id).await {
                Ok(taken) => break taken.expect("the table"),
                Err(_) => tokio::time::sleep(Duration::from_millis(50)).await,
            }
        };
        // All acknowledged entries exist. The outcome of the last append is known now.
        let texts: Vec<&[u8]> = taken.lines.iter().map(AsRef::as_ref).collect();
        let sent: Vec<&[u8]> = said.iter().chain(&fresh).map(|line| line.line.as_bytes()).collect();
        assert!(texts.len() >= said.len() && sent.starts_with(&texts), "{} of {}", texts.len(), said.len());
        unknown += usize::from(texts.len() > said.len());
        whole = if texts.len() > said.len() { [said, fresh].concat() } else { said };
    }
    println!("{unknown} of 4 were stored though nobody was told so; {} lines", whole.len());
    assert!(whole.len() > 10);
}
